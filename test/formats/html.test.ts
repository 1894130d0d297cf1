import fc from "fast-check";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { html, vue, xml } from "../../src/formats/html.js";
import type { Piece, Scan } from "../../src/formats/piece.js";

const options = { seed: 1, numRuns: 200 };

/** A scanner that emits its range with the name of its language. */
const named =
  (language: string): Scan =>
  (document, start, end, emit) => {
    const text = document.slice(start, end);
    const write = language === "css" ? (written: string) => written.replaceAll(")", "\\)") : undefined;
    const spanOf: Piece["spanOf"] = (from, to) => ({ start: start + from, end: start + to });
    emit({ kind: "string", text: `${language}|${text}`, spanOf, ...(write ? { write } : {}) });
  };

const KNOWN = new Set(["css", "js", "json", "jsx", "scss", "ts"]);
const ofKnown = (language: string): Scan | null => (KNOWN.has(language) ? named(language) : null);
const scans = { html: html(ofKnown), vue: vue(ofKnown), xml, plain: html(() => null), plainVue: vue(() => null) };

function piecesOf(scan: Scan, document: string, start = 0, end = document.length): Piece[] {
  const pieces: Piece[] = [];
  scan(document, start, end, (piece) => pieces.push(piece));
  return pieces;
}

/** The pieces as `kind text`; "code" for code. */
const shown = (scan: Scan, document: string): string[] =>
  piecesOf(scan, document).map(({ kind, isCode, text }) => `${isCode === true ? "code" : kind} ${text}`);

type Row = [why: string, document: string, expected: string[]];

