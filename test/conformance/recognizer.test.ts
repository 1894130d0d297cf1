// The shipped recognizer, decoded from its compact table, accepts by each rule exactly what the ABNF says. A table has no
// more states than the automaton that it was made of, so that the plain W-method is complete.
import { STANDARDS } from "../../scripts/build/standards.js";
import { standards } from "../../src/standards.js";
import { differences, everyRule, oracleOf, subjectOf, subjects } from "./oracle.js";

test("every standard of the build is shipped, with all rules of its grammar", () => {
  expect(Object.keys(standards).sort()).toEqual(STANDARDS.map(({ id }) => id).sort());
  for (const { grammar, shipped } of subjects) expect(shipped.rules).toEqual(grammar.rules.map(({ name }) => name));
});

test.each(everyRule)("%s: the recognizer's %s is the ABNF's", (id, rule) => {
  const { automaton, shipped } = subjectOf(id);
  expect(differences(oracleOf(automaton, rule), (text) => shipped.test(text, rule))).toEqual([]);
});
