/**
 * Tests the documents: their snippets run, their links work, and their generated parts are up to date. commands.prove.ts runs
 * their commands and compiles their snippets.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";

import { LAYERS } from "../../scripts/layers.js";
import { differences } from "../../scripts/readme/differences.js";
import { EXAMPLES, TEMPLATE_EXAMPLES } from "../../scripts/readme/examples.js";
import { faults, templateFaults } from "../../scripts/readme/faults.js";
import { diagnosticPicture, picture } from "../../scripts/readme/picture.js";
import { exampleHeader, schemesPage } from "../../scripts/readme/schemes.js";
import { withSection } from "../../scripts/readme/sections.js";
import * as main from "../../src/index.js";
import { difference, standards } from "../../src/standards/index.js";
import { defineScheme, registry, repair, rfc, schemes, validate } from "../../src/schemes/index.js";
import { SENTENCES } from "../../src/explain/sentences.js";
import { rulesOf } from "../../src/schemes/mechanism/rules.js";
import { diagnoseTemplate } from "../../src/template/explain.js";
import {
  anchorsOf,
  blocksIn,
  documentAt,
  documents,
  linksOf,
  withPrograms,
  type Document,
} from "../support/documents.js";
import { runSnippets, withAssertions } from "../support/snippets.js";
import { strings } from "../tables/json-schema.js";

const readme = documentAt("README.md");
const layers = documentAt("src/README.md");

const snippets = blocksIn(withPrograms, "js");
const results = runSnippets(snippets.map(([, text]) => text));

describe("a snippet runs, and its values are right", () => {
  test.each(snippets.map(([place, text], index) => [place, text, results[index]] as const))("%s", (_, text, result) => {
    expect(withAssertions(text).count).toBeGreaterThan(0);
    expect(result).toBeNull();
  });
});

/** Returns the relative links of a document whose file or heading does not exist. */
function deadLinks(document: Document): string[] {
  const dead = linksOf(document).filter(({ path, anchor }) => {
    if (!existsSync(path)) return true;
    if (anchor === null) return false;
    return !anchorsOf(path === document.path ? document : documentAt(path)).has(anchor);
  });
  return dead.map(({ target }) => target);
}

describe("the links work", () => {
  test.each(documents.map((document) => [document.path, document] as const))("%s", (_, document) => {
    expect(deadLinks(document)).toEqual([]);
  });

  test("a broken link is detected", () => {
    const good = "[a](../../LICENSE) [b](#d) [c](#d-1) [d](../cli/README.md#commands) [e](https://example.com/#x)";
    const bad = "[a](LICENSE) [b](#e) [c](../cli/README.md#no-such-command)";
    const text = `${good} ${bad}\n\n## D\n\n## D\n\n\`\`\`md\n[f](g.md)\n## E\n\`\`\`\n`;
    const dead = deadLinks({ path: "src/core/README.md", text });
    expect(dead).toEqual(["LICENSE", "#e", "../cli/README.md#no-such-command"]);
  });
});

