/**
 * The trees of the shipped parser, which the back end of `scripts/build/backend/` makes, against those of the one that Peggy's
 * own back end makes of the same grammar.
 *
 * @module
 */
import type { Oracle, ParserModule } from "./oracle.js";

/** How many valid strings of a suite are looked at, and how many others, at most; of larger suites, every so many-th. */
const VALID = 10_000;
const INVALID = 4_000;

/** How many strings are made from the valid ones by chance. */
const MUTATED = 2_000;

/** How many differences a report shows. */
const SHOWN = 5;

/** What Peggy's own parser makes of a text, as the shipped one has it: a node or null; undefined where it refuses. */
function stockValue({ parse }: ParserModule, text: string, startRule: string): unknown {
  // As a library Peggy's parser gives what it found, and makes no message; it need not note what it expected, either.
  const options = { startRule, peg$library: true, peg$silentFails: 1 };
  const { peg$success, peg$result } = parse(text, options) as { peg$success: boolean; peg$result: unknown };
  if (!peg$success) return undefined;
  return typeof peg$result === "object" && peg$result !== null && "type" in peg$result ? peg$result : null;
}

/** At most so many of a list, spread over it. */
function share(texts: readonly string[], most: number): string[] {
  const step = Math.ceil(texts.length / most);
  return texts.filter((_, index) => index % step === 0);
}

/** A source of numbers that look like chance and are the same each time: below the bound, and at least 0. */
function numbers(): (bound: number) => number {
  let state = 1;
  return (bound) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % bound;
  };
}

/** Single characters that some rule tells from the others, and some that none allows. */
const CHARACTERS = [
  ..."09aAfFgGkKvVxXzZ.:/?#[]@!$&'()*+,;=-_~%|^\"<> \0\r\n",
  "\x7F",
  "é",
  "\u017F",
  "\u212A",
  "\uD800",
];

/** Texts made from valid ones: characters replaced, put in or taken out, one's end behind another's beginning. */
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

/** @param source of a parser by Peggy's own back end */
export async function loadStock(source: string): Promise<ParserModule> {
  return (await import(`data:text/javascript;base64,${Buffer.from(source).toString("base64")}`)) as ParserModule;
}

/**
 * @param oracle a rule's verdicts
 * @param strings the rule's suite
 * @returns some of the strings, and some that are made from the valid ones
 */
export function sampleOf(oracle: Oracle, strings: Iterable<string>): string[] {
  const valid: string[] = [];
  const invalid: string[] = [];
  for (const text of strings) (oracle.accepts(text) ? valid : invalid).push(text);
  return [...share(valid, VALID), ...share(invalid, INVALID), ...mutations(valid)];
}

/**
 * @param shipped a parser as the build makes it
 * @param reference the same by Peggy's own back end
 * @param startRule a rule, as both know it
 * @param strings what both are given
 * @returns the first strings of which the two do not make the same tree, with its fields in the same order, in words
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
