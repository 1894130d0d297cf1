import { relativize, resolve } from "../../src/index.js";
import { relativizer } from "../../src/operations/relativize.js";
import { standards } from "../../src/standards/index.js";
import { references } from "../../src/standards/rfc3986/references.js";
import { caught } from "../support/caught.js";
import { base, normalExamples } from "../tables/rfc3986.js";

test.each([
  ["http://a/b/c/d;p?q", ""],
  ["http://a/b/c/d;p?q#s", "#s"],
  ["http://a/b/c/d;p?y", "?y"],
  ["http://a/b/c/d;p?y#s", "?y#s"],
  ["http://a/b/c/d;p", "d;p"],
  ["http://a/b/c/g", "g"],
  ["http://a/b/c/g?y#s", "g?y#s"],
  ["http://a/b/c/", "./"],
  ["http://a/b/c/?y", "./?y"],
  ["http://a/b/c/g:h", "./g:h"],
  ["http://a/b/c/gg:h", "./gg:h"],
  ["http://a/b/c//g", ".//g"],
  ["http://a/b/", "../"],
  ["http://a/b/g", "../g"],
  ["http://a/", "/"],
  ["http://a/g", "/g"],
  ["http://a//g", "../..//g"],
  // These have no relative reference, or no shorter one.
  ["http://a", "http://a"],
  ["http://b/b/c/d;p?q", "http://b/b/c/d;p?q"],
  ["https://a/b/c/d;p?q", "https://a/b/c/d;p?q"],
  ["http:/b/c", "http:/b/c"],
  ["urn:a", "urn:a"],
])("%j is %j from the base of RFC 3986 section 5.4", (target, ref) => {
  expect(relativize(target, base)).toBe(ref);
  expect(resolve(ref, base)).toBe(target);
});

test.each(normalExamples)("leads back to the target of %j", (_, target) => {
  expect(resolve(relativize(target, base), base)).toBe(target);
});

test.each([
  ["a:c", "a:b", "c"],
  ["a:b", "a:b", ""],
  ["a:", "a:b", "a:"],
  ["a:/c", "a:b", "/c"],
  ["a:b/c", "a:b/d", "c"],
  ["a:b/cd:e", "a:b/f", "./cd:e"],
  ["http://a/b", "http://a", "b"],
  ["http://a/", "http://a", "/"],
  ["http://a?x", "http://a", "?x"],
  ["f:/.//g", "f:/a", ".//g"],
  ["f:/a", "F:/a", "f:/a"],
  ["http://a/b#x", "http://a/b#y", "#x"],
])("%j from %j is %j", (target, from, ref) => {
  expect(relativize(target, from)).toBe(ref);
  expect(resolve(ref, from)).toBe(target);
});

test("a target with dot-segments is returned unchanged, because resolution never gives dot-segments", () => {
  expect(relativize("http://a/b/../g", base)).toBe("http://a/b/../g");
});

test("takes the options of the later resolution", () => {
  expect(relativize("f://g", "f:/a", { literal: true })).toBe("f://g");
  expect(relativize("f:/.//g", "f:/a", { literal: true })).toBe("f:/.//g");
  expect(relativize("http://a/c", "http://a/b", { strict: false })).toBe("c");
});

test("a target can have a fragment, although the rule of the older standards for bases has none", () => {
  expect(standards["url-syntax-05"].relativize("http://a/b#x", "http://a/c")).toBe("b#x");
});

test("only a refusal by the resolution means that no reference leads to the target", () => {
  const rules = { baseRule: "URI", options: {}, transform: () => null };
  const refuse = relativizer(references, rules, () => resolve("a b", base) as never);
  expect(refuse("http://a/b", "http://a/c")).toBe("http://a/b");
  const fail = relativizer(references, rules, () => {
    throw new RangeError("a fault of the resolution");
  });
  expect(() => fail("http://a/b", "http://a/c")).toThrow(new RangeError("a fault of the resolution"));
});

test("a target or a base that is not a URI is refused", () => {
  expect(caught(() => relativize("/a", "http://a/")).message).toBe(
    "The target is a relative reference; it needs a scheme.",
  );
  expect(caught(() => relativize("http://a/", "")).message).toBe("The base is empty.");
});
