// Scheme trees in the public API: they are typed, hang under the root of the generic tree, and are visited, printed and
// converted like it.
import { readFileSync } from "node:fs";
import {
  change,
  components,
  recompose,
  relativize,
  resolve,
  URISyntaxError,
  visit,
  type NodeBase,
  type ParseResult,
} from "../../src/index.js";
import * as generic from "../../src/index.js";
import { fromUnist, toUnist } from "../../src/interop/unist.js";
import { defineScheme, withSchemes, type AnyScheme, type Scheme } from "../../src/schemes/define.js";
import { http, type HttpURI } from "../../generated/schemes/http.js";
import {
  compare,
  equivalent,
  normalize,
  parse,
  safeParse,
  schemes,
  validate,
  type SchemeNode,
  type SchemeRoots,
} from "../../src/schemes/index.js";
import { standards, type RFC3986 } from "../../src/standards/index.js";
import { mailto, type MailtoURI } from "../../generated/schemes/mailto.js";
import { fieldsOf, type NodeType } from "../../src/tree/index.js";
import { caught } from "../support/caught.js";

/** Whether two types are assignable to each other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const URI = "mailto:a@b,c@d?subject=e";

test("the types list all possible trees", () => {
  const two = withSchemes([mailto, http]);
  const { schemeNode } = two.validate(URI);
  const some: Same<typeof schemeNode, MailtoURI | HttpURI | null> = true;
  const ofAny = validate(URI).schemeNode;
  const every: Same<typeof ofAny, SchemeNode | null> = true;
  const given = validate(URI, { schemes: [mailto] }).schemeNode;
  const one: Same<typeof given, MailtoURI | null> = true;
  expect([some, every, one]).toEqual([true, true, true]);
  expect([ofAny, given]).toEqual([schemeNode, schemeNode]);
  expect(schemeNode?.type === "mailtoURI" && schemeNode.to?.addrSpecs.map(({ domain }) => domain.value)).toEqual([
    "b",
    "d",
  ]);
  const parsed = two.parse(URI, { scheme: true }).schemeNode;
  const root: Same<typeof parsed, MailtoURI | HttpURI | null> = true;
  expect([root, parsed]).toEqual([true, schemeNode]);
});

test("visiting the root visits the scheme's tree after the generic children", () => {
  const types: string[] = [];
  visit(parse("mailto:a@b", { scheme: true }), { enter: ({ type }) => void types.push(type) });
  expect(types).toEqual([
    ...["URI", "scheme", "path-rootless", "segment-nz"],
    ...["mailtoURI", "scheme", "to", "addr-spec", "local-part", "domain"],
  ]);
  const domains: string[] = [];
  visit(parse(URI, { scheme: true }), {
    "addr-spec": ({ domain }) => void domains.push(domain.value),
  });
  expect(domains).toEqual(["b", "d"]);
});

test("a required node of a scheme's tree cannot be removed", () => {
  const { schemeNode } = validate(URI);
  expect(() => visit(schemeNode as NodeBase, { domain: () => null })).toThrow(
    new TypeError("The visitor cannot remove 'domain' because 'addr-spec' requires it."),
  );
  expect(recompose(visit(schemeNode as NodeBase, { hfields: () => null }) as NodeBase)).toBe("mailto:a@b,c@d");
});

test("an edited tree is printed, and the scheme's own grammar parses the result", () => {
  const node = validate(URI).schemeNode as MailtoURI;
  const leaf = (type: string, value: string): NodeBase => ({ type, start: 0, end: 0, value }) as NodeBase;
  const edited = (visitor: Readonly<Record<string, () => NodeBase>>): NodeBase => visit<NodeBase>(node, visitor);
  expect(recompose(edited({ domain: () => leaf("domain", "x.example") }))).toBe(
    "mailto:a@x.example,c@x.example?subject=e",
  );
  const other = caught(() => recompose(edited({ hfname: () => leaf("hfname", "a=b&c") })));
  expect(other).toBeInstanceOf(URISyntaxError);
  expect(other.diagnostic).toEqual({
    severity: "error",
    code: "mailto/recompose",
    message: "These parts cannot be combined: the result would have a different hfname.",
    start: 0,
    end: "mailto:a@b,c@d?a=b&c=e".length,
    rule: "mailtoURI",
    section: "2",
    url: "https://www.rfc-editor.org/rfc/rfc6068#section-2",
  });
  const refused = caught(() => recompose(edited({ domain: () => leaf("domain", "b c") })));
  expect(refused.diagnostic).toMatchObject({
    code: "mailto/syntax",
    index: 10,
    found: "U+0020",
    rule: "mailtoURI",
  });
});

describe("a root and its schemeNode whose texts differ", () => {
  const renamed = ({ type }: NodeBase): NodeBase => ({ type, start: 0, end: 0, value: "x" }) as NodeBase;
  const edited = (uri: string, visitor: Readonly<Record<string, typeof renamed>>): NodeBase =>
    visit<NodeBase>(parse(uri, { scheme: true }), visitor);
  const inScheme = edited("mailto:a@b?subject=e#f", { domain: renamed });
  const inRoot = edited("mailto:a@b?subject=e#f", { query: renamed });

  test.each<[name: string, take: (tree: NodeBase) => unknown]>([
    ["recompose", recompose],
    ["recompose of url-syntax-05", standards["url-syntax-05"].recompose],
    ["print", standards.rfc3986.print],
    ["components", components],
    ["change", (tree) => change(tree, { port: null })],
    ["resolve", (tree) => resolve(tree, "a:b")],
    ["resolve, as the base", (tree) => resolve("a:b", tree)],
    ["relativize", (tree) => relativize(tree, "a:b")],
    ["relativize, as the base", (tree) => relativize("a:b", tree)],
    ["normalize", (tree) => generic.normalize(tree)],
    ["compare", (tree) => generic.compare(tree, "a:b")],
    ["equivalent", (tree) => generic.equivalent("a:b", tree)],
    ["normalize by scheme", (tree) => normalize(tree)],
    ["compare by scheme", (tree) => compare("a:b", tree)],
    ["equivalent by scheme", (tree) => equivalent(tree, "a:b")],
    ["validate", (tree) => validate(tree)],
  ])("are refused by %s", (_, take) => {
    for (const tree of [inScheme, inRoot]) {
      const { message, diagnostic } = caught(() => take(tree));
      expect(message).toMatch(
        /^The root and its 'schemeNode' have different texts\. Pass recompose\(schemeNode\) to use the text of 'schemeNode', or set 'schemeNode' to null to use the text of the root\.$/,
      );
      expect(diagnostic).toMatchObject({ code: "mailto/recompose", start: 0, rule: "mailtoURI", section: "2" });
    }
  });

  test("are converted to unist and back, because no tree is lost", () => {
    expect(fromUnist(toUnist(inScheme))).toEqual(inScheme);
  });

  test("become equal as the message says", () => {
    const { schemeNode } = inScheme as unknown as { schemeNode: NodeBase };
    expect(recompose(schemeNode)).toBe("mailto:a@x?subject=e");
    expect(recompose({ ...inScheme, schemeNode: null } as NodeBase)).toBe("mailto:a@b?subject=e#f");
    expect(recompose(edited("http://a/b", { path: ({ ...node }) => node, query: renamed, fragment: renamed }))).toBe(
      "http://a/b",
    );
  });

  test("may differ in the fragment, unless the grammar of the scheme has one", () => {
    expect(recompose(edited("mailto:a@b#f", { fragment: renamed }))).toBe("mailto:a@b#x");
    const whole = [...schemes.values()].filter(({ grammar }) => grammar.hasFragment && grammar.tree !== null);
    const withFragment = whole.flatMap(({ examples }) => examples).find((uri) => uri.includes("#")) ?? "";
    const tree: NodeBase = parse(withFragment, { scheme: true });
    expect(recompose(tree)).toBe(withFragment);
    expect(() => recompose(Object.assign({}, tree, { fragment: null }))).toThrow(/different texts/);
  });

  test("are compared by the grammar that has all their nodes, although another one has nodes of the same type", () => {
    const uri = "wais://[2001:db8::7]/d//";
    const tree = parse(uri, { scheme: true }) as NodeBase;
    expect([recompose(tree), normalize(tree)]).toEqual([uri, uri]);
    const { schemeNode } = tree as unknown as { schemeNode: NodeBase };
    const broken = { ...tree, schemeNode: { ...schemeNode, wtype: { type: "nothing", start: 0, end: 0 } } };
    expect(() => recompose(broken as NodeBase)).toThrow(
      new TypeError("A node without the fields of its type must have a string property 'value'."),
    );
  });

  test("are refused if the generic syntax refuses the URI", () => {
    const uri = "aaa://host.example.com:6666;transport=tcp";
    const tree = parse(uri, { scheme: true }) as NodeBase;
    expect([validate(uri).node, normalize(tree)]).toEqual([null, "aaa://host.example.com:6666"]);
    const other = visit<NodeBase>(tree, { port: renamed });
    for (const take of [normalize, validate]) {
      expect(caught(() => take(other)).diagnostic).toMatchObject({ code: "aaa/recompose", end: uri.length });
    }
  });

  test("are not compared if the grammar does not describe its trees", () => {
    const own = defineScheme({
      name: "x-own",
      specification: { name: "Own", title: "Own", url: () => "https://example.com/" },
      section: "1",
      status: null,
      grammar: {
        test: () => true,
        parse: (value: string) => ({ type: "x-own-uri", start: 0, end: value.length, value }),
      },
    });
    const { parse: parseOwn } = withSchemes([own]);
    const tree = parseOwn("x-own:a", { scheme: true });
    expect(tree.schemeNode).toEqual({ type: "x-own-uri", start: 0, end: 7, value: "x-own:a" });
    expect(recompose(tree)).toBe("x-own:a");
  });
});

test("a leaf type of several schemes is printed by the first scheme that allows its text", () => {
  const leaf = { type: "value", start: 0, end: 1, value: ":" } as NodeBase;
  expect(schemes.get("data").grammar.test(":", { rule: "value" })).toBe(false);
  expect(schemes.get("prospero").grammar.test(":", { rule: "value" })).toBe(true);
  expect(recompose(leaf)).toBe(":");
});

// Schemes without a grammar of their own have no trees.
const withTrees = [...schemes.values()].filter(({ grammar }) => grammar.tree !== null);

describe.each(withTrees.map((scheme) => [`${scheme.standard} ${scheme.name}`, scheme] as const))(
  "%s",
  (_, { grammar, examples, standard }) => {
    test.each(examples)("the tree of %s is printed, converted and converted back", (uri) => {
      const { schemeNode } = validate(uri, { standard });
      const node = schemeNode as NodeBase;
      expect(grammar.tree?.print(node)).toBe(uri.slice(0, node.end));
      expect(recompose(node)).toBe(uri.slice(0, node.end));
      expect(fromUnist(toUnist(node))).toEqual(node);
      const root = parse(uri, { scheme: true, standard });
      expect(fromUnist(toUnist(root))).toEqual(root);
      expect(visit(root, {})).toBe(root);
    });

    test("nodeTypes lists the type of each node in the tree", () => {
      const types = new Map(grammar.nodeTypes().map((each): [string, NodeType] => [each.type, each]));
      for (const uri of examples) {
        const { schemeNode } = validate(uri, { standard });
        visit(schemeNode as NodeBase, {
          enter(node) {
            const known = types.get(node.type);
            expect([node.type, known?.leaf]).toEqual([node.type, "value" in node && typeof node.value === "string"]);
            expect(
              fieldsOf(node)
                .map(([name]) => name)
                .sort(),
            ).toEqual(Object.keys(known?.fields ?? {}).sort());
          },
        });
      }
    });
  },
);

const PROJECT = {
  specification: { name: "Projects", title: "How we name projects", url: () => "https://example.com/" },
  section: "1",
  status: null,
} as const;

describe("a scheme that is named", () => {
  /** The names of the schemes whose trees the types know. */
  const named = Array.from(
    readFileSync("generated/schemes.tree.d.ts", "utf8").matchAll(/^ {2}readonly "(.*?)":/gm),
    ([, name]) => name as keyof SchemeRoots,
  );

  test("has the type of its trees in the map", () => {
    const node = schemes.get("mailto").grammar.parse(URI);
    const one: Same<typeof node, MailtoURI | null> = true;
    const every = schemes.get("http" as keyof SchemeRoots).grammar.parse("http://a/");
    const some: Same<typeof every, SchemeRoots[keyof SchemeRoots] | null> = true;
    const any = schemes.get("http" as string);
    const unknown: Same<typeof any, AnyScheme | undefined> = true;
    expect([one, some, unknown]).toEqual([true, true, true]);
    expect([every?.type, any?.name]).toEqual(["http-URI", "http"]);
    expect(node?.to?.addrSpecs[0]?.domain.value).toBe("b");
  });

  test.each(named)("%s is in the map, and each of its URIs has a tree", (name) => {
    const scheme: Scheme<SchemeRoots[keyof SchemeRoots]> = schemes.get(name);
    expect(scheme.name).toBe(name);
    for (const example of scheme.examples) {
      const { schemeNode } = parse(example, { scheme: name });
      expect(schemeNode).toEqual(scheme.grammar.parse(example));
      expect(schemeNode).not.toBeNull();
    }
  });

  test("has the type of its trees in results", () => {
    const node = parse(URI, { scheme: "mailto" });
    const root: Same<typeof node, RFC3986.URIReference & { readonly schemeNode: MailtoURI }> = true;
    const uri = parse(URI, { scheme: "mailto", rule: "URI" });
    const chosen: Same<typeof uri, RFC3986.URI & { readonly schemeNode: MailtoURI }> = true;
    const either = ((scheme: "mailto" | "http") => parse(URI, { scheme }).schemeNode)("mailto");
    const two: Same<typeof either, MailtoURI | HttpURI> = true;
    const unknown = ((scheme: string) => parse(URI, { scheme }).schemeNode)("mailto");
    const every: Same<typeof unknown, SchemeNode | null> = true;
    const other = parse("http://a/", { scheme: "http", standard: "rfc1738" }).schemeNode;
    const old: Same<typeof other, SchemeNode | null> = true;
    const given = withSchemes([mailto]).parse(URI, { scheme: "mailto" }).schemeNode;
    const own: Same<typeof given, MailtoURI | null> = true;
    const result = safeParse(URI, { scheme: "mailto" });
    const safe: Same<typeof result, ParseResult<typeof node>> = true;
    expect([root, chosen, two, every, old, own, safe]).toEqual(Array(7).fill(true));
    expect([either, unknown, given]).toEqual(Array(3).fill(node.schemeNode));
    expect(other?.type).toBe("httpurl");
    expect(node).toEqual(parse(URI, { scheme: true }));
    expect(uri).toEqual(node);
    expect(result).toEqual({ ok: true, node });
    expect(parse("MAILTO:a@b", { scheme: "mailto" }).schemeNode.to?.addrSpecs[0]?.domain.value).toBe("b");
  });

  test.each([
    ["http://a/", 4],
    ["a", 0],
    ["", 0],
    ["//mailto:1", 0],
    ["x-none:a", 6],
  ])("refuses %p", (input, end) => {
    expect(safeParse(input, { scheme: "mailto" })).toEqual({
      ok: false,
      diagnostic: {
        severity: "error",
        code: "rfc3986/other-scheme",
        message: "The scheme must be 'mailto'.",
        start: 0,
        end,
        rule: "scheme",
        section: "3.1",
        url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
      },
    });
  });

  test("is refused in every standard that has schemes", () => {
    const { diagnostic } = safeParse("http://a/", { scheme: "mailto", standard: "rfc1738" });
    expect(diagnostic).toMatchObject({ code: "rfc1738/other-scheme", end: 4, section: "2.1" });
    const project = { ...PROJECT, name: "project" };
    for (const standard of Object.values(standards)) {
      const { safeParse: parsed } = withSchemes([defineScheme({ ...project, standard })]);
      expect(parsed("http://a/", { scheme: "project", standard: standard.id }).diagnostic).toMatchObject({
        code: `${standard.id}/other-scheme`,
        rule: "scheme",
      });
    }
  });

  test("refuses what its grammar and the generic syntax refuse", () => {
    expect(safeParse("mailto:a b", { scheme: "mailto" }).diagnostic?.code).toBe("rfc3986/space");
    expect(safeParse("mailto:@", { scheme: "mailto" }).diagnostic?.code).toBe(
      safeParse("mailto:@", { scheme: true }).diagnostic?.code,
    );
  });

  test.each(["MAILTO", "x-none", "", "rfc1738/http", "toString"])("must be known, unlike %p", (scheme) => {
    expect(() => parse(URI, { scheme })).toThrow(
      new RangeError("The option 'scheme' must be the name of a known scheme, in lower case."),
    );
  });
});
