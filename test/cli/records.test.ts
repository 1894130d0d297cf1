/** Records that are written again, with the result of a command in one field. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { parse as parseCSV } from "csv-parse/sync";
import fc from "fast-check";
import { Readable, Writable } from "node:stream";
import { main } from "../../src/cli/main.js";
import { cli, good, misuse, reportFor, worker, type Run } from "./fake.js";

const place = mkdtempSync(join(tmpdir(), "records-"));
afterAll(() => {
  rmSync(place, { recursive: true });
});

const fileOf = (name: string, content: string | Uint8Array): string => {
  const path = join(place, name);
  writeFileSync(path, content);
  return path;
};

/** Runs a command line on standard input, and returns what it writes to standard output, as octets. */
async function octetsFrom(argv: readonly string[], ...chunks: readonly (string | Uint8Array)[]): Promise<string> {
  const out: Buffer[] = [];
  const stdout = new Writable({
    write(chunk: Buffer, _encoding, done): void {
      // The buffer is used again.
      out.push(Buffer.from(chunk));
      done();
    },
  });
  const stdin = Readable.from(chunks.map((chunk) => Buffer.from(chunk as string)));
  const stderr = new Writable({
    write(_chunk, _encoding, done): void {
      done();
    },
  });
  expect(await main(argv, { stdin, stdout, stderr, env: {}, worker })).toBeLessThan(2);
  return Buffer.concat(out).toString("latin1");
}

const octets = (text: string): string => Buffer.from(text).toString("latin1");

const failed = (command: string, message: string, out = ""): Run => {
  const err = `uri-grammar ${command}: cannot read${message}\n`;
  return { code: 2, out, err, both: out + err };
};

const normalizing = (from: string, to: string): string[] => ["normalize", "--from", from, "--to", to];

describe("CSV", () => {
  test.each([
    ["a new column is the last one", "csv:u", "csv:new", "id,u\n1,HTTP://a\n", "id,u,new\n1,HTTP://a,http://a/\n"],
    ["an existing column is replaced", "csv:u", "csv:id", "id,u\n1,HTTP://a\n", "id,u\nhttp://a/,HTTP://a\n"],
    ["in place", "csv:u", "csv:u", 'id,u,"x"\n"1",HTTP://a,"z"\n', 'id,u,"x"\n"1",http://a/,"z"\n'],
    ["an equal field keeps its quotes", "csv:u", "csv:u", 'u\n"http://a/"\n"//B"\n', 'u\n"http://a/"\n//b\n'],
    ["a column by its number", "csv:#2", "csv:#3", "1,//A\r\n2,//B", "1,//A,//a\r\n2,//B,//b"],
    ["in place by its number", "csv:#2", "csv:#2", "1,//A,x\n", "1,//a,x\n"],
    ["each line break stays", "csv:u", "csv:n", "u\r\n//A\n//B\r\n//C", "u,n\r\n//A,//a\n//B,//b\r\n//C,//c"],
    ["quotes, if the result needs them", "csv:u", "csv:u", 'u\n"//A/,b"\n', 'u\n"//a/,b"\n'],
    ["the name of the column, too", "csv:u", 'csv:a "b"', "u\n//A\n", 'u,"a ""b"""\n//A,//a\n'],
    ["line breaks in fields", "csv:u", "csv:n", 'u,"v\n1"\n//A,"\n,""\r\n"\n', 'u,"v\n1",n\n//A,"\n,""\r\n",//a\n'],
    ["empty lines", "csv:u", "csv:n", "u,v\n\n//A,1\n\r\n\n//B,2\n\n", "u,v,n\n\n//A,1,//a\n\r\n\n//B,2,//b\n\n"],
    ["a column of empty fields", "csv:u", "csv:n", "u\n\n//A\n", "u,n\n,\n//A,//a\n"],
    ["no records", "csv:u", "csv:n", "u,v", "u,v,n"],
    ["a byte order mark is removed", "csv:u", "csv:n", "\uFEFFu\n//A\n", "u,n\n//A,//a\n"],
    ["names of objects are no more than names", "csv:u", "csv:__proto__", "u\n//A\n", "u,__proto__\n//A,//a\n"],
    ["a NUL after a closing quote", "csv:#1", "csv:#3", '//A,"b"\0c\n', '//A,"b"\0c,//a\n'],
    ["nothing", "csv:u", "csv:n", "", ""],
  ])("%s", async (_, from, to, text, result) => {
    expect(await octetsFrom(normalizing(from, to), text)).toBe(octets(result));
    const single = Array.from(Buffer.from(text), (byte) => Uint8Array.of(byte));
    expect(await octetsFrom(normalizing(from, to), ...single)).toBe(octets(result));
    expect(await octetsFrom([...normalizing(from, to), "--jobs", "2"], text)).toBe(octets(result));
  });

  test("bytes that are not UTF-8 stay", async () => {
    const text = Buffer.from("n\xE9,u\n\xFF,//A\n\xC3\xA9,//\xE9\n", "latin1");
    expect(await octetsFrom(normalizing("csv:u", "csv:\u20AC"), text)).toBe(
      "n\xE9,u,\xE2\x82\xAC\n\xFF,//A,//a\n\xC3\xA9,//\xE9,\n",
    );
    expect(await octetsFrom(["repair", "--from", "csv:u", "--to", "csv:u"], text)).toBe(text.toString("latin1"));
  });

  test.each([
    ["//A,x\n//B\n", "line 2: the record has 1 field, but the first has 2", "//A,x,//a\n"],
    ["//A,x\n//B,y,z\n", "line 2: the record has 3 fields, but the first has 2", "//A,x,//a\n"],
    ["//A\n", "line 1: --to can be csv:#2 at most, because the first record has 1 field", ""],
  ])("%j has no place for column 3", async (text, message, out) => {
    expect(await cli(normalizing("csv:#1", "csv:#3"), { stdin: [text] })).toEqual(
      failed("normalize", `: ${message}`, out),
    );
  });

  test.each([
    ["u,n\n//A,1\n//B\n", "n", "line 3: field 2 is missing", "u,n\n//A,//a\n"],
    ["u,n,n\n//A,1\n", "n", "line 1: the header has more than one column with this name", ""],
    ['u,n\n//A,1\n//B,"', "n", "line 3: a quote is not closed", "u,n\n//A,//a\n"],
  ])("%j: %s", async (text, to, message, out) => {
    expect(await cli(normalizing("csv:u", `csv:${to}`), { stdin: [text] })).toEqual(
      failed("normalize", `: ${message}`, out),
    );
  });
});

