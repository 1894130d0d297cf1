/**
 * Checks the percent-encoded text in LDAP URLs: distinguished names (RFC 4514 section 3) and search filters (RFC 4515
 * section 3), which are recursive. Both are read in one pass, without a function call for each level.
 *
 * @module
 */
import { characterSet, rewriteTriplets } from "../../core/percent.js";
import { NOTHING, type Finding, type Span } from "../mechanism/check.js";

/** The first fault of a decoded text. */
interface Fault {
  readonly place: number;
  readonly message: string;
  /** The text that can stand in place of the character there. */
  readonly text?: string;
}

const ASCII = /* @__PURE__ */ characterSet(() => true);

/** Returns the first fault of a part of a URI that is not empty. Octets beyond ASCII stay percent-encoded. */
export function faultIn(input: string, part: Span | null, find: (text: string) => Fault | null): readonly Finding[] {
  if (part === null || part.end === part.start) return NOTHING;
  const decoded: number[] = [];
  const text = rewriteTriplets(input.slice(part.start, part.end), ASCII, false, (at) => decoded.push(at));
  const fault = find(text);
  if (fault === null) return NOTHING;
  let at = fault.place;
  for (const each of decoded) if (each < at) at += "%00".length - 1;
  const start = part.start + at;
  const end = start === part.end ? start : start + (input.startsWith("%", start) ? "%00".length : 1);
  const found = { start, end, message: fault.message };
  return [fault.text === undefined ? found : { ...found, repair: { start, end, text: fault.text } }];
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const DIGITS = "0123456789";
const HEXDIG = `${DIGITS}ABCDEFabcdef`;
const KEYCHARS = `${LETTERS}${DIGITS}-`;

/** Returns whether one of some characters is at a place. */
const has = (text: string, place: number, characters: string): boolean =>
  place < text.length && characters.includes(text.charAt(place));

/** Returns whether two hexadecimal digits are at a place. */
const hasPair = (text: string, place: number): boolean => has(text, place, HEXDIG) && has(text, place + 1, HEXDIG);

/** Returns whether a value in a name ends at a place. */
const isSeparator = (text: string, place: number): boolean => place >= text.length || has(text, place, ",+");

/** Returns the place after some characters. */
function after(text: string, place: number, characters: string): number {
  let end = place;
  while (has(text, end, characters)) end++;
  return end;
}

/** Returns the place after the descr or numericoid at `place` (RFC 4512 section 1.4); `place` if none starts there. */
function afterOid(text: string, place: number): number {
  if (has(text, place, LETTERS)) return after(text, place, KEYCHARS);
  const end = after(text, place, `${DIGITS}.`);
  const numbers = text.slice(place, end).split(".");
  return numbers.length > 1 && numbers.every((each) => each === "0" || has(each, 0, "123456789")) ? end : place;
}

/** Returns the place after the attribute description at `place` (RFC 4512 section 2.5); `place` if none starts there. */
function afterAttribute(text: string, place: number): number {
  let end = afterOid(text, place);
  while (end > place && has(text, end, ";")) {
    const option = end + 1;
    end = after(text, option, KEYCHARS);
    if (end === option) return place;
  }
  return end;
}

const NO_NAME = "The name of an attribute is missing here. Write a name such as 'cn'.";

/** The fault of a space that is not escaped. */
const SPACE = { message: "At the beginning or end of a name or a value, write '%5C%20' for a space.", text: "" };

/** Finds the first fault of a distinguished name; `null` if it is valid. */
export function faultInName(text: string): Fault | null {
  for (let place = 0; ; place++) {
    const equals = afterOid(text, place);
    if (equals === place) return { place, ...(has(text, place, " ") ? SPACE : { message: NO_NAME }) };
    if (!has(text, equals, "=")) return { place: equals, message: "'=' must follow the name of an attribute." };
    const end = has(text, equals + 1, "#") ? hexEnd(text, equals + 2) : valueEnd(text, equals + 1);
    if (typeof end !== "number") return end;
    if (end === text.length) return null;
    place = end;
  }
}

/** Returns the end of a value in hexadecimal digits, or its fault. */
function hexEnd(text: string, start: number): number | Fault {
  let place = start;
  while (hasPair(text, place)) place += 2;
  if (place > start && isSeparator(text, place)) return place;
  return { place, message: "Pairs of hexadecimal digits must follow '#'." };
}

/** Returns the end of a value, or its fault. */
function valueEnd(text: string, start: number): number | Fault {
  let place = start;
  while (!isSeparator(text, place)) {
    if (has(text, place, "\\")) {
      // The special characters of a name may follow a backslash.
      const isPair = has(text, place + 1, '\\"+,;<> #=');
      if (!isPair && !hasPair(text, place + 1)) {
        return { place, message: "After a backslash ('%5C'), write a special character or two hexadecimal digits." };
      }
      place += isPair ? 2 : 3;
      continue;
    }
    if (has(text, place, '\0";<>')) {
      return { place, message: "In a value, a backslash ('%5C') must precede this character." };
    }
    if (has(text, place, " ") && (place === start || isSeparator(text, place + 1))) return { place, ...SPACE };
    place++;
  }
  return place;
}

/** Finds the first fault of a filter; `null` if it is valid. */
export function faultInFilter(text: string): Fault | null {
  /** The operators of the enclosing filters. */
  const open: string[] = [];
  for (let place = 0; ;) {
    if (!has(text, place, "(")) return { place, message: "A filter must begin with '('." };
    if (has(text, place + 1, "&|!")) {
      open.push(text.charAt(place + 1));
      place += 2;
      continue;
    }
    const end = itemEnd(text, place + 1);
    if (typeof end !== "number") return end;
    place = end;
    // First the ")" of the item, then the ")" of each enclosing filter that ends here.
    for (;;) {
      if (!has(text, place, ")")) return { place, message: "The filter's ')' is missing here." };
      place++;
      const around = open.at(-1);
      if (around === undefined) {
        return place === text.length ? null : { place, message: "The filter ends before this text. Remove the text." };
      }
      if (around !== "!" && has(text, place, "(")) break;
      open.pop();
    }
  }
}

/** Returns the end of a filter item, such as `cn=Babs*`, or its fault. */
function itemEnd(text: string, start: number): number | Fault {
  const place = afterAttribute(text, start);
  if (has(text, place, ":")) return matchEnd(text, place, place > start);
  if (place === start) return { place, message: NO_NAME };
  if (has(text, place, "=")) return assertionEnd(text, place + 1, "(\0");
  if (has(text, place, "~<>") && has(text, place + 1, "=")) return assertionEnd(text, place + 2, "(\0*");
  return { place, message: "'=', '~=', '>=', '<=' or ':=' must follow the name of an attribute." };
}

/** Returns the end of an extensible match, or its fault. It starts at the ":" after the attribute. */
function matchEnd(text: string, colon: number, hasAttribute: boolean): number | Fault {
  const isDn = text.slice(colon + 1, colon + 4).toLowerCase() === "dn:";
  const name = colon + (isDn ? 4 : 1);
  const rule = afterOid(text, name);
  const place = rule > name ? rule : name - 1;
  if ((hasAttribute || rule > name) && text.startsWith(":=", place)) return assertionEnd(text, place + 2, "(\0*");
  return {
    place,
    message: "An extensible match must contain an attribute or a matching rule, followed by ':='.",
  };
}

/** Returns the end of an assertion value, before the ")" of its item, or its fault. */
function assertionEnd(text: string, start: number, wrong: string): number | Fault {
  for (let place = start; ; place++) {
    if (place >= text.length || has(text, place, ")")) return place;
    if (has(text, place, "\\")) {
      if (!hasPair(text, place + 1)) {
        return { place, message: "Two hexadecimal digits must follow a backslash, such as '%5C28' for '('." };
      }
      place += 2;
    } else if (has(text, place, wrong)) {
      return {
        place,
        message: "In a value, write this character as a backslash and its code, such as '%5C28' for '('.",
      };
    }
  }
}
