/** Searches the repositories, and compares what is found with the table that was written before. */
import css from "@eslint/css";
import json from "@eslint/json";
import markdown from "@eslint/markdown";
import html from "@html-eslint/eslint-plugin";
import { Linter } from "eslint";
import yml from "eslint-plugin-yml";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { remark } from "remark";
import gfm from "remark-gfm";
import { applyRepairs, lineColumn, type Diagnostic } from "../../src/index.js";
import { Search } from "../../src/cli/language-server/findings.js";
import type { Found } from "../../src/context/index.js";
import { findIn, formatOf } from "../../src/formats/index.js";
import { policyOf, type Policy } from "../../src/interop/policy.js";
import uriGrammar from "../../src/interop/eslint/index.js";
import remarkRule from "../../src/interop/remark-lint.js";

interface Entry {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

interface Fault extends Entry {
  readonly by: "grammar" | "scheme";
  readonly fixed: string | null;
}

/** What the search does otherwise than the table says, by place. */
interface Differences {
  /** Faults of the grammar that are not found, or not with this text. */
  readonly missed: readonly string[];
  /** Faults by the rules of schemes that are not found. */
  readonly missedByScheme: readonly string[];
  /** Faults that the table does not have. */
  readonly alarms: readonly string[];
  /** Lines that certain repairs change otherwise than the table says. */
  readonly otherRepairs: readonly string[];
  /** Lines that the table repairs for certain, and the search does not. */
  readonly noRepairs: readonly string[];
}

const FOLDER = import.meta.dirname;
const read = (name: string): string => readFileSync(join(FOLDER, name), "utf8");
const { faults, odd } = JSON.parse(read("planted.json")) as {
  readonly faults: readonly Fault[];
  readonly odd: readonly (Entry & { readonly kind: string })[];
};

const files = ["docs", "service", "dataset"]
  .flatMap((name) =>
    readdirSync(join(FOLDER, name), { recursive: true, encoding: "utf8" }).map((path) => `${name}/${path}`),
  )
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => statSync(join(FOLDER, path)).isFile())
  .sort();

const placeOf = ({ file, line, column }: Omit<Entry, "text">): string => `${file}:${String(line)}:${String(column)}`;

/** The table has the faults of URIs. Without it, IRIs are none in prose. */
const STRICT = { standard: "rfc3986" } as const;
const byScheme = policyOf({ schemes: true, severity: "info" });

/** Returns what is refused in a file, with the place of each. */
function refusedIn(file: string, validate: Policy["validate"]): (Entry & { diagnostics: readonly Diagnostic[] })[] {
  const text = read(file);
  return findIn(text, formatOf(file, text), { ...STRICT, invalid: true, validate })
    .filter((each): each is Found & { readonly ok: false } => !each.ok)
    .map(({ reference, start, diagnostics }) => ({ file, ...lineColumn(text, start), text: reference, diagnostics }));
}

const byGrammar = files.flatMap((file) => refusedIn(file, policyOf().validate));
const byBoth = files.flatMap((file) => refusedIn(file, byScheme.validate));

function differences(): Differences {
  const has = (found: readonly Entry[], fault: Entry): boolean =>
    found.some((each) => placeOf(each) === placeOf(fault) && each.text === fault.text);
  const otherRepairs: string[] = [];
  const noRepairs: string[] = [];
  for (const file of files) {
    const text = read(file);
    const found = byGrammar.filter((each) => each.file === file).flatMap(({ diagnostics }) => diagnostics);
    const repaired = applyRepairs(text, found).text.split("\n");
    for (const [index, line] of text.split("\n").entries()) {
      const wanted = faults.find((each) => each.file === file && each.line === index + 1 && each.fixed !== null);
      const place = `${file}:${String(index + 1)}`;
      if (repaired[index] !== line && repaired[index] !== wanted?.fixed) otherRepairs.push(place);
      else if (wanted && repaired[index] === line) noRepairs.push(place);
    }
  }
  const planted = new Set(faults.map(placeOf));
  return {
    missed: faults.filter((each) => each.by === "grammar" && !has(byGrammar, each)).map(placeOf),
    missedByScheme: faults.filter((each) => each.by === "scheme" && !has(byBoth, each)).map(placeOf),
    alarms: byGrammar.map(placeOf).filter((place) => !planted.has(place)),
    otherRepairs,
    noRepairs,
  };
}