describe("HTML", () => {
  test.each<Row>([
    ["names beyond ASCII", "<a é=a:b ü>c:d</a>", ["string a:b", "text c:d"]],
    ["text between tags", "See a:b <b>c:d</b> e:f", ["text See a:b ", "text c:d", "text  e:f"]],
    ["text without ':' is left out", "<p>a &amp; b</p> &#33; &excl;", []],
    ["a ':' that is a reference", "<p>a&colon;b</p><p>a&#58;b</p>", ["text a:b", "text a:b"]],
    ["references", "<p>a:b?c&amp;d&lt;e &amp f&copy=g", ["text a:b?c&d<e & f&copy=g"]],
    ["'<' that begins no tag", "a:b < c <3 <> </ > <", ["text a:b < c <3 <> </ > <"]],
    ["a tag without '>'", "<p>a:b <b c:d", ["text a:b <b c:d"]],
    ["bogus comments", "<!a:b> <?", ["text <!a:b> <?"]],
    ["URIs between angle brackets", "<http://a/> <mailto:a@b> <p>", ["text <http://a/> <mailto:a@b> "]],
    ["names with ':' of tags", "<o:p>a:b</o:p>", ["text a:b"]],
    ["capital letters", "<A HREF=a TITLE=a:b>", ["reference a", "string a:b"]],
    ["quoted values", `<a title="a:'b" alt='c:"d>'>`, [`string a:'b`, `string c:"d>`]],
    ["values without quotes", "<a title=a:b/ alt = c:d>e:f", ["string a:b/", "string c:d", "text e:f"]],
    ["empty values", `<a href="" src= ><a href=''>a:b<a href=`, ["text a:b<a href="]],
    ["a tag at the end", "<a x='>' href=", []],
    ["references with white space", `<a href=" \n a:b\t" src='  '>`, ["reference a:b"]],
    [
      "relative references",
      "<a href=b><img src=c><svg><use xlink:href='#d'/></svg>",
      ["reference b", "reference c", "reference #d"],
    ],
    ["references of some elements", "<form action=a></form><x-y action=b icon=c:d>", ["reference a", "value c:d"]],
    ["lists of references", `<a ping=" b  c " itemtype="d&amp;e">`, ["reference b", "reference c", "reference d&e"]],
    ["a list with a template", `<a ping="b <% c %>:d">`, ["string b <% c %>:d"]],
    ["sources of images", `<img srcset="a:b 1x, c:d 2x">`, ["text a:b 1x, c:d 2x"]],
    ["a refresh", `<meta http-equiv=refresh content="0; url=a:b">`, ["reference a:b"]],
    ["styles", `<p style="a: url(b)" title=c>`, ["string css|a: url(b)"]],
    ["styles with references", `<p style="a: url(&quot;b&quot;) & c">`, [`string a: url("b") & c`]],
    ["styles with '&'", `<p style="a: b & c">`, ["string css|a: b & c"]],
    [
      "handlers of events",
      `<p onclick="f('a:b')" onx="a:b" once=a:b on-x="f(a:b)">`,
      ["string js|f('a:b')", "string a:b", "string a:b", "string f(a:b)"],
    ],
    ["names without values", "<a x:y hidden b / c>", ["text x:y"]],
    ["comments", "<!-- a:b <a href=x> &amp; -->c:d<!---->", ["text  a:b <a href=x> &amp; ", "text c:d"]],
    ["empty comments", "<!-->a:b<!--->c:d", ["text a:b", "text c:d"]],
    ["comments with a wrong end", "<!-- a:b --!>c:d-->", ["text  a:b ", "text c:d-->"]],
    ["a comment without end", "<p><!-- a:b", ["text  a:b"]],
    ["CDATA", "<svg><![CDATA[a:b &amp; <b>]]></svg>", ["text a:b &amp; <b>"]],
    ["CDATA without end", "<![CDATA[a:b &amp; <b>c:d", ["text <![CDATA[a:b & ", "text c:d"]],
    ["document types", `<!DOCTYPE html PUBLIC "-//a" 'b:c'><p>d:e`, ["string b:c", "text d:e"]],
    ["broken document types", `<!doctype a:b "c:d> e:f "`, [`text  a:b "c:d`, `text  e:f "`]],
    ["a document type without '>'", "<!doctype a:b", ["text <!doctype a:b"]],
    ["a declaration of XML", "<?xml version='a:b'?>c:d", ["string a:b", "text c:d"]],
    ["processing instructions", "<?a b:c?>d:e<?xmla:b>", ["text a b:c?", "text d:e", "text xmla:b"]],
    ["a refresh with quotation marks", `<meta content=" 5 , URL = 'a:b' ">`, ["reference a:b"]],
    ["a refresh with closed ones", `<meta content="5;url='a:b c'">`, ["reference a:b c"]],
    ["content that is no refresh", '<meta content="url=a:b">', ["string url=a:b"]],
    ["end tags", "</p title='a:b'>c:d</p>", ["string a:b", "text c:d"]],
  ])("%s", (_why, document, expected) => {
    expect(shown(scans.html, document)).toEqual(expected);
  });

  test.each<Row>([
    ["scripts", "<script>'a:b</p>'</script>c:d", ["string js|'a:b</p>'", "text c:d"]],
    ["modules", "<script type=module>a</script >", ["string js|a"]],
    ["JSON", "<script type='application/ld+json; x'>a</script/>", ["string json|a"]],
    ["maps", "<script type=importmap>a</script>", ["string json|a"]],
    ["TypeScript", "<script lang=ts>a</script><script type=text/typescript>b</script>", ["string ts|a", "string ts|b"]],
    ["JSX", "<script type=text/babel>a</script><script lang=tsx>b</script>", ["string jsx|a", "string ts|b"]],
    ["natural languages", "<script lang=en>a</script>", ["string js|a"]],
    ["other languages", "<script type='x-shader/x-vertex'>a:b &amp;</script>", ["text a:b &amp;"]],
    ["templates", "<script type=text/x-handlebars-template><a href=b>c:d</script>", ["reference b", "text c:d"]],
    [
      "templates in templates",
      "<script type=text/html><script type=text/html><a href=b:c>d</script>e",
      ["text <a href=b:c>d"],
    ],
    ["other end tags", "<script>a</scripts></ script></script", ["string js|a</scripts></ script></script"]],
    ["no end tag", "<script>a<script>b", ["string js|a<script>b"]],
    ["no end tags of many", "<title/>a:b<title/>c:d", ["text a:b", "text c:d"]],
    ["'/>' in HTML", "<script src=a />b</script>", ["reference a", "string js|b"]],
    ["'/>' in SVG", "<svg><script href=a />b:c</svg><script/>d</script>", ["reference a", "text b:c", "string js|d"]],
    ["'/>' after SVG that is empty", "<math/><script/>d</script>", ["string js|d"]],
    ["styles", "<style>a{}</style><style lang=scss>b</style>", ["string css|a{}", "string scss|b"]],
    [
      "styles of other languages",
      "<style type='text/less'>a</style><style lang=x>b</style>",
      ["string css|a", "string css|b"],
    ],
    ["texts without tags", "<title>a:b <b>&amp;</title><textarea>c:d</textarea>", ["text a:b <b>&", "text c:d"]],
    ["texts as they are", "<xmp>a:b <b>&amp;</xmp>c:d", ["text a:b <b>&amp;", "text c:d"]],
    ["templates in texts", "<title>a:<?= '&amp;' ?>&amp;<% a</title><%= b %>", ["text a:<?= '&amp;' ?>&<% a"]],
    ["code", "<code>a:b<i>c:d</i></code>e:f", ["code a:b", "code c:d", "text e:f"]],
    ["code in code", "<samp>a:b<kbd>c:d</kbd>e:f</samp>g:h", ["code a:b", "code c:d", "code e:f", "text g:h"]],
    ["code without end", "<p><code>a:b</p>c:d", ["code a:b", "text c:d"]],
  ])("elements: %s", (_why, document, expected) => {
    expect(shown(scans.html, document)).toEqual(expected);
  });

  test("elements in languages without a scanner are texts", () => {
    const document = `<script>a:b</script><style>c:d</style><p style=e:f onclick="g('h:i')">`;
    expect(shown(scans.plain, document)).toEqual(["text a:b", "text c:d", "string e:f", "string g('h:i')"]);
  });

  test.each<Row>([
    ["in texts", "a:<%= b > '<p>' %>/<?php c() ?>/{{ d }}", ["text a:<%= b > '<p>' %>/<?php c() ?>/{{ d }}"]],
    ["in texts with references", "a:&amp;<% '&amp;' %>&amp;", ["text a:&<% '&amp;' %>&"]],
    ["PHP without end", "<p>a:b<?php 'c:d &amp; <p>'", ["text a:b", "text <?php 'c:d &amp; <p>'"]],
    ["'<%' without end", "<p>a:b<%<p>", ["text a:b<%"]],
    [
      "in values",
      `<a href="a:<?php b["c"] ?>/<%= d > "" %>" title=a:b>`,
      [`reference a:<?php b["c"] ?>/<%= d > "" %>`, "string a:b"],
    ],
    ["with references in values", `<a href="<?= '&amp;' ?>&amp;a">`, ["reference <?= '&amp;' ?>&a"]],
    [
      "braces in values",
      `<a href="{{ a("b") }}/{% c "d" %}&amp;" alt='{{ a:b'>`,
      [`reference {{ a("b") }}/{% c "d" %}&`, "string {{ a:b"],
    ],
    ["braces in two lines", `<a alt="{{ a:b" title="c:d\n}}">`, ["string {{ a:b", "string c:d\n}}"]],
    ["a quote only in a template", `<a alt="a:b<% " %> title=c:d>`, [`string a:b<% " %>`, "string c:d"]],
    [
      "values without quotes",
      "<a href={{ a > b }}/c title=<%= d:e %>&amp;f>",
      ["reference {{ a > b }}/c", "string <%= d:e %>&f"],
    ],
    ["as attributes", "<a <%= 'a:b' %> {{#if c}}href=d{{/if}}><p>", ["text <%= 'a:b' %>", "reference d{{/if}}"]],
    ["as names", "<a <%= 'a://b' %>=c:d e{{f}}=g:h <%=e>", ["text <%= 'a://b' %>", "string c:d", "string g:h"]],
    ["as names of elements", "<h<%= a %>>b:c", ["text b:c"]],
  ])("templates: %s", (_why, document, expected) => {
    expect(shown(scans.html, document)).toEqual(expected);
  });

  test.each<Row>([
    [
      "no closing quote before the next tag",
      `<a href="a:b>c:d</a> <a href="e:f">`,
      ["reference a:b", "text c:d", "reference e:f"],
    ],
    ["no closing quote at all", "<a href='a:b title=c:d>e:f", ["reference a:b", "string c:d", "text e:f"]],
    [
      "a value that ends with '='",
      `<a href="a:b?c="><p title="d>e:f=" alt="g>h<1=:">`,
      ["reference a:b?c=", "string d>e:f=", "string g>h<1=:"],
    ],
    ["'<' and '>' in a value", `<a title="<a href='a:b'>">`, ["string <a href='a:b'>"]],
    ["a tag in a value", `<a title="<a:b="c>`, ["string <a:b="]],
    ["one quote too many", `<a href="a:b"" title="c:d">`, ["reference a:b", "string c:d"]],
    [
      "URIs instead of attributes",
      `<a http://b?c=d "mailto:e" 'f:g' h="">`,
      ["text http://b?c=d", `text "mailto:e"`, "text 'f:g'"],
    ],
    ["a template in such a URI", "<a http://b/<% c %> d=e:f>", ["text http://b/<% c %>", "string e:f"]],
    ["'=' instead of a name", "<a =a:b><a =a ='c:d'>e:f", ["text =a:b", "string c:d", "text e:f"]],
  ])("recovery: %s", (_why, document, expected) => {
    expect(shown(scans.html, document)).toEqual(expected);
  });
});

