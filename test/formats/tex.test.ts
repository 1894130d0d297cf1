import fc from "fast-check";
import type { Piece, Scan } from "../../src/formats/piece.js";
import { bibtex, tex } from "../../src/formats/tex.js";

const options = { seed: 1, numRuns: 200 };

function piecesOf(scan: Scan, document: string, start = 0, end = document.length): Piece[] {
  const pieces: Piece[] = [];
  scan(document, start, end, (piece) => pieces.push(piece));
  return pieces;
}

/** The pieces as `kind text`; "code" for code, "plain" for what needs no escapes, with "+" if it goes on. */
const shown = (scan: Scan, document: string): string[] =>
  piecesOf(scan, document).map(({ kind, isCode, isContinued, text, write }) =>
    [isCode === true ? "code" : `${write ? kind : "plain"}${isContinued === true ? "+" : ""}`, text].join(" "),
  );

type Row = [why: string, document: string, expected: string[]];

describe("prose", () => {
  test.each<Row>([
    [
      "paragraphs",
      "a:b\nc\n \t\nd:e\n\nf\n\ng:h\r\n\r\ni:j",
      ["text a:b\nc\n \t", "text d:e\n", "text g:h\r\n\r", "text i:j"],
    ],
    ["text without ':' is left out", "a\\_b % c\n\n\\emph{d}", []],
    ["nothing", "", []],
    ["commands are spaces, and braces stay", "\\emph{a:b}\\c d", ["text  {a:b}  d"]],
    ["quotation marks", "``a:b'' `c' ''", ['text "a:b" `c\' "']],
    ["cells of tables", "a:b&c\\&d \\\\ e", ["text a:b\tc&d   e"]],
    ["spaces that do not break the line", "See~http://a/~b c~d", ["text See http://a/~b c d"]],
    ["a backslash at the end", "a:b\\", ["text a:b\\"]],
  ])("%s", (_, document, expected) => {
    expect(shown(tex, document)).toEqual(expected);
  });
});

describe("escapes", () => {
  test.each<[document: string, text: string]>([
    ["\\_\\%\\&\\#\\$\\{\\}", "_%&#${}"],
    ["\\~{}a\\~b\\^{}c\\^d\\~", "~a~b^c^d~"],
    ["\\textasciitilde{}a\\textasciitilde b{\\textasciitilde}c\\string~d\\string_", "~a~b~c~d_"],
    ["{\\_}{\\%}{\\~}{\\emph}{\\-}", "_%~{ }{}"],
    ["$\\sim$a$\\tilde{}$b$_{\\sim}$c$\\scriptstyle\\mathtt{\\thicksim}$d$x$e$\\sim", "~a~b~c~d$x$e$ "],
    [
      "{\\raise.17ex\\hbox{$\\scriptstyle\\sim$}}a\\raisebox{-0.6ex}{\\~{}}b\\raise 1pt\\hbox{\\textasciitilde}c",
      "~a~b~c",
    ],
    ["\\raise1ex\\hbox{a}{\\raise1ex\\hbox{$\\sim$}b}", " 1ex {a}{~b}"],
    ["a\\-b\\/c\\discretionary{-}{}{}d\\allowbreak e\\allowbreak{}f\\slash g\\textunderscore{}h", "abcdef/g_h"],
    ["a\\penalty0 b\\hskip0pt c\\hspace{0pt}d\\hspace*{0em}e\\kern0pt f\\linebreak[0]g\\linebreak h", "ab cde fg h"],
    ["\\textless\\textgreater\\textbar\\textbackslash\\textasciicircum\\textdollar\\lbrace\\rbrace", "<>|\\^${}"],
    [
      "\\textquotesingle\\textquotedbl\\textquotedblleft\\textquotedblright\\hyp{}\\fshyp\\dothyp\\colonhyp",
      '\'"""-/.:',
    ],
    ["\\char126\\char`\\~\\char`~\\char'176\\char\"7E\\symbol{126}\\char", "~~~~~~ "],
    ["\\'e\\\"o\\`a\\=i\\.z\\@", "eoaiz"],
    ["a\\ b\\,c\\;d\\(e\\\nf", "a b c d e f"],
    ["{}a{}{b}", "a{b}"],
    ["\\string", ""],
  ])("%j", (document, text) => {
    expect(shown(tex, `:${document}`)).toEqual([`text :${text}`]);
  });
});

