/**
 * The restrictions of RFC 3987 section 4 on text from right to left.
 *
 * @module
 */
import { directions as table } from "../../../generated/bidi.js";
import type { Diagnostic } from "../../core/diagnostic.js";
import { lazy } from "../../core/lazy.js";
import { parts, type Span } from "../../core/parts.js";
import { isTriplet } from "../../core/percent.js";
import type { Judge } from "../../explain/certain.js";
import { nounOf } from "../../explain/characters.js";
import { wordsOfEdits } from "../../explain/edit-words.js";
import { capital } from "../../explain/sentences.js";
import { referenceRules, urlOf } from "./references.js";
import { bidiFormattingIn } from "./sequences.js";

/** The directions of characters: from right to left, from left to right, a digit, or any other. */
type Direction = "R" | "L" | "D" | "N";

/** The starts of the runs of characters of one direction, and their directions. */
const runs = lazy(() => {
  const starts: number[] = [];
  const names: Direction[] = [];
  let start = 0;
  for (const [, name, distance] of table.matchAll(/([A-Z])([\da-z]+)/g) as Iterable<[string, Direction, string]>) {
    start += Number.parseInt(distance, 36);
    starts.push(start);
    names.push(name);
  }
  return { starts, names };
});

/** Returns the direction of a character. */
function directionOf(point: number): Direction {
  const { starts, names } = runs();
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= point) low = middle + 1;
    else high = middle;
  }
  return names[low - 1] ?? "N";
}

/** What section 4 says against a range of a text. */
export interface BidiFinding extends Span {
  readonly kind: keyof typeof ADVICE;
}

/** For each kind of finding, how bad it is, the section, and a sentence. */
const ADVICE = {
  "bidi-formatting": ["error", "4.1", "is not allowed in an IRI: it changes the order of the text on the screen."],
  "bidi-mixed": [
    "warning",
    "4.2",
    "Text with right-to-left and left-to-right characters is easily read in the wrong order. Use one direction between two delimiters.",
  ],
  "bidi-ends": [
    "warning",
    "4.2",
    "Text with right-to-left characters should start and end with one; otherwise its ends can appear in another place.",
  ],
  "bidi-number": [
    "info",
    "4.4",
    "A number next to right-to-left text can appear in another place. Write a part with letters between them.",
  ],
} as const;

/** Returns the diagnostic for a finding of a text that should match a rule. The judge decides about all repairs of the text. */
export function bidiDiagnostic(
  input: string,
  { kind, start, end }: BidiFinding,
  rule: string,
  judge: Judge,
): Diagnostic {
  const [severity, section, sentence] = ADVICE[kind];
  const place = { start, end, rule, section, url: urlOf(section) };
  const code = `rfc3987/${kind}`;
  if (kind !== "bidi-formatting") return { severity, code, message: sentence, ...place };
  const message = `${capital(nounOf(input.charCodeAt(start)))} ${sentence}`;
  // The normal form of the character (section 5.3.2.3): the IRI stays equivalent.
  const written = encodeURIComponent(input.slice(start, end));
  const edits = [{ start, end, text: written }];
  const repair = { message: wordsOfEdits(input, edits), edits, certain: judge(edits) };
  return { severity, code, message, ...place, repair };
}

/** Finds the bidirectional formatting characters of a text, which section 4.1 forbids. */
export function* formattingIn(input: string): Generator<BidiFinding> {
  for (const start of bidiFormattingIn(input)) yield { kind: "bidi-formatting", start, end: start + 1 };
}

/**
 * Finds the components of a text that sections 4.2 and 4.4 advise against, in the order of the text. A component is a
 * label of a host, a segment or an extension in it, or a name or a value in a query.
 */
export function* componentsAgainst(input: string, rule: string): Generator<BidiFinding> {
  // Section 4.1: an IRI is shown from left to right.
  let strong: Strong = "L";
  for (const { delimiters, ...part } of partsOf(input, rule)) strong = yield* inPart(input, part, delimiters, strong);
}

/** The directions of letters. */
type Strong = Extract<Direction, "R" | "L">;

/** A part of a text, and what ends a component in it. */
interface Part extends Span {
  readonly delimiters: RegExp;
}

/**
 * What ends a component. Other punctuation belongs to words and titles, such as "'", "(" and "!". To search for whole
 * components would overflow the stack of the regular expression.
 */
