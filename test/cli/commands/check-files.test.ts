/** `check` and `validate` with folders, with repairs of files, and with a configuration. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cli, good, misuse, type Run, type Surroundings } from "../fake.js";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "uri-grammar-check-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, content: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const text = (name: string): string => readFileSync(join(folder, name), "utf8");

async function run(argv: readonly string[], surroundings?: Surroundings): Promise<Run> {
  const result = await cli(argv, surroundings);
  const short = (all: string): string => all.replaceAll(`${folder}/`, "");
  return { code: result.code, out: short(result.out), err: short(result.err), both: short(result.both) };
}

const LINES = "http://a.example/b c\r\n\r\nhttp://a.example:8o/\r\nhttp://a.example/";

test("the lines of all files in a folder", async () => {
  write("a.txt", "http://a.example/\n");
  write("b/c.txt", "http://b.example/\nhttp://b.example:8o/\n");
  const { code, out } = await run(["check", "--file", "--format", "unix", folder]);
  expect(code).toBe(1);
  expect(out).toBe("b/c.txt:2:19: error: The port contains 'o'; only digits are allowed. [rfc3986/port]\n");
});

describe("--fix", () => {
  test.each(["check", "validate"])("%s repairs the lines of files, and reports what is left", async (command) => {
    write("a.txt", LINES);
    const { code, out, err } = await run([command, "--fix", "--file", folder]);
    expect(text("a.txt")).toBe(LINES.replace("b c", "b%20c"));
    expect([code, err]).toEqual([1, `uri-grammar ${command}: 1 repair in 1 file made\n`]);
    expect(out.split("\n").slice(0, 2)).toEqual([
      'a.txt:3:19  invalid  "http://a.example:8o/"',
      "  error rfc3986/port: The port contains 'o'; only digits are allowed.",
    ]);
    expect(await run([command, "--fix=guess", "--file", folder])).toMatchObject({
      code: 0,
      out: "",
      err: `uri-grammar ${command}: 1 repair in 1 file made\n`,
    });
    expect(text("a.txt")).toBe(LINES.replace("b c", "b%20c").replace("8o", "80"));
  });

  test("what a repair uncovers is reported", async () => {
    write("a.txt", "<http://a.example:8o/>\n");
    const { out } = await run(["check", "--fix", "--file", folder]);
    expect(out.split("\n")[1]).toMatch(/rfc3986\/port/);
  });

  test("a dry run and a diff change nothing", async () => {
    write("a.txt", LINES);
    const path = join(folder, "a.txt");
    expect(await run(["check", "--fix", "--dry-run", "--file", path])).toMatchObject({
      code: 1,
      err: "uri-grammar check: 1 repair in 1 file possible\n",
    });
    const { code, out } = await run(["check", "--diff", "--file", path]);
    expect(code).toBe(1);
    expect(out).toContain("\n-http://a.example/b c\r\n+http://a.example/b%20c\r\n");
    expect(text("a.txt")).toBe(LINES);
  });

  test("a file that is not UTF-8 is not changed, and all its mistakes are reported", async () => {
    const path = join(folder, "a.txt");
    writeFileSync(path, Buffer.from("http://a.example/b c\nhttp://a.example:8o/\nhttp://a.example/\xE9 b\n", "latin1"));
    const { code, out, err } = await run(["check", "--fix", "--file", path]);
    expect(code).toBe(1);
    expect(out.match(/:\d+:\d+(?= {2}invalid)/g)).toEqual([":1:19", ":2:19", ":3:18"]);
    expect(err).toMatch(
      /a\.txt" has bytes that are not text in its encoding, and is not changed\n.*: 0 repairs in 0 files/,
    );
  });

  test("strings and records go to standard output", async () => {
    const path = write("a.csv", "u\nhttp://a.example/b c\n");
    expect(await run(["check", "--fix", "--file", "--from", "csv:u", path])).toEqual(good("http://a.example/b%20c\n"));
    expect(await run(["check", "--fix"], { stdin: ["http://a.example/b c\n"] })).toEqual(
      good("http://a.example/b%20c\n"),
    );
    for (const option of ["diff", "dry-run"]) {
      expect(await run(["check", "--fix", `--${option}`, "a"])).toEqual(
        misuse("uri-grammar check", `--${option} needs --file`),
      );
    }
  });
});

test("the configuration chooses the standard and the severities", async () => {
  const config = write(
    "config.json",
    JSON.stringify({ standard: "rfc3987", severity: { "scheme/missing-scheme": "error" } }),
  );
  const iri = "http://a.example/\u00E9";
  for (const command of ["check", "validate"]) {
    expect((await run([command, "--config", config, iri])).code).toBe(0);
    expect((await run([command, "--config", config, "--standard", "rfc3986", iri])).code).toBe(1);
    expect((await run([command, "--no-config", iri])).code).toBe(1);
  }
  expect((await run(["check", "--config", config, "--standard", "rfc3986", "www.example.com"])).code).toBe(1);
  expect(
    (await run(["check", "--config", config, "--severity", "error", "--standard", "rfc3986", "www.example.com"])).code,
  ).toBe(0);
});
