/**
 * Decides whether a repair is certain: whether nobody who wrote the input can have meant anything else. Tools apply such
 * a repair without asking. Nothing else decides this, and only the input and the edits count.
 *
 * A repair is certain only if each of its edits is of one of these kinds:
 *
 * - encode: a character that no URI allows at its place becomes the percent-encoding of its octets
 * - outside: white space, matching quotes or brackets, or the label `URL:` around the reference is removed
 * - invisible: a line break with its indentation, tabs, or invisible characters inside are removed
 * - slashes: the wrong number of slashes, or ";" for ":", before a host of a scheme that always has one
 * - brackets: the brackets of an IPv6 address are added, if only one reading is an address
 *
 * @module
 */
import type { Diagnostic, Repair } from "../core/diagnostic.js";
import { applyEdits, byPlace, type Edit } from "../core/edits.js";
import { isIPv6 } from "../core/ipv6.js";
import type { Parts, Span } from "../core/parts.js";
import { isEncodingOf, isTriplet } from "../core/percent.js";
import {
  BEYOND_ASCII,
  isJoiner,
  isNothing,
  kindOf,
  OPENING,
  QUOTE,
  seen,
  TAB,
  TAIL as OF_TAIL,
  trimmed,
  type Seen,
} from "./characters.js";
import { wordsOfChange, type Suggestion } from "./edit-words.js";
import { hostInPath, Text, type Role } from "./view.js";

/** Returns whether a repair with these edits is certain. The edits are in order and do not overlap. */
export type Judge = (edits: readonly Edit[]) => boolean;

/**
 * Returns the judge of the repairs of an input.
 *
 * @param input any string
 * @param whole the role of the input if it is only a part of a reference; `null` for a reference
 * @param known what is known of the input
 */
export function judgeOf(input: string, whole: Role | null, known: Text = new Text(input)): Judge {
  let around: Around | undefined;
  let ground: Ground | undefined;
  let visible: Seen | null | undefined;
  return (edits) => {
    if (edits.length === 0) return false;
    around ??= aroundOf(input);
    const { start, end } = around;
    // An input without visible characters has no reference.
    if (start === end) return false;
    let inside = edits;
    if (start > 0 || end < input.length) {
      const given = around;
      inside = edits.filter((edit) => !isOutside(edit, given));
      if (inside.length < edits.length && !keepsPairs(edits, around)) return false;
      if (inside.length === 0) return true;
    }
    // Invisible characters must not hide what is next to a character.
    if (visible === undefined) visible = known.hasAny(BEYOND_ASCII) ? seen(input) : null;
    const by = visible;
    const of = (ground ??= by
      ? new Ground(new Text(by.text), movedBy(by, around), whole)
      : new Ground(known, around, whole));
    const moved = by ? inside.map((edit) => movedBy(by, edit)) : inside;
    if (areSlashes(of, moved)) return true;
    const isLocal = (edit: Edit, index: number): boolean =>
      edit.start === edit.end && edit.text === ""
        ? isUnseen(of, edit.start, input.slice((inside[index] as Edit).start, (inside[index] as Edit).end))
        : isEncoding(of, edit) || isLineBreak(of, edit);
    return (moved.every(isLocal) || areBrackets(of, moved)) && !of.isOdd;
  };
}

/** Returns where a range is in the text without invisible characters. */
function movedBy<Range extends Span>({ toSeen }: Seen, range: Range): Range {
  return { ...range, start: toSeen(range.start), end: toSeen(range.end) };
}

/**
 * Returns for each of several repairs of an input whether it is certain. Of edits that touch each other, all are certain
 * or none.
 *
 * @param input any string
 * @param whole the role of the input if it is only a part of a reference; `null` for a reference
 * @param repairs the repairs, each with its edits
 * @param known what is known of the input
 */
