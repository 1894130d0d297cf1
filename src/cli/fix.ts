/**
 * The option `--fix`: what is repaired, and how that is written.
 *
 * @module
 */
import type { Diagnostic, Repaired } from "../index.js";
import type { Option } from "./command.js";
import { aligned, printable, quote, type Style } from "./terminal.js";

/** The option. */
export const fixOption: { readonly fix: Option & { readonly type: "boolean"; readonly optional: "guess" } } = {
  fix: {
    type: "boolean",
    optional: "guess",
    help: "Show the repaired string. --fix=guess also makes repairs that are guesses.",
  },
};

/** What is found in an input. */
export interface Findings {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** How inputs are looked at and repaired. */
export interface Fixer {
  readonly find: (input: string) => Findings;
  readonly repair: (input: string, certain: boolean) => Repaired;
}

/**
 * @param option the value of the option
 * @param repair repairs an input, without guesses if it is told so
 * @returns the repair; `null` if the option was not given
 */
export function fixOf(option: boolean | "guess" | undefined, repair: (certain: boolean) => Repaired): Repaired | null {
  return option === undefined ? null : repair(option !== "guess");
}

/** What repairing comes to if a string was not even tried. */
export const unrepaired = (input: string): Repaired => ({ uri: input, ok: false, certain: true, applied: [] });

/**
 * What repairing came to: the string, each repair with its place in the string before it, and the errors that are left.
 *
 * @param fix the repair
 * @param found what was found in the input
 * @param find finds what is left
 */
export function* fixed(
  { uri, ok, applied }: Repaired,
  found: Findings,
  find: Fixer["find"],
  style: Style,
): Generator<string> {
  if (applied.length === 0) {
    if (found.ok) return;
    const isGuessed = errorsOf(found).some(({ repair }) => repair !== undefined);
    yield `  ${style.error("not fixed")}: ${isGuessed ? "no repair is certain; --fix=guess guesses" : "no repair is known"}`;
    return;
  }
  yield `  ${ok ? style.valid("fixed") : `${style.error("not fixed")}, but nearer:`}  ${quote(uri)}`;
  for (const [place, code, change] of aligned([...repairsOf(applied)])) {
    yield `    ${style.faint(place)}  ${code}  ${change}`;
  }
  if (ok) return;
  for (const { severity, code, message } of errorsOf(find(uri))) {
    yield `    left: ${style.error(severity)} ${code}: ${printable(message)}`;
  }
}

const errorsOf = ({ diagnostics }: Findings): readonly Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === "error");

function* repairsOf(applied: Repaired["applied"]): Generator<[place: string, code: string, change: string]> {
  for (const { code, start, end, repair } of applied) {
    const guess = repair?.certain === false ? " (a guess)" : "";
    yield [`${String(start)}–${String(end)}`, code, `${printable(String(repair?.message))}${guess}`];
  }
}
