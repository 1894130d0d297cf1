/**
 * The law of the tag: for every call site and every value, either it throws, or the result is valid, each component without a
 * hole is unchanged, segments and parameters keep their number and their literal names, and decoding the place gives the
 * value. This program does not import the tag. It has its own splitter, its own decoder, and its own reading of what may
 * stand where.
 *
 * @module
 */
import { isIPv6 } from "node:net";
import { normalize, resolve, URISyntaxError } from "../../src/index.js";
import { oracleOf, subjectOf, type Oracle } from "../conformance/oracle.js";
import { kept } from "../support/kept.js";
import type { Place, Site, TagName } from "./sites.js";
import type { Given } from "./values.js";

/** What a call did. `isEarly` means that `path` or `raw` threw, which know no hole. */
export type Outcome = { readonly error: unknown; readonly isEarly?: boolean } | { readonly result: unknown };

/** The texts of a URI between its delimiters. An absent component is `null`. */
export interface Parts {
  readonly scheme: string | null;
  readonly user: string | null;
  readonly password: string | null;
  readonly host: string | null;
  readonly port: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
}

/** RFC 3986, Appendix B. */
const APPENDIX_B = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

/** Splits any text as Appendix B does, and the authority as section 3.2 does. */
export function split(text: string): Parts {
  const [, scheme = null, authority, path = "", query = null, fragment = null] = APPENDIX_B.exec(text) ?? [];
  const none = { user: null, password: null, host: null, port: null };
  return { scheme, ...(authority === undefined ? none : splitAuthority(authority)), path, query, fragment };
}

function splitAuthority(authority: string): Pick<Parts, "user" | "password" | "host" | "port"> {
  const at = authority.indexOf("@");
  const server = authority.slice(at + 1);
  const [, host = server, port = null] = /^(\[[^\]]*\]|[^:[\]]*)(?::(.*))?$/s.exec(server) ?? [];
  if (at < 0) return { user: null, password: null, host, port };
  const info = authority.slice(0, at);
  const colon = info.indexOf(":");
  if (colon < 0) return { user: info, password: null, host, port };
  return { user: info.slice(0, colon), password: info.slice(colon + 1), host, port };
}

/** What a value means at its place, by the table of the tag; or why it must be refused there. */
type Meaning =
  | { readonly text: string }
  | { readonly segments: readonly string[] }
  | { readonly parameters: readonly (readonly [name: string, value: string])[] }
  /** Text that stands in the result as it is. */
  | { readonly verbatim: string }
  | { readonly refuse: string };

const refuse = (reason: string): { readonly refuse: string } => ({ refuse: reason });

const LONE = /\p{Surrogate}/u;

/** Returns a finite number in decimal digits. */
function digitsOf(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  return String(value).includes("e") ? value.toFixed(20).replace(/0+$/, "") : String(value);
}

/** Returns the text of a scalar; `null` if the value is none, or cannot be written. */
function scalarOf(value: unknown): string | null {
  if (typeof value === "string") return LONE.test(value) ? null : value;
  if (typeof value === "number") return Number.isFinite(value) ? digitsOf(value) : null;
  return typeof value === "bigint" || typeof value === "boolean" ? String(value) : null;
}

/**
 * Returns what a value means.
 *
 * @param isWhole whether the hole is a whole path segment
 */
function meaningOf(site: Site, place: Place, given: Given, isWhole: boolean): Meaning {
  if (given.kind === "copy") throw new TypeError("The judge needs what the copy gave.");
  try {
    if (given.kind === "path") return pathMeaning(place, given.list, isWhole);
    if (given.kind === "raw") return rawMeaning(place, given.text, site.tag);
    if (place === "base") return baseMeaning(site, given.value);
    const text = scalarOf(given.value);
    if (text !== null) return textMeaning(place, text, given.value);
    if (place === "parameters") return parametersMeaning(given.value);
    return refuse("it is not a text, or has no finite value, or has a lone surrogate");
  } catch {
    return refuse("reading it throws");
  }
}

