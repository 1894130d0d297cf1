/**
 * The schemes of CoAP: `coap` and `coaps` (RFC 7252 section 6), and four schemes for reliable transports (RFC 8323
 * section 8).
 *
 * @module
 */
import type {
  CoapsTcpURI,
  CoapsURI,
  CoapsWsURI,
  CoapTcpURI,
  CoapURI,
  CoapWsURI,
} from "../../../generated/scheme/coap.tree.js";
import { NOTHING, type Check, type Span } from "../mechanism/check.js";
import { noFragment } from "../shared/common.js";
import { few, split } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

type AnyCoap = CoapURI | CoapsURI | CoapTcpURI | CoapsTcpURI | CoapWsURI | CoapsWsURI;

/** The maximum length of an option, in octets. */
const LONGEST_OPTION = 255;

/** Counts the octets of a percent-encoded text. */
const octets = (text: string): number => text.replace(/%../g, "-").length;

/** Yields the parts that become options of a request: a host name, each segment and each query argument. */
function* optionsOf({ host, path, query }: AnyCoap, input: string): Generator<Span> {
  if (host.type === "reg-name") yield host;
  yield* path.segments;
  if (query !== null) yield* split(input, query, "&");
}

/**
 * Makes the requirements of all CoAP schemes. RFC 8323 refers to RFC 7252 for them.
 *
 * @param document the document that has the sections, as a prefix
 */
function requirementsFrom(document: string): readonly Check<AnyCoap>[] {
  return [
    {
      code: "dot-segment",
      section: `${document}5.10.1`,
      rule: "segment",
      summary: "A decoded segment must not be '.' or '..'.",
      find: ({ input, node: { path } }) =>
        input.includes("%")
          ? few(path.segments.filter(({ value }) => isEncodedDots(value))).map(({ start, end }) => ({
              start,
              end,
              message: "This segment decodes to '.' or '..', which an option of a request must not contain.",
            }))
          : NOTHING,
    },
    {
      code: "digit-case",
      binds: "producers",
      section: `${document}6.5`,
      rule: "pct-encoded",
      summary: "The hexadecimal digits of a percent-encoding must be in upper case.",
      find({ input }) {
        const start = /%(?:[a-f]|\d[a-f]|[A-F][a-f])/.exec(input)?.index;
        if (start === undefined) return NOTHING;
        const end = start + 3;
        const text = input.slice(start, end).toUpperCase();
        const repair = { start, end, text, what: "the digits" };
        return [{ start, end, message: "Write the hexadecimal digits in upper case, such as '%2F'.", repair }];
      },
    },
    {
      code: "option-length",
      level: "advice",
      section: `${document}5.10`,
      rule: "segment",
      summary: "A host name, a segment and a query argument should have at most 255 octets each.",
      find({ input, node }) {
        if (input.length <= LONGEST_OPTION) return NOTHING;
        return few(
          [...optionsOf(node, input)].filter(({ start, end }) => octets(input.slice(start, end)) > LONGEST_OPTION),
        ).map(({ start, end }) => ({
          start,
          end,
          message: "This part has more than 255 octets, so it does not fit into a request. Make it shorter.",
        }));
      },
    },
    noFragment(
      {
        level: "advice",
        section: `${document}6.4`,
        rule: "fragment",
        summary: "A URI should have no fragment, because clients cannot make a request from it.",
      },
      "Programs cannot make a request from a URI with a fragment. Remove it.",
    ),
  ];
}

/** Checks whether a segment is an encoded dot-segment. */
function isEncodedDots(segment: string): boolean {
  return segment.length > 2 && /^(?:\.|%2e){1,2}$/i.test(segment);
}

export const coap: SchemeCode<AnyCoap> = { requirements: requirementsFrom("") };
export const coaps: SchemeCode<AnyCoap> = coap;
export const coapTcp: SchemeCode<AnyCoap> = { requirements: requirementsFrom("RFC7252:") };
export const coapsTcp: SchemeCode<AnyCoap> = coapTcp;
export const coapWs: SchemeCode<AnyCoap> = coapTcp;
export const coapsWs: SchemeCode<AnyCoap> = coapTcp;
