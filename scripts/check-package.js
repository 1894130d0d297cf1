// `npm run package:check`: packs the last build, installs it in another place, and uses it there.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import ts from "typescript";
import { manifest, npm, pack, ROOT, run } from "./consumers/package.js";
import { entries, moduleFor, typesFor } from "./entries.js";
import { schemeNames } from "./manifest.js";

/** The libraries that some entries import. Their types come from there, too. */
const LIBRARIES = ["valibot", "zod"];

/** The entries with a module that Node imports. */
const FACES = entries().flatMap(({ file, hasDefault }) => (hasDefault ? [`dist/node/${file}`] : []));

const place = mkdtempSync(join(tmpdir(), "package-check-"));
const { name: own, bin, dependencies } = manifest();
const installed = join(place, "node_modules", own);
/** @type {string[]} */
const faults = [];

/**
 * Runs a command whose failure is a fault of the package.
 *
 * @param {string} what the message if it fails
 * @param {string[]} command
 */
function check(what, command) {
  try {
    run(command, place);
  } catch (error) {
    faults.push(`${what}\n${/** @type {Error} */ (error).message}`);
  }
}

/**
 * @param {string} path
 * @returns {string} the path relative to the package, with "/" between names
 */
const nameOf = (path) => relative(installed, path).split(sep).join("/");

/**
 * @param {string} directory
 * @returns {string[]} the paths of the files in it
 */
const filesIn = (directory) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The modules that are loaded, by format. Only the command line uses Node. */
const PROGRAMS = {
  "ES modules": {
    platform: /** @type {const} */ ("neutral"),
    roots: entries().map(({ source }) => moduleFor(source)),
  },
  CommonJS: {
    platform: /** @type {const} */ ("neutral"),
    roots: entries().map(({ file }) => `dist/cjs/${file}.js`),
  },
  Node: {
    platform: /** @type {const} */ ("node"),
    roots: [
      ...FACES.map((file) => `${file}.js`),
      // The command line starts threads with a module that it does not import.
      ...Object.values(bin).flatMap((path) => [path, posix.join(posix.dirname(path), "worker.js")]),
    ],
  },
};

/**
 * Checks that the package contains exactly the files that its entries and its command load, in each format, and their
 * types and documents; and that no reference in them is broken.
 */
async function checkContents() {
  const found = filesIn(installed).map(nameOf);
  const guides = filesIn(join(ROOT, "src")).map((path) => relative(ROOT, path).split(sep).join("/"));
  const wanted = new Set([
    ...["package.json", "README.md", "LICENSE", "CHANGELOG.md", "SCHEMES.md", "SECURITY.md", ".github/diagnostic.svg"],
    ...["dist/codes.json.br", "dist/peg.json.br", "dist/uri-grammar.1", "dist/LICENSES.txt", "dist/sbom.cdx.json"],
    ...["dist/cjs/package.json", "dist/types/package.json"],
    ...guides.filter((name) => name.endsWith(".md")),
    ...declarations(),
  ]);
  for (const [format, { platform, roots }] of Object.entries(PROGRAMS)) {
    for (const name of await loaded(format, platform, roots)) wanted.add(name);
  }
  for (const name of found) if (!wanted.has(name)) faults.push(`${name} is packed, and nobody needs it`);
  for (const name of wanted) if (!found.includes(name)) faults.push(`${name} is not packed`);
  if (dependencies !== undefined) faults.push("package.json has dependencies");
  const { scripts } = manifest(installed);
  if ("prepare" in scripts) faults.push("package.json has a script that runs when it is installed");
}

/** @param {string} format @param {import("esbuild").Platform} platform @param {string[]} roots @returns {Promise<string[]>} */
async function loaded(format, platform, roots) {
  try {
    const { metafile } = await build({
      absWorkingDir: installed,
      entryPoints: roots,
      bundle: true,
      write: false,
      outdir: "out",
      external: LIBRARIES,
      format: "esm",
      platform,
      target: "es2022",
      metafile: true,
      logLevel: "silent",
    });
    return Object.keys(metafile.inputs);
  } catch (error) {
    faults.push(`${format}: ${/** @type {Error} */ (error).message}`);
    return [];
  }
}

