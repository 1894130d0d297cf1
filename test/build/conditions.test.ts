import { factsOfSchemes } from "../../scripts/build/facts.js";
import { readGrammarFile } from "../../scripts/build/grammar.js";
import { readScheme } from "../../scripts/build/schemes.js";

type Rule = readonly [name: string, abnf: string, peg: string];

const RULES: readonly Rule[] = [
  ["x-URI", '"x://" host "/" *item [ "?" query ]', 'scheme:$"x"i "://" host:host "/" items:item* query:("?" @query)?'],
  ["item", 'word "," / number ","', 'of:(word / number) ","'],
  ["word", '1*"a"', '$"a"i+'],
  ["number", '1*"1"', '$"1"+'],
];

/** Returns the facts of schemes whose header has more lines. */
function factsWith(
  schemes: readonly (readonly [name: string, port: string])[],
  rules: readonly Rule[],
  ...lines: readonly string[]
): string {
  const header = [
    "Document: RFC 1, A",
    "| scheme | rule | port | section | example |",
    "| --- | --- | --- | --- | --- |",
    ...schemes.map(([name, port]) => `| ${name} | x-URI | ${port} | 1 | |`),
    ...lines,
  ];
  const texts = rules.map(
    ([name, abnf, peg]) => `\n// §1 A\n//\n//     ${name} = ${abnf}\n${name.replace("-", "_")} = ${peg}\n`,
  );
  const text = header.map((line) => `// ${line}\n`).join("") + texts.join("");
  const files = (file: string): string => (file === "scheme/x.peggy" ? text : readGrammarFile(file));
  return factsOfSchemes(readScheme("x", files), () => null).lines.join("");
}

const withoutMarks = (facts: string): string => facts.replaceAll("/* @__PURE__ */ ", "");

/** Makes the facts of a scheme with one requirement. */
function factsOf(condition: string, repair?: string, ignoresCase = false): string {
  return factsWith(
    [["x", ""]],
    RULES,
    "Must a of word: A.",
    `  If: ${condition}`,
    ...(repair === undefined ? [] : [`  Repair: ${repair}`]),
    ...(ignoresCase ? ["Names of query, ignoring case: others: others"] : []),
    "From rfc3986: host, query",
  );
}

/** Returns what finds the violations. */
function findOf(...requirement: Parameters<typeof factsOf>): string {
  const [, , found = ""] =
    /own: \[(\S+ @__PURE__ \S+ requirement\(\{.*?\}, (.*)\))\],/.exec(factsOf(...requirement)) ?? [];
  return withoutMarks(found);
}

test.each([
  ["query is present", "finds(query, present)"],
  ["fragment is present", "finds(fragment, present)"],
  ["URI has more than 9 characters", "longer(9, finds(whole, characters(9)))"],
  ["host is empty", "finds(host, empty)"],
  ["userinfo has a password", "finds(userinfo, password)"],
  ["host is not reg-name", 'finds(nodes(null, (node) => node.host), typed(["reg-name"], false))'],
  [
    "host is IP-literal or IPv4address",
    'finds(nodes(null, (node) => node.host), typed(["IP-literal","IPv4address"], true))',
  ],
  ["word is not UTF-8", 'having("%", finds(nodes("word", ["items","of"]), notUTF8))'],
  ["items.of is word", 'finds(nodes(null, ["items","of"]), typed(["word"], true))'],
  ["items is repeated", 'finds(nodes(null, ["items"]), repeated(false))'],
  ["of has more than 3 octets", 'longer(3, finds(nodes(null, ["items","of"]), octets(3)))'],
  ["number is above 255", 'finds(nodes("number", ["items","of"]), above("255"))'],
  ["number is below 1", 'finds(nodes("number", ["items","of"]), below("1"))'],
  ['word is "A" or "aA"', 'finds(nodes("word", ["items","of"]), equal(["a", "aa"], true))'],
  ['word is not "a"', 'finds(nodes("word", ["items","of"]), equal(["a"], false))'],
  ['query contains "a.b"', 'having("a.b", finds(query, containing("a.b")))'],
  ['query does not contain "."', 'finds(query, lacking("."))'],
  ["query contains an encoded number", 'having("%", finds(query, encoding(grammar, "number")))'],
  ["query has an encoded word", 'having("%", finds(query, decoding(grammar, "word")))'],
  ["query contains a number", 'having("%", finds(query, encoding(grammar, "number", true)))'],
  ["query is not word or number", 'finds(query, matching(grammar, ["word","number"], false))'],
  ["query is word", 'finds(query, matching(grammar, ["word"], true))'],
  ["A= is not word", 'finds(values(["A"], false), matching(grammar, ["word"], false))'],
  ["A=, b= is repeated", 'finds(parameters(["A","b"], false), repeated(false))'],
  ["*= is empty", "finds(values(null, false), empty)"],
  ["host, query is empty", "finds(each(host, query), empty)"],
  ["items is absent", 'finds(atEnd, present, none(nodes(null, ["items"])))'],
  ["a= is absent and host is empty", 'finds(atEnd, present, none(values(["a"], false)), some(host, empty))'],
  [
    "word is not UTF-8 and another word is empty",
    'having("%", finds(nodes("word", ["items","of"]), notUTF8, some(nodes("word", ["items","of"]), empty)))',
  ],
  ['fragment contains "a"', 'finds(fragment, containing("a"))'],
  ['a= contains "b"', 'finds(values(["a"], false), containing("b"))'],
  ['items is empty and URI contains "a"', 'having("a", finds(nodes(null, ["items"]), empty))'],
  ["query is present and items is absent", 'finds(query, present, none(nodes(null, ["items"])))'],
])("%s", (condition, found) => {
  expect(findOf(condition)).toBe(found);
});