function pathMeaning(place: Place, list: unknown, isWhole: boolean): Meaning {
  if (place !== "segment" || !isWhole) return refuse("path() stands only for whole path segments");
  if (!Array.isArray(list) || list.length === 0) return refuse("path() needs a list that is not empty");
  const segments = Array.from(list, scalarOf);
  const texts = segments.filter((segment) => segment !== null);
  return texts.length === segments.length ? { segments: texts } : refuse("a segment of path() is not a text");
}

const PLAIN = String.raw`[\w.~!$&'()*+,;=:@-]|%[\dA-Fa-f]{2}`;
const RAW: Readonly<Partial<Record<Place, string>>> = {
  segment: `(?:${PLAIN}|/)*`,
  name: `(?:${PLAIN}|[/?])*`,
  value: `(?:${PLAIN}|[/?])*`,
  query: `(?:${PLAIN}|[/?])*`,
  parameters: `(?:${PLAIN}|[/?])*`,
  fragment: `(?:${PLAIN}|[/?])*`,
  user: String.raw`(?:[\w.~!$&'()*+,;=-]|%[\dA-Fa-f]{2})*`,
  password: String.raw`(?:[\w.~!$&'()*+,;=:-]|%[\dA-Fa-f]{2})*`,
};
const RAW_URI = new Map(Object.entries(RAW).map(([place, source]) => [place, new RegExp(`^${source}$`)]));
/** The recognizer decides which letters beyond ASCII an IRI contains. The marks of holes are no characters of an IRI. */
const RAW_IRI = new Map(
  Object.entries(RAW).map(([place, source]) => [
    place,
    new RegExp(`^${source.replace("(?:", "(?:[\xA0-\\uFDCF\\uFDF0-\\u{10FFFF}]|")}$`, "u"),
  ]),
);

function rawMeaning(place: Place, text: unknown, tag: TagName): Meaning {
  if (typeof text !== "string") return refuse("raw() needs a text");
  const expression = (tag === "iri" ? RAW_IRI : RAW_URI).get(place);
  if (!expression) return refuse("raw() cannot stand here");
  if (!expression.test(text) || LONE.test(text))
    return refuse("the text of raw() is not valid here, or ends the component");
  return { verbatim: text };
}

const WEB = ["http", "https", "ws", "wss"];

function baseMeaning({ tag, options }: Site, value: unknown): Meaning {
  const text = value instanceof URL && !isProxy(value) ? hrefOf(value) : value;
  if (typeof text !== "string") return refuse("a base is a text or a URL");
  const { scheme, host, path, query, fragment } = split(text);
  if (path.split("/").some(isDotSegment)) return refuse("the base has dot segments");
  if (query !== null || fragment !== null) return refuse("the base has a query or a fragment");
  if (scheme === null && host === null && tag === "uriReference" && /^\/(?!\/)/.test(text)) return { verbatim: text };
  const schemes = options?.schemes?.map((each) => each.toLowerCase()) ?? WEB;
  if (scheme === null || !schemes.includes(scheme.toLowerCase()))
    return refuse("the scheme of the base is not allowed");
  return host === null || host === "" ? refuse("the base has no host") : { verbatim: text };
}

/** Returns the text of a URL, whatever its own properties are. */
const hrefOf = (url: URL): unknown => Object.getOwnPropertyDescriptor(URL.prototype, "href")?.get?.call(url);

/** Returns whether a value is not really a URL. */
function isProxy(url: URL): boolean {
  try {
    return hrefOf(url) === undefined;
  } catch {
    return true;
  }
}

function textMeaning(place: Place, text: string, value: unknown): Meaning {
  const isRight = TEXTS[place] ?? ((): boolean => true);
  return isRight(text, value) ? { text } : refuse(`this is no ${place}`);
}

const LABEL = /^(?!-)[\dA-Za-z-]{1,63}(?<!-)$/;
const isIPv4 = (text: string): boolean =>
  /^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/.test(text) && text.split(".").every((octet) => Number(octet) < 256);
