/**
 * The forms in which the value of a variable can stand in an expansion, as small automata, and how each is read back.
 *
 * @module
 */
import { isTriplet, octetAt, type CharacterSet } from "../core/percent.js";
import { trieOf, wholeNumber } from "./names.js";
import { allowedSet, unreservedSet, type Operator, type Reference } from "./expand.js";
import type { Formed, Pairs } from "./values.js";

/** A value that a match found. */
export type Found = Exclude<Formed, undefined>;

/** The next state after a unit of text, after the separator, and after `=`; -1 if that cannot follow. */
type Moves = readonly [unit: number, separator: number, equals: number];

/** A way to write a value: a text before it, and an automaton for the rest. It begins in the state 0. */
export interface Form {
  /** The name, perhaps with `=`, or nothing. */
  readonly lead: string;
  /** The text between two members. */
  readonly separator: string;
  readonly states: readonly { readonly moves: Moves; readonly isEnd: boolean }[];
  /** Whether reserved characters and all triplets are units. */
  readonly reserved: boolean;
  /** The greatest number of characters; 0 without a prefix modifier. */
  readonly most: number;
  /**
   * Reads the text after the lead.
   *
   * @param count called with the size of what was read
   * @returns the normal form of the value; `null` if no value is written like this
   */
  readonly read: (text: string, count: (size: number) => void) => Found | null;
  /**
   * Present if each text of the automaton whose names agree is an associative array, and no other: `except` is the name with
   * which a single pair is a text instead.
   */
  readonly pairs?: { readonly except: string | undefined };
  /** Reads the text as another value that is also written like this: an associative array. */
  readonly readPairs?: (text: string) => Pairs | null;
}

const NONE = -1;
const state = (unit: number, separator: number, equals: number, isEnd: boolean): Form["states"][number] => ({
  moves: [unit, separator, equals],
  isEnd,
});

/** One text. */
const TEXT = [/* @__PURE__ */ state(0, NONE, NONE, true)];
/** Texts with separators. */
const LIST = [/* @__PURE__ */ state(0, 0, NONE, true)];
/** The same after the name. An empty text has no `=`. */
const BARE_LIST = [
  /* @__PURE__ */ state(NONE, NONE, 1, true),
  /* @__PURE__ */ state(2, 2, NONE, false),
  /* @__PURE__ */ state(2, 2, NONE, true),
];
/** Each text after its name. An empty text has no `=`. */
const BARE_RUN = [
  /* @__PURE__ */ state(NONE, 0, 1, true),
  /* @__PURE__ */ state(2, NONE, NONE, false),
  /* @__PURE__ */ state(2, 0, NONE, true),
];
/** Names and values. An empty value has no `=`. At least one has, because names alone are a list. */
const PAIRS = [
  /* @__PURE__ */ state(0, 0, 1, false),
  /* @__PURE__ */ state(2, NONE, NONE, false),
  /* @__PURE__ */ state(2, 3, NONE, true),
  /* @__PURE__ */ state(3, 3, 1, true),
];
/** The same, if the separator can also be a part of names and values. */
const DOTTED_PAIRS = [
  /* @__PURE__ */ state(0, 0, 1, false),
  /* @__PURE__ */ state(2, 2, NONE, false),
  /* @__PURE__ */ state(2, 3, NONE, true),
  /* @__PURE__ */ state(3, 3, 1, true),
];
/** Names and values after an operator that writes `=` always. */
const NAMED_PAIRS = [/* @__PURE__ */ state(0, NONE, 1, false), /* @__PURE__ */ state(1, 0, NONE, true)];
/** Names and values after an operator that writes `=` only before a value. */
const BARE_PAIRS = [
  /* @__PURE__ */ state(0, 0, 1, true),
  /* @__PURE__ */ state(2, NONE, NONE, false),
  /* @__PURE__ */ state(2, 0, NONE, true),
];

