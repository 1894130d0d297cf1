// `npm run bench`: measures the last build of the package, and other libraries with the same purpose. See README.md.
import { existsSync, readFileSync } from "node:fs";
import { cpus } from "node:os";

if (!existsSync(new URL("../../dist/index.js", import.meta.url))) {
  console.error("There is no build to measure: run `npm run build` first.");
  process.exit(1);
}

const [
  { standards },
  { mixedCorpus },
  { checksum, FULL, QUICK },
  { speed },
  { slowestRule },
  { startTimes, longInputs, peakMemory },
  { sizes },
  { speedTargets, targets },
  { groupsAsText, targetsAsMarkdown, targetsAsText },
] = await Promise.all([
  import("../../dist/standards/index.js"),
  import("./corpus.js"),
  import("./harness.js"),
  import("./speed.js"),
  import("./rules.js"),
  import("./children.js"),
  import("./size.js"),
  import("./targets.js"),
  import("./report.js"),
]);

const quick = process.argv.includes("--quick");
const pace = quick ? QUICK : FULL;

/**
 * @template Result
 * @param {string} what
 * @param {() => Result} run
 * @returns {Result}
 */
function measured(what, run) {
  if (process.stderr.isTTY) console.error(`measuring ${what} ...`);
  return run();
}

const { groups, kinds } = measured("speed", () => speed(pace));
if (process.argv.includes("--speed")) {
  const figures = speedTargets({ groups, kinds });
  if (process.argv.includes("--markdown")) console.log(targetsAsMarkdown(figures));
  else {
    console.log(groupsAsText([...Object.values(groups), ...kinds]));
    console.log(`\nNode ${process.version}\n${targetsAsText(figures)}`);
  }
  process.exit();
}
const all = {
  speed: { groups, kinds },
  rule: measured("the rules", () => slowestRule(pace)),
  starts: measured("new processes", () => startTimes(quick)),
  sizes: await measured("sizes", sizes),
  memory: measured("memory", () => peakMemory(quick)),
  long: measured("long inputs", () => longInputs(Object.keys(standards), quick)),
};

/**
 * @param {string} name
 * @param {string} [folder] the folder that installs it
 * @returns {string} the version of an installed package
 */
function versionOf(name, folder = ".") {
  const path = `${folder}/node_modules/${name}/package.json`;
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")).version;
}

const mixed = mixedCorpus();
const report = {
  node: process.version,
  cpu: cpus()[0]?.model ?? "unknown",
  packages: {
    ...Object.fromEntries(
      ["@hyperjump/uri", "ajv-formats", "fast-uri", "uri-js"].map((name) => [name, versionOf(name)]),
    ),
    "url-template": versionOf("url-template", "../.."),
  },
  averageLength: mixed.reduce((sum, { length }) => sum + length, 0) / mixed.length,
  groups: [...Object.values(groups), ...kinds],
  targets: targets(all),
  checksum: checksum(),
};

if (process.argv.includes("--json")) {
  console.log(JSON.stringify(report, null, 2));
} else if (process.argv.includes("--markdown")) {
  console.log(targetsAsMarkdown(report.targets));
} else {
  const versions = Object.entries(report.packages).map(([name, version]) => `${name} ${version}`);
  console.log(`Node ${report.node}, ${report.cpu}; ${versions.join(", ")}`);
  console.log(`${report.averageLength.toFixed(1)} code units a string on average; nanoseconds an operation, medians`);
  console.log(groupsAsText(report.groups));
  console.log(`\nThe targets\n${targetsAsText(report.targets)}`);
}
