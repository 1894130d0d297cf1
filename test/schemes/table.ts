/**
 * The tables under test/tables/scheme/: one module for each file of grammar/scheme/ or src/schemes/ that defines schemes.
 *
 * @module
 */
import { readdirSync } from "node:fs";
import { selected } from "../support/selected.js";

type Pair = readonly [string, string];

/** What people expect for one scheme. test/tables/findings/ has the diagnostics of all strings. */
export interface SchemeTable {
  /** Strings without an error, at least eight. */
  readonly valid: readonly string[];
  /** Strings with an error. */
  readonly invalid: readonly string[];
  /**
   * Strings with a warning or an info, or with an error only in the profile `mint`. There are at least eight strings in
   * this list and in `invalid`.
   */
  readonly advised?: readonly string[];
  /** All examples of the scheme in its specification. */
  readonly examples: readonly string[];
  /** URIs and their normal forms. */
  readonly normal: readonly Pair[];
  readonly equivalent: readonly Pair[];
  readonly different: readonly Pair[];
  /** URIs and the results of their repair. */
  readonly fixed?: readonly Pair[];
}

/** Returns the strings with an error or with advice. */
export function othersOf({ invalid, advised = [] }: SchemeTable): readonly string[] {
  return [...invalid, ...advised];
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
