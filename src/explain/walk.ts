/**
 * Walks through a text once and repairs characters in place: a character is encoded, removed or replaced.
 *
 * @module
 */
import { characterEnd } from "../core/diagnostic.js";
import { characterSet, isTriplet, percentEncode } from "../core/percent.js";
import { isHigh } from "../core/surrogate.js";
import { isJoiner, isWhite, kindOf } from "./characters.js";
import { isZone } from "./authority.js";
import { escapeAt, isCutOff, type Escape } from "./escapes.js";
import { run } from "./machine.js";
import { isTextAfter } from "./surroundings.js";
import { EXCLUDED, roleAt, type Role, type View } from "./view.js";

/** A fault that is repaired or named in place. */
export interface Local {
  readonly code: string;
  /** The culprit, which the repair replaces. */
  readonly start: number;
  readonly end: number;
  /** The replacement; `null` if the intended text is unknown. Then the walk continues as if the culprit were absent. */
  readonly text: string | null;
  /** The start of the culprit, if the walk has already accepted a part of it. */
  readonly marked?: number | undefined;
  /** The text in place of the culprit, if the walk does not continue as if it were absent. */
  readonly standIn?: string | undefined;
  readonly role: Role;
  /** The offset where the automaton refuses the text, and its state there. */
  readonly index: number;
  readonly before: number;
  /** The state after the repair. */
  readonly state: number;
}

/** The result of a walk. */
export interface Walk {
  /** The length of the remaining text plus 1; 0 if the text is valid apart from the faults found. */
  readonly rest: number;
  /** The number of faults found. */
  readonly faults: number;
  /** The number of faults without a repair. */
  readonly named: number;
  /** The state in which the automaton refuses the remaining text. */
  readonly state: number;
  /** Whether the walk stopped early because of too many faults. */
  readonly isCut: boolean;
}

/** The maximum total cost of the repairs of a text. It limits the memory to a few copies of a long text. */
const BUDGET = 1 << 20;
/** The fixed cost of a repair, in UTF-16 code units. The length of its text is added. */
const COST = 8;
/** The maximum number of code units that are repaired as one fault. */
const MOST_ENCODED = 1 << 16;

/**
 * Walks through a text.
 *
 * @param view the text
 * @param found called for each fault, in order
 */
export function walk(view: View, found?: (local: Local) => void): Walk {
  const {
    text,
    ground: { machine },
  } = view;
  const { length } = text;
  let [from, first] = [0, machine.start];
  /** Returns the state at an offset that the last run of the automaton has passed; 0 at another one. */
  const stateAt = (offset: number): number => (offset < from ? 0 : run(machine, first, text.slice(from, offset)));
  let [faults, named, cost] = [0, 0, 0];
  for (;;) {
    let { at, state } = machine.advance(text, from, first);
    if (at > from && isHigh(text.charCodeAt(at - 1))) {
      // The pair is wrong, or its second half is missing. Only a grammar with characters beyond ASCII reads its first half.
      at--;
      state = stateAt(at);
    }
    if (at === length && machine.accepts(state)) return { rest: 0, faults, named, state, isCut: false };
    const isCut = cost > BUDGET;
    if (isCut) return { rest: length - at + 1, faults, named, state, isCut };
    const local = localFault(view, at, state, stateAt);
    if (local === null) return { rest: length - at + 1, faults, named, state, isCut };
    faults++;
    cost += COST + (local.text?.length ?? 0);
    if (local.text === null) named++;
    found?.(local);
    from = local.end;
    first = local.state;
  }
}

/** A fault without the data that the walk adds. */
type Found = Omit<Local, "index" | "before" | "role">;

/** The data at an offset where the automaton refuses a character. */
interface Refused {
  readonly view: View;
  readonly at: number;
  readonly state: number;
  readonly role: Role;
  readonly code: number;
  readonly stateAt: StateAt;
}

/** Returns the state at an offset shortly before; 0 if a fault is between. */
type StateAt = (offset: number) => number;

