/** Files and standard input: what is read of them, and what is said of those that cannot be read. */
import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { Failure } from "../../src/cli/errors.js";
import {
  failingSource,
  fileSource,
  kindOfFile,
  laterSource,
  standardInput,
  type Source,
} from "../../src/cli/sources.js";
import { testWith } from "../support/outside.js";
import { cli, good, misuse, type Run } from "./fake.js";

const place = mkdtempSync(join(tmpdir(), "sources-"));
afterAll(() => {
  rmSync(place, { recursive: true });
});

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(place, name);
  writeFileSync(path, content);
  return path;
}

async function textOf({ bytes }: Source): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** What a run gives that cannot read something. */
const unreadable = (message: string, out = ""): Run => {
  const err = `uri-grammar check: cannot read ${message}\n`;
  return { code: 2, out, err, both: out + err };
};

const quoted = (path: string): string => JSON.stringify(path);

const LINES = "http://a/1\nhttp://a/2\n";

const [plain, packed, marked] = [
  fileOf("plain.txt", LINES),
  fileOf("packed.TXT.GZ", gzipSync("//packed\n")),
  fileOf("marked.txt", "\uFEFF//marked\n\uFEFF"),
];

describe("--file", () => {
  test("each line of each file is an input, and - is standard input", async () => {
    const run = await cli(["normalize", "--file", plain, "-", packed, "--only", "passed"], { stdin: ["//stdin"] });
    expect(run).toEqual(good("http://a/1\nhttp://a/2\n//stdin\n//packed\n"));
  });

  test("without operands, the source is standard input", async () => {
    expect(await cli(["normalize", "--file"], { stdin: ["//A\n"] })).toEqual(good("//a\n"));
  });

  test("a file that does not end in a line break ends its last line", async () => {
    const path = fileOf("open.txt", "a");
    expect(await cli(["normalize", "--file", path, path])).toEqual(good("a\na\n"));
  });

  test("a command that takes several operands reads them from each line", async () => {
    const path = fileOf("pairs.tsv", "a\ta\n");
    expect((await cli(["compare", "--file", path])).out).toBe('equivalent (string)  "a"  "a"\n');
  });

  test.each([[[]], [["--jobs", "2"]]])("JSON contains the place of each input: %j", async (jobs) => {
    const path = fileOf("some.txt", "a\nb c\n\n//A\n");
    const csv = fileOf("some.csv", 'n,u\n"x\ny",a\nz,b\n');
    const ndjson = fileOf("some.ndjson", '\n{"u":"a"}\n\n{"u":"b"}\n');
    const placesIn = async (argv: readonly string[], stdin: readonly string[] = []): Promise<unknown> => {
      const { out } = await cli([...argv, "--json", ...jobs], { stdin });
      return Array.from(out.matchAll(/.+\n/g), ([line]) => {
        const record = JSON.parse(line) as { input: unknown; file?: unknown; line?: unknown; column?: number };
        const names = ["input", "file", "line", ...(record.input === "b c" ? ["column"] : []), "ok"];
        expect(Object.keys(record).slice(0, names.length)).toEqual(names);
        expect(record.column).toBe(record.input === "b c" ? 2 : undefined);
        return [record.input, record.file, record.line];
      });
    };
    const all = [
      ["a", path, 1],
      ["b c", path, 2],
      ["", path, 3],
      ["//A", path, 4],
    ];
    const filled = all.filter(([input]) => input !== "");
    expect(await placesIn(["check", "--file", path, path])).toEqual([...filled, ...filled]);
    expect(await placesIn(["normalize", "--file", path])).toEqual(all);
    expect(await placesIn(["check", "--file", "-"], ["a\nb", "c\n", "d\n"])).toEqual([
      ["a", "<stdin>", 1],
      ["bc", "<stdin>", 2],
      ["d", "<stdin>", 3],
    ]);
    expect(await placesIn(["check", "--file", "--from", "csv:u", csv])).toEqual([
      ["a", csv, 2],
      ["b", csv, 4],
    ]);
    expect(await placesIn(["check", "--file", "--from", "ndjson:u", ndjson])).toEqual([
      ["a", ndjson, 2],
      ["b", ndjson, 4],
    ]);
  });

  test("without it, JSON contains no places of lines", async () => {
    expect((await cli(["check", "--json", "-", "http:b"], { stdin: ["http:a\n"] })).out).toBe(
      '{"input":"http:a","ok":true,"kind":"URI","diagnostics":[]}\n' +
        '{"input":"http:b","ok":true,"kind":"URI","diagnostics":[]}\n',
    );
    expect((await cli(["normalize", "--json"], { stdin: ["a"] })).out).toBe('{"input":"a","ok":true,"uri":"a"}\n');
  });
});