export function certainOf(
  input: string,
  whole: Role | null,
  repairs: readonly { readonly edits: readonly Edit[] }[],
  known?: Text,
): readonly boolean[] {
  const judge = judgeOf(input, whole, known);
  const certain = repairs.map(({ edits }) => judge(edits));
  if (certain.length === 1 || !certain.includes(true)) return certain;
  const owned: { readonly start: number; readonly end: number; readonly owner: number }[] = [];
  repairs.forEach(({ edits }, owner) => {
    for (const { start, end } of edits) owned.push({ start, end, owner });
  });
  owned.sort(byPlace);
  const touching: (readonly [number, number])[] = [];
  owned.forEach(({ start, owner }, at) => {
    const before = owned[at - 1];
    if (before?.end === start && before.owner !== owner) touching.push([before.owner, owner]);
  });
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const [a, b] of touching) {
      if (certain[a] === certain[b]) continue;
      certain[a] = certain[b] = isDone = false;
    }
  }
  return certain;
}

/**
 * Returns the repair that makes one change to a text, without an explanation of the text. Its sentence and whether it is
 * certain follow from the change.
 *
 * @param input any text
 * @param change the edit, and the words for what it changes
 */
export function repairOf(input: string, change: Suggestion): Repair {
  const { start, end, text } = change;
  const edits = [{ start, end, text }];
  return { message: wordsOfChange(input, change), edits, certain: judgeOf(input, null)(edits) };
}

/** Returns a diagnostic whose repair is not certain, because the text around the input can give it another meaning. */
export function asGuess(diagnostic: Diagnostic): Diagnostic {
  const { repair } = diagnostic;
  return repair === undefined ? diagnostic : { ...diagnostic, repair: { ...repair, certain: false } };
}

/** The text around a reference, which cannot belong to it. */
interface Around {
  /** The range of the reference. */
  readonly start: number;
  readonly end: number;
  /** The opening and the closing character of each pair, and the first and the last character of each label. */
  readonly pairs: readonly (readonly [open: number, close: number])[];
}

/** The pairs of characters that can enclose a reference. */
const PAIRS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "<": ">",
  "(": ")",
  "[": "]",
  "\u201C": "\u201D",
  "\u201E": "\u201C",
  "\u2018": "\u2019",
  "\xAB": "\xBB",
  "\xBB": "\xAB",
  "\u2039": "\u203A",
  "\u300C": "\u300D",
};

