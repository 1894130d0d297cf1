/**
 * The namespace `oid`.
 *
 * @module
 */
import { NOTHING } from "../mechanism/check.js";
import { defineNamespace, language, whole, type KnownNamespace } from "./namespace.js";

/** The greatest number below the roots 0 and 1 (ITU-T X.660, which RFC 3061 cites). */
const LAST_BELOW_ROOT = 39;

const SUMMARY = "An object identifier must be decimal numbers with dots between them.";

/**
 * The namespace of object identifiers (RFC 3061).
 *
 * @example
 * import { oid } from "uri-grammar/schemes/urn";
 *
 * oid.test("1.3.6.1.2.1.27"); // => true
 * oid.explain("1.03").message; // => "The numbers of an object identifier must not have leading zeros."
 */
export const oid: KnownNamespace = /* @__PURE__ */ defineNamespace(3061, "A URN Namespace of Object Identifiers", {
  nid: "oid",
  section: "2",
  rule: "oid",
  summary: SUMMARY,
  examples: ["urn:oid:1.3.6.1.2.1.27"],
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
    if (part === "") return { start, end, message: `A number is missing here. ${SUMMARY}` };
    const at = start + part.search(/\D/);
    return { start: at, end: at + 1, message: `'${nss.charAt(at)}' is not a digit. ${SUMMARY}` };
  },
  requirements: [
    {
      code: "oid-root",
      level: "advice",
      section: "2",
      summary: "The first number of an object identifier should be 0, 1 or 2.",
      find(nss) {
        const [first] = nss.split(".", 1) as [string];
        if (/^[012]$/.test(first)) return NOTHING;
        const message = "An object identifier should begin with 0 (ITU-T), 1 (ISO) or 2 (both).";
        return [{ start: 0, end: first.length, message }];
      },
    },
    {
      code: "oid-second",
      level: "advice",
      section: "2",
      summary: "The second number of an object identifier should be at most 39 if the first one is 0 or 1.",
      find(nss) {
        const [, second] = /^[01]\.(\d+)/.exec(nss) ?? [];
        if (second === undefined || Number(second) <= LAST_BELOW_ROOT) return NOTHING;
        const message = "After 0 and 1, the second number of an object identifier is at most 39.";
        return [{ start: 2, end: 2 + second.length, message }];
      },
    },
  ],
});
