// The help of all commands, and the completions for fish, which few machines have. test/README.md says how to write the
// files again.
import { testFolder } from "../support/folder.js";
import { cli, commands, rawCommands } from "./fake.js";

const calls = [...[...commands, ...rawCommands].map(({ name }) => ["help", name]), ["completion", "fish"]];

/** Returns what a command line writes. */
async function shownBy(argv: readonly string[]): Promise<string> {
  const { code, out, err } = await cli(argv);
  expect([code, err]).toEqual([0, ""]);
  return out;
}

testFolder(
  "help",
  calls.map((argv) => [argv.join("-"), () => shownBy(argv)]),
  "nothing else is shown",
);
