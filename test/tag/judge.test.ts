// The judge itself: hand-made outcomes, right ones and wrong ones.
import { URISyntaxError } from "../../src/index.js";
import { decoded, judge, split, Vocabulary, type Outcome } from "./judge.js";
import { siteOf, type TagName, type TagOptions } from "./sites.js";
import { made, type Given } from "./values.js";

const value = (each: unknown): Given => ({ kind: "value", value: each });
const path = (...list: unknown[]): Given => ({ kind: "path", list });
const raw = (text: unknown): Given => ({ kind: "raw", text });

type Row = readonly [template: string, givens: readonly Given[], result: unknown, tag?: TagName, options?: TagOptions];

const reasonOf = ([template, givens, result, tag, options]: Row): string | null =>
  judge(siteOf(template, tag, options), givens, { result }, new Vocabulary());

const H = "https://h.example";
const params = (each: unknown): readonly Given[] => [value(each)];

const RIGHT: readonly Row[] = [
  [`${H}/users/{segment}?q={value}`, [value("a/b"), value("x&y=1")], `${H}/users/a%2Fb?q=x%26y%3D1`],
  [`${H}/{segment}`, [value(" !'()*")], `${H}/%20%21%27%28%29%2A`],
  [`${H}/{segment}`, [value("\u20AC\u{1F600}")], `${H}/%E2%82%AC%F0%9F%98%80`],
  [`${H}/{segment}`, [value("\u20AC")], `${H}/%e2%82%ac`],
  [`${H}/{segment}`, [value(-0)], `${H}/0`],
  [`${H}/{segment}`, [value(1e21)], `${H}/1000000000000000000000`],
  [`${H}/{segment}`, [value(2n)], `${H}/2`],
  [`${H}/{segment}`, [value(true)], `${H}/true`],
  [`${H}/{segment}`, [value("%2e%2e")], `${H}/%252e%252e`],
  [`${H}/{segment}.{segment}`, [value(""), value("a.")], `${H}/.a.`],
  [`${H}/{segment}{segment}`, [value("\u00E9"), value("%")], `${H}/%C3%A9%25`],
  [`${H}/a/{segment}/b`, [path("c/d", "e", 1)], `${H}/a/c%2Fd/e/1/b`],
  [`${H}/a/{segment}`, [raw("b/c%2Fd;e")], `${H}/a/b/c%2Fd;e`],
  [`${H}/a/x{segment}`, [raw("b/c")], `${H}/a/xb/c`],
  [`${H}?{name}={value}`, [value("a"), value("")], `${H}?a=`],
  [`${H}?{parameters}`, params({ page: 2, tag: ["a", "b"], none: undefined, no: null }), `${H}?page=2&tag=a&tag=b`],
  [`${H}?{parameters}`, params(new Map([["a b", "c&d"]])), `${H}?a%20b=c%26d`],
  [`${H}?{parameters}`, params(new URLSearchParams("a=b&a=c")), `${H}?a=b&a=c`],
  [`${H}?{parameters}`, params([["a", ["b", "c"]]]), `${H}?a=b&a=c`],
  [`${H}?{parameters}`, params({ ["__proto__"]: "x" }), `${H}?__proto__=x`],
  [`${H}?{parameters}`, params({}), H],
  [`${H}?{parameters}#f`, params({ a: [] }), `${H}#f`],
  [`${H}?{parameters}&x=1`, params({}), `${H}?x=1`],
  [`${H}?x=1&{parameters}#{fragment}`, [value({}), value("f")], `${H}?x=1#f`],
  [`${H}?x=1&{parameters}&y`, params({ a: "b", c: "" }), `${H}?x=1&a=b&c=&y`],
  [`${H}?{parameters}`, params("a=b"), `${H}?a%3Db`],
  [`${H}?q={value}&x=1`, [raw("a=b&c/?")], `${H}?q=a=b&c/?&x=1`],
  [`${H}?q={value}`, [value("a b+c")], `${H}?q=a+b%2Bc`, "uri", { plus: true }],
  [`${H}#{fragment}`, [value("#")], `${H}#%23`],
  ["https://{user}:{password}@h.example", [value("a:b"), value("c@d")], "https://a%3Ab:c%40d@h.example"],
  ["https://{host}/", [value("EXAMPLE.com.")], "https://EXAMPLE.com./"],
  ["https://{host}/", [value("::1")], "https://[::1]/"],
  ["https://{host}/", [value("[::1]")], "https://[::1]/"],
  ["https://[{ip}]/", [value("[::ffff:1.2.3.4]")], "https://[::ffff:1.2.3.4]/"],
  ["https://{host}:{port}/", [value("127.0.0.1"), value(443)], "https://127.0.0.1:443/"],
  ["https://{label}-api.example.com", [value("us-1")], "https://us-1-api.example.com"],
  ["https://api{label}.example.com", [value("")], "https://api.example.com"],
  ["{base}/a", [value("https://h.example/b/")], "https://h.example/b/a"],
  ["{base}/a", [value("https://h.example/b")], "https://h.example/b/a"],
  ["{base}/a", [value(new URL("https://h.example"))], "https://h.example/a"],
  ["{base}?q={value}", [value("https://u@h.example"), value("b")], "https://u@h.example?q=b"],
  ["{base}/a", [value("x-custom://h")], "x-custom://h/a", "uri", { schemes: ["x-custom"] }],
  ["{base}/{segment}", [value("/api"), value("b")], "/api/b", "uriReference"],
  ["./{segment}", [value("a:b")], "./a%3Ab", "uriReference"],
  ["../{segment}", [value("a")], "../a", "uriReference"],
  ["a/{segment}?q={value}", [value("b"), value("c")], "a/b?q=c", "uriReference"],
  ["?{parameters}", params({}), "?", "uriReference"],
  ["?q={value}", [value("?")], "?q=%3F", "uriReference"],
  ["//{host}/a", [value("h.example")], "//h.example/a", "uriReference"],
  [
    `${H}/{segment}`,
    [value("caf\u00E9 \u212A\uFF0F\u{1F600}")],
    `${H}/caf\u00E9%20%E2%84%AA%EF%BC%8F%F0%9F%98%80`,
    "iri",
  ],
  [`${H}/{segment}`, [value("caf\u00E9")], `${H}/caf%C3%A9`, "iri"],
  ["urn:example:{segment}", [value("a:b")], "urn:example:a%3Ab"],
  ["mailto:{segment}@example.com", [value("a@b")], "mailto:a%40b@example.com"],
  ["x-custom:/{segment}/b", [value("a")], "x-custom:/a/b"],
];

