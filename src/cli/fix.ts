/**
 * Repairs inputs for the command `repair` and the option `--fix`.
 *
 * @module
 */
import type { Diagnostic, Repaired } from "../index.js";
import type { Handler, Option, Outcome } from "./command.js";
import type { RefusedArgument } from "./errors.js";
import { verdict } from "./report.js";
import { printable, type Style } from "./terminal.js";

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

/** Finds and repairs the faults of inputs. */
export interface Fixer {
  readonly find: (input: string) => Findings;
  readonly repair: (input: string, certain: boolean) => Repaired;
}

/** A handler that also handles strings that were not UTF-8. */
export type RefusingHandler = Handler & { readonly refuse: NonNullable<Handler["refuse"]> };

/**
 * Creates a handler that repairs inputs. An input passes if its repaired string is valid.
 *
 * @param guesses whether to make repairs that are guesses
 */
export function repairing({ find, repair }: Fixer, guesses: boolean, style: Style): RefusingHandler {
  const handler = (input: string): Outcome => new Fixed(input, find, repair(input, !guesses), style);
  const refuse = ({ input, diagnostic }: RefusedArgument): Outcome => {
    const unrepaired = { uri: input, ok: false, certain: true, applied: [] };
    return new Fixed(input, () => ({ ok: false, diagnostics: [diagnostic] }), unrepaired, style);
  };
  return Object.assign(handler, { refuse });
}

/** The result of a repair. The remaining faults are searched only when they are needed. */
export class Fixed implements Outcome {
  readonly passed: boolean;

  constructor(
    readonly input: string,
    readonly find: Fixer["find"],
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
    return [this.fix.ok ? this.fix.uri : unchanged(this.input, this.style)];
  }

  /** Returns the report of faults that could not be repaired. */
  readonly complaint = (style: Style): Iterable<string> => (this.fix.ok ? [] : this.#complaint(style));

  #complaint(style: Style): Iterable<string> {
    const left = this.#errorsIn(this.input).filter(({ repair }) => repair?.certain !== true);
    if (left.length > 0) return verdict(false, this.input, left, style);
    // Some errors are found only after others are repaired.
    return verdict(false, this.fix.uri, this.#errorsIn(this.fix.uri), style);
  }

  #errorsIn(text: string): readonly Diagnostic[] {
    return this.find(text).diagnostics.filter(({ severity }) => severity === "error");
  }
}

/** Returns the input on one line. For a terminal, control characters are escaped. */
function unchanged(input: string, { terminal }: Style): string {
  return terminal === true ? printable(input) : input.replaceAll("\n", "\\u000a");
}
