import { array, assert, constantFrom, property } from "fast-check";
import type { Node } from "unist";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { markdown } from "../../src/formats/markdown.js";
import { emitRange, type Piece, type Scan } from "../../src/formats/piece.js";
import { losesNothing, rangesObey } from "./laws.js";

/** A scanner that emits the whole range, so that tests see what it was given. */
const whole: Scan = (document, start, end, emit) => {
  emitRange(document, start, end, { kind: "string" }, emit);
};
const languages: ReadonlyMap<string, Scan> = new Map([
  ["yaml", whole],
  ["toml", whole],
  ["c++", whole],
]);
const scan = markdown((language) => languages.get(language) ?? null, whole);

function piecesOf(document: string, start = 0, end: number = document.length): readonly Piece[] {
  const pieces: Piece[] = [];
  scan(document, start, end, (piece) => pieces.push(piece));
  return pieces;
}

const show = ({ kind, isCode, text }: Piece): string => `${isCode ? "code " : ""}${kind}: ${text}`;
const shown = (document: string): readonly string[] => piecesOf(document).map(show);
const references = (document: string): readonly string[] =>
  piecesOf(document).flatMap(({ kind, text }) => (kind === "reference" ? [text] : []));

/** What a range of the text of a piece is in the document. */
function sourceOf(document: string, piece: Piece | undefined, part: string): string {
  const at = piece?.text.indexOf(part) ?? -1;
  const span = piece?.spanOf(at, at + part.length);
  return document.slice(span?.start, span?.end);
}

describe("links and images", () => {
  test.each([
    ["[a](b:c)", ["b:c"]],
    ["![a](b:c)", ["b:c"]],
    ["[a](b)", ["b"]],
    ["[a]( b:c )", ["b:c"]],
    ["[a](\nb:c\n)", ["b:c"]],
    ["[a]()", []],
    ["[a](<>)", []],
    ["[a](<b c>)", ["b c"]],
    ["[a](<b\\> c>)", ["b> c"]],
    ["[a](<b <c>)", []],
    ["[a](<b\nc>)", []],
    ["[a](<b", []],
    ["[a](b:(c(d))e)", ["b:(c(d))e"]],
    ["[a](b:\\(c)", ["b:(c"]],
    ["[a](b:\\c)", ["b:\\c"]],
    ["[a](b:&amp;c&copy=1)", ["b:&c&copy=1"]],
    ["[a](b:&unknown;)", ["b:&unknown;"]],
    ["[a](b:(c)", []],
    ["[a](b:c", []],
    [`[a](${"(".repeat(9)}${")".repeat(9)})`, []],
    [`[a](b:c "d\\" e")`, ["b:c"]],
    ["[a](b:c 'd')", ["b:c"]],
    ["[a](b:c (d))", ["b:c"]],
    ["[a](b:c (d(e))", []],
    ["[a](b:c 'd", []],
    ["[a]b:c)", []],
    ["a](b:c)", []],
    ["\\[a](b:c)", []],
    ["[a\\](b:c)", []],
    ["![a [b](c:d)](e:f)", ["c:d", "e:f"]],
    ["[![a](b:c)](d:e)", ["b:c", "d:e"]],
    ["[[a](b:c)](d:e) [f](g:h)", ["b:c", "g:h"]],
    ["[a `](b:c)` ](d:e)", ["d:e"]],
    ["!a [b](c:d)", ["c:d"]],
    ["# [a](b:c)", ["b:c"]],
    ["a [b](c:d)\n===", ["c:d"]],
  ])("%j", (document, expected) => {
    expect(references(document)).toEqual(expected);
  });

  test("the text and the title are prose", () => {
    expect(shown('See [a:b](c:d "e:f &amp; g"), h:i.')).toEqual([
      "text: See [a:b](",
      "reference: c:d",
      'text:  "e:f & g"), h:i.',
    ]);
    expect(shown("[a:b](<c:d>)")).toEqual(["text: [a:b](<", "reference: c:d"]);
  });

  test.each([
    ["[home](https://example.com/my file.html)", ["https://example.com/my file.html"]],
    ['[home]( https://example.com/my file.html "a title" )', ["https://example.com/my file.html"]],
    ["[home](https://example.com/my file (1).html 'a title')", ["https://example.com/my file (1).html"]],
    ["[a](my file.html)", ["my file.html"]],
    ["[a](my  file/)", ["my  file/"]],
    ["[a](/my file?a:b)", ["/my file?a:b"]],
    ["[a](my\\) file.html)", ["my) file.html"]],
    ["[a](https://h/<your key>/)", ["https://h/<your key>/"]],
    ["[a](https://h/ b", []],
    ["[a](https://h/ b\nc)", []],
    ["[a](https://h/ `b)`", []],
    ['[a](https://h/ "b" c)', []],
    ["[a](https://h/ [b](c:d)", ["c:d"]],
    ["[note](see below)", []],
    ["[note](see https://h/)", []],
    ["[a](https://h/ https://i/)", []],
  ])("destinations that are meant: %j", (document, expected) => {
    expect(references(document)).toEqual(expected);
  });

  test("what is not meant as a destination is prose", () => {
    expect(shown("[note](see https://h/a b)")).toEqual(["text: [note](see https://h/a b)"]);
  });
});

