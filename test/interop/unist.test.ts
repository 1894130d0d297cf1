import fc, { assert, property } from "fast-check";
import type { Node as UnistBase } from "unist";
import { inspect } from "unist-util-inspect";
import { select, selectAll } from "unist-util-select";
import { SKIP, visit } from "unist-util-visit";
import { arbitraries } from "../../src/interop/fast-check.js";
import { parse, recompose, type NodeBase, type RFC3986 } from "../../src/index.js";
import { standards, type StandardId } from "../../src/standards/index.js";
import { fromUnist, toUnist, type AnyUnistNode, type UnistNode, type UnistParent } from "../../src/interop/unist.js";

const FIGURE = "foo://example.com:8042/over/there?name=ferret#nose";

const rules = (Object.keys(standards) as StandardId[]).flatMap((standard) =>
  standards[standard].rules.map((rule) => [standard, rule] as const),
);

function parserOf(standard: StandardId): (text: string, options: { readonly rule: string }) => NodeBase {
  return standards[standard].parse as unknown as (text: string, options: { readonly rule: string }) => NodeBase;
}

test.each(rules)("is lossless: %s %s", (standard, rule) => {
  const { valid } = arbitraries(fc, { standard, rule: rule as never });
  assert(
    property(valid, fc.nat(100), (text, offset) => {
      const node = parserOf(standard)(text, { rule });
      const place = { document: `${"\n".repeat(offset)}${text}`, offset };
      const tree = toUnist(node, place);
      expect(fromUnist(JSON.parse(JSON.stringify(tree)) as UnistNode, place)).toEqual(node);
      expect(fromUnist(tree, { offset })).toEqual(node);
    }),
    { seed: 3986, numRuns: 20 },
  );
});

test("is a unist tree", () => {
  const tree: UnistBase = toUnist(parse("//a:1"));
  const at = (start: number, end: number): object => ({
    start: { line: 1, column: start + 1, offset: start },
    end: { line: 1, column: end + 1, offset: end },
  });
  expect(tree).toEqual({
    type: "relative-ref",
    children: [
      {
        type: "authority",
        children: [
          { type: "reg-name", value: "a", data: { field: "host" }, position: at(2, 3) },
          { type: "port", value: "1", data: { field: "port" }, position: at(4, 5) },
        ],
        data: { field: "authority", fields: { userinfo: "node", host: "node", port: "node" } },
        position: at(2, 5),
      },
      {
        type: "path-abempty",
        children: [],
        data: { field: "path", fields: { segments: "list" } },
        position: at(5, 5),
      },
    ],
    data: { fields: { authority: "node", path: "node", query: "node", fragment: "node" } },
    position: at(0, 5),
  });
});

test("unist-util-inspect draws it", () => {
  expect(inspect(toUnist(parse(FIGURE)), { color: false }).replace(/\n.*(data|fields).*/g, "")).toContain(
    "authority[2] (1:7-1:23, 6-22)",
  );
});

test("unist-util-select finds nodes in it", () => {
  const tree = toUnist(parse(FIGURE));
  expect(select("authority > port", tree)).toMatchObject({ value: "8042" });
  expect(selectAll("path-abempty > segment", tree).map((node) => (node as { value?: string }).value)).toEqual([
    "over",
    "there",
  ]);
  expect(select("query[value^=name]", tree)?.position?.start).toEqual({ line: 1, column: 35, offset: 34 });
  expect(select("userinfo", tree)).toBeUndefined();
});

test("unist-util-visit walks and changes it", () => {
  const tree = toUnist(parse("http://user:secret@example.com/a/b/c"));
  const types: string[] = [];
  visit(tree, (node, index, parent: UnistParent | undefined) => {
    types.push(node.type);
    if (node.type === "userinfo" || ("value" in node && node.value === "b")) {
      parent?.children.splice(index ?? 0, 1);
      return [SKIP, index ?? 0];
    }
    return undefined;
  });
  expect(types).toEqual([
    "URI",
    "scheme",
    "authority",
    "userinfo",
    "reg-name",
    "path-abempty",
    "segment",
    "segment",
    "segment",
  ]);
  expect(recompose(fromUnist(tree))).toBe("http://example.com/a/c");
});

