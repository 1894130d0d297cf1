/** Tests the API reference: each example in a docstring runs and compiles. typedoc.prove.ts makes its pages. */
import ts from "typescript";

import { entries } from "../../scripts/entries.js";
import { compileSnippets } from "../support/compiled.js";
import { runSnippets, withAssertions } from "../support/snippets.js";

/** An exported value of an entry. */
interface Export {
  readonly name: string;
  /** The texts after each `@example`. */
  readonly examples: readonly string[];
}

/** Returns the exported values, each under the first entry that exports it, without those marked `@internal`. */
function exportsOf(modules: readonly { readonly name: string; readonly source: string }[]): Export[] {
  const { config } = ts.readConfigFile("tsconfig.json", (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
  const program = ts.createProgram(
    modules.map(({ source }) => source),
    options,
  );
  const checker = program.getTypeChecker();
  const found = new Map<ts.Symbol, Export>();
  for (const { name, source } of modules) {
    const file = program.getSourceFile(source);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${source} is no module`);
    for (const exported of checker.getExportsOfModule(module)) {
      if (exported.declarations?.some(ts.isTypeOnlyExportDeclaration)) continue;
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const tags = symbol.getJsDocTags(checker);
      const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
      if (found.has(symbol) || !isValue || tags.some((tag) => tag.name === "internal")) continue;
      const examples = tags.filter((tag) => tag.name === "example").map(({ text }) => ts.displayPartsToString(text));
      found.set(symbol, { name: `${name} ${exported.name}`, examples });
    }
  }
  return [...found.values()];
}

const all = exportsOf(entries());
const examples = all.flatMap(({ name, examples: texts }) => texts.map((text) => [name, text] as const));
const texts = examples.map(([, text]) => text);
const results = runSnippets(texts);
const compiled = compileSnippets(texts);

test("everything that is exported has an example", () => {
  expect(all.filter((each) => each.examples.length === 0).map(({ name }) => name)).toEqual([]);
});

describe("the example of", () => {
  test.each(examples.map(([name, text], index) => [name, text, results[index], compiled[index]] as const))(
    "%s",
    (name, text, result, messages) => {
      const [, exported] = name.split(" ") as [string, string];
      const names = exported === "default" ? "\\w+" : `\\{ .*\\b${exported}\\b.* \\}`;
      expect(text).toMatch(new RegExp(`^import ${names} from`, "m"));
      expect(withAssertions(text).count).toBeGreaterThan(0);
      expect(result).toBeNull();
      expect(messages).toBeNull();
    },
  );
});

test("an example with a wrong value is detected", () => {
  const [right, wrong] = runSnippets(["1 + 1; // => 2", "1 + 1; // => 3"]);
  expect(right).toBeNull();
  expect(wrong).toMatch(/^AssertionError/);
});

test("an expected value that does not follow a statement is refused", () => {
  expect(() => withAssertions("const two = 1 + 1; // => 2")).toThrow(
    "a value stands behind what is no statement: const two = 1 + 1; // => 2",
  );
});

test("an example with a syntax error is refused", () => {
  expect(() => runSnippets(["1 +; // => 2"])).toThrow("SyntaxError");
});