describe("definitions", () => {
  test.each([
    ["[a]: b:c", ["b:c"]],
    ["  [a]:\n  b:c\n  'd'\n[e]: <f g>", ["b:c", "f g"]],
    ['[a]: b:c "d"\ne', ["b:c"]],
    ['[a]: b:c\n"d" e', ["b:c"]],
    ["[a\\]b]: c", ["c"]],
    ["[a]: <>", []],
    ["[a]:", []],
    ["[ ]: b:c", []],
    ["[a[]: b:c", []],
    ["[a] b:c", []],
    ["[a", []],
    [`[${"a".repeat(999)}]: b`, ["b"]],
    [`[${"a".repeat(1000)}]: b`, []],
    ["[a]: b:(c", []],
    ["a\n[b]: c:d", []],
    ["> [a]:\n> b:c", ["b:c"]],
    ["- [a]: b:c", ["b:c"]],
    ["[a]: https://h/my file.html", ["https://h/my file.html"]],
    ["[a]: https://h/my file.html 'title'\nb", ["https://h/my file.html"]],
    ['[a]: https://h/my "file.html"x', []],
    ["[a]: https://h/ it's.'", []],
    ["[a]: https://h/ is a host", []],
    ["[a]: see https://h/b c.html", []],
    ["[a]: https://h/a b'", []],
  ])("%j", (document, expected) => {
    expect(references(document)).toEqual(expected);
  });

  test("the label and the title are prose, and so is what is no definition", () => {
    expect(shown("[a:b]: c:d 'e:f'\ng:h")).toEqual(["text: a:b", "reference: c:d", "text:  'e:f'", "text: \ng:h"]);
    expect(shown("[a]: https://h/ is a host")).toEqual(["text: [a]: https://h/ is a host"]);
    expect(shown("[^1]: https://h/ is a host\n\n    b:c\n\n        d:e")).toEqual([
      "text: https://h/ is a host\n",
      "text:     b:c\n",
      "code text:         d:e",
    ]);
  });
});

test("autolinks", () => {
  expect(shown("a <b:> <bc:d> e:f")).toEqual(["text: a <b:> ", "reference: bc:d", "text:  e:f"]);
  expect(shown("<https://h/?a&amp;b>")).toEqual(["reference: https://h/?a&amp;b"]);
  expect(shown("<https://h/a b>")).toEqual(["text: <https://h/a b>"]);
  expect(shown("<URL:https://h/>")).toEqual(["text: <URL:https://h/>"]);
});

test("escapes and character references", () => {
  const document = "a:\\*b \\a &lt;c&gt; &amp d\\: \\";
  const [piece] = piecesOf(document);
  expect(piece?.text).toBe("a:*b \\a <c> &amp d: \\");
  expect(sourceOf(document, piece, "*b")).toBe("\\*b");
  expect(sourceOf(document, piece, "<c>")).toBe("&lt;c&gt;");
  expect(shown("a\\:b")).toEqual(["text: a:b"]);
  expect(shown("a&colon;b")).toEqual(["text: a:b"]);
  expect(shown("a&b")).toEqual([]);
});

test("writes text with backslashes where Markdown could read marks", () => {
  const [prose, link, , auto] = piecesOf("a: [b](c) <dd:e>");
  expect(prose?.write?.("%20 a|b) & &c &#1 <*_[]`\\")).toBe("%20 a\\|b\\) & \\&c \\&#1 \\<\\*\\_\\[\\]\\`\\\\");
  expect(link?.write?.("(")).toBe("\\(");
  expect(auto?.write).toBeUndefined();
});

