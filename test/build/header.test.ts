import { readHeader, wordsIn } from "../../scripts/build/header.js";

const TABLE = ["| scheme | rule | port | section | example |", "| --- | --- | --- | --- | --- |"];
const read = (...lines: readonly string[]): ReturnType<typeof readHeader> =>
  readHeader(lines.map((line) => `// ${line}\n`).join(""), "x.peggy");

test("a document has the schemes of its table, and the lines after it", () => {
  const documents = read(
    "Prose: not a line of the header.",
    "Document: RFC 1, A title, with a comma",
    "Module: other",
    ...TABLE,
    '| x | x-URI | 7 | "A title" | x:a |',
    "| y+z | y-URI | | 1.2 | |",
    "Example: X:b",
    "Without: dot-segments, empty-path",
    "Exempt: password",
    "Must: host is not empty",
    "Normal (5; x): part in lower case",
    "  If: other is empty",
    "Equal: list sorted by name",
    "Slip (x) colon of port: No.",
    "  Pattern: /^(x:)(:)/i",
    "  Repair: remove",
    "Advice (RFC2:3.4): pct-encoded is UTF-8",
    "Words of port: a port. It has digits.",
    "Document: Page, Its title, https://example.com/{scheme}",
    "Normal: part in upper case",
    "Anchor 1: one",
    'Anchor "A title": two',
    ...TABLE,
    "| v | v-URI | 65535 | 1 | v:a |",
  );
  const sentence = { code: null, conditions: [], message: null, party: null, repair: null, rule: null, scheme: null };
  const shared = {
    anchors: [],
    normal: [],
    slips: [],
    namespaces: [],
    sentences: [],
    words: [],
    without: [],
    exempt: [],
    module: null,
    address: null,
  };
  expect(documents).toEqual([
    {
      ...shared,
      name: "RFC 1",
      title: "A title, with a comma",
      module: "other",
      line: 2,
      rows: [
        { name: "x", rule: "x-URI", port: "7", section: '"A title"', examples: ["x:a", "X:b"], line: 6 },
        { name: "y+z", rule: "y-URI", port: undefined, section: "1.2", examples: [], line: 7 },
      ],
      slips: [
        { scheme: "x", code: "colon", rule: "port", text: "No.", pattern: "/^(x:)(:)/i", repair: "remove", line: 15 },
      ],
      without: ["dot-segments", "empty-path"],
      exempt: ["password"],
      sentences: [
        { ...sentence, level: "Must", section: null, text: "host is not empty", line: 11 },
        { ...sentence, level: "Advice", section: "RFC2:3.4", text: "pct-encoded is UTF-8", line: 18 },
      ],
      normal: [
        {
          kind: "Normal",
          section: "5",
          scheme: "x",
          text: "part in lower case",
          conditions: [{ text: "other is empty", message: null }],
          line: 12,
        },
        { kind: "Equal", section: null, scheme: null, text: "list sorted by name", conditions: [], line: 14 },
      ],
      words: [["port", { term: "a port", sentence: "It has digits." }]],
    },
    {
      ...shared,
      name: "Page",
      title: "Its title",
      address: "https://example.com/{scheme}",
      line: 20,
      normal: [{ kind: "Normal", section: null, scheme: null, text: "part in upper case", conditions: [], line: 21 }],
      anchors: [
        ["1", "one"],
        ['"A title"', "two"],
      ],
      rows: [{ name: "v", rule: "v-URI", port: "65535", section: "1", examples: ["v:a"], line: 26 }],
    },
  ]);
});

const DOCUMENT = "Document: RFC 1, A";
const ROW = "| x | x-URI | | 1 | x:a |";

test("a requirement has several conditions, of which each can have its own message", () => {
  const [document] = read(
    ...[DOCUMENT, ...TABLE, ROW],
    ...["Should (2; producers; x) form of part: A part has a form.", "  Message: The usual.", "  If: part is empty"],
    ...["  If: part is other", "  Message: Another one.", "  Repair: remove the part"],
  );
  const conditions = [
    { text: "part is empty", message: null },
    { text: "part is other", message: "Another one." },
  ];
  expect(document?.sentences).toEqual([
    {
      ...{ level: "Should", section: "2", party: "producers", scheme: "x", code: "form", rule: "part", line: 5 },
      ...{ text: "A part has a form.", message: "The usual.", conditions, repair: "remove the part" },
    },
  ]);
});

