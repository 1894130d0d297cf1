/**
 * Applies the rules of the input's scheme.
 *
 * @module
 */
import { schemeEnd } from "../../../src/core/parts.js";
import { normalize, repair, schemes, validate, type AnyScheme } from "../../../src/schemes/index.js";
import { schemeOf } from "../../../src/schemes/mechanism/subject.js";
import { anyStandard } from "../../../src/standards/by-id.js";
import type { Diagnostic, NodeBase } from "../../../src/index.js";
import type { SchemeNormalization } from "../../../src/schemes/mechanism/normalize.js";
import type { StandardId } from "../../../src/standards/index.js";

/** The findings of the scheme of an input. */
export interface SchemeFindings {
  /** The name, as in the input. */
  readonly name: string;
  /** `null` if the package does not know it. */
  readonly scheme: AnyScheme | null;
  /** Whether the scheme accepts the input; for an unknown scheme, whether the generic syntax does. */
  readonly ok: boolean;
  /** The diagnostics of the scheme, without those of the generic syntax. */
  readonly diagnostics: readonly Diagnostic[];
  /** The number of its diagnostics that are also those of the generic syntax. */
  readonly shared: number;
  /** The tree of the scheme's own grammar; `null` if it refuses the input. */
  readonly tree: NodeBase | null;
  /** The normal form with the scheme's rules, and the changes; `null` if the scheme refuses the input. */
  readonly normalForm: SchemeNormalization | null;
}

/**
 * Applies the rules of the input's scheme.
 *
 * @param input any string
 * @param standard the standard of the scheme
 * @param faults the diagnostics of the input by the generic syntax of the standard
 * @returns the findings of its scheme; `null` if the input has no scheme
 */
export function schemeFindings(
  input: string,
  standard: StandardId,
  faults: readonly Diagnostic[],
): SchemeFindings | null {
  const end = schemeEnd(input);
  if (end < 0) return null;
  const { ok, diagnostics, schemeNode } = validate(input, { standard });
  const scheme = schemeOf(input, end, { standard: anyStandard(standard), schemes });
  const told = new Set(faults.map(keyOf));
  const own = diagnostics.filter((diagnostic) => !told.has(keyOf(diagnostic)));
  return {
    name: input.slice(0, end),
    scheme,
    ok,
    diagnostics: own,
    shared: diagnostics.length - own.length,
    tree: schemeNode as NodeBase | null,
    normalForm: scheme !== null && ok ? normalize(input, { standard, changes: true }) : null,
  };
}

const keyOf = ({ code, start, end }: Diagnostic): string => `${code} ${String(start)} ${String(end)}`;

/** All repairs of an input at once. */
export interface AllRepairs {
  /** The repaired input. */
  readonly repaired: string;
  /** The diagnostics that the repairs fix. Each has its repair. */
  readonly applied: readonly Diagnostic[];
}

/**
 * Repairs an input.
 *
 * @param input any string
 * @param standard a standard
 * @returns the repairs by the scheme of the input, if known; otherwise those by the generic syntax
 */
export function repairAll(input: string, standard: StandardId): AllRepairs {
  const grammar = anyStandard(standard);
  const isKnown = schemeOf(input, schemeEnd(input), { standard: grammar, schemes }) !== null;
  const { uri, applied } = isKnown ? repair(input, { standard }) : grammar.repair(input);
  return { repaired: uri, applied };
}