describe("code", () => {
  test.each([
    ["a `b:\\_c` d:e", ["code text: b:\\_c", "text:  d:e"]],
    ["a:b ``c:`d`` `e:f", ["text: a:b ", "code text: c:`d", "text:  `e:f"]],
    ["\\`a:b`", ["text: `a:b`"]],
    ["`a` `<b:c>`", ["code text: <b:c>"]],
    ["```\na:b\n```\nc:d", ["code text: a:b\n", "text: c:d"]],
    ["~~~ x\na:b\n~~ \n~~~~\t\nc:d", ["code text: a:b\n~~ \n", "text: c:d"]],
    ["```\na:b", ["code text: a:b"]],
    ["```\n    ```\na:b\n``` c\n", ["code text:     ```\na:b\n``` c\n"]],
    ["``` a`b\nc:d", ["text: ``` a`b\nc:d"]],
    ["``\na:b", ["text: ``\na:b"]],
    ["```\n```\na:b", ["text: a:b"]],
    ["```none\nab\n```", []],
    ["``` js a:&amp;\nb\n```", ["text:  js a:&"]],
    ["```C++ title=a\na:b\n```", ["code string: a:b\n"]],
    ["```{.c++}\nab\n```", ["code string: ab\n"]],
    ["> ```c++\n> a:b\n> c\n> ```\nd:e", ["code string: a:b\nc\n", "text: d:e"]],
    ["> ```\n> a:b\nc:d", ["code text: a:b\n", "text: c:d"]],
    ["- ```\n  a:b\n  ```\n  c:d", ["code text:   a:b\n", "text:   c:d"]],
    ["    a:b\n\n    c:d\ne:f", ["code text:     a:b\n\n    c:d\n", "text: e:f"]],
    ["\ta:b", ["code text: \ta:b"]],
    ["a\n    b:c", ["text: a\n    b:c"]],
    ["-     a:b", ["code text:     a:b"]],
    [">     a:b\n>\n>     c:d", ["code text:     a:b\n\n    c:d"]],
    ["-\ta\n\n\tb:c\n\n\t\td:e\n\t\t\tf:g", ["text: \tb:c\n", "code text: \t\td:e\n\t\t\tf:g"]],
    ["> a\n\n    b:c", ["code text:     b:c"]],
  ])("%j", (document, expected) => {
    expect(shown(document)).toEqual(expected);
  });

  test("the spans of joined lines are those of the document", () => {
    const document = "> ```c++\n> a:b\n> c:d\n> ```";
    const [piece] = piecesOf(document);
    expect(sourceOf(document, piece, "c:d")).toBe("c:d");
    expect(sourceOf(document, piece, "b\nc")).toBe("b\n> c");
  });
});

describe("containers", () => {
  test.each([
    ["- a:b\n  c:d\n- e:f", ["text: a:b\n  c:d\n", "text: e:f"]],
    ["1. a:b\n2) c:d", ["text: a:b\n", "text: c:d"]],
    ["a:b\n2. c:d", ["text: a:b\n2. c:d"]],
    ["a:b\n1. c:d", ["text: a:b\n", "text: c:d"]],
    ["a:b\n01. c:d", ["text: a:b\n01. c:d"]],
    ["a:b\n-\nc:d", ["text: a:b\n", "text: c:d"]],
    ["a:b\n*\nc:d", ["text: a:b\n*\nc:d"]],
    ["-\n  a:b", ["text:   a:b"]],
    ["-\n\n  a:b\n\n      c:d", ["text:   a:b\n", "code text:       c:d"]],
    ["-a:b\n1a:b\n1234567890. c:d", ["text: -a:b\n1a:b\n1234567890. c:d"]],
    ["+ + a:b", ["text: a:b"]],
    ["> - a:b\n>   c:d\n> e:f", ["text: a:b\n  c:d\ne:f"]],
    ["> a:b\nc:d", ["text: a:b\nc:d"]],
    ["> a:b\n\nc:d", ["text: a:b\n", "text: c:d"]],
    ["> a:b\n- c:d", ["text: a:b\n", "text: c:d"]],
    [">a:b\n>\n> c:d", ["text: a:b\n", "text: c:d"]],
    ["    > a:b", ["code text:     > a:b"]],
    ["- a\n > b:c", ["text: b:c"]],
    ["a:b\n***\nc:d\n- - -\ne:f\n___\ng:h", ["text: a:b\n", "text: c:d\n", "text: e:f\n", "text: g:h"]],
    ["a:b\n---\nc:d\n=== x", ["text: a:b\n", "text: c:d\n=== x"]],
    ["**a:b**\n_c:d_\n--e:f", ["text: **a:b**\n_c:d_\n--e:f"]],
    ["#a:b\n####### c:d\n#\te:f\n#", ["text: #a:b\n####### c:d\n", "text: \te:f"]],
    ["[^a] b:c", ["text: [^a] b:c"]],
  ])("%j", (document, expected) => {
    expect(shown(document)).toEqual(expected);
  });

  test("of two of the same kind, one can begin in the line of the other, but not for ever", () => {
    expect(shown(`${"> ".repeat(40)}a:b`)).toEqual([`text: ${"> ".repeat(8)}a:b`]);
  });

  test("the spans of lines in a block quote are those of the document", () => {
    const document = "> a [b](\r\n>c:d) e:\\*\r\n";
    const [link, prose] = piecesOf(document);
    expect(link?.text).toBe("c:d");
    expect(sourceOf(document, link, "c:d")).toBe("c:d");
    expect(sourceOf(document, prose, "*")).toBe("\\*");
  });
});

