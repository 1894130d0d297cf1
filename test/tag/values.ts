/**
 * Hostile values for each hole, and harmless ones for each place.
 *
 * @module
 */
import type { Place } from "./sites.js";

/**
 * What stands in a hole. `path` and `raw` are calls of the functions of the tag's module, which only the caller has. A copy
 * is what somebody makes of their result.
 */
export type Given =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "path"; readonly list: unknown }
  | { readonly kind: "raw"; readonly text: unknown }
  | { readonly kind: "copy"; readonly of: "path" | "raw"; readonly copy: (original: object) => unknown };

/** The functions of the tag's module. */
export interface Tools {
  readonly path: (list: never) => unknown;
  readonly raw: (text: never) => unknown;
}

/**
 * Makes the value of a hole.
 *
 * @returns the value, and what the judge must know: a copy is a value like any other
 * @throws what `path` or `raw` throw
 */
export function made(given: Given, { path, raw }: Tools): { readonly value: unknown; readonly given: Given } {
  if (given.kind === "value") return { value: given.value, given };
  if (given.kind === "path") return { value: path(given.list as never), given };
  if (given.kind === "raw") return { value: raw(given.text as never), given };
  const original = given.of === "path" ? path(["a", "b"] as never) : raw("a/b" as never);
  const value = given.copy(original as object);
  return { value, given: { kind: "value", value } };
}

const value = (each: unknown): Given => ({ kind: "value", value: each });
const path = (list: unknown): Given => ({ kind: "path", list });
const raw = (text: unknown): Given => ({ kind: "raw", text });

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

const DELIMITERS = [
  ...[
    "",
    "a/b",
    "/",
    "//",
    "///",
    "/a",
    "a/",
    "//evil.example",
    "/\\evil.example",
    "\\",
    "\\\\evil.example",
    "a\\b",
    "?x=1",
    "#x",
    "x#",
  ],
  ...[
    "1&role=admin",
    "x&y=1",
    "=",
    "a=b",
    "&",
    "&&",
    ";",
    "a;b",
    ",",
    "a:b",
    ":80",
    "80@evil.example",
    "@evil.example",
    "evil.example@",
  ],
  ...[
    "evil.example/",
    "evil.example#",
    "evil.example?",
    "evil.example\\",
    "evil.example:80",
    "user:pass@h",
    "[",
    "]",
    "[]",
    "a[0]=1",
  ],
  ...[
    "%2F",
    "%2f",
    "%252F",
    "%25%32%46",
    "%3F",
    "%23",
    "%26role%3Dadmin",
    "%5C",
    "%5c",
    "%40",
    "%3A",
    "%2525",
    "%",
    "%%",
    "%2",
    "%G0",
    "50%",
  ],
  ...[
    "a b",
    "a+b",
    "+",
    " ",
    "  a",
    "a ",
    "%20",
    "$&",
    "$1",
    "$`",
    "$'",
    "$$",
    "${x}",
    "{x}",
    "{{x}}",
    "`",
    "'",
    '"',
    "<script>",
    "|",
    "^",
  ],
  ...[
    "*",
    "!",
    "~",
    "-",
    "_",
    "a-b_c.d~e",
    "(a)",
    "'or'1'='1",
    "../../admin?x=",
    "..%2f..%2fadmin",
    "..;/admin",
    "x#/../y",
    "?#",
    "#?",
  ],
];

