/** Runs the command line as a filter under GNU parallel, many times at once and on several hosts. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { describeWith } from "../support/outside.js";

const COMMAND = `"${process.execPath}" "${resolve("dist/cjs/cli.js")}"`;

const home = mkdtempSync(join(tmpdir(), "parallel-"));
afterAll(() => {
  rmSync(home, { recursive: true });
});

function shell(command: string, input: string): { status: number | null; stdout: string; stderr: string } {
  const env = { ...process.env, HOME: home, PARALLEL_HOME: home };
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], {
    input,
    encoding: "utf8",
    env,
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}

const lines = Array.from(
  { length: 20_000 },
  (_, index) => `HTTP://a/${String(index)}${index % 100 === 99 ? " " : ""}\n`,
);
const input = lines.join("");

describeWith("parallel", "GNU parallel", () => {
  test.each([
    ["check --json", "--pipe --block 50k --keep-order --jobs 2"],
    ["check --json", "--pipe --block 50k --keep-order --jobs 1 -S :,1/:"],
    ["normalize --only passed", "--pipe -N 3000 --keep-order --jobs 2"],
  ])(
    "%s by %s: the same as in one run",
    (command, options) => {
      const alone = shell(`${COMMAND} ${command}`, input);
      const many = shell(`parallel --will-cite ${options} '${COMMAND} ${command}'`, input);
      expect(alone.status).toBe(1);
      expect(many.stdout === alone.stdout).toBe(true);
      expect(many.stderr).toBe(alone.stderr);
      // The exit status of parallel is the number of blocks with an invalid line.
      expect(many.status).toBeGreaterThan(0);
    },
    60_000,
  );

  test("the exit status is 0 if all blocks are valid", () => {
    const valid = lines.filter((line) => !line.includes(" ")).join("");
    const run = shell(`parallel --will-cite --pipe --block 100k --jobs 2 '${COMMAND} check --only failed'`, valid);
    expect(run).toEqual({ status: 0, stdout: "", stderr: "" });
  }, 60_000);
});
