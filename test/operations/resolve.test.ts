import { resolve, URISyntaxError } from "../../src/index.js";
import { standards } from "../../src/standards/index.js";
import { removeDotSegments } from "../../src/operations/dot-segments.js";
import { BOTH } from "../../src/operations/resolve.js";
import { caught } from "../support/caught.js";
import { abnormalExamples, base, dotSegments, normalExamples, ownScheme } from "../tables/rfc3986.js";

describe("examples of RFC 3986", () => {
  test.each(normalExamples)("section 5.4.1: %j is %j", (ref, target) => {
    expect(resolve(ref, base)).toBe(target);
  });

  test.each(abnormalExamples)("section 5.4.2: %j is %j", (ref, target) => {
    expect(resolve(ref, base)).toBe(target);
  });

  test("section 5.4.2: a reference with the base's own scheme, strict and not strict", () => {
    expect(resolve(ownScheme.ref, base)).toBe(ownScheme.strict);
    expect(resolve(ownScheme.ref, base, { strict: true })).toBe(ownScheme.strict);
    expect(resolve(ownScheme.ref, base, { strict: false })).toBe(ownScheme.loose);
    expect(resolve("HTTP:g", base, { strict: false })).toBe(ownScheme.loose);
    expect(resolve("ftp:g", base, { strict: false })).toBe("ftp:g");
  });

  test.each(dotSegments)("section 5.2.4: %j becomes %j", (path, result) => {
    expect(removeDotSegments(path)).toBe(result);
  });
});

test.each([
  ["", ""],
  [".", ""],
  ["..", ""],
  ["...", "..."],
  ["../", ""],
  ["./", ""],
  ["../../.", ""],
  ["/", "/"],
  ["/.", "/"],
  ["/..", "/"],
  ["//", "//"],
  ["//..", "/"],
  ["//.", "//"],
  ["a/..", "/"],
  ["a/../..", "/"],
  ["a/../b", "/b"],
  ["a//../b", "a/b"],
  ["/a/b/..", "/a/"],
  ["/a/b/.", "/a/b/"],
  ["/a/..//b", "//b"],
  ["/.a/..b/.../c..", "/.a/..b/.../c.."],
])("remove_dot_segments makes %j %j", (path, result) => {
  expect(removeDotSegments(path)).toBe(result);
});

describe("the base", () => {
  test("its fragment is dropped (section 5.1)", () => {
    expect(resolve("", "http://a/b#c")).toBe("http://a/b");
    expect(resolve("#d", "http://a/b#c")).toBe("http://a/b#d");
  });

  test("with an authority and an empty path, a slash is put before a relative path (section 5.2.3)", () => {
    expect(resolve("g", "http://a")).toBe("http://a/g");
    expect(resolve("g", "http://a?q")).toBe("http://a/g");
  });

  test("without a slash in its path, the relative path stays unchanged (section 5.2.3)", () => {
    expect(resolve("g", "a:b")).toBe("a:g");
  });

  test("a relative base is refused", () => {
    const error = caught(() => resolve("g", "/a/b"));
    expect(error.message).toBe("The base is a relative reference; it needs a scheme.");
    expect(error.diagnostic).toMatchObject({
      code: "rfc3986/syntax",
      start: 0,
      end: 1,
      index: 0,
      section: "3",
    });
  });
});

test.each<[ref: string, from: string, message: string]>([
  [
    "http://a/b",
    "../c",
    "The base is a relative reference; it needs a scheme. Did you swap the reference and the base?",
  ],
  ["x:y", "", "The base is empty. The reference has a scheme, so it can be its own base."],
  ["b", "c", "The base is a relative reference; it needs a scheme."],
  ["b", "a b", "The base is not valid: U+0020 is not allowed here (rule URI). 'diagnose' explains it."],
  ["x:y", "http://a b/", "The base is not valid: U+0020 is not allowed here (rule URI). 'diagnose' explains it."],
])("the error for %j on %j names the argument", (ref, from, message) => {
  expect(caught(() => resolve(ref, from)).message).toBe(message);
});

test.each<[values: readonly unknown[], message: string]>([
  [["b", new URL("http://a/")], "The base must be a string or a tree, not object. Pass url.href."],
  [[new URL("http://a/"), "b"], "The reference must be a string or a tree, not object. Pass url.href."],
  [["b", { a: 1 }], "'type' of the base must be a string, not undefined. Pass a string or a tree."],
  [["b"], "The base must be a string or a tree, not undefined."],
])("the error for the values %j names the argument", (values, message) => {
  expect(() => Reflect.apply(resolve, undefined, values) as unknown).toThrow(new TypeError(message));
});

test("an invalid reference is refused before the base is checked", () => {
  const error = caught(() => resolve("a b", "c d"));
  expect(error.message).toBe(
    "The reference is not valid: U+0020 is not allowed here (rule URI-reference). 'diagnose' explains it.",
  );
  expect(error.diagnostic).toMatchObject({ code: "rfc3986/syntax", start: 1, end: 2, index: 1 });
});

