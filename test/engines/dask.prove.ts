/** The program of the guide for Dask, on a scheduler and two workers, which are processes of this machine. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { blocksOf, documentAt } from "../support/documents.js";
import { describeWith, programOf } from "../support/outside.js";

const CLI = resolve("dist/cjs/cli.js");
const LINES = 1_000_000;
/** The lines of a run in which nothing happens: a few blocks for each worker. */
const FEW = 200_000;

const home = mkdtempSync(join(tmpdir(), "dask-"));
const path = (name: string): string => join(home, name);
const started: ChildProcess[] = [];

afterAll(async () => {
  for (const child of started) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  }
  rmSync(home, { recursive: true });
});

/** Starts a program of Dask, whose log is a file. */
function start(module: string, args: readonly string[]): ChildProcess {
  const log = openSync(path(`log-${String(started.length)}`), "w");
  const child = spawn(programOf("Dask"), ["-m", module, "--host", "127.0.0.1", ...args], {
    cwd: home,
    stdio: ["ignore", log, log],
  });
  started.push(child);
  return child;
}

/** The address of a new cluster of two workers, and the workers. */
async function cluster(name: string): Promise<{ address: string; workers: ChildProcess[] }> {
  const file = path(name);
  start("distributed.cli.dask_scheduler", ["--port", "0", "--no-dashboard", "--scheduler-file", file]);
  const options = ["--scheduler-file", file, "--nthreads", "1", "--no-dashboard", "--no-nanny"];
  const workers = [1, 2].map(() => start("distributed.cli.dask_worker", options));
  for (;;) {
    await setTimeout(100);
    if (!statSync(file, { throwIfNoEntry: false })?.size) continue;
    const { address } = JSON.parse(readFileSync(file, "utf8")) as { address: string };
    return { address, workers };
  }
}

/** Starts the program of the guide. */
function check(address: string, input: string, output: string, command: readonly string[]): ChildProcess {
  const argv = [path("check.py"), address, path(input), output, process.execPath, CLI, ...command];
  const child = spawn(programOf("Dask"), argv, { cwd: home, stdio: ["ignore", "ignore", "pipe"] });
  started.push(child);
  return child;
}

async function ended(child: ChildProcess): Promise<{ status: unknown; stderr: string }> {
  let stderr = "";
  child.stderr?.on("data", (chunk) => (stderr += String(chunk)));
  const [status] = (await once(child, "close")) as unknown[];
  return { status, stderr };
}

describeWith("Dask", "Dask", () => {
  /** Runs the command line once on lines of a new file. */
  const runAlone = (name: string, lines: number): Buffer => {
    const line = (index: number): string => `http://example.com/${String(index)}${index % 100 === 99 ? " " : ""}`;
    writeFileSync(path(name), Array.from({ length: lines }, (_, index) => line(index)).join("\n"));
    const shell = '"$0" "$1" check --json < "$2" > alone.ndjson; test $? -eq 1';
    execFileSync("sh", ["-c", shell, process.execPath, CLI, name], { cwd: home });
    return readFileSync(path("alone.ndjson"));
  };

  let few: Buffer;

  beforeAll(() => {
    few = runAlone("few.txt", FEW);
    const [program, ...others] = blocksOf(documentAt("src/cli/README.md"), "python");
    expect(others).toEqual([]);
    writeFileSync(path("check.py"), program?.text ?? "");
  }, 120_000);

  test("the results are those of one run, in the order of the file", async () => {
    const { address } = await cluster("first.json");
    // On a busy machine, Dask writes warnings about its own connections.
    const { status, stderr } = await ended(check(address, "few.txt", path("all.ndjson"), ["check", "--json"]));
    expect([status, /^\w*Error: the command line/m.exec(stderr)]).toEqual([0, null]);
    expect(readFileSync(path("all.ndjson")).equals(few)).toBe(true);
  }, 300_000);

  test("a worker is killed half-way: nothing is lost, and nothing is there twice", async () => {
    const alone = runAlone("uris.txt", LINES);
    const { address, workers } = await cluster("second.json");
    const output = path("rest.ndjson");
    const program = check(address, "uris.txt", output, ["check", "--json"]);
    const end = ended(program);
    const [worker] = workers;
    const written = (): number => statSync(output, { throwIfNoEntry: false })?.size ?? 0;
    while (written() < alone.length / 3 && program.exitCode === null) await setTimeout(20);
    worker?.kill("SIGKILL");
    expect(written()).toBeLessThan(alone.length);
    expect(worker && (await once(worker, "exit"))).toEqual([null, "SIGKILL"]);
    expect((await end).status).toBe(0);
    expect(readFileSync(output).equals(alone)).toBe(true);
  }, 300_000);

  test("status 2 of the command line is an error", async () => {
    const { address } = await cluster("third.json");
    const { status, stderr } = await ended(check(address, "few.txt", path("none"), ["check", "--no-such-option"]));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^RuntimeError: the command line ended with status 2$/m);
  }, 120_000);
});
