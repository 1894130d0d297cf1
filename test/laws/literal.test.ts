// Compares resolution and normalization with the literal algorithms of RFC 3986. They differ in one way, by design: if
// the literal algorithm gives a path that begins with "//" without an authority, "/." is written before it.
import fc from "fast-check";
import { components, normalize, resolve } from "../../src/index.js";
import { base as anyBase, reference } from "./arbitrary.js";
import { law, same } from "./law.js";
import * as literal from "./literal.js";
import type { Parsed } from "./literal.js";

/** Returns the literal result, or the package's result if the literal one would have an authority. */
function texts(parsed: Parsed): { readonly letter: string; readonly guarded: string; readonly differ: boolean } {
  const differ = parsed.authority === undefined && parsed.path.startsWith("//");
  return {
    letter: literal.recompose(parsed),
    guarded: literal.recompose(differ ? { ...parsed, path: `/.${parsed.path}` } : parsed),
    differ,
  };
}

const ofRFC3986 = { of: ["rfc3986"] } as const;

describe("the literal algorithms of RFC 3986", () => {
  test("the examples of RFC 3986", () => {
    expect(literal.parse("http://www.ics.uci.edu/pub/ietf/uri/#Related")).toEqual({
      scheme: "http",
      authority: "www.ics.uci.edu",
      path: "/pub/ietf/uri/",
      query: undefined,
      fragment: "Related",
    });
    expect(literal.removeDotSegments("/a/b/c/./../../g")).toBe("/a/g");
    expect(literal.removeDotSegments("mid/content=5/../6")).toBe("mid/6");
    expect(literal.recompose(literal.normalize(literal.parse("eXAMPLE://a/./b/../b/%63/%7bfoo%7d")))).toBe(
      "example://a/b/c/%7Bfoo%7D",
    );
    const base = literal.parse("http://a/b/c/d;p?q");
    const resolved = (ref: string, strict = true): string =>
      literal.recompose(literal.transform(literal.parse(ref), base, strict));
    expect(
      ["g:h", "g", "//g", "?y", "", "../..", "../../../g", "/./g", "..g", "g?y/../x"].map((ref) => resolved(ref)),
    ).toEqual([
      "g:h",
      "http://a/b/c/g",
      "http://g",
      "http://a/b/c/d;p?y",
      "http://a/b/c/d;p?q",
      "http://a/",
      "http://a/g",
      "http://a/g",
      "http://a/b/c/..g",
      "http://a/b/c/g?y/../x",
    ]);
    expect([resolved("http:g"), resolved("http:g", false)]).toEqual(["http:g", "http://a/b/c/g"]);
  });

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

  law("is how a reference is normalized, but for the guard", ofRFC3986, (subject) =>
    fc.property(reference(subject), (text) => {
      const { guarded } = texts(literal.normalize(literal.parse(text)));
      same(normalize(text, { steps: ["case", "percent-encoding", "dot-segments"] }), guarded);
    }),
  );

  // Few segments give paths that need the guard. Only one in a hundred random paths does.
  const doubled = fc
    .array(fc.constantFrom(".", "..", "", "", "a", "%2e", ".%2E"), { minLength: 3, maxLength: 9, size: "max" })
    .map((segments) => `/a/${segments.join("/")}/b`);

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

  test("the strings contain the cases of the exception", () => {
    const paths = fc.sample(doubled, { seed: 3986, numRuns: 1000 });
    const differing = paths.filter((path) => texts(literal.normalize(literal.parse(path))).differ).length;
    expect(differing).toBeGreaterThan(100);
    expect(differing).toBeLessThan(900);
  });
});
