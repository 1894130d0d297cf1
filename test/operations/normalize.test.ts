import { normalizationSteps, normalize, parse, visit, type NormalizationStep } from "../../src/index.js";
import { standards } from "../../src/standards/index.js";
import { caught } from "../support/caught.js";
import { schemeEquivalent, syntaxEquivalent, syntaxSteps } from "../tables/rfc3986.js";

describe("examples of RFC 3986", () => {
  test("section 6.2.2: both forms have one normal form", () => {
    expect(syntaxEquivalent.map((uri) => normalize(uri))).toEqual([
      "example://a/b/c/%7Bfoo%7D",
      "example://a/b/c/%7Bfoo%7D",
    ]);
  });

  test.each(syntaxSteps)("section %s: %j becomes %j by only that step", (section, uri, result) => {
    const { uri: normal, changes } = normalize(uri, { changes: true });
    expect(normal).toBe(result);
    expect(new Set(changes.map((change) => change.section))).toEqual(new Set([section]));
  });

  test.each(schemeEquivalent)("section 6.2.3: %j becomes http://example.com/", (uri) => {
    expect(normalize(uri)).toBe("http://example.com/");
  });
});

test.each([
  // User information, path, query and fragment are case-sensitive.
  ["A://U%3ap@H/P?Q#F", "a://U%3Ap@h/P?Q#F"],
  ["a://[2001:DB8::A]/", "a://[2001:db8::a]/"],
  ["a://[V1.X:Y]/", "a://[v1.x:y]/"],
  // Decoded letters in a host are converted to lower case.
  ["a://%41%c3%BC%2e/", "a://a%C3%BC./"],
  // Decoding happens only once, because an encoded "%" is not reserved for another encoding.
  ["a:%2541", "a:%2541"],
  ["a:%2e%2E/b/%2e/c", "a:b/c"],
  ["a:./b/c", "a:b/c"],
  // An authority is neither added nor removed.
  ["f:/a/..//b", "f:/.//b"],
  ["f:/.//b", "f:/.//b"],
  ["/a/..//b", "/.//b"],
  ["f://h/a/..//b", "f://h//b"],
  ["f:///", "f:///"],
  ["f://", "f:///"],
  // A relative path keeps segments that only resolution can remove, and a dot that guards a colon or "//".
  ["./def", "def"],
  ["a/./b/.", "a/b/"],
  ["././g/./", "g/"],
  ["./../g", "../g"],
  [".", "./"],
  ["./", "./"],
  ["././", "./"],
  ["./?q", "./?q"],
  [".//g", ".//g"],
  ["././/g", ".//g"],
  ["a/.//g", "a//g"],
  ["./a/b:c", "a/b:c"],
  ["./a:b/./c", "./a:b/c"],
  ["..", ".."],
  [".a", ".a"],
  ["../g", "../g"],
  ["./a:b", "./a:b"],
  ["%2e/a:b", "./a:b"],
  ["a/../b", "a/../b"],
  ["/a/../b", "/b"],
  ["//H/a/../b", "//h/b"],
  ["//h", "//h"],
  ["", ""],
  ["?%7e#%7e", "?~#~"],
  // Ports.
  ["http://a:080/", "http://a/"],
  ["http://a:0/", "http://a:0/"],
  ["http://a:8080/", "http://a:8080/"],
  ["http://a:08080/", "http://a:8080/"],
  ["http://a:000/", "http://a:0/"],
  ["//a:00080", "//a:80"],
  // RFC 3986 does not define a normal form of IPv6 addresses.
  ["http://[2001:0DB8:0001::1]/", "http://[2001:0db8:0001::1]/"],
  ["HTTPS://a:443", "https://a/"],
  ["https://a:80/", "https://a:80/"],
  ["x://a:80/", "x://a:80/"],
  ["x://a:/", "x://a/"],
  ["//a:80", "//a:80"],
  ["constructor://a:80/", "constructor://a:80/"],
  ["urn:A", "urn:A"],
])("%j becomes %j", (uri, normal) => {
  expect(normalize(uri)).toBe(normal);
  expect(normalize(normal)).toBe(normal);
});

