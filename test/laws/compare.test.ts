// The laws of comparison (RFC 3986 section 6): each rung of the ladder is an equivalence relation.
import { compare } from "../../src/index.js";
import { laws } from "./compare.js";
import { testLaws } from "./law.js";

testLaws(laws);

test("rfc3986: ignoring fragments does not hide a redirect", () => {
  const redirects = new Map([
    ["http://a/x", "http://a/y#found"],
    ["http://a/y", "http://a/z"],
  ]);
  expect(compare("http://a/x#1", "http://a/z#2", { redirects, ignoreFragment: true }).rung).toBe("protocol");
  expect(compare("http://a/x#1", "http://a/z#2", { redirects }).rung).toBeNull();
});