describe("README.md", () => {
  test("has at most 250 lines", () => {
    expect(readme.text.trimEnd().split("\n").length).toBeLessThanOrEqual(250);
  });

  const FIRST_SCREEN = 44;

  test.each([
    ["the picture of a diagnostic", /^!\[[^\]]{40,}\]\(\.github\/diagnostic\.svg\)$/m],
    ["the command that installs the package", /^```sh\nnpm install uri-grammar\n```$/m],
    ["a program of three statements", /^```js\nimport .* from "uri-grammar";\n\n.*; \/\/ => .*\n.*; \/\/ => .*\n```$/m],
    [
      "the command for a clone that parses a URI",
      /^\$ npm ci && npx uri-grammar parse 'http:\/\/user@example\.com:8042\/over\/there\?name=ferret#nose'$/m,
    ],
    ["the command for a clone that runs the tests", /^npm ci && npm test$/m],
  ])("shows on its first screen %s", (_, pattern) => {
    const screen = readme.text.split("\n").slice(0, FIRST_SCREEN).join("\n");
    expect(screen).toMatch(pattern);
  });

  test("names functions that exist for those who come from another library", () => {
    const [, table = ""] = /\n## Coming from another library\n(.*?)\n## /s.exec(readme.text) ?? [];
    const calls = [...table.matchAll(/^\|(?:[^|]*\|){2}([^|]*)\|/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`(?:new )?(\w+)\(/g)].map(([, name = ""]) => name),
    );
    expect(calls.length).toBeGreaterThan(6);
    const known = new Set([...Object.keys(main), "validate", "URLSearchParams"]);
    expect(calls.filter((name) => !known.has(name))).toEqual([]);
  });
});

test("a program has all calls of the table for those who come from a library for values", () => {
  const [, section = ""] = /\n## Coming from a library for values\n(.*)/s.exec(documentAt("src/RECIPES.md").text) ?? [];
  const [, program = ""] = /\n```js\n(.*?)```/s.exec(section) ?? [];
  const calls = [...section.matchAll(/^\|(?:[^|]*\|){2} `([^|]*)` +\|/gm)].map(([, call = ""]) => call);
  expect(calls.length).toBeGreaterThan(15);
  expect(calls.filter((call) => !program.includes(call))).toEqual([]);
});

test("the FAQ names codes that exist", () => {
  const { text } = documentAt("src/FAQ.md");
  const codes = [
    ...[...text.matchAll(/`rfc3986\/([\w-]+)`/g)].map(([, code = ""]) => code),
    ...[...text.matchAll(/^\|.*\| \[(.*?)\]/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([\w-]+)`/g)].map(([, code = ""]) => code),
    ),
  ];
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !Object.hasOwn(SENTENCES, code))).toEqual([]);
});

test("the guide to other tools counts the strings for JSON Schema", () => {
  const { text } = documentAt("src/interop/README.md");
  expect(text.replace(/\s+/g, " ")).toContain(`with ${String(strings.length)} strings for each format.`);
});

