import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import type { Piece } from "../../src/formats/piece.js";
import { roff } from "../../src/formats/roff.js";

const options = { seed: 1, numRuns: 200 };

function piecesOf(document: string, start = 0, end = document.length): Piece[] {
  const pieces: Piece[] = [];
  roff(document, start, end, (piece) => pieces.push(piece));
  return pieces;
}

/** The pieces as `kind text`; "code" for code, "comment" for what needs no escapes. */
const shown = (document: string): string[] =>
  piecesOf(document).map(({ kind, isCode, text, write }) =>
    [isCode === true ? "code" : write ? kind : "comment", text].join(" "),
  );

type Row = [why: string, document: string, expected: string[]];

describe("lines of text", () => {
  test.each<Row>([
    ["lines up to a request are one piece", "a:b\nc\n\nd\n.PP\ne:f\n", ["text a:b\nc\n\nd", "text e:f\n"]],
    ["text without ':' is left out", "a\n.PP\nb:\\-c\n.PP\nd\\-e", ["text b:-c"]],
    ["an apostrophe begins a request, too", "a:b\n'br\nc:d", ["text a:b", "text c:d"]],
    ["text that begins with an apostrophe", "'a:b' \\-c", ["text a:b' -c"]],
    ["a line that goes on", "a:\\\n.b\\\n'c\nd", ["text a:.b'c\nd"]],
    ["a backslash at the end", "a:b\\", ["text a:b"]],
    ["a backslash before the last line break", "a:b\\\n", ["text a:b"]],
    ["text that goes on after \\c", "a:b\\c\nc\nd\\c", ["text a:bc\nd"]],
    ["text that goes on in another font", "a:b\\c\n.I c\\c\n.BR d e\\c\n/f\n.I g", ["text a:bcde/f"]],
    ["text that goes on, but not in the request", "a:b\\c\n.PP\nc:d", ["text a:b", "text c:d"]],
    ["\\c elsewhere", "a:\\cb\n.IP c:\\c\nd:e", ["text a:b", "text c:", "text d:e"]],
    ["text that goes on at the end", ".B a:b\\c", ["text a:b"]],
    ["lines that end with a carriage return", "a:b\r\n.BR c: d\r\n.PP\r\n", ["text a:b\r", "text c:d"]],
    ["nothing", "", []],
    ["requests without a name", ".\n.  \n'\na:b\n.", ["text a:b"]],
  ])("%s", (_, document, expected) => {
    expect(shown(document)).toEqual(expected);
  });
});

