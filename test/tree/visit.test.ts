import { BREAK, parse, recompose, SKIP, visit, type NodeBase } from "../../src/index.js";

const uri = "http://u@h.example:80/a/b?q#f";
const tree = parse(uri);

/** The types of the nodes that a visitor is called with, in order. */
function entered(root: NodeBase): string[] {
  const types: string[] = [];
  visit(root, { enter: (node) => void types.push(node.type) });
  return types;
}

const leaf = (type: string, value: string): NodeBase => ({ type, start: 0, end: 0, value }) as NodeBase;

test("nodes are entered in the order of the text, and left after their children", () => {
  const calls: string[] = [];
  visit(tree, {
    enter: (node) => void calls.push(`enter ${node.type}`),
    leave: (node) => void calls.push(`leave ${node.type}`),
  });
  expect(calls).toEqual([
    "enter URI",
    "enter scheme",
    "leave scheme",
    "enter authority",
    "enter userinfo",
    "leave userinfo",
    "enter reg-name",
    "leave reg-name",
    "enter port",
    "leave port",
    "leave authority",
    "enter path-abempty",
    "enter segment",
    "leave segment",
    "enter segment",
    "leave segment",
    "leave path-abempty",
    "enter query",
    "leave query",
    "enter fragment",
    "leave fragment",
    "leave URI",
  ]);
});

test("absent components are not visited", () => {
  expect(entered(parse("a"))).toEqual(["relative-ref", "path-noscheme", "segment-nz-nc"]);
  expect(entered(parse(""))).toEqual(["relative-ref", "path-empty"]);
});

test("a visitor knows where a node stands", () => {
  const places: unknown[] = [];
  visit(tree, {
    URI: (_, place) => void places.push(place),
    segment: (node, { parent, key, index }) => void places.push([node.value, parent?.type, key, index]),
    port: { leave: (node, { parent, key, index }) => void places.push([node.value, parent?.type, key, index]) },
  });
  expect(places).toEqual([
    { parent: null, key: null, index: null },
    ["80", "authority", "port", null],
    ["a", "path-abempty", "segments", 0],
    ["b", "path-abempty", "segments", 1],
  ]);
});

test("without changes the very tree is returned", () => {
  expect(visit(tree, {})).toBe(tree);
  expect(visit(tree, { enter: () => SKIP })).toBe(tree);
  expect(visit(tree, { leave: () => BREAK })).toBe(tree);
  expect(visit(tree, { enter: (node) => node, leave: (node) => node })).toBe(tree);
});

test("SKIP leaves out a node's children, and its leaving", () => {
  const left: string[] = [];
  visit(tree, { authority: () => SKIP, "path-abempty": () => SKIP, leave: (node) => void left.push(node.type) });
  expect(left).toEqual(["scheme", "query", "fragment", "URI"]);
});

test("SKIP on leaving changes nothing", () => {
  expect(visit(tree, { leave: () => SKIP })).toBe(tree);
});

test("BREAK ends the walk, and keeps the changes made so far", () => {
  const seen: string[] = [];
  const changed = visit(tree, {
    scheme: () => leaf("scheme", "x"),
    enter: (node) => {
      seen.push(node.type);
      return node.type === "segment" ? BREAK : undefined;
    },
    fragment: () => leaf("fragment", "never"),
  });
  expect(seen.at(-1)).toBe("segment");
  expect(seen.filter((type) => type === "segment")).toHaveLength(1);
  expect(recompose(changed as NodeBase)).toBe("x://u@h.example:80/a/b?q#f");
});

test("BREAK on leaving keeps the children's changes", () => {
  const changed = visit(tree, { query: () => leaf("query", "z"), URI: { leave: () => BREAK } });
  expect(recompose(changed as NodeBase)).toBe("http://u@h.example:80/a/b?z#f");
});

test("a node can be replaced: the tree is copied where it changes, and shared where it does not", () => {
  const changed = visit(tree, {
    segment: (node) => (node.value === "b" ? { ...node, value: "c" } : undefined),
  }) as typeof tree;
  expect(recompose(changed)).toBe("http://u@h.example:80/a/c?q#f");
  expect(recompose(tree)).toBe(uri);
  expect(changed.type === "URI" && changed.authority).toBe(tree.type === "URI" && tree.authority);
  expect(changed).not.toBe(tree);
});

test("what replaces a node on entering is visited in turn", () => {
  const seen: string[] = [];
  visit(tree, {
    authority: (node) => ({ ...node, userinfo: null }),
    enter: (node) => void seen.push(node.type),
  });
  expect(seen).not.toContain("userinfo");
});

test("the visitor for every node comes before that for a type, which sees what the first put there", () => {
  const seen: string[] = [];
  visit(tree, {
    enter: (node) => (node.type === "port" ? leaf("query", "from the first") : undefined),
    query: (node) => void seen.push(node.value),
  });
  expect(seen).toEqual(["from the first", "q"]);
});

test("a node can be removed where the tree can be without it", () => {
  const changed = visit(tree, {
    userinfo: () => null,
    port: { leave: () => null },
    segment: (node) => (node.value === "a" ? null : undefined),
    fragment: () => null,
  });
  expect(recompose(changed as NodeBase)).toBe("http://h.example/b?q");
});

test("the root can be removed", () => {
  expect(visit(tree, { enter: () => null })).toBeNull();
  expect(visit(tree, { leave: (node: NodeBase) => (node.type === "URI" ? null : undefined) })).toBeNull();
});

test.each(["scheme", "reg-name"] as const)("a %s cannot be removed", (type) => {
  const message = type === "scheme" ? "URI cannot be without its scheme" : "authority cannot be without its host";
  expect(() => visit(tree, { [type]: () => null })).toThrow(new TypeError(message));
});

test("names that every object has are no visitors", () => {
  const odd = { type: "constructor", start: 0, end: 0, value: "" } as unknown as NodeBase;
  expect(visit(odd, {})).toBe(odd);
});
