// The performance targets of the package, and the measured figures.
import { FAULTS } from "./corpus.js";

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
 * @property {ReturnType<import("./children.js").longInputs>} long
 * @property {ReturnType<import("./children.js").peakMemory>} memory
 * @property {ReturnType<import("./children.js").startTimes>} starts
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

const SCAN = "scan (one look-up a character)";
const PARSE = "uri-grammar parse (tree)";
const EXPAND = "uri-grammar expand";

/**
 * The targets of single functions. Each figure is the time of one contender of a group, divided by that of another one.
 * `last` and `native` stand for such contenders of the group, and `title` for what the group is about.
 *
 * @type {readonly (readonly [operation: string, ...figures: (readonly [
 *   of: string,
 *   target: number,
 *   group: keyof Measured["speed"]["groups"],
 *   name: string,
 *   other: string,
 *   worst?: string,
 * ])[]])[]}
 */
const OF_GROUPS = [
  [
    "`isURI`",
    ["the table scan", 1, "validity", "uri-grammar isURI", SCAN],
    ["`URL.canParse`", 0.65, "validity", "uri-grammar isURI", "URL.canParse"],
    ["`URL.canParse`", 0.65, "web", "uri-grammar isURI", "URL.canParse", "title"],
    ["`URL.canParse`", 0.75, "query", "uri-grammar isURI", "URL.canParse", "title"],
    ["`URL.canParse`", 0.85, "path", "uri-grammar isURI", "URL.canParse", "title"],
    ["`URL.canParse`", 1.1, "file", "uri-grammar isURI", "URL.canParse", "title"],
  ],
  ["`isIRI`, of the same strings", ["`isURI`", 1.3, "validity", "uri-grammar isIRI", "uri-grammar isURI"]],
  ["`components`", ["`new URL`", 0.55, "components", "uri-grammar components", "new URL"]],
  [
    "`parse`, whole tree",
    ["`new URL`", 0.8, "components", PARSE, "new URL"],
    ["fast-uri's `parse`", 0.25, "components", PARSE, "fast-uri parse"],
    ["@hyperjump/uri's `parseUri`", 0.5, "components", PARSE, "@hyperjump/uri parseUri"],
  ],
  [
    "`recompose` of a tree; of components",
    ["`parse`", 2, "ofTrees", "uri-grammar recompose", PARSE],
    ["fast-uri's `serialize`", 0.5, "ofParts", "uri-grammar recompose", "fast-uri serialize"],
  ],
  ["`visit`, one visitor", ["`parse`", 1.2, "ofTrees", "uri-grammar visit", PARSE]],
  ["`normalize` of a tree", ["`parse`", 2, "ofTrees", "uri-grammar normalize", PARSE]],
  ["`change`", ["`components` and `isURI`", 2.5, "changes", "uri-grammar change", "uri-grammar components, isURI"]],
  ["`resolve`"],
  ["`normalize`", ["`new URL(s).href`", 0.8, "normalForm", "uri-grammar normalize", "new URL, href"]],
  ["`equivalent`", ["two `new URL().href`", 0.7, "equivalence", "uri-grammar equivalent", "new URL, href twice"]],
  [
    "`safeParse` of an invalid string, with its diagnostic",
    ["a successful `parse`", 4, "diagnosis", "uri-grammar safeParse (diagnostic)", PARSE],
  ],
  [
    "`safeParse` of a URI with one fault; with two",
    ...FAULTS.map(
      ({ name, target }) => /** @type {const} */ (["a successful `parse`", target, "faults", name, PARSE, name]),
    ),
  ],
  [
    "`validate` of an `https` URI with one fault",
    ["`validate` without a fault", 5, "schemeFault", "one fault", "no fault"],
  ],
  [
    "`diagnose`, `repair`, `validate` of an invalid string",
    ["a successful `parse`", 3, "diagnosis", "uri-grammar diagnose", PARSE],
    ["a successful `parse`", 5, "diagnosis", "uri-grammar repair", PARSE],
    ["a successful `parse`", 7, "diagnosis", "uri-grammar schemes.validate", PARSE],
  ],
  [
    "`resolve` with `strict: false`; with `relativeBase: true`",
    ["`resolve` without options", 1.15, "withOptions", "uri-grammar resolve, strict", "uri-grammar resolve"],
    ["`resolve` without options", 1.15, "withOptions", "uri-grammar resolve, relative", "uri-grammar resolve"],
  ],
  [
    "`read`; `write`",
    ["`parse` with the scheme's tree", 3, "ofValues", "uri-grammar read", "uri-grammar schemes.parse"],
    ["`parse`", 10, "ofValues", "uri-grammar write", PARSE],
  ],
  ["`normalize` of `ldap` URIs by their scheme", ["`parse`", 5, "ldapForms", "uri-grammar schemes.normalize", PARSE]],
  ["`parameters` of 1,000", ["`URLSearchParams`", 1.1, "ofParameters", "uri-grammar parameters", "URLSearchParams"]],
  ["`match`", ["uri-templates' `fromUri`", 3, "matching", "uri-grammar match", "uri-templates fromUri"]],
  [
    "`validate` of an `https` URI, without and with a fragment",
    ["`parse`", 1.25, "validation", "uri-grammar validate", PARSE],
    ["`parse`", 1.25, "validationWithFragment", "uri-grammar validate", PARSE],
  ],
  [
    "`normalize` of an `https` URI by its scheme",
    ["`normalize` by the generic syntax", 1.5, "schemeForms", "uri-grammar schemes.normalize", "uri-grammar normalize"],
  ],
  [
    "`resolve`, `normalize` of IRIs",
    ["`resolve` of URIs", 1.2, "resolution", "uri-grammar/iri resolve", "uri-grammar resolve"],
    ["`normalize` of URIs", 1.2, "normalForm", "uri-grammar/iri normalize", "uri-grammar normalize"],
  ],
  ["`encodeInvalid` of an invalid string", ["`encodeURI`", 4, "encoding", "uri-grammar encodeInvalid", "encodeURI"]],
  ["the tag `uri`, two holes", ["`encodeURIComponent`", 1.5, "holes", "uri-grammar uri", "encodeURIComponent"]],
  [
    "other programs with this package as their resolver",
    ["their own resolver", 1, "ajvSchemas", "last", "native", "title"],
    ["their own resolver", 1.2, "triples", "last", "native", "title"],
  ],
  [
    "`expand` of a URI Template",
    ["url-template's `parseTemplate` and `expand`", 1, "expansion", EXPAND, "url-template parseTemplate, expand"],
    ["url-template's `expand`, many times", 1, "expansions", EXPAND, "url-template expand", "one template"],
  ],
];