describe("the picture of a diagnostic", () => {
  test("is the one that the program makes now", () => {
    expect(readFileSync(".github/diagnostic.svg", "utf8")).toBe(diagnosticPicture());
  });

  test("needs nothing from outside, which GitHub would not load", () => {
    const svg = diagnosticPicture()
      .replace('xmlns="http://www.w3.org/2000/svg"', "")
      .replace(/<text.*<\/text>/g, "");
    expect(svg).not.toMatch(/https?:|url\(|@import|<script|href/);
  });

  test("has the text at its column, in the colours of the terminal", () => {
    const svg = picture(["a \u001b[31m<b>\u001b[39m  \u001b[1;32mc\u001b[0m d", "", "  \u001b[4me\u001b[24m"]);
    expect(svg.split("\n").filter((line) => line.startsWith("  <text"))).toEqual([
      '  <text x="16" y="29" textLength="7.8">a</text>',
      '  <text x="31.6" y="29" textLength="23.4" class="red">&lt;b&gt;</text>',
      '  <text x="70.6" y="29" textLength="7.8" class="green bold">c</text>',
      '  <text x="86.2" y="29" textLength="7.8">d</text>',
      '  <text x="31.6" y="67" textLength="7.8" class="underline">e</text>',
    ]);
    expect(svg).toContain('viewBox="0 0 110 89"');
  });

  test("cannot be made where a style is unknown", () => {
    expect(() => picture(["\u001b[7ma"])).toThrow(new Error("the picture has no style for the code 7"));
  });
});

describe("the guides of src/", () => {
  const folders = readdirSync("src", { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

  test.each(folders)("%s has a guide, and both overviews link to it", (folder) => {
    const { path } = documentAt(`src/${folder}/README.md`);
    for (const overview of [readme, layers]) expect(linksOf(overview).map((link) => link.path)).toContain(path);
  });

  test("src/README.md has the layers in their order", () => {
    const names = [...layers.text.matchAll(/^\| (\w+) +\|/gm)].map(([, name]) => name);
    expect(names).toEqual(["layer", ...LAYERS.map(({ name }) => name)]);
  });
});

test("the tables of the standards' differences are up to date", async () => {
  const { text } = documentAt("src/standards/README.md");
  expect(await withSection(text, "differences", differences({ difference, standards }))).toBe(text);
});

describe("the table of faults", () => {
  test("is up to date", async () => {
    const { text } = documentAt("src/explain/README.md");
    expect(
      await withSection(text, "faults", faults({ sentences: SENTENCES, examples: EXAMPLES, standards, validate })),
    ).toBe(text);
  });

  test("cannot be made if an example does not have its fault", () => {
    const examples = { ...EXAMPLES, space: "a|b" };
    expect(() => faults({ sentences: SENTENCES, examples, standards, validate })).toThrow(
      new Error("the example of space does not have the fault"),
    );
  });

  test("cannot be made if a fault has no example", () => {
    expect(() => faults({ sentences: SENTENCES, examples: {}, standards, validate })).toThrow(
      new Error("invisible-character has no example"),
    );
  });
});

test("the table of certain repairs has an example and a guess for each kind", () => {
  const { text } = documentAt("src/explain/README.md");
  const [, table = ""] = /^### Certain repairs$[^]*?(^\|[^]*?)\n\n/m.exec(text) ?? [];
  const rows = table.split("\n").slice(2);
  expect(rows).toHaveLength(5);
  const found = rows.map((row) =>
    Array.from(row.matchAll(/`([^`]+)` → `([^`]+)`/g), ([, from = "", to = ""]) => {
      const input = JSON.parse(`"${from}"`) as string;
      const { uri, certain } = repair(input);
      return { isRight: uri === to, certain };
    }),
  );
  expect(found).toEqual(
    rows.map(() => [
      { isRight: true, certain: true },
      { isRight: true, certain: false },
    ]),
  );
});

describe("the table of the faults of URI Templates", () => {
  test("is up to date", async () => {
    const { text } = documentAt("src/template/README.md");
    expect(await withSection(text, "faults", templateFaults(TEMPLATE_EXAMPLES, diagnoseTemplate))).toBe(text);
  });

  test("cannot be made if an example does not have its fault", () => {
    expect(() => templateFaults({ space: "/a" }, diagnoseTemplate)).toThrow(
      new Error("the example of space does not have the fault"),
    );
  });
});

const INDEX = `\
| scheme | import | title of the document | status | document | grammar |
| --- | --- | --- | --- | --- | --- |
| \`empty\` |  | One | permanent | [RFC 1 section 2](https://www.rfc-editor.org/rfc/rfc1#section-2) | a function |
| \`full\` |  | The \\<b\\> | not listed | [A section 1](https://example.com/#1) | the generic syntax |
`;

test("the header that CONTRIBUTING.md shows is that of its file", async () => {
  const { text } = documentAt("CONTRIBUTING.md");
  expect(await withSection(text, "header", exampleHeader())).toBe(text);
});

describe("SCHEMES.md", () => {
  const page = documentAt("SCHEMES.md");

  test("is up to date", async () => {
    expect(await schemesPage({ schemes, registry, rulesOf })).toBe(page.text);
  });

  test("has one line for each scheme, with its import and its number of rules", () => {
    const rows = page.text.split("\n").filter((line) => line.startsWith("| `"));
    expect(rows).toHaveLength(schemes.size);
    // A scheme with only a registration has no grammar.
    const withRules = [...schemes.values()].filter(({ grammar }) => grammar.rules.length > 0);
    expect(rows.filter((row) => / \d+ rules?(?:, beyond RFC 3986)? \|$/.test(row))).toHaveLength(withRules.length);
    for (const { name, standard } of schemes.values()) {
      expect(rows.filter((row) => row.startsWith(`| \`${name}\` `))).toHaveLength(
        ["rfc3986", "rfc1738"].filter((id) => schemes.has(id === "rfc3986" ? name : `${id}/${name}`)).length,
      );
      const specifier = `"uri-grammar/schemes/${name}"`;
      expect(rows.some((row) => row.includes(specifier))).toBe(standard === "rfc3986" || schemes.has(name));
    }
  });

  test("describes schemes without a grammar, without registration and with special characters", async () => {
    const url = (section: string): string => `https://example.com/#${section}`;
    const specification = { name: "A", title: "The <b>", url, isRegistration: true };
    const full = defineScheme({ name: "full", specification, section: "1", status: null });
    const empty = defineScheme({ name: "empty", specification: rfc(1, "One"), section: "2", status: "permanent" });
    const two = new Map([full, empty].map((scheme) => [scheme.name, scheme]));
    const entry = { name: "full", status: "permanent" as const, documents: [], since: null };
    const one = Object.assign(new Map([["full", entry]]), { date: "2022" });
    const made = await schemesPage({ schemes: two, registry: one, rulesOf });
    expect(made).toContain("\n- 0 more schemes are registered,");
    expect(made.slice(made.indexOf("| scheme"))).toBe(INDEX);
  });
});