/** A label before a reference. In small letters it can be the key of a value, unless angle brackets show what it is. */
const LABEL = /^ur[il]\s{0,9}:\s{0,9}(?=[a-z][a-z\d+.-]{1,20}:|www\.)/i;
const HEAD = 64;
/** The beginning of a reference. Other text between quotes or brackets can be a name or a placeholder. */
const REFERENCE = /^\s{0,9}(?:ur[il]:\s{0,9})?(?:[a-z][a-z\d+.-]{1,20}:|\.{0,2}\/|www\.|["'`<([])/i;
/** The beginning of an IPv6 address, whose brackets belong to it. */
const ADDRESS = /^[\dA-Fa-f]{0,4}:/;
const MOST_PAIRS = 4;
const [LETTER_A, LETTER_U, LETTER_Z, DIGIT_0, DIGIT_9] = [0x61, 0x75, 0x7a, 0x30, 0x39];

/** Finds the text around a reference. */
function aroundOf(input: string): Around {
  const { length } = input;
  if (isInside(input.charCodeAt(0)) && isInside(input.charCodeAt(length - 1))) {
    return { start: 0, end: length, pairs: NO_PAIRS };
  }
  let { start, end } = trimmed(input);
  const pairs: (readonly [number, number])[] = [];
  while (pairs.length < MOST_PAIRS) {
    // Test the first letter, because nearly no reference has a label.
    const isU = (input.charCodeAt(start) | 0x20) === LETTER_U;
    const mayBeLabel = isU && (input.startsWith("URL:", start) || input.charAt(start - 1) === "<");
    const [label] = mayBeLabel ? (LABEL.exec(input.slice(start, start + HEAD)) ?? []) : [];
    if (label !== undefined) {
      pairs.push([start, start + label.length - 1]);
      start += label.length;
    } else if (isPair(input, start, end)) pairs.push([start++, --end]);
    else break;
    ({ start, end } = trimmed(input, start, end));
  }
  return { start, end, pairs };
}

const NO_PAIRS: Around["pairs"] = [];

/** Returns whether a character is neither white space nor invisible, and begins no label and no pair. Most are letters. */
function isInside(code: number): boolean {
  const letter = code | 0x20;
  return (letter >= LETTER_A && letter <= LETTER_Z && letter !== LETTER_U) || (code >= DIGIT_0 && code <= DIGIT_9);
}

/** Returns whether the first and the last character of a range enclose the text between them. */
function isPair(input: string, start: number, end: number): boolean {
  const open = input.charAt(start);
  if (end - start < 2 || !Object.hasOwn(PAIRS, open) || input.charAt(end - 1) !== PAIRS[open]) return false;
  const head = input.slice(start + 1, start + HEAD);
  if (!REFERENCE.test(head) || (open === "[" && ADDRESS.test(head))) return false;
  // The same characters inside make it unclear which ones belong together.
  const [second, third] = [input.indexOf(open, start + 1), input.indexOf(input.charAt(end - 1), start + 1)];
  return (second === -1 || second >= end - 1) && third >= end - 1;
}

/** Returns whether an edit removes text around the reference. */
function isOutside({ start, end, text }: Edit, around: Around): boolean {
  return text === "" && (end <= around.start || start >= around.end);
}

/** Returns whether the edits remove both or neither of the characters of each pair. */
function keepsPairs(edits: readonly Edit[], { pairs }: Around): boolean {
  const removes = (at: number): boolean => edits.some(({ start, end }) => start <= at && at < end);
  return pairs.every(([open, close]) => removes(open) === removes(close));
}

/** The facts about an input, for all edits. Everything is found when it is first needed. */
class Ground {
  readonly input: string;
  readonly around: Around;
  /** The parts of the reference; `null` if the input is only a part. */
  readonly parts: Parts | null;
  readonly #whole: Role | null;
  readonly #known: Text;
  /** The reference. */
  readonly #text: Text;
  /** The host in a path of a scheme without an authority. */
  readonly #host: Span | null;
  #scheme: string | undefined;
  #tail = -1;
  #hasOnlyWords: boolean | undefined;
  #hasOddFragment: boolean | undefined;
  #characters: Map<string, boolean> | undefined;

  constructor(known: Text, around: Around, whole: Role | null) {
    const input = known.text;
    this.input = input;
    this.around = around;
    this.#whole = whole;
    this.#known = known;
    const isAll = around.start === 0 && around.end === input.length;
    this.#text = isAll ? known : new Text(input.slice(around.start, around.end));
    this.parts = whole !== null ? null : this.#text.parts();
    const { scheme = null, authority = null, path } = this.parts ?? {};
    this.#host = path !== undefined && scheme !== null && authority === null ? hostInPath(this.#text.text, path) : null;
  }

  /** Returns the role of an offset. */
  roleAt(offset: number): Role {
    if (this.parts === null) return this.#whole as Role;
    const { scheme, authority, path, query } = this.parts;
    const at = offset - this.around.start;
    if (scheme !== null && at <= scheme.end) return "scheme";
    const host = this.#host;
    if (host !== null && at >= host.start && at < host.end) return "host";
    if (authority !== null && at < authority.end) {
      return authority.userinfo !== null && at < authority.userinfo.end && at >= authority.start ? "userinfo" : "host";
    }
    if (at < path.end) return "path";
    return query !== null && at < query.end ? "query" : "fragment";
  }

  /** Returns whether an offset is in the fragment, behind its "#". */
  isInFragment(offset: number): boolean {
    if (this.parts === null) return this.#whole === "fragment";
    const { fragment } = this.parts;
    return fragment !== null && offset - this.around.start >= fragment.start;
  }

  /**
   * Whether the first "#" is not the delimiter for sure: it can belong to a name, as in `C#`, to a route, `#/a`, to the name
   * of a file, or to a character reference of HTML, `&#61;`.
   */
  get hasOddFragment(): boolean {
    const { text } = this.#text;
    const from = this.parts?.fragment?.start ?? 0;
    const next = text.indexOf("#", from);
    return (this.#hasOddFragment ??=
      OF_NAME.test(text.slice(Math.max(0, from - 3), from)) || /[./?]/.test(text.slice(from, Math.max(from, next))));
  }

  /** Returns whether the text before the first ":" matches a pattern. Without a ":", this text is empty. */
  isScheme(pattern: RegExp): boolean {
    return pattern.test((this.#scheme ??= this.#text.text.slice(0, this.parts?.scheme?.end ?? 0)));
  }

  /** Whether the path can have segments. Without them, a space can be a separator that readers ignore. */
  get hasSegments(): boolean {
    if (this.parts === null) return true;
    const { scheme, authority, path } = this.parts;
    return scheme === null || authority !== null || this.#text.text.startsWith("/", path.start);
  }

  /**
   * Whether nobody knows where the parts are: the text before the first ":" is a variable or a drive of Windows, and not
   * the name of a scheme, or the scheme needs an authority, and no host follows.
   */
  get isOdd(): boolean {
    const { scheme = null, authority = null } = this.parts ?? {};
    if (scheme === null) return false;
    if (!this.isScheme(SCHEME)) return true;
    return authority === null && this.isScheme(WITH_HOST) && !SLASHES.test(this.#text.text.slice(0, MOST_HEAD));
  }

  /** The offset at which text after the reference can begin: a comment, prose, or HTML. */
  get tail(): number {
    if (this.#tail === -1) {
      const { text } = this.#text;
      const found = this.#text.hasAny(OF_TAIL | BEYOND_ASCII) ? TAIL.exec(text)?.index : undefined;
      this.#tail = this.around.start + (found ?? unmatched(text));
    }
    return this.#tail;
  }

  /** Whether all spaces are between two words. If one is not, the others can be, too, the beginning of other text. */
  get hasOnlyWords(): boolean {
    return (this.#hasOnlyWords ??= spacesAreInWords(this.#text));
  }

  /** Returns whether a placeholder contains some of a range, or is next to it. White space can disappear. */
  touchesPlaceholder({ start, end }: Span): boolean {
    const known = this.#known;
    if (!known.hasAny(OPENING)) return false;
    const [before, behind] = [beforeNothing(this.input, start), behindNothing(this.input, end)];
    return [before, start, behind].some((at) => known.placeholderOf(at) !== null);
  }

  /** Returns whether the input has a character. */
  has(character: string): boolean {
    const known = (this.#characters ??= new Map<string, boolean>());
    const found = known.get(character) ?? this.input.includes(character);
    known.set(character, found);
    return found;
  }
}

/**
 * The beginning of text that can follow a reference: a comment, a note, the end of an HTML element or of a Markdown link.
 * A word that sentences need also begins it.
 */
const TAIL =
  /\s(?:#|\/\/|\/\*|--?(?:\s|[a-z])|[(\uFF08|;]|\u2013|\u2014|(?:and|or|is|are|was|were|has|have|will|can|for|to|from|in|on|at|with|of|by|but|if|when|the|this|that|see|as|then|via|HTTP\/\d(?:\.\d)?)(?=\s|$))|["'`]\s?\/?>|<\/|\]\(|\\$/i;

/** The name of a scheme. A single letter is a drive of Windows. */
const SCHEME = /^[a-z][a-z\d+.-]+$/i;

/** Returns whether all spaces of a text are between two words, and the text is more than words, columns or markup. */
function spacesAreInWords(of: Text): boolean {
  const { text } = of;
  if (!/[/?#:]/.test(text) || of.hasAny(TAB) || (of.hasAny(QUOTE) && QUOTED.test(text))) return false;
  for (let at = text.indexOf(" "); at !== -1; at = text.indexOf(" ", at + 1)) {
    const before = text.charAt(at - 1);
    let end = at;
    while (text.charAt(end) === " ") end++;
    // After a full stop, it can begin the next sentence.
    if (!WORD.test(before) || before === "." || !WORD.test(text.charAt(end))) return false;
    at = end;
  }
  return true;
}

/** An element of HTML, a quotation, or the quoted value of an attribute or of a function. */
const QUOTED = /^(?:<|(?:[A-Za-z][\w-]{0,30}\s?[=(]\s?)?["'`])/;

/** A character of a word; also the end of a percent-encoding, and its beginning. */
const WORD = /[A-Za-z\d%._~-]|[^\0-\x7F]/;

/** Returns the offset of a quotation mark or a ">" at the end that encloses nothing; the length if there is no such one. */
function unmatched(text: string): number {
  const last = text.length - 1;
  const close = text.charAt(last);
  if (!"\"'`>".includes(close)) return text.length;
  return text.indexOf(close === ">" ? "<" : close) === last || (!text.includes("<") && close === ">")
    ? last
    : text.length;
}

/** Returns whether an edit percent-encodes characters that no URI allows at their place. */
function isEncoding(of: Ground, edit: Edit): boolean {
  const { input, around } = of;
  const { start, end, text } = edit;
  if (end <= start || start < around.start || end > around.end) return false;
  const removed = input.slice(start, end);
  if (!isEncodingOf(text, removed)) return false;
  const role = of.roleAt(start);
  if (role === "scheme" || role === "host" || role === "port" || !canEncode(of, removed, start, role)) return false;
  // The readers of these addresses decode nothing.
  return start < of.tail && !of.touchesPlaceholder(edit) && !of.isScheme(STORAGE);
}

/** Returns whether the characters cannot mean anything but themselves. */
function canEncode(of: Ground, removed: string, start: number, role: Role): boolean {
  const code = removed.charCodeAt(0);
  if (code === SPACE) return isSpace(of, removed, role);
  if (code >= 0x80) return isVisible(removed) && !(of.isScheme(ARK) && DASH.test(removed));
  const { input, around } = of;
  const next = start + 1 < around.end ? input.charAt(start + 1) : "";
  if (removed.length > 1) return false;
  switch (removed) {
    case "%":
      // Letters and digits can be the rest of a percent-encoding, or the name of a placeholder.
      return (
        /[-._~!$&'()*+,;=:@/?#]/.test(next) && !isCutOff(input, start) && !EXCHANGED.test(input.slice(start, start + 5))
      );
    case "\\":
      // In other formats, "\" escapes punctuation, and some letters have a meaning after it.
      return role !== "path" && role !== "userinfo" && /[A-Zac-eg-mo-qswyz]/.test(next);
    case "#":
      // Between braces, it can begin a color of CSS.
      return (
        of.isInFragment(start) &&
        !of.hasOddFragment &&
        !/[\s#]/.test(next) &&
        !/[\s#]/.test(input.charAt(start - 1)) &&
        !(of.has("{") && of.has("}"))
      );
    // In a path, it can be the mark of a footnote.
    case "[":
      return (role === "query" || role === "fragment") && /^\[\d{0,9}(?:\]|%5D)/i.test(input.slice(start, start + 13));
    case "]":
      return (
        (role === "query" || role === "fragment") &&
        /(?:\[|%5B)\d{0,9}$/i.test(input.slice(Math.max(0, start - 12), start))
      );
    case "<":
      // With another one, or at the beginning of a name, it can begin a placeholder or markup.
      return !of.has(">") && !/[/=?&#:.@-]/.test(input.charAt(start - 1));
    case ">":
      return !of.has("<") && !/^(?:|[/?&#])$/.test(next) && input.charAt(start - 1) !== "-";
    case "{":
    case "}":
      return false;
    case "|":
      return !isDrive(of, start);
    default:
      // At the start of a segment or a value, it is an anchor of a regular expression.
      return removed === "^" && start > around.start && !"=/(?&#:".includes(input.charAt(start - 1));
  }
}

/** Returns whether the name of a drive of Windows ends at an offset. */
function isDrive({ input, around }: Ground, at: number): boolean {
  if (!/[A-Za-z]/.test(input.charAt(at - 1))) return false;
  const before = beforeNothing(input, at - 1);
  if (before < around.start) return /^(?:$|[/\\])/.test(input.slice(at + 1, Math.min(at + 2, around.end)));
  return /[/:]/.test(input.charAt(before));
}

/** A "%" and a delimiter that can have changed places: `%,20` for `,%20`. A word after the delimiter is no octet. */
const EXCHANGED = /^%[^](?:\d[\dA-Fa-f]|[A-F][\dA-F]|[\da-f]{2}(?![A-Za-z]))/;

const SPACE = 0x20;

/** Returns whether spaces stand for themselves: they are between two words. */
function isSpace(of: Ground, removed: string, role: Role): boolean {
  // In a user name, the text before it can be prose.
  if (/[^ ]/.test(removed) || role === "userinfo" || (role === "path" && !of.hasSegments)) return false;
  return of.hasOnlyWords && of.tail === of.around.end;
}

/** Returns whether a text has only visible characters beyond ASCII. A joiner belongs to the character before it. */
function isVisible(text: string): boolean {
  if (MOJIBAKE.test(text)) return false;
  let isFirst = true;
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (kindOf(code) !== "other" && (isFirst || !isJoiner(code))) return false;
    // An ellipsis stands for text that was left out. Full-width forms can stand for ASCII delimiters.
    if (code === ELLIPSIS || (code >= 0xff01 && code <= 0xff5e) || REPLACED.test(character)) return false;
    isFirst = false;
  }
  return true;
}

const ELLIPSIS = 0x2026;
/**
 * A curly quote, a sign that programs print instead of "^", "~" and "-", and a letter of another font or a ligature, which
 * stand for letters of ASCII.
 */
const REPLACED =
  /[\u2018-\u201F\xAB\xBB\u2039\u203A\u300C-\u300F\u02C6\u02DC\u2010\u2011\u2102\u210A-\u2113\u2115\u2119-\u211D\u2124\u2128\u212A-\u212D\u212F-\u2134\u2139\u2145-\u2149\uFB00-\uFB06\u{1D400}-\u{1D7FF}]/u;
/** The identifiers of this scheme ignore hyphens, so a dash is one. */
const ARK = /^ark$/i;
const DASH = /[\p{Pd}\u2212]/u;
/** The octets of a character in UTF-8, read as characters of Latin-1. */
const MOJIBAKE = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}/;

/** Returns whether a "%" follows percent-encoded octets that are only the beginning of a character in UTF-8. */
function isCutOff(input: string, at: number): boolean {
  let first = at;
  while (first >= 3 && at - first < 12 && isTriplet(input, first - 3)) first -= 3;
  if (first === at) return false;
  for (; first < at; first += 3) {
    try {
      decodeURIComponent(input.slice(first, at));
      return false;
    } catch {
      // The octets before these can be the end of another character.
    }
  }
  return true;
}

/**
 * Returns whether invisible characters can be removed.
 *
 * @param at where they are in the visible text
 * @param removed the characters
 */
function isUnseen(of: Ground, at: number, removed: string): boolean {
  // An override changes the order in which people see the text.
  if (at > of.tail || OVERRIDE.test(removed)) return false;
  const role = of.roleAt(at);
  // Without the characters, an authority can begin here.
  const { authority } = of.parts ?? {};
  if (authority && at - of.around.start < authority.start) return false;
  // A host in another script can need a joiner.
  return role !== "scheme" && role !== "port" && !(role === "host" && /[\u200C\u200D]/.test(removed));
}

/** Returns whether an edit removes a line break with the white space around it, or tabs. */
function isLineBreak(of: Ground, { start, end, text }: Edit): boolean {
  const { input, around } = of;
  if (text !== "" || end <= start || start < around.start || end > around.end || start >= of.tail) return false;
  const removed = input.slice(start, end);
  const role = of.roleAt(start);
  const { path, authority } = of.parts ?? {};
  // Before a path, the rest can become an authority.
  if (path !== undefined && authority === null && start - around.start <= path.start + 1) return false;
  if (role === "scheme" || role === "userinfo" || role === "host" || role === "port") return false;
  if (!Array.from(removed).every((each) => isNothing(each.charCodeAt(0)))) return false;
  if (!/^\t+$/.test(removed) && !/[\n-\r\x85\u2028\u2029]/.test(removed)) return false;
  const before = input.charAt(beforeNothing(input, start));
  const behind = input.charAt(behindNothing(input, end));
  // Quoted-printable, the body of a mail, and the selector of Gopher have white space of their own.
  if (before === "=" || of.isScheme(GOPHER) || (role !== "path" && of.isScheme(MAILTO))) return false;
  // A hyphen can divide a word at the end of a line.
  if (before === "-" && !removed.startsWith("\t")) return false;
  return !(LETTER.test(before) && LETTER.test(behind));
}

/** Characters that begin and end text of another direction. */
const OVERRIDE = /[\u202A-\u202E\u2066-\u2069]/;
const [GOPHER, MAILTO, STORAGE] = [/^gopher$/i, /^mailto$/i, /^(?:gs|s3)$/i];
/** A character of a word, or one that is percent-encoded: its encoding ends with a letter or a digit. */
const LETTER = /[^:/?@!$&'()*+,;=._~-]/;
/** The number of characters without a glyph to look over. */
const MOST_NOTHING = 64;

/** Returns the offset of the nearest visible character before an offset; -1 without one. */
function beforeNothing(text: string, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && offset - at < MOST_NOTHING && isNothing(text.charCodeAt(at))) at--;
  return at;
}

/** Returns the offset of the nearest visible character behind an offset. */
function behindNothing(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && at - offset < MOST_NOTHING && isNothing(text.charCodeAt(at))) at++;
  return at;
}

/** The schemes whose URIs always have a host. */
const WITH_HOST = /^(?:https?|wss?|s?ftps?|rtsps?)$/i;

/** The same, and a host with a dot in its name or before its port. */
const SLASHES =
  /^(https?|wss?|s?ftps?|rtsps?)(?::\/|:\/{3,9}|;\/\/)(?=(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,9}[a-z]{1,63}(?::\d{1,5})?(?:[/?#]|$))/i;
/** The "#" of a character reference, or of a name of one capital letter. */
const OF_NAME = /&#$|(?:^|[^A-Za-z])[A-Z]#$/;
/** A name that looks like a file, not like a host. */
const FILE = /\.(?:aspx?|cgi|css|gif|html?|ico|jpe?g|js|json|jsp|md|pdf|php|png|svg|txt|xml|zip|sh|py|rs)$/i;

/** Returns whether the edits only write "://" after the name of a scheme whose URIs always have a host. */
function areSlashes({ input, around, parts: of }: Ground, edits: readonly Edit[]): boolean {
  if (of === null || edits.some(({ end }) => end > around.start + MOST_FRONT)) return false;
  const text = input.slice(around.start, Math.min(around.end, around.start + MOST_HEAD));
  const [front = "", name = ""] = SLASHES.exec(text) ?? [];
  if (front === "") return false;
  const rest = text.slice(front.length);
  const host = rest.slice(0, rest.search(/[/?#:]|$/));
  if (FILE.test(host) && !/^www\./i.test(host)) return false;
  const [from, to] = [around.start + name.length, around.start + front.length];
  if (!edits.every(({ start, end }) => start >= from && end <= to)) return false;
  const moved = edits.map(({ start, end, text: written }) => ({ start: start - from, end: end - from, text: written }));
  return applyEdits(input.slice(from, to), moved) === "://";
}

const MOST_HEAD = 512;
/** The length of the longest name and delimiter that `SLASHES` matches. */
const MOST_FRONT = 16;

/** Returns whether the edits only write the brackets of an IPv6 address, and no other reading has an address. */
function areBrackets({ input, around, parts: of }: Ground, edits: readonly Edit[]): boolean {
  const authority = of?.authority;
  if (edits.length !== 2 || !authority || authority.end - authority.start > MOST_HEAD) return false;
  // Brackets around the whole reference would not be a pair any more.
  if (input.slice(Math.max(0, around.start - HEAD), around.start).includes("[")) return false;
  if (!edits.every(({ start, end, text }) => start === end && (text === "[" || text === "]"))) return false;
  const from = around.start + (authority.userinfo === null ? authority.start : authority.userinfo.end + 1);
  const to = around.start + authority.end;
  if (!edits.every(({ start }) => start >= from && start <= to)) return false;
  const before = input.slice(from, to);
  const moved = edits.map(({ start, end, text }) => ({ start: start - from, end: end - from, text }));
  const readings = readingsOf(before.replace(/^\[|\](?=:\d*$|$)/g, ""));
  return readings.length === 1 && readings[0] === applyEdits(before, moved);
}

/** Returns all ways to read a text as an IPv6 address, with or without a port. */
function readingsOf(text: string): readonly string[] {
  const colon = text.lastIndexOf(":");
  const [address, port] = [text.slice(0, colon), text.slice(colon)];
  const readings = isIPv6(text) ? [`[${text}]`] : [];
  // The last group can be a port after groups that somebody has shortened.
  if (readings.length > 0 && /^:[1-9]\d{1,3}$/.test(port)) return [];
  return isIPv6(address) && /^:\d{0,5}$/.test(port) ? [...readings, `[${address}]${port}`] : readings;
}
