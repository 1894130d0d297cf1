/**
 * Which parts of a text are secrets, and the text without them (RFC 3986 section 7.5).
 *
 * A text can have several URIs. Each of them, and the text between them, is searched in three ways: by the grammar of the
 * scheme, for user information, and for values with the names of secrets. What any of them finds is hidden.
 *
 * @module
 */
import { parts, type Span } from "../../core/parts.js";
import { ofURIReference } from "../../standards/current.js";
import { DATABASES, SECRET_NAMES, WHOLE_LINE, WITHOUT_USERS, type SecretName } from "./secret-names.js";

/** Options of `redact`. */
export interface RedactOptions {
  /** Whether each code unit of a secret becomes a `*`, so that all offsets stay right. By default, a secret becomes `***`. */
  readonly sameLength?: boolean | undefined;
}

/** What schemes know about secrets. */
export interface SchemeSecrets {
  /** Returns the places of the secrets that the grammar of the scheme shows; `null` if no grammar accepts the text. */
  spansIn(text: string): readonly Span[] | null;
  /** Returns whether URIs of a scheme can have user information: not if the scheme is known, and has neither hosts nor users. */
  hasUsers(scheme: string): boolean;
}

const HIDDEN = "***";

/** How many times a text can be percent-encoded. */
const LEVELS = 3;

/**
 * Replaces the secrets of a text.
 *
 * @param text any text
 * @param sameLength whether the result has the length of the text
 */
export function redacted(text: string, schemes: SchemeSecrets, sameLength: boolean): string {
  const spans = [...secretsIn(text, schemes)].filter(({ start, end }) => start < end);
  spans.sort((a, b) => a.start - b.start);
  let result = "";
  let done = 0;
  for (let index = 0; index < spans.length;) {
    const { start } = spans[index] as Span;
    let end = start;
    // Spans that overlap or touch are one secret.
    for (let span = spans[index]; span !== undefined && span.start <= Math.max(end, start); span = spans[++index]) {
      end = Math.max(end, span.end);
    }
    result += text.slice(done, start) + (sameLength ? "*".repeat(end - start) : HIDDEN);
    done = end;
  }
  return result + text.slice(done);
}

/** A part of a text that has at most one URI with an authority at its start. */
interface Piece extends Span {
  /** What the grammar of its scheme shows; `null` if no grammar accepts it. */
  readonly known: readonly Span[] | null;
  /** Where names begin to count: after a name of a scheme and user information that a grammar divides. */
  readonly rest: number;
  /** Whether it is a valid reference, so that its delimiters are what they seem to be. */
  readonly isValid: boolean;
}

