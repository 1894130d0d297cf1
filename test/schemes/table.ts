/**
 * The tables under test/tables/scheme/: one module for each file of grammar/scheme/ or src/schemes/ that defines schemes.
 *
 * @module
 */
import { readdirSync } from "node:fs";
import type { Profile } from "../../src/schemes/mechanism/check.js";
import type { Severity } from "../../src/core/diagnostic.js";
import { selected } from "../support/selected.js";

/** The expected diagnostic of a string. */
export type Row = readonly [
  uri: string,
  /** The code of the expected diagnostic; there may be more diagnostics. */
  code: string,
  start: number,
  end: number,
  /** The severity and the profile; default: an error in the profile `consume`. */
  options?: { readonly severity?: Severity; readonly profile?: Profile },
];

type Pair = readonly [string, string];

/** The expected results for one scheme. */
export interface SchemeTable {
  /** Strings without an error, at least eight. */
  readonly valid: readonly string[];
  /** Strings with a diagnostic, at least eight. */
  readonly invalid: readonly Row[];
  /** All examples of the scheme in its specification. */
  readonly examples: readonly string[];
  /** URIs and their normal forms. */
  readonly normal: readonly Pair[];
  readonly equivalent: readonly Pair[];
  readonly different: readonly Pair[];
  /** URIs and the results of their repair. */
  readonly fixed?: readonly Pair[];
}

/** The tables of a module, by scheme key: a name, or `<standard>/<name>`. */
export type SchemeTables = Readonly<Record<string, SchemeTable>>;

const files = readdirSync(new URL("../tables/scheme/", import.meta.url)).map((name) => name.replace(/\.ts$/, ""));

/** One row for each table that a run is about: the file, the scheme's key, the table. */
export const tables: readonly (readonly [file: string, key: string, table: SchemeTable])[] = (
  await Promise.all(
    selected(files, (file) => file).map(async (file) => {
      const { tables: found } = (await import(`../tables/scheme/${file}.js`)) as { readonly tables: SchemeTables };
      return Object.entries(found).map(([key, table]) => [file, key, table] as const);
    }),
  )
).flat();
