/**
 * Writes values into the holes of a text, by their places.
 *
 * @module
 */
import { readable, wrongType } from "../core/arguments.js";
import { URISyntaxError, type Diagnostic } from "../core/diagnostic.js";
import { isIPv4, isIPv6, isLabel, LONGEST_NAME } from "../core/ipv6.js";
import { endOfAuthority } from "../core/parts.js";
import { LAST_PORT } from "../core/ports.js";
import { sectionUrl } from "../core/url.js";
import type { HolePart } from "./places.js";
import { parametersOf, RawText, Segments, textOf } from "./values.js";

/** How values are written. */
export interface Settings {
  /** Percent-encodes data for any place. Throws a URISyntaxError at a lone surrogate. */
  readonly encode: (text: string) => string;
  /** Tests whether a text is a URI of the standard. */
  readonly test: (text: string) => boolean;
  /** Whether references without a scheme are allowed. */
  readonly isReference: boolean;
  /** The schemes of a base, in lower case. */
  readonly schemes: readonly string[];
  /** Whether a space in a query is written as "+". */
  readonly plus: boolean;
  /** Whether slashes and backslashes are refused in the values of a path. */
  readonly refusesSlashes: boolean;
  /** The last base that was right: most calls have the same. */
  lastBase: string | null;
}

/** A hole, with what is known of it before there is a value. */
export interface Hole {
  readonly part: HolePart;
  /** Whether a ":" in it would end a scheme: in the first segment of a relative reference (section 4.2). */
  readonly isInFirst: boolean;
  /** The text of its segment or host before it, if it is the first hole there; otherwise `null`. */
  readonly left: string | null;
  /** The text of its segment or host behind it, if it is the last hole there; otherwise `null`. */
  readonly right: string | null;
  /** The text behind the hole. */
  readonly after: string;
}

/** A text with holes, with what is known before there are values. */
export interface Plan {
  readonly first: string;
  readonly holes: readonly Hole[];
  /** Whether its texts have triplets, which can be dots or slashes. */
  readonly hasTriplets: boolean;
}

/** The name of a value in messages, and the argument of an error. */
const nameOf = (index: number): string => `values[${String(index)}]`;

