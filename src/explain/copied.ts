/**
 * Finds text that was copied together with a reference: white space, quotation marks, brackets, labels.
 *
 * @module
 */
import { trimmed } from "./characters.js";
import { placeholderAt } from "./placeholder.js";
import { removal, type Proposal } from "./proposal.js";
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

const LABEL = /^(?:ur[il]|link|web ?site|web|address|source|see|homepage|from|to)\s{0,9}[:=]\s{1,9}/i;

/**
 * Closing characters that a reference never ends with. Without an opening character they do not belong to the
 * reference.
 */
const CLOSING = /[\u201C\u201D\u2019\xBB\xAB\u203A\u300D">`]/;

/** The first character of each wrapper. */
const FIRST = /^[^\d/.?#%]/;

/** The number of characters that are checked at the end of a text. */
const TAIL = 8;

/**
 * Proposes white space and invisible characters at both ends, and a label.
 *
 * @param view a refused text
 */
export function* ends(view: View): Generator<Proposal> {
  const { text, whole, ground } = view;
  const role = whole ?? "path";
  const { length } = text;
  const { start: from, end: to } = trimmed(text);
  const around = (start: number, end: number): Proposal => {
    // A grammar with characters beyond ASCII allows most invisible characters.
    const isSure = ground.allows === undefined || /^\s+$/.test(text.slice(start, end));
    return { code: "white-space-around", start, end, edits: [removal(start, end)], role, isSure };
  };
  if (from > 0) yield around(0, from);
  if (from < length && to < length) yield around(to, length);
  const [label] = whole === null ? (LABEL.exec(text.slice(0, 40)) ?? []) : [];
  if (label === undefined) return;
  const isSure = /^(?:[a-z]{2,8}[:;]?\/\/|www\.|mailto:|<)/i.test(text.slice(label.length, label.length + 16));
  yield { code: "label", start: 0, end: label.length, edits: [removal(0, label.length)], role, isSure };
}

/**
 * Proposes text around a reference.
 *
 * @param view a refused text
 */
export function* copied(view: View): Generator<Proposal> {
  yield* ends(view);
  if (view.whole !== null || view.text === "") return;
  yield* texts(view, "path");
  yield* wrappers(view, "path");
}

/** Proposes text before a URI, with the text after it. */
function* texts({ text }: View, role: Proposal["role"]): Generator<Proposal> {
  const found = LABEL.test(text.slice(0, 40)) ? null : textAround(text);
  if (found !== null) yield { ...found, role, isSure: true };
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

function* wrappers(view: View, role: Proposal["role"]): Generator<Proposal> {
  const { text } = view;
  const { length } = text;
  // Test the characters at both ends, because nearly no text has a wrapper.
  if (!FIRST.test(text) && /[\w/=-]/.test(text.charAt(length - 1))) return;
  const both = (open: number, close: number, code = "wrapper"): Proposal => {
    const edits = [removal(0, open), removal(length - close, length)].filter(({ start, end }) => end > start);
    const [first] = edits as [Proposal["edits"][number]];
    return { code, start: first.start, end: first.end, edits, role };
  };
  const head = text.slice(0, 256);
  for (const [pattern, backs] of FRONTS) {
    const [opening] = pattern.exec(head) ?? [];
    if (opening === undefined) continue;
    for (const closing of backs)
      if (text.endsWith(closing))
        yield both(opening.length, closing.length, MARKDOWN.test(opening) ? "markdown-link" : "wrapper");
  }
  // Punctuation of the sentence can follow the closing character.
  const last = text.slice(-3);
  const punctuation = last.slice(last.search(/[.,;:!?]{0,3}$/));
  const isPlaceholder = placeholderAt(text, 0) >= 0;
  for (const [open, close] of PAIRS) {
    if (!text.startsWith(open) || isPlaceholder) continue;
    const { length: size } = open;
    if (text.endsWith(close) && length > size) yield both(size, size);
    if (punctuation !== "" && text.endsWith(close + punctuation)) yield both(size, size + punctuation.length);
    // A name can begin with "*" or "_", which also mark emphasis.
    if (!/[*_]/.test(open)) yield both(size, 0);
  }
  const tail = text.slice(-TAIL);
  for (
    let at = tail.length - 1;
    at >= 0 && /[.,;:!?)\]'\u201C\u201D\u2019\xBB\xAB\u203A\u300D">`\u2026]/.test(tail.charAt(at));
    at--
  ) {
    const start = length - tail.length + at;
    const character = tail.charAt(at);
    // If the text contains the opening character, too, the closing one is data.
    if (!CLOSING.test(character) || hasOpening(text, character, start)) continue;
    yield {
      code: "trailing-punctuation",
      start,
      end: length,
      edits: [removal(start, length)],
      role: roleAt(view, start),
    };
  }
}

/** Returns whether the opening character of a pair precedes the closing one. */
function hasOpening(text: string, close: string, at: number): boolean {
  return PAIRS.some(([open, other]) => {
    const found = other === close ? text.indexOf(open) : -1;
    return found >= 0 && found < at;
  });
}
