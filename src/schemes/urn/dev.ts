/**
 * The namespace `dev`.
 *
 * @module
 */
import { namespaceDev } from "../../../generated/scheme/urn.js";
import { NOTHING } from "../mechanism/check.js";
import { defineNamespace, language, type KnownNamespace } from "./namespace.js";

/** The hexadecimal digits of a body, up to its components. */
const HEXADECIMAL = /^(mac|ow):([^_]*)/;

/** Returns the 16 digits of an identifier in another notation; an EUI-48 gets the octets of section 4.1. */
const sixteenDigits = (text: string): string =>
  text.replace(/[-.:]/g, "").replace(/^([\da-f]{6})([\da-f]{6})$/i, "$1fffe$2");

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
    "dev-hexstring"(nss) {
      const [, subtype = "", digits = ""] = HEXADECIMAL.exec(nss) ?? [];
      if (subtype === "" || /^[\da-f]{16}$/i.test(digits)) return NOTHING;
      const span = { start: subtype.length + 1, end: subtype.length + 1 + digits.length };
      const message = `After '${subtype}:', 16 hexadecimal digits must follow.`;
      return [{ ...span, message, text: sixteenDigits(digits) }];
    },
    "dev-organization"(nss) {
      const [body = "", subtype = ""] = /^(org|os|ops):[^_]*/.exec(nss) ?? [];
      if (subtype === "" || language.test(body, { rule: `${subtype}body` })) return NOTHING;
      const parts = subtype === "ops" ? "a product, '-' and a serial number" : "an identifier";
      const message = `After '${subtype}:', the number of an organization without leading zeros, '-' and ${parts} must follow.`;
      return [{ start: subtype.length + 1, end: body.length, message }];
    },
    "dev-case"(nss) {
      const [body = "", subtype = "", digits = ""] = HEXADECIMAL.exec(nss) ?? [];
      const text = digits.toLowerCase();
      return text === digits ? NOTHING : [{ start: subtype.length + 1, end: body.length, text, what: "the digits" }];
    },
  },
});
