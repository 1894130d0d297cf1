// Compares resolution and normalization with the literal algorithms of RFC 3986. They differ in one way, by design: if
// the literal algorithm gives a path that begins with "//" without an authority, "/." is written before it.
import fc from "fast-check";
import * as literal from "./literal.js";
import { doubled, laws, texts } from "./literal-laws.js";
import { testLaws } from "./law.js";

describe("the literal algorithms of RFC 3986", () => {
  testLaws(laws);

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

  test("the strings contain the cases of the exception", () => {
    const paths = fc.sample(doubled, { seed: 3986, numRuns: 1000 });
    const differing = paths.filter((path) => texts(literal.normalize(literal.parse(path))).differ).length;
    expect(differing).toBeGreaterThan(100);
    expect(differing).toBeLessThan(900);
  });
});
