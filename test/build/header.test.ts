import { readHeader, wordsIn } from "../../scripts/build/header.js";

const TABLE = ["| scheme | rule | port | section | example |", "| --- | --- | --- | --- | --- |"];
const read = (...lines: readonly string[]): ReturnType<typeof readHeader> =>
  readHeader(lines.map((line) => `// ${line}\n`).join(""), "x.peggy");

/** What a sentence of the closed vocabulary does not have. */
const closed = { party: null, scheme: null, code: null, rule: null, message: null, condition: null, repair: null };

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
    "Normal (5): part in lower case",
    "Advice (RFC2:3.4): pct-encoded is UTF-8",
    "Words of port: a port. It has digits.",
    "Document: Page, Its title, https://example.com/{scheme}",
    "Normal: part in upper case",
    "Anchor 1: one",
    'Anchor "A title": two',
    ...TABLE,
    "| v | v-URI | 65535 | 1 | v:a |",
  );
  const shared = {
    anchors: [],
    normal: [],
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
      without: ["dot-segments", "empty-path"],
      exempt: ["password"],
      sentences: [
        { ...closed, level: "Must", section: null, text: "host is not empty", line: 11 },
        { ...closed, level: "Advice", section: "RFC2:3.4", text: "pct-encoded is UTF-8", line: 13 },
      ],
      normal: [{ type: "part", case: "lower", section: "5", line: 12 }],
      words: [["port", { term: "a port", sentence: "It has digits." }]],
    },
    {
      ...shared,
      name: "Page",
      title: "Its title",
      address: "https://example.com/{scheme}",
      line: 15,
      normal: [{ type: "part", case: "upper", section: null, line: 16 }],
      anchors: [
        ["1", "one"],
        ['"A title"', "two"],
      ],
      rows: [{ name: "v", rule: "v-URI", port: "65535", section: "1", examples: ["v:a"], line: 21 }],
    },
  ]);
});

test("a requirement has a party, a scheme, and lines that go on", () => {
  const [, document] = read(
    "Document: RFC 1, A",
    ...TABLE,
    "| x | x-URI | | 2.1 | |",
    "| y | x-URI | | 2.2 | |",
    "Must: host is not empty",
    "Should (RFC7:3; producers; y) no-a of part: The part should have no a.",
    "  If: part is present",
    "  Repair: remove the part",
    "  Message: Remove the part.",
    "Document: RFC 2, B",
    ...TABLE,
    "Requirements: as RFC 1",
    "Advice (consumers): no password",
  );
  expect(document?.sentences).toEqual([
    { ...closed, level: "Must", section: "RFC1:2.1", text: "host is not empty", line: 6 },
    {
      level: "Should",
      section: "RFC7:3",
      party: "producers",
      scheme: "y",
      code: "no-a",
      rule: "part",
      text: "The part should have no a.",
      message: "Remove the part.",
      condition: "part is present",
      repair: "remove the part",
      line: 7,
    },
    { ...closed, level: "Advice", section: null, party: "consumers", text: "no password", line: 15 },
  ]);
});

test("words are a term, or a term and sentences", () => {
  expect(wordsIn("a path")).toEqual({ term: "a path", sentence: null });
  expect(wordsIn("a path. It is. Long.")).toEqual({ term: "a path", sentence: "It is. Long." });
});

const DOCUMENT = "Document: RFC 1, A";
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
  [
    [DOCUMENT, "Must: no password", "  If: part is present"],
    "x.peggy:3: a requirement with a code must stand before this line",
  ],
  [["  Message: a"], "x.peggy:1: a requirement with a code must stand before this line"],
  [[DOCUMENT, "Requirements: as RFC 1"], "x.peggy:2: no document before this one is RFC 1"],
  ...["0", "07", "65536", "a", "1, 2"].map((port) => [
    [DOCUMENT, ...TABLE, `| x | x-URI | ${port} | 1 | x:a |`],
    "x.peggy:4: the port of x is not a number from 1 to 65535",
  ]),
] as [lines: string[], message: string][])("%# is refused", (lines, message) => {
  expect(() => read(...lines)).toThrow(new Error(message));
});