test("names of parameters ignore case if the grammar says so", () => {
  expect(findOf("A= is repeated", undefined, true)).toBe('finds(parameters(["a"], true), repeated(true))');
});

test.each([
  ["query is present", "remove", "removing(present, undefined, 1)"],
  ["query is present", "remove the query", 'removing(present, "the query", 1)'],
  ["userinfo is present", "remove the user", 'removing(present, "the user", 0, 1)'],
  ["fragment is present", "remove", "removing(present)"],
  ["word is empty", 'remove the word and "/" before it', 'removing(empty, "the word", 1)'],
  ["word is empty", 'remove the word and "." after it', 'removing(empty, "the word", 0, 1)'],
  ["word is empty", 'remove the word and "?+" before it', 'removing(empty, "the word", 2)'],
  ["word is empty", 'write "a b"', 'writing(empty, "a b")'],
  ["fragment is present", 'write "%23"', 'writing(present, "%23", true)'],
  ["word is not in lower case", "write the word in lower case", 'inCase(false, "the word")'],
  ["word is not in upper case", undefined, "inCase(true)"],
])("%s: %s", (condition, repair, found) => {
  expect(findOf(condition, repair)).toMatch(/^finds\(.*\)$/);
  expect(findOf(condition, repair)).toContain(`, ${found})`);
});

test("bundlers can leave out each call", () => {
  const facts = factsOf("a= is absent and host is empty", 'write "a"');
  expect(facts.match(/(?<!@__PURE__ \*\/ )\b(?:requirement|finds|none|some|values|writing)\(/g)).toBeNull();
});

test.each([
  ["host", '"host" is no condition'],
  ["nobody is present", "the trees have no nobody"],
  ["query is nothing", "the grammar has no rule nothing"],
  ["query contains an encoded nothing", "the grammar has no rule nothing"],
  ["query is the wrong one", '"is the wrong one" is no predicate'],
])("%s: refused", (condition, message) => {
  expect(() => factsOf(condition)).toThrow(new Error(`grammar/scheme/x.peggy:5: ${message}`));
});

test("a repair of other words is refused", () => {
  expect(() => factsOf("query is present", "take it away")).toThrow(
    new Error('grammar/scheme/x.peggy:5: "take it away" is no repair'),
  );
});

const factsIn = (file: string): string => factsOfSchemes(readScheme(file), () => null).lines.join("");

test.each([
  ["iax", "a host without '//' is a node", "@__PURE__ */ nodes(null, (node) => node.host), empty)"],
  ["irc", "user information of another form is found by its offsets", "finds(userinfo, password)"],
])("%s: %s", (file, _, call) => {
  expect(factsIn(file)).toContain(call);
});

test("a document repeats the requirements of another one, also those that cite a document of their own", () => {
  const [, iris, beep] = /export const iris = (.*?)export const irisBeep = (.*?\n)\};/s.exec(factsIn("iris")) ?? [];
  const afterOf = (facts = ""): string | undefined => /after: (.*),\n/.exec(facts)?.[1];
  expect(afterOf(iris)).toContain('utf8("7.1"), portOfConsumers');
  expect(afterOf(beep)).toBe(afterOf(iris)?.replace("7.1", "RFC3981:7.1"));
});

