/**
 * The namespace `uuid`.
 *
 * @module
 */
import { namespaceUuid } from "../../../generated/scheme/urn.js";
import { NOTHING, type Span } from "../mechanism/check.js";
import { defineNamespace, whole, type KnownNamespace } from "./namespace.js";

const DIGITS = 32;
/** The offsets of the digits of a UUID that contain its version and its variant (RFC 9562 section 4). */
const [VERSION, VARIANT] = [14, 19];

const digitAt = (start: number): Span => ({ start, end: start + 1 });

/** Matches a text with the form of a UUID, whatever its digits are. An NSS has only ASCII characters. */
const FORM = /^[^%-]{8}(?:-[^%-]{4}){3}-[^%-]{12}$/;

/** Checks for the UUIDs whose bits are all zero or all one (RFC 9562 sections 5.9 and 5.10). They have no variant. */
const isNilOrMax = (uuid: string): boolean => /^(?:[0-]+|[F-]+)$/i.test(uuid);

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
    const start = nss.search(/[^\da-f-]/i);
    if (start >= 0 && FORM.test(nss)) {
      return { start, end: start + 1, message: `'${nss.charAt(start)}' is not a hexadecimal digit.` };
    }
    const { length } = nss.replaceAll("-", "");
    if (start >= 0 || length === DIGITS) return null;
    return { ...whole(nss), message: `A UUID has 32 hexadecimal digits, not ${String(length)}.` };
  },
  repair: {
    what: "each '-'",
    text(nss) {
      const digits = nss.replaceAll("-", "");
      return [0, 8, 12, 16, 20].map((start, index, starts) => digits.slice(start, starts[index + 1])).join("-");
    },
  },
  finds: {
    "uuid-variant": (nss) => (/[89AB]/i.test(nss.charAt(VARIANT)) || isNilOrMax(nss) ? NOTHING : [digitAt(VARIANT)]),
    "uuid-version": (nss) =>
      /[1-8]/.test(nss.charAt(VERSION)) || !/[89AB]/i.test(nss.charAt(VARIANT)) ? NOTHING : [digitAt(VERSION)],
  },
  // Digits are lower case on output and case-insensitive on input (RFC 4122 section 3).
  normalize: (nss) => nss.toLowerCase(),
});
