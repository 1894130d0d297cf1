/**
 * Reads from the types what functions the entries export.
 *
 * @module
 */
import ts from "typescript";
import { typedSource } from "../../scripts/entries.js";

/** A function that an entry exports, also as a member of an object. */
export interface ExportedFunction {
  /** The names of the export and of the members that lead to the function, with dots. */
  readonly path: string;
  /** Its overloads. */
  readonly signatures: readonly ts.Signature[];
}

/** The functions of some modules, and the checker that knows their types. */
export interface ExportedFunctions {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly functions: readonly ExportedFunction[];
  /** All exports, also types. */
  readonly symbols: readonly ts.Symbol[];
}

/** How many members lead from an export to a function. */
const DEEPEST = 3;

/** Returns the functions that modules export, also as members of objects. */
export function functionsOf(sources: readonly { readonly name: string; readonly source: string }[]): ExportedFunctions {
  const { config } = ts.readConfigFile("tsconfig.json", (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
  const program = ts.createProgram(
    sources.map(({ source }) => typedSource(source)),
    options,
  );
  const checker = program.getTypeChecker();
  const functions: ExportedFunction[] = [];
  const symbols: ts.Symbol[] = [];
  for (const { name, source } of sources) {
    const file = program.getSourceFile(typedSource(source));
    const module = file && checker.getSymbolAtLocation(file);
    if (!file || !module) throw new Error(`${source} is no module`);
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      symbols.push(symbol);
      if (exported.declarations?.some(ts.isTypeOnlyExportDeclaration)) continue;
      if (!(symbol.flags & ts.SymbolFlags.Value)) continue;
      walk(checker.getTypeOfSymbolAtLocation(symbol, file), `${name}#${exported.name}`, 0);
    }
  }
  return { program, checker, functions, symbols };

  function walk(type: ts.Type, path: string, depth: number): void {
    const signatures = checker.getNonNullableType(type).getCallSignatures();
    if (signatures.length > 0) functions.push({ path, signatures });
    if (depth === DEEPEST || checker.isArrayLikeType(type)) return;
    for (const property of type.getProperties()) {
      if (isForeign(property) || property.name.startsWith("__@")) continue;
      walk(checker.getTypeOfSymbol(property), `${path}.${property.name}`, depth + 1);
    }
  }
}

/** Whether a property belongs to a type of a library, such as `Array` or `RegExp`. */
export function isForeign(symbol: ts.Symbol): boolean {
  const declared = symbol.declarations?.[0]?.getSourceFile().fileName ?? "";
  return /[\\/]node_modules[\\/]/.test(declared);
}