/** Returns the forms of the values of a variable: the texts and lists first, and then associative arrays. */
export function formsOf({ name, most, explode }: Reference, how: Operator): readonly Form[] {
  const { separator, named, ifEmpty, reserved } = how;
  const common = { reserved, most, separator };
  const lead = named ? name : "";
  if (reserved) return [{ ...common, lead, separator: ",", states: TEXT, read: decodedReserved }];
  const isBare = named && ifEmpty === "";
  if (!explode) {
    const states = most > 0 ? TEXT : LIST;
    const form = { ...common, separator: ",", readPairs: pairsOfList };
    if (isBare) {
      const read = (text: string): Found => valueOf(text.slice(1).split(","));
      return most > 0
        ? [bareText(name, most), { ...form, lead, states: [state(NONE, NONE, NONE, true)], most: 0, read: () => "" }]
        : [{ ...form, lead, states: BARE_LIST, read, readPairs: (text) => pairsOfList(text.slice(1)) }];
    }
    return [{ ...form, lead: named ? `${name}=` : "", states, read: (text) => valueOf(text.split(",")) }];
  }
  if (!named) {
    const list = { ...common, lead, states: LIST, read: (text: string): Found => valueOf(text.split(separator)) };
    const isDotted = separator === ".";
    return [
      { ...list, readPairs: (text) => pairsOf(text, separator) },
      isDotted
        ? { ...common, lead, states: DOTTED_PAIRS, read: dottedPairs }
        : {
            ...common,
            lead,
            states: PAIRS,
            pairs: { except: undefined },
            read: (text) => pairsOf(text, separator),
          },
    ];
  }
  const assigned = isBare ? name : `${name}=`;
  const between = separator + assigned;
  const start = isBare ? 1 : 0;
  return [
    {
      ...common,
      lead: assigned,
      separator: between,
      states: isBare ? BARE_RUN : LIST,
      read: (text) => valueOf(text.split(between).map((each) => each.slice(start))),
      readPairs: (text) => (isUnits(name) ? pairsOf(assigned + text, separator) : null),
    },
    {
      ...common,
      lead: "",
      states: isBare ? BARE_PAIRS : NAMED_PAIRS,
      pairs: { except: isUnits(name) ? name : undefined },
      read: (text) => pairsOf(text, separator),
    },
  ];
}

/** A text with a prefix modifier that is not empty, after the operator `;`. */
const bareText = (name: string, most: number): Form => ({
  lead: `${name}=`,
  separator: ",",
  states: [state(1, NONE, NONE, false), state(1, NONE, NONE, true)],
  reserved: false,
  most,
  read: decodeURIComponent,
});

/** Returns the value of texts that are not decoded: one text, or a list. */
export function valueOf(texts: readonly string[]): string | readonly string[] {
  return texts.length === 1 ? decodeURIComponent(texts[0] as string) : texts.map(decodeURIComponent);
}

/** Returns the associative array of a list of names and values. */
function pairsOfList(text: string): Pairs | null {
  const texts = text.split(",");
  if (texts.length % 2 === 1) return null;
  const pairs: [string, string][] = [];
  for (let at = 0; at < texts.length; at += 2) {
    pairs.push([decodeURIComponent(texts[at] as string), decodeURIComponent(texts[at + 1] as string)]);
  }
  return ordered(pairs);
}

/** Reads names and values with separators. */
function pairsOf(text: string, separator: string): Pairs | null {
  const pairs = text.split(separator).map((member): [string, string] => {
    const equals = member.indexOf("=");
    if (equals < 0) return [decodeURIComponent(member), ""];
    return [decodeURIComponent(member.slice(0, equals)), decodeURIComponent(member.slice(equals + 1))];
  });
  return ordered(pairs);
}

/**
 * Reads names and values with dots between them, which can contain dots. Each name is as long as possible, unless it
 * occurs before. This finds different names if there are any: a shorter name is a part of all longer ones. But whole
 * numbers come first in an object, so as many names at the beginning are whole numbers as the others need.
 */
function dottedPairs(text: string, count: (size: number) => void): Pairs | null {
  const pieces = text.split("=");
  const names = pieces
    .slice(0, -1)
    .map((piece, index) => (index === 0 ? piece : piece.slice(piece.lastIndexOf(".") + 1)));
  let most = 0;
  for (let previous = -1; most < names.length; most++) {
    const number = wholeNumber(names[most] as string);
    if (number === Infinity || number <= previous) break;
    previous = number;
  }
  const attempt = (numbers: number): Pairs | null => {
    count(text.length);
    return dottedPairsOf(pieces, numbers, text.length);
  };
  let least = Math.min(most, 1);
  let found = attempt(least);
  if (found !== null || most === least) return found;
  // The more names are whole numbers, the fewer others must be different.
  for (let [low, high] = [least + 1, most]; low <= high;) {
    least = (low + high) >> 1;
    const pairs = attempt(least);
    if (pairs === null) low = least + 1;
    else [found, high] = [pairs, least - 1];
  }
  return found;
}

/**
 * Divides texts at one of their dots, so that the names are different.
 *
 * @param pieces the texts between equals signs: the first one is a name, the last one is a value
 * @param numbers how many names are whole numbers; all others must be no whole numbers
 */
