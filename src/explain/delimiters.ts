/**
 * Slips at the front of a reference: in its scheme, in the delimiters behind that, and references to other systems.
 *
 * @module
 */
import type { Edit } from "../core/edits.js";
import { insertion, removal, type Proposal } from "./proposal.js";
import type { View } from "./view.js";

/** The schemes that people know by heart: a slip behind their name is certainly one. */
const KNOWN = "https?|wss?|s?ftps?|file|ssh|git|ldaps?|imap|nfs|rtsp|mailto|tel|sms|urn|data";

/** How much of a text is looked at. */
const HEAD = 256;

type Found = Omit<Proposal, "role" | "certain" | "code"> & { readonly certain?: boolean; readonly code?: string };

interface Slip {
  readonly code: string;
  readonly pattern: RegExp;
  readonly certain: boolean;
  /** What is found, given the match's groups and the whole text. */
  readonly find: (groups: readonly string[], text: string) => Found;
}

const replaced = (start: number, end: number, text: string): Found => ({ start, end, edits: [{ start, end, text }] });

/** Each backslash of a text as a slash. */
function slashed(text: string, from: number): readonly Edit[] {
  const edits: Edit[] = [];
  const stop = text.search(/[?#]/);
  const end = stop < 0 ? text.length : stop;
  for (let at = text.indexOf("\\", from); at >= 0 && at < end; at = text.indexOf("\\", at + 1)) {
    edits.push({ start: at, end: at + 1, text: "/" });
  }
  return edits;
}

const named = (pattern: string): RegExp => new RegExp(`^(${KNOWN})${pattern}`, "i");

const SLIPS: readonly Slip[] = [
  {
    code: "windows-path",
    pattern: /^[A-Za-z][:|]\\/,
    certain: false,
    find: (_, text) => ({
      start: 0,
      end: 3,
      edits: [insertion(0, "file:///"), { start: 1, end: 2, text: ":" }, ...slashed(text, 2)],
      written: "file:///",
    }),
  },
  {
    code: "windows-path",
    pattern: /^\\\\[\w.-]+\\/,
    certain: false,
    find: (_, text) => ({ start: 0, end: 2, edits: [insertion(0, "file:"), ...slashed(text, 0)], written: "file:" }),
  },
  {
    code: "scheme-delimiter",
    pattern: named(`(?=//|\\\\\\\\)`),
    certain: true,
    find: ([, name = ""]) => ({ start: name.length, end: name.length + 2, edits: [insertion(name.length, ":")], written: ":" }),
  },
  {
    code: "scheme-delimiter",
    pattern: named(`[;,.](?=//)`),
    certain: true,
    find: ([, name = ""]) => ({ ...replaced(name.length, name.length + 1, ":"), written: ":" }),
  },
  {
    code: "scheme-delimiter",
    pattern: named(`(\\s{0,9}):(\\s{0,9})(?=//)`),
    certain: true,
    find: ([, name = "", before = "", behind = ""]) => {
      const [at, colon] = [name.length, name.length + before.length];
      const edits = [removal(at, colon), removal(colon + 1, colon + 1 + behind.length)].filter((each) => each.end > each.start);
      const [first = removal(at, colon + 1)] = edits;
      return { start: first.start, end: first.end, edits };
    },
  },
  {
    code: "scheme-delimiter",
    pattern: named(`:(:+)(?=//)`),
    certain: true,
    find: ([, name = "", colons = ""]) => replaced(name.length + 1, name.length + 1 + colons.length, ""),
  },
  {
    code: "repeated-scheme",
    pattern: /^([a-z][a-z\d+.-]*:(?:\/\/)?)\1/i,
    certain: true,
    find: ([, front = ""]) => replaced(0, front.length, ""),
  },
  {
    code: "slashes",
    pattern: /^([a-z][a-z\d+.-]*:)(\/*)/i,
    certain: true,
    find: ([, name = "", slashes = ""]) => ({
      start: name.length,
      end: name.length + slashes.length,
      edits: slashes === "//" ? [] : [{ start: name.length, end: name.length + slashes.length, text: "//" }],
      written: "//",
    }),
  },
  {
    code: "slashes",
    pattern: /^([a-z][a-z\d+.-]*:)(\/+)/i,
    certain: true,
    find: ([, name = "", slashes = ""]) => replaced(name.length, name.length + slashes.length, ""),
  },
  {
    code: "missing-scheme",
    pattern: /^(:?)\/\//,
    certain: false,
    find: ([, colon = ""]) => ({
      start: 0,
      end: colon.length + 2,
      edits: [{ start: 0, end: colon.length, text: "https:" }],
      written: "https:",
    }),
  },
  {
    code: "scp",
    pattern: /^([\w.-]+@[\w.-]+:)(?!\/\/|\d+(?:[/?#]|$))(\/?)[\w~.]/,
    certain: false,
    find: ([, front = "", slash = ""]) => {
      const colon = front.length - 1;
      const edits = [insertion(0, "ssh://"), { start: colon, end: colon + 1, text: slash === "/" ? "" : "/" }];
      return { start: colon, end: colon + 1, edits, written: "ssh://" };
    },
  },
  {
    code: "missing-scheme",
    pattern: /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\dA-Fa-f:.]+\])(?::\d{1,5})?(?=[/?#]|$)/i,
    certain: false,
    find: ([front = ""]) => ({ start: 0, end: front.length, edits: [insertion(0, "http://")], written: "http://" }),
  },
  {
    code: "missing-scheme",
    pattern: /^(?:[\p{L}\d][\p{L}\d-]{0,62}\.){1,20}[\p{L}][\p{L}\d-]{1,62}(?::\d{1,5})?(?=[/?#\\]|$)/u,
    certain: false,
    find: ([front = ""]) => ({ start: 0, end: front.length, edits: [insertion(0, "https://")], written: "https://" }),
  },
];

/** @param view a text that is refused */
export function* frontSlips({ text, whole, machine }: View): Generator<Proposal> {
  if (whole !== null) return;
  const head = text.slice(0, HEAD);
  for (const { code, pattern, certain, find } of SLIPS) {
    const groups = pattern.exec(head);
    if (groups === null) continue;
    const found = find(groups, text);
    if (found.edits.length > 0) yield { code, certain, role: "scheme", ...found };
  }
  const colon = /^[^/?#:]*(?=:)/.exec(head)?.[0];
  // A dot segment makes a segment of what would be read as a scheme (RFC 3986 section 4.2).
  if (colon !== undefined && machine.step(machine.start, 0x2e) !== 0 && !/\s/.test(colon)) {
    const start = colon.length;
    const edits = [insertion(0, "./")];
    yield { code: "colon-in-first-segment", start, end: start + 1, edits, certain: true, role: "path", written: "./" };
  }
}
