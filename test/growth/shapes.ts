/**
 * Inputs that grow: a prefix, a unit that is repeated, and a suffix.
 *
 * @module
 */

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

/** The long variants of a string: each of its runs and delimiters is repeated, alone and with what follows it. */
export function stretched(text: string): Shape<string>[] {
  const shapes = new Map<string, Shape<string>>();
  for (const { 0: token, index } of text.matchAll(/%[\da-f]{2}|[a-z\d]+|[^]/gi)) {
    const end = index + token.length;
    const next = /^(?:%[\da-f]{2}|[a-z\d]+|[^])/i.exec(text.slice(end))?.[0] ?? "";
    const isRun = /^[a-z\d]/i.test(token);
    const units = isRun ? [token.charAt(0)] : [token, token + next];
    for (const unit of units) {
      const shape = repeated(text.slice(0, end), unit, text.slice(end));
      shapes.set(shape.name, shape);
    }
  }
  return [...shapes.values()];
}
