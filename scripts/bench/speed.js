// Compares each function with the equivalent functions of other libraries, on the same strings.
import * as hyperjump from "@hyperjump/uri";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import encodeurl from "encodeurl";
import fastUri from "fast-uri";
import { resolve as resolveRelative } from "relative-to-absolute-iri";
import uriJs from "uri-js";
import uriTemplates from "uri-templates";
import { parseTemplate } from "url-template";
import * as uri from "../../dist/index.js";
import * as iri from "../../dist/iri.js";
import { parameters } from "../../dist/parameters.js";
import * as schemes from "../../dist/schemes/index.js";
import { uri as tag } from "../../dist/tag/index.js";
import { compile, expand } from "../../dist/template/index.js";
import { ajvSchemas, triples } from "./adopters.js";
import {
  BASE,
  FAULTS,
  invalidCorpus,
  mixedCorpus,
  pairsOf,
  referenceCorpus,
  templateCorpus,
  usualCorpus,
} from "./corpus.js";
import { measure, nsOf } from "./harness.js";
import { scan, SCAN } from "./scan.js";

const mixed = mixedCorpus();
const valid = mixed.filter((each) => uri.isURI(each));
const invalid = invalidCorpus();
const references = referenceCorpus();
const pairs = pairsOf(valid);

/** The format check of a JSON Schema. */
const ajvURI = addFormats.default(new Ajv()).compile({ type: "string", format: "uri" });

/** RFC 3986 Appendix B: splits a reference and never refuses one. */
const APPENDIX_B = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/;

/**
 * Returns 0 if the function throws.
 *
 * @template Input
 * @param {(input: Input) => number} run
 * @returns {(input: Input) => number}
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
 * @property {string} native the contender that represents the built-in URL
 * @property {string} sums the meaning of the contenders' sums
 * @property {readonly Input[]} inputs
 * @property {readonly import("./harness.js").Contender<Input>[]} contenders
 */

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
      { name: "uri-grammar isIRI", run: (text) => Number(iri.isIRI(text)) },
      { name: "URL.canParse", run: (text) => Number(URL.canParse(text)) },
      { name: "new URL", run: orZero((text) => Number(new URL(text) instanceof URL)) },
      { name: "Appendix B regex, test", run: (text) => Number(APPENDIX_B.test(text)) },
      { name: "@hyperjump/uri isUri", run: (text) => Number(hyperjump.isUri(text)) },
      { name: "ajv-formats uri", run: (text) => Number(ajvURI(text)) },
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
      { name: "uri-grammar/iri normalize", run: (text) => iri.normalize(text).length },
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
      { name: "uri-grammar/iri resolve", run: (text) => iri.resolve(text, BASE).length },
      { name: "relative-to-absolute-iri resolve", run: (text) => resolveRelative(text, BASE).length },
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
      { name: "ajv-formats uri", run: (text) => Number(ajvURI(text)) },
      { name: "@hyperjump/uri parseUri, caught", run: orZero((text) => Number("path" in hyperjump.parseUri(text))) },
      { name: "fast-uri parse", run: (text) => Number(fastUri.parse(text).error === undefined) },
      { name: "uri-js parse", run: (text) => Number(uriJs.parse(text).error === undefined) },
    ],
  },
  {
    title: "percent-encoding of what cannot stand where it stands, in 2,000 invalid strings",
    native: "encodeURI",
    sums: "code units",
    inputs: invalid,
    contenders: [
      SCAN,
      { name: "uri-grammar encodeInvalid", run: (text) => uri.encodeInvalid(text).length },
      { name: "uri-grammar/iri encodeInvalid", run: (text) => iri.encodeInvalid(text).length },
      { name: "encodeURI", run: orZero((text) => encodeURI(text).length) },
      { name: "encodeurl", run: (text) => encodeurl(text).length },
    ],
  },
];

/** @param {Parameters<typeof usualCorpus>[0]} kind @returns {Group<string>} */
function ofKind(kind) {
  const { what, inputs } = usualCorpus(kind);
  return {
    title: `validity of 2,000 ${what}`,
    native: "URL.canParse",
    sums: "accepted",
    inputs,
    contenders: [
      SCAN,
      { name: "uri-grammar isURI", run: (text) => Number(uri.isURI(text)) },
      { name: "URL.canParse", run: (text) => Number(URL.canParse(text)) },
    ],
  };
}

