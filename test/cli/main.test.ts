import { Readable, Writable } from "node:stream";
import { main } from "../../src/cli/main.js";
import { cli, good, misuse, reportFor, worker } from "./fake.js";

const STANDARDS = "rfc3986, rfc3987, rfc2396bis-01, rfc2396, url-syntax-05, rfc1808, rfc1738";

describe("misuse", () => {
  test.each([
    ["parse", ["--standard", "rfc0"], `--standard takes ${STANDARDS}`],
    ["check", ["--rule", "uri", "a"], /^rfc3986 does not have this rule\. Its rules are .*URI, .*URI-reference, /],
    ["check", ["--rule", "\u009b"], /^rfc3986 does not have this rule\. Its rules are /],
    ["resolve", ["a"], "--base BASE is missing"],
    ["relativize", [], "--base BASE is missing"],
    [
      "normalize",
      ["--steps", "case,x"],
      /^unknown normalization step; the normalization steps are case, percent-encoding, [a-z, -]*default-port, port-zeros, ipv6, scheme$/,
    ],
    ["normalize", ["--steps", ""], /^unknown normalization step; the normalization steps are case, /],
    ["normalize", ["--standard", "rfc1738", "--steps", "dot-segments"], /^unknown normalization step; /],
    ["normalize", ["--standard", "__proto__"], `--standard takes ${STANDARDS}`],
    ["resolve", ["--standard", "rfc1738", "--base", "http://a"], /^RFC 1738 does not define relative references/],
    ["compare", ["--rung", "protocol", "a", "b"], "--rung takes string, syntax, scheme"],
    ["compare", ["a"], "the command needs 2 operands, not 1"],
    ["compare", ["a", "b", "c"], "the command needs 2 operands, not 3"],
    ["difference", [], "the command needs 2 operands, not 0"],
    ["difference", ["rfc3986"], "the command needs 2 operands, not 1"],
    ["difference", ["rfc3986", "rfc1738", "rfc1738"], "the command needs 2 operands, not 3"],
    ["difference", ["rfc1738", "rfc0"], `difference takes ${STANDARDS}`],
    ["difference", ["__proto__", "rfc0"], `difference takes ${STANDARDS}`],
    [
      "difference",
      ["--rule-a", "url", "rfc3986", "rfc1738"],
      /^rfc3986 does not have this rule, but rfc1738 has it\. /,
    ],
    ["difference", ["--rule-b", "\u009b", "rfc3986", "rfc1738"], /^rfc1738 does not have this rule\. Its rules are /],
    [
      "difference",
      ["--rule", "url", "rfc1738", "rfc1738"],
      "unknown option: argument 2 (Did you mean one of --rule-a, --rule-b?)",
    ],
    ["standards", ["--standard", "rfc1738", "a"], "unknown option: argument 2"],
    ["validate", ["--standard", "__proto__", "a:"], `--standard takes ${STANDARDS}`],
    ["validate", ["--profile", "read", "a:"], "--profile takes consume, mint"],
    ["validate", ["--profile", "\u009b", "a:"], "--profile takes consume, mint"],
    ["validate", ["--max-warnings", "-1", "a:"], "--max-warnings takes a number"],
    ["validate", ["--max-warnings", "", "a:"], "--max-warnings takes a number"],
    ["scheme", ["--standard", "rfc0"], `--standard takes ${STANDARDS}`],
    ["scheme", ["--standard", "rfc0", "http"], `--standard takes ${STANDARDS}`],
  ])("%s %j", async (name, argv, message) => {
    const run = await cli([name, ...argv]);
    if (typeof message === "string") {
      expect(run).toEqual(misuse(`uri-grammar ${name}`, message));
      return;
    }
    const [, said = ""] = /^uri-grammar \w+: (.*)\n/.exec(run.err) ?? [];
    expect(said).toMatch(message);
    expect(run).toEqual(misuse(`uri-grammar ${name}`, said));
  });

  test.each(["resolve", "relativize"])("%s: a base that is not a URI is reported", async (name) => {
    const err = `uri-grammar ${name}: --base cannot be a base
  error rfc3986/space: A space is not allowed in the path.
    http://a/b c
              ^
    at 10–11; rule path, section 3.3, https://www.rfc-editor.org/rfc/rfc3986#section-3.3
    repair: Write '%20'.
    http://a/b%20c
For help: uri-grammar ${name} --help
`;
    expect(await cli([name, "--base", "http://a/b c", "g"])).toEqual({ code: 2, out: "", err, both: err });
  });

  test.each([
    ["resolve", "x:y", 3],
    ["resolve", "x:a:b", 5],
    ["relativize", "x:a:b", 5],
  ])("%s: by rfc2396bis-01 the base %s is not one", async (name, base, end) => {
    const err = `uri-grammar ${name}: --base cannot be a base
  error rfc2396bis-01/opaque-base: A relative reference cannot be resolved against this base, because the base is not hierarchical.
    ${base}
      ${"^".repeat(end - 2)}
    at 2–${String(end)}; rule hier-part, section 3, https://datatracker.ietf.org/doc/html/draft-fielding-uri-rfc2396bis-01#section-3
For help: uri-grammar ${name} --help
`;
    expect(await cli([name, "--standard", "rfc2396bis-01", "--base", base, "x:a:c"])).toEqual({
      code: 2,
      out: "",
      err,
      both: err,
    });
  });

  test("a base needs a scheme", async () => {
    const { code, err } = await cli(["resolve", "--json", "--base", "/a", "g"]);
    expect(code).toBe(2);
    expect(err).toContain(`--base cannot be a base\n${reportFor("/a", "  ", "URI")}`);
  });
});

