/**
 * The recommended form of IPv6 addresses (RFC 5952 section 4).
 *
 * @module
 */
import { present } from "./invariant.js";

/** The IPv4-mapped addresses: their last 32 bits are written as an IPv4 address (RFC 5952 section 5). */
const MAPPED = "0:0:0:0:0:ffff:";

/**
 * @param address an IPv6address by RFC 3986
 * @returns the address in its recommended form
 */
export function recommendedForm(address: string): string {
  const [left, right = ""] = address.toLowerCase().split("::") as [string, string?];
  const before = groupsOf(left);
  const after = groupsOf(right);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = [...before, ...zeros, ...after];
  if (groups.join(":").startsWith(MAPPED))
    return `::ffff:${octetsOf(present(groups[6]))}.${octetsOf(present(groups[7]))}`;
  // The longest run of zeros, the first of those as long, and none of one group.
  let run = { start: 0, length: 1 };
  for (let start = 0; start < groups.length; start++) {
    let length = 0;
    while (groups[start + length] === "0") length++;
    if (length > run.length) run = { start, length };
  }
  if (run.length === 1) return groups.join(":");
  return `${groups.slice(0, run.start).join(":")}::${groups.slice(run.start + run.length).join(":")}`;
}

/** The groups of a part of an address, without leading zeros; an IPv4 address is two groups. */
function groupsOf(part: string): string[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!group.includes(".")) return [group.replace(/^0+(?=.)/, "")];
    const [a, b, c, d] = group.split(".").map(Number) as [number, number, number, number];
    return [a * 256 + b, c * 256 + d].map((bits) => bits.toString(16));
  });
}

/** Two octets as an IPv4 address has them. */
function octetsOf(group: string): string {
  const bits = Number.parseInt(group, 16);
  return `${String(bits >> 8)}.${String(bits & 0xff)}`;
}
