/**
 * The namespaces of books and serials, which have check digits.
 *
 * @module
 */
import { NOTHING } from "../mechanism/check.js";
import { defineNamespace, type KnownNamespace, type NSSCheck } from "./namespace.js";

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

/** Makes the requirement that the last digit is the check digit. */
function hasCheckDigit(check: Omit<NSSCheck, "find" | "rule" | "section">): Omit<NSSCheck, "rule"> {
  return {
    ...check,
    section: "5",
    find(nss) {
      const digits = nss.replaceAll("-", "").toUpperCase();
      const right = checkDigit(digits);
      if (digits.endsWith(right)) return NOTHING;
      const span = { start: nss.length - 1, end: nss.length };
      const repair = { ...span, text: right };
      return [{ ...span, message: "The check digit is wrong, or another digit is.", repair }];
    },
  };
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
export const isbn: KnownNamespace = /* @__PURE__ */ defineNamespace(
  3187,
  "Using International Standard Book Numbers as Uniform Resource Names",
  {
    nid: "isbn",
    section: "5",
    rule: "isbn",
    summary: "An ISBN must have 10 or 13 digits, with '-' between its parts; the last of 10 digits can be 'X'.",
    examples: ["urn:isbn:0-395-36341-1"],
    repair: { ...KEEP, text: digitsOf },
    requirements: [
      /* @__PURE__ */ hasCheckDigit({
        code: "isbn-check-digit",
        summary:
          "The last digit of an ISBN must be the check digit of the others: modulus 11 for 10 digits, modulus 10 for 13 digits.",
      }),
      {
        code: "isbn-prefix",
        section: "3.1",
        rule: "isbn-13",
        summary: "An ISBN of 13 digits must begin with 978 or 979.",
        find(nss) {
          const digits = nss.replaceAll("-", "");
          if (digits.length === 10 || /^97[89]/.test(digits)) return NOTHING;
          return [{ start: 0, end: 3, message: "An ISBN of 13 digits must begin with 978 or 979." }];
        },
      },
    ],
    normalize: (nss) => nss.toUpperCase(),
    equate: (nss) => nss.replaceAll("-", ""),
  },
);

/**
 * The namespace of International Standard Serial Numbers (RFC 3044).
 *
 * @example
 * import { issn } from "uri-grammar/schemes/urn";
 *
 * issn.test("0259-000X"); // => true
 * issn.equate?.("1560-1560"); // => "15601560"
 */
export const issn: KnownNamespace = /* @__PURE__ */ defineNamespace(
  3044,
  "Using The ISSN (International Serial Standard Number) as URN (Uniform Resource Names) within an ISSN-URN Namespace",
  {
    nid: "issn",
    section: "5",
    rule: "issn",
    summary: "An ISSN must have 8 digits, with '-' in the middle; the last one can be 'X'.",
    examples: ["urn:issn:1560-1560"],
    repair: { ...KEEP, text: (nss) => digitsOf(nss).replace(/^.{4}/, "$&-") },
    requirements: [
      /* @__PURE__ */ hasCheckDigit({
        code: "issn-check-digit",
        summary: "The last digit of an ISSN must be the check digit of the others: modulus 11.",
      }),
    ],
    normalize: (nss) => nss.toUpperCase(),
    equate: (nss) => nss.replaceAll("-", ""),
  },
);
