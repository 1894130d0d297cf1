/**
 * Inputs that grow: a prefix, a unit that is repeated, and a suffix.
 *
 * @module
 */

import type { Expression } from "../../src/core/abnf.js";
import type { Rules } from "../../src/core/language.js";

/** An input of a function, of any size. */
export interface Shape<Input = unknown> {
  readonly name: string;
  readonly make: (size: number) => Input;
}

/** Characters that some function treats in a special way, and characters that no rule allows. */
const CHARACTERS = [
  ..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
  ..." \t\n\0aA0\u00e9\u00a0\u200b\ufeff\uff0f",
  ...["\ud83d", "\udca9", "\ud83d\udca9"],
];

/** Units of several characters. */
const UNITS = [
  ["%41", "%c3%a9", "%zz", "%2", "%u0041", "%00", "\\u0041", "&amp;", "&#x3a;", "\r\n", "\r\n ", "\n ", "- ", "-\n"],
  ["../", "./", "/..", "/.", "//", "/a", "a/", "/a/../", "/a/..", "..", "..."],
  ["a.", ".a", "a:", ":a", "a@", "@a", "::", ":0", "1:", "1.", "255.", "]:", "[:", "[]", "]["],
  ["a=b&", "&a", "?a", "#a", ";a", ";a=b", ",a", "a,", "=a", "+a", "|a", "$a", "*a", "~a", "(a)", "()", "<>", '""'],
  [
    "http:",
    "http://",
    "http://a ",
    "a:b ",
    "<a:b>",
    '"a:b" ',
    "mailto:",
    "www.",
    "urn:",
    "URL:",
    "a://b/ ",
    "<http:",
    '"x:',
  ],
  ["xn--", "-a", "a-", "a b", "b\n", ">a", "`a", "{a}", "{", "^a"],
].flat();

const PREFIXES = [
  "",
  "http://h/",
  "http://",
  "a:",
  "//",
  "/",
  "?",
  "#",
  "http://h?",
  "http://h#",
  "http://[",
  "http://u@",
  "x",
];
const SUFFIXES = ["", "\0", "]", " ", "a", "/", ":", "@", "%", "\ud800"];

/** A text: a prefix, a unit for each of the size, and a suffix. */
export function repeated(prefix: string, unit: string, suffix: string): Shape<string> {
  return {
    name: JSON.stringify([prefix, unit, suffix]).slice(1, -1),
    make: (size) => prefix + unit.repeat(size) + suffix,
  };
}

/** All texts. */
export const TEXTS: readonly Shape<string>[] = [...CHARACTERS, ...UNITS].flatMap((unit) =>
  PREFIXES.flatMap((prefix) => SUFFIXES.map((suffix) => repeated(prefix, unit, suffix))),
);

/** The texts that begin with a unit or with the path of a URI. */
export const FEW_TEXTS: readonly Shape<string>[] = [...CHARACTERS, ...UNITS].flatMap((unit, index) => [
  repeated("", unit, ""),
  repeated("http://h/", unit, ""),
  repeated(PREFIXES[1 + (index % (PREFIXES.length - 1))] as string, unit, SUFFIXES[index % SUFFIXES.length] as string),
]);

/** URIs with one long part. */
export const URIS: readonly Shape<string>[] = [
  ["http://h/", "a", ""],
  ["http://h", "/a", ""],
  ["http://h", "/a/..", ""],
  ["http://h/", "../", ""],
  ["http://h", "/", ""],
  ["http://h/a/b/c/d/e/f", "/..", "/g"],
  ["f:/.", "/", "/"],
  ["f:/a", "//a/..", ""],
  ["f:", "a/", ""],
  ["http://", "a.", ""],
  ["http://", "%41", ".EXAMPLE/"],
  ["http://", "A", ":80"],
  ["http://u", ":", "@h/"],
  ["http://h:", "0", "80/"],
  ["http://h/", "%7e", ""],
  ["http://h/", "%c3%A9", ""],
  ["http://h/?", "a=b&", ""],
  ["http://h/?", "/?", ""],
  ["http://h/?", "%3f", ""],
  ["http://h/#", "f", ""],
  ["http://h/#", "%23", ""],
  ["a", "A+", ":b"],
  ["urn:a", ":b", ""],
  ["urn:", "a", ":b"],
  ["http://[::1]/", ";a=b", ""],
  ["http://h/b/", "c;d/e", ""],
  ["http://h/", "a:b,", ""],
].map(([prefix, unit, suffix]) => repeated(prefix as string, unit as string, suffix as string));

/** IRIs with one long part beyond ASCII. */
export const IRIS: readonly Shape<string>[] = [
  ["http://h/", "\u00e9", ""],
  ["http://h/", "\u{10300}", ""],
  ["http://h/", "\u{10300}", "\ud800"],
  ["http://h/", "\ufffe", ""],
  ["http://h/", "\ue000", ""],
  ["http://h/?", "\ue000", ""],
  ["http://h/", "\u00e9/../", ""],
  ["http://", "\u00e9.", "/"],
  ["http://\u00e9", "\u00e9", ":80"],
  ["http://", "\u00e9", "@h/"],
  ["http://h/", "%c3%a9", "\u00e9"],
  ["http://h/", "%f0%90%8c%80", ""],
  ["http://h/", "%f0%90%8c", ""],
  ["http://h/", "\u200e", ""],
  ["http://h/", "e\u0301", ""],
  ["http://h/e", "\u0301", ""],
  ["http://h/e", "\u0301\u0323", ""],
  ["http://h/", "\u05d0", ""],
  ["http://h/", "\u05d0/1.", ""],
  ["http://h/", "\u05d0a", ""],
  ["http://h/", "\u05d0- /", ""],
  ["http://h/", "\u200e ", ""],
].map(([prefix, unit, suffix]) => repeated(prefix as string, unit as string, suffix as string));

