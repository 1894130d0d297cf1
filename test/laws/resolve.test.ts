// The laws of resolution (RFC 3986 section 5) and of its reverse.
import { isURI, resolve } from "../../src/index.js";
import { laws } from "./resolve.js";
import { testLaws } from "./law.js";

testLaws(laws);

test("rfc3986: the literal algorithm of section 5.2.4 can create an authority", () => {
  expect(resolve(".//g", "f:/a", { literal: true })).toBe("f://g");
  expect(resolve(".//g", "f:/a")).toBe("f:/.//g");
  // It can even be invalid. Then the target is not a URI.
  expect(isURI(resolve(".//a:b", "f:/a", { literal: true }))).toBe(false);
});
