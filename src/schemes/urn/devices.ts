/**
 * The namespaces of devices.
 *
 * @module
 */
import { namespaceDev, namespaceGsma } from "../../../generated/scheme/urn.js";
import { NOTHING, type Span } from "../mechanism/check.js";
import type { Found } from "../shared/sentences.js";
import { defineNamespace, language, type KnownNamespace } from "./namespace.js";

/** The subtypes of identifiers of hexadecimal digits, and those of identifiers of organizations. */
const HEXADECIMAL = ["mac", "ow"];
const OF_ORGANIZATIONS = ["org", "os", "ops"];

/** Returns the subtype of a name, and the text behind it up to its components with its offsets. */
function bodyOf(nss: string): Span & { readonly subtype: string; readonly text: string } {
  const [body] = nss.split("_", 1) as [string];
  const [subtype] = body.split(":", 1) as [string];
  const start = subtype.length + 1;
  return { subtype, start, end: body.length, text: body.slice(start) };
}

/** The number of hexadecimal digits of an EUI-64. */
const DIGITS = 16;

/** Returns the 16 digits of an identifier in another notation; an EUI-48 gets the octets of section 4.1. */
function sixteenDigits(text: string): string {
  const digits = text.replaceAll("-", "").replaceAll(".", "").replaceAll(":", "");
  return digits.length === 12 ? `${digits.slice(0, 6)}fffe${digits.slice(6)}` : digits;
}

/**
 * The namespace of identifiers of devices (RFC 9039).
 *
 * @example
 * import { dev } from "uri-grammar/schemes/urn";
 *
 * dev.test("mac:0024befffe804ff1"); // => true
 * dev.requirements.map(({ code }) => code); // => ["dev-hexstring", "dev-organization", "dev-case"]
 */
export const dev: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceDev, {
  finds: {
    "dev-hexstring"({ input }) {
      const { subtype, text, ...span } = bodyOf(input);
      const isRight = text.length === DIGITS && language.test(text, { rule: "hexstring" });
      if (!HEXADECIMAL.includes(subtype) || isRight) return NOTHING;
      const message = `After '${subtype}:', 16 hexadecimal digits must follow.`;
      return [{ ...span, message, text: sixteenDigits(text) }];
    },
    "dev-organization"({ input }) {
      const { subtype, start, end } = bodyOf(input);
      if (!OF_ORGANIZATIONS.includes(subtype)) return NOTHING;
      if (language.test(input.slice(0, end), { rule: `${subtype}body` })) return NOTHING;
      const parts = subtype === "ops" ? "a product, '-' and a serial number" : "an identifier";
      const message = `After '${subtype}:', the number of an organization without leading zeros, '-' and ${parts} must follow.`;
      return [{ start, end, message }];
    },
    "dev-case"({ input }) {
      const { subtype, text: digits, ...span } = bodyOf(input);
      const text = digits.toLowerCase();
      return !HEXADECIMAL.includes(subtype) || text === digits ? NOTHING : [{ ...span, text, what: "the digits" }];
    },
  },
});

/** The offset of an IMEI, and the offset of its last digit. */
const [START, SPARE] = [5, 21];

/** Returns the IMEI of a name; `undefined` if the name has none, or one of a later format (section 4.1). */
function imeiOf(nss: string): string | undefined {
  if (!language.test(nss, { rule: "imei-nss" }) || language.test(nss, { rule: "later-imei" })) return undefined;
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

/** Finds the last digit of an IMEI if it is not 0: one that is the check digit, or another one. */
const spare =
  (isCheckDigit: boolean) =>
  ({ input }: { readonly input: string }): readonly Found[] => {
    const imei = imeiOf(input);
    if (imei === undefined || !language.test(imei, { rule: "imeival" }) || imei.endsWith("0")) return NOTHING;
    return imei.endsWith(checkDigit(imei)) === isCheckDigit ? [{ start: SPARE, end: SPARE + 1, text: "0" }] : NOTHING;
  };

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
    "gsma-imei"({ input }) {
      const imei = imeiOf(input);
      if (imei === undefined) return NOTHING;
      const end = START + imei.length;
      if (!language.test(imei, { rule: "imeival" })) {
        const message = "An IMEI must have 8, 6 and 1 digits with '-' between them.";
        const digits = imei.replaceAll("-", "");
        const text = `${digits.slice(0, 8)}-${digits.slice(8, 14)}-${digits.slice(14) || "0"}`;
        return [{ start: START, end, message, text }];
      }
      if (language.test(input, { rule: "imei-specifier" })) return NOTHING;
      const message = "After an IMEI, only ';svn=' with two digits and then ';vers=' with one digit can follow.";
      return [{ start: end, end: input.length, message }];
    },
    "gsma-check-digit": /* @__PURE__ */ spare(false),
    "gsma-spare": /* @__PURE__ */ spare(true),
  },
  equate(nss) {
    const isDefault = nss.endsWith(";vers=0") && language.test(nss, { rule: "imei-nss" });
    return isDefault ? nss.slice(0, -";vers=0".length) : nss;
  },
});
