/**
 * Reads from the types what functions the entries export, and which values their options have.
 *
 * @module
 */
import ts from "typescript";

/** The options of a function, each with its values if there are finitely many. */
export interface Signature {
  /** The names of the exports and members that lead to the function, with dots. */
  readonly path: string;
  readonly options: Readonly<Record<string, readonly (boolean | string)[]>>;
}

/** How many members lead from an export to a function. */
const DEEPEST = 3;

/** Returns the functions that modules export, also as members of objects. */
export function signaturesOf(sources: readonly { readonly name: string; readonly source: string }[]): Signature[] {
  const { config } = ts.readConfigFile("tsconfig.json", (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
  const program = ts.createProgram(
    sources.map(({ source }) => source),
    options,
  );
  const checker = program.getTypeChecker();
  const found: Signature[] = [];
  for (const { name, source } of sources) {
    const file = program.getSourceFile(source);
    const module = file && checker.getSymbolAtLocation(file);
    if (!file || !module) throw new Error(`${source} is no module`);
    for (const exported of checker.getExportsOfModule(module)) {
      if (exported.declarations?.some(ts.isTypeOnlyExportDeclaration)) continue;
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (!(symbol.flags & ts.SymbolFlags.Value)) continue;
      walk(checker.getTypeOfSymbolAtLocation(symbol, file), `${name}#${exported.name}`, 0);
    }
  }
  return found;

  function walk(type: ts.Type, path: string, depth: number): void {
    const signatures = checker.getNonNullableType(type).getCallSignatures();
    if (signatures.length > 0) found.push({ path, options: optionsOf(signatures) });
    if (depth === DEEPEST || checker.isArrayLikeType(type)) return;
    for (const property of type.getProperties()) {
      const declared = property.declarations?.[0]?.getSourceFile().fileName ?? "";
      if (/[\\/]node_modules[\\/]/.test(declared) || property.name.startsWith("__@")) continue;
      walk(checker.getTypeOfSymbol(property), `${path}.${property.name}`, depth + 1);
    }
  }

  function optionsOf(signatures: readonly ts.Signature[]): Record<string, (boolean | string)[]> {
    const all: Record<string, (boolean | string)[]> = {};
    for (const { parameters } of signatures) {
      for (const parameter of parameters) {
        const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
        for (const part of type.isUnion() ? type.types : [type]) {
          for (const property of part.flags & ts.TypeFlags.Object ? part.getProperties() : []) {
            if (!(property.flags & ts.SymbolFlags.Optional)) continue;
            const values = valuesOf(checker.getTypeOfSymbol(property));
            if (values.length > 0) all[property.name] = [...new Set([...(all[property.name] ?? []), ...values])];
          }
        }
      }
    }
    return all;
  }

  function valuesOf(type: ts.Type): (boolean | string)[] {
    return (type.isUnion() ? type.types : [type]).flatMap((part): (boolean | string)[] => {
      if (part.isStringLiteral()) return [part.value];
      if (part.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(part) === "true"];
      return [];
    });
  }
}