describe("inputs", () => {
  test("arguments take precedence over standard input; after -- an argument can begin with -", async () => {
    expect(await cli(["check", "--", "-a", "--json"], { stdin: ["b\n"] })).toEqual(
      good('valid (relative reference)  "-a"\nvalid (relative reference)  "--json"\n'),
    );
  });

  test("lines of standard input", async () => {
    expect(await cli(["check"], { stdin: ["a\n\nb", "c\r\n", "d"] })).toEqual(
      good('valid (relative reference)  "a"\nvalid (relative reference)  "bc"\nvalid (relative reference)  "d"\n'),
    );
  });

  test("no inputs", async () => {
    expect(await cli(["check"])).toEqual(good(""));
  });
});

test("results and reports are in the order of the inputs", async () => {
  expect(await cli(["normalize", "//A", "/b ", "//C", "/50%", "//E"])).toEqual({
    code: 1,
    out: "//a\n//c\n//e\n",
    err: reportFor("/b ") + reportFor("/50%"),
    both: `//a\n${reportFor("/b ")}//c\n${reportFor("/50%")}//e\n`,
  });
});

describe("streams that fail", () => {
  const failing = (code: string, message = code): Writable =>
    new Writable({
      write(_chunk, _encoding, done): void {
        done(Object.assign(new Error(message), { code }));
      },
    });
  const collecting = (into: string[]): Writable =>
    new Writable({
      write(chunk: Buffer, _encoding, done): void {
        into.push(chunk.toString());
        done();
      },
    });

  test.each([
    ["a", 0],
    ["a b", 1],
  ])("a closed pipe ends the run quietly: %j", async (line, code) => {
    const err: string[] = [];
    let read = 0;
    function* endless(): Generator<Buffer> {
      for (;;) {
        read += 1;
        yield Buffer.from(`${line}\n`);
      }
    }
    const stdin = Readable.from(endless());
    expect(await main(["check"], { stdin, stdout: failing("EPIPE"), stderr: collecting(err), env: {}, worker })).toBe(
      code,
    );
    expect(err).toEqual([]);
    expect(stdin.destroyed).toBe(true);
    expect(read).toBeLessThan(100);
  });

  test("an error of writing is reported", async () => {
    const err: string[] = [];
    const stdout = failing("ENOSPC", "ENOSPC: no space left on device, write");
    const io = { stdin: Readable.from([]), stdout, stderr: collecting(err), env: {}, worker };
    expect(await main(["check", "a"], io)).toBe(2);
    expect(err.join("")).toBe("uri-grammar check: cannot write: ENOSPC: no space left on device, write\n");
  });

  test("an error of reading is reported after the earlier results", async () => {
    function* lines(): Generator<Buffer> {
      yield Buffer.from("a\nb");
      throw new Error("EISDIR: illegal operation on a directory, read");
    }
    const all: string[] = [];
    const io = { stdin: Readable.from(lines()), stdout: collecting(all), stderr: collecting(all), env: {}, worker };
    expect(await main(["check"], io)).toBe(2);
    expect(all.join("")).toBe(
      'valid (relative reference)  "a"\nuri-grammar check: cannot read: EISDIR: illegal operation on a directory\n',
    );
  });

  test("results are written even if standard error is closed", async () => {
    const out: string[] = [];
    const io = { stdin: Readable.from([]), stdout: collecting(out), stderr: failing("EPIPE"), env: {}, worker };
    expect(await main(["normalize", "A b", "//A", "A b", "//B"], io)).toBe(1);
    expect(out.join("")).toBe("//a\n//b\n");
  });

  test("an internal error is thrown, not reported", async () => {
    const io = { stdin: Readable.from([]), stdout: collecting([]), stderr: collecting([]), worker };
    const env = Object.defineProperty({}, "TERM", {
      get() {
        throw new TypeError("a fault");
      },
    });
    await expect(main(["check", "a"], { ...io, env })).rejects.toThrow(new TypeError("a fault"));
  });
});

test("many lines take the memory of one chunk, because of back-pressure", async () => {
  const LINES = 1000;
  const CHUNKS = 50;
  const chunk = Buffer.from(`${"a".repeat(99)}\n`.repeat(LINES));
  const result = LINES * `valid (relative reference)  "${"a".repeat(99)}"\n`.length;
  let read = 0;
  let written = 0;
  let furthestAhead = 0;
  function* chunks(): Generator<Buffer> {
    for (; read < CHUNKS; read += 1) yield chunk;
  }
  const stdout = new Writable({
    write(bytes: Buffer, _encoding, done): void {
      setImmediate(() => {
        furthestAhead = Math.max(furthestAhead, read - written / result);
        written += bytes.length;
        done();
      });
    },
  });
  const stdin = Readable.from(chunks(), { highWaterMark: 1 });
  expect(await main(["check"], { stdin, stdout, stderr: new Writable(), env: {}, worker })).toBe(0);
  expect(written).toBe(CHUNKS * result);
  expect(furthestAhead).toBeLessThan(4);
});
