import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cli, good, misuse } from "../fake.js";

const folder = mkdtempSync(join(tmpdir(), "uri-grammar-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const LINES = [
  "https://us%65r:p%40@example.com:8443/a/b%09%5C?q=a%0Ab&page=2&page=3#f%20",
  "",
  "mailto:joe@example.com",
  "//h?page",
  "/a//c",
];

describe("columns", () => {
  test.each([
    ["scheme", ["https", "", "mailto", "", ""]],
    ["authority", ["us%65r:p%40@example.com:8443", "", "", "h", ""]],
    ["userinfo", ["us%65r:p%40", "", "", "", ""]],
    ["user", ["user", "", "", "", ""]],
    ["host", ["example.com", "", "", "h", ""]],
    ["port", ["8443", "", "", "", ""]],
    ["path", ["/a/b%09%5C", "", "joe@example.com", "", "/a//c"]],
    ["query", ["q=a%0Ab&page=2&page=3", "", "", "page", ""]],
    ["query.q", ["a\\nb", "", "", "", ""]],
    ["query.page", ["2", "", "", "", ""]],
    ["query.", ["", "", "", "", ""]],
    ["query.__proto__", ["", "", "", "", ""]],
    ["fragment", ["f%20", "", "", "", ""]],
    ["segments.0", ["a", "", "joe@example.com", "", "a"]],
    ["segments.1", ["b\\t\\\\", "", "", "", ""]],
    ["segments.2", ["", "", "", "", "c"]],
    ["port,scheme,port", ["8443\thttps\t8443", "\t\t", "\tmailto\t", "\t\t", "\t\t"]],
  ])("%s", async (columns, cells) => {
    const rows = good(cells.map((cell) => `${cell}\n`).join(""));
    expect(await cli(["get", columns], { stdin: [LINES.join("\n")] })).toEqual(
      // An empty last line is no line.
      rows,
    );
    expect(await cli(["get", columns], { stdin: [LINES.map((line) => `${line}\r\n`).join("")] })).toEqual(rows);
  });

  test.each([
    ["", "b"],
    ["host,", "b"],
    ["Host", "b"],
    ["segments.01", "b"],
    ["segments.1234567890", "b"],
    ["segments.x", "b"],
    ["__proto__", "b"],
    ["https://example.com/", "host"],
  ])("%j is unknown", async (columns) => {
    const message = `unknown column; the columns are scheme, authority, userinfo, host, port, path, query, fragment, user, query.NAME, segments.N, and the operands after them are files, whose lines are read`;
    expect(await cli(["get", columns])).toEqual(misuse("uri-grammar get", message));
  });

  test("are missing", async () => {
    expect(await cli(["get"])).toEqual(misuse("uri-grammar get", "the columns are missing"));
  });
});

test("control characters in a value never end a line or a column", async () => {
  const octets = Array.from({ length: 128 }, (_, code) => `%${code.toString(16).padStart(2, "0")}`).join("");
  const { out } = await cli(["get", "query.a,query.b"], { stdin: [`?a=${octets}&b=${octets}\n`] });
  const cells = out.slice(0, -1).split("\t");
  expect(cells).toHaveLength(2);
  const read = (cell = ""): string =>
    cell.replace(/\\(.)/g, (_, each: string) => ({ t: "\t", n: "\n", r: "\r", "\\": "\\" })[each] ?? "?");
  const text = String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code));
  expect(cells.map(read)).toEqual([text, text]);
  expect(out.split(/[\r\n]/)).toHaveLength(2);
});

test("on a terminal, control characters are escaped", async () => {
  const { out } = await cli(["get", "query.a,query.b"], { stdin: ["?a=%1B&b=%09\n"], isTTY: true });
  expect(out).toContain("\\u001b\t\\t\n");
});

