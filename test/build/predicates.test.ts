// What conditions of a header become: the calls of the vocabulary.
import { readScheme } from "../../scripts/build/schemes.js";
import { factsOfSchemes } from "../../scripts/build/facts.js";

const rule = (name: string, definition: string, peg: string): string =>
  `// §1 One\n//\n//     ${name} = ${definition}\n${name.replaceAll("-", "_")} = ${peg}\n\n`;

/** Returns the facts of a scheme with a number and a word, whose header has more lines. */
function factsOf(port: string, rows: readonly string[], ...lines: readonly string[]): string {
  const header = [
    "Document: RFC 1, X",
    "| scheme | rule | port | section | example |",
    "| --- | --- | --- | --- | --- |",
    ...rows.map((name) => `| ${name} | x-URI | ${port} | 1 | x:1a |`),
    ...lines,
  ];
  const rules = [
    rule("x-URI", '"x:" [ n ] [ word ]', 'scheme:$"x:"i n:n? word:word?'),
    rule("n", "1*%x30-39", "$[0-9]+"),
    rule("word", "*%x61-7A", "$[a-z]*"),
  ];
  const files: Readonly<Record<string, string>> = {
    "tree.peggy": 'nothing = ""',
    "scheme/x.peggy": `${header.map((line) => `// ${line}\n`).join("")}\n${rules.join("")}`,
  };
  return factsOfSchemes(
    readScheme("x", (file) => files[file] ?? ""),
    () => null,
  )
    .lines.join("")
    .replaceAll("/* @__PURE__ */ ", "");
}

const CODE = "Must a-code of word: A sentence.";
const N = "nodes(null, (node) => node.n)";

test.each([
  ["n is not empty", `finds(${N}, filled)`],
  ["n is from 1 to 9", `finds(${N}, between("1", "9", true))`],
  ["n is not from 1 to 9", `finds(${N}, between("1", "9", false))`],
  ["n is the default", `finds(${N}, between("7", "7", true))`],
  ["n has needless zeros", `finds(${N}, zeros)`],
  ["n is repeated, ignoring case", `finds(${N}, repeated(true))`],
  ["n is repeated", `finds(${N}, repeated(false))`],
  ["word is an encoded n", 'having("%", finds(nodes(null, (node) => node.word), encoded(grammar, "n")))'],
  ["word contains an encoded n", 'having("%", finds(nodes(null, (node) => node.word), encoding(grammar, "n")))'],
  ['word contains "a"', 'having("a", finds(nodes(null, (node) => node.word), containing("a")))'],
  [
    "word, parameter has more than 9 octets",
    "longer(9, finds(each(nodes(null, (node) => node.word), wholeParameters), octets(9)))",
  ],
  ["pct-encoded is not in upper case", "finds(triplets, inCase(true))"],
  ['path contains "a"', 'having("a", finds(path, containing("a")))'],
  [
    'n is above 1 and word is absent or "a"',
    `finds(${N}, above("1"), noneOr(nodes(null, (node) => node.word), equal(["a"], true)))`,
  ],
])("%s", (condition, call) => {
  expect(factsOf("7", ["x"], CODE, `  If: ${condition}`)).toContain(`"summary":"A sentence."}, ${call})`);
});

test("a normal form has no needless zeros", () => {
  expect(factsOf("7", ["x"], "Normal (2): n without needless zeros")).toContain(`["2", finds(${N}, zeros)]`);
});

test("the requirements that several schemes have stand once", () => {
  const facts = factsOf("7", ["x", "y"], CODE, "  If: n is empty");
  expect(facts).toContain('const requirement0 = requirement({"code":"a-code"');
  expect(facts.match(/ own: \[requirement0\]/g)).toHaveLength(2);
});

test("a title of a section can have parentheses", () => {
  expect(factsOf("7", ["x"], 'Must ("A (b)"; producers) a-code of word: A sentence.')).toContain(
    '{"code":"a-code","binds":"producers","section":"\\"A (b)\\"","rule":"word","summary":"A sentence."}',
  );
});

test("sentences of another document that name no section stay so", () => {
  const other = ["Document: RFC 2, Y", "| scheme | rule | section | example |", "| y | x-URI | 3 | y:1a |"];
  const facts = factsOf(
    "7",
    ["x"],
    "Should: '#' is data",
    CODE,
    "  If: n is empty",
    ...other,
    "Requirements: as RFC 1",
  );
  expect(facts).toContain('"section":"RFC1:1"');
  expect(facts.match(/before: \[hashIsData\]/g)).toHaveLength(2);
});

test("only a scheme with a default port can have it", () => {
  expect(() => factsOf("", ["x"], CODE, "  If: n is the default")).toThrow(
    new Error("grammar/scheme/x.peggy:5: the scheme has no default port"),
  );
});