describe("comments", () => {
  test.each<Row>([
    [
      "lines of comments are one piece",
      "% a:b~c\\_d\n  %% e & f\\emph\ng:h",
      ["plain  a:b~c_d\n e & f ", "text \ng:h"],
    ],
    ["after text", "a:b % c:d\ne:f%g", ["text a:b ", "plain  c:d", "text \ne:f"]],
    ["a percent sign with a backslash", "a:b\\%c\\\\%d:e", ["text a:b%c ", "plain d:e"]],
    ["an empty comment joins lines", "a:b%\n  c%  \nd%", ["text a:bcd"]],
    ["an empty comment before others", "%\n% a:b\n%\nc:d", ["plain  a:b\n", "text \nc:d"]],
    ["an empty comment at the end of a paragraph", "a:b%\n\nc:d", ["text a:b\nc:d"]],
  ])("%s", (_, document, expected) => {
    expect(shown(tex, document)).toEqual(expected);
  });
});

describe("links", () => {
  test.each<Row>([
    [
      "arguments",
      "\\url{a:b} \\href{c}{d:e} \\nolinkurl{f}\\burl{g}\\footurl{h}\\hyperref{i}{}{}",
      ["reference a:b", "reference c", "text {d:e} ", "reference f", "reference g", "reference h", "reference i"],
    ],
    [
      "options and spaces",
      "\\href[pdfnewwindow]{a}\\url {b}\\url*\n  {c}\\url\n\n{d}",
      ["reference a", "reference b", "reference c"],
    ],
    ["labels", "\\hyperref[a:b]{c}", ["text  [a:b]{c}"]],
    [
      "other commands",
      "\\urlstyle{a:b}\\path\\@url{c:d}\\newcommand{\\url}[1]{e:f}",
      ["text  {a:b} url{c:d} { }[1]{e:f}"],
    ],
    [
      "escapes",
      "\\url{a\\_b\\%c\\#d\\&e\\~f{\\textasciitilde}g$\\sim$h~i--j%k&l\\{m\\}{}\\-n\\/o\\\\}",
      ["reference a_b%c#d&e~f~g~h~i--j%k&l{m}n/o\\"],
    ],
    ["braces", "\\url{http://a/{b}/c}d:", ["reference http://a/{b}/c", "text d:"]],
    ["line breaks", "\\url{ http://a/%\n  b\\%\n c  \r\n%d }", ["reference http://a/b%c%d"]],
    ["spaces", "\\url{http://a/b c}", ["reference http://a/b c"]],
    [
      "other delimiters",
      "\\url|a|\\url+b+\\url!c!\\path=d:e=\\path(f:g(\\url|h:i",
      ["reference a", "reference b", "reference c", "text d:e", "text  (f:g( |h:i"],
    ],
    ["delimiters in another line", "\\url|a:\n|", ["text  |a:\n|"]],
    [
      "paths",
      "\\path{/a/b}\\path{C:\\c d}\\path{http://e/}\\path{mailto: f}",
      ["text /a/b", "text C:  d", "reference http://e/", "text mailto: f"],
    ],
    ["commands that are not known", "\\url{\\base/a:b}\\url{c}", ["text  /a:b", "reference c"]],
    [
      "braces that are not closed",
      "\\url{a:b \\url{c\\}:\n\n\\url{d}\\href{e:{",
      ["text  {a:b  {c}:\n", "reference d", "text  {e:{"],
    ],
    ["empty arguments", "\\url{}\\url{ }a:", ["text a:"]],
    ["the words before", "a:b\\url{c}", ["text a:b", "reference c"]],
  ])("%s", (_, document, expected) => {
    expect(shown(tex, document)).toEqual(expected);
  });
});