test("the judge accepts what keeps the law", () => {
  expect(RIGHT.map((row) => [row[0], row[2], reasonOf(row)])).toEqual(RIGHT.map((row) => [row[0], row[2], null]));
});

const text = "it is not a text, or has no finite value, or has a lone surrogate";
const rawEnds = "the text of raw() is not valid here, or ends the component";

const WRONG: readonly (readonly [reason: string, row: Row])[] = [
  ["a server can read a dot segment", [`${H}/{segment}`, [value("..")], `${H}/..`]],
  ["a server can read a dot segment", [`${H}/{segment}`, [value("../../admin?x=")], `${H}/..%2F..%2Fadmin%3Fx%3D`]],
  ["a server can read a dot segment", [`${H}/{segment}`, [value("a\\..\\b")], `${H}/a%5C..%5Cb`]],
  ["a server can read a dot segment", [`${H}/{segment}`, [value("..;a")], `${H}/..%3Ba`]],
  ["a server can read a dot segment", [`${H}/{segment};{segment}`, [value(".."), value("a")], `${H}/..;a`]],
  ["a server can read a dot segment", [`${H}/.{segment}`, [value(".")], `${H}/..`]],
  ["a server can read a dot segment", [`${H}/%2E{segment}`, [value(".")], `${H}/%2E.`]],
  ["a server can read a dot segment", [`${H}/{segment}{segment}`, [value("."), value(".")], `${H}/..`]],
  ["a server can read a dot segment", [`${H}/{segment}`, [path("a", "..")], `${H}/a/..`]],
  ["a segment is empty", [`${H}/{segment}/x`, [value("")], `${H}//x`]],
  ["there is a host, or none", ["/{segment}/x", [value("")], "//x", "uriReference"]],
  ["a segment is empty", [`${H}/{segment}`, [path("a", "")], `${H}/a/`]],
  ["a value in the path has a slash", [`${H}/{segment}`, [value("a/b")], `${H}/a%2Fb`, "uri", { slashes: "refuse" }]],
  ["the number of segments is another", [`${H}/{segment}`, [value("a/b")], `${H}/a/b`]],
  ["a segment: the value is cut", [`${H}/{segment}`, [value("abc")], `${H}/ab`]],
  ["a segment: there is more than the literals and the values", [`${H}/{segment}`, [value("ab")], `${H}/abc`]],
  ["a segment: a literal is not there", [`${H}/a/{segment}`, [value("b")], `${H}/A/b`]],
  ["a segment: a literal is not there", [`${H}/a%2f{segment}`, [value("b")], `${H}/a%2Fb`]],
  ["a segment: a reserved character of the value is not encoded", [`${H}/{segment}`, [value("a;b")], `${H}/a;b`]],
  ["a segment: decoding does not give the value", [`${H}/{segment}`, [value("a%20b")], `${H}/a%2020b`]],
  ["a segment: decoding does not give the value", [`${H}/{segment}`, [value("ab")], `${H}/ba`]],
  ["the result is not valid", [`${H}/{segment}`, [value("a b")], `${H}/a b`]],
  ["the result is not valid", [`${H}/{segment}`, [value("\u00E9")], `${H}/\u00E9`]],
  ["the result is not a text", [`${H}/{segment}`, [value("a")], new URL(`${H}/a`)]],
  [`the value of segment must be refused: ${text}`, [`${H}/{segment}`, [value(null)], `${H}/null`]],
  [`the value of segment must be refused: ${text}`, [`${H}/{segment}`, [value(["a"])], `${H}/a`]],
  [`the value of segment must be refused: ${text}`, [`${H}/{segment}`, [value(NaN)], `${H}/NaN`]],
  [`the value of segment must be refused: ${text}`, [`${H}/{segment}`, [value("\uD800")], `${H}/%EF%BF%BD`]],
  [`the value of segment must be refused: ${text}`, [`${H}/{segment}`, [value({ toString: () => "a" })], `${H}/a`]],
  [
    "the value of segment must be refused: path() stands only for whole path segments",
    [`${H}/a{segment}`, [path("b", "c")], `${H}/ab/c`],
  ],
  [
    "the value of value must be refused: path() stands only for whole path segments",
    [`${H}?q={value}`, [path("b")], `${H}?q=b`],
  ],
  [
    "the value of segment must be refused: path() needs a list that is not empty",
    [`${H}/{segment}`, [path()], `${H}/`],
  ],
  [
    "the value of segment must be refused: a segment of path() is not a text",
    [`${H}/{segment}`, [path(null)], `${H}/null`],
  ],
  [`the value of segment must be refused: ${rawEnds}`, [`${H}/{segment}`, [raw("a?b")], `${H}/a?b`]],
  [`the value of value must be refused: ${rawEnds}`, [`${H}?q={value}`, [raw("a#b")], `${H}?q=a#b`]],
  [
    `the value of user must be refused: ${rawEnds}`,
    ["https://{user}@h.example", [raw("a@evil.example/")], "https://a@evil.example/@h.example"],
  ],
  [`the value of segment must be refused: ${rawEnds}`, [`${H}/{segment}`, [raw("%2")], `${H}/%2`]],
  [
    "the value of host must be refused: raw() cannot stand here",
    ["https://{host}", [raw("a.example")], "https://a.example"],
  ],
  ["there is a dot segment", [`${H}/{segment}`, [raw("a/%2e%2E/b")], `${H}/a/%2e%2E/b`]],
  ["the path begins with //", [`${H}/{segment}`, [raw("/a")], `${H}//a`]],
  ["a segment: a literal is not there", [`${H}/{segment}`, [raw("a%2Fb")], `${H}/a%252Fb`]],
  ["the number of parameters is another", [`${H}?q={value}`, [value("1&role=admin")], `${H}?q=1&role=admin`]],
  ["a parameter: a literal is not there", [`${H}?{name}=1`, [value("a")], `${H}?a%3D1`]],
  [
    "a parameter: decoding does not give the value",
    [`${H}?q={value}`, [value("a+b")], `${H}?q=a+b`, "uri", { plus: true }],
  ],
  ["a parameter: a reserved character of the value is not encoded", [`${H}?q={value}`, [value("a b")], `${H}?q=a+b`]],
  ["the number of parameters is another, or a delimiter is superfluous", [`${H}?{parameters}`, params({}), `${H}?`]],
  [
    "the number of parameters is another, or a delimiter is superfluous",
    [`${H}?{parameters}&x=1`, params({}), `${H}?&x=1`],
  ],
  ["the number of parameters is another", [`${H}?{parameters}`, params({ a: ["b", "c"] }), `${H}?a=b`]],
  ["a parameter: a literal is not there", [`${H}?{parameters}`, params({ a: "b" }), `${H}?a`]],
  [
    "the value of parameters must be refused: it is not a list of parameters",
    [`${H}?{parameters}`, params(new Set(["a"])), `${H}?a`],
  ],
  [
    "the value of parameters must be refused: it is not a list of parameters",
    [`${H}?{parameters}`, params(new Date(0)), H],
  ],
  [
    "the value of parameters must be refused: the value of a parameter is not a text",
    [`${H}?{parameters}`, params({ a: {} }), `${H}?a=`],
  ],
  ["the query is missing", [`${H}?q={value}`, [value("")], H]],
  ["there is a query", [`${H}#{fragment}`, [value("a")], `${H}?#a`]],
  ["a parameter: the value is cut", [`${H}?q={value}`, [value("x#")], `${H}?q=x#`]],
  ["fragment: a reserved character of the value is not encoded", [`${H}#{fragment}`, [value("a?b")], `${H}#a?b`]],
  ["user: a reserved character of the value is not encoded", ["https://{user}@h", [value("a!")], "https://a!@h"]],
  ["user: the value is cut", ["https://{user}@h", [value("a:b")], "https://a:b@h"]],
  [
    "the value of host must be refused: this is no host",
    ["https://{host}", [value("evil.example/")], "https://evil.example/"],
  ],
  ["the value of host must be refused: this is no host", ["https://{host}", [value("0x7f.1")], "https://0x7f.1"]],
  ["the value of host must be refused: this is no host", ["https://{host}", [value("127.1")], "https://127.1"]],
  [
    "the value of host must be refused: this is no host",
    ["https://{host}", [value("127.0.0.1.")], "https://127.0.0.1."],
  ],
  [
    "the value of host must be refused: this is no host",
    ["https://{host}", [value("-a.example")], "https://-a.example"],
  ],
  [
    "the value of host must be refused: this is no host",
    ["https://{host}", [value("a..example")], "https://a..example"],
  ],
  [
    "the value of host must be refused: this is no host",
    ["https://{host}", [value("a".repeat(64))], `https://${"a".repeat(64)}`],
  ],
  ["the value of ip must be refused: this is no ip", ["https://[{ip}]", [value("::1%25eth0")], "https://[::1%25eth0]"]],
  [
    "the value of label must be refused: this is no label",
    ["https://{label}.a.example", [value("evil.example")], "https://evil.example.a.example"],
  ],
  ["the completed host is none", ["https://api.{label}", [value("1")], "https://api.1"]],
  ["the completed host is none", ["https://{label}-api.example", [value("-a")], "https://-a-api.example"]],
  ["the completed host is none", ["https://{label}.example", [value("")], "https://.example"]],
  ["decoding the host does not give the value", ["https://{host}", [value("A.example")], "https://a.example"]],
  ["the value of port must be refused: this is no port", ["https://h:{port}", [value(65536)], "https://h:65536"]],
  ["the value of port must be refused: this is no port", ["https://h:{port}", [value("080")], "https://h:080"]],
  [
    "the value of port must be refused: this is no port",
    ["https://h:{port}", [value("80@evil.example")], "https://h:80@evil.example"],
  ],
  [
    "the value of base must be refused: the base has dot segments",
    ["{base}/b", [value("https://h/a/%2e%2e")], "https://h/a/%2e%2e/b"],
  ],
  [
    "the value of base must be refused: the base has a query or a fragment",
    ["{base}/b", [value("https://h/?x")], "https://h/?x/b"],
  ],
  [
    "the value of base must be refused: the scheme of the base is not allowed",
    ["{base}/b", [value("javascript://h")], "javascript://h/b"],
  ],
  [
    "the value of base must be refused: the scheme of the base is not allowed",
    ["{base}/b", [value("https://h")], "https://h/b", "uri", { schemes: ["x"] }],
  ],
  ["the value of base must be refused: the scheme of the base is not allowed", ["{base}/b", [value("/api")], "/api/b"]],
  [
    "the value of base must be refused: the scheme of the base is not allowed",
    ["{base}/b", [value("//h")], "//h/b", "uriReference"],
  ],
  ["the value of base must be refused: the base has no host", ["{base}/b", [value("https:///x")], "https:///x/b"]],
  ["new URL: the host is another", ["{base}/b", [value("https://0x7f.1")], "https://0x7f.1/b"]],
  ["the number of segments is another", ["{base}/b", [value("https://h/a/")], "https://h/a//b"]],
  [
    "the value of base must be refused: a base is a text or a URL",
    ["{base}/b", [value({ href: "https://h" })], "https://h/b"],
  ],
  ["this site must be refused", [`${H}/{segment}/../x`, [value("a")], `${H}/a/../x`]],
  [
    "a segment: something that is no letter is not encoded",
    [`${H}/{segment}`, [value("\u{1F600}")], `${H}/\u{1F600}`, "iri"],
  ],
  ["a segment: NFKC changes what is not encoded", [`${H}/{segment}`, [value("\u212A")], `${H}/\u212A`, "iri"]],
  [
    "a segment: something that is no letter is not encoded",
    [`${H}/{segment}`, [value("e\u0301")], `${H}/e\u0301`, "iri"],
  ],
  ["the scheme is another", [`${H}/{segment}`, [value("a")], "http://h.example/a"]],
  ["the host is another", [`${H}/{segment}`, [value("a")], "https://H.example/a"]],
];

