import { parse, type RFC3986 } from "../../src/index.js";
import { childrenOf, fieldsOf, isLeaf, type ChildOf, type TreeOf } from "../../src/tree/index.js";

/** Whether two types are assignable to each other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const uri = parse("http://h/a?b");

test("fields and children are in the order of the text", () => {
  expect(fieldsOf(uri).map(([name]) => name)).toEqual(["scheme", "authority", "path", "query", "fragment"]);
  expect(childrenOf(uri).map(([name, { type }]) => [name, type])).toEqual([
    ["scheme", "scheme"],
    ["authority", "authority"],
    ["path", "path-abempty"],
    ["query", "query"],
  ]);
  expect(childrenOf(uri.path).map(([name, { start }]) => [name, start])).toEqual([["segments", 9]]);
  expect(fieldsOf({ type: "scheme", start: 0, end: 0 })).toEqual([]);
});

test("a field named value holds a node", () => {
  const value = { type: "a", start: 0, end: 1, value: "a" };
  expect(isLeaf(value)).toBe(true);
  expect(isLeaf({ type: "b", start: 0, end: 1, ...{ value } })).toBe(false);
});

test("the types of a tree are those of all its nodes", () => {
  const children: Same<ChildOf<RFC3986.Authority>, RFC3986.Userinfo | RFC3986.Host | RFC3986.Port> = true;
  const below: Same<TreeOf<RFC3986.IPLiteral>, RFC3986.IPLiteral | RFC3986.IPv6address | RFC3986.IPvFuture> = true;
  expect([children, below]).toEqual([true, true]);
});
