/**
 * Reads a copy of the JSON Schema Test Suite.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";

import { resolve } from "../../src/index.js";

const { resolve: find } = createRequire(import.meta.url);

/** Where a copy of the suite can be: its name, and its folder. */
export const COPIES: readonly (readonly [name: string, folder: string])[] = [
  ["the package json-schema-test-suite", dirname(find("json-schema-test-suite/package.json"))],
  ["Debian's libtest-json-schema-acceptance-perl", "/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance"],
];

/** The copies that are installed. */
export const installed = COPIES.filter(([, folder]) => existsSync(join(folder, "tests")));

/** A group of cases with the same schema. */
interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

/** Returns the paths of the JSON files in a folder, with "/" between names. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { encoding: "utf8", recursive: true })
    .map((path) => path.replaceAll(sep, "/"))
    .filter((path) => path.endsWith(".json"))
    .sort();

const jsonIn = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), "utf8"));

/** Returns the drafts of a copy. */
export const draftsIn = (folder: string): string[] => readdirSync(join(folder, "tests")).sort();

/** Returns the groups of a draft, each with its file. */
export function groupsIn(folder: string, draft: string): (Group & { readonly file: string })[] {
  return filesIn(join(folder, "tests", draft)).flatMap((file) =>
    (jsonIn(folder, "tests", draft, file) as Group[]).map((group) => ({ ...group, file })),
  );
}

/** Returns the schemas that a draft can load, each with its address. */
export function remotesOf(folder: string, draft: string): [uri: string, schema: unknown][] {
  return filesIn(join(folder, "remotes"))
    .filter((file) => file.startsWith(`${draft}/`) || !file.startsWith("draft"))
    .map((file) => [REMOTES + file, jsonIn(folder, "remotes", file)]);
}

/** A case of a format. */
export interface FormatCase {
  readonly draft: string;
  readonly file: string;
  readonly format: string;
  readonly description: string;
  readonly data: unknown;
  readonly valid: boolean;
}

/** Returns all cases whose schema consists of a format. */
export function formatCasesIn(folder: string): FormatCase[] {
  return draftsIn(folder).flatMap((draft) =>
    groupsIn(folder, draft).flatMap(({ file, schema, tests }) => {
      const { format, ...others } = Object(schema) as Record<string, unknown>;
      if (typeof format !== "string" || Object.keys(others).some((name) => name !== "$schema")) return [];
      return tests.map((test) => ({ draft, file, format, ...test }));
    }),
  );
}

/** A reference in a schema. */
export interface Reference {
  readonly group: string;
  readonly ref: string;
  readonly base: string;
  /** The base URI and all identifiers in the schema and in the files that it can load. */
  readonly documents: ReadonlySet<string>;
}

/** Where the schemas of the groups are, for references. */
const HOME = "http://suite.example/schema";

/** Where the suite says that the files of its folder `remotes` are. */
export const REMOTES = "http://localhost:1234/";

/** Returns all references in the schemas of a draft. */
export function referencesIn(folder: string, draft: string): Reference[] {
  const remotes = filesIn(join(folder, "remotes"));
  const shared = new Set([HOME, ...remotes.map((file) => REMOTES + file)]);
  for (const file of remotes) {
    // The folder of another draft has other keywords.
    const isOurs = file.startsWith(`${draft}/`) || !file.startsWith("draft");
    if (isOurs) walk(jsonIn(folder, "remotes", file), REMOTES + file, draft, { id: (uri) => shared.add(uri) });
  }
  return groupsIn(folder, draft).flatMap(({ description, schema }) => {
    const documents = new Set(shared);
    const found: Reference[] = [];
    const ref = (text: string, base: string): unknown => found.push({ group: description, ref: text, base, documents });
    walk(schema, HOME, draft, { id: (uri) => documents.add(uri), ref });
    return found;
  });
}

/** The keywords whose values are not schemas. */
const DATA = ["enum", "const", "default", "examples"];

/** Visits the identifiers and references of a schema. */
function walk(
  schema: unknown,
  outer: string,
  draft: string,
  visit: { readonly id: (uri: string) => unknown; readonly ref?: (text: string, base: string) => unknown },
): void {
  if (Array.isArray(schema)) for (const item of schema) walk(item, outer, draft, visit);
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return;
  const keywords = schema as Record<string, unknown>;
  // In old drafts, a reference hides the keywords next to it.
  const isAlone = typeof keywords["$ref"] === "string" && /^draft[3467]$/.test(draft);
  const id = keywords[/^draft[34]$/.test(draft) ? "id" : "$id"];
  const base = typeof id === "string" && !isAlone ? withoutFragment(resolve(id, outer)) : outer;
  visit.id(base);
  for (const name of ["$ref", "$dynamicRef", "$recursiveRef"]) {
    const text = keywords[name];
    if (typeof text === "string") visit.ref?.(text, base);
  }
  if (isAlone) return;
  for (const [name, value] of Object.entries(keywords)) {
    if (!DATA.includes(name)) walk(value, base, draft, visit);
  }
}

export const withoutFragment = (uri: string): string => uri.replace(/#.*$/s, "");
