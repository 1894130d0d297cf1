import {
  BREAK,
  parse,
  recompose,
  SKIP,
  visit,
  type Leaf,
  type NodeBase,
  type TreeOf,
  type UntypedVisitor,
  type Visitor,
} from "../../src/index.js";
import { parse as parseWithScheme } from "../../src/schemes/index.js";
import { standards, type RFC3986 } from "../../src/standards/index.js";

/** Whether two types are assignable to each other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** A check at compile time: a value of a different type is an error. */
const typed =
  <Expected>() =>
  <Actual>(value: Actual & (Same<Actual, Expected> extends true ? unknown : never)): Actual =>
    value;

const uri = "http://u@h.example:80/a/b?q#f";
const tree = parse(uri);

/** Returns the types of the visited nodes, in order. */
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

test("a visitor gets the place of a node", () => {
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

test("without changes, the same tree object is returned", () => {
  expect(visit(tree, {})).toBe(tree);
  expect(visit(tree, { enter: () => SKIP })).toBe(tree);
  expect(visit(tree, { leave: () => BREAK })).toBe(tree);
  expect(visit(tree, { enter: (node) => node, leave: (node) => node })).toBe(tree);
});

test("SKIP on entering skips a node's children and its leave call", () => {
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
  expect(recompose(changed)).toBe("x://u@h.example:80/a/b?q#f");
});

test("BREAK on leaving keeps the children's changes", () => {
  const changed = visit(tree, { query: () => leaf("query", "z"), URI: { leave: () => BREAK } });
  expect(recompose(changed)).toBe("http://u@h.example:80/a/b?z#f");
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

test("a node that replaces another on entering is visited, too", () => {
  const seen: string[] = [];
  visit(tree, {
    authority: (node) => ({ ...node, userinfo: null }),
    enter: (node) => void seen.push(node.type),
  });
  expect(seen).not.toContain("userinfo");
});

test("the visitor for every node runs before the visitor for a type, which sees its replacement", () => {
  const seen: string[] = [];
  visit(tree, {
    enter: (node) => (node.type === "port" ? leaf("query", "from the first") : undefined),
    query: (node) => void seen.push(node.value),
  });
  expect(seen).toEqual(["from the first", "q"]);
});

test("an optional node can be removed", () => {
  const changed = visit(tree, {
    userinfo: () => null,
    port: { leave: () => null },
    segment: (node) => (node.value === "a" ? null : undefined),
    fragment: () => null,
  });
  expect(recompose(changed)).toBe("http://h.example/b?q");
});

test("the root can be removed", () => {
  expect(visit(tree, { enter: () => null })).toBeNull();
  expect(visit(tree, { leave: (node: NodeBase) => (node.type === "URI" ? null : undefined) })).toBeNull();
});

test.each(["scheme", "reg-name"] as const)("a %s cannot be removed", (type) => {
  const [key, owner] = type === "scheme" ? ["scheme", "URI"] : ["host", "authority"];
  const message = `The visitor cannot remove '${key}' because '${owner}' requires it.`;
  expect(() => visit(tree, { [type]: () => null })).toThrow(new TypeError(message));
});

test("inherited property names of objects are not visitors", () => {
  const odd = { type: "constructor", start: 0, end: 0, value: "" } as unknown as NodeBase;
  expect(visit(odd, {})).toBe(odd);
});

describe("hooks by field", () => {
  const hostOf = (text: string): unknown[] => {
    const hosts: unknown[] = [];
    visit(parse(text), { host: (node, { key }) => void hosts.push(node.type, key) });
    return hosts;
  };

  test.each([
    ["//a", ["reg-name", "host"]],
    ["//1.2.3.4", ["IPv4address", "host"]],
    ["//[::1]", ["IP-literal", "host"]],
    ["a", []],
  ])("the host of %j", (text, hosts) => {
    expect(hostOf(text)).toEqual(hosts);
  });

  test.each(["http://a", "/a", "a/b", "x:a", ""])("the path of %j", (text) => {
    const paths: string[] = [];
    visit(parse(text), { path: { leave: ({ type }) => void paths.push(type) } });
    expect(paths).toEqual([parse(text).path.type]);
  });

  test("a hook for a list field is called for each of its nodes, independent of their types", () => {
    const values: unknown[] = [];
    visit(parse("x:a/b"), {
      segments: ({ type, value }, { index }) => void values.push([type, value, index]),
      segment: ({ value }) => void values.push(value),
    });
    expect(values).toEqual([["segment-nz", "a", 0], ["segment", "b", 1], "b"]);
  });

  test("the hook for every node runs before the hook for the field, and that before the hook for the type", () => {
    const calls: string[] = [];
    const hook = (name: string) => ({
      enter: () => void calls.push(`enter ${name}`),
      leave: () => void calls.push(`leave ${name}`),
    });
    visit(parse("//a"), { ...hook("all"), "reg-name": hook("type"), host: hook("field") });
    expect(calls.filter((call) => !call.endsWith("all"))).toEqual([
      "enter field",
      "enter type",
      "leave field",
      "leave type",
    ]);
    expect(calls.slice(2, 5)).toEqual(["enter all", "enter field", "enter type"]);
  });

  test("a name of both a field and a type applies to both, and its hook is called once", () => {
    const calls: unknown[] = [];
    visit(tree, { scheme: (_, { key }) => void calls.push(key) });
    visit(parse("a", { rule: "scheme" }), { scheme: (_, { key }) => void calls.push(key) });
    expect(calls).toEqual(["scheme", null]);
    const { parse: parseDraft } = standards["rfc2396bis-01"];
    const paths: string[] = [];
    for (const [text, rule] of [
      ["a:/b", "URI-reference"],
      ["a:b", "URI-reference"],
      ["/b", "path"],
      ["b", "URI-reference"],
    ] as const) {
      visit(parseDraft(text, { rule }), { path: ({ type }) => void paths.push(type) });
    }
    expect(paths).toEqual(["abs-path", "opaque-part", "rel-path"]);
  });

  test("a node in the field can be replaced, and the hook for its type sees the replacement", () => {
    const seen: string[] = [];
    const changed = visit(tree, {
      host: () => leaf("IPv4address", "1.2.3.4"),
      "reg-name": () => void seen.push("reg-name"),
      IPv4address: ({ value }) => void seen.push(value),
    });
    expect(recompose(changed)).toBe("http://u@1.2.3.4:80/a/b?q#f");
    expect(seen).toEqual(["1.2.3.4"]);
  });

  test("the field of a scheme's tree, and the fields in it", () => {
    const types: string[] = [];
    visit(parseWithScheme("mailto:a@b", { scheme: true }), {
      schemeNode: ({ type }) => void types.push(type),
      addrSpecs: ({ type }) => void types.push(type),
      path: ({ type }) => void types.push(type),
    });
    expect(types).toEqual(["path-rootless", "mailtoURI", "addr-spec"]);
  });
});

describe("what is refused", () => {
  const untyped: UntypedVisitor = { hots: () => undefined };
  const names = [
    ...["URI", "hier-part", "absolute-URI", "relative-ref", "relative-part", "authority", "IP-literal"],
    ...["path-abempty", "path-absolute", "path-noscheme", "path-rootless", "path-empty"],
    ...["scheme", "query", "fragment", "IPv4address", "reg-name", "port", "userinfo", "IPv6address", "IPvFuture"],
    ...["segment", "segment-nz", "segment-nz-nc", "path", "host", "address", "segments"],
  ].join(", ");

  test("a name that does not exist in the grammar", () => {
    const message = `A callback has a name that is no node type or field of the trees of rfc3986. They have ${names}.`;
    expect(() => visit(tree as NodeBase, untyped)).toThrow(new TypeError(message));
    // A misspelled name is also refused if the tree has no node of that kind,
    expect(() => visit(parse("") as NodeBase, untyped)).toThrow(new TypeError(message));
    // and under a scheme's tree.
    expect(() => visit(parseWithScheme("mailto:a@b", { scheme: true }) as NodeBase, untyped)).toThrow(
      new TypeError(message),
    );
    expect(() => visit(parseWithScheme("x-none:a", { scheme: true }) as NodeBase, untyped)).toThrow(
      new TypeError(message),
    );
  });

  test("a rule without its own node type, unless it is the root's rule", () => {
    const visitor: UntypedVisitor = { h16: () => BREAK };
    expect(() => visit(tree as NodeBase, visitor)).toThrow(
      new TypeError(`A callback has a name that is no node type or field of the trees of rfc3986. They have ${names}.`),
    );
    const root: NodeBase = parse("1", { rule: "h16" });
    expect(visit(root, visitor)).toBe(root);
  });

  test("but not a name that only other trees of the grammar have", () => {
    expect(visit(parse("a:"), { "path-noscheme": () => null } as UntypedVisitor)).toEqual(parse("a:"));
  });

  test("and not a name in a tree without a grammar", () => {
    const odd = leaf("odd", "");
    expect(visit(odd, untyped)).toBe(odd);
    const parent = { type: "odd", start: 0, end: 0, child: odd } as NodeBase;
    expect(visit(parent, untyped)).toBe(parent);
  });

  test.each([
    [0, "The tree must be an object, not number."],
    ["http://a", "The tree must be an object, not string."],
    [null, "The tree must be an object, not null."],
    [undefined, "The tree must be an object, not undefined."],
    [{}, "'type' of the tree must be a string, not undefined."],
    [{ type: 1 }, "'type' of the tree must be a string, not number."],
  ])("the root %j, which is not a node", (root, message) => {
    expect(() => visit(root as unknown as NodeBase, {})).toThrow(new TypeError(message));
  });

  test.each([
    [7, "A callback of the visitor must be a function or an object, not number."],
    [{ enter: 7 }, "'enter' of the callbacks of the visitor must be a function, not number."],
  ])("the callback %j", (callback, message) => {
    expect(() => visit(tree as NodeBase, { scheme: callback } as unknown as UntypedVisitor)).toThrow(
      new TypeError(message),
    );
  });

  test("a tree that grows while it is visited", () => {
    const deeper = { segment: (node: NodeBase) => ({ type: "segment", start: 0, end: 0, segment: node }) };
    expect(() => visit<NodeBase>(tree, deeper as unknown as UntypedVisitor)).toThrow(
      new TypeError("The tree has more than 8 levels below its root, or contains itself."),
    );
  });

  test.each([
    [7, "The result of a callback must be a node, null, SKIP, BREAK or nothing, not number."],
    [{}, "'type' of the result of a callback must be a string, not undefined."],
    [false, "The result of a callback must be a node, null, SKIP, BREAK or nothing, not boolean."],
  ])("the result %j, which is not a node", (answer, message) => {
    expect(() => visit(tree as NodeBase, { scheme: () => answer } as unknown as UntypedVisitor)).toThrow(
      new TypeError(message),
    );
  });
});

describe("the types", () => {
  const uriTree: RFC3986.URI = parse(uri, { rule: "URI" });

  test("of the nodes that hooks are called with", () => {
    const nodes: NodeBase[] = [];
    visit(uriTree, {
      host: (node) => void nodes.push(typed<RFC3986.Host>()(node)),
      path: (node) => void nodes.push(typed<RFC3986.URI["path"]>()(node)),
      "reg-name": (node) => void nodes.push(typed<RFC3986.RegName>()(node)),
      segments: (node) => void nodes.push(typed<Leaf<"segment"> | Leaf<"segment-nz">>()(node)),
      scheme: { leave: (node) => void nodes.push(typed<Leaf<"scheme">>()(node)) },
      URI: (node) => void nodes.push(typed<RFC3986.URI>()(node)),
    });
    expect(nodes.map(({ type }) => type)).toEqual([
      ...["URI", "scheme", "reg-name", "reg-name", "path-abempty", "segment", "segment"],
    ]);
  });

  test("of the result: the root's type, unless the root can be replaced or removed", () => {
    const root: NodeBase = uriTree;
    const visitor: UntypedVisitor = {};
    typed<RFC3986.URI>()(visit(uriTree, { enter: () => SKIP, host: () => undefined, leave: () => BREAK }));
    typed<NodeBase>()(visit(uriTree, { query: () => null, scheme: () => leaf("scheme", "x") }));
    typed<NodeBase>()(visit(uriTree, { URI: (node) => node, query: () => null }));
    typed<NodeBase>()(visit(root, { query: () => undefined }));
    typed<NodeBase>()(visit(root, { query: () => leaf("query", "") }));
    typed<NodeBase | null>()(visit(root, { query: () => null }));
    typed<NodeBase | null>()(visit(root, visitor));
    const ofURIs: Visitor<TreeOf<RFC3986.URI>> = { path: () => SKIP };
    typed<NodeBase | null>()(visit(uriTree, ofURIs));
    expect([
      typed<NodeBase | null>()(visit(uriTree, { URI: () => null })),
      typed<NodeBase | null>()(visit(uriTree, { URI: { leave: () => null } })),
      typed<NodeBase | null>()(visit(uriTree, { enter: () => null })),
    ]).toEqual([null, null, null]);
  });

  test("of unknown names and results", () => {
    // @ts-expect-error -- no field and no type has the name
    expect(() => visit(uriTree, { hots: () => undefined })).toThrow(TypeError);
    // @ts-expect-error -- a number is no answer
    expect(() => visit(uriTree, { scheme: () => 7 })).toThrow(TypeError);
  });
});

test("a visitor or a tree whose keys cannot be read is refused", () => {
  const fail = (): never => {
    throw new Error("not readable");
  };
  const visitor = new Proxy({}, { ownKeys: fail });
  expect(() => visit(parse("a:b"), visitor)).toThrow(/^The visitor cannot be read\.$/);
  const tree = new Proxy(parse("a:b"), { ownKeys: fail });
  expect(() => visit(tree, { scheme: () => undefined })).toThrow(/^The tree cannot be read\.$/);
  expect(() => visit(tree, { enter: () => undefined })).toThrow(/^A node of the tree cannot be read\.$/);
});

test("a visitor that has changed is read again", () => {
  const called: string[] = [];
  const visitor: Record<string, () => undefined> = { scheme: () => void called.push("scheme") };
  const tree = parse("a:b?c");
  visit(tree, visitor);
  visit(tree, visitor);
  visit(tree, { scheme: undefined });
  visitor["query"] = () => void called.push("query");
  visit(tree, visitor);
  visitor["scheme"] = () => void called.push("other");
  visit(tree, visitor);
  expect(called).toEqual(["scheme", "scheme", "scheme", "query", "other", "query"]);
});
