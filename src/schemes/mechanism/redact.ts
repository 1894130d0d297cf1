/**
 * Which parts of a text are secrets, and the text without them (RFC 3986 section 7.5).
 *
 * A text can have several URIs. Each of them, and the text between them, is searched in three ways: by the grammar of the
 * scheme, for user information, and for values with the names of secrets. What any of them finds is hidden.
 *
 * @module
 */
import { applyEdits } from "../../core/edits.js";
import { parts, slashesEnd, type Span } from "../../core/parts.js";
import { isTriplet, octetAt } from "../../core/percent.js";
import { ofURIReference } from "../../standards/current.js";
import { SECRET_NAMES, type SecretName } from "./secret-names.js";

// The texts are logs and parts of URIs, valid or not. No rule of a grammar is about them, so the patterns here find their parts.

/** The names of values that go to the end of the line: `Cookie: a=b; c=d`. */
const WHOLE_LINE = ["authorization", "cookie"];

/**
 * Schemes at the end of a text whose readers take "?" and "#" in user information: libpq 17 (`conninfo_uri_parse_options`),
 * SQLAlchemy 2.0.
 */
const DATABASES = /(?:^|[^a-z\d+.-])(?:postgres|postgresql|mysql|mariadb|oracle|mssql)(?:\+\w+)?:*$/i;

/** Words before ":" that are no schemes with users and no users: those of package managers, and levels of logs. */
const WITHOUT_USERS =
  /* @__PURE__ */ "npm jsr workspace github docker debug info note warn warning error critical fatal".split(" ");