/** @type {Group<[string, string]>} */
const ofPairs = {
  title: "equivalence of two spellings of each of the valid ones",
  native: "new URL, href twice",
  sums: "equal",
  inputs: pairs,
  contenders: [
    { name: SCAN.name, run: ([a, b]) => scan(a) & scan(b) },
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

/** @type {Group<string>} */
const diagnosis = {
  title: "the diagnostic of 2,000 invalid strings and the tree of the valid ones",
  native: "uri-grammar parse (tree)",
  sums: "done",
  inputs: invalid,
  contenders: [
    SCAN,
    { name: "uri-grammar safeParse (diagnostic)", run: (text) => Number(!uri.safeParse(text, { rule: "URI" }).ok) },
    { name: "uri-grammar diagnose", run: (text) => uri.diagnose(text, { rule: "URI" }).length },
    { name: "uri-grammar repair", run: (text) => uri.repair(text, { rule: "URI" }).uri.length },
    { name: "uri-grammar schemes.validate", run: (text) => Number(!schemes.validate(text).ok) },
    {
      name: "uri-grammar parse (tree)",
      run: (text) => Number(uri.parse(text, { rule: "URI" }).end === text.length),
      inputs: valid,
    },
  ],
};

/** @param {string} text */
const walked = (text) => uri.parse(text).end;

/** @type {Group<string>} */
const faults = {
  title: "the diagnostic of one fault, and the tree of a valid URI",
  native: "uri-grammar parse (tree)",
  sums: "done",
  inputs: ["https://example.com/path/to/file-name.html?query=value&other=1&more=2#fragment"],
  contenders: [
    { name: "uri-grammar parse (tree)", run: walked },
    ...FAULTS.map(({ name, text }) => ({
      name,
      run: /** @param {string} invalid */ (invalid) => Number(uri.safeParse(invalid).ok),
      inputs: [text],
    })),
  ],
};

/** @type {Group<string>} */
const schemeFault = {
  title: "validation of an https URI with a space, and without one",
  native: "no fault",
  sums: "valid",
  inputs: ["https://example.com/path/to/file-name.html?query=value"],
  contenders: [
    { name: "no fault", run: (text) => Number(schemes.validate(text).ok) },
    {
      name: "one fault",
      run: (text) => Number(schemes.validate(text).ok),
      inputs: ["https://example.com/path/to/file name.html?query=value"],
    },
  ],
};

// If a program keeps many results before a function is compiled, V8 puts all later ones among old objects, which is
// several times slower. So the first ones are discarded.
for (let count = 0; count < 30_000; count++) {
  const text = valid[count % valid.length] ?? "";
  uri.recompose(uri.parse(text));
  uri.recompose(uri.components(text));
  uri.change(text, { query: "a=b" });
}
const trees = valid.map((text) => uri.parse(text));
const parts = valid.map((text) => uri.components(text));
const foreignParts = valid.map((text) => fastUri.parse(text));
let segments = 0;
const visitor = { segment: () => void segments++ };
/** @type {Group<import("../../dist/types/src/index.d.ts").RFC3986Nodes["URI-reference"]>} */
const ofTrees = {
  title: "trees of the valid ones: printed, and visited with one visitor",
  native: "uri-grammar parse (tree)",
  sums: "code units",
  inputs: trees,
  contenders: [
    { name: "uri-grammar recompose", run: (tree) => uri.recompose(tree).length },
    { name: "uri-grammar visit", run: (tree) => uri.visit(tree, visitor).end },
    { name: "uri-grammar normalize", run: (tree) => uri.normalize(tree).length },
    /** @type {never} */ ({ name: "uri-grammar parse (tree)", run: walked, inputs: valid }),
  ],
};

/** @type {Group<import("../../dist/types/src/index.d.ts").Components>} */
const ofParts = {
  title: "components of the valid ones, recomposed",
  native: "fast-uri serialize",
  sums: "code units",
  inputs: parts,
  contenders: [
    { name: "uri-grammar recompose", run: (components) => uri.recompose(components).length },
    /** @type {never} */ ({
      name: "fast-uri serialize",
      run: /** @param {never} components */ (components) => fastUri.serialize(components).length,
      inputs: foreignParts,
    }),
  ],
};

/** @type {Group<string>} */
const changes = {
  title: "a new query for each of the valid ones",
  native: "uri-grammar components, isURI",
  sums: "code units",
  inputs: valid,
  contenders: [
    { name: "uri-grammar change", run: (text) => uri.change(text, { query: "a=b" }).length },
    {
      name: "uri-grammar components, isURI",
      run: (text) => uri.components(text).path.length + Number(uri.isURI(text)),
    },
  ],
};

/** The kinds of references. */
const KINDS = ["../../a/b?c=d", "./a/../b", "a/b/c#d", "/a/b/c?d=e", "//example.org/a/b", "?a=b", "#a"];

/** @type {Group<string>} */
const withOptions = {
  title: "resolution of 2,000 references against one base, with options",
  native: "uri-grammar resolve",
  sums: "code units",
  inputs: references,
  contenders: [
    { name: "uri-grammar resolve", run: (text) => uri.resolve(text, BASE).length },
    { name: "uri-grammar resolve, strict", run: (text) => uri.resolve(text, BASE, { strict: false }).length },
    { name: "uri-grammar resolve, relative", run: (text) => uri.resolve(text, BASE, { relativeBase: true }).length },
  ],
};

/** URIs whose values are read and written. */
const said = [
  "ldap://ldap1.example.net:6666/o=University%20of%20Michigan,c=US??sub?(cn=Babs%20Jensen)",
  "mailto:a@example.com?subject=Hello%20World&cc=b@example.org",
  "tel:+1-201-555-0123;ext=12",
  "otpauth://totp/ACME:john@example.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME",
  "redis://user:pw@localhost:6379/0",
  "urn:isbn:0451450523",
];
const saidValues = said.map((text) => schemes.read(text));

/** @type {Group<string>} */
const ofValues = {
  title: "values of URIs of six schemes",
  native: "uri-grammar parse (tree)",
  sums: "code units",
  inputs: said,
  contenders: [
    { name: "uri-grammar parse (tree)", run: walked },
    { name: "uri-grammar schemes.parse", run: (text) => schemes.parse(text).end },
    { name: "uri-grammar read", run: (text) => schemes.read(text).scheme.length },
    /** @type {never} */ ({
      name: "uri-grammar write",
      run: /** @param {{ scheme: never }} values */ (values) => schemes.write(values.scheme, values).length,
      inputs: saidValues,
    }),
  ],
};

/** @type {Group<string>} */
const ldapForms = {
  title: "normal form of ldap URIs by their scheme",
  native: "uri-grammar parse (tree)",
  sums: "code units",
  inputs: [
    "ldap:///o=University%20of%20Michigan,c=US",
    "LDAP://ldap1.example.com/c=GB?objectClass?ONE",
    "ldap://[2001:db8::7]/c=GB?objectClass?one",
    "ldap:///??sub??!e-bindname=cn=Manager%2cdc=example%2cdc=com",
  ],
  contenders: [
    { name: "uri-grammar schemes.normalize", run: (text) => schemes.normalize(text).length },
    { name: "uri-grammar parse (tree)", run: walked },
  ],
};

/** @type {Group<string>} */
const ofParameters = {
  title: "1,000 parameters of a query",
  native: "URLSearchParams",
  sums: "code units",
  inputs: [Array.from({ length: 1000 }, (_, index) => `name${String(index)}=value%20${String(index)}`).join("&")],
  contenders: [
    {
      name: "uri-grammar parameters",
      run: (query) => parameters(`https://example.com/?${query}`).reduce((sum, { name }) => sum + name.length, 0),
    },
    { name: "URLSearchParams", run: (query) => [...new URLSearchParams(query).keys()].join("").length },
  ],
};

/** Templates and URIs of them. */
const templated = /** @type {const} */ ([
  ["/people{/id}{?page,size,q}", "/people/7?page=2&size=10&q=a%20b"],
  ["https://example.com/users/{id}/posts/{post}", "https://example.com/users/77/posts/hello-world"],
  ["/search{?q,lang}", "/search?q=abc&lang=en"],
]);

/** @type {Group<{ ours: import("../../dist/types/src/template/index.d.ts").CompiledTemplate, theirs: { fromUri(uri: string): object }, text: string }>} */
const matching = {
  title: "values of URIs of three templates",
  native: "uri-templates fromUri",
  sums: "variables",
  inputs: templated.map(([template, text]) => ({ ours: compile(template), theirs: uriTemplates(template), text })),
  contenders: [
    { name: "uri-grammar match", run: ({ ours, text }) => Object.keys(ours.match(text) ?? {}).length },
    { name: "uri-templates fromUri", run: ({ theirs, text }) => Object.keys(theirs.fromUri(text)).length },
  ],
};

/** @param {string} reference @returns {Group<string>} */
const resolutionOf = (reference) => ({
  title: `resolution of ${reference}`,
  native: "new URL, href",
  sums: "code units",
  inputs: Array.from({ length: 200 }, () => reference),
  contenders: [
    SCAN,
    { name: "uri-grammar resolve", run: (text) => uri.resolve(text, BASE).length },
    { name: "new URL, href", run: (text) => new URL(text, BASE).href.length },
  ],
});

const secure = valid.filter((text) => text.startsWith("https:"));

/**
 * @param {string} what
 * @param {readonly string[]} inputs
 * @returns {Group<string>}
 */
const validationOf = (what, inputs) => ({
  title: `validation of https URIs ${what} by what the scheme demands`,
  native: "uri-grammar parse (tree)",
  sums: "valid",
  inputs,
  contenders: [
    SCAN,
    { name: "uri-grammar validate", run: (text) => Number(schemes.validate(text).ok) },
    { name: "uri-grammar parse (tree)", run: (text) => Number(uri.parse(text, { rule: "URI" }).end === text.length) },
  ],
});

/** @type {Group<string>} */
const schemeForms = {
  title: "normal form of the https URIs by their scheme",
  native: "uri-grammar normalize",
  sums: "code units",
  inputs: secure,
  contenders: [
    SCAN,
    { name: "uri-grammar schemes.normalize", run: (text) => schemes.normalize(text).length },
    { name: "uri-grammar normalize", run: (text) => uri.normalize(text).length },
  ],
};

/** @type {Group<import("./corpus.js").Expansion>} */
const expansion = {
  title: "expansion of 2,000 templates, with parsing",
  native: "url-template parseTemplate, expand",
  sums: "code units",
  inputs: templateCorpus(),
  contenders: [
    { name: SCAN.name, run: ({ template }) => scan(template) },
    { name: "uri-grammar expand", run: ({ template, values }) => expand(template, values).length },
    {
      name: "url-template parseTemplate, expand",
      run: ({ template, values }) => parseTemplate(template).expand(values).length,
    },
  ],
};

/** @type {Group<{ id: string, q: string }>} */
const holes = {
  title: "texts with a hole in the path and one in the query",
  native: "encodeURIComponent",
  sums: "code units",
  inputs: Array.from({ length: 200 }, (_, index) => ({
    id: index % 3 === 0 ? `a/b ${String(index)}` : `user${String(index)}`,
    q: index % 4 === 0 ? "x&y=1 \u00E9" : `word${String(index)}`,
  })),
  contenders: [
    { name: SCAN.name, run: ({ id, q }) => scan(id) + scan(q) },
    { name: "uri-grammar uri", run: ({ id, q }) => tag`https://api.example.com/users/${id}?q=${q}`.length },
    {
      name: "encodeURIComponent",
      run: ({ id, q }) => `https://api.example.com/users/${encodeURIComponent(id)}?q=${encodeURIComponent(q)}`.length,
    },
  ],
};

/** A template with a path and a query. */
const repeated = "https://example.com/people{/id}{?page,size,q}";
const prepared = parseTemplate(repeated);

/** @type {Group<import("./corpus.js").Expansion>} */
const expansions = {
  title: "2,000 expansions of one template",
  native: "url-template expand",
  sums: "code units",
  inputs: expansion.inputs,
  contenders: [
    { name: SCAN.name, run: () => scan(repeated) },
    { name: "uri-grammar expand", run: ({ values }) => expand(repeated, values).length },
    { name: "url-template expand", run: ({ values }) => prepared.expand(values).length },
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
 * @param {import("./harness.js").Pace} pace
 */
function results({ title, native, sums, inputs, contenders }, pace) {
  const rows = measure(contenders, inputs, pace);
  const scanned = nsOf(rows, SCAN.name);
  return {
    title,
    native,
    sums,
    rows: rows.map((row) => ({ ...row, toScan: row.ns / scanned, toNative: row.ns / nsOf(rows, native) })),
  };
}

/** @typedef {ReturnType<typeof results>} Results */

/** @param {import("./harness.js").Pace} pace */
export function speed(pace) {
  const [validity, components, normalForm, resolution, refusal, encoding] =
    /** @type {[Results, Results, Results, Results, Results, Results]} */ (
      ofStrings.map((group) => results(group, pace))
    );
  const groups = {
    validity,
    web: results(ofKind("web"), pace),
    query: results(ofKind("query"), pace),
    path: results(ofKind("path"), pace),
    file: results(ofKind("file"), pace),
    components,
    ofTrees: results(ofTrees, pace),
    ofParts: results(ofParts, pace),
    changes: results(changes, pace),
    normalForm,
    equivalence: results(ofPairs, pace),
    resolution,
    refusal,
    encoding,
    diagnosis: results(diagnosis, pace),
    faults: results(faults, pace),
    schemeFault: results(schemeFault, pace),
    validation: results(
      validationOf(
        "without a fragment",
        secure.filter((text) => !text.includes("#")),
      ),
      pace,
    ),
    validationWithFragment: results(
      validationOf(
        "with a fragment",
        secure.filter((text) => text.includes("#")),
      ),
      pace,
    ),
    schemeForms: results(schemeForms, pace),
    expansion: results(expansion, pace),
    expansions: results(expansions, pace),
    holes: results(holes, pace),
    ajvSchemas: results(ajvSchemas, pace),
    triples: results(triples, pace),
    withOptions: results(withOptions, pace),
    ofValues: results(ofValues, pace),
    ldapForms: results(ldapForms, pace),
    ofParameters: results(ofParameters, pace),
    matching: results(matching, pace),
  };
  return { groups, kinds: KINDS.map((reference) => results(resolutionOf(reference), pace)) };
}
