/**
 * Faults without a repair. They are named, and an edit replaces the culprit, so that the text after it can be checked.
 *
 * @module
 */
import { characterEnd } from "../core/diagnostic.js";
import type { AuthoritySpans } from "../core/parts.js";
import { isTriplet } from "../core/percent.js";
import { addressFault, isAfterAddress, isZone } from "./authority.js";
import { run } from "./machine.js";
import { insertion, type Proposal } from "./proposal.js";
import { roleAt, type View } from "./view.js";

/** The code of a fault that only the grammar explains. */
export const GRAMMAR = "grammar";

/** The code of a percent-encoding where the grammar of a scheme allows none. */
export const NEEDLESS = "needless-encoding";

/** The properties that differ between faults without a repair. */
type Named = Pick<Proposal, "code" | "start" | "end" | "edits">;

/**
 * Names the fault at an offset.
 *
 * @param view a refused text
 * @param at the offset where it is refused
 * @param state the state of the automaton there
 */
export function unrepaired(view: View, at: number, state: number): Proposal {
  const found = view.whole === null ? inReference(view, at, state) : null;
  const { code, start, end, edits } = found ?? byGrammar(view, at);
  return { code, start, end, edits, isNamed: true, role: roleAt(view, at) };
}

/** Returns the range of the character at an offset; empty at the end. */
export function characterAt(text: string, at: number): { readonly start: number; readonly end: number } {
  return { start: at, end: characterEnd(text, at) };
}

function inReference(view: View, at: number, state: number): Named | null {
  const { text, ground } = view;
  const { machine, isScheme, hasQuery } = ground;
  const { scheme, authority, query } = view.parts();
  if (text === "") return { code: "empty", start: 0, end: 0, edits: [] };
  if (authority !== null && at >= authority.start && at <= authority.end) {
    const found = inAuthority(view, at, authority);
    if (found !== null) return found;
  }
  if (!isScheme && scheme !== null && at <= scheme.end) {
    if (scheme.end > 0) return { code: "scheme", ...characterAt(text, at), edits: [] };
    return { code: "missing-scheme", start: 0, end: 1, edits: [] };
  }
  const delimiter = text.charAt(at);
  // The delimiter would be allowed after a path.
  if (!isScheme && (delimiter === "?" || delimiter === "#") && run(machine, state, `/${delimiter}`) !== 0) {
    return { code: "missing-path", start: at, end: at + 1, edits: [insertion(at, "/")] };
  }
  if (scheme === null && !machine.accepts(machine.start)) {
    return { code: "missing-scheme", start: 0, end: 0, edits: [{ start: 0, end: 0, text: "x:" }] };
  }
  if (!isScheme && delimiter === "#") return { code: "fragment", start: at, end: text.length, edits: [] };
  // Stryker disable next-line OptionalChaining: The grammar of each scheme has this function.
  const hasNone = isScheme ? hasQuery?.() === false : true;
  if (hasNone && query !== null && at === query.start - 1) {
    return { code: "query", start: at, end: query.end, edits: [{ start: at, end: query.end, text: "" }] };
  }
  return null;
}

function inAuthority(view: View, at: number, authority: AuthoritySpans): Named | null {
  const {
    text,
    ground: { isScheme },
  } = view;
  const { host, port, start, end } = authority;
  const edits = [{ start, end, text: "h" }];
  if (isAfterAddress(text, at, host.start)) return { code: "text-after-address", ...characterAt(text, at), edits };
  const last = text.lastIndexOf("]", end - 1);
  // Stryker disable next-line EqualityOperator: If "]" begins the host, "[" does not, and the value is not used.
  const close = last > host.start ? last : end;
  // A grammar without addresses in brackets refuses the "[" itself.
  if (text.startsWith("[", host.start) && at > host.start && at <= close) {
    const fault = addressFault(text, host.start + 1, close);
    return { code: fault.code, start: fault.start, end: fault.end, edits };
  }
  const percent = text.indexOf("%", host.start);
  if (percent >= 0 && percent < end && isZone(text, percent)) {
    return { code: "ipv6-zone", start: percent, end: percent + text.slice(percent, end).search(/:|$/), edits };
  }
  if (port !== null) {
    const notDigit = port.start + text.slice(port.start, port.end).search(/\D|$/);
    // Some schemes allow parameters after the port, or something else in its place. A fault before the port comes first.
    const isPort = isScheme
      ? text.charAt(notDigit) !== ";" && (at === notDigit || at === end || continuesWithout(view, notDigit, at))
      : at >= port.start - 1;
    if (notDigit < port.end && isPort) return { code: "port", ...characterAt(text, notDigit), edits };
  }
  // Everything else in an authority is defined by the scheme.
  return isScheme ? null : { code: GRAMMAR, ...characterAt(text, at), edits };
}

/** Returns whether the grammar accepts more of a text without the characters from an offset up to a digit or a delimiter. */
function continuesWithout({ text, ground: { machine } }: View, from: number, at: number): boolean {
  const rest = text.slice(from + 1, at + 1).replace(/^[^\d,:;]+/, "");
  return run(machine, machine.start, text.slice(0, from) + rest) !== 0;
}

/** Returns the fault of a character that the grammar does not allow. The edit skips the text up to the fragment. */
function byGrammar({ text, ground }: View, at: number): Named {
  const hash = text.indexOf("#", at + 1);
  const edits = hash === -1 ? [] : [{ start: at, end: hash, text: "" }];
  // A percent-encoded octet is refused as a whole.
  const percent = text.lastIndexOf("%", at);
  if (ground.isScheme && percent > at - 3 && isTriplet(text, percent)) {
    return { code: NEEDLESS, start: percent, end: percent + 3, edits };
  }
  return { code: GRAMMAR, ...characterAt(text, at), edits };
}