describe("the operand -", () => {
  test("means, between strings, the lines of standard input", async () => {
    expect(await cli(["normalize", "//A", "-", "//D"], { stdin: ["//B\n//C\n"] })).toEqual(
      good("//a\n//b\n//c\n//d\n"),
    );
  });

  test("can be the only operand of a command with several operands", async () => {
    expect((await cli(["compare", "-"], { stdin: ["a\ta\n"] })).out).toBe('equivalent (string)  "a"  "a"\n');
  });

  test.each([
    [["check", "-", "-"], "check", 'the operand "-" is given more than once'],
    [["check", "--file", "-", "-"], "check", 'the operand "-" is given more than once'],
    [
      ["compare", "-", "a"],
      "compare",
      'the operand "-", which stands for lines of standard input, must be the only operand',
    ],
  ])("%j", async (argv, name, message) => {
    expect(await cli(argv)).toEqual(misuse(`uri-grammar ${name}`, message));
  });

  test("is a string for a command that does not read lines", async () => {
    expect((await cli(["scheme", "-"])).out).toMatch(/^unknown\n/);
  });
});

describe("notes on standard error", () => {
  const FILE = "'find --invalid FILE' checks the URIs in it, and --file reads its lines";
  const FOLDER = "'find --invalid FOLDER' checks the URIs in its files";
  const note = (command: string, index: number, kind: string): string =>
    `uri-grammar ${command}: note: operand ${String(index)} is read as a string, but a ${kind} with this name exists: ${kind === "file" ? FILE : FOLDER}\n`;

  test("on the first operand that is also the name of a file", async () => {
    const run = await cli(["standards", "//a", "-", plain, marked]);
    expect(run.err).toBe(note("standards", 3, "file"));
    expect((await cli(["standards", "-q", plain])).err).toBe("");
    expect((await cli(["standards", "--", plain])).err).toBe("");
    expect((await cli(["standards", plain, "--", marked])).err).toBe(note("standards", 1, "file"));
  });

  test.each([["--file", plain], ["."], [".."], ["/"], ["../"], [join(place, "nothing")]])(
    "not on %j",
    async (...argv) => {
      expect((await cli(["check", ...argv])).err).toBe("");
    },
  );

  test.each(["check", "validate", "repair", "parse", "normalize", "to-uri", "to-iri"])(
    "%s refuses such a name instead, and has a note on a folder",
    async (command) => {
      const way = "To use its name as the string, write -- before it";
      expect(await cli([command, "//a", plain])).toMatchObject({
        ...misuse(`uri-grammar ${command}`, `operand 2 is the name of a file: ${FILE}. ${way}`),
        both: expect.any(String) as string,
      });
      const { err } = await cli([command, "a:b", place, plain]);
      expect(err).toContain(note(command, 2, "folder"));
      expect(err).toContain("operand 3 is the name of a file");
      const run = await cli([command, "a:b", "--", place, plain]);
      const piped = await cli([command], { stdin: [`a:b\n${place}\n${plain}\n`] });
      expect([run.code, run.out, run.err.includes("operand")]).toEqual([piped.code, expect.any(String), false]);
      expect((await cli([command, "-q", "a:b", place, plain])).code).toBe(piped.code);
    },
  );

  test("no note on a folder for a command that does not check its operands", async () => {
    expect((await cli(["encode", place])).err).toBe("");
  });

  test("operands that are URIs, for commands that read files", async () => {
    const uri = "https://me:secret@example.com/a";
    const reason = "the operands are names of files: send a URI to standard input";
    for (const argv of [
      ["get", "host", uri],
      ["find", uri],
      ["check", "--file", uri],
    ]) {
      const { code, err } = await cli(argv);
      expect([code, err]).toEqual([
        2,
        `uri-grammar ${String(argv[0])}: cannot read an operand: the file does not exist; ${reason}\n`,
      ]);
    }
    expect((await cli(["find", `${uri}?*`])).err).toBe(
      `uri-grammar find: cannot read an operand: no file matches the pattern; ${reason}\n`,
    );
  });

  test("not for a command whose operands cannot be files", async () => {
    expect((await cli(["scheme", plain])).err).toBe("");
  });

  test("on reading lines from a terminal", async () => {
    const err = "uri-grammar check: reads lines from the terminal; Ctrl-D ends them (on Windows: Ctrl-Z, Enter)\n";
    const env = { NO_COLOR: "1" };
    expect((await cli(["check"], { stdin: ["a\n"], isTTY: true, env })).both).toBe(
      `${err}valid (relative reference)  "a"\n`,
    );
    expect((await cli(["check", "-"], { stdin: ["a\n"], isTTY: true, env })).both).toBe(
      'valid (relative reference)  "a"\n',
    );
  });
});

