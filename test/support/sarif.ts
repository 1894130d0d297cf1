import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv } from "ajv";
import { addURIFormats } from "../../src/interop/ajv.js";

/**
 * The schema of SARIF 2.1.0. It is one of draft 4 of JSON Schema, of which it uses nothing that later drafts read in another
 * way: without its own name it is one of draft 7, too.
 */
const { $schema, id, ...schema } = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json"),
    "utf8",
  ),
) as Record<string, unknown>;
const validate = addURIFormats(
  new Ajv({ strict: false, unicodeRegExp: false, formats: { "date-time": true } }),
).compile(schema);

/** How the schema names its own schema, and itself. */
export const schemaNames: readonly unknown[] = [$schema, id];

/** What the schema has to say against a log. */
export function faultsOf(log: unknown): unknown {
  validate(log);
  return validate.errors;
}
