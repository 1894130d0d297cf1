/**
 * The trees of all loaded grammars depend on the modules of other test files, so it shares none with them.
 *
 * @jest-environment node
 */
import { parse } from "../../src/index.js";
import { defineTree, isOptional, treesWith, type NodeBase, type Tree } from "../../src/tree/index.js";
import { Shape } from "../../src/tree/shape.js";

/** The shapes of a small grammar with unique node types. */
const SHAPES = `
top=<scheme>":"("//"<place><list[]:item|other>*("/"<list>)/<list>*("/"<list>))["?"<query:query|words>]
place=[<user>[":"<password>]"@"]<host>
words=<words[]:word>*("&"<words>)
none=<nothing:><few[]:>
quoted=%x22<text>%x22
`;

const fail = (): never => {
  throw new Error("this is not asked for");
};
const tree: Tree = defineTree({ id: "small", shapes: SHAPES, rules: () => ["top", "port"], parse: fail, refuse: fail });

const leaf = (type: string, value: string): NodeBase => ({ type, start: 0, end: 0, value }) as NodeBase;
const node = (type: string, fields: object): NodeBase => ({ type, start: 0, end: 0, ...fields });
const items = (...values: string[]): NodeBase[] => values.map((value) => leaf("item", value));
const place = (user: string | null, password: string | null): NodeBase =>
  node("place", {
    user: user && leaf("user", user),
    password: password && leaf("password", password),
    host: leaf("host", "h"),
  });

const scheme = leaf("scheme", "x");

describe("a tree is printed only from its fields", () => {
  test.each<[NodeBase, string]>([
    [
      node("top", { scheme, place: place("u", "p"), list: items("a", "b"), query: leaf("query", "q") }),
      "x://u:p@ha/b?q",
    ],
    [node("top", { scheme, place: place("u", null), list: items("a"), query: null }), "x://u@ha"],
    [node("top", { scheme, place: null, list: items("a", "b", "c"), query: null }), "x:a/b/c"],
    [node("words", { words: [leaf("word", "v"), leaf("word", "w")] }), "v&w"],
    [node("none", { nothing: null, few: [] }), ""],
    [node("quoted", { text: leaf("text", "t") }), '"t"'],
    [leaf("any", "text"), "text"],
  ])("%j gives %s", (root, text) => {
    expect(tree.print(root)).toBe(text);
    const printed = tree.printed(root);
    expect([printed.text, printed.misfit]).toEqual([text, null]);
    expect(printed.leaves.every(({ start, end, value }) => text.slice(start, end) === value)).toBe(true);
  });

  test("leaves have their offsets in the text", () => {
    const words = node("words", { words: [leaf("word", "v"), leaf("word", "ww")] });
    expect(tree.printed(words).leaves).toEqual([
      { type: "word", start: 0, end: 1, value: "v" },
      { type: "word", start: 2, end: 4, value: "ww" },
    ]);
  });

  test("unexpected fields come last and are marked", () => {
    const password = leaf("password", "p");
    const root = { ...place(null, null), password };
    expect(tree.print(root)).toBe("hp");
    expect(tree.printed(root)).toMatchObject({ text: "hp", misfit: password });
    expect(tree.printed(node("top", { scheme, place: root, list: items("a"), query: null })).misfit).toBe(password);
  });

  test("missing fields are not printed", () => {
    expect(tree.print(node("quoted", { text: null }))).toBe('""');
    expect(tree.print(node("top", { scheme, place: null, list: [], query: null }))).toBe("x:");
  });

  test("a node without a shape and without a value is refused", () => {
    expect(() => tree.print(node("port", {}))).toThrow(
      new TypeError("A node without the fields of its type must have a string property 'value'."),
    );
  });
});

test("the types of nodes are data", () => {
  expect(tree.nodeTypes()).toEqual([
    {
      type: "top",
      leaf: false,
      fields: {
        scheme: { types: ["scheme"], optional: false, list: false },
        place: { types: ["place"], optional: true, list: false },
        list: { types: ["item", "other"], optional: false, list: true },
        query: { types: ["query", "words"], optional: true, list: false },
      },
    },
    {
      type: "place",
      leaf: false,
      fields: {
        user: { types: ["user"], optional: true, list: false },
        password: { types: ["password"], optional: true, list: false },
        host: { types: ["host"], optional: false, list: false },
      },
    },
    { type: "words", leaf: false, fields: { words: { types: ["word"], optional: false, list: true } } },
    {
      type: "none",
      leaf: false,
      fields: {
        nothing: { types: [], optional: true, list: false },
        few: { types: [], optional: false, list: true },
      },
    },
    { type: "quoted", leaf: false, fields: { text: { types: ["text"], optional: false, list: false } } },
    ...["scheme", "item", "other", "query", "user", "password", "host", "word", "text"].map((type) => ({
      type,
      leaf: true,
      fields: {},
    })),
  ]);
  expect(tree.nodeTypes()).toBe(tree.nodeTypes());
  expect(tree.fieldOf("place", "host")?.types).toEqual(["host"]);
  expect(tree.fieldOf("place", "constructor")).toBeUndefined();
  expect(tree.fieldOf("nobody", "host")).toBeUndefined();
});

test("a node is recognized by its type and the names of its fields", () => {
  expect(treesWith(node("words", { words: [] }))).toEqual([tree]);
  expect(treesWith(node("words", { others: [] }))).toEqual([]);
  expect(treesWith(node("words", { words: [], others: null }))).toEqual([]);
  expect(treesWith(leaf("port", "80"))).toContain(tree);
  expect(treesWith(leaf("word", "v"))).toEqual([]);
  expect(tree.has(node("constructor", {}))).toBe(false);
});

test("optional fields are known for the loaded grammars", () => {
  expect(isOptional("place", "user")).toBe(true);
  expect(isOptional("place", "host")).toBe(false);
  expect(isOptional("place", "unknown")).toBe(true);
});

test("a shape has no rules", () => {
  expect(() => new Shape("<a>b")).toThrow(new TypeError("A shape cannot contain the rule b."));
});

test("the text of a standard's tree has no fragment of its own", () => {
  expect(treesWith(parse("http://a/")).map((tree) => tree.hasFragment())).toContain(false);
});
