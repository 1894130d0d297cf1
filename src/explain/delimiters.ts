/**
 * Finds mistakes at the start of a reference: in its scheme, in the delimiters after the scheme, and in addresses of
 * other systems.
 *
 * @module
 */
import { applyEdits, type Edit } from "../core/edits.js";
import { isIPv6 } from "../core/ipv6.js";
import { lazyFor } from "../core/lazy.js";
import { slashesEnd } from "../core/parts.js";
import { run, type Machine } from "./machine.js";
import { placeholderAt } from "./placeholder.js";
import { insertion, NO_PROPOSALS, removal, type Proposal } from "./proposal.js";
import type { View } from "./view.js";

/** Well-known schemes. A wrong delimiter after such a name is certainly a mistake. */
const KNOWN = "https?|wss?|s?ftps?|file|ssh|git|ldaps?|imap|nfs|rtsp|mailto|tel|sms|urn|data";

/** Returns whether a text begins with a well-known scheme. */
export function isWellKnown(text: string): boolean {
  return WELL_KNOWN.test(text);
}

const WELL_KNOWN = new RegExp(`^(?:${KNOWN}):`, "i");

type AfterScheme = "only-slash" | "slash" | "no-slash";

/** Returns what the automaton says about a slash after the scheme. */
function afterSchemeOf(machine: Machine, head: string): AfterScheme {
  const expected = machine.expectedAt(run(machine, machine.start, head.slice(0, head.indexOf(":") + 1)));
  return expected.join() === "/" ? "only-slash" : expected.includes("/") ? "slash" : "no-slash";
}

const DOT = 0x2e;

/** A scheme without a "." and two slashes. Nearly all mistakes are before them or in them. */
const RIGHT = /^[a-z][a-z\d+-]*:\/\//i;

/** The number of characters that are checked. */
const HEAD = 256;

type Found = Omit<Proposal, "role" | "code">;

/** The text that a pattern matched, and its groups. */
type Groups = readonly [front: string, first: string, second: string, third: string];

interface Slip {
  readonly code: string;
  readonly pattern: RegExp;
  /** Whether it can begin with another character than a letter. */
  readonly hasAnyStart?: boolean;
  /** Whether the text can begin with a scheme and "://" all the same. */
  readonly isBehind?: boolean;
  /** Whether the automaton must demand, allow or refuse a slash after the scheme. */
  readonly afterScheme?: AfterScheme;
  /** Whether the mistake is only searched for in a scheme's own grammar. */
  readonly ofScheme?: boolean;
  /** Whether the repaired text must have a known scheme. */
  readonly isKnown?: boolean;
  /** Returns the mistake, given the groups of the match and the whole text. */
  readonly find: (groups: Groups, text: string) => Found;
}

const replaced = (start: number, end: number, text: string): Found => ({ start, end, edits: [{ start, end, text }] });

/** Returns the same as `replaced`, for repair messages that quote the new text. */
const written = (start: number, end: number, text: string, isNamed = false): Found => ({
  start,
  end,
  edits: [{ start, end, text }],
  written: text,
  isNamed,
});

/** Returns a mistake where text is missing before the marked range. */
const inserted = (start: number, end: number, text: string): Found => ({
  start,
  end,
  edits: [insertion(start, text)],
  written: text,
});