/** Returns the facts of schemes with a number and a word. */
function factsBy(schemes: Parameters<typeof factsWith>[0], ...lines: readonly string[]): string {
  const rules: readonly Rule[] = [
    ["x-URI", '"x:" [ n ] [ word ]', 'scheme:$"x:"i n:n? word:word?'],
    ["n", "1*%x30-39", "$[0-9]+"],
    ["word", "*%x61-7A", "$[a-z]*"],
  ];
  return withoutMarks(factsWith(schemes, rules, ...lines));
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
  ['word begins with "A"', 'finds(nodes(null, (node) => node.word), beginning("a"))'],
  ['word begins with "a;"', 'having(";", finds(nodes(null, (node) => node.word), beginning("a;")))'],
  ["word is not an encoded n", 'finds(nodes(null, (node) => node.word), encoded(grammar, "n", false))'],
  ['word contains "a"', 'having("a", finds(nodes(null, (node) => node.word), containing("a")))'],
  ['word is "/a;b=*c"', 'having("=*", finds(nodes(null, (node) => node.word), equal(["/a;b=*c"], true)))'],
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
  expect(factsBy([["x", "7"]], CODE, `  If: ${condition}`)).toContain(`"summary":"A sentence."}, ${call})`);
});

test("a normal form has no needless zeros", () => {
  expect(factsBy([["x", "7"]], "Normal (2): n without needless zeros")).toContain(`["2", finds(${N}, zeros)]`);
});

test("the requirements that several schemes have stand once", () => {
  const facts = factsBy(
    [
      ["x", "7"],
      ["y", "7"],
    ],
    CODE,
    "  If: n is empty",
  );
  expect(facts).toContain('const shared0 = requirement({"code":"a-code"');
  expect(facts.match(/ own: \[shared0\]/g)).toHaveLength(2);
});

const SLIP = ["Slip colon of n: No.", "  Pattern: /^(x:)(:)/i"] as const;
const WRITTEN = '{ code: "colon", pattern: /^(x:)(:)/i, message: "No.", rule: "n"';

test.each([
  [undefined, ""],
  ["remove", ', write: ""'],
  ['write "//"', ', write: "//"'],
  ['remove each " "', ', edit: writingEach(" ", "")'],
  ['write "%2F" for each "/"', ', edit: writingEach("/", "%2F")'],
  ["write it in lower case", ", edit: inLowerCase"],
])("a slip with the repair %s", (repair, member) => {
  const facts = factsBy([["x", "7"]], ...SLIP, ...(repair === undefined ? [] : [`  Repair: ${repair}`]));
  expect(facts).toContain(` slips: [${WRITTEN}${member} }],`);
});

test("the slips that several schemes have stand once, and others are about one scheme", () => {
  const both = ["Slip (y) end: No.", "  Pattern: /^(y:)()$/"];
  const schemes = [
    ["x", "7"],
    ["y", "7"],
  ] as const;
  const facts = factsBy(schemes, ...SLIP, ...both);
  expect(facts).toContain(`const shared0 = ${WRITTEN} };`);
  expect(facts).toContain(' slips: [shared0, { code: "end", pattern: /^(y:)()$/, message: "No." }],');
});

test.each([
  [["Slip colon of m: No.", SLIP[1]], "the grammar has no rule m"],
  [[SLIP[0]], 'a slip needs a line "Pattern: /^(text before it)(mistake)/"'],
  [[SLIP[0], "  Pattern: /x/"], 'a slip needs a line "Pattern: /^(text before it)(mistake)/"'],
  [[SLIP[0], "  Pattern: /^(x/"], 'a slip needs a line "Pattern: /^(text before it)(mistake)/"'],
  [[...SLIP, "  Repair: take it away"], '"take it away" is no repair of a slip'],
])("%j is refused", (lines, message) => {
  expect(() => factsBy([["x", "7"]], ...lines)).toThrow(new Error(`grammar/scheme/x.peggy:5: ${message}`));
});

test("a title of a section can have parentheses", () => {
  expect(factsBy([["x", "7"]], 'Must ("A (b)"; producers) a-code of word: A sentence.')).toContain(
    '{"code":"a-code","binds":"producers","section":"\\"A (b)\\"","rule":"word","summary":"A sentence."}',
  );
});

test("sentences of another document that name no section stay so", () => {
  const other = ["Document: RFC 2, Y", "| scheme | rule | section | example |", "| y | x-URI | 3 | y:1a |"];
  const facts = factsBy(
    [["x", "7"]],
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
  expect(() => factsBy([["x", ""]], CODE, "  If: n is the default")).toThrow(
    new Error("grammar/scheme/x.peggy:5: the scheme has no default port"),
  );
});
