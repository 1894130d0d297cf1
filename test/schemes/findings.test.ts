// What each scheme says of itself, and everything that both profiles find in every string of the tables: severity, code,
// span, rule, section, message, repair and certainty. test/README.md says how to write the files again.
import { schemes, validate, type AnyScheme } from "../../src/schemes/index.js";
import { testFolder } from "../support/folder.js";
import { factsOf, findingsIn } from "./recorded.js";
import { tables } from "./table.js";

const files = [...new Set(tables.map(([file]) => file))].sort();

/** Returns the text of a file. */
function textOf(file: string): string {
  const blocks = tables
    .filter(([name]) => name === file)
    .flatMap(([, key, table]) => {
      const scheme = schemes.get(key) as AnyScheme;
      return [...factsOf(scheme), ...findingsIn(table, scheme, validate)].map((line) => `${key} ${line}`);
    });
  return `${blocks.join("\n")}\n`;
}

testFolder(
  "findings",
  files.map((file) => [file, () => textOf(file)]),
  "nothing else is found",
);
