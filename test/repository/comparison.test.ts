/** The comparison with other libraries in README.md: how it is made, and that it is of the versions at hand. */
import { readFileSync } from "node:fs";

import { comparison, misses, tally } from "../../scripts/readme/comparison.js";
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

test("a reference is missed where the target is another, or there is none", () => {
  const examples = ["g", "", "./g", "//g"].map((ref) => [ref, `http://a/${ref}`] as const);
  const targets: Readonly<Record<string, string>> = { g: "http://a/g", "": "http://a", "./g": "http://a/./g" };
  expect(misses(examples, (ref) => targets[ref] ?? fail())).toEqual(["", "//g"]);
});

const never = { acceptsWrong: 0, refusesRight: 0, accepted: null, refused: null };

test("the comparison is written as tables", () => {
  const written = comparison({
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
  });
  expect(written).toBe(`\
| how often it is wrong | of 3 non-URIs, accepts | of 2 URIs, refuses | of 1,234 non-references, accepts | of 0 references, refuses | of section 5.4's 42 examples, misses |
| --- | ---: | ---: | ---: | ---: | ---: |
| one 1.2.3 | 0 | 0 | 0 | 0 | 0 |
| \`URL\` of Node 1 | 1,234 | 1,000,000 | 0 | 12 | 2 |
| three 3 | 0 | 0 | 0 | 0 | – |

| what it costs | to check | to take apart | to normalize | to resolve | the check | the operations |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
| one | 1.0 × | 1.0 × | 1.0 × | 1.0 × | 1.2 kB | 56.8 kB |
| \`URL\` | 1.3 × | 33.0 × | 0.0 × | 2.0 × | – | – |
| three | 2.0 × | – | – | – | 0.1 kB | – |

The strings are the conformance suites that the tests of this package run for \`URI\` and \`URI-reference\`: every state
of the grammar, with every kind of character after it. The targets are those of a strict parser, to the letter.
Missed are: \`URL\` the empty one, \`//g\`.
Times are multiples of the first row's, medians over 2,000 strings as they are met; sizes are those of bundles,
minified and gzipped, of what checks a URI alone and of what parses, resolves and normalizes.
Measured on a machine.

What was asked:

- one: \`check\`.
- \`URL\`: \`canParse\`. It accepts the non-URI \`%\`, and refuses the URI \`a:\`.
- three: all. It refuses the URI \`a:\`.
`);
});

test("a section is written between the comments that name it", async () => {
  const page = "# A\n\n<!-- made: x -->\n\nold\n\n<!-- end: x -->\n\nB\n";
  expect(await withSection(page, "x", "new")).toBe(page.replace("old", "new"));
  await expect(withSection(page, "y", "new")).rejects.toThrow("README.md lacks <!-- made: y --> and <!-- end: y -->");
});

describe("README.md", () => {
  const readme = readFileSync("README.md", "utf8");
  const [, section = ""] = /<!-- made: comparison -->([^]*)<!-- end: comparison -->/.exec(readme) ?? [];
  const rows = [...section.matchAll(/^\| (\S+) (\d+\.\d+\.\d+) +\|(.*)\|$/gm)];

  test("compares the versions that the bench installs", () => {
    const { packages } = JSON.parse(readFileSync("scripts/bench/package-lock.json", "utf8")) as {
      readonly packages: Readonly<Record<string, { readonly version: string }>>;
    };
    const peers = rows.slice(1).map(([, name = "", version]) => [name, version]);
    expect(peers.map(([name]) => name)).toEqual(["@hyperjump/uri", "ajv-formats", "fast-uri", "uri-js"]);
    expect(peers).toEqual(peers.map(([name]) => [name, packages[`node_modules/${String(name)}`]?.version]));
  });

  test("says that this package is never wrong, which other tests show", () => {
    const [, name, , cells = ""] = rows[0] ?? [];
    expect([name, ...cells.split("|").map((cell) => cell.trim())]).toEqual(["uri-grammar", "0", "0", "0", "0", "0"]);
  });
});
