import { parse, recompose } from "../../src/index.js";
import { grammar } from "../../src/standards/rfc3986/grammar.js";
import { read, view } from "../../src/standards/rfc3986/references.js";
import { view as viewOfIRI } from "../../src/standards/rfc3987/references.js";
import { grammar as iris } from "../../src/standards/rfc3987/grammar.js";
import type { NodeBase } from "../../src/tree/index.js";

/** A tree that can be changed. */
const edited = (text: string, change: (tree: Record<string, never>) => void): NodeBase => {
  const tree = JSON.parse(JSON.stringify(parse(text))) as Record<string, never>;
  change(tree);
  return tree as unknown as NodeBase;
};

const TEXTS = [
  "http://u:p@h:80/a//b?c#d",
  "//192.0.2.1",
  "//[::1]:1",
  "//[v1.a]/",
  "//[V1.a]/",
  "urn:a:b",
  "/a/b",
  "a/b?c",
  "",
  "#f",
];

test.each(TEXTS)("the tree of %j is read as its components, and written as it is", (text) => {
  const tree = parse(text);
  expect(read(tree)).toEqual({ type: tree.type, components: grammar.components(text) });
  expect(view(tree)).toEqual(grammar.components(text));
  expect(grammar.written(tree)).toBe(text);
  expect(recompose(tree)).toBe(text);
  expect(viewOfIRI(iris.parse(text))).toEqual(grammar.components(text));
});

type Place = Record<string, Record<string, unknown>>;

test.each<[string, NodeBase]>([
  ["another type", edited("a:b", (tree) => Object.assign(tree, { type: "port" }))],
  ["an unknown field", edited("a:b", (tree) => Object.assign(tree, { more: 1 }))],
  ["no position", edited("a:b", (tree) => Object.assign(tree, { start: undefined }))],
  ["no end", edited("a:b", (tree) => Object.assign(tree, { end: undefined }))],
  ["no path", edited("a:b", (tree) => Object.assign(tree, { path: null }))],
  ["no segments", edited("a:b", ({ path }: Place) => Object.assign(path ?? {}, { segments: null }))],
  ["a segment without a text", edited("a:b", ({ path }: Place) => Object.assign(path ?? {}, { segments: [{}] }))],
  [
    "a segment with '/'",
    edited("a:b", ({ path }: Place) => Object.assign(path ?? {}, { segments: [{ type: "segment", value: "a/b" }] })),
  ],
  [
    "a segment of another type",
    edited("a:b", ({ path }: Place) => Object.assign(path ?? {}, { segments: [{ type: "query", value: "b" }] })),
  ],
  [
    "an empty path with segments",
    edited("a:b", ({ path }: Place) => Object.assign(path ?? {}, { type: "path-empty" })),
  ],
  ["another path", edited("a:b", ({ path }: Place) => Object.assign(path ?? {}, { type: "path" }))],
  ["another scheme", edited("a:b", ({ scheme }: Place) => Object.assign(scheme ?? {}, { type: "port" }))],
  ["a scheme without a text", edited("a:b", ({ scheme }: Place) => Object.assign(scheme ?? {}, { value: 1 }))],
  ["another authority", edited("//a", ({ authority }: Place) => Object.assign(authority ?? {}, { type: "host" }))],
  ["another host", edited("//a", ({ authority }: Place) => Object.assign(authority?.["host"] ?? {}, { type: "x" }))],
  [
    "a name with '['",
    edited("//a", ({ authority }: Place) => Object.assign(authority?.["host"] ?? {}, { value: "[::1]" })),
  ],
  [
    "an address without a text",
    edited("//[::1]", ({ authority }: Place) => Object.assign(authority?.["host"] ?? {}, { address: {} })),
  ],
  [
    "another kind of address",
    edited("//[::1]", ({ authority }: Place) =>
      Object.assign(authority?.["host"] ?? {}, { address: { type: "IPvFuture", value: "::1" } }),
    ),
  ],
  [
    "another literal",
    edited("//[::1]", ({ authority }: Place) => Object.assign(authority?.["host"] ?? {}, { type: "reg-name" })),
  ],
])("a tree with %s needs a closer look", (_, tree) => {
  expect(read(tree)).toBeNull();
  expect(grammar.written(tree)).toBeNull();
});

test.each([
  ["192.0.2.1", "reg-name"],
  ["a.example", "IPv4address"],
])("the host %s of the type %s is another node than the parser makes", (value, type) => {
  const tree = edited("//a", ({ authority }: Place) => Object.assign(authority?.["host"] ?? {}, { type, value }));
  expect(read(tree)).not.toBeNull();
  expect(grammar.written(tree)).toBeNull();
});

test("a tree whose text has other components, or is refused, is not written", () => {
  expect(
    grammar.written(edited("a:b", ({ scheme }: Place) => Object.assign(scheme ?? {}, { value: "a:c" }))),
  ).toBeNull();
  expect(grammar.written(edited("a:b", ({ scheme }: Place) => Object.assign(scheme ?? {}, { value: "ä" })))).toBeNull();
});