/** Relative references with one long part. */
export const REFERENCES: readonly Shape<string>[] = [
  ["", "../", ""],
  ["", "./", ""],
  ["", "a/", ""],
  ["", "a/../", "b"],
  [".", "/", "/a"],
  ["./", "a:", ""],
  ["//", "a.", "/b"],
  ["/", "../", "x"],
  ["?", "a/../", ""],
  ["#", "a", ""],
].map(([prefix, unit, suffix]) => repeated(prefix as string, unit as string, suffix as string));

/**
 * The long variants of a string: each of its runs and delimiters is repeated, alone and with what follows it. A run is
 * also repeated with the next delimiter, and as the name of a field: "a=b&".
 */
export function stretched(text: string): Shape<string>[] {
  const shapes = new Map<string, Shape<string>>();
  for (const { 0: token, index } of text.matchAll(/%[\da-f]{2}|[a-z\d]+|[^]/gi)) {
    const end = index + token.length;
    const behind = Array.from(text.slice(end).matchAll(/%[\da-f]{2}|[a-z\d]+|[^]/gi), ([each]) => each);
    const [next = "", value = "", last = ""] = behind;
    const isRun = /^[a-z\d]/i.test(token);
    const units = isRun ? [token.charAt(0), token + next, token + next + value + last] : [token, token + next];
    for (const unit of units) {
      const shape = repeated(text.slice(0, end), unit, text.slice(end));
      shapes.set(shape.name, shape);
    }
  }
  return [...shapes.values()];
}

/** The rules of a grammar, and the rule for its whole texts. */
export type GrammarRules = Pick<Rules, "expression"> & { readonly rule: string };

/** The most variants of a unit. Together, the variants contain each literal of short alternatives. */
const MOST_VARIANTS = 12;

/** Characters that most rules refuse after a long part, one for each repetition in turn. */
const ENDS = ["/", "%", "#", " ", "\0", "=", "@"];

/**
 * Texts from a grammar: each of its unbounded repetitions is long, in a text that matches otherwise. The units contain
 * the delimiters and the names that the grammar itself has. Some texts end in a character that does not belong there.
 */
export function grammarShapes(grammar: GrammarRules): Shape<string>[] {
  const shapes = new Map<string, Shape<string>>();
  const open = new Set<string>();
  /** The rules that were read, each once: their place in the text makes no difference to their own repetitions. */
  const read = new Set<string>();
  walk({ type: "rule", name: grammar.rule }, "", "");
  return [...shapes.values()];

  function walk(expression: Expression, before: string, after: string): void {
    if (expression.type === "rule") {
      if (read.has(expression.name)) return;
      read.add(expression.name);
      walk(grammar.expression(expression.name), before, after);
    } else if (expression.type === "alternation") {
      for (const item of expression.items) walk(item, before, after);
    } else if (expression.type === "concatenation") {
      const texts = expression.items.map((item) => variants(item)[0] ?? "");
      expression.items.forEach((item, at) => {
        walk(item, before + texts.slice(0, at).join(""), texts.slice(at + 1).join("") + after);
      });
    } else if (expression.type === "repetition") {
      for (const unit of expression.max === Infinity ? variants(expression.item) : []) {
        if (unit === "") continue;
        const end = ENDS[shapes.size % ENDS.length] as string;
        for (const suffix of [after, end + after, end]) {
          const shape = repeated(before, unit, suffix);
          shapes.set(shape.name, shape);
        }
      }
      walk(expression.item, before, after);
    }
  }

  /** Returns texts of an expression, a short one first. */
  function variants(expression: Expression): readonly string[] {
    if (expression.type === "literal") return [expression.text];
    if (expression.type === "characters") {
      const { first, last } = expression;
      return [String.fromCharCode(first <= 0x61 && last >= 0x61 ? 0x61 : first)];
    }
    if (expression.type === "rule") {
      // A rule that contains itself adds nothing new.
      if (open.has(expression.name)) return [];
      open.add(expression.name);
      const texts = variants(grammar.expression(expression.name));
      open.delete(expression.name);
      return texts;
    }
    if (expression.type === "alternation") {
      const texts = expression.items.flatMap(variants).sort((a, b) => a.length - b.length);
      return [...new Set(texts)].slice(0, MOST_VARIANTS);
    }
    if (expression.type === "repetition") {
      const texts = variants(expression.item);
      const least = (texts[0] ?? "").repeat(expression.min);
      return [...new Set([least, ...texts.map((text) => text.repeat(Math.max(expression.min, 1)))])];
    }
    if (expression.type === "concatenation") {
      const lists = expression.items.map(variants);
      const least = lists.map(([text = ""]) => text);
      const texts = lists.flatMap((list, at) =>
        list.slice(1).map((text) => [...least.slice(0, at), text, ...least.slice(at + 1)].join("")),
      );
      return [...new Set([least.join(""), ...texts])].slice(0, MOST_VARIANTS);
    }
    return [];
  }
}