function dottedPairsOf(pieces: readonly string[], numbers: number, size: number): Pairs | null {
  const { add } = trieOf(size);
  const used = new Uint8Array(size);
  const pairs: [string, string][] = [];
  let name = pieces[0] as string;
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1;
    let dot = isLast ? piece.length : -1;
    let [node, nodeOfName] = [0, 0];
    for (let at = piece.length - 1; at >= 0 && !isLast; at--) {
      // A value is not empty.
      if (piece.charCodeAt(at) === DOT && at > 0 && used[node] === 0) {
        if (index < numbers || wholeNumber(piece.slice(at + 1, at + 12)) === Infinity) [dot, nodeOfName] = [at, node];
        if (index < numbers) break;
      }
      node = add(node, piece.charCodeAt(at));
    }
    if (index === 0) {
      used[node] = 1;
      continue;
    }
    if (dot < 0) return null;
    used[nodeOfName] = 1;
    pairs.push([decodeURIComponent(name), decodeURIComponent(piece.slice(0, dot))]);
    name = piece.slice(dot + 1);
  }
  return { pairs };
}

const DOT = 0x2e;

/** Returns pairs if an object can have them: its names are different, and it puts whole numbers first. */
function ordered(pairs: readonly (readonly [string, string])[]): Pairs | null {
  const names = Object.keys(Object.fromEntries(pairs));
  const isSame = names.length === pairs.length && pairs.every(([name], index) => name === names[index]);
  return isSame ? { pairs } : null;
}

/**
 * Decodes a text with reserved characters: all triplets that an expansion writes again as they are.
 *
 * @param text a part of an expansion with the operator `+` or `#`
 */
export function decodedReserved(text: string): string {
  let result = "";
  let done = 0;
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", at)) {
    const end = at + sequenceLength(text, at);
    const isPercent = text.startsWith("%25", at);
    // A percent sign and two digits would be a triplet.
    const isEncoded = isPercent ? !isTriplet(`%${text.slice(end, end + 2)}`, 0) : isUnit(text, at, end, allowedSet());
    if (isEncoded) {
      result += text.slice(done, at) + decodeURIComponent(text.slice(at, end));
      done = end;
    }
    at = end;
  }
  return result + text.slice(done);
}

/** Returns whether triplets are how an expansion writes a character that is not allowed, in upper case. */
function isUnit(text: string, at: number, end: number, allowed: CharacterSet): boolean {
  const lead = octetAt(text, at);
  if (end - at === 3 && (lead >= 0x80 || allowed[lead] === 1)) return false;
  for (let next = at; next < end; next += 3) {
    if (text.charCodeAt(next + 1) >= LOWER_CASE || text.charCodeAt(next + 2) >= LOWER_CASE) return false;
  }
  return true;
}

/** The code of "a". */
const LOWER_CASE = 0x61;

/** Returns the length of the triplets of one character in UTF-8; 3 for a triplet that does not begin one. */
export function sequenceLength(text: string, at: number): number {
  const lead = octetAt(text, at);
  const octets = lead < 0xc2 || lead > 0xf4 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  for (let index = 1; index < octets; index++) {
    const next = at + 3 * index;
    if (!isTriplet(text, next)) return 3;
    const octet = octetAt(text, next);
    // The second octet decides about overlong forms, surrogates, and the greatest code point.
    const least = index > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const greatest = index > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (octet < least || octet > greatest) return 3;
  }
  return 3 * octets;
}

/**
 * Returns the length of the unit at each offset: an unreserved character, or the triplets of any other; 0 for all others.
 */
export function unitsOf(text: string): Uint8Array {
  const unreserved = unreservedSet();
  const units = new Uint8Array(text.length + 1);
  for (let at = 0; at < text.length; at++) {
    if (unreserved[text.charCodeAt(at)] === 1) units[at] = 1;
    else if (isTriplet(text, at)) {
      const length = sequenceLength(text, at);
      if (isUnit(text, at, at + length, unreserved)) units[at] = length;
    }
  }
  return units;
}

/** Returns the length of the unit at an offset where reserved characters and all triplets are units; 0 for others. */
export function reservedUnit(text: string, at: number): number {
  if (allowedSet()[text.charCodeAt(at)] === 1) return 1;
  return isTriplet(text, at) ? 3 : 0;
}

/** Returns whether a text is written as it is, if it is the encoding of a name. */
function isUnits(text: string): boolean {
  const units = unitsOf(text);
  let at = 0;
  while (at < text.length && units[at] !== 0) at += units[at] as number;
  return at === text.length;
}
