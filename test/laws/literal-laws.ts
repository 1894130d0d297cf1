/**
 * Compares resolution and normalization with the literal algorithms of RFC 3986. They differ in one way, by design: if
 * the literal algorithm gives a path that begins with "//" without an authority, "/." is written before it.
 *
 * @module
 */
import fc from "fast-check";
import { components, normalize, resolve } from "../../src/index.js";
import { base as anyBase, reference } from "./arbitrary.js";
import { addingTo, same, type Law } from "./law.js";
import * as literal from "./literal.js";
import type { Parsed } from "./literal.js";

/** Returns the literal result, or the package's result if the literal one would have an authority. */
export function texts(parsed: Parsed): { readonly letter: string; readonly guarded: string; readonly differ: boolean } {
  const differ = parsed.authority === undefined && parsed.path.startsWith("//");
  return {
    letter: literal.recompose(parsed),
    guarded: literal.recompose(differ ? { ...parsed, path: `/.${parsed.path}` } : parsed),
    differ,
  };
}

const ofRFC3986 = { of: ["rfc3986"] } as const;

/** The laws of this module. */
export const laws: Law[] = [];
const law = addingTo(laws);

law("is how a reference is split", ofRFC3986, (subject) =>
  fc.property(reference(subject), (text) => {
    const { scheme, authority, path, query, fragment } = components(text);
    const split = { scheme: scheme ?? undefined, authority: authority ?? undefined, path };
    same({ ...split, query: query ?? undefined, fragment: fragment ?? undefined }, literal.parse(text));
  }),
);

law("is how a reference is resolved, but for the guard; with literal: true, without it", ofRFC3986, (subject) =>
  fc.property(reference(subject), anyBase(subject), fc.boolean(), (ref, base, strict) => {
    const { letter, guarded } = texts(literal.transform(literal.parse(ref), literal.parse(base), strict));
    same(resolve(ref, base, { strict }), guarded);
    same(resolve(ref, base, { strict, literal: true }), letter);
  }),
);

// Few segments give paths that need the guard. Only one in a hundred random paths does.
const segments = fc
  .array(fc.constantFrom(".", "..", "", "", "a", "%2e", ".%2E"), { minLength: 3, maxLength: 9, size: "max" })
  .map((list) => list.join("/"));
export const doubled = segments.map((path) => `/a/${path}/b`);

law("is how a reference is normalized, but for the guard", ofRFC3986, (subject) =>
  fc.property(fc.oneof(reference(subject), segments), (text) => {
    const { guarded } = texts(literal.normalize(literal.parse(text)));
    same(normalize(text, { steps: ["case", "percent-encoding", "dot-segments"] }), guarded);
  }),
);

law(
  "gives an authority that nobody wrote; the guard gives none, and differs from the letter just there",
  ofRFC3986,
  () =>
    fc.property(doubled, doubled, (path, other) => {
      const cases: readonly (readonly [Parsed, string])[] = [
        [literal.normalize(literal.parse(`f:${path}`)), normalize(`f:${path}`)],
        [literal.normalize(literal.parse(path)), normalize(path)],
        [
          literal.transform(literal.parse(path.slice(1)), literal.parse(`f:${other}`), true),
          resolve(path.slice(1), `f:${other}`),
        ],
      ];
      for (const [parsed, result] of cases) {
        const { letter, guarded, differ } = texts(parsed);
        same(result, guarded);
        same(result !== letter, differ);
        same(components(result).authority, null);
        if (differ) same(components(letter).authority === null, false);
      }
    }),
);
