/**
 * Recognizes the addresses and the names of hosts, and formats IPv6 addresses in the recommended form (RFC 5952 section 4).
 *
 * @module
 */
import { present } from "./invariant.js";

/** The prefix of IPv4-mapped addresses. Their last 32 bits are written as an IPv4 address (RFC 5952 section 5). */
const MAPPED = "0:0:0:0:0:ffff:";

/**
 * Returns the recommended form of an IPv6 address.
 *
 * @param address an IPv6address by RFC 3986
 */
export function recommendedForm(address: string): string {
  const [left, right = ""] = address.toLowerCase().split("::") as [string, string?];
  const groups = groupsOf(left);
  const after = groupsOf(right);
  while (groups.length + after.length < 8) groups.push("0");
  groups.push(...after);
  const text = groups.join(":");
  if (text.startsWith(MAPPED)) return `::ffff:${octetsOf(present(groups[6]))}.${octetsOf(present(groups[7]))}`;
  // "::" replaces the first longest run of zero groups, if the run has at least two groups.
  let run = { start: 0, length: 1 };
  for (let start = 0; start < 8; start++) {
    let length = 0;
    while (groups[start + length] === "0") length++;
    if (length > run.length) run = { start, length };
    start += length;
  }
  if (run.length === 1) return text;
  return `${groups.slice(0, run.start).join(":")}::${groups.slice(run.start + run.length).join(":")}`;
}

/** Splits a part of an address into groups without leading zeros; an IPv4 address gives two groups. */
function groupsOf(part: string): string[] {
  if (part === "") return [];
  const groups = part.split(":");
  const last = present(groups.pop());
  if (!last.includes(".")) groups.push(last);
  else {
    const [a, b, c, d] = last.split(".").map(Number) as [number, number, number, number];
    groups.push((a * 256 + b).toString(16), (c * 256 + d).toString(16));
  }
  return groups.map((group) => (group.startsWith("0") ? group.replace(/^0+(?=.)/, "") : group));
}

/** Formats a 16-bit group as two octets of an IPv4 address. */
function octetsOf(group: string): string {
  const bits = Number.parseInt(group, 16);
  return `${String(bits >> 8)}.${String(bits & 0xff)}`;
}

/**
 * Returns whether a text is an IPv6 address (RFC 3986 section 3.2.2). It needs no grammar, so it can judge texts that no
 * grammar has read.
 */
export function isIPv6(text: string): boolean {
  if (text.length > LONGEST) return false;
  const halves = text.split("::");
  if (halves.length > 2) return false;
  let groups = 0;
  for (const [index, half] of halves.entries()) {
    if (half === "") {
      if (halves.length === 1) return false;
      continue;
    }
    const parts = half.split(":");
    for (const [at, part] of parts.entries()) {
      const isLast = index === halves.length - 1 && at === parts.length - 1;
      if (GROUP.test(part)) groups++;
      else if (isLast && isIPv4(part)) groups += 2;
      else return false;
    }
  }
  return halves.length === 1 ? groups === 8 : groups <= 7;
}

/** Returns whether a text is an IPv4 address: four decimal numbers without leading zeros (RFC 3986 section 3.2.2). */
export function isIPv4(text: string): boolean {
  return IPV4.test(text);
}

/** The length of the longest address: six groups and an IPv4 address. */
const LONGEST = 45;
const GROUP = /^[\dA-Fa-f]{1,4}$/;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** Returns whether a text is a label of a name in DNS: letters, digits and inner hyphens (RFC 1123 section 2.1). */
export function isLabel(text: string): boolean {
  return /^[\dA-Za-z](?:[\dA-Za-z-]{0,61}[\dA-Za-z])?$/.test(text);
}

/** The length of the longest name, without a dot at its end (RFC 1035 section 2.3.4). */
export const LONGEST_NAME = 253;
