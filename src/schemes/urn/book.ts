/**
 * The namespaces of books and serials, which have check digits.
 *
 * @module
 */
import { namespaceIsbn, namespaceIssn } from "../../../generated/scheme/urn.js";
import { NOTHING } from "../mechanism/check.js";
import type { Found } from "../shared/sentences.js";
import { defineNamespace, type KnownNamespace } from "./namespace.js";

/**
 * Computes the check digit from all digits except the last: modulus 10 with the weights 1 and 3 for 13 digits; otherwise
 * modulus 11 with weights that end with 2.
 */
function checkDigit(digits: string): string {
  const { length } = digits;
  const isLong = length > 10;
  let sum = 0;
  for (let index = 0; index < length - 1; index++) {
    sum += Number(digits.charAt(index)) * (isLong ? 1 + 2 * (index % 2) : length - index);
  }
  const rest = isLong ? (10 - (sum % 10)) % 10 : (11 - (sum % 11)) % 11;
  return rest === 10 ? "X" : String(rest);
}

/** Finds a last digit that is not the check digit. */
function wrongDigit(nss: string): readonly Found[] {
  const digits = nss.replaceAll("-", "").toUpperCase();
  const text = checkDigit(digits);
  return digits.endsWith(text) ? NOTHING : [{ start: nss.length - 1, end: nss.length, text }];
}

/** Returns the digits and letters of a text. */
const digitsOf = (nss: string): string => nss.replace(/%..|[^\da-z]/gi, "");

const KEEP = { what: "all but the digits" };

/**
 * The namespace of International Standard Book Numbers (RFC 3187).
 *
 * @example
 * import { isbn } from "uri-grammar/schemes/urn";
 *
 * isbn.test("0-395-36341-1"); // => true
 * isbn.equate?.("0-395-36341-1"); // => "0395363411"
 */
export const isbn: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceIsbn, {
  repair: { ...KEEP, text: digitsOf },
  finds: {
    "isbn-check-digit": wrongDigit,
    "isbn-prefix"(nss) {
      const digits = nss.replaceAll("-", "");
      return digits.length === 10 || /^97[89]/.test(digits) ? NOTHING : [{ start: 0, end: 3 }];
    },
  },
  normalize: (nss) => nss.toUpperCase(),
  equate: (nss) => nss.replaceAll("-", ""),
});

/**
 * The namespace of International Standard Serial Numbers (RFC 3044).
 *
 * @example
 * import { issn } from "uri-grammar/schemes/urn";
 *
 * issn.test("0259-000X"); // => true
 * issn.equate?.("1560-1560"); // => "15601560"
 */
export const issn: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceIssn, {
  repair: { ...KEEP, text: (nss) => digitsOf(nss).replace(/^.{4}/, "$&-") },
  finds: { "issn-check-digit": wrongDigit },
  normalize: (nss) => nss.toUpperCase(),
  equate: (nss) => nss.replaceAll("-", ""),
});