describe("XML", () => {
  test.each<Row>([
    ["attributes", `<a:b xmlns:a="c:d" action='e:f' _x="g:h&#38;"/>`, ["value c:d", "value e:f", "string g:h&"]],
    [
      "references",
      `<a href="b" HREF="c" xlink:href=" d " src="e" xml:base="f"/>`,
      ["reference b", "reference d", "reference e", "reference f"],
    ],
    [
      "elements whose names stand for references",
      "<loc> a:b </loc><x:loc>c:&#38;d</x:loc><url><![CDATA[e:f]]></url><link>g:h<b/>i:j</link><link/>k:l<url>m:n<url>",
      ["value a:b", "value c:&d", "value e:f", "text g:h", "text i:j", "text k:l", "text m:n"],
    ],
    [
      "elements of any name",
      "<é>a:b</é><_>c:d</_><script>e:f<style href='g'/></script>",
      ["text a:b", "text c:d", "text e:f", "reference g"],
    ],
    ["CDATA", "<a><![CDATA[a:b <c> &amp;]]> d:e</a>", ["text a:b <c> &amp;", "text  d:e"]],
    ["comments", "<!--a:b--!> c:d--> e:f<!-->g:h-->", ["text a:b--!> c:d", "text  e:f", "text >g:h"]],
    ["instructions", "<?a b:c > d?>e:f<?g h:i>j", ["text a b:c > d", "text e:f", "text g h:i"]],
    ["style sheets", `<?xml-stylesheet href="a" title='b:c'?>d:e`, ["reference a", "string b:c", "text d:e"]],
    [
      "entities",
      `<!DOCTYPE a SYSTEM "b:c" [ <!ENTITY d 'e:f&#38;'> <!-- it's g:h > --> ]>i:j`,
      ["string b:c", "string e:f&", "text  it's g:h > ", "text i:j"],
    ],
    ["a subset without end", "<!DOCTYPE a:b [ <!ENTITY c>d:e", ["text  a:b [ <!ENTITY c", "text d:e"]],
    ["a declaration without end", "<!DOCTYPE a [] 'b:c>' d:e", ["string b:c>", "text  d:e"]],
  ])("%s", (_why, document, expected) => {
    expect(shown(scans.xml, document)).toEqual(expected);
  });
});