const DOTS = [
  ...[
    ".",
    "..",
    "...",
    "....",
    "./",
    "../",
    "/.",
    "/..",
    "/./",
    "/../",
    "a/.",
    "a/..",
    "a/./b",
    "a/../b",
    "./a",
    "../a",
    ".a",
    "a.",
    "..a",
    "a..",
  ],
  ...[
    "%2e",
    "%2E",
    "%2e%2e",
    "%2E%2e",
    "%2E%2E",
    ".%2e",
    "%2e.",
    "%252e",
    "%252e%252e",
    "%c0%ae",
    "%2e%2e%2f",
    "%2e%2e/",
    "..%2F",
    "..%2F..%2Fadmin",
  ],
  ...[
    "..%5C",
    "..%5cadmin",
    "..%252Fadmin",
    "..\\",
    "\\..",
    "..\\admin",
    "a\\..\\b",
    ".\\",
    "a\\.",
    "..;",
    ".;",
    "..;a=b",
    ".;a/b",
    ";..",
    "a;..",
    ";/../",
    "/..;/",
  ],
  ...[
    "a/..;/b",
    "..;/..;/",
    "..;%2F",
    "..%3B/",
    "..%00/",
    "..\u0000",
    "..\u0000/a",
    "..\t",
    ".\t.",
    ".\n./",
    "..\r\n",
    " ..",
    ".. ",
    "..?",
    "..#",
    "../?",
    "../#",
  ],
  ...[
    "\uFF0E",
    "\uFF0E\uFF0E",
    "\uFF0E\uFF0E/",
    "\uFF0E\uFF0E\uFF0Fadmin",
    "\u3002",
    "\u3002\u3002",
    "\uFF61\uFF61",
    "\u2024\u2024/",
    "\u2025",
    "\u2026/",
    "\u00B7\u00B7",
  ],
  ...[
    ".\u0000.",
    ".\u00AD.",
    ".\u200B.",
    "\u202E..",
    "..\uFEFF",
    "..\u2215admin",
    "..\u2044admin",
    "..\u29F8a",
    "..\uFF3Ca",
    ".%",
    ".%2",
    "..%",
  ],
];

const CHARACTERS = [
  ...[
    "\r\n",
    "a\r\nSet-Cookie: x=1",
    "\r",
    "\n",
    "a\nb",
    "\t",
    "\u0000",
    "a\u0000b",
    "\u001B[31m",
    "\u007F",
    "\u0080",
    "\u0085",
    "\u00A0",
    "\u00AD",
  ],
  ...[
    "\uD800",
    "\uDC00",
    "a\uD800",
    "\uDFFFa",
    "a\uDBFFb",
    "\uDC00\uD800",
    "\uD83D",
    "\u{1F600}\uD83D",
    "\uD800\uD800",
    "/\uD800/..",
  ],
  ...[
    "\uFF0F",
    "\uFF03",
    "\uFF1F",
    "\uFF20",
    "\uFF1A",
    "\uFF05\uFF12\uFF26",
    "\uFF3C",
    "\uFF06a\uFF1D1",
    "a\uFF0Fb",
    "evil\uFF0Fexample",
    "a\uFF20evil.example",
  ],
  ...[
    "\u2100",
    "\u2101",
    "\u2105",
    "\u2106",
    "\u212A",
    "\u017F",
    "\u212B",
    "\uFB00",
    "\u2048",
    "\u2047",
    "\u2049",
    "\u2A74",
    "\u037E",
    "\u1FEF",
    "\u00BD",
    "\u2488",
  ],
  ...[
    "\u00E9",
    "e\u0301",
    "\u0301",
    "caf\u00E9",
    "stra\u00DFe",
    "\u0130",
    "\u0131",
    "\u{1F600}",
    "\u{10FFFF}",
    "\u{1D400}",
    "\u4E2D\u6587",
    "\u05D0\u05D1",
    "\u0915\u094D\u0937",
  ],
  ...[
    "\uAC00",
    "\u1100\u1161",
    "\u0958",
    "\uFFFD",
    "\uFFFE",
    "\uFFFF",
    "\uFDD0",
    "\uE000",
    "\u{F0000}",
    "\u2028",
    "\u2029",
    "\u200B",
    "\u200D",
    "\u202E",
    "\u2066",
    "\uFEFF",
    "\u3000",
  ],
  ...[
    "\u{E0001}",
    "\u0345",
    "\u1E9E",
    "\u0390",
    "\u2126",
    "\uF900",
    "\u{2F800}",
    "\u0149",
    "\u0F73",
    "\u3131",
    "\uFF21",
    "\uFF71",
    "\u02B0",
  ],
];

const WORDS = [
  ...[
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "prototype",
    "null",
    "undefined",
    "NaN",
    "true",
    "javascript",
    "javascript:alert(1)",
  ],
  ...[
    "data:text/html,x",
    "vbscript:x",
    "JAVASCRIPT:x",
    "http",
    "https:",
    "http://evil.example",
    "https://evil.example/",
    "ftp://x",
    "//x",
    "file:///etc/passwd",
  ],
  ...["Qx7Zk9Jv4Wp2", "Tr0ub4dor&3/Hj8", "sk-live-9Yq2/../Vb6", "eyJhbGciOiJI.UzI1NiJ9?#"],
];

