import { readdirSync, readFileSync } from "node:fs";
import { array, assert, constantFrom, nat, property, tuple } from "fast-check";
import ts from "typescript";
import { HOLE } from "../../src/context/template.js";
import { emitRange, type Piece, type Scan } from "../../src/formats/piece.js";
import type { Format } from "../../src/formats/format.js";
import { source } from "../../src/formats/source.js";

const LANGUAGES: readonly Format[] = [
  ...(["c", "csharp", "dart", "elixir", "go", "groovy", "haskell", "java", "javascript", "kotlin", "lisp"] as const),
  ...(["lua", "perl", "php", "proto", "python", "r", "ruby", "rust", "scala", "shell", "sql", "swift"] as const),
];

/** Returns the scanner of a language. */
const scanOf = (language: Format, html?: Scan): Scan => source(language, html) as Scan;

function piecesOf(scan: Scan, document: string, start = 0, end = document.length): readonly Piece[] {
  const pieces: Piece[] = [];
  scan(document, start, end, (piece) => pieces.push(piece));
  return pieces;
}

/** Returns the pieces of a document as `kind: text`, with "+" if more is joined, and expressions in ⟨⟩. */
function shown(scan: Scan, document: string): readonly string[] {
  return piecesOf(scan, document).map(({ kind, text, isContinued, expressionAt = () => "" }) => {
    const withExpressions = text.replaceAll(HOLE, (_, at: number) => `⟨${expressionAt(at)}⟩`);
    return `${kind}: ${withExpressions}${isContinued === true ? " +" : ""}`;
  });
}

const raw = String.raw;

