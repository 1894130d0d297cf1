/**
 * Faults in an authority that involve more than one character: delimiters in passwords, brackets, IP addresses.
 *
 * @module
 */
import type { Edit } from "../core/edits.js";
import { isIPv6 } from "../core/ipv6.js";
import type { Span } from "../core/parts.js";
import { LOOKALIKES } from "./characters.js";
import { insertion, removal, type Proposal } from "./proposal.js";
import { MOST_OF_AUTHORITY, type View } from "./view.js";

/**
 * Proposes faults in the authority.
 *
 * @param view a refused text
 * @param at the offset where it is refused
 */
export function* authorityFaults(view: View, at: number): Generator<Proposal, void, void> {
  const { text, whole } = view;
  const { authority } = view.parts();
  if (whole !== null || authority === null || at < authority.start) return;
  const { start, end, userinfo, host } = authority;
  if (userinfo !== null) {
    const signs = positions(text, "@", start, Math.min(userinfo.end, start + MOST_OF_AUTHORITY));
    if (signs.length > 0) yield password(text, signs);
  }
  const early = delimitersInPassword(text, start);
  if (early !== null) yield early;
  if (at > end) return;
  // In Git's own address syntax, a path follows the ":".
  const { port } = authority;
  if (port !== null && /^(?:git|ssh|git\+ssh|sftp):/i.test(text) && /[A-Za-z_~]/.test(text.charAt(port.start))) {
    const edits = [{ start: port.start - 1, end: port.start, text: "/" }];
    yield { code: "port-path", start: port.start - 1, end: port.start, edits, role: "port", written: "/" };
  }
  if (port !== null && host.end > host.start && at >= port.start) yield* portFaults(text, port);
  const address = text.slice(host.start, Math.min(end, host.start + MOST_OF_AUTHORITY));
  for (const [code, edits] of brackets(address)) {
    const moved = edits.map((edit) => ({
      start: edit.start + host.start,
      end: edit.end + host.start,
      text: edit.text,
    }));
    const [first] = moved as [Edit];
    const isWhole = code === "missing-brackets";
    yield {
      code,
      start: isWhole ? host.start : first.start,
      end: isWhole ? end : Math.max(first.end, Math.min(first.start + 1, text.length)),
      edits: moved,
      role: "host",
      written: first.text,
    };
  }
}

/** The result of a search without success. */
const NONE = -1;

/** The maximum number of digits of a port. */
const MOST_DIGITS = 5;

function* portFaults(text: string, { start, end }: Span): Generator<Proposal, void, void> {
  const written = text.slice(start, Math.min(end, start + 2 * MOST_DIGITS));
  const colons = written.startsWith(":") ? written.search(/[^:]|$/) : 0;
  // A zone follows an address, which has several colons.
  if (colons > 0 && !text.slice(start, end).includes("%")) {
    const edits = [removal(start, start + colons)];
    yield { code: "repeated-colon", start, end: start + colons, edits, role: "port" };
  }
  if (end - start > MOST_DIGITS) return;
  // In an IRI, these characters could also belong to user information.
  if (/^[\uFF10-\uFF19]+$/.test(written)) {
    const edit = { start, end, text: written.normalize("NFKC") };
    yield { code: "full-width", start, end, edits: [edit], role: "port" };
  }
  if (!/\d/.test(written)) return;
  const edits: Edit[] = [];
  for (let at = start; at < end; at++) {
    const digit = LOOKALIKES.get(text.charAt(at));
    if (digit !== undefined) edits.push({ start: at, end: at + 1, text: digit });
  }
  const [first] = edits;
  if (first) yield { code: "port", start: first.start, end: first.end, edits, role: "port", written: first.text };
}

function positions(text: string, characters: string, start: number, end: number): readonly number[] {
  const found: number[] = [];
  for (let at = start; at < end; at++) if (characters.includes(text.charAt(at))) found.push(at);
  return found;
}

function password(text: string, positions: readonly number[]): Proposal {
  const edits = positions.map((at) => ({ start: at, end: at + 1, text: encodeURIComponent(text.charAt(at)) }));
  const [{ start, end, text: written }] = edits as [Edit];
  return { code: "password-delimiter", start, end, edits, role: "userinfo", written };
}

