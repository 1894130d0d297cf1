/**
 * The regular expressions of the sources, and a check of each: its time must be linear for every text.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import ts from "typescript";
import { entries, moduleFor } from "../../scripts/entries.js";

/** A regular expression, and where it is. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly place: string;
}

/** Returns the modules of the sources, and those of the built library. */
export function modules(): { readonly written: readonly string[]; readonly built: readonly string[] } {
  const below = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.[jt]s$/.test(name) && !name.endsWith(".d.ts"))
      .map((name) => join(folder, name).split(sep).join("/"));
  const built = new Set(entries().map(({ source }) => moduleFor(source)));
  for (const module of built) {
    for (const { fileName } of ts.preProcessFile(readFileSync(module, "utf8")).importedFiles) {
      if (fileName.startsWith(".")) built.add(join(module, "..", fileName).split(sep).join("/"));
    }
  }
  // Other scripts write pages and programs to folders there.
  const parsers = below("generated").filter((name) => !/^generated\/(?:pages|playground|site|tests)\//.test(name));
  return { written: [...below("src"), ...parsers], built: [...built] };
}

/** Returns the literals of modules, each once, and the places of each `new RegExp`. */
export function expressionsIn(paths: readonly string[]): { literals: Expression[]; constructed: string[] } {
  const literals = new Map<string, Expression>();
  const constructed: string[] = [];
  for (const path of paths) {
    const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, true);
    const visit = (node: ts.Node): void => {
      const place = (): string => `${path}:${String(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1)}`;
      if (ts.isRegularExpressionLiteral(node)) {
        const slash = node.text.lastIndexOf("/");
        const [source, flags] = [node.text.slice(1, slash), node.text.slice(slash + 1)];
        if (!literals.has(node.text)) literals.set(node.text, { source, flags, place: place() });
      }
      const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
      if (isCall && ts.isIdentifier(node.expression) && node.expression.text === "RegExp") constructed.push(place());
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { literals: [...literals.values()], constructed };
}

/** Returns whether the check of an expression takes long: large repetitions, assertions, and long expressions. */
export function isLarge({ source }: Expression): boolean {
  return source.length > 60 || /\{\d*,?\d{2,}\}|\(\?[=!<]|\.\+|\(\?:.*[*+].*\)/.test(source);
}

/**
 * Expressions that the checker suspects, although they are linear: it cannot decide about look-aheads, so it searches for
 * a slow text, and counts the characters that it copies. Each entry has the file, the beginning of the expression, and the
 * reason.
 */
export const LINEAR: readonly (readonly [file: string, beginning: string, because: string])[] = [
  ["src/explain/authority.ts", "(?:^|:)(0+)", "zeros are followed by something else, and a match begins at a colon"],
  [
    "src/explain/delimiters.ts",
    "^(?!(?:[a-z\\d-]+\\.)+[a-z]{2,}",
    "a label contains no dot, so it can only be read in one way",
  ],
  [
    "src/schemes/mechanism/redact.ts",
    "(?<=[\\s<(]|",
    "the name cannot contain what stands before it, so no two attempts read the same",
  ],
  [
    "src/schemes/mechanism/redact.ts",
    "(?<![\\w+.%/@:-])(jdbc",
    "no character of the name can stand before it, so a run is read once",
  ],
  [
    "src/schemes/mechanism/redact.ts",
    "^(?:(?:\\[[\\da-f:.v%]*\\]|",
    "an item contains no comma, and only digits are between ':' and ';'",
  ],
  ["generated/rfc3986.reference.js", "^(?!", "each loop is followed by what it cannot match"],
];

/** Returns whether an entry is about an expression. */
export function isAbout([file, beginning]: (typeof LINEAR)[number], { place, source }: Expression): boolean {
  return place.startsWith(`${file}:`) && source.startsWith(beginning);
}

/** Returns what is wrong with expressions: that some text takes more than linear time. */
export function faultsOf(expressions: readonly Expression[]): readonly string[] {
  // The output has the texts that take long.
  const options = { input: JSON.stringify(expressions), encoding: "utf8", maxBuffer: Infinity } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/recheck.js"], options);
  if (status !== 0) throw new Error(stderr);
  return (JSON.parse(stdout) as (string | null)[]).filter((each) => each !== null);
}