function localFault(view: View, at: number, state: number, stateAt: StateAt): Local | null {
  const { text } = view;
  const apparent = roleAt(view, at);
  const role = apparent === "scheme" && allowsColonFirst(view) ? "path" : apparent;
  const code = text.codePointAt(at) ?? -1;
  const refused: Refused = { view, at, state, role, code, stateAt };
  // A wrong "%" is noticed up to two characters later.
  const sign = isPercent(text, at - 1) ? at - 1 : isPercent(text, at - 2) ? at - 2 : -1;
  const before = sign < 0 ? 0 : stateAt(sign);
  let found: Found | null;
  if (before !== 0) found = placeholder(refused, sign, before) ?? percent(refused, sign, before);
  else if (code < 0) return null;
  else found = placeholder(refused, at, state) ?? textAfter(refused) ?? folded(refused) ?? byKind(refused);
  if (found === null) return null;
  // Written out, because object spread would dominate the running time.
  const { start, end, text: written, marked, standIn, state: next } = found;
  return { code: found.code, start, end, text: written, marked, standIn, role, index: at, before: state, state: next };
}

/** Returns whether a "%" that begins no octet is at an offset. */
function isPercent(text: string, at: number): boolean {
  return text.charCodeAt(at) === PERCENT && !isTriplet(text, at);
}

/** Returns whether the first segment can have a ":". RFC 1808 allows it after a character that no scheme has. */
function allowsColonFirst({ ground: { machine } }: View): boolean {
  return run(machine, machine.start, "%41:") !== 0;
}

/**
 * Names a placeholder. Nothing in it is repaired.
 *
 * @param at an offset in the placeholder
 * @param state the state there
 */
function placeholder({ view, role, at: refusedAt, stateAt }: Refused, at: number, state: number): Found | null {
  const span = view.placeholderOf(at);
  if (span === null) return null;
  const { machine } = view.ground;
  const before = at === refusedAt && span.start === at - 1 ? stateAt(at - 1) : 0;
  const [start, from] = before !== 0 ? [at - 1, before] : [at, state];
  const { start: marked, end } = span;
  // The value is unknown. If none can stand here, the walk continues as if the placeholder were absent.
  const standIn = STAND_INS.find((each) => (role !== "port" || each === DIGIT) && run(machine, from, each) !== 0) ?? "";
  return { code: "template", start, end, text: null, marked, standIn, state: run(machine, from, standIn) };
}

const DIGIT = "1";
const STAND_INS = ["x", DIGIT];

/** Removes text after a complete reference. */
function textAfter({ view, at, state, code, stateAt }: Refused): Found | null {
  const { text, whole, ground } = view;
  // Test the character first, because the rest is slow.
  if (code === GREATER && text.charCodeAt(at - 1) === APOSTROPHE) {
    const before = stateAt(at - 1);
    if (whole !== null || !ground.machine.accepts(before) || !isTextAfter(text, at - 1)) return null;
    return { code: "text-after", start: at - 1, end: text.length, text: "", state: before };
  }
  if (code !== QUOTE && code !== LESS && code !== CLOSE && !isWhite(code)) return null;
  if (whole !== null || !ground.machine.accepts(state) || !isTextAfter(text, at)) return null;
  return { code: "text-after", start: at, end: text.length, text: "", state };
}

