/**
 * The scheme `iax` (RFC 5456).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/iax.js";
import type { IaxUri } from "../../generated/scheme/iax.tree.js";
import { lowerCase } from "../core/percent.js";
import { defaultPortOf, withoutZeros } from "../core/ports.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { ofServers } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { requiredHost } from "./shared/server.js";
import { rfc } from "./mechanism/specification.js";
import { addressWords, portWords } from "./shared/words.js";

export type * from "../../generated/scheme/iax.tree.js";

const address: Check<IaxUri> = {
  code: "address",
  level: "SHOULD",
  section: "5.1",
  rule: "host",
  summary: "The host should be a domain name, not an IP address.",
  find({ node: { host } }) {
    if (host.type === "reg-name") return NOTHING;
    const { start, end } = host;
    return [{ start, end, message: "The host should be a domain name, not an IP address." }];
  },
};

/**
 * The scheme `iax`.
 *
 * @example
 * import { iax } from "uri-grammar/schemes/iax";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([iax]);
 * validate("iax://example.com/alice").diagnostics[0].code; // => "iax/slashes"
 * normalize("iax:Alice@AtLaNtA.com:4569/ALicE"); // => "iax:Alice@atlanta.com/alice"
 */
export const iax: Scheme<IaxUri> = defineScheme({
  name: "iax",
  specification: rfc(5456, "IAX: Inter-Asterisk eXchange Version 2"),
  section: "5.1",
  status: "permanent",
  grammar,
  examples: ["iax:example.com/alice", "iax:johnQ@example.com/12022561414", "iax:example.com:4570/alice?friends"],
  slips: [
    {
      code: "slashes",
      pattern: /^(iax:)(\/\/)/i,
      message: "An iax URI has no '//': the host follows 'iax:'. Remove the slashes.",
      write: "",
    },
  ],
  requirements: [{ ...requiredHost, section: "5.1" }, address, ...ofServers],
  words: {
    ...addressWords,
    ...portWords,
    "iax-uri": [
      "an iax URI",
      "An iax URI is 'iax:', an optional user with '@', a host, an optional port, and an optional '/' with a number. '?' and a context can follow the number.",
    ],
    host: ["the host", "After the host, ':' with a port and '/' with a number can follow."],
    number: ["a number", "In a number, '/', ':' and '@' must be percent-encoded."],
    context: ["a context", "In a context, '/', ':', '?' and '@' must be percent-encoded."],
  },
  // The path of the generic syntax is a host and a number here.
  without: ["dot-segments"],
  // All parts except the user ignore case (section 5.2).
  *normalize({ input, node: { scheme, host, port, number, context } }) {
    for (const part of [host, number, context]) {
      if (part !== null) yield* rewrite(input, part, lowerCase(input.slice(part.start, part.end)), "5.2");
    }
    if (port !== null && ["", defaultPortOf(scheme.value)].includes(withoutZeros(port.value))) {
      yield { start: port.start - 1, end: port.end, text: "", section: "5.2" };
    }
  },
});
