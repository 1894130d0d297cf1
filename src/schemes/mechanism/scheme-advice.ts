/**
 * Advice on the scheme itself: unknown, missing and repeated schemes.
 *
 * @module
 */
import type { Diagnostic, Repair } from "../../core/diagnostic.js";
import { present } from "../../core/invariant.js";
import type { AnyStandard } from "../../standards/standard.js";
import { NOTHING } from "./check.js";
import type { SchemeMap } from "./scheme.js";
import { schemeOf, type SchemeSubject } from "./subject.js";

/**
 * @param subject a URI
 * @param standard the standard
 * @param schemes the known schemes
 */
export function schemeAdvice(subject: SchemeSubject, standard: AnyStandard, schemes: SchemeMap): readonly Diagnostic[] {
  if (subject.scheme === null) return [unknownScheme(subject, standard, schemes)];
  const { input, authority } = subject;
  // In `https://https://…`, the host is the name of a scheme, and an empty port and an empty segment follow it.
  if (authority?.port?.start !== authority?.end || authority === null) return NOTHING;
  if (!input.startsWith("//", authority.end)) return NOTHING;
  const { start, end } = authority.host;
  if (schemeOf(input.slice(start), end - start, standard, schemes) === null) return NOTHING;
  const { section, url } = standard.definition("scheme");
  const repair = { message: "Remove the first scheme.", edits: [{ start: 0, end: start, text: "" }], certain: false };
  const message = "The scheme appears twice. The second one is read as a host.";
  return [
    {
      severity: "info",
      code: "scheme/repeated-scheme",
      message,
      start,
      end: end + 1,
      rule: "scheme",
      section,
      url,
      repair,
    },
  ];
}

function unknownScheme(
  { input, parts: { scheme } }: SchemeSubject,
  standard: AnyStandard,
  schemes: SchemeMap,
): Diagnostic {
  const { nameSetAside, sectionUrl } = standard;
  const { start, end } = present(scheme);
  const name = input.slice(start, end);
  const aside = nameSetAside?.(name) ?? null;
  if (aside !== null) {
    const { code, message, section } = aside;
    return {
      severity: "info",
      code: `scheme/${code}`,
      message,
      start,
      end,
      rule: "scheme",
      section,
      url: sectionUrl(section),
    };
  }
  const { section, url } = standard.definition("scheme");
  const found = { severity: "info", start, end, rule: "scheme", section, url } as const;
  if (HOST_AND_PORT.test(input.slice(0, 256))) {
    const message = "A scheme such as 'https:' is missing. The text before the ':' is read as the scheme.";
    const text = /^localhost:/i.test(input) ? "http://" : "https://";
    const repair = { message: `Write '${text}' at the start.`, edits: [{ start: 0, end: 0, text }], certain: false };
    return { ...found, code: "scheme/missing-scheme", message, repair };
  }
  const names = [...schemes.values()].filter((each) => each.standard === standard.id).map((each) => each.name);
  // If several names are equally close, the first one counts.
  const close = closest(name.toLowerCase(), [...USUAL.filter((each) => names.includes(each)), ...names]);
  const repair: Repair | null =
    close === null ? null : { message: `Write '${close}'.`, edits: [{ start, end, text: close }], certain: false };
  const meant = close === null ? "only the generic syntax was checked" : `did you mean '${close}'?`;
  return { ...found, code: "scheme/unknown", message: `This scheme is unknown (${meant}).`, ...(repair && { repair }) };
}

/** A host and a port where a scheme is expected. */
const HOST_AND_PORT = /^(?:localhost|(?:[a-z\d-]+\.)+[a-z]{2,}):\d{1,5}(?:[/?#]|$)/i;

/** The schemes that the author most likely meant. */
const USUAL = ["https", "http", "mailto", "file"];

/** Names of this length or more may differ in two places. */
const LONG = 5;
const LONGEST = 32;

/**
 * @param name the name in lower case
 * @param names the names to choose from
 * @returns the closest name; `null` if no name is close enough
 */
export function closest(name: string, names: readonly string[]): string | null {
  let best: string | null = null;
  let least = name.length >= LONG ? 3 : name.length > 2 ? 2 : 0;
  for (const each of name.length > LONGEST ? [] : names) {
    if (Math.abs(each.length - name.length) >= least || each.length < 3) continue;
    const count = distance(name, each);
    if (count < least) [best, least] = [each, count];
  }
  return best;
}

/** Counts the characters to insert, remove, replace or swap with the next one. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(present(row[j]) + 1, present(next[j - 1]) + 1, present(row[j - 1]) + Number(!isSame));
      const isSwapped = a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1);
      if (isSwapped) cost = Math.min(cost, present(before[j - 2]) + 1);
      next.push(cost);
    }
    [before, row] = [row, next];
  }
  return present(row[b.length]);
}
