/** @module */
import type { Humanname, NIURI } from "../../../generated/scheme/ni.tree.js";
import type { Leaf } from "../../tree/index.js";
import { NOTHING } from "../mechanism/check.js";
import type { Found } from "../shared/sentences.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** The number of bits of the digest for each registered algorithm (section 9.4, and IANA's registry since then). */
const BITS: ReadonlyMap<string, number> = new Map([
  ["sha-256", 256],
  ["sha-256-128", 128],
  ["sha-256-120", 120],
  ["sha-256-96", 96],
  ["sha-256-64", 64],
  ["sha-256-32", 32],
  ["sha-384", 384],
  ["sha-512", 512],
  ["sha3-224", 224],
  ["sha3-256", 256],
  ["sha3-384", 384],
  ["sha3-512", 512],
]);

/** The names of these algorithms by their numbers, which begin with 1. */
const BY_NUMBER: ReadonlyMap<string, string> = new Map(Array.from(BITS.keys(), (name, at) => [String(at + 1), name]));

/** Returns an algorithm with its name in place of its number. */
const named = (alg: Leaf): Leaf => ({ ...alg, value: BY_NUMBER.get(alg.value) ?? alg.value });

/** Returns the digits of a digest, without the hyphens between them. */
const digitsOf = (digest: string): string => digest.replaceAll("-", "");

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Finds an algorithm that is not registered. */
function unknown({ start, end, value }: Leaf): readonly Found[] {
  if (BITS.has(value)) return NOTHING;
  const lower = value.toLowerCase();
  const text = [lower, lower.replace("sha", "sha-")].find((each) => BITS.has(each));
  return [{ start, end, ...(text !== undefined && { text, isOurs: true }) }];
}

/** Finds a digest that does not have the number of characters of its algorithm. */
function otherLength(
  alg: Leaf,
  { start, end }: Leaf,
  found: number,
  bitsOfEach: number,
  what: string,
): readonly Found[] {
  const wanted = Math.ceil((BITS.get(alg.value) ?? found * bitsOfEach) / bitsOfEach);
  if (wanted === found) return NOTHING;
  return [{ start, end, message: `A digest of this algorithm has ${String(wanted)} ${what}, not ${String(found)}.` }];
}

/** Computes the check digit by Luhn's algorithm modulo 16 (section 7). */
function checkDigit(sepval: string): string {
  const digits = digitsOf(sepval);
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number.parseInt(digits.charAt(index), 16);
    // From the right, the first, third, fifth … digits count twice.
    const counted = (digits.length - index) % 2 === 1 ? 2 * digit : digit;
    sum += Math.floor(counted / 16) + (counted % 16);
  }
  return ((16 - (sum % 16)) % 16).toString(16);
}

export const ni: SchemeCode<NIURI> = {
  finds: {
    "digest-length": ({ node: { algVal } }) =>
      otherLength(algVal.alg, algVal.val, algVal.val.value.length, 6, "characters"),
    "pad-bits"({ node: { algVal } }) {
      const { end, value } = algVal.val;
      const last = ALPHABET.indexOf(value.slice(-1));
      // Two characters encode one octet and 4 more bits; three characters encode two octets and 2 more bits.
      const unused = [0, 0, 4, 2][value.length % 4] as number;
      const excess = last % 2 ** unused;
      if (last < 0 || excess === 0) return NOTHING;
      return [{ start: end - 1, end, text: ALPHABET.charAt(last - excess) }];
    },
    algorithm: ({ node: { algVal } }) => unknown(algVal.alg),
  },
};

export const nih: SchemeCode<Humanname> = {
  finds: {
    "digest-length": ({ node: { alg, sepval } }) =>
      otherLength(named(alg), sepval, digitsOf(sepval.value).length, 4, "digits"),
    "check-digit"({ node: { alg, sepval, checkdigit } }) {
      // The check digit of a digest of the wrong length is always wrong.
      const found = 4 * digitsOf(sepval.value).length;
      if (checkdigit === null || (BITS.get(named(alg).value) ?? found) !== found) return NOTHING;
      const text = checkDigit(sepval.value);
      return text === checkdigit.value ? NOTHING : [{ start: checkdigit.start, end: checkdigit.end, text }];
    },
    algorithm: ({ node: { alg } }) => unknown(named(alg)),
  },
  *equate({ node: { alg, sepval } }) {
    yield { start: alg.start, end: alg.end, text: named(alg).value };
    yield { start: sepval.start, end: sepval.end, text: digitsOf(sepval.value) };
  },
};
