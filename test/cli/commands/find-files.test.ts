/** `find` in folders, with a configuration, and with repairs of files. */
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { cli, good, misuse, type Run, type Surroundings } from "../fake.js";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "uri-grammar-files-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const text = (name: string): string => readFileSync(join(folder, name), "utf8");

/** Runs `find`, and shortens the names of files. */
async function find(argv: readonly string[], surroundings?: Surroundings): Promise<Run> {
  const run = await cli(["find", ...argv], surroundings);
  const short = (all: string): string => all.replaceAll(`${folder}/`, "");
  return { code: run.code, out: short(run.out), err: short(run.err), both: short(run.both) };
}

describe("folders", () => {
  beforeEach(() => {
    mkdirSync(join(folder, ".git"));
    write(".gitignore", "skipped/\n");
    write("a.md", "[a](http://a.example/)\n");
    write("b/c.json", '["http:\\/\\/b.example\\/"]');
    write("b/.hidden.txt", "http://hidden.example/");
    write("skipped/d.txt", "http://skipped.example/");
    write("image.png", "\0http://binary.example/");
  });

  test("are walked", async () => {
    const { code, out } = await find([folder]);
    expect([code, out]).toEqual([0, "a.md:1:5  http://a.example/\nb/c.json:1:3  http://b.example/\n"]);
  });

  test("hidden and ignored files are read if the user wants it", async () => {
    const found = async (...argv: string[]): Promise<unknown> =>
      (await find([...argv, folder])).out.match(/(?<= {2}).*/g);
    expect(await found("--hidden")).toEqual(["http://a.example/", "http://hidden.example/", "http://b.example/"]);
    expect(await found("--no-ignore")).toEqual(["http://a.example/", "http://b.example/", "http://skipped.example/"]);
    expect(await found("--glob", "*.md")).toEqual(["http://a.example/"]);
    expect(await found("--glob", "!*.md")).toEqual(["http://b.example/"]);
    expect(await found("--type", "json")).toEqual(["http://b.example/"]);
    expect(await found("--type", "roff")).toBeNull();
  });

  test("a file of patterns that is too long is reported, and the search goes on", async () => {
    write("b/.gitignore", "a\n".repeat(600_000));
    const { code, out, err } = await find([folder]);
    expect([code, out.match(/(?<= {2}).*/g)]).toEqual([2, ["http://a.example/", "http://b.example/"]]);
    expect(err).toContain('uri-grammar find: cannot read "b/.gitignore": it is larger than 1048576 bytes\n');
  });

  test("patterns are expanded, and one that matches nothing is an error", async () => {
    expect((await find([join(folder, "**/*.{md,json}")])).out).toBe(
      "a.md:1:5  http://a.example/\nb/c.json:1:3  http://b.example/\n",
    );
    const { code, out, err } = await find([join(folder, "*.mdx"), join(folder, "a.md")]);
    expect([code, out, err]).toEqual([
      2,
      "a.md:1:5  http://a.example/\n",
      'uri-grammar find: cannot read "*.mdx": no file matches the pattern\n',
    ]);
  });

  test("standard input keeps its place", async () => {
    const { out } = await find([join(folder, "a.md"), "-", join(folder, "b")], { stdin: ["http://stdin.example/"] });
    expect(out.match(/(?<= {2}).*/g)).toEqual(["http://a.example/", "http://stdin.example/", "http://b.example/"]);
  });
});

test("only the URIs", async () => {
  const stdin = ["See http://a.example/ and http://b.example:8o/."];
  expect(await find(["--only-matching"], { stdin })).toEqual(good("http://a.example/\n"));
  expect(await find(["-o"], { stdin })).toEqual(good("http://a.example/\n"));
  expect((await find(["--only-matching", "--invalid"], { stdin })).out).toBe("http://b.example:8o/\n");
});

