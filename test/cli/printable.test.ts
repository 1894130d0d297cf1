// The law about terminals: no command writes a character that a terminal interprets or hides.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { linked } from "../../src/cli/terminal.js";
import { SEED } from "../laws/law.js";
import { describeWith } from "../support/outside.js";
import { cli, commands, rawCommands, type Run } from "./fake.js";

/** The escapes that the command line itself writes: colours and links. */
const OWN = /\u001b\[(?:\d{1,2})m|\u001b\]8;;[!-~]*\u001b\\/g;

const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Characters that a terminal interprets or hides, next to parts of URIs in which IRIs allow many of them. */
const PIECES = [
  ...["\0", "\t", "\r", "\n", "\u001b[2J", "\u001b]8;;x\u0007", "\u007f", "\u0085", "\u009b31m", "\u00ad"],
  ...["\u061c", "\u200b", "\u200e", "\u202e", "\u2028", "\u2029", "\u2066", "\ufeff", "\u{e0001}", "\ud800"],
  ...[
    "http:",
    "https://",
    "example.com",
    "/",
    "?",
    "#",
    "a=b",
    "%E2%80%AE",
    "%1B",
    "%0A",
    "{x}",
    " ",
    "é",
    "a",
    ":",
    "@",
  ],
];

const hostile = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 9 }).map((parts) => parts.join(""));

/** A valid IRI with characters that the grammar of IRIs allows and a terminal hides. */
const iri = fc
  .array(fc.constantFrom("\u200b", "\u200e", "\u202e", "\u2028", "\u2066", "\ufeff", "é", "a", "/"), { minLength: 1 })
  .map((parts) => `http://example.com/${parts.join("")}?b=\u202e`);

/** The arguments of each command for a text. */
const CALLS: Readonly<Record<string, (text: string) => readonly (readonly string[])[]>> = {
  parse: (text) => [
    [text],
    ["--standard", "rfc3987", text],
    ["--json", text],
    ["--rule", text, "a"],
    ["--scheme", text],
  ],
  check: (text) => [[text], ["--fix", text], ["--fix=guess", text], ...formats(text), ["--only", text], [`--${text}`]],
  validate: (text) => [[text], ["--fix", text], ["--profile", text, "a"], ["--max-warnings", text], ...formats(text)],
  repair: (text) => [[text], ["--guess", text], ["--standard", "rfc3987", "--guess", text], ["--schemes", text]],
  find: (text) => [
    ["--schemes", text],
    ["--type", text],
    ["--encoding", text],
    ["--max-filesize", text],
  ],
  resolve: (text) => [
    ["--base", "http://a/", text],
    ["--base", "http://a/", "--standard", "rfc3987", "--trace", text],
    ["--base", text, "a"],
    ["--base", "http://a/", "--excess", text],
  ],
  relativize: (text) => [
    ["--base", "http://a/", text],
    ["--standard", "rfc3987", "--base", "http://a/", text],
  ],
  change: (text) => [
    ["--path", "/a", text],
    ["--standard", "rfc3987", "--query", text, text],
    ["--remove", text, "a"],
  ],
  get: (text) => [
    ["host", text],
    ["query.a,segments.0", text],
    [text, "a"],
  ],
  query: (text) => [
    ["get", text, "a"],
    ["get", "a?a=%E2%80%AE%1B", "a"],
    ["set", text, "a=b"],
    ["delete", "a", text],
    [text],
  ],
  encode: (text) => [[text], ["--component", text, "a"]],
  decode: (text) => [[text], ["--json", text]],
  "to-uri": (text) => [[text], ["--host", "idna", `http://a${text}/`], ["--host", text, "a"]],
  "to-iri": (text) => [[text], ["--json", text], ["--host", "idna", `http://xn--9ca/${text}`], ["--host", text, "a"]],
  read: (text) => [
    [text],
    ["--field", text, "http://a/%E2%80%AE"],
    ["--field", "path.0", "http://a/%E2%80%AE%1B"],
    ["--scheme", text],
  ],
  write: (text) => [
    [text],
    ["--value", `host=${text}`, "https"],
    ["--value", text, "https"],
    ["--values", text, "https"],
  ],
  normalize: (text) => [
    [text],
    ["--changes", "--standard", "rfc3987", text],
    ["--standard", "rfc3987", text],
    ["--steps", text],
  ],
  compare: (text) => [
    [text, "a"],
    ["--standard", "rfc3987", text, text],
    ["--rung", text, "a", "a"],
  ],
  standards: (text) => [[text], ["--base", "http://a/", text], ["--base", text, "a"], ["--json", text]],
  difference: (text) => [
    [text, "rfc3986"],
    ["--rule-a", text, "rfc3986", "rfc3987"],
  ],
  scheme: (text) => [[text], ["--standard", text], ["--json", text]],
  explain: (text) => [[text], ["--json", text]],
  regex: (text) => [[text], ["--flavor", text, "URI"], ["--scheme", text], ["--json", "--standard", text, "URI"]],
  grammar: (text) => [[text], ["--format", text, "URI"], ["--scheme", text], ["--format", "json-schema", text]],
  template: (text) => [
    [text],
    ["--values", text, "a"],
    ["--values", JSON.stringify({ x: text }), "/{x}", text],
    ["--match", text, "{x}"],
    ["--match", "/a", text],
    ["--partial", "--values", JSON.stringify({ x: text }), "{y}{x}", text],
  ],
  completion: (text) => [[text]],
  lsp: (text) => [[text]],
  help: (text) => [[text]],
};

