/**
 * Runs snippets of the documentation. A comment after a statement, on its line or on the next, can give its value:
 *
 *     expression; // => value
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The package's own folder, where the package can import itself by name. */
const root = fileURLToPath(new URL("../..", import.meta.url));

const ASSERT = 'import assert from "node:assert/strict";\n';

/**
 * Converts each statement with an expected value to an assertion.
 *
 * @returns the code, which needs `assert`, and the number of assertions
 * @throws {Error} if an expected value does not follow a statement
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

/** Converts the bindings of an import declaration to the target of a dynamic import. */
function patternOf(clause: string): string {
  if (clause.startsWith("{")) return clause.replaceAll(" as ", ": ");
  return clause.startsWith("* as ") ? clause.slice("* as ".length) : `{ default: ${clause} }`;
}

/**
 * Runs many snippets in one process, each in its own scope.
 *
 * @returns the error of each snippet; `null` if all its values are right
 * @throws {Error} if a snippet has a syntax error
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