describe("HTML", () => {
  test.each([
    ["a <b>c:d</b> e", ["text: c:d"]],
    ['a <b c="d:e"\nf>g:h', ['string: <b c="d:e"\nf>', "text: g:h"]],
    ["a <b c='d' e=f g/>", ["string: <b c='d' e=f g/>"]],
    ['a <b c="d:e', ['text: a <b c="d:e']],
    ["a <b c='<b c=' e:f>", ["string: <b c='<b c=' e:f>"]],
    ["a < b:c", ["text: a < b:c"]],
    ["a <!-- b:c --> d <!----> <!-->", ["string: <!-- b:c -->"]],
    ["a <!-- b:c <!-- d", ["text: a <!-- b:c <!-- d"]],
    ["a <?b:c?> <!D e:f> <![CDATA[g:h]]>", ["string: <?b:c?>", "string: <!D e:f>", "string: <![CDATA[g:h]]>"]],
    ["a <!b:c <!1:2>", ["string: <!b:c <!1:2>"]],
    ["a <!1:2>", ["text: a <!1:2>"]],
    ["<div>\n[a](b:c)\n\nd:e", ["string: <div>\n[a](b:c)\n", "text: d:e"]],
    ["a:b\n</DIV>\nc:d", ["text: a:b\n", "string: </DIV>\nc:d"]],
    ["<script>\n\na:b</script> c\nd:e", ["string: <script>\n\na:b</script> c\n", "text: d:e"]],
    ["<!-- a\n\nb:c -->\nd:e", ["string: <!-- a\n\nb:c -->\n", "text: d:e"]],
    ["<? a:b ?>\n<!C\n>\n<![CDATA[\n]]>", ["string: <? a:b ?>\n", "string: <!C\n>\n", "string: <![CDATA[\n]]>"]],
    ['<a href="b">\nc:d', ['string: <a href="b">\nc:d']],
    ['<a href="b"> c:d', ['string: <a href="b">', "text:  c:d"]],
    ["a:b\n<c d='e'>\nf:g", ["text: a:b\n", "string: <c d='e'>", "text: \nf:g"]],
    ["> <div>\n> a:b\nc:d", ["string: <div>\na:b\n", "text: c:d"]],
    ["- <!--\n  a:b\n\nc:d", ["string: <!--\n  a:b\n\n", "text: c:d"]],
  ])("%j", (document, expected) => {
    expect(shown(document)).toEqual(expected);
  });
});