describe("the delimiter", () => {
  test.each([
    ["u;v\n//A;1,2\n", "u;v;n\n//A;1,2;//a\n"],
    ["u\tv\n//A\t1\n", "u\tv\tn\n//A\t1\t//a\n"],
    ["u|v\n//A|1\n", "u|v|n\n//A|1|//a\n"],
    ['u;"v,,,\n,"\n//A;1\n', 'u;"v,,,\n,";n\n//A;1;//a\n'],
    ["u;a,b,c\n//A;1\n", "u;a,b,c;n\n//A;1;//a\n"],
    ['"u";a,b,c\r\n//A;1', '"u";a,b,c;n\r\n//A;1;//a'],
    ["a,u;b\n1,//A;\n", "line 1"],
  ])("%j", async (text, result) => {
    const run = await cli(normalizing("csv:u", "csv:n"), { stdin: [text] });
    if (result === "line 1") {
      expect(run).toEqual(
        failed("normalize", ': line 1: the header has no column with this name; the header has the columns a, "u;b"'),
      );
    } else expect(run).toEqual(good(result));
  });

  test.each([
    [";", "a,u;u\n1,2;//A\n", "a,u;u;n\n1,2;//A;//a\n"],
    ["\\t", "a,u\tu\n1\t//A\n", "a,u\tu\tn\n1\t//A\t//a\n"],
    ["\t", "u\n//A\n", "u\tn\n//A\t//a\n"],
    ["\u001f", "u\u001fv\n//A\u001f1\n", "u\u001fv\u001fn\n//A\u001f1\u001f//a\n"],
  ])("%j is chosen", async (delimiter, text, result) => {
    expect(await cli([...normalizing("csv:u", "csv:n"), "--delimiter", delimiter], { stdin: [text] })).toEqual(
      good(result),
    );
  });

  test("in numbered columns, it is the most frequent one of the first record", async () => {
    expect(await cli(normalizing("csv:#1", "csv:#4"), { stdin: ["//A|x,y|z\n"] })).toEqual(good("//A|x,y|z|//a\n"));
  });

  test("a first record of megabytes is not kept until its end", async () => {
    const { code, err } = await cli(["check", "--only", "none", "--from", "csv:#1"], {
      stdin: [`a,"${"x\n".repeat(1 << 19)}`, "y".repeat(1 << 20), '"\n'],
    });
    expect([code, err]).toEqual([0, ""]);
  });
});