test("the judge refuses what breaks the law", () => {
  expect(WRONG.map(([, row]) => [reasonOf(row), row[0], row[2]])).toEqual(
    WRONG.map(([reason, row]) => [reason, row[0], row[2]]),
  );
});

const refusal = (message: string): Error =>
  new URISyntaxError({
    severity: "error",
    code: "x",
    message,
    start: 0,
    end: 0,
    rule: "URI",
    section: "3",
    url: "https://x",
  });

const LEAK = "the message shows more than one character of a value";
const NUMBER = "the message does not say which hole or part";

const ERRORS: readonly (readonly [
  reason: string | null,
  given: unknown,
  outcome: Extract<Outcome, { error: unknown }>,
])[] = [
  [null, "../admin", { error: new TypeError("values[1] has a dot segment.") }],
  [null, "../admin", { error: refusal("The value of values[1] contains '/'.") }],
  [null, "../admin", { error: refusal("The text of strings[0] is wrong.") }],
  [null, "a constructor", { error: new TypeError("values[1] must be a text. Write a text.") }],
  [null, "the host", { error: new TypeError("values[1]: the host is not a text.") }],
  [null, "\u{1F600}x", { error: new TypeError("values[1] contains '\u{1F600}'.") }],
  [null, null, { error: new TypeError("path() needs a list."), isEarly: true }],
  [NUMBER, "../admin", { error: new TypeError("A dot segment.") }],
  [NUMBER, "../admin", { error: new TypeError("The hole has a dot segment.") }],
  [
    "the message names a hole or part that is not there",
    "..",
    { error: new TypeError("values[3] has a dot segment.") },
  ],
  ["it throws another error", "..", { error: new Error("values[1] has a dot segment.") }],
  ["it throws another error", "..", { error: "values[1]" }],
  ["it throws another error", null, { error: new Error("a"), isEarly: true }],
  [LEAK, "../admin", { error: new TypeError("values[1] has '../admin'.") }],
  [LEAK, "../admin", { error: new TypeError("values[1] has '../'.") }],
  [LEAK, "../admin", { error: new TypeError("values[1] has 'admin'.") }],
  [LEAK, "Qx7Zk9", { error: new TypeError("values[1] has 'Zk'.") }],
  [LEAK, "\u{1F600}\u00E9", { error: new TypeError("values[1] has '\u{1F600}\u00E9'.") }],
  [LEAK, 123456, { error: new TypeError("values[1] has 123456.") }],
  [LEAK, { secretName: 1 }, { error: new TypeError("values[1] has 'secretName'.") }],
  [LEAK, { a: ["Qx7Zk9"] }, { error: new TypeError("values[1] has 'Qx7Zk9'.") }],
  [LEAK, new URL("https://h.example/Qx7?b"), { error: new TypeError("values[1] has 'Qx7'.") }],
  [LEAK, new Map([["a", "Qx7"]]), { error: refusal("values[1] has Qx7.") }],
  [LEAK, "a".repeat(5000) + "/Qx7", { error: refusal("values[1] has Qx7.") }],
];

