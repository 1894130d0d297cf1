// The performance targets of the package, and the measured figures.

/**
 * @typedef {object} Figure
 * @property {string} of the name of the figure, with its unit
 * @property {number} target the maximum of the figure
 * @property {number | null} figure null if something failed
 * @property {string} mark whether the target is `reached` or `missed`
 * @property {string} [worst] the case with the highest figure
 */

/**
 * @typedef {object} Row
 * @property {string} operation
 * @property {Figure[]} figures
 */

/**
 * @typedef {object} Measured
 * @property {ReturnType<import("./speed.js").speed>} speed
 * @property {ReturnType<import("./rules.js").slowestRule>} rule
 * @property {ReturnType<import("./long.js").longInputs>} long
 * @property {ReturnType<import("./memory.js").peakMemory>} memory
 * @property {ReturnType<import("./import.js").importTimes>} imports
 * @property {Awaited<ReturnType<import("./size.js").sizes>>} sizes
 */

/**
 * @param {string} of
 * @param {number} target
 * @param {number} value
 * @param {string} [worst]
 * @returns {Figure}
 */
const figure = (of, target, value, worst) => ({
  of,
  target,
  figure: Number.isFinite(value) ? value : null,
  mark: value <= target ? "reached" : "missed",
  ...(worst === undefined ? {} : { worst }),
});

/** @param {readonly import("./long-child.js").Cell[]} cells @returns {Figure} */
function highest(cells) {
  const [first] = [...cells].sort((a, b) => order(b) - order(a));
  const over = cells.filter((cell) => !(cell.ratio <= 12)).length;
  const worst = `${first?.name ?? "nothing"}${typeof first?.failure === "string" ? `: ${first.failure}` : ""}`;
  return figure(
    "the time of a tenth",
    12,
    first?.ratio ?? NaN,
    `${worst}; ${String(over)} of ${String(cells.length)} over the target`,
  );
}

/**
 * A failure ranks higher than any ratio.
 *
 * @param {import("./long-child.js").Cell} cell
 */
const order = ({ ratio, failure }) => (failure === null ? ratio : Infinity);

/** @param {Measured["speed"]} measured @returns {Row[]} the targets of single functions */
export function speedTargets({ groups, kinds }) {
  const { validity, web, query, path, file, components, ofTrees, ofParts, changes } = groups;
  const { normalForm, equivalence, diagnosis, validation, validationWithFragment, schemeForms, ajvSchemas, triples } =
    groups;
  const ofKinds = kinds.map((kind) => ({ kind, ratio: ratio(kind, "uri-grammar resolve", "new URL, href") }));
  const slowest = ofKinds.reduce((most, each) => (each.ratio > most.ratio ? each : most));
  return [
    {
      operation: "`isURI`",
      figures: [
        figure("the table scan", 1, ratio(validity, "uri-grammar isURI", SCAN)),
        figure("`URL.canParse`", 0.65, ratio(validity, "uri-grammar isURI", "URL.canParse")),
        .../** @type {const} */ ([
          [web, 0.65],
          [query, 0.75],
          [path, 0.85],
          [file, 1.1],
        ]).map(([kind, most]) =>
          figure("`URL.canParse`", most, ratio(kind, "uri-grammar isURI", "URL.canParse"), kind.title),
        ),
      ],
    },
    {
      operation: "`isIRI`, of the same strings",
      figures: [figure("`isURI`", 1.3, ratio(validity, "uri-grammar isIRI", "uri-grammar isURI"))],
    },
    {
      operation: "`components`",
      figures: [figure("`new URL`", 0.5, ratio(components, "uri-grammar components", "new URL"))],
    },
    {
      operation: "`parse`, whole tree",
      figures: [
        figure("`new URL`", 0.8, ratio(components, PARSE, "new URL")),
        figure("fast-uri's `parse`", 0.25, ratio(components, PARSE, "fast-uri parse")),
        figure("@hyperjump/uri's `parseUri`", 0.5, ratio(components, PARSE, "@hyperjump/uri parseUri")),
      ],
    },
    {
      operation: "`recompose` of a tree; of components",
      figures: [
        figure("`parse`", 0.7, ratio(ofTrees, "uri-grammar recompose", PARSE)),
        figure("fast-uri's `serialize`", 0.5, ratio(ofParts, "uri-grammar recompose", "fast-uri serialize")),
      ],
    },
    {
      operation: "`visit`, one visitor",
      figures: [figure("`parse`", 0.7, ratio(ofTrees, "uri-grammar visit", PARSE))],
    },
    {
      operation: "`normalize` of a tree",
      figures: [figure("`parse`", 2, ratio(ofTrees, "uri-grammar normalize", PARSE))],
    },
    {
      operation: "`change`",
      figures: [
        figure("`components` and `isURI`", 4, ratio(changes, "uri-grammar change", "uri-grammar components, isURI")),
      ],
    },
    {
      operation: "`resolve`",
      figures: [
        figure(
          "`new URL(ref, base).href`, mean of seven kinds",
          0.6,
          ofKinds.reduce((sum, each) => sum + each.ratio, 0) / ofKinds.length,
        ),
        figure("`new URL(ref, base).href`, the slowest kind", 1, slowest.ratio, slowest.kind.title),
      ],
    },
    {
      operation: "`normalize`",
      figures: [figure("`new URL(s).href`", 0.8, ratio(normalForm, "uri-grammar normalize", "new URL, href"))],
    },
    {
      operation: "`equivalent`",
      figures: [
        figure("two `new URL().href`", 0.7, ratio(equivalence, "uri-grammar equivalent", "new URL, href twice")),
      ],
    },
    {
      operation: "`safeParse` of an invalid string, with its diagnostic",
      figures: [figure("a successful `parse`", 4, ratio(diagnosis, "uri-grammar safeParse (diagnostic)", PARSE))],
    },
    {
      operation: "`validate` of an `https` URI, without and with a fragment",
      figures: [validation, validationWithFragment].map((group) =>
        figure("`parse`", 1.25, ratio(group, "uri-grammar validate", PARSE)),
      ),
    },
    {
      operation: "`normalize` of an `https` URI by its scheme",
      figures: [
        figure(
          "`normalize` by the generic syntax",
          1.5,
          ratio(schemeForms, "uri-grammar schemes.normalize", "uri-grammar normalize"),
        ),
      ],
    },
    {
      operation: "`resolve`, `normalize` of IRIs",
      figures: [
        figure("`resolve` of URIs", 1.2, ratio(groups.resolution, "uri-grammar/iri resolve", "uri-grammar resolve")),
        figure("`normalize` of URIs", 1.2, ratio(normalForm, "uri-grammar/iri normalize", "uri-grammar normalize")),
      ],
    },
    {
      operation: "`encodeInvalid` of an invalid string",
      figures: [figure("`encodeURI`", 4, ratio(groups.encoding, "uri-grammar encodeInvalid", "encodeURI"))],
    },
    {
      operation: "the tag `uri`, two holes",
      figures: [figure("`encodeURIComponent`", 1.5, ratio(groups.holes, "uri-grammar uri", "encodeURIComponent"))],
    },
    {
      operation: "other programs with this package as their resolver",
      figures: [ajvSchemas, triples].map((group) =>
        figure("their own resolver", group === triples ? 1.1 : 1, ratio(group, last(group), group.native), group.title),
      ),
    },
    {
      operation: "`expand` of a URI Template",
      figures: [
        figure(
          "url-template's `parseTemplate` and `expand`",
          1,
          ratio(groups.expansion, EXPAND, "url-template parseTemplate, expand"),
        ),
        figure(
          "url-template's `expand`, many times",
          1,
          ratio(groups.expansions, EXPAND, "url-template expand"),
          "one template",
        ),
      ],
    },
  ];
}