describe("a column that is not there", () => {
  const many = Array.from({ length: 15 }, (_, index) => `c${String(index)}`);

  test.each([
    ["a,b", "the header has no column with this name; the header has the columns a, b"],
    [
      "a, URL",
      'the header has no column with this name (did you mean " URL"? Case and outer spaces count.); the header has the columns " URL", a',
    ],
    ["a,,b", 'the header has no column with this name; the header has the columns a, "", b'],
    ["a,urls", 'the header has no column with this name (did you mean "urls"?); the header has the columns urls, a'],
    [
      [...many, "uri"].join(","),
      `the header has no column with this name (did you mean "uri"?); the header has the columns uri, ${many.slice(0, 9).join(", ")} and 6 more`,
    ],
    ["a,b c\u009b", 'the header has no column with this name; the header has the columns a, "b c\\u009b"'],
    [
      `a,${"b".repeat(99)}`,
      `the header has no column with this name; the header has the columns a, "${"b".repeat(40)}"\u2026`,
    ],
    [
      "1,http://u:secret@a/",
      "the header has no column with this name; the first line looks like data: if there is no header, write csv:#2 for this column",
    ],
  ])("%j", async (header, message) => {
    expect(await cli(["check", "--from", "csv:url"], { stdin: [`${header}\n`] })).toEqual(
      failed("check", `: line 1: ${message}`),
    );
    const path = fileOf("links.csv", `${header}\n`);
    expect(await cli(["check", "--from", "csv:url", "--file", path])).toEqual(
      failed("check", ` ${JSON.stringify(path)}: line 1: ${message}`),
    );
  });
});

