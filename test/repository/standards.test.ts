// A standard is one object: what differs between standards is asked of it. So no code names one by its id, but its own
// folder, the list of standards, and the two modules that say which one is in force.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";

/** The ids as code could write them, and the names that code gives to what belongs to one standard. */
const NAMES =
  /^["'`]?(?:rfc3986|rfc2396bis-?01|rfc1738|url-?syntax-?05)["'`]?$|rfc2396bis-?01|url-?syntax-?05|^RFC(?:3986|1738)/i;

/** Where they may stand. */
const ALLOWED = [
  /^src\/standards\/(?:rfc3986|rfc2396bis-01|rfc1738|url-syntax-05)\//,
  // The list, and what says which standard is in force.
  /^src\/standards\/(?:list|current)\.ts$/,
  // What the main entry gives is RFC 3986.
  /^src\/index\.ts$/,
  // The schemes that RFC 1738 defines are its own, and the list of schemes has them.
  /^src\/schemes\/(?:rfc1738(?:\.ts|\/)|index\.ts)/,
];

/** A section of another document than the scheme's own is cited by that document's name. */
const CITATION = /^["'`]RFC\d+:/;

const files = execFileSync("git", ["ls-files", "src", "scripts"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.[jt]s$/.test(file) && !ALLOWED.some((allowed) => allowed.test(file)));

/** The identifiers and the texts of a file that name a standard; comments do not count. */
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

test("there are files to look at", () => {
  expect(files.length).toBeGreaterThan(150);
});

test("no code names a standard", () => {
  expect(files.flatMap(namesIn)).toEqual([]);
});

test("a name is found wherever it is code", () => {
  expect(namesIn("src/standards/list.ts").length).toBeGreaterThan(10);
});
