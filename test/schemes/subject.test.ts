import {
  defineScheme,
  normalize,
  parse,
  rfc,
  schemes,
  validate,
  withSchemes,
  type Subject,
} from "../../src/schemes/index.js";
import type { NodeBase } from "../../src/tree/index.js";

/** Only the scheme's own grammar accepts these, so the children of their roots are components. */
const OWN = ["sip:a@[2001:db8::1]", "stun:[::1]", "turn:[::1]:80?transport=udp", "sip:A@[2001:DB8::1]#f"];

describe("the tree of a URI stands for its text", () => {
  test.each([
    ...OWN,
    "http://u@H:80/a/../b?q#f",
    "http://h",
    "mailto:a@b",
    "urn:isbn:0395363411",
    "file:///C:/x",
    "a/b?c",
    "//h/x",
    "",
    "?q",
    "#f",
    "x:",
    "x:/a//b",
  ])("%j", (uri) => {
    const root = parse(uri, { scheme: OWN.includes(uri) });
    expect(normalize(root)).toBe(normalize(uri));
    expect(validate(root).diagnostics).toEqual(validate(uri).diagnostics);
  });
});

test("the components of a URI are leaves if only the scheme's own grammar accepts it", () => {
  expect(parse("turn:[::1]:80?transport=udp#f", { scheme: true })).toMatchObject({
    type: "URI",
    start: 0,
    end: 29,
    scheme: { type: "scheme", start: 0, end: 4, value: "turn" },
    authority: null,
    path: { type: "path", start: 5, end: 13, value: "[::1]:80" },
    query: { type: "query", start: 14, end: 27, value: "transport=udp" },
    fragment: { type: "fragment", start: 28, end: 29, value: "f" },
  });
});

const MALFORMED = "A node of the tree does not have the fields of its type.";

test.each([
  [{ scheme: null }, MALFORMED],
  [{ path: null }, MALFORMED],
  [{ scheme: undefined }, MALFORMED],
  [{ query: 1 }, MALFORMED],
  [{ query: {} }, "'type' of a node of the tree must be a string, not undefined."],
  [{ authority: undefined }, MALFORMED],
  [{ path: { type: "query", start: 5, end: 10, value: "[::1]" } }, MALFORMED],
])("a tree with the change %j is refused", (change, message) => {
  const root = { ...parse("stun:[::1]", { scheme: true }), ...change } as unknown as NodeBase;
  expect(() => normalize(root)).toThrow(new TypeError(message));
});

describe("a root with a path as text", () => {
  const leaf = (type: string, value: string): object => ({ type, start: 0, end: value.length, value });
  const root = { type: "URI", scheme: leaf("scheme", "a"), path: leaf("path", "b"), authority: null, query: null };

  test("is printed from its parts", () => {
    expect(normalize({ ...root, fragment: null } as never)).toBe("a:b");
  });

  test.each([
    ["without a fragment", root],
    ["with a scheme of null", { ...root, scheme: null, fragment: null }],
    ["without a scheme", { ...root, scheme: undefined, fragment: null }],
  ])("%s is malformed", (_how, tree) => {
    expect(() => normalize(tree as never)).toThrow(new TypeError(MALFORMED));
  });
});