/** @param {Measured["speed"]} measured @returns {Row[]} the targets of single functions */
export function speedTargets({ groups, kinds }) {
  const ofKinds = kinds.map((kind) => ({ kind, ratio: ratio(kind, "uri-grammar resolve", "new URL, href") }));
  const slowest = ofKinds.reduce((most, each) => (each.ratio > most.ratio ? each : most));
  const mean = ofKinds.reduce((sum, each) => sum + each.ratio, 0) / ofKinds.length;
  const ofResolve = [
    figure("`new URL(ref, base).href`, mean of seven kinds", 0.7, mean),
    figure("`new URL(ref, base).href`, the slowest kind", 1, slowest.ratio, slowest.kind.title),
  ];
  return OF_GROUPS.map(([operation, ...rows]) => {
    const figures = rows.map(([of, target, name, mine, other, worst]) => {
      const group = groups[name];
      const value = ratio(group, mine === "last" ? last(group) : mine, other === "native" ? group.native : other);
      return figure(of, target, value, worst === "title" ? group.title : worst);
    });
    return { operation, figures: rows.length === 0 ? ofResolve : figures };
  });
}

/** @param {Measured} measured @returns {Row[]} */
export function targets({ speed, rule, long, memory, starts, sizes }) {
  const { empty } = starts;
  const [own, foreign] = [starts.own - empty, starts.fastUri - empty];
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
        figure("the import of fast-uri", 1.5, own / foreign, `${milliseconds(own)} against ${milliseconds(foreign)}`),
      ],
    },
    {
      operation: "start of a process",
      figures: [
        figure("an empty process: `uri-grammar --version`", 1.1, starts.version / empty),
        figure("an empty process: `uri-grammar check` of one URI", 2.2, starts.check / empty),
        figure("an empty process: `uri-grammar/iri`", 2.2, starts.iri / empty),
        figure("an empty process: `uri-grammar/tag`", 2.2, starts.tag / empty),
        figure("a script with `components`: `get host` of 300,000 lines", 1.2, starts.get / starts.script),
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

/** @param {import("./speed.js").Results} results @param {string} name @param {string} other */
function ratio({ rows }, name, other) {
  const [a, b] = [name, other].map((wanted) => rows.find((row) => row.name === wanted)?.ns ?? NaN);
  return (a ?? NaN) / (b ?? NaN);
}

/** @param {Parameters<typeof ratio>[0]} group @returns {string} the name of the last contender */
const last = ({ rows }) => rows.at(-1)?.name ?? "";

/** @param {number} seconds */
const milliseconds = (seconds) => `${(seconds * 1000).toFixed(1)} ms`;
