// The parser that Peggy makes from the PEG accepts, by each rule, exactly what the ABNF beside it says.
import { pegName } from "../../scripts/build/literate.js";
import { differences, everyRule, loadParser, oracleOf, subjectOf, verdictOf } from "./oracle.js";

test.each(everyRule)("%s: the parser's %s is the ABNF's", async (id, rule) => {
  const parser = await loadParser(id);
  expect(differences(oracleOf(subjectOf(id), rule), verdictOf(parser, pegName(rule)))).toEqual([]);
});