describe("what a requirement and a normal form see", () => {
  const seen: Pick<Subject, "input" | "authority" | "components" | "uri">[] = [];
  const look = (subject: Subject): [] => {
    seen.push(subject);
    return [];
  };
  const definition = { name: "x", specification: rfc(1, "One"), section: "1", status: null, normalize: look } as const;
  const check = { code: "a", section: "1", rule: "URI", summary: "S.", find: look };
  const grammar = { test: (input: string) => input.startsWith("x:") };
  const seenIn = (input: string, use: typeof validate | typeof normalize, fields: object): object => {
    seen.length = 0;
    use(input, { schemes: [defineScheme({ ...definition, requirements: [check], ...fields })] });
    const [{ input: text, authority, components, uri } = {}] = seen;
    return { text, authority, components, uri };
  };
  const span = (start: number, end: number): object => ({ start, end });

  test.each([
    ["validate", validate],
    ["normalize", normalize],
  ])("%s: the text without its fragment, the places and the generic tree", (_name, use) => {
    for (const fields of [{}, { grammar }]) {
      expect(seenIn("x://u@h:1/p?q#f", use, fields)).toMatchObject({
        text: "x://u@h:1/p?q",
        authority: { start: 4, end: 9, userinfo: span(4, 5), host: span(6, 7), port: span(8, 9) },
        components: { scheme: "x", userinfo: "u", host: "h", port: "1", path: "/p", query: "q", fragment: "f" },
        uri: { type: "URI", start: 0, end: 15, path: { type: "path-abempty", start: 9, end: 11 } },
      });
    }
  });

  test.each([
    ["validate", validate],
    ["normalize", normalize],
  ])("%s: the text with its fragment if the grammar defines it", (_name, use) => {
    expect(seenIn("x:a#f", use, { grammar: { ...grammar, fragment: true } })).toMatchObject({ text: "x:a#f" });
  });

  test.each([
    ["validate", validate],
    ["normalize", normalize],
  ])("%s: the parts as leaves if only the grammar of the scheme accepts the URI", (_name, use) => {
    expect(seenIn("x://[h]i:1/p?q#f", use, { grammar })).toMatchObject({
      text: "x://[h]i:1/p?q",
      components: { scheme: "x", authority: "[h]i:1", path: "/p", query: "q", fragment: "f" },
      uri: {
        type: "URI",
        authority: { type: "authority", start: 4, end: 10, value: "[h]i:1" },
        path: { type: "path", start: 10, end: 12, value: "/p" },
      },
    });
  });
});

test("a name without a colon is not a scheme", () => {
  expect(validate("httpx").diagnostics).toEqual(validate("httpx", { schemes: [] }).diagnostics);
});

const facts = { name: "x", specification: rfc(9999, "X"), section: "1", status: null };

test.each(["x:a", "x:a#f", "x:!", "x:!#f", "x: "])("the grammar of a scheme reads %j once", (uri) => {
  const read: string[] = [];
  const isAccepted = (text: string): boolean => {
    read.push(text);
    return !text.includes("!");
  };
  const x = withSchemes([defineScheme({ ...facts, grammar: { test: isAccepted } })]);
  x.validate(uri);
  expect(read).toHaveLength(1);
  x.repair("x:a");
  expect(read).toHaveLength(2);
  x.equivalent("x:a", "x:b");
  x.normalize("x:a");
  expect(read.length).toBeLessThanOrEqual(5);
});

test("the path stays if the scheme does not allow its normal form", () => {
  const ofPath = defineScheme({ ...facts, grammar: { test: (uri) => /^x:\/\/h\/a\/\.\.$/i.test(uri) } });
  const byPath = withSchemes([ofPath]);
  expect(byPath.normalize("x://H/a/..")).toBe("x://h/a/..");
  expect(byPath.normalize("x://H/a/..", { changes: true })).toMatchObject({
    uri: "x://h/a/..",
    changes: [{ step: "case", start: 4, end: 5 }],
  });
  const byHost = withSchemes([defineScheme({ ...facts, grammar: { test: (uri) => uri === "x://H/" } })]);
  expect(byHost.normalize("x://H/")).toBe("x://h/");
});

test("a text that the generic syntax accepts only in the normal form of its scheme gets the other steps, too", () => {
  const { normalize: normalForm } = withSchemes([
    defineScheme({
      ...facts,
      grammar: { test: () => true },
      normalize: ({ input }) => (input.startsWith("x:[") ? [{ start: 2, end: 3, text: "/b", section: "1" }] : []),
    }),
  ]);
  expect(normalForm("X:[/../%7e")).toBe("x:/~");
  expect(normalForm("X:[/../%7e", { changes: true }).uri).toBe("x:/~");
});

test("the functions of a grammar need no object, and there is no tree of a string that it refuses", () => {
  const { parse: treeOf, test: accepts } = schemes.get("mailto").grammar;
  expect(treeOf("mailto:a@b#f")).toMatchObject({ type: "mailtoURI", end: 10 });
  expect(treeOf("mailto:a@ b")).toBeNull();
  expect([accepts("mailto:a@b#f"), accepts("mailto:a@ b")]).toEqual([true, false]);
});
