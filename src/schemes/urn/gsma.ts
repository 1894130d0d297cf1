/**
 * The namespace `gsma`.
 *
 * @module
 */
import { namespaceGsma } from "../../../generated/scheme/urn.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING } from "../mechanism/check.js";
import { defineNamespace, language, type KnownNamespace } from "./namespace.js";

const IMEI = /^imei:/i;
/** The offset of an IMEI, and the offset of its last digit. */
const [START, SPARE] = [5, 21];

/** Returns the IMEI of a name; `undefined` if the name has none, or one of a later format (section 4.1). */
function imeiOf(nss: string): string | undefined {
  if (!IMEI.test(nss) || /;vers=[1-9]$/i.test(nss)) return undefined;
  return nss.slice(START).split(";", 1)[0];
}

/** Computes the check digit of an IMEI by the Luhn algorithm (3GPP TS 23.003 Annex B, which RFC 7254 cites). */
function checkDigit(imei: string): string {
  let sum = 0;
  Array.from(imei.replaceAll("-", "").slice(0, -1), (digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    sum += value > 9 ? value - 9 : value;
  });
  return String((10 - (sum % 10)) % 10);
}

/** Returns the last digit of an IMEI with its finding, unless the digit is 0. */
function spareOf(nss: string): { readonly isCheckDigit: boolean } | undefined {
  const imei = imeiOf(nss);
  if (imei === undefined || !language.test(imei, { rule: "imeival" }) || imei.endsWith("0")) return undefined;
  return { isCheckDigit: imei.endsWith(checkDigit(imei)) };
}

const SPARE_AS_0 = { start: SPARE, end: SPARE + 1, text: "0" };

/**
 * The namespace of identities of the GSM Association, with the IMEIs of mobile devices (RFC 7254).
 *
 * @example
 * import { gsma } from "uri-grammar/schemes/urn";
 *
 * gsma.test("imei:90420156-025763-0;svn=42"); // => true
 * gsma.equate?.("imei:90420156-025763-0;vers=0"); // => "imei:90420156-025763-0"
 */
export const gsma: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceGsma, {
  finds: {
    "gsma-imei"(nss) {
      const imei = imeiOf(nss);
      if (imei === undefined) return NOTHING;
      const end = START + imei.length;
      if (!language.test(imei, { rule: "imeival" })) {
        const message = "An IMEI must have 8, 6 and 1 digits with '-' between them.";
        const digits = imei.replaceAll("-", "");
        const text = `${digits.slice(0, 8)}-${digits.slice(8, 14)}-${digits.slice(14) || "0"}`;
        return [{ start: START, end, message, text }];
      }
      if (language.test(nss, { rule: "imei-specifier" })) return NOTHING;
      const message = "After an IMEI, only ';svn=' with two digits and then ';vers=' with one digit can follow.";
      return [{ start: end, end: nss.length, message }];
    },
    "gsma-check-digit": (nss) => (spareOf(nss)?.isCheckDigit === false ? [SPARE_AS_0] : NOTHING),
    "gsma-spare": (nss) => (spareOf(nss)?.isCheckDigit === true ? [SPARE_AS_0] : NOTHING),
  },
  // IMEIs are case-insensitive; the document has no such rule for other names.
  normalize: (nss) => (IMEI.test(nss) ? lowerCase(nss) : nss),
  equate: (nss) => (IMEI.test(nss) ? nss.replace(/;vers=0$/, "") : nss),
});
