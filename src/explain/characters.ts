/**
 * Mistakes that are one character wide, the same in every standard: what a component refuses, and what was meant by it.
 *
 * @module
 */
import { nameOf, type Hint } from "../core/diagnostic.js";
import { lazy } from "../core/lazy.js";
import type { Span } from "../core/parts.js";
import { characterSet, percentEncode, type CharacterSet } from "../core/percent.js";
import type { CharacterRules, Mendable, Refusal, Repair, Suspect } from "./mistake.js";

/** A stretch of the input, and the rule that it should match. */
export interface Component extends Span {
  readonly rule: string;
  /** How messages call it; by its rule where this is absent. */
  readonly name?: string;
}

/** White space before or after the whole reference, as comes with copied text and with lines that were not stripped. */
export function whitespaceAround({ input, rule }: Refusal): Suspect | null {
  // Most inputs have none at either end.
  if (isGraphic(input.charCodeAt(0)) && isGraphic(input.charCodeAt(input.length - 1))) return null;
  const start = input.length - input.trimStart().length;
  if (start > 0) {
    return {
      code: "leading-whitespace",
      message: `White space stands before the reference, beginning with ${nameOf(input, 0)}.`,
      start: 0,
      end: start,
      rule,
      repairs: [
        { message: "Remove the white space before it.", start: 0, end: start, text: "" },
        { message: "Remove the white space around it.", start: 0, end: input.length, text: input.trim() },
      ],
    };
  }
  const end = input.trimEnd().length;
  if (end === input.length) return null;
  return {
    code: "trailing-whitespace",
    message: `White space stands after the reference, beginning with ${nameOf(input, end)}.`,
    start: end,
    end: input.length,
    rule,
    repairs: [{ message: "Remove the white space after it.", start: end, end: input.length, text: "" }],
  };
}

/** Whether a code is that of a character of ASCII with a glyph. */
function isGraphic(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}

/** How messages call the components that have a name of their own. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["scheme", "the scheme"],
  ["userinfo", "the user information"],
  ["reg-name", "the host"],
  ["port", "the port"],
  ["path", "the path"],
  ["abs-path", "the path"],
  ["rel-path", "the path"],
  ["opaque-part", "the opaque part"],
  ["schemepart", "the scheme's part"],
  ["segment", "the segment"],
  ["query", "the query"],
  ["fragment", "the fragment"],
]);

/** What is said of a character, given how the message names the component. */
interface CharacterMistake {
  readonly code: string;
  readonly message: (component: string, found: string, characters: CharacterRules) => string;
}

