/**
 * The schemes `ipp` (RFC 3510) and `ipps` (RFC 7472).
 *
 * @module
 */
import type { IppsUri, IppURL } from "../../../generated/scheme/ipp.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

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
  ];
}

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

export const ipp: SchemeCode<IppURL> = {
  requirements: requirementsOf("4.5", "4.6"),
};

export const ipps: SchemeCode<IppsUri> = {
  requirements: [...requirementsOf("4.2", "4.2"), query],
};