describe("NDJSON", () => {
  test.each([
    ["a new member is the last one", "u", "n", '{"u":"//A"}\n', '{"u":"//A","n":"//a"}\n'],
    ["an existing member is replaced", "u", "n", '{"n": 1.0 , "u":"//A"}\n', '{"n": "//a" , "u":"//A"}\n'],
    [
      "in place",
      "u",
      "u",
      ' { "u" : "//A" , "v":12345678901234567890 } \r\n',
      ' { "u" : "//a" , "v":12345678901234567890 } \r\n',
    ],
    ["an equal value keeps its escapes", "u", "u", '{"u":"\\u002f"}\n{"u":"\\/A"}', '{"u":"\\u002f"}\n{"u":"\\/A"}'],
    ["members of members", "/p/u", "/p/n", '{"p":{"u":"//A"},"q":{}}\n', '{"p":{"u":"//A","n":"//a"},"q":{}}\n'],
    ["an empty object", "u", "/p/n", '{"u":"//A","p":{ }}\n', '{"u":"//A","p":{"n":"//a" }}\n'],
    ["items of arrays", "/0/u", "/1/2", '[{"u":"//A"},[1 , [2,"]"],null]]\n', '[{"u":"//A"},[1 , [2,"]"],"//a"]]\n'],
    [
      "the last of equal names counts",
      "u",
      "n",
      '{"n":1,"u":"x","u":"//A","n":2,"o":3}',
      '{"n":1,"u":"x","u":"//A","n":"//a","o":3}',
    ],
    [
      "strings with delimiters and escapes",
      "u",
      "n",
      '{"x":"\\"}{,\\\\","u":"//A","y":[{"n":{}}]}',
      '{"x":"\\"}{,\\\\","u":"//A","y":[{"n":{}}],"n":"//a"}',
    ],
    ["names with escapes", "u", "/a~1b", '{"u":"//A","a\\u002fb":-1e5}', '{"u":"//A","a\\u002fb":"//a"}'],
    ["names beyond ASCII", "\u00E9", "\u20AC", '{"\u00E9":"//A","\u20AC":true}', '{"\u00E9":"//A","\u20AC":"//a"}'],
    ["names of objects are no more than names", "u", "__proto__", '{"u":"//A"}', '{"u":"//A","__proto__":"//a"}'],
    ["and are found", "u", "__proto__", '{"__proto__":{"a":1},"u":"//A"}', '{"__proto__":"//a","u":"//A"}'],
    ["an empty name", "u", "/", '{"u":"//A"}', '{"u":"//A","":"//a"}'],
    [
      "empty lines",
      "u",
      "n",
      '\n \n{"u":"//A"}\n\n\n{"u":"//B"}\n\n',
      '\n \n{"u":"//A","n":"//a"}\n\n\n{"u":"//B","n":"//b"}\n\n',
    ],
    ["only empty lines", "u", "n", "\n\n", "\n\n"],
    ["a byte order mark is removed", "u", "n", '\uFEFF{"u":"//A"}', '{"u":"//A","n":"//a"}'],
  ])("%s", async (_, from, to, text, result) => {
    const argv = normalizing(`ndjson:${from}`, `ndjson:${to}`);
    expect(await octetsFrom(argv, text)).toBe(octets(result));
    const single = Array.from(Buffer.from(text), (byte) => Uint8Array.of(byte));
    expect(await octetsFrom(argv, ...single)).toBe(octets(result));
    expect(await octetsFrom([...argv, "--jobs", "2"], text)).toBe(octets(result));
  });

  test("bytes that are not UTF-8 stay", async () => {
    const text = Buffer.from('{"\xE9":"\xFF","u":"//A"}\n{"u":"\xE9"}\n', "latin1");
    expect(await octetsFrom(normalizing("ndjson:u", "ndjson:n"), text)).toBe(
      '{"\xE9":"\xFF","u":"//A","n":"//a"}\n{"u":"\xE9","n":""}\n',
    );
  });

  test.each([
    ["/p/n", '{"u":"//A"}'],
    ["/p/n", '{"u":"//A","p":1}'],
    ["/u/n", '{"u":"//A"}'],
    ["/p/n/o", '{"u":"//A","p":{}}'],
    ["/p/1", '{"u":"//A","p":[0]}'],
    ["/p/-", '{"u":"//A","p":[]}'],
  ])("%s has no place in %j", async (to, json) => {
    const stdin = ['{"u":"//A","p":{"n":{},"1":"","-":""}}\n'.replace("//A", "/b"), `\n${json}\n`, '{"u":"x"}'];
    const { code, err } = await cli(["repair", "--from", "ndjson:u", "--to", `ndjson:${to}`], {
      stdin: [...stdin.slice(to === "/u/n" ? 1 : 0)],
    });
    const line = to === "/u/n" ? 2 : 3;
    expect([code, err]).toEqual([
      2,
      `uri-grammar repair: cannot read: line ${String(line)}: no object for the member of --to\n`,
    ]);
  });

  test("a fault ends the records after the earlier ones", async () => {
    const stdin = ['{"u":"//A"}\n\n{\n{"u":"//B"}\n'];
    expect(await cli(normalizing("ndjson:u", "ndjson:n"), { stdin })).toEqual(
      failed("normalize", ": line 3: not JSON", '{"u":"//A","n":"//a"}\n\n'),
    );
    expect(await cli(normalizing("ndjson:u", "ndjson:n"), { stdin: ["\n{\n"] })).toEqual(
      failed("normalize", ": line 2: not JSON", "\n"),
    );
  });

  test("deep nesting takes no stack", async () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const json = `{"a":${deep},"u":"//A"}`;
    expect(await octetsFrom(normalizing("ndjson:u", "ndjson:n"), json)).toBe(`{"a":${deep},"u":"//A","n":"//a"}`);
  });
});

