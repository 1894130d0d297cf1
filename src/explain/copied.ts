/**
 * Finds text that was copied together with a reference: white space, quotation marks, brackets, labels.
 *
 * @module
 */
import { trimmed } from "./characters.js";
import { placeholderAt } from "./placeholder.js";
import { NO_PROPOSALS, removal, type Proposal } from "./proposal.js";
import { textBefore } from "./surroundings.js";
import { roleAt, type View } from "./view.js";

/** Pairs of characters that enclose a reference. */
const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ["'", "'"],
  ["`", "`"],
  ["(", ")"],
  ["<", ">"],
  ["[", "]"],
  ["{", "}"],
  ["**", "**"],
  ["__", "__"],
  ["*", "*"],
  ["_", "_"],
  ["\u201C", "\u201D"],
  ["\u201D", "\u201D"],
  ["\u201E", "\u201C"],
  ["\u2018", "\u2019"],
  ["\xAB", "\xBB"],
  ["\xBB", "\xAB"],
  ["\u2039", "\u203A"],
  ["\u300C", "\u300D"],
];

/** Text before a reference in HTML, CSS and Markdown, each with the possible texts after it. */
const FRONTS: readonly (readonly [front: RegExp, backs: readonly string[]])[] = [
  [/^<URL:\s{0,9}/i, [">", ""]],
  [/^!?\[[^[\]]{0,200}\]\(/, [")", ""]],
  [/^(?:href|src|cite|action|url|xmlns|content)\s{0,9}=\s{0,9}"/i, ['"', '">', '"/>', ""]],
  [/^(?:href|src|cite|action|url|xmlns|content)\s{0,9}=\s{0,9}'/i, ["'", "'>", "'/>", ""]],
  [/^(?:href|src|cite|action|url)\s{0,9}=\s{0,9}/i, ["", ">"]],
  [/^url\(["']?/i, ["')", '")', ")"]],
];

const LABEL = /^(?:ur[il]|e-?mail|link|web ?site|web|address|source|see|homepage|from|to)\s{0,9}[:=]\s{1,9}/i;

/**
 * Closing characters that a reference never ends with. Without an opening character they do not belong to the
 * reference.
 */
const CLOSING = /[\u201C\u201D\u2019\xBB\xAB\u203A\u300D">`]/;

/** A letter, which begins only the wrappers with the name of an attribute or of a function. */
const LETTER = /^[A-Za-z]/;
/** The beginning of these wrappers. */
const NAMED = /^[a-z]{3,8}\s{0,9}[=(]/i;
/** The first character of each wrapper. */
const FIRST = /^[^\d/.?#%]/;

/** The number of characters that are checked at the end of a text. */
const TAIL = 8;

/**
 * Proposes white space and invisible characters at both ends, and a label.
 *
 * @param view a refused text
 */
export function ends(view: View): readonly Proposal[] {
  const { text, whole, ground } = view;
  const role = whole ?? "path";
  const { length } = text;
  const { start: from, end: to } = trimmed(text);
  const around = (start: number, end: number): Proposal => {
    // A grammar with characters beyond ASCII allows most invisible characters.
    const isSure = ground.allows === undefined || /^\s+$/.test(text.slice(start, end));
    return { code: "white-space-around", start, end, edits: [removal(start, end)], role, isSure };
  };
  const found: Proposal[] = [];
  if (from > 0) found.push(around(0, from));
  if (from < length && to < length) found.push(around(to, length));
  // Stryker disable next-line MethodExpression: The expression matches less than 40 characters, at the start.
  const [label] = whole === null ? (LABEL.exec(text.slice(0, 40)) ?? []) : [];
  if (label === undefined) return found;
  const isSure = /^(?:[a-z]{2,8}[:;]?\/\/|www\.|mailto:|<|[\w.+-]{1,12}@)/i.test(
    text.slice(label.length, label.length + 16),
  );
  found.push({ code: "label", start: 0, end: label.length, edits: [removal(0, label.length)], role, isSure });
  return found;
}

/**
 * Proposes text around a reference.
 *
 * @param view a refused text
 */
export function copied(view: View): readonly Proposal[] {
  const found = ends(view);
  const { text, whole } = view;
  if (whole !== null || text === "") return found;
  const around = LABEL.test(text.slice(0, 40)) ? null : textAround(text);
  const before: readonly Proposal[] = around === null ? found : [...found, { ...around, role: "path", isSure: true }];
  const more = wrappers(view, "path");
  return more.length === 0 ? before : [...before, ...more];
}

/**
 * Finds text before a URI, with the text after it.
 *
 * @param text any text
 * @returns the code, the range and the edits of the fault; `null` if there is no such text
 */
export function textAround(text: string): Pick<Proposal, "code" | "start" | "end" | "edits"> | null {
  const span = textBefore(text);
  if (span === null) return null;
  const { start, end } = span;
  const edits = [removal(0, start), removal(end, text.length)].filter((each) => each.end > each.start);
  return { code: MARKDOWN.test(text.slice(0, start)) ? "markdown-link" : "text-before", start: 0, end: start, edits };
}

const MARKDOWN = /\]\(<?$/;

function wrappers(view: View, role: Proposal["role"]): readonly Proposal[] {
  const { text } = view;
  const { length } = text;
  // Test the characters at both ends, because nearly no text has a wrapper.
  if (!FIRST.test(text) && /[\w/=-]/.test(text.charAt(length - 1))) return NO_PROPOSALS;
  const found: Proposal[] = [];
  const both = (open: number, close: number, code = "wrapper"): Proposal => {
    const edits = [removal(0, open), removal(length - close, length)].filter(({ start, end }) => end > start);
    const [first] = edits as [Proposal["edits"][number]];
    return { code, start: first.start, end: first.end, edits, role };
  };
  // Stryker disable next-line MethodExpression: The expressions match less than 256 characters, at the start.
  const head = text.slice(0, 256);
  const isLetter = LETTER.test(head);
  const fronts = isLetter && !NAMED.test(head) ? [] : FRONTS;
  for (const [pattern, backs] of fronts) {
    const [opening] = pattern.exec(head) ?? [];
    if (opening === undefined) continue;
    for (const closing of backs)
      if (text.endsWith(closing))
        found.push(both(opening.length, closing.length, MARKDOWN.test(opening) ? "markdown-link" : "wrapper"));
  }
  // Punctuation of the sentence can follow the closing character.
  // Stryker disable next-line MethodExpression: The expression matches at most three characters, at the end.
  const last = text.slice(-3);
  const punctuation = last.slice(last.search(/[.,;:!?]{0,3}$/));
  // An address in brackets is a host.
  const pairs = isLetter || ADDRESS.test(head) || placeholderAt(text, 0) >= 0 ? [] : PAIRS;
  for (const [open, close] of pairs) {
    if (!text.startsWith(open)) continue;
    const { length: size } = open;
    if (text.endsWith(close) && length > size) found.push(both(size, size));
    if (punctuation !== "" && text.endsWith(close + punctuation)) found.push(both(size, size + punctuation.length));
    // A name can begin with "*" or "_", which also mark emphasis.
    if (!/[*_]/.test(open)) found.push(both(size, 0));
  }
  const tail = text.slice(-TAIL);
  // Before the start, charAt gives an empty string, which ends the loop.
  for (
    let at = tail.length - 1;
    /[.,;:!?)\]'\u201C\u201D\u2019\xBB\xAB\u203A\u300D">`\u2026]/.test(tail.charAt(at));
    at--
  ) {
    const start = length - tail.length + at;
    const character = tail.charAt(at);
    // If the text contains the opening character, too, the closing one is data.
    if (!CLOSING.test(character) || hasOpening(text, character, start)) continue;
    const edits = [removal(start, length)];
    found.push({ code: "trailing-punctuation", start, end: length, edits, role: roleAt(view, start) });
  }
  return found;
}

/** The beginning of an IPv6 address in brackets. */
const ADDRESS = /^\[[\dA-F]{0,4}:[\dA-F]{0,4}:/i;

/** Returns whether the opening character of a pair precedes the closing one. */
function hasOpening(text: string, close: string, at: number): boolean {
  return PAIRS.some(([open, other]) => {
    const found = other === close ? text.indexOf(open) : -1;
    return found >= 0 && found < at;
  });
}
