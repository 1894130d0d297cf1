/**
 * The algorithms of the documents, written again as literally as possible. They judge the files of the suite, so this
 * module imports nothing of the package.
 *
 * @module
 */
import { domainToASCII } from "node:url";
import { verdictOf } from "./grammar.js";

/** The five components of RFC 3986 section 3; `undefined` is absent. */
interface Parts {
  scheme: string | undefined;
  authority: string | undefined;
  path: string;
  query: string | undefined;
  fragment: string | undefined;
}

/** RFC 3986 Appendix B. */
function split(reference: string): Parts {
  const [, , scheme, , authority, path = "", , query, , fragment] =
    /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/s.exec(reference) ?? [];
  return { scheme, authority, path, query, fragment };
}

/** Section 5.3. */
function recompose({ scheme, authority, path, query, fragment }: Parts): string {
  let result = "";
  if (scheme !== undefined) result += `${scheme}:`;
  if (authority !== undefined) result += `//${authority}`;
  result += path;
  if (query !== undefined) result += `?${query}`;
  if (fragment !== undefined) result += `#${fragment}`;
  return result;
}

interface Authority {
  userinfo: string | undefined;
  host: string;
  port: string | undefined;
}

/** Section 3.2. */
function splitAuthority(authority: string): Authority {
  const {
    userinfo,
    host = "",
    port,
  } = /^(?:(?<userinfo>[^@]*)@)?(?<host>\[[^\]]*\]|[^:]*)(?::(?<port>.*))?$/s.exec(authority)?.groups ?? {};
  return { userinfo, host, port };
}

/** Returns the eight components of a valid reference; `null` is absent. */
export function componentsOf(reference: string): Readonly<Record<string, string | null>> {
  const { authority, ...parts } = split(reference);
  const inside = authority === undefined ? {} : splitAuthority(authority);
  const all = { scheme: parts.scheme, authority, userinfo: undefined, host: undefined, port: undefined, ...inside };
  const { path, query, fragment } = parts;
  const entries = Object.entries({ ...all, path, query, fragment });
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? null]));
}

/** Section 5.2.4, step by step. */
function removeDotSegments(path: string): string {
  let input = path;
  let output = "";
  while (input !== "") {
    if (input.startsWith("../")) input = input.slice(3);
    else if (input.startsWith("./")) input = input.slice(2);
    else if (input.startsWith("/./")) input = input.slice(2);
    else if (input === "/.") input = "/";
    else if (input.startsWith("/../") || input === "/..") {
      input = input === "/.." ? "/" : input.slice(3);
      output = output.slice(0, Math.max(output.lastIndexOf("/"), 0));
    } else if (input === "." || input === "..") input = "";
    else {
      const next = input.indexOf("/", 1);
      const end = next < 0 ? input.length : next;
      output += input.slice(0, end);
      input = input.slice(end);
    }
  }
  return output;
}

/** The choices of RFC 3986. */
export interface Choices {
  readonly ownScheme?: boolean;
  readonly doubleSlash?: boolean;
  readonly encodedDots?: boolean;
  readonly rootlessDots?: boolean;
  readonly normalizedBase?: boolean;
  readonly baseFragment?: boolean;
  readonly relativeDots?: boolean;
  readonly relativeNames?: boolean;
  readonly relativePath?: boolean;
  readonly unresolved?: boolean;
  readonly emptyPath?: boolean;
  readonly emptyPort?: boolean;
  readonly defaultPort?: boolean;
  readonly portZeros?: boolean;
}

/** Returns a path without dot segments, by the choices. */
function withoutDots(path: string, authority: string | undefined, choices: Choices): string {
  if (authority !== undefined) return removeDotSegments(path);
  const isRootless = path !== "" && !path.startsWith("/");
  // As if the path had a "/" at its front, which is removed again.
  if (choices.rootlessDots && isRootless) {
    const result = removeDotSegments(`/${path}`).slice(1);
    return result.startsWith("//") ? `/.${result}` : result;
  }
  const result = removeDotSegments(path);
  return result.startsWith("//") && !choices.doubleSlash ? `/.${result}` : result;
}

/** Section 5.2.2. Returns `null` if the base has no scheme. */
export function resolved(base: string, reference: string, choices: Choices): string | null {
  if (!verdictOf(choices.baseFragment ? "absolute-URI" : "URI", base).valid) return null;
  const from = choices.normalizedBase
    ? (normalized(base, { emptyPath: true, emptyPort: true, defaultPort: true, portZeros: true }) ?? "")
    : base;
  const decoded = (text: string): string => {
    const parts = split(text);
    return recompose({ ...parts, path: choices.encodedDots ? parts.path.replaceAll(/%2e/gi, ".") : parts.path });
  };
  const Base = split(decoded(from));
  const R = split(decoded(reference));
  if (choices.ownScheme && R.scheme?.toLowerCase() === Base.scheme?.toLowerCase()) R.scheme = undefined;
  const T: Parts = { scheme: undefined, authority: undefined, path: "", query: undefined, fragment: undefined };
  if (R.scheme !== undefined) {
    T.scheme = R.scheme;
    T.authority = R.authority;
    T.path = withoutDots(R.path, R.authority, choices);
    T.query = R.query;
  } else {
    if (R.authority !== undefined) {
      T.authority = R.authority;
      T.path = withoutDots(R.path, R.authority, choices);
      T.query = R.query;
    } else {
      if (R.path === "") {
        T.path = Base.path;
        T.query = R.query ?? Base.query;
      } else {
        const merged =
          Base.authority !== undefined && Base.path === "" ? `/${R.path}` : Base.path.replace(/[^/]*$/, "") + R.path;
        T.path = withoutDots(R.path.startsWith("/") ? R.path : merged, Base.authority, choices);
        T.query = R.query;
      }
      T.authority = Base.authority;
    }
    T.scheme = Base.scheme;
  }
  T.fragment = R.fragment;
  return recompose(T);
}

