/**
 * Normalization and comparison with what schemes say (RFC 3986 section 6.2.3).
 *
 * @module
 */
import type { AnyGrammar } from "../../operations/grammar.js";
import { childrenOf, isLeaf, type NodeBase } from "../../tree/index.js";
import { comparer, type Comparer, type CompareOptions } from "../../operations/compare.js";
import {
  optionalStepsOf,
  type Change,
  type NormalizationStep,
  type Normalize,
  type NormalizeOptions,
} from "../../operations/normalize.js";
import { applyEdits, type Edit } from "../../core/edits.js";
import { present } from "../../core/invariant.js";
import { authorityAfter, schemeEnd } from "../../core/parts.js";
import { recommendedForm } from "../../core/ipv6.js";
import { withoutZeros } from "../../core/ports.js";
import type { AnyStandard } from "../../standards/standard.js";
import type { StandardId } from "../../standards/list.js";
import type { SchemeEdit } from "./check.js";
import { originsOf } from "./origins.js";
import { chosenFrom, type Known } from "./known.js";
import type { AnyScheme, SchemeMap, Schemes } from "./scheme.js";
import { isOwn, schemeOf, SchemeSubject, textOf } from "./subject.js";

/** A step of normalization, or what the scheme's own document adds. */
export type SchemeNormalizationStep = NormalizationStep | "scheme";

/** Which schemes to know, and by which standard. */
export interface SchemeOptions {
  /** RFC 3986 by default. */
  readonly standard?: StandardId;
  readonly schemes?: Schemes;
}

/** How a reference is normalized where schemes are known. */
export interface SchemeNormalizeOptions extends SchemeOptions {
  /** The steps to take; all that the standard has, and `scheme`, by default. */
  readonly steps?: Iterable<SchemeNormalizationStep>;
  /** `true` returns the list of changes, too. */
  readonly changes?: boolean;
}

/** As `Change`, with the scheme's own step. */
export interface SchemeChange extends Omit<Change, "step"> {
  readonly step: SchemeNormalizationStep;
}

/** As `Normalization`, with the scheme's own changes. */
export interface SchemeNormalization {
  readonly uri: string;
  readonly changes: readonly SchemeChange[];
}

/** Normalization that knows schemes. */
export interface SchemeNormalize {
  /**
   * Gives the normal form of a URI or of a relative reference: that of the standard, without the steps that the scheme
   * does not have, then that of the scheme's document. A URI that the scheme's grammar refuses only gets the first. A URI
   * that only the scheme's grammar accepts gets the second, and its scheme in lower case.
   *
   * @param input a reference, or its tree
   * @returns the normal form, or with `changes: true` the normal form and the changes. Offsets are the input's. Where a
   *   change is in text that a step before it wrote, they are those of what that step replaced.
   * @throws {URISyntaxError} where the input is not a reference
   * @throws {RangeError} where there is no such standard, or no such step in it
   */
  (input: string | NodeBase, options: SchemeNormalizeOptions & { readonly changes: true }): SchemeNormalization;
  (input: string | NodeBase, options?: SchemeNormalizeOptions & { readonly changes?: false }): string;
  (input: string | NodeBase, options?: SchemeNormalizeOptions): string | SchemeNormalization;
}

/** How two references are compared where schemes are known. */
export interface SchemeCompareOptions extends CompareOptions, SchemeOptions {}

/** Comparison that knows schemes: as the standard's, but on the rung `scheme` and above by the scheme's own document. */
export interface SchemeComparer {
  readonly compare: (
    a: string | NodeBase,
    b: string | NodeBase,
    options?: SchemeCompareOptions,
  ) => ReturnType<Comparer["compare"]>;
  readonly equivalent: (a: string | NodeBase, b: string | NodeBase, options?: SchemeCompareOptions) => boolean;
}

/** Makes the functions that know some schemes where none are given. */
export function schemeNormalizer(known: Known): SchemeComparer & { readonly normalize: SchemeNormalize } {
  function normalize(
    input: string | NodeBase,
    options: SchemeNormalizeOptions & { readonly changes: true },
  ): SchemeNormalization;
  function normalize(input: string | NodeBase, options?: SchemeNormalizeOptions & { readonly changes?: false }): string;
  function normalize(input: string | NodeBase, options?: SchemeNormalizeOptions): string | SchemeNormalization;
  function normalize(input: string | NodeBase, options: SchemeNormalizeOptions = {}): string | SchemeNormalization {
    const { steps, changes = false } = options;
    const { standard, schemes } = chosenFrom(known, options);
    const form = normalForm(textOf(input, standard), standard, schemes, steps && new Set(steps));
    return changes ? form : form.uri;
  }

  /** The comparison of a standard, with normal forms in which the scheme's own differences are gone. */
  function comparerOf(options: SchemeOptions): Comparer {
    const { standard, schemes } = chosenFrom(known, options);
    const forComparison = (input: string, { steps }: NormalizeOptions = {}): string => {
      const { uri } = normalForm(input, standard, schemes, steps && new Set(steps));
      return steps === undefined ? equated(uri, standard, schemes) : uri;
    };
    const isSame = (a: string, b: string): boolean => forComparison(a) === forComparison(b);
    const normalizer = { normalize: forComparison as Normalize, isSame };
    const references = {
      test(input: string): boolean {
        const scheme = schemeOf(input, schemeEnd(input), standard, schemes);
        return standard.test(input) || (scheme !== null && isOwn(input, scheme, standard));
      },
      text: (input: string | NodeBase) => textOf(input, standard),
      refusal: standard.refusal,
      defaultRule: standard.defaultRule,
    };
    return comparer(references, normalizer, standard.normalization);
  }

  return {
    normalize,
    compare: (a, b, options = {}) => comparerOf(options).compare(a, b, options),
    equivalent: (a, b, options) => comparerOf(options ?? {}).equivalent(a, b, options),
  };
}

