/**
 * Finds text before and after a URI: assignments, commands, lists, markup and comments.
 *
 * @module
 */
import { agreesWithScheme, type Span } from "../core/parts.js";
import { isWhite } from "./characters.js";

/**
 * The start of a URI that people also write in other text, of a path with an expression of a URI Template, or of a path in
 * an attribute of HTML.
 */
const REFERENCE =
  /(?:[a-z][a-z\d+.-]{1,30}:\/\/|www\.|(?:data|mailto|sms|tel|urn):(?=\S)|\/[^\s"'<>{}]{0,200}\{|\{\+?\w{1,60}\}\/|(?<=^<[^<>]{0,150}=\s{0,3}["'])\/[\w.~%-])/iy;

function beginsReference(text: string, at: number): boolean {
  REFERENCE.lastIndex = at;
  return REFERENCE.test(text);
}

/** The offset where a URI ends, given its start and the text that opened it. */
type Ending = (text: string, start: number, opening: string) => number;

/** Returns the offset of the first match, or of the end. */
const before =
  (stop: RegExp): Ending =>
  (text, start) => {
    stop.lastIndex = start;
    return stop.exec(text)?.index ?? text.length;
  };
const toSpace = before(/\s/g);
const toQuote: Ending = (text, start, opening) => {
  const end = text.indexOf(opening.slice(-1), start);
  return end < 0 ? text.length : end;
};
/** The number of characters that are checked for a title. */
const MOST_SPACES = 10;
/** Returns the offset of the parenthesis that closes a link of Markdown, or of the white space before its title. */
const toParenthesis: Ending = (text, start) => {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === "(") depth++;
    else if (character === ")" && depth-- === 0) return at;
    else if (isWhite(text.charCodeAt(at)) && /^\s{1,9}["']/.test(text.slice(at, at + MOST_SPACES))) return at;
  }
  return text.length;
};

const ATTRIBUTE = "(?:action|cite|content|data|data-src|href|poster|src|url|value|xlink:href|xmlns)";
const COMMAND =
  "curl|wget|xh|httpie|open|start|xdg-open|ping|git\\s{1,3}(?:clone|fetch|pull|remote|ls-remote|submodule)|(?:npm|pnpm)\\s{1,3}i(?:nstall)?|pip3?\\s{1,3}install|yarn\\s{1,3}add|go\\s{1,3}get|psql|redis-cli|mongosh";
const METHOD = "GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT";

/**
 * Text before a URI, and where the URI ends; `null` if the text does not say that. Several can follow each other, as in
 * `- NAME="`.
 */
const FRONTS: readonly (readonly [front: RegExp, ending: Ending | null])[] = [
  // The items and quotations of lists, headings and prompts.
  [/(?:[-*] \[[ x]\]|[-*+|\u2022\u2013\u2014]|\d{1,3}[.)]|#{1,6}|\/\/|PS [^\r\n<>]{0,60}>|[$%])[ \t]{1,4}/iy, null],
  [/>{1,3}[ \t]{0,4}/y, null],
  [/(?:\p{Extended_Pictographic}\uFE0F?){1,4}[ \t]{1,4}/uy, null],
  // LaTeX.
  [/\\(?:href|url)\{/y, before(/\}/g)],
  [
    new RegExp(
      `(?:sudo\\s{1,3})?(?:${COMMAND})\\s(?:[^\\r\\n]{0,200}?\\s)??(?=["'<]?[a-z][a-z\\d+.-]{1,30}:\\/\\/|www\\.)`,
      "iy",
    ),
    toSpace,
  ],
  [new RegExp(`(?:${METHOD})[ \\t]{1,4}`, "y"), before(/\sHTTP\/\d/g)],
  [/!?\[[^[\]]{0,200}\]\(<?/y, toParenthesis],
  [/\[[^[\]]{1,60}\]:[ \t]{1,4}/y, toSpace],
  [new RegExp(`<[a-z][\\w:-]{0,20}\\s[^<>]{0,100}?\\b${ATTRIBUTE}\\s{0,3}=\\s{0,3}`, "iy"), before(/[\s>]/g)],
  [new RegExp(`${ATTRIBUTE}\\s{0,3}=\\s{0,3}(?=["'])`, "iy"), null],
  [/<[a-z][\w:.-]{0,20}>/iy, before(/<\//g)],
  [/[{[,]?\s{0,4}(["'])[^"'\s]{1,60}\1\s{0,3}(?::|=>?)\s{0,3}/y, null],
  [/[{[,]\s{0,4}(?=["'])/y, null],
  [/(?:(?:await|return|new|import|from|require)\s{1,3}){0,2}[a-z_][\w.$]{0,60}\(\s{0,3}(?=["'`])/iy, null],
  [/(?:import\s[^"'\r\n]{0,60}?)?(?:import|from)\s{1,3}(?=["'])/iy, null],
  [
    /(?:(?:export|set|let|const|var|env|arg|-e|--env)\s{1,4})?(?:\$env:|[$@])?[A-Z_][\w.-]{0,60}\s{0,3}(?::?=|:\s|(?<=_\w{0,60}):)\s{0,3}/iy,
    null,
  ],
  [/["'`]/y, toQuote],
  // Links of Slack and of MediaWiki.
  [/<(?=[^\s<>|]{1,2000}\|[^<>|]{0,200}>)/y, before(/\|/g)],
  [/\[(?=[^\s[\]]{1,2000}\s[^[\]]{1,200}\])/y, toSpace],
  // A few words. A word with a full stop inside can be a domain.
  [
    /(?:[\p{L}\p{N}'\u2019(,&-]{1,30}[.,:!?)]{0,2}[ \t]{1,3}(?:[-:\u2013\u2014][ \t]{1,3})?){1,12}(?=(?:https?|ftps?|mailto|wss?|[Hh][Tt][Tt][Pp][Ss]?):|www\.)/uy,
    before(/\s(?!<)/g),
  ],
];

/** A quotation mark, punctuation, and one more. */
const MOST_QUOTED = 5;
/** A URI after a character that no scheme contains, a path after white space or a quotation mark, or a template. */
const INSIDE = /[^A-Za-z\d+.-](?:[a-z][a-z\d+.-]{1,30}:\/\/|www\.|(?:data|mailto|sms|tel|urn):)|[\s"'`]\/|\{/i;
/** The number of characters in which a URI begins after other text. */
const MOST_BEFORE = 2048;
/** The maximum number of texts before a URI, one after the other. */
const MOST_FRONTS = 4;

/**
 * Returns the range of the URI in a text that begins with other text.
 *
 * @param text any text
 * @returns the range, half-open, in UTF-16 code units; `null` if no other text precedes a URI
 */
export function textBefore(text: string): Span | null {
  // Two patterns exclude nearly every text, and there are many fronts.
  if (beginsReference(text, 0) || !INSIDE.test(text.slice(0, MOST_BEFORE))) return null;
  let at = 0;
  let end = text.length;
  for (let each = 0; each < MOST_FRONTS && !beginsReference(text, at); each++) {
    const from = at;
    for (const [front, ending] of FRONTS) {
      front.lastIndex = from;
      const [opening] = front.exec(text) ?? [];
      if (opening === undefined) continue;
      at = from + opening.length;
      // The innermost text decides, as a quotation mark after a command does.
      if (ending !== null) end = ending(text, at, opening);
      break;
    }
    if (at === from) return null;
  }
  // Quotation marks alone wrap the reference.
  const isQuoted =
    at === 1 && /["'`]/.test(text.charAt(0)) && /^(?:["'`][.,;:!?]{0,3})?$/.test(text.slice(end, end + MOST_QUOTED));
  return at > 0 && at < end && !isQuoted && beginsReference(text, at) ? { start: at, end } : null;
}

/** The number of characters that are checked before and after the end of a URI. */
const MOST_CHECKED = 200;
const DATA = "data:";

/**
 * Returns whether the text after a URI begins at an offset: a comment, a remark, the rest of a sentence or of markup.
 *
 * @param text a text with a URI at the start
 * @param at the offset of a character that no URI contains, in UTF-16 code units
 */
export function isTextAfter(text: string, at: number): boolean {
  if (at === 0 || !beginsReference(text, 0) || agreesWithScheme(text, DATA) === DATA.length) return false;
  const rest = text.slice(at, at + MOST_CHECKED);
  switch (text.charAt(at)) {
    case '"':
      return /^"(?:\s[^<>]{0,100})?\s{0,3}\/?>|^"\s{0,3}[,;)}\]]/.test(rest) && isFirst(text, '"', at);
    case "'":
      return /^'>[^<>]{0,100}(?:<|$)/.test(rest) && isFirst(text, "'", at);
    case "<":
      return /^<(?:\/[a-z][\w:.-]{0,20}>|[bh]r\s?\/?>$)/i.test(rest) && isFirst(text, "<", at);
    case "]":
      return rest.startsWith("](") && isFirst(text, "[", at);
    default:
      return isWhite(text.charCodeAt(at)) && isRemark(text, at, rest);
  }
}

/** Returns whether a character does not occur shortly before an offset. */
function isFirst(text: string, character: string, at: number): boolean {
  return !text.slice(Math.max(0, at - MOST_CHECKED), at).includes(character);
}

const COMMENT =
  /^\s{1,9}(?:<[-=]|\u2190|\\\s{0,3}$|#\s|\/\/\s|--\s|\/\*|<!--|HTTP\/\d(?:\.\d)?\s{0,3}$|["'][^"'<>]{1,150}["']\)?$)/;
/** What follows a URI in the line of a shell: another command, a file, or an option. */
const SHELL = /^[ \t]{1,9}(?:\|{1,2}\s|&&\s|\d?>{1,2}\s|--[a-z][\w-]{0,40}(?:[\s=]|$)|-[A-Za-z]\s)/;
/** A remark in parentheses, or after a dash or a bar. */
const ASIDE = /^\s{1,9}(?:\([^()]{1,180}\)[.,;:!?]?$|[-|\u2013\u2014]\s)/;
/** Words that often follow a URI in a sentence. */
const WORD =
  /^\s{1,9}(?:and|are|as|at|because|but|by|for|from|has|if|in|is|it|of|on|or|see|that|the|then|to|via|was|when|where|which|will|with)\s/i;

/** The beginning of a sentence with several words. */
const SENTENCE = /^\s{1,9}\p{Lu}\p{L}{0,30}(?:\s{1,9}[\p{L}'\u2019-]{1,30}){1,40}/u;
/** A short word with a capital letter and a full stop. */
const ABBREVIATION = /(?:^|[^\p{L}])\p{Lu}\p{L}{0,2}\.$/u;
/** A segment that begins with a capital letter. */
const CAPITAL = /\/\p{Lu}[^/?#]{0,60}$/u;

/** A second reference after a word, a header of HTTP after a line break, and the next column of a table. */
const NEXT =
  /^\s{1,9}(?:[a-z]{2,5}|[&|]|->?|=>)\s{1,9}(?:https?:\/\/|www\.)|^\r?\n[a-z][a-z-]{1,40}:[\t ]|^\t[^\s/]{1,60} /i;

/** Text that continues a file name, a path or a query. */
const CONTINUED = /[/?=&%#@\\{]|\.[a-z\d]{2,5}$/i;
/** White space and one word. */
const ONE_WORD = /^\s{1,9}[A-Za-z]\S*$/;
/** A URI that ends with its host, which is a domain, or with its port. */
const SITE = /^[a-z][a-z\d+.-]{1,30}:\/\/(?:[^\s/?#.]{1,63}\.){1,9}[a-z][a-z\d-]{1,62}(?::\d{1,5})?$/i;

/** Returns whether white space separates a comment, a command, or a remark after a complete URI, from the URI. */
function isRemark(text: string, at: number, rest: string): boolean {
  const behind = text.slice(Math.max(0, at - MOST_CHECKED), at);
  // Most white space is before one word, to which only two patterns apply.
  if (ONE_WORD.test(rest)) return CONTINUED.test(rest) ? COMMENT.test(rest) : SITE.test(behind);
  if (COMMENT.test(rest) || SHELL.test(rest) || NEXT.test(rest)) return true;
  if (CONTINUED.test(rest)) return false;
  if (SITE.test(behind)) {
    return /^\s{1,9}(?:[\p{L}(]|[-|\u2013\u2014]\s)/u.test(rest);
  }
  const isInValue = /[?#]./.test(behind);
  if (/[,;.!?]$/.test(behind)) {
    return WORD.test(rest) || (!isInValue && SENTENCE.test(rest) && !ABBREVIATION.test(behind));
  }
  const isComplete = /[/}]$|\.[a-z][a-z\d]{1,4}$|^mailto:[^\s?@]+@[^\s?@]+$/i.test(behind);
  if (isComplete) return WORD.test(rest) || ASIDE.test(rest);
  if (/^\s{1,9}(?:\([^()\d]{4,180}\)[.,;:!?]?|\[(?:[A-Z]{2,5}|\d{1,3})\])$/.test(rest)) return true;
  // A value or a name can have such a word, too: then other words precede it, or its neighbours have capital letters.
  const isName =
    isInValue ||
    /\s/.test(behind) ||
    (CAPITAL.test(behind) && /^\s{1,9}(?:\p{Ll}{1,9}|[-|\u2013\u2014])\s{1,9}\p{Lu}/u.test(rest));
  return !isName && (WORD.test(rest) || /^\s{1,9}[-|\u2013\u2014]\s{1,9}\p{L}/u.test(rest));
}
