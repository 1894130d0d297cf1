/**
 * Reads the texts between the holes of a tag, once per place in a program.
 *
 * @module
 */
import { assertString } from "../core/arguments.js";
import type { Automaton } from "../core/automaton.js";
import { exactMistake, type URISyntaxError } from "../core/diagnostic.js";
import { errorAbout, hasDotSegment, isLocalHost, type Hole, type Plan } from "./fill.js";
import { HOLE, skeletonOf, type HolePart, type HolePlace, type Skeleton } from "./places.js";

/** The grammar that a text must match. */
export interface TextRule {
  readonly automaton: Automaton;
  readonly rule: string;
  /** The number of its RFC. */
  readonly rfc: string;
  /** The section that defines the rule. */
  readonly section: string;
  /** Whether references without a scheme are allowed. */
  readonly isReference: boolean;
}

/** A mistake in the texts. The offsets refer to the skeleton. */
interface Wrong {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** The schemes whose URIs always have a host, or no scheme. `URL` reads `https:///x/` with the host `x`. */
const WITH_HOST = /^(?:https?|wss?|ftp):|^$/i;

/**
 * The schemes whose path is, or begins with, an address or a number, and this part of the path. Delimiters such as "@" and "+"
 * have a meaning there, so a value that is percent-encoded makes another address, or none.
 */
const ADDRESSES: readonly (readonly [scheme: RegExp, address: RegExp])[] = [
  [/^sips?:$/i, /^[^;]*/],
  [/^xmpp:$/i, /^\/?[^/]*/],
  [/^tag:$/i, /^[^:]*/],
  [
    /^(?:acct|callto|[cm]id|facetime|fax|h323|iax|im|jabber|mailto|modem|pres|session|sms|tel|xcon|xcon-userid):$/i,
    /^[^]*/,
  ],
];

/** Returns whether the URIs of a scheme are programs or documents. */
export function isRefusedScheme(scheme: string): boolean {
  return /^(?:javascript|vbscript|data)$/i.test(scheme);
}

/** The texts that stand for holes while the texts are checked; for all others, a letter. */
const FILLERS: Readonly<Partial<Record<HolePart, string>>> = { base: "http://a", address: "::", port: "1" };

/**
 * Checks the texts, and finds the places of their holes.
 *
 * @param strings the texts between the holes
 * @param grammar the grammar
 * @throws {URISyntaxError} if no value makes the texts valid, or if a hole stands where no value is safe
 * @throws {TypeError} if a text is not a string
 */
export function planOf(strings: readonly string[], grammar: TextRule): Plan {
  for (const [part, each] of (strings as readonly unknown[]).entries()) {
    if (each === undefined) {
      throw new TypeError(
        `strings[${String(part)}] has an escape that JavaScript does not know. Write '\\\\' for '\\'.`,
      );
    }
    assertString(each, `strings[${String(part)}]`);
  }
  if (strings.length === 0) throw new TypeError("There must be at least one text.");
  const skeleton = skeletonOf(strings);
  const wrong = wrongPlace(skeleton, grammar.isReference) ?? wrongText(skeleton, grammar);
  if (wrong) throw errorOf(wrong, strings, grammar);
  const { text, places, path } = skeleton;
  const startsWithPath = isBare(skeleton);
  const holes = places.map(({ part, at, start, end }, index): Hole => {
    const isOf = (other: HolePlace | undefined): boolean => other?.part === part && other.start === start;
    return {
      part,
      isInFirst: startsWithPath && part === "segment" && start === path[0],
      left: isOf(places[index - 1]) ? null : text.slice(start, at),
      right: isOf(places[index + 1]) ? null : text.slice(at + 1, end),
      after: strings[index + 1] as string,
    };
  });
  return { first: strings[0] as string, holes, hasTriplets: text.includes("%") };
}

/** Returns whether a text begins with its path. */
const isBare = ({ schemeEnd, hasAuthority, places }: Skeleton): boolean =>
  schemeEnd === 0 && !hasAuthority && places[0]?.part !== "base";

/** Returns what is wrong with the place of a hole, or with what the texts say apart from the grammar. */
function wrongPlace(skeleton: Skeleton, isReference: boolean): Wrong | null {
  const { text, places, schemeEnd, hasAuthority, host, hasEmptyPort, path } = skeleton;
  const about = (message: string, start: number): Wrong => ({ message, start, end: start + 1 });
  const scheme = text.slice(0, schemeEnd);
  if (isRefusedScheme(scheme.slice(0, -1))) {
    return about("The scheme must not be javascript, vbscript or data.", 0);
  }
  const [, address] = ADDRESSES.find(([each]) => each.test(scheme)) ?? [];
  const addressEnd = path[0] + (address?.exec(text.slice(...path))?.[0].length ?? 0);
  for (const [index, { part, at, start, end }] of places.entries()) {
    if (part === "segment" && at < addressEnd) {
      return about("An address or a number must have no hole. Use write of uri-grammar/schemes.", at);
    }
    if (/%[^%]?$/.test(text.slice(Math.max(0, at - 2), at))) {
      return about("A hole must not stand inside a percent-encoding.", at);
    }
    if (part === "scheme") return about("A scheme must have no hole. Write it, or use a base: `${base}/path`.", at);
    if (part === "base" && at + 1 < text.length && !/^(?:\/(?!\/)|[?#])/.test(text.slice(1, 3))) {
      return about("The text after a base must begin with '?', '#' or one '/'.", at + 1);
    }
    if (
      part === "label" &&
      places[index - 1]?.part !== part &&
      !/^(?:[\dA-Za-z.-]|\0(?!\0))+$/.test(text.slice(start, end))
    ) {
      return about(
        "A host with holes must have only letters, digits, hyphens and dots, and no two holes side by side.",
        start,
      );
    }
    if ((part === "address" && text.slice(start, end) !== `[${HOLE}]`) || (part === "port" && end - start > 1)) {
      return about("A hole must be the whole port, or the whole address in brackets.", at);
    }
  }
  if (isBare(skeleton) && !isReference) {
    return about("A URI must begin with a scheme or a base. For a relative reference, use uriReference.", 0);
  }
  if (WITH_HOST.test(scheme) && (hasAuthority || schemeEnd > 0)) {
    if (host === "") return about("Write '//' and a host here.", schemeEnd);
    if (!host.includes(HOLE) && !isLocalHost(host)) {
      return about("Programs read this host differently. Write an IP address, or a name of ASCII letters.", schemeEnd);
    }
  }
  // `URL` reads "c:" as a drive.
  if (hasAuthority && hasEmptyPort && /^(?:file:)?$/i.test(scheme)) {
    return about("Write a port after ':', or remove the ':'.", schemeEnd);
  }
  // A reference can begin with steps to other folders. Other dot-segments would remove what stands before them.
  const [start, end] = path;
  const front = isBare(skeleton) ? /^(?:\.\.?\/)*/ : /^/;
  if (hasDotSegment(text.slice(start, end).replace(front, "").replaceAll(HOLE, "a"))) {
    return about("The path must not have dot-segments.", start);
  }
  return null;
}

/** Returns what is wrong with the texts by the grammar. */
function wrongText({ text, places }: Skeleton, { automaton, rule }: TextRule): Wrong | null {
  let full = "";
  let done = 0;
  for (const { part, at } of places) {
    full += text.slice(done, at) + (FILLERS[part] ?? "a");
    done = at + 1;
  }
  full += text.slice(done);
  const recognition = automaton.recognize(full, rule);
  if (recognition.ok) return null;
  const { message, start, end } = exactMistake(full, rule, recognition);
  // The fillers are longer than the holes.
  let behind = full.length - text.length;
  for (const { part, at } of [...places].reverse()) {
    const longer = (FILLERS[part] ?? "a").length - 1;
    if (start - behind > at) break;
    behind -= longer;
  }
  return { message, start: start - behind, end: end - behind };
}

/** Returns the error for a mistake in the texts. Its offsets refer to the text that has the mistake. */
function errorOf(wrong: Wrong, strings: readonly string[], { rule, rfc, section }: TextRule): URISyntaxError {
  let part = 0;
  let { start, end } = wrong;
  while (start > (strings[part] as string).length) {
    const length = (strings[part++] as string).length + 1;
    start -= length;
    end -= length;
  }
  end = Math.min(end, (strings[part] as string).length);
  const argument = `strings[${String(part)}]`;
  const message = `, offset ${String(start)}: ${wrong.message}`;
  return errorAbout(argument, message, { code: "tag/text", start, end, rule, section }, rfc);
}
