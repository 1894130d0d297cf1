// The shapes of arguments that callers have: ports as numbers, absent parts as `undefined`, and types that are interfaces.
import fc from "fast-check";
import {
  change,
  changeParameters,
  components,
  recompose,
  relativize,
  resolve,
  type SomeComponents,
} from "../../src/index.js";
import { standards } from "../../src/standards/index.js";

describe("ports as integers", () => {
  test.each([
    [0, "http://h:0/"],
    [-0, "http://h:0/"],
    [8080, "http://h:8080/"],
    [123_456, "http://h:123456/"],
  ])("%j", (port, uri) => {
    expect(change("http://h/", { port })).toBe(uri);
    expect(change("http://u@h:1/", { host: "h", port, userinfo: null })).toBe(uri);
    expect(recompose({ scheme: "http", host: "h", port, path: "/" })).toBe(uri);
    expect(recompose({ ...components("http://h/"), authority: undefined, port })).toBe(uri);
    for (const { recompose, change, id } of Object.values(standards)) {
      if (id === "rfc1808") continue;
      expect([id, change("http://h/", { port })]).toEqual([id, uri]);
      expect([id, recompose({ scheme: "http", host: "h", port, path: "/" })]).toEqual([id, uri]);
    }
  });

  test.each([-1, 1.5, Number.NaN, Infinity, 2 ** 53])("%j is refused", (port) => {
    expect(() => change("http://h/", { port })).toThrow(
      new TypeError("'port' of the parts must be an integer that is not negative."),
    );
    expect(() => recompose({ host: "h", port })).toThrow(
      new TypeError("'port' of the components must be an integer that is not negative."),
    );
  });

  test("other types are refused", () => {
    expect(() => change("http://h/", { port: true as never })).toThrow(
      new TypeError("'port' of the parts must be a string, an integer or null, not boolean."),
    );
    expect(() => recompose({ host: "h", port: 80n as never })).toThrow(
      new TypeError("'port' of the components must be a string, an integer or null, not bigint."),
    );
    expect(() => change("http://h/", { host: 80 as never })).toThrow(TypeError);
  });

  test("a port without a host", () => {
    expect(() => change("/a", { port: 80 })).toThrow(
      "These parts cannot be combined: the result would have a different port.",
    );
  });
});

test("an absent part and undefined mean the same", () => {
  fc.assert(
    fc.property(fc.subarray(["scheme", "userinfo", "port", "query", "fragment"] as const), (names) => {
      const parts = { ...components("x://u@h:1/p?q#f"), authority: undefined };
      const missing: SomeComponents = Object.fromEntries(
        Object.entries(parts).filter(([name]) => !names.includes(name as "port")),
      );
      const undefineds: SomeComponents = { ...parts, ...Object.fromEntries(names.map((name) => [name, undefined])) };
      expect(recompose(undefineds)).toBe(recompose(missing));
      const nothing = Object.fromEntries(names.map((name) => [name, undefined]));
      expect(change("x://u@h:1/p?q#f", nothing)).toBe("x://u@h:1/p?q#f");
    }),
  );
});

interface Search {
  page: number;
  tags?: string[];
  missing?: string | null;
}
interface Parts {
  host: string;
  port?: number;
}

test("types can be interfaces", () => {
  const search: Search = { page: 2, tags: ["a", "b"] };
  expect(changeParameters("/s", search)).toBe("/s?page=2&tags=a&tags=b");
  const parts: Parts = { host: "h" };
  expect(change("http://x/", parts)).toBe("http://h/");
  expect(recompose(parts)).toBe("//h");
  interface Wrong {
    page: Date;
  }
  const wrong: Wrong = { page: new Date(0) };
  // @ts-expect-error: A date is no value of a parameter.
  expect(() => changeParameters("/s", wrong)).toThrow(TypeError);
});

describe("relativize with a relative path", () => {
  test.each([
    ["http://a/g", "http://a/b/c/d;p?q", "../../g"],
    ["http://a/", "http://a/b/c", "../"],
    ["http://a/b/c", "http://a/b/c", ""],
    ["http://a/b/c?q", "http://a/b/c", "?q"],
    ["http://b/", "http://a/b/c", "http://b/"],
    ["http://a", "http://a/b/c", "http://a"],
    ["http://a/very/long", "http://a/b/c/d/e/f/g/h/i", "http://a/very/long"],
  ])("%j from %j is %j", (target, base, reference) => {
    expect(relativize(target, base, { path: "relative" })).toBe(reference);
    expect(resolve(reference, base)).toBe(target);
  });

  test("a path never begins with a slash", () => {
    const part = fc.constantFrom("/", "a", "b", "/a", "//", ".", "?x", "");
    const uri = fc.array(part, { maxLength: 5 }).map((parts) => `http://h/${parts.join("")}`);
    fc.assert(
      fc.property(uri, uri, (target, base) => {
        const reference = relativize(target, base, { path: "relative" });
        expect(reference === target || !reference.startsWith("/")).toBe(true);
        if (reference !== target) expect(resolve(reference, base)).toBe(target);
      }),
    );
  });

  test("other values are refused", () => {
    expect(() => relativize("x:a", "x:b", { path: "absolute" as never })).toThrow(
      new RangeError("The option 'path' must be one of these: shortest, relative."),
    );
  });
});
