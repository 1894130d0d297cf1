/**
 * The schemes `dtn` and `ipn` (RFC 9171 section 4.2.5.1).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/dtn.js";
import type { DtnUri, IpnUri } from "../../generated/scheme/dtn.tree.js";
import { lowerCase } from "../core/percent.js";
import { withoutZeros } from "../core/ports.js";
import type { Check } from "./mechanism/check.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/dtn.tree.js";

const specification = rfc(9171, "Bundle Protocol Version 7");

/** The greatest unsigned integer of CBOR (RFC 8949 section 3.1). */
const LAST_NUMBER = "18446744073709551615";

function isTooGreat(number: string): boolean {
  const digits = withoutZeros(number);
  return digits.length > LAST_NUMBER.length || (digits.length === LAST_NUMBER.length && digits > LAST_NUMBER);
}

const numberRange: Check<IpnUri> = {
  code: "number-range",
  section: "4.2.5.1.2",
  rule: "ipn-hier-part",
  summary: "The numbers must fit in 64 bits.",
  find: ({ node: { endpoint } }) =>
    [endpoint.nodeNbr, endpoint.serviceNbr]
      .filter(({ value }) => isTooGreat(value))
      .map(({ start, end }) => ({ start, end, message: "This number must fit in 64 bits." })),
};

/**
 * The scheme `dtn`.
 *
 * @example
 * import { dtn } from "uri-grammar/schemes/dtn";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([dtn]);
 * validate("dtn:node/a").diagnostics[0].code; // => "dtn/slashes"
 * normalize("dtn://Node/~a"); // => "dtn://node/~a"
 */
export const dtn: Scheme<DtnUri> = defineScheme({
  name: "dtn",
  specification,
  section: "4.2.5.1.1",
  status: "permanent",
  grammar,
  examples: ["dtn:none", "dtn://node.example/mail", "dtn://group.example/~news"],
  words: {
    "dtn-uri": ["a dtn URI", "A dtn URI is 'dtn:none', or 'dtn://', the name of a node, '/' and any text."],
    "node-name": ["the name of a node", "A node has no user and no port."],
    "dtn-hier-part": ["an endpoint", "An endpoint is '//', the name of a node, '/' and any text."],
    demux: "the text after the node",
  },
  // The text after the node is not a list of segments.
  without: ["dot-segments"],
  *normalize({ input, node: { endpoint } }) {
    const name = endpoint.type === "none" ? endpoint : endpoint.name;
    yield* rewrite(input, name, lowerCase(name.value), "4.2.5.1.1");
  },
});

/**
 * The scheme `ipn`.
 *
 * @example
 * import { ipn } from "uri-grammar/schemes/dtn";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([ipn]);
 * validate("ipn:974848").diagnostics[0].code; // => "ipn/incomplete"
 * normalize("ipn:007.01"); // => "ipn:7.1"
 */
export const ipn: Scheme<IpnUri> = defineScheme({
  name: "ipn",
  specification,
  section: "4.2.5.1.2",
  status: "permanent",
  grammar,
  examples: ["ipn:974848.1", "ipn:7.0"],
  requirements: [numberRange],
  words: {
    "ipn-uri": ["an ipn URI", "An ipn URI is 'ipn:', the number of a node, '.' and the number of a service."],
    "node-nbr": ["the number of a node", "The number has only digits. '.' and the number of a service follow it."],
    "service-nbr": ["the number of a service", "The number has only digits."],
  },
  // Transmission as integers (section 4.2.5.1.2) loses leading zeros.
  *normalize({ input, node: { endpoint } }) {
    const { nodeNbr, serviceNbr } = endpoint;
    for (const number of [nodeNbr, serviceNbr]) {
      yield* rewrite(input, number, withoutZeros(number.value), "4.2.5.1.2");
    }
  },
});