describe("tables", () => {
  test.each([
    [
      "| a:b | c:d |\n|---|:-:|\n| e:f\\|g | `h:\\|i` |",
      ["text:  a:b ", "text:  c:d ", "text:  e:f|g ", "code text: h:|i"],
    ],
    ["a:b|c\n-|-\nd:`e|f:`g\n\nh:i|j", ["text: a:b", "text: d:`e", "text: f:`g", "text: h:i|j"]],
    ["a\nb:c\n:-\nd:e\n\n    f:g", ["text: b:c\n", "text: d:e", "code text:     f:g"]],
    ["a:b|c\n|-|\nd:e", ["text: a:b|c\n|-|\nd:e"]],
    ["a:b|c\n|-|x\nd:e", ["text: a:b|c\n|-|x\nd:e"]],
    ["a:b\n|\nd:e", ["text: a:b\n|\nd:e"]],
    ["| a:b\n| -\n# c:d", ["text:  a:b\n", "text:  c:d"]],
    ["> | a |\n> | - |\n> | [b](c:d) <ee:f\\|g> |\nh:i", ["reference: c:d", "reference: ee:f|g", "text: h:i"]],
    ["|-|", []],
    [":a:b", ["text: :a:b"]],
    ["> a:b\n|-|", ["text: a:b\n|-|"]],
  ])("%j", (document, expected) => {
    expect(shown(document)).toEqual(expected);
  });

  test("code in a cell needs a backslash, too", () => {
    expect(piecesOf("|a|\n|-|\n|`b:c`|")[0]?.write?.("|")).toBe("\\|");
  });
});

describe("front matter", () => {
  test.each([
    ["---\na: b\n---\nc:d", ["string: a: b\n", "text: c:d"]],
    ["\uFEFF---\r\na: b\r\n...\r\nc:d", ["string: a: b\r\n", "text: c:d"]],
    ["+++\na = b\n+++\n", ["string: a = b\n"]],
    ["---\n---\na:b", ["string: ", "text: a:b"]],
    ["---\n\na:b\n---\nc", ["text: a:b\n"]],
    ["---\na: b\n", ["text: a: b\n"]],
    ["\n---\na: b\n---\n", ["text: a: b\n"]],
  ])("%j", (document, expected) => {
    expect(shown(document)).toEqual(expected);
  });

  test("is text without a scanner", () => {
    const pieces: string[] = [];
    const document = "---\na: b\n---\n";
    markdown(() => null, whole)(document, 0, document.length, (piece) => pieces.push(show(piece)));
    expect(pieces).toEqual(["text: a: b\n"]);
  });
});

test("line breaks of all systems", () => {
  expect(shown("a:b\r\n\r\n    c:d\r    e:f\r\n")).toEqual(["text: a:b\r\n", "code text:     c:d\r    e:f\r\n"]);
  expect(shown("```\r\na:b\r\n```\r\nc:d")).toEqual(["code text: a:b\r\n", "text: c:d"]);
});

