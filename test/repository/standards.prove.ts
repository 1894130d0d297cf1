// A standard is one object that owns all differences between standards. So code must not use the id of a standard,
// except in its own folder, in the list of standards, and in the two modules that choose the current standard.
import { readFileSync } from "node:fs";
import ts from "typescript";
import { git } from "../support/git.js";

/** The ids in the forms that code could use, and the names of objects that belong to one standard. */
const NAMES =
  /^["'`]?(?:rfc3986|rfc2396(?:bis-?01)?|rfc1808|rfc1738|url-?syntax-?05)["'`]?$|rfc2396bis-?01|url-?syntax-?05|^RFC(?:3986|2396|1808|1738)/i;

/** The places where they are allowed. */
const ALLOWED = [
  /^src\/standards\/(?:rfc3986|rfc3987|rfc2396(?:bis-01)?|rfc1808|rfc1738|url-syntax-05)\//,
  // The lists of standards, and the modules that choose the current standard.
  /^src\/standards\/(?:list|judges|current)\.ts$/,
  // The main entry exports RFC 3986.
  /^src\/index\.ts$/,
  // The schemes of RFC 1738 belong to that standard, and the list of schemes contains them.
  /^src\/schemes\/(?:rfc1738(?:\.ts|\/)|index\.ts)/,
  // The suite tests certain documents.
  /^scripts\/suite\//,
  // A library of Python has this name.
  /^scripts\/field\/implementations\.js$/,
];

/** A section of another document is cited with that document's name. */
const CITATION = /^["'`]RFC\d+:/;

const files = git(".", ["ls-files", "src", "scripts"])
  .split("\n")
  .filter((file) => /\.[jt]s$/.test(file) && !ALLOWED.some((allowed) => allowed.test(file)));

/** Returns the identifiers and strings of a file that name a standard. Comments do not count. */
function namesIn(file: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const look = (node: ts.Node): void => {
    const isName = ts.isIdentifier(node) || ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node);
    const text = isName ? node.getText(source) : "";
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    if (NAMES.test(text) && !CITATION.test(text)) found.push(`${file}:${String(line + 1)}: ${text}`);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

test("the list of files is not empty", () => {
  expect(files.length).toBeGreaterThan(150);
});

test("no code names a standard", () => {
  expect(files.flatMap(namesIn)).toEqual([]);
});

test("a name is detected everywhere in code", () => {
  expect(namesIn("src/standards/list.ts").length).toBeGreaterThan(10);
});