describe("components", () => {
  test.each<Row>([
    [
      "scripts and styles",
      `<script setup lang="ts">a<b</script><style scoped lang="scss">c</style>`,
      ["string ts|a<b", "string scss|c"],
    ],
    [
      "bound attributes",
      `<a :href="'b'" @click='c' #d="e" v-bind:src="f" g="h:i">`,
      ["string ts|'b'", "string ts|c", "string ts|e", "string ts|f", "string h:i"],
    ],
    ["bound attributes with references", `<a :href="'b:c' &amp;&amp; d">`, ["string 'b:c' && d"]],
    ["operators", `<a :href="b && c">`, ["string ts|b && c"]],
    [
      "expressions",
      "<a href={b + {c: '>'}} src='{d}' alt=\"{{e:f}}\">",
      ["string ts|b + {c: '>'}", "string ts|d", "string {{e:f}}"],
    ],
    ["expressions in values", "<a href='b/{c}' title={d}:e>", ["reference b/{c}", "string {d}:e"]],
    ["short attributes", "<a {href} {...b}>c:d", ["string ts|href", "string ts|...b", "text c:d"]],
    ["'{' without end", "<a {b:c d={e href=f {>g:h", ["text {b:c", "reference f", "text g:h"]],
    ["elements that are components", "<Title>a:b<b>c:d</Title><Script />", ["text a:b", "text c:d"]],
    [
      "elements that are empty",
      "<script src=a /><p>b:c</p><script>d</script>",
      ["reference a", "text b:c", "string js|d"],
    ],
  ])("%s", (_why, document, expected) => {
    expect(shown(scans.vue, document)).toEqual(expected);
  });

  test("expressions without a scanner are texts", () => {
    expect(shown(scans.plainVue, `<a {b('c:d')} :e="f:g" h={i:j}>`)).toEqual([
      "text b('c:d')",
      "string f:g",
      "string i:j",
    ]);
  });
});

