// `npm run package:check`: packs the package that the last build made, installs it somewhere else, and uses it there.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {Record<string, unknown>} exports
 * @property {Record<string, string>} [bin]
 * @property {object} [dependencies]
 */

const root = fileURLToPath(new URL("..", import.meta.url));
const place = mkdtempSync(join(tmpdir(), "package-check-"));
/** @type {string[]} */
const faults = [];

/** @returns {string} the file name of the tarball, made in the temporary place without running the build once more */
function pack() {
  npm(["pack", "--ignore-scripts", "--pack-destination", place], root);
  return String(readdirSync(place).find((name) => name.endsWith(".tgz")));
}

/** @param {string[]} args @param {string} cwd */
function npm(args, cwd) {
  const quiet = [...args, "--loglevel=error", "--no-audit", "--no-fund"];
  // Under `npm run` the very npm that runs this one.
  const { npm_execpath: npmCli } = process.env;
  run(npmCli === undefined ? ["npm", ...quiet] : [process.execPath, npmCli, ...quiet], cwd);
}

/**
 * @param {string[]} command
 * @param {string} cwd
 * @returns {string} what it printed
 * @throws {Error} where it fails
 */
function run([file = "", ...args], cwd) {
  return execFileSync(file, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/**
 * Runs a command whose failure is a fault of the package.
 * @param {string} what is not so when it fails
 * @param {string[]} command
 */
function check(what, command) {
  try {
    run(command, place);
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout?: unknown, stderr?: unknown }} */ (error);
    faults.push(`${what}\n${String(stdout)}${String(stderr)}`.trimEnd());
  }
}

/** @param {string} directory @returns {string[]} the files in it, from there, with "/" between names */
const filesIn = (directory) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/"));

/**
 * The package has a JavaScript file and its types for each module of src/ but those of the command line, what these need
 * of generated/, what Node loads, and the documents: nothing else, and nothing of it refers to what is not there.
 * @param {string} installed
 * @param {Manifest} manifest
 */