function* secretsIn(text: string, schemes: SchemeSecrets): Generator<Span> {
  const starts = [...text.matchAll(/(?<=[\s<(])[a-z][\w+.-]*:\/\//gi)].map(({ index }) => index);
  const pieces = [0, ...starts].map((start, index) => pieceOf(text, start, starts[index] ?? text.length, schemes));
  for (const { start, known } of pieces) if (known !== null) yield* movedBy(start, known);
  let decoded = text;
  for (let level = 0; level < LEVELS; level++) {
    for (const piece of pieces) {
      const part = decoded.slice(piece.start, piece.end);
      yield* movedBy(piece.start, authorities(part, piece));
      yield* movedBy(piece.start, users(part, piece, schemes));
    }
    yield* values(decoded, pieces);
    const next = decodedOnce(decoded);
    if (next === decoded) return;
    decoded = next;
  }
}

function pieceOf(text: string, start: number, end: number, schemes: SchemeSecrets): Piece {
  const uri = text.slice(start, end).trimEnd();
  const known = schemes.spansIn(uri);
  const isValid = known !== null || ofURIReference()(uri.replace(/[^\x00-\x7f]/g, "a"));
  const { authority, path } = parts(uri);
  return { start, end, known, rest: start + (known === null ? 0 : (authority?.host.start ?? path.start)), isValid };
}

function* movedBy(offset: number, spans: Iterable<Span>): Generator<Span> {
  for (const { start, end } of spans) yield { start: start + offset, end: end + offset };
}

/** Decodes ASCII characters. All offsets stay the same: a delimiter is repeated, and other characters get NUL after them. */
function decodedOnce(text: string): string {
  return text.replace(/%\0*([\da-f])\0*([\da-f])/gi, (all: string, high: string, low: string) => {
    const character = String.fromCharCode(Number.parseInt(high + low, 16));
    if (character > "\x7f") return all;
    return /[a-z\d%]/i.test(character) ? character.padEnd(all.length, "\0") : character.repeat(all.length);
  });
}

/** Hosts with ports: text that is no user information. */
const HOST = String.raw`(?:\[[\da-f:.v%]*\]|[^:@,]*)(?::+\d*)?`;
const HOSTS = new RegExp(`^(?:${HOST},)*${HOST}(?:(?<=:\\d*);[^@]*)?$`, "i");
/** Yields the user information after "//", in all parts. */
function* authorities(text: string, { known, isValid }: Piece): Generator<Span> {
  const last = lastAt(text);
  const top = known === null ? null : parts(text).authority;
  for (const { index, 0: slashes } of text.matchAll(/\/{2,}/g)) {
    const start = index + slashes.length;
    const isTop = start === top?.start;
    if (top !== null && start < top.end && !isTop) continue;
    const before = text.slice(Math.max(0, index - LONGEST), index);
    const end = DATABASES.test(before) ? /[^\s/"<>]*/y : /[^\s/?#"<>]*/y;
    end.lastIndex = start;
    const [authority] = end.exec(text) as unknown as [string];
    // The value of a parameter ends at "&".
    const isValue = /=(?:[a-z][\w+.-]*:+)?$/i.test(before);
    if (HOSTS.test(isValue ? (authority.split("&", 1)[0] as string) : authority)) continue;
    const colon = authority.indexOf(":");
    const at = isValid ? start + lastAt(authority) : last;
    // Text after the colon that is no port can be a password whose "@" was cut off. A document can name the user.
    if (at < start) {
      if (!isValid && colon >= 0) yield { start: start + colon + 1, end: start + authority.length };
    } else if (!isTop) yield { start, end: at };
    else if (colon >= 0) yield { start: start + colon + 1, end: at };
  }
}

/** Yields what looks like a user with a password after a name and ":", and before "@". */
function* users(text: string, { known }: Piece, schemes: SchemeSecrets): Generator<Span> {
  const last = lastAt(text);
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    const at = lastAt(word);
    for (const found of word.matchAll(/(?<![\w+.%/@-])(jdbc:+)?([a-z][\w+.-]*)(?::+(?![:/])|:+\/(?!\/))/gi)) {
      const [all, driver, name] = found as unknown as [string, string | undefined, string];
      const start = found.index + all.length;
      if (known !== null && index + found.index === 0 && driver === undefined) continue;
      if (WITHOUT_USERS.test(name) || !schemes.hasUsers(name.toLowerCase())) continue;
      if (start <= at) {
        yield { start: index + start, end: index + at };
        break;
      }
      // Only a second colon shows that white space belongs to a password.
      if (/[^:@]*:/y.test(word.slice(start)) && last > index + start) return yield { start: index + start, end: last };
    }
  }
}

/** Returns the offset of the last "@"; of the first one if several follow each other. -1 without any. */
function lastAt(text: string): number {
  let at = text.lastIndexOf("@");
  while (text[at - 1] === "@") at -= 1;
  return at;
}

/** How much of a text before a value can be its name. */
const LONGEST = 64;

/** Yields the values with the names of secrets. */
function* values(text: string, pieces: readonly Piece[]): Generator<Span> {
  const names = SECRET_NAMES.filter(({ near }) => near?.test(text) !== false);
  const isName = testOf(names);
  const isLabel = testOf(names.filter(({ label }) => label === true));
  const mark = /[?#]|(?:[=:]|(?=\s))[=:]*\s*/g;
  let [at, isQuery] = [0, false];
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    const { index, 0: sign } = found;
    const before = text.slice(Math.max(0, index - LONGEST), index);
    // The text from the delimiter before the name.
    const named = /[^][^?&;#,/=\s"'<({:]*$/.exec(before.replace(/[^a-z\d]+$/i, ""))?.[0] ?? "";
    while (index >= (pieces[at] as Piece).end) at += 1;
    const { end: limit, rest } = pieces[at] as Piece;
    const isNamed = sign.startsWith("=")
      ? isName(before) && index - before.length + before.lastIndexOf(named) >= rest
      : sign.startsWith(":")
        ? isLabel(before) && !/\/\/[^\s/]*$/.test(before)
        : /(?<![^\s"'`(])--?[a-z][\w-]*$/i.test(before) && isLabel(before);
    if (isNamed) {
      const start = mark.lastIndex;
      const style =
        sign.startsWith(":") && WHOLE_LINE.test(before)
          ? LINE
          : isQuery || /^[?&#]/.test(named)
            ? QUERY
            : /^[;,/]/.test(named)
              ? PATH
              : TEXT;
      const quoted = style === PATH || style === TEXT ? quoteEnd(text, start, limit) : start;
      const ends = style === TEXT && quoted > start ? QUOTED : style;
      ends.lastIndex = quoted;
      const end = Math.min(limit, ends.exec(text)?.index ?? limit);
      yield { start, end };
      mark.lastIndex = Math.max(end, start);
    } else isQuery = sign === "?" || sign === "#" || (isQuery && !/\s/.test(sign));
  }
}

/** What ends a value of a query, of a path, of any text, after a quoted text, and in a line of its own. */
const [QUERY, PATH, TEXT, QUOTED, LINE] = [/[&#\r\n"<>]/g, /[/?#;,&]/g, /\s/g, /[\s,;)}\]]/g, /["'\r\n]/g];

/** Returns the function that finds one of some names at the end of a text. */
function testOf(names: readonly SecretName[]): (text: string) => boolean {
  const any = (list: readonly SecretName[]): string => list.map(({ name }) => name).join("|");
  const atEnd = new RegExp(
    `(?:${any(names.filter(({ ends }) => ends === true))})(?:s|\\d|confirmation|confirm|repeat)?$`,
    "i",
  );
  const word = new RegExp(`(?:^|[^a-z])(?:${any(names.filter(({ ends }) => ends !== true))})\\d?$`, "i");
  return (text) => {
    const words = text.replace(/([a-z])([A-Z])/g, "$1-$2").replace(/[^a-z\d]+$/i, "");
    return word.test(words) || atEnd.test(words.replace(/[^a-z\d]/gi, ""));
  };
}

/** Returns the offset after a quoted text; the same offset if there is none. A quote that is not closed goes to the end. */
function quoteEnd(text: string, start: number, limit: number): number {
  const quote = { "'": "'", '"': '"', "{": "}" }[text.charAt(start)];
  if (quote === undefined) return start;
  for (let at = start + 1; at < limit; at++) {
    // A brace that is doubled is a character of the value.
    if (quote === "}" ? text.startsWith("}}", at) : text[at] === "\\") at += 1;
    else if (text[at] === quote) return at + 1;
  }
  return limit;
}
