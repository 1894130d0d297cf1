import {
  compileSchemeAutomaton,
  compileSchemeRules,
  readScheme,
  schemesOfStandard,
} from "../../scripts/build/schemes.js";
import { factsOfSchemes } from "../../scripts/build/facts.js";
import { compileAutomaton, readGrammar } from "../../scripts/build/grammar.js";
import { isWithin } from "../../scripts/build/automaton.js";
import { STANDARDS, type StandardSource } from "../../scripts/build/standards.js";

const CORE = "// §RFC5234:1 Core\n//\n//     ALPHA = %x61-7A\nALPHA = [a-z]\n";
const SHARED = [
  "// RFC 3986, Shared.",
  "",
  "// §3 Name",
  "//",
  "//     name = 1*ALPHA",
  "name = ALPHA+",
  "",
  "// §3 Other",
  "//",
  '//     other = "-"',
  'other = "-"',
  "",
].join("\n");

/** Reads a scheme `x` from texts instead of files. */
const read = (text: string, others: Readonly<Record<string, string>> = {}): ReturnType<typeof readScheme> =>
  readScheme("x", (file) => {
    const files: Readonly<Record<string, string>> = {
      "tree.peggy": 'nothing = ""',
      "core.peggy": CORE,
      "rfc3986.peggy": SHARED,
      "scheme/x.peggy": text,
      ...others,
    };
    return files[file] ?? "";
  });

/** A header whose table has a row for each scheme, with its rule. */
const headerOf = (...rows: readonly string[]): string =>
  ["Document: RFC 1, X", "| scheme | rule | section | example |", "| --- | --- | --- | --- |", ...rows]
    .map((line) => `// ${line}\n`)
    .join("");
const X = headerOf("| x | x-URI | 1 | x:a |");
const HEADER = `${X}// From rfc3986: name\n\n`;
const rule = (name: string, definition: string, peg: string): string =>
  `// §1 One\n//\n//     ${name} = ${definition}\n${name.replaceAll("-", "_")} = ${peg}\n\n`;
const RULE = rule("x-URI", '"x:" name', '"x:"i name');

test("a scheme has its own rules and the imported rules that they need, in order", () => {
  const grammar = read(HEADER + RULE);
  expect([...grammar.schemes]).toEqual([["x", "x-URI"]]);
  expect(grammar.own.map(({ name }) => name)).toEqual(["x-URI"]);
  expect(grammar.rules.map(({ name }) => name)).toEqual(["x-URI", "name", "ALPHA"]);
  const shared = grammar.sources.find(({ source }) => source === "grammar/rfc3986.peggy")?.text;
  expect(shared).toBe(SHARED.replace('\nother = "-"\n', `\n${" ".repeat(11)}\n`));
  expect(compileSchemeAutomaton(grammar).rules).toEqual(["x-URI"]);
});

test("the parser has the top rules, the rules with nodes, and what these use", () => {
  const leaf = rule("leaf-rule", "part", 'part { return leaf("leaf-rule"); }');
  const passed = rule("passing", "leaf-rule", "leaf_rule");
  const unused = rule("unused", "part", "part");
  const { parsed, parserSources } = read(HEADER + RULE + leaf + rule("part", '"a"', '"a"') + passed + unused);
  expect(parsed.map(({ name }) => name)).toEqual(["x-URI", "leaf-rule", "part", "passing", "name", "ALPHA"]);
  const [, own] = parserSources.map(({ text }) => text);
  expect(own).toContain('part = "a"');
  expect(own).not.toContain("unused = part\n\n");
});

test("its rules have their sections, with the document's name for rules of another document", () => {
  expect(compileSchemeRules(read(HEADER + RULE))).toBe(
    ["§1 One", '|x-URI = "x:" name', "§RFC3986:3 Name", "name=1*ALPHA", "§RFC5234:1 Core", "ALPHA=%x61-7A"].join("\n"),
  );
});

test("rules imported from another scheme bring the rules that they import", () => {
  const text = `${X}// From scheme/y: y-URI\n\n${rule("x-URI", '"x" y-URI', '"x" y_URI')}`;
  const y = `// RFC 9, Y.\n//\n// From rfc3986: name\n\n${rule("y-URI", "name", "name")}`;
  expect(read(text, { "scheme/y.peggy": y }).rules.map(({ name, section }) => [name, section])).toEqual([
    ["x-URI", "1"],
    ["y-URI", "RFC9:1"],
    ["name", "RFC3986:3"],
    ["ALPHA", "RFC5234:1"],
  ]);
});

test("definitions can be BNF", () => {
  const grammar = read(`// Notation: BNF\n${HEADER}${rule("x-URI", '"x:" [ name | "+" ]', '"x:"i (name / "+")?')}`);
  expect(grammar.abnf).toContain('x-URI = "x:" [ name / "+" ]');
  expect(compileSchemeAutomaton(grammar).rules).toEqual(["x-URI"]);
});