describe("code", () => {
  test.each<Row>([
    [
      "in a line",
      "\\verb|a:\\_%| \\verb*+b:+\\lstinline!c:!\\lstinline{d:}\\verb|e|",
      ["code a:\\_%", "code b:", "code c:", "code d:"],
    ],
    ["without an end", "\\verb|a:b\n|\\lstinline[c]|d:|\\verb", ["text  |a:b\n| [c]|d:| "]],
    [
      "environments",
      "\\begin{verbatim}\na:~%\\_\n\\end{verbatim}b:\\begin{lstlisting}[c]d:\\end{lstlisting}",
      ["code \na:~%\\_\n", "text b:", "code [c]d:"],
    ],
    [
      "more of them",
      "\\begin{minted}{sh}a:\\end{minted}\\begin{minted}b:\\end{minted}\\begin{Verbatim*}\\url{c}\\end{Verbatim*}",
      ["code {sh}a:", "code b:"],
    ],
    [
      "without an end, too",
      "\\begin{verbatim}\\url{a}\\begin{verbatim}b:\\end{verbatim*}",
      ["reference a", "text  {verbatim}b: {verbatim*}"],
    ],
    ["other environments", "\\begin{quote}a:\\_\\end{quote}", ["text  {quote}a:_ {quote}"]],
  ])("%s", (_, document, expected) => {
    expect(shown(tex, document)).toEqual(expected);
  });
});

describe("BibTeX", () => {
  test.each<Row>([
    ["text between entries", "a:b @ c@d\n@misc{k}\ne:f", ["plain a:b @ c@d\n", "plain \ne:f"]],
    [
      "links",
      '@misc{k, url = {http://a/~b\\%20c\\_d}, ee="ee:f", Bdsk-Url-1 = {{gg:h}}, doi = { ii:j } }',
      ["reference http://a/~b%20c_d", "reference ee:f", "reference gg:h", "reference ii:j"],
    ],
    [
      "other text in fields for links",
      "@misc{k, url = {a}, url = {bb:c and d:e}, url = {\\x:f}, url = {gg:\\x}, url = {c:d}, link = {{hh:i}{j}}}",
      ["text bb:c and d:e", "text  :f", "text gg: ", "text c:d", "text {hh:i}{j}"],
    ],
    [
      "other fields",
      "@misc{k, note = {See \\url{a} or http://b/~c%d&e\\&f.}, title = {x:~\\verb|y:|}, year = {2000}}",
      ["reference a", "text  or http://b/~c%d&e&f.", "text x: ", "code y:"],
    ],
    [
      "a URI in another field",
      '@misc{k, howpublished = {http://a/b~c}, note = "{http://d/{e}~f}"}',
      ["text http://a/b~c", "text {http://d/{e} f}"],
    ],
    ["line breaks", '@misc{k, url = {http://a/\n  b}, note = "a:\n b"}', ["reference http://a/b", "text a:\n b"]],
    ["strings", '@string{a = "http://b/"}\n@string(c = {d:e})f:g', ["text http://b/", "text d:e", "plain f:g"]],
    [
      "values that are joined",
      '@misc{k, url = "http://a/" # b # "cc:d" # {e}, note = f # "g:h" # , i={j:k}}',
      ["reference+ http://a/", "reference+ cc:d", "text g:h", "text j:k"],
    ],
    ["values without delimiters", "@misc{k, url = http://a/b#c, year = 2000}", ["plain http://a/b#c"]],
    [
      "keys",
      "@misc{urn:a, x={b:c}}@misc{d e:f, x={g:h}}@misc{i@j:k,x={l:m}}@misc{}",
      ["plain urn:a", "text b:c", "plain d e:f", "text g:h", "plain i@j:k", "text l:m"],
    ],
    [
      "quotation marks and braces",
      '@misc{k, a = "b: {"} \\{c\\}", d = {e: " \\{}}}',
      ['text b: {"} {c}', 'text e: " {}'],
    ],
    ["a preamble", '@preamble{ "\\a{b:c}" # "d:e" }f:g', ["text  {b:c}", "text d:e", "plain f:g"]],
    ["comments", "@comment{a:b @misc{k, url={cc:d}}}", ["plain @comment{a:b ", "reference cc:d"]],
    [
      "fields without commas",
      "@misc{k, a = {b:c}\n d = {e:f}\n g:h i\n = {j:k}}",
      ["text b:c", "text e:f", "plain g:h i", "text j:k"],
    ],
    [
      "a brace that is missing",
      "@misc{k, a = {b {c:d},\n url = {e:f},\n @misc{k, url = {gg:h}",
      ["text b {c:d},\n url = {e:f},\n ", "reference gg:h"],
    ],
    [
      "a quotation mark that is missing",
      '@misc{k, a = "b:c,\n d = "e:f",\n url = "gg:h"}\n@misc{k, a = "i:j}\nk:l',
      ["text b:c,\n d = ", 'plain e:f"', "reference gg:h", "text i:j", "plain \nk:l"],
    ],
    [
      "entries without an end",
      "@misc{k, a = {b:c},\n@misc{l, d:e@misc {m, a = {f:g},",
      ["text b:c", "plain d:e@misc ", "text m, a = {f:g},"],
    ],
    ["what looks like a name of a field", "@misc{k, http://a/ = {b:c}}", ["plain http://a/", "text b:c"]],
    ["at the end", "@misc{k, a =", []],
    [
      "an entry in a line of a value",
      "@misc{k, a = {b: @misc{c},\n  @ d\n\t@misc {e:f}}}",
      ["text b: @misc{c},\n  @ d\n\t", "plain e:f"],
    ],
  ])("%s", (_, document, expected) => {
    expect(shown(bibtex, document)).toEqual(expected);
  });
});

