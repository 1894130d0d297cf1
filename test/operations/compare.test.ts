import { compare, equivalent, normalize, rungs, type Rung } from "../../src/index.js";
import { standards } from "../../src/standards/index.js";
import { caught } from "../support/caught.js";
import { schemeEquivalent, syntaxEquivalent } from "../tables/rfc3986.js";

test("the ladder's rungs are the subsections of RFC 3986 section 6.2, the lowest first", () => {
  expect(Object.entries(rungs)).toEqual([
    ["string", "6.2.1"],
    ["syntax", "6.2.2"],
    ["scheme", "6.2.3"],
    ["protocol", "6.2.4"],
  ]);
});

describe("examples of RFC 3986", () => {
  test("section 6.2.2: equal by syntax", () => {
    expect(compare(...syntaxEquivalent)).toEqual({ equivalent: true, rung: "syntax" });
  });

  test.each(schemeEquivalent.slice(1))("section 6.2.3: %j is equal to the first by scheme", (uri) => {
    expect(compare(schemeEquivalent[0], uri)).toEqual({ equivalent: true, rung: "scheme" });
  });
});

test.each<[string, string, Rung | null]>([
  ["http://a/b", "http://a/b", "string"],
  ["http://a/b", "http://A/b", "syntax"],
  ["http://a", "http://a:80/", "scheme"],
  ["http://a/b", "http://a/B", null],
  ["http://a/?", "http://a/", null],
  ["http://a/#", "http://a/", null],
  ["x://a/", "x://a", "scheme"],
  ["", "", "string"],
  ["a/../b", "b", null],
])("%j and %j are equal on the rung %j", (a, b, rung) => {
  expect(compare(a, b)).toEqual({ equivalent: rung !== null, rung });
  expect(equivalent(a, b)).toBe(rung !== null);
  expect(compare(b, a)).toEqual(compare(a, b));
});

describe("options", () => {
  test("the highest rung can be limited", () => {
    expect(compare("http://a", "http://a/", { rung: "syntax" })).toEqual({ equivalent: false, rung: null });
    expect(equivalent("http://a", "http://A", { rung: "syntax" })).toBe(true);
    expect(equivalent("http://a", "http://A", { rung: "string" })).toBe(false);
  });

  test("a rung that does not exist is refused", () => {
    expect(() => compare("a", "a", { rung: "constructor" as Rung })).toThrow(
      new RangeError('The standard has no rung "constructor". Its rungs are string, syntax, scheme, protocol.'),
    );
  });

  test("fragments can be ignored (section 6.1)", () => {
    expect(compare("http://a/#b", "http://a/#c", { ignoreFragment: true })).toEqual({
      equivalent: true,
      rung: "string",
    });
    expect(compare("http://a#b\u{23}".slice(0, 10), "http://A/", { ignoreFragment: true }).rung).toBe("scheme");
  });
});

describe("the known redirects (section 6.2.4)", () => {
  const redirects = new Map([
    ["HTTP://old.example", "http://middle.example/"],
    ["http://middle.example/", "http://NEW.example"],
  ]);

  test("are followed to the end of the chain, for any spelling of the URIs", () => {
    expect(compare("http://old.example/", "http://new.example/", { redirects })).toEqual({
      equivalent: true,
      rung: "protocol",
    });
    expect(compare("http://old.example/", "http://other.example/", { redirects })).toEqual({
      equivalent: false,
      rung: null,
    });
    expect(compare("http://old.example/", "http://new.example/", { redirects, rung: "scheme" }).equivalent).toBe(false);
  });

  test("can be a function, which gets normal forms", () => {
    const asked: string[] = [];
    const answer = (uri: string): string | null => {
      asked.push(uri);
      return uri === "http://a/" ? "http://b" : null;
    };
    expect(equivalent("HTTP://a", "http://b/", { redirects: answer })).toBe(true);
    expect(asked).toEqual(["http://a/", "http://b/", "http://b/"]);
  });

  test("can form a cycle: all its members, and URIs that lead into it, are equivalent", () => {
    const cycle = new Map([
      ["a:1", "a:2"],
      ["a:2", "a:3"],
      ["a:3", "a:2"],
    ]);
    for (const [a, b] of [
      ["a:1", "a:2"],
      ["a:1", "a:3"],
      ["a:3", "a:2"],
    ] as const) {
      expect(compare(a, b, { redirects: cycle })).toEqual({ equivalent: true, rung: "protocol" });
    }
  });

  test("can be endless: the chain is followed for a hundred steps", () => {
    const next = (uri: string): string => `a:${String(Number(uri.slice(2)) + 1)}`;
    expect(compare("a:0", "a:100", { redirects: next })).toEqual({ equivalent: false, rung: null });
  });

  test("the rung can be chosen without known redirects", () => {
    expect(compare("a:0", "a:1", { rung: "protocol" })).toEqual({ equivalent: false, rung: null });
  });

  test("a redirect to a text that is not a reference is refused", () => {
    const error = caught(() => compare("a:0", "a:1", { redirects: () => "a b" }));
    expect(error.message).toBe("U+0020 is not allowed here (rule URI-reference).");
  });
});

test("an input that is not a reference is refused, even if both are the same string", () => {
  expect(caught(() => compare("a b", "a b")).message).toBe("U+0020 is not allowed here (rule URI-reference).");
});

test.each([
  ["a:b", "A:b", true],
  ["a:b", "c:b", false],
  ["a:b", "b", false],
  ["//h/p", "/p", false],
  ["//h/p", "//H/p", true],
  ["//h/p", "//h:/p", true],
  ["//h/p", "//h:1/p", false],
  ["a:/b/../c", "a:/c", true],
  ["a:/b", "a:/c", false],
  ["a:?%7e", "a:?~", true],
  ["a:?%7e", "a:?b", false],
  ["a:?", "a:", false],
  ["a:#%7e", "a:#~", true],
  ["a:#b", "a:#%62c", false],
  ["%61%3ab", "%61%3Ab", true],
  ["a%3ab", "./a%3Ab", true],
])("%s and %s: %j, like their normal forms", (a, b, expected) => {
  expect(equivalent(a, b)).toBe(expected);
  expect(equivalent(b, a)).toBe(expected);
  expect(normalize(a) === normalize(b)).toBe(expected);
});

test("a decoded character that would turn a segment into a scheme counts the same in comparisons and in normal forms", () => {
  const { "url-syntax-05": draft } = standards;
  for (const [a, b] of [
    ["htt%70://h/a", "htt%70://h/%61"],
    ["htt%70://h/a", "http://h/a"],
  ] as const) {
    expect(draft.equivalent(a, b)).toBe(draft.normalize(a) === draft.normalize(b));
  }
});
