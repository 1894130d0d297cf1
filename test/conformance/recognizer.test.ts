// Proves that the shipped recognizer accepts exactly the ABNF's language by each rule and refuses at the same
// character. It compares the automata, decoded from a table or made on demand, with those of the build, state by state.
// The suites of suites.prove.ts test the public API.
import { GRAMMARS } from "../../scripts/build/standards.js";
import { defineLanguage } from "../../src/core/language.js";
import { wideAutomata, type WideTable } from "../../src/core/wide.js";
import { everyRule, everyShipped, firstDisagreement, subjectOf, subjects } from "./oracle.js";

test("the package has every grammar of the build with all rules of its grammar", () => {
  expect(Object.keys(everyShipped).sort()).toEqual(GRAMMARS.map(({ id }) => id).sort());
  for (const { grammar, shipped } of subjects) expect(shipped.rules).toEqual(grammar.rules.map(({ name }) => name));
});

test.each(everyRule)("%s: the automaton for %s equals the ABNF", (id, rule) => {
  const { automaton, shipped } = subjectOf(id);
  expect(firstDisagreement(automaton, rule, shipped.automaton(rule))).toBeNull();
});

test.each(subjects.map(({ id }) => id))(
  "%s also has the automata of the ABNF without its prebuilt table",
  async (id) => {
    const { automaton, shipped } = subjectOf(id);
    const { grammar } = (await import(`../../generated/${id}.grammar.js`)) as { readonly grammar: string };
    const { table } = (await import(`../../generated/${id}.reference.js`).catch(() => ({}))) as {
      readonly table?: Partial<WideTable>;
    };
    // A grammar with characters beyond ASCII needs the intervals of its table, but not its states.
    const prebuilt = table?.intervals && wideAutomata(table.intervals);
    const language = defineLanguage({ id, text: grammar, prebuilt });
    for (const rule of shipped.rules) {
      expect([rule, firstDisagreement(automaton, rule, language.automaton(rule))]).toEqual([rule, null]);
    }
  },
);
