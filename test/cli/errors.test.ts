import { didYouMean, meantOf, Misuse, notOneOf } from "../../src/cli/errors.js";
import { cli, good, misuse } from "./fake.js";

test.each([
  ["URI", "URI"],
  ["uri", "URI"],
  ["hots", "host"],
  ["x", null],
  ["__proto__", null],
  ["", null],
])("the name that %j means is %j", (word, meant) => {
  expect(meantOf(word, ["URI", "host", "path"])).toBe(meant);
});

test("a suggestion ends a message", () => {
  expect([didYouMean("host"), didYouMean(null)]).toEqual([" (Did you mean host?)", ""]);
});

test.each([
  ["sarf", undefined, "--format takes text, sarif (Did you mean sarif?)"],
  ["xml", undefined, "--format takes text, sarif"],
  ["http://me:secret@example.com/", undefined, "--format takes text, sarif"],
  ["xml", "; see there", "--format takes text, sarif; see there"],
])("the error for %j", (value, hint, message) => {
  const error = notOneOf("--format", ["text", "sarif"], value, hint);
  expect(error).toBeInstanceOf(Misuse);
  expect(error.message).toBe(message);
});

describe("options with a list of values", () => {
  const STANDARDS = "rfc3986, rfc3987, rfc2396bis-01, rfc2396, url-syntax-05, rfc1808, rfc1738";
  const PLATFORM = "; 'uri-grammar standards' compares strings with the URL Standard of WHATWG";

  test.each([
    ["check", ["--fix=foo"], "--fix takes guess"],
    ["check", ["--fix=ges"], "--fix takes guess"],
    ["check", ["--fix=Guess"], "--fix takes guess (Did you mean guess?)"],
    ["check", ["--fix="], "--fix takes guess"],
    ["check", ["--fix=http://me:secret@example.com/"], "--fix takes guess"],
    ["check", ["--format", "JSON"], "--format takes text, json, sarif, github, unix (Did you mean json?)"],
    ["check", ["-f", "xml"], "--format takes text, json, sarif, github, unix"],
    ["check", ["--format"], "--format takes text, json, sarif, github, unix; the value is missing"],
    ["check", ["-f"], "--format takes text, json, sarif, github, unix; the value is missing"],
    ["check", ["--only", "faild"], "--only takes passed, failed, none (Did you mean failed?)"],
    ["check", ["--json=true"], "--json takes no value"],
    ["check", ["--color", "yes"], "--color takes auto, always, never"],
    ["check", ["--standard", "iri"], `--standard takes ${STANDARDS} (Did you mean rfc3987?)`],
    ["check", ["--standard", "IRIs"], `--standard takes ${STANDARDS} (Did you mean rfc3987?)`],
    ["check", ["--standard", "uri"], `--standard takes ${STANDARDS} (Did you mean rfc3986?)`],
    ["check", ["--standard", "RFC3986"], `--standard takes ${STANDARDS} (Did you mean rfc3986?)`],
    ["check", ["--standard", "3986"], `--standard takes ${STANDARDS} (Did you mean rfc3986?)`],
    ["check", ["--standard", "RFC 1738"], `--standard takes ${STANDARDS} (Did you mean rfc1738?)`],
    ["check", ["--standard", "rfc3968"], `--standard takes ${STANDARDS} (Did you mean rfc3986?)`],
    ["check", ["--standard", "whatwg"], `--standard takes ${STANDARDS}${PLATFORM}`],
    ["check", ["--standard", "URL"], `--standard takes ${STANDARDS}${PLATFORM}`],
    ["check", ["--standard", ""], `--standard takes ${STANDARDS}`],
    ["check", ["--standard", "9999"], `--standard takes ${STANDARDS}`],
    ["difference", ["iri", "rfc3986"], `difference takes ${STANDARDS} (Did you mean rfc3987?)`],
    ["find", ["--type", "markdwn"], /^--type takes .* \(Did you mean markdown\?\)$/],
    ["encode", ["--component", "Query", "a"], /^--component takes .* \(Did you mean query\?\)$/],
    ["check", ["--rule", "uri", "a"], /^rfc3986 does not have this rule\. .*\. \(Did you mean URI\?\)$/],
    ["check", ["--rule", "hots", "a"], /^rfc3986 does not have this rule\. .*\. \(Did you mean host\?\)$/],
    ["check", ["--rule", "http://me:secret@a/", "a"], /^rfc3986 does not have this rule\. [^:@]*\.$/],
    ["change", ["--remove", "prot", "a"], /^unknown part; the parts are .* \(Did you mean port\?\)$/],
    ["normalize", ["--steps", "http://me:secret@a/", "a"], /^unknown normalization step; the normalization steps are /],
    ["parse", ["--http://me:secret@example.com/"], "unknown option: argument 2"],
    ["parse", ["--bas=http://me:secret@example.com/"], "unknown option: argument 2"],
    ["parse", ["-xhttp://me:secret@example.com/"], "unknown option: argument 2"],
  ])("%s %j", async (name, argv, message) => {
    const run = await cli([name, ...argv]);
    const [, said = ""] = /^uri-grammar \w+: (.*)\n/.exec(run.err) ?? [];
    expect(said).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
    expect(run).toEqual(misuse(`uri-grammar ${name}`, said));
    expect(run.err).not.toContain("secret");
  });

  test("the help wins over wrong values", async () => {
    expect((await cli(["check", "--format", "xml", "--help"])).code).toBe(0);
  });
});

