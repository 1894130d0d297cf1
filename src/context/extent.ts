/**
 * Finds where a URI in a text ends: before the text around it begins. The same rules hold for valid and invalid URIs, so
 * that the valid beginning of something else is never a result.
 *
 * @module
 */
import { placeholderAt } from "../explain/placeholder.js";

/** The most characters before a URI, on its line, that are read to find an open mark or bar. */
export const LOOK_BACK = 200;
/** The most characters between brackets. */
const MOST_IN_BRACKETS = 200;

/**
 * Characters past ASCII that end a URI. Dashes, letters and symbols stay: programs replace hyphens by dashes, and people
 * type letters. The lines of drawn boxes end it.
 */
const ENDS_PAST_ASCII = /[\s\p{Cc}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}\u2014\u2500-\u259F]/u;
/**
 * Signs that join words: apostrophes, dashes, points between letters, and signs of Armenian, Hebrew, Ethiopic, Tibetan and
 * Japanese words.
 */
const JOINS = /[\xB7\u0387\u055A-\u055F\u05F3\u05F4\u0F0B\u0F0C\u1361\u2014\u2018\u2019\u2027\u30FB\uFE52\uFF07\uFF65]/;
/** A character of a word. Half of a pair is a letter beyond the basic plane, or a symbol. */
const OF_WORD = /[\p{L}\p{M}\p{N}\uD800-\uDFFF]/u;
const OPENS = /\p{Ps}/u;
/** A host in ASCII that is complete: it has several labels, or a port, or is an address or `localhost`. */
const ASCII_HOST =
  /^\/\/(?:[^/?#@]*@)?(?:(?:[A-Za-z\d.-]*\.[A-Za-z\d-]*[A-Za-z\d]|localhost|\[[^\]]*\])(?::\d*)?|[A-Za-z\d-]+:\d+)$/;
/** The rest of a label from a character past ASCII on. Some labels mix ASCII and other letters of Latin. */
const REST_OF_LABEL = new RegExp(`(?!\\p{Script=Latin})(?:[\\p{L}\\p{M}\\p{N}\\p{S}-]|${JOINS.source})+`, "uy");
const NEXT_LABEL = /\.[\p{L}\p{N}]/uy;
/** Characters at the end of a URI that probably do not belong to it. Invisible characters belong to it elsewhere. */
const GIVEN_BACK = /[.,;:!?'|\\([\p{Cf}]/u;
/** The beginning of a URI after a character that never occurs in a URI. */
const ANOTHER = /[^!#-;=?-[\]_a-z~][a-z][a-z\d+.-]*:\/\//i;
const ANOTHER_HERE = new RegExp(ANOTHER.source, "iy");

/** Returns whether another URI begins in the text, after a character that no URI contains: then the text is a list. */
export function holdsAnother(text: string): boolean {
  return ANOTHER.test(text);
}

/** Marks of emphasis in Markdown. */
const MARKS = ["**", "__", "~~"];
/** Marks that end a URI only at its very end, because they can stand in it. */
const SHORT_MARKS = "*_";
/** Character references of the delimiters of HTML. */
const REFERENCE = /&(?:[gl]t|quot|#(?:0*(?:60|62|34)|x0*(?:3c|3e|22)));/iy;
/** A placeholder such as `<name>` that is written with character references. */
export const ESCAPED_PLACEHOLDER = "&lt;[A-Za-z][\\w -]{0,40}&gt;";
const ESCAPED_PLACEHOLDER_HERE = new RegExp(ESCAPED_PLACEHOLDER, "iy");
/** A backslash before one of these is the escape of a text whose format is not known. */
const ESCAPED = /\\(?:["'/\s]|$)/y;
/** A control character as programs write it. It ends a URI everywhere. */
const CONTROL = /\\(?:u00[01]|x[01])[\dA-Fa-f]/y;
/** A line break or a tab as programs write it. It ends a URI unless the backslash separates the names of a path. */
const WRITTEN = /\\+[nrt]/y;
/** The end of the name of a drive, and of a host of files, in which a backslash separates names. */
const OF_WINDOWS = /(?:[/\\][A-Za-z][:|]|^file:\/\/[^/]*)$/i;
/** The text in brackets that belong to a template: an optional part, ranges, other characters than some signs, or capitals. */
const OF_TEMPLATE = /^(?:[?&:]\w.*|\^?\w-\w[\w.,-]*|\^[^\w\s].*|\d+-\d+|[A-Z_]{2,}|\.{3}\w*)$/;
/** A value in a variable of PHP or Perl: `$a[0]`, `$o->id`. */
const VARIABLE = /\$[A-Za-z_]\w{0,80}(?:->\w{1,80}|\[[^\]\s]{1,80}\])+/y;
/** The text after brackets that belong to a URI: it does not end a sentence. */
const GOES_ON = /[.,;:!?'*_~]*[\w/?#=&%+@$[-]/y;

const [PLAIN, SPECIAL, END] = [0, 1, 2];
const [QUESTION, HASH, DOLLAR, AMPERSAND, QUOTE, OPEN, CLOSE] = [0x3f, 0x23, 0x24, 0x26, 0x27, 0x28, 0x29];
const [STAR, LESS, BRACKET, BACKSLASH, CLOSING_BRACKET, CARET] = [0x2a, 0x3c, 0x5b, 0x5c, 0x5d, 0x5e];
const [UNDERSCORE, BRACE, BAR, CLOSING_BRACE, TILDE] = [0x5f, 0x7b, 0x7c, 0x7d, 0x7e];

const SPECIALS = "?#$&'()*<[\\]^_{|}~";
/** For each character of ASCII: whether it belongs to a URI, ends it, or needs a look around it. */
const CLASSES: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (SPECIALS.includes(character)) return SPECIAL;
  return code <= 0x20 || code === 0x7f || '">`'.includes(character) ? END : PLAIN;
});

/** Returns whether a character can follow the colon of an undelimited URI. Spaces and quotation marks, which most texts have there, cannot. */
export function canFollowColon(text: string, at: number): boolean {
  return at < text.length && CLASSES[text.charCodeAt(at)] !== END;
}

/**
 * Returns the end of an undelimited URI, valid or not, without the punctuation of the sentence.
 *
 * @param text any text
 * @param start the offset of the URI
 * @param body the offset after its colon
 * @param isKnown whether the escapes of the text's format are already decoded
 */
export function endOfMeant(text: string, start: number, body: number, isKnown: boolean): number {
  return trimmed(text, start, endOf(text, start, body, isKnown));
}

function endOf(text: string, start: number, body: number, isKnown: boolean): number {
  const isQuoted = text.charCodeAt(start - 1) === QUOTE;
  const mark = start < 2 ? undefined : MARKS.find((each) => text.startsWith(each, start - 2));
  let [parentheses, brackets, braces] = [0, 0, 0];
  let [isQuery, isAscii, hasBackslash] = [false, true, false];
  // The brackets past ASCII that close the open ones
  let closing = "";
  for (let at = body; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) {
      if (isAscii && endsHost(text, body, at)) return at;
      isAscii = false;
      const character = text.charAt(at);
      if (!ENDS_PAST_ASCII.test(character)) continue;
      const partner = partnerOf(text, at, character);
      if (partner !== "") closing += partner;
      else if (closing.endsWith(character)) closing = closing.slice(0, -1);
      else if (!isJoined(text, at, character)) return at;
      continue;
    }
    const kind = CLASSES[code];
    if (kind === PLAIN) continue;
    if (kind === END) return at;
    switch (code) {
      case QUESTION:
        isQuery = true;
        break;
      case AMPERSAND:
        if (matches(ESCAPED_PLACEHOLDER_HERE, text, at)) at = ESCAPED_PLACEHOLDER_HERE.lastIndex - 1;
        else if (matches(REFERENCE, text, at)) return at;
        break;
      case QUOTE:
        if (isQuoted) return at;
        break;
      case STAR:
      case UNDERSCORE:
      case TILDE:
        if (mark !== undefined && text.startsWith(mark, at)) return at;
        break;
      case OPEN:
        parentheses++;
        break;
      case CLOSE:
        if (parentheses-- === 0) return at;
        break;
      case BRACKET:
        if (brackets === 0 && !isInURI(text, at, body, isQuery)) return at;
        brackets++;
        break;
      case CLOSING_BRACKET:
        if (brackets-- === 0) return at;
        break;
      case CLOSING_BRACE:
        if (braces-- === 0) return at;
        break;
      case BACKSLASH:
        if (!isKnown && matches(ESCAPED, text, at)) return at;
        if (matches(CONTROL, text, at) || matches(ANOTHER_HERE, text, at)) return at;
        if (!hasBackslash && matches(WRITTEN, text, at) && !isOfWindows(text, start, at)) return at;
        hasBackslash = true;
        break;
      case BAR:
        if (isAfterBar(text, start) || matches(ANOTHER_HERE, text, at)) return at;
        break;
      case CARET:
        // TeX writes control characters as "^^J".
        if (text.charCodeAt(at + 1) === CARET || matches(ANOTHER_HERE, text, at)) return at;
        break;
      default: {
        const variableEnd = code === DOLLAR && matches(VARIABLE, text, at) ? VARIABLE.lastIndex : at;
        if (variableEnd > at) {
          at = variableEnd - 1;
          break;
        }
        if (code === HASH) isQuery = false;
        // The rest begins placeholders: `<name>`, `{name}`, `${name}`, `#{name}`.
        if ((code === DOLLAR || code === HASH) && text.charCodeAt(at + 1) !== BRACE) break;
        if (matches(ANOTHER_HERE, text, at)) return at;
        const end = placeholderAt(text, at);
        if (end >= 0) at = end - 1;
        else if (code === LESS) return at;
        else if (code === BRACE) braces++;
      }
    }
  }
  return text.length;
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Returns whether a backslash separates the names of a path of Windows. */
function isOfWindows(text: string, start: number, at: number): boolean {
  return OF_WINDOWS.test(text.slice(Math.max(start, at - LOOK_BACK), at));
}

/** Returns whether an ASCII host ends before the first character past ASCII: no name has a label of both. */
function endsHost(text: string, body: number, at: number): boolean {
  if (at - body > LOOK_BACK || !ASCII_HOST.test(text.slice(body, at))) return false;
  return matches(REST_OF_LABEL, text, at) && !matches(NEXT_LABEL, text, REST_OF_LABEL.lastIndex);
}

/** Returns the bracket that closes one past ASCII after a letter past ASCII; nothing if no bracket of a URI stands there. */
function partnerOf(text: string, at: number, character: string): string {
  if (!OPENS.test(character) || text.charCodeAt(at - 1) < 0x80) return "";
  const partner = String.fromCharCode(text.charCodeAt(at) + (character === "\uFF3B" || character === "\uFF5B" ? 2 : 1));
  const [within] = text.slice(at + 1, at + 1 + MOST_IN_BRACKETS).split(/[\s"<>]/, 1) as [string];
  return within.includes(partner) ? partner : "";
}

/** Returns whether a sign past ASCII stands between the letters of a word, and no other URI begins after it. */
function isJoined(text: string, at: number, character: string): boolean {
  return (
    JOINS.test(character) &&
    OF_WORD.test(text.charAt(at - 1)) &&
    OF_WORD.test(text.charAt(at + 1)) &&
    !matches(ANOTHER_HERE, text, at)
  );
}

/** Returns whether an opening bracket belongs to the URI and not to the text around it. */
function isInURI(text: string, at: number, body: number, isQuery: boolean): boolean {
  // An address, right or wrong, stands after the slashes or the user information.
  const before = text.slice(Math.max(body, at - LOOK_BACK), at);
  if (before === "//" || /^\/\/[^/?#]*@$/.test(before)) return true;
  // Forum tags: "[url]http://a/[/url]".
  if (text.charAt(at + 1) === "/") return false;
  const within = text.slice(at + 1, at + 1 + MOST_IN_BRACKETS);
  const length = within.indexOf("]");
  if (length < 0 || /\s/.test(within.slice(0, length))) return false;
  return isQuery || OF_TEMPLATE.test(within.slice(0, length)) || matches(GOES_ON, text, at + length + 2);
}

/** Returns the text before a URI, on its line. */
function lineBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  return before.slice(before.lastIndexOf("\n") + 1);
}

/** Returns whether a bar or the beginning of a link of a wiki stands before the URI, on its line. */
function isAfterBar(text: string, start: number): boolean {
  return /\||(?:\[\[|\{\{)[\t :]*$/.test(lineBefore(text, start));
}

/** Returns the end without punctuation, and without a mark of emphasis that began before the URI. */
function trimmed(text: string, start: number, whole: number): number {
  let end = whole;
  for (;;) {
    while (end > start && GIVEN_BACK.test(text.charAt(end - 1))) end--;
    const last = text.charAt(end - 1);
    const mark = MARKS.find((each) => text.startsWith(each, end - 2));
    if (mark !== undefined && lineBefore(text, start).split(mark).length % 2 === 0) end -= 2;
    else if (SHORT_MARKS.includes(last) && text.charAt(start - 1) === last) end--;
    else return end;
  }
}