test.each<[document: string, part: string, expected: string]>([
  ["<p>see a:b.</p>", "a:b", "a:b"],
  ["<p>see a&#58;b?c&amp;d=e.</p>", "a:b?c&d", "a&#58;b?c&amp;d"],
  ["<p title='see a:b?c&amp;d'>", "c&d", "c&amp;d"],
  ["<a href=' a:b?c&amp;d '>", "a:b?c&d", "a:b?c&amp;d"],
  ["<title>&lt;a:b></title>", "<a:b", "&lt;a:b"],
  ["<!DOCTYPE a 'b:c'>", "b:c", "b:c"],
])("the offsets of %s", (document, part, expected) => {
  const [piece] = piecesOf(scans.html, document);
  const at = piece?.text.indexOf(part) ?? -1;
  const span = piece?.spanOf(at, at + part.length);
  expect(document.slice(span?.start, span?.end)).toBe(expected);
});

test.each<[document: string, expected: string]>([
  ["<p>a:b</p>", `&amp;&lt;&gt;"' <%= "&" %>&lt;%`],
  [`<p title="a:b">`, `&amp;&lt;&gt;&quot;' <%= "&" %>&lt;%`],
  ["<p title='a:b'>", `&amp;&lt;&gt;"&#39; <%= "&" %>&lt;%`],
  ["<p title=a:b>", `&amp;&lt;&gt;&quot;&#39;&#32;<%= "&" %>&lt;%`],
])("what is written into %s", (document, expected) => {
  const [piece] = piecesOf(scans.html, document);
  expect(piece?.write?.(`&<>"' <%= "&" %><%`)).toBe(expected);
});

test("what is written into another language in a value is escaped twice", () => {
  const [css, js] = piecesOf(scans.html, `<p style="a:b" onclick="'a:b'">`);
  expect([css?.write?.(`")`), js?.write?.(`")`)]).toEqual(["&quot;\\)", "&quot;)"]);
  expect(piecesOf(scans.html, "<!-- a:b -->")[0]?.write).toBeUndefined();
});

