import { jest } from "@jest/globals";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync, statSync } from "node:fs";
import { devNull } from "node:os";
import process from "node:process";
import { version, versionOr } from "../../src/cli/version.js";

const BIN = "dist/cjs/cli.js";

/** Returns the files of the package that a script loads. */
function loadedBy(code: string): string[] {
  const shown = 'process.on("exit", () => console.error(JSON.stringify(Object.keys(require.cache))));';
  const { stderr } = spawnSync(process.execPath, ["--eval", shown + code], { encoding: "utf8" });
  return (JSON.parse(stderr) as string[]).filter((path) => path.includes("dist"));
}

function run(argv: readonly string[], input = ""): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...argv], { input, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("the module runs the command line with the arguments of the process", async () => {
  const { argv, exitCode } = process;
  // The command line writes to a file by itself, so the output of the tests does not matter.
  const fd = jest.replaceProperty(process.stdout, "fd", openSync(devNull, "w") as 1);
  const written: unknown[] = [];
  const write = jest.spyOn(process.stdout, "write").mockImplementation((text: unknown, done: unknown) => {
    written.push(String(text));
    (done as () => void)();
    return true;
  });
  try {
    process.argv = ["node", "uri-grammar", "compare", "a", "b"];
    const { done } = await import("../../src/cli/bin.js");
    await done;
    expect(process.exitCode).toBe(1);
    expect(written).toEqual(['different            "a"  "b"\n']);
  } finally {
    write.mockRestore();
    fd.restore();
    process.argv = argv;
    process.exitCode = exitCode;
  }
});

test("the built module can be run as a program", () => {
  expect(readFileSync(BIN, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  // npx runs it by its name, after a build or an installation. Windows does not have this permission.
  if (process.platform !== "win32") expect(statSync(BIN).mode & 0o111).toBe(0o111);
});

test.each([
  [["check", "a"], 0, 'valid (relative reference)  "a"\n'],
  [["compare", "a", "b"], 1, 'different            "a"  "b"\n'],
  [["compare", "--rung", "x", "a", "b"], 2, ""],
  [["--version"], 0, `${version()}\n`],
  [["-V"], 0, `${version()}\n`],
  [["--no-color", "--version"], 0, `${version()}\n`],
])("%j ends in %d", (argv, status, stdout) => {
  const result = run(argv);
  expect(result.status).toBe(status);
  expect(result.stdout).toBe(stdout);
});

test("enough lines of standard input to fill the pipe several times", () => {
  const lines = Array.from({ length: 50_000 }, (_, index) => `//A/${String(index)}`);
  const { status, stdout, stderr } = run(["normalize"], lines.join("\n"));
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout.split("\n")).toEqual([...lines.map((line) => line.toLowerCase()), ""]);
});

test("it ends without a message if its output is closed before the input ends", async () => {
  const child = spawn(process.execPath, [BIN, "check"]);
  let err = "";
  child.stderr.on("data", (chunk) => (err += String(chunk)));
  child.stdin.on("error", () => undefined);
  const feed = (): void => {
    while (child.stdin.writable && child.stdin.write("http://example.com/\n".repeat(1000)));
  };
  child.stdin.on("drain", feed);
  feed();
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  expect(chunk.toString()).toMatch(/^valid {4}"http:\/\/example\.com\/"\n/);
  child.stdout.destroy();
  expect(await once(child, "close")).toEqual([0, null]);
  expect(err).toBe("");
});

test("the version needs little more than one file", () => {
  const argv = 'process.argv = ["node", "uri-grammar", "--version"];';
  expect(loadedBy(`${argv} require("./dist/cjs/cli.js")`).length).toBeLessThan(4);
});

test("the version is written by the rest if it cannot be written at once", async () => {
  const closed = openSync(devNull, "r");
  expect(await versionOr(["--version"], closed, () => Promise.resolve(7))).toBe(7);
  const open = openSync(devNull, "w");
  expect(await versionOr(["-V"], open, () => Promise.resolve(7))).toBe(0);
  expect(await versionOr(["-V", "a"], open, () => Promise.resolve(7))).toBe(7);
});

test.each(["iri", "tag", "template", "context"])("the entry %s does not load the schemes", (entry) => {
  expect(loadedBy(`require("./dist/cjs/${entry}.js")`).length).toBeLessThan(12);
});