const DELIMITERS = /[.:/?#[\]@;=]/g;

/** In a query, names and values are components, and "+" stands for a space. */
const OF_QUERIES = /[.:/?#[\]@;=&+]/g;

/** Returns the parts of a text that section 4.2 names: all except the scheme and the port. */
function partsOf(input: string, rule: string): readonly Part[] {
  if (!(referenceRules as readonly string[]).includes(rule)) {
    return [{ start: 0, end: input.length, delimiters: rule === "iquery" ? OF_QUERIES : DELIMITERS }];
  }
  const { authority, path, query, fragment } = parts(input);
  return [authority?.userinfo, authority?.host, path, query, fragment].flatMap((span) =>
    span === null || span === undefined
      ? []
      : [{ start: span.start, end: span.end, delimiters: span === query ? OF_QUERIES : DELIMITERS }],
  );
}

/** Finds the components of a part that are not empty. */
function* componentsOf(input: string, part: Span, delimiters: RegExp): Generator<Span> {
  let { start } = part;
  for (const { index } of input.slice(start, part.end).matchAll(delimiters)) {
    const end = part.start + index;
    if (end > start) yield { start, end };
    start = end + 1;
  }
  if (part.end > start) yield { start, end: part.end };
}

/** The component before the first one. */
const NONE = { start: 0, end: 0, hasRight: false, moves: false };

/**
 * Finds what is against the components of a part.
 *
 * @param strong the direction of the last letter before the part
 * @returns that of the last letter in it, or before it
 */
function* inPart(input: string, part: Span, delimiters: RegExp, strong: Strong): Generator<BidiFinding, Strong> {
  let before = NONE;
  let direction = strong;
  for (const { start, end } of componentsOf(input, part, delimiters)) {
    const text = input.slice(start, end);
    const directions = directionsOf(text);
    const { hasRight, hasLeft, isNumber } = directions;
    if (before.moves && hasRight) yield { kind: "bidi-number", start: before.start, end: before.end };
    if (hasRight && hasLeft) yield { kind: "bidi-mixed", start, end };
    else if (hasRight && !hasEnds(text, directions)) yield { kind: "bidi-ends", start, end };
    // A number is found once.
    const isNext = before.hasRight && isNumber;
    if (isNext) yield { kind: "bidi-number", start, end };
    // European digits after a letter from left to right stay where they are (Unicode Standard Annex #9, rule W7).
    const moves = isNumber && (direction === "R" || !EUROPEAN.test(text));
    before = isNext ? NONE : { start, end, hasRight, moves };
    direction = directions.strong ?? direction;
  }
  return direction;
}

const EUROPEAN = /^[\d\u06F0-\u06F9]+$/;

/** The directions of a component's characters. */
interface Directions {
  readonly hasRight: boolean;
  readonly hasLeft: boolean;
  readonly hasDigit: boolean;
  readonly isNumber: boolean;
  readonly first: Direction | null;
  readonly last: Direction | null;
  /** The direction of the last letter. */
  readonly strong: Strong | null;
}

/**
 * Returns whether a component without characters from left to right begins and ends with one from right to left. A
 * closing bracket stays behind such text on the screen if something is in the brackets (Unicode Standard Annex #9, rule
 * N0).
 */
function hasEnds(text: string, { first, last }: Directions): boolean {
  if (first !== "R" || last === "R") return first === "R";
  if (!text.endsWith(")")) return false;
  let depth = 0;
  let at = text.length;
  do {
    const character = text[--at];
    if (character === ")") depth++;
    if (character === "(") depth--;
  } while (at > 0 && depth > 0);
  const { hasRight, hasDigit } = directionsOf(text.slice(at));
  return depth === 0 && (hasRight || hasDigit);
}

const PERCENT = 0x25;

/** Marks belong to the character before them. */
const MARK = /\p{M}/u;

function directionsOf(text: string): Directions {
  let [hasRight, hasLeft, hasDigit, isNumber] = [false, false, false, true];
  let first: Direction | null = null;
  let last: Direction | null = null;
  let strong: Strong | null = null;
  for (let at = 0; at < text.length;) {
    const point = text.codePointAt(at) as number;
    // A percent-encoded octet has no direction, and neither has "%".
    at += point > 0xffff ? 2 : point === PERCENT && isTriplet(text, at) ? 3 : 1;
    const direction = directionOf(point);
    // No mark is from right to left or a digit, so most characters need no look at their category.
    if (direction !== "R" && direction !== "D" && point > 0x7f && MARK.test(String.fromCodePoint(point))) continue;
    last = direction;
    first ??= last;
    if (last === "R" || last === "L") strong = last;
    if (last === "R") hasRight = true;
    if (last === "L") hasLeft = true;
    if (last === "D") hasDigit = true;
    else isNumber = false;
  }
  return { hasRight, hasLeft, hasDigit, isNumber: isNumber && first !== null, first, last, strong };
}
