/** Tests that a test file does not see what another one has done: the modules are shared, see scripts/jest/. */
import { runInThisContext } from "node:vm";
import { trees } from "../../src/tree/loaded.js";

test("all trees of the package are known once, and no others", () => {
  const ids = trees.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["rfc3986", "rfc1738", "rfc6570", "http", "bitcoin"]));
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
});

test("the global object of the tests is not that of Jest", () => {
  expect(runInThisContext("globalThis") === globalThis).toBe(false);
});
