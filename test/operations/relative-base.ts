// The law of relative bases.
import fc from "fast-check";
import { isURIReference, resolve } from "../../src/index.js";

const joined = (reference: string, base: string): string => resolve(reference, base, { relativeBase: true });

/** Pieces of which paths are made. */
const piece = fc.constantFrom(".", "..", "/", "//", "a", "b", "c:d", ":", "...", "%2E", "", ";x", ".a", "..b");
const path = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(""));
const relative = fc
  .tuple(
    fc.constantFrom("", "", "", "//h", "//h:1", "//"),
    path,
    fc.constantFrom("", "", "?q", "?"),
    fc.constantFrom("", "", "#f"),
  )
  .map(([authority, text, query, fragment]) => {
    const rooted = authority !== "" && text !== "" && !text.startsWith("/") ? `/${text}` : text;
    return authority + rooted + query + fragment;
  })
  .filter((text) => isURIReference(text));
const withAuthority = fc
  .tuple(fc.constantFrom("http://h", "x://", "f://u@h:1"), path)
  .map(([front, text]) => front + (text === "" || text.startsWith("/") ? text : `/${text}`))
  .filter((text) => isURIReference(text));

/** RFC 3986 section 5.2.3 takes ".." at the end of a base as a file, so the law is not about bases with a scheme. */
const withoutScheme = relative.filter((text) => !/^[a-z][^/?#]*:/i.test(text));

/** From each URI with an authority, one step leads to the same target as two steps. */
export const oneStep = fc.property(relative, withoutScheme, withAuthority, (reference, base, uri) => {
  const result = joined(reference, base);
  const isWrong =
    !isURIReference(result) ||
    resolve(result, uri) !== resolve(reference, resolve(base, uri)) ||
    // The result is reduced: resolving it against nothing changes nothing.
    joined(result, "") !== result;
  if (isWrong) throw new Error(`${reference} on ${base}, from ${uri}: ${result}`);
});
