/**
 * Compiles snippets in one program, with the types of the built package.
 *
 * @module
 */
import ts from "typescript";

/** A snippet as a virtual file. Its path lets the compiler resolve the package's own name. */
const pathOf = (index: number): string => ts.sys.resolvePath(`dist/snippet-${String(index)}.ts`);

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ["node"],
};

/**
 * Compiles snippets, each as a separate module, like in a user's project.
 *
 * @returns the compiler's messages for each snippet; `null` if it has none
 */
export function compileSnippets(snippets: readonly string[]): (string | null)[] {
  // A snippet without an import is a module, too.
  const texts = new Map(snippets.map((snippet, index) => [pathOf(index), `${snippet}\nexport {};\n`]));
  const host = ts.createCompilerHost(OPTIONS);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.getSourceFile = (path, options, ...rest) => {
    const text = texts.get(path);
    return text === undefined ? getSourceFile(path, options, ...rest) : ts.createSourceFile(path, text, options);
  };
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  return Array.from(texts.keys(), (path) => {
    const file = program.getSourceFile(path);
    const messages = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText, start = 0 }) => {
        const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
        return `${(texts.get(path) ?? "").split("\n")[line] ?? ""}\n${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
      },
    );
    return messages.length === 0 ? null : messages.join("\n");
  });
}
