import type { Expression } from "../../src/core/abnf.js";
import { abnfOf } from "../../src/export/abnf.js";
import { FLAVORS, written } from "../../src/export/flavors.js";
import { toRegExp, type RegExpFlavor } from "../../src/export/index.js";
import { linear } from "../../src/export/positions.js";
import { choice, EMPTY, patternOf, repeat, sequence, set } from "../../src/export/pattern.js";

type Expected = Partial<Readonly<Record<RegExpFlavor, string>>>;

test.each<[rule: string, standard: "rfc3986" | "rfc3987" | "rfc2396", Expected]>([
  [
    "pct-encoded",
    "rfc3986",
    { js: "^%[0-9A-Fa-f]{2}$", python: "\\A%[0-9A-Fa-f]{2}\\Z", pcre: "\\A%[0-9A-Fa-f]{2}\\z", xsd: "%[0-9A-Fa-f]{2}" },
  ],
  [
    "path-abempty",
    "rfc3986",
    {
      js: "^(?:\\/[!$&-.0-;=@-Z_a-z~]*(?:%[0-9A-Fa-f]{2}[!$&-.0-;=@-Z_a-z~]*)*)*$",
      pcre: "\\A(?:\\/[!$&-.0-;=@-Z_a-z~]*+(?:%[0-9A-Fa-f]{2}[!$&-.0-;=@-Z_a-z~]*+)*+)*+\\z",
      python: "\\A(?:/[!$&-.0-;=@-Z_a-z~]*(?:%[0-9A-Fa-f]{2}[!$&-.0-;=@-Z_a-z~]*)*)*\\Z",
      dotnet: "\\A(?>(?:/(?>[!$&-.0-;=@-Z_a-z~]*)(?>(?:%[0-9A-Fa-f]{2}(?>[!$&-.0-;=@-Z_a-z~]*))*))*)\\z",
      re2: "\\A(?:/(?:[!$&-.0-;=@-Z_a-z~]|%[0-9A-Fa-f]{2})*)*\\z",
      perl: "\\A(?:\\/[!\\$&-.0-;=\\@-Z_a-z~]*+(?:%[0-9A-Fa-f]{2}[!\\$&-.0-;=\\@-Z_a-z~]*+)*+)*+\\z",
      xsd: "(/([!$&-;=@-Z_a-z~]|%[0-9A-Fa-f]{2})*)?",
    },
  ],
  [
    "iprivate",
    "rfc3987",
    {
      js: "^[\\uE000-\\uF8FF\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}]$",
      pcre: "\\A[\\x{E000}-\\x{F8FF}\\x{F0000}-\\x{FFFFD}\\x{100000}-\\x{10FFFD}]\\z",
      python: "\\A[\\uE000-\\uF8FF\\U000F0000-\\U000FFFFD\\U00100000-\\U0010FFFD]\\Z",
      dotnet:
        "\\A(?:[\\uE000-\\uF8FF]|[\\uDB80-\\uDBBE\\uDBC0-\\uDBFE][\\uDC00-\\uDFFF]|[\\uDBBF\\uDBFF][\\uDC00-\\uDFFD])\\z",
      ruby: "\\A[\\u{E000}-\\u{F8FF}\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}]\\z",
      xsd: "[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]",
    },
  ],
  ["control", "rfc2396", { js: "^[\\x00-\\x1F\\x7F]$", ruby: "\\A[\\x00-\\x1F\\x7F]\\z", xsd: "[\\t\\n\\r\x7F]" }],
])("%s of %s", (rule, standard, expected) => {
  for (const [flavor, source] of Object.entries(expected)) {
    expect([flavor, toRegExp(rule, { standard, flavor: flavor as RegExpFlavor }).source]).toEqual([flavor, source]);
  }
});

