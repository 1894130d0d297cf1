// `npm run bench`: the package that the last build made, beside what else there is. See CONTRIBUTING.md.
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import * as hyperjump from "@hyperjump/uri";
import fastUri from "fast-uri";
import uriJs from "uri-js";
import { BASE, invalidCorpus, mixedCorpus, pairsOf, referenceCorpus } from "./corpus.js";
import { checksum, measure } from "./harness.js";

const uri = await import("../../dist/index.js").catch(() => {
  console.error("There is no build to measure: run `npm run build` first.");
  process.exit(1);
});

const mixed = mixedCorpus();
const valid = mixed.filter((each) => uri.isURI(each));
const invalid = invalidCorpus();
const references = referenceCorpus();
const pairs = pairsOf(valid);

/** RFC 3986 Appendix B: takes a reference apart and refuses none. */
const APPENDIX_B = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/;

/** A character that may stand in a URI is 0, any other 1. */
const FORBIDDEN = Uint8Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/.test(String.fromCharCode(code)) ? 0 : 1,
);

/** @param {string} input one table look-up for each character: what any check has to spend */
function scan(input) {
  let forbidden = 0;
  for (let at = 0; at < input.length; at++) {
    const code = input.charCodeAt(at);
    forbidden |= code < 128 ? /** @type {number} */ (FORBIDDEN[code]) : 1;
  }
  return 1 - forbidden;
}

/**
 * @template Input
 * @param {(input: Input) => number} run
 * @returns {(input: Input) => number} the same, with 0 where it throws
 */
const orZero = (run) => (input) => {
  try {
    return run(input);
  } catch {
    return 0;
  }
};

/** @param {...(string | null | undefined)} parts */
function lengths(...parts) {
  let sum = 1;
  for (const part of parts) sum += part?.length ?? 0;
  return sum;
}

/**
 * @template Input
 * @typedef {object} Group
 * @property {string} title
 * @property {string} native the contender that stands for the platform's own URL
 * @property {string} sums what the contenders' sums say
 * @property {readonly Input[]} inputs
 * @property {readonly import("./harness.js").Contender<Input>[]} contenders
 */

const SCAN = { name: "scan (one look-up a character)", run: scan };
/** @param {string} text */
const newURL = (text) => new URL(text).href.length;

/** @type {Group<string>[]} */
const ofStrings = [
  {
    title: "validity of 2,000 mixed strings, 5 % of them invalid",
    native: "URL.canParse",
    sums: "accepted",
    inputs: mixed,
    contenders: [
      SCAN,
      { name: "uri-grammar isURI", run: (text) => Number(uri.isURI(text)) },
      { name: "URL.canParse", run: (text) => Number(URL.canParse(text)) },
      { name: "new URL", run: orZero((text) => Number(new URL(text) instanceof URL)) },
      { name: "Appendix B regex, test", run: (text) => Number(APPENDIX_B.test(text)) },
      { name: "@hyperjump/uri isUri", run: (text) => Number(hyperjump.isUri(text)) },
      { name: "fast-uri parse", run: (text) => Number(fastUri.parse(text).error === undefined) },
      { name: "uri-js parse", run: (text) => Number(uriJs.parse(text).error === undefined) },
    ],
  },
  {
    title: "components of the valid ones: scheme, host, path, query",
    native: "new URL",
    sums: "code units",
    inputs: valid,
    contenders: [
      SCAN,
      { name: "uri-grammar components", run: (text) => ofComponents(uri.components(text)) },
      { name: "uri-grammar parse (tree)", run: (text) => ofTree(uri.parse(text)) },
      { name: "new URL", run: (text) => ofURL(new URL(text)) },
      {
        name: "Appendix B regex, exec",
        run: (text) => {
          const [, , scheme, , authority, path, , query] = APPENDIX_B.exec(text) ?? [];
          return lengths(scheme, authority, path, query);
        },
      },
      { name: "@hyperjump/uri parseUri", run: (text) => ofComponents(hyperjump.parseUri(text)) },
      { name: "fast-uri parse", run: (text) => ofComponents(fastUri.parse(text)) },
      { name: "uri-js parse", run: (text) => ofComponents(uriJs.parse(text)) },
    ],
  },
  {
    title: "normal form of the valid ones",
    native: "new URL, href",
    sums: "code units",
    inputs: valid,
    contenders: [
      SCAN,
      { name: "uri-grammar normalize", run: (text) => uri.normalize(text).length },
      { name: "new URL, href", run: newURL },
      { name: "@hyperjump/uri normalizeUri", run: (text) => hyperjump.normalizeUri(text).length },
      { name: "fast-uri normalize", run: (text) => fastUri.normalize(text).length },
      { name: "uri-js normalize", run: (text) => uriJs.normalize(text).length },
    ],
  },
  {
    title: "resolution of 2,000 references against one base",
    native: "new URL, href",
    sums: "code units",
    inputs: references,
    contenders: [
      SCAN,
      { name: "uri-grammar resolve", run: (text) => uri.resolve(text, BASE).length },
      { name: "new URL, href", run: (text) => new URL(text, BASE).href.length },
      { name: "@hyperjump/uri resolveUri", run: (text) => hyperjump.resolveUri(text, BASE).length },
      { name: "fast-uri resolve", run: (text) => fastUri.resolve(BASE, text).length },
      { name: "uri-js resolve", run: (text) => uriJs.resolve(BASE, text).length },
    ],
  },
  {
    title: "refusal of 2,000 invalid strings",
    native: "URL.canParse",
    sums: "accepted",
    inputs: invalid,
    contenders: [
      SCAN,
      { name: "uri-grammar isURI", run: (text) => Number(uri.isURI(text)) },
      { name: "uri-grammar safeParse (diagnostic)", run: (text) => Number(uri.safeParse(text, { rule: "URI" }).ok) },
      { name: "uri-grammar parse, caught", run: orZero((text) => Number(uri.parse(text, { rule: "URI" }).end > 0)) },
      { name: "URL.canParse", run: (text) => Number(URL.canParse(text)) },
      { name: "new URL, caught", run: orZero((text) => Number(new URL(text) instanceof URL)) },
      { name: "@hyperjump/uri isUri", run: (text) => Number(hyperjump.isUri(text)) },
      { name: "@hyperjump/uri parseUri, caught", run: orZero((text) => Number("path" in hyperjump.parseUri(text))) },
      { name: "fast-uri parse", run: (text) => Number(fastUri.parse(text).error === undefined) },
      { name: "uri-js parse", run: (text) => Number(uriJs.parse(text).error === undefined) },
    ],
  },
];

