/** Advice on the scheme itself: schemes that are unknown, registered, misspelt, missing or repeated. @module */
import type { Diagnostic, ValidateURI } from "../../core/diagnostic.js";
import { closest, distance } from "../../core/closest.js";
import { present } from "../../core/invariant.js";
import { isIPv6 } from "../../core/ipv6.js";
import { endOfAuthority, schemeEnd } from "../../core/parts.js";
import type { GenericSyntax } from "../../standards/standard.js";
import { repairOf } from "../../explain/certain.js";
import { NOTHING } from "./check.js";
import type { Chosen } from "./known.js";
import { notListed } from "./registration.js";
import { beginsWithHost } from "./security.js";
import { namesOf, schemeOf, type SchemeSubject } from "./subject.js";

/** Returns the advice on the scheme of a URI. */
export function schemeAdvice(subject: SchemeSubject): readonly Diagnostic[] {
  const { scheme, chosen } = subject;
  if (scheme === null) return [unknownScheme(subject, chosen)];
  const { standard } = chosen;
  if (scheme.specification.isRegistration === true) {
    return [{ ...foundAt(subject, standard), ...registered(String(scheme.status)) }];
  }
  const { whole: input, authority } = subject;
  // In `https://https://…`, the host is the name of a scheme, and an empty port and an empty segment follow it.
  if (authority?.port?.start !== authority?.end || authority === null) return NOTHING;
  if (!input.startsWith("//", authority.end)) return NOTHING;
  const { start, end } = authority.host;
  if (schemeOf(input.slice(start), end - start, chosen) === null) return NOTHING;
  const code = "scheme/repeated-scheme";
  const message = "There are two schemes, and the second one is read as a host. Remove the first one.";
  const repair = repairOf(input, { start: 0, end: start, text: "", what: "the first scheme" });
  return [{ ...foundAt(subject, standard), code, message, start, end: end + 1, repair }];
}

/** Returns what all diagnostics of the name of a scheme have in common. */
function foundAt({ parts: { scheme } }: SchemeSubject, standard: GenericSyntax) {
  const { start, end } = present(scheme);
  const { section, url } = standard.definition("scheme");
  return { severity: "info", start, end, rule: "scheme", section, url } as const;
}

function registered(status: string): Pick<Diagnostic, "code" | "message"> {
  const message = `This scheme is registered (${status}), but its rules are unknown here: ${GENERIC_ONLY}.`;
  return { code: "scheme/registered", message };
}

function unknownScheme(subject: SchemeSubject, { standard, schemes, lookUp }: Chosen): Diagnostic {
  const { input } = subject;
  const { nameSetAside, sectionUrl } = standard;
  const found = foundAt(subject, standard);
  const { start, end } = found;
  const name = input.slice(start, end).toLowerCase();
  const aside = nameSetAside?.(name) ?? null;
  if (aside !== null) {
    const { code, message, section } = aside;
    return { ...found, code: `scheme/${code}`, message, section, url: sectionUrl(section) };
  }
  if (DEFANGED.includes(name)) {
    const message = "The URI is written so that nobody can click it: 'hxxp' stands for 'http'.";
    const repair = repairOf(subject.whole, { start, end, text: name.replace("xx", "tt"), isOurs: true });
    return { ...found, code: "scheme/defanged", message, repair };
  }
  /** Returns the warning that the scheme is missing, with a text to write before or in place of some characters. */
  const missing = (message: string, length: number, text: string): Diagnostic => {
    const repair = repairOf(subject.whole, { start: 0, end: length, text });
    return { ...found, severity: "warning", code: MISSING, message, repair };
  };
  const status = lookUp?.(name)?.status;
  if (status !== undefined) return { ...found, ...registered(status) };
  if (HOST_AND_PORT.test(input.slice(0, 256))) {
    const message = "The text before ':' is read as the scheme. Write a scheme before it, such as 'https://'.";
    return missing(message, 0, name === "localhost" ? "http://" : "https://");
  }
  const address = input.slice(0, endOfAuthority(input, 0));
  if (isIPv6(address)) {
    const message =
      "The text before ':' is read as the scheme. If this is an IPv6 address, write a scheme before it, and brackets around it.";
    return missing(message, address.length, `http://[${address}]`);
  }
  const unknown = { ...found, code: UNKNOWN };
  const what = `This scheme is ${lookUp === null ? "unknown" : notListed(lookUp)}`;
  const close = closeScheme(name, namesOf(schemes, standard));
  if (close === null) return { ...unknown, message: `${what} (${GENERIC_ONLY}).` };
  const repair = repairOf(subject.whole, { start, end, text: close, isOurs: true });
  const severity = COMMON.includes(close) && distance(name, close) === 1 ? "warning" : "info";
  return { ...unknown, severity, message: `${what}. Did you mean '${close}'?`, repair };
}

/**
 * Returns the warnings that the writer of a reference probably meant another one, although the grammar accepts it: its
 * scheme is misspelt, or it begins with a host and has no scheme.
 */
export function schemeWarnings(reference: string, validate: ValidateURI): readonly Diagnostic[] {
  if (schemeEnd(reference) >= 0) {
    return validate(reference).diagnostics.filter(
      ({ severity, code }) => severity === "warning" && (code === UNKNOWN || code === MISSING),
    );
  }
  if (!beginsWithHost(reference)) return NOTHING;
  // As a URI, it is refused, and its repair tells which scheme to write.
  return validate(reference).diagnostics.flatMap(({ code, start, end, rule, section, url, repair }) => {
    if (!code.endsWith("/missing-scheme") || repair === undefined) return [];
    const message = "Without a scheme, this is a path and not a host. Write a scheme before it, such as 'https://'.";
    return [{ severity: "warning", code: MISSING, message, start, end, rule, section, url, repair }];
  });
}

const UNKNOWN = "scheme/unknown";
const MISSING = "scheme/missing-scheme";

/** Returns the scheme that a similar name in lower case, which is not one of `names`, probably means. */
export function closeScheme(name: string, names: readonly string[]): string | null {
  // If several names are equally close, the first one counts.
  const common = COMMON.filter((each) => names.includes(each));
  return IN_USE.includes(name) ? null : closest(name, [...common, ...names]);
}

/** The names that reports of attacks write for `http` and `https`. */
const DEFANGED = ["hxxp", "hxxps"];

const GENERIC_ONLY = "only the generic syntax was checked";

/** A host and a port where a scheme is expected. By the grammar, it is a URI. */
const HOST_AND_PORT = /^(?:localhost|(?:[a-z\d-]+\.)+[a-z]{2,}):\d{1,5}(?:[/?#]|$)/i;

/**
 * The schemes that people write by hand most often, in links and settings; the most frequent one comes first. A name
 * that differs from one of them in one place is more likely a mistake than the name of another scheme. So very short
 * names, such as `ws`, are not here.
 */
const COMMON = ["https", "http", "mailto", "file", "ftp", "tel", "data"];

/** Names that are close to a common scheme and in use, although nobody has registered them. */
const IN_USE = ["ftps", "rtp"];