const PORTS: Readonly<Record<string, string>> = { http: "80", https: "443", ftp: "21" };

/** Sections 6.2.2.1 and 6.2.2.2: upper-case digits, and unreserved characters without their percent-encodings. */
const unescaped = (text: string): string =>
  text.replaceAll(/%[0-9A-Fa-f]{2}/g, (triplet) => {
    const character = String.fromCharCode(parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
  });

/** Sections 6.2.2 and 6.2.3. A choice leaves a step out, or takes another order. */
export function normalized(input: string, choices: Choices): string | null {
  const parts = split(input);
  const { scheme, authority } = parts;
  if (choices.unresolved && scheme === undefined) return null;
  const isRelative = scheme === undefined && authority === undefined && !parts.path.startsWith("/");
  const remove = (path: string): string => {
    if (!isRelative) return withoutDots(path, authority, choices);
    if (choices.relativeDots) return path;
    return withoutCurrent(choices.relativeNames ? withoutNames(path) : path);
  };
  const part = (text: string | undefined): string | undefined => (text === undefined ? text : unescaped(text));
  let path = choices.encodedDots ? unescaped(remove(parts.path)) : remove(unescaped(parts.path));
  let whole = authority;
  if (authority !== undefined) {
    const { userinfo, host, port: given } = splitAuthority(authority);
    const lower = unescaped(host)
      .toLowerCase()
      .replaceAll(/%../g, (triplet) => triplet.toUpperCase());
    let port = given;
    if (port === "" && !choices.emptyPort) port = undefined;
    const isDefault =
      port !== undefined && port !== "" && PORTS[scheme?.toLowerCase() ?? ""] === port.replace(/^0+/, "");
    if (isDefault && !choices.defaultPort) port = undefined;
    if (!choices.portZeros) port = port?.replace(/^0+(?=\d)/, "");
    whole = `${userinfo === undefined ? "" : `${unescaped(userinfo)}@`}${lower}${port === undefined ? "" : `:${port}`}`;
    if (path === "" && (scheme === undefined ? choices.relativePath : !choices.emptyPath)) path = "/";
  }
  const [query, fragment] = [part(parts.query), part(parts.fragment)];
  return recompose({ scheme: scheme?.toLowerCase(), authority: whole, path, query, fragment });
}

/** Removes pairs of a name and ".." from a relative path until it has none. */
function withoutNames(path: string): string {
  const shorter = path.replace(/(?<=^|\/)(?!\.\.?\/)[^/]+\/\.\.(?:\/|$)/, "");
  return shorter === path ? path : withoutNames(shorter === "" ? "./" : shorter);
}

/** Removes the "." segments of a relative path, if it still means the same. */
function withoutCurrent(path: string): string {
  const shorter = path.replaceAll(/(?<=\/|^)\.(?:\/|$)/g, "");
  const isOther = shorter.startsWith("/") || (shorter === "" && path !== "") || /^[^/]*:/.test(shorter);
  return isOther ? `./${shorter}` : shorter;
}

/** RFC 3987 section 3.1. */
export function toURI(iri: string, { isDomain = false }: { readonly isDomain?: boolean } = {}): string {
  const parts = split(iri);
  if (isDomain) parts.authority = domainToASCII(parts.authority ?? "");
  return recompose(parts).replaceAll(/[^\0-\x7F]/gu, (character) => encodeURIComponent(character));
}

type Value = string | null | readonly (string | null)[] | Readonly<Record<string, string | null>>;

/** The choices of RFC 6570. */
export interface TemplateChoices {
  readonly partial?: boolean;
  readonly emptyPairs?: boolean;
  readonly pairNames?: boolean;
  /** How the pairs of an associative array are ordered: the first of three can be the second, and so on. */
  readonly swapFirst?: boolean;
  readonly swapLast?: boolean;
  readonly swapEnds?: boolean;
}

/** RFC 6570 Appendix A: first, sep, named, ifemp, allow. */
const OPERATORS: Readonly<Record<string, readonly [string, string, boolean, string, "U" | "U+R"] | undefined>> = {
  "": ["", ",", false, "", "U"],
  "+": ["", ",", false, "", "U+R"],
  "#": ["#", ",", false, "", "U+R"],
  ".": [".", ".", false, "", "U"],
  "/": ["/", "/", false, "", "U"],
  ";": [";", ";", true, "", "U"],
  "?": ["?", "&", true, "=", "U"],
  "&": ["&", "&", true, "=", "U"],
};

function encoded(text: string, allow: "U" | "U+R"): string {
  const kept = allow === "U" ? /[A-Za-z0-9._~-]/y : /%[0-9A-Fa-f]{2}|[A-Za-z0-9._~:/?#[\]@!$&'()*+,;=-]/y;
  let result = "";
  for (let at = 0; at < text.length;) {
    kept.lastIndex = at;
    const [match] = kept.exec(text) ?? [];
    const character = match ?? String.fromCodePoint(text.codePointAt(at) ?? 0);
    result += match ?? encodeURIComponent(character).replaceAll(/[!'()*]/g, hexOf);
    at += character.length;
  }
  return result;
}

const hexOf = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** Section 3.2.1 and Appendix A. Returns `null` if the expression cannot be expanded. */
function expandExpression(
  text: string,
  values: Readonly<Record<string, Value>>,
  choices: TemplateChoices,
): string | null {
  if (!text.startsWith("{") || !verdictOf("URI-Template", text).valid) return null;
  const [, sign = "", list = ""] = /^\{([^A-Za-z0-9_%]?)(.*)\}$/s.exec(text) ?? [];
  const operator = OPERATORS[sign];
  if (!operator) return null;
  const [first, sep, named, ifemp, allow] = operator;
  const results: string[] = [];
  for (const spec of list.split(",")) {
    const [, name = "", prefix, explode] = /^([^:*]+)(?::(\d+))?(\*)?$/.exec(spec) ?? [];
    const value = Object.hasOwn(values, name) ? values[name] : null;
    const pairOf = (key: string, member: string): string => {
      const emptyOf = named ? ifemp : choices.emptyPairs ? "=" : "";
      const left = encoded(key, named && choices.pairNames ? "U+R" : allow);
      return left + (member === "" ? emptyOf : `=${encoded(member, allow)}`);
    };
    const namedText = (textOf: string): string => name + (textOf === "" ? ifemp : `=${textOf}`);
    if (value === null || value === undefined) continue;
    if (typeof value === "string") {
      const part = prefix === undefined ? value : [...value].slice(0, Number(prefix)).join("");
      results.push(named ? namedText(encoded(part, allow)) : encoded(part, allow));
      continue;
    }
    const isList = Array.isArray(value);
    const pairs = isList
      ? value.map((each: string | null) => ["", each] as const)
      : reordered(Object.entries(value as Readonly<Record<string, string | null>>), choices);
    const defined = pairs.flatMap(([key, member]) => (member === null ? [] : [[key, member] as const]));
    if (defined.length === 0) continue;
    if (prefix !== undefined) return null;
    if (explode === undefined) {
      const flat = defined.flatMap(([key, member]) => (isList ? [member] : [key, member]));
      const joined = flat.map((each) => encoded(each, allow)).join(",");
      results.push(named ? namedText(joined) : joined);
    } else if (isList) {
      const all = defined.map(([, member]) => encoded(member, allow));
      results.push(all.map((each) => (named ? namedText(each) : each)).join(sep));
    } else results.push(defined.map(([key, member]) => pairOf(key, member)).join(sep));
  }
  return results.length === 0 ? "" : first + results.join(sep);
}

/** Exchanges pairs. The three exchanges, in this order, make each order of three pairs. */
function reordered<Pair>(pairs: readonly Pair[], { swapFirst, swapLast, swapEnds }: TemplateChoices): readonly Pair[] {
  if (pairs.length > 3) throw new RangeError("there are more than three pairs");
  const result = [...pairs];
  const swap = (a: number, b: number): void => {
    const [first, second] = [result[a], result[b]];
    if (first !== undefined && second !== undefined) [result[a], result[b]] = [second, first];
  };
  if (swapFirst) swap(0, 1);
  if (swapLast) swap(1, 2);
  if (swapEnds) swap(0, 2);
  return result;
}

/** Section 3. */
export function expanded(
  template: string,
  values: Readonly<Record<string, Value>>,
  choices: TemplateChoices,
): string | null {
  let result = "";
  let isWrong = false;
  let at = 0;
  while (at < template.length) {
    if (template[at] === "{") {
      const close = template.indexOf("}", at);
      const end = close < 0 ? template.length : close + 1;
      const source = template.slice(at, end);
      const text = expandExpression(source, values, choices);
      if (text === null) isWrong = true;
      result += text ?? source;
      at = end;
      continue;
    }
    const [literal = ""] = /^(?:%[0-9A-Fa-f]{2}|.)/su.exec(template.slice(at)) ?? [];
    if (!verdictOf("URI-Template", literal).valid) {
      isWrong = true;
      result += template.slice(at);
      break;
    }
    result += encoded(literal, "U+R");
    at += literal.length;
  }
  return isWrong && !choices.partial ? null : result;
}
