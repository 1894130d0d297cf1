// `npm run mutate:headers`: makes mutants of the requirements in the headers of grammars, and lists those that no recorded
// finding detects.
//
//     node scripts/mutate/headers.js [<name of a file of grammar/scheme/>…]
import { readGrammarFile } from "../build/grammar.js";
import { schemeFiles } from "../build/schemes.js";
import { makeJudge } from "./header/judge.js";
import { mutantsOf } from "./header/mutants.js";

/** Their entries have more functions, so they are written by hand. */
const BY_HAND = ["data", "file", "mailto", "urn"];

const names = process.argv.slice(2);
const files = schemeFiles().filter((id) => !BY_HAND.includes(id) && (names.length === 0 || names.includes(id)));
const judge = await makeJudge();
/** @type {Map<string, number>} */
const counts = new Map();
for (const id of files) {
  const original = judge(id, readGrammarFile(`scheme/${id}.peggy`));
  if (original !== "survived") throw new Error(`grammar/scheme/${id}.peggy is not what the build made: ${original}`);
  for (const { text, line, change } of mutantsOf(readGrammarFile(`scheme/${id}.peggy`))) {
    const verdict = judge(id, text);
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    if (verdict === "survived") process.stdout.write(`grammar/scheme/${id}.peggy:${String(line)}: ${change}\n`);
  }
}
const survivors = counts.get("survived") ?? 0;
const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
const verdicts = Array.from(counts, ([verdict, count]) => `${String(count)} ${verdict}`).join(", ");
process.stdout.write(`${String(all)} mutants: ${verdicts}. Score: ${((100 * (all - survivors)) / all).toFixed(1)} %\n`);
if (survivors > 0.05 * all) process.exitCode = 1;
