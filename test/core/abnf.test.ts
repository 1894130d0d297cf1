import { headingOf, readExpression, readGrammar, referencesIn, type Expression } from "../../src/core/abnf.js";

const digits = { type: "characters", first: 0x30, last: 0x39 } as const;
const literal = (text: string): Expression => ({ type: "literal", text });
const rule = (name: string): Expression => ({ type: "rule", name });
const times = (min: number, max: number, item: Expression): Expression => ({ type: "repetition", item, min, max });
const any = (...items: readonly Expression[]): Expression => ({ type: "alternation", items });
const all = (...items: readonly Expression[]): Expression => ({ type: "concatenation", items });

test.each<[string, Expression]>([
  ['"a"', literal("a")],
  ['""', literal("")],
  ["%x30-39", digits],
  ["%x7F", { type: "characters", first: 0x7f, last: 0x7f }],
  ["gopher+_string", rule("gopher+_string")],
  ["a b/c", any(all(rule("a"), rule("b")), rule("c"))],
  ["a(b/c)", all(rule("a"), any(rule("b"), rule("c")))],
  ["((a))", rule("a")],
  ["[a b]", times(0, 1, all(rule("a"), rule("b")))],
  ["*a", times(0, Infinity, rule("a"))],
  ["1*a", times(1, Infinity, rule("a"))],
  ["*2a", times(0, 2, rule("a"))],
  ["2*3(a/%x30-39)", times(2, 3, any(rule("a"), digits))],
  ["12a", times(12, 12, rule("a"))],
  ["a/", any(rule("a"), all())],
  ["", all()],
  ["<port>", { type: "field", name: "port", types: [] }],
  ["<host:reg-name|IP-literal>", { type: "field", name: "host", types: ["reg-name", "IP-literal"] }],
  [
    '<scheme> ":" ["?" <query>]',
    all(
      { type: "field", name: "scheme", types: [] },
      literal(":"),
      times(0, 1, all(literal("?"), { type: "field", name: "query", types: [] })),
    ),
  ],
])("%j is read", (definition, expression) => {
  expect(readExpression(definition)).toEqual(expression);
});

test("similar parts are distinguished", () => {
  const { items } = readExpression('"a" "a"') as Extract<Expression, { readonly type: "concatenation" }>;
  expect(items[0]).toEqual(items[1]);
  expect(items[0]).not.toBe(items[1]);
});

test("the rules that a definition refers to", () => {
  expect([...referencesIn(readExpression('b *(a/"c" 2%x30-39 [b]) <d:e>'))]).toEqual(["b", "a"]);
});

describe("a grammar", () => {
  const rules = readGrammar(`
§1 Numbers
number="0"/%x31-39*%x30-39
§RFC9:2.1
§2 Versions = numbers
version=["v"]number*2("."number)
§1
digits=1*4%x30-39
§"By title = alone"
letter=%x61-7A
§1
none=""
§"By title = alone"
letters=*letter
`);

  test("has each rule with its section and the title of the section's first occurrence", () => {
    expect(rules.map(({ name, section, title }) => [name, section, title])).toEqual([
      ["number", "1", "Numbers"],
      ["version", "2", "Versions = numbers"],
      ["digits", "1", "Numbers"],
      ["letter", '"By title = alone"', "By title = alone"],
      ["none", "1", "Numbers"],
      ["letters", '"By title = alone"', "By title = alone"],
    ]);
  });

  test("has the definition of each rule and reads it only once", () => {
    const [number] = rules;
    expect(number?.expression).toEqual(
      any(literal("0"), all({ type: "characters", first: 0x31, last: 0x39 }, times(0, Infinity, digits))),
    );
    expect(number?.expression).toBe(number?.expression);
  });

  test("has definitions as documents write them, and in compact form where they are in another notation", () => {
    const definitions = ['a   = "x;" ; a comment\n/ b', "b = %x79.7A | c", "c=a"];
    const written = readGrammar(
      `§1 One\n|${String(definitions[0]?.replace("\n", "\n "))}\n|${String(definitions[1])}\n=(%x79%x7A)/c\n|c=a\nd=c`,
    );
    expect(written.map(({ name, definition }) => [name, definition])).toEqual([
      ["a", definitions[0]],
      ["b", definitions[1]],
      ["c", definitions[2]],
      ["d", undefined],
    ]);
    expect(written.map(({ expression }) => expression)).toEqual(
      ['"x;"/b', "(%x79%x7A)/c", "a", "c"].map(readExpression),
    );
  });

  test("describes the section of a rule, with or without a number", () => {
    expect(rules.slice(2, 4).map(headingOf)).toEqual(["section 1, Numbers", 'section "By title = alone"']);
  });

  test("can be empty", () => {
    expect(readGrammar("")).toEqual([]);
  });
});
