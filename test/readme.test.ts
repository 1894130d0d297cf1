/** Runs what README.md shows: every JavaScript snippet, and every command with its output. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { withSections } from "../scripts/readme/sections.js";
import { difference, standards } from "../src/index.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

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

/** Makes an assertion of each statement that has its value behind it, on its line or on the next. */
function withAssertions(snippet: string): { code: string; count: number } {
  let count = 0;
  const code = snippet.replace(
    /^(?!import|const|let)(\S.*?);\s*\/\/ => (.+)$/gm,
    (_, expression: string, value: string) => {
      count += 1;
      return `assert.deepEqual(${expression}, ${value});`;
    },
  );
  return { code: `import assert from "node:assert/strict";\n${code}`, count };
}

const snippets = blocks("js");
const consoles = blocks("console");

test("the tables that the program makes are those that it makes now", async () => {
  expect(await withSections(readme, { difference, standards })).toBe(readme);
});

test("the README has snippets and commands", () => {
  expect(snippets.length).toBeGreaterThan(8);
  expect(consoles.length).toBeGreaterThan(3);
});

test.each(snippets)("snippet under %j", (_, snippet) => {
  const { code, count } = withAssertions(snippet);
  expect(count).toBe(snippet.split("// =>").length - 1);
  // Run from the package's own folder, where its name leads to its own exports.
  const { stderr, status } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: root,
    encoding: "utf8",
  });
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
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
