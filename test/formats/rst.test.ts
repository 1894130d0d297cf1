import { rst } from "../../src/formats/rst.js";
import type { Piece } from "../../src/formats/piece.js";
import { losesNothing, rangesObey } from "./laws.js";

function piecesOf(document: string, start = 0, end: number = document.length): readonly Piece[] {
  const pieces: Piece[] = [];
  rst(document, start, end, (piece) => pieces.push(piece));
  return pieces;
}

const show = ({ kind, isCode, text }: Piece): string => `${isCode ? "code " : ""}${kind}: ${text}`;
const shown = (document: string): readonly string[] => piecesOf(document).map(show);
const references = (document: string): readonly string[] =>
  piecesOf(document).flatMap(({ kind, text }) => (kind === "reference" ? [text] : []));

describe("prose", () => {
  test.each([
    ["See https://h/_.", ["text: See https://h/_."]],
    ["a\n\nb:c\n \nd:e\n", ["text: b:c\n", "text: d:e\n"]],
    ["A:b\n:::\n\n  c:d", ["text: A:b\n:::\n", "text:   c:d"]],
    [".. note:: a:b\n\n   c:d", ["text: .. note:: a:b\n", "text:    c:d"]],
    ["a:b\n.. comment c:d", ["text: a:b\n", "text: .. comment c:d"]],
    ["..\n  a:b", ["text: ..\n  a:b"]],
    ["...a:b\n:c: d\n__e: f", ["text: ...a:b\n:c: d\n__e: f"]],
    [":doc:`a <b:c>`", ["text: :doc:`a <b:c>`"]],
    ["a: `b` `c` (`d.`)", ["text: a: `b` `c` (`d.`)"]],
  ])("%j", (document, expected) => {
    expect(shown(document)).toEqual(expected);
  });
});

describe("references", () => {
  test.each([
    ["`a <b:c>`_", ["b:c"]],
    ["`<b:c>`__", ["b:c"]],
    ["`a\n  <https://h/b\n  c>`_", ["https://h/bc"]],
    ["`a <b:c\\_d\\ e>`_", ["b:c_d e"]],
    ["`a <b:c> `_", []],
    ["`a <b:c>`", []],
    ["`a<b:c>`_", []],
    ["`a b:c>`_", []],
    ["`a: <b_>`_", []],
    ["a`b <c:d>`_", []],
    ["` a <b:c>`_", []],
    ["`a \\`b <c:d>`_", ["c:d"]],
    ["`a.`_, `b <c:d>`_", ["c:d"]],
    [".. _a: b:c", ["b:c"]],
    [".. _a:b\\: c: d:e", ["d:e"]],
    [".. _`a: b`: c:d", ["c:d"]],
    [".. _a: https://h/\n   b/\n   c\n", ["https://h/b/c"]],
    [".. __: b:c", ["b:c"]],
    ["__ b:c", ["b:c"]],
    [".. _a:\n\nb:c", []],
    [".. _a: b_", []],
    [".. _a: `b c`_", []],
    [".. _a b:c", []],
    ["- 1. .. _a: b:c\n         d\n\n* .. image:: e\n     :target: f\n\n+ __ g", ["b:cd", "e", "f", "g"]],
    [".. image:: a.png", ["a.png"]],
    [".. |a| image:: b:c\n   :alt: d", ["b:c"]],
    [".. Figure:: a b.png\n   :target: c:d\\e\\", ["ab.png", "c:de\\"]],
    ["   :target:\n     a:b\n     c", ["a:bc"]],
  ])("%j", (document, expected) => {
    expect(references(document)).toEqual(expected);
  });

  test("the text around them is prose", () => {
    expect(shown("`a:b <c:d>`_ e:f")).toEqual(["text: `a:b ", "reference: c:d", "text: _ e:f"]);
    expect(shown("a:b\n.. _c\\:d: e:f\n   g\n:h: i")).toEqual([
      "text: a:b\n",
      "text: .. _c:d",
      "reference: e:fg",
      "text: :h: i",
    ]);
  });

  test("their spans include what is left out", () => {
    const document = "`a <https://h/b\\_\n  c>`_";
    const [piece] = piecesOf(document);
    const span = piece?.spanOf(0, piece.text.length);
    expect(document.slice(span?.start, span?.end)).toBe("https://h/b\\_\n  c");
  });
});

