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
import { charactersOf, decodedForm, grammarOf, lowerCaseScheme, specification, words, treeBy } from "./common.js";

export type { MailAddress } from "./address.js";

/**
 * Returns the address of a mailto URL: a decoded `addr-spec` of RFC 822.
 *
 * `mailto:user%25host@relay.example` has the local part `user%host` and the domain `relay.example`.
 *
 * @param url the tree of a mailto URL
 * @returns the address without white space and comments; `null` if the URL has no valid address (`validate` gives the
 *   reason)
 * @throws {URISyntaxError} if it is the tree of another URL
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { mailtoAddress } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("mailto:user%25host@relay.example", { rule: "mailtourl" });
 * mailtoAddress(url); // => { localPart: "user%host", domain: "relay.example" }
 */
export function mailtoAddress(url: Mailtourl): MailAddress | null {
  const { encoded822addr } = treeBy(url, "mailtourl");
  const address = readAddress(encoded822addr.value);
  return "part" in address ? null : address;
}

/** Makes the requirement that one part of the address is valid. */
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

/** No characters are reserved in mailto URLs. */
const ANYWHERE = charactersOf(";/?:@&=");

/**
 * The scheme `mailto` as RFC 1738 defines it.
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
      "The address must begin with a local part: words by RFC 822 with dots between them.",
      "A word of the local part is missing here.",
    ),
    addressPart(
      "at-sign",
      "'@' must follow the local part of an address.",
      "'@' and a domain must follow the local part of an address.",
    ),
    addressPart(
      "domain",
      "A domain must follow the '@' of an address: names or literals in brackets, with dots between them.",
      "The domain of an address needs a name or a literal in brackets here.",
    ),
    {
      code: "header-fields",
      level: "advice",
      section: "3.5",
      rule: "encoded822addr",
      summary:
        "The URL should not contain '?', because most software reads header fields after it, but the URL has only an address.",
      find({ node: { encoded822addr } }) {
        const { value, start, end } = encoded822addr;
        const question = value.indexOf("?");
        if (question < 0) return NOTHING;
        const message = "This '?' is part of the address, but most software reads header fields after it.";
        return [{ start: start + question, end, message }];
      },
    },
  ],
  normalize: ({ node }) => decodedForm(node.encoded822addr, ANYWHERE, "3.5"),
});
