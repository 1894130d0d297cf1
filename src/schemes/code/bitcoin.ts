/**
 * The scheme `bitcoin` (BIP 321).
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/bitcoin.js";
import type { Bitcoinurn } from "../../../generated/scheme/bitcoin.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import { BECH32, BECH32M, remainderOf } from "../shared/bech32.js";
import { few, rewrite } from "../shared/edits.js";
import { formBy, parametersOf, unrepeated, valueForm } from "../shared/parameters.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { repeatedPart } from "../shared/messages.js";

/** Matches the prefix of an address in Bech32. */
const BECH32_PREFIX = /^(?:bc|tb)1/i;

/** The parameters that contain no payment instruction, as patterns. */
const PLAIN = /^(?:amount|label|message|(?:req-)?pop)$/i;

/** Checks whether an address begins with the name of a network and "1". */
const isPrefixed = (address: string, network: string): boolean =>
  address.slice(0, network.length + 1).toLowerCase() === `${network.toLowerCase()}1`;

/**
 * Checks the checksum of an address in Bech32. The first character after the prefix is the version. Version 0 has Bech32,
 * the others have Bech32m.
 */
const hasChecksum = (address: string): boolean =>
  remainderOf(address) === (/^q$/i.test(address.charAt(3)) ? BECH32 : BECH32M);

/** Returns the sentence about an address in Bech32 whose checksum is wrong. */
const wrongChecksum = (address: string): string =>
  /[a-z]/.test(address) && /[A-Z]/.test(address)
    ? "An address in Bech32 is in lower case or in upper case, not in both."
    : "The checksum of the address is wrong: at least one of its characters is wrong.";

const addressChecksum: Check<Bitcoinurn> = {
  code: "checksum",
  section: '"Bitcoin Address"',
  rule: "bitcoinaddress",
  summary: "The checksum of an address in Bech32 must be right.",
  find({ node: { address } }) {
    if (address === null || !BECH32_PREFIX.test(address.value)) return NOTHING;
    const { start, end, value } = address;
    return hasChecksum(value) ? NOTHING : [{ start, end, message: wrongChecksum(value) }];
  },
};

/** The parameters for an address in Bech32. The prefix of the address is their name. */
const NETWORK = /^(?:bc|tb)$/i;

const networkAddress: Check<Bitcoinurn> = {
  code: "network-address",
  section: '"Query Keys"',
  rule: "bitcoinparams",
  summary: "The parameters bc and tb must have an address in Bech32 that begins with 'bc1' or 'tb1'.",
  find: (subject) =>
    few(
      [...parametersOf(subject)].filter(
        ({ name, value }) => NETWORK.test(name) && !(isPrefixed(value, name) && hasChecksum(value)),
      ),
    ).map(({ at, end, name, value }) => {
      const prefix = `${lowerCase(name)}1`;
      const message = isPrefixed(value, name)
        ? wrongChecksum(value)
        : `The parameter '${lowerCase(name)}' must have an address in Bech32, which begins with '${prefix}'.`;
      return { start: at, end, message };
    }),
};

const missingAddress: Check<Bitcoinurn> = {
  code: "address",
  section: '"Bitcoin Address"',
  rule: "bitcoinaddress",
  summary: "A URI without an address must have a parameter with a payment instruction.",
  find(subject) {
    if (subject.node.address !== null || [...parametersOf(subject)].some(({ name }) => !PLAIN.test(name)))
      return NOTHING;
    const { start, end } = subject.parts.path;
    return [
      {
        start,
        end,
        message:
          "There is no address. Write one after 'bitcoin:', or a parameter such as 'lightning=' with an invoice.",
      },
    ];
  },
};

const requiredParameter: Check<Bitcoinurn> = {
  code: "required-parameter",
  level: "advice",
  section: '"Forward compatibility"',
  rule: "bitcoinparams",
  summary: "Software must refuse the URI if it does not know a parameter that begins with 'req-'.",
  find: (subject) =>
    few([...parametersOf(subject)].filter(({ name }) => /^req-(?!pop$)/i.test(name))).map(({ start, end }) => {
      return {
        start,
        end,
        message: "Names that begin with 'req-' are required: software that does not know this one must refuse the URI.",
      };
    }),
};

export const bitcoin: SchemeCode<Bitcoinurn> = {
  requirements: [
    addressChecksum,
    networkAddress,
    missingAddress,
    valueForm(
      {
        code: "amount",
        section: '"Transfer amount"',
        summary: "An amount must be a decimal number with '.' and no ','.",
        message: "An amount is a number of bitcoins with '.', such as '0.05'.",
      },
      /^amount$/i,
      formBy(grammar, "amount"),
    ),
    unrepeated(
      {
        code: "repeated-parameter",
        section: '"ABNF grammar"',
        summary: "The parameters amount, label, message and pop must not be repeated.",
        message: repeatedPart("parameter"),
      },
      (name) => (PLAIN.test(name) ? lowerCase(name).replace("req-", "") : null),
    ),
    requiredParameter,
  ],
  slips: [
    {
      code: "network",
      pattern: /^(bitcoin:)(bcrt1)/i,
      rule: "bitcoinaddress",
      message: "Addresses that begin with 'bcrt1' are for tests on one computer. The prefix must be 'bc1' or 'tb1'.",
    },
  ],
  *normalize(subject) {
    const { input, node } = subject;
    const { address } = node;
    if (address !== null && BECH32_PREFIX.test(address.value) && remainderOf(address.value) >= 0) {
      yield* rewrite(input, address, lowerCase(address.value), '"Bitcoin Address"');
    }
    for (const { start, name } of parametersOf(subject)) {
      yield* rewrite(input, { start, end: start + name.length }, lowerCase(name), '"ABNF grammar"');
    }
  },
};
