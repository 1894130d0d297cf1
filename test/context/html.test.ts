import { parse, parseFragment } from "parse5";
import { embeddedInFields, establishBase } from "../../src/context/index.js";
import { resolve } from "../../src/index.js";
import { embeddedInHTML, type HTMLNode } from "../../src/context/html.js";
import { htmlDocument, htmlReference } from "../tables/context.js";

const given = (html: string): string[] => embeddedInHTML(parse(html)).map(({ reference }) => reference);

test("the example of appendix D", () => {
  const { base, reference, target } = htmlReference;
  const embedded = embeddedInHTML(parse(htmlDocument));
  expect(embedded).toEqual([{ reference: base, by: "<base href>" }]);
  const established = establishBase({ embedded, retrieval: "http://elsewhere.example/" });
  expect(established).toMatchObject({ base, reason: "The innermost base is used: the base from <base href>." });
  expect(resolve(reference, String(established.base))).toBe(target);
});

describe("the base element", () => {
  test.each<[why: string, html: string, expected: string[]]>([
    ["is not there", "<p>text</p>", []],
    ["stands in nothing", "", []],
    ["the first counts", "<base href=a><base href=b>", ["a"]],
    ["the first with href", "<base target=_top><base href=b>", ["b"]],
    ["in any case of letters", "<BaSe HREF='A'>", ["A"]],
    ["its references are read", "<base href='http://a/?b&amp;c&#x3d;d'>", ["http://a/?b&c=d"]],
    ["white space is not part of it", "<base href=' \t\n\f\r a b \n'>", ["a b"]],
    ["all white space", "<base href='  '>", [""]],
    ["other white space is", "<base href='\u00A0a'>", ["\u00A0a"]],
    ["in the body", "<p><base href=a>", ["a"]],
    ["in a comment", "<!-- <base href=a> -->", []],
    ["in a script", "<script>'<base href=a>'</script>", []],
    ["in a title", "<title><base href=a></title>", []],
    ["in a template", "<template><base href=a></template>", []],
    ["in an attribute", "<p title='<base href=a>'>", []],
    ["of SVG", "<svg><base href=a></base></svg>", []],
  ])("%s", (_why, html, expected) => {
    expect(given(html)).toEqual(expected);
  });
});

test("a fragment of a document", () => {
  expect(embeddedInHTML(parseFragment("<p><base href=a>"))).toEqual([{ reference: "a", by: "<base href>" }]);
});

test("the base element takes precedence over the message's header and is resolved against it", () => {
  const embedded = [...embeddedInHTML(parse("<base href='d/'>")), ...embeddedInFields("Content-Base: http://a/b/c")];
  expect(establishBase({ embedded }).base).toBe("http://a/b/d/");
});

test("a base that is not a URI is refused", () => {
  const { base, candidates } = establishBase({
    embedded: embeddedInHTML(parse("<base href='a b'>")),
    retrieval: "f:/",
  });
  expect(base).toBe("f:/");
  expect(candidates[0]).toMatchObject({ by: "<base href>", reason: "A space is not allowed in the path." });
});

test("a tree deeper than the stack", () => {
  let node: HTMLNode = {
    nodeName: "base",
    namespaceURI: "http://www.w3.org/1999/xhtml",
    attrs: [{ name: "href", value: `${" ".repeat(100_000)}a` }],
  };
  for (let depth = 0; depth < 100_000; depth++) node = { nodeName: "div", childNodes: [node] };
  expect(embeddedInHTML(node)).toEqual([{ reference: "a", by: "<base href>" }]);
});
