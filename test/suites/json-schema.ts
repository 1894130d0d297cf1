/**
 * Cases of the JSON Schema Test Suite: those of the formats for URIs, IRIs and templates, and those whose schemas have
 * references or identifiers. They stand in test/tables/json-schema-suite, with their licence.
 *
 * @module
 */
import { readFileSync } from "node:fs";

import { resolve } from "../../src/index.js";

/** A group of cases with the same schema. */
interface Group {
  /** The drafts that have it. */
  readonly drafts: readonly string[];
  readonly file: string;
  readonly description: string;
  readonly schema: unknown;
  /** The descriptions stand only where the schema is a format. */
  readonly tests: readonly (readonly [data: unknown, valid: boolean, description?: string])[];
}

/** A schema that others can load. */
interface Remote {
  /** Its path in the folder `remotes` of the suite. */
  readonly remote: string;
  readonly schema: unknown;
}

const rows = readFileSync(new URL("../tables/json-schema-suite/suite.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Group | Remote);

const groups = rows.filter((row) => "drafts" in row);
const remotes = rows.filter((row) => "remote" in row);

export const DRAFTS: readonly string[] = [...new Set(groups.flatMap((group) => group.drafts))].sort();

/** Returns the groups of a draft. */
export const groupsOf = (draft: string): readonly Group[] => groups.filter((group) => group.drafts.includes(draft));

/** Returns the schemas that a draft can load, each with its address. The folder of another draft has other keywords. */
export const remotesOf = (draft: string): readonly (readonly [uri: string, schema: unknown])[] =>
  remotes
    .filter(({ remote }) => remote.startsWith(`${draft}/`) || !remote.startsWith("draft"))
    .map(({ remote, schema }) => [REMOTES + remote, schema]);

/** A case of a format. */
export interface FormatCase {
  readonly draft: string;
  readonly file: string;
  readonly format: string;
  readonly description: string;
  readonly data: unknown;
  readonly valid: boolean;
}

/** All cases whose schema consists of a format. */
export const formatCases: readonly FormatCase[] = groups.flatMap(({ drafts, file, schema, tests }) => {
  const { format, ...others } = Object(schema) as Record<string, unknown>;
  if (typeof format !== "string" || Object.keys(others).some((name) => name !== "$schema")) return [];
  return drafts.flatMap((draft) =>
    tests.map(([data, valid, description = ""]) => ({ draft, file, format, description, data, valid })),
  );
});

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
export function referencesIn(draft: string): Reference[] {
  const shared = new Set([HOME, ...remotes.map(({ remote }) => REMOTES + remote)]);
  for (const [uri, schema] of remotesOf(draft)) walk(schema, uri, draft, { id: (id) => shared.add(id) });
  return groupsOf(draft).flatMap(({ description, schema }) => {
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