/** The section that defines a rule, and what text that is already encoded must not have: the delimiters that end it. */
const RULES: Readonly<Record<string, readonly [section: string, ends?: RegExp, front?: string, end?: string]>> = {
  URI: ["3"],
  host: ["3.2.2"],
  port: ["3.2.3"],
  // The last two make a URI with a text, to test it.
  userinfo: ["3.2.1", /[:/?#@]/, "a://", "@a"],
  segment: ["3.3", /[?#]/, "a:a"],
  query: ["3.4", /#/, "a:?"],
  fragment: ["3.5", /#/, "a:#"],
};

/** Returns the error for a value that its place refuses. The offsets refer to the value. */
function refusal(
  index: number,
  rule: string,
  message: string,
  value: unknown,
  start = 0,
  end: number = typeof value === "string" ? value.length : 0,
): URISyntaxError {
  const section = (RULES[rule] as readonly [string])[0];
  return errorAbout(nameOf(index), ` ${message}`, { code: "tag/value", start, end, rule, section }, "3986");
}

/**
 * Returns the error about a text or a value of a tag.
 *
 * @param argument its name, with which the message begins
 * @param message the rest of the message
 * @param place where the mistake is, and what it is
 * @param rfc the number of the RFC that has the section
 */
export function errorAbout(
  argument: string,
  message: string,
  place: Pick<Diagnostic, "code" | "start" | "end" | "rule" | "section">,
  rfc: string,
): URISyntaxError {
  const url = sectionUrl(rfc, place.section);
  return new URISyntaxError({ severity: "error", ...place, message: argument + message, url }, argument);
}

/** A dot-segment, also for servers that decode slashes, or that end a segment at ";". */
const DOT_SEGMENT = /(?:^|\/|%2F|%5C)(?:\.|%2E){1,2}(?:$|\/|%2F|%5C|;|%3B)/i;

/** Returns whether a path or a segment, encoded, has a dot-segment. */
export const hasDotSegment = (encoded: string): boolean => DOT_SEGMENT.test(encoded);

/** The last label of a host that `URL` reads as an IPv4 address. */
const NUMBER = /^(?:\d+|0x[\da-f]*)$/i;

/** Returns whether a text is a name or an IPv4 address that all programs read as the same host. */
function isHost(host: string, isRight = isLabel): boolean {
  if (host.length > LONGEST_NAME) return false;
  const labels = host.replace(/\.$/, "").split(".");
  return NUMBER.test(labels.at(-1) as string) ? isIPv4(host) : labels.every((each) => isRight(each));
}

/**
 * Fills the holes of a text.
 *
 * @param plan the text
 * @param values as many values as there are holes
 * @param settings how values are written
 * @throws {URISyntaxError} if a place refuses a text
 * @throws {TypeError} if a place refuses a value of this type
 */
export function filled({ first, holes, hasTriplets }: Plan, values: readonly unknown[], settings: Settings): string {
  let text = first;
  // The text of a segment or a host with several holes, as far as it is written.
  let item = "";
  let isRaw = hasTriplets;
  for (let index = 0; index < holes.length; index++) {
    const hole = holes[index] as Hole;
    const { part, left, right } = hole;
    let { after } = hole;
    const value = values[index];
    if (part === "segment" || part === "label") {
      const written = part === "segment" ? segmentOf(value, hole, settings, index) : labelOf(value, index);
      text += written;
      item = (left ?? item) + written;
      isRaw ||= typeof value === "object";
      if (right === null) item += after;
      else if (part === "segment") checkSegment(item + right, isRaw, value, index);
      else if (!isHost(item + right)) throw refusal(index, "host", NO_NAME, value);
    } else if (part === "base") {
      text = baseOf(value, settings, index);
      if (after.startsWith("/")) after = after.slice(Number(text.endsWith("/")));
    } else if (part === "host" || part === "address") {
      text += hostOf(value, part, index);
    } else if (part === "port") {
      text += portOf(value, index);
    } else {
      if (part === "parameters" && isObject(value) && RawText.of(value) === null) {
        const query = queryOf(value, settings, index);
        if (query === "") {
          // The delimiter behind it or before it is superfluous. "?" alone removes the query of a base (section 5.2.2).
          if (after.startsWith("&")) after = after.slice(1);
          else if (text !== "?") text = text.slice(0, -1);
        }
        text += query;
      } else {
        text += encodedOf(value, part === "parameters" ? "query" : part, settings, index);
      }
    }
    text += after;
  }
  return text;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const NO_NAME =
  "makes a host that is no name. Its labels must have 1 to 63 letters, digits and inner hyphens, and the last one must not be a number.";

/** Returns the encoded text of a value. */
function encodedOf(value: unknown, rule: string, settings: Settings, index: number): string {
  const raw = isObject(value) ? RawText.of(value) : null;
  if (raw !== null) return rawOf(raw, rule, settings, index);
  const hint =
    rule === "query"
      ? " For parameters, put an object alone after '?' or '&'."
      : rule === "segment"
        ? " For several segments, use path([…])."
        : "";
  const text = typeof value === "string" ? value : textOf(value, nameOf(index), hint);
  try {
    const encoded = settings.encode(text);
    return settings.plus && rule === "query" ? encoded.replaceAll("%20", "+") : encoded;
  } catch (error) {
    const { start, end } = (error as URISyntaxError).diagnostic;
    throw refusal(index, rule, "has a lone surrogate, which has no UTF-8 encoding.", text, start, end);
  }
}

/** Returns text that is already encoded. */
function rawOf(text: string, rule: string, { test }: Settings, index: number): string {
  const [, ends, front, end = ""] = RULES[rule] as readonly [string, RegExp, string, string?];
  if (!ends.test(text) && test(front + text + end)) return text;
  throw refusal(index, rule, "is not valid here as it is, or ends this part.", "");
}

/** Returns the encoded text of a value in a path. */
function segmentOf(value: unknown, hole: Hole, settings: Settings, index: number): string {
  const segments = isObject(value) && hole.left === "" && hole.right === "" ? Segments.of(value) : null;
  if (segments) {
    const written = segments.map((each) => segmentOf(each, hole, settings, index));
    for (const each of written) checkSegment(each, true, value, index);
    return written.join("/");
  }
  const encoded = encodedOf(value, "segment", settings, index);
  // A slash is encoded, except in text that was already encoded.
  if (settings.refusesSlashes && /\/|%2F|%5C/i.test(encoded)) {
    throw refusal(index, "segment", "must not have '/' or '\\', because the option 'slashes' refuses them.", value);
  }
  if (hole.isInFirst && encoded.includes(":")) {
    throw refusal(index, "segment", "must not have ':' in the first segment of a reference.", value);
  }
  return encoded;
}

/** Refuses a segment, with its holes filled, that other programs would read as another path. */
function checkSegment(segment: string, isRaw: boolean, value: unknown, index: number): void {
  // Text that is already encoded can begin with a slash.
  if (segment === "" || segment.startsWith("/")) {
    throw refusal(index, "segment", "makes an empty segment of the path.", value);
  }
  // Only text that was already encoded can have encoded dots, and most values have no dot.
  if ((isRaw || segment.includes(".")) && hasDotSegment(segment)) {
    throw refusal(index, "segment", "makes a dot-segment, which leads to another path.", value);
  }
}

/** Returns the parameters of an object as a query. */
function queryOf(value: object, settings: Settings, index: number): string {
  const encoded = (text: string): string => encodedOf(text, "query", settings, index);
  return parametersOf(value, nameOf(index))
    .map(([name, text]) => `${encoded(name)}=${encoded(text)}`)
    .join("&");
}

/** Returns a host, in brackets if it is an IPv6 address. */
function hostOf(value: unknown, part: "host" | "address", index: number): string {
  if (typeof value !== "string") throw wrongType(nameOf(index), "the text of a host", value);
  if (isIPv6(value)) return part === "address" ? value : `[${value}]`;
  if (part === "host" && (isHost(value) || (/^\[.*\]$/.test(value) && isIPv6(value.slice(1, -1))))) return value;
  const orName = part === "host" ? " or an IPv4 address, or a name of letters, digits, hyphens and dots" : "";
  throw refusal(index, "host", `must be an IPv6 address without a zone${orName}.`, value);
}

/** Returns a label of a host, or a part of one. */
function labelOf(value: unknown, index: number): string {
  const text = textOf(value, nameOf(index));
  if (/^[\dA-Za-z-]*$/.test(text)) return text;
  throw refusal(index, "host", "must have only letters, digits and hyphens, as a part of a host.", value);
}

/** Returns the text of a port. */
function portOf(value: unknown, index: number): string {
  const text = textOf(value, nameOf(index));
  if (/^(?:0|[1-9]\d{0,4})$/.test(text) && Number(text) <= LAST_PORT) return text;
  throw refusal(index, "port", `must be a port: an integer from 0 to ${String(LAST_PORT)}.`, value);
}

/** A label of a host that people use in their own networks. */
const isLocalLabel = (label: string): boolean => /^[\w-]{1,63}$/.test(label);

/** Returns whether a host in a text is a name or an address that all programs read as the same host. */
export const isLocalHost = (host: string): boolean =>
  host.startsWith("[") ? isIPv6(host.slice(1, -1)) : isHost(host, isLocalLabel);

/** The length of the longest base that is kept. */
const MOST_KEPT = 1000;

/** Returns the text of a base. */
function baseOf(value: unknown, settings: Settings, index: number): string {
  // Stryker disable next-line ConditionalExpression: The result is the same. This is only slower.
  if (typeof value === "string" && value === settings.lastBase) return value;
  const { schemes, test, isReference } = settings;
  // Read at each call, because an engine can lack it.
  const { URL } = globalThis as { readonly URL?: new (text: string) => { readonly href: string } };
  const what = nameOf(index);
  const text = readable(what, () => (URL !== undefined && value instanceof URL ? value.href : value));
  if (typeof text !== "string") throw wrongType(what, "a base (a URL or its text)", value);
  // A path is tested with a host before it, so "//" begins no authority.
  const isPath = isReference && /^\/(?!\/)/.test(text);
  const uri = isPath ? `a://a${text}` : text;
  const [, scheme = "", rest = ""] = /^([^:/?#]+):\/\/([^?#]*)$/.exec(uri) ?? [];
  const end = endOfAuthority(rest, 0);
  // Some programs read a letter and ":" as a drive, so a port is not empty.
  const host = rest.slice(0, end).replace(/^.*@|:\d+$/g, "");
  const isRight =
    (isPath || schemes.includes(scheme.toLowerCase())) &&
    isLocalHost(host) &&
    !hasDotSegment(rest.slice(end)) &&
    test(uri);
  if (!isRight) {
    const orPath = isReference ? ", or a path that begins with one '/'," : "";
    const message = `must be a base: a URI with '//', a host and the scheme ${schemes.join(", ")}${orPath} without dot-segments, query and fragment.`;
    throw refusal(index, "URI", message, value);
  }
  // Stryker disable next-line ConditionalExpression,EqualityOperator: Only time and memory differ.
  if (text.length <= MOST_KEPT) settings.lastBase = text;
  return text;
}
