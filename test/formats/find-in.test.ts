/** Small documents of each format, and what a person would mark in them: valid URIs, mistakes and templates. */
import fc from "fast-check";
import { applyRepair, isURI } from "../../src/index.js";
import { isIRI } from "../../src/iri.js";
import { validate } from "../../src/schemes/index.js";
import { readersOf } from "../../src/formats/format.js";
import { findIn, formats, type FindInOptions, type Format } from "../../src/formats/index.js";
import { isTemplate } from "../../src/context/template.js";
import { unmeantIn } from "../../src/context/unmeant.js";

/** The kind, the text without escapes, and what stands in the document if that is something else. */
type Expected = readonly [kind: "uri" | "fault" | "template", text: string, written?: string];

const found = (document: string, format: Format, options?: FindInOptions): Expected[] =>
  findIn(document, format, { invalid: true, templates: true, ...options }).map(
    ({ ok, kind, reference, start, end }): Expected => {
      const written = document.slice(start, end);
      const own = ok ? "uri" : kind === "template" ? "template" : "fault";
      return written === reference ? [own, reference] : [own, reference, written];
    },
  );

type Document = readonly [document: string, ...expected: Expected[]];

describe.each<[format: Format, documents: Document[]]>([
  [
    "html",
    [
      [
        '<a href="https://a.example/?b=1&amp;c=2">',
        ["uri", "https://a.example/?b=1&c=2", "https://a.example/?b=1&amp;c=2"],
      ],
      [
        "<p>&lt;https://a.example/&gt; &#39;http://b:80x/&#39;",
        ["uri", "https://a.example/"],
        ["fault", "http://b:80x/"],
      ],
      ["<a href='http://a/\nb'>", ["uri", "http://a/b", "http://a/\nb"]],
      ["<a href='https://a.example/b c'>", ["fault", "https://a.example/b c"]],
      [
        '<img srcset="https://a.example/1.png 1x, https://a.example/2.png 2x">',
        ["uri", "https://a.example/1.png"],
        ["uri", "https://a.example/2.png"],
      ],
      [
        "<code>https://a.example/&lt;name&gt;/</code>",
        ["template", "https://a.example/<name>/", "https://a.example/&lt;name&gt;/"],
      ],
      ["<!-- https://a.example/ -->", ["uri", "https://a.example/"]],
      [
        '<script>const a = "https:\\/\\/a.example\\/b"; // http://c/</script>',
        ["uri", "https://a.example/b", "https:\\/\\/a.example\\/b"],
        ["uri", "http://c/"],
      ],
      ["<style>a { background: url(https://a.example/b.png) }</style>", ["uri", "https://a.example/b.png"]],
      ['<a href="javascript:void(a b)">'],
      ["<img src=\"data:a,<b c='http://d/'>\">", ["fault", "data:a,<b c='http://d/'>"]],
      ['<a title="See https://a.example/, please">', ["uri", "https://a.example/"]],
    ],
  ],
  [
    "xml",
    [
      ["<xs:element ref='a'/><rdf:li resource='http://a.example/b'/>", ["uri", "http://a.example/b"]],
      ["<b:a>http://a.example/b c</b:a>", ["uri", "http://a.example/b"]],
      [
        '<a xmlns:b="http://a.example/b#" c="http://a/\nhttp://b/">',
        ["uri", "http://a.example/b#"],
        ["uri", "http://a/"],
        ["uri", "http://b/"],
      ],
      ['<a href="http://a/\nb" xml:base="http://c/">', ["uri", "http://a/"], ["uri", "http://c/"]],
      ["<![CDATA[http://a.example/?b&amp;c]]>", ["uri", "http://a.example/?b&amp;c"]],
    ],
  ],
  [
    "markdown",
    [
      [
        "[a](https://a.example/x\\_y) **https://b.example/**.",
        ["uri", "https://a.example/x_y", "https://a.example/x\\_y"],
        ["uri", "https://b.example/"],
      ],
      ["[home](https://a.example/my file.html)", ["fault", "https://a.example/my file.html"]],
      [
        "[a]: <https://a.example/b> 'c'\n\n(https://a.example/b_(c))",
        ["uri", "https://a.example/b"],
        ["uri", "https://a.example/b_(c)"],
      ],
      [
        "`https://npm.im/${name}` and `https://a.example/`.",
        ["template", "https://npm.im/${name}"],
        ["uri", "https://a.example/"],
      ],
      ["```js\nfetch('http://a/' + b);\n```\n", ["template", "http://a/"]],
      [
        "| a | b |\n| - | - |\n| c | https://a.example/b\\|c |\n",
        ["fault", "https://a.example/b|c", "https://a.example/b\\|c"],
      ],
      [
        "[![a](https://a.example/b.svg)](https://a.example/)",
        ["uri", "https://a.example/b.svg"],
        ["uri", "https://a.example/"],
      ],
    ],
  ],
  [
    "json",
    [
      ['["http://a/\\nb"]', ["uri", "http://a/"]],
      ['{"a": "https:\\/\\/a.example\\/b"}', ["uri", "https://a.example/b", "https:\\/\\/a.example\\/b"]],
      [
        '{"a": "<a href=\\"https://a.example/\\">b</a>\\nhttps://b.example/"}',
        ["uri", "https://a.example/"],
        ["uri", "https://b.example/"],
      ],
      ['{"a": "https://a.example/\\u00e9"}', ["fault", "https://a.example/\u00E9", "https://a.example/\\u00e9"]],
      [
        '{"a": "https://{s}.a.example/{z}/{x}.png"} // http://b/',
        ["template", "https://{s}.a.example/{z}/{x}.png"],
        ["uri", "http://b/"],
      ],
    ],
  ],
  [
    "javascript",
    [
      ["const a = `https://a.example/${b}/c`;", ["template", "https://a.example/${b}/c"]],
      [
        "get('http://a.example/' + b + 'c'); get('http://b.example/')",
        ["template", "http://a.example/"],
        ["uri", "http://b.example/"],
      ],
      ["/^https?:\\/\\/(?:www\\.)?a|b/.test(c); // See http://a.example/.", ["uri", "http://a.example/"]],
      ["const a = { data: 1, tel: b }, c = 'https://a.example/b|c';", ["fault", "https://a.example/b|c"]],
      [
        "const a = `http://a/${get('http://b/')}/c|d`;",
        ["template", "http://a/${get('http://b/')}/c|d"],
        ["uri", "http://b/"],
      ],
      [
        "const a = `http://a/${get('http://b/')} http://c/`;",
        ["template", "http://a/${get('http://b/')}"],
        ["uri", "http://b/"],
        ["uri", "http://c/"],
      ],
      ["const a = 'https://a.example/' +\n  'b/c';", ["uri", "https://a.example/b/c", "https://a.example/' +\n  'b/c"]],
    ],
  ],
  ["python", [['a = "http://%s:%d/" % b  # http://c/', ["template", "http://%s:%d/"], ["uri", "http://c/"]]]],
  [
    "css",
    [
      [
        "@import 'https://a.example/b.css'; a { b: url( https://c.example/d e ) }",
        ["uri", "https://a.example/b.css"],
        ["fault", "https://c.example/d e"],
      ],
    ],
  ],
  [
    "yaml",
    [
      [
        "a: https://a.example/b # https://c.example/\nd: 'http://{{ host }}/e'\n",
        ["uri", "https://a.example/b"],
        ["uri", "https://c.example/"],
        ["template", "http://{{ host }}/e"],
      ],
    ],
  ],
  ["toml", [['a = "https://a.example/b"\n', ["uri", "https://a.example/b"]]]],
  ["ini", [["a = https://a.example/b\n", ["uri", "https://a.example/b"]]]],
  ["properties", [["a = https\\://a.example/b\n", ["uri", "https://a.example/b", "https\\://a.example/b"]]]],
  [
    "po",
    [
      [
        'msgid "See https://a.example/"\nmsgstr ""\n"Voir https://a."\n"example/b\\n"\n',
        ["uri", "https://a.example/"],
        ["uri", "https://a.example/b", 'https://a."\n"example/b'],
      ],
    ],
  ],
  [
    "roff",
    [
      ["See https://www.7\\-zip.org/.\n", ["uri", "https://www.7-zip.org/", "https://www.7\\-zip.org/"]],
      [
        "\\fI\\%http://a.example/\\fP\\&.\n.BR http://b.example/ .\n",
        ["uri", "http://a.example/"],
        ["uri", "http://b.example/"],
      ],
      [".UR http://a.example/\\:b\na\n.UE\n", ["uri", "http://a.example/b", "http://a.example/\\:b"]],
      ["Data::Dumper and \\(dqhttp://a.example/\\(dq\n", ["uri", "http://a.example/"]],
    ],
  ],
  [
    "tex",
    [
      [
        "\\url{http://a.example/b\\_c} \\href{http://a/\\%20}{d}",
        ["uri", "http://a.example/b_c", "http://a.example/b\\_c"],
        ["uri", "http://a/%20", "http://a/\\%20"],
      ],
    ],
  ],
  [
    "bibtex",
    [
      [
        '@misc{a, url = {http://a.example/{\\_}b}, note = "See http://c.example/"}',
        ["uri", "http://a.example/_b", "http://a.example/{\\_}b"],
        ["uri", "http://c.example/"],
      ],
    ],
  ],
  [
    "asciidoc",
    [
      [
        "https://a.example/[text] link:https://b.example/[a b] `http://{host}/`",
        ["uri", "https://a.example/"],
        ["uri", "https://b.example/"],
        ["template", "http://{host}/"],
      ],
    ],
  ],
  [
    "rst",
    [
      [
        "`a <https://a.example/b>`_\n\n.. _c: https://c.example/\n",
        ["uri", "https://a.example/b"],
        ["uri", "https://c.example/"],
      ],
    ],
  ],
  ["csv", [['a;"http://a.example/""b"\n', ["fault", 'http://a.example/"b', 'http://a.example/""b']]]],
  ["tsv", [["a\thttp://a.example/b\n", ["uri", "http://a.example/b"]]]],
  [
    "text",
    [
      ["See <http://a.example/> \\nhttp://b/", ["uri", "http://a.example/"], ["uri", "http://b/"]],
      ["http://a/&lt;user&gt;/b &lt;http://c/&gt;", ["template", "http://a/&lt;user&gt;/b"], ["uri", "http://c/"]],
      ["[[http://a/|b]] [[http://c/ d]]", ["uri", "http://a/"], ["uri", "http://c/"]],
      ["http://a/[^/\\s]*", ["template", "http://a/[^/\\s]*"]],
      ["See http://a/[^1] and http://b/[^note]", ["uri", "http://a/"], ["uri", "http://b/"]],
      ["data:N Data:26 mailto:$url mailto:.*=x cid:@ urn::x sed s/DNS://g geo:a tel:a sms:x"],
      [
        "(mailto:a%40b) mailto:?cc=a data:;base64,YQ",
        ["uri", "mailto:a%40b"],
        ["uri", "mailto:?cc=a"],
        ["uri", "data:;base64,YQ"],
      ],
    ],
  ],
  [
    "shell",
    [
      ['x="http://$HOST/x"', ["template", "http://$HOST/x"]],
      ["x='http://$HOST/x'", ["uri", "http://$HOST/x"]],
      [
        'curl "http://a/`id`" http://b/`id` http://c/$(id)',
        ["template", "http://a/`id`"],
        ["template", "http://b/`id`"],
        ["template", "http://c/$(id)"],
      ],
      ['x="$(curl http://a/)"', ["uri", "http://a/"]],
      ["x='http://old.example/it'\\''s'", ["uri", "http://old.example/it's", "http://old.example/it'\\''s"]],
      ["curl http://a/b\\&c=1 http://d/|sh", ["uri", "http://a/b&c=1", "http://a/b\\&c=1"], ["uri", "http://d/"]],
      ["x=http://a/b'c d'", ["fault", "http://a/bc d", "http://a/b'c d"]],
      ["cat <<A\nhttp://$b/\nA\ncat <<'C'\nhttp://$d/\nC\n", ["template", "http://$b/"], ["uri", "http://$d/"]],
      ["sed s/DNS://g"],
    ],
  ],
  [
    "php",
    [
      [
        '<?php "http://h/$a[0]/x"; "http://h/$o->id"; "http://$h:80x/";',
        ["template", "http://h/$a[0]/x"],
        ["template", "http://h/$o->id"],
        ["template", "http://$h:80x/"],
      ],
      [
        "<?php 'http://h/$a'; <<<A\nhttp://$b/\nA;\n<<<'C'\nhttp://$d/\nC;\n",
        ["uri", "http://h/$a"],
        ["template", "http://$b/"],
        ["uri", "http://$d/"],
      ],
    ],
  ],
  [
    "perl",
    [
      [
        '"http://h/$a[0]/x", "http://h/$o->{id}", \'http://$h/\', "mailto:$url"',
        ["template", "http://h/$a[0]/x"],
        ["template", "http://h/$o->{id}"],
        ["uri", "http://$h/"],
        ["template", "mailto:$url"],
      ],
      ['"mailto:joe\\@a.example"', ["uri", "mailto:joe@a.example", "mailto:joe\\@a.example"]],
      ["s{\\Qgit://h/\\E}{http://i/}", ["uri", "http://i/"]],
      [
        "=pod\n\nE<lt>https://h/E<gt> L<a|http://b/> E<60>http://c/E<0x3e> E<9999999>\n",
        ["uri", "https://h/"],
        ["uri", "http://b/"],
        ["uri", "http://c/"],
      ],
    ],
  ],
  ["ruby", [["\"http://h/#@x\", 'http://h/#@x'", ["template", "http://h/#@x"], ["uri", "http://h/#@x"]]]],
  [
    "tex",
    [
      ["See http://a/b.html.^^J", ["uri", "http://a/b.html"]],
      [
        "a\n<<b>>=\nx <- 'http://c/%s' # http://d/%20\n@\nhttp://e/ % http://f/\n<<g>>=\nhttp://h/",
        ["template", "http://c/%s"],
        ["uri", "http://d/%20"],
        ["uri", "http://e/"],
        ["uri", "http://f/"],
        ["uri", "http://h/"],
      ],
    ],
  ],
  ["python", [["# See http://a/#DHL\\n* http://b/", ["uri", "http://a/#DHL"], ["uri", "http://b/"]]]],
  [
    "javascript",
    [
      ["// See \\\\nhttp://a/", ["uri", "http://a/"]],
      ["`http://a/${\nb}/`", ["template", "http://a/${x}/", "http://a/${\nb}/"]],
      ["`http://a/${'\\n'.repeat(80)}/b ${'c'}`", ["template", "http://a/${'\\n'.repeat(80)}/b ${'c'}"]],
    ],
  ],
])("%s", (format, documents) => {
  test.each<[document: string, expected: Expected[]]>(documents.map(([document, ...expected]) => [document, expected]))(
    "%j",
    (document, expected) => {
      expect(found(document, format)).toEqual(expected);
      const uris = expected.filter(([kind]) => kind === "uri").map(([, text]) => text);
      expect(findIn(document, format).map(({ reference }) => reference)).toEqual(uris);
    },
  );
});