/** The start of a URI inside of a text. After a name, it is a value. */
const INNER = /(?<=[\s<(]|(?<![:=]\s?)["'])[a-z][\w+.-]*:\/\//gi;

/** The end of a text before the value of a parameter, or before the "//" of one. */
const BEFORE_VALUE = /=(?:[a-z][\w+.-]*:+)?$/i;

/** A scheme after which a user can stand without "//": a driver of JDBC, if there is one, a name and ":". */
const SCHEMES = /(?<![\w+.%/@:-])(jdbc:+(?:oracle:+)?)?([a-z][\w+.-]*)(?::+(?![:/])|:+\/(?!\/))/gi;

/** An option of a command at the end of a text: `--password`. */
const OPTION = /(?<![^\s"'`(])--?[a-z][\w-]*$/i;

/** White space. */
const SPACE =
  "\t\n\v\f\r \xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF";

/** Returns the offset of the first of some characters at an offset or after it; the length of the text without one. */
function firstAmong(text: string, characters: string, start: number): number {
  let at = start;
  while (at < text.length && !characters.includes(text.charAt(at))) at++;
  return at;
}

/** Returns the offset of the last of some characters; -1 without one. */
function lastAmong(text: string, characters: string): number {
  let at = text.length - 1;
  while (at >= 0 && !characters.includes(text.charAt(at))) at--;
  return at;
}

/** Options of `redact`. */
export interface RedactOptions {
  /** Whether each code unit of a secret becomes a `*`, so that all offsets stay right. By default, a secret becomes `***`. */
  readonly sameLength?: boolean | undefined;
}

/** What schemes know about secrets. */
export interface SchemeSecrets {
  /** Returns the places of the secrets that the grammar of the scheme shows; `null` if no grammar accepts the text. */
  spansIn(text: string): readonly Span[] | null;
  /** Returns whether URIs of a scheme can have users: not if the scheme is known, and has neither hosts nor users. */
  usersOf(scheme: string): "known" | "unknown" | "none";
}

const HIDDEN = "***";

/** How many times a text can be percent-encoded. */
const LEVELS = 3;

/** Replaces the secrets of a text, perhaps by texts of the same length. */
export function redacted(text: string, schemes: SchemeSecrets, sameLength: boolean): string {
  const found = [...secretsIn(text, schemes)].filter(({ start, end }) => start < end);
  const secrets: { readonly start: number; end: number }[] = [];
  for (const { start, end } of found.sort((a, b) => a.start - b.start)) {
    const last = secrets.at(-1);
    // Spans that overlap or touch are one secret.
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else secrets.push({ start, end });
  }
  const textOf = ({ start, end }: Span): string => (sameLength ? "*".repeat(end - start) : HIDDEN);
  return applyEdits(
    text,
    secrets.map((each) => ({ ...each, text: textOf(each) })),
  );
}

/** A part of a text that has at most one URI with an authority, at its start. */
interface Piece {
  readonly text: string;
  /** What the grammar of its scheme shows; `null` if no grammar accepts it. */
  readonly known: readonly Span[] | null;
  /** Whether it is a valid reference, so that its delimiters are what they seem to be. */
  readonly isValid: boolean;
}

function* secretsIn(text: string, schemes: SchemeSecrets): Generator<Span> {
  const starts = Array.from(text.matchAll(INNER), ({ index }) => index);
  for (const [index, start] of [0, ...starts].entries()) {
    for (const span of secretsOf(text.slice(start, starts[index]), schemes)) {
      yield { start: start + span.start, end: start + span.end };
    }
  }
}

/** Yields the secrets of a piece, also of the texts that are percent-encoded in it. */
function* secretsOf(text: string, schemes: SchemeSecrets): Generator<Span> {
  const uri = text.trimEnd();
  const known = schemes.spansIn(uri);
  // An IRI is valid if it is a URI with letters of ASCII.
  const isValid = known !== null || ofURIReference()(uri.replace(/[^\x00-\x7f]/g, "a"));
  yield* known ?? [];
  let decoded: Decoded | null = { text, offsetOf: (at) => at };
  for (let level = 0; decoded !== null && level < LEVELS; level++) {
    const piece: Piece = { text: decoded.text, known, isValid };
    for (const { start, end } of [...authorities(piece), ...users(piece, schemes), ...values(piece)]) {
      yield { start: decoded.offsetOf(start), end: decoded.offsetOf(end) };
    }
    decoded = decodedOnce(decoded);
  }
}

/** A decoded text. */
interface Decoded {
  readonly text: string;
  /** Returns the offset in the text before it was decoded. */
  readonly offsetOf: (at: number) => number;
}

/** Decodes ASCII characters once; returns `null` if nothing is encoded. */
function decodedOnce({ text, offsetOf }: Decoded): Decoded | null {
  const offsets = new Uint32Array(text.length + 1);
  let [decoded, done] = ["", 0];
  const keep = (end: number): void => {
    for (let at = done; at <= end; at++) offsets[decoded.length + at - done] = offsetOf(at);
    decoded += text.slice(done, end);
  };
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", at + 1)) {
    const octet = octetAt(text, at);
    if (!isTriplet(text, at) || octet > LAST_ASCII) continue;
    keep(at);
    decoded += String.fromCharCode(octet);
    done = at + "%00".length;
  }
  if (done === 0) return null;
  keep(text.length);
  return { text: decoded, offsetOf: (at): number => offsets[at] as number };
}

const LAST_ASCII = 0x7f;

/** Hosts with ports: text that is no user information. */
const HOST = String.raw`(?:\[[\da-f:.v%]*\]|(?!\[)[^:@,]*)(?::+\d*)?`;
const HOSTS = new RegExp(`^(?:${HOST},)*${HOST}(?:;(?<=:\\d*;)[^@]*)?$`, "i");

/** Yields the user information after "//", in all parts. */
function* authorities({ text, known, isValid }: Piece): Generator<Span> {
  const last = text.lastIndexOf("@");
  const top = known === null ? null : parts(text).authority;
  for (let index = text.indexOf("//"); index >= 0; index = text.indexOf("//", slashesEnd(text, index))) {
    const start = slashesEnd(text, index);
    // A grammar knows the user information of its scheme, or has none.
    const isTop = top !== null && start <= top.end;
    if (isTop && (start !== top.start || known?.some((span) => span.start < top.end) === true)) continue;
    const before = text.slice(Math.max(0, index - LONGEST), index);
    const ends = start === index + 2 && DATABASES.test(before) ? '/"<>' : '/?#"<>';
    const authority = text.slice(start, firstAmong(text, SPACE + ends, start));
    // The value of a parameter ends at "&".
    if (HOSTS.test(BEFORE_VALUE.test(before) ? (authority.split("&", 1)[0] as string) : authority)) continue;
    const colon = authority.indexOf(":");
    const at = isValid ? start + authority.lastIndexOf("@") : last;
    // Text after the colon that is no port can be a password whose "@" was cut off. A document can name the user.
    if (at < start) {
      if (!isValid && colon >= 0) yield { start: start + colon + 1, end: start + authority.length };
    } else if (!isTop) yield { start, end: at };
    else if (colon >= 0) yield { start: start + colon + 1, end: at };
  }
}

/** Yields what looks like a user with a password after a name and ":", and before "@". */
function* users({ text, known, isValid }: Piece, schemes: SchemeSecrets): Generator<Span> {
  const last = text.lastIndexOf("@");
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    const at = index + word.lastIndexOf("@");
    for (const found of word.matchAll(SCHEMES)) {
      const [all, driver, name] = found as unknown as [string, string | undefined, string];
      const begin = index + found.index;
      const start = begin + all.length;
      // In a valid reference, only a value of a parameter is another one.
      const isFirst = begin === 0 && (known === null || driver !== undefined);
      const scheme = name.toLowerCase();
      if (WITHOUT_USERS.includes(scheme) || (isValid && !isFirst && text[begin - 1] !== "=")) continue;
      const users = schemes.usersOf(scheme);
      const colon = firstAmong(text, `${SPACE}:@`, start);
      const hasColon = text[colon] === ":" && colon < start + LONGEST;
      if (users === "none" || (users === "known" && !hasColon)) continue;
      if (start <= at) {
        yield { start, end: at };
        break;
      }
      // Only a second colon shows that white space belongs to a password.
      if (hasColon && last > start) {
        yield { start, end: last };
        return;
      }
    }
  }
}

/** How much of a text before a value can be its name. */
const LONGEST = 64;

/** Yields the values with the names of secrets. */
function* values({ text, known }: Piece): Generator<Span> {
  const lower = text.toLowerCase();
  const near = NEAR.filter(({ texts }) => texts.some((each) => lower.includes(each)));
  const isName = (name: string): boolean => isAlways(name) || near.some(({ test }) => test(name));
  const { authority, path } = parts(text);
  // A grammar divides the name of the scheme and the user information.
  const rest = known === null ? 0 : (authority?.host.start ?? path.start);
  // What can separate a name from a value, and what begins a query.
  const mark = /[?#]|[=:]+[^\S\r\n]*|\s+/g;
  let isQuery = false;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    const { index, 0: sign } = found;
    const before = text.slice(Math.max(0, index - LONGEST), index);
    // Brackets, quotes and the like can follow the name.
    const name = before.replace(/[^a-z\d]{1,64}$/i, "");
    // The delimiter before the name.
    const at = Math.max(0, lastAmong(name, `${SPACE}?&;#,/="'<({:`));
    const isNamed =
      index - before.length + at >= rest &&
      (sign.startsWith("=")
        ? isName(name)
        : (sign.startsWith(":") ? !before.startsWith("//", lastAmong(before, `${SPACE}/`) - 1) : OPTION.test(before)) &&
          isLabel(name));
    if (!isNamed) {
      isQuery = sign === "?" || sign === "#" || (isQuery && sign.trimEnd() === sign);
      continue;
    }
    const start = mark.lastIndex;
    const ends = endsOf(sign, before, isQuery ? "?" : name.charAt(at));
    const quoted = ends === PATH || ends === TEXT ? quoteEnd(text, start) : start;
    const end = firstAmong(text, ends === TEXT && quoted > start ? QUOTED : ends, quoted);
    yield { start, end };
    mark.lastIndex = end;
  }
}

/** What ends a value of a query, of a path, of any text, after a quoted text, and in a line of its own. */
const [QUERY, PATH, TEXT, QUOTED, LINE] = ['&#\r\n"<>', "/?#;,&", SPACE, `${SPACE},;)}]`, "\"'\r\n"];

/** Returns the characters that end a value, by the sign before it and the delimiter before its name. */
function endsOf(sign: string, before: string, delimiter: string): string {
  if (sign.startsWith(":") && WHOLE_LINE.some((name) => before.toLowerCase().endsWith(name))) return LINE;
  return "?&#".includes(delimiter) ? QUERY : ";,/".includes(delimiter) ? PATH : TEXT;
}

const isAlways = /* @__PURE__ */ testOf(SECRET_NAMES.filter(({ near }) => near === undefined));
const isLabel = /* @__PURE__ */ testOf(SECRET_NAMES.filter(({ label }) => label === true));
const NEAR = /* @__PURE__ */ SECRET_NAMES.flatMap((name) =>
  name.near ? [{ texts: name.near, test: testOf([name]) }] : [],
);

/** Returns the function that finds one of some names at the end of a text, which is a letter or a digit. */
function testOf(names: readonly SecretName[]): (text: string) => boolean {
  const any = (isEnding: boolean): string =>
    names.flatMap(({ name, ends = false }) => (ends === isEnding ? [name] : [])).join("|") || "(?!)";
  const atEnd = new RegExp(`(?:${any(true)})(?:s|\\d|confirmation|confirm|repeat)?$`, "i");
  const word = new RegExp(`(?:^|[^a-z])(?:${any(false)})\\d?$`, "i");
  return (text) => {
    // A capital begins a word, and what separates words makes no difference.
    const words = text.replace(/([a-z])([A-Z])/g, "$1-$2");
    return word.test(words) || atEnd.test(words.replace(/[^a-z\d]/gi, ""));
  };
}

/** Returns the offset after a quoted text; the same offset without a quote. A quote that is not closed goes to the end. */
function quoteEnd(text: string, start: number): number {
  const quote = { "'": "'", '"': '"', "{": "}" }[text.charAt(start)];
  if (quote === undefined) return start;
  for (let at = start + 1; at < text.length; at++) {
    // A brace that is doubled is a character of the value.
    if (quote === "}" ? text.startsWith("}}", at) : text[at] === "\\") at += 1;
    else if (text[at] === quote) return at + 1;
  }
  return text.length;
}
