/**
 * The schemes of CoAP: `coap` and `coaps` (RFC 7252 section 6), and four schemes for reliable transports (RFC 8323
 * section 8).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/coap.js";
import type {
  CoapsTcpURI,
  CoapsURI,
  CoapsWsURI,
  CoapTcpURI,
  CoapURI,
  CoapWsURI,
} from "../../generated/scheme/coap.tree.js";
import type { RuleWords } from "../explain/report.js";
import { NOTHING, type Check, type Span } from "./mechanism/check.js";
import { emptyHost, noFragment, ofNamedServers, utf8 } from "./shared/common.js";
import { few, split } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { pathWords, queryWords, serverWords } from "./shared/words.js";

export type * from "../../generated/scheme/coap.tree.js";

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
    emptyHost(`${document}6.1`),
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
    { ...utf8(`${document}6.4`), level: "advice" },
    ...ofNamedServers,
  ];
}

/** Checks whether a segment is an encoded dot-segment. */
function isEncodedDots(segment: string): boolean {
  return segment.length > 2 && /^(?:\.|%2e){1,2}$/i.test(segment);
}

/** Makes the words for the rules. The schemes differ only in the top rule. */
const wordsOf = (rule: string, name: string): RuleWords => ({
  ...serverWords(rule, `a ${name} URI`, "an optional path and query"),
  ...pathWords,
  ...queryWords,
});

const overUDP = {
  specification: rfc(7252, "The Constrained Application Protocol (CoAP)"),
  status: "permanent",
  requirements: requirementsFrom(""),
} as const;

const overReliableTransport = {
  specification: rfc(8323, "CoAP (Constrained Application Protocol) over TCP, TLS, and WebSockets"),
  status: "permanent",
  requirements: requirementsFrom("RFC7252:"),
} as const;

/**
 * The scheme `coap`.
 *
 * @example
 * import { coap } from "uri-grammar/schemes/coap";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([coap]);
 * validate("coap:///x").diagnostics[0].code; // => "coap/empty-host"
 * normalize("coap://EXAMPLE.com:5683/%7Esensors/temp.xml"); // => "coap://example.com/~sensors/temp.xml"
 */
export const coap: Scheme<CoapURI> = defineScheme({
  ...overUDP,
  name: "coap",
  section: "6.1",
  grammar,
  words: wordsOf("coap-URI", "coap"),
  examples: [
    "coap://example.com:5683/~sensors/temp.xml",
    "coap://EXAMPLE.com/%7Esensors/temp.xml",
    "coap://EXAMPLE.com:/%7esensors/temp.xml",
  ],
});

/**
 * The scheme `coaps`.
 *
 * @example
 * import { coaps } from "uri-grammar/schemes/coap";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([coaps]);
 * validate("coaps:example.com").diagnostics[0].code; // => "coaps/slashes"
 * normalize("coaps://EXAMPLE.com:5684"); // => "coaps://example.com/"
 */
export const coaps: Scheme<CoapsURI> = defineScheme({
  ...overUDP,
  name: "coaps",
  section: "6.2",
  grammar,
  words: wordsOf("coaps-URI", "coaps"),
  examples: ["coaps://example.com/.well-known/core"],
});

/**
 * The scheme `coap+tcp`.
 *
 * @example
 * import { coapTcp } from "uri-grammar/schemes/coap";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([coapTcp]);
 * validate("coap+tcp:///x").diagnostics[0].code; // => "coap+tcp/empty-host"
 * normalize("coap+tcp://example.com:5683/"); // => "coap+tcp://example.com/"
 */
export const coapTcp: Scheme<CoapTcpURI> = defineScheme({
  ...overReliableTransport,
  name: "coap+tcp",
  section: "8.1",
  grammar,
  words: wordsOf("coap-tcp-URI", "coap+tcp"),
  examples: ["coap+tcp://example.org/sensors/temperature?u=Cel"],
});

/**
 * The scheme `coaps+tcp`.
 *
 * @example
 * import { coapsTcp } from "uri-grammar/schemes/coap";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([coapsTcp]);
 * validate("coaps+tcp:///x").diagnostics[0].code; // => "coaps+tcp/empty-host"
 * normalize("coaps+tcp://example.com:5684/"); // => "coaps+tcp://example.com/"
 */
export const coapsTcp: Scheme<CoapsTcpURI> = defineScheme({
  ...overReliableTransport,
  name: "coaps+tcp",
  section: "8.2",
  grammar,
  words: wordsOf("coaps-tcp-URI", "coaps+tcp"),
  examples: ["coaps+tcp://example.org/sensors/temperature?u=Cel"],
});

/**
 * The scheme `coap+ws`.
 *
 * @example
 * import { coapWs } from "uri-grammar/schemes/coap";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([coapWs]);
 * validate("coap+ws:///x").diagnostics[0].code; // => "coap+ws/empty-host"
 * normalize("coap+ws://example.com:80/"); // => "coap+ws://example.com/"
 */
export const coapWs: Scheme<CoapWsURI> = defineScheme({
  ...overReliableTransport,
  name: "coap+ws",
  section: "8.3",
  grammar,
  words: wordsOf("coap-ws-URI", "coap+ws"),
  examples: ["coap+ws://example.org/sensors/temperature?u=Cel"],
});

/**
 * The scheme `coaps+ws`.
 *
 * @example
 * import { coapsWs } from "uri-grammar/schemes/coap";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([coapsWs]);
 * validate("coaps+ws:///x").diagnostics[0].code; // => "coaps+ws/empty-host"
 * normalize("coaps+ws://example.com:443/"); // => "coaps+ws://example.com/"
 */
export const coapsWs: Scheme<CoapsWsURI> = defineScheme({
  ...overReliableTransport,
  name: "coaps+ws",
  section: "8.4",
  grammar,
  words: wordsOf("coaps-ws-URI", "coaps+ws"),
  examples: ["coaps+ws://example.org/sensors/temperature?u=Cel"],
});
