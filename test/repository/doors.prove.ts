/**
 * Tests that no module of the library calls a public function. Public functions check their arguments and read their
 * options, once; modules call functions with plain arguments, which trust them. The command line and the formats of
 * other tools use the library as its users do. Modules define schemes as users do.
 */
import ts from "typescript";
import { entries } from "../../scripts/entries.js";
import { functionsOf } from "../support/functions.js";

/** How a scheme is defined, also by users. */
const DEFINITIONS: ReadonlySet<string> = new Set(["defineScheme", "defineSchemes", "rfc", "specification"]);

const ENTRIES = entries().map(({ source }) => source);
const { program, checker, symbols } = functionsOf(entries());
const doors = new Set(
  symbols.filter((symbol) => {
    const { name, valueDeclaration: at } = symbol;
    if (!at || DEFINITIONS.has(name) || !(symbol.flags & ts.SymbolFlags.Value)) return false;
    return checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures().length > 0;
  }),
);

/** Returns the calls of public functions in a file. */
function callsIn(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const symbol = checker.getSymbolAtLocation(node.expression);
      const called = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (called && doors.has(called)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${file.fileName}:${String(line + 1)} calls ${called.name}`);
      }
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

test("there are public functions, and the test finds their calls", () => {
  expect(doors.size).toBeGreaterThan(60);
  const calls = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.endsWith("src/interop/reference-faults.ts"))
    .flatMap(callsIn);
  expect(calls.map((call) => call.replace(/.* calls /, ""))).toContain("diagnoseInterpolated");
});

test("no module of the library calls a public function", () => {
  const inner = program
    .getSourceFiles()
    .filter(({ fileName }) => /(?:^|\/)src\/(?!cli\/|interop\/)/.test(fileName))
    .filter(({ fileName }) => !ENTRIES.some((entry) => fileName.endsWith(entry) && !entry.includes("template/")));
  expect(inner.length).toBeGreaterThan(200);
  expect(inner.flatMap(callsIn)).toEqual([]);
});

test("the modules of each format call no public function of their own", () => {
  const own = program.getSourceFiles().filter(({ fileName }) => /(?:^|\/)src\/interop\/.*\//.test(fileName));
  expect(own.flatMap(callsIn).filter((call) => call.endsWith(" toLoc"))).toEqual([]);
});

/** The functions of a standard that check their arguments. */
const OF_STANDARDS: ReadonlySet<string> = new Set([
  ...["test", "recognize", "parse", "node", "safeParse", "components", "print", "diagnose", "repair"],
  ...["normalize", "compare", "equivalent", "change", "recompose", "resolve", "resolveToTarget", "relativize"],
]);

/** Returns the public functions of standards that a file uses, as members or in patterns. */
function membersIn(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const isStandard = (node: ts.Node): boolean =>
    checker.getTypeAtLocation(node).getProperty("referenceRules") !== undefined;
  const look = (node: ts.Node): void => {
    const name =
      ts.isPropertyAccessExpression(node) && isStandard(node.expression)
        ? node.name.text
        : ts.isBindingElement(node) && isStandard(node.parent)
          ? (node.propertyName ?? node.name).getText()
          : "";
    if (OF_STANDARDS.has(name)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file.fileName}:${String(line + 1)} uses ${name}`);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

const filesIn = (pattern: RegExp): ts.SourceFile[] =>
  program.getSourceFiles().filter(({ fileName }) => pattern.test(fileName));

test("schemes and contexts, and the functions that compare standards, use no public function of a standard", () => {
  // These two modules of standards make the public functions.
  const files = filesIn(/src\/(?:schemes\/(?:mechanism\/|define\.)|context\/|standards\/(?!define|explained)[^/]*$)/);
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap(membersIn).map((use) => use.replace(/.*\bsrc\/(.*):\d+ uses/, "$1 uses"));
  expect([...new Set(found)].sort()).toEqual([
    // The function with the algorithm of any standard: with strings, and without options, it checks nothing.
    "context/referring.ts uses resolveToTarget",
    "schemes/define.ts uses safeParse",
    "standards/resolve-all.ts uses resolveToTarget",
  ]);
});