function checkContents(installed, manifest) {
  const found = filesIn(installed);
  const modules = filesIn(join(root, "src")).filter((name) => name.endsWith(".ts"));
  const compiled = modules.map((name) => `dist/${name.replace(/\.ts$/, "")}`);
  const imported = new Set(found.filter((name) => name.startsWith("dist/")));
  // A set goes on to visit what is added to it meanwhile.
  for (const name of imported) {
    if (found.includes(name)) for (const each of importsOf(installed, name).filter(isGenerated)) imported.add(each);
  }
  const wanted = new Set([
    "package.json",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    ...compiled.filter((name) => !isCommand(name)).flatMap((name) => [`${name}.js`, `${name}.d.ts`]),
    ...[...imported].filter(isGenerated),
    "dist/uri-grammar.iife.js",
  ]);
  // What Node loads is all of one step of the build; that its modules find one another is seen below.
  for (const name of found) if (isBundled(name)) wanted.add(name);
  for (const name of found) if (!wanted.has(name)) faults.push(`${name} is packed, and nobody needs it`);
  for (const name of wanted) if (!found.includes(name)) faults.push(`${name} is not packed`);
  for (const name of found.filter((each) => /^(dist|generated)\//.test(each))) {
    for (const target of importsOf(installed, name)) {
      if (isCommand(name) && target.startsWith("node:")) continue;
      if (!found.includes(target)) faults.push(`${name} imports ${target}, which is not in the package`);
      if (name.endsWith(".d.ts") && !/^dist\/|^generated\/(?:node|.*\.tree)\.d\.ts$/.test(target)) {
        faults.push(`${name} has types from ${target}`);
      }
    }
  }
  if (manifest.dependencies !== undefined) faults.push("package.json has dependencies");
}

/** @param {string} name whether it is of the command line, which nobody imports */
const isCommand = (name) => name.startsWith("dist/cli/") || isBundled(name);

/** @param {string} name */
const isBundled = (name) => name.startsWith("dist/node/");

/** @param {string} name */
const isGenerated = (name) => name.startsWith("generated/");

/**
 * @param {string} installed
 * @param {string} name a file of the package
 * @returns {string[]} what it imports: files from the root of the package, and packages as they are named
 */
function importsOf(installed, name) {
  const text = readFileSync(join(installed, name), "utf8").replace(/^\s*(\/\/|\/?\*).*$/gm, "");
  const specifiers = [...text.matchAll(/(?<!["\w])(?:from|import|import\()\s*"([^"]+)"/g)].map(([, each]) =>
    String(each),
  );
  return specifiers.map((each) =>
    each.startsWith(".") ? typesFor(posix.join(posix.dirname(name), each), name) : each,
  );
}

/** @param {string} target @param {string} importer */
const typesFor = (target, importer) => (importer.endsWith(".d.ts") ? target.replace(/\.js$/, ".d.ts") : target);

/** @param {string} installed */
async function checkWithPublint(installed) {
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
  for (const message of messages) faults.push(`publint: ${String(formatMessage(message, pkg, { color: false }))}`);
}

/** @param {string} tarball */
function checkWithAttw(tarball) {
  const cli = join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
  const options = ["--profile", "esm-only", "--no-definitely-typed", "--no-color", "--no-emoji"];
  check("attw finds fault with the types", [process.execPath, cli, tarball, ...options]);
}

/** What stands for all modules that a pattern of the manifest lets in. */
const SAMPLE = "http";

/** @param {Manifest} manifest @returns {string[]} what can be imported, by name */
const entriesOf = ({ name, exports }) =>
  Object.keys(exports)
    .filter((path) => !path.endsWith(".json"))
    .map((path) => posix.join(name, path.replace("*", SAMPLE)));

/** @param {Manifest} manifest */
function checkImports(manifest) {
  for (const entry of entriesOf(manifest)) {
    const test = `if (Object.keys(module).length === 0) throw new Error("it exports nothing")`;
    const specifier = JSON.stringify(entry);
    check(`import of ${entry} fails`, node(`const module = await import(${specifier}); ${test}`, "module"));
    // Node loads ES modules so from 20.19 and 22.12 on.
    if ("require_module" in process.features) {
      check(`require() of ${entry} fails`, node(`const module = require(${specifier}); ${test}`, "commonjs"));
    }
  }
}

/** @param {string} code @param {"module" | "commonjs"} type */
const node = (code, type) => [process.execPath, "--no-warnings", `--input-type=${type}`, "--eval", code];

/**
 * The types compile in a program that has nothing else, no types of Node and none of a browser, and all are read.
 * @param {Manifest} manifest
 */
function checkTypes(manifest) {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const imports = entriesOf(manifest).map((entry, index) => `import * as entry${String(index)} from "${entry}";`);
  const uses = entriesOf(manifest).map(
    (_, index) => `export type Entry${String(index)} = typeof entry${String(index)};`,
  );
  writeFileSync(join(place, "consumer.ts"), [...imports, ...uses, CONSUMER, ""].join("\n"));
  for (const module of ["nodenext", "es2022"]) {
    const compilerOptions = {
      module,
      moduleResolution: module === "nodenext" ? "nodenext" : "bundler",
      target: "es2022",
      lib: ["es2022"],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: module === "nodenext",
      skipLibCheck: false,
      noEmit: true,
    };
    const project = `tsconfig.${module}.json`;
    writeFileSync(join(place, project), JSON.stringify({ compilerOptions, files: ["consumer.ts"] }));
    check(`the types do not compile (module: ${module})`, [process.execPath, tsc, "-p", project]);
  }
}

/** A program that relies on the main promise: a tree whose types know which fields there are. */
const CONSUMER = `
import { isURI, parse, type Diagnostic, URISyntaxError } from "uri-grammar";
const tree = parse("http://example.com/");
export const scheme: string | null = tree.type === "URI" ? tree.scheme.value : null;
export const verdict: boolean = isURI("http://example.com/");
export const diagnosticOf = (error: unknown): Diagnostic | null =>
  error instanceof URISyntaxError ? error.diagnostic : null;
// @ts-expect-error a tree is not changed
tree.start = 1;
`;

/** @param {Manifest} manifest */
function checkCommands({ bin = {} }) {
  for (const command of Object.keys(bin)) {
    const path = join(place, "node_modules/.bin", command);
    if (existsSync(path)) check(`${command} --help fails`, [path, "--help"]);
    else faults.push(`the command ${command} is not installed`);
  }
}

try {
  const tarball = join(place, pack());
  writeFileSync(join(place, "package.json"), '{ "private": true, "type": "module" }\n');
  npm(["install", "--offline", "--ignore-scripts", "--no-package-lock", tarball], place);
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const manifest = /** @type {Manifest} */ (json);
  const installed = join(place, "node_modules", manifest.name);
  checkContents(installed, manifest);
  await checkWithPublint(installed);
  checkWithAttw(tarball);
  checkImports(manifest);
  checkTypes(manifest);
  checkCommands(manifest);
} finally {
  rmSync(place, { recursive: true, force: true });
}
if (faults.length > 0) {
  console.error(faults.map((fault) => `package:check: ${fault}`).join("\n"));
  process.exitCode = 1;
} else {
  console.log("package:check: nothing to say against the package");
}
