import { lazy, lazyFor } from "../../src/core/lazy.js";

test("a lazy value is computed on first use, and once, even if it is undefined", () => {
  let calls = 0;
  const value = lazy((): unknown => {
    calls++;
    return undefined;
  });
  expect(calls).toBe(0);
  expect([value(), value(), calls]).toEqual([undefined, undefined, 1]);
});

test("a value is computed once for each key, in any order of the keys", () => {
  const computed: string[] = [];
  const value = lazyFor((key: string) => {
    computed.push(key);
    return { key };
  });
  const [a, b] = [value("a"), value("b")];
  expect([a, b]).toEqual([{ key: "a" }, { key: "b" }]);
  for (const key of ["b", "b", "a", "a", "b"]) expect(value(key)).toBe(key === "a" ? a : b);
  expect(computed).toEqual(["a", "b"]);
});

test("undefined can be a key", () => {
  expect(lazyFor(String)(undefined)).toBe("undefined");
});