describe("lines that are refused", () => {
  const stdin = ["http://a\nb c\n//h?page=%FF\nhttp://u%FF@h/x/%FF\nhttp://b\n"];
  const space = `<stdin>:2:2:
error rfc3986/space: A space is not allowed in the path.
  b c
   ^
  at 1–2; rule path, section 3.3, https://www.rfc-editor.org/rfc/rfc3986#section-3.3
  guess: Write '%20'.
  b%20c
`;
  const octets = (line: number, input: string, start: number): string => `<stdin>:${String(line)}:${String(start + 1)}:
error percent/not-utf-8: The percent-encoded octets are not valid UTF-8.
  ${input}
  ${" ".repeat(start)}^^^
  at ${String(start)}–${String(start + 3)}; rule pct-encoded, section 2.5, https://www.rfc-editor.org/rfc/rfc3986#section-2.5
`;

  test.each([
    ["host", "a\nh\nh\nb\n", space],
    ["host,query.page", "a\t\nh\t\nb\t\n", space + octets(3, "//h?page=%FF", 9)],
    ["user", "\n\n\n", space + octets(4, "http://u%FF@h/x/%FF", 8)],
    ["segments.1", "\n\n\n", space + octets(4, "http://u%FF@h/x/%FF", 16)],
    ["segments.0", "\n\nx\n\n", space],
  ])("%s", async (columns, out, err) => {
    const run = await cli(["get", columns], { stdin });
    expect(run.err).toBe(err);
    const rows = columns === "host,query.page" ? "a\t\nh\t\nb\t\n" : out;
    expect([run.code, run.out]).toEqual([1, rows]);
  });

  test("as JSON", async () => {
    const { code, out, err } = await cli(["get", "--json", "host,query.page"], { stdin });
    expect([code, err]).toEqual([1, ""]);
    const records = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as object);
    expect(records).toMatchObject([
      { input: "http://a", file: "<stdin>", line: 1, ok: true, values: { host: "a", "query.page": null } },
      { input: "b c", line: 2, ok: false, diagnostic: { code: "rfc3986/space" } },
      { input: "//h?page=%FF", line: 3, ok: false, diagnostic: { start: 9, end: 12 } },
      { input: "http://u%FF@h/x/%FF", line: 4, ok: true, values: { host: "h" } },
      { input: "http://b", line: 5, ok: true },
    ]);
  });

  test("with --only and --summary", async () => {
    const { code, out, err } = await cli(["get", "query.page", "--only", "failed", "--summary"], { stdin });
    const summary = "5 inputs, 3 passed, 2 failed\n  1  percent/not-utf-8\n  1  rfc3986/space\n";
    expect([code, out, err]).toEqual([1, "", space + octets(3, "//h?page=%FF", 9) + summary]);
  });
});

test("files, in threads, in the order of the lines", async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `http://h${String(index)}/?page=${String(index)}`);
  for (let index = 0; index < lines.length; index += 10) lines[index] = "b c";
  const path = join(folder, "uris.txt");
  writeFileSync(path, lines.join("\n"));
  const rows = lines.map((line, index) => (line === "b c" ? "" : `h${String(index)}\t${String(index)}\n`));
  for (const jobs of ["1", "2"]) {
    const { code, out, err } = await cli(["get", "host,query.page", "--jobs", jobs, path]);
    expect([code, out]).toEqual([1, rows.join("")]);
    const places = [...err.matchAll(/^(.*):(\d+):2:$/gm)].map(([, file, line]) => [file, Number(line)]);
    expect(places).toEqual(Array.from({ length: 2_000 }, (_, index) => [path, 10 * index + 1]));
  }
}, 60_000);

test("a field of records", async () => {
  const argv = ["get", "host", "--from", "csv:link"];
  expect(await cli(argv, { stdin: ["id,link\n1,http://a/\n2,http://b/\n"] })).toEqual(good("a\nb\n"));
});

test("a file that does not exist", async () => {
  const err = 'uri-grammar get: cannot read "absent": the file does not exist\n';
  expect(await cli(["get", "host", "absent"])).toEqual({ code: 2, out: "", err, both: err });
});

test("a long line takes linear time", async () => {
  const line = `http://h/${"a/".repeat(500_000)}?${"x&".repeat(500_000)}page=1`;
  const { out } = await cli(["get", "segments.499999,query.page"], { stdin: [line] });
  expect(out).toBe("a\t1\n");
}, 20_000);