/** Returns the edits that replace each backslash of a text by a slash. The first one is known. */
function slashed(text: string, from: number): readonly Edit[] {
  const edits: Edit[] = [];
  const stop = text.search(/[?#]/);
  // Stryker disable next-line EqualityOperator: No Windows path begins with "?" or "#".
  const end = stop < 0 ? text.length : stop;
  for (
    let at = from;
    at >= 0 &&
    // Stryker disable next-line EqualityOperator: The character at the end is "?" or "#", or the text ends there.
    at < end;
    at = text.indexOf("\\", at + 1)
  ) {
    edits.push({ start: at, end: at + 1, text: "/" });
  }
  return edits;
}

/** Removes a range and the last character of the text, which closes it. */
function around(start: number, end: number, { length }: string): Found {
  return { start, end, edits: [removal(start, end), removal(length - 1, length)] };
}

/** Returns the edits that restore a reference that was written so that nobody clicks it by mistake. */
function defanged(head: string): Found {
  const edits: Edit[] = [];
  const [scheme = ""] = /^h(?:xx|\*\*)p(?=s?(?:\[|:))/i.exec(head) ?? [];
  if (scheme !== "") edits.push({ start: 1, end: 3, text: scheme.startsWith("H") ? "TT" : "tt" });
  for (const { 0: mark, 1: meant = ".", index } of head.matchAll(
    /[[({](:\/\/|[.:]|dot|at)[\])}]|[?#]|(?<![:/])\/(?!\/)/gi,
  )) {
    // The path begins.
    if (mark.length === 1) break;
    edits.push({ start: index, end: index + mark.length, text: WORDS[meant.toLowerCase()] ?? meant });
  }
  const [{ start, end } = removal(0, 0)] = edits;
  return { start, end, edits: edits.length > Number(scheme !== "") ? edits : [], isOurs: true };
}

/** The words for the marks of an address. */
const WORDS: Readonly<Record<string, string>> = { dot: ".", at: "@" };

/** No domain name: its first label can be the name of a scheme, as in "data.example". */
const NOT_DOMAIN = "(?!(?:[a-z\\d-]+\\.)+[a-z]{2,}(?::\\d+)?(?:[/?#]|$))";

const named = (pattern: string): RegExp => new RegExp(`^(${KNOWN})${pattern}`, "i");

/** A host, perhaps with user information before it and a port after it. */
const AUTHORITY = /^(?:[\w.~%:-]{1,99}@)?(?:\w[\w.-]{0,99}|\[[^\]]{1,99}\])(?::\d{0,5})?(?:[/?#]|$)/;

const SLIPS: readonly Slip[] = [
  {
    code: "defanged",
    hasAnyStart: true,
    isBehind: true,
    // The mark follows a word; in an address, "[:" follows the slashes.
    pattern: /^[^\s?#]{0,99}?\w[[{](?:(?:\.|dot|at)[\]}]\w|:\/\/[\]}]|:[\]}](?:\/\/|\d))/i,
    find: (_, text) => defanged(text.slice(0, HEAD)),
  },
  {
    code: "windows-path",
    pattern: /^[A-Za-z][:|]\\/,
    find: (_, text) => ({
      start: 0,
      end: 3,
      edits: [insertion(0, "file:///"), { start: 1, end: 2, text: ":" }, ...slashed(text, 2)],
      written: "file:///",
    }),
  },
  {
    code: "windows-path",
    hasAnyStart: true,
    pattern: /^\\\\[\w.-]+\\/,
    find: (_, text) => ({ start: 0, end: 2, edits: [insertion(0, "file:"), ...slashed(text, 0)], written: "file:" }),
  },
  {
    code: "scheme-delimiter",
    pattern: named(`(?=//|\\\\\\\\)`),
    find: ([, name]) => inserted(name.length, name.length + 2, ":"),
  },
  {
    code: "scheme-delimiter",
    pattern: named(`[;,.](?=//)`),
    find: ([, name]) => written(name.length, name.length + 1, ":"),
  },
  {
    code: "scheme-delimiter",
    pattern: new RegExp(`^${NOT_DOMAIN}(mailto|tel|sms|urn|data|sips?)[;,.](?=[\\w+])`, "i"),
    find: ([, name]) => written(name.length, name.length + 1, ":"),
  },
  {
    code: "scheme-delimiter",
    pattern: named("((?:&#58;|&#x3a;|&colon;|\uFF1A)//|[:\uFF1A]\uFF0F\uFF0F)"),
    find: ([, name, front]) => written(name.length, name.length + front.length, "://"),
  },
  {
    code: "scheme",
    pattern: /^(?=[a-z]{1,5}\s)((?:h\s?t\s?t\s?p\s?s?|f\s?t\s?p))(?=:\/\/)/i,
    find: ([, name]) => {
      const edits = Array.from(name.matchAll(/\s/g), ({ index }) => removal(index, index + 1));
      const [{ start, end }] = edits as [Edit];
      return { start, end, edits };
    },
  },
  {
    code: "encoded-reference",
    pattern: named("%3A(?:%2F%2F|//)"),
    find: ([front, name], text) => {
      const edits = Array.from(text.matchAll(/%(?:3A|2F|3F|3D|26|23)/gi), ({ 0: triplet, index }) => {
        return { start: index, end: index + 3, text: decodeURIComponent(triplet) };
      });
      return { start: name.length, end: front.length, edits };
    },
  },
  {
    code: "windows-path",
    isBehind: true,
    pattern: /^(file:\/{2,4}[A-Za-z])\|(?=\/|$)/i,
    find: ([, front]) => written(front.length, front.length + 1, ":"),
  },
  {
    code: "display-name",
    isBehind: true,
    pattern: /^(mailto:[^<>@]+<)[^<>@\s]+@[^<>@\s]+>$/i,
    find: ([, front], text) => around("mailto:".length, front.length, text),
  },
  {
    code: "display-name",
    hasAnyStart: true,
    pattern: /^([^<>:@]{1,60}<)[^<>:@\s]+@[^<>@\s]+>$/,
    find: ([, front], { length }) => ({
      start: 0,
      end: front.length,
      edits: [{ start: 0, end: front.length, text: "mailto:" }, removal(length - 1, length)],
    }),
  },
  {
    code: "display-name",
    hasAnyStart: true,
    pattern: /^([^<>:]*<)[a-z][a-z\d+.-]*:[^<>\s]+>$/i,
    find: ([, front], text) => around(0, front.length, text),
  },
  {
    code: "wrapper",
    pattern: /^([a-z][a-z\d+.-]*:(?:uuid:)?)(?:<[^<>]*>|\{[^{}]*\}|"[^"]*")$/i,
    find: ([, front], text) => {
      const at = front.length;
      return placeholderAt(text, at) < 0 ? around(at, at + 1, text) : replaced(at, at, "");
    },
  },
  {
    code: "scheme-delimiter",
    pattern: named(`(\\s{1,9}):(\\s{0,9})(?=//)`),
    find: ([, name, before, behind]) => {
      const [at, colon] = [name.length, name.length + before.length];
      const edits = [removal(at, colon), removal(colon + 1, colon + 1 + behind.length)].filter(
        (each) => each.end > each.start,
      );
      return { start: at, end: colon, edits };
    },
  },
  {
    code: "space-after-scheme",
    pattern: named(`:(\\s{1,9})(?=//)`),
    find: ([, name, space]) => replaced(name.length + 1, name.length + 1 + space.length, ""),
  },
  {
    code: "space-after-scheme",
    pattern: named(`:/(\\s{1,9})(?=/\\w)`),
    find: ([, name, space]) => replaced(name.length + 2, name.length + 2 + space.length, ""),
  },
  {
    code: "scheme-delimiter",
    pattern: named(`:(:+)(?=//)`),
    find: ([, name, colons]) => replaced(name.length + 1, name.length + 1 + colons.length, ""),
  },
  {
    code: "repeated-scheme",
    isBehind: true,
    pattern: /^([a-z][a-z\d+.-]*:(?:\/\/)?)\1/i,
    find: ([, front]) => replaced(0, front.length, ""),
  },
  {
    code: "space-after-scheme",
    pattern: /^([a-z][a-z\d+.-]{0,20}:)\s{1,9}(?=\S+$)/i,
    find: ([front, name]) => replaced(name.length, front.length, ""),
  },
  {
    code: "space-after-scheme",
    pattern: /^([a-z][a-z\d+.-]{0,20}:)\s{1,9}(?=\S)/i,
    isKnown: true,
    find: ([front, name]) => replaced(name.length, front.length, ""),
  },
  {
    code: "scheme",
    pattern: /^([a-z][a-z\d+.-]{1,20})(?:\s{1,9}|[^a-z\d+.\s:\\-]{1,2})(?=:)/i,
    isKnown: true,
    find: ([front, name]) => replaced(name.length, front.length, ""),
  },
  {
    code: "scheme",
    pattern: /^([a-z]{1,12})[^a-z\d+.\s:/?#-]([a-z\d+]{1,12})(?=:)/i,
    isKnown: true,
    find: ([, front]) => replaced(front.length, front.length + 1, ""),
  },
  {
    code: "scheme-delimiter",
    pattern: /^([a-z][a-z\d+.-]{0,20})(?=\/\/)/i,
    isKnown: true,
    find: ([, name]) => inserted(name.length, name.length + 2, ":"),
  },
  {
    code: "scheme-delimiter",
    pattern: new RegExp(`^${NOT_DOMAIN}([a-z][a-z\\d+.-]{1,20})[,;=.|](?=[\\w+])`, "i"),
    isKnown: true,
    find: ([, name]) => written(name.length, name.length + 1, ":"),
  },
  {
    code: "slashes",
    ofScheme: true,
    // Exclude one other character between slashes: it was typed instead of a slash.
    pattern: /^([a-z][a-z\d+.-]*:)(?![^/\w[]\/|\/[^/\w]\/)(\/{0,9})/i,
    afterScheme: "only-slash",
    find([, name, slashes], text) {
      const end = name.length + slashes.length;
      // Other text after the scheme is not an authority that lacks its slashes.
      return written(name.length, end, "//", !AUTHORITY.test(text.slice(end, end + HEAD)));
    },
  },
  {
    code: "slashes",
    ofScheme: true,
    pattern: /^([a-z][a-z\d+.-]*:)(\/{3,9})(?=\w[\w.-]*(?::\d*)?(?:[/?#]|$))/i,
    afterScheme: "slash",
    find: ([, name, slashes]) => written(name.length, name.length + slashes.length, "//"),
  },
  {
    code: "slashes",
    ofScheme: true,
    pattern: /^([a-z][a-z\d+.-]*:)(?=\/)/i,
    afterScheme: "no-slash",
    // There can be more slashes than a pattern sees.
    find: ([, name], text) => replaced(name.length, slashesEnd(text, name.length), ""),
  },
  {
    code: "missing-scheme",
    hasAnyStart: true,
    pattern: /^(:?)\/\/(?=[\w[])/,
    find: ([, colon]) => ({
      start: 0,
      end: colon.length + 2,
      edits: [{ start: 0, end: colon.length, text: "https:" }],
      written: "https:",
    }),
  },
  {
    code: "scp",
    hasAnyStart: true,
    pattern: /^((?:[\w.-]+@[\w.-]+|(?:[\w.-]+@)?\[[\dA-Fa-f:.]+\]):)(?!\/\/|\d+(?:[/?#]|$)|\d+:)(\/?)[\w~.]/,
    find: ([, front, slash]) => {
      const colon = front.length - 1;
      const edits = [insertion(0, "ssh://"), { start: colon, end: colon + 1, text: slash === "/" ? "" : "/" }];
      return { start: colon, end: colon + 1, edits, written: "ssh://" };
    },
  },
  {
    code: "mail-address",
    hasAnyStart: true,
    pattern: /^[\w.+-]{1,64}@(?:[a-z\d][a-z\d-]{0,62}\.){1,9}[a-z]{2,63}(?=[?]|$)/i,
    find: ([front]) => inserted(0, front.length, "mailto:"),
  },
  {
    code: "missing-scheme",
    hasAnyStart: true,
    pattern: /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?=[/?#]|$)/i,
    find: ([front]) => inserted(0, front.length, "http://"),
  },
  {
    code: "missing-scheme",
    hasAnyStart: true,
    // A fault of the address is explained when the scheme is there.
    pattern: /^(?:[\w.~-]+@)?\[[\dA-F]{0,4}:[\dA-F]{0,4}:[^\s/?#@\]]*\]?(?::\d{1,5}(?=[/?#]|$))?/i,
    find: ([front]) => inserted(0, front.length, "http://"),
  },
  {
    code: "missing-scheme",
    hasAnyStart: true,
    pattern: /^[\dA-F:.]{2,45}(?=[/?#]|$)/i,
    find: ([front]) => ({
      start: 0,
      end: front.length,
      edits: isIPv6(front) ? [insertion(0, "http://["), insertion(front.length, "]")] : [],
      written: "http://[",
    }),
  },
  {
    code: "missing-scheme",
    hasAnyStart: true,
    pattern: /^(?:[\p{L}\d][\p{L}\d-]{0,62}\.){1,20}[\p{L}][\p{L}\d-]{1,62}(?::\d{1,5})?(?=[/?#\\]|$)/u,
    find: ([front]) => inserted(0, front.length, "https://"),
  },
];

/** A slip with all its properties, so that all of them have the same shape. */
type Complete = Required<Omit<Slip, "afterScheme">> & { readonly afterScheme: AfterScheme | null };

/** Returns the slips that a text can have, by the facts about its beginning. */
const triedFor = lazyFor((facts: number): readonly Complete[] =>
  SLIPS.map(({ code, pattern, find, hasAnyStart = false, isBehind = false, ...others }): Complete => {
    const { ofScheme = false, isKnown = false, afterScheme = null } = others;
    return { code, pattern, find, hasAnyStart, isBehind, ofScheme, isKnown, afterScheme };
  }).filter(
    ({ hasAnyStart, isBehind, ofScheme }) =>
      (hasAnyStart || (facts & IS_LETTER) !== 0) &&
      (isBehind || ofScheme || (facts & IS_RIGHT) === 0) &&
      (!ofScheme || (facts & IS_SCHEME) !== 0),
  ),
);

const [IS_LETTER, IS_RIGHT, IS_SCHEME] = [1, 2, 4];

/**
 * Proposes mistakes at the start of a reference.
 *
 * @param view a refused text
 * @param at the offset where it is refused
 * @param isKnownScheme returns whether a text begins with a known scheme
 */
export function frontSlips(
  { text, whole, ground: { machine, isScheme } }: View,
  at: number,
  isKnownScheme: (text: string) => boolean,
): readonly Proposal[] {
  if (whole !== null) return NO_PROPOSALS;
  const proposals: Proposal[] = [];
  const head = text.slice(0, HEAD);
  // Test the beginning first, because there are many patterns.
  const isLetter = /^[A-Za-z]/.test(head);
  const facts = (isLetter ? IS_LETTER : 0) | (isLetter && RIGHT.test(head) ? IS_RIGHT : 0) | (isScheme ? IS_SCHEME : 0);
  for (const { code, pattern, isKnown, afterScheme, find } of triedFor(facts)) {
    const groups = pattern.exec(head);
    if (groups === null) continue;
    if (afterScheme !== null && afterSchemeOf(machine, head) !== afterScheme) continue;
    const found = find(groups as unknown as Groups, text);
    if (isKnown && !isKnownScheme(applyEdits(head, found.edits))) continue;
    if (afterScheme !== null && at > found.end) continue;
    if (found.edits.length > 0) proposals.push({ code, role: "scheme", ...found });
  }
  if (machine.step(machine.start, DOT) === 0) return proposals;
  const dotted = { edits: [insertion(0, "./")], role: "path", written: "./" } as const;
  const colon = /^[^/?#:]*(?=:)/.exec(head)?.[0];
  // A dot-segment before a segment with ":" prevents that it is parsed as a scheme (RFC 3986 section 4.2).
  if (colon !== undefined && at <= colon.length && !head.startsWith("//", colon.length + 1)) {
    proposals.push({ code: "colon-in-first-segment", start: colon.length, end: colon.length + 1, ...dotted });
  }
  // Where a query alone cannot be derived, it has the same meaning after a dot-segment (RFC 2396 section 5.2, step 6).
  if (at === 0 && head.startsWith("?")) proposals.push({ code: "missing-path", start: 0, end: 1, ...dotted });
  return proposals;
}