/** The pieces are separated by " | ". */
const EXAMPLES: readonly (readonly [languages: string, document: string, pieces: string])[] = [
  // Comments
  ["javascript", "#!/bin/a b:c\n'd:'", "text: /bin/a b:c | string: d:"],
  ["javascript", " #!a:\n'd:'", "string: d:"],
  ["javascript", "<!-- a:\n'b:'", "text:  a: | string: b:"],
  [
    "javascript c csharp java go php groovy proto kotlin scala dart swift rust",
    '// http://a\n/* b:\n * "c" */ "d:" // e\r"f:"//g:',
    'text:  http://a | text:  b:\n * "c"  | string: d: | string: f: | text: g:',
  ],
  ["kotlin scala dart swift rust", '/* a: /* b: */ c: */ "d:"', "text:  a: /* b: */ c:  | string: d:"],
  ["kotlin", '/* a: /* b: */ c "d:" /* e: /* f: */ */', "text:  a: /* b:  | string: d: | text:  e: /* f: "],
  ["javascript kotlin", '/* a: "b:" /* "c:" //d:', "string: b: | string: c: | text: d:"],
  ["python ruby r elixir perl", "x = 1 # it's a:\n# b: \"\nx('c:')", "text:  it's a: | text:  b: \" | string: c:"],
  ["ruby r elixir perl", 'a($#b, "c:")', "string: c:"],
  ["shell", "a # b:\na#b 'c:' ;#d:\n$# ${e#f} 'g:'", "text:  b: | string: c: | text: d: | string: g:"],
  ["shell", "#a:", "text: a:"],
  [
    "php",
    "<?php # a:\n#[B('c:')] // d: ?><p>e:</p><? 'f:' /* ?> */ ?> g:",
    "text:  a: | string: c: | text:  d:  | text: <p>e:</p> | string: f: | text:  g:",
  ],
  ["sql lua haskell", '-- it\'s a:\n"b:" -- c', "text:  it's a: | string: b:"],
  ["haskell", '{- a: {- b: -} -} "c:" {- d:', "text:  a: {- b: -}  | string: c:"],
  ["lua", "--[[ a:\n]] 'b:' --[==[ c: ]] ]==] --[d:\n", "text:  a:\n | string: b: | text:  c: ]]  | text: [d:"],
  ["lua", "--[[ a:\n'b:'", "text: [[ a: | string: b:"],
  ["lisp", '; a:\n(b "c:" #| d: #| |# |# #\\" "e:")', "text:  a: | string: c: | text:  d: #| |#  | string: e:"],
  ["perl", "'a:';\n=pod\n\nIt's b:\n\n=cut\n\n'c:' =d", "string: a: | text: =pod\n\nIt's b:\n | string: c:"],
  ["perl", "=head1 a:\n\n'b:'", "text: =head1 a:\n\n'b:'"],
  ["perl ruby", "a\n=1 . 'b:' =pod", "string: b:"],
  ["ruby", "=begin\nit's a:\n=end\n'b:'", "text: =begin\nit's a: | string: b:"],

  // Strings
  [
    "javascript c csharp java go kotlin scala groovy dart",
    raw`f("http:\/\/a\x2fb", "\u003a", "a\":", "\:")`,
    raw`string: http://a/b | string: : | string: a": | string: \:`,
  ],
  [
    "javascript python dart proto groovy lua",
    raw`f('a\':', "it's:", 'c', "d\\", 'e:')`,
    "string: a': | string: it's: | string: e:",
  ],
  ["javascript python", "f('a:\\\nb', 'c:\\\r\nd')", "string: a:b | string: c:d"],
  [
    "c java go csharp kotlin scala rust haskell",
    raw`f('"', '\'', '\\', '\u{1f}', "a:", '"', '😀', "b:")`,
    "string: a: | string: b:",
  ],
  ["rust", `fn f<'a>(x: &'a str, y: &'a str) { "a:" }`, "string: a:"],
  ["haskell", "f' \"a:\" g' 'b' \"c:\"", "string: a: | string: c:"],
  ["c", "1'000'000; \"a:\"", "string: a:"],
  ["go", 'f(`a:\n"\\n"`, "b:")', 'string: a:\n"\\n" | string: b:'],
  ["go", 'f(`a:\n"b:"', "string: b:"],
  [
    "rust",
    'f("a:\nb", r"c:\\", r#"d:"e"#, br##"f:"#"##, "g:")',
    'string: a:\nb | string: c:\\ | string: d:"e | string: f:"# | string: g:',
  ],
  ["rust", 'f(r#"a:", "b:")', "string: a: | string: b:"],
  [
    "c",
    'f(R"(a:\n")", u8R"x(b:)")x", L"c:", R"d:", xR"(e:)")',
    'string: a:\n" | string: b:)" | string: c: | string: d: | string: (e:)',
  ],
  [
    "swift",
    raw`f(#"a:"b\n"#, ##"c:"#"##, """` + '\nd: "\n""", "e:")',
    raw`string: a:"b\n | string: c:"# | string: ` + '\nd: "\n | string: e:',
  ],
  ["swift", raw`f("a:\(b("c", d: "e"))/f", "g:\(h"]`, raw`string: a:⟨\(b("c", d: "e"))⟩/f | string: g:\(h`],
  [
    "csharp",
    raw`f(@"a:\n""b""` + '\n", $@"c:\\", @$"d:\\", $"e:", """f:"g""", "h:")',
    raw`string: a:\n"b"` + '\n | string: c:\\ | string: d:\\ | string: e: | string: f:"g | string: h:',
  ],
  [
    "dart",
    raw`f(r'a:\n', r"b:\", '''c:'d''', "${raw`e:${'${f["g"]}'}`}", 'h:$i')`,
    raw`string: a:\n | string: b:\ | string: c:'d | string: e:⟨${'${f["g"]}'}⟩ | string: h:⟨$i⟩`,
  ],
  ["kotlin scala", 'f("""a:\\n "b" """, "c:\\n")', 'string: a:\\n "b"  | string: c:\n'],
  ["kotlin groovy", 'f("a:${b["c"]}/d ${", "e:")', 'string: a:⟨${b["c"]}⟩/d ${ | string: e:'],
  ["scala", 'f(s"a:${b["c"]}/d ${", "e:")', 'string: a:⟨${b["c"]}⟩/d ${ | string: e:'],
  ["scala", 'f("a:$b/${c}", f"d:$e")', "string: a:$b/${c} | string: d:⟨$e⟩"],
  ["kotlin scala", 's"""a:$b\\"c"""', 'string: a:⟨$b⟩\\"c'],
  ["kotlin dart groovy", raw`"a:$b/\$c$1$"`, "string: a:⟨$b⟩/$c$1$"],
  [
    "groovy",
    `f("a:$b.c/", 'd:$e', """f:$g""", '''h:$i''')`,
    "string: a:⟨$b.c⟩/ | string: d:$e | string: f:⟨$g⟩ | string: h:$i",
  ],
  ["php", "<?php f(\"a:$b[0]/$c->d->e/$f[g]$h['i']\\$j $\"", "string: a:⟨$b[0]⟩/⟨$c->d⟩->e/⟨$f[g]⟩⟨$h⟩['i']$j $"],
  ["perl", 'f("a:$b[0]/$c->{d}[1]/$e::f/$1\\$g\\@h@i$")', "string: a:⟨$b[0]⟩/⟨$c->{d}[1]⟩/⟨$e::f⟩/⟨$1⟩$g@h@i$"],
  ["perl", "qq{a:$b{c:{d}}}; qq(e:); $qq{f:}; qq|g:\n|;'h:'", "string: a:⟨$b⟩{c:{d}} | string: e: | string: h:"],
  ["ruby", "f %Q(a:(#{b})), %[c:#@d], (1)%(e:), 'g:'", "string: a:(⟨#{b}⟩) | string: c:⟨#@d⟩ | string: g:"],
  ["ruby", "f(\"a:#@b/#@@c/#$d/#e/\\#{f}\", 'g:#@h')", "string: a:⟨#@b⟩/⟨#@@c⟩/⟨#$d⟩/#e/#{f} | string: g:#@h"],
  ["java groovy", 'f("""\n  a: "b" \\""" c\n""")', 'string: \n  a: "b" """ c\n'],
  ["groovy", "f('''a:\n'b' ''', 'c:')", "string: a:\n'b'  | string: c:"],
  [
    "python",
    raw`f(r"a:\d\"", Rb'b:\n', rb"""c:\""" """, f"d:\n", bar"e:\n")`,
    raw`string: a:\d\" | string: b:\n | string: c:\"""  | string: d:` + "\n | string: e:\n",
  ],
  [
    "python",
    'def f():\n  """A doc: it\'s http://a."""\n  x = """b:\n"""\n  \'\'\'c:',
    "text: A doc: it's http://a. | string: b:\n",
  ],
  ["python", 'f(rf"""\na:""", fr"""\nb:""")', "string: \na: | string: \nb:"],
  ["python", '"""a:"""\r\n"""b:"""\r"""c:"""', "text: a: | text: b: | text: c:"],
  [
    "elixir",
    '@doc """\na: "b"\n"""\nf("c:#{d["e"]}", \'f:\ng\')',
    'string: \na: "b"\n | string: c:⟨#{d["e"]}⟩ | string: f:\ng',
  ],
  [
    "ruby",
    `f("a:#{b("c")}", 'd:\\n\\'', "e:\\n", "f:\ng")`,
    'string: a:⟨#{b("c")}⟩ | string: d:\\n\' | string: e:\n | string: f:\ng',
  ],
  ["perl", `f("a:@{[b("c")]}\${d}", 'e:\\\\\\n')`, 'string: a:⟨@{[b("c")]}⟩⟨${d}⟩ | string: e:\\\\n'],
  ["php", `<?php f("a:{$b["c"]}", 'd:\\'\\n');`, 'string: a:⟨{$b["c"]}⟩ | string: d:\'\\n'],
  ["r", `f("a:\n", 'b:\\'')`, "string: a:\n | string: b:'"],
  ["sql", `f('it''s a:\n', "b:""c", 'd:\\', 'e:')`, `string: it's a:\n | string: b:"c | string: d:\\ | string: e:`],
  ["lua", `f([[a:\n"]], [=[b:]]]=], [[c:, 'd:')`, 'string: a:\n" | string: b:]] | string: d:'],
  ["lisp", '(f "a:\n" ?\\" \'b "c:")', "string: a:\n | string: c:"],
  [
    "shell",
    `a "b:\\"\\$c\\n\\\n" 'd:\\' $'e:\\'' \\" "f:"`,
    "string: b:\"$c\\n | string: d:\\ | string: e:' | string: f:",
  ],
  ["shell", 'a "b:$(c "d")/${e["f"]}" "g:$(h"', 'string: b:⟨$(c "d")⟩/⟨${e["f"]}⟩ | string: g:$(h'],
  // Expressions are read as programs, too.
  ["shell", '"$(curl "a:$(b "c:")" d://e)"', 'string: c: | string: a:⟨$(b "c:")⟩ | text: d://e'],
  ["shell", '"${a:-b://c}/"', "text: b://c}"],
  ["kotlin", '"a${f("b:${g("c:")}")}"', 'string: c: | string: b:⟨${g("c:")}⟩'],
  ["ruby", '"#{"#{"#{"#{"a:"}"}"}"}"', 'text: #{"a:"}'],
  ["shell", "a 'b:\\\nc'", "string: b:\\\nc"],
  ["shell", "a \\'b c:d 'e:'", "string: e:"],

  // Quotes that are none
  ["javascript python c", 'a = "b:\nc = "d:"', "string: d:"],
  ["javascript", 'a = \'b: http://c d\nc = "e:"', "text: http://c | string: e:"],
  ["javascript", "<p>It's http://a/b. I don't.</p> 'c:'", "text: http://a/b. | string: c:"],
  ["javascript", "<p>it's <a href='http://a'>don't</a></p>", "string: http://a"],
  ["javascript", "return'a:';x.case'b:';1'c:'", "string: a: | string: b: | string: c:"],
  ["ruby shell perl", "don't\n f('a:')", "string: a:"],
  ["perl", "s/\"//;\nf(\"a:\"); s/x'/y/;\nf('b:'); $x = '\n';\n f('c:')", "string: a: | string: b: | string: c:"],
  ["perl", "/[\"']/;\nf(\"a:b\", 'c:d');", "string: a:b | string: c:d"],
  ["ruby", `f('${"\n".repeat(500)}a:', 'b:')`, `string: ${"\n".repeat(500)}a: | string: b:`],
  ["ruby", `f('${"\n".repeat(501)}, 'b:')`, "string: b:"],
  ["python", `f('''${"\n".repeat(501)}a:''')`, `string: ${"\n".repeat(501)}a:`],

  // URIs outside of strings
  [
    "shell",
    "curl http://a/b#c git+ssh://d x=e://f 1a://b 1://c a ://d",
    "text: http://a/b#c | text: git+ssh://d | text: e://f | text: a://b",
  ],
  [
    "shell",
    "curl http://a/\"$b\" http://c'd' e://`f`g://<h",
    "string: http://a/⟨$b⟩ | string: http://cd | text: e://⟨`f`⟩g://",
  ],
  ["javascript", "case a: // b:\n default:// c:", "text:  b: | text:  c:"],
  ["javascript python", "a://", ""],
  ["javascript", "a:/b 'c:'", "string: c:"],

  // Joined strings
  [
    "javascript java csharp go kotlin scala groovy swift rust dart c python ruby",
    'f("http:" + "//a"  +   "/b:", "c")',
    "string: http://a/b:",
  ],
  ["javascript java", 'a = "b:" +\n  "c" +\n  d + "e:" + "f"', "string: b:c + | string: e:f"],
  ["javascript", `a = "b:" + 'c' + \`d:\` + e`, "string: b:c + | string: d: +"],
  ["javascript", 'a = ["b:", "c" + d, "e:".concat(f), "g:" - 1]', "string: b: | string: e: + | string: g:"],
  ["javascript", 'a = "b:" + "c', "string: b: +"],
  ["java", "a = \"b:\" + 'c'", "string: b: +"],
  [
    "c",
    'f("a:" "b"\n\t"c", L"d:" L"e", "f:" PRIu64 "g", "h:" \\\n"i", @"j:" k:@"l:")',
    "string: a:bc | string: d:e | string: f: + | string: h:i | string: j: | string: l:",
  ],
  ["c python dart proto", 'f("a:" "b", "c")', "string: a:b"],
  ["c python", 'f("a:" "b" + "c:")', "string: a:b + | string: c:"],
  [
    "python",
    `f("a:" r"\\b" 'c', "d:" % e, "f:".format(g), f"h:"\n f"i", "j:" if k else "l:")`,
    "string: a:\\bc | string: d: + | string: f: + | string: h:i | string: j: | string: l:",
  ],
  ["python", 'x = "a:" \\\n  "b"\n"""c:"""', "string: a:b | text: c:"],
  ["ruby", 'a = "b:" "c" \\\n "d"\n"e:" % f\n"g:".concat(h)', "string: b:cd | string: e: + | string: g: +"],
  ["javascript go", 'f("a:" "b:")', "string: a: | string: b:"],
  [
    "php",
    `<?php f("a:" . 'b', "c:".$d, 'e:' . F, 'g:'.5, 'h:'.'i')`,
    "string: a:b | string: c: + | string: e: + | string: g: | string: h:i",
  ],
  ["perl", `f("a:" . 'b' . $c, 'd:' .. 'e', 'f:'.g())`, "string: a:b + | string: d: | string: f: +"],
  ["lua", `f("a:" .. 'b' .. c, "d:"..e)`, "string: a:b + | string: d: +"],
  ["sql", `f('a:' || 'b' || c)`, "string: a:b +"],
  ["haskell elixir", `f ("a:" <> "b" <> c)`, "string: a:b +"],
  ["haskell", `f ("a:" ++ "b" ++ c)`, "string: a:b +"],
  ["shell", `a "b:"'c'$d "e:"/f "g:" h 'i:';`, "string: b:c⟨$d⟩ | string: e:/f | string: g: | string: i:"],
  ["shell", "a b://c\\\r\nd <<E\nf:\\$g$h\nE", "string: b://cd | text: f:\\$g⟨$h⟩"],
  ["shell", "a b://c\\&d=\\\ne'f'$'\\x67'\"h\"", "string: b://c&d=efgh"],
  [
    "shell",
    "a b://c&d=1&e b://f;g b://h|i (b://j) b://k>l b://m&",
    "text: b://c&d=1&e | text: b://f | text: b://h | text: b://j | text: b://k | text: b://m",
  ],
  ["shell", `{"a": "b:", "c:", "d:"} 'e:'"f`, "string: b: | string: c: | string: d: | string: e:"],
  ["r lisp", `f("a:" "b:" + "c:")`, "string: a: | string: b: | string: c:"],
  [
    "javascript",
    `f("a:" + ${'"b" + '.repeat(98)}"c" + "d" + "e:" + f)`,
    `string: a:${"b".repeat(98)}c + | string: de: +`,
  ],

  // Templates
  [
    "javascript",
    "f(`http://${a}/b`, `c`, `d:${e}` + f, `g\n:\\`\\n\\\nh`)",
    "string: http://⟨${a}⟩/b | string: d:⟨${e}⟩ + | string: g\n:`\nh",
  ],
  ["javascript", "`a:\\${b}\\\\${c}\\x3a$d`", "string: a:${b}\\⟨${c}⟩:$d"],
  [
    "javascript",
    "`a:${{ b: '}' }}${`c:${`d:${'e:'}`}`}f` + 'g:'",
    "string: a:⟨${{ b: '}' }}⟩⟨${`c:${`d:${'e:'}`}`}⟩f + | string: c:⟨${`d:${'e:'}`}⟩ | string: d:⟨${'e:'}⟩ | string: e: | string: g:",
  ],
  [
    "javascript",
    "`a:${\n b('c:') /* d: } */ }/e`",
    "string: a:⟨${\n b('c:') /* d: } */ }⟩/e | string: c: | text:  d: } ",
  ],
  ["javascript", "`a${f('b:')}`", "string: b:"],
  ["javascript", "`a${\nf('b:')}`", "string: b:"],
  ["javascript", "`a${/`}/}b:` 'c:'", "string: a⟨${/`}/}⟩b: | string: c:"],
  ["javascript", "'a:' `b:${'c:' } 'd:' // e:", "string: a: | string: c: | string: d: | text:  e:"],
  ["javascript", "`a:` `b:${ c `d:` 'e:' = /f'/.g('h:')", "string: a: | string: e: | string: h:"],
  ["javascript", "} { `a:` }", "string: a:"],

  // Regular expressions of JavaScript
  ["javascript", "x = /'/; f(/[/'\"]/g, /\\/'/, 'a:')", "string: a:"],
  ["javascript", "x = a / b / 'c:'; y = f() / 1 / 'd:'; z = a[0] / 'e:' / 1", "string: c: | string: d: | string: e:"],
  ["javascript", "return /'/.test(x), 'a:'; $return /'b:'/ 1", "string: a: | string: b:"],
  ["javascript", "/'/.test('a:')", "string: a:"],
  ["javascript", "/* b */ /'/.test('a:') // '\n /c'/", "string: a:"],
  ["javascript", "x = /* ' */ // '\n /'/.test('a:')", "string: a:"],
  ["javascript", "x /* = */ /'a:'/ 1", "string: a:"],
  ["javascript", "i++ / 'a:' / 1; x! / 'b:' / 1; !/'/.test('c:')", "string: a: | string: b: | string: c:"],
  ["javascript", "x => /'/.test('a:'); x > /'b:'/", "string: a: | string: b:"],
  ["javascript", "<a>{x}</a><b c='d:' /> /e", "string: d:"],
  ["javascript", "x = / 'a:'\n'b:'; (/[/'c:'\n", "string: a: | string: b: | string: c:"],

  // Texts that begin in the next line
  [
    "shell",
    "a <<B 'c:' # d:\nit's http://e\n\"\nB\n'f:'",
    "string: c: | text:  d: | text: it's http://e\n\" | string: f:",
  ],
  ["shell", "a <<-'B' <<C\na:'\n\t B\n'c:'\nd:'\nC\n", "text: a:' | string: c:"],
  ["shell", "a << \\B\nb:\nBC\nB", "text: b:\nBC"],
  ["shell", "$((1 <<b)) 'c:'\n<<b\n'd:'", "string: c: | string: d:"],
  ["shell", "<<a 'b:'", "string: b:"],
  ["shell", "a <<B 'c:\nd' 'e:\nB'\nf <<B\n'g:'\nB\n", "string: c:\nd | string: e:\nB | text: 'g:'"],
  ["shell", "a <<B 'c:\nd' ; f <<B 'e:'\n'g:'\nB\n", "string: c:\nd | string: e: | text: 'g:'"],
  ["ruby", "f(<<~A, 'b:')\n  it's c:\n  A\nx <<b\n'd:'", "string: b: | text:   it's c: | string: d:"],
  ["perl", "print <<\"A\" . 'b:';\nit's c:\nA\n'd:'", "string: b: | text: it's c: | string: d:"],
  ["php", "<?php f(<<<'A'\nit's b:\n  A, 'c:');", "text: it's b: | string: c:"],

  // PHP
  ["php", "f('a:')", "string: a:"],
  ["php", " <p>'a:'", "text:  <p>'a:'"],
  [
    "php",
    "<?xml a:?><?php 'b:'?><?= 'c:' ?>d:<?PHP // e: ?>f:",
    "text: <?xml a:?> | string: b: | string: c: | text: d: | text:  e:  | text: f:",
  ],
  ["php", "<?php 'a:' ?>", "string: a:"],
  ["php", "<?php // a? b:", "text:  a? b:"],
];

