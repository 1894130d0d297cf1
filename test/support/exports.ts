/**
 * What the entries of the package export.
 *
 * @module
 */
import ts from "typescript";
import { typedSource } from "../../scripts/entries.js";

/** What an entry exports. */
export interface Export {
  /** What the entry is imported as. */
  readonly entry: string;
  readonly name: string;
  readonly isValue: boolean;
  /** The thing itself, which several entries can export. */
  readonly symbol: ts.Symbol;
  /** The texts behind each `@example`. */
  readonly examples: readonly string[];
}

/** All that the entries export, in their order; nothing that is `@internal`. */
export function exportsOf(entries: readonly { readonly name: string; readonly source: string }[]): Export[] {
  const { config } = ts.readConfigFile("tsconfig.json", (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
  const program = ts.createProgram(
    entries.map(({ source }) => typedSource(source)),
    options,
  );
  const checker = program.getTypeChecker();
  return entries.flatMap(({ name: entry, source }) => {
    const file = program.getSourceFile(typedSource(source));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${source} is no module`);
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const { name } = exported;
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const tags = symbol.getJsDocTags(checker);
      if (tags.some((tag) => tag.name === "internal")) return [];
      const isOnlyType = exported.declarations?.some(ts.isTypeOnlyExportDeclaration) === true;
      const isValue = !isOnlyType && (symbol.flags & ts.SymbolFlags.Value) !== 0;
      const examples = tags.filter((tag) => tag.name === "example").map(({ text }) => ts.displayPartsToString(text));
      return [{ entry, name, isValue, symbol, examples }];
    });
  });
}
