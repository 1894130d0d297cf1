/**
 * Mistakes in URIs that the standard accepts, and that nobody means: a misspelt scheme, a missing slash, host or address.
 *
 * @module
 */
import { distance } from "../core/closest.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { parts, schemeEnd } from "../core/parts.js";
import { LAST_PORT, NO_HOST, PORT_RANGE } from "../core/ports.js";
import { isRegistered } from "../core/registered.js";
import { rfcUrl } from "../core/url.js";
import { repairOf } from "../explain/certain.js";

/** Schemes that people write by hand, also without the `//` that some of them need. */
const BY_HAND = ["https", "http", "mailto"];
/** The same before `//`. The letters of the short names must stay: with others, they are nearly always other names. */
const BEFORE_SLASHES = [...BY_HAND, "ftp", "wss", "ws"];
const SHORT: ReadonlyMap<string, RegExp> = new Map([
  ["wss", /^[ws]+$/],
  ["ws", /^[ws]+$/],
]);

/** Names that differ from those in one letter and are in use, although nobody has registered them. */
const IN_USE: ReadonlySet<string> = new Set(
  "fsp ftps gtp httpc httpd httpg httpi httpu mtp ntp ptp rtp shttp stp utp".split(" "),
);

/** Names that can be misspelt: reports of attacks hide addresses with "x", and names of two letters are all similar. */
const CAN_BE_MISSPELT = /^[a-wyz]{3,7}$/;

/**
 * Returns the scheme that somebody meant who wrote a similar one; `null` if the name is right, or means something else.
 *
 * @param name the name, in lower case
 * @param hasAuthority whether `//` follows it
 */
function misspelt(name: string, hasAuthority: boolean): string | null {
  if (!CAN_BE_MISSPELT.test(name) || IN_USE.has(name) || isRegistered(name)) return null;
  const names = hasAuthority ? BEFORE_SLASHES : BY_HAND;
  return names.find((each) => distance(name, each) === 1 && SHORT.get(each)?.test(name) !== false) ?? null;
}

/** A host after a scheme without slashes. */
const HOST = "(?:localhost|[\\w-]+\\.[\\w.-]+)(?=[/:?#]|$)";
const OF_WEB = new RegExp(`[\\t ]*(?:[/\\\\]|$)|${HOST}`, "y");
/** What follows the colon of these schemes, rightly or wrongly. */
const BODIES: ReadonlyMap<string, RegExp> = new Map([
  ["http", OF_WEB],
  ["https", OF_WEB],
  ["mailto", /[\t ]*(?:[^\s@]+@|\/\/|$)/y],
  ["tel", /[\t ]*(?:[+\d(]|\/\/|$)/y],
]);

/**
 * Returns the scheme that is meant in a text that is one reference as a whole; `null` if its rules do not stand here, or
 * something else follows it.
 *
 * @param name the scheme of the text, in lower case
 * @param body the offset after its colon
 */
export function meantScheme(text: string, name: string, body: number): string | null {
  const scheme = BODIES.has(name) ? name : (misspelt(name, text.startsWith("//", body)) ?? name);
  const pattern = BODIES.get(scheme);
  if (pattern === undefined) return scheme === name ? null : scheme;
  pattern.lastIndex = body;
  return pattern.test(text) ? scheme : null;
}

const MISSING_SLASHES = new RegExp(`(?:/(?![/\\\\])|$|(?=${HOST}))`, "y");
/** Nearly all URIs need no further look. */
const USUAL = /^https?:\/\/[\w.-]+(?:[/?#]|$)/;
const NOTHING: readonly Diagnostic[] = [];

/**
 * Returns what nobody means in a URI.
 *
 * @param reference a URI, valid or not
 * @param isWhole whether the text around it says that all of it is one reference. Elsewhere, only a misspelt scheme before
 *   `//` is found, as a warning
 */
export function unmeantIn(reference: string, isWhole: boolean): readonly Diagnostic[] {
  if (USUAL.test(reference)) return NOTHING;
  const colon = schemeEnd(reference);
  const name = reference.slice(0, colon).toLowerCase();
  const hasAuthority = reference.startsWith("//", colon + 1);
  if (!isWhole && !hasAuthority) return NOTHING;
  let meant = misspelt(name, hasAuthority);
  // In prose, the first letter can stand on the line before, and people leave it out on purpose.
  if (!isWhole && meant?.endsWith(name) === true) meant = null;
  const scheme = meant ?? name;
  const found: Diagnostic[] = [];
  const add = (
    [code, message, rule, rfc, section]: readonly [string, string, string, string, string],
    start: number,
    end: number,
    text?: string,
  ): void => {
    const severity = isWhole ? "error" : "warning";
    const url = rfcUrl(rfc, section);
    const repair = text === undefined ? undefined : repairOf(reference, { start, end, text, isOurs: text !== "" });
    found.push({ severity, code, message, start, end, rule, section, url, ...(repair && { repair }) });
  };
  if (meant !== null) {
    add(
      ["scheme/unknown", `This scheme is unknown. Did you mean '${meant}'?`, "scheme", "3986", "3.1"],
      0,
      colon,
      meant,
    );
  }
  if (!isWhole) return found;
  const body = colon + 1;
  const isEmpty = body === reference.length;
  if (scheme === "http" || scheme === "https") {
    const section = scheme === "http" ? "4.2.1" : "4.2.2";
    MISSING_SLASHES.lastIndex = body;
    if (MISSING_SLASHES.test(reference)) {
      const message = `The scheme of an ${scheme} URI must be followed by '//'.`;
      const end = MISSING_SLASHES.lastIndex;
      add([`${scheme}/slashes`, message, `${scheme}-URI`, "9110", section], body, end, isEmpty ? undefined : "//");
    }
    const { host, port } = parts(reference).authority ?? { host: null, port: null };
    if (host !== null && host.start === host.end) {
      add([`${scheme}/empty-host`, NO_HOST, "host", "9110", section], host.start, host.end);
    }
    if (port !== null && Number(reference.slice(port.start, port.end)) > LAST_PORT) {
      add([`${scheme}/port-range`, PORT_RANGE, "port", "9110", "RFC6335:6"], port.start, port.end);
    }
  } else if (scheme === "mailto" || scheme === "tel") {
    const [rule, rfc, section] = scheme === "mailto" ? MAIL : PHONE;
    // By its grammar, a mailto URI can be empty: it opens an empty mail.
    if (isEmpty && scheme === "tel") {
      add(["tel/incomplete", "The telephone number is missing.", rule, rfc, section], body, body);
    }
    if (hasAuthority) {
      const message = `Slashes are not allowed after the scheme of a ${scheme} URI.`;
      add([`${scheme}/slashes`, message, rule, rfc, section], body, body + 2, "");
    }
  }
  return found;
}

const MAIL = ["mailtoURI", "6068", "2"] as const;
const PHONE = ["telephone-subscriber", "3966", "3"] as const;
