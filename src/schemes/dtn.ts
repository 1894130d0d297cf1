/**
 * The schemes `dtn` and `ipn` (RFC 9171 section 4.2.5.1).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/dtn.js";
import type { DtnUri, IpnHierPart, IpnUri } from "../../generated/scheme/dtn.tree.js";
import type { Leaf } from "../tree/index.js";
import { lowerCase } from "../core/percent.js";
import { withoutZeros } from "../core/ports.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/dtn.tree.js";

const specification = rfc(9171, "Bundle Protocol Version 7");

/** The greatest unsigned integers of CBOR (RFC 8949 section 3.1) and of 32 bits. The latter is also the number of "!". */
const LAST_NUMBER = "18446744073709551615";
const LAST_32_BITS = "4294967295";

function isGreater(number: string, last: string): boolean {
  const digits = withoutZeros(number);
  return digits.length > last.length || (digits.length === last.length && digits > last);
}

function numbersOf({ allocatorIdentifier, nodeNumber, serviceNumber }: IpnHierPart): readonly Leaf[] {
  return [...(allocatorIdentifier === null ? [] : [allocatorIdentifier]), nodeNumber, serviceNumber];
}

/** Makes a check of each number. */
const ofNumbers =
  (message: string, isWrong: (number: string) => boolean): Check<IpnUri>["find"] =>
  ({ node: { endpoint } }) =>
    numbersOf(endpoint)
      .filter(({ value }) => isWrong(value))
      .map(({ start, end }) => ({ start, end, message }));

const isZero = (number: Leaf | null): number is null => number === null || withoutZeros(number.value) === "0";

const numbers: readonly Check<IpnUri>[] = [
  {
    code: "number-range",
    section: "4.2.5.1.2",
    rule: "ipn-hier-part",
    summary: "The numbers must fit in 64 bits.",
    find: ofNumbers("This number must fit in 64 bits.", (number) => isGreater(number, LAST_NUMBER)),
  },
  {
    code: "large-number",
    level: "SHOULD",
    section: "RFC9758:3",
    rule: "ipn-hier-part",
    summary: "The numbers should fit in 32 bits.",
    find: ofNumbers(
      "By RFC 9758, this number has at most 32 bits.",
      (number) => isGreater(number, LAST_32_BITS) && !isGreater(number, LAST_NUMBER),
    ),
  },
  {
    code: "zeros",
    level: "SHOULD",
    section: "RFC9758:4",
    rule: "ipn-hier-part",
    summary: "A number should have no zeros before it.",
    find: ({ node: { endpoint } }) =>
      numbersOf(endpoint)
        .filter(({ value }) => value !== withoutZeros(value))
        .map(({ start, end, value }) => {
          const repair = { start, end, text: withoutZeros(value), what: "the zeros" };
          return { start, end, message: "A number has no zeros before it.", repair };
        }),
  },
  {
    code: "null-endpoint",
    section: "RFC9758:3.4.1",
    rule: "ipn-hier-part",
    summary: "The node 0 must have no other service than 0: it is no endpoint.",
    find({ node: { endpoint } }) {
      const { allocatorIdentifier, nodeNumber, serviceNumber } = endpoint;
      if (!isZero(allocatorIdentifier) || !isZero(nodeNumber) || isZero(serviceNumber)) return NOTHING;
      const { start, end } = serviceNumber;
      return [{ start, end, message: "The node 0 is no endpoint, so its service must be 0." }];
    },
  },
];

/**
 * The scheme `dtn`.
 *
 * @example
 * import { dtn } from "uri-grammar/schemes/dtn";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([dtn]);
 * validate("dtn:node/a").diagnostics[0].code; // => "dtn/character"
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
 * normalize("ipn:0.4294967295.07"); // => "ipn:!.7"
 */
export const ipn: Scheme<IpnUri> = defineScheme({
  name: "ipn",
  specification,
  section: "4.2.5.1.2",
  status: "permanent",
  grammar,
  examples: ["ipn:974848.1", "ipn:977000.100.1", "ipn:!.7"],
  requirements: numbers,
  words: {
    "ipn-uri": ["an ipn URI", "An ipn URI is 'ipn:', the number of a node or '!', '.' and the number of a service."],
    "ipn-hier-part": [
      "an endpoint",
      "An endpoint is the number of a node, perhaps with the number of its allocator and '.' before it, or '!'; then '.' and the number of a service.",
    ],
    "node-number": ["the number of a node", "The number has only digits. '.' and the number of a service follow it."],
    "service-number": ["the number of a service", "The number has only digits."],
  },
  // Transmission as integers (section 4.2.5.1.2) loses leading zeros. The allocator 0 is the default.
  *normalize({ input, node: { endpoint } }) {
    const { start, allocatorIdentifier, nodeNumber, serviceNumber } = endpoint;
    const node = withoutZeros(nodeNumber.value);
    const allocator = isZero(allocatorIdentifier) ? "" : `${withoutZeros(allocatorIdentifier.value)}.`;
    const text = allocator === "" && node === LAST_32_BITS ? "!" : allocator + node;
    yield* rewrite(input, { start, end: nodeNumber.end }, text, "RFC9758:4");
    yield* rewrite(input, serviceNumber, withoutZeros(serviceNumber.value), "4.2.5.1.2");
  },
});