const HOSTS = [
  ...[
    "h",
    "evil.example",
    "example.com",
    "EXAMPLE.com",
    "example.com.",
    "example.com..",
    ".example.com",
    "example..com",
    "a_b.example",
    "-a.example",
    "a-.example",
  ],
  ...[
    "a--b.example",
    "xn--bcher-kva.example",
    "xn--a",
    "b\u00FCcher.example",
    "\u212Aelvin.example",
    "evil\u3002example",
    "evil\uFF0Eexample",
    "evil.exam\u00ADple",
  ],
  ...[
    "localhost",
    "a.b.c.d.e.f",
    "1.2.3.4.example",
    "3com.example",
    "a".repeat(63),
    `${"a".repeat(63)}.example`,
    `${"a".repeat(64)}.example`,
  ],
  ...[
    `${"a".repeat(49)}.`.repeat(5) + "abc",
    `${"a".repeat(49)}.`.repeat(5) + "abcd",
    `${"a".repeat(49)}.`.repeat(5) + "abc.",
    "example.c-m",
    "example.1",
    "example.01",
  ],
  ...[
    "127.0.0.1",
    "0.0.0.0",
    "255.255.255.255",
    "256.1.1.1",
    "127.0.0.01",
    "127.0.0.1.",
    "1.2.3",
    "1.2.3.4.5",
    "127.1",
    "0177.0.0.1",
    "0x7f.1",
    "0x7f.0.0.1",
  ],
  ...[
    "0x7f000001",
    "2130706433",
    "017700000001",
    "0x",
    "0X7F.1",
    "example.0x",
    "example.0x1",
    "example.0xg",
    "0xg",
    "127.0.0.0x1",
    "1..2",
    "169.254.169.254",
    "127.0.0.1:80",
    "127.0.0.1/",
  ],
  ...[
    "\u0661\u0662\u0667.0.0.1",
    "\uFF11\uFF12\uFF17.0.0.1",
    "\u2460.0.0.1",
    "::1",
    "[::1]",
    "::",
    "[::]",
    "2001:db8::1",
    "2001:DB8::0001",
    "1:2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7",
    "::ffff:127.0.0.1",
  ],
  ...[
    "[::ffff:127.0.0.1]",
    "64:ff9b::1.2.3.4",
    "::127.1",
    "::1.2.3.256",
    "[::1",
    "::1]",
    "[[::1]]",
    "[::1]:80",
    "[::1%25eth0]",
    "::1%25eth0",
    "::1%eth0",
    "fe80::1%",
    "1::2::3",
    ":::",
    "12345::",
  ],
  ...[
    "[v1.a:b]",
    "v1.x",
    "[]",
    "[127.0.0.1]",
    "0:0:0:0:0:0:0:1",
    "::1/64",
    " ::1",
    "::1 ",
    "example.com\u0000",
    "exa mple.com",
    "example.com%2Eevil",
    "us-east-1",
    "us-east-1.evil",
    "eu",
    "a.b",
    "0",
    "00",
  ],
];

const PORTS = [
  ...[
    "80",
    "443",
    "8080",
    "0",
    "65535",
    "65536",
    "99999",
    "080",
    "00",
    "+80",
    "-80",
    "-0",
    " 80",
    "80 ",
    "8e1",
    "0x50",
    "1e3",
    "80.0",
    "8_0",
    "\uFF18\uFF10",
    "80/",
    "80#",
    "80?x",
    "80@h",
    "80:80",
    "80\n",
  ],
];