test.each([
  [tex, "See \\emph{http://a.example/\\_b\\~{}c}.", "http://a.example/_b~c", "http://a.example/\\_b\\~{}c"],
  [tex, "\\url{http://a/%\n b}", "http://a/b", "http://a/%\n b"],
  [tex, "\\href{a\\%20b}{c}", "%20", "\\%20"],
  [tex, "``a:b''", '"a:b"', "``a:b''"],
  [tex, "% a:b\n  % c\\_d", "b\n c_d", "b\n  % c\\_d"],
  [bibtex, "@a{b, url = {{http://a/\\_b}}}", "http://a/_b", "http://a/\\_b"],
  [bibtex, '@a{b, note = "c: \\url{d}, e:~f"}', "e: f", "e:~f"],
])("the place of a part", (scan, document, text, part) => {
  const places = piecesOf(scan, document).flatMap((piece) => {
    const at = piece.text.indexOf(text);
    return at < 0 ? [] : [piece.spanOf(at, at + text.length)];
  });
  expect(places.map(({ start, end }) => document.slice(start, end))).toEqual([part]);
});

test("repairs are written with escapes", () => {
  const [prose, link] = piecesOf(tex, "a:b\\url{c}") as [Piece, Piece];
  expect(prose.write?.("%#&_$~{}^")).toBe("\\%\\#\\&\\_\\$\\~{}{}^");
  expect(link.write?.("%#&_$~{}^")).toBe("\\%\\#&_$~{}^");
  const [field, note] = piecesOf(bibtex, "@a{b, url={cc:d}, note={e:f}}") as [Piece, Piece];
  expect([field.write, note.write]).toEqual([link.write, prose.write]);
});

test("only the range is read", () => {
  const documents = [
    "a:\\_b % c:d\n%e\n\\url{f\\%}g:\\begin{verbatim}h:\\end{verbatim}\\verb|i:|\n\n\\path{j:k}",
    'a:b @misc{c:d, url = {e:f}, note = {g: \\url{h}}, x = i:j # "k:l"}\nm:n',
  ];
  for (const scan of [tex, bibtex]) {
    for (const document of documents) {
      const placed = (pieces: Piece[]): unknown[] => pieces.map(({ text, spanOf }) => [text, spanOf(0, text.length)]);
      for (let end = 0; end <= document.length; end++) {
        expect(placed(piecesOf(scan, document, 0, end))).toEqual(placed(piecesOf(scan, document.slice(0, end))));
      }
    }
  }
  expect(piecesOf(tex, "x%a:\\_b:c", 2, 7).map(({ text, spanOf }) => [text, spanOf(0, 4)])).toEqual([
    ["a:_b", { start: 2, end: 7 }],
  ]);
});