describe("a byte order mark", () => {
  test("is removed only at the beginning of a file", async () => {
    const { out } = await cli(["check", "--json", "--only", "passed", "--file", marked]);
    expect((JSON.parse(out) as { input: string }).input).toBe("//marked");
    expect((await cli(["check", "--file", marked])).code).toBe(1);
  });

  test.each([
    [["\uFEFFa\n\uFEFFb"], "a\n\uFEFFb"],
    [["\uFEFF"], ""],
    [["", "\uFEFF", "a"], "a"],
    [[], ""],
    [["a\uFEFF"], "a\uFEFF"],
  ])("of standard input: %j", async (chunks, text) => {
    const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
    expect(await textOf(standardInput(stream))).toBe(text);
  });

  test.each([
    [[0xef, 0xbb, 0xbf, 0x61], "a"],
    [[0xef, 0xbb], "\uFFFD"],
    [[0xef, 0x61, 0xbf], "\uFFFDa\uFFFD"],
  ])("in single bytes: %j", async (bytes, text) => {
    const stream = Readable.from(bytes.map((byte) => Buffer.of(byte)));
    expect(await textOf(standardInput(stream))).toBe(text);
  });
});

test("a source of what cannot be found fails", async () => {
  const source = failingSource("a", new Failure("It is not there."));
  expect([source.name, source.size, source.read()]).toEqual(["a", 0, 0]);
  await expect(textOf(source)).rejects.toThrow("It is not there.");
});

describe("a source that cannot be read ends the run", () => {
  const whole = gzipSync(Buffer.from("http://example.com/\n".repeat(100)));
  const broken = Buffer.from(whole);
  broken.writeUInt8(0xff, 12);
  broken.writeUInt8(0xff, 13);

  test.each([
    ["nothing.txt", undefined, "the file does not exist"],
    ["cut.gz", whole.subarray(0, -9), "its gzip data ends too early"],
    ["empty.gz", Buffer.alloc(0), "its gzip data ends too early"],
    ["broken.gz", broken, "its gzip data is damaged"],
    ["text.gz", Buffer.from("http://a/\n"), "its gzip data is damaged"],
    ["nothing\u009b.txt", undefined, "the file does not exist"],
  ])("%j", async (name, content, why) => {
    const path = content === undefined ? join(place, name) : fileOf(name, content);
    const { code, err } = await cli(["check", "--only", "failed", "--file", path]);
    expect([code, err]).toEqual([2, unreadable(`${quoted(path).replace("\u009b", "\\u009b")}: ${why}`).err]);
  });

  test("before anything is read, if possible", async () => {
    const path = join(place, "nothing");
    expect(await cli(["check", "--file", plain, path])).toEqual(unreadable(`${quoted(path)}: the file does not exist`));
  });

  test("the message names the file and line of an invalid record", async () => {
    const path = fileOf("wrong.ndjson", '{"u":"a"}\n{\n');
    expect(await cli(["check", "--from", "ndjson:u", "--file", path])).toEqual(
      unreadable(`${quoted(path)}: line 2: not JSON`, 'valid (relative reference)  "a"\n'),
    );
    const csv = fileOf("wrong.csv", "a,b\n1\n");
    expect(await cli(["check", "--from", "csv:b", "--file", csv])).toEqual(
      unreadable(`${quoted(csv)}: line 2: field 2 is missing`),
    );
    expect(await cli(["check", "--from", "csv:c", "--file", csv])).toEqual(
      unreadable(`${quoted(csv)}: line 1: the header has no column with this name; the header has the columns a, b`),
    );
  });

  test("other errors have the message of the system", async () => {
    const path = join(place, "a".repeat(1000));
    const { code, err } = await cli(["check", "--file", path]);
    expect([code, err]).toEqual([2, expect.stringMatching(/: (ENAMETOOLONG|ENOENT|the file does not exist)/)]);
  });

  testWith("a user who is not root", "a file without permission", async () => {
    const path = fileOf("secret.txt", "a");
    chmodSync(path, 0);
    expect(await cli(["check", "--file", path])).toEqual(unreadable(`${quoted(path)}: permission denied`));
  });
});