const BASES = [
  ...[
    "https://h",
    "https://h/",
    "https://h.example/a/b",
    "https://h.example/a/b/",
    "http://h:8080",
    "http://h:8080/a",
    "http://h:80/",
    "wss://h/x",
    "ws://h",
    "ftp://h/",
    "x-custom://h/a",
    "HTTPS://H/a",
  ],
  ...[
    "https://u@h/",
    "https://u:p@h/",
    "https://@h/",
    "https://h/a/../b",
    "https://h/./a",
    "https://h/%2e%2E/b",
    "https://h/..",
    "https://h/.",
    "https://h/a?b",
    "https://h?",
    "https://h#",
    "https://h/#f",
  ],
  ...[
    "javascript:alert(1)//h",
    "javascript://h/%0Aalert(1)",
    "data:,x",
    "https:",
    "https://",
    "https:///",
    "https:///x",
    "https:h",
    "https:/h",
    "https:\\\\h",
    "\\\\\\\\h",
    "\\/h",
    "/\\h",
    "//h",
    "//h/a",
    "///h",
    "/",
    "/api",
  ],
  ...[
    "/api/v1/",
    "/api/../v1",
    "/api/./",
    "/api?x",
    "/api#x",
    "/a:b",
    "/%2e%2e/a",
    "/a//b",
    "api",
    "./api",
    "../api",
    "?x",
    "https://h:99999",
    "https://h:x/",
    "https://h:/a",
    "https://[::1]/a",
    "https://[::1",
    "https://0x7f.1/",
  ],
  ...[
    "https://127.1",
    "https://2130706433/a",
    "https://h%2Eevil/",
    "https://h/ a",
    "https://h/\\a",
    "https://h/%",
    "https://h/%2",
    "https://b\u00FCcher.example/",
    "https://h/caf\u00E9",
    "https://h//",
    "https://h//a",
    "https://h/a//",
  ],
  ...[
    "https://a_b.example/x",
    "https://h.example./",
    " https://h",
    "https://h\n",
    "https://h/\uD800",
    "https://evil.example\\@h/",
    "https://h/..;/a",
    "http://[v1.a]/",
    "x-custom:a",
    "x-custom:///a",
    "blob:https://h/a",
  ],
];

const PIECES = ["a", "-9", "0", "1.5", "1e21"];

/** Returns the text between other text. */
const inside = (text: string): string => `a${text}b`;

const TEXTS = [
  ...[
    ...ASCII,
    ...ASCII.map(inside),
    ...DELIMITERS,
    ...DOTS,
    ...CHARACTERS,
    ...WORDS,
    ...HOSTS,
    ...PORTS,
    ...BASES,
    ...PIECES,
  ],
  ...["a".repeat(300), "%2F".repeat(40), "../".repeat(40), "\u{1F600}".repeat(50)],
];

const thrower = (): never => {
  throw new Error("a value that throws");
};

const revoked = (): unknown => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

/** A list of two items, of which the first is missing. */
const SPARSE: unknown[] = Object.assign([], { 1: "a" });

class Instance {
  readonly a = "b";
}

