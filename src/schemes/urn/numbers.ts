/**
 * The namespaces of numbers: of UUIDs, object identifiers, books and serials.
 *
 * @module
 */
import { namespaceIsbn, namespaceIssn, namespaceOid, namespaceUuid } from "../../../generated/scheme/urn.js";
import { withoutZeros } from "../../core/ports.js";
import { NOTHING } from "../mechanism/check.js";
import type { Found } from "../shared/sentences.js";
import { defineNamespace, language, whole, type KnownNamespace } from "./namespace.js";

/** The lengths of the groups of a UUID, and the number of its digits. */
const [GROUPS, DIGITS] = ["8,4,4,4,12", 32];

/**
 * The namespace of UUIDs (RFC 9562).
 *
 * @example
 * import { uuid } from "uri-grammar/schemes/urn";
 *
 * uuid.test("f81d4fae-7dec-11d0-a765-00a0c91e6bf6"); // => true
 * uuid.normalize?.("F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"); // => "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
 */
export const uuid: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceUuid, {
  explain(nss) {
    const groups = nss.split("-").map(({ length }) => length);
    if (String(groups) === GROUPS && !nss.includes("%")) {
      const { index: start } = language.recognize(nss, { rule: "UUID" });
      return { start, end: start + 1, message: `'${nss.charAt(start)}' is not a hexadecimal digit.` };
    }
    const digits = nss.replaceAll("-", "");
    if (digits.length === DIGITS || !language.test(digits, { rule: "hex-digits" })) return null;
    return { ...whole(nss), message: `A UUID has 32 hexadecimal digits, not ${String(digits.length)}.` };
  },
  repair: {
    what: "each '-'",
    text(nss) {
      const digits = nss.replaceAll("-", "");
      return [0, 8, 12, 16, 20].map((start, index, starts) => digits.slice(start, starts[index + 1])).join("-");
    },
  },
});

/** The roots, and the greatest number below the first two of them (ITU-T X.660, which RFC 3061 cites). */
const ROOTS = ["0", "1", "2"];
const LAST_BELOW_ROOT = 39;

/**
 * The namespace of object identifiers (RFC 3061).
 *
 * @example
 * import { oid } from "uri-grammar/schemes/urn";
 *
 * oid.test("1.3.6.1.2.1.27"); // => true
 * oid.explain("1.03").message; // => "The numbers of an object identifier must not have leading zeros."
 */
export const oid: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceOid, {
  explain(nss) {
    const parts = nss.split(".");
    const wrong = parts.findIndex((part) => !language.test(part, { rule: "number" }));
    // A text that does not match has at least one part that is not a number.
    const part = parts[wrong] as string;
    const start = parts.slice(0, wrong).reduce((length, { length: more }) => length + more + 1, 0);
    const { ok, index } = language.recognize(part, { rule: "DIGITS" });
    if (ok) {
      const text = parts.map(withoutZeros).join(".");
      const repair = { ...whole(nss), text, what: "the leading zeros" };
      const message = "The numbers of an object identifier must not have leading zeros.";
      return { start, end: start + part.length, message, repair };
    }
    const at = start + index;
    if (part === "") return { start: at, end: at, message: `A number is missing here. ${namespaceOid.summary}` };
    return { start: at, end: at + 1, message: `'${nss.charAt(at)}' is not a digit. ${namespaceOid.summary}` };
  },
  finds: {
    "oid-root"({ input }) {
      const [root] = input.split(".", 1) as [string];
      return ROOTS.includes(root) ? NOTHING : [{ start: 0, end: root.length }];
    },
    "oid-second"({ input }) {
      const [root, second] = input.split(".", 2) as [string, string?];
      if (second === undefined || root === ROOTS[2] || !ROOTS.includes(root)) return NOTHING;
      return Number(second) > LAST_BELOW_ROOT ? [{ start: 2, end: 2 + second.length }] : NOTHING;
    },
  },
});

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
function wrongDigit({ input }: { readonly input: string }): readonly Found[] {
  const digits = input.replaceAll("-", "").toUpperCase();
  const text = checkDigit(digits);
  return digits.endsWith(text) ? NOTHING : [{ start: input.length - 1, end: input.length, text }];
}

/** Returns the digits and letters of a text. No rule takes a text apart that it does not match. */
const digitsOf = (nss: string): string => nss.replace(/%..|[^\da-z]/gi, "");

const KEEP = { what: "all but the digits" };

/** Hyphens make no difference. */
const withoutHyphens = (nss: string): string => nss.replaceAll("-", "");

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
  finds: { "isbn-check-digit": wrongDigit },
  equate: withoutHyphens,
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
  repair: {
    ...KEEP,
    text(nss) {
      const digits = digitsOf(nss);
      return `${digits.slice(0, 4)}-${digits.slice(4)}`;
    },
  },
  finds: { "issn-check-digit": wrongDigit },
  equate: withoutHyphens,
});
