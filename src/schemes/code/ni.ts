/**
 * The schemes `ni` and `nih` (RFC 6920).
 *
 * @module
 */
import type { Humanname, NIURI } from "../../../generated/scheme/ni.tree.js";
import type { Leaf } from "../../tree/index.js";
import type { Slip } from "../../explain/slips.js";
import { NOTHING, type Check, type Finding } from "../mechanism/check.js";
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

/** The algorithms that have a number, which is the index in this list plus one. */
const BY_NUMBER: readonly string[] = [...BITS.keys()];

/** Returns the name of an algorithm, given its name or its number. */
const nameOf = (alg: string): string => (/^[1-9]\d?$/.test(alg) ? (BY_NUMBER[Number(alg) - 1] ?? alg) : alg);

/** Returns the number of hexadecimal digits of a digest; `undefined` if the algorithm is unknown. */
const digitsOf = (alg: string): number | undefined => {
  const bits = BITS.get(nameOf(alg));
  return bits === undefined ? undefined : bits / 4;
};

/** Returns the number of digits of a digest, without the hyphens between them. */
const countOf = (digest: string): number => digest.replaceAll("-", "").length;

/** A digest with fewer bits is not secure. */
const SECURE = 100;

function unknownAlgorithm({ start, end, value }: Leaf): Finding {
  const text = value.toLowerCase().replace(/^sha(?=\d{3}$|\d{3}-)/, "sha-");
  const repair = BITS.has(text) ? { start, end, text, isOurs: true } : undefined;
  return {
    start,
    end,
    message: "This is not the name of a registered algorithm. Write a name such as 'sha-256'.",
    repair,
  };
}

const truncated: Finding["message"] =
  "A digest of less than 100 bits is not secure, because other data with the same digest can be found.";

const niRequirements: readonly Check<NIURI>[] = [
  {
    code: "base64url",
    section: "3",
    rule: "val",
    summary: "The digest must be in base64url: letters, digits, '-' and '_'.",
    find({ node }) {
      const { start, value } = node.algVal.val;
      const wrong = value.search(/[.~]/);
      if (wrong < 0) return NOTHING;
      const message = "This character is not allowed in base64url, which has only letters, digits, '-' and '_'.";
      return [{ start: start + wrong, end: start + wrong + 1, message }];
    },
  },
  {
    code: "digest-length",
    section: "9.4",
    rule: "val",
    summary: "The length of the digest must fit its algorithm.",
    find({ node: { algVal } }) {
      const { start, end, value } = algVal.val;
      const bits = BITS.get(algVal.alg.value);
      if (bits === undefined || value.length === Math.ceil(bits / 6)) return NOTHING;
      const message = `A digest of this algorithm has ${String(Math.ceil(bits / 6))} characters, not ${String(value.length)}.`;
      return [{ start, end, message }];
    },
  },
  {
    code: "pad-bits",
    binds: "producers",
    section: "RFC4648:3.5",
    rule: "val",
    summary: "The unused bits of the last character must be zero.",
    find({ node }) {
      const { end, value } = node.algVal.val;
      const last = ALPHABET.indexOf(value.slice(-1));
      // Two characters encode one octet and 4 more bits; three characters encode two octets and 2 more bits.
      const unused = [0, 0, 4, 2][value.length % 4] as number;
      const excess = last % 2 ** unused;
      if (last < 0 || excess === 0) return NOTHING;
      const text = ALPHABET.charAt(last - excess);
      const repair = { start: end - 1, end, text };
      const message = "A digest of this length does not end with this character, because its last bits are not zero.";
      return [{ start: end - 1, end, message, repair }];
    },
  },
  {
    code: "algorithm",
    level: "advice",
    section: "9.4",
    rule: "alg",
    summary: "The algorithm should be registered.",
    find({ node: { algVal } }) {
      return BITS.has(algVal.alg.value) ? NOTHING : [unknownAlgorithm(algVal.alg)];
    },
  },
  {
    code: "truncated",
    level: "advice",
    section: "2",
    rule: "alg",
    summary: "A digest should have at least 100 bits, because a shorter one is not secure.",
    find({ node: { algVal } }) {
      const { start, end, value } = algVal.alg;
      return Number(BITS.get(value)) < SECURE ? [{ start, end, message: truncated }] : NOTHING;
    },
  },
];

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const nihRequirements: readonly Check<Humanname>[] = [
  {
    code: "digest-length",
    section: "9.4",
    rule: "sepval",
    summary: "The length of the digest must fit its algorithm.",
    find({ node: { alg, sepval } }) {
      const { start, end, value } = sepval;
      const [wanted, found] = [digitsOf(alg.value), countOf(value)];
      if (wanted === undefined || wanted === found) return NOTHING;
      const message = `A digest of this algorithm has ${String(wanted)} digits, not ${String(found)}.`;
      return [{ start, end, message }];
    },
  },
  {
    code: "check-digit",
    section: "7",
    rule: "checkdigit",
    summary: "The check digit must be the result of Luhn's algorithm for the digest.",
    find({ node: { alg, sepval, checkdigit } }) {
      const found = countOf(sepval.value);
      // The check digit of a digest of the wrong length is always wrong.
      if (checkdigit === null || (digitsOf(alg.value) ?? found) !== found) return NOTHING;
      const { start, end, value } = checkdigit;
      const text = checkDigit(sepval.value);
      if (text === value) return NOTHING;
      const repair = { start, end, text };
      return [{ start, end, message: "The check digit is wrong: it does not fit the digest.", repair }];
    },
  },
  {
    code: "algorithm",
    level: "advice",
    section: "9.4",
    rule: "alg",
    summary: "The algorithm should be registered, by name or by number.",
    find({ node: { alg } }) {
      return BITS.has(nameOf(alg.value)) ? NOTHING : [unknownAlgorithm(alg)];
    },
  },
  {
    code: "truncated",
    level: "advice",
    section: "2",
    rule: "alg",
    summary: "A digest should have at least 100 bits, because a shorter one is not secure.",
    find({ node: { alg } }) {
      const { start, end, value } = alg;
      return Number(BITS.get(nameOf(value))) < SECURE ? [{ start, end, message: truncated }] : NOTHING;
    },
  },
];