const UNITS = [
  "a",
  ":",
  "//",
  "http://a/",
  " ",
  "\n",
  "\n\n",
  "{",
  "}",
  "\\",
  "%",
  "%\n",
  "~",
  "$",
  "&",
  "#",
  '"',
  "@",
  ",",
  "=",
];
UNITS.push(
  "\\url{",
  "\\url|",
  "\\href[",
  "\\verb|",
  "|",
  "\\path{",
  "\\begin{verbatim}",
  "\\end{verbatim}",
  "\\~{}",
  "{\\_}",
);
UNITS.push(
  "``",
  "''",
  "$\\sim$",
  "\\discretionary{",
  "\\string",
  "\\char",
  "\\\\",
  "\\aurl",
  "{\\a",
  "\r",
  "\t",
  "\\url{a:}",
);
UNITS.push(
  "\n@a{b,",
  "\n@a(b,",
  "c={",
  'url="',
  "url={",
  "# ",
  "@comment{",
  "@string{",
  "url={\\url{http://a}},",
  "\\a",
  "\\raise",
);
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom(...UNITS), { maxLength: 40 }).map((units) => units.join("")),
);

test.each([
  ["tex", tex],
  ["bibtex", bibtex],
])("the pieces of any text are in order and in the range: %s", (_, scan) => {
  fc.assert(
    fc.property(anyText, fc.nat(20), fc.nat(20), (document, before, after) => {
      const start = Math.min(before, document.length);
      const end = Math.max(start, document.length - after);
      let last = start;
      for (const { text, spanOf } of piecesOf(scan, document, start, end)) {
        expect(text).not.toBe("");
        const whole = spanOf(0, text.length);
        expect(whole.start).toBeGreaterThanOrEqual(last);
        expect(whole.end).toBeLessThanOrEqual(end);
        for (let at = 0, previous = whole.start; at < text.length; at++) {
          const span = spanOf(at, at + 1);
          expect(span.start).toBeGreaterThanOrEqual(previous);
          previous = span.start;
          const part = document.slice(span.start, span.end);
          // A tie is a space, and an ampersand is between two cells.
          if (part.length === 1 && !/[~&]/.test(part)) expect(text.charAt(at)).toBe(part);
        }
        last = whole.end;
      }
    }),
    options,
  );
});

test("no URI of a text is lost", () => {
  const unit = fc.constantFrom(...UNITS.filter((each) => !each.includes("http")));
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), fc.array(unit, { maxLength: 12 }), (before, after) => {
      // A command takes the letters after it, and a comment or code in the same line can take all.
      const document = `${before.join("")} http://z.example/q ${after.join("")}`;
      for (const scan of [tex, bibtex]) {
        expect(
          piecesOf(scan, document)
            .map(({ text }) => text)
            .join("|"),
        ).toContain("http://z.example/q");
      }
    }),
    options,
  );
});

test("what is written is read again", () => {
  const written = fc.string({ unit: fc.constantFrom(..."ab-%#&_$~/.?=+:") });
  fc.assert(
    fc.property(written, (text) => {
      const [prose, link] = piecesOf(tex, "a:b\\url{c}") as [Piece, Piece];
      const [inProse, inLink] = [prose.write?.(text) ?? "", link.write?.(text) ?? ""];
      expect(shown(tex, `See http://a/${inProse}`)).toEqual([`text See http://a/${text}`]);
      expect(shown(tex, `\\url{http://a/${inLink}}`)).toEqual([`reference http://a/${text}`]);
      expect(shown(bibtex, `@a{b, url = {http://a/${inLink}}}`)).toEqual([`reference http://a/${text}`]);
      expect(shown(bibtex, `@a{b, note = {See http://a/${inProse}}}`)).toEqual([`text See http://a/${text}`]);
    }),
    options,
  );
});

test("hostile texts take linear time", () => {
  for (const unit of UNITS) {
    for (const before of ["", "a: \\url{", "@a{b, c = {:", '@a{b, url="http://']) {
      const document = before + unit.repeat(250_000 / unit.length);
      for (const scan of [tex, bibtex]) {
        let end = 0;
        scan(document, 0, document.length, ({ text, spanOf }) => ({ end } = spanOf(0, text.length)));
        expect(end).toBeLessThanOrEqual(document.length);
      }
    }
  }
});
