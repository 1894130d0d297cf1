/**
 * Finds references in text, and removes their delimiters and line breaks (RFC 3986 appendix C; appendix E of the two
 * drafts before it; the appendix of RFC 1738).
 *
 * @module
 */
import { CURRENT, type CurrentId } from "../standards/current.js";
import { diagnosticsOf, type Source } from "../explain/report.js";
import { referringJudge, type ReferringStandardId } from "../standards/judges.js";
import { characterSet } from "../core/percent.js";
import {
  aBoolean,
  aFunction,
  anything,
  assertString,
  aString,
  readList,
  readOptions,
  type Checks,
} from "../core/arguments.js";
import type { Automaton } from "../core/automaton.js";
import type { Diagnostic, ValidateURI } from "../core/diagnostic.js";
import { isRegistered } from "../core/registered.js";
import { asGuess } from "../explain/certain.js";
import { placeholderAt } from "../explain/placeholder.js";
import type { URIReferenceString, URIString } from "../standards/rfc3986/reference.js";
import { canFollowColon, endOfMeant, ESCAPED_PLACEHOLDER, holdsAnother } from "./extent.js";
import { inText, isCertainInText, placesIn } from "./meant.js";
import { HOLE, isTemplate, templateFaults } from "./template.js";
import { meantScheme, unmeantIn } from "./unmeant.js";

/** A half-open range of a text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A reference or a template in a text. */
interface InText<Text extends string> extends Span {
  /** A template is replaced, filled or matched before anybody reads it as a URI, so it is neither valid nor a mistake. */
  readonly kind: "reference" | "template";
  /** Whether it is a reference that is valid by the standard. */
  readonly ok: boolean;
  /** The reference without delimiters, prefix and the white space inside delimiters. */
  readonly reference: Text;
  /** The range including delimiters and prefix. `start` and `end` are the range of the reference itself. */
  readonly outer: Span;
  readonly delimiter: "<>" | '""' | "none";
  /** Whether it has the prefix `URL:`. */
  readonly prefixed: boolean;
  /** The white space around line breaks inside it, which is not part of the reference. */
  readonly removed: readonly Span[];
}

/** A valid reference in a text. By default, it is known to be a URI of RFC 3986. */
export interface FoundReference<Text extends string = string> extends InText<Text> {
  readonly kind: "reference";
  readonly ok: true;
  /**
   * The offsets, in the text, of hyphens before a line break. Each can be a part of the reference or can have been
   * inserted to break the line. `reference` includes them.
   */
  readonly hyphens: readonly number[];
  /** The reference without those hyphens; `null` without such hyphens, or if the result would be invalid. */
  readonly withoutHyphens: Text | null;
  /** Warnings that somebody probably meant another URI, if there are any. Their offsets refer to the text. */
  readonly diagnostics?: readonly Diagnostic[] | undefined;
}

