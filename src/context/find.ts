/**
 * Finds references in text, and removes their delimiters and line breaks (RFC 3986 appendix C; appendix E of the two
 * drafts before it; the appendix of RFC 1738).
 *
 * @module
 */
import { CURRENT, type CurrentId } from "../standards/current.js";
import { diagnosticsOf, type Source } from "../explain/report.js";
import { referringJudge, type ReferringStandardId } from "../standards/judges.js";
import { aBoolean, anything, assertString, aString, readList, readOptions } from "../core/arguments.js";
import type { Automaton } from "../core/automaton.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { asGuess } from "../explain/certain.js";
import { placeholders } from "../explain/placeholder.js";
import type { URIReferenceString, URIString } from "../standards/rfc3986/reference.js";
import { endingOf, holdsAnother, inText, isCertainInText, meantEnd, placesIn } from "./meant.js";
import { templateFaults } from "./template.js";

/** A half-open range of a text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A reference in a text, valid or not. */
interface InText<Text extends string> extends Span {
  /** Whether it is valid by the standard. */
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
  readonly ok: true;
  /**
   * The offsets, in the text, of hyphens before a line break. Each can be a part of the reference or can have been
   * inserted to break the line. `reference` includes them.
   */
  readonly hyphens: readonly number[];
  /** The reference without those hyphens; `null` without such hyphens, or if the result would be invalid. */
  readonly withoutHyphens: Text | null;
}

/** An invalid reference in a text. */
export interface RefusedReference extends InText<string> {
  readonly ok: false;
  /**
   * The explained diagnostics. Their offsets, and those of their repairs, refer to the text. They are warnings if the
   * reference has placeholders: then they say what no text in their place can mend.
   */
  readonly diagnostics: readonly Diagnostic[];
}

/** Options of the search. */
export interface FindOptions {
  /**
   * The schemes to find, in lower case, or a function that decides. By default, all schemes are found in angle brackets
   * and after `URL:`. Elsewhere, a scheme is found only if `//` follows, or if it is commonly used without `//`, such
   * as `mailto`, because in prose most words before a colon are not schemes.
   */
  readonly schemes?: readonly string[] | ReadonlySet<string> | ((scheme: string) => boolean) | undefined;
  /** Whether to find delimited relative references, too. Default `false`. */
  readonly relative?: boolean | undefined;
  /**
   * Whether to find invalid URIs, too. Default `false`: then only the valid beginning of an invalid URI is found, if
   * there is one.
   */
  readonly invalid?: boolean | undefined;
  /** The standard. Default: RFC 3986. */
  readonly standard?: ReferringStandardId | undefined;
}

/** Schemes without an authority that are also common words in prose. */
const WITHOUT_AUTHORITY: ReadonlySet<string> = new Set([
  "cid",
  "data",
  "did",
  "geo",
  "mailto",
  "mid",
  "news",
  "sip",
  "sips",
  "sms",
  "tel",
  "urn",
  "xmpp",
]);

/** The prefix that RFC 1738 recommends. It is not a scheme. */
const PREFIX = "url";

/** Punctuation that usually ends a sentence or clause and not a reference. */
const PUNCTUATION = ".,;:!?'";

/**
 * Finds the URIs in a text.
 *
 * - Between `<` and `>`, and between double quotes, the whole text is one reference, with or without the prefix `URL:`.
 *   Line breaks in it are ignored, with the white space around them. Other white space is not allowed. If white space is
 *   in the scheme, or if another `scheme://` follows white space, the delimiters belong to something else, and the text
 *   between them is searched like other text.
 * - Elsewhere a URI is as long as the grammar allows, without punctuation at its end that probably belongs to the sentence.
 *   It ends before a parenthesis that closes none of its own, before the quote or the `**`, `__` or `~~` that stands
 *   directly before it, and before a character reference of `<`, `>` or `"`.
 * - With `invalid: true`, an invalid URI is found as a whole, except a template that can become valid: others replace its
 *   placeholders, such as `{id}`, `${id}`, `%s` or `<your-key>`. An invalid URI ends at white space, at a delimiter, or
 *   at a bracket that closes a bracket before it. A text counts as a URI if `//` follows its scheme, or if its scheme is
 *   searched for and at least one valid character follows.
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
    readonly relative?: false | undefined;
    readonly standard?: CurrentId | undefined;
  },
): readonly FoundReference<URIString>[];
/** Finds relative references, too, if `relative` is true or unknown. */
export function find(
  text: string,
  options?: FindOptions & { readonly invalid?: false | undefined; readonly standard?: CurrentId | undefined },
): readonly FoundReference<URIReferenceString>[];
/** Finds the references of another standard. */
export function find(
  text: string,
  options?: FindOptions & { readonly invalid?: false | undefined },
): readonly FoundReference[];
/** Finds invalid URIs, too, if `invalid` is true or unknown. They have `ok: false` and diagnostics. */
export function find(
  text: string,
  options: FindOptions & { readonly relative?: false | undefined; readonly standard?: CurrentId | undefined },
): readonly (FoundReference<URIString> | RefusedReference)[];
export function find(text: string, options?: FindOptions): readonly (FoundReference | RefusedReference)[];
export function find(text: string, options?: FindOptions): readonly (FoundReference | RefusedReference)[] {
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
  readonly found: readonly (FoundReference | RefusedReference)[];
  readonly searched: Searched;
  /** The search has to wait at a delimiter: more text must show whether one of these characters closes it. */
  readonly awaited: '"' | "<>" | null;
}

