import { pegRules } from "../../scripts/build/peg.js";

/** Returns the text that is written for a definition. */
function textOf(definition: string): string {
  const source = { source: "grammar/x.peggy", text: `a = ${definition}\nb_c = "b"\n` };
  const rules = ["a", "b_c"].map((pegName) => ({ name: pegName.replace("_", "-"), pegName, references: [] }));
  const [[, text]] = pegRules({ sources: [source], rules: rules as never }) as unknown as [[string, string]];
  return text;
}

test.each([
  ['"b"', '"b"'],
  ["'b'i", '"b"i'],
  ['"\\"\\\\\\n\\u00e9"', '"\\"\\\\\\u000A\\u00E9"'],
  ["[^a-c\\]\\-^]i", "[^a-c\\]\\-\\^]i"],
  ["[\\u{10000}\\u{10002}a]u", "[a]\n  / [\\uD800] [\\uDC00]\n  / [\\uD800] [\\uDC02]"],
  ['x:"a" @y:b_c* { return x; }', '"a" b_c*'],
  ['(("a"))?', '"a"?'],
  ['(("a" / ("b" / "c"))) { return 1; }', '"a"\n  / "b"\n  / "c"'],
  ['("a" / ("b" "c"))+', '("a" / "b" "c")+'],
  ['"a" ("b" / $("c" / "d"))', '"a" ("b" / "c" / "d")'],
  ['&("a" "b") !. "c"', '&("a" "b") !. "c"'],
  ["!(&b_c)", "!(&b_c)"],
  ['("a"*)|2|', '("a"*)|2|'],
  ['"a"|2..|', '"a"|2..|'],
  ['"a"|..3|', '"a"|0..3|'],
  ['"a"|1..3, ("," / b_c)|', '"a"|1..3, "," / b_c|'],
])("%s", (definition, text) => {
  expect(textOf(definition)).toBe(`a${text.includes("\n") ? "\n  = " : " = "}${text}\n`);
});

test.each([
  ['"b" &{ return true; }', "semantic_and"],
  ['"b" !{ return true; }', "semantic_not"],
])("a rule that runs JavaScript is refused: %s", (definition, type) => {
  const message = `the command 'grammar' cannot write the part of a rule for Peggy: ${type}`;
  expect(() => textOf(definition)).toThrow(new Error(message));
});