/** Whole values: the same values stand in each place, and these are mistakes. */
const MISTAKES = [
  "https://h/terms of service",
  "https://h/a b.pdf",
  "htps://h/x",
  "hhttp:/h",
  "htps://h/a b",
  "ftpp://h/a b",
  "http:/h",
  "https:www.a.example",
  "http:///x",
  "http://h:99999/",
  "mailto://a@b",
  "tel:",
];
/** These are not: templates, lists, other texts, and schemes that differ from others. */
const SILENT = [
  "user/repo",
  "github:user/repo",
  "terms of service.html",
  "git@host.example/a b",
  "info is in the file a b",
  "rss://h/x",
  "ss://h",
  "$url",
  "",
];

test.each<[format: Format, before: string, after: string]>([
  ["html", '<a href="', '">'],
  ["html", "<form action='", "'>"],
  ["html", '<img data-src="', '">'],
  ["xml", '<a xlink:href="', '"/>'],
  ["xml", '<a xmlns:b="', '"/>'],
  ["xml", "<urlset><url><loc>", "</loc></url></urlset>"],
  ["xml", "<link><![CDATA[", "]]></link>"],
  ["json", '{"downloadUrl": "', '"}'],
  ["json", '{"urls": ["http://a/", "', '"]}'],
  ["json", "{homepage: '", "'}"],
  ["yaml", "a:\n- href: ", "\n  b: c\n"],
  ["yaml", "urls:\n  - http://a/\n  - ", "\n"],
  ["yaml", "{link: '", "', a: b}"],
  ["yaml", '"image_url" : "', '" # a'],
  ["toml", 'homepage = "', '"'],
  ["toml", "urls = [\n  'http://a/',\n  '", "',\n]"],
  ["ini", "[a]\r\nURL=", "\r\nb=c\r\n"],
  ["ini", 'endpoint: "', '" ; a'],
  ["properties", "my.url = ", "\n"],
  ["csv", "a,link\r\nb,", "\r\n"],
  ["csv", `a;b\n${"c;http://a/\n".repeat(9)}d;"`, '"'],
  ["tsv", "a\turl\nb\t", "\n"],
])("a whole value in %s: %j", (format, before, after) => {
  const all = (value: string): string[] =>
    found(before + value + after, format).flatMap(([kind, text]) => (text === "http://a/" ? [] : [`${kind} ${text}`]));
  // In YAML, what ends with a colon without quotation marks is a key.
  const mistakes = MISTAKES.filter((each) => format !== "yaml" || !each.endsWith(":") || /['"]$/.test(before));
  expect(mistakes.flatMap(all)).toEqual(mistakes.map((each) => `fault ${each}`));
  expect(SILENT.flatMap(all).filter((each) => each.startsWith("fault"))).toEqual([]);
  expect(all("http://c/ and http://d/")).toEqual(["uri http://c/", "uri http://d/"]);
  expect(all("See http://c/ and d")).toEqual(["uri http://c/"]);
  expect(all("https://{host}/a b")).toEqual(["template https://{host}/a b"]);
  // Without its mistakes, nothing is found of a value.
  expect(findIn(before + "https://h/terms of service" + after, format).map(({ start }) => start)).not.toContain(
    before.length,
  );
});

test.each<[format: Format, document: string]>([
  ["json", '{"name": "http:/h"}'],
  ["json", '{"urls": ["http://a/"], "name": "http:/h"}'],
  ["json", '{"url": {"name": "http:/h"}}'],
  ["json", '{"url": "http://a/", "http:/h": 1}'],
  ["json", '["url", "http:/h"]'],
  // Programs have schemes of their own, whose texts are no URIs.
  ["json", '{"url": "op://vault/my key"}'],
  ["yaml", "name: http:/h"],
  ["yaml", "urls:\n- http://a/\nname: http:/h"],
  ["yaml", "note: see url http:/h"],
  ["toml", 'name = "http:/h"'],
  ["ini", "name=http:/h"],
  ["properties", "name=http:/h"],
  ["csv", "a,b\nhttp://a/,http:/h"],
  ["xml", '<loc name="http:/h">http:/h <b/></loc>'],
  ["html", "<loc>http:/h</loc><p>http:/h"],
  ["text", "url: http:/h"],
])("other values are no references: %s %j", (format, document) => {
  expect(found(document, format).filter(([kind]) => kind === "fault")).toEqual([]);
});

test.each<[format: Format, document: string, reference: string]>([
  ["html", "<a href='http:\\\\www.example.org\\~a\\b.htm'>", "http:\\\\www.example.org\\~a\\b.htm"],
  ["xml", "<loc>https:\\10.0.0.1\\d</loc>", "https:\\10.0.0.1\\d"],
])("backslashes in place of all slashes are no pattern: %s %j", (format, document, reference) => {
  expect(found(document, format)).toEqual([["fault", reference]]);
  expect(found('{"url": "https:\\\\/\\\\/h"}', "json")).toEqual([["template", "https:\\/\\/h", "https:\\\\/\\\\/h"]]);
});

test("a misspelt scheme elsewhere is a warning on a valid URI", () => {
  const json = '{"a": "see htps:\\/\\/a.example\\/ there"}';
  const [typo] = findIn(json, "json");
  expect([typo?.ok, typo?.reference]).toEqual([true, "htps://a.example/"]);
  const [warning] = typo?.diagnostics ?? [];
  expect(warning && [warning.severity, json.slice(warning.start, warning.end)]).toEqual(["warning", "htps"]);
  expect(findIn("<!-- uri-grammar-ignore-file --> htps://a/", "html")[0]?.diagnostics).toBeUndefined();
});

test.each<[format: Format, document: string, repaired: string]>([
  ["json", '{"url": "htps:\\/\\/h\\/x"}', '{"url": "https:\\/\\/h\\/x"}'],
  ["json", '{"url": "http:\\/h"}', '{"url": "http://h"}'],
  ["json", '{"url": "https:\\\\\\\\h"}', '{"url": "https:/\\\\h"}'],
  ["yaml", "url: 'htps:/it''s'", "url: 'https:/it''s'"],
  ["csv", 'url\n"mailto: ""a""@b"', 'url\n"mailto:""a""@b"'],
  ["xml", "<loc>http:&#x2F;h?a&amp;b</loc>", "<loc>http://h?a&amp;b</loc>"],
  ["properties", "url=http\\:/h", "url=http\\://h"],
  ["toml", 'url = "tel:\\u002F\\u002F+1"', 'url = "tel:+1"'],
  ["html", "<p>http://a/b|c&amp;d", "<p>http://a/b%7Cc&amp;d"],
  ["json", '["http:\\/\\/a\\/b c"]', '["http:\\/\\/a\\/b%20c"]'],
  ["markdown", "[a](http://a/b c)", "[a](http://a/b%20c)"],
  ["tex", "\\url{http://a/b|c}", "\\url{http://a/b\\%7Cc}"],
  ["roff", ".UR http://a\\-b/c|d\n", ".UR http://a\\-b/c%7Cd\n"],
])("repairs are written in the format: %s %s", (format, document, repaired) => {
  const [fault] = findIn(document, format, { invalid: true });
  expect(fault?.ok === false && applyRepair(document, fault.diagnostics[0]?.repair ?? { edits: [] })).toBe(repaired);
});

test.each<[format: Format, document: string, certain: boolean]>([
  ["html", '<a href="http://a/b c">', true],
  ["json", '["http://a/b c"]', false],
  ["json", '{"url": "http://a/b c"}', false],
  ["json", '{"url": "http://a/b^c"}', true],
  ["xml", "<loc>http://a/b c</loc>", false],
  ["xml", "<a href='http://a/b c'/>", true],
  ["markdown", "[a](http://a/b c)", false],
  ["markdown", "[a]: http://a/b c?d=e", false],
  ["markdown", "[a](<http://a/b c>)", true],
  ["markdown", "[a](http://a/b^c)", true],
  ["markdown", "`http://a/b|c`", false],
  ["markdown", "http://a/b^c", true],
  ["yaml", "a: http://a/b#c#d", false],
  ["yaml", "a: http://\u00E9.example/", false],
  ["yaml", "a: http://a/\u00E9", true],
  ["json", '["see http://a/\u00E9 there"]', false],
  ["javascript", 'new URL("http://a#\u0431").hash', false],
  ["python", "a = 'http://a/\u00E9' # |", false],
  ["php", "<?php // <http://a/\u00E9>", false],
  ["typescript", "// <http://a/b c>", false],
  ["typescript", 'a = "http://a/b^c"', true],
  ["php", "<?php $a = 'http://a/(b|c)/';", false],
  ["json", '["http://a/(b)|c"]', true],
  ["html", "<script>a = 'http://a/\u00E9'</script>", false],
  ["yaml", "a: http://a/?b=50%&c", true],
  ["yaml", "a: http://a/%zz", false],
])("which repairs are certain: %s %s", (format, document, certain) => {
  const [fault] = findIn(document, format, { invalid: true });
  expect(fault?.ok === false && fault.diagnostics[0]?.repair?.certain === true).toBe(certain);
});

const IRI = "https://a.example/\u00E9";

describe("IRIs", () => {
  const marked = (document: string, format: Format, options?: FindInOptions): unknown[] =>
    findIn(document, format, { invalid: true, ...options }).map((each) => [
      each.reference,
      each.ok || each.diagnostics.map(({ code }) => code),
    ]);

  const PROSE = ["asciidoc", "bibtex", "html", "markdown", "po", "roff", "rst", "tex", "text", "vue", "xml"];

  test.each(formats)("are valid in prose, unless the standard says something else: %s", (format) => {
    // One of these documents has it as text of the format, or as a value.
    const documents = [
      IRI,
      `"${IRI}"`,
      `a: ${IRI}\n`,
      `a = "${IRI}"\n`,
      `msgid "${IRI}"\n`,
      `@misc{a, url = {${IRI}}}`,
      `;"${IRI}"\n`,
      `<?php "${IRI}"`,
    ];
    const results = documents.flatMap((document) => marked(document, format));
    const strict = documents.flatMap((document) => marked(document, format, { standard: "rfc3986" }));
    expect(strict.length).toBeGreaterThan(0);
    expect(new Set(strict.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify([IRI, ["rfc3986/non-ascii"]])]),
    );
    const isProse = PROSE.includes(format);
    expect(new Set(results.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify([IRI, isProse || ["rfc3986/non-ascii"]])]),
    );
    expect(readersOf(format).hasIRIs).toBe(isProse || format === "notebook");
  });

  test.each<[format: Format, document: string, expected: (true | string)[]]>([
    [
      "markdown",
      `---\na: ${IRI}\n---\n\`${IRI}\` ${IRI}\n\n\`\`\`js\n"${IRI}"\n\`\`\`\n`,
      ["non-ascii", "non-ascii", true, "non-ascii"],
    ],
    [
      "html",
      `<script>a = "${IRI}"</script><style>a { b: url(${IRI}) }</style><a href="${IRI}">${IRI}`,
      ["non-ascii", "non-ascii", true, true],
    ],
    [
      "notebook",
      JSON.stringify({
        cells: [
          { cell_type: "markdown", source: [IRI] },
          { cell_type: "code", source: [`"${IRI}"`] },
        ],
      }),
      [true, "non-ascii"],
    ],
    ["text", "http://a/\u200Bb http://a/\u202Eb", ["invisible-character", "invisible-character"]],
    ["text", "http://a/\u0645\u200C\u0634 mailto:\u00E9@b urn:a:\u00E9", [true, true, true]],
    ["text", "http://a/\u00E9|b http://a/\uFFFD", ["excluded-character", "not-in-iri"]],
  ])("in %s: %j", (format, document, expected) => {
    const results = findIn(document, format, { invalid: true });
    expect(
      results.map((each) => each.ok || each.diagnostics.map(({ code }) => code.replace(/^.*\//, "")).join()),
    ).toEqual(expected);
  });

  test("have the rules of their schemes, and templates", () => {
    expect(marked("http://a/\u00E9 http://b/|\u00E9", "markdown", { validate })).toEqual([
      ["http://a/\u00E9", true],
      ["http://b/|\u00E9", ["rfc3987/excluded-character"]],
    ]);
    const [template] = findIn("http://a/{b}\u00E9|", "text", { templates: true });
    expect(template?.ok === false && template.diagnostics).toEqual([]);
  });
});

describe("data with raw characters", () => {
  const SVG = "data:image/svg+xml;charset=utf-8,<svg xmlns='http://a/' b='c d'><e/></svg>";
  const found = (document: string, format: Format, options?: FindInOptions): unknown[] =>
    findIn(document, format, { invalid: true, ...options }).map(
      (each) =>
        each.ok ||
        each.diagnostics
          .map(({ severity, repair }) => `${severity}${repair?.certain === true ? " with a certain repair" : ""}`)
          .join(),
    );

  test.each<[format: Format, document: string]>([
    ["css", `a { b: url("${SVG}") } c { d: url("${SVG}") }`],
    ["scss", `a { b: url("${SVG}") } c { d: url("${SVG}") }`],
    ["html", `<img src="${SVG}"><i style="background: url('data:,<a b>')">`],
    ["vue", `<img src="${SVG}"><img src="${SVG}">`],
  ])("is one warning for a document: %s", (format, document) => {
    for (const options of [{}, { validate }]) expect(found(document, format, options)).toEqual(["warning"]);
    const [first] = findIn(document, format, { invalid: true });
    expect(first?.ok === false && first.diagnostics[0]?.message).toMatch(
      / All readers of HTML and CSS accept this in data\.$/,
    );
  });

  test("is a mistake with other faults, a fragment, and in other formats", () => {
    expect(found('a { b: url("data:,<a#b c>") }', "css").join()).toMatch(/^error/);
    expect(found('a { b: url("data:,<a>%zz") }', "css").join()).toMatch(/^error/);
    expect(found('a { b: url("http://a/<b>c") }', "css").join()).toMatch(/^error/);
    expect(found('["data:,<a>b"]', "json").join()).toMatch(/^error/);
    const refusing = (): { ok: boolean; diagnostics: [] } => ({ ok: false, diagnostics: [] });
    expect(found('a { b: url("data:,<a>") }', "css", { validate: refusing })).toEqual([""]);
  });
});

test("code inside of documents can be left out", () => {
  const document = "http://a/ `http://b/`\n\n```\nhttp://c/\n```\n\n    http://d/\n";
  expect(findIn(document, "markdown").map(({ reference }) => reference)).toHaveLength(4);
  expect(findIn(document, "markdown", { code: false }).map(({ reference }) => reference)).toEqual(["http://a/"]);
});

const FRAGMENTS = [
  ...[
    "http://a.example/b",
    "mailto:a@b",
    "http://a/|",
    "http://a/{b}",
    "htps://a/",
    "http:/a",
    '"url": [',
    "<url>",
    "</url>",
    "link\n",
    "https:\\/\\/a\\/",
    "http://\u00E9/",
    "://",
    "urn:a:b",
  ],
  ...[
    '"',
    "'",
    "`",
    "<",
    ">",
    "&amp;",
    "&",
    "\\",
    "\\n",
    "\n",
    "\r\n",
    " ",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "#",
    "//",
    "/*",
    "*/",
  ],
  ...[
    "<a href=",
    "<!--",
    "-->",
    "<script>",
    "</script>",
    "```\n",
    "~~~",
    "$",
    "%",
    ".UR ",
    '.\\" ',
    "\\fB",
    "\\-",
    "\\url{",
  ],
  ...[
    "url(",
    "key: ",
    "- ",
    "| ",
    "a",
    "=",
    "+",
    ",",
    ";",
    "\0",
    "\uD800",
    "\u2028",
    "msgid ",
    "@misc{",
    "---\n",
    "__proto__",
  ],
];
const document = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 25, size: "max" }).map((parts) => parts.join(""));

test.each(formats)(
  "whatever the document is, results are in order and inside of it, and say what they are: %s",
  (format) => {
    fc.assert(
      fc.property(document, (text) => {
        const all = findIn(text, format, { invalid: true, templates: true });
        let last = 0;
        for (const each of all) {
          expect(last <= each.start && each.start < each.end && each.end <= text.length).toBe(true);
          last = each.start;
          if (each.ok) expect((readersOf(format).hasIRIs ? isIRI : isURI)(each.reference)).toBe(true);
          if (each.ok) continue;
          if (each.kind === "reference") {
            const isRight = isURI(each.reference) && unmeantIn(each.reference, true).length === 0;
            expect([isRight, isTemplate(each.reference)]).toEqual([false, false]);
          }
          for (const { start, end, repair } of each.diagnostics) {
            expect(each.outer.start <= start && start <= end && end <= each.outer.end).toBe(true);
            for (const edit of repair?.edits ?? [])
              expect(edit.start <= edit.end && edit.end <= text.length).toBe(true);
          }
        }
        const uris = all.filter(({ ok }) => ok);
        expect(findIn(text, format)).toEqual(uris);
      }),
      { seed: 3986, numRuns: 300 },
    );
  },
);

// The time is not measured, but a quadratic function would not end.
test.each(formats)("hostile documents: %s", (format) => {
  for (const each of FRAGMENTS) expect(Array.isArray(findIn(each.repeat(30_000 / each.length), format))).toBe(true);
});