describe("pieces", () => {
  for (const [languages, document, pieces] of EXAMPLES) {
    test.each(languages.split(" "))(`%s: ${JSON.stringify(document.slice(0, 200))}`, (language) => {
      expect(shown(scanOf(language as Format), document).join(" | ")).toBe(pieces);
    });
  }
});

test("what is outside of PHP has its own scanner", () => {
  const html: Scan = (document, start, end, emit) => {
    emitRange(document, start, end, { kind: "reference" }, emit);
  };
  const pieces = shown(scanOf("php", html), '<a href="<?= $a ?>/b"><?php f("c:") ?><p>');
  expect(pieces).toEqual(['reference: <a href="', 'reference: /b">', "string: c:", "reference: <p>"]);
  expect(shown(scanOf("php", html), "<p>")).toEqual(["reference: <p>"]);
  expect(shown(scanOf("php", html), "f('a:')")).toEqual(["string: a:"]);
});

test("each language has its name", () => {
  for (const language of LANGUAGES) expect(source(language)).not.toBeNull();
  for (const other of ["typescript", "text", "yaml"] as const) expect(source(other)).toBeNull();
});

/** Returns the part of the document that a part of a piece comes from. */
function sourceOf(document: string, piece: Piece | undefined, part: string): string {
  const at = String(piece?.text).indexOf(part);
  expect(at).toBeGreaterThanOrEqual(0);
  const { start, end } = piece?.spanOf(at, at + part.length) ?? { start: 0, end: 0 };
  return document.slice(start, end);
}

