import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { find } from "../../../src/context/index.js";
import { diagnose } from "../../../src/index.js";
import { report } from "../../../src/cli/report.js";
import { styleFor } from "../../../src/cli/terminal.js";
import { cli, good, misuse } from "../fake.js";

const folder = mkdtempSync(join(tmpdir(), "uri-grammar-find-"));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const TEXT = `First line.\r
See \u{1F600} <http://a.example/b-\r
  c/d> (or http://b.example/).\r
Is it http://c.example:80a/, "mailto:joe@example.com"?`;

describe("what is found", () => {
  const lines = ["2:9  http://a.example/b-c/d", "3:12  http://b.example/", "4:7  http://c.example:80"];
  const outOf = (name: string): string =>
    [...lines, "4:31  mailto:joe@example.com"].map((line) => `${name}:${line}\n`).join("");

  test("in standard input", async () => {
    expect(await cli(["find"], { stdin: [TEXT] })).toEqual(good(outOf("<stdin>")));
    expect(await cli(["find", "-"], { stdin: TEXT.split(/(?<=[\r\n -])/) })).toEqual(good(outOf("<stdin>")));
  });

  test("in files, one after the other", async () => {
    const [text, packed] = [fileOf("a.txt", `\uFEFF${TEXT}`), fileOf("b.gz", gzipSync(TEXT))];
    const stdin = [Buffer.from("<urn:a:b> \xe9 urn:c:d", "latin1")];
    expect(await cli(["find", text, "-", packed], { stdin })).toEqual(
      good(`${outOf(text)}<stdin>:1:2  urn:a:b\n<stdin>:1:13  urn:c:d\n${outOf(packed)}`),
    );
  });

  test("no URIs", async () => {
    expect(await cli(["find"], { stdin: ["Nothing: at all\n"] })).toEqual(good(""));
    expect(await cli(["find"])).toEqual(good(""));
  });

  test("only some schemes, and relative references", async () => {
    expect(await cli(["find", "--schemes", "MAILTO,urn"], { stdin: [TEXT] })).toEqual(
      good("<stdin>:4:31  mailto:joe@example.com\n"),
    );
    const stdin = ['<a href="b/c">'];
    expect(await cli(["find", "--relative"], { stdin })).toEqual(good("<stdin>:1:10  b/c\n"));
  });

  test("on a terminal, a place has a colour", async () => {
    const { out } = await cli(["find", "-"], { stdin: ["urn:a:b"], isTTY: true });
    expect(out).toBe("\u001b[2m<stdin>:1:1\u001b[22m  urn:a:b\n");
  });
});

test("--invalid", async () => {
  const { code, out, err } = await cli(["find", "--invalid"], { stdin: [TEXT] });
  const uri = "http://c.example:80a/";
  const [diagnostic] = diagnose(uri);
  const reported = diagnostic ? [...report(diagnostic, uri, styleFor({ colour: false }), "  ")] : [];
  expect([code, err, out]).toEqual([1, "", [`<stdin>:4:7  ${uri}`, ...reported, ""].join("\n")]);
  expect(reported[0]).toBe("  error rfc3986/port: The port contains 'a'; only digits are allowed.");
  expect(await cli(["find", "--invalid"], { stdin: ["http://a/"] })).toEqual(good(""));
});

test("control characters are escaped", async () => {
  const { out } = await cli(["find", "--invalid", "-"], { stdin: ["<http://a/\u202e\u009b>"], isTTY: true });
  expect(out).toContain("http://a/\\u202e\\u009b\n");
});

describe("as JSON", () => {
  test("valid", async () => {
    const { code, out, err } = await cli(["find", "--json"], { stdin: TEXT.split("") });
    expect([code, err]).toEqual([0, ""]);
    const places = [
      [2, 9],
      [3, 12],
      [4, 7],
      [4, 31],
    ];
    const records = find(TEXT).map(({ reference, ok, ...rest }, index) => {
      const [line, column] = places[index] ?? [];
      return { input: reference, file: "<stdin>", line, ok, column, ...rest };
    });
    expect(out).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  });

  test("invalid", async () => {
    const path = fileOf("c.txt", TEXT);
    const { code, out } = await cli(["find", "--format=json", "--invalid", path]);
    expect(code).toBe(1);
    const { start, end, diagnostics } = find(TEXT, { invalid: true }).find(({ ok }) => !ok) as unknown as Record<
      string,
      unknown
    >;
    const place = { input: "http://c.example:80a/", file: path, line: 4, ok: false, column: 7, start, end };
    expect(JSON.parse(out)).toMatchObject({ ...place, diagnostics });
  });
});

test("in a format of diagnostics, places are in the text", async () => {
  const stdin = ["a\n<http://a.example:\n  8o/>\n"];
  expect((await cli(["find", "--invalid", "--format", "unix"], { stdin })).out).toBe(
    "<stdin>:3:4: error: The port contains 'o'; only digits are allowed. [rfc3986/port]\n",
  );
});

test("--summary", async () => {
  const { err } = await cli(["find", "--summary", "--invalid"], { stdin: [TEXT] });
  expect(err).toBe("1 inputs, 0 passed, 1 failed\n  1  rfc3986/port\n");
});

describe("a text that does not end", () => {
  test("takes bounded memory, and is searched while it arrives", async () => {
    const line = 'x <a href="http://a.example/b">c</a> and " <b> urn:a:b.\n'.repeat(1000);
    const { code, out } = await cli(["find"], { stdin: Array.from({ length: 100 }, () => line) });
    expect(code).toBe(0);
    const found = out.trimEnd().split("\n");
    expect(found.length).toBe(200_000);
    expect(found.at(-1)).toBe("<stdin>:100000:48  urn:a:b");
  });
});

describe("misuse", () => {
  test.each([
    [
      ["--standard", "rfc1738"],
      "rfc1738 does not define relative references. These standards do: rfc3986, rfc3987, rfc2396bis-01, rfc2396, url-syntax-05, rfc1808.",
    ],
    [["--format", "sarif"], "--format=sarif needs --invalid"],
    [["--jobs", "2"], "unknown option '--jobs'"],
  ])("%j", async (options, message) => {
    expect(await cli(["find", ...options])).toEqual(misuse("uri-grammar find", message));
  });

  test("a file that is missing", async () => {
    const err = 'uri-grammar find: cannot read "no.txt": the file does not exist\n';
    expect(await cli(["find", "no.txt"])).toEqual({ code: 2, out: "", err, both: err });
  });
});
