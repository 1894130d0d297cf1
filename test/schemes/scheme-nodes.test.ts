// Scheme trees in the public API: they are typed, hang under the root of the generic tree, and are visited, printed and
// converted like it.
import { recompose, URISyntaxError, visit, type NodeBase } from "../../src/index.js";
import { fromUnist, toUnist } from "../../src/interop/unist.js";
import { withSchemes } from "../../src/schemes/define.js";
import { http, type HttpURI } from "../../src/schemes/http.js";
import { parse, schemes, validate, type SchemeNode } from "../../src/schemes/index.js";
import { mailto, type MailtoURI } from "../../src/schemes/mailto.js";
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
    new TypeError('The visitor cannot remove "domain" because "addr-spec" requires it.'),
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

test("a leaf type of several schemes is printed by the first scheme that allows its text", () => {
  const leaf = { type: "value", start: 0, end: 1, value: ":" } as NodeBase;
  expect(schemes.get("data")?.grammar.test(":", { rule: "value" })).toBe(false);
  expect(schemes.get("prospero")?.grammar.test(":", { rule: "value" })).toBe(true);
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