test("positions are in the surrounding text", () => {
  const text = "one\r\ntwo\rthree\n  <http://a/b>";
  const offset = text.indexOf("http");
  expect(select("segment", toUnist(parse("http://a/b"), { document: text, offset }))?.position).toEqual({
    start: { line: 4, column: 13, offset: offset + 9 },
    end: { line: 4, column: 14, offset: offset + 10 },
  });
});

test("a node without a position is an empty range at the start of its parent", () => {
  const tree = toUnist(parse("http://a/b")) as UnistParent;
  const path = tree.children.at(-1) as UnistParent;
  path.children.push({ type: "segment", value: "c", data: { field: "segments" } } as UnistNode);
  const node = fromUnist(tree) as RFC3986.URI;
  expect(node.path.segments).toEqual([
    { type: "segment", start: 9, end: 10, value: "b" },
    { type: "segment", start: 8, end: 8, value: "c" },
  ]);
  expect(recompose(node)).toBe("http://a/b/c");
  expect(fromUnist({ type: "port", value: "80" })).toEqual({ type: "port", start: 0, end: 0, value: "80" });
});

describe("other values are refused", () => {
  const port: AnyUnistNode = { type: "port", value: "80", data: { field: "port" } };
  const host: AnyUnistNode = { type: "reg-name", value: "a", data: { field: "host" } };
  const authority = (...children: AnyUnistNode[]): AnyUnistNode => ({
    type: "authority",
    children,
    data: { fields: { userinfo: "node", host: "node", port: "node" } },
  });

  test.each([
    [{ type: "root" }, "A unist node must have a string as its value, or children and their fields."],
    [{ type: "root", children: [] }, "A unist node must have a string as its value, or children and their fields."],
    [
      { type: "root", data: { fields: {} } },
      "A unist node must have a string as its value, or children and their fields.",
    ],
    [
      { type: "root", children: 7 as never, data: { fields: {} } },
      "The children of a unist node must be a list, not number.",
    ],
    [authority(host, port, port), "A field of a unist node that is not a list cannot have several nodes."],
    [authority(port), "The tree cannot omit 'host' because 'authority' requires it."],
    [authority(host, { type: "text", value: "" }), "The parent of a unist node does not have the field of the node."],
    [
      authority(host, { type: "text", value: "", data: { field: "__proto__" } }),
      "The parent of a unist node does not have the field of the node.",
    ],
  ])("%j", (tree, message) => {
    expect(() => fromUnist(tree)).toThrow(new TypeError(message));
  });

  test("a position that ends before it starts", () => {
    const position = { start: { line: 1, column: 4, offset: 3 }, end: { line: 1, column: 2, offset: 1 } };
    expect(() => fromUnist({ type: "port", value: "80", position })).toThrow(
      new RangeError("The position of a unist node must not end before it starts."),
    );
  });

  test("a field with the name __proto__ is an ordinary field", () => {
    const data = JSON.parse('{ "fields": { "__proto__": "list" } }') as object;
    const node = fromUnist({ type: "x", children: [], data });
    expect(Object.getPrototypeOf(node)).toBe(Object.prototype);
    expect(Object.keys(node)).toContain("__proto__");
  });
});

test("a node of an unknown type is a parent without fields", () => {
  expect(toUnist({ type: "iri", start: 0, end: 0 })).toMatchObject({ type: "iri", children: [], data: { fields: {} } });
});

test("a path of 50,000 segments is converted in both directions", () => {
  const node = parse(`http://a${"/b".repeat(50_000)}`);
  const back = fromUnist(toUnist(node)) as RFC3986.URI;
  expect(back.path.segments).toHaveLength(50_000);
  expect(back.path.segments.at(-1)).toEqual(node.path.segments.at(-1));
});

test.each([
  ["start", { start: 0, end: 3 }, { start: 0, end: 3 }],
  ["end", { start: 0, end: 0 }, { start: 2, end: 2 }],
])("a node without the offset of its %s", (missing, root, last) => {
  const tree = toUnist(parse("a/b"));
  const without = JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => (key === missing ? {} : value)),
  ) as UnistNode;
  const found = fromUnist(without) as RFC3986.RelativeRef;
  expect([found, found.path.segments[1]]).toMatchObject([root, last]);
});