const CHECKS = { schemes: anything, relative: aBoolean, invalid: aBoolean, standard: aString };

const BEGINNING: Searched = { at: 0, done: 0 };

/** Searches for references in a text. */
export class Finder {
  #text = "";
  readonly #source: Source;
  readonly #automaton: Automaton;
  readonly #start: number;
  readonly #relative: boolean;
  readonly #invalid: boolean;
  /** Returns whether to find a scheme. */
  readonly #looksFor: (scheme: string, isPlain: boolean, hasAuthority: boolean) => boolean;

  constructor(options?: FindOptions) {
    const {
      schemes,
      relative = false,
      invalid = false,
      standard = CURRENT,
    } = readOptions<FindOptions>(options, CHECKS);
    const { rules, diagnoser } = referringJudge(standard);
    this.#source = diagnoser.source(rules.defaultRule);
    this.#automaton = rules.automaton(rules.defaultRule);
    this.#start = this.#automaton.start(rules.defaultRule);
    this.#relative = relative;
    this.#invalid = invalid;
    if (schemes === undefined) {
      this.#looksFor = (scheme, isPlain, hasAuthority) => !isPlain || hasAuthority || WITHOUT_AUTHORITY.has(scheme);
    } else {
      const asked =
        typeof schemes === "function" ? schemes : new Set(readList<string>(schemes, "The option 'schemes'", aString));
      this.#looksFor = (scheme) => (typeof asked === "function" ? asked(scheme) : asked.has(scheme));
    }
  }

  /**
   * @param text the text
   * @param from how far it is searched already
   * @param limit where to stop if more text may follow: no reference without delimiters reaches past that offset
   */
  search(text: string, { at, done }: Searched = BEGINNING, limit: number | null = null): Search {
    this.#text = text;
    // Where the next scheme can begin. A search stops at a delimiter or white space, which no scheme contains.
    let floor = at;
    const found: (FoundReference | RefusedReference)[] = [];
    for (; at < (limit ?? text.length); at++) {
      const character = text.charAt(at);
      let next: FoundReference | RefusedReference | null = null;
      if (character === "<" || character === '"') {
        if (limit !== null && this.#isOpen(at)) {
          return { found, searched: { at, done }, awaited: character === "<" ? "<>" : character };
        }
        next = this.#delimited(at);
      } else if (character === ":") {
        next = this.#bare(floor, at, done);
        floor = at + 1;
      }
      if (!next) continue;
      // A template without a fault is passed over.
      if (next.ok || next.diagnostics.length > 0) found.push(next);
      done = floor = next.outer.end;
      at = done - 1;
    }
    return { found, searched: { at, done }, awaited: null };
  }

  /** Whether a delimiter may hold a reference, and only more text can tell where that ends. */
  #isOpen(open: number): boolean {
    URI_MAY_BEGIN.lastIndex = open + 1;
    return (this.#relative || URI_MAY_BEGIN.test(this.#text)) && this.#nextDelimiter(open) < 0;
  }