const isAddress = (text: string): boolean => !text.includes("%") && isIPv6(/^\[(.*)\]$/s.exec(text)?.[1] ?? text);

/** Returns whether a text is a host by the table of the tag, without an IPv6 address. */
function isName(text: string): boolean {
  if (isIPv4(text)) return true;
  const labels = text.replace(/\.$/, "").split(".");
  const last = labels.at(-1) ?? "";
  return text.length <= 253 && labels.every((label) => LABEL.test(label)) && !/^(?:\d+|0x[\da-f]*)$/i.test(last);
}

const TEXTS: Partial<Record<Place, (text: string, value: unknown) => boolean>> = {
  host: (text) => isAddress(text) || isName(text),
  ip: isAddress,
  label: (text) => /^[\dA-Za-z-]*$/.test(text),
  port: (text, value) => typeof value !== "boolean" && /^(?:0|[1-9]\d{0,4})$/.test(text) && Number(text) <= 65535,
};

function parametersMeaning(value: unknown): Meaning {
  const entries = entriesOf(value);
  if (!entries) return refuse("it is not a list of parameters");
  const parameters: [string, string][] = [];
  for (const [name, content] of entries) {
    const key = scalarOf(name);
    if (key === null) return refuse("a name is not a text");
    for (const item of Array.isArray(content) ? (content as unknown[]) : [content]) {
      if (item === null || item === undefined) continue;
      const text = scalarOf(item);
      if (text === null) return refuse("the value of a parameter is not a text");
      parameters.push([key, text]);
    }
  }
  return { parameters };
}

type Entries = readonly (readonly [name: unknown, value: unknown])[];

