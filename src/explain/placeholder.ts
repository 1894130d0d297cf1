/**
 * Recognizes placeholders of templates and of instructions, such as `{id}`, `<your-domain>` or `%HOST%`. Somebody has to
 * replace them, so nothing in them is repaired.
 *
 * @module
 */
import { characterSet, isTriplet } from "../core/percent.js";
import type { Span } from "../core/parts.js";

/** The maximum length of a placeholder. */
const MOST = 100;
/** The number of characters after a tag in which its end tag is searched. */
const MOST_OF_ELEMENT = 200;

const [LESS, BRACKET, PERCENT, AT, DOLLAR, BRACE, HASH, STAR] = [0x3c, 0x5b, 0x25, 0x40, 0x24, 0x7b, 0x23, 0x2a];
const [PARENTHESIS, BAR] = [0x28, 0x7c];

/**
 * Returns the end of the placeholder that begins at an offset.
 *
 * @param text any text
 * @param at the offset, in UTF-16 code units
 * @returns the offset after the placeholder; -1 if no placeholder begins there
 */
export function placeholderAt(text: string, at: number): number {
  switch (text.charCodeAt(at)) {
    case LESS:
      return angled(text, at);
    case BRACKET:
      return bracketed(text, at);
    case PERCENT:
      return percent(text, at);
    case AT:
      return endOf(/@@[A-Za-z]\w{0,95}@@/y, text, at);
    case STAR:
      return endOf(/\*\|[A-Z][A-Z\d_:]{0,95}\|\*/y, text, at);
    case DOLLAR:
      return text.charAt(at + 1) === "(" ? call(text, at) : enclosed(text, at + 1);
    case HASH:
      return enclosed(text, at + 1);
    case BRACE:
      return braced(text, at);
    default:
      return -1;
  }
}

/** One of the characters that all placeholders contain. */
const ANY_OPENING = /[<[{%]|[#$]\{|@@|\$\(|\*\|/;

/** The characters that can begin a placeholder. */
const OPENING = characterSet((character) => "<[%@${#*".includes(character));

/** Returns whether the next characters can belong to a placeholder. It is much faster than the patterns. */
function canBegin(text: string, at: number, code: number): boolean {
  const next = text.charCodeAt(at + 1);
  if (code === AT) return next === AT;
  if (code === HASH) return next === BRACE;
  if (code === STAR) return next === BAR;
  if (code === DOLLAR) return next === BRACE || next === PARENTHESIS;
  if (code === BRACKET) return /[\p{L}_.[-]/u.test(text.charAt(at + 1));
  // Most octets are not the beginning of a name.
  return code !== PERCENT || !isTriplet(text, at) || /\w/.test(text.charAt(at + 3));
}

/** The characters that end placeholders, by those that begin them. */
const CLOSING: ReadonlyMap<number, string> = new Map([
  [LESS, ">"],
  [BRACKET, "]"],
  [BRACE, "}"],
]);

/**
 * Returns whether the character that ends a placeholder follows.
 *
 * @param lasts the offsets of the last closing characters, by the opening ones
 */
function canEnd(text: string, at: number, code: number, lasts: Map<number, number>): boolean {
  const closing = CLOSING.get(code);
  if (closing === undefined) return true;
  let last = lasts.get(code);
  if (last === undefined) lasts.set(code, (last = text.lastIndexOf(closing)));
  // Names have at least two characters.
  return last > at + (code === BRACKET ? 2 : 1);
}

/**
 * Finds the placeholders of a text.
 *
 * @param text any text
 * @returns the ranges of the placeholders, half-open, in UTF-16 code units, in order, without overlaps
 */
export function placeholders(text: string): readonly Span[] {
  let found: Span[] | undefined;
  const first = text.search(ANY_OPENING);
  if (first < 0) return NONE;
  const lasts = new Map<number, number>();
  // A loop over the codes is several times as fast as a regular expression for each.
  for (let at = first; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > BRACE || OPENING[code] !== 1 || !canBegin(text, at, code) || !canEnd(text, at, code, lasts)) continue;
    const end = placeholderAt(text, at);
    if (end < 0) continue;
    (found ??= []).push({ start: at, end });
    at = end - 1;
  }
  return found ?? NONE;
}

const NONE: readonly Span[] = [];

/**
 * Returns a function that finds the placeholder at an offset. The text is read only once, when that is first needed.
 *
 * @param text any text
 * @returns a function from an offset, in UTF-16 code units, to the range of the placeholder that contains it, or `null`
 */
export function placeholderFinder(text: string): (at: number) => Span | null {
  let spans: readonly Span[] | undefined;
  return (at) => {
    spans ??= placeholders(text);
    if (spans.length === 0) return null;
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle] as Span).end > at) high = middle;
      else low = middle + 1;
    }
    const found = spans[low];
    return found !== undefined && found.start <= at ? found : null;
  };
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

const EMBEDDED = /<%[^\r\n]{0,96}?%>/y;
const PHP = /<\?[^\r\n]{1,96}?\?>/y;
/** `<name>`, `<your name>`, `<int:id>`, `<<name>>`. A name of one letter is a tag of HTML. */
const ANGLED =
  /<{1,2}(?:(?:int|float|str|string|path|uuid|slug|any):)?(?=[\p{L}_][^>])[\p{L}\p{M}\p{N}_. -]{2,80}>{1,2}/uy;
/** Tags of HTML that have no end tag. */
const TAG = /<(?:br|hr|img|li|script|wbr)[ >]/iy;