  /**
   * Returns the reference between delimiters, or `null`.
   *
   * @param open the offset of the opening delimiter
   */
  #delimited(open: number): FoundReference | RefusedReference | null {
    const text = this.#text;
    const isQuoted = text.charAt(open) === '"';
    const close = this.#nextDelimiter(open);
    if (close < 0 || text.charAt(close) === "<") return null;
    let start = open + 1;
    let end = close;
    // Text with white space next to its quotation marks is between two quotations, not inside one.
    if (isQuoted && (isSpace(text, start) || isSpace(text, end - 1))) return null;
    start = skipSpace(text, start);
    const prefixed = text.slice(start, start + PREFIX.length + 1).toLowerCase() === `${PREFIX}:`;
    if (prefixed) start = skipSpace(text, start + PREFIX.length + 1);
    while (end > start && isSpace(text, end - 1)) end--;
    const { length: schemeLength } = SCHEME.exec(text.slice(start, end))?.[1] ?? "";
    if (schemeLength === 0 ? !this.#relative : !this.#isWanted(start, start + schemeLength, isQuoted && !prefixed)) {
      return null;
    }
    const pieces = this.#pieces(start, end);
    if (!pieces) return null;
    const { kept, dropped, removed, hyphens } = pieces;
    // A line break belongs to a quoted sentence, unless the text begins with a scheme.
    if (kept === "" || (schemeLength === 0 && isQuoted && removed.length > 0)) return null;
    const reference = [kept, dropped].find((reading) => this.#isReference(reading));
    const outer = { start: open, end: close + 1 };
    const place = { start, end, outer, delimiter: isQuoted ? '""' : "<>", prefixed, removed } as const;
    if (reference === undefined) {
      const colon = start + schemeLength;
      const isMeant =
        this.#invalid &&
        schemeLength > 0 &&
        this.#isWanted(start, colon, !prefixed) &&
        this.#isBegun(colon, this.#longest(start)) &&
        !(isQuoted && removed.length > 0) &&
        !holdsAnother(kept);
      return isMeant ? this.#refused(kept, place) : null;
    }
    return {
      ok: true,
      reference,
      ...place,
      hyphens,
      withoutHyphens: hyphens.length > 0 && this.#isReference(dropped) ? dropped : null,
    };
  }

  /** Returns the offset of the next quotation mark or, after an angle bracket, of the next of these; -1 if it is missing. */
  #nextDelimiter(open: number): number {
    const text = this.#text;
    if (text.charAt(open) === '"') return text.indexOf('"', open + 1);
    for (let at = open + 1; at < text.length; at++) {
      const character = text.charAt(at);
      if (character === ">" || character === "<") return at;
    }
    return -1;
  }

  /** Joins the lines of a text; returns `null` if another URI begins after white space. */
  #pieces(start: number, end: number): Pieces | null {
    const whole = this.#text.slice(start, end);
    const removed: Span[] = [];
    const hyphens: number[] = [];
    let kept = "";
    let dropped = "";
    let from = 0;
    for (const { 0: space, index } of whole.matchAll(SPACES)) {
      const next = index + space.length;
      if (URI_BEGINS.test(whole.slice(next, next + LONGEST_BEGINNING))) return null;
      // Only white space around a line break was inserted to break the reference. Other white space is a mistake.
      if (!LINE_BREAK.test(space)) continue;
      const piece = whole.slice(from, index);
      const isAmbiguous = piece.endsWith("-");
      if (isAmbiguous) hyphens.push(start + index - 1);
      kept += piece;
      dropped += isAmbiguous ? piece.slice(0, -1) : piece;
      removed.push({ start: start + index, end: start + next });
      from = next;
    }
    const last = whole.slice(from);
    return { kept: kept + last, dropped: dropped + last, removed, hyphens };
  }

  /**
   * Returns the undelimited URI around a colon, or `null`.
   *
   * @param floor the first offset where it can begin
   * @param colon the offset of the colon
   * @param done the first offset where a prefix can begin
   */
  #bare(floor: number, colon: number, done: number): FoundReference | RefusedReference | null {
    const text = this.#text;
    let start = colon;
    while (start > floor && SCHEME_CHARACTER.test(text.charAt(start - 1))) start--;
    while (start < colon && !LETTER.test(text.charAt(start))) start++;
    if (start === colon) return null;
    const outer = this.#prefixBefore(start, done);
    if (NO_SCHEME.test(text.slice(start, colon + 2)) || !this.#isWanted(start, colon, outer === start)) return null;
    const body = text.startsWith("//", colon + 1) ? colon + 3 : colon + 1;
    const longest = this.#longest(start);
    const placeTo = (end: number) =>
      ({ start, end, outer: { start: outer, end }, delimiter: "none", prefixed: outer < start, removed: [] }) as const;
    if (this.#invalid && this.#isBegun(colon, longest)) {
      const meant = meantEnd(text, start);
      if (meant > longest) return this.#refused(text.slice(start, meant), placeTo(meant));
    }
    const end = this.#giveBack(start, longest);
    if (end <= body) return null;
    const reference = text.slice(start, end);
    const hyphens = reference.endsWith("-") && LINE_BREAK.test(text.charAt(end)) ? [end - 1] : [];
    return {
      ok: true,
      reference,
      ...placeTo(end),
      hyphens,
      withoutHyphens: hyphens.length > 0 && end - 1 > body ? reference.slice(0, -1) : null,
    };
  }

  /** Returns whether something follows the scheme and the colon. */
  #isBegun(colon: number, longest: number): boolean {
    return this.#text.startsWith("//", colon + 1) || longest > colon + 1;
  }

  #refused(reference: string, place: Omit<RefusedReference, "ok" | "reference" | "diagnostics">): RefusedReference {
    const { start, removed } = place;
    const placeOf = placesIn(start, removed);
    // Quoted text with a space can be a sentence, so nobody may change it without asking.
    const isDoubtful = place.delimiter === '""' && SPACE.test(reference);
    const source = this.#source;
    const holes = placeholders(reference);
    const faults = holes.length > 0 ? templateFaults(reference, holes, source) : diagnosticsOf(reference, source);
    const diagnostics = faults.map((each) => {
      const isCertain = !isDoubtful && isCertainInText(reference, each.repair?.edits ?? []);
      return inText(isCertain ? each : asGuess(each), placeOf);
    });
    return { ok: false, reference, ...place, diagnostics };
  }

  /** Returns the offset of the prefix before an offset, or the offset itself if there is no prefix. */
  #prefixBefore(start: number, done: number): number {
    const before = this.#text.slice(Math.max(done, start - LONGEST_PREFIX - 1), start);
    return start - (PREFIX_BEFORE.exec(before)?.[0].length ?? 0);
  }

  /** Returns whether to find the scheme. */
  #isWanted(start: number, colon: number, isPlain: boolean): boolean {
    const scheme = this.#text.slice(start, colon).toLowerCase();
    return scheme !== PREFIX && this.#looksFor(scheme, isPlain, this.#text.startsWith("//", colon + 1));
  }

  /** Returns the end of the longest valid reference from an offset, before the text around it begins. */
  #longest(start: number): number {
    const text = this.#text;
    const automaton = this.#automaton;
    const isEnd = endingOf(text, start);
    let end = start;
    let state = this.#start;
    let unclosed = 0;
    for (let at = start; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === OPEN) unclosed++;
      if ((code === CLOSE && unclosed-- === 0) || isEnd(at, code)) break;
      state = automaton.step(state, code);
      if (state === 0) break;
      if (automaton.accepts(state)) end = at + 1;
    }
    return end;
  }

  /** Returns the end of a URI without the punctuation that probably belongs to the sentence. */
  #giveBack(start: number, end: number): number {
    let at = end;
    while (at > start && PUNCTUATION.includes(this.#text.charAt(at - 1))) at--;
    return at;
  }

  #isReference(reading: string): boolean {
    const automaton = this.#automaton;
    let state = this.#start;
    for (let at = 0; at < reading.length && state !== 0; at++) state = automaton.step(state, reading.charCodeAt(at));
    return automaton.accepts(state);
  }
}

