// Runs the tests that use something outside once more, as on a machine that has only Node, npm and git: without everything
// else, and in a folder whose name has all that a path can have.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { git } from "../support/git.js";
import { testWith, THINGS } from "../support/outside.js";

/** Pairs of a letter and a digit, a space, letters beyond ASCII, a triplet, and 150 characters. */
const NAME = "q7z9k0x2w j7 \u00E9%41 '$a'&(b) ".padEnd(150, "secret-7k");

const place = mkdtempSync(join(tmpdir(), "alone-"));
afterAll(() => {
  rmSync(place, { recursive: true });
});

/** Returns the folder of a program. */
const folderOf = (program: string): string =>
  String(process.env["PATH"])
    .split(delimiter)
    .find((folder) => spawnSync(join(folder, program), ["--version"], { stdio: "ignore" }).status === 0) ?? "";

testWith(
  "a POSIX system",
  "the tests pass without everything outside, in any folder",
  () => {
    const checkout = join(place, NAME);
    const listed = git(".", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).split("\0").slice(0, -1);
    const roots = new Set(listed.map((path) => path.split("/")[0] ?? ""));
    for (const root of [...roots, "dist", "generated"]) cpSync(root, join(checkout, root), { recursive: true });
    symlinkSync(resolve("node_modules"), join(checkout, "node_modules"));

    const programs = join(place, "bin");
    mkdirSync(programs);
    for (const program of ["node", "git"]) symlinkSync(join(folderOf(program), program), join(programs, program));
    symlinkSync("/bin/sh", join(programs, "sh"));

    const asking = listed.filter(
      (path) => /^test\/.*\.test\.ts$/.test(path) && readFileSync(path, "utf8").includes("/support/outside.js"),
    );
    expect(asking.length).toBeGreaterThan(5);
    const report = join(place, "report.json");
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        ...["--experimental-vm-modules", "--no-warnings", "node_modules/jest/bin/jest.js"],
        ...["--maxWorkers=1", "--json", `--outputFile=${report}`, "--runTestsByPath", ...asking],
      ],
      { cwd: checkout, env: { ...process.env, ALONE: "1", PATH: programs }, encoding: "utf8", maxBuffer: 1 << 28 },
    );
    expect([status, stderr.match(/^ {2}●.*$/gm)]).toEqual([0, null]);
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
      readonly testResults: readonly {
        readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
      }[];
    };
    const skipped = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter((each) => each.status === "pending");
    const said = new Set(skipped.map(({ fullName }) => /\(skipped: (.*) is missing: .*\)/.exec(fullName)?.[1]));
    expect([...said].filter((name) => name === undefined || !Object.hasOwn(THINGS, name))).toEqual([]);
    expect(said.size).toBeGreaterThan(5);
  },
  600_000,
);
