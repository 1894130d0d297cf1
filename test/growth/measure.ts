/**
 * Bundles the sources with counters, and measures them in a process of their own.
 *
 * @module
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { build, type Plugin } from "esbuild";
import { entries } from "../../scripts/entries.js";
import { instrumented } from "./instrument.js";
import type { Plan, Report } from "./run.js";
import { signaturesOf } from "./signatures.js";

const execute = promisify(execFile);

/** The sources that get counters. */
const COUNTED = /^(?:src|generated)\//;

const counting = (added: Readonly<Record<string, string>>): Plugin => ({
  name: "counting",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\/generated\// }, ({ path }) =>
      Object.hasOwn(added, path.slice(2)) ? { path: join(process.cwd(), path) } : undefined,
    );
    onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => {
      const name = relative(process.cwd(), path).split(sep).join("/");
      if (!COUNTED.test(name)) return undefined;
      const text = instrumented(added[name] ?? (await readFile(path, "utf8")), name);
      const work = JSON.stringify(join(process.cwd(), "test/growth/work.ts"));
      const contents = `import { work as __work, copied as __copied, recorded as __made } from ${work};\n${text}`;
      return { contents, loader: name.endsWith(".ts") ? "ts" : "js" };
    });
  },
});

/**
 * Bundles a module with counters and runs it.
 *
 * @param contents the module
 * @param added other modules, by their paths
 * @returns what it writes
 */
export async function runCounted(contents: string, added: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "growth-"));
  try {
    const outfile = join(folder, "run.mjs");
    await build({
      stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      plugins: [counting(added)],
      outfile,
      logLevel: "error",
    });
    const { stdout } = await execute(process.execPath, [outfile], { maxBuffer: 2 ** 28 });
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Imports entries, and keeps them in a variable: the bundler drops modules that are not used. */
function importsOf(sources: readonly { readonly name: string; readonly source: string }[]): string {
  const imports = sources.map(
    ({ source }, at) => `import * as entry${String(at)} from ${JSON.stringify(`./${source}`)};`,
  );
  const members = sources.map(({ name }, at) => `${JSON.stringify(name)}: entry${String(at)}`);
  return `${imports.join("\n")}\nconst namespaces = globalThis.namespaces = { ${members.join()} };`;
}

/** Returns the expressions that `new RegExp` makes when all entries are imported. */
export async function madeExpressions(): Promise<{ place: string; source: string; flags: string }[]> {
  const contents = `${importsOf(entries())}
    import { made } from "./test/growth/work.ts";
    process.stdout.write(JSON.stringify(made));`;
  return JSON.parse(await runCounted(contents)) as { place: string; source: string; flags: string }[];
}

/** Measures all functions of all entries. */
export async function report(plan: Omit<Plan, "options">): Promise<Report> {
  const sources = entries();
  // All schemes have the same types.
  const typed = sources.filter(({ name }) => !name.includes("/schemes/"));
  const options = Object.fromEntries(signaturesOf(typed).map((each) => [each.path, each.options]));
  const contents = [
    importsOf(sources),
    'import { measured } from "./test/growth/run.ts";',
    `const report = measured(namespaces, ${JSON.stringify({ ...plan, options })});`,
    "process.stdout.write(JSON.stringify(report));",
  ].join("\n");
  return JSON.parse(await runCounted(contents)) as Report;
}