describe("a first word that is no command", () => {
  test.each([
    ["http://me:secret@example.com/", "unknown command; to check it, run: uri-grammar check STRING"],
    ["mailto:me@example.com", "unknown command; to check it, run: uri-grammar check STRING"],
    ["//example.com", "unknown command; to check it, run: uri-grammar check STRING"],
    ["a b", "unknown command; to check it, run: uri-grammar check STRING"],
    ["a".repeat(33), "unknown command; to check it, run: uri-grammar check STRING"],
    ["package.json", "unknown command; to check the URIs in a file or a folder, run: uri-grammar find --invalid FILE"],
    ["src", "unknown command; to check the URIs in a file or a folder, run: uri-grammar find --invalid FILE"],
    ["CHECK", "unknown command (Did you mean check?)"],
    ["halp", "unknown command (Did you mean help?)"],
  ])("%j", async (word, message) => {
    expect(await cli([word, "http://example.com/"])).toEqual(misuse("uri-grammar", message));
    expect(await cli(["help", word])).toEqual(misuse("uri-grammar", message));
  });

  test("a very long one, with any characters", async () => {
    const message = "unknown command; to check it, run: uri-grammar check STRING";
    expect(await cli(["\0\ud800".repeat(5_000_000)])).toEqual(misuse("uri-grammar", message));
  });
});

describe("codes of --severity", () => {
  test.each([
    ["check", "rfc3986/spcae", " (Did you mean rfc3986/space?)"],
    ["validate", "htps/empty-host", " (Did you mean https/empty-host?)"],
    ["find", "zzqq/xxkk", ""],
  ])("%s: a note says that %s is unknown", async (command, code, hint) => {
    const { err } = await cli(
      [command, "--no-config", "--severity", `${code}=error,rfc3987/space=warning,http/slashes=off`],
      {
        stdin: ["http://a/\n"],
      },
    );
    expect(err).toBe(`uri-grammar ${command}: note: --severity has an unknown code${hint}\n`);
  });
});

describe("schemes to look for", () => {
  const stdin = ["See https://example.com/.\n"];
  test("a note suggests the one that was probably meant", async () => {
    const run = await cli(["find", "--schemes", "htps,HTTP,myapp,spotify"], { stdin });
    expect([run.code, run.err]).toEqual([
      0,
      "uri-grammar find: note: --schemes has an unknown scheme (Did you mean https?)\n",
    ]);
  });

  test("known ones have no note", async () => {
    expect(await cli(["find", "--schemes", "https"], { stdin })).toEqual(good("<stdin>:1:5  https://example.com/\n"));
  });
});
