/**
 * The schemes `dtn` and `ipn` (RFC 9171 section 4.2.5.1).
 *
 * @module
 */
import type { DtnUri, IpnHierPart, IpnUri } from "../../../generated/scheme/dtn.tree.js";
import type { Leaf } from "../../tree/index.js";
import { lowerCase } from "../../core/percent.js";
import { withoutZeros } from "../../core/ports.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

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

export const dtn: SchemeCode<DtnUri> = {
  *normalize({ input, node: { endpoint } }) {
    const name = endpoint.type === "none" ? endpoint : endpoint.name;
    yield* rewrite(input, name, lowerCase(name.value), "4.2.5.1.1");
  },
};

export const ipn: SchemeCode<IpnUri> = {
  requirements: numbers,
  // Transmission as integers (section 4.2.5.1.2) loses leading zeros. The allocator 0 is the default.
  *normalize({ input, node: { endpoint } }) {
    const { start, allocatorIdentifier, nodeNumber, serviceNumber } = endpoint;
    const node = withoutZeros(nodeNumber.value);
    const allocator = isZero(allocatorIdentifier) ? "" : `${withoutZeros(allocatorIdentifier.value)}.`;
    const text = allocator === "" && node === LAST_32_BITS ? "!" : allocator + node;
    yield* rewrite(input, { start, end: nodeNumber.end }, text, "RFC9758:4");
    yield* rewrite(input, serviceNumber, withoutZeros(serviceNumber.value), "4.2.5.1.2");
  },
};
