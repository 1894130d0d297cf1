// The readable cases of `core/normalize.json`: each step of section 6.2.2 and of section 6.2.3 at each place.
import { normalizationSteps } from "../../../dist/index.js";
import { normalFormOf } from "../answers.js";
import { withChoices } from "./choices.js";
import { rootless } from "./resolve.js";

/** @typedef {import("../../../dist/index.js").NormalizationStep} Step */
/**
 * The choices of a result: steps that are not taken are `false`.
 * @typedef {Partial<Record<Step | "dotsFirst" | "staysRootless" | "literal" | "fillsPath" | "removesNames" | "refuses", boolean>>} Options
 */

/** @typedef {import("./choices.js").Choice<Options>} Choice */

/** @type {readonly Choice[]} */
const CHOICES = [
  { tag: "choice:double-slash", options: { literal: true } },
  { tag: "choice:encoded-dots", options: { dotsFirst: true } },
  { tag: "choice:rootless-dots", options: { staysRootless: true } },
  { tag: "choice:scheme-based", options: { "empty-path": false } },
  { tag: "choice:scheme-based", options: { "empty-port": false } },
  { tag: "choice:scheme-based", options: { "default-port": false } },
  { tag: "choice:scheme-based", options: { "port-zeros": false } },
  { tag: "choice:scheme-based", options: { fillsPath: true } },
];

/** Only for a reference without a scheme. @type {Choice} */
const REFUSES = { tag: "choice:unresolved", options: { refuses: true } };

/** Only for a relative path. @type {readonly Choice[]} */
const RELATIVE_CHOICES = [
  { tag: "choice:relative-dots", options: { "dot-segments": false } },
  { tag: "choice:relative-dots", options: { removesNames: true } },
];