/** @returns {string[]} the files with the types of the entries */
function declarations() {
  const program = ts.createProgram(
    [
      ...entries().map(({ source }) => typesFor(source)),
      ...[
        ...FACES,
        ...entries().flatMap(({ file, hasLibrary }) => (hasLibrary ? [`dist/node/${file}`] : [])),
        "dist/node/index",
      ].map((file) => `${file}.d.ts`),
    ].map((name) => join(installed, name)),
    { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, noLib: true, types: [] },
  );
  const names = program
    .getSourceFiles()
    .map(({ fileName }) => nameOf(fileName))
    .filter((name) => !LIBRARIES.some((library) => name.startsWith(`../${library}/`)));
  for (const name of names.filter((each) => !/^dist\/(?:node|types)\//.test(each)))
    faults.push(`types come from ${name}`);
  return names;
}

async function checkWithPublint() {
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
  for (const message of messages) faults.push(`publint: ${String(formatMessage(message, pkg, { color: false }))}`);
}

/** @param {string} tarball */
function checkWithAttw(tarball) {
  const cli = join(ROOT, "node_modules/@arethetypeswrong/cli/dist/index.js");
  const options = ["--no-definitely-typed", "--no-color", "--no-emoji"];
  check("attw finds fault with the types", [process.execPath, cli, tarball, ...options]);
}

/** @returns {Promise<string[]>} what can be imported: each entry, and each scheme by its name */
const specifiers = async () => [...entries().map(({ name }) => name), ...(await schemeNames())];

/** What Node adds to an imported CommonJS module. */
const OF_NODE = ["default", "module.exports"];

/**
 * Checks that each entry can be imported and required, that both give the same objects, if the entry imports no library, and
 * a bundler the same names.
 */
async function checkImports() {
  const modules = JSON.stringify(
    Object.fromEntries(entries().map(({ name, source }) => [name, pathToFileURL(join(installed, moduleFor(source)))])),
  );
  const names = JSON.stringify(await specifiers());
  const withLibrary = JSON.stringify(entries().flatMap(({ name, hasLibrary }) => (hasLibrary ? [name] : [])));
  const code = `
    import { createRequire } from "node:module";
    const require = createRequire(${JSON.stringify(join(place, "index.js"))});
    for (const name of ${names}) {
      const imported = await import(name);
      const required = require(name);
      const keys = Object.keys(required);
      const bundled = ${modules}[name];
      if (bundled !== undefined && String(Object.keys(await import(bundled)).sort()) !== String([...keys].sort())) {
        throw new Error(name + " has other names as an ES module");
      }
      if (keys.length === 0) throw new Error(name + " exports nothing");
      const others = Object.keys(imported).filter((key) => !keys.includes(key) && !${JSON.stringify(OF_NODE)}.includes(key));
      if (others.length > 0) throw new Error(name + " has also " + others);
      if (${withLibrary}.includes(name)) continue;
      for (const key of keys) if (imported[key] !== required[key]) throw new Error(name + " differs in " + key);
    }`;
  check("an entry cannot be used", [process.execPath, "--no-warnings", "--input-type=module", "--eval", code]);
}

/** TypeScript's ways to find modules, each with the options that it needs. */
const TYPESCRIPT = {
  node16: { module: "node16", moduleResolution: "node16" },
  nodenext: { module: "nodenext", moduleResolution: "nodenext", exactOptionalPropertyTypes: true },
  bundler: { module: "es2022", moduleResolution: "bundler" },
  node10: { module: "commonjs", moduleResolution: "node10", ignoreDeprecations: "6.0" },
};

/**
 * Checks that all types compile in programs without other types, neither Node's nor a browser's. The types of the libraries
 * that some entries import need those of a browser.
 */
async function checkTypes() {
  const withLibrary = entries().flatMap(({ name, hasLibrary }) => (hasLibrary ? [name] : []));
  const others = (await specifiers()).filter((name) => !withLibrary.includes(name));
  checkTypesOf("consumer", others, ["es2022"], CONSUMER);
  checkTypesOf("library", withLibrary, ["es2022", "dom"], "");
}

/** @param {string} file @param {readonly string[]} specifiers @param {readonly string[]} lib @param {string} program */
function checkTypesOf(file, specifiers, lib, program) {
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  const names = specifiers.map((name, index) => /** @type {const} */ ([`entry${String(index)}`, name]));
  const imports = names.map(([id, name]) => `import * as ${id} from "${name}";`);
  const uses = names.map(([id]) => `export type Of${id} = typeof ${id};`);
  const text = [...imports, ...uses, program, ""].join("\n");
  for (const extension of ["mts", "cts"]) writeFileSync(join(place, `${file}.${extension}`), text);
  for (const [name, options] of Object.entries(TYPESCRIPT)) {
    const compilerOptions = {
      target: "es2022",
      lib,
      types: [],
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      ...options,
    };
    const project = `tsconfig.${file}.${name}.json`;
    writeFileSync(join(place, project), JSON.stringify({ compilerOptions, files: [`${file}.mts`, `${file}.cts`] }));
    check(`the types do not compile (${name})`, [process.execPath, tsc, "-p", project]);
  }
}

/** A program that relies on the main feature: trees with precise types. */
const CONSUMER = `
import { isURI, parse, type Diagnostic, URISyntaxError } from "uri-grammar";
import plugin, { type Plugin } from "uri-grammar/eslint";
const tree = parse("http://example.com/");
export const scheme: string | null = tree.type === "URI" ? tree.scheme.value : null;
export const verdict: boolean = isURI("http://example.com/");
export const diagnosticOf = (error: unknown): Diagnostic | null =>
  error instanceof URISyntaxError ? error.diagnostic : null;
class OwnError extends URISyntaxError {
  readonly own = 1;
}
export const ownOf = (error: unknown): number | null => (error instanceof OwnError ? error.own : null);
export const ours: Plugin = plugin;
// @ts-expect-error trees are readonly
tree.start = 1;
`;

function checkCommands() {
  for (const [command, path] of Object.entries(bin)) {
    const file = join(installed, path);
    check(`${command} --help fails`, [process.execPath, file, "--help"]);
    const shim = join(place, "node_modules/.bin", process.platform === "win32" ? `${command}.cmd` : command);
    if (!existsSync(shim)) faults.push(`the command ${command} is not installed`);
  }
}

try {
  const tarball = pack(place);
  writeFileSync(join(place, "package.json"), '{ "private": true }\n');
  run(npm(["install", "--offline", "--ignore-scripts", "--no-package-lock", tarball]), place);
  for (const name of LIBRARIES) {
    cpSync(join(ROOT, "node_modules", name), join(place, "node_modules", name), { recursive: true });
  }
  await checkContents();
  await checkWithPublint();
  checkWithAttw(tarball);
  await checkImports();
  await checkTypes();
  checkCommands();
} finally {
  rmSync(place, { recursive: true, force: true });
}
if (faults.length > 0) {
  console.error(faults.map((fault) => `package:check: ${fault}`).join("\n"));
  process.exitCode = 1;
} else {
  console.log("package:check: no faults found");
}
