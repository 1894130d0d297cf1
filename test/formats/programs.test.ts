/** The programs that read these languages judge what their strings are. */
import { execFileSync } from "node:child_process";
import { array, constantFrom, sample } from "fast-check";
import type { Found } from "../../src/context/index.js";
import { findIn, type Format } from "../../src/formats/index.js";
import { describeWith, programOf, type Outside } from "../support/outside.js";

const raw = String.raw;

interface Language {
  readonly program: Outside;
  readonly format: Format;
  /** Parts of a text whose value is always the same. */
  readonly constant: readonly string[];
  /** The same with signs that patterns have, so that such a text is a template. */
  readonly signs: readonly string[];
  /** Parts whose value is that of a variable. */
  readonly variable: readonly string[];
  /** What stands around the parts. */
  readonly quotes: readonly (readonly [before: string, after: string])[];
  /** Returns a program that prints each text in a line. The variables have the value. */
  readonly print: (texts: readonly string[], value: string) => string;
  readonly options: readonly string[];
}

const LANGUAGES: readonly Language[] = [
  {
    program: "bash",
    format: "shell",
    constant: [
      ...[
        "a",
        "/b",
        "'c'",
        '"d"',
        raw`\&`,
        raw`\'`,
        raw`'it'\''s'`,
        raw`"\$x"`,
        "'$x'",
        raw`'\e'`,
        raw`"\f"`,
        raw`"\"g"`,
      ],
      ...[raw`$'\x68\''`, '"i"j', "''", raw`\$x`, "%20", "?k=1"],
    ],
    signs: [raw`'\e'`, raw`"\f"`],
    variable: ["$x", '"$x"', "${x}", '"${x}m"', "`echo $x`", "$(echo $x)", '"$(echo "$x")"', '"`echo $x`"'],
    quotes: [
      ["http://h/", ""],
      ["http://'h'/", ""],
      ['"http://h/"', ""],
      ["'http://h/'", ""],
    ],
    print: (texts, value) => `x=${value}\n${texts.map((text) => `printf '%s\\n' ${text}`).join("\n")}`,
    options: ["-c"],
  },
  {
    program: "php",
    format: "php",
    constant: ["a", "/b", raw`\$x`, raw`\x63`, "'", raw`\"`, "#", "%20", "$1", "(0)"],
    signs: [raw`\\`, "{d}", "->"],
    variable: ["$x", "{$x}", "${x}", "$a[0]", "$o->p", "{$a[0]}"],
    quotes: [['"http://h/', '"']],
    print: (texts, value) =>
      `$x = '${value}'; $a = [$x]; $o = (object) ['p' => $x]; error_reporting(0);\n${texts.map((text) => `echo ${text}, "\\n";`).join("\n")}`,
    options: ["-r"],
  },
  {
    program: "perl",
    format: "perl",
    constant: ["a", "/b", raw`\$x`, raw`\@y`, raw`\x63`, "'", raw`\"`, "#", "%20"],
    signs: [raw`\\`, "{d}", "->"],
    variable: ["$x", "${x}", "$a[0]", "$h{k}", "$o->{p}", "$o->{q}[0]", "@{[$x]}"],
    quotes: [
      ['"http://h/', '"'],
      ["qq{http://h/", "}"],
      ["qq(http://h/", ")"],
      ["qq|http://h/", "|"],
    ],
    print: (texts, value) =>
      `$x = '${value}'; @a = ($x); %h = (k => $x); $o = { p => $x, q => [$x] };\n${texts.map((text) => `print ${text}, "\\n";`).join("\n")}`,
    options: ["-e"],
  },
  {
    program: "ruby",
    format: "ruby",
    constant: ["/a", raw`\x63`, "'", "#/", "#(x)", "%20", raw`\/`],
    signs: [raw`\\`, raw`\#{x}`, raw`\#$x`, "{d}", "->", "$x"],
    variable: ["#{x}", "#{[x][0]}", '#{"x" + "#{x}"}', "#$x", "#@x", "#@@x", "#{h[:k]}"],
    quotes: [
      ['"http://h/', '"'],
      ["%Q{http://h/", "}"],
      ["%(http://h/", ")"],
      ["%|http://h/", "|"],
    ],
    print: (texts, value) =>
      `x = '${value}'; $x = x; h = { k: x }\nclass P; @@x = '${value}'; def initialize; @x = '${value}'; end\ndef p(x, h)\n${texts.map((text) => `print ${text}, "\\n"`).join("\n")}\nend end\nP.new.p(x, h)`,
    options: ["-W0", "-e"],
  },
];

describe.each(LANGUAGES)(
  "strings of $format",
  ({ program, format, constant, signs, variable, quotes, print, options }) => {
    /** Returns texts of such parts. */
    const textsOf = (parts: readonly string[], seed: number): readonly string[] =>
      sample(array(constantFrom(...parts), { minLength: 1, maxLength: 5 }), { seed, numRuns: 200 }).map((each, at) => {
        const [before, after] = quotes[at % quotes.length] as readonly [string, string];
        return before + each.join("") + after;
      });
    const printed = (texts: readonly string[], value: string): readonly string[] =>
      execFileSync(programOf(program), [...options, print(texts, value)], { encoding: "utf8" })
        .split("\n")
        .slice(0, -1);
    const foundIn = (text: string): readonly Found[] =>
      findIn(`${format === "php" ? "<?php " : ""}x(${text} )`, format, { invalid: true, templates: true });

    describeWith(program, "are what the program makes of them", () => {
      test("without variables", () => {
        const texts = textsOf([...constant, ...signs], 3986);
        const expected = printed(texts, "1").map((each, at) => [texts[at], [each]]);
        expect(texts.map((text) => [text, foundIn(text).map(({ reference }) => reference)])).toEqual(expected);
      });

      test("and templates with variables", () => {
        const texts = textsOf([...constant, ...variable], 1738);
        const other = printed(texts, "22");
        const kinds = printed(texts, "1").map((each, at) => (each === other[at] ? "reference" : "template"));
        expect(kinds).toContain("reference");
        expect(texts.map((text) => [text, foundIn(text)[0]?.kind])).toEqual(texts.map((text, at) => [text, kinds[at]]));
      });
    });
  },
);
