/**
 * The data law of certain repairs: the decoded octets of each part are the same before and after a certain repair, except
 * for what its kinds of edits allow. This program does not import what it judges. It has its own splitter, its own
 * decoder, and its own reading of each kind.
 *
 * @module
 */

/** A replacement of one range of a text, in UTF-16 code units. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The kinds of edits. `spelling` is another spelling of the same octets: `%2f` and `%2F`, `%7E` and `~`.
 */
export const KINDS = ["encode", "outside", "invisible", "slashes", "brackets", "spelling"] as const;

export type Kind = (typeof KINDS)[number];

/**
 * What the text is: a whole reference; one part of a reference, so that only the characters of that part delimit it; a
 * URI Template.
 */
export type Whole = "reference" | "part" | "template";

/** What the law says about a repair. */
export interface Judgement {
  /** Why the repair must not be certain; `null` if it may be. */
  readonly reason: string | null;
  /** How many edits it has of each kind. */
  readonly kinds: Readonly<Record<Kind, number>>;
}

/** What one piece of an edit does to the input. */
interface Action {
  readonly kind: "delete" | "encode" | "spelling" | "other";
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const SPACES = "\\t\\n\\v\\f\\r \\x85\\xA0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000";
const UNSEEN = "\\p{Cf}\\p{Default_Ignorable_Code_Point}\\0-\\x1F\\x7F-\\x9F";
const BLANK = new RegExp(`^[${SPACES}${UNSEEN}]+$`, "u");
const LINE_END = /[\n\r\x85\u2028\u2029]/;
/** White space that separates words. Line breaks and tabs have rules of their own. */
const SPACE = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/;
const WORD = /^[\p{L}\p{N}]$/u;
/** Joiners and variation selectors choose the shape of the letter before them. */
const SHAPING = /\u200C|\u200D|[\uFE00-\uFE0F]/;
const RESERVED = /^[:/?#[\]@!$&'()*+,;=]$/;
const UNRESERVED = /^[A-Za-z0-9._~-]$/;
const PUNCTUATION = /^[!-/:-@[-`{-~]$/;
const TRIPLET = /^%[0-9A-Fa-f]{2}/;

/**
 * Judges the edits of one certain repair, or of several that are applied together.
 *
 * @param text the text before the repair
 * @param changes the edits, in the order of the text
 * @param whole what the text is
 */
export function judge(text: string, changes: readonly Change[], whole: Whole = "reference"): Judgement {
  const kinds: Record<Kind, number> = { encode: 0, outside: 0, invisible: 0, slashes: 0, brackets: 0, spelling: 0 };
  return { reason: reasonOf(text, changes, whole, kinds), kinds };
}

/** Returns the text after the edits. */
export function changed(text: string, changes: readonly Change[]): string {
  let result = "";
  let done = 0;
  for (const { start, end, text: written } of changes) {
    result += text.slice(done, start) + written;
    done = end;
  }
  return result + text.slice(done);
}

function reasonOf(text: string, changes: readonly Change[], whole: Whole, kinds: Record<Kind, number>): string | null {
  if (changes.length === 0) return "it has no edits";
  let done = 0;
  for (const { start, end, text: written } of changes) {
    if (start < done || end < start || end > text.length) return "its edits overlap, or lie outside of the text";
    if (text.slice(start, end) === written) return "an edit changes nothing";
    done = end;
  }
  const actions = merged(changes).flatMap((change) => actionsOf(text, change));
  // A bracket at an end can be a wrapper, or belong to an address.
  const reason = reasonWith(text, actions, whole, kinds, true);
  if (reason === null) return null;
  const other = { ...kinds };
  if (reasonWith(text, actions, whole, other, false) !== null) return reason;
  Object.assign(kinds, other);
  return null;
}

function reasonWith(
  text: string,
  actions: readonly Action[],
  whole: Whole,
  kinds: Record<Kind, number>,
  wraps: boolean,
): string | null {
  const isBlankDelete = (each: Action): boolean =>
    each.kind === "delete" && BLANK.test(text.slice(each.start, each.end));
  const deletes = actions.filter((each) => (wraps ? each.kind === "delete" : isBlankDelete(each)));
  const inner = bounds(
    text,
    deletes,
    actions.filter(({ kind }) => kind !== "delete"),
  );
  const { start, end } = inner;
  const outer = deletes.filter((each) => each.end <= start || each.start >= end);
  const blanks = actions.filter((each) => isBlankDelete(each) && !outer.includes(each));
  const others = actions.filter(
    (each) => each.kind === "other" || (each.kind === "delete" && !outer.includes(each) && !blanks.includes(each)),
  );
  const encodes = actions.filter(({ kind }) => kind === "encode");
  kinds.outside = outer.length;
  kinds.invisible = blanks.length;
  kinds.encode = encodes.length;
  kinds.spelling = actions.filter(({ kind }) => kind === "spelling").length;

  const unwrapped = text.slice(start, end);
  const joined = applied(text, inner, blanks);
  const restored = applied(text, inner, [...blanks, ...others]);
  return (
    outsideReason(text, inner, outer) ??
    invisibleReason(text, inner, blanks, whole) ??
    (others.length === 0 && whole === "reference" ? movedBy(unwrapped, joined, text, inner, blanks) : null) ??
    restoringReason(joined, restored, text, others, whole, kinds) ??
    encodingReason(text, inner, encodes, whole) ??
    dataReason(
      restored,
      applied(
        text,
        inner,
        actions.filter((each) => !outer.includes(each)),
      ),
      whole,
    )
  );
}

/** Applies some actions inside a range. */
function applied(text: string, { start, end }: Span, actions: readonly Action[]): string {
  const inside = [...actions].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = "";
  let done = start;
  for (const action of inside) {
    result += text.slice(done, action.start) + action.text;
    done = action.end;
  }
  return result + text.slice(done, end);
}

/** Joins edits that touch: two of them can write the octets of one character. */
function merged(changes: readonly Change[]): readonly Change[] {
  const result: Change[] = [];
  for (const change of changes) {
    const last = result.at(-1);
    if (last?.end === change.start) {
      result[result.length - 1] = { start: last.start, end: change.end, text: last.text + change.text };
    } else result.push(change);
  }
  return result;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Takes an edit apart: which characters it keeps, encodes, spells differently, deletes, or replaces. */
function actionsOf(text: string, { start: from, end, text: full }: Change): readonly Action[] {
  let start = from;
  let written = full;
  // "25" after a "%" encodes it.
  if (text[start - 1] === "%" && written.startsWith("25") && !TRIPLET.test(text.slice(start - 1, start + 2))) {
    start--;
    written = `%${written}`;
  }
  // An edit can begin inside a percent-encoding.
  for (const back of [1, 2]) {
    if (written !== "" && start === from && TRIPLET.test(text.slice(start - back, start - back + 3))) {
      written = text.slice(start - back, start) + written;
      start -= back;
    }
  }
  if (written === "") return splitDelete(text, start, end);
  const actions: Action[] = [];
  let at = start;
  let out = 0;
  while (at < end) {
    const char = String.fromCodePoint(text.codePointAt(at) as number);
    const triplet = text.slice(at, Math.min(at + 3, end));
    const rest = written.slice(out, out + 12);
    if (TRIPLET.test(triplet)) {
      const other = TRIPLET.test(rest) ? rest.slice(0, 3) : rest.slice(0, 1);
      if (spells(triplet, other)) {
        if (triplet !== other) actions.push({ kind: "spelling", start: at, end: at + 3, text: other });
        at += 3;
        out += other.length;
        continue;
      }
    }
    const code = encoded(char);
    if (code !== null && rest.toUpperCase().startsWith(code)) {
      actions.push({ kind: "encode", start: at, end: at + char.length, text: rest.slice(0, code.length) });
      out += code.length;
    } else if (rest.startsWith(char)) out += char.length;
    else if (out === written.length || BLANK.test(char)) {
      actions.push({ kind: "delete", start: at, end: at + char.length, text: "" });
    } else break;
    at += char.length;
  }
  if (at < end || out < written.length) actions.push({ kind: "other", start: at, end, text: written.slice(out) });
  return actions;
}

/** Makes one deletion for each stretch of blanks and for each other stretch. */
function splitDelete(text: string, start: number, end: number): readonly Action[] {
  const stretches = new RegExp(`[${SPACES}${UNSEEN}]+|[^${SPACES}${UNSEEN}]+`, "gu");
  return [...text.slice(start, end).matchAll(stretches)].map(({ 0: stretch, index }) => ({
    kind: "delete",
    start: start + index,
    end: start + index + stretch.length,
    text: "",
  }));
}

/** Returns the percent-encoding of a character; `null` for a lone surrogate, which has no octets. */
function encoded(char: string): string | null {
  if (/^[\uD800-\uDFFF]$/.test(char)) return null;
  return [...new TextEncoder().encode(char)]
    .map((octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`)
    .join("");
}

/** Checks whether two texts, each a triplet or a character, are spellings of one octet that delimits nothing. */
function spells(one: string, other: string): boolean {
  if (one.toUpperCase() === other.toUpperCase()) return TRIPLET.test(one);
  const char = (text: string): string => (TRIPLET.test(text) ? String.fromCharCode(parseInt(text.slice(1), 16)) : text);
  return char(one) === char(other) && UNRESERVED.test(char(one));
}

// Outside

const LABEL = /^ur[li]:$/i;
const CLOSERS: Readonly<Record<string, string>> = {
  ...{ '"': '"', "'": "'", "`": "`", "<": ">", "(": ")", "[": "]", "{": "}" },
  ...{ "\u201C": "\u201D", "\u201E": "\u201C", "\u2018": "\u2019", "\u201A": "\u2018", "\u00AB": "\u00BB" },
  ...{ "\u2039": "\u203A", "\u300C": "\u300D", "\u300E": "\u300F", "\uFF08": "\uFF09", "\uFF1C": "\uFF1E" },
};

/** What can stand before and after a deletion at the ends, because another repair deletes it. */
const WRAPPING = {
  before: new RegExp(`^[${SPACES}${UNSEEN}${Object.keys(CLOSERS).join("").replace("[", "\\[")}]*$`, "u"),
  after: new RegExp(`^[${SPACES}${UNSEEN}${Object.values(CLOSERS).join("").replace("]", "\\]")}]*$`, "u"),
};

/** Finds what is left between the deletions at both ends. What other edits change is not outside. */
function bounds(text: string, deletes: readonly Action[], changes: readonly Action[]): Span {
  const first = changes[0]?.start ?? text.length;
  const last = changes.at(-1)?.end ?? 0;
  let start = 0;
  for (const each of deletes) {
    const gap = text.slice(start, each.start);
    if (each.end > first || !WRAPPING.before.test(gap) || (gap !== "" && each.end === text.length)) break;
    start = each.end;
  }
  let end = text.length;
  for (const each of [...deletes].reverse()) {
    if (each.start < Math.max(start, last) || !WRAPPING.after.test(text.slice(each.end, end))) break;
    end = each.start;
  }
  return { start, end };
}

function outsideReason(text: string, { start, end }: Span, outer: readonly Action[]): string | null {
  const before = outer.filter((each) => each.end <= start).map((each) => text.slice(each.start, each.end));
  const after = outer.filter((each) => each.start >= end).map((each) => text.slice(each.start, each.end));
  const tokens = (pieces: readonly string[]): readonly string[] =>
    pieces
      .join("")
      .replace(new RegExp(`[${SPACES}${UNSEEN}]+`, "gu"), "")
      .match(/ur[li]:|[^]/giu) ?? [];
  const open = tokens(before).filter((token) => !LABEL.test(token));
  const wanted = open.map((token) => CLOSERS[token]).reverse();
  const found = tokens(after);
  if (wanted.includes(undefined)) return "it deletes visible text before the reference";
  if (wanted.join("") === found.join("")) return null;
  return found.length > wanted.length
    ? "it deletes visible text after the reference"
    : "it deletes a quote or bracket without its partner";
}

// Invisible

function invisibleReason(text: string, { start, end }: Span, blanks: readonly Action[], whole: Whole): string | null {
  for (const run of runsOf(blanks)) {
    const blank = text.slice(run.start, run.end);
    const before = charBefore(text, run.start);
    const after = charAt(text, run.end);
    const lines = LINE_END.test(blank);
    if (SPACE.test(blank) && !lines) return "it deletes a space";
    if (SHAPING.test(blank) && /[^\0-\x7F]/.test(before)) return "it deletes a character that shapes a letter";
    if (lines && before === "=") return "it deletes a line break after '='";
    if (whole !== "reference") continue;
    const inner = text.slice(start, end);
    const { scheme, authority } = split(inner);
    const at = run.start - start;
    if (lines && /^mailto$/i.test(scheme?.text ?? "") && inner.slice(0, at).includes("?")) {
      return "it deletes a line break of a mail";
    }
    if (/[\t\n\r]/.test(blank) && /^gopher$/i.test(scheme?.text ?? "") && at > (authority?.end ?? 0)) {
      return "it deletes a tab or line break of a selector";
    }
    if (/[\t\n\r]/.test(blank) && WORD.test(before) && WORD.test(after) && at > (authority?.end ?? scheme?.end ?? 0)) {
      return "it joins two words";
    }
  }
  return null;
}

/** Joins deletions that touch. */
function runsOf(actions: readonly Action[]): readonly Span[] {
  const runs: { start: number; end: number }[] = [];
  for (const { start, end } of actions) {
    const last = runs.at(-1);
    if (last?.end === start) last.end = end;
    else runs.push({ start, end });
  }
  return runs;
}

const charAt = (text: string, at: number): string =>
  at < text.length ? String.fromCodePoint(text.codePointAt(at) as number) : "";

function charBefore(text: string, at: number): string {
  if (at === 0) return "";
  const isPair = /[\uDC00-\uDFFF]/.test(text[at - 1] ?? "") && /[\uD800-\uDBFF]/.test(text[at - 2] ?? "");
  return text.slice(at - (isPair ? 2 : 1), at);
}

/** Checks that deleted blanks do not change which part the rest belongs to: `/\n/a` is no authority. */
function movedBy(
  unwrapped: string,
  joined: string,
  text: string,
  inner: Span,
  blanks: readonly Action[],
): string | null {
  if (blanks.length === 0) return null;
  const [before, after] = [split(unwrapped), split(joined)];
  for (const name of PARTS) {
    const part = before[name];
    const other = after[name]?.text ?? null;
    const inPart = part && { start: inner.start + part.start, end: inner.start + part.end };
    const kept =
      inPart &&
      applied(
        text,
        inPart,
        blanks.filter((each) => each.start >= inPart.start && each.end <= inPart.end),
      );
    if ((kept ?? null) !== other) return `it moves text into or out of the ${name}`;
  }
  return null;
}

// Slashes and brackets

/** Schemes whose URIs always have a host. */
const HOSTED = /^(?:https?|wss?|ftp|ftps|sftp|ssh|telnet|rtsps?|rtspu|coaps?|git|gopher|stratum|rtmp)$/i;

/**
 * Writes the slashes of an authority, as the only text that may become of it: `http:/a.b`, `http:///a.b`, `https//a.b`,
 * `https;//a.b`. Backslashes are not here, because a backslash in or before an authority is never certain.
 */
function withSlashes(text: string): string | null {
  const [, scheme = "", rest = ""] =
    /^([A-Za-z][A-Za-z0-9+.-]*)(?::\/(?!\/)|:\/{3,}|\/\/|;\/\/)([^/][^]*)$/.exec(text) ?? [];
  if (!HOSTED.test(scheme)) return null;
  const { authority } = split(`x://${rest}`);
  const { host } = splitAuthority(authority?.text ?? "");
  const isHost = /^\[[^\]]*\]$|^localhost$|^[^.]+(?:\.[^.]+)+\.?$/i.test(host) && !host.includes("\\");
  return isHost ? `${scheme}://${rest}` : null;
}

/** Writes the brackets around an IPv6 address, if only one reading of the text is an address. */
function withBrackets(text: string): string | null {
  const { authority } = split(text);
  if (!authority) return null;
  const at = authority.text.lastIndexOf("@") + 1;
  const found = /^(\[*)([0-9A-Fa-f:.]*)(\]*)((?::[0-9]*)?)$/.exec(authority.text.slice(at));
  if (!found) return null;
  const [, , body = "", close = "", port = ""] = found;
  const readings: string[] = [];
  if (close !== "") {
    if (isIPv6(body)) readings.push(`[${body}]${port}`);
  } else {
    // The expression gives the last group to the port; it is a group in the first reading.
    const group = body + port;
    const cut = group.lastIndexOf(":");
    if (isIPv6(group)) readings.push(`[${group}]`);
    if (isIPv6(group.slice(0, cut)) && /^[0-9]{0,5}$/.test(group.slice(cut + 1))) {
      readings.push(`[${group.slice(0, cut)}]${group.slice(cut)}`);
    }
  }
  const [only] = readings;
  if (only === undefined || readings.length > 1) return null;
  return text.slice(0, authority.start + at) + only + text.slice(authority.end);
}

/** Checks an IPv6 address (RFC 4291 section 2.2). */
function isIPv6(text: string): boolean {
  const halves = text.split("::");
  if (halves.length > 2) return false;
  let groups = 0;
  for (const [index, half] of halves.entries()) {
    if (half === "") {
      if (halves.length === 1) return false;
      continue;
    }
    const pieces = half.split(":");
    for (const [place, piece] of pieces.entries()) {
      const isLast = place === pieces.length - 1 && index === halves.length - 1;
      if (isLast && /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(piece) && !/(?:^|\.)0\d/.test(piece)) {
        groups += 2;
      } else if (/^[0-9A-Fa-f]{1,4}$/.test(piece)) groups++;
      else return false;
    }
  }
  return halves.length === 2 ? groups <= 7 : groups === 8;
}

/** Splits off what other repairs delete at the ends. */
function unwrappedText(text: string): readonly [before: string, core: string, after: string] {
  let start = 0;
  for (;;) {
    const label = /^ur[li]:(?=\s)/i.exec(text.slice(start))?.[0].length ?? 0;
    if (label > 0) start += label;
    else if (start < text.length && WRAPPING.before.test(text.charAt(start))) start++;
    else break;
  }
  let end = text.length;
  while (end > start && start > 0 && WRAPPING.after.test(text.charAt(end - 1))) end--;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

function restoringReason(
  joined: string,
  restored: string,
  text: string,
  others: readonly Action[],
  whole: Whole,
  kinds: Record<Kind, number>,
): string | null {
  if (others.length === 0) return null;
  if (whole === "reference") {
    const [before, core, after] = unwrappedText(joined);
    const is = (fixed: string | null): boolean => fixed !== null && before + fixed + after === restored;
    const slashes = withSlashes(core);
    const brackets = withBrackets(core);
    const both = slashes === null ? null : withBrackets(slashes);
    if (is(slashes) || is(both)) kinds.slashes++;
    if (is(brackets) || is(both)) kinds.brackets++;
    if (is(slashes) || is(brackets) || is(both)) return null;
  }
  const [{ start, end, text: written } = { start: 0, end: 0, text: "" }] = others;
  return `it ${verb(written, text.slice(start, end))} ${nounOf(text.slice(start, end) || written)}`;
}

function verb(written: string, before: string): string {
  if (written === "") return "deletes";
  return before === "" ? "invents" : "replaces";
}

/** Names what an edit is about, without its text. */
function nounOf(text: string): string {
  if (TRIPLET.test(text)) return "percent-encoded data";
  const char = charAt(text, 0);
  if (char === "\\") return "a backslash";
  if (RESERVED.test(char)) return "a delimiter";
  return BLANK.test(char) ? "white space" : "visible text";
}

// Encode

/** Texts that mean something else than their characters. */
const PLACEHOLDERS: readonly RegExp[] = [
  /<%[^]{0,200}?%>/g,
  // A name with another character than hexadecimal digits: `%E38%` is an octet and a cut-off sequence.
  /%(?![0-9A-Fa-f]{0,100}%)[\p{L}_][\p{L}\p{N}_]{1,100}%(?![0-9A-Fa-f]{2})/gu,
  /%\([\p{L}\p{N}_]{1,100}\)[a-z]/gu,
  /@@[\p{L}\p{N}_]{1,100}@@/gu,
  /\{\{[^]{0,200}?\}\}/g,
  /[$#]\{[^{}]{1,200}\}/g,
  // A JSON object begins with a quotation mark, and a quantifier with a digit.
  /\{[^{}\s"'\d][^{}"']{0,200}\}/g,
  /(?<=^|[/=&?:@.])\[[\p{L}_][\p{L}\p{N}_ -]{0,100}\](?=$|[/?#&:@.])/gu,
];
/** A name in angle brackets, unless it is an element of HTML, which has an end. */
const ANGLE = /<([\p{L}_][\p{L}\p{N}_ .-]{0,100})>/gu;

function encodingReason(text: string, inner: Span, encodes: readonly Action[], whole: Whole): string | null {
  if (encodes.length === 0) return null;
  const body = text.slice(inner.start, inner.end);
  const spans = whole === "template" ? [] : placeholdersIn(body);
  const expressions = whole === "template" ? expressionsIn(body) : [];
  const { scheme, authority } = whole === "reference" ? split(body) : { scheme: null, authority: null };
  for (const { start, end } of encodes) {
    const at = start - inner.start;
    const char = text.slice(start, end);
    const rest = body.slice(at + char.length);
    if (spans.some((span) => span.start <= at && at < span.end)) return "it encodes a character of a placeholder";
    if (expressions.some((span) => span.start <= at && at < span.end)) return "it encodes a character of an expression";
    if (char === "\\") {
      if (whole === "reference" && isOfAuthority(body, at)) return "it encodes a backslash in or before an authority";
      if (PUNCTUATION.test(charAt(rest, 0))) return "it encodes a backslash before punctuation";
      if (/^(?:[bfnrtv0]|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|u\{)/.test(rest)) return "it encodes an escape of JavaScript";
      if (charBefore(body, at) === "\\") return "it encodes a backslash after a backslash";
    }
    if (char === "%") {
      if (TRIPLET.test(body.slice(at))) return "it encodes percent-encoded data";
      if (/^[0-9A-Fa-f]?$/.test(rest)) return "it encodes a '%' at the end";
      if (isCut(body.slice(0, at))) return "it encodes a '%' after a cut-off sequence";
      if (/^u[0-9A-Fa-f]{4}/.test(rest)) return "it encodes an escape of JavaScript";
      // The end of a word in lower case can look like two digits.
      if (/^[^\w\s](?:[0-9][0-9A-Fa-f]|[A-F][0-9A-F]|[a-f0-9]{2}(?:\W|_|$))/.test(rest)) {
        return "it encodes a '%' that can have changed places with a delimiter";
      }
    }
    if (/\s/.test(char)) {
      const reason = spaceReason(body, at);
      if (reason !== null) return reason;
    }
    if (scheme && at < scheme.end) return "it encodes in the scheme";
    if (authority && at >= authority.start && at < authority.end) {
      if (at >= authority.start + (splitAuthority(authority.text).port?.start ?? Infinity))
        return "it encodes in a port";
      if (char === "@") return "it decides which '@' ends the user";
      if (RESERVED.test(char) && at > authority.start + authority.text.lastIndexOf("@")) {
        return "it encodes a delimiter of a host";
      }
    }
    if (RESERVED.test(char) && whole !== "part" && !/[[\]#]/.test(char)) return "it encodes a delimiter";
  }
  return null;
}

function placeholdersIn(text: string): readonly Span[] {
  const spans = PLACEHOLDERS.flatMap((pattern) => [...text.matchAll(pattern)]);
  for (const match of text.matchAll(ANGLE)) {
    const [name = ""] = (match[1] ?? "").split(" ");
    if (!text.includes(`</${name}>`)) spans.push(match);
  }
  return spans.map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

const expressionsIn = (text: string): readonly Span[] =>
  [...text.matchAll(/\{[^{}]*\}/g)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

/** Checks whether a backslash stands before or in what some reader takes for an authority. */
function isOfAuthority(text: string, at: number): boolean {
  const [front = "", slashes = ""] = /^(?:[A-Za-z][A-Za-z0-9+.-]*:)?([/\\]*)/.exec(text) ?? [];
  if (slashes !== "//" && !(slashes.includes("\\") && (slashes.length > 1 || front.length > 1))) return false;
  const length = text.slice(front.length).search(/[/?#]/);
  return length < 0 || at < front.length + length;
}

/** Checks whether a text ends in the middle of the encoded octets of a character of UTF-8. */
function isCut(text: string): boolean {
  const triplets = /(?:%[0-9A-Fa-f]{2}){1,4}$/.exec(text.slice(-12))?.[0].match(/[0-9A-Fa-f]{2}/g) ?? [];
  const octets = triplets.map((hex) => parseInt(hex, 16));
  const lead = octets.length - 1 - [...octets].reverse().findIndex((octet) => octet >= 0xc0);
  if (!octets.some((octet) => octet >= 0xc0) || !octets.slice(lead + 1).every((octet) => octet >= 0x80 && octet < 0xc0))
    return false;
  const octet = octets[lead] as number;
  const length = octet >= 0xf0 ? 4 : octet >= 0xe0 ? 3 : 2;
  return octets.length - lead < length;
}

function spaceReason(text: string, at: number): string | null {
  const end = at + (/^\s+/.exec(text.slice(at))?.[0].length ?? 0);
  const start = at - (/\s*$/.exec(text.slice(Math.max(0, at - 100), at))?.[0].length ?? 0);
  if (/^(?:#|\/\/|[-\u2013\u2014]\s|and\s|\([^()]*\)$)/.test(text.slice(end))) {
    return "it encodes a space before a comment or prose";
  }
  if (start === 0 || end === text.length) return "it encodes a space at an end";
  const delimiter = /^[:/?#[\]@&=;,+]$/;
  return delimiter.test(text[start - 1] ?? "") || delimiter.test(text[end] ?? "")
    ? "it encodes a space next to a delimiter"
    : null;
}

// Parts and their octets

interface Part extends Span {
  readonly text: string;
}

const PARTS = ["scheme", "authority", "path", "query", "fragment"] as const;

/** Splits any text as RFC 3986 appendix B does. */
function split(text: string): Readonly<Record<(typeof PARTS)[number], Part | null>> {
  const found = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/d.exec(text);
  const part = (index: number): Part | null => {
    const [start, end] = found?.indices?.[index] ?? [-1, -1];
    return start < 0 ? null : { start, end, text: text.slice(start, end) };
  };
  return { scheme: part(1), authority: part(2), path: part(3), query: part(4), fragment: part(5) };
}

/** Splits an authority at its last "@", and at the colon after its brackets or its last colon. */
function splitAuthority(text: string): {
  readonly user: string | null;
  readonly host: string;
  readonly port: Part | null;
} {
  const at = text.lastIndexOf("@");
  const user = at < 0 ? null : text.slice(0, at);
  const rest = text.slice(at + 1);
  const colon = rest.indexOf(":", rest.startsWith("[") ? Math.max(0, rest.indexOf("]")) : rest.lastIndexOf(":"));
  if (colon < 0) return { user, host: rest, port: null };
  const start = at + 1 + colon + 1;
  return { user, host: rest.slice(0, colon), port: { start, end: text.length, text: text.slice(start) } };
}

/**
 * Returns the octets of a text, in hexadecimal. A reserved character is written as itself, so that it differs from its
 * percent-encoding; `any` gives both the same, for texts in which it cannot delimit.
 */
function octets(text: string, encodes: RegExp | null): string {
  let result = "";
  for (const { 0: token } of text.matchAll(/%[0-9A-Fa-f]{2}|[^]/gu)) {
    if (token.length === 3 && token.startsWith("%")) result += token.toUpperCase();
    else if (RESERVED.test(token) && encodes?.test(token) !== true) result += token;
    else result += encoded(token) ?? "%EF%BF%BD?";
  }
  return result;
}

/** Compares the octets of each part of two texts. */
function dataReason(before: string, after: string, whole: Whole): string | null {
  if (whole === "part") {
    return octets(before, RESERVED) === octets(after, RESERVED) ? null : "the octets of the part differ";
  }
  if (whole === "template") return octets(before, null) === octets(after, null) ? null : "the octets differ";
  const [one, other] = [split(before), split(after)];
  for (const name of PARTS) {
    const [a, b] = [one[name]?.text ?? null, other[name]?.text ?? null];
    if (a === b) continue;
    if (a === null || b === null) return `the ${name} appears or disappears`;
    if (name === "scheme") return "the scheme differs";
    const reason = name === "authority" ? authorityReason(a, b) : partReason(name, a, b);
    if (reason !== null) return reason;
  }
  return null;
}

function authorityReason(before: string, after: string): string | null {
  const [one, other] = [splitAuthority(before), splitAuthority(after)];
  if ((one.port?.text ?? null) !== (other.port?.text ?? null)) return "the port differs";
  if (octets(one.host, null) !== octets(other.host, null)) return "the octets of the host differ";
  if ((one.user === null) !== (other.user === null)) return "the user appears or disappears";
  return octets(one.user ?? "", /[[\]]/) === octets(other.user ?? "", /[[\]]/) ? null : "the octets of the user differ";
}

/** A path is compared segment by segment. A "#" in a fragment and brackets delimit nothing there. */
function partReason(name: string, before: string, after: string): string | null {
  const free = name === "fragment" ? /[[\]#]/ : /[[\]]/;
  const pieces = (text: string): readonly string[] => (name === "path" ? text.split("/") : [text]);
  const [one, other] = [pieces(before), pieces(after)];
  if (one.length !== other.length) return "the number of segments differs";
  return one.every((piece, index) => octets(piece, free) === octets(other[index] ?? "", free))
    ? null
    : `the octets of the ${name} differ`;
}
