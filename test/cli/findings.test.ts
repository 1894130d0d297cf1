import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Log } from "sarif";
import { test as isReference, type Diagnostic } from "../../src/index.js";
import { toSARIF } from "../../src/interop/sarif.js";
import { validate } from "../../src/schemes/index.js";
import { findingLine, lineAt, type FindingsFormat, type Where } from "../../src/cli/findings.js";
import { faultsOf } from "../support/sarif.js";
import { cli, diagnosticFor, good, misuse } from "./fake.js";

const folder = mkdtempSync(join(tmpdir(), "uri-grammar-findings-"));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function fileOf(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const SPACE = diagnosticFor("http://a/b c");
const LINES = "http://a/\nhttp://a/b c\n\nhttp://u:secret@a/\n<http://a/>\n";

const written = (diagnostic: Diagnostic, where: Where, format: FindingsFormat): string =>
  findingLine(diagnostic, where, format);

describe("unix", () => {
  test("places in lines, fields and arguments", async () => {
    const stdin = [LINES];
    expect((await cli(["check", "--format", "unix"], { stdin })).out).toBe(
      "<stdin>:2:11: error: A space is not allowed in the path. [rfc3986/space]\n" +
        "<stdin>:5:1: error: '<' is not part of the URI. [rfc3986/wrapper]\n",
    );
    expect((await cli(["check", "--format=unix", "a", "b c"])).out).toBe(
      "<arguments>:2:2: error: A space is not allowed in the path. [rfc3986/space]\n",
    );
    const csv = ["id,link\n1,http://a/b c\n"];
    expect((await cli(["check", "--format=unix", "--from", "csv:link"], { stdin: csv })).out).toBe(
      "<stdin>:2: error: A space is not allowed in the path. [rfc3986/space]\n",
    );
  });

  test("warnings of inputs that pass, and their status", async () => {
    const { code, out } = await cli(["validate", "--format=unix"], { stdin: [LINES.slice(10, -12)] });
    expect(code).toBe(1);
    expect(out).not.toContain("secret");
    expect(out.split("\n").map((line) => line.split(" ")[1])).toEqual([
      "error:",
      "error:",
      "warning:",
      "info:",
      undefined,
    ]);
    expect((await cli(["validate", "--format=unix", "--max-warnings=0", "http://u@a/"])).code).toBe(1);
    expect((await cli(["validate", "--format=unix", "http://u@a/"])).code).toBe(0);
  });

  test("only the chosen inputs", async () => {
    const argv = ["validate", "--format=unix", "http://u@a/", "http:///"];
    const { out } = await cli([...argv, "--only", "failed"]);
    expect(out).toBe("<arguments>:2:8: error: The host is missing. Write it after '//'. [http/empty-host]\n");
    expect((await cli([...argv, "--only", "none"])).out).toBe("");
  });

  test("names of files have no line breaks", () => {
    expect(written(SPACE, lineAt({ source: "a\nb", line: 3 }), "unix")).toBe(
      "a\\u000ab:3:11: error: A space is not allowed in the path. [rfc3986/space]\n",
    );
  });
});

describe("github", () => {
  test("control characters of names and messages are escaped", () => {
    const diagnostic = { ...SPACE, message: "A\u001b[2J\u202e." };
    const line = written(diagnostic, lineAt({ source: "a\u001b[2J\r\n\u202e.txt", line: 3 }), "github");
    expect(line).toContain("::error file=a\\u001b[2J%0D%0A\\u202e.txt,line=3,");
    expect(line).toContain("::A\\u001b[2J\\u202e. (");
    const field = lineAt({ source: "<\u001b>", line: 3 });
    expect(written(SPACE, field, "github")).not.toContain("\u001b");
  });

  test("a file", () => {
    expect(written(SPACE, lineAt({ source: "docs/a,b:c%.txt", line: 3 }), "github")).toBe(
      "::error file=docs/a%2Cb%3Ac%25.txt,line=3,col=11,title=rfc3986/space::" +
        "A space is not allowed in the path. (RFC 3986, section 3.3)\n",
    );
    const field = { source: "a.csv", line: 3, pointAt: null };
    expect(written({ ...SPACE, severity: "info" }, field, "github")).toBe(
      "::notice file=a.csv,line=3,title=rfc3986/space::A space is not allowed in the path. (RFC 3986, section 3.3)\n",
    );
  });

  test("no line break and no percent sign ends or changes a command", () => {
    const diagnostic = { ...SPACE, severity: "warning", message: "100%\r\n::error::x", code: "a:b,c\nd" } as const;
    expect(written(diagnostic, lineAt({ source: "<stdin>", line: 3 }), "github")).toBe(
      "::warning title=a%3Ab%2Cc%0Ad::<stdin>:3:11: 100%25%0D%0A::error::x (RFC 3986, section 3.3)\n",
    );
  });

  test("arguments have no file", async () => {
    expect(await cli(["check", "--format=github", "a", "b c"])).toEqual({
      ...good(
        "::error title=rfc3986/space::<arguments>:2:2: A space is not allowed in the path. (RFC 3986, section 3.3)\n",
      ),
      code: 1,
    });
  });
});

describe("sarif", () => {
  /** Returns the log of a run. */
  async function logOf(argv: readonly string[], stdin: readonly string[] = []): Promise<Log> {
    const { out, err } = await cli(argv, { stdin });
    expect(err).toBe("");
    const log = JSON.parse(out) as Log;
    expect(faultsOf(log)).toBeNull();
    return log;
  }

  /** The same log, created from all diagnostics at once, except facts that a stream does not know. */
  function expected(log: Log, uri: string, document: string, found: readonly Diagnostic[], at: number): void {
    const [whole] = toSARIF([{ uri, document, found: found.map((diagnostic) => ({ diagnostic, offset: at })) }]).runs;
    const [run] = log.runs;
    expect(run?.results).toEqual(whole?.results.map((result) => ({ ...result, ruleIndex: undefined })));
    expect(run?.tool).toEqual(whole?.tool);
    expect(run?.columnKind).toBe("utf16CodeUnits");
  }

  test("one log for all files", async () => {
    const path = fileOf("links.txt", LINES);
    const log = await logOf(["check", "--format=sarif", "--file", path, fileOf("more [1].txt", "b c\n")]);
    const uris = log.runs[0]?.results?.map(({ locations }) => locations?.[0]?.physicalLocation?.artifactLocation?.uri);
    const other = `${pathToFileURL(folder).href}/more%20%5B1%5D.txt`;
    expect(uris).toEqual([pathToFileURL(path).href, pathToFileURL(path).href, other]);
    expect(log.runs[0]?.tool.driver.rules?.map(({ id }) => id)).toEqual(["rfc3986/space", "rfc3986/wrapper"]);
    expect(log.runs[0]?.invocations).toEqual([{ executionSuccessful: true }]);
  });

  test("the same log as for all diagnostics at once", async () => {
    const name = fileOf("one #1.txt", LINES);
    const path = relative(process.cwd(), name);
    const uri = path.split(/[\\/]/).map(encodeURIComponent).join("/");
    expect(isReference(uri)).toBe(true);
    const [line = ""] = LINES.split("\n").slice(3);
    const { diagnostics } = validate(line);
    expect(diagnostics.length).toBeGreaterThan(1);
    const log = await logOf(["validate", "--format=sarif", "--only=passed", "--file", path]);
    expected(log, uri, LINES, diagnostics, LINES.indexOf(line));
  });

  test("inputs that are not files", async () => {
    const { runs } = await logOf(["check", "--format=sarif", "a b"]);
    expect(runs[0]?.results?.[0]?.locations?.[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: "arguments" },
      region: { startLine: 1, startColumn: 2, endLine: 1, endColumn: 3 },
    });
  });

  test("a field has only a line, and no repair", async () => {
    const { runs } = await logOf(["check", "--format=sarif", "--from", "ndjson:a"], ['\n{"a":"b c"}\n']);
    const [result] = runs[0]?.results ?? [];
    expect(result?.locations?.[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: "stdin" },
      region: { startLine: 2 },
    });
    expect(result).not.toHaveProperty("fixes");
  });

  test("no diagnostics", async () => {
    const { runs } = await logOf(["check", "--format=sarif", "a"]);
    expect(runs[0]?.results).toEqual([]);
    expect(runs[0]?.tool.driver.rules).toEqual([]);
  });

  test("in threads, the same log", async () => {
    const stdin = Array.from({ length: 40 }, (_, index) => `b c${String(index)}\n<a>\n`.repeat(50));
    const log = await logOf(["check", "--format=sarif", "--jobs=2"], stdin);
    expect(log).toEqual(await logOf(["check", "--format=sarif"], stdin));
    expect(log.runs[0]?.results).toHaveLength(4000);
  });

  test("a run that fails still writes a complete log, which says that it failed", async () => {
    const { code, out } = await cli(["check", "--format=sarif", "--from=ndjson:a"], { stdin: ['{"a":"b c"}\n{\n'] });
    expect(code).toBe(2);
    const log = JSON.parse(out) as Log;
    expect(faultsOf(log)).toBeNull();
    expect(log.runs[0]?.results).toHaveLength(1);
    expect(log.runs[0]?.invocations).toEqual([{ executionSuccessful: false }]);
  });

  test("the log does not contain the input", async () => {
    const { out } = await cli(["validate", "--format=sarif", "http://u:secret@[::1/"]);
    expect(out).not.toContain("secret");
  });
});