// prettier-ignore
const THINGS: readonly unknown[] = [
  0, -0, 1, -1, 80, 65535, 65536, 1.5, 1e21, 1e-7, 2 ** 53, 2130706433, NaN, Infinity, -Infinity, 0n, 1n, 80n, -1n, 65536n, 2n ** 70n,
  true, false, null, undefined, Symbol("a"), Symbol.iterator, () => "a", class { a = "b"; },
  [], ["a"], ["a", "b"], [".."], ["a", "delete"], [[]], [["a"]], [["a", "b"]], [["a", "b"], ["c", "d"]], [["a", ["b", "c"]]], [["a", "b", "c"]], [["a", null]], [[null, "a"]],
  [["a", {}]], [["a&b=c", "d#e/../f"]], [["", ""]], ["ab"], ["abc", "de"], SPARSE, [["a", "\uD800"]], [["\uD800", "a"]], [["a", NaN]], [[1, 2]], Object.assign(["a"], { b: 1 }),
  {}, { a: "b" }, { a: 1, b: true, c: 2n }, { a: ["b", "c"] }, { a: [] }, { a: null, b: undefined }, { a: undefined, b: "c" }, { a: [null, "b", undefined] }, { a: [["b"]] }, { a: { b: "c" } },
  { "a&b=c#d": "e&f=g#h" }, { "": "" }, { "": "a" }, { a: "" }, { a: "\uD800" }, { "\uD800": "a" }, { a: NaN }, { a: Infinity }, { a: new Date(0) }, { a: Symbol("b") }, { a: () => "b" }, { a: "b+c d" },
  { __proto__: null, a: "b" }, JSON.parse('{"__proto__":"x","constructor":"y"}'), { constructor: "a" }, { toString: "a" }, { length: 2, 0: "a", 1: "b" }, { "a[]": ["b"] }, { "../x": "../y" }, { a: "\r\n\0\\" },
  { toString: () => "a" }, { toString: thrower }, { valueOf: thrower }, { [Symbol.toPrimitive]: thrower }, { [Symbol.toPrimitive]: () => "a/../b" }, { get a() { return thrower(); } }, { get a() { return "b"; } }, { [Symbol("a")]: "b" },
  { toJSON: () => "a" }, { [Symbol.iterator]: thrower }, { then: thrower }, { path: ["a", "b"] }, { segments: ["a", "b"] }, { raw: "a/b" }, { raw: ["a", "b"] }, { text: "a/b" }, { type: "path", value: ["a"] }, { type: "raw", text: "a/b" },
  { kind: "path", segments: ["a"] }, { [Symbol.toStringTag]: "Map" }, { [Symbol.toStringTag]: "URL", href: "https://h/" }, { href: "https://h/", protocol: "https:", host: "h" }, Object.create({ a: "b" }), new Instance(),
  new Map(), new Map([["a", "b"]]), new Map([["a", ["b", "c"]]]), new Map([["a", null]]), new Map<unknown, unknown>([[1, 2]]), new Map<unknown, unknown>([[{}, "a"]]), new Map<unknown, unknown>([["a", new Map()]]), new Map([["&", "="]]),
  new URLSearchParams(), new URLSearchParams("a=b&a=c"), new URLSearchParams("a=b%26c&d+e=%2B"), new URLSearchParams([["", ""]]), new URLSearchParams("a"),
  new URL("https://h.example"), new URL("https://h.example/a/"), new URL("https://u:p@h.example:8443/a"), new URL("https://h.example/a?b"), new URL("https://h.example/#c"), new URL("javascript:alert(1)"), new URL("x-custom://h/a"),
  new URL("ftp://h/"), new URL("file:///a"), new URL("data:,a"), new URL("https://h.example/a//"), Object.create(URL.prototype), Object.assign(new URL("https://h.example/"), { toString: () => "https://evil.example/" }),
  new Date(0), new Date(NaN), new Set(["a"]), new Set([["a", "b"]]), new WeakMap(), new Error("a"), /a/, Promise.resolve("a"), new Uint8Array([97]), new ArrayBuffer(1), Buffer.from("a"),
  Object(""), Object("a"), Object("/"), Object(1), Object(1n), Object(true), Object(Symbol("a")), Object.create(null), Object.freeze({ a: "b" }), new Headers([["a", "b"]]), new FormData(), [["a", "b"]][Symbol.iterator](),
  new Proxy({}, {}), new Proxy({ a: "b" }, {}), new Proxy(["a"], {}), new Proxy({}, { get: thrower }), new Proxy({}, { ownKeys: thrower, getPrototypeOf: thrower, get: thrower, has: thrower }), new Proxy({}, { getPrototypeOf: thrower }),
  new Proxy(new Map([["a", "b"]]), {}), new Proxy(new URL("https://h.example/"), {}), new Proxy(() => "a", {}), revoked(), globalThis, Math, JSON, Reflect, (function* () { yield ["a", "b"]; })(),
];

// prettier-ignore
const PATHS: readonly Given[] = [
  ["a"], ["a", "b"], ["docs", "50% off.txt"], ["a/b", "c"], ["a?b", "c#d"], [1, 2n, true], [0], ["a", ""], ["", "a"], [""], [], ["."], [".."], ["a", ".."], ["..", "a"], ["a", ".", "b"], ["../a"], ["a/../b"], ["..\\a"], ["..;"], ["..;a", "b"],
  ["%2e%2e"], ["%2E"], ["a%2F.."], ["\uFF0E\uFF0E"], ["a\\b"], ["\\"], ["/"], ["//", "a"], [";", "a"], [null], [undefined], [NaN], [["a"]], [{}], ["a", Symbol("b")], ["\uD800"], ["a\u0000b"], ["\r\n"], ["caf\u00E9", "\u212A"], SPARSE, [-0], [1e21],
  [new String("a")], ["Qx7Zk9Jv4Wp2", ".."], "a/b", "", null, undefined, {}, { length: 1, 0: "a" }, new Set(["a"]), new Map(), 1, true, new Proxy(["a"], { get: thrower }), revoked(), Object.assign(["a"], { toString: thrower }), Array.from({ length: 1000 }, () => "a"),
].map(path);

