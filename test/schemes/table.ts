/**
 * The tables under test/tables/scheme/: one module for each file of grammar/scheme/ or src/schemes/ that defines schemes.
 *
 * @module
 */
import { readdirSync } from "node:fs";
import type { Profile } from "../../src/schemes/mechanism/check.js";
import type { Severity } from "../../src/core/diagnostic.js";

/** What an invalid string, or one that there is something to say of, comes to. */
export type Row = readonly [
  uri: string,
  /** The code of the diagnostic that the row is about; there may be others. */
  code: string,
  start: number,
  end: number,
  /** An error that the consumer is told of, where nothing else is said. */
  options?: { readonly severity?: Severity; readonly profile?: Profile },
];

type Pair = readonly [string, string];

/** What is expected of one scheme. */
export interface SchemeTable {
  /** At least eight strings without an error. */
  readonly valid: readonly string[];
  /** At least eight rows. */
  readonly invalid: readonly Row[];
  /** All examples that the specification has of the scheme. */
  readonly examples: readonly string[];
  /** URIs with their normal forms. */
  readonly normal: readonly Pair[];
  readonly equivalent: readonly Pair[];
  readonly different: readonly Pair[];
  /** URIs with what repairing them gives. */
  readonly fixed?: readonly Pair[];
}

/** The tables of a module, by the keys of their schemes: a name, or `<standard>/<name>`. */
export type SchemeTables = Readonly<Record<string, SchemeTable>>;

const directory = new URL("../tables/scheme/", import.meta.url);

/** A row for each scheme that has a table: the file, the scheme's key, the table. */
export const tables: readonly (readonly [file: string, key: string, table: SchemeTable])[] = (
  await Promise.all(
    readdirSync(directory).map(async (name) => {
      const { tables: found } = (await import(`../tables/scheme/${name}`)) as { readonly tables: SchemeTables };
      return Object.entries(found).map(([key, table]) => [name.replace(/\.ts$/, ""), key, table] as const);
    }),
  )
).flat();
