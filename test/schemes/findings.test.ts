// What each scheme says of itself, and everything that both profiles find in every string of the tables: severity, code,
// span, rule, section, message, repair and certainty. test/README.md says how to write the files again.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { schemes, validate, type AnyScheme } from "../../src/schemes/index.js";
import { written } from "../fuzz/value.js";
import { linesOf } from "../support/explanations.js";
import { isSelection } from "../support/selected.js";
import { othersOf, tables, type SchemeTable } from "./table.js";

const DIRECTORY = new URL("../tables/findings/", import.meta.url);

const files = [...new Set(tables.map(([file]) => file))].sort();

/** Returns all strings of a table, each once. */
function stringsOf(table: SchemeTable): Set<string> {
  const { valid, examples, normal, equivalent, different, fixed = [] } = table;
  return new Set([
    ...examples,
    ...valid,
    ...othersOf(table),
    ...[...normal, ...equivalent, ...different, ...fixed].flat(),
  ]);
}

/** Returns what is found in a string: first by consumers, and then what only producers are told. */
function findingsIn(uri: string, { standard }: AnyScheme): string[] {
  const linesBy = (profile: "consume" | "mint"): string[] =>
    validate(uri, { standard, profile }).diagnostics.map((each) => linesOf(each).join("\n  "));
  const consumers = linesBy("consume");
  const producers = linesBy("mint");
  return [
    ...consumers.map((each) => `  ${producers.includes(each) ? "" : "consume: "}${each}`),
    ...producers.filter((each) => !consumers.includes(each)).map((each) => `  mint: ${each}`),
  ];
}

/** Returns the document, the examples and the requirements of a scheme. */
function factsOf({ specification, section, examples, requirements }: AnyScheme): string[] {
  const { name, title, url } = specification;
  return [
    `document: ${name}, ${title}, section ${section}, ${url(section)}`,
    ...examples.map((example) => `example ${written(example)}`),
    ...requirements.map(({ code, level = "MUST", binds, section, rule, summary }) => {
      const party = binds === undefined ? "" : ` for ${binds}`;
      return `${level} ${code}${party} (${rule}, ${section}): ${summary}`;
    }),
  ];
}

/** Returns the text of a file. */
function textOf(file: string): string {
  const blocks = tables
    .filter(([name]) => name === file)
    .flatMap(([, key, table]) => {
      const scheme = schemes.get(key) as AnyScheme;
      const facts = factsOf(scheme).map((fact) => `${key} ${fact}`);
      const strings = Array.from(stringsOf(table), (uri) =>
        [`${key} ${written(uri)}`, ...findingsIn(uri, scheme)].join("\n"),
      );
      return [...facts, ...strings];
    });
  return `${blocks.join("\n")}\n`;
}

if (process.env["EXPLANATIONS"] === "write") {
  mkdirSync(DIRECTORY, { recursive: true });
  for (const file of files) writeFileSync(new URL(`${file}.txt`, DIRECTORY), textOf(file));
}

(isSelection ? test.skip : test)("each table has its file", () => {
  expect(readdirSync(DIRECTORY).sort()).toEqual(files.map((file) => `${file}.txt`).sort());
});

test.each(files)("%s: nothing else is found", (file) => {
  expect(textOf(file)).toBe(readFileSync(new URL(`${file}.txt`, DIRECTORY), "utf8"));
});