test("the requirements of another file have sections that name its document", () => {
  const others = read(
    DOCUMENT,
    ...TABLE,
    ROW,
    "Must form of part: A part has a form.",
    "Must (RFC2:1) other of part: A.",
  );
  const text = ["Document: RFC 2, B", ...TABLE, ROW, "Requirements: as scheme/y"]
    .map((line) => `// ${line}\n`)
    .join("");
  const [document] = readHeader(text, "x.peggy", (file) => (file === "scheme/y" ? others : []));
  expect(document?.sentences.map(({ code, section }) => [code, section])).toEqual([
    ["form", "RFC1:1"],
    ["other", "RFC2:1"],
  ]);
});

test("a document can define a namespace of URNs in place of schemes", () => {
  const table = [
    "| namespace | rule | section | example |",
    "| --- | --- | --- | --- |",
    "| 3x | x-nss | 1 | urn:3x:a |",
  ];
  const [document] = read(DOCUMENT, ...table, "Example: urn:3X:b", "Must: A name has a form.");
  expect(document?.rows).toEqual([]);
  const examples = ["urn:3x:a", "urn:3X:b"];
  expect(document?.namespaces).toEqual([
    { name: "3x", rule: "x-nss", port: undefined, section: "1", examples, line: 4 },
  ]);
});

test("words are a term, or a term and sentences", () => {
  expect(wordsIn("a path")).toEqual({ term: "a path", sentence: null });
  expect(wordsIn("a path. It is. Long.")).toEqual({ term: "a path", sentence: "It is. Long." });
});

test.each([
  [["Document: Page, Title"], "x.peggy:1: a document that is no RFC and no draft needs an address"],
  [["Must: host is not empty"], 'x.peggy:1: a line "// Document: …" must stand before this one'],
  [TABLE, 'x.peggy:1: a line "// Document: …" must stand before this one'],
  [[DOCUMENT, "| scheme | rule | section |"], "x.peggy:2: the table has no column example"],
  [[DOCUMENT, "| scheme | rule | part | section | example |"], "x.peggy:2: the table has an unknown column part"],
  [
    [DOCUMENT, ...TABLE, "| x | x-URI | | 1 | x:a |", "Example: y:a"],
    "x.peggy:5: the example is of no scheme of this document",
  ],
  [[DOCUMENT, "Requirements: as RFC 2"], "x.peggy:2: no document before this one is RFC 2"],
  [[DOCUMENT, "Requirements: as scheme/y"], "x.peggy:2: no document before this one is scheme/y"],
  [[DOCUMENT, ...TABLE, "  If: part is empty"], "x.peggy:4: a requirement with a code must stand before this line"],
  ...["Message", "Repair"].map((kind) => [
    [DOCUMENT, "Must form of part: A.", `  ${kind}: a`, `  ${kind}: b`],
    `x.peggy:4: a requirement has only one line ${kind} here`,
  ]),
  [
    [DOCUMENT, "Equal: list sorted", "  Repair: remove"],
    "x.peggy:3: a requirement with a code must stand before this line",
  ],
  [[DOCUMENT, "Slip (y) colon: A."], "x.peggy:2: this document does not define y"],
  ...["If", "Message"].map((kind) => [
    [DOCUMENT, "Slip colon: A.", `  ${kind}: a`],
    `x.peggy:3: a slip has no line ${kind}`,
  ]),
  [[DOCUMENT, "Must form of part: A.", "  Pattern: /^(a)(b)/"], "x.peggy:3: a slip must stand before this line"],
  ...["0", "07", "65536", "a", "1, 2"].map((port) => [
    [DOCUMENT, ...TABLE, `| x | x-URI | ${port} | 1 | x:a |`],
    "x.peggy:4: the port of x is not a number from 1 to 65535",
  ]),
] as [lines: string[], message: string][])("%# is refused", (lines, message) => {
  expect(() => read(...lines)).toThrow(new Error(message));
});