function angled(text: string, at: number): number {
  if (text.charCodeAt(at + 1) === PERCENT) return endOf(EMBEDDED, text, at);
  if (text.charAt(at + 1) === "?") return endOf(PHP, text, at);
  const end = endOf(ANGLED, text, at);
  if (end < 0 || endOf(TAG, text, at) >= 0 || OF_CODE.test(text)) return -1;
  const name = text.slice(at, end).replace(/[<>]/g, "");
  // A domain in angle brackets is a wrapped reference, if nothing precedes it.
  if (at === 0 && name.includes(".")) return -1;
  return text.slice(end, end + MOST_OF_ELEMENT).includes(`</${name}`) ? -1 : end;
}

/** `[name]`, `[your name]`, `[...name]`, `[[...name]]`. A name with `=` behind it is a key, as in PHP. */
const BRACKETED =
  /(?<![\p{L}\p{N}_\]])\[{1,2}(?:\.{3})?(?!(?:true|false|null)\])(?:(?:your|my|enter|insert) )?[\p{L}_-]{2,80}\]{1,2}(?![[=(])/iuy;
/** `[API KEY]` */
const CAPITALS = /(?<![\p{L}\p{N}_\]])\[[A-Z_]{2,40}(?: [A-Z_]{1,40}){1,3}\]/uy;
/** A name in the place of a host that is certainly not the name of a host. */
const NOT_HOST =
  /\[(?:your|(?:address|domain|host|hostname|ip|name|server|subdomain)\]|[\w-]*[_-]|[A-F]*[G-Z][A-Z]*\])/y;

function bracketed(text: string, at: number): number {
  const end = endOf(BRACKETED, text, at);
  if (end < 0) return endOf(CAPITALS, text, at);
  const isHost = text.startsWith("//", at - 2) || text.charCodeAt(at - 1) === AT;
  return isHost && endOf(NOT_HOST, text, at) < 0 ? -1 : end;
}

/** `%{NAME}` of Apache, `%{name}` of Ruby. */
const VARIABLE = /(?<!\d)%\{[A-Za-z][\w:-]{0,90}\}/y;
/** The name of `%NAME%` has two letters, and is not an escape. The last "%" does not begin an octet. */
const ENVIRONMENT =
  /%(?!u[\dA-Fa-f]{4})(?=[\d_]{0,80}[A-Za-z\x80-\uFFFF][\d_]{0,80}[A-Za-z\x80-\uFFFF])[\w\x80-\uFFFF]{2,80}%(?![\dA-Fa-f]{2})/y;
const OCTET = /%[\dA-Fa-f]{2}/y;
/** `%s`, `%1$s` and `%(name)s` of `printf`, and `%@` of Objective-C. */
const PRINTF = /%(?:(?:\d\$)?[sd@]|\([\w.-]{1,80}\)[a-z])(?![A-Za-z\d])/y;
/** `%%NAME%%` */
const DOUBLED = /%%[A-Za-z_]\w{0,90}%%/y;

function percent(text: string, at: number): number {
  const next = text.charCodeAt(at + 1);
  if (next === BRACE) return endOf(VARIABLE, text, at);
  if (next === PERCENT) return endOf(DOUBLED, text, at);
  // Most texts have no second "%" near it, and the pattern is slow.
  const close = text.indexOf("%", at + 1);
  const end = close < 0 || close - at > MOST ? -1 : endOf(ENVIRONMENT, text, at);
  if (end < 0) return endOf(PRINTF, text, at);
  const name = text.slice(at + 1, end - 1);
  // An octet and text is no name: hexadecimal digits alone, a digit, a character beyond ASCII, or another octet before it.
  if (endOf(OCTET, text, at) >= 0 && (!/^[A-F]{2}(?=[A-F\d]*[G-Z_])\w+$/i.test(name) || isTriplet(text, at - 3)))
    return -1;
  // After a digit, "%" usually means percent.
  return /\d/.test(text.charAt(at - 1)) && /[a-z]/.test(name) ? -1 : end;
}

/** The command of `$(command)`. */
const CALL = /\$\((?=[A-Za-z_])[^()\r\n]{1,95}\)/y;

function call(text: string, at: number): number {
  return endOf(CALL, text, at);
}

/** Returns the end of the text in balanced braces, as in `${a}` and `#{a}`. */
function enclosed(text: string, at: number): number {
  if (text.charCodeAt(at) !== BRACE) return -1;
  let depth = 0;
  for (let each = at; each < text.length && each - at < MOST; each++) {
    const character = text.charAt(each);
    if (character === "{") depth++;
    else if (character === "}") depth--;
    else if (character === "\n" || character === "\r") return -1;
    if (depth === 0) return each > at + 1 ? each + 1 : -1;
  }
  return -1;
}

/** `{id}`, `{user id}`, `{?a,b}`, `{items[0]}`, `{0}`. Quotation marks would be data, as in JSON. */
const BRACED = /\{(?!(?:[a-z][a-z\d+.-]{1,20}:)?\/\/|www\.)(?=[^{}]{0,20}[\p{L}\p{N}])[^{}"\r\n]{1,90}\}/uy;
/** `{{a | b}}`, `{{{a}}}` and `{% a %}`. */
const DOUBLE = /\{\{[^{}\r\n]{1,96}\}\}|\{\{\{[^{}\r\n]{1,94}\}\}\}|\{%[^\r\n]{1,96}?%\}/y;
/** A GUID, or an object of JavaScript: data. */
const DATA = /\{(?:[\dA-Fa-f]{8}-|[^}]{0,80}: {0,4}')/y;

/** Schemes whose URIs contain the code of programs and of style sheets. */
const OF_CODE = /^(?:data|javascript):/i;

function braced(text: string, at: number): number {
  const end = endOf(DOUBLE, text, at);
  if (end >= 0) return end;
  return endOf(DATA, text, at) >= 0 || OF_CODE.test(text) ? -1 : endOf(BRACED, text, at);
}
