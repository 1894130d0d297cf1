/**
 * Mutations that know the delimiters, the percent-encodings and the usual mistakes of URIs. They are only guided by
 * random numbers, so the same numbers give the same string.
 *
 * @module
 */
import type { Random } from "fast-check";
import { schemes } from "../../src/schemes/index.js";

/** The longest string that a mutation makes, so that strings do not grow without end. */
const LONGEST = 400;

/** Texts that a mutation inserts: delimiters, encodings, dot-segments, hosts, names, and what copying adds. */
const INSERTS: readonly string[] = [
  ...":/?#[]@!$&'()*+,;=%.-_~|\\^`{}<>\" \t\r\n\0\x1B\x7F\x85",
  ...[
    "//",
    "://",
    "::",
    "/.",
    "/..",
    "/./",
    "/../",
    "/.//",
    "%2e",
    "%2E%2e",
    "%2f",
    "%25",
    "%00",
    "%0d%0a",
    "%4",
    "%zz",
  ],
  ...[
    "%c3%a9",
    "%C3",
    "%ED%A0%80",
    "%F0%9F%98%80",
    "%u00e9",
    "&amp;",
    "&#47;",
    "\\u002f",
    "\r\n  ",
    "xn--",
    "[::1]",
    "[v1.x]",
  ],
  ...[
    "[fe80::1%25a]",
    "[1:2:3:4:5:6:7:8]",
    "::ffff:1.2.3.4",
    "127.0.0.1",
    "256.1.1.1",
    "localhost",
    "example.com",
    "u:p@",
  ],
  ...[":80", ":443", ":080", ":65536", ":", "@", "URL:", "url: ", "www.", "http", "https//", "htp:", "http:/", "C:\\"],
  ...[
    ";type=a",
    ";TYPE=i",
    "?subject=x",
    "&to=a@b.c",
    ";base64,",
    "tel:+1",
    ";ext=",
    ";phone-context=",
    "urn:isbn:",
    "did:web:",
  ],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "{id}",
    "{+path}",
    "<b>",
    "](",
    ")",
    ".",
    "…",
    "“",
    "”",
    "«",
    "’",
    "‐",
    "—",
  ],
  ...[
    "é",
    "e\u0301",
    "ß",
    "İ",
    "ı",
    "\u212A",
    "\uFF21",
    "\uFF0F",
    "\uFF1A",
    "\u3002",
    "\u0660",
    "中",
    "א",
    "\u{1F600}",
    "\u{E0001}",
  ],
  ...[
    "\u00A0",
    "\u00AD",
    "\u200B",
    "\u200D",
    "\u200E",
    "\u202E",
    "\u2028",
    "\u2060",
    "\u2066",
    "\u3000",
    "\uFEFF",
    "\uFFFD",
    "\uFFFE",
  ],
  ...["\uD800", "\uD83D", "\uDC00", "\uDFFF", "a", "Z", "0", "9", "g", "1.5"],
  ...Array.from(new Set([...schemes.values()].map(({ name }) => `${name}:`))),
];

/** Where a mutation likes to cut: before or after a delimiter. */
const DELIMITER = /[:/?#[\]@!$&'()*+,;=%.\s]/;

type Mutation = (text: string, random: Random, other: () => string) => string;

const below = (random: Random, bound: number): number => (bound <= 1 ? 0 : random.nextInt(0, bound - 1));
const pick = (random: Random, items: readonly string[]): string => items[below(random, items.length)] ?? "";

/** Returns a place to cut, preferably at a delimiter. */
function place(text: string, random: Random): number {
  const start = below(random, text.length + 1);
  if (below(random, 2) === 0) return start;
  for (let at = start; at < text.length; at++) if (DELIMITER.test(text.charAt(at))) return at + below(random, 2);
  return start;
}

/** Returns two places in order. */
function range(text: string, random: Random): [number, number] {
  const [one, other] = [place(text, random), place(text, random)];
  return one < other ? [one, other] : [other, one];
}

const replaceAt = (text: string, start: number, end: number, insert: string): string =>
  text.slice(0, start) + insert + text.slice(end);

const MUTATIONS: readonly Mutation[] = [
  function insert(text, random) {
    const at = place(text, random);
    return replaceAt(text, at, at, pick(random, INSERTS));
  },
  function replace(text, random) {
    const at = place(text, random);
    return replaceAt(text, at, at + 1, pick(random, INSERTS));
  },
  function drop(text, random) {
    const at = place(text, random);
    return replaceAt(text, at, at + 1 + below(random, 3), "");
  },
  function cut(text, random) {
    return replaceAt(text, ...range(text, random), "");
  },
  function repeat(text, random) {
    const [start, end] = range(text, random);
    return replaceAt(text, start, start, text.slice(start, end).repeat(1 + below(random, 3)));
  },
  function move(text, random) {
    const [start, end] = range(text, random);
    const rest = replaceAt(text, start, end, "");
    const at = place(rest, random);
    return replaceAt(rest, at, at, text.slice(start, end));
  },
  function encode(text, random) {
    const at = place(text, random);
    const code = text.charCodeAt(at);
    return Number.isNaN(code) ? text : replaceAt(text, at, at + 1, `%${(code & 0xff).toString(16).padStart(2, "0")}`);
  },
  function decode(text, random) {
    const at = text.indexOf("%", place(text, random));
    const octet = Number.parseInt(text.slice(at + 1, at + 3), 16);
    return at < 0 || Number.isNaN(octet) ? text : replaceAt(text, at, at + 3, String.fromCharCode(octet));
  },
  function turnCase(text, random) {
    const [start, end] = range(text, random);
    const part = text.slice(start, end);
    return replaceAt(text, start, end, part === part.toLowerCase() ? part.toUpperCase() : part.toLowerCase());
  },
  function splice(text, random, other) {
    const second = other();
    return text.slice(0, place(text, random)) + second.slice(place(second, random));
  },
  function transplant(text, random, other) {
    const second = other();
    return replaceAt(text, ...range(text, random), second.slice(...range(second, random)));
  },
  function wrap(text, random) {
    const [before = "", after = ""] = pick(random, [
      "<>",
      "()",
      '""',
      "''",
      "``",
      "[]",
      "“”",
      " .",
      "\n\n",
      "\uFEFF\u200B",
    ]);
    return `${before}${text}${after}`;
  },
  function anyUnit(text, random) {
    const at = place(text, random);
    return replaceAt(text, at, at + below(random, 2), String.fromCharCode(random.nextInt(0, 0xffff)));
  },
  function octet(text, random) {
    const at = place(text, random);
    return replaceAt(text, at, at + below(random, 2), String.fromCharCode(random.nextInt(0, 0xff)));
  },
];

/**
 * Changes a string in one to four places.
 *
 * @param text the string
 * @param random the source of random numbers
 * @param other returns another string, to combine with
 * @returns the changed string, of at most 400 UTF-16 code units unless the string itself is longer
 */
export function mutate(text: string, random: Random, other: () => string): string {
  let result = text;
  for (let rest = 1 + below(random, 4); rest > 0; rest--) {
    const mutation = MUTATIONS[below(random, MUTATIONS.length)];
    const next = mutation ? mutation(result, random, other) : result;
    if (next.length <= Math.max(LONGEST, text.length)) result = next;
  }
  return result;
}
