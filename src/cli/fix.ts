/**
 * Repairs inputs for the command `repair` and the option `--fix`.
 *
 * @module
 */
import { lazyFor } from "../core/lazy.js";
import { repaired } from "../explain/repair.js";
import type { Diagnostic, Repaired } from "../index.js";
import type { Handler, Option, Outcome } from "./command.js";
import type { RefusedArgument } from "./errors.js";
import { verdict } from "./report.js";
import { onOneLine, type Style } from "./terminal.js";

/** The option `--fix`. */
export const fixOption: { readonly fix: Option & { readonly type: "boolean"; readonly optional: "guess" } } = {
  fix: {
    type: "boolean",
    optional: "guess",
    help: "Write only the repaired strings. --fix=guess also makes repairs that are guesses.",
  },
};

/** The diagnostics of an input. */
export interface Findings {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds the faults of a string. */
export type Find = (text: string) => Findings;

/** A handler that also handles strings that were not UTF-8. */
export type RefusingHandler = Handler & { readonly refuse: NonNullable<Handler["refuse"]> };

/**
 * Creates a handler that repairs inputs. An input passes if its repaired string is valid.
 *
 * @param find finds the faults of a string; it is called once for each string, because explaining takes most of the time
 * @param guesses whether to make repairs that are guesses
 */
export function repairing(find: Find, guesses: boolean, style: Style): RefusingHandler {
  const handler = (input: string): Outcome => {
    const findOnce = lazyFor(find);
    const fix = repaired(input, !guesses, (text) => (findOnce(text).ok ? null : errorsOf(findOnce(text))));
    return new Fixed(input, findOnce, fix, style);
  };
  const refuse = ({ input, diagnostic }: RefusedArgument): Outcome => {
    const unrepaired = { uri: input, ok: false, certain: true, applied: [] };
    return new Fixed(input, () => ({ ok: false, diagnostics: [diagnostic] }), unrepaired, style);
  };
  return Object.assign(handler, { refuse });
}

function errorsOf({ diagnostics }: Findings): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === "error");
}

/** The result of a repair. */
export class Fixed implements Outcome {
  readonly passed: boolean;

  /** @param find returns what was found in the input and in the repaired string */
  constructor(
    readonly input: string,
    readonly find: Find,
    readonly fix: Repaired,
    readonly style: Style,
  ) {
    this.passed = fix.ok;
  }

  get record(): Outcome["record"] {
    const { ok, diagnostics } = this.find(this.input);
    return { ok, diagnostics, fix: this.fix };
  }

  get lines(): readonly string[] {
    return [onOneLine(this.fix.ok ? this.fix.uri : this.input, this.style)];
  }

  /** Returns the report of faults that could not be repaired. */
  readonly complaint = (style: Style): Iterable<string> => (this.fix.ok ? [] : this.#complaint(style));

  #complaint(style: Style): Iterable<string> {
    const left = errorsOf(this.find(this.input)).filter(({ repair }) => repair?.certain !== true);
    if (left.length > 0) return verdict(false, this.input, left, style);
    // Some errors are found only after others are repaired.
    return verdict(false, this.fix.uri, errorsOf(this.find(this.fix.uri)), style);
  }
}
