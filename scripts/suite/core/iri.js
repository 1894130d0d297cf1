// The readable cases of `core/iri.json`: the borders of the characters that RFC 3987 adds, and the conversion to URIs.
import { uriOf } from "../answers.js";
import { withChoices } from "./choices.js";

/** The ranges of `ucschar` and `iprivate` (section 2.2), as the document prints them. */
export const RANGES = /** @type {const} */ ([
  ["ucschar", 0xa0, 0xd7ff],
  ["ucschar", 0xf900, 0xfdcf],
  ["ucschar", 0xfdf0, 0xffef],
  .../** @type {const} */ ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]).map(
    (plane) => /** @type {const} */ (["ucschar", plane * 0x10000, plane * 0x10000 + 0xfffd]),
  ),
  ["ucschar", 0xe1000, 0xefffd],
  ["iprivate", 0xe000, 0xf8ff],
  ["iprivate", 0xf0000, 0xffffd],
  ["iprivate", 0x100000, 0x10fffd],
]);

/** The borders of the lengths of UTF-8, and characters that implementations confuse with others. */
const POINTS = [
  0x7f, 0x80, 0x9f, 0xa0, 0xe9, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xf8ff, 0xf900, 0xfdcf, 0xfdd0, 0xfdef, 0xfdf0, 0xffef,
  0xfff0, 0xfffd, 0xfffe, 0x10000, 0x1f600, 0xe0001, 0xe1000, 0xf0000, 0x10fffd, 0x10ffff, 0x2028, 0xfeff, 0x200e,
  0xff0f, 0x20,
];

const PLACES = /** @type {const} */ ([
  ["scheme", "2.2", "s", ":"],
  ["iuserinfo", "2.2", "s://", "@h/"],
  ["ihost", "2.2", "s://", "/"],
  ["ipath", "2.2", "s:/", ""],
  ["iquery", "2.2", "s:?", ""],
  ["ifragment", "2.2", "s:#", ""],
]);

/** IRIs with a host that is a domain name: the same URI, with the host by section 3.1 step 2's other way. */
const DOMAINS = /** @type {const} */ ([
  ["http://r\u00E9sum\u00E9.example.org", "http://xn--rsum-bpad.example.org"],
  ["http://b\u00FCcher.example/\u00FC", "http://xn--bcher-kva.example/%C3%BC"],
  ["http://\u7D0D\u8C46.example.org/%E2%80%AE", "http://xn--99zt52a.example.org/%E2%80%AE"],
]);

/** @param {number} point */
const text = (point) => String.fromCodePoint(point);

/** @param {string} input */
function conversion(input) {
  const domain = DOMAINS.find(([iri]) => iri === input)?.[1];
  /** @type {import("./choices.js").Choice<{ result?: string }>[]} */
  const choices = domain === undefined ? [] : [{ tag: "choice:domain-name", options: { result: domain } }];
  return { operation: "toURI", input, ...withChoices(choices, ({ result }) => result ?? uriOf(input), {}) };
}

/**
 * @param {import("../examples.js").Table3987} table
 * @returns {Generator<import("./case.js").Draft>}
 */
export function* iri({ toURIs }) {
  const validity = (/** @type {string} */ rule, /** @type {string} */ input) => ({
    operation: "validity",
    rule,
    input,
  });
  for (const [section, input] of toURIs) {
    yield { section, ...validity("IRI", input) };
    yield { section, ...conversion(input) };
  }
  for (const [input] of DOMAINS) yield { section: "3.1", ...conversion(input) };
  for (const [rule, first, last] of RANGES) {
    for (const point of [first - 1, first, last, last + 1]) {
      const isSurrogate = point >= 0xd800 && point <= 0xdfff;
      if (!isSurrogate && point <= 0x10ffff) yield { section: "2.2", ...validity(rule, text(point)) };
    }
  }
  for (const point of POINTS) {
    for (const [, section, before, after] of PLACES)
      yield { section, ...validity("IRI", before + text(point) + after) };
  }
  for (const input of [
    "",
    "\u00E9",
    "/\u00E9",
    "//\u00E9",
    "\u00E9:",
    "./\u00E9:",
    "a:",
    "\u00E9/a:b",
    "?\uE000",
    "#\uE000",
    "/\uE000",
    "%C3%A9",
    "%\u00E9",
    "[",
    "//[::1]\u00E9",
  ]) {
    yield { section: "2.2", ...validity("IRI-reference", input) };
  }
  for (const point of POINTS.filter((each) => uriOf(`s:${text(each)}`) !== null)) {
    for (const [name, , before, after] of PLACES.slice(1)) {
      if (name !== "iquery" || point % 2 === 0) yield { section: "3.1", ...conversion(before + text(point) + after) };
    }
  }
  for (const input of [
    "",
    "a",
    "s:%c3%a9",
    "s:%7e",
    "S://H:80/",
    "?\uE000\u{F0000}\u{10FFFD}",
    "//u\u00E9@h\u00E9:1/\u00E9?\u00E9#\u00E9",
    "s:e\u0301",
    "\u00E9%2F\u00E9",
  ]) {
    yield { section: "3.1", ...conversion(input) };
  }
}
