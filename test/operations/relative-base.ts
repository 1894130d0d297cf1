// The law of relative bases.
import fc from "fast-check";
import { isURIReference, resolve } from "../../src/index.js";
import { isIRIReference, resolve as resolveIRI } from "../../src/iri.js";
import { rfc3987 } from "../../src/standards/index.js";

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

type Resolve = (reference: string, base: string, options?: { readonly relativeBase: boolean }) => string;

/** Checks three references by the functions of URIs or of IRIs. */
function assertOneStep(
  by: Resolve,
  isValid: (text: string) => boolean,
  texts: readonly [string, string, string],
): void {
  const [reference, base, uri] = texts;
  const join = (ref: string, from: string): string => by(ref, from, { relativeBase: true });
  const result = join(reference, base);
  const isWrong =
    !isValid(result) ||
    by(result, uri) !== by(reference, by(base, uri)) ||
    // The result is reduced: resolving it against nothing changes nothing.
    join(result, "") !== result;
  if (isWrong) throw new Error(`${reference} on ${base}, from ${uri}: ${result}`);
}

/** From each URI with an authority, one step leads to the same target as two steps. */
export const oneStep = fc.property(relative, withoutScheme, withAuthority, (...texts) => {
  assertOneStep(resolve, isURIReference, texts);
});

const withLetters = (text: string): string => text.replaceAll("a", "\u00E9").replaceAll("b", "\u{10300}");

/** The same for IRIs, by both ways to their functions. */
export const oneStepOfIRIs = fc.property(relative, withoutScheme, withAuthority, (...texts) => {
  const [reference, base, iri] = texts.map(withLetters) as typeof texts;
  // A scheme has no such letter.
  fc.pre(isIRIReference(reference));
  for (const by of [resolveIRI, rfc3987.resolve]) assertOneStep(by, isIRIReference, [reference, base, iri]);
});
