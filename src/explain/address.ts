/**
 * Each way in which an IP address is wrong (RFC 3986 section 3.2.2; the drafts before it agree on what an address is).
 *
 * @module
 */
import type { Hint } from "../core/diagnostic.js";
import type { Component } from "./characters.js";
import type { Refusal, Suspect } from "./mistake.js";

/** Looks through an IPv6 address that is known to be wrong; `component` is what stands between the brackets. */
export function inIPv6(refusal: Refusal, { start, end }: Component): Suspect {
  const { input, test } = refusal;
  const address = input.slice(start, end);
  const rule = "IPv6address";
  const suspect = (code: string, message: string, at: number, length: number, ...repairs: Hint[]): Suspect => ({
    code,
    message,
    start: start + at,
    end: start + at + length,
    rule,
    repairs,
  });
  const edit = (message: string, at: number, length: number, text: string): Hint => ({
    message,
    start: start + at,
    end: start + at + length,
    text,
  });

  const zone = address.indexOf("%");
  if (zone >= 0) {
    const remove = edit("Remove the zone identifier.", zone, address.length - zone, "");
    return suspect(
      "ipv6-zone",
      "The grammar has no zone identifier: it means something on one host only.",
      zone,
      address.length - zone,
      remove,
    );
  }
  if (start > 0 && test(address, "IPv4address")) {
    const remove: Hint = { message: "Remove the brackets.", start: start - 1, end: end + 1, text: address };
    return suspect("ipv4-in-brackets", "An IPv4 address stands without brackets.", 0, address.length, remove);
  }
  const odd = address.search(/[^0-9A-Fa-f:.]/);
  if (odd >= 0) {
    const length = String.fromCodePoint(address.codePointAt(odd) as number).length;
    return suspect("ipv6-character", 'An IPv6 address has hexadecimal digits, ":" and "." only.', odd, length);
  }
  const colons = address.indexOf(":::");
  if (colons >= 0) {
    const length = address.slice(colons).search(/[^:]|$/);
    return suspect(
      "ipv6-colons",
      "More than two colons stand together.",
      colons,
      length,
      edit('Write "::".', colons, length, "::"),
    );
  }
  const first = address.indexOf("::");
  const second = address.indexOf("::", first + 2);
  if (first >= 0 && second >= 0) {
    const text = '"::" stands for groups of zeros once: twice, it would not say how many.';
    return suspect("ipv6-two-compressions", text, second, 2, edit('Write ":0:".', second, 2, ":0:"));
  }
  if (/^:(?!:)/.test(address)) {
    return suspect(
      "ipv6-colon-at-start",
      'A single ":" cannot begin the address.',
      0,
      1,
      edit('Write "::".', 0, 1, "::"),
      edit("Remove it.", 0, 1, ""),
    );
  }
  if (/(?<!:):$/.test(address)) {
    const at = address.length - 1;
    return suspect(
      "ipv6-colon-at-end",
      'A single ":" cannot end the address.',
      at,
      1,
      edit('Write "::".', at, 1, "::"),
      edit("Remove it.", at, 1, ""),
    );
  }

  let groups = 0;
  for (const { 0: group, index } of address.matchAll(/[^:]+/g)) {
    groups += 1;
    const isLast = index + group.length === address.length;
    if (group.includes(".")) {
      groups += 1;
      if (!isLast)
        return suspect("ipv6-ipv4-place", "An IPv4 address can only be the last 32 bits.", index, group.length);
      const inGroup = inIPv4(refusal, { rule: "IPv4address", start: start + index, end: start + index + group.length });
      if (inGroup) return inGroup;
    } else if (group.length > 4) {
      const shorter = edit("Leave out zeros at its front.", index, group.length, group.replace(/^0+(?=.)/, ""));
      return suspect(
        "ipv6-group-too-long",
        "A group has at most four hexadecimal digits.",
        index,
        group.length,
        shorter,
      );
    }
  }
  const counted = `${String(groups)} ${groups === 1 ? "group" : "groups"}`;
  if (first >= 0) {
    const text = `The address has ${counted} beside "::", which stands for one at least: 7 are the most.`;
    const all = edit('Write ":".', first, 2, ":");
    return suspect("ipv6-too-many-groups", text, 0, address.length, all);
  } else if (groups > 8) {
    return suspect("ipv6-too-many-groups", `The address has ${counted}: 8 make an address.`, 0, address.length);
  } else {
    const text = `The address has ${counted}: 8 make an address, unless "::" stands for those that are zero.`;
    return suspect(
      "ipv6-too-few-groups",
      text,
      0,
      address.length,
      edit('Write "::" after it.', address.length, 0, "::"),
    );
  }
}

/** Looks through what should be an IPv4 address. */
export function inIPv4({ input, test }: Refusal, { start, end }: Component): Suspect | null {
  const address = input.slice(start, end);
  if (test(address, "IPv4address")) return null;
  const octets = address.split(".");
  let at = start;
  for (const octet of octets) {
    const span = { start: at, end: at + octet.length, rule: "dec-octet" };
    if (octet === "")
      return { ...span, code: "ipv4-empty-octet", message: "An octet of an IPv4 address has one digit at least." };
    else if (!/^\d+$/.test(octet))
      return { ...span, code: "ipv4-character", message: 'An IPv4 address has decimal digits and "." only.' };
    else if (!test(octet, "dec-octet")) return octetMistake(octet, span);
    at += octet.length + 1;
  }
  return {
    code: "ipv4-octets",
    message: `An IPv4 address has four octets, not ${String(octets.length)}.`,
    start,
    end,
    rule: "IPv4address",
  };
}

function octetMistake(octet: string, span: Omit<Suspect, "code" | "message">): Suspect {
  if (!octet.startsWith("0")) {
    return { ...span, code: "ipv4-octet-range", message: "An octet of an IPv4 address is at most 255." };
  }
  return {
    ...span,
    code: "ipv4-leading-zero",
    message: "An octet of an IPv4 address has no zero at its front: some would read it as octal.",
    repairs: [
      { message: "Leave the zeros out.", start: span.start, end: span.end, text: octet.replace(/^0+(?=.)/, "") },
    ],
  };
}
