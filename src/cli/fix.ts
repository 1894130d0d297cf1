/**
 * Repairs inputs for the command `repair` and the option `--fix`.
 *
 * @module
 */
import { lazyFor } from "../core/lazy.js";
import { repaired } from "../explain/repair.js";
import type { Diagnostic, Repaired } from "../index.js";
import type { Handler, Option, Outcome } from "./command.js";
import { Misuse, type RefusedArgument } from "./errors.js";
import type { FixMode } from "./fix-texts.js";
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

/** The options of commands that repair the texts of files. */
export const fixFilesOptions: {
  readonly fix: Option & { readonly type: "boolean"; readonly optional: "guess" };
  readonly diff: Option & { readonly type: "boolean" };
  readonly "dry-run": Option & { readonly type: "boolean" };
} = {
  fix: {
    type: "boolean",
    optional: "guess",
    help: "Repair the files, and report what is left. --fix=guess also makes repairs that are guesses.",
  },
  diff: { type: "boolean", help: "Write the changes of --fix as a diff, and change no file." },
  "dry-run": { type: "boolean", help: "With --fix: say how many repairs would be made, and change no file." },
};

/**
 * Returns what to do with the repairs of files; `null` if the files are not repaired.
 *
 * @throws {Misuse} if the options exclude each other
 */
export function fixModeFrom({ fix, diff, "dry-run": isDry }: Readonly<Record<string, unknown>>): FixMode | null {
  if (isDry === true && fix === undefined) throw new Misuse("--dry-run needs --fix");
  if (isDry === true && diff === true) throw new Misuse("--dry-run cannot be used with --diff");
  if (fix === undefined && diff !== true) return null;
  return diff === true ? "diff" : isDry === true ? "count" : "write";
}

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
  // A string that cannot be repaired stays the same.
  const resultOf: Handler["resultOf"] = ({ record }, input) => {
    const { ok, uri } = record["fix"] as Repaired;
    return ok ? uri : input;
  };
  return Object.assign(handler, { refuse, resultOf });
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
    return [this.fix.ok ? this.fix.uri : onOneLine(this.input, this.style)];
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