test.each<readonly [Format, document: string, parts: readonly (readonly [part: string, source: string])[]]>([
  [
    "javascript",
    raw`f("http:\/\/" + 'a\u002fb')`,
    [
      ["http:", "http:"],
      ["//", raw`\/\/`],
      ["//a", raw`\/\/" + 'a`],
      ["/b", raw`\u002fb`],
    ],
  ],
  [
    "javascript",
    "`http://\\${a}/${\nb}/\\x41`",
    [
      ["http://$", "http://\\$"],
      ["{a}", "{a}"],
      [HOLE, "${\nb}"],
      ["A", "\\x41"],
    ],
  ],
  [
    "sql",
    "'a:''b'",
    [
      ["a:", "a:"],
      ["'", "''"],
      ["b", "b"],
    ],
  ],
  [
    "shell",
    '"a:\\"b\\\nc"',
    [
      ["a:", "a:"],
      ['"', '"'],
      ["bc", "b\\\nc"],
    ],
  ],
  ["python", 'r"a:\\n"', [["\\n", "\\n"]]],
])("%s: each part of %j has its place", (language, document, parts) => {
  const [piece] = piecesOf(scanOf(language), document);
  for (const [part, expected] of parts) expect(sourceOf(document, piece, part)).toBe(expected);
});

