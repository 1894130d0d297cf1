/**
 * The scheme `mailto` (RFC 1738 section 3.5).
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { Mailtourl } from "../../standards/rfc1738/nodes.js";
import { NOTHING, type Check, type Finding } from "../mechanism/check.js";
import { defineScheme, type Scheme } from "../mechanism/scheme.js";
import { readAddress, type AddressFault, type MailAddress } from "./address.js";
import { charactersOf, decodedForm, grammarOf, lowerCaseScheme, specification } from "./common.js";

export type { MailAddress } from "./address.js";

/**
 * The address that a mailto URL designates: an `addr-spec` by RFC 822, decoded.
 *
 * `mailto:user%25host@relay.example` is for `user%host` at `relay.example`.
 *
 * @param url the tree of a mailto URL
 * @returns the address, without white space and comments; `null` where there is none, which `validate` explains
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { mailtoAddress } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("mailto:user%25host@relay.example", "mailtourl");
 * mailtoAddress(url); // => { localPart: "user%host", domain: "relay.example" }
 */
export function mailtoAddress({ encoded822addr }: Mailtourl): MailAddress | null {
  const address = readAddress(encoded822addr.value);
  return "part" in address ? null : address;
}

/** The demand that a part of the address is right. */
function addressPart(part: AddressFault["part"], summary: string, message: string): Check<Mailtourl, NodeBase> {
  return {
    code: part,
    section: "3.5",
    rule: "encoded822addr",
    summary,
    find({ node: { encoded822addr } }): readonly Finding[] {
      const fault = readAddress(encoded822addr.value);
      if (!("part" in fault) || fault.part !== part) return NOTHING;
      const { start } = encoded822addr;
      return [{ start: start + fault.start, end: start + fault.end, message }];
    },
  };
}

/** Within mailto URLs, there are no reserved characters. */
const ANYWHERE = charactersOf(";/?:@&=");

/**
 * The scheme `mailto` as RFC 1738 has it.
 *
 * @example
 * import { mailto } from "uri-grammar/schemes/rfc1738";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([mailto]);
 * validate("mailto:a..b@host.dom", { standard: "rfc1738" }).diagnostics[0].code; // => "mailto/local-part"
 * normalize("mailto:a%40b%3Fc", { standard: "rfc1738" }); // => "mailto:a@b?c"
 */
export const mailto: Scheme<Mailtourl, NodeBase> = defineScheme<Mailtourl, NodeBase>({
  name: "mailto",
  specification,
  section: "3.5",
  status: "permanent",
  standard: "rfc1738",
  grammar: grammarOf("mailtourl"),
  examples: ["mailto:user%25host@relay.example"],
  requirements: [
    lowerCaseScheme,
    addressPart(
      "local-part",
      "The address begins with a local part: words of RFC 822 with dots between them.",
      "A word must stand here, of the local part of an address.",
    ),
    addressPart(
      "at-sign",
      'In an address, "@" comes after the local part.',
      'After the local part of an address comes "@" and a domain.',
    ),
    addressPart(
      "domain",
      'The address ends with a domain: after the "@" come names or literals with dots between them.',
      "The domain of an address must have a name or a literal here, and nothing else.",
    ),
    {
      code: "header-fields",
      level: "advice",
      section: "3.5",
      rule: "encoded822addr",
      summary: "No information other than an address is present or implied: there are no header fields.",
      find({ node: { encoded822addr } }) {
        const { value, start, end } = encoded822addr;
        const question = value.indexOf("?");
        if (question < 0) return NOTHING;
        const message =
          'Here the "?" is a character of the address, but most readers take what follows for header fields.';
        return [{ start: start + question, end, message }];
      },
    },
  ],
  normalize: ({ node }) => decodedForm(node.encoded822addr, ANYWHERE, "3.5"),
});
