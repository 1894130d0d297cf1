// The readable cases of `core/resolve.json`: the examples of section 5.4, and each kind of reference on each kind of base.
import { componentsOf, normalFormOf, resolutionOf } from "../answers.js";
import { withChoices } from "./choices.js";

const BASES = [
  "s://h",
  "s://h/a/b?q",
  "s://u@h:1/a/b/",
  "s:",
  "s:a",
  "s:a/b/c",
  "s:/",
  "s:/a/b#f",
  "s:///a//b",
  "s://h/a/../b?q",
];

const REFERENCES = [
  ...[
    "",
    "#",
    "#f",
    "?",
    "?y#",
    "g",
    "g/",
    "./g",
    ".",
    "./",
    "..",
    "../",
    "../g",
    "../../g",
    "../../../g/..",
    "g/./h/../i",
  ],
  ...[
    "/",
    "/g",
    "/./g",
    "/../g",
    "//",
    "//g",
    "//g/../h",
    "///g",
    ".//g",
    "..//g",
    "/.//g",
    "g//../h",
    "./g:h",
    "s:g",
    "S:g/../h",
    "t:g/../h",
    "t://g/./h",
  ],
];

const ENCODED = ["%2e/g", "%2E%2e/g", ".%2e/g", "g/%2e%2E", "%2e", "/%2e%2e/g", "g?%2e%2e/", "..%2fg"];

/** @typedef {{ strict?: boolean, literal?: boolean, decodesDots?: boolean, staysRootless?: boolean, normalizesBase?: boolean, refusesFragment?: boolean }} Options */

/** @type {readonly import("./choices.js").Choice<Options>[]} */
const CHOICES = [
  { tag: "choice:own-scheme", options: { strict: false } },
  { tag: "choice:double-slash", options: { literal: true } },
  { tag: "choice:encoded-dots", options: { decodesDots: true } },
  { tag: "choice:rootless-dots", options: { staysRootless: true } },
  { tag: "choice:normalized-base", options: { normalizesBase: true } },
  { tag: "choice:base-fragment", options: { refusesFragment: true } },
];

/**
 * @param {string} base
 * @param {string} reference
 * @param {Options} options
 * @returns {string | null}
 */
function resultOf(base, reference, { strict = true, literal = false, ...choices }) {
  const { decodesDots, staysRootless, normalizesBase, refusesFragment } = choices;
  if (refusesFragment && base.includes("#")) return null;
  const decoded = (/** @type {string} */ text) => (decodesDots ? withDots(text) : text);
  const from = normalizesBase ? normalFormOf(base, ["case", "percent-encoding", "dot-segments"]) : base;
  if (from === null) return null;
  const [start, way] = [decoded(from), decoded(reference)];
  const other = staysRootless ? rootlessResult(start, way, strict) : null;
  return other ?? resolutionOf(start, way, { strict, literal });
}

/** Decodes the dots of a path. @param {string} text */
const withDots = (text) => text.replace(/^[^?#]*/, (front) => front.replace(/%2e/gi, "."));

/**
 * @param {string} base
 * @param {string} reference
 * @param {boolean} strict whether a scheme that equals that of the base counts
 * @returns {string | null} the target with a path that does not get a "/"; `null` if its path has a "/" at its front
 */
function rootlessResult(base, reference, strict) {
  const [B, R] = [componentsOf(base), componentsOf(reference)];
  if (B === null || R === null) return null;
  if (R.authority !== null || R.path === "") return null;
  const scheme = B.scheme ?? "";
  const counts = R.scheme !== null && (strict || R.scheme.toLowerCase() !== scheme.toLowerCase());
  if (counts) return rootless(reference);
  if (B.authority !== null || R.path.startsWith("/")) return null;
  const path = B.path.slice(0, B.path.lastIndexOf("/") + 1) + R.path;
  return rootless(`${scheme}:${path}${reference.slice(reference.search(/[?#]|$/))}`);
}

/**
 * Removes the dot segments of a path without a "/" at its front, by segments. The algorithm of section 5.2.4 removes
 * "a/.." but not the "/" behind it, so "s:a/../g" becomes "s:/g".
 *
 * @param {string} text
 * @returns {string | null} the text without them; `null` if it has no scheme, or no such path
 */
export function rootless(text) {
  const {
    scheme = "",
    path = "",
    rest = "",
  } = /^(?<scheme>[^:/?#]+:)(?!\/)(?<path>[^?#]*)(?<rest>.*)$/s.exec(text)?.groups ?? {};
  if (scheme === "") return null;
  /** @type {string[]} */
  const kept = [];
  const segments = path.split("/");
  for (const [index, segment] of segments.entries()) {
    if (segment === "..") kept.pop();
    const isDots = segment === "." || segment === "..";
    if (!isDots) kept.push(segment);
    else if (index === segments.length - 1) kept.push("");
  }
  const left = kept.join("/");
  return `${scheme}${left.startsWith("//") ? "/." : ""}${left}${rest}`;
}

/**
 * @param {import("../examples.js").Table3986} table
 * @returns {Generator<import("./case.js").Draft>}
 */
export function* resolve({ base, normalExamples, abnormalExamples, ownScheme }) {
  const on = (/** @type {string} */ from, /** @type {string} */ reference) => {
    return { base: from, reference, ...withChoices(CHOICES, (options) => resultOf(from, reference, options), {}) };
  };
  for (const [reference] of normalExamples) yield { section: "5.4.1", ...on(base, reference) };
  for (const [reference] of abnormalExamples) yield { section: "5.4.2", ...on(base, reference) };
  yield { section: "5.4.2", ...on(base, ownScheme.ref) };
  for (const from of BASES) for (const reference of REFERENCES) yield { section: "5.2", ...on(from, reference) };
  for (const from of ["s://h/a/b/c", "s:a/b", "s://h/%2e%2e/a/"]) {
    for (const reference of ENCODED) yield { section: "5.2.4", ...on(from, reference) };
  }
  for (const from of ["HTTP://H/a/b", "s://h/%7ea/b", "s://h/%2e/b"]) {
    for (const reference of ["", "?y", "#f", "g", "//g"]) yield { section: "5.2.1", ...on(from, reference) };
  }
  const note = "A base must have a scheme.";
  for (const from of ["", "a", "/a/b", "//h/a", "?q", "#f"]) yield { section: "5.1", note, ...on(from, "g") };
}
