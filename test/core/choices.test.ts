import { readGrammar } from "../../src/core/abnf.js";
import { choicesOf, END, type State } from "../../src/core/choices.js";
import { stateSets } from "../../src/core/subsets.js";

/** Returns the automaton of a definition. It can refer to the rules `digit` and `ab`. */
function made(definition: string, isMarked?: (rule: string) => boolean) {
  const rules = new Map(
    readGrammar(`§1 One\nrule=${definition}\ndigit=%x30-31\nab="ab"`).map((rule) => [rule.name, rule.expression]),
  );
  const choices = choicesOf((rule) => rules.get(rule) ?? { type: "alternation", items: [] }, isMarked);
  return { ...choices, first: choices.start("rule") };
}

/** Describes the states that a state reaches: the characters that it reads, and its targets. */
function drawn({ state, first }: ReturnType<typeof made>): unknown {
  const draw = (number: number): unknown => {
    if (number === END) return "END";
    const { characters, targets } = state(number);
    return { [characters]: targets.map(draw) };
  };
  return draw(first);
}

test.each<[string, unknown]>([
  ['"a"', { aA: ["END"] }],
  ['"ab"', { aA: [{ bB: ["END"] }] }],
  ["%x41-43", { ABC: ["END"] }],
  ["digit", { "01": ["END"] }],
  ['digit/"x"', { "01xX": ["END"] }],
  ['("a"/("b"/digit))"-"', { aAbB01: [{ "-": ["END"] }] }],
  ['"a"/"bc"/digit', { "": [{ aA01: ["END"] }, { bB: [{ cC: ["END"] }] }] }],
  ['"ab"/"cd"', { "": [{ aA: [{ bB: ["END"] }] }, { cC: [{ dD: ["END"] }] }] }],
  ['("a"/ab)"-"', { "": [{ aA: [{ "-": ["END"] }] }, { aA: [{ bB: [{ "-": ["END"] }] }] }] }],
  ["[digit]", { "": ["END", { "01": ["END"] }] }],
  ["2digit", { "01": [{ "01": ["END"] }] }],
])("the states of %s read one character of a choice together", (definition, expected) => {
  expect(drawn(made(definition))).toEqual(expected);
});

test("a repetition without an end leads back to itself", () => {
  const { state, first } = made('*"a"');
  const { characters, targets } = state(first);
  expect(characters).toBe("");
  const [end, again] = targets;
  expect([end, state(again as number)]).toMatchObject([END, { characters: "aA", targets: [first] }]);
});

test("states record the marked rules around them", () => {
  const ruleOf = ({ open }: State): unknown => open && { rule: open.rule, around: open.around };
  const { state, first } = made('"-"digit', (rule) => rule === "digit");
  const [enter] = state(first).targets.map(state);
  const [digit] = enter?.targets.map((each) => state(each)) ?? [];
  const [leave] = digit?.targets.map((each) => state(each)) ?? [];
  expect([enter, digit, leave].map((each) => each && [each.characters, ruleOf(each)])).toEqual([
    ["", null],
    ["01", { rule: "digit", around: null }],
    ["", { rule: "digit", around: null }],
  ]);
  const plain = made('"-"digit');
  expect(plain.state(plain.state(plain.first).targets[0] as number).open).toBeNull();
});

test("a field has no automaton", () => {
  expect(() => made("<port>")).toThrow(new TypeError("A field has no automaton."));
});

test("each set of states exists once", () => {
  const choices = made('"a"/"bc"/"de"');
  const { members, reach, union } = stateSets(choices);
  const [a, bc, de] = choices.state(choices.first).targets.map(reach) as [number, number, number];
  const all = reach(choices.first);
  expect(members(all)).toHaveLength(3);
  expect([union(union(a, bc), de), union(de, union(bc, a)), union(all, a)]).toEqual([all, all, all]);
  expect([union(a, bc), union(a, a)]).toEqual([union(bc, a), a]);
});