test.each([
  [RULE, "1: the file has no table of schemes"],
  [headerOf("| x | x-URI | 1 | |", "| x | x-URI | 1 | |") + RULE, "5: the scheme x is defined twice"],
  [headerOf("| x | y-URI | 1 | |") + RULE, "4: the scheme x has no rule y-URI in this file"],
  [
    `${X}// From rfc1738: name\n\n${RULE}`,
    "5: rules can be imported from core, rfc3986 and scheme/<file>, not from rfc1738",
  ],
  [`${X}// From rfc3986: name, nobody\n\n${RULE}`, "5: rfc3986 has no rule nobody"],
  [`${X}// From rfc3986: name, other\n\n${RULE}`, "5: no rule uses the imported rule other of rfc3986"],
  [
    `${HEADER}${RULE}${rule("Name", '"n"', '"n"')}`,
    "5: the imported rule name of rfc3986 has the same name as a rule of this file",
  ],
  [`${X}\n${RULE}`, "9: rule x-URI refers to name, which is neither defined nor imported"],
  [
    `${HEADER}${RULE}${rule("alpha", '"a"', '"a"')}`,
    "15: rule alpha has the same name as a rule of grammar/core.peggy that name uses",
  ],
] as [text: string, message: string][])("%# is refused", (text, message) => {
  expect(() => read(text)).toThrow(new Error(`grammar/scheme/x.peggy:${message}`));
});

