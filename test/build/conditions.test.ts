import { factsOfSchemes } from "../../scripts/build/facts.js";
import { readGrammarFile } from "../../scripts/build/grammar.js";
import { readScheme } from "../../scripts/build/schemes.js";

const HEADER = `// Document: RFC 1, A
// | scheme | rule  | section | example |
// | ------ | ----- | ------- | ------- |
// | x      | x-URI | 1       |         |
`;
const RULES = [
  ["x-URI", '"x://" host "/" *item [ "?" query ]', 'scheme:$"x"i "://" host:host "/" items:item* query:("?" @query)?'],
  ["item", 'word "," / number ","', 'of:(word / number) ","'],
  ["word", '1*"a"', '$"a"i+'],
  ["number", '1*"1"', '$"1"+'],
] as const;

/** Makes the facts of a scheme with one requirement. */
function factsOf(condition: string, repair?: string, ignoresCase = false): string {
  const lines = ["Must a of word: A.", `  If: ${condition}`, ...(repair === undefined ? [] : [`  Repair: ${repair}`])];
  const names = ignoresCase ? "// Names of query, ignoring case: others: others\n" : "";
  const rules = RULES.map(
    ([name, abnf, peg]) => `\n// §1 A\n//\n//     ${name} = ${abnf}\n${name.replace("-", "_")} = ${peg}\n`,
  );
  const text = `${HEADER}${lines.map((line) => `// ${line}\n`).join("")}${names}// From rfc3986: host, query\n${rules.join("")}`;
  const files = (file: string): string => (file === "scheme/x.peggy" ? text : readGrammarFile(file));
  return factsOfSchemes(readScheme("x", files), () => null).lines.join("");
}

/** Returns what finds the violations. */
function findOf(...requirement: Parameters<typeof factsOf>): string {
  const [, , found = ""] =
    /own: \[(\S+ @__PURE__ \S+ requirement\(\{.*?\}, (.*)\))\],/.exec(factsOf(...requirement)) ?? [];
  return found.replaceAll("/* @__PURE__ */ ", "");
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