/** Computes the check digit by Luhn's algorithm modulo 16 (section 7). */
function checkDigit(sepval: string): string {
  const digits = sepval.replaceAll("-", "");
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number.parseInt(digits.charAt(index), 16);
    // From the right, the first, third, fifth … digits count twice.
    const counted = (digits.length - index) % 2 === 1 ? 2 * digit : digit;
    sum += Math.floor(counted / 16) + (counted % 16);
  }
  return ((16 - (sum % 16)) % 16).toString(16);
}

const slips: readonly Slip[] = [
  {
    code: "slashes",
    pattern: /^(ni:)(\/{0,2})(?=sha-)/i,
    message: "An ni URI has '///' after 'ni:', or '//', an authority and '/'. Write '///'.",
    write: "///",
  },
  {
    code: "padding",
    pattern: /^(ni:\/\/[^/?#]{0,255}\/[\w.-]{1,99};[\w-]{1,200})(={1,2})(?=[?#]|$)/i,
    rule: "val",
    message: "A digest has no '=' at its end. Remove it.",
    write: "",
  },
];

export const ni: SchemeCode<NIURI> = {
  requirements: niRequirements,
  slips,
  // A comparison uses only the algorithm and the digest (section 2).
  *equate({ node: { authority, query } }) {
    yield { start: authority.start, end: authority.end, text: "" };
    if (query) yield { start: query.start - 1, end: query.end, text: "" };
  },
};

export const nih: SchemeCode<Humanname> = {
  requirements: nihRequirements,
  // A comparison uses only the algorithm and the digest (section 2), independent of names, numbers and separators.
  *equate({ node: { alg, sepval, checkdigit } }) {
    yield { start: alg.start, end: alg.end, text: nameOf(alg.value) };
    yield { start: sepval.start, end: sepval.end, text: sepval.value.replaceAll("-", "") };
    if (checkdigit) yield { start: checkdigit.start - 1, end: checkdigit.end, text: "" };
  },
};
