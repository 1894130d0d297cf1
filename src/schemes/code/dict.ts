/**
 * The scheme `dict` (RFC 2229).
 *
 * @module
 */
import type { Dicturl } from "../../../generated/scheme/dict.tree.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

const zeroth: Check<Dicturl> = {
  code: "zeroth",
  level: "advice",
  section: "5",
  rule: "n",
  summary: "The number of a definition or a match should be at least 1.",
  find({ node: { command } }) {
    if (command.n === null || !/^0+$/.test(command.n.value)) return NOTHING;
    const { start, end } = command.n;
    return [{ start, end, message: "The first definition or match has the number 1. Write a number from 1." }];
  },
};

/** Yields the edits that remove default values ("!" and ".") and colons at the end of the path. */
function* normalize({ input, node }: Subject<Dicturl>): Generator<SchemeEdit> {
  const { command: found } = node;
  const { word, database, n } = found;
  const db = database === null || database.value === "!" ? "" : database.value;
  const strat = found.type === "define" || found.strat === null || found.strat.value === "." ? "" : found.strat.value;
  const values = [found.type === "define" ? "d" : "m", word.value, db];
  if (found.type === "match") values.push(strat);
  values.push(n?.value.replace(/^0+(?=\d)/, "") ?? "");
  while (values.at(-1) === "") values.pop();
  yield* rewrite(input, found, values.join(":"), "5");
}

export const dict: SchemeCode<Dicturl> = {
  requirements: [zeroth],
  normalize,
};
