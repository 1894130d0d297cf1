/**
 * The scheme `magnet` (BEP 9).
 *
 * @module
 */
import type { MagnetURI } from "../../../generated/scheme/magnet.tree.js";
import type { Check } from "../mechanism/check.js";
import { hashIsData } from "../shared/common.js";
import { parametersOf, required, valueForm, wrongCharacter } from "../shared/parameters.js";
import type { SchemeCode } from "../mechanism/facts.js";

const section = '"magnet URI format"';

/** Matches the name of the parameter for the topic. Several topics have numbers. */
const TOPIC = /^xt(?:\.\d+)?$/;

const anyTopic = required({ code: "topic", section, summary: "A magnet URI must have the parameter xt." }, TOPIC);

/** The requirement of a topic. BEP 46 replaces it by the key of a publisher. */
const topic: Check = {
  ...anyTopic,
  *find(subject) {
    const hasKey = (): boolean =>
      parametersOf(subject).some(({ name, value }) => name === "xs" && /^urn:btpk:/i.test(value));
    for (const found of anyTopic.find(subject)) yield hasKey() ? { ...found, message: ONLY_KEY } : found;
  },
};

const ONLY_KEY =
  "A magnet URI must have the parameter 'xt' by BEP 9. BEP 46 and programs accept one that has only 'xs=urn:btpk:'.";

/** The prefix of the hash of version 1 in the value of `xt`. */
const BTIH = "urn:btih:";

/** The prefix of the hash of version 2 in the value of `xt`. */
const BTMH = /^urn:btmh:/i;

/**
 * Reads a number of a multihash: seven bits in each octet, the lowest ones first. The highest bit says that another octet
 * follows.
 *
 * @param hex hexadecimal digits
 * @returns the number and the offset after it; `null` if it is not complete, or longer than the 9 octets that are allowed
 */
function varint(hex: string, at: number): readonly [number: number, end: number] | null {
  for (let [number, octets] = [0, 0]; octets < 9 && at + 2 * octets < hex.length; octets++) {
    const octet = Number.parseInt(hex.slice(at + 2 * octets, at + 2 * octets + 2), 16);
    number += (octet & 0x7f) * 2 ** (7 * octets);
    if (octet < 0x80) return [number, at + 2 * octets + 2];
  }
  return null;
}

/** Checks whether hexadecimal digits are a multihash: the number of a function, a length, and so many octets. */
function isMultihash(hex: string): boolean {
  if (!/^(?:[\da-f]{2})+$/i.test(hex)) return false;
  const code = varint(hex, 0);
  const length = code && varint(hex, code[1]);
  return length !== null && hex.length - length[1] === 2 * length[0];
}

const multihash: Check = {
  code: "multihash",
  section,
  rule: "query",
  summary: "A hash after 'urn:btmh:' must be a multihash in hexadecimal digits.",
  *find(subject) {
    for (const { name, value, at, end } of parametersOf(subject)) {
      if (!TOPIC.test(name) || !BTMH.test(value) || isMultihash(value.replace(BTMH, ""))) continue;
      const message =
        "A hash after 'urn:btmh:' must be a multihash in hexadecimal digits: for SHA-256 '1220' and 64 digits.";
      yield { start: at, end, message };
    }
  },
};

const BASE32 = [/[^a-z2-7]/i, "a character of base32"] as const;
const HEXADECIMAL = [/[^\da-f]/i, "a hexadecimal digit"] as const;

const infoHash: Check = {
  code: "info-hash",
  section,
  rule: "query",
  summary: "An info-hash must have 40 hexadecimal digits, or 32 digits of base32.",
  *find(subject) {
    for (const parameter of parametersOf(subject)) {
      const { name, value, at, end } = parameter;
      const from = BTIH.length;
      if (!TOPIC.test(name) || value.slice(0, from).toLowerCase() !== BTIH) continue;
      const length = value.length - from;
      const [wrong, what] = length === 32 ? BASE32 : HEXADECIMAL;
      if (length !== 32 && length !== 40) {
        const message = `An info-hash has 40 hexadecimal digits, or 32 characters of base32, not ${String(length)}.`;
        yield { start: at, end, message };
      } else if (wrong.test(value.slice(from))) yield wrongCharacter(parameter, wrong, what, from);
    }
  },
};

export const magnet: SchemeCode<MagnetURI> = {
  requirements: [
    hashIsData,
    topic,
    valueForm(
      { code: "topic-value", section, summary: "The parameter xt must have a value, such as 'urn:btih:' and a hash." },
      TOPIC,
      /./,
    ),
    multihash,
    infoHash,
    valueForm(
      {
        code: "peer-address",
        section,
        summary: "A peer must be a host, ':' and a port.",
        message: "A peer is a host, ':' and a port, such as '192.0.2.1:6881'.",
      },
      /^x\.pe$/,
      /^(?:\[[\da-f:.]+\]|[^:[\]]+):\d+$/i,
    ),
  ],
};
