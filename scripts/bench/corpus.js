// The measured strings. A seeded generator makes them, so they are the same on every machine and in every run.

/** The number of strings in each corpus. */
const SIZE = 2000;
/** One of this many strings in the mixed corpus is invalid. */
const INVALID_EVERY = 20;

/**
 * @param {number} seed
 * @returns {(below: number) => number} a random number generator ("mulberry32") for integers from 0 up to, but not
 *   including, its argument
 */
function numbersFrom(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const WORDS = (
  "account archive article book catalogue city comment contact detail document edition event figure forum gallery " +
  "guide history image index item language letter library list map member message minutes news note order page paper " +
  "people photo place post press product profile project record report review search section series session shop " +
  "source station story street summary table team text ticket title topic travel user video volume weather week"
).split(" ");
const DOMAINS = ["example.com", "example.org", "example.net", "www.example.com", "static.example.org", "192.0.2.7"];
const ADDRESSES = ["2001:db8::7", "2001:db8:0:1::2a", "::1", "fe80::1:2:3", "::ffff:192.0.2.33"];
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** @typedef {(below: number) => number} Random */

/**
 * @template T
 * @param {Random} random
 * @param {readonly T[]} list
 * @returns {T}
 */
const pick = (random, list) => /** @type {T} */ (list[random(list.length)]);

/** @param {Random} random @param {number} count @param {string} between */
const words = (random, count, between) => Array.from({ length: count }, () => pick(random, WORDS)).join(between);

/** @param {Random} random */
function query(random) {
  return random(3) === 0 ? "" : `?${Array.from({ length: 1 + random(2) }, () => parameter(random)).join("&")}`;
}

/** @param {Random} random */
function parameter(random) {
  return `${pick(random, WORDS)}=${random(3) === 0 ? String(random(10_000)) : words(random, 1 + random(2), "%20")}`;
}

/** @param {Random} random */
const fragment = (random) => (random(8) === 0 ? `#${pick(random, WORDS)}` : "");

/** @param {Random} random */
const port = (random) => (random(8) === 0 ? `:${String(1024 + random(9000))}` : "");

/**
 * The kinds of URIs. Repeated kinds are more frequent.
 * @type {((random: Random) => string)[]}
 */
const KINDS = [
  ...Array.from({ length: 6 }, () => web("https")),
  ...Array.from({ length: 4 }, () => web("http")),
  (random) => `mailto:${words(random, 2, ".")}@example.com?subject=${words(random, 2, "%20")}`,
  (random) => `urn:example:${words(random, 2, ":")}:${String(random(1_000_000))}`,
  (random) => `tel:+1-${String(200 + random(800))}-555-${String(1000 + random(9000))};ext=${String(random(999))}`,
  (random) =>
    `data:text/plain;base64,${Array.from({ length: 12 + random(16) }, () => pick(random, [...BASE64])).join("")}==`,
  (random) => `ldap://[${pick(random, ADDRESSES)}]/cn=${pick(random, WORDS)},dc=example?objectClass?one`,
  (random) => `file:///home/${words(random, 3 + random(2), "/")}/${pick(random, WORDS)}.txt`,
];

/** @param {string} scheme @returns {(random: Random) => string} */
function web(scheme) {
  return (random) =>
    `${scheme}://${pick(random, DOMAINS)}${port(random)}/${words(random, 1 + random(2), "/")}${query(random)}${fragment(random)}`;
}

/**
 * Mutations that make a URI invalid.
 * @type {((uri: string, random: Random) => string)[]}
 */
const SPOILERS = [
  (uri, random) => inserted(uri, random, pick(random, [" ", '"', "<", ">", "\\", "^", "`", "{", "|", "}"])),
  (uri, random) => inserted(uri, random, "%zz"),
  (uri, random) => inserted(uri, random, "\u00e9"),
  (uri) => uri.replace(/^\w+:\/*/, "$&a[b]@"),
  (uri) => `${uri}#first#second`,
  (uri) => `1${uri}`,
  (uri) => uri.replace(/^\w+:\/*/, "http://example.com:80a/"),
  (uri) => uri.replace(/^\w+:\/*/, "http://[2001:db8::7::1]/"),
];

/**
 * Inserts a text at a random offset after the scheme.
 *
 * @param {string} uri
 * @param {Random} random
 * @param {string} text
 * @returns {string}
 */
function inserted(uri, random, text) {
  const after = uri.indexOf(":") + 1;
  const at = after + random(uri.length - after);
  return uri.slice(0, at) + text + uri.slice(at);
}

/** @param {Random} random */
const valid = (random) => pick(random, KINDS)(random);

/** @param {Random} random */
const invalid = (random) => pick(random, SPOILERS)(valid(random), random);

/**
 * @param {(index: number) => string} make
 * @returns {string[]} flat strings, like those read from a file or a request
 */
const corpus = (make) => Array.from({ length: SIZE }, (_, index) => Buffer.from(make(index)).toString());

/** @returns {string[]} URIs of many schemes; 5 % are invalid */
export function mixedCorpus() {
  const random = numbersFrom(3986);
  return corpus((index) => (index % INVALID_EVERY === INVALID_EVERY - 1 ? invalid(random) : valid(random)));
}

/** @returns {string[]} invalid strings, most of them because of one character */
export function invalidCorpus() {
  const random = numbersFrom(2396);
  return corpus(() => invalid(random));
}

/**
 * The strings that most programs check. All strings of a kind have the same length.
 *
 * @type {Record<"web" | "query" | "path" | "file", { what: string, length: number, make: (random: Random) => string }>}
 */
const USUAL = {
  web: {
    what: "web addresses",
    length: 44,
    make: (random) => `https://${pick(random, DOMAINS)}/${words(random, 1 + random(3), "/")}`,
  },
  query: {
    what: "web addresses with a query",
    length: 61,
    make: (random) =>
      `https://${pick(random, DOMAINS)}/${words(random, 1 + random(2), "/")}?${parameter(random)}&${parameter(random)}`,
  },
  path: {
    what: "URIs that consist almost entirely of a path",
    length: 59,
    make: (random) => `http://h/${words(random, 5 + random(4), "/")}`,
  },
  file: {
    what: "file URLs",
    length: 117,
    make: (random) => `file:///home/${words(random, 12 + random(6), "/")}.txt`,
  },
};

/**
 * @param {keyof typeof USUAL} kind
 * @returns {{ what: string, inputs: string[] }} valid URIs of one kind and one length
 */
export function usualCorpus(kind) {
  const random = numbersFrom(1630);
  const { what, length, make } = USUAL[kind];
  const inputs = corpus(() => {
    let text;
    do text = make(random);
    while (text.length !== length);
    return text;
  });
  return { what: `${what} of ${String(length)} characters`, inputs };
}

/** The base of the references. */
export const BASE = "http://www.example.com/library/catalogue/item;p?q";

/** @returns {string[]} references of all forms */
export function referenceCorpus() {
  const random = numbersFrom(1808);
  /** @type {((random: Random) => string)[]} */
  const forms = [
    () => `${"../".repeat(random(4))}${words(random, 1 + random(3), "/")}${query(random)}${fragment(random)}`,
    () => `./${words(random, 2, "/")}/../${pick(random, WORDS)}${query(random)}`,
    () => `/${words(random, 1 + random(4), "/")}${query(random)}`,
    () => `//${pick(random, DOMAINS)}/${words(random, 2, "/")}`,
    () => `?${pick(random, WORDS)}=${pick(random, WORDS)}`,
    () => `#${pick(random, WORDS)}`,
    valid,
  ];
  return corpus(() => pick(random, forms)(random));
}

/**
 * @typedef {object} Expansion a template and the values of its variables
 * @property {string} template
 * @property {Record<string, string | number | string[] | Record<string, string>>} values
 */

/**
 * The templates that web services publish most often.
 *
 * @type {((random: Random) => string)[]}
 */
const TEMPLATES = [
  (random) => `https://${pick(random, DOMAINS)}/${pick(random, WORDS)}/{id}`,
  (random) => `https://${pick(random, DOMAINS)}/${pick(random, WORDS)}{/id}{?page,size,q}`,
  (random) => `/${words(random, 2, "/")}{/id,name}{?filter*}`,
  (random) => `https://${pick(random, DOMAINS)}/${pick(random, WORDS)}{?q,tags*,page}{#name}`,
  (random) => `/${pick(random, WORDS)}/{name:3}/{name}{?tags}{&size}`,
  (random) => `{+base}/${words(random, 2, "/")}{?q}`,
];

/** @returns {Expansion[]} templates of all levels with values */
export function templateCorpus() {
  const random = numbersFrom(6570);
  return corpus(() => pick(random, TEMPLATES)(random)).map((template) => ({
    template,
    values: {
      base: `https://${pick(random, DOMAINS)}`,
      id: random(100_000),
      name: words(random, 2, " "),
      q: `${pick(random, WORDS)} & ${pick(random, WORDS)}`,
      page: 1 + random(50),
      size: 20,
      tags: [pick(random, WORDS), pick(random, WORDS)],
      filter: { type: pick(random, WORDS), year: String(1990 + random(40)) },
    },
  }));
}

/**
 * @param {string[]} uris
 * @returns {[string, string][]} each URI with a different spelling; every second pair is not equivalent
 */
export function pairsOf(uris) {
  return uris.map((uri, index) => {
    const colon = uri.indexOf(":");
    const spelt = uri.slice(0, colon).toUpperCase() + uri.slice(colon).replace(/[aeiou](?=\w*$)/, percentEncoded);
    return [uri, Buffer.from(index % 2 === 0 ? spelt : `${spelt}x`).toString()];
  });
}

/** @param {string} letter */
const percentEncoded = (letter) => `%${letter.charCodeAt(0).toString(16)}`;

/** Faults of usual URIs, with the target of their diagnostic: a multiple of the time that the tree of a valid one takes. */
export const FAULTS = [
  {
    name: "a space",
    target: 3,
    text: "https://example.com/path/to/file name.html?query=value&other=1&more=2#fragment",
  },
  {
    name: "an excluded character",
    target: 3,
    text: "https://example.com/path/to/file{name.html?query=value&other=1#fragment",
  },
  {
    name: "a percent sign",
    target: 3,
    text: "https://example.com/path/to/50%/off.html?query=value&other=1&more=2#fragment",
  },
  { name: "a port", target: 3, text: "https://example.com:8o80/path/to/file-name.html?query=value&other=1&more=2#f" },
  { name: "a letter", target: 4, text: "https://example.com/path/to/caf\u00E9/file.html?query=value&other=1&more=2#f" },
  { name: "a relative reference", target: 8, text: "/path/to/50%/off.html?query=value&other=1&more=2#fragment" },
  { name: "brackets", target: 8, text: "https://[[2001:db8::1]]/path/to/file-name.html?query=value&other=1&more=2#f" },
  {
    name: "two faults",
    target: 20,
    text: "https://example.com:8o80/path/to/file name.html?query=value&other=1&more=2#f",
  },
];
