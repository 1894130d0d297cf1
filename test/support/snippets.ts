/**
 * Snippets in the documentation, in which a statement can have its value behind it, on its line or on the next:
 *
 *     expression; // => value
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The package's own folder: from there its name leads to its own exports. */
const root = fileURLToPath(new URL("../..", import.meta.url));

const ASSERT = 'import assert from "node:assert/strict";\n';

/**
 * Makes an assertion of each statement that has its value behind it.
 *
 * @returns the code, for which `assert` must be there, and how many assertions it has
 * @throws {Error} where a value stands behind something else
 */
export function withAssertions(snippet: string): { code: string; count: number } {
  let count = 0;
  const code = snippet.replace(
    /^(?!import|const|let)(\S.*?);\s*\/\/ => (.+)$/gm,
    (_, expression: string, value: string) => {
      count += 1;
      return `assert.deepEqual(${expression}, ${value});`;
    },
  );
  const left = /^.*\/\/ => .*$/m.exec(code);
  if (left) throw new Error(`a value stands behind what is no statement: ${left[0]}`);
  return { code, count };
}

/** Runs a module in a process of its own. */
function runModule(code: string): { stdout: string; stderr: string; status: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "-"], {
    cwd: root,
    encoding: "utf8",
    input: ASSERT + code,
  });
  return { stdout, stderr, status };
}

/** What an import declaration binds, as what a dynamic import is assigned to. */
function patternOf(clause: string): string {
  if (clause.startsWith("{")) return clause.replaceAll(" as ", ": ");
  return clause.startsWith("* as ") ? clause.slice("* as ".length) : `{ default: ${clause} }`;
}

/**
 * Runs many snippets in one process, each in a scope of its own.
 *
 * @returns for each what it throws, `null` where all its values are right
 * @throws {Error} where one is no program
 */
export function runSnippets(snippets: readonly string[]): (string | null)[] {
  const functions = snippets.map((snippet) => {
    const code = withAssertions(snippet).code.replace(
      /^import ([^;"]+) from (".*");$/gm,
      (_, clause: string, module: string) => `const ${patternOf(clause)} = await import(${module});`,
    );
    return `async () => {\n${code}\n}`;
  });
  const { stdout, stderr, status } = runModule(`
    const results = [];
    for (const run of [${functions.join(",\n")}]) {
      results.push(await run().then(() => null, (error) => String(error?.stack)));
    }
    console.log(JSON.stringify(results));
  `);
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as (string | null)[];
}
