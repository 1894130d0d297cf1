// `npm run field [-- --install] [-- --only NAME]`: builds and runs the drivers of other implementations, and writes what
// they answer to scripts/field/results.json and the tables in scripts/field/README.md.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { compare, wordsOf } from "./field/compare.js";
import { build, versionOf } from "./field/drivers.js";
import { IMPLEMENTATIONS } from "./field/implementations.js";
import { readResults, sizesOf, writeResults } from "./field/results-file.js";
import { report } from "./field/report.js";
import { SURPRISES } from "./field/surprises.js";
import { ask } from "./field/runner.js";
import { readSuite } from "./field/suite.js";
import { writeSection } from "./readme/sections.js";

/** @typedef {import("./field/implementations.js").Implementation} Implementation */
/** @typedef {import("./field/protocol.js").Request} Request */
/** @typedef {import("./field/results-file.js").Row} Row */
/** @typedef {import("./field/suite.js").Expected} Expected */

const { only, install } = parseArgs({
  options: { install: { type: "boolean" }, only: { type: "string", multiple: true } },
}).values;
const chosen = IMPLEMENTATIONS.filter(({ name }) => only?.includes(name) ?? true);
if (only && chosen.length < only.length)
  throw new RangeError(`--only takes one of these names: ${IMPLEMENTATIONS.map(({ name }) => name).join(", ")}`);

if (install) {
  const packages = new Set(chosen.flatMap(({ debian = [] }) => debian));
  for (const command of [["update"], ["install", "-y", "--no-install-recommends", ...packages]])
    spawnSync("apt-get", command, { stdio: "inherit" });
}

const suite = readSuite(new URL("../generated/suite/", import.meta.url));

/**
 * @param {Request} request
 * @param {Expected} expected
 * @returns {boolean} whether the request is about a reference without a scheme, which is not to be resolved
 */
const isRelative = (request, { components }) =>
  components?.scheme === null || (request.op === "normalize" && !/^[^/?#]*:/.test(request.input));

/**
 * @param {Implementation} implementation
 * @returns {Promise<Row>}
 */
async function tryOut(implementation) {
  const { name, language, rules, operations, mixes, whole } = implementation;
  const start = performance.now();
  const built = build(implementation);
  if ("why" in built) return { name, language, version: versionOf(implementation), why: built.why, results: [] };
  const asked = [...rules, ...operations];
  const cases = suite.filter(
    ({ question, request, expected }) => asked.includes(question) && !(whole && isRelative(request, expected)),
  );
  const results = await compare(cases, (requests) => ask(built.driver, requests), mixes);
  const own = SURPRISES.filter((each) => each.name === name);
  const surprises = await ask(
    built.driver,
    own.map(({ request }) => request),
  );
  console.log(`${name}: ${String(Math.round((performance.now() - start) / 1000))} s`);
  const version = versionOf(implementation);
  return {
    name,
    language,
    version,
    results,
    ...(own.length > 0 && { surprises: surprises.map((each) => wordsOf(each)) }),
  };
}

/** @type {Map<string, Row>} */
const rows = new Map();
const queue = [...chosen];
const worker = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) rows.set(next.name, await tryOut(next));
};
await Promise.all([worker(), worker()]);

const before = new Map(readResults().implementations.map((row) => [row.name, row]));
const implementations = IMPLEMENTATIONS.flatMap(({ name }) => rows.get(name) ?? before.get(name) ?? []);
const all = { suite: sizesOf(suite), implementations };
await writeResults(all);
await writeSection("scripts/field/README.md", "field", report(all));

for (const { name, why, results } of rows.values()) {
  if (why !== undefined) console.log(`${name}: ${why}`);
  for (const { question, classes } of results) {
    for (const { decision, section, kind, count, witness } of classes) {
      if (decision === null && section === undefined)
        console.error(
          `${name}, ${question}: the reason is unknown, it ${kind} ${String(count)}: ${JSON.stringify(witness)}`,
        );
    }
  }
}