test("the search finds what the table has, except the differences that are listed", () => {
  const path = join(FOLDER, "differences.json");
  const found = differences();
  if (process.env["DIFFERENCES"] === "write" || !existsSync(path)) writeFileSync(path, JSON.stringify(found, null, 2));
  expect(found).toEqual(JSON.parse(readFileSync(path, "utf8")));
  const grammar = faults.filter(({ by }) => by === "grammar").length;
  // At most one fault in ten is missed, and of a hundred texts that are no faults at most one is reported.
  expect(found.missed.length).toBeLessThan(grammar / 10);
  expect(found.alarms.length).toBeLessThan(odd.length / 100);
});

/** Returns the lines with diagnostics, by file. */
const linesOf = (found: readonly { readonly line: number }[]): number[] =>
  [...new Set(found.map(({ line }) => line))].sort((a, b) => a - b);

/** Returns the lines in which the diagnostics of a file begin. */
function diagnosticLines(file: string): number[] {
  const text = read(file);
  const found = byGrammar.filter((each) => each.file === file).flatMap(({ diagnostics }) => diagnostics);
  return linesOf(found.map(({ start }) => lineColumn(text, start)));
}

const plugins = { css, html, json, markdown, yml, "uri-grammar": uriGrammar } as unknown as NonNullable<
  Linter.Config["plugins"]
>;
const LANGUAGES: Readonly<Record<string, string>> = {
  css: "css/css",
  html: "html/html",
  json: "json/jsonc",
  md: "markdown/gfm",
  yaml: "yml/yaml",
  yml: "yml/yaml",
};
const endingOf = (file: string): string => file.slice(file.lastIndexOf(".") + 1);

test.each(files.filter((file) => Object.hasOwn(LANGUAGES, endingOf(file))))("ESLint finds the same in %s", (file) => {
  const language = LANGUAGES[endingOf(file)] as string;
  const filename = file.split("/").at(-1) as string;
  const config: Linter.Config = {
    files: [`**/${filename}`],
    plugins,
    language,
    rules: { "uri-grammar/valid-uri": ["error", STRICT] },
    ...(language === "json/jsonc" && { languageOptions: { allowTrailingCommas: true } }),
  };
  const messages = new Linter().verify(read(file), [config], { filename });
  expect(messages.filter(({ fatal }) => fatal === true)).toEqual([]);
  expect(linesOf(messages)).toEqual(diagnosticLines(file));
});

test.each(files)("the language server finds the same in %s", async (file) => {
  const text = read(file);
  const found: Diagnostic[] = [];
  const document = { uri: `file:///${file}`, languageId: "plaintext", getText: () => text };
  for await (const part of new Search(document, policyOf(STRICT)).mistakes(() => false)) {
    found.push(...part.flatMap(({ diagnostics }) => diagnostics));
  }
  expect(linesOf(found.map(({ start }) => lineColumn(text, start)))).toEqual(diagnosticLines(file));
});

test.each(files.filter((file) => file.endsWith(".md")))("remark-lint finds the faults of links in %s", (file) => {
  const { messages } = remark().use(gfm).use(remarkRule).processSync(read(file));
  const lines = new Set(diagnosticLines(file));
  // Autolinks of GitHub can have placeholders, and code has no links.
  const own = linesOf(messages.map(({ line }) => ({ line: line as number }))).filter((line) => lines.has(line));
  expect(own.length).toBeGreaterThan(0);
});
