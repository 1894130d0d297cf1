/**
 * Faults of characters that a URI can contain, but not at this position of the scheme's URI: wrong separators,
 * delimiters used as data, wrong case.
 *
 * @module
 */
import { isTriplet, octetAt, triplet } from "../core/percent.js";
import { brackets } from "./authority.js";
import { otherCase } from "./characters.js";
import { run } from "./machine.js";
import { insertion, NO_PROPOSALS, removal, type Proposal } from "./proposal.js";
import { NEEDLESS } from "./unrepaired.js";
import { hostInPath, roleAt, type View } from "./view.js";

/** The unreserved characters (RFC 3986 section 2.3). */
const UNRESERVED = /[\w.~-]/;

/** Separators that are often confused. */
const SEPARATORS = ",;&?|: ";
/** The number of characters after a separator that the automaton must accept. */
const AHEAD = 6;

/**
 * Proposes faults in a scheme's own syntax.
 *
 * @param view a refused text
 * @param refused the offset where it is refused
 * @param state the state of the automaton there
 */
export function schemeFaults(view: View, refused: number, state: number): readonly Proposal[] {
  const { text, ground } = view;
  const { machine, isHost } = ground;
  const found: Proposal[] = [...addressInPath(view)];
  const valueless = emptyValue(view, refused, state);
  if (valueless !== null) found.push(valueless);
  const empty = emptyPart(view, refused);
  if (empty !== null) found.push(empty);
  if (refused === text.length) return found;
  // Treat a refused percent-encoded octet as a whole.
  const percent = text.lastIndexOf("%", refused);
  const isInside = percent > refused - 3 && isTriplet(text, percent);
  const at = isInside ? percent : refused;
  const role = roleAt(view, at);
  const code = text.charCodeAt(at);
  const character = text.charAt(at);
  const base = { start: at, end: at + 1, role };
  const other = otherCase(character);
  if (machine.step(state, other.charCodeAt(0)) !== 0) {
    let end = at;
    let changed = "";
    let next = state;
    for (; /[A-Za-z]/.test(text.charAt(end)) && end - at < 256; end++) {
      const each = text.charAt(end);
      const swapped = otherCase(each);
      const kept = machine.step(next, each.charCodeAt(0));
      next = kept !== 0 ? kept : machine.step(next, swapped.charCodeAt(0));
      if (next === 0) break;
      changed += kept !== 0 ? each : swapped;
    }
    found.push({ code: "case", start: at, end, edits: [{ start: at, end, text: changed }], role });
  }
  if (isTriplet(text, at)) {
    const plain = String.fromCharCode(octetAt(text, at));
    const before = run(machine, machine.start, text.slice(0, at));
    // A reserved character that is percent-encoded is data, and only a person can tell which host was meant.
    const host = hostInPath(text, view.parts().path);
    const isHosts = role === "host" || (host !== null && at >= host.start && at < host.end);
    if (UNRESERVED.test(plain) && machine.step(before, plain.charCodeAt(0)) !== 0 && !isHosts) {
      const edits = [{ start: at, end: at + 3, text: plain }];
      found.push({ ...base, code: NEEDLESS, end: at + 3, edits, written: plain });
    }
  }
  if (text.charCodeAt(at - 1) === code && !/\w/.test(character) && role !== "host" && role !== "port") {
    found.push({ ...base, code: "repeated-character", edits: [removal(at, at + 1)] });
  }
  /** Returns whether the replacement of the character would belong to a host. */
  // Stryker disable next-line OptionalChaining: The grammar of each scheme has this function.
  const isInHost = (written: string): boolean => isHost?.(text.slice(0, at) + written, at + written.length) === true;
  // Another host or another port is not a guess.
  const isInAuthority = view.parts().authority !== null && (role === "host" || role === "port");
  if (SEPARATORS.includes(character) && at + 1 < text.length && !isInAuthority) {
    for (const separator of separatorsFor(character, text.slice(at + 1, at + 64))) {
      if (!continues(view, state, separator, at + 1) || isInHost(separator)) continue;
      const edits = [{ start: at, end: at + 1, text: separator }];
      found.push({ ...base, code: "separator", edits, written: separator });
    }
  }
  // The last "@" is the delimiter; those before it are data.
  if (character === "@") {
    const first = text.lastIndexOf("@", at - 1);
    if (first !== -1 && role !== "query" && view.parts().authority === null) {
      const edits = [{ start: first, end: first + 1, text: "%40" }];
      found.push({ code: "unencoded-delimiter", start: first, end: first + 1, edits, role, written: "%40" });
    }
  }
  const written = triplet(code);
  const { authority } = view.parts();
  const isEnd = "/?#@".includes(character) && authority !== null && at <= authority.end;
  // An "@" after ":" or "//" is correct; the text before it is missing. After another "/", it is data.
  const isOnly = character === "@" && /(?::|\/\/)$/.test(text.slice(Math.max(0, at - 2), at));
  if (
    !isEnd &&
    !isInAuthority &&
    !isOnly &&
    !/[\w%#]/.test(character) &&
    // Stryker disable next-line EqualityOperator: The walk steps over U+0080.
    // It stops there only after an incomplete "%", and there a percent-encoding is refused.
    code < 0x80 &&
    !isInHost(written) &&
    run(machine, state, written) !== 0
  ) {
    const edits = [{ start: at, end: at + 1, text: written }];
    // These usually have their meaning, and something else is wrong.
    const isNamed = character === ":" || character === "?" || (character === "/" && role !== "query");
    found.push({ ...base, code: "unencoded-delimiter", edits, isNamed, written });
  }
  return found;
}

/** Proposes brackets around an IPv6 address in the path of a scheme without an authority. */
function addressInPath(view: View): readonly Proposal[] {
  const { authority, path } = view.parts();
  if (authority !== null) return NO_PROPOSALS;
  const { text, ground } = view;
  const [, front = "", address] =
    IN_PATH.exec(text.slice(path.start, Math.min(path.end, path.start + MOST_OF_PATH))) ?? [];
  const at = path.start + front.length;
  if (address === undefined || ground.isHost?.(`${text.slice(0, at)}h`, at + 1) !== true) return NO_PROPOSALS;
  return brackets(address).map(([code, edits]) => ({
    code,
    start: at,
    end: at + address.length,
    edits: edits.map(({ start, end, text: written }) => ({ start: at + start, end: at + end, text: written })),
    role: "host",
  }));
}

/** The user, and an IPv6 address without brackets. */
const IN_PATH = /^([^@]{0,256}@)?([\dA-Fa-f]{0,4}:[\dA-Fa-f:]{0,40}:[\dA-Fa-f.]{0,15})(?=[;?,]|$)/;
const MOST_OF_PATH = 512;

/** Names a parameter whose value must not be empty. Nobody knows the value. */
function emptyValue(view: View, at: number, state: number): Proposal | null {
  const { text, ground } = view;
  const character = text.charAt(at);
  // At the end, the sentence for an incomplete text says what is missing.
  if (character === "" || !AFTER_VALUE.includes(character)) return null;
  if (!NAME.test(text.slice(Math.max(0, at - MOST_OF_NAME), at))) return null;
  const values = ground.machine.expectedAt(state).filter((each) => UNRESERVED.test(each));
  // Without such a character there is no edit, and the automaton does not get further.
  const edits = values.slice(0, 1).map((value) => insertion(at, value));
  return { code: "empty-value", start: at, end: at, edits, isNamed: true, role: roleAt(view, at) };
}

/** The delimiters that end the value of a parameter. */
const AFTER_VALUE = "&;,?/";
/** The end of a text after the name of a parameter. */
const NAME = /[?&;][A-Za-z][\w.-]*=$/;
const MOST_OF_NAME = 64;

/** Proposes to remove a delimiter without content: at the end, or before another delimiter. */
function emptyPart(view: View, at: number): Proposal | null {
  const { text } = view;
  const character = text.charAt(at);
  if (!DELIMITERS.includes(text.charAt(at - 1))) return null;
  const isLast = character === "" || character === "#";
  if (!isLast && !DELIMITERS.includes(character)) return null;
  const start = isLast ? at - 1 : at;
  const edits = [removal(start, start + 1)];
  return { code: "empty-part", start, end: start + 1, edits, role: roleAt(view, start) };
}

/** Delimiters that need content. */
const DELIMITERS = "?&;,";

/** Returns the separators that could be intended, the most likely first. */
function separatorsFor(character: string, behind: string): readonly string[] {
  // A field follows, and its value contains no "?".
  const isField = /^[\w.-]+=[^=&;,?]/.test(behind);
  if (character === "?") return isField ? ["&", ";"] : [];
  return isField ? ["?", "&", ";", ","] : [":", ",", ";", "&", ...(character === ":" ? ["/"] : [])];
}

/** Returns whether the automaton accepts a separator and the next characters. */
function continues({ text, ground: { machine } }: View, from: number, separator: string, at: number): boolean {
  let state = machine.step(from, separator.charCodeAt(0));
  // A character that does not change the state is data, not a separator.
  if (state === from) return false;
  const end = Math.min(text.length, at + AHEAD);
  for (let each = at; each < end; each++) state = machine.step(state, text.charCodeAt(each));
  return state !== 0 && (end < text.length || machine.accepts(state));
}
