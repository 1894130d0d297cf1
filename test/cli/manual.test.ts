import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { optionsOf } from "../../src/cli/command.js";
import { termOf } from "../../src/cli/help.js";
import { manual } from "../../src/cli/manual.js";
import { commands, rawCommands } from "./fake.js";
import { programOf, testWith } from "../support/outside.js";

const PAGE = "dist/uri-grammar.1";

/** Runs a reader of manual pages. */
function shownBy(reader: "man" | "mandoc", ...argv: readonly string[]): { out: string; err: string } {
  const env = { ...process.env, MANWIDTH: "200", LC_ALL: "C.UTF-8", MAN_KEEP_FORMATTING: "" };
  const { stdout, stderr } = spawnSync(programOf(reader), [...argv, PAGE], { encoding: "utf8", env });
  return { out: stdout, err: stderr };
}

test("the manual has all commands and options", async () => {
  const text = await manual("1.2.3");
  for (const command of [...commands, ...rawCommands]) {
    expect(text).toContain(`### uri-grammar ${command.name} `);
    for (const [name, option] of Object.entries(optionsOf(command)))
      expect(text).toContain(`* \`${termOf(name, option)}\`:`);
  }
  expect(text).toContain("\\*.gz is unpacked.");
  expect(text).toContain("    $ uri-grammar compare http://example.com HTTP://example.com:80/\n");
});

test("the package contains the page, with its version", () => {
  const { version, man } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string; man: string };
  expect(man).toBe(`./${PAGE}`);
  expect(readFileSync(PAGE, "utf8")).toMatch(new RegExp(`^\\.TH "URI\\\\-GRAMMAR" "1" ".*" "${version}"`));
});

testWith("man", "man reads the page without warnings", () => {
  const shown = shownBy("man", "--warnings", "-E", "UTF-8", "-l");
  // Bold characters are written twice.
  const text = shown.out.replace(/.\u0008/g, "");
  expect(shown.err).toBe("");
  expect(text).toMatch(/^URI-GRAMMAR\(1\) /);
  expect(text).toContain("strict URI parsing by the grammars of the standards");
  expect(text).toMatch(/^ {9}├─ scheme {14}0–4 {4}"http"$/m);
});

testWith("mandoc", "mandoc finds no errors", () => {
  expect(shownBy("mandoc", "-T", "lint", "-W", "error")).toEqual({ out: "", err: "" });
});
