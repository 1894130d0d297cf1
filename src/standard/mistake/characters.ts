/**
 * Mistakes that are one character wide, the same in every standard: what a component refuses, and what was meant by it.
 *
 * @module
 */
import { nameOf, type Hint } from "../../diagnostic.js";
import { characterSet, percentEncode, type CharacterSet } from "../../percent.js";
import type { CharacterRules, Refusal, Suspect } from "./mistake.js";

/** A stretch of the input, and the rule that it should match. */
export interface Component {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  /** How messages call it; by its rule where this is absent. */
  readonly name?: string;
}

/** White space before or after the whole reference, as comes with copied text and with lines that were not stripped. */
export function* whitespaceAround({ input, rule }: Refusal): Generator<Suspect> {
  const start = input.length - input.trimStart().length;
  const trimmed = input.trimEnd();
  if (start > 0) {
    yield {
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
  } else if (trimmed.length < input.length) {
    yield {
      code: "trailing-whitespace",
      message: `White space stands after the reference, beginning with ${nameOf(input, trimmed.length)}.`,
      start: trimmed.length,
      end: input.length,
      rule,
      repairs: [{ message: "Remove the white space after it.", start: trimmed.length, end: input.length, text: "" }],
    };
  }
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

/** The characters that mistakes are made with most, the first that matches counts. */
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
    /^[\uD800-\uDFFF]$/,
    {
      code: "lone-surrogate",
      message: (component, found) => `${found} in ${component} is half of a surrogate pair, and no character.`,
    },
  ],
  [
    /[^\0-\x7F]/,
    {
      code: "non-ascii",
      message: (component, found) => `${found} cannot stand in ${component}: a URI is written in ASCII.`,
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

/**
 * Looks for the first character of a component that its rule refuses.
 *
 * @param refusal the refused input
 * @param component a stretch of it whose rule is a repetition of characters
 */
export function* charactersIn(refusal: Refusal, component: Component): Generator<Suspect> {
  const { input } = refusal;
  const { start, end, rule } = component;
  const { valid, index } = refusal.recognize(input.slice(start, end), rule);
  if (valid) return;
  const at = start + index;
  // What is refused may be a "%" itself, after another that has no digits.
  const percent = input.lastIndexOf("%", at - 1);
  if (percent >= start && percent < at && at - percent <= 2) yield percentMistake(refusal, component, percent);
  else if (at < end) yield* wrongCharacter(refusal, component, at);
}

/** The character at an offset, which the component's rule refuses there. */
function* wrongCharacter(refusal: Refusal, component: Component, at: number): Generator<Suspect> {
  const { input } = refusal;
  const { rule, name = NAMES.get(rule) ?? `the rule ${rule}` } = component;
  const character = String.fromCodePoint(input.codePointAt(at) as number);
  // Where only its place is wrong, what could stand there says more than that it cannot.
  if (refusal.allowedIn(rule)?.[character.charCodeAt(0)] === 1) return;
  const found = nameOf(input, at);
  const [, mistake] = CHARACTER_MISTAKES.find(([matches]) => matches.test(character)) ?? [];
  yield {
    code: mistake?.code ?? rule,
    message: mistake?.message(name, found, refusal.characters) ?? `${found} cannot stand in ${name}.`,
    start: at,
    end: at + character.length,
    rule,
    repairs: encodings(refusal, component, at, character),
  };
}

/** A "%" that no two hexadecimal digits follow. */
function percentMistake(refusal: Refusal, component: Component, percent: number): Suspect {
  const { input } = refusal;
  const end = Math.min(percent + 3, component.end);
  const isUnicode = /^%u[0-9A-Fa-f]{4}/.test(input.slice(percent, percent + 6));
  return {
    ...(isUnicode
      ? {
          code: "unicode-escape",
          message: '"%u" with four digits is no percent-encoding: the UTF-8 octets of the character are encoded.',
        }
      : { code: "percent", message: 'A "%" is followed by two hexadecimal digits.' }),
    start: percent,
    end: isUnicode ? percent + 6 : end,
    rule: refusal.characters.escape,
    repairs: isUnicode ? unicodeEscapes(refusal, percent) : encodings(refusal, component, percent, "%"),
  };
}

function* unicodeEscapes({ input }: Refusal, at: number): Generator<Hint> {
  let end = at;
  // Not one repetition in a regular expression: a long one would fill its stack.
  while (/^%u[0-9A-Fa-f]{4}/.test(input.slice(end, end + 6))) end += 6;
  const decoded = input
    .slice(at, end)
    .replace(/%u(....)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  if (!isWellFormed(decoded)) return;
  yield { message: "Encode the UTF-8 octets.", start: at, end, text: encodeURIComponent(decoded) };
}

/** What ends a URI in text, by what begins it. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ["<", ">"],
  ['"', '"'],
]);

/** Repairs by percent-encoding, from one character to the whole input. */
function* encodings(refusal: Refusal, { rule, start, end }: Component, at: number, character: string): Generator<Hint> {
  const { input } = refusal;
  const component = input.slice(start, end);
  // What marks a URI in text was copied with it (RFC 3986 appendix C).
  if (at === 0 && input.length > 1 && input.at(-1) === CLOSING.get(character)) {
    yield { message: "Remove the delimiters around it.", start: 0, end: input.length, text: input.slice(1, -1) };
  }
  if (character === "\\") yield { message: 'Write "/".', start, end, text: component.replaceAll("\\", "/") };
  const allowed = refusal.allowedIn(rule);
  if (allowed === null || !isWellFormed(input)) return;
  const text = percentEncode(character, allowed);
  yield { message: `Write ${JSON.stringify(text)}.`, start: at, end: at + character.length, text };
  yield {
    message: `Percent-encode what cannot stand there.`,
    start,
    end,
    text: percentEncode(component, allowed, true),
  };
  const whole = { start: 0, end: input.length, text: percentEncode(input, anywhereIn(refusal), true) };
  yield { message: "Percent-encode what cannot stand in a reference.", ...whole };
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
  return !/\p{Cs}/u.test(text);
}

/** The first of some characters at or after an offset, or the end. */
export function firstOf(input: string, characters: string, from: number, end: number): number {
  let first = end;
  for (const character of characters) {
    const at = input.indexOf(character, from);
    if (at >= 0 && at < first) first = at;
  }
  return first;
}