/** The normal form with the changes that led to it; all steps where none are chosen. */
function normalForm(
  input: string,
  standard: AnyStandard,
  schemes: SchemeMap,
  chosen: ReadonlySet<SchemeNormalizationStep> | undefined,
): SchemeNormalization {
  const scheme = schemeOf(input, schemeEnd(input), standard, schemes);
  const usual = [...standard.normalizationSteps, ...optionalStepsOf(standard.normalization)];
  const steps = [...(chosen ?? usual)].filter(
    (step): step is NormalizationStep => step !== "scheme" && scheme?.without.includes(step) !== true,
  );
  const isGeneric = scheme === null || !isOnlyOwn(input, scheme, standard);
  // The generic syntax knows no more of what it refuses than the name of the scheme.
  const known = isGeneric ? input : input.slice(0, schemeEnd(input) + 1);
  const byStandard = standard.normalize(known, { steps, changes: true });
  if (scheme === null) return byStandard;
  const whole = isGeneric ? byStandard : { ...byStandard, uri: byStandard.uri + input.slice(known.length) };
  let form: SchemeNormalization = whole;
  if (isGeneric && steps.includes("default-port")) {
    form = edited(form, "default-port", defaultPort(form.uri, scheme, standard));
  }
  // What only the scheme's own grammar knows as a host and a port.
  for (const step of steps) {
    const leafForm = LEAF_FORMS[step];
    if (leafForm?.mayBeIn.test(form.uri) !== true) continue;
    const own = ownSubject(form.uri, standard, schemes);
    if (own?.node) form = edited(form, step, leafEdits(own.node as NodeBase, leafForm));
  }
  const subject = chosen === undefined || chosen.has("scheme") ? ownSubject(form.uri, standard, schemes) : null;
  return subject === null ? form : edited(form, "scheme", scheme.normalize(subject));
}

/** Whether the grammar of its scheme accepts a string that the generic syntax refuses. */
function isOnlyOwn(input: string, scheme: AnyScheme, standard: AnyStandard): boolean {
  return !scheme.grammar.isWithinURI && !standard.test(input) && isOwn(input, scheme, standard);
}

/** The normal form without what does not count in a comparison. */
function equated(uri: string, standard: AnyStandard, schemes: SchemeMap): string {
  const subject = ownSubject(uri, standard, schemes);
  return subject === null ? uri : applyEdits(uri, inOrder(subject.scheme.equate(subject)));
}

/** A URI that its scheme's grammar accepts. */
function ownSubject(
  uri: string,
  standard: AnyStandard,
  schemes: SchemeMap,
): (SchemeSubject & { readonly scheme: AnyScheme }) | null {
  const end = schemeEnd(uri);
  const scheme = schemeOf(uri, end, standard, schemes);
  if (scheme?.grammar.test(uri) !== true) return null;
  const isGeneric = scheme.grammar.isWithinURI || standard.test(uri);
  const subject = new SchemeSubject(uri, authorityAfter(uri, end + 1), scheme, standard, isGeneric);
  return subject as SchemeSubject & { readonly scheme: AnyScheme };
}

/** The form of a leaf in the trees of schemes. */
interface LeafForm {
  readonly type: string;
  readonly section: string;
  /** What any text has that another form than this stands in. */
  readonly mayBeIn: RegExp;
  readonly formOf: (text: string) => string;
}

/** The steps that schemes take in their own trees. */
const LEAF_FORMS: Readonly<Partial<Record<NormalizationStep, LeafForm>>> = {
  "port-zeros": { type: "port", section: "RFC3986:3.2.3", mayBeIn: /:0\d/, formOf: withoutZeros },
  ipv6: { type: "IPv6address", section: "RFC5952:4", mayBeIn: /\[/, formOf: recommendedForm },
};

/** The edits that put the leaves of one type in their form. */
function* leafEdits(node: NodeBase, form: LeafForm): Generator<SchemeEdit> {
  const { type, start, end } = node;
  if (isLeaf(node) && type === form.type) yield { start, end, text: form.formOf(node.value), section: form.section };
  for (const [, child] of childrenOf(node)) yield* leafEdits(child, form);
}

/** The edit that drops the scheme's own default port, whatever zeros stand before it. */
function* defaultPort(uri: string, { defaultPort: own }: AnyScheme, grammar: AnyGrammar): Generator<SchemeEdit> {
  const { scheme, authority, port } = grammar.components(uri);
  if (scheme === null || authority === null || port === null || own === null || withoutZeros(port) !== own) return;
  // The port ends the authority.
  const end = scheme.length + "://".length + authority.length;
  yield { start: end - port.length - 1, end, text: "", section: "6.2.3" };
}

/** A form after another step, with the changes that this made. */
function edited(
  form: SchemeNormalization,
  step: SchemeNormalizationStep,
  edits: Iterable<SchemeEdit>,
): SchemeNormalization {
  const { uri, changes } = form;
  const made = inOrder(edits).filter(({ start, end, text }) => uri.slice(start, end) !== text);
  if (made.length === 0) return form;
  const origins = originsOf(made, changes);
  const more = made.map(({ start, end, text, section }, index): SchemeChange => {
    const origin = present(origins[index]);
    return { step, section, ...origin, before: uri.slice(start, end), after: text };
  });
  return { uri: applyEdits(uri, made), changes: [...changes, ...more] };
}

/** Edits in the order of the text. */
function inOrder<Each extends Edit>(edits: Iterable<Each>): readonly Each[] {
  return [...edits].sort((a, b) => a.start - b.start);
}