describe("escapes", () => {
  test.each<[document: string, text: string]>([
    ["a\\&b\\%c\\:d\\/e\\,f\\|g\\^h\\)i\\{j\\}k\\dl\\um\\rn\\po\\zp\\!q\\?", "abcdefghijklmnopq"],
    ["\\fBa\\fP\\f(CWb\\f[CB]c\\F[x]\\m[blue]d\\M(abe\\kxf\\k(xyg\\gxh\\Yxi\\Vxj\\Oxk", "abcdefghijk"],
    ["\\s1a\\s-1b\\s+2c\\s0d\\s12e\\s45f\\s(12g\\s[+3]h\\s'3'i\\s+[3]j\\sk", "abcde5fghijk"],
    ["\\v'1'a\\h'-1m'b\\w'x'c\\l\"2\"d\\D'l 1'e\\H+1+f", "abcdef"],
    ["\\nxa\\n(xyb\\n[x]c\\n+xd\\n-(xye", "abcde"],
    ["a\\-b\\.c\\'d\\`e\\_f\\\\g\\eh\\Ei\\ j\\~k\\0l\\tm\\an\\$1", "a-b.c'd`e_f\\g\\h\\i j k l\tm\tn$1"],
    ["\\(dq\\[dq]\\(aq\\[aq]\\(aa\\(ga\\(lq\\(rq\\(Lq\\(Rq\\(oq\\(cq", '""\'\'\'`""""‘’'],
    ["\\(hy\\(mi\\(en\\(em\\(ti\\[ti]\\(ha\\(at\\(sh\\(sl\\(bs\\[rs]", "--–—~~^@#/\\\\"],
    ["\\(lB\\(rB\\(lC\\(rC\\(la\\(ra\\(Do\\(pl\\(eq\\(ba\\(or\\(ul\\(**", "[]{}<>$+=||_*"],
    ["a\\(bub\\[bu]c\\[]d", "a b c d"],
    ["\\[u007E]\\[u1F600]\\[u0065_0301]\\[uFFFFFF]\\[u7E]\\[char126]", "~😀e  ~"],
    ["\\N'126'a\\N'x'b\\N'-1'c\\N'1.5'd\\C'ti'\\C'x'", "~a b c d~ "],
    ['\\*(lqa\\*[rq]b\\*qc\\*(Aq\\*(C`\\*(C\'\\*(L"\\*(R"', '"a"b"c\'""""'],
    ["\\*(--a\\*(Lt\\*(Gt\\*(Am\\*(Ba\\*xb\\*(xyc\\*[x y]d", "-a<>&|bcd"],
    ["a\\X'b \\-c'd\\Z+e+f\\o'g\\\\", "ab -cdef'g\\"],
    ["\\X'a\\'b\\\nc", "abc"],
    ["\\=a\\@b\\😀", "=a@b😀"],
    ["\\[http://a/]\\f[b://c]\\v'd://e'", "[http://a/][b://c]d://e"],
    ["\\(\na\\(b\nc\\[d\ne\\f\nf\\*\ng\\s[h", "(\na(b\nc[d\ne\nf\ng[h"],
    ["\\v'a\n\\va", "'a\na"],
    [`\\[${"a".repeat(200)}]\\h'${"b".repeat(200)}'`, `[${"a".repeat(200)}]'${"b".repeat(200)}'`],
  ])("%j", (document, text) => {
    expect(shown(`${document}:`)).toEqual([`text ${text}:`]);
  });

  test("at the end", () => {
    const ends = ["f", "f(", "f[", "s", "s(", "(", "(a", "[", "*", "*(", "*[a", "n", "n+", "v", "v'", "N", "$", "z"];
    for (const each of ends) expect(shown(`a:b\\${each}`).join("")).toMatch(/^text a:b[ $([\]a']*$/);
  });

  test("cut by the end of an argument", () => {
    expect(shown('.B "a:\\("b\n.B "a:\\f" "b\n.B "a:\\X\'" b\'')).toEqual(["text a:  b", "text a: b", "text a:' b'"]);
  });
});

describe("comments", () => {
  test.each<Row>([
    ["lines of comments are one piece", `.\\" a:b\n'\\" c\n.  \\#d\n.PP\n`, ["comment  a:b\n c\nd"]],
    ["after text", `a:b\n.\\" c:d`, ["text a:b", "comment  c:d"]],
    ["after text that goes on", `a:b\\c\n.\\" c\nd:e`, ["text a:b", "comment  c", "text d:e"]],
    [
      "in lines",
      `a:b \\" c:\\-d\ne \\# f\ng:h`,
      ["text a:b ", "comment  c:-d", "text \ne ", "comment  f", "text \ng:h"],
    ],
    [
      "in arguments",
      `.B a:b \\" c:d\n.B "e: \\" f\n.B g:\\"h`,
      ["text a:b", "comment  c:d", "text e: ", "comment  f", "text g:", "comment h"],
    ],
    ["after a request", `.PP \\" a:b`, ["comment  a:b"]],
    ["a comment in a comment", `.\\" .UR a:\\-b \\" c`, [`comment  .UR a:-b " c`]],
    [
      "a backslash at its end",
      `a: \\" b\\\n.PP c:d\n.\\" e\\\nf:g`,
      ["text a: ", "comment  b", "text c:d", "comment  e", "text f:g"],
    ],
    ["in the argument of an escape", `a:\\X'\\"b'c\nd`, ["text a:", "comment b'c", "text \nd"]],
    ["the argument of an escape in a comment", `.\\" a:\\X'\\"b'c`, [`comment  a:"bc`]],
  ])("%s", (_, document, expected) => {
    expect(shown(document)).toEqual(expected);
  });
});

describe("requests", () => {
  test.each<Row>([
    ["arguments", '.IP "a b:" 4 c"d" "e""f"g\\ h', ['text a b: 4 c"d" e"f g h']],
    ["a quotation mark that is missing", '.B "a: b\nc:d', ["text a: b", "text c:d"]],
    ["empty arguments", '.B "" a:b "" c\n.UR ""\na:b', ["text a:b  c", "text a:b"]],
    [
      "alternating fonts",
      ".BR http://a.example/ .\n.RI < http://b.example/ >.",
      ["text http://a.example/.", "text <http://b.example/>."],
    ],
    [
      "arguments that go on in the next line",
      '.BR a:b \\\nc\n.B d: "e\\\nf"\ng:h',
      ["text a:bc", "text d: ef", "text g:h"],
    ],
    ["an argument with a backslash at the end", ".B a:\\", ["text a:"]],
    ["a quoted argument with a backslash at the end", '.B "a:\\', ["text a:"]],
    [
      "links",
      '.UR http://a\\:b/\\-c\nd\n.UE\n.URL "e" "f:g" .\n.FTP h\n.%U i\n.UR',
      ["reference http://ab/-c", "reference e", "text f:g .", "reference h", "reference i"],
    ],
    [
      "links of mdoc",
      '.Lk http://a.example/ "b: c" .\n.MT d@e\n.Pa a:b ,',
      ["reference http://a.example/", "text b: c .", "text a:b ,"],
    ],
    ["parameters of a macro", ".UR \\\\$1\n.UR \\$1", ["text \\$1", "text $1"]],
    [
      "code",
      "a:b\n.EX\nc:d\n.B e:f\n.EE\ng:h\n.Bd -literal -offset indent\ni:j\n.Ed\nk:l\n.Bd\nm:n\n.Vb 4\n\\&  o:p\n.SH Q\nr:s",
      [
        ...[
          "text a:b",
          "code c:d",
          "code e:f",
          "text g:h",
          "code i:j",
          "text k:l",
          "text m:n",
          "code   o:p",
          "text r:s",
        ],
      ],
    ],
    [
      "conditional requests",
      ".if n \\{\\\n.UR a:b\n.ie '\\*(.T'ps' .B a:b\\\n.el c:d\\\n.\\}",
      ["reference a:b", "text ''ps' .B a:b", "text c:d"],
    ],
    [
      "definitions",
      ".de UR\na:b \\\\$1\n..\n.de XX\nc://d\n..\n.ig\ne:f\n..\n.de YY ZZ\ng:h\n.ZZ\n.ig ZZ\ni:j\n.ZZ\n.de QQ\nk:l",
      ["text c://d", "text g:h", "text i:j", "text k:l"],
    ],
    ["definitions of strings", '.ds a http://b/\\-c\n.ds d "e:f', ["text a http://b/-c", "text d e:f"]],
  ])("%s", (_, document, expected) => {
    expect(shown(document)).toEqual(expected);
  });
});

describe("tables", () => {
  test.each<Row>([
    ["tabs", ".TS\nl l.\na:b\tc\n.TE", ["text l l.\na:b\tc"]],
    [
      "a separator",
      ".TS\nallbox tab (/);\nl l.\na:b/c\\/d/\\(sl/e\n.TE\na/b:c",
      ["text allbox tab (\t);\nl l.\na:b\tc\td\t/\te", "text a/b:c"],
    ],
    [
      "a colon",
      ".TS\ntab(:);\nl l l.\nmailto:b:T{\nhttp://c/\nT}:d\n.SH E\nf:g",
      ["text tab(\t);\nl l l.\nmailto\tb\tT{\nhttp://c/\nT}\td", "text f:g"],
    ],
    [
      "a text block with requests",
      ".TS\ntab(:);\na:T{\n.B b:c\nd:e\nT}",
      ["text tab(\t);\na\tT{", "text b:c", "text d:e\nT}"],
    ],
    [
      "a comment with the separator",
      '.TS\ntab(:);\na:b \\" c:d\ne\\\n:f\\',
      ["text tab(\t);\na\tb ", "comment  c:d", "text \ne\tf"],
    ],
    ["rows that go on", ".TS\ntab(:);\na\\c\n.B b\nc\\\n.d:e\n.PP", ["text tab(\t);\nab", "text c.d\te"]],
    [
      "no option",
      ".TS\ntab(:)\na:b\n.TS\ntab(\\);\nc:d\n.TS :\ne:f\n.TS",
      ["text tab(:)\na:b", "text tab(;\nc:d", "text :", "text e:f"],
    ],
  ])("%s", (_, document, expected) => {
    expect(shown(document)).toEqual(expected);
  });
});

/** The parts of a document where pieces have a text. */
const partsOf = (document: string, text: string): string[] =>
  piecesOf(document).flatMap((piece) => {
    const at = piece.text.indexOf(text);
    if (at < 0) return [];
    const { start, end } = piece.spanOf(at, at + text.length);
    return [document.slice(start, end)];
  });

test.each([
  ["See \\fIhttp://a.example/\\-b\\fR.", "http://a.example/-b", "http://a.example/\\-b"],
  [".BR http://a.example/ b .", "http://a.example/b", "http://a.example/ b"],
  ['.UR "http://a\\:.example/"', "http://a.example/", "http://a\\:.example/"],
  ['.B "a:b" "c"', "b c", 'b" "c'],
  ["http://a/\\\nb c", "http://a/b", "http://a/\\\nb"],
  ["a:\\[u007E]b", "~", "\\[u007E]"],
  ['.\\" a:\\-b', "-b", "\\-b"],
])("the place in %j", (document, text, part) => {
  expect(partsOf(document, text)).toEqual([part]);
});

test("repairs are written with escapes", () => {
  const [text, reference] = piecesOf("a:b\n.UR c:d") as [Piece, Piece];
  expect(text.write?.("a-b\\c'd~^e")).toBe("a\\-b\\ec\\(aqd\\(ti\\(hae");
  expect(reference.write).toBe(text.write);
});

test("only the range is read", () => {
  const document = 'a:b\n.EX\nc:\\-d\n.\\" e:f\n.UR g:h\n';
  const wanted = (end: number): unknown[] =>
    piecesOf(document.slice(0, end)).map((piece) => [piece.text, piece.spanOf(0, piece.text.length)]);
  for (let end = 0; end <= document.length; end++) {
    expect(piecesOf(document, 0, end).map((piece) => [piece.text, piece.spanOf(0, piece.text.length)])).toEqual(
      wanted(end),
    );
  }
  expect(piecesOf(document, 8, 14).map(({ text, isCode, spanOf }) => [text, isCode, spanOf(0, 4)])).toEqual([
    ["c:-d\n", undefined, { start: 8, end: 13 }],
  ]);
});

const FRAGMENTS = [
  ...[
    "a",
    ":",
    "//",
    "http://a/",
    " ",
    "\n",
    "\n.",
    "\n'",
    ".",
    "'",
    '"',
    "\\",
    '\\"',
    "\\#",
    "\\c",
    "\\\n",
    "\\(",
    "\\[",
  ],
  ...[
    "]",
    "\\*",
    "\\f",
    "\\s",
    "\\X'",
    "\\-",
    "\\$1",
    "(",
    "T{",
    "T}",
    "\n.TS\ntab(:);\n",
    "\n.TS\ntab(/);\n",
    "\n.TE\n",
  ],
  ...[
    "\n.B ",
    "\n.BR ",
    "\n.UR ",
    "\n.if ",
    "\n.de X\n",
    "\n.ig\n",
    "\n..\n",
    "\n.EX\n",
    "\n.EE\n",
    '\n.\\" ',
    "\r",
    "\t",
  ],
];
const fragment = fc.constantFrom(...FRAGMENTS);
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fragment, { maxLength: 40 }).map((all) => all.join("")),
);

test("the pieces of any text are in order, in the range, and escapes are all that differs", () => {
  fc.assert(
    fc.property(anyText, fc.nat(20), fc.nat(20), (document, before, after) => {
      const start = Math.min(before, document.length);
      const end = Math.max(start, document.length - after);
      let last = start;
      for (const { text, spanOf } of piecesOf(document, start, end)) {
        expect(text).not.toBe("");
        const whole = spanOf(0, text.length);
        expect(whole.start).toBeGreaterThanOrEqual(last);
        expect(whole.end).toBeLessThanOrEqual(end);
        for (let at = 0, previous = whole.start; at < text.length; at++) {
          const span = spanOf(at, at + 1);
          expect(span.start).toBeGreaterThanOrEqual(previous);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          previous = span.start;
          const part = document.slice(span.start, span.end);
          if (!/["\\]/.test(part) && part.length === 1 && text.charAt(at) !== "\t") {
            expect(text.charAt(at)).toBe(part === "\r" ? text.charAt(at) : part);
          }
        }
        last = whole.end;
      }
    }),
    options,
  );
});

test("no URI of a text is lost", () => {
  const others = FRAGMENTS.filter((each) => !/http|TS/.test(each));
  const some = fc.array(fc.constantFrom(...others), { maxLength: 12 }).map((all) => all.join(""));
  fc.assert(
    fc.property(some, some, (before, after) => {
      const texts = piecesOf(`${before} http://z.example/q ${after}`).map(({ text }) => text);
      expect(texts.join("|")).toContain("http://z.example/q");
    }),
    options,
  );
});

test("what is written is read again", () => {
  const written = fc.string({ unit: fc.constantFrom(..."ab-\\'~^/.%?#&=") });
  fc.assert(
    fc.property(written, (text) => {
      const [{ write }] = piecesOf("a:b") as [Piece];
      expect(shown(`See http://a/${write?.(text) ?? ""}`)).toEqual([`text See http://a/${text}`]);
      expect(shown(`.UR http://a/${write?.(text) ?? ""}`)).toEqual([`reference http://a/${text}`]);
    }),
    options,
  );
});

test("the URIs of a page that marked-man wrote are found", () => {
  const path = fc.string({ unit: fc.constantFrom(..."ab-.~/_%41?=+,"), minLength: 1, maxLength: 20 });
  const uris = fc
    .sample(path, { ...options, numRuns: 100 })
    .map((each, index) => `http://x${String(index)}.example/${each}`);
  const markdown = uris.map((uri, index) => (index % 2 ? `See \`${uri}\` here.` : `    ${uri}`)).join("\n\n");
  const program = join(dirname(fileURLToPath(import.meta.resolve("marked-man"))), "../bin/marked-man.js");
  const page = execFileSync(process.execPath, [program], { input: `# a(1) -- b\n\n${markdown}\n`, encoding: "utf8" });
  const texts = piecesOf(page).map(({ text }) => text);
  expect(uris.filter((uri) => !texts.some((text) => text.includes(uri)))).toEqual([]);
});

test("hostile texts take linear time", () => {
  const units = [
    "\\",
    "\\[",
    "\\*[",
    '"',
    '.B "',
    "\\v'a",
    "\\va\\vb",
    "a:\\\n.",
    "a:\\c\n.I ",
    '.B "a:\n',
    '.\\"\n',
    'a:\\"',
  ];
  units.push(
    ".TS\ntab(@);\n",
    '.TS\ntab(@);\na@b\\"',
    ".de A:\n",
    ".de A\n..",
    "\n",
    "'",
    "..",
    "\\X'\\Z\"\\o+",
    "\\s[",
    "T{:\n",
  );
  for (const unit of units) {
    for (const before of ["", ".TS\ntab(@);\n:"]) {
      let end = 0;
      const document = before + unit.repeat(250_000 / unit.length);
      roff(document, 0, document.length, ({ text, spanOf }) => ({ end } = spanOf(0, text.length)));
      expect(end).toBeLessThanOrEqual(document.length);
    }
  }
});
