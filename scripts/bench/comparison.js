// `npm run readme:comparison`: runs this package and comparable ones, and writes the results to scripts/bench/README.md
// and a summary to README.md.
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { readResults } from "../field/results-file.js";
import { comparison, misses, tally } from "../readme/comparison.js";
import { summary } from "../readme/summary.js";
import { writeSection } from "../readme/sections.js";
import { CONTESTANTS } from "./contestants.js";
import { FULL, QUICK } from "./harness.js";
import { sizeOf } from "./size.js";
import { speed } from "./speed.js";
import { resolutionExamples, suiteOf } from "./tests.js";

const OWN = "uri-grammar";
const groups = speed(process.argv.includes("--quick") ? QUICK : FULL);

/**
 * @param {string} name
 * @returns {string} the version of a package; for a built-in class, the version of Node
 */
function versionOf(name) {
  if (name === "URL") return `of Node ${process.versions.node}`;
  const path = name === OWN ? "../../package.json" : `./node_modules/${name}/package.json`;
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")).version;
}

/**
 * Returns the time of a library relative to this package's first contender.
 *
 * @param {import("./speed.js").Results} group
 * @param {string} name
 * @returns {number | null} `null` if the library is not a contender
 */
function ratio({ rows, native }, name) {
  const of = (/** @type {string} */ each) => rows.find((row) => row.name.startsWith(`${each} `))?.ns;
  const ns = name === "URL" ? rows.find((row) => row.name === native)?.ns : of(name);
  return ns === undefined ? null : ns / (of(OWN) ?? NaN);
}

const suites = { uri: await suiteOf("URI"), reference: await suiteOf("URI-reference") };
const { base, examples } = await resolutionExamples();
const rows = [];
for (const { name, isURI, isURIReference, resolve, check, operations, how } of CONTESTANTS) {
  const place = name === OWN ? undefined : import.meta.dirname;
  rows.push({
    name,
    version: versionOf(name),
    how,
    uri: tally(suites.uri, isURI),
    reference: tally(suites.reference, isURIReference),
    misses: resolve && misses(examples, (ref) => resolve(ref, base)),
    ratios: [groups.validity, groups.components, groups.normalForm, groups.resolution].map((each) => ratio(each, name)),
    sizes: [check && (await sizeOf(check, place)), operations && (await sizeOf(operations, place))],
  });
}

const results = {
  suites,
  examples: examples.length,
  rows,
  machine: `Node ${process.versions.node}, ${cpus()[0]?.model ?? "unknown"}`,
};
await writeSection("scripts/bench/README.md", "comparison", comparison(results));
await writeSection("README.md", "summary", summary(results, readResults()));