test("the judge reads errors", () => {
  const words = new Vocabulary();
  words.learn(new TypeError("values[1]: the host is not a text."));
  words.learn("no error");
  const site = siteOf(`${H}/{segment}`);
  const found = ERRORS.map(([, each, outcome]) => [judge(site, [value(each)], outcome, words), outcome]);
  expect(found).toEqual(ERRORS.map(([reason, , outcome]) => [reason, outcome]));
  expect(words.messages).toEqual(["values[1]: the host is not a text."]);
  // The second time, it remembers.
  expect(judge(site, [value("../")], { error: new TypeError("values[1] has '../'.") }, words)).toBe(LEAK);
  expect(judge(site, [value("../")], { error: new TypeError("values[1] has '../'.") }, words)).toBe(LEAK);
});

test("the judge has its own splitter and decoder", () => {
  expect(split("https://u:p:q@[::1]:80/a?b?c#d#")).toEqual({
    ...{ scheme: "https", user: "u", password: "p:q", host: "[::1]", port: "80" },
    ...{ path: "/a", query: "b?c", fragment: "d#" },
  });
  expect(split("//h:")).toMatchObject({ scheme: null, user: null, password: null, host: "h", port: "", path: "" });
  expect(split("a/b")).toMatchObject({ host: null, path: "a/b", query: null, fragment: null });
  expect([decoded("%F0%9F%98%80a%2525"), decoded("%EF%BB%BF"), decoded("%FF")]).toEqual([
    "\u{1F600}a%25",
    "\uFEFF",
    null,
  ]);
});

test("a copy is a value, and the judge needs it", () => {
  const tools = { path: () => ({ a: 1 }), raw: () => ({ a: 1 }) };
  const copy: Given = { kind: "copy", of: "raw", copy: (original) => JSON.parse(JSON.stringify(original)) as unknown };
  expect(made(copy, tools)).toEqual({ value: { a: 1 }, given: value({ a: 1 }) });
  expect(() => reasonOf([`${H}/{segment}`, [copy], `${H}/a`])).toThrow(TypeError);
});