// prettier-ignore
const RAWS: readonly Given[] = [
  "", "a", "a/b", "a%2Fb", "/", "/a", "a/", "//", "//a", "a//b", "///", ".", "..", "./", "../", "../a", "a/..", "a/../b", "a/./b", "/..", "/.", "%2e", "%2E%2e", ".%2E", "a/%2e%2e/b", "..%2F", "%2F..", "..;", "a:b", "a@b", "a;b", "a,b", "a=b", "a=b&c=d", "&", "=",
  "a?b", "?", "a#b", "#", "%", "%2", "%zz", "%41", "%00", "%0D%0A", "%5C", "\\", "a\\b", " ", "a b", "\u0000", "\r\n", "caf\u00E9", "\u212A", "\uFF0F", "\uD800", "[", "]", "[a]", "<a>", "a+b", "*", "(a)", "'", "!", "$", "~", "-._~", "a/b/c/d", "@evil.example", ":80",
  "evil.example", "..?", "x#/../y", "?x=1#", "a/b?c", "{x}", "|", "^", "`", "\"", "\uE000", "\uFDD0", "\u{1F600}", null, undefined, 1, NaN, [], {}, ["a"], Symbol("a"), new String("a"), { toString: thrower }, Qx7(),
].map(raw);

function Qx7(): string {
  return "Qx7Zk9/../Jv4";
}

const COPIES: readonly Given[] = (["path", "raw"] as const).flatMap((of) =>
  [
    (original: object): unknown => JSON.parse(JSON.stringify(original) || "null"),
    (original: object): unknown => JSON.stringify(original),
    (original: object): unknown => structuredClone(Object.fromEntries(Object.entries(original))),
    (original: object): unknown => [original],
    (original: object): unknown => ({ a: original }),
    (original: object): unknown => [["a", original]],
  ].map((copy): Given => ({ kind: "copy", of, copy })),
);

const ofTexts = [...new Set(TEXTS)].map(value);

/** The values that each hole gets. */
export const values: readonly Given[] = [...ofTexts, ...THINGS.map(value), ...PATHS, ...RAWS, ...COPIES];

/** Values that are too long to try them everywhere. */
export const longValues: readonly Given[] = [
  ...[
    "a".repeat(100_000),
    "/..".repeat(33_333),
    "%2e".repeat(33_333),
    "\u{1F600}".repeat(25_000),
    `${"a".repeat(99_999)}\uD800`,
  ].map(value),
  value(Array.from({ length: 10_000 }, (_, index) => [`a${String(index)}`, "b"])),
  path(Array.from({ length: 25_000 }, () => "a/b")),
  raw("a/b&c=d".repeat(14_000)),
];

/** One harmless value for each place, made different by a number. */
export function harmless(place: Place, number: number): Given {
  const mark = String(number + 1);
  if (place === "parameters") return value({ [`p${mark}`]: `w${mark}` });
  if (place === "host") return value(`h${mark}.example`);
  if (place === "ip") return value(`2001:db8::${mark}`);
  if (place === "port") return value(8080 + number);
  if (place === "base") return value(`https://b${mark}.example/p`);
  return value(`v${mark}`);
}

/**
 * Values of which a message can show nothing, or only what all messages may show. What the tag says about them are the
 * words of its messages.
 */
// prettier-ignore
export const mute: readonly Given[] = [
  ...["", "/", ".", "..", "//", "\\", ";", ":", "@", "?", "#", "%", "-", " ", "\u0000", "\n", "\uD800", "\u00E9", "\u0663", "0", "9", "a".repeat(64), "a".repeat(254), "1".repeat(6), "a.".repeat(130), "[", "]", "::", "..;", "a/", "0x", "-a"],
  ...[null, undefined, NaN, Infinity, true, 0, -1, 1.5, 70000, 0n, Symbol("a"), () => 0, [], {}, [[]], [0], new Map(), new Set(), new Date(0), new Proxy({}, { get: thrower, getPrototypeOf: thrower, ownKeys: thrower }), { a: NaN }, { a: [[]] }, { a: {} }, { a: "\uD800" }],
].map(value).concat([[], [""], ["."], [".."], ["/"], [null], ["\uD800"], null, ["a"]].map(path), ["", "/", "//", ".", "..", "?", "#", "%", "\\", "\uD800", "\u0000", null, "a"].map(raw));
