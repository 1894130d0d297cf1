import { joinParameters, splitParameters } from "../../src/core/parameters.js";

test.each<[whole: string, path: string, params: string | null]>([
  ["", "", null],
  ["/a", "/a", null],
  [";", "", ""],
  ["/a;b", "/a", "b"],
  ["/a;b;c/d;e", "/a", "b;c/d;e"],
])("%j has the path %j and the parameters %j", (whole, path, params) => {
  expect(splitParameters(whole)).toEqual({ path, params });
  expect(joinParameters({ path, params })).toBe(whole);
});
