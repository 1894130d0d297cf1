/**
 * The namespace `gsma`.
 *
 * @module
 */
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

const SPAN = { start: SPARE, end: SPARE + 1 };

/**
 * The namespace of identities of the GSM Association, with the IMEIs of mobile devices (RFC 7254).
 *
 * @example
 * import { gsma } from "uri-grammar/schemes/urn";
 *
 * gsma.test("imei:90420156-025763-0;svn=42"); // => true
 * gsma.equate?.("imei:90420156-025763-0;vers=0"); // => "imei:90420156-025763-0"
 */
export const gsma: KnownNamespace = /* @__PURE__ */ defineNamespace(
  7254,
  "A Uniform Resource Name Namespace for the Global System for Mobile Communications Association (GSMA) and the International Mobile station Equipment Identity (IMEI)",
  {
    nid: "gsma",
    section: "3",
    rule: "gsma-NSS",
    summary:
      "A name of the GSMA must have letters, digits, '-', '.', '_' and ':', and can have parameters after ';', such as ';svn=42'.",
    examples: ["urn:gsma:imei:90420156-025763-0;svn=42"],
    requirements: [
      {
        code: "gsma-imei",
        section: "4.1",
        rule: "imeival",
        summary:
          "After 'imei:', 8, 6 and 1 digits with '-' between them must follow. Only ';svn=' with two digits and then ';vers=' with one digit can follow them.",
        find(nss) {
          const imei = imeiOf(nss);
          if (imei === undefined) return NOTHING;
          const end = START + imei.length;
          if (!language.test(imei, { rule: "imeival" })) {
            const message = "An IMEI must have 8, 6 and 1 digits with '-' between them.";
            const digits = imei.replaceAll("-", "");
            const text = `${digits.slice(0, 8)}-${digits.slice(8, 14)}-${digits.slice(14) || "0"}`;
            const repair = { start: START, end, text };
            return [{ start: START, end, message, repair }];
          }
          if (language.test(nss, { rule: "imei-specifier" })) return NOTHING;
          const message = "After an IMEI, only ';svn=' with two digits and then ';vers=' with one digit can follow.";
          return [{ start: end, end: nss.length, message }];
        },
      },
      {
        code: "gsma-check-digit",
        section: "4.2.3",
        rule: "spare",
        summary: "The last digit of an IMEI must be 0, or the check digit of the others.",
        find(nss) {
          if (spareOf(nss)?.isCheckDigit !== false) return NOTHING;
          const repair = { ...SPAN, text: "0" };
          return [{ ...SPAN, message: "The check digit is wrong. Write '0' as the last digit.", repair }];
        },
      },
      {
        code: "gsma-spare",
        level: "SHOULD",
        section: "4.2.3",
        rule: "spare",
        summary: "In a URN, the last digit of an IMEI should be 0 in place of the check digit.",
        find(nss) {
          if (spareOf(nss)?.isCheckDigit !== true) return NOTHING;
          const repair = { ...SPAN, text: "0" };
          return [{ ...SPAN, message: "In a URN, 0 should stand in place of the check digit of an IMEI.", repair }];
        },
      },
    ],
    // IMEIs are case-insensitive; the document has no such rule for other names.
    normalize: (nss) => (IMEI.test(nss) ? lowerCase(nss) : nss),
    equate: (nss) => (IMEI.test(nss) ? nss.replace(/;vers=0$/, "") : nss),
  },
);