describe("steps", () => {
  const uri = "HTTP://A:80/%7e/../%3a";

  test("are those of 6.2.2 and 6.2.3, in order", () => {
    expect(normalizationSteps).toEqual([
      "case",
      "percent-encoding",
      "dot-segments",
      "empty-path",
      "empty-port",
      "default-port",
      "port-zeros",
    ]);
  });

  test.each<[NormalizationStep, string, string]>([
    ["case", uri, "http://a:80/%7E/../%3A"],
    ["percent-encoding", uri, "HTTP://A:80/~/../%3a"],
    ["dot-segments", uri, "HTTP://A:80/%3a"],
    ["default-port", uri, "HTTP://A/%7e/../%3a"],
    ["port-zeros", "HTTP://A:0080", "HTTP://A:80"],
    ["ipv6", "HTTP://u@[2001:0DB8:0:0:0:0:0:1]:80/", "HTTP://u@[2001:db8::1]:80/"],
    ["ipv6", "a://[::FFFF:c000:201]", "a://[::ffff:192.0.2.1]"],
    ["ipv6", "a://[V1.0]", "a://[V1.0]"],
    ["empty-path", "HTTP://A:", "HTTP://A:/"],
    ["empty-port", "HTTP://A:", "HTTP://A"],
  ])("the step %s can be taken alone", (step, from, to) => {
    expect(normalize(from, { steps: [step] })).toBe(to);
  });

  test("can be an empty list", () => {
    expect(normalize(uri, { steps: [] })).toBe(uri);
  });

  test("throw if they are not a list", () => {
    expect(() => normalize(uri, { steps: 5 as never })).toThrow(
      new TypeError("The option 'steps' must be a list, not number."),
    );
  });

  test("throw if unknown", () => {
    expect(() => normalize(uri, { steps: ["constructor" as NormalizationStep] })).toThrow(
      new RangeError(
        "The standard does not have this normalization step. Its steps are case, percent-encoding, dot-segments, empty-path, empty-port, default-port, port-zeros, ipv6.",
      ),
    );
  });
});

describe("changes", () => {
  test("list the input span and the replacement of each step", () => {
    expect(normalize("HTTP://U%7e@A%41:80/%7e/../%3a?%7e#%c3", { changes: true })).toEqual({
      uri: "http://U~@aa/%3A?~#%C3",
      changes: [
        { step: "case", section: "6.2.2.1", start: 0, end: 4, before: "HTTP", after: "http" },
        { step: "percent-encoding", section: "6.2.2.2", start: 8, end: 11, before: "%7e", after: "~" },
        { step: "percent-encoding", section: "6.2.2.2", start: 13, end: 16, before: "%41", after: "A" },
        { step: "case", section: "6.2.2.1", start: 12, end: 16, before: "AA", after: "aa" },
        { step: "default-port", section: "6.2.3", start: 16, end: 19, before: ":80", after: "" },
        { step: "percent-encoding", section: "6.2.2.2", start: 20, end: 23, before: "%7e", after: "~" },
        { step: "case", section: "6.2.2.1", start: 27, end: 30, before: "%3a", after: "%3A" },
        { step: "dot-segments", section: "6.2.2.3", start: 19, end: 30, before: "/~/../%3A", after: "/%3A" },
        { step: "percent-encoding", section: "6.2.2.2", start: 31, end: 34, before: "%7e", after: "~" },
        { step: "case", section: "6.2.2.1", start: 35, end: 38, before: "%c3", after: "%C3" },
      ],
    });
    expect(normalize("a://[0::1]:07", { steps: ["ipv6", "port-zeros"], changes: true }).changes).toEqual([
      { step: "ipv6", section: "RFC5952:4", start: 4, end: 10, before: "[0::1]", after: "[::1]" },
      { step: "port-zeros", section: "3.2.3", start: 10, end: 13, before: ":07", after: ":7" },
    ]);
    expect(normalize("x://h:", { changes: true })).toEqual({
      uri: "x://h/",
      changes: [
        { step: "empty-port", section: "6.2.3", start: 5, end: 6, before: ":", after: "" },
        { step: "empty-path", section: "6.2.3", start: 6, end: 6, before: "", after: "/" },
      ],
    });
  });

  test("have offsets in the whole input, even if its first segment is not decoded", () => {
    const draft = standards["url-syntax-05"];
    const { uri, changes } = draft.normalize("htt%70://h/%61", { changes: true });
    expect(uri).toBe("htt%70://h/a");
    expect(changes).toMatchObject([{ step: "percent-encoding", start: 11, end: 14, before: "%61", after: "a" }]);
  });

  test("are empty if the input is in normal form", () => {
    expect(normalize("http://a/", { changes: true })).toEqual({ uri: "http://a/", changes: [] });
  });
});

test("a tree that would be read as another reference is refused", () => {
  const tree = visit(parse("f://h//x"), { authority: () => null });
  expect(caught(() => normalize(tree)).message).toBe(
    "These parts cannot be combined: the result would have a different authority.",
  );
  expect(normalize(visit(parse("F://h/x"), { authority: () => null }))).toBe("f:/x");
});

describe("an encoding that would change a part if it was decoded stays", () => {
  test("by the draft of 1997, if a first segment would become a scheme", () => {
    expect(standards["url-syntax-05"].normalize("htt%70://h/%61", { changes: true })).toEqual({
      uri: "htt%70://h/a",
      changes: [{ step: "percent-encoding", section: "2.4.2", start: 11, end: 14, before: "%61", after: "a" }],
    });
  });

  test("by the draft of 2002, if a registry name would become a host name", () => {
    expect(standards["rfc2396bis-01"].normalize("//%61//%61")).toBe("//%61//a");
  });
});

test("an input that is not a reference is refused", () => {
  expect(caught(() => normalize("http://[::1")).message).toBe(
    "The input ends too early (rule URI-reference). 'diagnose' explains it.",
  );
});
