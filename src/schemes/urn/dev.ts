/**
 * The namespace `dev`.
 *
 * @module
 */
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
export const dev: KnownNamespace = /* @__PURE__ */ defineNamespace(
  9039,
  "Uniform Resource Names for Device Identifiers",
  {
    nid: "dev",
    section: "3.2",
    rule: "dev-nss",
    summary:
      "A name of a device must have a subtype in small letters, ':' and an identifier of letters, digits, '.' and '-'.",
    examples: ["urn:dev:mac:0024befffe804ff1", "urn:dev:ops:32473-Refrigerator-5002"],
    requirements: [
      {
        code: "dev-hexstring",
        section: "4.1",
        rule: "hexstring",
        summary: "After 'mac:' and 'ow:', a name of a device must have 16 hexadecimal digits.",
        find(nss) {
          const [, subtype = "", digits = ""] = HEXADECIMAL.exec(nss) ?? [];
          if (subtype === "" || /^[\da-f]{16}$/i.test(digits)) return NOTHING;
          const span = { start: subtype.length + 1, end: subtype.length + 1 + digits.length };
          const repair = { ...span, text: sixteenDigits(digits) };
          return [{ ...span, message: `After '${subtype}:', 16 hexadecimal digits must follow.`, repair }];
        },
      },
      {
        code: "dev-organization",
        section: "4.3",
        rule: "posnumber",
        summary:
          "After 'org:', 'os:' and 'ops:', a name of a device must have the number of an organization and '-' before its identifier.",
        find(nss) {
          const [body = "", subtype = ""] = /^(org|os|ops):[^_]*/.exec(nss) ?? [];
          if (subtype === "" || language.test(body, { rule: `${subtype}body` })) return NOTHING;
          const parts = subtype === "ops" ? "a product, '-' and a serial number" : "an identifier";
          const message = `After '${subtype}:', the number of an organization without leading zeros, '-' and ${parts} must follow.`;
          return [{ start: subtype.length + 1, end: body.length, message }];
        },
      },
      {
        code: "dev-case",
        level: "SHOULD",
        binds: "producers",
        section: "3.2.1",
        rule: "hexdigit",
        summary: "Hexadecimal digits should be in lower case.",
        find(nss) {
          const [body = "", subtype = "", digits = ""] = HEXADECIMAL.exec(nss) ?? [];
          const text = digits.toLowerCase();
          if (text === digits) return NOTHING;
          const span = { start: subtype.length + 1, end: body.length };
          const repair = { ...span, text, what: "the digits" };
          return [{ ...span, message: "Hexadecimal digits should be in lower case.", repair }];
        },
      },
    ],
  },
);
