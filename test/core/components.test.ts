import { compose, composeAuthority, EMPTY, type Components } from "../../src/core/components.js";

test("the empty reference has an empty path and no other component", () => {
  const { path, ...others } = EMPTY;
  expect([path, ...Object.values(others)]).toEqual(["", null, null, null, null, null, null, null]);
  expect(Object.isFrozen(EMPTY)).toBe(true);
  expect(compose(EMPTY)).toBe("");
});

test.each<[Partial<Components>, string]>([
  [{ path: "a" }, "a"],
  [{ scheme: "s" }, "s:"],
  [{ authority: "" }, "//"],
  [{ authority: "h", path: "/p" }, "//h/p"],
  [{ query: "" }, "?"],
  [{ fragment: "" }, "#"],
  [{ scheme: "s", authority: "h", path: "/p", query: "q", fragment: "f" }, "s://h/p?q#f"],
])("%j is recomposed as %s", (components, reference) => {
  expect(compose({ ...EMPTY, ...components })).toBe(reference);
});

test.each([
  [null, "h", null, "h"],
  ["", "h", "", "@h:"],
  ["u", "h", "1", "u@h:1"],
])("the authority of %j, %j and %j is %s", (userinfo, host, port, authority) => {
  expect(composeAuthority({ userinfo, host, port })).toBe(authority);
});
