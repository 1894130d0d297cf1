// A step of `npm run build:dist`: writes the types of src/ to dist/. `isolatedDeclarations` demands that the types of all
// exports are written down, so each file has all that its declarations need, and nothing is checked here: `npm run types`
// does that.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const source = fileURLToPath(new URL("../src", import.meta.url));
const target = fileURLToPath(new URL("../dist", import.meta.url));

/** The compiler declares a static method whose name is a symbol also as a property, which is an error. */
const TWICE = /^ +static (\[Symbol\.\w+\]): .*\n(?=[^]*?^ +static \1\()/gm;

const read = ts.readJsonConfigFile(join(source, "tsconfig.json"), (path) => readFileSync(path, "utf8"));
const { options, fileNames, errors } = ts.parseJsonSourceFileConfigFileContent(read, ts.sys, source);
const faults = [...errors];
for (const fileName of fileNames) {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(fileName, "utf8"), {
    fileName,
    compilerOptions: options,
    reportDiagnostics: true,
  });
  faults.push(...diagnostics);
  const path = join(target, relative(source, fileName).replace(/\.ts$/, ".d.ts"));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, outputText.replace(TWICE, ""));
}

if (faults.length > 0) {
  console.error(
    ts.formatDiagnostics(faults, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => process.cwd(),
      getNewLine: () => "\n",
    }),
  );
  process.exitCode = 1;
}