describe("code", () => {
  test.each([
    ["a ``b:\\c`` d:e", ["code text: b:\\c", "text:  d:e"]],
    ["``a:b\\`` c", ["code text: a:b\\"]],
    ["a``b:c`` `` d:e ``f", ["text: a``b:c`` `` d:e ``f"]],
    ["(``a:`b``) ```c:d```", ["code text: a:`b", "code text: `c:d`"]],
    ["a::\n\n  b:c\n\n    d:e\nf:g", ["text: a::\n", "code text: \n  b:c\n\n    d:e\n", "text: f:g"]],
    ["::\n\n  a:b\n\nc:d", ["text: ::\n", "code text: \n  a:b\n\n", "text: c:d"]],
    ["a::\nb:c", ["text: a::\n", "text: b:c"]],
    ["- a::\n\n  b:c", ["text: - a::\n", "text:   b:c"]],
    ["1. - a::\n\n      b:c", ["text: 1. - a::\n", "code text: \n      b:c"]],
    ["\ta::\n\n        b:c\n\n\t d:e", ["text: \ta::\n", "text:         b:c\n", "text: \t d:e"]],
    [".. code-block:: sh\n   :name: a\n\n   b:c\n\nd:e", ["code text:  sh\n   :name: a\n\n   b:c\n\n", "text: d:e"]],
    ["  .. CODE:: sh\n\n    a:b\n\n  c:d", ["code text:  sh\n\n    a:b\n\n", "text:   c:d"]],
    [">>> a:b\nc:d\n\ne:f", ["code text: >>> a:b\nc:d\n", "text: e:f"]],
  ])("%j", (document, expected) => {
    expect(shown(document)).toEqual(expected);
  });
});

describe("backslashes", () => {
  test.each([
    ["a:\\*b\\\\ \\", ["text: a:*b\\ \\"]],
    ["a:b\\ c:d\\\ne:f", ["text: a:b", "text: c:d", "text: e:f"]],
    ["a:\\`b <c:d>`_", ["text: a:`b <c:d>`_"]],
  ])("%j", (document, expected) => {
    expect(shown(document)).toEqual(expected);
  });

  test("are written before marks", () => {
    expect(piecesOf("a:b")[0]?.write?.("%20*`_|<>\\")).toBe("%20\\*\\`\\_\\|\\<\\>\\\\");
  });
});

const FRAGMENTS = "a b:c https://h/ <u:v> <u:v>`_ ` `` \\ _ __ :: .. - * 1. | >>> :target: image:: code:: _n: :"
  .split(" ")
  .concat(
    " ",
    " ",
    "  ",
    "\t",
    "\n",
    "\n",
    "\n  ",
    "\n\n",
    "\n\n  ",
    "\r\n",
    "`t <u:v>`_",
    ".. _n: u:v",
    ".. image:: ",
  );

/** Checks what holds for the pieces of any document. */
function check(document: string, start: number, end: number): void {
  let last = start;
  for (const { kind, text, spanOf } of piecesOf(document, start, end)) {
    expect(text).not.toBe("");
    for (let at = 0; at < text.length; at++) {
      const span = spanOf(at, at + 1);
      expect(span.start >= last && span.end <= end).toBe(true);
      if (kind === "text") expect(document.slice(span.start, span.end)).toBe(text.charAt(at));
      last = span.end;
    }
  }
}

test("the spans of the pieces of any document are in order and in the range", () => {
  rangesObey(FRAGMENTS, check, 1000);
});

test("no URI is lost", () => {
  losesNothing(FRAGMENTS, piecesOf, { numRuns: 1000, maxLength: 30 });
});

test.each([
  ...["`", "``", "`a ", "``a ", "`a>`_ ", "`<", "`a <b>`_", "\\", "\\ ", "\\`", "::\n", "a::\n\n ", "..\n", ".. a::\n"],
  ...[
    ".. image:: ",
    ".. image::\n ",
    ".. _",
    ".. _a:",
    ".. _`",
    ".. |",
    "__ \n",
    ":target: ",
    ":target:\n",
    ">>> ",
    "- ",
  ],
  ...["\n", " \n", " ", "\t", ":", "<", ">", "_", "`>`_`<"],
])("reads many of %j", (delimiter) => {
  const many = delimiter.repeat(500_000 / delimiter.length);
  for (const document of [`a:${many}`, many]) expect(piecesOf(document).length).toBeLessThan(250_000);
});