/** The text between delimiters. */
interface Pieces extends Pick<FoundReference, "removed" | "hyphens"> {
  /** The text without line breaks and the white space around them. */
  readonly kept: string;
  /** The same without hyphens before line breaks. */
  readonly dropped: string;
}

const SCHEME = /^([A-Za-z][A-Za-z\d+.-]*):/;
/** As far as a text goes, a URI or its prefix may stand between the delimiters that begin before it. */
const URI_MAY_BEGIN = /\s*(?:$|[A-Za-z][A-Za-z\d+.-]*(?:$|:))/y;
const SCHEME_CHARACTER = /[A-Za-z\d+.-]/;
const LETTER = /[A-Za-z]/;
const [OPEN, CLOSE] = [0x28, 0x29];
/** `Data::Diver` of a program, and a path without a scheme's address. The text ends one character after the colon. */
const NO_SCHEME = /::$|^mailto:\/$/i;
/** The prefix as a separate word, with or without a space after it. */
const PREFIX_BEFORE = /(?<![A-Za-z\d+.-])url: ?$/i;
export const LONGEST_PREFIX: number = "url: ".length;
const SPACES = /\s+/g;
const SPACE = /\s/;
const LINE_BREAK = /[\n\v\f\r\u2028\u2029]/;

/** A scheme and `//`. The match is limited to the expected length of a scheme. */
const URI_BEGINS = /^[A-Za-z][A-Za-z\d+.-]*:\/\//;
const LONGEST_BEGINNING = 40;

function isSpace(text: string, at: number): boolean {
  return SPACE.test(text.charAt(at));
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text, at)) at++;
  return at;
}
