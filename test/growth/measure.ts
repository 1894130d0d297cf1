/**
 * Bundles the sources with counters, and measures them in a process of their own.
 *
 * @module
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { build, type Plugin } from "esbuild";
import { entries } from "../../scripts/entries.js";
import { instrumented } from "./instrument.js";
import type { Growth, Plan, Report } from "./run.js";
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
 * Bundles a module with counters.
 *
 * @param contents the module
 * @param added other modules, by their paths
 * @returns a function that runs the module in a process of its own, with arguments, and returns what it writes as JSON
 */
async function counted(
  contents: string,
  added: Readonly<Record<string, string>> = {},
): Promise<(...args: readonly string[]) => Promise<unknown>> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    plugins: [counting(added)],
    write: false,
    logLevel: "error",
  });
  return async (...args) => {
    const folder = await mkdtemp(join(tmpdir(), "growth-"));
    try {
      const outfile = join(folder, "run.mjs");
      await writeFile(outfile, outputFiles[0]?.contents ?? "");
      const { stdout } = await execute(process.execPath, [outfile, ...args], { maxBuffer: 2 ** 28 });
      return JSON.parse(stdout) as unknown;
    } finally {
      await rm(folder, { recursive: true });
    }
  };
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
  const run = await counted(contents);
  return (await run()) as { place: string; source: string; flags: string }[];
}

/** The functions that the tests measure. */
export interface Measured {
  /** Measures all functions of all entries. */
  readonly report: (plan: Omit<Plan, "options">) => Promise<Report>;
  /** Measures functions that no entry exports. */
  readonly inner: () => Promise<readonly Growth[]>;
  /** Measures functions whose growth is known. */
  readonly subjects: () => Promise<readonly Growth[]>;
}

/**
 * Bundles all entries with counters, once for all measurements. Each measurement runs in a process of its own.
 *
 * @param subjects a module in JavaScript that exports `subjects`, functions of a text by their names
 */
export async function measure(subjects = "export const subjects = {};"): Promise<Measured> {
  const sources = entries();
  const contents = `${importsOf(sources)}
    import { subjects } from "./generated/subjects.js";
    import { innerGrowth } from "./test/growth/inner.ts";
    import { growthOf, measured } from "./test/growth/run.ts";
    import { repeated } from "./test/growth/shapes.ts";
    import { countBuiltins } from "./test/growth/work.ts";
    const parts = {
      report: (plan) => measured(namespaces, plan),
      inner: innerGrowth,
      subjects: () => {
        countBuiltins();
        return Object.entries(subjects).map(([name, run]) => growthOf(name, repeated("", "a", ""), run, 96, 1e6));
      },
    };
    const [, , part, plan = "null"] = process.argv;
    process.stdout.write(JSON.stringify(parts[part](JSON.parse(plan))));`;
  const run = await counted(contents, { "generated/subjects.js": subjects });
  // All schemes have the same types.
  const typed = sources.filter(({ name }) => !name.includes("/schemes/"));
  const options = Object.fromEntries(signaturesOf(typed).map((each) => [each.path, each.options]));
  return {
    report: async (plan) => (await run("report", JSON.stringify({ ...plan, options }))) as Report,
    inner: async () => (await run("inner")) as readonly Growth[],
    subjects: async () => (await run("subjects")) as readonly Growth[],
  };
}
