/**
 * Repairs inputs for the command `repair` and the option `--fix`.
 *
 * @module
 */
import { lazyFor } from "../core/lazy.js";
import { schemeEnd } from "../core/parts.js";
import { repaired } from "../explain/repair.js";
import type { Diagnostic, Repaired } from "../index.js";
import type { Edit } from "../core/edits.js";
import type { Handler, Hit, Option, Outcome } from "./command.js";
import { Misuse, type RefusedArgument } from "./errors.js";
import { lineAt } from "./findings.js";
import type { FixMode, TextFix } from "./fix-texts.js";
import { verdict } from "./report.js";
import { onOneLine, type Style } from "./terminal.js";

/** The options of commands that repair. */
interface FixOptions {
  readonly fix: Option & { readonly type: "boolean"; readonly optional: "guess" };
  readonly diff: Option & { readonly type: "boolean" };
  readonly "dry-run": Option & { readonly type: "boolean" };
}

/** The options of commands that repair the texts of files. */
export const fixFilesOptions: FixOptions = {
  fix: {
    type: "boolean",
    optional: "guess",
    help: "Repair the files, and report what is left. --fix=guess also makes repairs that are guesses.",
  },
  diff: { type: "boolean", help: "Write the changes of --fix as a diff, and change no file." },
  "dry-run": { type: "boolean", help: "With --fix: say how many repairs would be made, and change no file." },
};

/** The options of commands that repair strings, or the lines of files. */
export const fixOptions: FixOptions = {
  ...fixFilesOptions,
  fix: {
    type: "boolean",
    optional: "guess",
    help: "Write only the repaired strings; with --file, repair the files. --fix=guess also makes guesses.",
  },
};

/**
 * Makes a handler that also repairs the lines of files.
 *
 * @param handler repairs a string; see `repairing`
 * @param values the options that were given
 * @throws {Misuse} if they exclude each other
 */
export function repairingLines(
  handler: RepairingHandler,
  values: Readonly<Record<string, unknown>>,
  style: Style,
): RepairingHandler {
  const { file, from } = values;
  const mode = fixModeFrom(values);
  // The records of other formats have more fields, and `--to` writes them.
  const isInPlace = file === true && from === undefined;
  if (mode !== "write" && !isInPlace) throw new Misuse(`--${mode === "diff" ? "diff" : "dry-run"} needs --file`);
  if (mode === null || !isInPlace) return handler;
  return Object.assign(handler, {
    fixing: { mode, fix: (source: string, text: string) => fixLines(handler, style, source, text) },
  });
}

/**
 * Repairs the lines of a file.
 *
 * @param handler repairs a string; see `repairing`
 */
function fixLines({ fixed: fixedBy }: RepairingHandler, style: Style, source: string, text: string): TextFix {
  const edits: Edit[] = [];
  const left: Hit[] = [];
  const repaired: (() => Hit)[] = [];
  let count = 0;
  let start = 0;
  for (const [index, whole] of text.split("\n").entries()) {
    const line = whole.endsWith("\r") ? whole.slice(0, -1) : whole;
    const fixed = line === "" ? null : fixedBy(line);
    const hitOf = ({ text: shown, faults }: Left): Hit => {
      const where = lineAt({ source, line: index + 1 });
      const placed = (placeOf: (diagnostic: Diagnostic) => string): Iterable<string> =>
        verdict(false, shown, faults, style, { place: placeOf(faults[0] as Diagnostic) });
      const record = { ok: false, diagnostics: faults };
      return { input: line, outcome: { passed: false, record, lines: [], placed }, where };
    };
    if (fixed?.fix.ok === true) {
      const { uri, applied } = fixed.fix;
      count += applied.length;
      if (uri !== line) {
        edits.push({ start, end: start + line.length, text: uri });
        repaired.push(() => hitOf({ text: line, faults: errorsOf(fixed.find(line)) }));
      }
    } else if (fixed) left.push(hitOf(fixed.left));
    start += whole.length + 1;
  }
  const found = (): readonly Hit[] =>
    [...left, ...repaired.map((hit) => hit())].sort((one, other) => one.where.line - other.where.line);
  return { edits, count, left, found };
}

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

/** Finds the warnings about a valid string. */
export type Warn = (text: string) => readonly Diagnostic[];

/** A handler that also handles strings that were not UTF-8. */
export type RefusingHandler = Handler & { readonly refuse: NonNullable<Handler["refuse"]> };

/** A handler that repairs. `fixed` returns the result of a repair. */
export type RepairingHandler = RefusingHandler & { readonly fixed: (input: string) => Fixed };

/**
 * Creates a handler that repairs inputs. An input passes if its repaired string is valid.
 *
 * @param find finds the faults of a string; it is called once for each string, because explaining takes most of the time
 * @param guesses whether to make repairs that are guesses
 * @param warningsOf returns the warnings that a valid string is probably not what was meant: repairs do not change it
 */
export function repairing(find: Find, guesses: boolean, style: Style, warningsOf: Warn = () => []): RepairingHandler {
  const handler = (input: string): Fixed => {
    const findOnce = lazyFor(find);
    const fix = repaired(input, !guesses, (text) => errorsOf(findOnce(text)));
    return new Fixed(input, findOnce, fix, style, warningsOf);
  };
  const refuse = ({ input, diagnostic }: RefusedArgument): Outcome => {
    const unrepaired = { uri: input, ok: false, certain: true, applied: [] };
    return new Fixed(input, () => ({ ok: false, diagnostics: [diagnostic] }), unrepaired, style, warningsOf);
  };
  // A string that cannot be repaired stays the same.
  const resultOf: Handler["resultOf"] = ({ record }, input) => {
    const { ok, uri } = record["fix"] as Repaired;
    return ok ? uri : input;
  };
  return Object.assign((input: string) => handler(input), { refuse, resultOf, fixed: handler });
}

function errorsOf({ diagnostics }: Findings): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === "error");
}

/** The faults that could not be repaired, and the text that has them: the input, or the repaired string. */
interface Left {
  readonly text: string;
  readonly faults: readonly Diagnostic[];
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
    readonly warningsOf: Warn,
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

  get left(): Left {
    const faults = errorsOf(this.find(this.input)).filter(({ repair }) => repair?.certain !== true);
    if (faults.length > 0) return { text: this.input, faults };
    // Some errors are found only after others are repaired.
    return { text: this.fix.uri, faults: errorsOf(this.find(this.fix.uri)) };
  }

  /** Returns the report of faults that could not be repaired, or of warnings about a string that is left as it is. */
  readonly complaint = (style: Style): Iterable<string> => {
    const { fix, input } = this;
    if (!fix.ok) return verdict(false, this.left.text, this.left.faults, style);
    const warnings = fix.applied.length > 0 ? [] : this.warningsOf(input);
    if (warnings.length === 0) return [];
    const kind = schemeEnd(input) < 0 ? "relative reference" : undefined;
    return [...verdict(true, input, warnings, style, { kind }), "  Nothing is changed, because the string is valid."];
  };
}