describe("the configuration", () => {
  const stdin = ["http:///x htps://a.example/ http://ignored.example/a|b http://HOST/c%zz http://a.example/\u00E9"];
  const codes = async (config: object, ...argv: string[]): Promise<unknown> => {
    const file = write("config.json", JSON.stringify(config));
    const { code, out } = await find(["--invalid", "--config", file, ...argv], { stdin });
    return [code, ...(out.match(/^ {2}(?:error|warning) [\w/-]+/gm) ?? []).map((each) => each.trim())];
  };

  test("decides what is reported", async () => {
    const errors = ["error rfc3986/excluded-character", "error rfc3986/percent"];
    expect(await codes({})).toEqual([1, ...errors]);
    expect(await codes({ standard: "rfc3986" })).toEqual([1, ...errors, "error rfc3986/non-ascii"]);
    expect(await codes({ standard: "rfc3987", ignore: ["*ignored*"], placeholders: ["HOST"] })).toEqual([0]);
    expect(
      await codes({
        schemes: true,
        placeholders: ["HOST"],
        severity: { "scheme/unknown": "warning", "rfc3986/excluded-character": "off", "rfc3986/non-ascii": "off" },
      }),
    ).toEqual([1, "error http/empty-host", "warning scheme/unknown"]);
    expect(
      await codes({
        schemes: true,
        placeholders: ["HOST"],
        severity: { "http/empty-host": "warning", "rfc3986/excluded-character": "warning", "rfc3986/non-ascii": "off" },
      }),
    ).toEqual([0, "warning http/empty-host", "warning rfc3986/excluded-character"]);
  });

  test("comments and templates stay what they are", async () => {
    const text = "uri-grammar-ignore-next-line rfc3986/space\n<http://a.example:8o/b c> http://{x}.example/";
    const { code, out } = await find(["--invalid", "--templates", "--type", "text"], { stdin: [text] });
    expect(code).toBe(1);
    expect(out.match(/^<stdin>.*|^ {2}error [\w/]+/gm)).toEqual([
      "<stdin>:2:2  http://a.example:8o/b c",
      "  error rfc3986/port",
      "<stdin>:2:27  http://{x}.example/",
    ]);
    expect(
      await codes({
        severity: { "rfc3986/excluded-character": "off", "rfc3986/percent": "off", "rfc3986/non-ascii": "off" },
      }),
    ).toEqual([0]);
  });

  test("options win over it", async () => {
    expect(await codes({ standard: "rfc2396", ignore: ["*|*", "*%*"] }, "--standard", "rfc3987")).toEqual([0]);

    expect(await codes({ schemes: true, ignore: ["*|*", "*%*", "*\u00E9"] }, "--severity", "warning")).toEqual([
      1,
      "error http/empty-host",
      "warning security/readers-differ",
      "warning scheme/unknown",
    ]);
    expect(await codes({ ignore: ["*|*", "*%*", "*\u00E9"] }, "--validate")).toEqual([1, "error http/empty-host"]);
  });

  test("names files that are left out of folders", async () => {
    write("a.txt", "http://a.example/");
    write("b.txt", "http://b.example/");
    const config = write("config.json", JSON.stringify({ ignoreFiles: ["a.txt", "config.json"] }));
    expect((await find(["--config", config, folder])).out).toBe("b.txt:1:1  http://b.example/\n");
  });

  test("a wrong one is a misuse", async () => {
    const config = write("config.json", "{");
    expect(await find(["--config", config])).toEqual(
      misuse("uri-grammar find", "The file of --config cannot be used: It is not JSON."),
    );
    // The last one counts.
    expect(await find(["--config", config, "--no-config"])).toEqual(good(""));
    expect(await find(["--no-config"], { stdin: ["http://a.example/"] })).toEqual(
      good("<stdin>:1:1  http://a.example/\n"),
    );
  });
});