/** @param {Measured} measured @returns {Row[]} */
export function targets({ speed, rule, long, memory, imports, sizes }) {
  const overflows = [...long.lengths, ...long.climbs].filter(({ failure }) => failure !== null);
  return [
    ...speedTargets(speed),
    {
      operation: `\`test\`, any of the ${String(rule.rules)} rules`,
      figures: [
        figure("the table scan", 1.4, rule.toScan, rule.name),
        figure("`URL.canParse`", 0.8, rule.toCanParse, rule.name),
      ],
    },
    {
      operation: "10 MB against 1 MB, each function, each standard",
      figures: [
        highest(long.lengths),
        figure("stack overflows and other failures", 0, overflows.length, overflows.map(({ name }) => name).join("; ")),
        figure("the input's own bytes, peak memory of `isURI`", 1.2, memory.ratio, memory.shape),
      ],
    },
    {
      operation: "`../` x 1,000,000 and other climbs in `resolve`, against 100,000",
      figures: [highest(long.climbs)],
    },
    {
      operation: "import of the whole package, cold process",
      figures: [
        figure(
          "the import of fast-uri",
          1.5,
          imports.own / imports.fastUri,
          `${milliseconds(imports.own)} against ${milliseconds(imports.fastUri)}`,
        ),
      ],
    },
    {
      operation: "size, bundled, minified and gzipped",
      figures: [
        figure("kB (1,000 bytes): `isURI`", 2.8, sizes.isURI / 1000),
        figure("kB: `isIRI`", 6, sizes.isIRI / 1000),
        figure("kB: `components`, `resolve`, `normalize`, `relativize`, `equivalent`", 8.5, sizes.operations / 1000),
        figure("kB: these with `parse` and `diagnose`", 27, sizes.explained / 1000),
        figure("kB: `validate` for `http` alone", 36, sizes.http / 1000),
        figure("kB: everything of `uri-grammar/iri`", 28, sizes.iri / 1000),
        figure("kB: all schemes", 250, sizes.schemes / 1000),
        figure("kB: the tag `uri`", 6, sizes.tag / 1000),
        figure("kB: `isURITemplate`, `parseTemplate`, `expand`, `variables`", 8, sizes.template / 1000),
        figure("kB: everything but schemes", 40, sizes.everything / 1000),
      ],
    },
  ];
}

const SCAN = "scan (one look-up a character)";
const PARSE = "uri-grammar parse (tree)";
const EXPAND = "uri-grammar expand";

/** @param {import("./speed.js").Results} results @param {string} name @param {string} other */
function ratio({ rows }, name, other) {
  const [a, b] = [name, other].map((wanted) => rows.find((row) => row.name === wanted)?.ns ?? NaN);
  return (a ?? NaN) / (b ?? NaN);
}

/** @param {Parameters<typeof ratio>[0]} group @returns {string} the name of the last contender */
const last = ({ rows }) => rows.at(-1)?.name ?? "";

/** @param {number} seconds */
const milliseconds = (seconds) => `${(seconds * 1000).toFixed(1)} ms`;
