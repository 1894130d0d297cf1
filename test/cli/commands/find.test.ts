import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { find } from "../../../src/context/index.js";
import { diagnose } from "../../../src/index.js";
import { report } from "../../../src/cli/report.js";
import { styleFor } from "../../../src/cli/terminal.js";
import { formats } from "../../../src/formats/index.js";
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
  const lines = ["2:9  http://a.example/b-c/d", "3:12  http://b.example/"];
  const outOf = (name: string): string =>
    [...lines, "4:31  mailto:joe@example.com"].map((line) => `${name}:${line}\n`).join("");

  test("in standard input", async () => {
    expect(await cli(["find"], { stdin: [TEXT] })).toEqual(good(outOf("<stdin>")));
    expect(await cli(["find", "-"], { stdin: TEXT.split(/(?<=[\r\n -])/) })).toEqual(good(outOf("<stdin>")));
  });

  test("in files, one after the other", async () => {
    const [text, packed] = [fileOf("a.txt", `\uFEFF${TEXT}`), fileOf("b.gz", gzipSync(TEXT))];
    const stdin = ["<urn:a:b> \u00E9 urn:c:d"];
    expect(await cli(["find", text, "-", packed], { stdin })).toEqual(
      good(`${outOf(text)}<stdin>:1:2  urn:a:b\n<stdin>:1:13  urn:c:d\n${outOf(packed)}`),
    );
  });

  test("in documents, by their names, their content or the option", async () => {
    const html = '<a href="http://a.example/?b&amp;c">';
    const path = fileOf("a.html", html);
    expect(await cli(["find", path])).toEqual(good(`${path}:1:10  http://a.example/?b&c\n`));
    const stdin = [`<!doctype html>${html}`];
    expect(await cli(["find"], { stdin })).toEqual(good("<stdin>:1:25  http://a.example/?b&c\n"));
    expect(await cli(["find", "--type", "text"], { stdin })).toEqual(good("<stdin>:1:25  http://a.example/?b&amp;c\n"));
    expect(await cli(["find", "--type=word"])).toEqual(
      misuse("uri-grammar find", `--type takes ${formats.join(", ")}`),
    );
  });

  test("not in code, if that is left out", async () => {
    const path = fileOf("a.md", "http://a.example/ `http://b.example/`\n");
    expect(await cli(["find", "--no-code", path])).toEqual(good(`${path}:1:1  http://a.example/\n`));
    expect((await cli(["find", path])).out.split("\n")).toHaveLength(3);
  });

  test("a long document arrives in pieces", async () => {
    const text = `<!doctype html>${'<a href="http://a.example/?b&amp;c">'.repeat(1_000)}`;
    const { out } = await cli(["find", "-"], { stdin: text.match(/[^]{1,5000}/g) ?? [] });
    expect(out.split("\n")).toHaveLength(1_001);
  });

  test("a long text is searched before it ends", async () => {
    const text = "See http://a.example/.\n".repeat(1_000);
    const { out } = await cli(["find", "-"], { stdin: text.match(/[^]{1,5000}/g) ?? [] });
    expect(out.split("\n")).toHaveLength(1_001);
    expect(out.endsWith("<stdin>:1000:5  http://a.example/\n")).toBe(true);
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

describe("a whole value, and a misspelt scheme elsewhere", () => {
  test("are mistakes with --invalid, with the places and repairs of the text", async () => {
    const { code, out } = await cli(["find", "--invalid", "--type=json"], { stdin: ['{"url": "htps:/h/a b"}'] });
    expect(code).toBe(1);
    expect(out.split("\n").filter((line) => !/^ {4}/.test(line))).toEqual([
      "<stdin>:1:10  htps:/h/a b",
      "  error scheme/unknown: This scheme is unknown. Did you mean 'https'?",
      "  error https/slashes: The scheme of an https URI must be followed by '//'.",
      "  error rfc3986/space: A space is not allowed in the path.",
      "",
    ]);
  });

  test("are valid URIs for the standard only elsewhere", async () => {
    const stdin = ['{"url": "http:/h", "a": "see hhttp://b/"}'];
    expect(await cli(["find", "--type=json"], { stdin })).toEqual(good("<stdin>:1:30  hhttp://b/\n"));
    const error = await cli(["find", "--invalid", "--type=json", "-o"], { stdin });
    expect([error.code, error.out]).toEqual([1, "http:/h\n"]);
    const warning = await cli(["find", "--invalid", "--severity=warning"], { stdin: ["see hhttp://b/"] });
    expect([warning.code, warning.out.split("\n").slice(0, 2)]).toEqual([
      1,
      ["<stdin>:1:5  hhttp://b/", "  warning scheme/unknown: This scheme is unknown. Did you mean 'http'?"],
    ]);
    expect(await cli(["find", "--severity=warning"], { stdin: ["hhttp://b/"] })).toEqual(
      good("<stdin>:1:1  hhttp://b/\n"),
    );
    expect(await cli(["find", "--templates", "--severity=warning"], { stdin: ["hhttp://b/"] })).toEqual(good(""));
    const both = await cli(["find", "--invalid", "--validate", "--severity=warning", "-o"], { stdin: ["hhttp://b/"] });
    expect([both.code, both.out]).toEqual([1, "hhttp://b/\n"]);
    const ignored = "# uri-grammar-ignore-next-line scheme/unknown\nhhttp://b/\n";
    expect(await cli(["find", "--invalid", "--severity=warning"], { stdin: [ignored] })).toEqual(good(""));
  });

  test("can be fixed with guesses", async () => {
    const path = fileOf("whole.json", '{"url": "htps:\\/\\/h\\/a b", "homepage": "http:\\/h"}');
    expect((await cli(["find", "--fix=guess", path])).code).toBe(0);
    expect(readFileSync(path, "utf8")).toBe('{"url": "https:\\/\\/h\\/a%20b", "homepage": "http://h"}');
  });
});

describe("templates", () => {
  const stdin = ["GET http://a.example/{id}, http://a.example/, http://b.example/{id}|a"];

  test("are listed alone, and are no failure", async () => {
    expect(await cli(["find", "--templates"], { stdin })).toEqual(
      good(
        [
          "<stdin>:1:5  http://a.example/{id}",
          "<stdin>:1:47  http://b.example/{id}|a",
          "  warning rfc3986/excluded-character: '|' is not allowed in the path.",
          "",
        ].join("\n"),
      ),
    );
    expect(await cli(["find", "--invalid"], { stdin })).toEqual(good(""));
    expect(await cli(["find"], { stdin })).toEqual(good("<stdin>:1:28  http://a.example/\n"));
  });

  test("as JSON", async () => {
    const { code, out } = await cli(["find", "--templates", "--json"], { stdin });
    expect(code).toBe(0);
    expect(JSON.parse(out.split("\n")[0] ?? "")).toMatchObject({ ok: false, kind: "template", line: 1, column: 5 });
  });
});

test("an IRI is invalid by the standard of URIs, with the option that accepts it", async () => {
  const { code, out } = await cli(["find", "--invalid", "--standard=rfc3986"], { stdin: ["http://a.example/\u00E9"] });
  expect(code).toBe(1);
  expect(out.endsWith("\n  It is an IRI: --standard=rfc3987 accepts it.\n")).toBe(true);
});

test("a URI that only the document of its scheme allows", async () => {
  const stdin = ["See mongodb://a:1,b:2/db and docker://busybox:latest here"];
  const { code, out } = await cli(["find", "--invalid"], { stdin });
  expect(code).toBe(1);
  const said = out.split("\n").filter((line) => line.startsWith("  The"));
  expect(said).toEqual(
    Array.from({ length: 2 }, () => "  The document of its scheme allows it: --validate accepts it."),
  );
  expect(await cli(["find", "--invalid", "--validate"], { stdin })).toEqual(good(""));
  expect(await cli(["find", "--validate"], { stdin })).toEqual(
    good("<stdin>:1:5  mongodb://a:1,b:2/db\n<stdin>:1:30  docker://busybox:latest\n"),
  );
});

describe("IRIs in prose", () => {
  const IRI = "http://a.example/\u00E9";
  const noted = (name: string, count: string): string =>
    `uri-grammar find: note: ${name} has ${count} (RFC 3987), which --standard=rfc3986 refuses\n`;

  test("are valid, with one note for each file", async () => {
    const path = fileOf("iris.md", `${IRI} <${IRI}>\n`);
    const quoted = JSON.stringify(path);
    const lines = `${path}:1:1  ${IRI}\n${path}:1:21  ${IRI}\n`;
    expect(await cli(["find", path])).toMatchObject({ out: lines, err: noted(quoted, "2 IRIs"), code: 0 });
    expect(await cli(["find", "--invalid", path])).toMatchObject({ out: "", err: noted(quoted, "2 IRIs"), code: 0 });
    const fixed = await cli(["find", "--fix", "--diff", path]);
    expect(fixed).toMatchObject({
      out: "",
      err: `${noted(quoted, "2 IRIs")}uri-grammar find: 0 repairs in 0 files possible\n`,
      code: 0,
    });
    const stdin = [IRI];
    const hidden = await cli(["find", "--redact"], { stdin });
    expect(hidden).toMatchObject({ out: `<stdin>:1:1  ${IRI}\n`, err: noted("standard input", "1 IRI"), code: 0 });
  });

  test("are not valid if the standard is chosen, in data, and in logs", async () => {
    const path = fileOf("iris.txt", IRI);
    const codes = async (...args: string[]): Promise<unknown> => {
      const { out, err, code } = await cli(["find", "--invalid", ...args]);
      return [/error (\S+):/.exec(out)?.[1], err, code];
    };
    expect(await codes("--standard=rfc3986", path)).toEqual(["rfc3986/non-ascii", "", 1]);
    expect(await codes(fileOf("iris.log", IRI))).toEqual(["rfc3986/non-ascii", "", 1]);
    expect(await codes(fileOf("iris.json", JSON.stringify([IRI])))).toEqual(["rfc3986/non-ascii", "", 1]);
    expect(await codes("--type=html", fileOf("iris.log", IRI))).toEqual(["rfc3986/non-ascii", "", 1]);
  });

  test("have only the mistakes of IRIs", async () => {
    const { out } = await cli(["find", "--invalid"], { stdin: [`${IRI}|b`] });
    expect(out.match(/error \S+/g)).toEqual(["error rfc3987/excluded-character:"]);
    const checked = await cli(["find", "--invalid", "--validate"], { stdin: [`${IRI} ${IRI}|b`] });
    expect(checked.out.match(/error \S+/g)).toEqual(["error rfc3987/excluded-character:"]);
  });
});

test("data with raw characters is one note, or one warning", async () => {
  const path = fileOf("data.css", 'a { b: url("data:,<c>") } d { e: url("data:,<f>") } /* http://a/\u00E9 */');
  const err = `uri-grammar find: note: ${JSON.stringify(path)} has data URIs with raw spaces or delimiters, which all its readers accept\n`;
  expect(await cli(["find", "--invalid", "--schemes=data", path])).toMatchObject({ out: "", err, code: 0 });
  const { out, code } = await cli(["find", "--invalid", "--severity=warning", "--schemes=data", path]);
  expect(out.match(/^ {2}(?:error|warning| {2}guess| {2}repair).*/gm)).toEqual([
    "  warning rfc3986/delimiter: '<' is not allowed in the path. All readers of HTML and CSS accept this in data.",
    "    guess: Write '%3C'.",
  ]);
  expect(code).toBe(1);
  const both = fileOf("data.html", '<img src="data:,<c>" alt="http://a/\u00E9">');
  expect((await cli(["find", both])).err).toContain("has 1 IRI (RFC 3987), which --standard=rfc3986 refuses\n");
  expect((await cli(["find", "--invalid", both])).err).toContain("refuses, and data URIs with raw spaces");
});

test("a URI that its scheme refuses is not called an IRI", async () => {
  const { code, out } = await cli(["find", "--invalid", "--validate"], { stdin: ["http:///x"] });
  expect(code).toBe(1);
  expect(out).not.toContain("IRI");
});

test("a repair that is certain only alone is a guess in a text", async () => {
  const { out } = await cli(["find", "--invalid"], { stdin: ["http://a.example/?b&amp;c|d"] });
  expect(out).toMatch(/guess: /);
  expect(out).not.toMatch(/repair: /);
});

describe("comments that ignore mistakes", () => {
  const text = "# uri-grammar-ignore-next-line rfc3986/port: a test\nhttp://a.example:80x/\n";

  test("those that ignore something", async () => {
    expect(await cli(["find", "--invalid"], { stdin: [text] })).toEqual(good(""));
    expect(await cli(["find", "--invalid", "--type", "yaml"], { stdin: [text] })).toEqual(good(""));
  });

  test("those that ignore nothing are listed", async () => {
    const stdin = [`a\n ${text.replace("80x", "80")}`];
    const line = "<stdin>:2:4  uri-grammar-ignore-next-line: This comment ignores nothing.\n";
    expect(await cli(["find", "--invalid"], { stdin })).toEqual(good(line));
    expect(await cli(["find"], { stdin })).toEqual(good("<stdin>:3:1  http://a.example:80/\n"));
    const { out } = await cli(["find", "--invalid", "--json"], { stdin });
    expect(JSON.parse(out)).toMatchObject({ ok: true, kind: "comment", line: 2, column: 4 });
  });
});

describe("bytes", () => {
  const note = (text: string): string => `uri-grammar find: note: ${text}\n`;

  test("of UTF-16 with a byte order mark", async () => {
    const little = Buffer.from("\uFEFFSee http://a.example/.", "utf16le");
    const path = fileOf("little.txt", little);
    expect(await cli(["find", path])).toEqual(good(`${path}:1:5  http://a.example/\n`));
    const big = fileOf("big.txt", Buffer.from(little).swap16());
    expect(await cli(["find", big])).toEqual(good(`${big}:1:5  http://a.example/\n`));
  });

  test("of an encoding that is declared or chosen", async () => {
    const bytes = Buffer.from('<meta charset="latin1"><p>\xab http://a.example/\xe9 \xbb', "latin1");
    const path = fileOf("latin1.html", bytes);
    const found = { out: `${path}:1:29  http://a.example/\u00E9\n`, err: "", code: 0 };
    expect(await cli(["find", "--standard=rfc3987", path])).toMatchObject(found);
    const xml = fileOf(
      "latin1.xml",
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>\n<a>http://a.example/\xe9</a>', "latin1"),
    );
    expect((await cli(["find", "--standard=rfc3987", xml])).out).toBe(`${xml}:2:4  http://a.example/\u00E9\n`);
    const text = fileOf("latin1.txt", Buffer.from("http://a.example/\xe9", "latin1"));
    const chosen = await cli(["find", "--standard=rfc3987", "--encoding", "latin1", text]);
    expect(chosen.out).toBe(`${text}:1:1  http://a.example/\u00E9\n`);
    expect(await cli(["find", "--encoding=latin-one", text])).toEqual(
      misuse("uri-grammar find", "--encoding takes the name of an encoding, such as latin1"),
    );
    const wide = fileOf("wide.html", '<meta charset="utf-16">http://a.example/ ');
    expect((await cli(["find", wide])).out).toBe(`${wide}:1:24  http://a.example/\n`);
    const strange = fileOf("strange.html", '<meta charset="strange">http://a.example/ ');
    expect((await cli(["find", strange])).out).toBe(`${strange}:1:25  http://a.example/\n`);
  });

  test("that are no text are said once, and are no part of results", async () => {
    const bytes = Buffer.from("http://a.example/\xe9 http://a.example/\n\xe9\xe9", "latin1");
    const path = fileOf("broken.txt", bytes);
    const told = note(`"${path}" has bytes that are not text in its encoding; --encoding names another one`);
    expect(await cli(["find", "--invalid", path])).toMatchObject({ code: 0, out: "", err: told });
    expect(await cli(["find", path])).toMatchObject({ code: 0, out: `${path}:1:20  http://a.example/\n`, err: told });
    const stdin = [Buffer.from("http://a.example/ \xe9", "latin1")];
    expect(await cli(["find", "-"], { stdin })).toMatchObject({
      out: "<stdin>:1:1  http://a.example/\n",
      err: note("standard input has bytes that are not text in its encoding; --encoding names another one"),
    });
    // A real replacement character is a character like others.
    const real = fileOf("real.txt", "http://a.example/\uFFFD \uFFFD");
    expect((await cli(["find", "--invalid", real])).code).toBe(1);
  });

  test("of binary and large files are skipped", async () => {
    const binary = fileOf("binary.bin", Buffer.from("http://a.example/\0"));
    const large = fileOf("large.txt", "http://a.example/ ".repeat(100));
    const small = fileOf("small.txt", "http://a.example/");
    expect(await cli(["find", binary, large, small, "--max-filesize", "1K"])).toMatchObject({
      code: 0,
      out: `${small}:1:1  http://a.example/\n`,
      err: note(`"${binary}" is binary and is skipped`) + note(`"${large}" is larger than 1024 bytes and is skipped`),
    });
    expect((await cli(["find", "-"], { stdin: ["http://a.example/\0"] })).out).toBe("<stdin>:1:1  http://a.example/\n");
    expect(await cli(["find", "--max-filesize=1T", small])).toEqual(
      misuse("uri-grammar find", "--max-filesize takes a number of bytes, such as 500K or 10M"),
    );
  });
});

test("if a file cannot be read, the others are searched", async () => {
  const path = fileOf("here.txt", "http://a.example/");
  const [one, two] = [join(folder, "one.txt"), join(folder, "two.txt")];
  const told = (name: string): string => `uri-grammar find: cannot read "${name}": the file does not exist\n`;
  expect(await cli(["find", one, path, two])).toMatchObject({
    code: 2,
    out: `${path}:1:1  http://a.example/\n`,
    err: told(one) + told(two),
  });
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
    [["--jobs", "2"], "unknown option: argument 2"],
  ])("%j", async (options, message) => {
    expect(await cli(["find", ...options])).toEqual(misuse("uri-grammar find", message));
  });

  test("a file that is missing", async () => {
    const err = 'uri-grammar find: cannot read "no.txt": the file does not exist\n';
    expect(await cli(["find", "no.txt"])).toEqual({ code: 2, out: "", err, both: err });
  });
});