test("--json is --format=json", async () => {
  const inputs = ["a", "b c"];
  const run = await cli(["check", "--json", ...inputs]);
  expect(await cli(["check", "--format=json", ...inputs])).toEqual(run);
  expect(await cli(["check", "--format=json", "--json", ...inputs])).toEqual(run);
  expect(await cli(["check", "--format=text", ...inputs])).toEqual(await cli(["check", ...inputs]));
});

describe("misuse", () => {
  test.each([
    [["--format=xml"], "--format takes text, json, sarif, github, unix"],
    [["--format=unix", "--json"], "--json cannot be used with --format=unix"],
    [["--format=github", "--fix"], "--fix cannot be used with --format=github"],
  ])("%j", async (options, message) => {
    expect(await cli(["check", ...options, "a"])).toEqual(misuse("uri-grammar check", message));
  });

  test("other commands have only text and JSON", async () => {
    expect(await cli(["parse", "--format=unix", "a"])).toEqual(
      misuse("uri-grammar parse", "--format takes text, json"),
    );
    for (const command of ["parse", "normalize", "encode", "scheme"]) {
      expect(await cli([command, "-f", "json", "a"])).toEqual(await cli([command, "--json", "a"]));
      expect(await cli([command, "--format=text", "a"])).toEqual(await cli([command, "a"]));
    }
    expect(await cli(["get", "--format=json", "path"], { stdin: ["a"] })).toMatchObject(
      await cli(["get", "--json", "path"], { stdin: ["a"] }),
    );
  });
});
