/**
 * Checks the percent-encoded text in LDAP URLs: distinguished names (RFC 4514 section 3) and search filters (RFC 4515
 * section 3), which are recursive. Both are read octet by octet, without a function call for each level.
 *
 * @module
 */
import { present } from "../../core/invariant.js";
import { NOTHING, type Finding, type Span } from "../mechanism/check.js";

/** The decoded octets of a span of a URI, with the offset of each. */
class Octets {
  readonly #codes: Uint8Array;
  readonly #starts: Uint32Array;
  readonly length: number;

  constructor(input: string, { start, end }: Span) {
    this.#codes = new Uint8Array(end - start);
    this.#starts = new Uint32Array(end - start + 1);
    let length = 0;
    for (let at = start; at < end; length++) {
      const isTriplet = input.charCodeAt(at) === PERCENT;
      this.#starts[length] = at;
      this.#codes[length] = isTriplet ? Number.parseInt(input.slice(at + 1, at + 3), 16) : input.charCodeAt(at);
      at += isTriplet ? 3 : 1;
    }
    this.#starts[length] = end;
    this.length = length;
  }

  /** Returns the octet at an index; -1 at the end. */
  at(place: number): number {
    return place < this.length ? present(this.#codes[place]) : -1;
  }

  /** Returns the span of an octet in the URI; at the end, an empty span. */
  span(place: number): Span {
    const start = present(this.#starts[place]);
    return { start, end: place < this.length ? present(this.#starts[place + 1]) : start };
  }
}

const codeOf = (character: string): number => character.charCodeAt(0);
const [PERCENT, SPACE, HASH, AMPERSAND, OPEN, CLOSE] = Array.from("% #&()", codeOf);
const [ASTERISK, PLUS, COMMA, HYPHEN, DOT, ZERO, COLON] = Array.from("*+,-.0:", codeOf);
const [SEMICOLON, LESS, EQUALS, GREATER, BACKSLASH, BAR, TILDE, BANG] = Array.from(";<=>\\|~!", codeOf);

const isAlpha = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isKeychar = (code: number): boolean => isAlpha(code) || isDigit(code) || code === HYPHEN;
const isHex = (code: number): boolean => isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);

/** Characters that a value may contain only after a backslash: the special characters of a DN, and NUL. */
const ESCAPED = new Set([0, ...Array.from('";<>', codeOf)]);

/** Characters that may follow a backslash in a DN, besides two hexadecimal digits. */
const PAIRED = new Set(Array.from('\\"+,;<> #=', codeOf));

/** Returns the index after the descr or numericoid at `place` (RFC 4512 section 1.4); `place` if none starts there. */
function afterOid(octets: Octets, place: number): number {
  let end = place;
  if (isAlpha(octets.at(place))) {
    while (isKeychar(octets.at(end))) end++;
    return end;
  }
  for (let numbers = 1; ; numbers++) {
    const start = end;
    while (isDigit(octets.at(end))) end++;
    if (end === start || (octets.at(start) === ZERO && end > start + 1)) return place;
    if (octets.at(end) !== DOT) return numbers > 1 ? end : place;
    end++;
  }
}

/**
 * Returns the index after the attribute description at `place` (RFC 4512 section 2.5); `place` if none starts there.
 */
function afterAttribute(octets: Octets, place: number): number {
  let end = afterOid(octets, place);
  while (end > place && octets.at(end) === SEMICOLON) {
    const option = ++end;
    while (isKeychar(octets.at(end))) end++;
    if (end === option) return place;
  }
  return end;
}

/** Returns the first fault of a part of a URI that is not empty. */
export function faultIn(
  input: string,
  part: Span | null,
  find: (octets: Octets) => Finding | null,
): readonly Finding[] {
  const fault = part && part.end > part.start ? find(new Octets(input, part)) : null;
  return fault === null ? NOTHING : [fault];
}

/** Finds the first fault of a distinguished name; `null` if it is valid. */
export function faultInName(octets: Octets): Finding | null {
  for (let at = 0; ; at++) {
    const equals = afterOid(octets, at);
    if (equals === at) {
      return octets.at(at) === SPACE
        ? spaceFault(octets, at)
        : fault(octets, at, "The name of an attribute is missing here. Write a name such as 'cn'.");
    }
    if (octets.at(equals) !== EQUALS) return fault(octets, equals, "'=' must follow the name of an attribute.");
    const end = octets.at(equals + 1) === HASH ? hexEnd(octets, equals + 2) : valueEnd(octets, equals + 1);
    if (typeof end !== "number") return end;
    if (end === octets.length) return null;
    at = end;
  }
}

const isSeparator = (code: number): boolean => code === COMMA || code === PLUS || code === -1;

/** Returns the end of a value in hexadecimal digits, or its fault. */
function hexEnd(octets: Octets, start: number): number | Finding {
  let end = start;
  while (isHex(octets.at(end)) && isHex(octets.at(end + 1))) end += 2;
  if (end > start && isSeparator(octets.at(end))) return end;
  return fault(octets, end, "Pairs of hexadecimal digits must follow '#'.");
}

/** Returns the end of a value, or its fault. */
function valueEnd(octets: Octets, start: number): number | Finding {
  let at = start;
  while (!isSeparator(octets.at(at))) {
    const code = octets.at(at);
    if (code === BACKSLASH) {
      const isPair = PAIRED.has(octets.at(at + 1));
      if (!isPair && !(isHex(octets.at(at + 1)) && isHex(octets.at(at + 2)))) {
        return fault(octets, at, "After a backslash ('%5C'), write a special character or two hexadecimal digits.");
      }
      at += isPair ? 2 : 3;
      continue;
    }
    if (ESCAPED.has(code)) return fault(octets, at, "In a value, a backslash ('%5C') must precede this character.");
    if (code === SPACE && (at === start || isSeparator(octets.at(at + 1)))) return spaceFault(octets, at);
    at++;
  }
  return at;
}

function spaceFault(octets: Octets, place: number): Finding {
  const { start, end } = octets.span(place);
  const message = "At the beginning or end of a name or a value, write '%5C%20' for a space.";
  return { start, end, message, repair: { start, end, text: "" } };
}

/** Finds the first fault of a filter; `null` if it is valid. */
export function faultInFilter(octets: Octets): Finding | null {
  /** The operators of the enclosing filters. */
  const open: number[] = [];
  for (let at = 0; ;) {
    if (octets.at(at) !== OPEN) return fault(octets, at, "A filter must begin with '('.");
    const operator = octets.at(at + 1);
    if (operator === AMPERSAND || operator === BAR || operator === BANG) {
      open.push(operator);
      at += 2;
      continue;
    }
    const end = itemEnd(octets, at + 1);
    if (typeof end !== "number") return end;
    at = end;
    // First the ")" of the item, then the ")" of each enclosing filter that ends here.
    for (;;) {
      if (octets.at(at) !== CLOSE) return fault(octets, at, "The filter's ')' is missing here.");
      at++;
      const around = open.at(-1);
      if (around === undefined)
        return at === octets.length ? null : fault(octets, at, "The filter ends before this text. Remove the text.");
      if (around !== BANG && octets.at(at) === OPEN) break;
      open.pop();
    }
  }
}

/** Returns the end of a filter item, such as `cn=Babs*`, or its fault. */
function itemEnd(octets: Octets, start: number): number | Finding {
  const end = afterAttribute(octets, start);
  const code = octets.at(end);
  if (code === COLON) return matchEnd(octets, end, end > start);
  if (end === start)
    return fault(octets, start, "The name of an attribute is missing here. Write a name such as 'cn'.");
  if (code === EQUALS) return assertionEnd(octets, end + 1, true);
  if ((code === TILDE || code === LESS || code === GREATER) && octets.at(end + 1) === EQUALS) {
    return assertionEnd(octets, end + 2, false);
  }
  return fault(octets, end, "'=', '~=', '>=', '<=' or ':=' must follow the name of an attribute.");
}

/** Returns the end of an extensible match, or its fault. It starts at the ":" after the attribute. */
function matchEnd(octets: Octets, colon: number, hasAttribute: boolean): number | Finding {
  let at = colon;
  let isComplete = hasAttribute;
  const isDn =
    (octets.at(at + 1) | 0x20) === 0x64 && (octets.at(at + 2) | 0x20) === 0x6e && octets.at(at + 3) === COLON;
  if (isDn) at += 3;
  const rule = afterOid(octets, at + 1);
  if (rule > at + 1) {
    at = rule;
    isComplete = true;
  }
  if (isComplete && octets.at(at) === COLON && octets.at(at + 1) === EQUALS) return assertionEnd(octets, at + 2, false);
  return fault(octets, at, "An extensible match must contain an attribute or a matching rule, followed by ':='.");
}

/** Returns the end of an assertion value, before the ")" of its item, or its fault. */
function assertionEnd(octets: Octets, start: number, hasAsterisks: boolean): number | Finding {
  for (let at = start; ; at++) {
    const code = octets.at(at);
    if (code === CLOSE || code === -1) return at;
    if (code === BACKSLASH) {
      if (!isHex(octets.at(at + 1)) || !isHex(octets.at(at + 2))) {
        return fault(octets, at, "Two hexadecimal digits must follow a backslash, such as '%5C28' for '('.");
      }
      at += 2;
    } else if (code === 0 || code === OPEN || (code === ASTERISK && !hasAsterisks)) {
      return fault(
        octets,
        at,
        "In a value, write this character as a backslash and its code, such as '%5C28' for '('.",
      );
    }
  }
}

function fault(octets: Octets, place: number, message: string): Finding {
  return { ...octets.span(place), message };
}
