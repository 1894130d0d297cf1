/** Records of standard input: the rules of RFC 4180, and JSON lines. */
import fc from "fast-check";
import { columnOf } from "../../src/cli/csv.js";
import type { Inputs } from "../../src/cli/inputs.js";
import { memberOf } from "../../src/cli/ndjson.js";
import { cli, good, misuse } from "./fake.js";

/** Returns the records of `--json`. */
async function inputsFrom(from: string, ...stdin: string[]): Promise<unknown> {
  const { code, out, err } = await cli(["check", "--json", "--from", from], { stdin });
  expect(err).toBe("");
  expect(code).toBeLessThan(2);
  return out
    .split("\n")
    .slice(0, -1)
    .map((line) => (JSON.parse(line) as { input: unknown }).input);
}

const failure = (command: string, message: string, out = ""): object => {
  const err = `uri-grammar ${command}: cannot read: ${message}\n`;
  return { code: 2, out, err, both: out + err };
};

/** Reads one column from chunks. */
async function columnIn(
  chunks: readonly (string | Uint8Array)[],
  column: string | number,
  delimiter?: string,
): Promise<Inputs> {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk as string));
  }
  const all: Inputs[] = [];
  for await (const each of columnOf({ name: "<stdin>", bytes: bytes() }, { kind: "csv", column, delimiter }))
    all.push(each);
  return {
    inputs: all.flatMap(({ inputs }) => inputs),
    lines: all.flatMap(({ lines }) => lines ?? []),
    place: { source: "<stdin>", line: 1 },
    fault: all.at(-1)?.fault,
  };
}

describe("RFC 4180 section 2", () => {
  test.each([
    ["1: records between line breaks", "aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n", ["bbb", "yyy"]],
    ["2: the last one may have none", "aaa,bbb,ccc\r\nzzz,yyy,xxx", ["bbb", "yyy"]],
    ["4: spaces are part of a field", "a, b \r\n", [" b "]],
    ["5: fields in quotes", '"aaa","bbb","ccc"\r\nzzz,yyy,xxx', ["bbb", "yyy"]],
    ["6: line breaks and commas in quotes", '"aaa","b\r\nb,b","ccc"\r\nzzz,yyy,xxx', ["b\r\nb,b", "yyy"]],
    ["7: a quote in quotes is doubled", '"aaa","b""bb","ccc"', ['b"bb']],
    ["quotes alone", '"","""",""""""\n', ['"']],
    ["an empty field", ",\n,\n", ["", ""]],
    ["LF alone ends a record, CR alone none", "a,b\rc\nd,e\r", ["b\rc", "e\r"]],
    ["names of objects are no more than names", "__proto__,constructor", ["constructor"]],
  ])("%s", async (_, text, strings) => {
    expect((await columnIn([text], 1)).inputs).toEqual(strings);
    const single = Array.from(Buffer.from(text), (byte) => Uint8Array.of(byte));
    expect((await columnIn(single, 1)).inputs).toEqual(strings);
  });

  test.each([
    ['a,b\n"c', 0, ["a"], [0], "line 2: a quote is not closed"],
    ['a,b\nc,"d\n\n"e\n', 1, ["b"], [0], "line 2: text follows the closing quote of a field"],
    ['"a\r\n",b\nc,d"\n', 1, ["b"], [0], "line 3: a field that does not begin with a quote contains one"],
    ["a,b\nc\nd,e\n", 1, ["b"], [0], "line 2: field 2 is missing"],
    ["a,b\n\nc,d\n\r\n", 1, ["b", "d"], [0, 2], undefined],
    ["a\n\nb\n\n", 0, ["a", "", "b", ""], [0, 1, 2, 3], undefined],
    ['x,a\n"\r\n\n",b\ny,"c\n"\nz,d\n', 1, ["a", "b", "c\n", "d"], [0, 1, 4, 6], undefined],
  ])("%j", async (text, column, inputs, lines, why) => {
    const fault = why === undefined ? undefined : { kind: "unreadable", message: `cannot read: ${why}` };
    expect(await columnIn([text], column)).toEqual({ inputs, lines, place: { source: "<stdin>", line: 1 }, fault });
  });

  test("text that is written by the rules is read back, with any chunks", async () => {
    const field = fc.oneof(fc.string(), fc.stringMatching(/^[",\r\n;a]*$/));
    const rows = fc.array(fc.tuple(field, field), { minLength: 1 });
    const lineBreak = fc.constantFrom("\n", "\r\n");
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 7 }), lineBreak, async (all, size, end) => {
        const written = all.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(",") + end);
        const bytes = Buffer.from(written.join(""));
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        const { inputs, lines } = await columnIn(chunks, 1, ",");
        expect(inputs).toEqual(all.map(([, second]) => Buffer.from(second).toString()));
        const before = all.map((_, index) => written.slice(0, index).join("").split("\n").length - 1);
        expect(lines).toEqual(before);
      }),
      { seed: 3986 },
    );
  });

  test("after an interrupt, an incomplete record is ignored", async () => {
    async function* bytes(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(Buffer.from("a\nbbbbbbbb"));
    }
    const inputs: unknown[] = [];
    const reading = { header: {}, isLast: true, interrupted: AbortSignal.abort() };
    for await (const each of columnOf({ name: "x", bytes: bytes() }, { kind: "csv", column: 0 }, reading))
      inputs.push(...each.inputs);
    expect(inputs).toEqual(["a"]);
  });
});