describe("repairs", () => {
  const PAGE = "[a](<http://a.example/b c>)\r\n[b](<http://a.example:8o/>)\r\n";

  test("a file is changed, and what is left is reported", async () => {
    const page = write("a.md", PAGE);
    chmodSync(page, 0o640);
    const { code, out, err } = await find(["--fix", folder]);
    expect(text("a.md")).toBe(PAGE.replace("b c", "b%20c"));
    expect(statSync(page).mode & 0o777).toBe(0o640);
    expect([code, err]).toEqual([1, "uri-grammar find: 1 repair in 1 file made\n"]);
    expect(out.split("\n").slice(0, 2)).toEqual([
      "a.md:2:6  http://a.example:8o/",
      "  error rfc3986/port: The port contains 'o'; only digits are allowed.",
    ]);
  });

  test("a file that a killed run has partly written gets its old content before it is repaired", async () => {
    const fresh = PAGE.replace("b c", "b%20c");
    const page = write("a.md", fresh.slice(0, 24) + PAGE.slice(24));
    const head = {
      name: "a.md",
      pid: process.pid,
      host: hostname(),
      length: PAGE.length,
      hash: createHash("sha256").update(PAGE).update(fresh).digest("hex"),
    };
    write(".uri-grammar-1f", `${JSON.stringify(head)}\n${PAGE}${fresh}`);
    const { err } = await find(["--fix", "--hidden", folder]);
    expect(err).toMatch(/: note: "a.md" was partly written when a run was killed; it has its old content again\n/);
    expect(readFileSync(page, "utf8")).toBe(fresh);
    expect(readdirSync(folder)).toEqual(["a.md"]);
  });

  test("guesses are made if they are asked for", async () => {
    write("a.md", PAGE);
    expect(await find(["--fix=guess", folder])).toEqual({
      ...good(""),
      err: "uri-grammar find: 2 repairs in 1 file made\n",
      both: "uri-grammar find: 2 repairs in 1 file made\n",
    });
    expect(text("a.md")).toBe(PAGE.replace("b c", "b%20c").replace("8o", "80"));
  });

  test("repairs are written with the escapes of the format", async () => {
    write("a.html", '<a href="http://a.example/?a b&amp;c">');
    write("a.json", '["http:\\/\\/a.example\\/\u00E9"]');
    await find(["--fix", folder]);
    expect(text("a.html")).toBe('<a href="http://a.example/?a%20b&amp;c">');
    expect(text("a.json")).toBe('["http:\\/\\/a.example\\/%C3%A9"]');
  });

  test("a dry run and a diff change nothing", async () => {
    write("a.md", PAGE);
    expect(await find(["--fix", "--dry-run", join(folder, "a.md")])).toMatchObject({
      code: 1,
      err: "uri-grammar find: 1 repair in 1 file possible\n",
    });
    const { code, out, err } = await find(["--diff", join(folder, "a.md")]);
    expect([code, err]).toEqual([1, "uri-grammar find: 1 repair in 1 file possible\n"]);
    expect(out).toContain("\n-[a](<http://a.example/b c>)\r\n+[a](<http://a.example/b%20c>)\r\n");
    expect(text("a.md")).toBe(PAGE);
  });

  test("standard input goes to standard output, and reports to standard error", async () => {
    const stdin = ["See <http://a.example/b c> and ", "http://a.example:8o/."];
    const { code, out, err } = await find(["--fix", "--type", "text"], { stdin });
    expect([code, out]).toEqual([1, "See <http://a.example/b%20c> and http://a.example:8o/."]);
    expect(err).toMatch(/^<stdin>:1:34 {2}http:\/\/a.example:8o\/\n {2}error rfc3986\/port: /);
    expect(await find(["--fix"], { stdin: ["nothing"] })).toMatchObject({
      code: 0,
      out: "nothing",
      err: "uri-grammar find: 0 repairs in 0 files made\n",
    });
  });

  test("as JSON, what is left is written", async () => {
    write("a.md", PAGE);
    const { out } = await find(["--fix", "--json", folder]);
    expect(JSON.parse(out)).toMatchObject({ input: "http://a.example:8o/", ok: false, line: 2, column: 6 });
  });

  test("the bytes of other encodings stay the same", async () => {
    const latin1 = Buffer.from('<meta charset="latin1"><p>\u00E9<a href="http://a.example/b c">', "latin1");
    write("a.html", latin1);
    const text = (uri: string): string => `See <${uri}>, \u00E9.`;
    const [before, after] = [text("http://a.example/b c"), text("http://a.example/b%20c")];
    const marked = (written: string): Buffer => Buffer.from(`\uFEFF${written}`, "utf16le");
    write("b.txt", marked(before));
    write("c.txt", marked(before).swap16());
    write("d.txt", `\uFEFF${before}`);
    const { err } = await find(["--fix", folder]);
    expect(err).toBe("uri-grammar find: 4 repairs in 4 files made\n");
    const bytesOf = (name: string): Buffer => readFileSync(join(folder, name));
    expect(bytesOf("a.html").toString("latin1")).toBe(latin1.toString("latin1").replace("b c", "b%20c"));
    expect(bytesOf("b.txt")).toEqual(marked(after));
    expect(bytesOf("c.txt")).toEqual(marked(after).swap16());
    expect(bytesOf("d.txt").toString()).toBe(`\uFEFF${after}`);
  });

  test("files that cannot be written back are left alone", async () => {
    write("a.html", Buffer.from('\xE9 <a href="http://a.example/b c">', "latin1"));
    write("b.html.gz", gzipSync('<a href="http://a.example/b c">'));
    write("c.bin", "\0");
    write("d.html", "http://a.example/".repeat(100));
    write(
      "e.html",
      Buffer.concat([Buffer.from('<meta charset="shift_jis"><a href="http://a.example/b c">'), Buffer.of(0x83, 0x41)]),
    );
    const { code, err } = await find([
      "--fix",
      "--max-filesize",
      "1K",
      folder,
      join(folder, "missing too"),
      join(folder, "missing"),
    ]);
    expect(code).toBe(2);
    expect(err.split("\n")).toEqual([
      'uri-grammar find: note: "a.html" has bytes that are not text in its encoding, and is not changed',
      'uri-grammar find: note: "b.html.gz" is packed and is skipped',
      'uri-grammar find: note: "d.html" is larger than 1024 bytes and is skipped',
      'uri-grammar find: note: "e.html" has bytes that are not text in its encoding, and is not changed',
      'uri-grammar find: cannot read "missing too": the file does not exist',
      "uri-grammar find: 0 repairs in 0 files made",
      'uri-grammar find: cannot read "missing": the file does not exist',
      "",
    ]);
  });

  test("a note tells of a binary file only if an operand names it, because folders have many", async () => {
    write("c.bin", "http://a.example/\0");
    write("d.md", "http://a.example/");
    const note = 'uri-grammar find: note: "c.bin" is binary and is skipped\n';
    expect(await find([folder])).toMatchObject({ code: 0, out: "d.md:1:1  http://a.example/\n", err: "" });
    expect(await find([join(folder, "c.bin")])).toMatchObject({ code: 0, err: note });
    const none = "uri-grammar find: 0 repairs in 0 files made\n";
    expect(await find(["--fix", folder])).toMatchObject({ code: 0, err: none });
    expect(await find(["--fix", join(folder, "c.bin")])).toMatchObject({ code: 0, err: note + none });
  });

  test("what is in a file that cannot be written back is reported", async () => {
    write("a.md", Buffer.from("See <http://a.example/b c>, http://a.example:8o/ and http://a.example/\xE9", "latin1"));
    const note = 'uri-grammar find: note: "a.md" has bytes that are not text in its encoding, and is not changed\n';
    for (const options of [["--fix"], ["--fix", "--dry-run"]]) {
      const { code, out, err } = await find([...options, folder]);
      expect(code).toBe(1);
      expect(out.match(/^\S.*/gm)).toEqual(["a.md:1:6  http://a.example/b c", "a.md:1:29  http://a.example:8o/"]);
      expect(err).toMatch(note + "uri-grammar find: 0 repairs in 0 files ");
    }
    expect(await find(["--diff", folder])).toMatchObject({
      code: 1,
      out: "",
      err: `${note}uri-grammar find: 0 repairs in 0 files possible\n`,
    });
  });

  test("a diff has the byte order mark, and only files in UTF-8", async () => {
    const page = "See <http://a.example/b c>.\n";
    write("a.md", `\uFEFF${page}`);
    write("b.md", Buffer.from(`\uFEFF${page}`, "utf16le"));
    const { code, out, err } = await find(["--diff", folder]);
    expect(code).toBe(1);
    expect(out.split("\n").slice(2)).toEqual([
      "@@ -1 +1 @@",
      "-\uFEFFSee <http://a.example/b c>.",
      "+\uFEFFSee <http://a.example/b%20c>.",
      "",
    ]);
    expect(err).toBe(
      'uri-grammar find: note: "b.md" is not UTF-8, so its changes are not shown; --fix makes them\n' +
        "uri-grammar find: 2 repairs in 2 files possible\n",
    );
  });

  test("options that exclude each other", async () => {
    const refused = (message: string): Run => misuse("uri-grammar find", message);
    expect(await find(["--dry-run"])).toEqual(refused("--dry-run needs --fix"));
    expect(await find(["--fix", "--dry-run", "--diff"])).toEqual(refused("--dry-run cannot be used with --diff"));
    expect(await find(["--fix", "--templates"])).toEqual(refused("--templates cannot be used with --fix or --diff"));
    expect(await find(["--fix", "--format=unix"])).toEqual(refused("--fix cannot be used with --format=unix"));
  });
});
