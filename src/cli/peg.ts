/**
 * Writes rules as grammars for Peggy. The build packs the rules, because only the command line needs them.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { lazy } from "../core/lazy.js";
import { sourceOf, type ExportOptions } from "../export/source.js";
import { CURRENT } from "../standards/current.js";

/** A rule: its name in the document, its text for Peggy, and the names of the rules that it uses. */
type PegRule = readonly [name: string, text: string, uses: readonly string[]];

/** What `scripts/build/peg.js` packs. */
interface Packed {
  readonly rules: readonly PegRule[];
  /** The places of the rules of each standard, and of each scheme with a file. */
  readonly grammars: Readonly<Record<string, readonly number[]>>;
}

/** The rules of each grammar by their names in the document. */
const grammars = lazy((): ReadonlyMap<string, ReadonlyMap<string, PegRule>> => {
  const bytes = brotliDecompressSync(readFileSync(new URL("../../dist/peg.json.br", import.meta.url)));
  const { rules, grammars: places } = JSON.parse(bytes.toString()) as Packed;
  const ruleAt = (place: number): readonly [string, PegRule] => [rules[place]?.[0] as string, rules[place] as PegRule];
  return new Map(Object.entries(places).map(([id, each]) => [id, new Map(each.map(ruleAt))]));
});

/**
 * Returns a rule and all rules that it needs as a grammar for Peggy. The rule comes first, so the parser starts with it. The
 * grammar has no actions: its parser returns the texts of the parts, in lists.
 *
 * @throws {RangeError} if the standard, the scheme or the rule is unknown
 */
export function toPeggy(rule: string | undefined, options: ExportOptions): string {
  const { rule: name } = sourceOf(rule, options);
  const { standard = CURRENT, scheme } = options;
  // A scheme of another standard, or without a grammar of its own, has no file: its rules are those of the standard.
  const own = standard === CURRENT && scheme !== undefined ? grammars().get(scheme) : undefined;
  const rules = (own ?? grammars().get(standard)) as ReadonlyMap<string, PegRule>;
  const needed = new Set([name]);
  const texts: string[] = [];
  // The iteration over a Set also visits elements that are added during the loop.
  for (const each of needed) {
    const [, text, uses] = rules.get(each) as PegRule;
    texts.push(text);
    for (const other of uses) needed.add(other);
  }
  return texts.join("");
}