describe("several files", () => {
  const header = fileOf("a.csv", "id,u\r\n1,//A");
  const same = fileOf("b.csv.gz", gzipSync('\uFEFF"id","u"\n2,//B\n'));
  const none = fileOf("none.csv", "");

  test("only the first header is written, and records begin on new lines", async () => {
    expect(await cli([...normalizing("csv:u", "csv:n"), "--file", none, header, same, header])).toEqual(
      good("id,u,n\r\n1,//A,//a\r\n2,//B,//b\n1,//A,//a"),
    );
  });

  test("of NDJSON", async () => {
    const json = fileOf("a.ndjson", '{"u":"//A"}');
    expect(await cli([...normalizing("ndjson:u", "ndjson:n"), "--file", json, json])).toEqual(
      good('{"u":"//A","n":"//a"}\n{"u":"//A","n":"//a"}'),
    );
  });

  test("files without a header", async () => {
    const [one, two] = [fileOf("1.csv", "//A"), fileOf("2.csv", "//B,x\n")];
    expect(await cli([...normalizing("csv:#1", "csv:#1"), "--file", one, two])).toEqual(good("//a\n//b,x\n"));
  });

  test.each([
    ["id,v,u\n", `the header differs from that of ${JSON.stringify(header)}`],
    ["u,id\n", `the header differs from that of ${JSON.stringify(header)}`],
    ["id;u\n", `the delimiter is ";", but in ${JSON.stringify(header)} it is ","`],
  ])("another header is an error: %j", async (text, message) => {
    const other = fileOf("other.csv", `${text}3,//C\n`);
    expect(await cli([...normalizing("csv:u", "csv:n"), "--file", header, other])).toEqual(
      failed("normalize", ` ${JSON.stringify(other)}: line 1: ${message}`, "id,u,n\r\n1,//A,//a\r\n"),
    );
    expect((await cli(["normalize", "--from", "csv:u", "--file", header, other])).out).toContain("//a\n");
  });
});

describe("inputs without a result", () => {
  const stdin = ["u,v\n//A,1\n/b c,2\n//D,3\n"];
  const err = `<stdin>:3:\n${reportFor("/b c")}`;

  test("have an empty field", async () => {
    const out = "u,v,n\n//A,1,//a\n/b c,2,\n//D,3,//d\n";
    expect(await cli(normalizing("csv:u", "csv:n"), { stdin })).toMatchObject({ code: 1, out, err });
  });

  test("in place, keep what they have", async () => {
    const out = "u,v\n//a,1\n/b c,2\n//d,3\n";
    expect(await cli(normalizing("csv:u", "csv:u"), { stdin })).toMatchObject({ code: 1, out, err });
    const placed = await cli([...normalizing("csv:u", "csv:u"), "--placeholder", ""], { stdin });
    expect(placed.out).toBe(out.replace("/b c", ""));
  });

  test("or a placeholder", async () => {
    const out = 'u,v,n\n//A,1,//a\n/b c,2,"-,-"\n//D,3,//d\n';
    expect(await cli([...normalizing("csv:u", "csv:n"), "--placeholder", "-,-"], { stdin })).toEqual({
      code: 1,
      out,
      err,
      both: 'u,v,n\n//A,1,//a\n/b c,2,"-,-"\n' + err + "//D,3,//d\n",
    });
    const json = { stdin: ['{"u":"/b c"}\n'] };
    expect((await cli([...normalizing("ndjson:u", "ndjson:n"), "--placeholder", '"'], json)).out).toBe(
      '{"u":"/b c","n":"\\""}\n',
    );
  });

  test("in plain output they have a line only with a placeholder", async () => {
    const lines = { stdin: ["//A\n/b c\n//D\n"] };
    const report = `<stdin>:2:3:\n${reportFor("/b c")}`;
    expect(await cli(["normalize", "--placeholder", "?"], lines)).toMatchObject({
      code: 1,
      out: "//a\n?\n//d\n",
      err: report,
    });
    expect(await cli(["normalize"], lines)).toMatchObject({ code: 1, out: "//a\n//d\n", err: report });
    expect(await cli(["normalize", "--placeholder", "?", "/b c"])).toMatchObject({
      out: "?\n",
      err: reportFor("/b c"),
    });
    expect(await cli(["normalize", "--placeholder", "?", "--only", "passed"], lines)).toEqual({
      code: 1,
      out: "//a\n//d\n",
      err: "",
      both: "//a\n//d\n",
    });
  });

  test("the line is that of the file, also in threads", async () => {
    const path = fileOf("long.txt", "//A\n".repeat(30_000) + "/b c\n");
    for (const jobs of ["1", "2"]) {
      expect((await cli(["normalize", "--jobs", jobs, "--file", path])).err).toBe(
        `${path}:30001:3:\n${reportFor("/b c")}`,
      );
    }
  });

  test("a repair says where it has failed", async () => {
    const run = await cli(["repair"], { stdin: ["a\n".repeat(3) + "//a:x\n"] });
    expect(run.out).toBe("a\na\na\n//a:x\n");
    expect(run.err).toMatch(/^<stdin>:4:5:\ninvalid {2}"\/\/a:x"\n/);
  });
});

