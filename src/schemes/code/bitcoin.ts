/** @module */
import type { Bitcoinurn } from "../../../generated/scheme/bitcoin.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { BECH32, BECH32M, remainderOf } from "../shared/bech32.js";
import { repeated, rewrite } from "../shared/edits.js";
import { parametersOf } from "../shared/parameters.js";

/** The prefixes of addresses in Bech32, and the parameters for them. */
const NETWORKS: readonly string[] = ["bc", "tb"];

/** The parameters that contain no payment instruction. */
const PLAIN: ReadonlySet<string> = new Set(["amount", "label", "message", "pop", "req-pop"]);

/** Checks whether an address begins with the name of a network and "1". */
const isPrefixed = (address: string, network: string): boolean =>
  lowerCase(address.slice(0, network.length + 1)) === `${network}1`;

const isBech32 = (address: string): boolean => NETWORKS.some((network) => isPrefixed(address, network));

/** The first character after the prefix is the version. Version 0 has Bech32, the others have Bech32m. */
const hasChecksum = (address: string): boolean =>
  remainderOf(address) === (lowerCase(address.charAt(3)) === "q" ? BECH32 : BECH32M);

/** Returns the sentence about an address in Bech32 whose checksum is wrong. */
const wrongChecksum = (address: string): string =>
  address !== lowerCase(address) && address !== address.toUpperCase()
    ? "An address in Bech32 is in lower case or in upper case, not in both."
    : "The checksum of the address is wrong: at least one of its characters is wrong.";

export const bitcoin: SchemeCode<Bitcoinurn> = {
  finds: {
    checksum({ node: { address } }) {
      if (address === null || !isBech32(address.value) || hasChecksum(address.value)) return NOTHING;
      const { start, end, value } = address;
      return [{ start, end, message: wrongChecksum(value) }];
    },
    "network-address": (subject) =>
      parametersOf(subject).flatMap(({ name, value, at: start, end }) => {
        const network = lowerCase(name);
        if (!NETWORKS.includes(network) || (isPrefixed(value, network) && hasChecksum(value))) return [];
        const message = `The parameter '${network}' must have an address in Bech32, which begins with '${network}1'.`;
        return [{ start, end, message: isPrefixed(value, network) ? wrongChecksum(value) : message }];
      }),
    address: (subject) =>
      subject.node.address !== null || parametersOf(subject).some(({ name }) => !PLAIN.has(lowerCase(name)))
        ? NOTHING
        : [subject.parts.path],
    "repeated-parameter": (subject) =>
      repeated(
        parametersOf(subject).filter(({ name }) => PLAIN.has(lowerCase(name))),
        ({ name }) => lowerCase(name).replace("req-", ""),
      ),
    "required-parameter": (subject) =>
      parametersOf(subject).filter(({ name }) => {
        const folded = lowerCase(name);
        return folded.startsWith("req-") && folded !== "req-pop";
      }),
  },
  *normalize(subject) {
    const { input, node } = subject;
    const { address } = node;
    if (address !== null && isBech32(address.value) && remainderOf(address.value) >= 0) {
      yield* rewrite(input, address, lowerCase(address.value), '"Bitcoin Address"');
    }
    for (const { start, name } of parametersOf(subject)) {
      yield* rewrite(input, { start, end: start + name.length }, lowerCase(name), '"ABNF grammar"');
    }
  },
};
