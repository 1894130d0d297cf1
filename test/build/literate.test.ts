import { pegName, readLiterate, withCopies } from "../../scripts/build/literate.js";

const GRAMMAR = `// A document.

{
  const made = () => null;
}

// §3.2.2 Host
//
//     IP-literal    = "[" ( IPv6address
//                   / IPvFuture ) "]"   ; in brackets
//
// The PEG differs, and this says why.
IP_literal "a literal" = "[" @(IPv6address / IPvFuture / IPv6address) "]" { return made(); }

// §RFC5234:B.1 Core Rules
//         gopher+_string = *x
//
// Value: text, keeps "+"
// Names, ignoring case: cc: text
gopher__string
  = x*
// §A.1 An appendix
//    x =
//      "x"
x = "x"
// §"GIT URLS"
//     y = x
y = x

//     z = y
z = y
`;

test("the rules of a grammar are read with the comments above them", () => {
  expect(readLiterate(GRAMMAR, "grammar/a.peggy")).toEqual([
    {
      name: "IP-literal",
      pegName: "IP_literal",
      section: "3.2.2",
      title: "Host",
      definition: `IP-literal    = "[" ( IPv6address\n              / IPvFuture ) "]"   ; in brackets`,
      references: ["IPv6address", "IPvFuture"],
      facts: {},
    },
    {
      name: "gopher+_string",
      pegName: "gopher__string",
      section: "RFC5234:B.1",
      title: "Core Rules",
      definition: "gopher+_string = *x",
      references: ["x"],
      facts: { value: 'text, keeps "+"', names: "cc: text", ignoresCase: true },
    },
    {
      name: "x",
      pegName: "x",
      section: "A.1",
      title: "An appendix",
      definition: `x =\n  "x"`,
      references: [],
      facts: {},
    },
    {
      name: "y",
      pegName: "y",
      section: '"GIT URLS"',
      title: "GIT URLS",
      definition: "y = x",
      references: ["x"],
      facts: {},
    },
    {
      name: "z",
      pegName: "z",
      section: '"GIT URLS"',
      title: "GIT URLS",
      definition: "z = y",
      references: ["y"],
      facts: {},
    },
  ]);
});

const NO_SECTION =
  'rule a: the comment above it has no line "§<section> <title>", or §"<title>" for one without a number';

const refused: readonly (readonly [what: string, text: string, message: string])[] = [
  ["no comment", `a = "x"`, `1: ${NO_SECTION}`],
  ["a comment with a line between", `// §1 One\n//\n//     a = "x"\n\na = "x"`, `5: ${NO_SECTION}`],
  ["no section", `// About a.\n//\n//     a = "x"\na = "x"`, `4: ${NO_SECTION}`],
  ["a section without a title", `// §1\n//\n//     a = "x"\na = "x"`, `4: ${NO_SECTION}`],
  ["a title that is not closed", `// §"One\n//\n//     a = "x"\na = "x"`, `4: ${NO_SECTION}`],
  ["a number and quotes", `// §1" One"\n//\n//     a = "x"\na = "x"`, `4: ${NO_SECTION}`],
  ["an empty title", `// §""\n//\n//     a = "x"\na = "x"`, `4: ${NO_SECTION}`],
  ["more behind a title", `// §"One" Two\n//\n//     a = "x"\na = "x"`, `4: ${NO_SECTION}`],
  [
    "a section without a title below another rule",
    `// §1 One\n//\n//     b = "x"\nb = "x"\n\n// §2\n//\n//     a = "x"\na = "x"`,
    `9: ${NO_SECTION}`,
  ],
  ["no definition", `// §1 One\n// a = "x"\na = "x"`, "3: rule a: the comment above it has no indented definition"],
  [
    "something indented that is no definition",
    `// §1 One\n//\n//     see b\na = "x"`,
    "4: rule a: the comment above it has no indented definition",
  ],
  [
    "the definition of another rule",
    `// §1 One\n//\n//     b = "x"\nb = "x"\n\n// §1 One\n//\n//     b = "x"\na_b = "x"`,
    "9: rule a_b: the comment above it defines b",
  ],
  ["a definition in other case", `// §1 One\n//\n//     A = "x"\na = "x"`, "4: rule a: the comment above it defines A"],
];

test.each(refused)("a rule is refused with %s", (_what, text, message) => {
  expect(() => readLiterate(text, "a.peggy")).toThrow(new Error(`a.peggy:${message}`));
});

const MODEL = `// §1 Schemes
//
//     ab-URI = "ab:" *x
//
// Words: an ab URI. An AB URI begins with 'ab:'.
ab_URI
  = scheme:$"ab"i ":"
    x:x* { return node("ab-URI", { scheme }); }
`;

const COPY = `
// §2 More schemes
//
//     cd-ef = "cd+ef:" *x
//
// Like ab-URI: "cd+ef"

// §3 x
`;

test("a rule that is like another one gets its PEG and its words, and no line moves", () => {
  expect(withCopies(MODEL + COPY, "a.peggy")).toBe(`${MODEL}
// §2 More schemes
//
//     cd-ef = "cd+ef:" *x
//
// Words: an cd+ef URI. An CD+EF URI begins with 'cd+ef:'.
cd_ef = scheme:$"cd+ef"i ":" x:x* { return node("cd-ef", { scheme }); }
// §3 x
`);
});

test.each([
  ["that does not exist", COPY],
  ["without a scheme", MODEL.replace("scheme:", "") + COPY],
  ["and has no definition", `${MODEL}${COPY.replace("//     cd-ef", "// cd-ef")}`],
])("a rule is refused that is like a rule %s", (_what, text) => {
  const line = text.slice(0, text.indexOf("// Like")).split("\n").length;
  const message = `a.peggy:${String(line)}: ab-URI is no rule for the URIs of a scheme`;
  expect(() => withCopies(text, "a.peggy")).toThrow(new Error(message));
});

test("a PEG name is the document's name, with characters that Peggy does not allow replaced", () => {
  expect(["URI", "path-abempty", "a-b-c", "gopher+_string"].map(pegName)).toEqual([
    "URI",
    "path_abempty",
    "a_b_c",
    "gopher__string",
  ]);
});