test.each(FLAVORS)("%s has notes, and flags only for characters beyond ASCII", (flavor) => {
  const [narrow, wide] = [toRegExp("port", { flavor }), toRegExp("ucschar", { standard: "rfc3987", flavor })];
  expect(narrow).toMatchObject({ flavor, rule: "port", flags: "" });
  expect(narrow.notes.length).toBeGreaterThan(0);
  expect(wide.flags).toBe(flavor === "js" || flavor === "pcre" ? "u" : "");
});

const range = (first: string, last = first) => set([[first.charCodeAt(0), last.charCodeAt(0)]]);
const [a, b, c] = [range("a"), range("b"), range("c")];
const loop = (item: Parameters<typeof repeat>[0], min = 0) => repeat(item, min, Infinity);

test.each<[name: string, pattern: Parameters<typeof written>[0], RegExpFlavor, source: string]>([
  ["alternatives in a group", choice([sequence([a, b]), sequence([b, c])]), "js", "^(?:ab|bc)$"],
  ["alternatives alone", choice([sequence([a, b]), sequence([b, c])]), "xsd", "ab|bc"],
  ["a loop of at least two", loop(sequence([a, b]), 2), "pcre", "\\A(?>(?:ab){2,})\\z"],
  ["a loop that goes back", sequence([loop(a), range("a", "b")]), "pcre", "\\Aa*[ab]\\z"],
  ["several others in a loop", loop(choice([a, sequence([b, a]), sequence([c, a])])), "js", "^a*(?:(?:ba|ca)a*)*$"],
  ["a loop in a loop of XML Schema", loop(sequence([a, loop(b)])), "xsd", "(a[ab]*)?"],
  ["another one", loop(sequence([a, b])), "xsd", "(ab)*"],
  ["a loop of one or more", sequence([c, loop(sequence([a, loop(b)]), 1)]), "xsd", "c(ab*)+"],
  [
    "a loop of units",
    loop(set([[0x61, 0x10ffff]])),
    "dotnet",
    "\\A(?>(?:(?:[a-\\uFFFF]|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]))*)\\z",
  ],
  [
    "only pairs",
    set([[0x1f600, 0x1f601]]),
    "dotnet",
    "\\A(?:\\uD83D[\\uDE00-\\uDE01])\\z".replace("\\uDE00-\\uDE01", "\\uDE00\\uDE01"),
  ],
  ["special characters", sequence(Array.from("a.b$c^d|e", (each) => range(each))), "js", "^a\\.b\\$c\\^d\\|e$"],
  ["the same in XML Schema", sequence(Array.from("a.b$c^d|e", (each) => range(each))), "xsd", "a\\.b$c\\^d\\|e"],
  ["special characters of a class", choice(Array.from("\\[]^-", (each) => range(each))), "js", "^[\\-\\[-\\^]$"],
  ["a range from a hyphen", range("-", "9"), "dotnet", "\\A[\\-.-9]\\z"],
  ["a range to a hyphen", range("+", "-"), "xsd", "[+,\\-]"],
  ["a hyphen and one more", range("-", "."), "js", "^[\\-.]$"],
  ["variables of Perl and Ruby", sequence(Array.from("#$@/", (each) => range(each))), "perl", "\\A\\#\\$\\@\\/\\z"],
  ["controls", choice([set([[0, 0x21]]), sequence([set([[1, 1]]), a])]), "xsd", "[\\t\\n\\r -!]".replace(" -!", " !")],
  ["optional controls", sequence([a, repeat(set([[1, 1]]), 0, 3)]), "xsd", "a"],
  ["repeated controls", repeat(sequence([set([[1, 9]]), a]), 3, 3), "xsd", "(\\ta){3}"],
])("%s", (_name, pattern, flavor, source) => {
  expect(written(pattern, flavor).source).toBe(source);
});

test.each([
  ["a control character", set([[0, 0]])],
  ["several", choice([sequence([set([[0, 0]]), a]), repeat(sequence([a, set([[1, 1]])]), 2, 2)])],
])("XML has no text of %s", (_name, pattern) => {
  expect(() => written(pattern, "xsd")).toThrow(new RangeError("XML cannot have any text of this rule."));
});

