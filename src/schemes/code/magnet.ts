/** @module */
import { grammar } from "../../../generated/scheme/magnet.js";
import type { MagnetURI } from "../../../generated/scheme/magnet.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING, type Span, type Subject } from "../mechanism/check.js";
import { parametersOf, wrongCharacter, type Parameter } from "../shared/parameters.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";

const language = languageOf(grammar);

const [BTIH, BTMH, BTPK] = ["urn:btih:", "urn:btmh:", "urn:btpk:"] as const;

/** Returns whether a value begins with a namespace, and the rest. */
const after = ({ value }: Parameter, prefix: string): string | null =>
  lowerCase(value.slice(0, prefix.length)) === prefix ? value.slice(prefix.length) : null;

const topicsOf = (subject: Subject<MagnetURI>): readonly Parameter[] =>
  parametersOf(subject).filter(({ name }) => name.startsWith("xt") && language.test(name, { rule: "topic-name" }));

/** Returns the place of the value of a parameter. */
const placeOf = ({ at: start, end }: Parameter): Span => ({ start, end });

/** BEP 46 replaces the topic by the key of a publisher. */
const ONLY_KEY =
  "A magnet URI must have the parameter 'xt' by BEP 9. BEP 46 and programs accept one that has only 'xs=urn:btpk:'.";

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
  if (!language.test(hex, { rule: "octets" })) return false;
  const code = varint(hex, 0);
  const length = code && varint(hex, code[1]);
  return length !== null && hex.length - length[1] === 2 * length[0];
}

const BASE32 = ["base32", "a character of base32"] as const;
const HEXADECIMAL = ["hexadecimal", "a hexadecimal digit"] as const;

export const magnet: SchemeCode<MagnetURI> = {
  finds: {
    topic(subject) {
      if (topicsOf(subject).length > 0) return NOTHING;
      const hasKey = parametersOf(subject).some((each) => each.name === "xs" && after(each, BTPK) !== null);
      const { end } = subject.node.query;
      return [{ start: end, end, ...(hasKey && { message: ONLY_KEY }) }];
    },
    "topic-value": (subject) =>
      topicsOf(subject)
        .filter(({ value }) => value === "")
        .map(placeOf),
    multihash: (subject) =>
      topicsOf(subject)
        .filter((topic) => {
          const hash = after(topic, BTMH);
          return hash !== null && !isMultihash(hash);
        })
        .map(placeOf),
    "info-hash": (subject) =>
      topicsOf(subject).flatMap((topic) => {
        const hash = after(topic, BTIH);
        if (hash === null) return [];
        const { length } = hash;
        if (length !== 32 && length !== 40) {
          const message = `An info-hash has 40 hexadecimal digits, or 32 characters of base32, not ${String(length)}.`;
          return [{ ...placeOf(topic), message }];
        }
        const [rule, what] = length === 32 ? BASE32 : HEXADECIMAL;
        return language.test(hash, { rule }) ? [] : [wrongCharacter(topic, language, rule, what, BTIH.length)];
      }),
  },
};
