import { assert, constantFrom, array, property } from "fast-check";
import { expandSuffix, suffixRules, type SuffixRule } from "../../src/context/index.js";
import { isURI } from "../../src/index.js";
import { suffix } from "../tables/context.js";

test("the example of RFC 3986 section 4.5", () => {
  const [text, uri] = suffix;
  expect(expandSuffix(text)).toEqual({
    guess: true,
    uri,
    prefix: "http://",
    because: 'Most hosts whose names begin with "www" are HTTP servers.',
    section: "4.5",
  });
});

describe("a guess", () => {
  test.each<[text: string, prefix: string | null]>([
    ["WWW.w3.org", "http://"],
    ["www.w3.org:8080/a?b#c", "http://"],
    ["ftp.example.com/rfc/", "ftp://"],
    ["example.com", "http://"],
    ["example.com.", "http://"],
    ["a-1.b2.example/x", "http://"],
    ["xn--bcher-kva.example", "http://"],
    ["a.b.example", "http://"],
    [`${"a".repeat(63)}.example`, "http://"],
    // Text that is not a DNS name with a dot:
    ["localhost", null],
    [`${"a".repeat(64)}.example`, null],
    [`${"a.".repeat(125)}exam`, null],
    ["-a.example", null],
    ["a-.example", null],
    ["a_b.example", null],
    ["a..example", null],
    [".", null],
    ["127.0.0.1", null],
    ["[::1]", null],
    ["1.2.3", null],
    ["%77ww.example", null],
    // Text with other parts than an authority and its path, query and fragment:
    ["", null],
    ["/a", null],
    ["//www.example", null],
    ["?a", null],
    ["#a", null],
    ["user@www.example", null],
    ["http://www.example/", null],
    ["www.example:", null],
    ["mailto:a@www.example", null],
    // Text that would not give a URI:
    ["www.example/a b", null],
    ["www.example:80a", null],
    ["wwẃ.example", null],
    ["www.\uD800", null],
    ["www.\0", null],
  ])("%j", (text, prefix) => {
    const guess = expandSuffix(text);
    expect(guess?.prefix ?? null).toBe(prefix);
    expect(guess?.uri ?? null).toBe(prefix === null ? null : prefix + text);
  });
});

describe("the rules", () => {
  const secure: SuffixRule = { host: "www.", prefix: "https://", because: "It is usual by now." };
  const local: SuffixRule = {
    host: (host) => host === "localhost" || host === "[::1]",
    prefix: "x-l://",
    because: "Ours.",
  };

  test("are tried in order", () => {
    const rules = [secure, local, ...suffixRules];
    expect(expandSuffix("WWW.example", { rules })).toMatchObject({
      uri: "https://WWW.example",
      because: secure.because,
    });
    expect(expandSuffix("LOCALHOST:80", { rules })).toMatchObject({ uri: "x-l://LOCALHOST:80", because: "Ours." });
    expect(expandSuffix("[::1]", { rules })).toMatchObject({ uri: "x-l://[::1]" });
    expect(expandSuffix("ftp.example", { rules })).toMatchObject({ uri: "ftp://ftp.example" });
  });

  test("may decide nothing", () => {
    expect(expandSuffix("example.com", { rules: [secure] })).toBeNull();
    expect(expandSuffix("www.example", { rules: [] })).toBeNull();
  });

  test("cannot be changed globally", () => {
    expect(Object.isFrozen(suffixRules)).toBe(true);
  });

  test.each(["http", "http:", "http:/", "://", "1://", "http://a", "a b://", ""])(
    "cannot have the prefix %j",
    (prefix) => {
      const rules = [...suffixRules, { host: "never.", prefix, because: "" }];
      expect(() => expandSuffix("www.example", { rules })).toThrow(
        new RangeError(`The prefix of a suffix rule must be a scheme and '://'.`),
      );
    },
  );
});

test("what is not a string is refused", () => {
  expect(() => expandSuffix(null as unknown as string)).toThrow(new TypeError("The input must be a string, not null."));
});

test("a guess is a URI that ends with the suffix", () => {
  const pieces = constantFrom(
    "www.",
    "a",
    ".",
    "b.c",
    ":80",
    "/",
    "?",
    "#",
    "@",
    "[::1]",
    "%41",
    "%",
    " ",
    "é",
    "__proto__",
  );
  assert(
    property(array(pieces), (drawn) => {
      const text = drawn.join("");
      const guess = expandSuffix(text);
      expect(guess === null || (isURI(guess.uri) && guess.uri === guess.prefix + text)).toBe(true);
    }),
    { seed: 3986, numRuns: 500 },
  );
});

test("long suffixes", () => {
  const long = `www.example/${"a/".repeat(5_000_000)}`;
  expect(expandSuffix(long)?.uri === `http://${long}`).toBe(true);
  expect(expandSuffix("a.".repeat(5_000_000))).toBeNull();
});
