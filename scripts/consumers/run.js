// `npm run consumers [-- NAME…]`: packs the last build, installs it in a fresh project for each common tool, builds or
// runs a program there, and checks its output. It needs the registry.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { consumers, printedBy } from "./consumers.js";
import { npm, pack, run } from "./package.js";

/** @typedef {import("./consumers.js").Consumer} Consumer */
/** @typedef {{ name: string, result: "works" | "fails" | "skipped", version: string, seconds: number, why: string }} Row */

/**
 * @param {Consumer} consumer
 * @param {string} tarball
 * @param {string} place an empty folder
 * @returns {Pick<Row, "result" | "why">}
 */
function tryOut(consumer, tarball, place) {
  const { packages, files, manifest = {}, commands } = consumer;
  for (const [name, text] of Object.entries({
    ...files,
    "package.json": JSON.stringify({ private: true, ...manifest }),
  })) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), text);
  }
  try {
    run(npm(["install", "--prefer-offline", tarball, ...packages]), place);
  } catch (error) {
    return { result: "skipped", why: `cannot be installed: ${/** @type {Error} */ (error).message}` };
  }
  let printed = "";
  for (const command of commands) {
    try {
      printed = run(command, place);
    } catch (error) {
      return { result: "fails", why: `${command.slice(1).join(" ")}\n${/** @type {Error} */ (error).message}` };
    }
  }
  return printed.includes(printedBy(consumer)) ? { result: "works", why: "" } : { result: "fails", why: printed };
}

/**
 * @param {string} place
 * @param {readonly string[]} packages
 * @returns {string} the version of the first package, which is the tool itself
 */
function versionOf(place, [first = ""]) {
  try {
    const name = first.replace(/(?<=.)@.*/, "");
    /** @type {unknown} */
    const json = JSON.parse(readFileSync(join(place, "node_modules", name, "package.json"), "utf8"));
    return /** @type {{ version: string }} */ (json).version;
  } catch {
    return "";
  }
}

const names = process.argv.slice(2);
const place = mkdtempSync(join(tmpdir(), "consumers-"));
/** @type {Row[]} */
const rows = [];
try {
  // The variable allows to test another package, for comparison.
  const tarball = process.env["TARBALL"] ?? pack(place);
  for (const [index, consumer] of consumers.entries()) {
    const { name, packages } = consumer;
    if (names.length > 0 && !names.some((each) => name.startsWith(each))) continue;
    const folder = join(place, String(index));
    mkdirSync(folder);
    const start = performance.now();
    const { result, why } = tryOut(consumer, tarball, folder);
    const seconds = Math.round((performance.now() - start) / 1000);
    rows.push({ name, result, version: versionOf(folder, packages), seconds, why });
    rmSync(folder, { recursive: true, force: true });
    console.log(`${result.padEnd(7)}  ${name}`);
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}

console.log("\n| consumer | version | result | seconds |\n| --- | --- | --- | --- |");
for (const { name, version, result, seconds } of rows) {
  console.log(`| ${name} | ${version} | ${result} | ${String(seconds)} |`);
}
for (const { name, why } of rows.filter((row) => row.why !== "")) console.error(`\n${name}: ${why.slice(0, 3000)}`);
if (rows.length === 0 || rows.some(({ result }) => result === "fails")) process.exitCode = 1;