/** Removes a line break of quoted-printable: "=" at the end of a line, but not after the name of a parameter. */
function folded({ view, at, code, stateAt }: Refused): Found | null {
  const { text } = view;
  if ((code !== LF && code !== CR) || text.charCodeAt(at - 1) !== EQUALS) return null;
  if (/[?&;#][^?&;#=]{0,64}=$/.test(text.slice(Math.max(0, at - MOST_OF_NAME), at))) return null;
  const escape = escapeAt(text, at - 1);
  return escape && { code: "escape", start: at - 1, end: escape.end, text: escape.text, state: stateAt(at - 1) };
}

/** The length of the longest parameter, with its delimiters. */
const MOST_OF_NAME = 66;

const [PERCENT, BACKSLASH, SLASH, HASH, OPEN, CLOSE, COLON] = [0x25, 0x5c, 0x2f, 0x23, 0x5b, 0x5d, 0x3a];
const [LF, CR, QUOTE, APOSTROPHE, LESS, EQUALS, GREATER, AT] = [0x0a, 0x0d, 0x22, 0x27, 0x3c, 0x3d, 0x3e, 0x40];

const ELLIPSIS = 0x2026;

function byKind(refused: Refused): Found | null {
  const { view, at, code, role, state } = refused;
  const { text } = view;
  switch (kindOf(code)) {
    case "blank":
    case "tab":
    case "break":
      return white(refused);
    case "invisible":
      return { code: "invisible-character", start: at, end: characterEnd(text, at), text: "", state };
    case "surrogate":
      return named(refused, "lone-surrogate", characterEnd(text, at));
    case "control":
      // A terminal shows its colours with such sequences.
      ESCAPE_SEQUENCE.lastIndex = at;
      if (ESCAPE_SEQUENCE.test(text)) {
        return { code: "control-character", start: at, end: ESCAPE_SEQUENCE.lastIndex, text: "", state };
      }
      return named(refused, "control-character", at + 1);
    case "other":
      if (role === "host" || role === "port") {
        const found = fullWidth(refused);
        if (found !== null) return found;
      }
      if (view.ground.allows) return notInIRI(refused, view.ground.allows);
      if (code === ELLIPSIS && isLeftOut(text, at)) return named(refused, "truncated", at + 1);
      if (role === "host") return named(refused, "non-ascii-host", pastNonASCII(text, at));
      // A scheme can have ports and numbers in its path.
      return nonASCII(refused) ?? (view.ground.isScheme ? fullWidth(refused) : null);
    case "ascii":
      return ascii(refused);
  }
}

/** Returns whether an ellipsis stands for the end of a text, or for whole segments. */
function isLeftOut(text: string, at: number): boolean {
  return at === text.length - 1 || (text.charAt(at - 1) === "/" && /[/?#]/.test(text.charAt(at + 1)));
}

const ESCAPE_SEQUENCE = /\x1B\[[\d;]{0,16}[A-Za-z]/y;

/** Names a character beyond ASCII that an IRI does not allow; `null` if only this part of it does not. */
function notInIRI(refused: Refused, allows: (character: string) => boolean): Found | null {
  const { view, at, code } = refused;
  const character = String.fromCodePoint(code);
  if (allows(character)) return null;
  return named(refused, PRIVATE.test(character) ? "private-use" : "not-in-iri", characterEnd(view.text, at));
}

const PRIVATE = /\p{Co}/u;

/** Returns a fault without a repair. The walk continues after it. */
function named({ at, state }: Refused, code: string, end: number): Found {
  return { code, start: at, end, text: null, state };
}

/** Percent-encodes a character; returns `null` if the encoding is refused, too. */
function encoded({ view, at, state }: Refused, name: string, end = characterEnd(view.text, at)): Found | null {
  const text = percentEncode(view.text.slice(at, end), NOTHING_ALLOWED);
  const next = run(view.ground.machine, state, text);
  return next === 0 ? null : { code: name, start: at, end, text, state: next };
}

// Stryker disable next-line ArrowFunction: The set only asks whether the result is true, and undefined is not.
const NOTHING_ALLOWED = characterSet(() => false);

/** Returns the offset after consecutive visible non-ASCII characters. */
function pastNonASCII(text: string, at: number): number {
  let end = at;
  while (end < text.length && end - at < MOST_ENCODED) {
    const code = text.codePointAt(end) as number;
    if (kindOf(code) !== "other" && !isJoiner(code)) break;
    end = characterEnd(text, end);
  }
  return end;
}

function nonASCII(refused: Refused): Found | null {
  const { view, at } = refused;
  return encoded(refused, "non-ascii", pastNonASCII(view.text, at));
}

/** Replaces full-width letters, digits and marks in a host or a port by those of ASCII. */
function fullWidth({ view, at, state }: Refused): Found | null {
  const { text, ground } = view;
  let end = at;
  let written = "";
  for (; end - at < MOST_OF_HOST && FULL_WIDTH.test(text.charAt(end)); end++) {
    written += DOT.test(text.charAt(end)) ? "." : text.charAt(end).normalize("NFKC");
  }
  const next = run(ground.machine, state, written);
  return written === "" || next === 0 ? null : { code: "full-width", start: at, end, text: written, state: next };
}

const FULL_WIDTH = /[\uFF0D-\uFF1A\uFF21-\uFF3A\uFF41-\uFF5A\u3002\uFF61]/;
/** The other full stops that readers of host names accept (RFC 3490 section 3.1). */
const DOT = /[\u3002\uFF0E\uFF61]/;
const MOST_OF_HOST = 256;

/** Repairs white space: removes it if it comes from a line break, encodes it if it stands for a space. */
function white(refused: Refused): Found | null {
  const { view, at, state, role } = refused;
  const { text } = view;
  let end = at;
  let [hasBreak, isTabs] = [false, true];
  for (; end < text.length && end - at < MOST_ENCODED && isWhite(text.charCodeAt(end)); end++) {
    const kind = kindOf(text.charCodeAt(end));
    if (kind === "break") hasBreak = true;
    if (kind !== "tab") isTabs = false;
  }
  if (at > 0 && role !== "scheme" && isReference(text, end)) return named(refused, "two-references", text.length);
  const removed = (code: string): Found => ({ code, start: at, end, text: "", state });
  if (hasBreak) return removed("line-break");
  if (isTabs) return removed("tab");
  if (role === "scheme") return encoded(refused, "space", end);
  if (role === "host" || role === "port") {
    const isEdge = DELIMITERS.includes(text.charAt(at - 1)) || DELIMITERS.includes(text.charAt(end));
    return isEdge || role === "port" ? removed("space") : named(refused, "space", end);
  }
  // A space after a list separator was added for readability.
  if (
    view.ground.isScheme &&
    role === "path" &&
    view.parts().authority === null &&
    ",;".includes(text.charAt(at - 1))
  ) {
    return removed("space");
  }
  // A long Base64 text was folded into lines.
  if (view.ground.isScheme && text.slice(0, 5).toLowerCase() === "data:" && /;base64,/i.test(text.slice(0, 256)))
    return removed("space");
  const found = encoded(refused, "space", end);
  if (found !== null) return found;
  const { machine } = view.ground;
  // The space can stand for a separator.
  const colon = machine.step(state, COLON);
  if (view.ground.isScheme && colon !== 0 && colon !== state && end === at + 1) return null;
  // Two words that no scheme precedes are not one.
  if (view.whole === null && view.parts().scheme === null && !machine.accepts(machine.start)) {
    return named(refused, "space", end);
  }
  // After the end, charCodeAt gives NaN. It leads to no state, not even to 0.
  return machine.step(state, text.charCodeAt(end)) === 0 ? null : removed("space");
}

const DELIMITERS = "/.:@?#[]";

/** Returns whether another reference with a scheme and an authority begins at an offset. */
function isReference(text: string, at: number): boolean {
  REFERENCE.lastIndex = at;
  return REFERENCE.test(text);
}

const REFERENCE = /[a-z][a-z\d+.-]{1,20}:\/\/[^\s/]/iy;

/** The length of the longest "%" with white space before its digits. */
const MOST_OF_GAP = 23;

/** Repairs a "%" that is not followed by two hexadecimal digits. */
function percent(refused: Refused, start: number, state: number): Found | null {
  const { view } = refused;
  const {
    text,
    ground: { machine },
  } = view;
  if (isZone(text, start)) return null;
  const escape = escapesAt(text, start);
  if (escape !== null) return { code: "escape", start, ...escape, state: run(machine, state, escape.text) };
  if (isCutOff(text, start)) return { code: "truncated", start, end: text.length, text: null, state };
  // A space or a line break separates the "%" from its digits.
  const [, gap] = /^%( |[\t ]{0,9}\r?\n[\t ]{0,9})[\dA-F]{2}/i.exec(text.slice(start, start + MOST_OF_GAP)) ?? [];
  if (gap !== undefined) {
    const code = gap === " " ? "percent" : "line-break";
    return { code, start: start + 1, end: start + 1 + gap.length, text: "", state: run(machine, state, "%") };
  }
  // A character separates the two digits.
  if (
    /%[\dA-F][^\dA-F][\dA-F]/i.test(text.slice(start, start + 4)) &&
    start + 2 === view.text.indexOf(text.charAt(start + 2), start)
  ) {
    const digits = run(machine, state, text.slice(start, start + 2));
    const done = machine.step(digits, text.charCodeAt(start + 3));
    if (done !== 0) return { code: "percent", start: start + 2, end: start + 3, text: "", state: digits };
  }
  const next = run(machine, state, "%25");
  return next === 0 ? null : { code: "percent", start, end: start + 1, text: "%25", state: next };
}

function ascii(refused: Refused): Found | null {
  const { view, at, state, role, code } = refused;
  const {
    text,
    ground: { machine },
  } = view;
  switch (code) {
    case BACKSLASH: {
      // Before "@", other readers end the host here: nobody knows which host was meant.
      if (role === "userinfo") {
        return text.charCodeAt(at + 1) === AT ? named(refused, "backslash", at + 1) : encoded(refused, "backslash");
      }
      // The names of LDAP have escapes of their own (RFC 4514 section 2.4).
      const found = /^ldaps?:/i.test(text.slice(0, 6)) ? encoded(refused, "backslash") : escaped(refused);
      if (found !== null) return found;
      if (role === "query" || role === "fragment") return encoded(refused, "backslash");
      if (isInUser(text, at)) return encoded(refused, "backslash");
      const slash = machine.step(state, SLASH);
      // In a path, a program wrote the second one as the escape of the first one.
      const isDoubled = role === "path" && at > view.parts().path.start && text.charCodeAt(at + 1) === BACKSLASH;
      if (slash !== 0) return { code: "backslash", start: at, end: at + (isDoubled ? 2 : 1), text: "/", state: slash };
      return null;
    }
    case HASH:
      if (role === "fragment") return encoded(refused, "second-hash");
      break;
    case OPEN:
    case CLOSE:
      return role === "host" || role === "port" ? null : encoded(refused, "bracket");
  }
  if (EXCLUDED.includes(String.fromCharCode(code))) return excluded(refused);
  // In a part that is explained separately, delimiters of other parts are data.
  const isPart =
    (view.whole !== null || !(view.ground.isScheme || DELIMITERS.includes(text.charAt(at)))) &&
    role !== "host" &&
    role !== "port" &&
    role !== "scheme";
  return isPart ? encoded(refused, view.whole === null ? "excluded-character" : "unencoded-delimiter") : null;
}

function excluded(refused: Refused): Found | null {
  const { view, role, at, code, state } = refused;
  const of =
    code === 0x7b || code === 0x7d
      ? "brace"
      : code === 0x3c || code === 0x3e || code === 0x22
        ? "delimiter"
        : "excluded-character";
  if (role === "host") {
    // One such character in a name was typed by accident; several may be intentional.
    return view.hasOneExcluded() ? { code: of, start: at, end: at + 1, text: "", state } : named(refused, of, at + 1);
  }
  if (role === "scheme" || role === "port") return null;
  return encoded(refused, of);
}

/** Returns whether a backslash is part of a user name in an authority that two backslashes begin. */
function isInUser(text: string, at: number): boolean {
  const before = text.slice(0, Math.min(at, MOST_OF_HOST));
  return (
    /^[a-z][a-z\d+.-]*:[\\/]{2}[^\\/?#]+$/i.test(before) &&
    /^\\[^\\/?#]{0,256}@/.test(text.slice(at, at + MOST_OF_HOST))
  );
}

/** Returns consecutive escapes with the same first character as one. */
function escapesAt(text: string, start: number): Escape | null {
  let all = escapeAt(text, start);
  if (all === null || all.end - start === MARK) return all;
  while (all.end - start < MOST_ENCODED && text.charAt(all.end) === text.charAt(start)) {
    const next = escapeAt(text, all.end);
    if (next === null || next.end - all.end === MARK) break;
    all = { end: next.end, text: all.text + next.text };
  }
  return all;
}

/** The length of the longest sequence of line breaks at the end, and one more. */
const MOST_ENDS = 9;
/** The length of a backslash and a mark. */
const MARK = 2;

/** An escape of a regular expression. */
const REGULAR = /^\\[.^$*+?()[\]{}|]$/;

/** Replaces an escape that begins with a backslash by the character that it means. */
function escaped({ view, at, state, role }: Refused): Found | null {
  const { text, ground } = view;
  // A line break or a tab at the end.
  if (/^(?:\\[nrt]){1,4}$/.test(text.slice(at, at + MOST_ENDS))) {
    return { code: "escape", start: at, end: text.length, text: "", state };
  }
  const escape = escapesAt(text, at);
  if (escape === null) return null;
  const { end } = escape;
  // An IRI contains the character itself.
  const written = ground.allows
    ? escape.text.replace(/(?:%[89A-F][\dA-F])+/g, (octets) => decodeURIComponent(octets))
    : escape.text;
  // The marks of regular expressions are data in a query.
  if ((role === "query" || role === "fragment") && REGULAR.test(text.slice(at, end))) return null;
  const next = run(ground.machine, state, written);
  const isMark = written === text.slice(at + 1, end);
  if (next === 0 && !(isMark && role === "path")) return null;
  // Only the backslash goes if the character stays. It can be a fault of its own.
  if (isMark) return { code: "escape", start: at, end: at + 1, text: "", state };
  return { code: "escape", start: at, end, text: written, state: next };
}