describe("--from csv", () => {
  const text = '\uFEFFid,"the ""url"""\r\n1,a\r\n2,"b\nc"\r\n';

  test.each([
    ['csv:the "url"', ["a", "b\nc"]],
    ["csv:id", ["1", "2"]],
    ["csv:#1", ["id", "1", "2"]],
  ])("%s", async (from, strings) => {
    expect(await inputsFrom(from, text)).toEqual(strings);
    expect(await inputsFrom(from, ...text)).toEqual(strings);
  });

  test.each([
    ["url", "line 1: the header has no column with this name; the header has the columns a, b, a"],
    ["\u009b", "line 1: the header has no column with this name; the header has the columns a, b, a"],
    ["a", "line 1: the header has more than one column with this name"],
  ])("the column %j", async (name, message) => {
    expect(await cli(["check", "--from", `csv:${name}`], { stdin: ["a,b,a\n1,2,3\n"] })).toEqual(
      failure("check", message),
    );
  });

  test("an invalid header", async () => {
    expect((await columnIn(['"a'], "a")).fault?.message).toBe("cannot read: line 1: a quote is not closed");
  });

  test("empty input has no records", async () => {
    expect(await inputsFrom("csv:a")).toEqual([]);
    expect(await inputsFrom("csv:a", "a,b\n")).toEqual([]);
  });

  test("an error names its line, after the earlier results", async () => {
    const stdin = ['u,"v\n"\na,1\n', "b,2\n", "c\n", "d,4\n"];
    expect(await cli(["check", "--from", "csv:u"], { stdin: [...stdin, 'e"'] })).toEqual(
      failure(
        "check",
        "line 7: a field that does not begin with a quote contains one",
        'valid (relative reference)  "a"\nvalid (relative reference)  "b"\nvalid (relative reference)  "c"\nvalid (relative reference)  "d"\n',
      ),
    );
  });
});

describe("--from ndjson", () => {
  test.each([
    ["url", '{"url":"a"}\n\n{"id":1,"url":"b\\n"}\r\n \n', ["a", "b\n"]],
    ["/request/url", '{"request":{"url":"a"}}', ["a"]],
    ["/0/a~1b~0", '[{"a/b~":"x"}]', ["x"]],
    ["/", '{"":"x"}', ["x"]],
    ["__proto__", '{"__proto__":"x"}', ["x"]],
  ])("%s", async (field, text, strings) => {
    expect(await inputsFrom(`ndjson:${field}`, text)).toEqual(strings);
  });

  test.each([
    ["{", "not JSON"],
    ['{"a":1}', 'no string at "a"'],
    ['{"b":"x"}', 'no string at "a"'],
    ["null", 'no string at "a"'],
    ['"a"', 'no string at "a"'],
  ])("%j", (json, message) => {
    expect(memberOf(`{"a":"x"}\n${json}\n{"a":"y"}\n`, "a")).toEqual({
      strings: ["x"],
      lines: [0],
      fault: { line: 1, message },
    });
  });

  test.each(["constructor", "/a/length"])("%s: inherited properties are not members", (field) => {
    expect(memberOf('{"a":"x"}', field).fault?.message).toBe(`no string at ${JSON.stringify(field)}`);
  });

  test("an error names its line in the whole input", async () => {
    const stdin = ['\uFEFF{"u":"a"}\n\n', '{"u":"b"}\n{"u":"c"', "}\n{\n"];
    expect(await cli(["normalize", "--from", "ndjson:u"], { stdin })).toEqual(
      failure("normalize", "line 5: not JSON", "a\nb\nc\n"),
    );
  });
});

describe("misuse", () => {
  test.each([
    ["check", ["--from", "csv:"], "--from takes csv:COLUMN|ndjson:FIELD"],
    ["check", ["--from", "tsv:a"], "--from takes csv:COLUMN|ndjson:FIELD"],
    [
      "check",
      ["--from", "csv:a", "b"],
      "--from cannot be used with operands that are strings, only with files and standard input",
    ],
    ["compare", ["--from", "csv:a"], "--from cannot be used with this command, which needs 2 strings for each input"],
    ["difference", ["--from", "csv:a", "a", "b"], "unknown option: argument 2 (Did you mean --format?)"],
    ["check", ["--only", "good"], "--only takes passed, failed, none"],
    ["check", ["--jobs", "0"], "--jobs takes a number from 1 to 999"],
    ["check", ["--jobs", "two"], "--jobs takes a number from 1 to 999"],
    ["validate", ["--jobs", "2", "--max-warnings", "3"], "--max-warnings cannot be used with --jobs"],
  ])("%s %j", async (name, argv, message) => {
    expect(await cli([name, ...argv])).toEqual(misuse(`uri-grammar ${name}`, message));
  });

  test("one thread can count warnings", async () => {
    expect(await cli(["validate", "--jobs", "1", "--max-warnings", "3"], { stdin: ["a:b\n"] })).toMatchObject({
      code: 0,
    });
    expect(good("")).toMatchObject({ code: 0 });
  });
});
