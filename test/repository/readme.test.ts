/** Runs what README.md shows: every JavaScript snippet, and every command with its output. Looks at SCHEMES.md, too. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { schemesPage } from "../../scripts/readme/schemes.js";
import { withSections } from "../../scripts/readme/sections.js";
import { difference, standards } from "../../src/standards/index.js";
import { defineScheme, rfc, schemes } from "../../src/schemes/index.js";
import { rulesOf } from "../../src/schemes/mechanism/rules.js";
import { runSnippet } from "../support/snippets.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** The fenced blocks of a language, each with the heading that it stands under. */
function blocks(language: string): [heading: string, text: string][] {
  const found: [string, string][] = [];
  let heading = "";
  for (const { groups } of readme.matchAll(/^#+ (?<heading>[^\n]+)$|^```(?<language>\w+)\n(?<text>.*?)^```$/gms)) {
    if (groups?.["heading"] !== undefined) heading = groups["heading"];
    else if (groups?.["language"] === language) found.push([heading, String(groups["text"])]);
  }
  return found;
}

/** The page of two schemes, after its head. */
const PAGE = `## The schemes

| scheme          | specification                                                    | status         | default port | requirements | mistakes |
| --------------- | ---------------------------------------------------------------- | -------------- | ------------ | ------------ | -------- |
| [empty](#empty) | [RFC 1 section 2](https://www.rfc-editor.org/rfc/rfc1#section-2) | permanent      |              | 0            | 0        |
| [full](#full)   | [A section 1](https://example.com/#1)                            | not registered | 1            | 1            | 1        |

The schemes of RFC 1738 as that document has them, known where \`standard\` is \`rfc1738\`:

| scheme | specification | status | default port | requirements | mistakes |
| ------ | ------------- | ------ | ------------ | ------------ | -------- |

## empty

- Specification: [RFC 1 section 2](https://www.rfc-editor.org/rfc/rfc1#section-2), One
- Status: permanent
- Default port: none
- Normal form: that of \`rfc3986\`

## full

- Specification: [A section 1](https://example.com/#1), The \\<b\\>
- Status: not registered
- Default port: 1
- Normal form: that of \`rfc3986\` without \`empty-path\`, \`dot-segments\`, and what the document adds; more counts as equivalent in a comparison
- Advice on security that is not given: password

| requirement | level | binds     | section                         | what is demanded |
| ----------- | ----- | --------- | ------------------------------- | ---------------- |
| \`full/a\`    | MUST  | everybody | [1.2](https://example.com/#1.2) | A \\| b \\*c\\*.    |

| mistake  | section                         | what is demanded |
| -------- | ------------------------------- | ---------------- |
| \`full/b\` | [1.2](https://example.com/#1.2) | A \\| b \\*c\\*.    |

Examples:

\`\`\`text
full:*_*
\`\`\`
`;

const snippets = blocks("js");
const consoles = blocks("console");

test("the tables that the program makes are those that it makes now", async () => {
  expect(await withSections(readme, { difference, standards })).toBe(readme);
});

describe("SCHEMES.md", () => {
  const page = readFileSync(new URL("../../SCHEMES.md", import.meta.url), "utf8");

  test("is the page that the program makes now", async () => {
    expect(await schemesPage({ schemes, rulesOf })).toBe(page);
  });

  test("has a heading for each link of its own", () => {
    const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, "")
        .replaceAll(" ", "-"),
    );
    const anchors = [...page.matchAll(/\]\(#(.*?)\)/g)].map(([, anchor]) => anchor);
    expect(anchors).toHaveLength(schemes.size);
    expect(headings).toEqual(expect.arrayContaining(anchors));
    expect(new Set(headings).size).toBe(headings.length);
  });

  test("has all codes", () => {
    for (const { name, requirements, mistakes } of schemes.values()) {
      for (const { code } of [...requirements, ...mistakes]) expect(page).toContain(`| \`${name}/${code}\` `);
    }
  });

  test("shows what a scheme has, and passes over what it has not", async () => {
    const check = { section: "1.2", rule: "r", summary: "A | b *c*.", find: (): [] => [] };
    const full = defineScheme({
      name: "full",
      specification: { name: "A", title: "The <b>", url: (section) => `https://example.com/#${section}` },
      section: "1",
      status: null,
      defaultPort: "1",
      requirements: [{ ...check, code: "a" }],
      mistakes: [{ ...check, code: "b" }],
      examples: ["full:*_*"],
      exempt: ["password"],
      without: ["empty-path", "dot-segments"],
      normalize: () => [],
      equate: () => [],
    });
    const empty = defineScheme({ name: "empty", specification: rfc(1, "One"), section: "2", status: "permanent" });
    const two = new Map([full, empty].map((scheme) => [scheme.name, scheme]));
    const made = await schemesPage({ schemes: two, rulesOf });
    expect(made.slice(made.indexOf("## The schemes"))).toBe(PAGE);
  });
});

test("the table at the top leads to every section", () => {
  const [top = "", ...sections] = readme.split(/^## /m);
  const anchors = sections.map((section) => section.slice(0, section.indexOf("\n")));
  const links = [...top.matchAll(/\| \[([^\]]*)\]\(#(.*?)\)/g)];
  expect(links.map(([, heading]) => heading).sort()).toEqual(anchors.filter((anchor) => anchor !== "More").sort());
  for (const [, heading = "", anchor] of links) {
    expect(anchor).toBe(
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, "")
        .replaceAll(" ", "-"),
    );
  }
});

test("the README has snippets and commands", () => {
  expect(snippets.length).toBeGreaterThan(8);
  expect(consoles.length).toBeGreaterThan(3);
});

test.each(snippets)("snippet under %j", (_, snippet) => {
  expect(runSnippet(snippet)).toEqual({ stderr: "", status: 0 });
});

test.each(consoles)("command under %j", (_, text) => {
  const [, command = "", output = ""] = /^\$ (?:npm ci && )?npx uri-grammar (.*?)\n(.*)$/s.exec(text) ?? [];
  expect(command).not.toBe("");
  const { stdout } = spawnSync(`"${process.execPath}" dist/node/cli.js ${command}`, {
    cwd: root,
    encoding: "utf8",
    shell: true,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "" },
  });
  expect(stdout).toBe(output);
});
