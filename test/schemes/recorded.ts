/**
 * What the program finds in the strings of a scheme's table, as text.
 *
 * @module
 */
import type { AnyScheme } from "../../src/schemes/index.js";
import type { SchemeFunctions } from "../../src/schemes/define.js";
import { written } from "../fuzz/value.js";
import { linesOf } from "../support/explanations.js";
import { othersOf, type SchemeTable } from "./table.js";

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

/** Returns what is found in the strings of a table: first by consumers, and then what only producers are told. */
export function* findingsIn(
  table: SchemeTable,
  { standard }: AnyScheme,
  validate: SchemeFunctions["validate"],
): Generator<string> {
  for (const uri of stringsOf(table)) {
    const linesBy = (profile: "consume" | "mint"): string[] =>
      validate(uri, { standard, profile }).diagnostics.map((each) => linesOf(each).join("\n  "));
    const consumers = linesBy("consume");
    const producers = linesBy("mint");
    yield [
      written(uri),
      ...consumers.map((each) => `  ${producers.includes(each) ? "" : "consume: "}${each}`),
      ...producers.filter((each) => !consumers.includes(each)).map((each) => `  mint: ${each}`),
    ].join("\n");
  }
}

/** Returns the document, the examples and the requirements of a scheme. */
export function factsOf({ specification, section, examples, requirements }: AnyScheme): string[] {
  const { name, title, url } = specification;
  return [
    `document: ${name}, ${title}, section ${section}, ${url(section)}`,
    ...examples.map((example) => `example ${written(example)}`),
    ...requirements.map(({ code, level = "MUST", binds, section: stated, rule, summary }) => {
      const party = binds === undefined ? "" : ` for ${binds}`;
      return `${level} ${code}${party} (${rule}, ${stated}): ${summary}`;
    }),
  ];
}
