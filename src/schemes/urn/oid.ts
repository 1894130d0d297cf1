/**
 * The namespace `oid`.
 *
 * @module
 */
import { namespaceOid } from "../../../generated/scheme/urn.js";
import { NOTHING } from "../mechanism/check.js";
import { defineNamespace, language, whole, type KnownNamespace } from "./namespace.js";

/** The greatest number below the roots 0 and 1 (ITU-T X.660, which RFC 3061 cites). */
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
    const end = start + part.length;
    if (/^\d+$/.test(part)) {
      const text = parts.map((each) => each.replace(/^0+(?=\d)/, "")).join(".");
      const repair = { ...whole(nss), text, what: "the leading zeros" };
      return { start, end, message: "The numbers of an object identifier must not have leading zeros.", repair };
    }
    if (part === "") return { start, end, message: `A number is missing here. ${namespaceOid.summary}` };
    const at = start + part.search(/\D/);
    return { start: at, end: at + 1, message: `'${nss.charAt(at)}' is not a digit. ${namespaceOid.summary}` };
  },
  finds: {
    "oid-root"(nss) {
      const end = nss.search(/\.|$/);
      return /^[012]$/.test(nss.slice(0, end)) ? NOTHING : [{ start: 0, end }];
    },
    "oid-second"(nss) {
      const [, second] = /^[01]\.(\d+)/.exec(nss) ?? [];
      if (second === undefined || Number(second) <= LAST_BELOW_ROOT) return NOTHING;
      return [{ start: 2, end: 2 + second.length }];
    },
  },
});