/** @type {Readonly<Record<string, readonly string[]>>} */
const INPUTS = {
  "6.2.2": ["eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "S://U@H:1/P?Q#F", "//H/./%7e", "S:", "", "A", "?A", "#A", "/A"],
  "6.2.2.1": [
    ...[
      "HTTP://h/",
      "hTtP+A-1.://h/",
      "s://HOST.Example/",
      "s://User@Host/",
      "s://[::AbCd]/",
      "s://[V1.AB]/",
      "s://h/PATH",
      "s:?QUERY",
      "s:#FRAGMENT",
    ],
    ...[
      "s:%c3%a9",
      "s:%C3%A9",
      "s://%c3%a9/",
      "s://u%3a@h/",
      "s:?%2f",
      "s:#%2f",
      "s://%C3%89/",
      "//%aA@%bB/%cC?%dD#%eE",
      "s:/%fF/%0a",
    ],
  ],
  "6.2.2.2": [
    ...["%41", "%5A", "%61", "%7A", "%7a", "%30", "%39", "%2D", "%2d", "%2E", "%5F", "%5f", "%7E", "%7e"].map(
      (each) => `s:/x${each}`,
    ),
    ...[
      "%40",
      "%5B",
      "%5b",
      "%60",
      "%7B",
      "%2F",
      "%2f",
      "%3A",
      "%25",
      "%00",
      "%7F",
      "%80",
      "%ff",
      "%20",
      "%0A",
      "%0d",
    ].map((each) => `s:/x${each}`),
    ...[
      "s://%75@h/",
      "s://%68%6F%73%74/",
      "s://h/?%71",
      "s://h/#%66",
      "s:%70",
      "/%7eA",
      "s:/%2541",
      "s:/%25%34%31",
      "s://h/%7E%41?%7E#%41",
    ],
  ],
  "6.2.2.3": [
    ...[
      "/.",
      "/..",
      "/./",
      "/../",
      "/a/.",
      "/a/..",
      "/a/./b",
      "/a/../b",
      "/a/b/../..",
      "/a/b/../../..",
      "/../a",
      "/./a/../..",
      "/...",
      "/.a",
      "/a.",
      "/a/..b",
      "/a//..",
      "/a//../b",
      "/./.",
      "//",
      "/a//b",
    ].flatMap((path) => (path === "//" ? [`s://h${path}`] : [`s://h${path}`, `s:${path}`])),
    ...[
      "s:.",
      "s:..",
      "s:./a",
      "s:../a",
      "s:a/.",
      "s:a/..",
      "s:a/./b",
      "s:a/../b",
      "s:a/b/../../c",
      "s:a/../..",
      "s:a/../../b",
      "s:/a/..//b",
      "s:/.//a",
      "s:a/..//b",
    ],
    ...[
      "/a/../b",
      "//h/../a",
      ".",
      "./",
      "..",
      "../",
      "./a",
      "../a",
      "a/./b",
      "a/../b",
      "a/.",
      "a/..",
      "./a:b",
      "a/./",
      "/.//a",
      "../..",
      "a/../../b",
      "s://h/a?/../b",
      "s://h/a#/../b",
    ],
    ...[
      "s://h/%2e/a",
      "s://h/a/%2e%2E/b",
      "s://h/a/.%2e",
      "s:/%2e%2e/a",
      "s:a/%2e%2e/b",
      "/a/%2e%2e/b",
      "s://h/%2e%2e%2e",
      "s://h/a%2e/..",
      "s:/%2e//a",
    ],
  ],
  "6.2.3": [
    ...[
      "http://example.com",
      "http://example.com/",
      "http://example.com:/",
      "http://example.com:80/",
      "HTTP://h:80",
      "http://h:080/",
      "http://h:81",
      "http://h:8080/",
    ],
    ...[
      "https://h:443",
      "https://h:80/",
      "https://h:",
      "ftp://h:21/a",
      "ftp://h:0021/",
      "s://",
      "s://h",
      "s://h:",
      "s://h:0",
      "s://h:00/",
      "s://h:007/",
      "s://h:80",
      "s://:/",
      "s:///",
      "//h:/",
      "//h",
      "//h:80",
    ],
    ...["http://h?q", "http://h:80?q", "http://h#f", "s://h?", "http://[::1]:80", "http://u@h:", "s://h:#"],
  ],
};

/** Removes the "/." that stands before "//" without an authority. @param {string} text */
const unguarded = (text) => text.replace(/^([^:/?#]+:)?\/\.\/\//, "$1//");

/** @param {string} text */
const isRelative = (text) => !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(text);

/**
 * @param {string} input
 * @param {Options} options
 * @returns {string | null}
 */
function resultOf(input, options) {
  if (options.refuses) return null;
  const steps = normalizationSteps.filter((step) => options[step] !== false);
  const others = steps.filter((step) => step !== "dot-segments");
  const decoded = normalFormOf(input, others);
  const removes = others.length < steps.length;
  const source = options.dotsFirst ? input : decoded;
  if (removes && options.staysRootless && source !== null) {
    const result = rootless(source);
    if (result !== null) return options.dotsFirst ? normalFormOf(result, others) : result;
  }
  const first = options.dotsFirst && removes ? normalFormOf(input, ["dot-segments"]) : input;
  const result = first && normalFormOf(first, options.dotsFirst ? others : steps);
  // Decoding can make another "/." after the dots were removed.
  const isGuarded = first === null || unguarded(first) !== first || !options.dotsFirst;
  const found = result && options.literal && isGuarded ? unguarded(result) : result;
  if (found && options.removesNames && removes && isRelative(input)) return withoutNames(found);
  // An empty path of a reference with an authority, which gets its scheme from a base.
  return found && options.fillsPath && input.startsWith("//") ? found.replace(/^\/\/[^/?#]*(?=[?#]|$)/, "$&/") : found;
}

/** Removes each name that a ".." follows from a relative path. @param {string} text */
function withoutNames(text) {
  /** @type {string[]} */
  const kept = [];
  const segments = text.split("/");
  for (const [index, segment] of segments.entries()) {
    const isRemoved = segment === ".." && kept.length > 0 && kept.at(-1) !== "..";
    if (isRemoved) kept.pop();
    if (!isRemoved) kept.push(segment);
    else if (index === segments.length - 1) kept.push("");
  }
  return kept.join("/") || "./";
}

/** @param {string} input */
function normalCase(input) {
  const isUnresolved = !/^[^:/?#]+:/.test(input);
  const choices = [
    ...CHOICES,
    ...(isUnresolved ? [REFUSES] : []),
    ...(isUnresolved && isRelative(input) ? RELATIVE_CHOICES : []),
  ];
  return { input, ...withChoices(choices, (options) => resultOf(input, options), {}) };
}

/**
 * @param {import("../examples.js").Table3986} table
 * @returns {Generator<import("./case.js").Draft>}
 */
export function* normalize({ syntaxSteps, schemeEquivalent, syntaxEquivalent, dotSegments }) {
  for (const [section, input] of syntaxSteps) yield { section, ...normalCase(input) };
  for (const input of syntaxEquivalent) yield { section: "6.2.2", ...normalCase(input) };
  for (const input of schemeEquivalent) yield { section: "6.2.3", ...normalCase(input) };
  for (const [path] of dotSegments) yield { section: "6.2.2.3", ...normalCase(`s:${path}`) };
  for (const [section, inputs] of Object.entries(INPUTS)) {
    for (const input of inputs) yield { section, ...normalCase(input) };
  }
  const note = "The percent-encoding of a character that is not unreserved stays.";
  for (const character of ":/?#[]@!$&'()*+,;=") {
    const code = character.charCodeAt(0).toString(16).padStart(2, "0");
    for (const input of [`s://h/%${code}`, `s://h/?%${code.toUpperCase()}#%${code}`, `s://a%${code}b/`]) {
      yield { section: "6.2.2.2", note, ...normalCase(input) };
    }
  }
}
