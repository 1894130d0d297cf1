import { compare, equivalent, normalize, rungs, type CompareOptions, type Rung } from "../../src/index.js";
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
      new RangeError("The standard does not have this rung. Its rungs are string, syntax, scheme, protocol."),
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

  test("can form several cycles, whose members are different", () => {
    const redirects = new Map([
      ["a:1", "a:2"],
      ["a:2", "a:1"],
      ["b:1", "b:2"],
      ["b:2", "b:1"],
    ]);
    expect(equivalent("a:1", "a:2", { redirects })).toBe(true);
    expect(equivalent("a:1", "b:1", { redirects })).toBe(false);
  });

  test("can be a hundred", () => {
    const next = (uri: string): string | null => {
      const number = Number(uri.slice(2));
      return number < 100 ? `a:${String(number + 1)}` : null;
    };
    expect(equivalent("a:0", "a:100", { redirects: next })).toBe(true);
  });

  test("can lead to the same endless chain by different ways", () => {
    const ways = new Map([
      ["a:0", "b:0"],
      ["c:0", "d:0"],
      ["b:0", "x:2"],
      ["d:0", "x:2"],
    ]);
    const next = (uri: string): string => ways.get(uri) ?? `x:${String(Number(uri.slice(2)) + 1)}`;
    expect(equivalent("a:0", "c:0", { redirects: next })).toBe(true);
  });

  test("can be endless: the chain is followed for a hundred steps", () => {
    const next = (uri: string): string => `a:${String(Number(uri.slice(2)) + 1)}`;
    expect(compare("a:0", "a:100", { redirects: next })).toEqual({ equivalent: false, rung: null });
  });

  test("can be endless and meet: then the last URIs are equal", () => {
    const next = (uri: string): string => {
      const step = Number(uri.slice(2));
      return `${step < 3 ? uri.slice(0, 1) : "c"}:${String(step + 1)}`;
    };
    expect(compare("a:0", "b:0", { redirects: next })).toEqual({ equivalent: true, rung: "protocol" });
  });

  test("can form a cycle of a hundred URIs", () => {
    const next = (uri: string): string => `a:${String((Number(uri.slice(2)) + 1) % 100)}`;
    expect(compare("a:0", "a:50", { redirects: next })).toEqual({ equivalent: true, rung: "protocol" });
  });

  test("can form two cycles: their members are not equivalent", () => {
    const redirects = new Map([
      ["a:1", "a:2"],
      ["a:2", "a:1"],
      ["b:1", "b:2"],
      ["b:2", "b:1"],
    ]);
    expect(compare("a:1", "b:1", { redirects })).toEqual({ equivalent: false, rung: null });
    expect(compare("b:1", "b:2", { redirects })).toEqual({ equivalent: true, rung: "protocol" });
  });

  test.each<[unknown, string]>([
    [5, "The option 'redirects' must be a list, not number."],
    [[["a:b"]], "A redirect must be a list of two strings."],
    [["a:b"], "A redirect must be a list, not string."],
    [[["a:b", 5]], "An item of a redirect must be a string, not number."],
    [() => 5, "The result of 'redirects' must be a string, not number."],
  ])("%j is refused: %s", (wrong, message) => {
    const options = { redirects: wrong } as CompareOptions;
    expect(() => compare("a:0", "a:1", options)).toThrow(new TypeError(message));
  });

  test("can be a function that returns nothing", () => {
    expect(equivalent("a:0", "a:1", { redirects: () => undefined })).toBe(false);
  });

  test("the rung can be chosen without known redirects", () => {
    expect(compare("a:0", "a:1", { rung: "protocol" })).toEqual({ equivalent: false, rung: null });
  });

  test("a redirect to a text that is not a reference is refused", () => {
    const error = caught(() => compare("a:0", "a:1", { redirects: () => "a b" }));
    expect(error.message).toBe("U+0020 is not allowed here (rule URI-reference). 'diagnose' explains it.");
    expect(caught(() => equivalent("a:0", "a:1", { redirects: () => "a b" })).message).toBe(error.message);
  });
});

test("an input that is not a reference is refused, even if both are the same string", () => {
  const message =
    "The first reference is not valid: U+0020 is not allowed here (rule URI-reference). 'diagnose' explains it.";
  expect(caught(() => compare("a b", "a b")).message).toBe(message);
  expect(caught(() => equivalent("a b", "a b", { rung: "string" })).message).toBe(message);
});

test("an input that is not a reference is refused on each rung", () => {
  for (const rung of ["string", "syntax", "scheme", "protocol"] as const) {
    for (const [a, b, which] of [
      ["a b", "a b", "first"],
      ["a", "a b", "second"],
    ] as const) {
      const { message } = caught(() => equivalent(a, b, { rung }));
      expect(message).toBe(
        `The ${which} reference is not valid: U+0020 is not allowed here (rule URI-reference). 'diagnose' explains it.`,
      );
      if (rung !== "protocol") expect(caught(() => compare(a, b, { rung })).message).toBe(message);
      expect(caught(() => equivalent(a, b)).message).toBe(message);
    }
  }
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