/** Fragments of documents, also broken ones. */
const FRAGMENTS = [
  ..."<>\"'=&/:;{}!-? \na",
  ..."<a |<b>|</a>|<a href=|<p title=|<p style='|<p onclick=\"|<!--|-->|--!>|<![CDATA[|]]>|<!DOCTYPE |<?php |<?xml |<?a |?>|<%|%>".split(
    "|",
  ),
  ..."{{|}}|{%|%}|{#if}|&amp;|&#58;|&colon;|&copy=|<script>|</script>|<script type=text/html>|<script lang=ts/>|<style>|</style>".split(
    "|",
  ),
  ..."<title>|</title>|<textarea/>|<xmp>|</xmp>|<svg>|</svg>|<code>|</code>|ping=\"a b|:href='|@x=|{a}|http://a/|a:b|<http://b>|[|]".split(
    "|",
  ),
];
const soup = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 40 }).map((parts) => parts.join(""));
const anyDocument = fc.oneof(soup, fc.string({ unit: "binary", maxLength: 60 }));
const anyScan = fc.constantFrom(...Object.values(scans));

test("any document: pieces in order, inside of the range", () => {
  fc.assert(
    fc.property(anyScan, anyDocument, anyDocument, anyDocument, (scan, before, document, after) => {
      const all = before + document + after;
      const [start, end] = [before.length, before.length + document.length];
      const inside = piecesOf(scan, all, start, end);
      let done = start;
      for (const { kind, text, spanOf } of inside) {
        const span = spanOf(0, text.replace(/^\w+\|/, "").length);
        expect(span.start).toBeGreaterThanOrEqual(done);
        expect(span.end).toBeGreaterThanOrEqual(span.start);
        expect(span.end).toBeLessThanOrEqual(end);
        expect(kind === "reference" || /[:|]/.test(text)).toBe(true);
        done = span.end;
      }
      // What is around the range does not matter.
      const alone = piecesOf(scan, document);
      expect(inside.map(({ text }) => text)).toEqual(alone.map(({ text }) => text));
    }),
    { ...options, numRuns: 500 },
  );
});

test("no URI of a document gets lost", () => {
  const uri = fc.nat({ max: 99 }).map((number) => `http://${number.toString()}.example/`);
  const document = fc.array(fc.oneof(soup, uri), { maxLength: 20 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.constantFrom(scans.xml, scans.plain, scans.plainVue), document, (scan, text) => {
      const pieces = piecesOf(scan, text);
      for (const { 0: found, index } of text.matchAll(/http:\/\/\d+\.example/g)) {
        const covered = pieces.some((piece) => {
          const span = piece.spanOf(0, piece.text.length);
          return span.start <= index && index + found.length <= span.end && piece.text.includes(found);
        });
        expect([text, found, covered]).toEqual([text, found, true]);
      }
    }),
    { ...options, numRuns: 500 },
  );
});

test("what is written is read again", () => {
  const around: readonly (readonly [string, string])[] = [
    ["<p>", "</p>"],
    ['<p title="', '">'],
    ["<p title='", "'>"],
    ["<p title=", ">"],
    ["<title>", "</title>"],
  ];
  const text = fc.array(fc.constantFrom(..."<>&\"' :=;\tab", "&amp;", "<p>", "<% a %>")).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.constantFrom(...around), text, fc.constantFrom(scans.html, scans.xml), (place, written, scan) => {
      const [first, last] = place;
      const write = piecesOf(scans.html, `${first}a:b${last}`)[0]?.write;
      const given = `:${written}`;
      const pieces = piecesOf(scan, first + String(write?.(given)) + last);
      // The scanner of XML removes white space around values.
      expect(pieces.map((piece) => piece.text.trim())).toEqual([given.trim()]);
    }),
    options,
  );
});

/** A node of the tree of parse5. */
type Node = DefaultTreeAdapterTypes.ChildNode;