/** The ASCII characters that mistakes are made with most, the first that matches counts. */
const CHARACTER_MISTAKES: readonly (readonly [matches: RegExp, mistake: CharacterMistake])[] = [
  [/ /, { code: "space", message: (component) => `A space cannot stand in ${component}.` }],
  [/\t/, { code: "tab", message: (component) => `A tab cannot stand in ${component}.` }],
  [/[\r\n]/, { code: "line-break", message: (component) => `A line break cannot stand in ${component}.` }],
  [/\0/, { code: "nul", message: (component) => `A NUL cannot stand in ${component}.` }],
  [
    /[\x01-\x1F\x7F]/,
    {
      code: "control-character",
      message: (component, found) => `The control character ${found} cannot stand in ${component}.`,
    },
  ],
  [
    /\\/,
    {
      code: "backslash",
      message: (component) => `A backslash cannot stand in ${component}; segments are separated by "/".`,
    },
  ],
  [
    /[[\]]/,
    {
      code: "bracket",
      message: (component, found, { literals }) =>
        literals
          ? `${found} stands only around an IP literal, not in ${component}.`
          : `${found} cannot stand in ${component}: this grammar has no IP literals.`,
    },
  ],
  [
    /[{}]/,
    {
      code: "brace",
      message: (component, found) => `${found} cannot stand in ${component}; in a URI template it is expanded first.`,
    },
  ],
  [
    /[<>"]/,
    {
      code: "delimiter",
      message: (component, found) =>
        `${found} cannot stand in ${component}: it marks in text where a URI begins and ends.`,
    },
  ],
  [
    /[|^`]/,
    {
      code: "excluded-character",
      message: (component, found) => `${found} is neither reserved nor unreserved and cannot stand in ${component}.`,
    },
  ],
];

const LONE_SURROGATE: CharacterMistake = {
  code: "lone-surrogate",
  message: (component, found) => `${found} in ${component} is half of a surrogate pair, and no character.`,
};

const NON_ASCII: CharacterMistake = {
  code: "non-ascii",
  message: (component, found) => `${found} cannot stand in ${component}: a URI is written in ASCII.`,
};

/** What is said of each ASCII character; `undefined` where no more is to say than that it cannot stand there. */
const OF_ASCII = lazy(() =>
  Array.from({ length: 0x80 }, (_, code) => {
    const character = String.fromCharCode(code);
    return CHARACTER_MISTAKES.find(([matches]) => matches.test(character))?.[1];
  }),
);

/** What is said of a code point. */
function mistakeOf(code: number): CharacterMistake | undefined {
  if (code < 0x80) return OF_ASCII()[code];
  return code >= 0xd800 && code < 0xe000 ? LONE_SURROGATE : NON_ASCII;
}

/**
 * Looks for the first character of a component that its rule refuses.
 *
 * @param refusal the refused input
 * @param component a stretch of it whose rule is a repetition of characters
 */
export function charactersIn(refusal: Refusal, component: Component): Mendable | null {
  const { start, end, rule } = component;
  const { valid, index } = refusal.recognize(refusal.input.slice(start, end), rule);
  return valid ? null : characterAt(refusal, component, start + index);
}

/**
 * What is wrong with a component whose rule refuses the character at an offset, or its end there, if anything is.
 *
 * @param refusal the refused input
 * @param component a stretch of it whose rule is a repetition of characters
 * @param at the offset, in the component or at its end
 */
export function characterAt(refusal: Refusal, component: Component, at: number): Mendable | null {
  const { input } = refusal;
  const { start, end } = component;
  // What is refused may be a "%" itself, after another that has no digits.
  const percent = input.lastIndexOf("%", at - 1);
  if (percent >= start && percent < at && at - percent <= 2) return percentMistake(refusal, component, percent);
  return at < end ? wrongCharacter(refusal, component, at) : null;
}

/** The character at an offset, which the component's rule refuses there. */
function wrongCharacter(refusal: Refusal, component: Component, at: number): Mendable | null {
  const { input } = refusal;
  const { rule, name = NAMES.get(rule) ?? `the rule ${rule}` } = component;
  const code = input.codePointAt(at) as number;
  // Where only its place is wrong, what could stand there says more than that it cannot.
  if (refusal.allowedIn(rule)?.[code] === 1) return null;
  const character = input.slice(at, code > 0xffff ? at + 2 : at + 1);
  const found = nameOf(input, at);
  const mistake = mistakeOf(code);
  return {
    code: mistake?.code ?? rule,
    message: mistake?.message(name, found, refusal.characters) ?? `${found} cannot stand in ${name}.`,
    start: at,
    end: at + character.length,
    rule,
    repairs: encodings(refusal, component, at, character),
  };
}

/** A "%" that no two hexadecimal digits follow. */
function percentMistake(refusal: Refusal, component: Component, percent: number): Mendable {
  const { input } = refusal;
  const rule = refusal.characters.escape;
  if (isUnicodeEscape(input, percent)) {
    return {
      code: "unicode-escape",
      message: '"%u" with four digits is no percent-encoding: the UTF-8 octets of the character are encoded.',
      start: percent,
      end: percent + 6,
      rule,
      repairs: [() => unicodeEscapes(refusal, percent)],
    };
  }
  return {
    code: "percent",
    message: 'A "%" is followed by two hexadecimal digits.',
    start: percent,
    end: Math.min(percent + 3, component.end),
    rule,
    repairs: encodings(refusal, component, percent, "%"),
  };
}

function isUnicodeEscape(input: string, at: number): boolean {
  return input.charCodeAt(at + 1) === LETTER_U && /^%u[0-9A-Fa-f]{4}/.test(input.slice(at, at + 6));
}

const LETTER_U = 0x75;

function unicodeEscapes({ input }: Refusal, at: number): Hint | null {
  let end = at;
  // Not one repetition in a regular expression: a long one would fill its stack.
  while (isUnicodeEscape(input, end)) end += 6;
  const decoded = input
    .slice(at, end)
    .replace(/%u(....)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  if (!isWellFormed(decoded)) return null;
  return { message: "Encode the UTF-8 octets.", start: at, end, text: encodeURIComponent(decoded) };
}

/** What ends a URI in text, by what begins it. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ["<", ">"],
  ['"', '"'],
]);

/** Repairs by percent-encoding, from one character to the whole input. */
function encodings(refusal: Refusal, { rule, start, end }: Component, at: number, character: string): Repair[] {
  const { input } = refusal;
  const repairs: Repair[] = [];
  // What marks a URI in text was copied with it (RFC 3986 appendix C).
  if (at === 0 && input.length > 1 && input.at(-1) === CLOSING.get(character)) {
    repairs.push({
      message: "Remove the delimiters around it.",
      start: 0,
      end: input.length,
      text: input.slice(1, -1),
    });
  }
  if (character === "\\") {
    const text = input.slice(start, end).replaceAll("\\", "/");
    repairs.push({ message: 'Write "/".', start, end, text });
  }
  const allowed = refusal.allowedIn(rule);
  // A lone surrogate has no octets to encode.
  if (allowed === null || !isWellFormed(character)) return repairs;
  const text = percentEncode(character, allowed);
  const encoding = (message: string, from: number, to: number, set: CharacterSet): Hint | null =>
    isWellFormed(input)
      ? { message, start: from, end: to, text: percentEncode(input.slice(from, to), set, true) }
      : null;
  repairs.push(
    { message: `Write "${text}".`, start: at, end: at + character.length, text },
    () => encoding("Percent-encode what cannot stand there.", start, end, allowed),
    () => encoding("Percent-encode what cannot stand in a reference.", 0, input.length, anywhereIn(refusal)),
  );
  return repairs;
}

/** The characters that can stand somewhere in a reference. */
function anywhereIn({ allowedIn, characters }: Refusal): CharacterSet {
  const set = Uint8Array.from(allowedIn(characters.any) as CharacterSet);
  for (const delimiter of "#[]") set[delimiter.charCodeAt(0)] = 1;
  return set;
}

/**
 * Computes what a refusal's `allowedIn` gives.
 *
 * @param test whether a text matches a rule
 * @param rule the rule
 */
export function allowedBy(test: (text: string, rule: string) => boolean, rule: string): CharacterSet | null {
  if (!test("%41%41", rule) && !test("/%41%41", rule)) return null;
  return characterSet((each) => test(each, rule) || test(`/${each}`, rule) || test(`a${each}`, rule));
}

/** Whether every surrogate is half of a pair: only then has the text UTF-8 octets. */
function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDFFF]/.test(text) || !/\p{Cs}/u.test(text);
}