/** Makes the facts of a scheme whose header has more lines. */
const factsOf = (...lines: readonly string[]): string =>
  factsOfSchemes(
    read(`${X}${lines.map((line) => `// ${line}\n`).join("")}// From rfc3986: name\n\n${RULE}`),
    () => null,
  ).lines.join("");

test("the facts of a scheme have its sentences, with the section of the sentence or of the scheme", () => {
  const facts = factsOf(
    "Must: host is not empty",
    "Advice (RFC2:3): pct-encoded is UTF-8",
    "Should: host is a DNS name",
  );
  expect(facts).toContain('  before: [/* @__PURE__ */ emptyHost("1")],\n');
  expect(facts).toContain('  after: [/* @__PURE__ */ utf8("RFC2:3", "advice"), dnsName],\n');
  expect(factsOf("Should: host has no empty label", "Should: host is a DNS name")).toContain(
    "  after: [emptyLabel, dnsNameOrEmpty],\n",
  );
});

test("a normal form has the fields that lead to the nodes", () => {
  const header = `${X}// Normal: part in upper case\n\n`;
  const text = `${header}${rule("x-URI", '"x" ":" *item', 'scheme:$"x"i ":" items:item*')}${rule("item", 'part "."', 'part:part "."')}${rule("part", '"a"', '$"a"i')}`;
  expect(factsOfSchemes(read(text), () => null).lines.join("")).toContain(
    '  normalize: /* @__PURE__ */ editing(["1", /* @__PURE__ */ finds(/* @__PURE__ */ nodes(null, ["items","part"]), /* @__PURE__ */ inCase(true))]),\n',
  );
});

/** Returns the facts of a scheme whose trees have a list of parameters. */
function factsWith(...lines: readonly string[]): string {
  const header = X + lines.map((line) => `// ${line}\n`).join("") + "\n";
  const rules = [
    rule("x-URI", '"x" ":" list', 'scheme:$"x"i ":" list:list'),
    rule("list", "*pair", "pairs:pair*"),
    rule("pair", 'name "=" value ";"', 'name:name "=" value:value ";"'),
    rule("name", '"a"', '$"a"i'),
    rule("value", '"b"', '$"b"i'),
  ];
  return factsOfSchemes(read(header + rules.join("")), () => null)
    .lines.join("")
    .replaceAll("/* @__PURE__ */ ", "");
}
const PAIRS = '"list.pairs name value"';

test.each([
  [
    ["Equal: pairs sorted by name"],
    '  equate: editing(["1", finds(nodes(null, ["list","pairs"]), sorted("name"))]),\n',
  ],
  [["Equal: pairs sorted"], '  equate: editing(["1", finds(nodes(null, ["list","pairs"]), sorted())]),\n'],
  [
    ["Normal (2): name in lower case", "  If: name is value"],
    'editing(["2", finds(nodes(null, ["list","pairs","name"]), those(matching(grammar, ["value"], true), inCase(false)))])',
  ],
  [
    ["Normal: remove the value", "  If: value is empty and name is present"],
    'editing(["1", finds(nodes(null, ["list","pairs","value"]), removing(empty), some(nodes(null, ["list","pairs","name"]), present))])',
  ],
  [
    ["Must one of pair: One.", "  If: a= is not value", "  Message: Own.", "  If: list.*= is repeated"],
    `anyOf(finds(listed(["a"], false, false, ${PAIRS}), saying(matching(grammar, ["value"], false), "Own.")), finds(listed(null, false, true, ${PAIRS}), repeated(false)))`,
  ],
  [
    ["Must one of pair: One.", "  If: a=, b= is present", '  Repair: remove ";" after it'],
    `finds(listed(["a","b"], false, true, ${PAIRS}), removing(present, undefined, 0, 1))`,
  ],
] as [lines: string[], code: string][])("%j", (lines, code) => {
  expect(factsWith(...lines)).toContain(code);
});

test("the facts of a namespace of URNs have its summary and its requirements", () => {
  const lines = [
    ...["Document: RFC 2, A namespace", "| namespace | rule | section | example |", "| --- | --- | --- | --- |"],
    ...[
      "| 3x | name | 4 | urn:3x:a |",
      "Must: A name has letters.",
      "Should (5; producers) case of name: A name is small.",
      "Must long of name: A name has one letter.",
      "  If: NSS has more than 1 octets",
      "Normal: NSS in lower case",
    ],
  ];
  const facts = factsOf(...lines).replaceAll("/* @__PURE__ */ ", "");
  expect(facts).toContain(`export const namespace3x = {
  nid: "3x",
  specification: rfc(2, "A namespace"),
  section: "RFC2:4",
  rule: "name",
  examples: ["urn:3x:a"],
  summary: "A name has letters.",
  requirements: [{"code":"case","level":"SHOULD","binds":"producers","section":"RFC2:5","rule":"name","summary":"A name is small."}, \
requirement({"code":"long","section":"RFC2:4","rule":"name","summary":"A name has one letter."}, longer(1, finds(whole, octets(1))))],
  normalize: editing(["4", finds(whole, inCase(false))]),
};
`);
});

test("words name the scheme, and those of a document count more than those of a rule", () => {
  const facts = factsOf("Words of name: the name of {scheme}. It is {scheme}.");
  expect(facts).toContain('"name":["the name of x","It is x."]');
});

test.each([
  ["Must: host is empty", '5: there is no sentence "host is empty"'],
  ["Must (1; producers): no password", "5: only a requirement with a code binds some"],
  ["Advice: host has no empty label", '5: "host has no empty label" is Should, not Advice'],
  ["Should (1): host is a DNS name", '5: "host is a DNS name" has no section'],
  ["Normal: nobody in lower case", "5: the trees have no nobody"],
  ["Words of nobody: a name", "1: no scheme of this document has the rule nobody"],
])("%s: refused", (line, message) => {
  expect(() => factsOf(line)).toThrow(new Error(`grammar/scheme/x.peggy:${message}`));
});

test("rules keep the order of their files, independent of references", () => {
  const header = `${X}// From rfc3986: name, other\n\n`;
  const grammar = read(header + rule("x-URI", '"x:" other name', '"x:"i other name'));
  expect(grammar.rules.map(({ name }) => name)).toEqual(["x-URI", "name", "other", "ALPHA"]);
});

test("names in comments, literals and prose are not references", () => {
  const text = `${X}\n${rule("x-URI", '"name" 0<other> / %x41 ; ALPHA', '"name"i / "A"')}`;
  expect(read(text).rules.map(({ name }) => name)).toEqual(["x-URI"]);
});

test("rules cannot be imported from a file that does not name its document", () => {
  const text = `${X}// From scheme/y: y-URI\n\n${rule("x-URI", "y-URI", "y_URI")}`;
  const y = rule("y-URI", '"y"', '"y"i');
  expect(() => read(text, { "scheme/y.peggy": y })).toThrow(
    new Error(
      'grammar/scheme/y.peggy:1: other grammars import these rules, so the first line must begin with "// RFC <number>,"',
    ),
  );
});

test("two imports with rules of the same name conflict", () => {
  const text = `${X}// From rfc3986: name\n// From scheme/y: y-URI\n\n${rule("x-URI", "name y-URI", "name y_URI")}`;
  const y = `${rule("y-URI", "name", "name")}${rule("name", '"n"', '"n"')}`;
  expect(() => read(text, { "scheme/y.peggy": y })).toThrow(
    new Error(
      "grammar/scheme/y.peggy:9: rule name has the same name as a rule of grammar/rfc3986.peggy that y-URI uses",
    ),
  );
});

test("whether a rule matches only URIs", () => {
  const uri = compileAutomaton(readGrammar(STANDARDS.find(({ id }) => id === "rfc3986") as StandardSource));
  expect(isWithin(compileSchemeAutomaton(readScheme("http")), "http-URI", uri, "URI")).toBe(true);
  expect(isWithin(uri, "URI", uri, "absolute-URI")).toBe(false);
  expect(isWithin(uri, "relative-ref", uri, "URI")).toBe(false);
});

describe("the schemes of a standard", () => {
  const source = "grammar/old.peggy";
  const schemesIn = (rule: string): ReturnType<typeof schemesOfStandard> => {
    const text = headerOf(`| x | ${rule} | 1 | |`) + RULE;
    return schemesOfStandard({
      id: "old",
      notation: "abnf",
      sources: [{ source, text }],
      rules: read(HEADER + RULE).rules,
    });
  };

  test("are those of its table, with the rules that they use", () => {
    const found = schemesIn("x-URI");
    expect([...found.schemes]).toEqual([["x", "x-URI"]]);
    expect(found.reachedFrom("x-URI").map(({ name }) => name)).toEqual(["x-URI", "name", "ALPHA"]);
  });

  test("have a rule", () => {
    expect(() => schemesIn("y-URI")).toThrow(new Error(`${source}:4: the scheme x has no rule y-URI`));
  });
});