describe("sources", () => {
  test("a regular file has a size, and other sources do not", async () => {
    expect((await fileSource(plain)).size).toBe(LINES.length);
    expect((await fileSource(packed)).size).toBe(gzipSync("//packed\n").length);
    expect(standardInput(Readable.from([])).size).toBeUndefined();
    const fd = openSync(plain, "r");
    expect(standardInput(Object.assign(Readable.from([]), { fd, bytesRead: 1 })).size).toBe(LINES.length);
    closeSync(fd);
  });

  testWith("a POSIX system", "a device has no size", async () => {
    expect((await fileSource("/dev/null")).size).toBeUndefined();
    expect(await kindOfFile("/dev/null")).toBeNull();
  });

  test("before anything is read, nothing was read", async () => {
    expect(standardInput(Readable.from([])).read()).toBe(0);
    expect((await fileSource(plain)).read()).toBe(0);
  });

  testWith("a POSIX system", "a link to a file is a file", async () => {
    const path = join(place, "link");
    symlinkSync(plain, path);
    expect(await textOf(await fileSource(path))).toBe(LINES);
    mkdirSync(join(place, "folder"));
  });

  test("they end after an interrupt", async () => {
    const controller = new AbortController();
    const [first, second] = [await fileSource(packed, controller.signal), await fileSource(plain, controller.signal)];
    const chunks: Uint8Array[] = [];
    for await (const chunk of first.bytes) {
      chunks.push(chunk);
      controller.abort();
    }
    expect(chunks).toHaveLength(1);
    expect(await textOf(second)).toBe("");
  });
});

test("a packed file takes constant memory", () => {
  // The unpacked size is 160 MB.
  const member = gzipSync(Buffer.from("http://example.com/\n".repeat(1_000_000)));
  const path = fileOf("large.gz", Buffer.concat(Array.from({ length: 8 }, () => member)));
  const argv = [
    "--max-old-space-size=100",
    "dist/cjs/cli.js",
    "check",
    "--only",
    "failed",
    "--summary",
    "--file",
    path,
  ];
  const { status, stderr } = spawnSync(process.execPath, argv, { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, "8000000 inputs, 8000000 passed, 0 failed\n"]);
}, 60_000);

describe("a file that is read later", () => {
  const path = join(mkdtempSync(join(tmpdir(), "uri-grammar-later-")), "later.txt");

  test("can be gone by then", async () => {
    writeFileSync(path, "a");
    const source = laterSource(path);
    expect(source.size).toBe(1);
    rmSync(path);
    await expect(textOf(source)).rejects.toThrow(`cannot read "${path}": the file does not exist`);
  });

  test("is read at once if it is small, without a byte order mark", async () => {
    writeFileSync(path, "\uFEFFa");
    const source = laterSource(path);
    expect([source.read(), await textOf(source), source.read()]).toEqual([0, "a", 4]);
  });

  test("is a stream if it is large or packed", async () => {
    writeFileSync(path, "a".repeat(1 << 21));
    const large = laterSource(path);
    expect([(await textOf(large)).length, large.read()]).toEqual([1 << 21, 1 << 21]);
    writeFileSync(`${path}.gz`, gzipSync("packed"));
    expect(await textOf(laterSource(`${path}.gz`))).toBe("packed");
  });

  test("is not read after an interrupt", async () => {
    const controller = new AbortController();
    controller.abort();
    writeFileSync(path, "a");
    expect(await textOf(laterSource(path, controller.signal))).toBe("");
  });

  test("can be a folder", async () => {
    const source = laterSource(tmpdir());
    expect(source.size).toBeUndefined();
    await expect(textOf(source)).rejects.toThrow(`cannot read "${tmpdir()}": it is a directory`);
  });
});

test("an interrupt ends a source whose next chunk is there, and one that would wait for ever", async () => {
  const controller = new AbortController();
  const { bytes } = standardInput(Readable.from([Buffer.from("a"), Buffer.from("b")]), controller.signal);
  const chunks: string[] = [];
  for await (const chunk of bytes) {
    chunks.push(Buffer.from(chunk).toString());
    controller.abort();
  }
  expect(chunks).toEqual(["a"]);
  const later = new AbortController();
  const endless = Object.assign(new Readable({ read: () => undefined }), { _destroy: () => undefined });
  const text = textOf(standardInput(endless, later.signal));
  later.abort();
  expect(await text).toBe("");
});