/** What parse5 reads, in the order of the document: values of attributes and texts with ":". */
function oracle(document: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if ("attrs" in node) for (const { value } of node.attrs) if (value.includes(":")) found.push(value.trim());
    if (node.nodeName === "#text" && "value" in node && node.value.includes(":")) found.push(node.value);
    if (node.nodeName === "#comment" && "data" in node && node.data.includes(":")) found.push(node.data);
    if ("childNodes" in node) node.childNodes.forEach(visit);
    const location = node.sourceCodeLocation;
    expect(location).toBeTruthy();
  };
  parseFragment(document, { sourceCodeLocationInfo: true }).childNodes.forEach(visit);
  return found;
}

const word = fc.constantFrom(
  "a",
  "b:",
  "http://c/",
  "&amp;",
  "&#58;",
  "&#x2f;",
  "&copy;",
  "&eacute;",
  "&quot;",
  "&lt;",
  "=",
  "?",
  ">",
  ";",
);
const words = fc.array(word, { maxLength: 6 }).map((parts) => parts.join(""));
const text = fc
  .array(fc.oneof(word, fc.constantFrom(" ", "\n", "&amp ", '"', "'")), { maxLength: 8 })
  .map((parts) => parts.join(""));
const attributeName = fc.constantFrom("href", "TITLE", "data-x", "xmlns:a", "src", "action", "Content");
const attribute = fc.oneof(
  fc.tuple(attributeName, words).map(([name, value]) => `${name}="${value.replace(/=$/, "")} '"`),
  fc.tuple(attributeName, words).map(([name, value]) => `${name} = '${value} "a'`),
  fc.tuple(attributeName, words).map(([name, value]) => `${name}=x${value.replaceAll(">", "")}`),
  fc.constant("hidden"),
);
const attributes = fc.uniqueArray(attribute, { maxLength: 4, selector: (each) => each.slice(0, 3).toLowerCase() });
const leaf = fc.oneof(
  text,
  text.map((content) => `<!-- ${content} -->`),
  fc.tuple(fc.constantFrom("img", "BR", "input"), attributes).map(([name, list]) => `<${[name, ...list].join(" ")}>`),
  fc
    .tuple(fc.constantFrom("title", "textarea", "xmp", "style", "script"), text)
    .map(([name, content]) => `<${name}>${content.trim()}</${name}>`),
);
const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc
      .tuple(fc.constantFrom("div", "span", "SECTION", "x-y"), attributes, tie("tree"))
      .map(([name, list, content]) => `<${[name, ...list].join("\n")}>${content}</${name}>`),
  ),
  tree: fc.array(tie("node"), { maxLength: 4 }).map((nodes) => nodes.join("<hr>")),
}));

test("parse5 reads the same", () => {
  fc.assert(
    fc.property(tree, (document) => {
      const pieces = piecesOf(scans.plain, document).filter((piece) => piece.text.includes(":"));
      expect([document, ...pieces.map(({ text: each, kind }) => (kind === "text" ? each : each.trim()))]).toEqual([
        document,
        ...oracle(document),
      ]);
    }),
    { ...options, numRuns: 1000 },
  );
});

const hostile = [
  ...FRAGMENTS,
  ..."<a x='|<a href=\"{{ |x=\"a>b <c |<svg><script/>|<a x={ |'\"|<p style='a:&amp;' |a='{' |{%}{%<a x=\"<b>".split(
    "|",
  ),
];

test.each(hostile)("many %j are read in linear time", (fragment) => {
  const many = fragment.repeat(Math.ceil(2e5 / fragment.length));
  for (const scan of [scans.html, scans.xml, scans.vue]) {
    for (const document of [many, `<p ${many}>`]) piecesOf(scan, document);
  }
});

test("a megabyte of fragments is read in linear time", () => {
  fc.assert(
    fc.property(soup, (document) => {
      const many = document.repeat(Math.ceil(1e6 / (document.length + 1)));
      piecesOf(scans.html, many);
    }),
    { ...options, numRuns: 5 },
  );
});
