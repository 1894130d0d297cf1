// The laws of normalization (RFC 3986 section 6.2).
import { normalize, resolve } from "../../src/index.js";
import { hasEncodedDots, laws } from "./normalize.js";
import { testLaws } from "./law.js";

testLaws(laws);

test("rfc3986: an encoded dot-segment is a dot-segment for normalization and a name for resolution", () => {
  expect(hasEncodedDots("%2e%2e/../b")).toBe(true);
  expect(normalize("/a/%2e%2e/../b")).toBe("/b");
  expect(normalize("%2e%2e/../b")).toBe("../../b");
  expect(resolve("%2e%2e/../b", "http://h/x/y/z")).toBe("http://h/x/y/b");
  expect(resolve("../../b", "http://h/x/y/z")).toBe("http://h/b");
});