/** Proposes to encode a "/", "?" or "#" before the "@", which would end the authority too early. */
function delimitersInPassword(text: string, start: number): Proposal | null {
  const stretch = text.slice(start, start + MOST_OF_AUTHORITY);
  if (!stretch.includes("@")) return null;
  const user = /^([^\s/?#@:]+:)[^\s@]*@(?=[\w[])/.exec(stretch);
  if (user === null) return null;
  const [whole, front] = user as unknown as [whole: string, front: string];
  const found = positions(text, "/?#[]", start + front.length, start + whole.length);
  return found.length > 0 ? password(text, found) : null;
}

/**
 * Proposes faults in the brackets of an address.
 *
 * @param address the text from the host to the end of the authority
 */
export function brackets(address: string): readonly (readonly [code: string, edits: readonly Edit[]])[] {
  const [open, close] = [address.indexOf("["), address.lastIndexOf("]")];
  const found: (readonly [code: string, edits: readonly Edit[]])[] = [];
  if (open === NONE && close === NONE && address.indexOf(":") === address.lastIndexOf(":")) return found;
  const { length } = address;
  const port = /:\d{0,5}$/.exec(address);
  if (open === NONE && close === NONE) {
    const round = ROUND.exec(address)?.[0].length;
    if (round !== undefined) {
      const edits = [
        { start: 0, end: 1, text: "[" },
        { start: round - 1, end: round, text: "]" },
      ];
      return [["missing-brackets", edits]];
    }
    // Two colons can also be a port that is there twice.
    if ((!address.includes("::") && address.split(":", 4).length < 4) || address.includes("%")) return found;
    // Five digits must be a port, because a group of an address has at most four. Few groups are decimal and long.
    const isPort = port !== null && /^:[1-9]\d{1,4}$/.test(port[0]);
    if (isPort) found.push(["missing-brackets", [insertion(0, "["), insertion(port.index, "]")]]);
    found.push(["missing-brackets", [insertion(0, "["), insertion(length, "]")]]);
    if (port !== null && !isPort) found.push(["missing-brackets", [insertion(0, "["), insertion(port.index, "]")]]);
    return found;
  }
  // A host name has no brackets.
  const bracket = Math.max(open, close);
  if ((open === NONE || close === NONE) && !address.slice(0, bracket).includes(":") && /[g-z]/i.test(address)) {
    found.push(["bracket", [removal(bracket, bracket + 1)]]);
  }
  if (open === NONE) found.push(["missing-bracket", [insertion(0, "[")]]);
  if (close === NONE) {
    found.push(["missing-bracket", [insertion(length, "]")]]);
    if (port !== null) found.push(["missing-bracket", [insertion(port.index, "]")]]);
  }
  if (open !== 0 || close === NONE) return found;
  const second = address.indexOf("]]");
  const doubled = [
    ...(address.startsWith("[[") ? [removal(0, 1)] : []),
    ...(second < 0 ? [] : [removal(second, second + 1)]),
  ];
  if (doubled.length > 0) found.push(["brackets", doubled]);
  if (/^\d{1,5}$/.test(address.slice(close + 1))) found.push(["port-colon", [insertion(close + 1, ":")]]);
  const inside = address.slice(1, close);
  // A name or an IPv4 address, with or without a port.
  if (/[.g-z]/i.test(inside) && /^[\w.-]+(?::\d{1,5})?$/.test(inside) && !/^v[\dA-Fa-f]+\./i.test(inside)) {
    found.push(["name-in-brackets", [removal(0, 1), removal(close, close + 1)]]);
  }
  const colons = /:{3,}/.exec(inside);
  if (colons)
    found.push(["ipv6-colons", [{ start: colons.index + 1, end: colons.index + 1 + colons[0].length, text: "::" }]]);
  const colon = inside.lastIndexOf(":") + 1;
  const isPort = /^[1-9]\d{1,4}$/.test(inside.slice(colon));
  const isLong = isPort && (inside.length - colon > 4 || inside.split(":", 10).length > 8);
  if (colon > 1 && isLong && close === length - 1) {
    found.push(["port-in-brackets", [insertion(colon, "]"), removal(close, close + 1)]]);
  }
  const group = /(?:^|:)(0+)(?=[\dA-Fa-f]{4}(?::|$))/.exec(inside);
  if (group) {
    const start = 1 + group.index + group[0].length - (group[1] as string).length;
    found.push(["ipv6-group", [removal(start, start + (group[1] as string).length)]]);
  }
  return found;
}

/** Returns whether an offset is directly after an address in brackets with which the host begins. */
export function isAfterAddress(text: string, at: number, host: number): boolean {
  return text.charAt(at - 1) === "]" && text.charAt(host) === "[" && text.indexOf("]", host) === at - 1;
}

/** An address in parentheses. */
const ROUND = /^\([\dA-Fa-f:.]{2,45}\)(?=$|:\d{0,5}$)/;

/** Returns whether the zone of an IPv6 address without brackets begins at the offset of a "%". */
export function isZone(text: string, percent: number): boolean {
  return ADDRESS.test(text.slice(Math.max(0, percent - MOST_OF_ADDRESS), percent));
}

const ADDRESS = /\/\/(?:[^/@]{1,64}@)?[\dA-Fa-f]{0,4}:[\dA-Fa-f]{0,4}:[\dA-Fa-f:.]{0,45}$/;
const MOST_OF_ADDRESS = 120;

/** A mistake in an IPv6 address that cannot be repaired. */
export interface AddressFault {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the mistake in an invalid IPv6 address.
 *
 * @param text a text with an address in brackets
 * @param start the offset of the address, after the "["
 * @param end the offset of its end, before the "]"
 */
export function addressFault(text: string, start: number, end: number): AddressFault {
  const address = text.slice(start, end);
  const found = (code: string, at: number, length: number): AddressFault => ({
    code,
    start: start + at,
    end: start + at + length,
  });
  if (address === "") return found("empty-brackets", 0, 0);
  const zone = address.indexOf("%");
  if (zone !== NONE) return found("ipv6-zone", zone, address.length - zone);
  const odd = address.search(/[^0-9A-Fa-f:.]/);
  if (odd !== NONE) return found("ipv6-character", odd, 1);
  const second = address.indexOf("::", address.indexOf("::") + 1);
  if (second !== NONE) return found("ipv6-compressions", second, 2);
  const long = /[\dA-Fa-f]{5,}/.exec(address);
  if (long) return found("ipv6-group", long.index, long[0].length);
  const dot = address.indexOf(".");
  const ipv4 = address.lastIndexOf(":", dot) + 1;
  if (dot !== NONE && !address.includes(":", dot) && !isIPv6(`::${address.slice(ipv4)}`))
    return found("ipv6-ipv4", ipv4, address.length - ipv4);
  return found("ipv6-groups", 0, address.length);
}
