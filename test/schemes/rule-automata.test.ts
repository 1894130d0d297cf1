// The automaton of any rule of any grammar, as it is made when it is asked for, accepts what the ABNF does and refuses at
// the same character. The rules for which the build ships a table are among them: without it they are made like the rest.
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { defineLanguage } from "../../src/core/language.js";
import { schemes, type AnyScheme } from "../../src/schemes/index.js";
import { firstDisagreement, subjects } from "../conformance/oracle.js";

/** The compact ABNF that is shipped. */
async function textOf(name: string): Promise<string> {
  const { grammar } = (await import(`../../generated/${name}.grammar.js`)) as { readonly grammar: string };
  return grammar;
}

describe.each(schemeFiles())("the grammar of %s", (file) => {
  const grammar = readScheme(file);
  const names = grammar.rules.map(({ name }) => name);
  const automaton = compileSchemeAutomaton(grammar, names);
  const [first, ...others] = Array.from(grammar.schemes.keys(), (name) => schemes.get(name) as AnyScheme);

  test("has the ABNF's rules, its own first, with their sections", () => {
    expect(first?.grammar.rules).toEqual(names);
    expect(names.slice(0, grammar.own.length)).toEqual(grammar.own.map(({ name }) => name));
    for (const { name, section, title } of grammar.rules) {
      expect(first?.grammar.definition(name)).toMatchObject({ name, section, title });
    }
  });

  test("has the ABNF's automaton of each rule", () => {
    for (const rule of names) {
      const shipped = (first as AnyScheme).grammar.automaton(rule);
      expect([rule, firstDisagreement(automaton, rule, shipped)]).toEqual([rule, null]);
      for (const scheme of others) expect(scheme.grammar.automaton(rule)).toBe(shipped);
    }
  });

  test("would have it of the top rules without their table, too", async () => {
    const language = defineLanguage({ id: file, text: await textOf(`scheme/${file}`) });
    for (const rule of new Set(grammar.schemes.values())) {
      expect([rule, firstDisagreement(automaton, rule, language.automaton(rule))]).toEqual([rule, null]);
    }
  });
});

test.each(subjects.map((subject) => [subject.id, subject] as const))(
  "%s would have the ABNF's automaton of each rule without its table, too",
  async (id, { automaton, shipped }) => {
    const language = defineLanguage({ id, text: await textOf(id) });
    for (const rule of shipped.rules) {
      expect([rule, firstDisagreement(automaton, rule, language.automaton(rule))]).toEqual([rule, null]);
    }
  },
);