function entriesOf(value: unknown): Entries | null {
  if (typeof value !== "object" || value === null) return null;
  if (value instanceof Map) return [...(value as Map<unknown, unknown>)];
  if (value instanceof URLSearchParams) return [...value];
  if (Array.isArray(value)) {
    const pairs = Array.from(value as unknown[]);
    return pairs.every((pair) => Array.isArray(pair) && pair.length === 2) ? (pairs as unknown as Entries) : null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  // The prototype can be that of another realm.
  return prototype === null || Object.getPrototypeOf(prototype) === null ? Object.entries(value) : null;
}

/** A literal text, the text of a hole, or a hole that is left out. */
type Token = { readonly literal: string } | { readonly text: string };

/** The characters that stand for holes. No URI and no IRI contains them. */
const FIRST_MARK = 0xfdd0;
const MARK = /([\uFDD0-\uFDED])/;
/** Stands before and after a text of `raw()`. */
const RAW_MARK = "\uFDEE";
const mark = (hole: number): string => String.fromCharCode(FIRST_MARK + hole);

/** What a part of the result must be, and whether it is part of a query, where "+" can mean a space. */
type Pattern = readonly Token[];

/** What is to be checked in all parts of one result. */
interface Check {
  readonly site: Site;
  readonly meanings: readonly Meaning[];
}

/** Returns the site's text with marks for the holes, and with the texts that stand in it as they are. */
function skeletonOf({ site: { strings, places }, meanings }: Check): string {
  let text = strings[0] ?? "";
  for (const [hole, meaning] of meanings.entries()) {
    const literal = strings[hole + 1] ?? "";
    const own = "verbatim" in meaning ? meaning.verbatim : mark(hole);
    const edge = "verbatim" in meaning && places[hole] !== "base" ? RAW_MARK : "";
    // The slashes of a base and of what follows it become one.
    text +=
      places[hole] === "base" && own.endsWith("/") && literal.startsWith("/") ? own.slice(0, -1) : edge + own + edge;
    text += literal;
  }
  return text;
}

/** Returns what a leaf of the skeleton asks for. */
function patternOf(leaf: string, { meanings }: Check): Pattern {
  return leaf
    .replaceAll(RAW_MARK, "")
    .split(MARK)
    .map((piece, index): Token => {
      const meaning = index % 2 === 0 ? undefined : meanings[piece.charCodeAt(0) - FIRST_MARK];
      return meaning && "text" in meaning ? { text: meaning.text } : { literal: piece };
    });
}

const UNIT = /%[\dA-Fa-f]{2}|[^]/gy;
const octets = new TextEncoder();
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Decodes all percent-encodings of a text as UTF-8; `null` if their octets are not UTF-8. */
export function decoded(text: string): string | null {
  if (!text.includes("%")) return text;
  try {
    return text.replace(/(?:%[\dA-Fa-f]{2})+/g, (run) => strict.decode(Buffer.from(run.replaceAll("%", ""), "hex")));
  } catch {
    return null;
  }
}

/** What may stand raw where a value is. */
interface Writing {
  readonly isIRI: boolean;
  readonly hasPlus: boolean;
}

/** Returns why a written part does not say what it must; `null` if it does. */
function leafReason(leaf: string, pattern: Pattern, writing: Writing): string | null {
  let at = 0;
  for (const token of pattern) {
    if ("literal" in token) {
      if (!leaf.startsWith(token.literal, at)) return "a literal is not there";
      at += token.literal.length;
      continue;
    }
    const end = endOfText(leaf, at, token.text, writing);
    if (typeof end === "string") return end;
    at = end;
  }
  return at === leaf.length ? null : "there is more than the literals and the values";
}

/** Returns where the encoded form of a text ends in a leaf, or why it is not there. */
function endOfText(leaf: string, start: number, text: string, { isIRI, hasPlus }: Writing): number | string {
  let missing = octets.encode(text).length;
  UNIT.lastIndex = start;
  let end = start;
  while (missing > 0) {
    const [unit] = UNIT.exec(leaf) ?? [];
    if (unit === undefined) return "the value is cut";
    const isLetter = unit > "\x7F" && isIRI;
    if (unit.length === 1 && !isLetter && !/[\w.~-]/.test(unit) && !(hasPlus && unit === "+")) {
      return "a reserved character of the value is not encoded";
    }
    missing -= unit.length === 3 || unit <= "\x7F" ? 1 : octetsOf(unit);
    end += unit.length;
  }
  const written = leaf.slice(start, end);
  if (isIRI && /[^\p{L}\0-\x7F]/u.test(written)) return "something that is no letter is not encoded";
  if (isIRI && [...written].some((letter) => letter.normalize("NFKC") !== letter))
    return "NFKC changes what is not encoded";
  return decoded(hasPlus ? written.replaceAll("+", "%20") : written) === text
    ? end
    : "decoding does not give the value";
}

/** Returns how many octets a code unit of well-formed text adds: a pair of surrogates has four. */
const octetsOf = (unit: string): number => (LONE.test(unit) || unit < "\u0800" ? 2 : 3);

/** Returns whether "%2E" is read as a dot. */
const isDotSegment = (segment: string): boolean => /^(?:\.|%2e){1,2}$/i.test(segment);

/** Returns why a decoded path segment is dangerous; `null` if it is not. */
function hazardOf(segment: string, { options }: Site, value: string): string | null {
  if (segment === "") return "a segment is empty";
  if (options?.slashes === "refuse" && /[/\\]/.test(value)) return "a value in the path has a slash";
  return segment.split(/[/\\]/).some((part) => /^\.{1,2}(?:;|$)/.test(part)) ? "a server can read a dot segment" : null;
}

/** Returns why the segments of a path are not those of the skeleton; `null` if they are. */
function pathReason(path: string, skeleton: string, check: Check): string | null {
  const { site } = check;
  const leaves: string[] = [];
  const patterns = skeleton.split("/").flatMap((leaf): Pattern[] => {
    const meaning = leaf.length === 1 ? check.meanings[leaf.charCodeAt(0) - FIRST_MARK] : undefined;
    const own =
      meaning && "segments" in meaning ? meaning.segments.map((text) => [{ text }]) : [patternOf(leaf, check)];
    leaves.push(...own.map(() => leaf));
    return own;
  });
  const segments = path.split("/");
  if (segments.length !== patterns.length) return "the number of segments is another";
  for (const [index, pattern] of patterns.entries()) {
    const segment = segments[index] ?? "";
    const reason = leafReason(segment, pattern, { isIRI: site.tag === "iri", hasPlus: false });
    if (reason !== null) return `a segment: ${reason}`;
    const values = pattern.map((token) => ("text" in token ? token.text : "")).join("");
    if (!pattern.some((token) => "text" in token)) continue;
    // Whoever writes raw() decides what servers make of it.
    const hazard = hazardOf(leaves[index]?.includes(RAW_MARK) ? "raw" : (decoded(segment) ?? ""), site, values);
    if (hazard !== null) return hazard;
  }
  return null;
}

/** Returns why the parameters of a query are not those of the skeleton; `null` if they are. */
function queryReason(query: string | null, skeleton: string | null, check: Check): string | null {
  const { meanings, site } = check;
  const writing = { isIRI: site.tag === "iri", hasPlus: site.options?.plus === true };
  let empties = 0;
  const patterns = (skeleton?.split("&") ?? []).flatMap((leaf): Pattern[] => {
    const meaning = leaf.length === 1 ? meanings[leaf.charCodeAt(0) - FIRST_MARK] : undefined;
    if (!meaning || !("parameters" in meaning)) return [patternOf(leaf, check)];
    if (meaning.parameters.length === 0) empties++;
    return meaning.parameters.map(([name, value]) => [{ text: name }, { literal: "=" }, { text: value }]);
  });
  // Of a reference, an empty query removes the query of the base.
  if (site.strings[0] === "?" && patterns.length === 0) return query === "" ? null : "the base gives its query";
  // A query of which nothing is left has no "?".
  if (query === null) return patterns.length === 0 ? null : "the query is missing";
  const parameters = query.split("&");
  if (skeleton === null) return "there is a query";
  if (parameters.length !== patterns.length)
    return `the number of parameters is another${empties > 0 ? ", or a delimiter is superfluous" : ""}`;
  for (const [index, pattern] of patterns.entries()) {
    const reason = leafReason(parameters[index] ?? "", pattern, writing);
    if (reason !== null) return `a parameter: ${reason}`;
  }
  return null;
}

/** Returns why the host is not that of the skeleton; `null` if it is. */
function hostReason(host: string | null, skeleton: string | null, check: Check): string | null {
  if (host === null || skeleton === null) return host === skeleton ? null : "there is a host, or none";
  if (!MARK.test(skeleton)) return host === skeleton ? null : "the host is another";
  const asked = skeleton.split(MARK).map((piece, index) => {
    const meaning = index % 2 === 0 ? undefined : check.meanings[piece.charCodeAt(0) - FIRST_MARK];
    return meaning && "text" in meaning ? meaning.text : piece;
  });
  const text = asked.join("").replace(/^\[\[(.*)\]\]$/s, "[$1]");
  if (isAddress(text)) return host === `[${text.replace(/^\[|\]$/g, "")}]` ? null : "the address is another";
  if (host !== text) return "decoding the host does not give the value";
  return isName(host) ? null : "the completed host is none";
}

/** Returns why a text of the user information, the port, or the fragment is not that of the skeleton; `null` if it is. */
function plainReason(
  what: "user" | "password" | "port" | "fragment",
  parts: Parts,
  skeleton: Parts,
  check: Check,
): string | null {
  const [text, leaf] = [parts[what], skeleton[what]];
  if (text === null || leaf === null) return text === leaf ? null : `there is a ${what}, or none`;
  const reason = leafReason(text, patternOf(leaf, check), {
    isIRI: check.site.tag === "iri" && what !== "port",
    hasPlus: false,
  });
  return reason === null ? null : `${what}: ${reason}`;
}

const RULES: Readonly<Record<TagName, readonly [id: string, rule: string]>> = {
  uri: ["rfc3986", "URI"],
  uriReference: ["rfc3986", "URI-reference"],
  iri: ["rfc3987", "IRI"],
};

function isValid(text: string, tag: TagName): boolean {
  const [id, rule] = RULES[tag];
  return kept(`tag: ${rule}`, (): Oracle => oracleOf(subjectOf(id).automaton, rule)).accepts(text);
}

const SPECIAL: Readonly<Record<string, string>> = { http: "80", https: "443", ws: "80", wss: "443", ftp: "21" };

/** Returns why another program's reading of a result is not the same; `null` if it is. */
function sameReason(parts: Parts, text: string): string | null {
  if (/[\0-\x20\\\x7F]/.test(text)) return "a backslash, a space or a control character arises";
  const other = split(text);
  if (parts.scheme?.toLowerCase() !== other.scheme?.toLowerCase()) return "the scheme is another";
  if (sameText(parts.user ?? "", other.user ?? "") && sameText(parts.password ?? "", other.password ?? "")) {
    if (!isSameHost(parts.host, other.host)) return "the host is another";
  } else return "the user information is another";
  const port = (each: Parts): string => {
    const number = each.port?.replace(/^0+(?=\d)/, "") ?? "";
    return number === SPECIAL[each.scheme?.toLowerCase() ?? ""] ? "" : number;
  };
  if (port(parts) !== port(other)) return "the port is another";
  if (parts.host === null && other.path.startsWith("//")) return "the path begins with //";
  const isRoot = parts.host !== null && parts.path === "" && other.path === "/";
  if (!isRoot && !sameList(parts.path, other.path, "/")) return "the path is another";
  if (!sameList(parts.query ?? "", other.query ?? "", "&")) return "the query is another";
  return sameText(parts.fragment ?? "", other.fragment ?? "") ? null : "the fragment is another";
}

/** Returns the octets of a text after decoding. */
const octetsText = (text: string): string =>
  Buffer.from(text)
    .toString("latin1")
    .replace(/%([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const sameText = (one: string, other: string): boolean => one === other || octetsText(one) === octetsText(other);

function sameList(one: string, other: string, delimiter: string): boolean {
  if (one === other) return true;
  const [left, right] = [one.split(delimiter), other.split(delimiter)];
  return left.length === right.length && left.every((text, index) => sameText(text, right[index] ?? ""));
}

function isSameHost(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.startsWith("[") && other.startsWith("[")) return groupsOf(one) === groupsOf(other);
  return one.toLowerCase() === other.toLowerCase();
}

/** Returns the eight groups of an IPv6 address. */
function groupsOf(host: string): string {
  const text = host.slice(1, -1).replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...octet: string[]) => {
    const [a, b, c, d] = octet.slice(0, 4).map(Number) as [number, number, number, number];
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [left = "", right] = text.split("::");
  const groups = (part: string): string[] => (part === "" ? [] : part.split(":"));
  const [before, after] = [groups(left), groups(right ?? "")];
  const zeros = right === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16)).join(":");
}

const BASE = "http://base.example/x/y?z";

/** Returns what the reference means on the base. Only dot segments at the start of a relative path are known here. */
function resolved(parts: Parts): Parts {
  if (parts.scheme !== null) return parts;
  const scheme = "http";
  if (parts.host !== null) return { ...parts, scheme };
  const authority = { user: null, password: null, host: "base.example", port: null };
  if (parts.path === "") return { ...parts, ...authority, scheme, path: "/x/y", query: parts.query ?? "z" };
  if (parts.path.startsWith("/")) return { ...parts, ...authority, scheme };
  const folders = ["x"];
  const segments = parts.path.split("/");
  while (segments.length > 1 && (segments[0] === "." || segments[0] === "..")) {
    if (segments.shift() === "..") folders.pop();
  }
  return { ...parts, ...authority, scheme, path: ["", ...folders, ...segments].join("/") };
}

/** Returns what a call gives; `null` if it refuses. */
function attempt(call: () => string): string | null {
  try {
    return call();
  } catch {
    return null;
  }
}

/** Returns what breaks the law in a result, after the tag's own check; `null` if nothing does. */
function readersReason(result: string, parts: Parts): string | null {
  const scheme = parts.scheme?.toLowerCase() ?? "";
  const absolute = resolved(parts);
  const readers: readonly (readonly [string, Parts, () => string])[] = [
    ["resolve", absolute, () => resolve(result, BASE)],
    [
      "normalize",
      parts.scheme === null ? { ...parts, path: parts.path.replace(/^(?:\.\/)+(?=[^/:]+(?:\/|$))/, "") } : parts,
      () => normalize(result),
    ],
    ...(Object.hasOwn(SPECIAL, scheme) ? ([["new URL", parts, () => new URL(result).href]] as const) : []),
    ...(parts.scheme === null ? ([["new URL with a base", absolute, () => new URL(result, BASE).href]] as const) : []),
  ];
  for (const [name, expected, call] of readers) {
    const text = attempt(call);
    const reason = text === null ? null : sameReason(expected, text);
    if (reason !== null) return `${name}: ${reason}`;
  }
  return null;
}

/** Returns whether a hole can be `path()`: it is a whole segment. */
function isWholeSegment(skeleton: Parts, hole: number): boolean {
  return skeleton.path.split("/").includes(mark(hole));
}

/** Returns why a result breaks the law; `null` if it does not. */
function resultReason(site: Site, givens: readonly Given[], result: unknown): string | null {
  if (site.refused) return "this site must be refused";
  if (typeof result !== "string") return "the result is not a text";
  const marked = split(
    skeletonOf({
      site,
      meanings: site.places.map((place) => (place === "base" ? { verbatim: "http://h" } : refuse(""))),
    }),
  );
  const meanings = site.places.map((place, hole) =>
    meaningOf(site, place, givens[hole] as Given, place === "segment" && isWholeSegment(marked, hole)),
  );
  for (const [hole, meaning] of meanings.entries()) {
    if ("refuse" in meaning) return `the value of ${String(site.places[hole])} must be refused: ${meaning.refuse}`;
  }
  if (!isValid(result, site.tag)) return "the result is not valid";
  const check: Check = { site, meanings };
  const text = skeletonOf(check);
  const [parts, skeleton] = [split(result), split(text)];
  if (parts.scheme !== skeleton.scheme) return "the scheme is another";
  const reason =
    plainReason("user", parts, skeleton, check) ??
    plainReason("password", parts, skeleton, check) ??
    hostReason(parts.host, skeleton.host, check) ??
    plainReason("port", parts, skeleton, check) ??
    pathReason(parts.path, skeleton.path, check) ??
    queryReason(parts.query, skeleton.query, check) ??
    plainReason("fragment", parts, skeleton, check);
  if (reason !== null) return reason;
  if (
    parts.path.startsWith("//") &&
    site.places.some((place, hole) => place === "segment" && "verbatim" in (meanings[hole] as Meaning))
  ) {
    return "the path begins with //";
  }
  // Only the literals of a relative reference may begin with dot segments.
  const segments = parts.path.split("/");
  const own =
    parts.scheme === null && !parts.path.startsWith("/") ? /^(?:\.{1,2}\/)*/.exec(site.strings[0] ?? "")?.[0] : "";
  if (segments.slice((own ?? "").split("/").length - 1).some(isDotSegment)) return "there is a dot segment";
  return readersReason(result, parts);
}

/** Returns all texts in a value: a message must show none of them. */
function textsOf(given: Given): string[] {
  const texts: string[] = [];
  const collect = (value: unknown, depth: number): void => {
    if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") texts.push(String(value));
    else if (typeof value === "object" && value !== null && depth < 3) {
      for (const [key, each] of attemptEntries(value)) {
        if (!Array.isArray(value)) texts.push(key);
        collect(each, depth + 1);
      }
    }
  };
  collect(
    given.kind === "value"
      ? given.value
      : given.kind === "path"
        ? given.list
        : given.kind === "raw"
          ? given.text
          : null,
    0,
  );
  return [...new Set(texts)].filter((text) => text.length > 1);
}

function attemptEntries(value: object): readonly (readonly [string, unknown])[] {
  try {
    if (value instanceof URL) return [["", String(hrefOf(value))]];
    const entries = entriesOf(value) ?? Object.entries(value);
    return entries.slice(0, 100).map(([key, each]) => [typeof key === "string" ? key : "", each] as const);
  } catch {
    return [];
  }
}

/**
 * The words of the tag's own messages. It learns them from messages for values of which nothing can be shown. A text that is
 * both in a value and in a message is a leak, unless these words contain it.
 */
export class Vocabulary {
  readonly #messages = new Set<string>();
  readonly #leaks = new Map<string, Map<string, boolean>>();

  /** Learns the words of a message that cannot show anything of a value. */
  learn(error: unknown): void {
    if (error instanceof Error) this.#messages.add(error.message);
  }

  /** Returns all learned messages. */
  get messages(): readonly string[] {
    return [...this.#messages];
  }

  /** Returns whether a message shows more than one character of a text, other than the words that it always has. */
  shows(message: string, text: string): boolean {
    if (this.#messages.has(message)) return false;
    let known = this.#leaks.get(message);
    if (!known) this.#leaks.set(message, (known = new Map<string, boolean>()));
    let leaks = known.get(text);
    if (leaks === undefined) known.set(text, (leaks = this.#shows(message, text)));
    return leaks;
  }

  #shows(message: string, text: string): boolean {
    const points = [...(text.length > WINDOW ? text.slice(0, WINDOW) + text.slice(-WINDOW) : text)];
    for (let start = 0; start + 1 < points.length; start++) {
      let run = (points[start] ?? "") + (points[start + 1] ?? "");
      if (!message.includes(run)) continue;
      let end = start + 2;
      for (; end < points.length && message.includes(run + (points[end] ?? "")); end++) run += points[end] ?? "";
      // A few small letters or spaces are parts of common words.
      if (/^[a-z ]{2,3}$/.test(run) || /^[a-z ]*[.,]? $/.test(run) || /^\d$/.test(run)) continue;
      if (![...this.#messages].some((learned) => learned.includes(run))) return true;
      start = end - 2;
    }
    return false;
  }
}

const WINDOW = 300;

/** Returns why an error breaks the law; `null` if it does not. */
function errorReason(
  site: Site,
  givens: readonly Given[],
  { error, isEarly = false }: Extract<Outcome, { readonly error: unknown }>,
  words: Vocabulary,
): string | null {
  if (!(error instanceof TypeError) && !(error instanceof URISyntaxError)) return "it throws another error";
  const { message } = error;
  const numbers = [...message.matchAll(/\b(?:strings|values)\[(\d+)\]/g)].map(([, number]) => Number(number));
  if (numbers.length === 0 && !isEarly) return "the message does not say which hole or part";
  if (numbers.some((number) => number > site.strings.length))
    return "the message names a hole or part that is not there";
  for (const given of givens) {
    for (const text of textsOf(given)) {
      if (words.shows(message, text)) return "the message shows more than one character of a value";
    }
  }
  return null;
}

/**
 * Judges one call.
 *
 * @param site the call site
 * @param givens what stood in its holes
 * @param outcome what the call gave or threw
 * @param words the words of the messages
 * @returns why the call breaks the law; `null` if it does not
 */
export function judge(site: Site, givens: readonly Given[], outcome: Outcome, words: Vocabulary): string | null {
  return "error" in outcome ? errorReason(site, givens, outcome, words) : resultReason(site, givens, outcome.result);
}