describe('a path that would begin with "//" without an authority', () => {
  test.each([
    [".//g", "f:/a", "f:/.//g", "f://g"],
    ["/.//g", "f:/a", "f:/.//g", "f://g"],
    ["..//g", "f:a/b", "f:/.//g", "f://g"],
    ["x:/..//g", "f:/a", "x:/.//g", "x://g"],
  ])('%j on %j gets "/." before the path, unless the literal option is set', (ref, from, guarded, literal) => {
    expect(resolve(ref, from)).toBe(guarded);
    expect(resolve(ref, from, { literal: true })).toBe(literal);
  });

  test("stays the same with an authority", () => {
    expect(resolve(".//g", "f://h/a")).toBe("f://h//g");
  });
});

test("the possible values of the options are listed", () => {
  const both = [true, false];
  expect(standards.rfc3986.resolveOptions).toEqual({ strict: both, literal: both, relativeBase: both, trace: both });
});

describe("the trace", () => {
  test.each([
    [
      "../g",
      "http://a/b/c/d",
      {},
      [
        { section: "5.2.3", step: "merge", before: "../g", after: "/b/c/../g" },
        { section: "5.2.4", step: "remove_dot_segments", before: "/b/c/../g", after: "/b/g" },
        {
          section: "5.2.2",
          step: "the reference's path is relative: it is merged with the path of the base",
          before: "../g",
          after: "http://a/b/g",
        },
      ],
    ],
    [
      "/./g",
      "http://a/b",
      {},
      [
        { section: "5.2.4", step: "remove_dot_segments", before: "/./g", after: "/g" },
        {
          section: "5.2.2",
          step: "the reference's path is absolute: scheme and authority come from the base",
          before: "/./g",
          after: "http://a/g",
        },
      ],
    ],
    [
      "//b/g",
      "http://a/b",
      {},
      [
        { section: "5.2.4", step: "remove_dot_segments", before: "/g", after: "/g" },
        {
          section: "5.2.2",
          step: "the reference has an authority: the scheme comes from the base",
          before: "//b/g",
          after: "http://b/g",
        },
      ],
    ],
    [
      "?y",
      "http://a/b?x",
      {},
      [
        {
          section: "5.2.2",
          step: "the reference's path is empty: scheme, authority and path come from the base",
          before: "?y",
          after: "http://a/b?y",
        },
      ],
    ],
    [
      "",
      "http://a/b?x",
      {},
      [
        {
          section: "5.2.2",
          step: "the reference's path is empty and it has no query: scheme, authority, path and query come from the base",
          before: "",
          after: "http://a/b?x",
        },
      ],
    ],
    [
      "http:g",
      "http://a/b",
      { strict: false },
      [
        {
          section: "5.2.2",
          step: "not strict: the scheme equals the scheme of the base and is ignored",
          before: "http:g",
          after: "g",
        },
        { section: "5.2.3", step: "merge", before: "g", after: "/g" },
        { section: "5.2.4", step: "remove_dot_segments", before: "/g", after: "/g" },
        {
          section: "5.2.2",
          step: "the reference's path is relative: it is merged with the path of the base",
          before: "http:g",
          after: "http://a/g",
        },
      ],
    ],
    [
      "x:/..//g",
      "f:/a",
      {},
      [
        { section: "5.2.4", step: "remove_dot_segments", before: "/..//g", after: "//g" },
        {
          section: "3.3",
          step: 'a path without an authority must not begin with "//"',
          before: "//g",
          after: "/.//g",
        },
        {
          section: "5.2.2",
          step: "the reference has a scheme: the base is not used",
          before: "x:/..//g",
          after: "x:/.//g",
        },
      ],
    ],
  ] as const)("of %j on %j lists the steps with their sections", (ref, from, options, trace) => {
    expect(resolve(ref, from, { ...options, trace: true })).toEqual({ uri: resolve(ref, from, options), trace });
  });
});

test("an option is on or off", () => {
  expect(BOTH).toEqual([true, false]);
});

test("a different base is parsed again, and a long base each time", () => {
  const long = `http://a/${"b/".repeat(1000)}c`;
  for (const base of ["http://a/b/c", "http://x/y", long, "http://a/b/c", long, "http://x/y"]) {
    expect(resolve("g", base)).toBe(`${base.slice(0, base.lastIndexOf("/"))}/g`);
  }
  expect(() => resolve("g", "b/c")).toThrow(URISyntaxError);
  expect(() => resolve("g", "b/c")).toThrow(URISyntaxError);
});

test("a path with many dot-segments keeps the order of its other segments", () => {
  const names = Array.from({ length: 3000 }, (_, index) => `s${String(index)}`);
  const path = names.map((name) => `/${name}/x/..`).join("");
  expect(removeDotSegments(path)).toBe(`${names.map((name) => `/${name}`).join("")}/`);
});
