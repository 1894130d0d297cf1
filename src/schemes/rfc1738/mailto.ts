/**
 * The scheme `mailto` (RFC 1738 section 3.5).
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import { rfc1738 } from "../../standards/rfc1738/index.js";
import type { Mailtourl } from "../../standards/rfc1738/nodes.js";
import { NOTHING, type Check, type Finding } from "../mechanism/check.js";
import { defineScheme, type Scheme } from "../mechanism/scheme.js";
import { readAddress, type AddressFault, type MailAddress } from "./address.js";
import { charactersOf, decodedForm, grammarOf, lowerCaseScheme, specification, words } from "./common.js";

export type { MailAddress } from "./address.js";

/**
 * The address that a mailto URL designates: an `addr-spec` by RFC 822, decoded.
 *
 * `mailto:user%25host@relay.example` is for `user%host` at `relay.example`.
 *
 * @param url the tree of a mailto URL
 * @returns the address, without white space and comments; `null` if the URL does not have one: `validate` says why
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { mailtoAddress } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("mailto:user%25host@relay.example", { rule: "mailtourl" });
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
  standard: rfc1738,
  grammar: grammarOf("mailtourl"),
  examples: ["mailto:user%25host@relay.example"],
  words,
  requirements: [
    lowerCaseScheme,
    addressPart(
      "local-part",
      "The address begins with a local part: words of RFC 822 with dots between them.",
      "A word of the local part is missing here.",
    ),
    addressPart(
      "at-sign",
      'The local part of an address is followed by "@".',
      'The local part of an address must be followed by "@" and a domain.',
    ),
    addressPart(
      "domain",
      'The "@" of an address is followed by a domain: names or literals in brackets, with dots between them.',
      "The domain of an address must have a name or a literal in brackets here.",
    ),
    {
      code: "header-fields",
      level: "advice",
      section: "3.5",
      rule: "encoded822addr",
      summary: "There are no header fields, because the URL has only an address.",
      find({ node: { encoded822addr } }) {
        const { value, start, end } = encoded822addr;
        const question = value.indexOf("?");
        if (question < 0) return NOTHING;
        const message = 'This "?" is a character of the address, but most software reads header fields after it.';
        return [{ start: start + question, end, message }];
      },
    },
  ],
  normalize: ({ node }) => decodedForm(node.encoded822addr, ANYWHERE, "3.5"),
});