/** @type {Group<[string, string]>} */
const ofPairs = {
  title: "equivalence of two spellings of each of the valid ones",
  native: "new URL, href twice",
  sums: "equal",
  inputs: pairs,
  contenders: [
    { name: "scan (one look-up a character)", run: ([a, b]) => scan(a) & scan(b) },
    { name: "uri-grammar equivalent", run: ([a, b]) => Number(uri.equivalent(a, b)) },
    { name: "new URL, href twice", run: ([a, b]) => Number(new URL(a).href === new URL(b).href) },
    {
      name: "@hyperjump/uri normalizeUri twice",
      run: ([a, b]) => Number(hyperjump.normalizeUri(a) === hyperjump.normalizeUri(b)),
    },
    { name: "fast-uri equal", run: ([a, b]) => Number(fastUri.equal(a, b)) },
    { name: "uri-js equal", run: ([a, b]) => Number(uriJs.equal(a, b)) },
  ],
};

/** @param {Partial<Record<"scheme" | "host" | "path" | "query", string | null>>} components */
function ofComponents({ scheme, host, path, query }) {
  return lengths(scheme, host, path, query);
}

/** @param {URL} url */
const ofURL = ({ protocol, host, pathname, search }) => lengths(protocol, host, pathname, search);

/** @param {{ type: string, path: { segments: readonly { value: string }[] }, query: { value: string } | null }} tree */
const ofTree = ({ type, path, query }) => lengths(type, path.segments.at(-1)?.value, query?.value);

/**
 * @template Input
 * @param {Group<Input>} group
 */
function results({ title, native, sums, inputs, contenders }) {
  const rows = measure(contenders, inputs);
  const nsOf = (/** @type {string} */ name) => rows.find((row) => row.name === name)?.ns ?? NaN;
  return {
    title,
    native,
    sums,
    rows: rows.map((row) => ({ ...row, toScan: row.ns / nsOf(SCAN.name), toNative: row.ns / nsOf(native) })),
  };
}

const [validity, components, normalForm, resolution, refusal] = ofStrings.map((group) => results(group));
const report = {
  node: process.version,
  cpu: cpus()[0]?.model ?? "unknown",
  packages: Object.fromEntries(
    ["@hyperjump/uri", "fast-uri", "uri-js"].map((name) => [name, versionOf(`./node_modules/${name}/package.json`)]),
  ),
  averageLength: mixed.reduce((sum, { length }) => sum + length, 0) / mixed.length,
  groups: [validity, components, normalForm, results(ofPairs), resolution, refusal].filter(
    (group) => group !== undefined,
  ),
  checksum: checksum(),
};

/** @param {string} manifest @returns {string} */
function versionOf(manifest) {
  return JSON.parse(readFileSync(new URL(manifest, import.meta.url), "utf8")).version;
}

if (process.argv.includes("--json")) {
  console.log(JSON.stringify(report, null, 2));
} else {
  const { node, cpu, packages, averageLength, groups } = report;
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  console.log(`Node ${node}, ${cpu}; ${versions.join(", ")}`);
  console.log(`${averageLength.toFixed(1)} code units a string on average; nanoseconds an operation, medians`);
  for (const { title, native, sums, rows } of groups) {
    console.log(`\n${title}; native: ${native}\n${line("", "ns", "/ scan", "/ native", sums)}`);
    for (const { name, ns, toScan, toNative, sum } of rows) {
      console.log(line(name, ns.toFixed(0), toScan.toFixed(2), toNative.toFixed(2), String(sum)));
    }
  }
}

/** @param {string} name @param {string[]} columns */
function line(name, ...columns) {
  return name.padEnd(36) + columns.map((column) => column.padStart(12)).join("");
}