test("the notes for XML Schema say when control characters are missing", () => {
  const note = "XML has no control characters, so the pattern does not have those of the rule.";
  expect(toRegExp("control", { standard: "rfc2396", flavor: "xsd" }).notes).toContain(note);
  expect(toRegExp("CR", { flavor: "xsd" }).notes).not.toContain(note);
});

const STACK =
  "Java throws a StackOverflowError for some texts with more than 1,000 characters: limit the length, or use a thread with a larger stack.";
const JIT =
  "With JIT, PHP returns false, not 0, for some texts with more than 4,000 characters. Without it (pcre.jit=0), texts of 10,000 characters work.";

test.each<[rule: string, standard: "rfc3986" | "rfc2396", RegExpFlavor, note: string, isThere: boolean]>([
  ["hostname", "rfc2396", "java", STACK, true],
  ["hostname", "rfc2396", "pcre", JIT, true],
  ["URI-reference", "rfc3986", "java", STACK, false],
  ["URI-reference", "rfc3986", "pcre", JIT, false],
])("the notes of %s of %s for %s say whether a loop needs much memory", (rule, standard, flavor, note, isThere) => {
  expect(toRegExp(rule, { standard, flavor }).notes.includes(note)).toBe(isThere);
});

describe("patterns are simple", () => {
  test.each([
    ["equal neighbours are counted", sequence([a, a, a]), repeat(a, 3, 3)],
    ["a loop after one", sequence([a, loop(a)]), loop(a, 1)],
    ["a bound that would be ambiguous stays", sequence([repeat(a, 0, 1), a]).type, "sequence"],
    ["a loop of a loop", loop(loop(a, 1)), loop(a)],
    ["a loop of at least two of several", loop(repeat(a, 2, 3)).type, "repeat"],
    ["a loop of optional parts", loop(sequence([loop(a), repeat(b, 0, 1)])), loop(range("a", "b"))],
    ["an optional part that can be empty", repeat(loop(a), 0, 1), loop(a)],
    ["no repetition", repeat(a, 0, 0), EMPTY],
    ["once", repeat(a, 1, 1), a],
    ["nothing, repeated", repeat(EMPTY, 2, 5), EMPTY],
    ["an empty alternative", choice([EMPTY, a]), repeat(a, 0, 1)],
    ["only empty alternatives", choice([EMPTY, EMPTY]), EMPTY],
    ["equal alternatives", choice([sequence([a, b]), sequence([a, b])]), sequence([a, b])],
  ])("%s", (_name, made, expected) => {
    expect(made).toEqual(expected);
  });
});

test("a field has no pattern", () => {
  const field: Expression = { type: "field", name: "port", types: [] };
  expect(() => patternOf("a", () => field)).toThrow(new TypeError("A field has no pattern."));
});

test("a loop whose parts can be divided in several ways becomes deterministic as a whole", () => {
  const pattern = loop(choice([a, sequence([a, b]), b]));
  expect(written(pattern, "js").source).toBe("^[ab]*(?:ab[ab]*)*$");
  expect(written(linear(pattern), "js").source).toBe("^[ab]*$");
});

test("ABNF of what the rules of the documents do not have", () => {
  const letter: Expression = { type: "literal", text: "a" };
  const definitions: Readonly<Record<string, Expression>> = {
    one: {
      type: "alternation",
      items: [
        { type: "concatenation", items: [] },
        { type: "repetition", item: twice(twice(letter)), min: 1, max: 3 },
      ],
    },
  };
  expect(abnfOf("one", (rule) => definitions[rule] as Expression)).toBe('one = "" / 1*3(2(2"a"))\n');
});

const twice = (item: Expression): Expression => ({ type: "repetition", item, min: 2, max: 2 });
