/** Tests that the snippets of src/interop/README.md compile with `strict`, with the types of the last build. */
import ts from "typescript";
import { blocksOf, documentAt } from "../support/documents.js";

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ["node"],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Returns the errors of the compiler for each text, as a module of this folder. */
function faultsOf(texts: readonly string[]): string[][] {
  const sources = new Map(texts.map((text, index) => [`test/interop/snippet-${String(index)}.ts`, text]));
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.readFile = (name) => sources.get(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = sources.get(name);
    return text === undefined ? getSourceFile(name, ...rest) : ts.createSourceFile(name, text, rest[0]);
  };
  const program = ts.createProgram([...sources.keys()], OPTIONS, host);
  return [...sources.keys()].map((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
  );
}

const snippets = blocksOf(documentAt("src/interop/README.md"), "js");
const WRONG = 'import { diagnose } from "uri-grammar";\ndiagnose("a b")[0].repair.edits;';
const [wrong, ...faults] = faultsOf([WRONG, ...snippets.map(({ text }) => text)]);

test("a snippet that does not compile is found", () => {
  expect(wrong).toEqual(["Object is possibly 'undefined'."]);
});

test.each(snippets.map(({ heading }, index) => [heading, faults[index]] as const))("%s compiles", (_, found) => {
  expect(found).toEqual([]);
});
