// Creates the manual page of the command line from the tables of its help.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** @returns {Promise<string>} the page, in the format of man */
export async function manualPage() {
  const place = mkdtempSync(join(tmpdir(), "manual-"));
  try {
    const outfile = join(place, "manual.cjs");
    await build({
      absWorkingDir: ROOT,
      entryPoints: ["src/cli/manual.ts"],
      bundle: true,
      platform: "node",
      format: "cjs",
      outfile,
      // The examples read files of the package.
      define: { "import.meta.url": JSON.stringify(pathToFileURL(join(ROOT, "src/cli/manual.ts")).href) },
      logLevel: "warning",
    });
    /** @type {unknown} */
    const json = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const { version } = /** @type {{ version: string }} */ (json);
    /** @type {unknown} */
    const module = await import(pathToFileURL(outfile).href);
    const { manual } = /** @type {{ manual: (version: string) => Promise<string> }} */ (module);
    const program = join(dirname(fileURLToPath(import.meta.resolve("marked-man"))), "../bin/marked-man.js");
    const options = ["--version", version, "--manual", "uri-grammar"];
    return execFileSync(process.execPath, [program, ...options], { input: await manual(version), encoding: "utf8" });
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** @param {string} path the file to write */
export async function writeManual(path) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await manualPage());
}