const ALL = "a:\\\"'`\n\r\t\u0001\u007fé";

/** The same with escapes of some quotes. */
function escaped(quotes: string): string {
  const written = Array.from("\"'`", (each) => (quotes.includes(each) ? `\\${each}` : each)).join("");
  return raw`a:\\${written}\n\r\t\x01\x7fé`;
}

test.each<readonly [Format, document: string, written: string | undefined]>([
  ["javascript", '"a:"', escaped('"')],
  ["javascript", "'a:'", escaped("'")],
  ["javascript", "`a:`", escaped("`")],
  ["javascript", `"a:" + "b"`, escaped('"')],
  ["javascript", `"a:" + 'b'`, escaped("\"'`")],
  ["python", '"""a:"""', escaped('"')],
  ["python", 'f(r"a:")', ALL],
  ["rust", 'r#"a:"#', ALL],
  ["go", "`a:`", ALL],
  ["kotlin", 'f("""a:""")', ALL],
  ["sql", "'a:'", ALL.replace("'", "''")],
  ["csharp", '@"a:"', ALL.replace('"', '""')],
  ["ruby", "'a:'", ALL.replace("\\", "\\\\").replace("'", "\\'")],
  ["shell", '"a:"', ALL.replace(/[\\"`]/g, "\\$&")],
  ["shell", "'a:'", ALL],
  ["shell", "$'a:'", escaped("'")],
  ["lua", "[[a:]]", undefined],
  ["javascript", "// a:", undefined],
])("%s: repairs in %j are written with escapes", (language, document, written) => {
  const [piece] = piecesOf(scanOf(language), document);
  expect(piece?.write?.(ALL)).toBe(written);
});

describe("TypeScript finds the same", () => {
  interface Known {
    readonly strings: readonly { readonly start: number; readonly end: number; readonly text: string }[];
    readonly templates: readonly { readonly start: number; readonly end: number }[];
    readonly comments: readonly { readonly start: number; readonly end: number }[];
  }

  /** Returns the strings, templates and comments of a file without their delimiters. */
  function parse(document: string): Known {
    const file = ts.createSourceFile("a.ts", document, ts.ScriptTarget.Latest, true);
    const strings: Known["strings"][number][] = [];
    const templates: Known["templates"][number][] = [];
    const comments = new Map<number, Known["comments"][number]>();
    const visit = (node: ts.Node): void => {
      const [start, end] = [node.getStart(file) + 1, node.end - 1];
      if (ts.isStringLiteral(node)) strings.push({ start, end, text: node.text });
      else if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node))
        templates.push({ start, end });
      const children = node.getChildren(file);
      children.forEach(visit);
      if (children.length > 0) return;
      const leading = ts.getLeadingCommentRanges(document, node.pos) ?? [];
      const trailing = ts.getTrailingCommentRanges(document, node.end) ?? [];
      for (const { pos, end: after, kind } of [...leading, ...trailing]) {
        const isBlock = kind === ts.SyntaxKind.MultiLineCommentTrivia;
        comments.set(pos, { start: pos + 2, end: isBlock ? after - 2 : after });
      }
    };
    visit(file);
    return { strings, templates, comments: [...comments.values()] };
  }

  function compare(document: string): void {
    const { strings, templates, comments } = parse(document);
    const pieces = piecesOf(scanOf("javascript"), document).map(({ kind, text, spanOf }) => ({
      kind,
      text,
      ...spanOf(0, text.length),
    }));
    const within = ({ start, end }: { start: number; end: number }) =>
      pieces.filter((piece) => piece.start <= start && end <= piece.end);
    for (const string of strings) {
      if (!string.text.includes(":")) continue;
      const found = within(string).some(({ kind, text }) => kind === "string" && text.includes(string.text));
      if (!found) expect([document.slice(string.start, string.end), "is missing"]).toEqual([]);
    }
    for (const template of templates) {
      // What is in an expression can be hidden, and the first and the last line break can be escaped.
      const text = document.slice(template.start, template.end);
      if (!text.replace(/\$\{[^]*\}/, "").includes(":") || /^\\\n|\\\n$/.test(text)) continue;
      const found = pieces.some(
        ({ kind, start, end }) => kind === "string" && start === template.start && end === template.end,
      );
      if (!found) expect([text, "is missing"]).toEqual([]);
    }
    for (const { start, end } of comments) {
      const text = document.slice(start, end);
      if (!text.includes(":")) continue;
      const found = pieces.some((piece) => piece.kind === "text" && piece.start === start && piece.text === text);
      if (!found) expect([text, "is missing"]).toEqual([]);
    }
    // And nothing else is found.
    const beginnings = new Set([...strings, ...templates, ...comments].map(({ start }) => start));
    for (const { start, text } of pieces) {
      const isEscaped = beginnings.has(start - 2) && document.startsWith("\\\n", start - 2);
      if (!beginnings.has(start) && !isEscaped) expect([text, "is found"]).toEqual([]);
    }
  }

  test("in the source code of this package", () => {
    const directory = new URL("../../src/", import.meta.url);
    const files = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
    expect(files.length).toBeGreaterThan(100);
    for (const name of files) compare(readFileSync(new URL(name, directory), "utf8"));
  });

  test("in expressions of all kinds", () => {
    const separator = constantFrom(" + ", ",", " /* a:' */,", ", // b:`\n", " / ", " +\n ", " - ");
    const operand = constantFrom(
      ...['"c:"', "'d:'", '"e"', "'f:\\'g'", '"h:\\u0041\\\\"', "'i:\\\nj'", "`k:`", "`l:\\``", "`m:${n}o`", "p"],
      ...["`q:${`r:${'s:'}`}`", "/[/'\"]\\/`t:/g", "(u / v)", "w[0]", "{}", "x++", "`${{ y: '}z:' }}:`", "!/'/"],
      ...['"a" + "b:"', "typeof /'/", "f(/'`/)", "c => /`/", "'d\"e:'"],
    );
    assert(
      property(array(tuple(operand, separator), { minLength: 1, maxLength: 12 }), (parts) => {
        compare(`f(${parts.flat().join("")} 0)`);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });
});

const FRAGMENTS = [
  ...['"', "'", "`", '"""', "'''", "\\", "/*", "*/", "//", "/", "#", "#|", "{-", "-}", "--", "--[[", "[[", "]]", "[=["],
  ...["${", "#{", "\\(", "$(", ")", "}", "{", ":", "a:", "\n", "\r\n", " ", "  ", "=", "+", ".", "||", "x", "don't"],
  ...['r#"', '"#', 'R"x(', ')x"', '#"', '@"', "<<A", "<<~A", "<<<A", "\nA\n", "\n=pod\n", "\n=cut\n", "<?php ", "?>"],
  ...['"b:c"', "'d:e'", "`f:g`", "\\n", "''", '""', "'h'", "f'", 'r"', "é", "😀"],
];

test.each(LANGUAGES)("any text as %s", (language) => {
  const scan = scanOf(language);
  assert(
    property(array(constantFrom(...FRAGMENTS), { maxLength: 40 }), nat(60), nat(60), (fragments, from, length) => {
      const document = fragments.join("");
      const start = Math.min(from, document.length);
      const end = Math.min(start + length, document.length);
      const pieces = piecesOf(scan, document, start, end);
      // Nothing is read outside of the range.
      const alone = piecesOf(scan, document.slice(start, end));
      expect(pieces.map((piece) => ({ ...piece, spanOf: 0, write: 0 }))).toEqual(
        alone.map((piece) => ({ ...piece, spanOf: 0, write: 0 })),
      );
      let last = start;
      for (const { kind, text, spanOf } of pieces) {
        expect(text).toContain(":");
        const whole = spanOf(0, text.length);
        // The pieces in templates overlap them.
        expect(whole.start).toBeGreaterThanOrEqual(last);
        expect(whole.end).toBeLessThanOrEqual(end);
        last = whole.start;
        if (kind === "text") expect(document.slice(whole.start, whole.end)).toBe(text);
        for (let at = 0; at < text.length; at++) {
          const span = spanOf(at, at + 1);
          if (span.end - span.start === 1) expect(document.slice(span.start, span.end)).toBe(text.charAt(at));
        }
      }
    }),
    { seed: 1, numRuns: 200 },
  );
});

test.each(LANGUAGES)("no URI in text as %s is lost", (language) => {
  const scan = scanOf(language);
  // The URIs in regular expressions are no URIs.
  const fragment = constantFrom(...FRAGMENTS.filter((each) => each !== "/"), ...Array<string>(20).fill("URI"));
  assert(
    property(array(fragment, { maxLength: 60 }), (fragments) => {
      let count = 0;
      const document = fragments.map((each) => (each === "URI" ? ` http://a${String(count++)}/ ` : each)).join("");
      const found = piecesOf(scan, document).map(({ text }) => text);
      for (let each = 0; each < count; each++) {
        const uri = `http://a${String(each)}/`;
        if (!found.some((text) => text.includes(uri))) expect([document, found]).toBe(uri);
      }
    }),
    { seed: 1, numRuns: 200 },
  );
});

const PAIRS = [
  "`${",
  "`${`",
  '"${',
  "<<A\n",
  '<<A "\n" ',
  '"a" + ',
  '"a" ',
  '"a:" . ',
  "/* /* */ ",
  "/**/ / ",
  "(/",
  "'a\nb' ",
];

test.each(LANGUAGES)("long hostile texts as %s", (language) => {
  const scan = scanOf(language);
  const length = language === "javascript" ? 2 ** 20 : 2 ** 16;
  for (const part of [...FRAGMENTS, ...PAIRS]) {
    const document = `${language === "php" ? "<?php " : ""}${part.repeat(length / part.length)}`;
    expect(piecesOf(scan, document).length).toBeLessThan(length);
  }
});
