/**
 * Compares the trees of the shipped parser, made by the back end in `scripts/build/backend/`, with those of the parser
 * that Peggy's own back end makes from the same grammar.
 *
 * @module
 */
import type { ParserModule } from "./oracle.js";

/**
 * The maximum numbers of valid and of other strings from a suite. From larger suites, the strings are picked at regular
 * steps.
 */
const VALID = 10_000;
const INVALID = 4_000;

/** The number of random strings made from the valid ones. */
const MUTATED = 2_000;

/** Strings by their correct verdict. */
export interface Sorted {
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

/** @param accepts the correct verdicts */
export function sorted(strings: Iterable<string>, accepts: (text: string) => boolean): Sorted {
  const [valid, invalid]: [string[], string[]] = [[], []];
  for (const text of strings) (accepts(text) ? valid : invalid).push(text);
  return { valid, invalid };
}

/** The number of differences that a report shows. */
const SHOWN = 5;

/**
 * Returns the result of Peggy's own parser in the form of the shipped parser: a node or `null`; `undefined` for a
 * refusal.
 */
function stockValue({ parse }: ParserModule, text: string, startRule: string): unknown {
  // In library mode, Peggy's parser returns its result without making a message or recording expectations.
  const options = { startRule, peg$library: true, peg$silentFails: 1 };
  const { peg$success, peg$result } = parse(text, options) as { peg$success: boolean; peg$result: unknown };
  if (!peg$success) return undefined;
  return typeof peg$result === "object" && peg$result !== null && "type" in peg$result ? peg$result : null;
}

/** Returns a limited number of elements, spread over the list. */
function share(texts: readonly string[], most: number): string[] {
  const step = Math.ceil(texts.length / most);
  return texts.filter((_, index) => index % step === 0);
}

/** Makes a source of pseudorandom numbers, the same in each run, from 0 up to the bound (exclusive). */
function numbers(): (bound: number) => number {
  let state = 1;
  return (bound) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % bound;
  };
}

/** Characters that some rule distinguishes from others, and some that no rule allows. */
const CHARACTERS = [
  ..."09aAfFgGkKvVxXzZ.:/?#[]@!$&'()*+,;=-_~%|^\"<> \0\r\n",
  "\x7F",
  "é",
  "\u017F",
  "\u212A",
  "\uD800",
];

/**
 * Makes texts from valid ones: replaces, inserts or removes characters, or joins the beginning of one text and the end
 * of another.
 */
function mutations(valid: readonly string[]): string[] {
  const next = numbers();
  const one = (): string => valid[next(valid.length)] ?? "";
  return Array.from({ length: valid.length > 0 ? MUTATED : 0 }, () => {
    let text = one();
    for (let changes = next(3); changes >= 0; changes--) {
      const at = next(text.length + 1);
      const character = CHARACTERS[next(CHARACTERS.length)] ?? "";
      const other = one();
      const end = [
        character + text.slice(at + 1),
        character + text.slice(at),
        text.slice(at + 1),
        text.slice(at - next(at + 1)),
        other.slice(next(other.length + 1)),
      ];
      text = text.slice(0, at) + (end[next(end.length)] ?? "");
    }
    return text;
  });
}

/** @param source the source text of a parser, which imports nothing */
export async function loadModule(source: string): Promise<ParserModule> {
  return (await import(`data:text/javascript;base64,${Buffer.from(source).toString("base64")}`)) as ParserModule;
}

/**
 * @param sorted the strings of a rule's suite
 * @returns some of the strings, and some made from the valid ones
 */
export function sampleOf({ valid, invalid }: Sorted): string[] {
  return [...share(valid, VALID), ...share(invalid, INVALID), ...mutations(valid)];
}

/**
 * @param shipped a parser of the build
 * @param reference the parser of Peggy's own back end for the same grammar
 * @param startRule the rule's name in both parsers
 * @param strings the input of both
 * @returns the descriptions of the first strings with different trees, where the order of fields counts
 */
export function treeDifferences(
  shipped: ParserModule,
  reference: ParserModule,
  startRule: string,
  strings: Iterable<string>,
): string[] {
  const found: string[] = [];
  for (const text of strings) {
    const [own, theirs] = [shipped.parse(text, { startRule }), stockValue(reference, text, startRule)];
    if (JSON.stringify(own) === JSON.stringify(theirs)) continue;
    found.push(`${JSON.stringify(text)}: ${JSON.stringify(own)}, by Peggy's ${JSON.stringify(theirs)}`);
    if (found.length === SHOWN) break;
  }
  return found;
}
