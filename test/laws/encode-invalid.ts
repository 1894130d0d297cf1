/**
 * The laws of `encodeInvalid`, `split` and `removeDotSegments`, which take any text. The judge splits texts itself, and
 * shares no code with the functions.
 *
 * @module
 */
import fc from "fast-check";
import { isIPv6 } from "node:net";
import { encodeInvalid, isURIReference, removeDotSegments, split } from "../../src/index.js";
import { encodeInvalid as encodeInvalidIRI, isIRIReference } from "../../src/iri.js";
import { appendixBExpression } from "../tables/rfc3986.js";
import { anyText, reference, utf16 } from "./arbitrary.js";
import { addingTo, same, type Law } from "./law.js";
import { removeDotSegments as literally } from "./literal.js";

/** The laws of this module. */
export const laws: Law[] = [];
const law = addingTo(laws);

/** A function, with the check of its results. */
export interface Judged {
  readonly encode: (text: string) => string;
  readonly isValid: (text: string) => boolean;
}

export const ofURI: Judged = { encode: encodeInvalid, isValid: isURIReference };
export const ofIRI: Judged = { encode: encodeInvalidIRI, isValid: isIRIReference };

/** Returns the octets of a text after decoding, in hexadecimal. */
function octetsOf(text: string): string {
  const pieces = text.split(/(%[\dA-Fa-f]{2})/);
  return pieces
    .map((piece, at) => (at % 2 ? piece.slice(1).toLowerCase() : Buffer.from(piece).toString("hex")))
    .join("");
}

/** Returns the range of the authority; `null` without one. A text with a wrong scheme is a path. */
function authorityOf(text: string): { readonly start: number; readonly end: number } | null {
  const before = text.split(/[/?#]/, 1)[0] ?? "";
  const colon = before.indexOf(":");
  if (colon >= 0 && !/^[a-z][a-z\d+.-]*$/i.test(before.slice(0, colon))) return null;
  const start = colon + 3;
  if (text.slice(colon + 1, start) !== "//") return null;
  const length = text.slice(start).search(/[/?#]/);
  return { start, end: length < 0 ? text.length : start + length };
}

/** Returns whether encoding cannot help an authority, or would choose its host. */
function isHopeless(authority: string): boolean {
  if (authority.includes("\\")) return true;
  const [host = "", user = "", ...more] = authority.split("@").reverse();
  if (more.length > 0 || /[[\]]/.test(user)) return true;
  const [, address, rest = host] = /^\[([^\]]*)\](.*)$/s.exec(host) ?? [];
  if (address === undefined) return /[[\]]/.test(host) || !/^[^:]*(?::\d*)?$/.test(host);
  const isAddress = address.includes("%") ? false : isIPv6(address);
  return !(isAddress || /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(address)) || !/^(?::\d*)?$/.test(rest);
}

/** Walks through a text and its encoding. Returns the ranges of the encoding where a character is encoded. */
function encodedIn(
  text: string,
  result: string,
): { readonly at: number; readonly code: string; readonly was: string }[] {
  const found = [];
  let at = 0;
  for (let from = 0; from < text.length;) {
    const was = String.fromCodePoint(text.codePointAt(from) as number);
    const code = Buffer.from(was).toString("hex").toUpperCase().replace(/../g, "%$&");
    const isTriplet = /^%[\dA-Fa-f]{2}/.test(text.slice(from, from + 3));
    if (result.startsWith(code, at) && !isTriplet) {
      found.push({ at, code, was });
      at += code.length;
    } else {
      same(result.slice(at, at + was.length), was);
      at += was.length;
    }
    from += was.length;
  }
  same(at, result.length);
  return found;
}

/** Judges the result for one text. */
export function judge(text: string, { encode, isValid }: Judged): void {
  const result = encode(text);
  same(encode(result), result);
  if (isValid(text)) {
    same(result, text);
    return;
  }
  same(octetsOf(result), octetsOf(text));
  const encoded = encodedIn(text, result);
  const authority = authorityOf(text);
  const isLost = authority !== null && isHopeless(text.slice(authority.start, authority.end));
  same(isValid(result), !isLost);
  let fixed = result;
  let shift = 0;
  if (isLost) {
    same(result.slice(0, authority.end), text.slice(0, authority.end));
    fixed = result.slice(0, authority.start) + result.slice(authority.end);
    shift = authority.end - authority.start;
    same(isValid(fixed), true);
  }
  // No character is encoded that could stay.
  for (const { at, code, was } of encoded.slice(0, 40)) {
    same(isValid(fixed.slice(0, at - shift) + was + fixed.slice(at - shift + code.length)), false);
  }
}

const ANY = { of: ["rfc3986", "rfc3987"] } as const;

law("encodeInvalid changes only what cannot stay, and the octets stay the same", ANY, (subject) =>
  fc.property(anyText(reference(subject)), (text) => {
    judge(text, subject.id === "rfc3986" ? ofURI : ofIRI);
  }),
);

const ofRFC3986 = { of: ["rfc3986"] } as const;

law("split does what the expression of Appendix B does, and the parts joined are the text", ofRFC3986, (subject) =>
  fc.property(anyText(reference(subject)), (text) => {
    judgeSplit(text);
  }),
);

/** Judges the parts of one text. */
export function judgeSplit(text: string): void {
  const { scheme, authority, path, query, fragment } = split(text);
  const [, , first, , second, third, , fourth, , fifth] = appendixBExpression.exec(text) ?? [];
  const wanted = [first, second, third, fourth, fifth].map((each) => each ?? null);
  same(JSON.stringify([scheme, authority, path, query, fragment]), JSON.stringify(wanted));
  const before = (scheme === null ? "" : `${scheme}:`) + (authority === null ? "" : `//${authority}`);
  const after = (query === null ? "" : `?${query}`) + (fragment === null ? "" : `#${fragment}`);
  same(before + path + after, text);
}

/** Paths of any characters, with many dots and slashes. */
const path = fc.oneof(
  fc
    .array(fc.constantFrom(".", "..", "/", "/", "a", "./", "../", "/.", "/..", "?", "é"), { maxLength: 16 })
    .map((all) => all.join("")),
  utf16,
);

law("removeDotSegments does what section 5.2.4 says, step by step", ofRFC3986, () =>
  fc.property(path, (text) => {
    same(removeDotSegments(text), literally(text));
  }),
);
