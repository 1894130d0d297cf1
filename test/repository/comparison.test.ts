/** Tests the comparison with other libraries: its calculation, and that its versions are the installed ones. */
import { readFileSync } from "node:fs";

import { verdictsOf } from "../../scripts/field/report.js";
import { readResults, type Row } from "../../scripts/field/results-file.js";
import { comparison, grouped, misses, tally } from "../../scripts/readme/comparison.js";
import { summary } from "../../scripts/readme/summary.js";
import { withSection } from "../../scripts/readme/sections.js";

const suite = [
  { text: "a:", valid: true },
  { text: "a:b", valid: true },
  { text: "`", valid: false },
  { text: "%", valid: false },
  { text: "%%", valid: false },
];

function fail(): never {
  throw new Error();
}

describe("a library is wrong", () => {
  test.each([
    ["never", (text: string) => text.startsWith("a"), [0, 0, null, null]],
    ["where it accepts everything", () => true, [3, 0, "%", null]],
    ["where it accepts nothing", () => false, [0, 2, null, "a:"]],
    ["where it throws", (text: string) => text === "a:" || fail(), [0, 1, null, "a:b"]],
    ["about what cannot be shown", (text: string) => /[a`]/.test(text), [1, 0, null, null]],
  ])("%s", (_, accepts, [acceptsWrong, refusesRight, accepted, refused]) => {
    expect(tally(suite, accepts)).toEqual({ acceptsWrong, refusesRight, accepted, refused });
  });
});

test("a wrong or missing target counts as a miss", () => {
  const examples = ["g", "", "./g", "//g"].map((ref) => [ref, `http://a/${ref}`] as const);
  const targets: Readonly<Record<string, string>> = { g: "http://a/g", "": "http://a", "./g": "http://a/./g" };
  expect(misses(examples, (ref) => targets[ref] ?? fail())).toEqual(["", "//g"]);
});

const never = { acceptsWrong: 0, refusesRight: 0, accepted: null, refused: null };

const results = {
  suites: { uri: suite, reference: Array.from({ length: 1234 }, () => ({ text: "%", valid: false })) },
  examples: 42,
  rows: [
    ...[{ name: "one", version: "1.2.3", how: "`check`", uri: never, reference: never, misses: [] }].map((row) => ({
      ...row,
      ratios: [1, 1, 1, 1],
      sizes: [1234, 56_789],
    })),
    {
      name: "URL",
      version: "of Node 1",
      how: "`canParse`",
      uri: { acceptsWrong: 1234, refusesRight: 1_000_000, accepted: "%", refused: "a:" },
      reference: { acceptsWrong: 0, refusesRight: 12, accepted: null, refused: null },
      misses: ["", "//g"],
      ratios: [1.25, 33, 0.04, 2],
      sizes: [null, null],
    },
    {
      ...{ name: "three", version: "3", how: "all", uri: { ...never, refused: "a:" }, reference: never },
      ...{ misses: null, ratios: [2, null, null, null], sizes: [100, null] },
    },
  ],
  machine: "a machine",
};

test("the comparison is written as tables", () => {
  expect(comparison(results)).toBe(`\
| number of wrong results | of 3 non-URIs, accepts | of 2 URIs, refuses | of 1,234 non-references, accepts | of 0 references, refuses | of section 5.4's 42 examples, misses |
| --- | ---: | ---: | ---: | ---: | ---: |
| one 1.2.3 | 0 | 0 | 0 | 0 | 0 |
| \`URL\` of Node 1 | 1,234 | 1,000,000 | 0 | 12 | 2 |
| three 3 | 0 | 0 | 0 | 0 | – |

| cost | check | split | normalize | resolve | size of the check | size of the operations |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
| one | 1.0 × | 1.0 × | 1.0 × | 1.0 × | 1.2 kB | 56.8 kB |
| \`URL\` | 1.3 × | 33.0 × | 0.0 × | 2.0 × | – | – |
| three | 2.0 × | – | – | – | 0.1 kB | – |

The strings are the conformance suites of \`URI\` and \`URI-reference\` from the tests of this package. They reach every state
of the grammar, followed by every kind of character. The targets are those of a strict parser.
Missed: \`URL\` the empty one, \`//g\`.
Times are multiples of the first row: medians over 2,000 typical strings. Sizes are those of bundles, minified and gzipped:
one with only the check for URIs, one with the functions that parse, resolve and normalize.
Measured on a machine.

These functions were called:

- one: \`check\`.
- \`URL\`: \`canParse\`. It accepts the non-URI \`%\`, and refuses the URI \`a:\`.
- three: all. It refuses the URI \`a:\`.
`);
});

/** A result of the field for `URI`. */
const ofField = (name: string, classes: readonly [kind: "accepts" | "refuses" | "crashes", count: number][]): Row => ({
  ...{ name, language: "C", version: "1" },
  results: [
    {
      ...{ question: "URI", right: 3, chosen: 0, permitted: 0 },
      wrong: classes.reduce((sum, [, count]) => sum + count, 0),
      classes: classes.map(([kind, count]) => ({ kind, count, decision: "scheme", witness: [""] })),
    },
  ],
});

test("the summary has the verdicts of the field, and the first figures of each library", () => {
  const implementations = [
    ofField("uri-grammar", []),
    ofField("one", []),
    ofField("URL of Node", [
      ["accepts", 1234],
      ["refuses", 1_000_000],
      ["crashes", 1],
    ]),
    ofField("curl", [["refuses", 5]]),
    { ...ofField("absent", []), why: "not installed", results: [] },
  ];
  expect(summary(results, { suite: { URI: { cases: 5, valid: 2 } }, implementations })).toBe(`\
| library | accepts, of 3 non-URIs | refuses, of 2 URIs | time of the check | bundle of the check |
| --- | ---: | ---: | ---: | ---: |
| one | 0 | 0 | 1.0 × | 1.2 kB |
| \`URL\` | 1,234 | 1,000,001 | 1.3 × | – |
| three | – | – | 2.0 × | 0.1 kB |

Of 3 implementations in 1 languages, these have no wrong verdict: one. Others accept and refuse: curl 0 and 5.
`);
});

test("a section is written between its marker comments", async () => {
  const page = "# A\n\n<!-- made: x -->\n\nold\n\n<!-- end: x -->\n\nB\n";
  const made = "<!-- prettier-ignore-start -->\n\nnew\n\n<!-- prettier-ignore-end -->";
  expect(await withSection(page, "x", "new")).toBe(page.replace("old", made));
  await expect(withSection(page, "y", "new")).rejects.toThrow(
    "the document must contain <!-- made: y --> and <!-- end: y -->",
  );
});

/** Returns the cells of the tables in a section, row by row, without headings. */
function cellsOf(path: string, name: string): string[][] {
  const [, section = ""] =
    new RegExp(`<!-- made: ${name} -->([^]*)<!-- end: ${name} -->`).exec(readFileSync(path, "utf8")) ?? [];
  return [...section.matchAll(/^\| (.*) \|$/gm)]
    .map(([, row = ""]) => row.split("|").map((cell) => cell.trim()))
    .filter(([first = ""]) => !/^(?:-+|library|number of .*|cost)$/.test(first));
}

describe("the documents", () => {
  const full = cellsOf("scripts/bench/README.md", "comparison");
  const [verdicts, costs] = [full.slice(0, full.length / 2), full.slice(full.length / 2)];
  const rows = verdicts.flatMap(([first = "", ...cells]) => {
    const [, name, version] = /^(\S+) (\d+\.\d+\.\d+)$/.exec(first) ?? [];
    return name === undefined ? [] : [{ name, version, cells }];
  });

  test("compare the versions that the bench installs", () => {
    const { packages } = JSON.parse(readFileSync("scripts/bench/package-lock.json", "utf8")) as {
      readonly packages: Readonly<Record<string, { readonly version: string }>>;
    };
    const peers = rows.slice(1).map(({ name, version }) => [name, version]);
    expect(peers.map(([name]) => name)).toEqual(["@hyperjump/uri", "ajv-formats", "fast-uri", "uri-js"]);
    expect(peers).toEqual(peers.map(([name]) => [name, packages[`node_modules/${String(name)}`]?.version]));
  });

  test("say that this package is never wrong, which other tests show", () => {
    expect(rows[0]).toMatchObject({ name: "uri-grammar", cells: ["0", "0", "0", "0", "0"] });
  });

  test("say the same in short", () => {
    expect(verdicts.length).toBe(6);
    const field = new Map(readResults().implementations.map((each) => [each.name, verdictsOf(each)]));
    const short = costs.map(([name = "", time, , , , size]) => {
      const { accepts = NaN, refuses = NaN } = field.get(name === "`URL`" ? "URL of Node" : name) ?? {};
      return [name, grouped(accepts), grouped(refuses), time, size];
    });
    expect(cellsOf("README.md", "summary")).toEqual(short);
  });
});
