// What each scheme says of itself, and everything that both profiles find in every string of the tables: severity, code,
// span, rule, section, message, repair and certainty. test/README.md says how to write the files again.
import { schemes, validate, type AnyScheme } from "../../src/schemes/index.js";
import { written } from "../fuzz/value.js";
import { linesOf } from "../support/explanations.js";
import { testFolder } from "../support/folder.js";
import { othersOf, tables, type SchemeTable } from "./table.js";

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

testFolder(
  "findings",
  files.map((file) => [file, () => textOf(file)]),
  "nothing else is found",
);
