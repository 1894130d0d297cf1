/** Tests how the build merges modules into files. */
import { grouped, reach } from "../../scripts/bundle/graph.js";

type Modules = Readonly<Record<string, readonly string[]>>;

const groupsOf = (keys: Readonly<Record<string, string>>, imports: Modules): readonly string[] =>
  grouped(new Map(Object.entries(keys)), (module) => imports[module] ?? []).map((group) => [...group].sort().join(" "));

test("modules with the same key are merged", () => {
  expect(groupsOf({ a: "1", b: "1", c: "2" }, { a: ["b", "c"] })).toEqual(["a b", "c"]);
});

test("two files never import each other: what the other file needs is separated", () => {
  expect(groupsOf({ a: "1", b: "2", c: "1", d: "1" }, { a: ["b"], b: ["c"], c: ["d"] })).toEqual(["c d", "a", "b"]);
  expect(groupsOf({ a: "1", b: "2", c: "3", d: "1" }, { a: ["b"], b: ["c"], c: ["d"] })).toEqual(["d", "a", "b", "c"]);
});

test("modules that import each other are an error", () => {
  expect(() => groupsOf({ a: "1", b: "2" }, { a: ["b"], b: ["a"] })).toThrow("modules import each other: a, b");
});

test("a module is reached from each entry that needs it", () => {
  const imports: Modules = { a: ["c"], b: ["c"], c: ["d"] };
  const reached = reach(["a", "b"], (module) => imports[module] ?? []);
  expect(Array.from(reached, ([module, from]) => [module, ...from])).toEqual([
    ["a", "a"],
    ["c", "a", "b"],
    ["d", "a", "b"],
    ["b", "b"],
  ]);
});