test("Markdown in Markdown, and a scanner that throws", () => {
  const nested: Scan = markdown((language) => {
    if (language === "bad") throw new Error("bad");
    return language === "md" ? nested : null;
  }, whole);
  const pieces: string[] = [];
  const document = [8, 7, 6, 5, 4, 3].map((length) => `${"`".repeat(length)}md\n`).join("") + "[a](b:c)";
  const read = (text: string): void => {
    nested(text, 0, text.length, (piece) => pieces.push(show(piece)));
  };
  read(document);
  expect(pieces).toEqual(["code text: ```md\n[a](b:c)"]);
  for (let count = 0; count < 9; count++)
    expect(() => {
      read("```bad\na\n```");
    }).toThrow("bad");
});

test("reads nothing outside of the range", () => {
  const document = "[a](b:c) `d:e` <f g:h> [i](j:k)";
  for (let start = 0; start <= document.length; start++) {
    for (let end = start; end <= document.length; end++) {
      const alone: Piece[] = [];
      const part = document.slice(start, end);
      scan(part, 0, part.length, (piece) => alone.push(piece));
      const pieces = piecesOf(document, start, end);
      expect(pieces.map(show)).toEqual(alone.map(show));
      pieces.forEach(({ text, spanOf }) => {
        const span = spanOf(0, text.length);
        expect(document.slice(span.start, span.end)).toBe(text);
        expect(span.start >= start && span.end <= end).toBe(true);
      });
    }
  }
});

const FRAGMENTS = [
  "a b:c [ ] ![ ]( ](u:v) ](<u:v_w>) ](u:(v)) ) ( [l]: <u:auto> < > <b> </a> <div> <!--c:c--> <!-- --> <pre> </pre>",
  "\\ \\` \\[ &amp; &colon; --- === *** | |- :-: \\| [^f]: [^f] * _ ! <? ?> <!X ]]> ``` ~~~ ` `` > # -",
]
  .join(" ")
  .split(" ")
  .concat(
    " ",
    "  ",
    "    ",
    "\t",
    "\n",
    "\n",
    "\n\n",
    "\r\n",
    "> ",
    "- ",
    "* ",
    "1. ",
    "+ ",
    "# ",
    "```js\n",
    "https://e.x/y ",
  )
  .concat("[l]: u:d", " 't:t'", ' "t:q"', '<a href="h:t">', "| a:b | `c:d` |", "\n|-|-|\n");

/** Properties of the nodes that remark creates. */
interface Found extends Node {
  readonly url?: string;
  readonly value?: string;
}

const parser = unified().use(remarkParse).use(remarkGfm);

test("finds the destinations, code and HTML that remark finds", () => {
  assert(
    property(array(constantFrom(...FRAGMENTS), { maxLength: 20 }), (parts) => {
      // Remark reads no front matter.
      const document = `\n${parts.join("")}`;
      const pieces = piecesOf(document);
      const of = (isWanted: (piece: Piece) => boolean): readonly string[] =>
        pieces.filter(isWanted).map(({ text }) => text);
      const links = of(({ kind }) => kind === "reference");
      // A destination that only we read.
      if (links.some((link) => /[\t ]/.test(link))) return;
      const code = of(({ isCode }) => isCode === true);
      const html = of(({ kind }) => kind === "string");
      visit(parser.parse(document), ({ type, url = "", value = "", position }: Found) => {
        const source = document.slice(position?.start.offset, position?.end.offset);
        if ((type === "link" && position && /^[<[]/.test(source)) || type === "image" || type === "definition") {
          if (url.includes(":")) expect(links).toContain(url);
        }
        const words = value.split(/\s+/).filter((word) => word.includes(":"));
        const where = type === "code" || type === "inlineCode" ? code : type === "html" ? html : null;
        if (where) for (const word of words) expect(where.some((text) => text.includes(word))).toBe(true);
      });
    }),
    { seed: 1, numRuns: 500 },
  );
});

/** Checks what holds for the pieces of any document. */
function check(document: string, start: number, end: number): void {
  let last = start;
  for (const { text, spanOf } of piecesOf(document, start, end)) {
    expect(text).not.toBe("");
    for (let at = 0; at < text.length; at++) {
      const span = spanOf(at, at + 1);
      expect(span.start >= last && span.end >= span.start && span.end <= end).toBe(true);
      if (span.end === span.start + 1) expect(document.slice(span.start, span.end)).toBe(text.charAt(at));
      last = span.start;
    }
    last = spanOf(0, text.length).end;
  }
}

test("the spans of the pieces of any document are in order and in the range", () => {
  rangesObey(FRAGMENTS, check, 500);
});

test("no URI is lost", () => {
  losesNothing(FRAGMENTS, piecesOf, { numRuns: 500, maxLength: 20 });
});

test.each([
  ...["[", "![", "]", "](", "[](", "[](a ", '[](a "', "[](a '", "[](<", "[a](b c (d) ", "[](((((((", "[x](u:v w.x)"],
  ...["`", "` `` ", "<", "<!--", "<a ", "<a b='", "<a b=\"<a c='", "<a b=\"' c='\" ", "<?", "<!A", "<![CDATA[", "<a:"],
  ...["\\", "&", "&#", "&amp;", "> ", "- ", "1. ", "\n", "> \n", "- \n", "# \n", "```\n", "|", "|-", "| a |\n|-|\n"],
  ...["[a]: ", "[a]:\n", "[a]: b\n", "[a]: b 'c\n", "[^a]: ", "<div>\n", "<b>\n", "\t", "=\n", "---\n", "\r", "\\`"],
])("reads many of %j", (delimiter) => {
  const many = delimiter.repeat(500_000 / delimiter.length);
  for (const document of [`a:${many}`, many]) expect(piecesOf(document).length).toBeLessThan(250_000);
});

test("reads many blank lines in many lists, and backticks in runs of many lengths", () => {
  expect(shown(`${"- ".repeat(250_000)}a\n${"\n".repeat(250_000)}`)).toEqual([]);
  const runs = Array.from({ length: 1400 }, (_, index) => "`".repeat(index + 1));
  expect(shown(`a:${runs.join(" ")}`)).toHaveLength(1);
});