const formats = (text: string): readonly (readonly string[])[] =>
  ["json", "sarif", "github", "unix", text].map((format) => ["--format", format, text]);

const ENV = { TERM: "xterm-kitty" };

/** Returns the first hidden character of a run that the command line has not written on purpose. */
function hiddenIn({ both }: Run): string | null {
  const text = both.replace(OWN, "").replaceAll("\n", "");
  return HIDDEN.exec(text)?.[0] ?? null;
}

test("the law finds what it looks for", () => {
  const run = (both: string): Run => ({ code: 0, out: both, err: "", both });
  expect(hiddenIn(run(`a\n\u001b[31mb\u001b[39m${linked("c", "https://example.com/#a")}`))).toBeNull();
  for (const each of ["\u001b[2J", "\u202e", "\u2028", "\t", "\r", "\u009b", "\u001b]8;;é\u001b\\"]) {
    expect(hiddenIn(run(`a${each}`))).toBe(each.charAt(0));
  }
});

test("each command is called", () => {
  const names = [...commands, ...rawCommands].map(({ name }) => name);
  expect(Object.keys(CALLS).sort()).toEqual([...names, "help"].sort());
});

describe.each(Object.entries(CALLS))("%s", (name, callsOf) => {
  test.each([
    ["hostile texts", hostile, 12],
    ["IRIs", iri, 4],
  ] as const)("%s", async (_, texts, numRuns) => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        for (const argv of callsOf(text)) {
          const run = await cli([name, ...argv], { isTTY: true, columns: 60, env: ENV });
          expect([argv, hiddenIn(run)]).toEqual([argv, null]);
        }
      }),
      { seed: SEED, numRuns },
    );
  });
});

describe("lines of standard input", () => {
  const reading = commands.filter(({ input, first }) => input !== "operands" && first === undefined);
  test.each(reading.map(({ name, arity }) => [name, arity] as const))("%s", async (name, arity) => {
    const needed =
      name === "resolve" || name === "relativize" ? ["--base", "http://a/"] : name === "change" ? ["--path", ""] : [];
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 3 }), async (lines) => {
        const stdin = [lines.map((line) => Array.from({ length: arity }, () => line).join("\t")).join("\n")];
        for (const options of [[], ["--json"], ["--summary"]]) {
          const run = await cli([name, ...needed, ...options], { stdin, isTTY: true, columns: 60, env: ENV });
          expect([options, hiddenIn(run)]).toEqual([options, null]);
        }
      }),
      { seed: SEED, numRuns: 8 },
    );
  });
});

test("a first word that is no command", async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      expect(hiddenIn(await cli([text, text], { isTTY: true, env: ENV }))).toBeNull();
    }),
    { seed: SEED, numRuns: 100 },
  );
});

// File names of Windows cannot have these characters.
describeWith("a POSIX system", "names of files", () => {
  const folder = mkdtempSync(join(tmpdir(), "printable-"));
  const name = join(folder, "a\u001b[2J\r\n\u009b\u202e\u2028.txt");
  const text = "See http://example.com/%zz, http://example.com/\u202e{a} and http://example.com/\u001b[2Ja b\n";
  writeFileSync(name, text);
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test.each([
    ...["text", "json", "sarif", "github", "unix"].flatMap((format) => [
      ["check", "--file", "--format", format],
      ["validate", "--file", "--format", format],
      ["find", "--invalid", "--format", format],
    ]),
    ...[["find"], ["normalize", "--file"], ["repair", "--file", "--json"], ["parse", "--file"], ["get", "host"]],
    ...[["check"], ["check", "--file", "--from", "csv:a"], ["check", "--file", "--from", "ndjson:a"], []],
  ])("%j", async (...argv) => {
    for (const isTTY of [true, false]) {
      const { both } = await cli([...argv, name], { isTTY, env: ENV });
      expect(both.replace(OWN, "")).not.toMatch(isTTY || argv.includes("github") ? HIDDEN_EXCEPT_LF : NOTHING);
      expect(both).not.toContain("\u001b[2J");
    }
  });
});

const HIDDEN_EXCEPT_LF = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const NOTHING = /(?!)/;
