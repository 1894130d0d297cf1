// The help of all commands, and the completions for fish, which few machines have. test/README.md says how to write the
// file again.
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { commands, rawCommands } from "../../src/cli/commands/index.js";
import { cli } from "./fake.js";

const FILE = new URL("../tables/help.txt", import.meta.url);

const calls = [
  ...[...commands, ...rawCommands].map(({ name }) => ["help", name] as const),
  ["completion", "fish"] as const,
];

/** Returns a command line and what it writes. */
async function shownBy(argv: readonly string[]): Promise<string> {
  const { code, out, err } = await cli(argv);
  expect([code, err]).toEqual([0, ""]);
  return `$ uri-grammar ${argv.join(" ")}\n${out}`;
}

if (process.env["EXPLANATIONS"] === "write") {
  writeFileSync(FILE, (await Promise.all(calls.map(shownBy))).join("\n"));
}

const known = readFileSync(FILE, "utf8");

test.each(calls)("%s %s", async (...argv) => {
  expect(known.split(/\n(?=\$ uri-grammar (?:help|completion) \S+\n)/).map((block) => block.trimEnd())).toContain(
    (await shownBy(argv)).trimEnd(),
  );
});

test("the table has no other call", () => {
  expect(Array.from(known.matchAll(/^\$ uri-grammar ((?:help|completion) \S+)$/gm), ([, call]) => call)).toEqual(
    calls.map((argv) => argv.join(" ")),
  );
});