describe("--to with other options", () => {
  const stdin = ["u\n//A\n/b c\n"];

  test.each([
    ["passed", "u,n\n//A,//a\n"],
    ["failed", "u,n\n/b c,\n"],
    ["none", ""],
  ])("--only %s", async (only, out) => {
    expect((await cli([...normalizing("csv:u", "csv:n"), "--only", only], { stdin })).out).toBe(out);
  });

  test("--summary", async () => {
    const { err } = await cli([...normalizing("csv:u", "csv:n"), "--summary", "--only", "passed"], { stdin });
    expect(err).toBe("2 inputs, 1 passed, 1 failed\n  1  rfc3986/space\n");
  });

  test.each([
    [["repair"], "<http://example.com/a b>", "http://example.com/a%20b"],
    [["repair"], "//a:x", "//a:x"],
    [["check", "--fix"], "http://example.com/a b", "http://example.com/a%20b"],
    [["validate", "--fix"], "https:/example.com/", "https://example.com/"],
    [["validate", "--fix", "--max-warnings", "1"], "https:/example.com/", "https://example.com/"],
    [["resolve", "--base", "http://a/"], "b", "http://a/b"],
    [["relativize", "--base", "http://a/"], "http://a/b", "b"],
    [["change", "--scheme", "x"], "y:z", "x:z"],
    [["encode"], "\u00E9 \n", "%C3%A9%20%0A"],
    [["decode"], "%C3%A9%0A", "\u00E9\n"],
    [["template", "--values", '{"a":1}'], "{a}", "1"],
    [["read", "--field", "port"], "https://a:8/", "8"],
    [["read", "--field", "host"], "https://a:8/", "a"],
    [["read", "--field", "port"], "https://a/", ""],
  ])("%j", async (argv, input, result) => {
    const json = JSON.stringify({ u: input });
    const text = await octetsFrom([...argv, "--from", "ndjson:u", "--to", "ndjson:n"], json);
    expect(JSON.parse(Buffer.from(text, "latin1").toString())).toEqual({ u: input, n: result });
  });

  test("the current document has no text", async () => {
    const argv = ["resolve", "--standard", "rfc2396", "--base", "http://a/", "--from", "csv:#1", "--to", "csv:#2"];
    expect(await cli(argv, { stdin: ['""\nb\n'] })).toEqual(good('"",\nb,http://a/b\n'));
  });

  test("on a terminal, control characters are escaped", async () => {
    const run = await cli(normalizing("csv:u", "csv:n"), { stdin: ["u,v\t\r\n//A,\u001b[31m\u00E9\n"], isTTY: true });
    expect(run.out).toBe("u,v\t,n\r\n//A,\\u001b[31m\u00E9,//a\n");
  });

  const NEEDS = "because it writes the same records again";
  const TEXT = "--to cannot be used here, because the result for an input is not one text";

  test.each([
    ["normalize", ["--to", "csv:a"], `--to csv:\u2026 needs --from csv:\u2026, ${NEEDS}`],
    ["normalize", ["--from", "csv:a", "--to", "ndjson:a"], `--to ndjson:\u2026 needs --from ndjson:\u2026, ${NEEDS}`],
    ["normalize", ["--from", "csv:a", "--to", "a"], "--to takes csv:COLUMN|ndjson:FIELD"],
    [
      "normalize",
      ["--from", "csv:a", "--to", "csv:#2"],
      "--from and --to must both have the name of a column, for a file with a header, or both a number",
    ],
    ["normalize", ["--delimiter", ";"], "--delimiter needs --from csv:COLUMN"],
    ["normalize", ["--delimiter", ";", "--from", "ndjson:a"], "--delimiter needs --from csv:COLUMN"],
    ...["", ",,", '"', "\n", "\r", "\u00E9"].map((delimiter): [string, string[], string] => [
      "normalize",
      ["--from", "csv:a", "--delimiter", delimiter],
      `--delimiter takes one ASCII character, such as ";" or "\\t"`,
    ]),
    ["parse", ["--from", "csv:a", "--to", "csv:b"], TEXT],
    ["check", ["--from", "csv:a", "--to", "csv:b"], TEXT],
    ["get", ["--from", "csv:a", "--to", "csv:b", "host"], TEXT],
    ["read", ["--from", "csv:a", "--to", "csv:b"], TEXT],
    ["normalize", ["--changes", "--from", "csv:a", "--to", "csv:b"], TEXT],
    ["resolve", ["--trace", "--base", "a:", "--from", "csv:a", "--to", "csv:b"], TEXT],
    [
      "normalize",
      ["--json", "--from", "csv:a", "--to", "csv:b"],
      "--to cannot be used with --json or --format, because it writes the records of the input",
    ],
    [
      "check",
      ["--format", "unix", "--from", "csv:a", "--to", "csv:b"],
      "--to cannot be used with --json or --format, because it writes the records of the input",
    ],
    [
      "normalize",
      ["--from", "csv:a", "--to", "csv:b", "x", "-"],
      "--to cannot be used with operands that are strings, only with files and standard input",
    ],
    [
      "normalize",
      ["--placeholder", "x", "--json"],
      "--placeholder cannot be used with --json or --format, which have a record for each input",
    ],
    [
      "check",
      ["--placeholder", "x", "--format", "unix"],
      "--placeholder cannot be used with --json or --format, which have a record for each input",
    ],
    ["repair", ["--placeholder", "x"], "--placeholder cannot be used here, because there is a result for each input"],
  ])("%s %j", async (name, argv, message) => {
    expect(await cli([name, ...argv])).toEqual(misuse(`uri-grammar ${name}`, message));
  });
});

