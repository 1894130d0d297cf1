/**
 * Literal implementations of RFC 3986's algorithms: slow, in the order of the text, and independent of the package.
 * Their input must be valid references.
 *
 * @module
 */

/** The five components of section 5.2.2; `undefined` for a component that is not defined. */
export interface Parsed {
  scheme: string | undefined;
  authority: string | undefined;
  path: string;
  query: string | undefined;
  fragment: string | undefined;
}

/** Appendix B, Parsing a URI Reference with a Regular Expression. */
export function parse(reference: string): Parsed {
  const match = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/.exec(reference);
  if (match === null) throw new Error("the expression matches every string");
  const [, , scheme, , authority, path = "", , query, , fragment] = match;
  return { scheme, authority, path, query, fragment };
}

/** Section 5.2.2, Transform References. Schemes are case-insensitive (section 3.1). */
export function transform(R: Parsed, Base: Parsed, strict: boolean): Parsed {
  const T: Parsed = { scheme: undefined, authority: undefined, path: "", query: undefined, fragment: undefined };
  let isDefined = R.scheme !== undefined;
  if (!strict && R.scheme?.toLowerCase() === Base.scheme?.toLowerCase()) isDefined = false;

  if (isDefined) {
    T.scheme = R.scheme;
    T.authority = R.authority;
    T.path = removeDotSegments(R.path);
    T.query = R.query;
  } else {
    if (R.authority !== undefined) {
      T.authority = R.authority;
      T.path = removeDotSegments(R.path);
      T.query = R.query;
    } else {
      if (R.path === "") {
        T.path = Base.path;
        if (R.query !== undefined) {
          T.query = R.query;
        } else {
          T.query = Base.query;
        }
      } else {
        if (R.path.startsWith("/")) {
          T.path = removeDotSegments(R.path);
        } else {
          T.path = mergePaths(Base, R.path);
          T.path = removeDotSegments(T.path);
        }
        T.query = R.query;
      }
      T.authority = Base.authority;
    }
    T.scheme = Base.scheme;
  }
  T.fragment = R.fragment;
  return T;
}

/** Section 5.2.3, Merge Paths. */
export function mergePaths(Base: Parsed, path: string): string {
  // If the base URI has a defined authority component and an empty path, then return a string consisting of "/"
  // concatenated with the reference's path;
  if (Base.authority !== undefined && Base.path === "") return "/" + path;
  // otherwise, return a string consisting of the reference's path component appended to all but the last segment of the
  // base URI's path (i.e., excluding any characters after the right-most "/" in the base URI path, or excluding the
  // entire base URI path if it does not contain any "/" characters).
  let allButLast = Base.path;
  while (allButLast !== "" && !allButLast.endsWith("/")) allButLast = allButLast.slice(0, -1);
  return allButLast + path;
}

/** Section 5.2.4, Remove Dot Segments: the two buffers and the steps under their letters. */
export function removeDotSegments(path: string): string {
  let input = path;
  let output = "";
  const removeLastSegment = (): void => {
    while (output !== "" && !output.endsWith("/")) output = output.slice(0, -1);
    output = output.slice(0, -1);
  };
  while (input !== "") {
    // A.
    if (input.startsWith("../")) {
      input = input.slice("../".length);
    } else if (input.startsWith("./")) {
      input = input.slice("./".length);
    }
    // B. "." is a complete path segment.
    else if (input.startsWith("/./")) {
      input = "/" + input.slice("/./".length);
    } else if (input === "/.") {
      input = "/";
    }
    // C. ".." is a complete path segment.
    else if (input.startsWith("/../")) {
      input = "/" + input.slice("/../".length);
      removeLastSegment();
    } else if (input === "/..") {
      input = "/";
      removeLastSegment();
    }
    // D.
    else if (input === "." || input === "..") {
      input = "";
    }
    // E. The first segment, with its "/" if any, up to the next "/".
    else {
      do {
        output += input.slice(0, 1);
        input = input.slice(1);
      } while (input !== "" && !input.startsWith("/"));
    }
  }
  return output;
}

/** Section 5.3, Component Recomposition. */
export function recompose({ scheme, authority, path, query, fragment }: Parsed): string {
  let result = "";
  if (scheme !== undefined) {
    result += scheme;
    result += ":";
  }
  if (authority !== undefined) {
    result += "//";
    result += authority;
  }
  result += path;
  if (query !== undefined) {
    result += "?";
    result += query;
  }
  if (fragment !== undefined) {
    result += "#";
    result += fragment;
  }
  return result;
}

/** Section 6.2.2, Syntax-Based Normalization, its three parts one after the other. */
export function normalize(reference: Parsed): Parsed {
  const normalized = { ...reference };
  // 6.2.2.1: hexadecimal digits in upper case; scheme and host in lower case.
  const eachPart = (change: (part: string) => string): void => {
    if (normalized.authority !== undefined) normalized.authority = change(normalized.authority);
    normalized.path = change(normalized.path);
    if (normalized.query !== undefined) normalized.query = change(normalized.query);
    if (normalized.fragment !== undefined) normalized.fragment = change(normalized.fragment);
  };
  eachPart((part) =>
    eachCharacter(part, (character) => (character.length === 3 ? character.toUpperCase() : character)),
  );
  if (normalized.scheme !== undefined) normalized.scheme = normalized.scheme.toLowerCase();
  const lowerHost = (): void => {
    if (normalized.authority === undefined) return;
    const [, before = "", host = "", after = ""] =
      /^([^@]*@)?(\[.*\]|[^:]*)(:[0-9]*)?$/.exec(normalized.authority) ?? [];
    const lower = eachCharacter(host, (character) => (character.length === 3 ? character : character.toLowerCase()));
    normalized.authority = before + lower + after;
  };
  lowerHost();
  // 6.2.2.2: octets that stand for unreserved characters are decoded.
  eachPart((part) =>
    eachCharacter(part, (character) => {
      if (character.length < 3) return character;
      const decoded = String.fromCharCode(Number.parseInt(character.slice(1), 16));
      const unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
      return unreserved.includes(decoded) ? decoded : character;
    }),
  );
  // An encoded letter of the host also counts as a letter of the host.
  lowerHost();
  // 6.2.2.3: dot-segments, except those of a relative path, which only resolution can remove.
  const isRelativePath = normalized.scheme === undefined && normalized.authority === undefined;
  if (!isRelativePath || normalized.path.startsWith("/")) normalized.path = removeDotSegments(normalized.path);
  else normalized.path = removeCurrent(normalized.path);
  return normalized;
}

/** Resolution removes every "." with the "/" after it from a relative path, one at a time. */
function removeCurrent(path: string): string {
  let result = path === "." ? "./" : path.replace(/\/\.$/, "/");
  while (result.includes("/./")) result = result.replace("/./", "/");
  const rest = /^\.\/(?=[^/])(?![^/]*:)(.*)$/s.exec(result)?.[1];
  return rest ?? result;
}

/** Rewrites a component character by character. "%" and its two digits count as one. */
function eachCharacter(part: string, change: (character: string) => string): string {
  let result = "";
  let rest = part;
  while (rest !== "") {
    const length = rest.startsWith("%") ? 3 : 1;
    result += change(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return result;
}
