import { compileAutomaton, readGrammar } from "../../scripts/build/grammar.js";
import { GRAMMARS, STANDARDS } from "../../scripts/build/standards.js";

const grammars = GRAMMARS.map((source) => ({ ...source, grammar: readGrammar(source) }));

describe.each(grammars)("the grammar of $id", ({ reference, grammar }) => {
  const names = grammar.rules.map(({ name }) => name);

  test("defines each rule once, also if case and punctuation in names are ignored", () => {
    expect(new Set(grammar.rules.map(({ pegName }) => pegName)).size).toBe(names.length);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test("has a section for each rule", () => {
    for (const { section, title } of grammar.rules) {
      expect(section).toMatch(/^(?:RFC\d+:)?(?:\d+|[A-Z])(?:\.\d+)*$/);
      expect(title).toMatch(/^\S.*\S$/);
    }
  });

  test("defines one rule in the comment above each", () => {
    for (const { name, definition } of grammar.rules) {
      expect(definition.split("\n").flatMap((line) => /^([A-Za-z][\w+-]*) *=/.exec(line)?.[1] ?? [])).toEqual([name]);
    }
  });

  test("refers in the PEG only to existing rules", () => {
    const known = new Set(grammar.rules.map(({ pegName }) => pegName));
    expect(grammar.rules.flatMap(({ references }) => references).filter((each) => !known.has(each))).toEqual([]);
  });

  test("has the rules with their own table", () => {
    expect(names).toEqual(expect.arrayContaining(reference ?? []));
  });
});

const sizes: readonly (readonly [id: string, rules: number, states: number, classes: number, small: number[]])[] = [
  ["rfc3986", 43, 1_073, 27, [4, 359, 21]],
];

test.each(sizes)("%s has %d rules, an automaton of %d states and %d classes, and %j for the small one", (...row) => {
  const [id, rules, states, classes, small] = row;
  const standard = STANDARDS.find((each) => each.id === id);
  if (!standard) throw new Error(id);
  const grammar = readGrammar(standard);
  const all = compileAutomaton(grammar);
  expect([grammar.rules.length, all.next.length, all.classes]).toEqual([rules, states, classes]);
  const few = compileAutomaton(grammar, standard.reference);
  expect([few.rules.length, few.next.length, few.classes]).toEqual(small);
});