describe("laws", () => {
  // Decoding changes no text without "%".
  const text = fc
    .oneof(fc.string(), fc.string({ unit: "binary" }), fc.stringMatching(/^[",;|\t\r\n a]{0,4}$/))
    .map((each) => each.replaceAll("%", ""));
  const lineBreak = fc.constantFrom("\n", "\r\n");

  const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
  const field = fc.tuple(text, fc.boolean()).map(([value, isQuoted]) => ({
    value,
    written: isQuoted || /[",;|\t\r\n]/.test(value) ? quoted(value) : value,
  }));
  const table = fc.integer({ min: 2, max: 4 }).chain((width) =>
    fc.record({
      rows: fc.array(fc.tuple(fc.array(field, { minLength: width, maxLength: width }), lineBreak), { maxLength: 5 }),
      header: fc.constant(["u", "b", "c", "d"].slice(0, width)),
      delimiter: fc.constantFrom(",", ";", "|", "\t"),
      isWhole: fc.boolean(),
    }),
  );
  const read = (document: string, delimiter: string): string[][] =>
    parseCSV(Buffer.from(document), {
      delimiter,
      record_delimiter: ["\n", "\r\n"],
      relax_column_count: true,
    });
  /** Writes a document, with more at the end of each record. */
  const documentOf = (
    { rows, header, delimiter, isWhole }: typeof table extends fc.Arbitrary<infer Table> ? Table : never,
    more: (value?: string) => string,
  ): string => {
    const lines = rows.map(([fields, end]) => [
      fields.map(({ written }) => written).join(delimiter) + more(fields[0]?.value),
      end,
    ]);
    const all = [[header.join(delimiter) + more(), "\n"], ...lines].flat();
    return (isWhole ? all : all.slice(0, -1)).join("");
  };
  const cut = (document: string, size: number): Buffer[] => {
    const bytes = Buffer.from(document);
    return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
  };
  const size = fc.integer({ min: 1, max: 40 });

  test("CSV: without the new field, each record has its octets", async () => {
    await fc.assert(
      fc.asyncProperty(table, size, async (given, each) => {
        const { delimiter, rows } = given;
        const original = documentOf(given, () => "");
        const argv = ["decode", "--from", "csv:u", "--to", "csv:new", "--delimiter", delimiter];
        const result = await octetsFrom(argv, ...cut(original, each));
        const added = (value = "new"): string =>
          delimiter + (/["\r\n]/.test(value) || value.includes(delimiter) ? quoted(value) : value);
        expect(result).toBe(octets(documentOf(given, added)));
        const records = read(Buffer.from(result, "latin1").toString(), delimiter);
        expect(records.map((record) => record.slice(0, -1))).toEqual(read(original, delimiter));
        expect(records.map((record) => record.at(-1))).toEqual(["new", ...rows.map(([fields]) => fields[0]?.value)]);
      }),
    );
  });

  test("CSV: a command that changes nothing writes the same document in place", async () => {
    await fc.assert(
      fc.asyncProperty(table, size, async (given, each) => {
        const original = documentOf(given, () => "");
        const argv = ["decode", "--from", "csv:u", "--to", "csv:u", "--delimiter", given.delimiter];
        expect(await octetsFrom(argv, ...cut(original, each))).toBe(octets(original));
      }),
    );
  });

  test("CSV: in place, only the field changes", async () => {
    await fc.assert(
      fc.asyncProperty(table, async (given) => {
        const { delimiter } = given;
        const original = documentOf(given, () => "");
        const argv = ["encode", "--from", "csv:b", "--to", "csv:b", "--delimiter", delimiter];
        const result = Buffer.from(await octetsFrom(argv, original), "latin1").toString();
        const expected = read(original, delimiter).map((record, index) =>
          record.map((value, column) =>
            column === 1 && index > 0
              ? encodeURIComponent(value).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
              : value,
          ),
        );
        expect(read(result, delimiter)).toEqual(expected);
      }),
    );
  });

  const space = fc.constantFrom("", "", " ", "\t", "\r ");
  const name = fc.constantFrom("a", "n", "__proto__", "}", "]", '"', "\\", ",", "\u00E9", "");
  const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const string = fc
    .tuple(text, fc.boolean())
    .map(([each, isEscaped]) => (isEscaped ? `"${each.replace(/[^]/g, escape)}"` : JSON.stringify(each)));
  const { value } = fc.letrec<{ value: string; members: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom("1.0", "12345678901234567890", "-0", "1E+2", "true", "null", "{}", "[ ]"),
      string,
      fc
        .array(fc.tuple(space, tie("value"), space), { maxLength: 3 })
        .map((all) => `[${all.map((x) => x.join("")).join(",")}]`),
      tie("members").map((members) => `{${members}}`),
    ),
    members: fc
      .array(
        fc.tuple(
          space,
          name.map((each) => JSON.stringify(each)),
          space,
          fc.constant(":"),
          space,
          tie("value"),
          space,
        ),
        {
          minLength: 1,
          maxLength: 3,
        },
      )
      .map((all) => all.map((x) => x.join("")).join(",")),
  }));
  const member = fc
    .tuple(
      space,
      name.filter((each) => each !== "n").map((each) => JSON.stringify(each)),
      space,
      fc.constant(":"),
      space,
      value,
      space,
    )
    .map((x) => x.join(""));
  const object = fc
    .record({
      before: fc.array(member, { maxLength: 3 }),
      input: string,
      after: fc.array(member, { maxLength: 3 }),
      empty: fc.array(fc.constantFrom("\n", " \r\n"), { maxLength: 2 }),
    })
    .map(({ before, input, after, empty }) => ({
      json: `{${[...before, ` "u" :${input}`, ...after].join(",")}}`,
      input: JSON.parse(input) as string,
      empty: empty.join(""),
    }));
  const objects = fc.array(object, { maxLength: 4 });

  test("NDJSON: without the new member, each line has its octets", async () => {
    await fc.assert(
      fc.asyncProperty(objects, size, async (all, each) => {
        const original = all.map(({ json, empty }) => `${json}\n${empty}`).join("");
        const argv = ["decode", "--from", "ndjson:u", "--to", "ndjson:n"];
        const result = Buffer.from(await octetsFrom(argv, ...cut(original, each)), "latin1").toString();
        const lines = result.split("\n").filter((line) => line.trim() !== "");
        const removed = all.map(({ json, input, empty }, index) => {
          const line = lines[index] ?? "";
          const added = `,"n":${JSON.stringify(input)}`;
          expect(JSON.parse(line)).toEqual(JSON.parse(`${json.slice(0, -1)}${added}}`));
          const at = line.lastIndexOf(added);
          return `${line.slice(0, at)}${line.slice(at + added.length)}\n${empty}`;
        });
        expect(removed.join("")).toBe(original);
      }),
    );
  });

  test("NDJSON: a command that changes nothing writes the same document in place", async () => {
    await fc.assert(
      fc.asyncProperty(objects, size, async (all, each) => {
        const original = all.map(({ json, empty }) => `${empty}${json}\n`).join("");
        const argv = ["decode", "--from", "ndjson:u", "--to", "ndjson:u"];
        expect(await octetsFrom(argv, ...cut(original, each))).toBe(octets(original));
      }),
    );
  });
});
