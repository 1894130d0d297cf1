/**
 * The schemes `ipp` (RFC 3510) and `ipps` (RFC 7472).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/ipp.js";
import type { IppsUri, IppURL } from "../../generated/scheme/ipp.tree.js";
import type { RuleWords } from "../explain/report.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, ofNamedServers, utf8 } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { queryWords, serverWords } from "./shared/words.js";

export type * from "../../generated/scheme/ipp.tree.js";

type AnyIpp = IppURL | IppsUri;

/** The maximum length of a URI in IPP, in octets. */
const LONGEST = 1023;

/** The maximum length that all old clients accept, in octets. */
const LONGEST_FOR_ALL = 255;

/**
 * Makes the requirements of both schemes.
 *
 * @param section the section on the syntax
 * @param addresses the section that advises against IP addresses
 */
function requirementsOf(section: string, addresses: string): readonly Check<AnyIpp>[] {
  return [
    emptyHost(section),
    {
      code: "length",
      section,
      rule: "URI",
      summary: "A URI must have at most 1023 octets.",
      find: ({ input: { length } }) =>
        length <= LONGEST
          ? NOTHING
          : [{ start: LONGEST, end: length, message: "In IPP, a URI must not have more than 1023 octets." }],
    },
    {
      code: "long-for-clients",
      level: "SHOULD",
      binds: "producers",
      section: "RFC7472:4.2",
      rule: "URI",
      summary: "A URI should have at most 255 octets, for older clients.",
      find: ({ input: { length } }) =>
        length <= LONGEST_FOR_ALL
          ? NOTHING
          : [
              {
                start: LONGEST_FOR_ALL,
                end: length,
                message: "A URI should have at most 255 octets, because many clients accept no more.",
              },
            ],
    },
    {
      code: "address",
      level: "SHOULD",
      section: addresses,
      rule: "host",
      summary: "The host should be a name, not an IP address.",
      find({ node: { host } }) {
        if (host.type === "reg-name") return NOTHING;
        const { start, end } = host;
        return [
          {
            start,
            end,
            message: "The host should be a name, because an IP address can change and has no certificate.",
          },
        ];
      },
    },
    ...ofNamedServers,
  ];
}

/** Makes the words for the rules. The schemes differ only in the top rule. */
const wordsOf = (rule: string, uri: string): RuleWords => ({
  ...queryWords,
  ...serverWords(rule, uri, "an optional path with an optional query"),
  "absolute-path": "a path",
});

const query: Check<AnyIpp> = {
  code: "query",
  level: "SHOULD",
  section: "4.2",
  rule: "query",
  summary: "A URI should have no query, which has no meaning in IPP.",
  find({ node: { query: found } }) {
    if (found === null) return NOTHING;
    const { start, end } = found;
    const repair = { start: start - 1, end, text: "", what: "the query" };
    return [{ start, end, message: "A query has no meaning in IPP. Remove it.", repair }];
  },
};

/**
 * The scheme `ipp`.
 *
 * @example
 * import { ipp } from "uri-grammar/schemes/ipp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([ipp]);
 * validate("ipp:///x").diagnostics[0].code; // => "ipp/empty-host"
 * normalize("ipp://printer.example:631"); // => "ipp://printer.example/"
 */
export const ipp: Scheme<IppURL> = defineScheme({
  name: "ipp",
  specification: rfc(3510, "Internet Printing Protocol/1.1: IPP URL Scheme"),
  section: "4",
  status: "permanent",
  grammar,
  examples: ["ipp://example.com", "ipp://example.com/~smith/printer", "ipp://example.com:631/~smith/printer"],
  requirements: requirementsOf("4.5", "4.6"),
  words: wordsOf("ipp-URL", "an ipp URI"),
});

/**
 * The scheme `ipps`.
 *
 * @example
 * import { ipps } from "uri-grammar/schemes/ipp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([ipps]);
 * validate("ipps:printer.example").diagnostics[0].code; // => "ipps/slashes"
 * normalize("ipps://printer.example:631"); // => "ipps://printer.example/"
 */
export const ipps: Scheme<IppsUri> = defineScheme({
  name: "ipps",
  specification: rfc(7472, "Internet Printing Protocol (IPP) over HTTPS Transport Binding and the 'ipps' URI Scheme"),
  section: "4",
  status: "permanent",
  grammar,
  examples: ["ipps://example.com/", "ipps://example.com/ipp/print", "ipps://example.com:631/ipp/print"],
  requirements: [...requirementsOf("4.2", "4.2"), query, utf8("4.4")],
  words: wordsOf("ipps-uri", "an ipps URI"),
});