/** An invalid reference in a text. */
export interface RefusedReference extends InText<string> {
  readonly kind: "reference";
  readonly ok: false;
  /** The explained diagnostics. Their offsets, and those of their repairs, refer to the text. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A template of URIs in a text, such as `https://example.com/{id}`, a pattern of them, or code that makes them. */
export interface FoundTemplate extends InText<string> {
  readonly kind: "template";
  readonly ok: false;
  /** What no text in its placeholders can mend, as warnings. Their offsets refer to the text. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A result of the search in a text. */
export type Found = FoundReference | RefusedReference | FoundTemplate;

/** Options of the search. */
export interface FindOptions {
  /**
   * The schemes to find, in lower case, or a function that decides. By default, all schemes are found in angle brackets
   * and after `URL:`. Elsewhere, a scheme is found only if `//` follows, or if it is commonly used without `//`, such
   * as `mailto`, and what follows begins as its grammar demands: in prose most words before a colon are not schemes.
   */
  readonly schemes?: readonly string[] | ReadonlySet<string> | ((scheme: string) => boolean) | undefined;
  /** Whether to find delimited relative references, too. Default `false`. */
  readonly relative?: boolean | undefined;
  /** Whether to find invalid URIs, too. Default `false`. */
  readonly invalid?: boolean | undefined;
  /** Whether to find templates, too. Default `false`. */
  readonly templates?: boolean | undefined;
  /** The standard. Default: RFC 3986. */
  readonly standard?: ReferringStandardId | undefined;
  /**
   * Validates a URI by the rules of its scheme, such as `validate` of `uri-grammar/schemes`. A URI that it refuses is
   * invalid, with its diagnostics. A URI that it accepts is valid, even if the standard refuses it.
   */
  readonly validate?: ValidateURI | undefined;
}

/** A character that begins a word: none of the delimiters. */
const A_WORD = /[^\0-\x20!-$&(-*,-/:->@[-^`{-}]/y;
const ANYTHING = /\S/y;
/**
 * Schemes without an authority that are also common words in prose and code, and what follows the colon by their grammars:
 * `data:N` and `mailto:$url` are something else.
 */
const WITHOUT_AUTHORITY: ReadonlyMap<string, RegExp> = new Map([
  ["cid", A_WORD],
  ["data", /[\w!#$%&.+^-]{0,200}[/;,]/y],
  ["did", /[\w-]{1,200}:/y],
  ["geo", /-?\d/y],
  ["mailto", new RegExp(`\\?|${A_WORD.source}`, "y")],
  ["mid", A_WORD],
  ["news", ANYTHING],
  ["sip", ANYTHING],
  ["sips", ANYTHING],
  ["sms", /[+\d(?*#%.-]/y],
  ["tel", /[+\d(*#%.-]/y],
  ["urn", /[a-z\d%]/iy],
  ["xmpp", ANYTHING],
]);

/** Returns whether a text after a colon begins as the grammar of a scheme demands, or with an expression or a placeholder. */
function followsAs(scheme: string, text: string, body: number): boolean {
  const pattern = WITHOUT_AUTHORITY.get(scheme);
  if (pattern === undefined) return false;
  pattern.lastIndex = body;
  return pattern.test(text) || text.startsWith(HOLE, body) || placeholderAt(text, body) >= 0;
}

/** The prefix that RFC 1738 recommends. It is not a scheme. */
const PREFIX = "url";

/**
 * Finds the URIs in a text.
 *
 * A result is always the whole text that was meant, never the valid beginning of something else.
 *
 * - Between `<` and `>`, and between double quotes, the whole text is one reference, with or without the prefix `URL:`.
 *   A line break in it is ignored, with the white space around it, if a character next to it shows that the reference goes
 *   on: one of `/ - ? & = . _ % # : + ~` before it, or one of `/ ? & = # . _ % : -` after it. One space is a mistake.
 *   Otherwise the delimiters belong to something else, and the text between them is searched like other text.
 * - Elsewhere a URI ends at white space, a control character, `<`, `>`, a quotation mark, a backtick, a bracket that closes
 *   none of its own, or punctuation outside ASCII, unless it joins letters to a word. It ends at `\n`, `\t`, `\r` and `^^J` as
 *   programs and TeX write them, before the quote or the `**`, `__` or `~~` that stands directly before it, before a character reference of `<`, `>` or `"`, before a bracket that begins the text of a link, and before
 *   the punctuation of the sentence.
 * - With `invalid: true`, references that are not valid are found, too. With `templates: true`, templates are found: texts
 *   with placeholders (`{id}`, `${id}`, `%s`, `<your-key>`), patterns and code. They are never mistakes.
 * - If a scheme before `//` is misspelt, as in `htps://a/`, the reference is valid, and has a warning.
 * - A text counts as a URI if `//` follows its scheme, or if its scheme is searched for and what follows begins as its grammar
 *   demands.
 *
 * @param text any text
 * @param options what to find
 * @returns the references in order. Each is valid by the standard, unless `ok` is `false`. By default, TypeScript knows
 *   that they are URIs. Offsets refer to the text,
 *   in UTF-16 code units. The time is linear in the length of the text.
 * @throws {RangeError} if the standard is unknown or does not define relative references
 * @throws {TypeError} if the text is not a string, or an option has the wrong type
 *
 * @example
 * import { find } from "uri-grammar/context";
 *
 * find("See <ftp://foo.example.\n com/rfc/> (or urn:x:y).").map(({ reference }) => reference); // => ["ftp://foo.example.com/rfc/", "urn:x:y"]
 *
 * const [found] = find("See http://example.com:80a/.", { invalid: true });
 * [found?.ok, found?.reference]; // => [false, "http://example.com:80a/"]
 */
export function find(
  text: string,
  options?: FindOptions & {
    readonly invalid?: false | undefined;
    readonly templates?: false | undefined;
    readonly relative?: false | undefined;
    readonly standard?: CurrentId | undefined;
  },
): readonly FoundReference<URIString>[];
/** Finds relative references, too, if `relative` is true or unknown. */
export function find(
  text: string,
  options?: FindOptions & {
    readonly invalid?: false | undefined;
    readonly templates?: false | undefined;
    readonly standard?: CurrentId | undefined;
  },
): readonly FoundReference<URIReferenceString>[];
/** Finds the references of another standard. */
export function find(
  text: string,
  options?: FindOptions & { readonly invalid?: false | undefined; readonly templates?: false | undefined },
): readonly FoundReference[];
/** Finds invalid URIs, too, if `invalid` is true or unknown. They have `ok: false` and diagnostics. */
export function find(
  text: string,
  options: FindOptions & {
    readonly templates?: false | undefined;
    readonly relative?: false | undefined;
    readonly standard?: CurrentId | undefined;
  },
): readonly (FoundReference<URIString> | RefusedReference)[];
/** Finds templates, too, if `templates` is true or unknown. */
export function find(text: string, options?: FindOptions): readonly Found[];
export function find(text: string, options?: FindOptions): readonly Found[] {
  assertString(text);
  return new Finder(options).search(text).found;
}

/** How far a text is searched: offsets in UTF-16 code units. */
export interface Searched {
  readonly at: number;
  /** Where the last reference ends. */
  readonly done: number;
}

/** What a search found, and how far it came. */
export interface Search {
  readonly found: readonly Found[];
  readonly searched: Searched;
  /** The search has to wait at a delimiter: more text must show whether one of these characters closes it. */
  readonly awaited: '"' | "<>" | null;
}

/** The knowledge about a text that comes from its surroundings. */
export interface Surroundings {
  /** Whether the text's format is known, and its escapes are decoded. */
  readonly isKnown?: boolean;
  /** Whether the text is code inside of a document: then no repair is certain. */
  readonly isCode?: boolean;
  /** Whether a program joins something to the end of the text. */
  readonly isContinued?: boolean;
  /** Matches characters whose repair is not certain in this text. */
  readonly doubtful?: RegExp | undefined;
  /** Whether the readers of the text accept IRIs (RFC 3987). A standard that the user chose decides before that. */
  readonly hasIRIs?: boolean;
  /** Whether the readers of the text accept spaces, quotation marks and angle brackets in `data` URIs. */
  readonly hasRawData?: boolean | undefined;
}

/** What judges references. */
interface TextJudge {
  readonly source: Source;
  readonly automaton: Automaton;
  readonly start: number;
}

function judgeOf(standard: ReferringStandardId): TextJudge {
  const { rules, diagnoser } = referringJudge(standard);
  const automaton = rules.automaton(rules.defaultRule);
  return { source: diagnoser.source(rules.defaultRule), automaton, start: automaton.start(rules.defaultRule) };
}

/** The standard of IRIs, as an option of functions. */
export const OF_IRIS = { standard: "rfc3987" } as const;

const BEYOND_ASCII = /[^\0-\x7F]/;
/** Invisible characters, except those that letters of some scripts need: nobody means them. */
const INVISIBLE = /[^\P{Cf}\u200C\u200D]/u;

/** Returns whether a text is judged by the standard of IRIs where readers accept these: all others are the same by both. */
export function mayBeIRI(text: string): boolean {
  return BEYOND_ASCII.test(text) && !INVISIBLE.test(text);
}

/** The checks of the options. */
export const FIND_CHECKS: Checks<FindOptions> = {
  schemes: anything,
  relative: aBoolean,
  invalid: aBoolean,
  templates: aBoolean,
  standard: aString,
  validate: aFunction,
};

const BEGINNING: Searched = { at: 0, done: 0 };

/** The place of a reference, and its delimiters. */
type PlaceInText = Omit<RefusedReference, "kind" | "ok" | "reference" | "diagnostics">;

/** What encloses a text, and how much that says of it. In a document, all of it is a reference by its format, or by its name. */
type Enclosed = "<>" | '""' | "reference" | "value" | "prefixed";

/** Characters whose repair is not certain: none, or those of a quotation with spaces, which can be a sentence. */
const [NO_CHARACTER, ANY_CHARACTER] = [/(?!)/, /^/];
/**
 * In a shell, "|" leads to the next command, and in messages of chats it can begin the text of a link: only between quotation
 * marks, and where a format demands a reference, it is a character of a URI.
 */
const BARS = /\|/;
/** In many languages, the next word follows without a space. */
const BARS_AND_LETTERS = /\||[^\0-\x7F]/;

/** Which line breaks in a reference are left out: all, those where it likely goes on, or none. */
type Joins = "all" | "likely" | "none";

/** Searches for references in a text. */
export class Finder {
  #text = "";
  #around: Surroundings = {};
  readonly #judge: TextJudge;
  /** Whether the user chose the standard. Otherwise IRIs have a judge of their own, made when it is first needed. */
  readonly #isChosen: boolean;
  #ofIRIs: TextJudge | undefined;
  readonly #relative: boolean;
  readonly #invalid: boolean;
  readonly #templates: boolean;
  readonly #validate: ValidateURI | undefined;
  /** Returns whether to find a scheme. */
  readonly #looksFor: (scheme: string, enclosed: Enclosed | null, hasAuthority: boolean, colon: number) => boolean;

  constructor(options?: FindOptions) {
    const {
      schemes,
      relative = false,
      invalid = false,
      templates = false,
      standard,
      validate,
    } = readOptions<FindOptions>(options, FIND_CHECKS);
    this.#judge = judgeOf(standard ?? CURRENT);
    this.#isChosen = standard !== undefined;
    this.#relative = relative;
    this.#invalid = invalid;
    this.#templates = templates;
    this.#validate = validate;
    if (schemes === undefined) {
      this.#looksFor = (scheme, enclosed, hasAuthority, colon) =>
        hasAuthority ||
        enclosed === "prefixed" ||
        (enclosed === "<>" || enclosed === "reference"
          ? isRegistered(scheme)
          : followsAs(scheme, this.#text, colon + 1));
    } else {
      const asked =
        typeof schemes === "function" ? schemes : new Set(readList<string>(schemes, "The option 'schemes'", aString));
      this.#looksFor = (scheme) => (typeof asked === "function" ? asked(scheme) : asked.has(scheme));
    }
  }

  /**
   * @param text the text
   * @param from how far it is searched already
   * @param limit where to stop if more text may follow: a line break
   * @param around what is known of the text
   */
  search(
    text: string,
    { at, done }: Searched = BEGINNING,
    limit: number | null = null,
    around: Surroundings = {},
  ): Search {
    this.#text = text;
    this.#around = around;
    // Where the next scheme can begin. A search stops at a delimiter or white space, which no scheme contains.
    let floor = at;
    const found: Found[] = [];
    const to = limit ?? text.length;
    let [colon, delimiter] = [-1, -1];
    const nextDelimiter = this.#relative ? delimiters(text) : null;
    for (; at < to; at++) {
      if (colon < at) {
        colon = offsetOf(":", text, at);
        // Most delimiters need no look, because only one that stands directly before a scheme begins a URI.
        delimiter = delimiterBefore(text, at, colon, limit !== null);
      }
      if (nextDelimiter !== null) delimiter = nextDelimiter(at);
      at = Math.min(colon, delimiter < at ? Infinity : delimiter, to);
      if (at === to) break;
      let next: Found | number;
      if (at === colon) {
        next = canFollowColon(text, at + 1) ? this.#bare(floor, at, done) : NOTHING;
        floor = at + 1;
      } else {
        if (limit !== null && this.#isOpen(at)) {
          return { found, searched: { at, done }, awaited: text.charCodeAt(at) === LESS ? "<>" : '"' };
        }
        next = this.#delimited(at);
      }
      if (next === NOTHING) continue;
      if (typeof next !== "number") found.push(next);
      done = floor = typeof next === "number" ? next : next.outer.end;
      at = done - 1;
    }
    return { found, searched: { at, done }, awaited: null };
  }

  /**
   * Searches a text that the format of a document delimits.
   *
   * @param text the text, without the delimiters
   * @param enclosed what is known of it: whether the whole text is a reference, or it can be one
   * @param around what is known of the text
   */
  searchDelimited(text: string, enclosed: "reference" | "value" | '""', around: Surroundings): readonly Found[] {
    if (!this.#relative && !text.includes(":")) return [];
    this.#text = text;
    this.#around = around;
    const whole = this.#whole(0, text.length, enclosed, { start: 0, end: text.length }, "none");
    if (whole === NOTHING) return this.search(text, BEGINNING, null, around).found;
    return typeof whole === "number" ? [] : [whole];
  }

  /** Whether a delimiter may hold a reference, and only more text can tell where that ends. */
  #isOpen(open: number): boolean {
    URI_MAY_BEGIN.lastIndex = open + 1;
    return (this.#relative || URI_MAY_BEGIN.test(this.#text)) && this.#nextDelimiter(open) < 0;
  }

  /**
   * Returns what stands between delimiters: a result, its end if it is not asked for, or `NOTHING`.
   *
   * @param open the offset of the opening delimiter
   */
  #delimited(open: number): Found | number {
    const text = this.#text;
    const isQuoted = text.charAt(open) === '"';
    BEGINS.lastIndex = open + 1;
    if (!this.#relative && !BEGINS.test(text)) return NOTHING;
    const close = this.#nextDelimiter(open);
    if (close < 0 || text.charAt(close) === "<") return NOTHING;
    // A backslash before the quotation mark escapes it.
    const end = close - (isQuoted && !this.#around.isKnown && text.charAt(close - 1) === "\\" ? 1 : 0);
    // Text with white space next to its quotation marks is between two quotations, not inside one.
    if (isQuoted && (isSpace(text, open + 1) || isSpace(text, end - 1))) return NOTHING;
    CONTINUED.lastIndex = close + 1;
    const isContinued = isQuoted && CONTINUED.test(text);
    const delimiter = isQuoted ? '""' : "<>";
    return this.#whole(open + 1, end, delimiter, { start: open, end: close + 1 }, delimiter, isContinued);
  }

  /**
   * Returns the reference that is the whole of a delimited text: a result, its end if it is not asked for, or `NOTHING`.
   *
   * @param from the offset after the opening delimiter
   * @param to the offset of the closing delimiter
   */
  #whole(
    from: number,
    to: number,
    enclosed: Enclosed,
    outer: Span,
    delimiter: InText<string>["delimiter"],
    isContinued = this.#around.isContinued === true,
  ): Found | number {
    const text = this.#text;
    let start = skipSpace(text, from);
    let end = to;
    const prefixed = text.slice(start, start + PREFIX.length + 1).toLowerCase() === `${PREFIX}:`;
    if (prefixed) start = skipSpace(text, start + PREFIX.length + 1);
    while (end > start && isSpace(text, end - 1)) end--;
    const { length: schemeLength } = SCHEME.exec(text.slice(start, end))?.[1] ?? "";
    const colon = start + schemeLength;
    const isReference = enclosed === "reference" || enclosed === "value";
    const scheme = text.slice(start, colon).toLowerCase();
    const hasAuthority = text.startsWith("//", colon + 1);
    const isUsual = hasAuthority && end > colon + 3 && scheme !== "mailto";
    const meant = isReference && !isContinued && !isUsual ? meantScheme(text, scheme, colon + 1) : null;
    if (
      schemeLength === 0
        ? !this.#relative
        : !this.#isWanted(meant ?? scheme, colon, meant !== null || prefixed ? "prefixed" : enclosed)
    ) {
      return NOTHING;
    }
    // `"http://"` is the beginning of something that a program adds.
    const isBeginning = end <= colon + (hasAuthority ? 3 : 1) || NO_SCHEME.test(text.slice(start, colon + 2));
    if (schemeLength > 0 && meant === null && isBeginning) return NOTHING;
    // In a string of a program or a file, a line break is data.
    const joins: Joins =
      enclosed === "reference" || (prefixed && enclosed === "<>") ? "all" : delimiter === "none" ? "none" : "likely";
    const pieces = this.#pieces(start, end, joins, isReference, schemeLength === 0 || hasAuthority);
    if (!pieces) return NOTHING;
    const { kept, dropped, removed, hyphens, hasSpace } = pieces;
    // Programs have schemes of their own, whose texts are no URIs, such as `op://vault/my key`.
    if (enclosed === "value" && hasSpace && !isRegistered(meantScheme(text, scheme, colon + 1) ?? scheme)) {
      return NOTHING;
    }
    // A line break belongs to a quoted sentence, unless the text begins with a scheme.
    if (kept === "" || (schemeLength === 0 && enclosed === '""' && removed.length > 0)) return NOTHING;
    const place = { start, end, outer, delimiter, prefixed, removed } as const;
    const reference = [kept, dropped].find((reading) => this.#isReference(reading));
    if (reference !== undefined && !isContinued) {
      const withoutHyphens = hyphens.length > 0 && this.#isReference(dropped) ? dropped : null;
      const found: FoundReference = { kind: "reference", ok: true, reference, ...place, hyphens, withoutHyphens };
      return schemeLength > 0 ? this.#accepted(found, isReference) : found;
    }
    const isMeant =
      schemeLength > 0 &&
      (meant !== null || this.#isMeant(start, colon, end)) &&
      !OF_CODE.test(kept) &&
      !(enclosed === '""' && removed.length > 0) &&
      (DATA.test(kept) || !holdsAnother(kept)) &&
      !(delimiter !== "none" && (this.#around.isKnown ? WRITTEN : ESCAPES).test(kept));
    // The line break of a program is in the middle of a quoted text without spaces: nobody knows what is meant.
    if (!isMeant) return delimiter !== "none" && BROKEN.test(kept) && !holdsAnother(kept) ? outer.end : NOTHING;
    // Nobody may change a sentence, or a value with a note behind it, without asking.
    const isSentence = hasSpace && (enclosed === '""' || enclosed === "value");
    const doubtful = isSentence ? ANY_CHARACTER : enclosed === "<>" ? BARS : NO_CHARACTER;
    return this.#refused(kept, place, isContinued, doubtful, isReference);
  }

  /** Returns the offset of the next quotation mark or, after an angle bracket, of the next of these; -1 if it is missing. */
  #nextDelimiter(open: number): number {
    const text = this.#text;
    if (text.charAt(open) === '"') return text.indexOf('"', open + 1);
    for (let at = open + 1; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === GREATER || code === LESS) return at;
    }
    return -1;
  }

  /** Joins the lines of a text; returns `null` if its white space shows that it is not one reference. */
  #pieces(start: number, end: number, joins: Joins, isReference: boolean, mayHaveSpace: boolean): Pieces | null {
    const whole = this.#text.slice(start, end);
    const removed: Span[] = [];
    const hyphens: number[] = [];
    let kept = "";
    let dropped = "";
    let from = 0;
    let spaces = 0;
    for (const { 0: space, index } of whole.matchAll(SPACES)) {
      const next = index + space.length;
      if (URI_BEGINS.test(whole.slice(next, next + LONGEST_BEGINNING))) return null;
      if (LINE_BREAK.test(space)) {
        // Without a sign that the reference goes on, the next line can be a word of the sentence.
        const around = `${whole.slice(Math.max(from, index - 2), index)} ${whole.charAt(next)}`;
        if (joins === "none" || (joins === "likely" && !GOES_ON.test(around))) return null;
        const piece = whole.slice(from, index);
        const isAmbiguous = piece.endsWith("-");
        if (isAmbiguous) hyphens.push(start + index - 1);
        kept += piece;
        dropped += isAmbiguous ? piece.slice(0, -1) : piece;
        removed.push({ start: start + index, end: start + next });
        from = next;
        continue;
      }
      // One space is a mistake. Several belong to prose, unless the format says that all is one reference.
      spaces += space.length;
      if (!isReference && (spaces > 1 || space !== " " || !mayHaveSpace)) return null;
    }
    const last = whole.slice(from);
    return { kept: kept + last, dropped: dropped + last, removed, hyphens, hasSpace: spaces > 0 };
  }

  /**
   * Returns the undelimited URI around a colon: a result, its end if it is not asked for, or `NOTHING`.
   *
   * @param floor the first offset where it can begin
   * @param colon the offset of the colon
   * @param done the first offset where a prefix can begin
   */
  #bare(floor: number, colon: number, done: number): Found | number {
    const text = this.#text;
    const { isKnown = false, isContinued = false } = this.#around;
    let start = schemeStart(text, floor, colon);
    start += escapeBefore(text, start, colon);
    while (start < colon && !LETTER.test(text.charAt(start))) start++;
    // In `3d://` and `my_app://` the word begins further left. `1https://` is a URI after the number of a note.
    const isInWord = IN_WORD.test(text.slice(Math.max(0, start - 2), start));
    if (start === colon || (isInWord && !isRegistered(text.slice(start, colon).toLowerCase()))) return NOTHING;
    const outer = this.#prefixBefore(start, done);
    if (
      NO_SCHEME.test(text.slice(start, colon + 2)) ||
      (text.charAt(start - 1) === "/" && SUBSTITUTION.test(text.slice(colon + 1, colon + 7))) ||
      !this.#isWanted(text.slice(start, colon).toLowerCase(), colon, outer === start ? null : "prefixed")
    ) {
      return NOTHING;
    }
    const hasAuthority = text.startsWith("//", colon + 1);
    const body = hasAuthority ? colon + 3 : colon + 1;
    const end = endOfMeant(text, start, colon + 1, isKnown);
    if (end <= body) return NOTHING;
    const reference = text.slice(start, end);
    // From here on, the text is passed over, or a long one would be read again at each colon in it. The beginning of a name,
    // such as `urn:isbn:`, is not the URI of anything.
    if (!hasAuthority && text.charCodeAt(end) === COLON) return end;
    if (DATA.test(reference) && MARKUP.test(text.slice(end, end + LONGEST_BEGINNING))) return end;
    const place = {
      start,
      end,
      outer: { start: outer, end },
      delimiter: "none",
      prefixed: outer < start,
      removed: [],
    } as const;
    const goesOn = isContinued && end === text.length;
    if (!this.#isReference(reference) || goesOn || WITH_PLACEHOLDER.test(reference)) {
      const isMeant = this.#isMeant(start, colon, end) && !OF_CODE.test(reference);
      return isMeant ? this.#refused(reference, place, goesOn, BARS_AND_LETTERS) : end;
    }
    const hyphens = reference.endsWith("-") && LINE_BREAK.test(text.charAt(end)) ? [end - 1] : [];
    const withoutHyphens = hyphens.length > 0 && end - 1 > body ? reference.slice(0, -1) : null;
    return this.#accepted({ kind: "reference", ok: true, reference, ...place, hyphens, withoutHyphens }, false);
  }

  /** Whether somebody meant a URI: `//`, a valid character or an expression follows the colon. */
  #isMeant(start: number, colon: number, end: number): boolean {
    const text = this.#text;
    return (
      text.startsWith("//", colon + 1) || text.startsWith(HOLE, colon + 1) || this.#longest(start, end) > colon + 1
    );
  }

  /** Returns a reference that the standard accepts, unless it is a URI that its scheme refuses, or that nobody means. */
  #accepted(found: FoundReference, isWhole: boolean): Found | number {
    const { reference, start, end, outer, delimiter, prefixed, removed } = found;
    const { ok = true, diagnostics = [] } = this.#validated(reference) ?? {};
    const unmeant = unmeantIn(reference, isWhole);
    if (ok && unmeant.length === 0) return found;
    if (ok && !isWhole) {
      if (CONTROL.test(this.#text.charAt(start - 1))) return found;
      const placeOf = placesIn(start, removed);
      return { ...found, diagnostics: unmeant.map((each) => inText(asGuess(each), placeOf)) };
    }
    const place = { start, end, outer, delimiter, prefixed, removed };
    return this.#invalidBy(ok ? [] : diagnostics, unmeant, reference, place, ANY_CHARACTER);
  }

  /** Returns a template or an invalid reference, or its end if it is not asked for. */
  #refused(
    reference: string,
    place: PlaceInText,
    isContinued: boolean,
    doubtful: RegExp,
    isWhole = false,
  ): Found | number {
    const placeOf = placesIn(place.start, place.removed);
    // After backslashes in place of the first slashes, others are no pattern.
    const hasOnlyBackslashes = isWhole && FIRST_BACKSLASHES.test(reference);
    if (isContinued || isTemplate(hasOnlyBackslashes ? reference.replaceAll("\\", "/") : reference)) {
      if (!this.#templates) return place.outer.end;
      const faults = isContinued ? [] : templateFaults(reference, this.#judgeOf(reference).source);
      const diagnostics = faults.map((each) => inText(each, placeOf));
      return { kind: "template", ok: false, reference, ...place, diagnostics };
    }
    const byScheme = this.#validated(reference);
    // Some schemes allow what the standard refuses.
    if (byScheme?.ok === true)
      return { kind: "reference", ok: true, reference, ...place, hyphens: [], withoutHyphens: null };
    if (!this.#invalid) return place.outer.end;
    const told = byScheme?.diagnostics ?? diagnosticsOf(reference, this.#judgeOf(reference).source);
    return this.#invalidBy(told, unmeantIn(reference, isWhole), reference, place, doubtful);
  }

  /** Returns an invalid reference, or its end if it is not asked for. */
  #invalidBy(
    refusing: readonly Diagnostic[],
    unmeant: readonly Diagnostic[],
    reference: string,
    place: PlaceInText,
    doubtful: RegExp,
  ): Found | number {
    if (!this.#invalid) return place.outer.end;
    const placeOf = placesIn(place.start, place.removed);
    const { isKnown = false, isCode = false, doubtful: inPlace = NO_CHARACTER } = this.#around;
    const told = [...unmeant.filter(({ code }) => !refusing.some((each) => each.code === code)), ...refusing];
    const [first] = told;
    const isRaw = first !== undefined && this.#isRawData(reference);
    const all = [isCode || isRaw ? ANY_CHARACTER : doubtful, inPlace];
    const diagnostics = (isRaw ? [acceptedByReaders(first)] : told).map((each) => {
      const isCertain = isCertainInText(reference, each.repair?.edits ?? [], isKnown, all);
      return inText(isCertain ? each : asGuess(each), placeOf);
    });
    return { kind: "reference", ok: false, reference, ...place, diagnostics };
  }

  /**
   * Whether a text is data whose only faults are characters that all readers of HTML and CSS accept. They do not accept a
   * "#" in it, because the fragment begins there.
   */
  #isRawData(reference: string): boolean {
    if (this.#around.hasRawData !== true || !DATA.test(reference) || reference.includes("#")) return false;
    const encoded = reference.replace(RAW, "-");
    return this.#isReference(encoded) && this.#validated(encoded)?.ok !== false;
  }

  /** Returns the offset of the prefix before an offset, or the offset itself if there is no prefix. */
  #prefixBefore(start: number, done: number): number {
    const before = this.#text.slice(Math.max(done, start - LONGEST_PREFIX - 1), start);
    return start - (PREFIX_BEFORE.exec(before)?.[0].length ?? 0);
  }

  /** Returns what judges a text. */
  #judgeOf(text: string): TextJudge {
    if (this.#isChosen || this.#around.hasIRIs !== true || !mayBeIRI(text)) return this.#judge;
    return (this.#ofIRIs ??= judgeOf(OF_IRIS.standard));
  }

  /** Validates a URI or an IRI by the rules of its scheme, if that is asked for. */
  #validated(reference: string): ReturnType<ValidateURI> | undefined {
    const isIRI = this.#judgeOf(reference) !== this.#judge;
    return isIRI ? this.#validate?.(reference, OF_IRIS) : this.#validate?.(reference);
  }

  /** Returns whether to find the scheme, in lower case. */
  #isWanted(scheme: string, colon: number, enclosed: Enclosed | null): boolean {
    return scheme !== PREFIX && this.#looksFor(scheme, enclosed, this.#text.startsWith("//", colon + 1), colon);
  }

  /** Returns the end of the longest valid reference in a range. */
  #longest(start: number, to: number): number {
    const text = this.#text;
    const { automaton, start: first } = this.#judgeOf(text.slice(start, to));
    let end = start;
    let state = first;
    for (let at = start; at < to && state !== 0; at++) {
      state = automaton.step(state, text.charCodeAt(at));
      if (automaton.accepts(state)) end = at + 1;
    }
    return end;
  }

  #isReference(reading: string): boolean {
    const { automaton, start } = this.#judgeOf(reading);
    let state = start;
    for (let at = 0; at < reading.length && state !== 0; at++) state = automaton.step(state, reading.charCodeAt(at));
    return automaton.accepts(state);
  }
}

/** Nothing stands here that could be a reference. */
const NOTHING = -1;

/** The text between delimiters. */
interface Pieces extends Pick<FoundReference, "removed" | "hyphens"> {
  /** The text without line breaks and the white space around them. */
  readonly kept: string;
  /** The same without hyphens before line breaks. */
  readonly dropped: string;
  readonly hasSpace: boolean;
}

const [QUOTE, COLON, LESS, GREATER] = [0x22, 0x3a, 0x3c, 0x3e];
/** Schemes whose URIs contain the code of programs: its faults are no faults of a URI. */
const OF_CODE = /^(?:javascript|vbscript):/i;
const DATA = /^data:/i;
/** Characters that are neither text nor white space: in binary data, a letter after them does not begin a word. */
const CONTROL = /[\0-\x08\x0E-\x1F\x7F-\x9F]/;
const FIRST_BACKSLASHES = /^\w+:\\\\?[\w[]/;
const RAW = /[ "<>\\^`{|}]/g;

/** Returns a diagnostic as a warning. */
export function acceptedByReaders(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, severity: "warning", message: `${diagnostic.message} ${ACCEPTED}` };
}

const ACCEPTED = "All readers of HTML and CSS accept this in data.";

/** Returns whether a result is data with characters that all readers accept: the warning is needed once for a document. */
export function isRawData(found: Found): boolean {
  return !found.ok && found.diagnostics[0]?.message.endsWith(ACCEPTED) === true;
}
const WITH_PLACEHOLDER = new RegExp(ESCAPED_PLACEHOLDER, "i");
/** Where the markup in a `data` URI goes on, although a URI must end. */
const MARKUP = /^[,;]?(?:<| [\w:-]+=['"])/;
/** An escape in a text whose format is not known, and in prose of other formats. */
const ESCAPES = /\\[nrt"'/ ]/;
const WRITTEN = /\\[nrt]/;
/** A line break as programs write it, in the middle of a word. The first backslash is not part of a path of Windows. */
const BROKEN = /^[^\\ ]*(?<![/\\][A-Za-z][:|])\\[nrt]\w[^\\ ]*$/;
/** A sign that joins a quoted text with another one, on the same line. */
const CONTINUED = /[ \t]*\+[ \t]*[\w$("'`]/y;
/** The last characters of a line, a space, and the first one of the next line: the reference goes on there. */
const GOES_ON = /[/\-?&=._%#:+~] |%[\dA-Fa-f] | [/?&=#._%:-]$/;

const SCHEME = /^([A-Za-z][A-Za-z\d+.-]*):/;
/** As far as a text goes, a URI or its prefix may stand between the delimiters that begin before it. */
const URI_MAY_BEGIN = /\s*(?:$|[A-Za-z][A-Za-z\d+.-]*(?:$|:))/y;
const SCHEME_CHARACTERS = /* @__PURE__ */ characterSet((character) => /[A-Za-z\d+.-]/.test(character));
/** The beginning of a URI or of its prefix, after a delimiter. */
const BEGINS = /\s*[A-Za-z][A-Za-z\d+.-]*:/y;
const LETTER = /[A-Za-z]/;
/** The end of a word that continues. A letter before would be a part of the scheme. */
const IN_WORD = /\d$|[A-Za-z\d]_$/;
/** `Data::Diver` of a program, and a path without a scheme's address. The text ends one character after the colon. */
const NO_SCHEME = /::$|^mailto:\/$/i;
/** The rest of a command such as `s/DNS://g` of sed. */
const SUBSTITUTION = /^\/\/[egimsx]{0,3}(?![\w.:/?#@%-])/;
/** The prefix as a separate word, with or without a space after it. */
const PREFIX_BEFORE = /(?<![A-Za-z\d+.-])url: ?$/i;
const LONGEST_PREFIX = "url: ".length;
const SPACES = /\s+/g;
const SPACE = /\s/;
const LINE_BREAK = /[\n\v\f\r\u2028\u2029]/;

/** A scheme and `//`. The match is limited to the expected length of a scheme. */
const URI_BEGINS = /^[A-Za-z][A-Za-z\d+.-]*:\/\//;
const LONGEST_BEGINNING = 40;

/** `\n`, `\r` and `\t` of many formats, `\fB` and `\(dq` of roff, and `^^J` of TeX, before a scheme. */
const ESCAPE_BEFORE = /\\(?:f[BIPR]|\((?:dq|aq|lq|rq|oq|cq)|[nrt])$|\^\^(?:[@-_]|[\da-f]{2})$/;

/** Returns the length of the escape that ends in the scheme characters from an offset on. */
function escapeBefore(text: string, start: number, colon: number): number {
  for (let length = 1; length <= 2 && start + length < colon; length++) {
    if (ESCAPE_BEFORE.test(text.slice(Math.max(0, start - 2), start + length))) return length;
  }
  return 0;
}

/** Returns where the characters of a scheme before an offset begin. */
function schemeStart(text: string, floor: number, colon: number): number {
  let start = colon;
  while (start > floor && SCHEME_CHARACTERS[text.charCodeAt(start - 1)] === 1) start--;
  return start;
}

/**
 * Returns the offset of the delimiter directly before the scheme that a colon ends; infinity without one.
 *
 * @param floor the first offset where it can stand
 * @param colon the offset of the colon, or infinity
 * @param goesOn whether more text may follow, so that a scheme at the end of the text may have its colon there
 */
function delimiterBefore(text: string, floor: number, colon: number, goesOn: boolean): number {
  if (colon === Infinity && !goesOn) return Infinity;
  let start = schemeStart(text, floor, Math.min(colon, text.length));
  while (start > floor && isSpace(text, start - 1)) start--;
  const code = text.charCodeAt(start - 1);
  return start > floor && (code === QUOTE || code === LESS) ? start - 1 : Infinity;
}

/** Returns a function that returns the offset of the next delimiter; infinity if it does not follow. The offsets must not decrease. */
function delimiters(text: string): (from: number) => number {
  let [quote, less] = [-1, -1];
  return (from) => {
    if (quote < from) quote = offsetOf('"', text, from);
    if (less < from) less = offsetOf("<", text, from);
    return Math.min(quote, less);
  };
}

/** Returns the offset of a character; infinity if it does not follow. */
function offsetOf(character: string, text: string, from: number): number {
  const at = text.indexOf(character, from);
  return at < 0 ? Infinity : at;
}

function isSpace(text: string, at: number): boolean {
  return SPACE.test(text.charAt(at));
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text, at)) at++;
  return at;
}
