// The shipped recognizer accepts by each rule exactly what the ABNF says, and refuses at the same character. Its automata,
// decoded from a table or made when they are asked for, are compared with those of the build state by state, which leaves
// nothing to chance. The suites of suites.prove.ts ask it as its users do.
import { STANDARDS } from "../../scripts/build/standards.js";
import { defineLanguage } from "../../src/core/language.js";
import { standards } from "../../src/standards/list.js";
import { everyRule, firstDisagreement, subjectOf, subjects } from "./oracle.js";

test("every standard of the build is shipped, with all rules of its grammar", () => {
  expect(Object.keys(standards).sort()).toEqual(STANDARDS.map(({ id }) => id).sort());
  for (const { grammar, shipped } of subjects) expect(shipped.rules).toEqual(grammar.rules.map(({ name }) => name));
});

test.each(everyRule)("%s: the automaton that is run for %s is the ABNF's", (id, rule) => {
  const { automaton, shipped } = subjectOf(id);
  expect(firstDisagreement(automaton, rule, shipped.automaton(rule))).toBeNull();
});

test.each(subjects.map(({ id }) => id))("%s would have the ABNF's automata without its table, too", async (id) => {
  const { automaton, shipped } = subjectOf(id);
  const { grammar } = (await import(`../../generated/${id}.grammar.js`)) as { readonly grammar: string };
  const language = defineLanguage({ id, text: grammar });
  for (const rule of shipped.rules) {
    expect([rule, firstDisagreement(automaton, rule, language.automaton(rule))]).toEqual([rule, null]);
  }
});
