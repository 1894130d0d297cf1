/**
 * What came along when a reference was copied from a text: white space, quotation marks, brackets, labels.
 *
 * @module
 */
import { kindOf, isWhite } from "./characters.js";
import { removal, type Proposal } from "./proposal.js";
import type { View } from "./view.js";

/** What people put around a reference, by its opening half. */
const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ["'", "'"],
  ["`", "`"],
  ["(", ")"],
  ["<", ">"],
  ["[", "]"],
  ["{", "}"],
  ["\u201C", "\u201D"],
  ["\u201D", "\u201D"],
  ["\u201E", "\u201C"],
  ["\u2018", "\u2019"],
  ["\xAB", "\xBB"],
  ["\xBB", "\xAB"],
  ["\u2039", "\u203A"],
  ["\u300C", "\u300D"],
];

/** What stands in front of a reference in HTML, CSS and Markdown, with what follows the reference there. */
const FRONTS: readonly (readonly [front: RegExp, backs: readonly string[]])[] = [
  [/^<URL:\s{0,9}/i, [">", ""]],
  [/^!?\[[^[\]]{0,200}\]\(/, [")", ""]],
  [/^(?:href|src|cite|action|url|xmlns|content)\s{0,9}=\s{0,9}"/i, ['"', '">', '"/>', ""]],
  [/^(?:href|src|cite|action|url|xmlns|content)\s{0,9}=\s{0,9}'/i, ["'", "'>", "'/>", ""]],
  [/^(?:href|src|cite|action|url)\s{0,9}=\s{0,9}/i, ["", ">"]],
  [/^url\(["']?/i, ["')", '")', ")"]],
];

const LABEL = /^(?:ur[il]|link|web ?site|web|address|source|see|homepage|from|to)\s{0,9}[:=]\s{1,9}/i;

/** Closing halves that no reference ends with: without an opening half they are no part of it, either. */
const CLOSING = /[\u201C\u201D\u2019\xBB\xAB\u203A\u300D">`\u2026]/;

/** How far the end of a text is looked at. */
const TAIL = 8;

/** @param view a text that is refused */
export function* copied({ text, whole }: View): Generator<Proposal> {
  const role = whole ?? "path";
  const { length } = text;
  if (length === 0) return;
  const from = front(text);
  if (from === length) return;
  if (from > 0) yield around(text, 0, from, role);
  const to = back(text);
  if (to < length) yield around(text, to, length, role);
  yield* wrappers(text, role);
  const [label] = LABEL.exec(text.slice(0, 40)) ?? [];
  if (label !== undefined) {
    yield { code: "label", start: 0, end: label.length, edits: [removal(0, label.length)], certain: true, role };
  }
}

function* wrappers(text: string, role: Proposal["role"]): Generator<Proposal> {
  const { length } = text;
  const both = (open: number, close: number): Proposal => {
    const edits = [removal(0, open), removal(length - close, length)].filter(({ start, end }) => end > start);
    const [first] = edits as [Proposal["edits"][number]];
    return { code: "wrapper", start: first.start, end: first.end, edits, certain: true, role };
  };
  const head = text.slice(0, 256);
  for (const [pattern, backs] of FRONTS) {
    const [opening] = pattern.exec(head) ?? [];
    if (opening === undefined) continue;
    for (const closing of backs) if (text.endsWith(closing)) yield both(opening.length, closing.length);
  }
  // Punctuation of the sentence can follow the closing half.
  const [punctuation = ""] = /[.,;:!?]{0,3}$/.exec(text.slice(-3)) ?? [];
  for (const [open, close] of PAIRS) {
    if (!text.startsWith(open)) continue;
    if (text.endsWith(close) && length > 1) yield both(1, 1);
    if (punctuation !== "" && text.endsWith(close + punctuation)) yield both(1, 1 + punctuation.length);
    yield both(1, 0);
  }
  const tail = text.slice(-TAIL);
  for (let at = tail.length - 1; at >= 0 && /[.,;:!?)\]'\u201C\u201D\u2019\xBB\xAB\u203A\u300D">`\u2026]/.test(tail.charAt(at)); at--) {
    if (!CLOSING.test(tail.charAt(at))) continue;
    const start = length - tail.length + at;
    yield { code: "trailing-punctuation", start, end: length, edits: [removal(start, length)], certain: true, role };
  }
}

function around(text: string, start: number, end: number, role: Proposal["role"]): Proposal {
  const isInvisible = !isWhite(text.charCodeAt(start)) && end - start === 1;
  const code = isInvisible ? "invisible-character" : "white-space-around";
  return { code, start, end, edits: [removal(start, end)], certain: true, role };
}

/** Whether a character at the edge cannot be meant. */
function isNothing(code: number): boolean {
  if (code > 0x20 && code < 0x7f) return false;
  const kind = kindOf(code);
  return kind === "blank" || kind === "tab" || kind === "break" || kind === "invisible";
}

function front(text: string): number {
  let at = 0;
  while (at < text.length && isNothing(text.charCodeAt(at))) at++;
  return at;
}

function back(text: string): number {
  let at = text.length;
  while (at > 0 && isNothing(text.charCodeAt(at - 1))) at--;
  return at;
}
