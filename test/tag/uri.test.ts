/** The tags: what each place makes of a value, and each message in full. */
import { URISyntaxError } from "../../src/index.js";
import { iri, path, raw, uri, uriReference, type TagValue } from "../../src/tag/index.js";
import { schemes, validate } from "../../src/schemes/index.js";

const base = "https://h.example/v1/";
const loose = uri as unknown as (strings: unknown, ...values: unknown[]) => string;

/** Returns the error that a function throws. */
function caught(made: () => unknown): unknown {
  try {
    made();
  } catch (error) {
    return error;
  }
  return undefined;
}

const refuse = (): never => {
  throw new Error("a secret");
};

/** A value that TypeScript refuses at its place. */
const any = (value: unknown): TagValue => value as TagValue;

describe("results", () => {
  test.each<[name: string, made: () => string, expected: string]>([
    ["a segment", () => uri`https://h/users/${"a/b"}`, "https://h/users/a%2Fb"],
    ["a part of a segment", () => uri`https://h/v${2}.${"x y"}/`, "https://h/v2.x%20y/"],
    ["an empty part of a segment", () => uri`https://h/a${""}`, "https://h/a"],
    ["holes side by side", () => uri`https://h/${"a"}${"."}`, "https://h/a."],
    [
      "a bigint, a boolean and large numbers",
      () => uri`x:${10n}/${true}/${1e21}/${-0}`,
      "x:10/true/1000000000000000000000/0",
    ],
    [
      "all characters of ASCII that are reserved",
      () => uri`x:${":/?#[]@!$&'()*+,;=% \\"}`,
      "x:%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D%25%20%5C",
    ],
    [
      "several segments",
      () => uri`https://h/f/${path(["docs", "50% off.txt", 7])}/x`,
      "https://h/f/docs/50%25%20off.txt/7/x",
    ],
    ["a raw path", () => uri`https://h/${raw("a/b%2Fc;d")}`, "https://h/a/b%2Fc;d"],
    ["a raw path at the end of a segment", () => uri`https://h/a${raw("/b/")}`, "https://h/a/b/"],
    [
      "raw text elsewhere",
      () => uri`x://${raw("u")}:${raw("p;x")}@h?${raw("a=1&b")}#${raw("/?")}`,
      "x://u:p;x@h?a=1&b#/?",
    ],
    ["the parts of a query", () => uri`x:?${"a=b"}&n${1}=${"c&d"}-${"e"}`, "x:?a%3Db&n1=c%26d-e"],
    [
      "parameters",
      () => uri`x:?${{ page: 2, tag: ["a", "b"], none: undefined, zero: null, "a b": "c&d", on: true, few: [null] }}`,
      "x:?page=2&tag=a&tag=b&a%20b=c%26d&on=true",
    ],
    ["a Map", () => uri`x:?${new Map([["a", 1]])}`, "x:?a=1"],
    ["URLSearchParams", () => uri`x:?${new URLSearchParams("a=b+c")}`, "x:?a=b%20c"],
    [
      "pairs",
      () =>
        uri`x:?${[
          ["a", "1"],
          ["a", "2"],
        ]}`,
      "x:?a=1&a=2",
    ],
    ["an object without a prototype", () => uri`x:?${any(Object.assign(Object.create(null), { a: 1 }))}`, "x:?a=1"],
    ["__proto__ as a name", () => uri`x:?${any(JSON.parse('{"__proto__":"a"}'))}`, "x:?__proto__=a"],
    ["no parameters before others", () => uri`x:?${{}}&x=1`, "x:?x=1"],
    ["no parameters behind others", () => uri`x:?x=1&${{}}#f`, "x:?x=1#f"],
    ["no parameters between others", () => uri`x:?a&${{}}&b`, "x:?a&b"],
    ["no parameters at all", () => uri`x:y?${{}}#f`, "x:y#f"],
    ["no parameters twice", () => uri`x:y?${{}}&${[]}`, "x:y"],
    ["the fragment", () => uri`x:#${"a#b"}/${1}`, "x:#a%23b/1"],
    ["the user and the password", () => uri`x://${"u:@"}:${"p@/"}@h`, "x://u%3A%40:p%40%2F@h"],
    ["a name as the host", () => uri`https://${"a-b.Example."}:${"80"}`, "https://a-b.Example.:80"],
    ["an IPv4 address", () => uri`https://${"192.0.2.7"}/`, "https://192.0.2.7/"],
    ["an IPv6 address", () => uri`https://${"::1"}/`, "https://[::1]/"],
    ["an IPv6 address in brackets", () => uri`https://${"[::1]"}/`, "https://[::1]/"],
    ["an IPv6 address between brackets", () => uri`https://[${"::1"}]:${0}/`, "https://[::1]:0/"],
    ["labels", () => uri`https://${"eu"}-api.${"x"}.example/`, "https://eu-api.x.example/"],
    ["a label that completes an address", () => uri`https://192.0.2.${7}/`, "https://192.0.2.7/"],
    ["an empty part of a label", () => uri`https://${""}api.example/`, "https://api.example/"],
    ["a port", () => uri`https://u@h:${65535}?`, "https://u@h:65535?"],
    ["a base alone", () => uri`${base}`, base],
    ["a base with a slash", () => uri`${base}/files/${"x"}`, "https://h.example/v1/files/x"],
    ["a base without a path", () => uri`${"http://u@h_1:80"}?${{ a: 1 }}`, "http://u@h_1:80?a=1"],
    ["the same base again", () => uri`${base}#${"f"}`, "https://h.example/v1/#f"],
    ["a long base", () => uri`${`${base}${"a".repeat(1000)}`}/b`, `${base}${"a".repeat(1000)}/b`],
    ["a URL as a base", () => uri`${new URL("wss://h/a")}/x`, "wss://h/a/x"],
    ["an address as a base", () => uri`${"http://[::1]:8080"}/x`, "http://[::1]:8080/x"],
    ["a base of another scheme", () => uri.with({ schemes: ["FTP"] })`${"ftp://h/"}`, "ftp://h/"],
    [
      "a space as a plus",
      () => uri.with({ plus: true })`x:${"a b"}?q=${"a b+"}&${{ "x y": "z w" }}`,
      "x:a%20b?q=a+b%2B&x+y=z+w",
    ],
    [
      "two options, one after the other",
      () => uri.with({ plus: true }).with({ slashes: "refuse" })`x:?${"a b"}`,
      "x:?a+b",
    ],
    ["no holes", () => uri`https://h_1/a..b`, "https://h_1/a..b"],
    ["an absolute path", () => uriReference`/users/${"a/b"}#${"top"}`, "/users/a%2Fb#top"],
    ["a relative path", () => uriReference`../.././${"a:b"}`, "../.././a%3Ab"],
    ["a relative path without dots", () => uriReference`a${":b"}/${raw("c:d")}`, "a%3Ab/c:d"],
    ["a query alone", () => uriReference`?q=${"a"}`, "?q=a"],
    ["a path as a base", () => uriReference`${"/v1/"}/${"x"}`, "/v1/x"],
    ["a path as the only base", () => uriReference.with({ schemes: [] })`${"/v1"}/${"x"}`, "/v1/x"],
    ["a URI as a base", () => uriReference`${base}/x`, "https://h.example/v1/x"],
    ["no parameters, and no query of a base", () => uriReference`?${{}}#${"f"}`, "?#f"],
    ["no parameters of a path", () => uriReference`a?${{}}`, "a"],
    ["another host in the text", () => uriReference`//${"h.example"}/x`, "//h.example/x"],
    [
      "letters of an IRI",
      () => iri`https://h/${"caf\u00E9 \u65E5\u672C"}?${"\u00E9"}`,
      "https://h/caf\u00E9%20\u65E5\u672C?\u00E9",
    ],
    ["ASCII in an IRI", () => iri`https://h/${"a b"}`, "https://h/a%20b"],
    [
      "letters that a normalization changes",
      () => iri`x:${"\uFF21\u2116\u212A\u00AA"}`,
      "x:%EF%BC%A1%E2%84%96%E2%84%AA%C2%AA",
    ],
    [
      "marks, digits and vowels that join the letter before them",
      () => iri`x:${"e\u0301\u0663\u1161\u{16D67}"}`,
      "x:e%CC%81%D9%A3%E1%85%A1%F0%96%B5%A7",
    ],
    ["raw letters of an IRI", () => iri`x:${raw("\u00E9\uFF21")}`, "x:\u00E9\uFF21"],
  ])("%s", (_, made, expected) => {
    expect(made()).toBe(expected);
  });
});

const HOST =
  "must be an IPv6 address without a zone or an IPv4 address, or a name of letters, digits, hyphens and dots.";
const NO_NAME =
  "makes a host that is no name. Its labels must have 1 to 63 letters, digits and inner hyphens, and the last one must not be a number.";
const DOTS = "makes a dot-segment, which leads to another path.";
const EMPTY = "makes an empty segment of the path.";
const RAW = "is not valid here as it is, or ends this part.";
const LABEL = "must have only letters, digits and hyphens, as a part of a host.";
const PORT = "must be a port: an integer from 0 to 65535.";
const BASE =
  "must be a base: a URI with '//', a host and the scheme http, https, ws, wss without dot-segments, query and fragment.";
const PATH =
  "must be a base: a URI with '//', a host and the scheme http, https, ws, wss, or a path that begins with one '/', without dot-segments, query and fragment.";
const SLASHES = "must not have '/' or '\\', because the option 'slashes' refuses them.";
const strict = uri.with({ slashes: "refuse" });

describe("values that a place refuses", () => {
  test.each<[name: string, made: () => string, rule: string, message: string]>([
    ["a dot-segment", () => uri`x:/${"."}`, "segment", `values[0] ${DOTS}`],
    ["two dots", () => uri`x:/${".."}/y`, "segment", `values[0] ${DOTS}`],
    ["dots beside a text", () => uri`x:/.${"."}`, "segment", `values[0] ${DOTS}`],
    ["dots beside an encoded one", () => uri`x:/%2e${"."}`, "segment", `values[0] ${DOTS}`],
    ["dots of two holes", () => uri`x:/${"."}${"."}`, "segment", `values[1] ${DOTS}`],
    ["dots between slashes", () => uri`x:/${"a/../b"}`, "segment", `values[0] ${DOTS}`],
    ["dots between backslashes", () => uri`x:/${"a\\..\\b"}`, "segment", `values[0] ${DOTS}`],
    ["dots before a semicolon", () => uri`x:/${"..;a"}`, "segment", `values[0] ${DOTS}`],
    ["dots before a semicolon of the text", () => uri`x:/${".."};a`, "segment", `values[0] ${DOTS}`],
    ["dots in a list", () => uri`x:/${path(["a", ".."])}`, "segment", `values[0] ${DOTS}`],
    ["dots in raw text", () => uri`x:/${raw("a/%2e%2E/b")}`, "segment", `values[0] ${DOTS}`],
    ["an empty segment", () => uri`x:/${""}/y`, "segment", `values[0] ${EMPTY}`],
    ["an empty segment of two holes", () => uri`x:/${""}${""}`, "segment", `values[1] ${EMPTY}`],
    ["an empty segment in a list", () => uri`x:/${path(["a", ""])}`, "segment", `values[0] ${EMPTY}`],
    ["a slash at the front of raw text", () => uriReference`/${raw("/evil.example")}`, "segment", `values[0] ${EMPTY}`],
    ["a query in a raw path", () => uri`x:/${raw("a?b")}`, "segment", `values[0] ${RAW}`],
    ["a fragment in a raw query", () => uri`x:?${raw("a#b")}`, "query", `values[0] ${RAW}`],
    ["a raw text that is not encoded", () => uri`x:#${raw("a b")}`, "fragment", `values[0] ${RAW}`],
    ["a host in raw user information", () => uri`x://${raw("a@b")}@h`, "userinfo", `values[0] ${RAW}`],
    ["raw letters in a URI", () => uri`x:/${raw("\u00E9")}`, "segment", `values[0] ${RAW}`],
    [
      "a scheme in a raw first segment",
      () => uriReference`x${raw(":y")}`,
      "segment",
      "values[0] must not have ':' in the first segment of a reference.",
    ],
    [
      "a lone surrogate",
      () => uri`x:/a/${"\uD800"}`,
      "segment",
      "values[0] has a lone surrogate, which has no UTF-8 encoding.",
    ],
    [
      "a lone surrogate in an IRI",
      () => iri`x:?${"\u00E9\uDC00"}`,
      "query",
      "values[0] has a lone surrogate, which has no UTF-8 encoding.",
    ],
    [
      "a lone surrogate in a name",
      () => uri`x:?${{ "\uD800": 1 }}`,
      "query",
      "values[0] has a lone surrogate, which has no UTF-8 encoding.",
    ],
    ["a path as a host", () => uri`https://${"evil.example/"}`, "host", `values[0] ${HOST}`],
    ["an address that only some programs read", () => uri`https://${"0x7f.1"}/`, "host", `values[0] ${HOST}`],
    ["a number as a host", () => uri`https://${"2130706433"}/`, "host", `values[0] ${HOST}`],
    ["an address with a dot at its end", () => uri`https://${"192.0.2.7."}/`, "host", `values[0] ${HOST}`],
    ["a zone", () => uri`https://${"fe80::1%25en0"}/`, "host", `values[0] ${HOST}`],
    ["an empty host", () => uri`https://${""}/`, "host", `values[0] ${HOST}`],
    ["an empty label", () => uri`https://${"a..b"}/`, "host", `values[0] ${HOST}`],
    ["a long name", () => uri`https://${"a.".repeat(128)}/`, "host", `values[0] ${HOST}`],
    ["a long name with a dot at its end", () => uri`https://${"aa.".repeat(85)}/`, "host", `values[0] ${HOST}`],
    ["dots in raw text before another hole", () => uri`x:/${raw("a/%2e%2e/b")}${"c"}`, "segment", `values[1] ${DOTS}`],
    ["a name in brackets", () => uri`https://[${"h"}]/`, "host", "values[0] must be an IPv6 address without a zone."],
    [
      "brackets in brackets",
      () => uri`https://[${"[::1]"}]/`,
      "host",
      "values[0] must be an IPv6 address without a zone.",
    ],
    ["a dot in a label", () => uri`https://${"evil.example"}.h/`, "host", `values[0] ${LABEL}`],
    ["an empty label of a hole", () => uri`https://${""}.h/`, "host", `values[0] ${NO_NAME}`],
    ["a hyphen at the end of a label", () => uri`https://${"a-"}.h/`, "host", `values[0] ${NO_NAME}`],
    ["a long label", () => uri`https://a${"a".repeat(63)}.h/`, "host", `values[0] ${NO_NAME}`],
    ["a number as the last label", () => uri`https://h.${"0x1"}/`, "host", `values[0] ${NO_NAME}`],
    ["a port with zeros", () => uri`https://h:${"080"}/`, "port", `values[0] ${PORT}`],
    ["a large port", () => uri`https://h:${65536}/`, "port", `values[0] ${PORT}`],
    ["a path as a port", () => uri`https://h:${"80@evil.example"}/`, "port", `values[0] ${PORT}`],
    ["another scheme of a base", () => uri`${"javascript://h/"}/x`, "URI", `values[0] ${BASE}`],
    [
      "a base with an empty port",
      () => uri.with({ schemes: ["file"] })`${"file://c:/"}/${"x"}`,
      "URI",
      `values[0] ${BASE.replace("http, https, ws, wss", "file")}`,
    ],
    ["a base without a host", () => uri`${"https:///x"}`, "URI", `values[0] ${BASE}`],
    ["a base with a query", () => uri`${"https://h?x"}/x`, "URI", `values[0] ${BASE}`],
    ["a base with dot-segments", () => uri`${"https://h/a/%2e./b"}/x`, "URI", `values[0] ${BASE}`],
    ["a base with a wrong path", () => uri`${"https://h/a b"}/x`, "URI", `values[0] ${BASE}`],
    ["a base with a number as its host", () => uri`${"https://0x7f000001"}/x`, "URI", `values[0] ${BASE}`],
    ["a base with a host of the future", () => uri`${"https://[v1.a]"}/x`, "URI", `values[0] ${BASE}`],
    ["a path as a base of a URI", () => uri`${"/v1"}/x`, "URI", `values[0] ${BASE}`],
    ["a host as a base of a reference", () => uriReference`${"//evil.example"}/x`, "URI", `values[0] ${PATH}`],
    ["a relative path as a base", () => uriReference`${"v1"}/x`, "URI", `values[0] ${PATH}`],
    ["a slash", () => strict`x:/${"a/b"}`, "segment", `values[0] ${SLASHES}`],
    ["a backslash in a list", () => strict`x:/${path(["a\\b"])}`, "segment", `values[0] ${SLASHES}`],
    ["a slash in raw text", () => strict`x:/${raw("a/b")}`, "segment", `values[0] ${SLASHES}`],
  ])("%s", (_, made, rule, message) => {
    const error = caught(made);
    expect(error).toBeInstanceOf(URISyntaxError);
    const { message: said, argument, diagnostic } = error as URISyntaxError;
    expect({ said, rule: diagnostic.rule, code: diagnostic.code }).toEqual({ said: message, rule, code: "tag/value" });
    expect(message.startsWith(`${String(argument)} `)).toBe(true);
  });

  test("a lone surrogate has its offsets", () => {
    const { argument, diagnostic } = caught(() => uri`x:/${"a\uD800"}`) as URISyntaxError;
    const { start, end, section } = diagnostic;
    expect({ argument, start, end, section }).toEqual({ argument: "values[0]", start: 1, end: 2, section: "3.3" });
  });
});

const A_TEXT = "must be a text (a string, a finite number, a bigint or a boolean), not";
const FOR_PATH = " For several segments, use path([…]).";
const FOR_QUERY = " For parameters, put an object alone after '?' or '&'.";
const PAIRS = "values[0] must be a plain object, a Map, URLSearchParams, or a list of pairs.";

describe("types that a place refuses", () => {
  test.each<[name: string, made: () => unknown, message: string]>([
    ["null in a path", () => uri`x:/${any(null)}`, `values[0] ${A_TEXT} null.${FOR_PATH}`],
    ["a list in a path", () => uri`x:/${any(["a"])}`, `values[0] ${A_TEXT} object.${FOR_PATH}`],
    [
      "what JSON makes of path()",
      () => uri`x:/${any(JSON.parse(JSON.stringify(path(["a"]))))}`,
      `values[0] ${A_TEXT} object.${FOR_PATH}`,
    ],
    [
      "what JSON makes of raw()",
      () => uri`x:/${any(JSON.parse(JSON.stringify(raw("a"))))}`,
      `values[0] ${A_TEXT} object.${FOR_PATH}`,
    ],
    ["path() in a part of a segment", () => uri`x:/a${path(["a"])}`, `values[0] ${A_TEXT} object.${FOR_PATH}`],
    ["NaN", () => uri`x:/${NaN}`, `values[0] ${A_TEXT} number.${FOR_PATH}`],
    ["Infinity in a fragment", () => uri`x:#${Infinity}`, `values[0] ${A_TEXT} number.`],
    ["undefined in a query", () => uri`x:?a=${any(undefined)}`, `values[0] ${A_TEXT} undefined.${FOR_QUERY}`],
    ["a list in a query", () => uri`x:?a=${any(["a"])}`, `values[0] ${A_TEXT} object.${FOR_QUERY}`],
    ["an object in a part of a query", () => uri`x:?a&b${{}}`, `values[0] ${A_TEXT} object.${FOR_QUERY}`],
    ["null alone in a query", () => uri`x:?${any(null)}`, `values[0] ${A_TEXT} null.${FOR_QUERY}`],
    ["a symbol", () => uri`x:#${any(Symbol("a"))}`, `values[0] ${A_TEXT} symbol.`],
    ["a function as a user", () => uri`x://${any(() => "a")}@h`, `values[0] ${A_TEXT} function.`],
    ["a list with a gap", () => uri`x:?${any(new Array<unknown>(1))}`, PAIRS],
    [
      "a pair with a getter that throws",
      () => uri`x:?${any([Object.defineProperty(["a", "b"], 1, { get: refuse })])}`,
      "values[0] cannot be read.",
    ],
    ["what only looks like a Map", () => uri`x:?${any({ [Symbol.toStringTag]: "Map", length: 1, 0: "ab" })}`, PAIRS],
    ["a bare list of parameters", () => uri`x:?${any(["ab"])}`, PAIRS],
    ["a pair of three", () => uri`x:?${any([["a", "b", "c"]])}`, PAIRS],
    ["a Date", () => uri`x:?${any(new Date(0))}`, PAIRS],
    ["a Set", () => uri`x:?${any(new Set([["a", "b"]]))}`, PAIRS],
    [
      "an object of a class",
      () =>
        uri`x:?${any(
          new (class A {
            readonly a = 1;
          })(),
        )}`,
      PAIRS,
    ],
    ["path() as parameters", () => uri`x:?${path(["a"])}`, PAIRS],
    ["an object as a parameter", () => uri`x:?${any({ a: {} })}`, `A parameter of values[0] ${A_TEXT} object.`],
    ["a list in a list", () => uri`x:?${any({ a: [["b"]] })}`, `A parameter of values[0] ${A_TEXT} object.`],
    [
      "a symbol as a name",
      () => uri`x:?${any([[Symbol("a"), 1]])}`,
      `The name of a parameter of values[0] ${A_TEXT} symbol.`,
    ],
    [
      "a getter that throws",
      () =>
        uri`x:?${any({
          get a(): string {
            throw new Error("no");
          },
        })}`,
      "values[0] cannot be read.",
    ],
    ["a number as a host", () => uri`x://${any(7)}/`, "values[0] must be the text of a host, not number."],
    ["a URL as a host", () => uri`x://${new URL("x://h")}/`, "values[0] must be the text of a host, not object."],
    [
      "what looks like a URL, as a base",
      () => uri`${{ href: "https://h/" }}/x`,
      "values[0] must be a base (a URL or its text), not object.",
    ],
    ["null as a label", () => uri`x://${any(null)}.h/`, `values[0] ${A_TEXT} null.`],
    ["null as a port", () => uri`x://h:${any(null)}/`, `values[0] ${A_TEXT} null.`],
    ["a number as a base", () => uri`${any(1)}/x`, "values[0] must be a base (a URL or its text), not number."],
    ["no text", () => loose([]), "There must be at least one text."],
    ["a string", () => loose("x:"), "The texts must be a list, not string."],
    ["a text that is no string", () => loose(["x:", 1], "a"), "strings[1] must be a string, not number."],
    [
      "a wrong escape",
      () => uri`x:\u{`,
      "strings[0] has an escape that JavaScript does not know. Write '\\\\' for '\\'.",
    ],
    ["too few values", () => loose(["x:", ""]), "There must be 1 values, one for each hole, not 0."],
    ["an empty list of segments", () => path([]), "There must be at least one segment."],
    ["no list of segments", () => path("ab" as never), "The segments must be a list, not string."],
    ["null as a segment", () => path([null as never]), `An item of the segments ${A_TEXT} null.`],
    ["a number as raw text", () => raw(1 as never), "The text must be a string, not number."],
    ["options that are no object", () => uri.with(1 as never), "The options must be an object, not number."],
    [
      "an unknown option",
      () => uri.with({ scheme: ["ftp"] } as never),
      "The options must have no other names than schemes, plus, slashes.",
    ],
    [
      "schemes that are no list",
      () => uri.with({ schemes: "ftp" as never }),
      "The option 'schemes' must be a list, not string.",
    ],
  ])("%s", (_, made, message) => {
    const error = caught(made);
    expect(error).toBeInstanceOf(TypeError);
    expect((error as Error).message).toBe(message);
  });

  test.each<[name: string, made: () => unknown, message: string]>([
    [
      "a scheme of programs",
      () => uri.with({ schemes: ["JavaScript"] }),
      "An item of the option 'schemes' must not be javascript, vbscript or data.",
    ],
    [
      "a scheme with a colon",
      () => uri.with({ schemes: ["ftp:"] }),
      "An item of the option 'schemes' must be a scheme, without ':'.",
    ],
    [
      "another value of slashes",
      () => uri.with({ slashes: "allow" as never }),
      "The option 'slashes' must be one of these: refuse.",
    ],
  ])("%s", (_, made, message) => {
    expect(made).toThrow(new RangeError(message));
  });
});

const NO_HOLE = "A scheme must have no hole. Write it, or use a base: `${base}/path`.";
const AFTER_BASE = "The text after a base must begin with '?', '#' or one '/'.";
const WHOLE = "A hole must be the whole port, or the whole address in brackets.";
const IN_HOST = "A host with holes must have only letters, digits, hyphens and dots, and no two holes side by side.";
const NO_SCHEME = "A URI must begin with a scheme or a base. For a relative reference, use uriReference.";
const NEVER = "The scheme must not be javascript, vbscript or data.";
const NO_HOST = "Write '//' and a host here.";
const INSIDE = "A hole must not stand inside a percent-encoding.";
const OTHER_HOST = "Programs read this host differently. Write an IP address, or a name of ASCII letters.";
const EMPTY_PORT = "Write a port after ':', or remove the ':'.";
const NO_DOTS = "The path must not have dot-segments.";

describe("texts that are wrong", () => {
  test.each<[name: string, made: () => string, part: number, start: number, message: string]>([
    ["a hole as the scheme", () => uri`${"https"}://h/`, 0, 0, NO_HOLE],
    ["a hole in the scheme", () => uri`http${"s"}://h/`, 0, 4, NO_HOLE],
    ["text behind a base", () => uri`${base}.evil.example`, 1, 0, AFTER_BASE],
    ["a host behind a base", () => uri`${base}@evil.example`, 1, 0, AFTER_BASE],
    ["a hole behind a base", () => uri`${base}${"/x"}`, 1, 0, AFTER_BASE],
    ["two slashes behind a base", () => uriReference`${"/"}//evil.example`, 1, 0, AFTER_BASE],
    ["no scheme", () => uri`/users/${"a"}`, 0, 0, NO_SCHEME],
    ["no scheme in an IRI", () => iri`a${"b"}`, 0, 0, NO_SCHEME],
    ["a program", () => uri`JavaScript:${"a"}`, 0, 0, NEVER],
    ["a document", () => uriReference`data:,${"a"}`, 0, 0, NEVER],
    ["three slashes", () => uri`https:///${"x"}/`, 0, 6, NO_HOST],
    ["three slashes without a scheme", () => uriReference`///${"x"}`, 0, 0, NO_HOST],
    ["a host that some programs read as an address", () => uri`http://127.1/${"x"}`, 0, 5, OTHER_HOST],
    ["a host with an encoded dot", () => uri`ws://u@a%2eb:80/${"x"}`, 0, 3, OTHER_HOST],
    ["a host beyond ASCII", () => iri`http://\u2170.com/${"x"}`, 0, 5, OTHER_HOST],
    ["a host without a scheme", () => uriReference`//1/${"x"}`, 0, 0, OTHER_HOST],
    ["a drive", () => uri`file://${"c"}:/x`, 0, 5, EMPTY_PORT],
    ["a drive without a scheme", () => uriReference`//c:/${"x"}`, 0, 0, EMPTY_PORT],
    ["steps without holes", () => uri`x:/a/../b`, 0, 2, NO_DOTS],
    ["one slash", () => uri`wss:/${"x"}`, 0, 4, NO_HOST],
    ["no slashes", () => uri`ftp:${"x"}`, 0, 4, NO_HOST],
    ["a port without a host", () => uri`http://:${80}/`, 0, 5, NO_HOST],
    ["a hole in a triplet", () => uri`x:%2${"F"}`, 0, 4, INSIDE],
    ["a hole behind a percent sign", () => uri`x:a%${"2F"}`, 0, 4, INSIDE],
    ["a part of a port", () => uri`x://h:8${"0"}/`, 0, 7, WHOLE],
    ["two holes in a port", () => uri`x://h:${8}${0}/`, 0, 6, WHOLE],
    ["a part of an address", () => uri`x://[::${"1"}]/`, 0, 7, WHOLE],
    ["text behind an address", () => uri`x://[${"::1"}]a/`, 0, 5, WHOLE],
    ["two holes in a host", () => uri`x://${"a"}${"b"}/`, 0, 4, IN_HOST],
    ["an underscore beside a hole", () => uri`x://a_${"b"}/`, 0, 4, IN_HOST],
    ["steps in a path", () => uri`x:/a/../${"b"}`, 0, 2, NO_DOTS],
    ["encoded steps behind a hole", () => uri`x:/${"a"}/%2e%2E/b`, 0, 2, NO_DOTS],
    ["steps behind a base", () => uriReference`${"/a"}/../${"b"}`, 1, 0, NO_DOTS],
    ["steps inside a relative path", () => uriReference`../a/../${"b"}`, 0, 0, NO_DOTS],
    ["a character that is not allowed", () => uri`x:/a|b/${"c"}`, 0, 4, "'|' is not allowed here (rule URI)."],
    ["a space behind a hole", () => uri`x:/${"c"}/a b`, 1, 2, "U+0020 is not allowed here (rule URI)."],
    ["a letter behind a base", () => uri`${base}/${"a"}/\u00E9`, 2, 1, "U+00E9 is not allowed here (rule URI)."],
    ["a letter behind an address and a port", () => uri`x://[${"::1"}]:${80}x`, 1, 2, WHOLE],
    ["a bracket behind a port", () => uri`x://h:${80}/]${"a"}`, 1, 1, "']' is not allowed here (rule URI)."],
    ["NUL", () => uri`x:\0${"a"}`, 0, 2, "U+0001 is not allowed here (rule URI)."],
    ["a text that ends too early", () => uri`x://[${"::1"}`, 0, 5, WHOLE],
  ])("%s", (_, made, part, start, message) => {
    const error = caught(made) as URISyntaxError;
    const argument = `strings[${String(part)}]`;
    const { code, start: at } = error.diagnostic;
    expect({ said: error.message, argument: error.argument, code, at }).toEqual({
      said: `${argument}, offset ${String(start)}: ${message}`,
      argument,
      code: "tag/text",
      at: start,
    });
  });

  test("each call says so", () => {
    const wrong = (id: string): string => uri`https://h/a b/${id}`;
    expect(() => wrong("a")).toThrow(URISyntaxError);
    expect(() => wrong("b")).toThrow(URISyntaxError);
  });
});

describe("plans", () => {
  test("the same place can be called with other values", () => {
    const of = (id: string): string => uri`https://h/${id}`;
    expect(["a", "b/c", "d"].map(of)).toEqual(["https://h/a", "https://h/b%2Fc", "https://h/d"]);
  });

  test("two places, one after the other", () => {
    const [a, b] = [(id: string): string => uri`x:/${id}`, (id: string): string => uri`y:/${id}`];
    expect([a("1"), b("1"), a("2"), b("2")]).toEqual(["x:/1", "y:/1", "x:/2", "y:/2"]);
  });

  test("a list of texts that changes is read again", () => {
    const strings = ["x:/", ""];
    expect(loose(strings, "a")).toBe("x:/a");
    strings[0] = "y:/";
    expect(loose(strings, "a")).toBe("y:/a");
  });

  test("the options are read once", () => {
    const schemes = ["http"];
    const tag = uri.with({ schemes });
    schemes.push("ftp");
    expect(() => tag.with({ plus: true })`${"ftp://h"}/x`).toThrow(URISyntaxError);
    const names = new Set(["ftp"]).values() as Iterable<string> as readonly string[];
    expect(uri.with({ schemes: names }).with({ plus: true })`${"ftp://h"}/x`).toBe("ftp://h/x");
  });

  test("a base that was refused is refused again", () => {
    const of = (from: string): string => uri`${from}/x`;
    expect(of("https://h")).toBe("https://h/x");
    expect(() => of("https://h/?")).toThrow(URISyntaxError);
    expect(() => of("https://h/?")).toThrow(URISyntaxError);
    expect(of("https://h")).toBe("https://h/x");
  });
});

test("long values and many holes take linear time", () => {
  const long = "\u00E9/".repeat(500_000);
  expect(uri`x:/${long}`.length).toBe("x:/".length + 9 * 500_000);
  const many = Array.from({ length: 50_001 }, (_, index) => (index === 0 ? "x:/" : "/"));
  expect(loose(many, ...Array.from({ length: 50_000 }, () => "a"))).toBe(`x:/${"a/".repeat(50_000)}`);
  const parts = Array.from({ length: 50_001 }, (_, index) => (index === 0 ? "x:/" : "-"));
  expect(loose(parts, ...Array.from({ length: 50_000 }, () => "."))).toBe(`x:/${".-".repeat(50_000)}`);
});

describe("addresses and numbers", () => {
  const MESSAGE = "An address or a number must have no hole. Use write of uri-grammar/schemes.";

  test.each<[made: () => string, offset: number]>([
    [() => uri`mailto:${"joe@example.com"}`, 7],
    [() => uri`MAILTO:${"joe"}@example.com`, 7],
    [() => uri`mailto:joe@${"example.com"}?subject=a`, 11],
    [() => uri`mailto:a@b.example,${"joe@example.com"}`, 19],
    [() => uriReference`mailto:${"a/b"}`, 7],
    [() => iri`mailto:${"joe@example.com"}`, 7],
    [() => uri`sip:${"alice@example.com"}`, 4],
    [() => uri`sips:alice:${"secret"}@example.com`, 11],
    [() => uri`sip:alice@${"example.com"};transport=tcp`, 10],
    [() => uri`xmpp:${"node@example.com"}/phone`, 5],
    [() => uri`xmpp://guest@example.com/${"support@example.com"}`, 25],
    [() => uri`im:${"fred@example.com"}`, 3],
    [() => uri`pres:${"fred@example.com"}`, 5],
    [() => uri`acct:${"joe@example.com"}`, 5],
    [() => uri`callto:${"+1"}`, 7],
    [() => uri`facetime:${"joe@example.com"}`, 9],
    [() => uri`FAX:${"+1"}`, 4],
    [() => uri`jabber:${"joe@example.com"}`, 7],
    [() => uri`modem:${"+1"}`, 6],
    [() => uri`cid:${"a@example.com"}`, 4],
    [() => uri`mid:${"a@example.com"}/b@example.com`, 4],
    [() => uri`session:${"a@example.com"}`, 8],
    [() => uri`h323:${"joe@example.com"}`, 5],
    [() => uri`iax:example.com/${"+12015550123"}`, 16],
    [() => uri`xcon:${"a@example.com"}`, 5],
    [() => uri`xcon-userid:${"a"}`, 12],
    [() => uri`tag:${"joe@example.com"},2005:x`, 4],
    [() => uri`tel:${"+12015550123"}`, 4],
    [() => uri`tel:+1${2015550123}`, 6],
    [() => uri`tel:7042;phone-context=${"+1"}`, 23],
    [() => uri`sms:${"+12015550123"}?body=a`, 4],
    [() => uri`sms:+12015550123,${"+12015550124"}`, 17],
  ])("%s is refused", (made, offset) => {
    const { argument, diagnostic } = caught(made) as URISyntaxError;
    expect([argument, diagnostic.code, diagnostic.start]).toEqual(["strings[0]", "tag/text", offset]);
    expect(diagnostic.message).toBe(`strings[0], offset ${String(offset)}: ${MESSAGE}`);
  });

  test.each<[made: () => string, expected: string]>([
    [() => uri`mailto:joe@example.com?subject=${"a&b"}`, "mailto:joe@example.com?subject=a%26b"],
    [() => uri`mailto:joe@example.com?${{ cc: "a@b" }}`, "mailto:joe@example.com?cc=a%40b"],
    [() => uri`sip:alice@example.com?subject=${"a&b"}`, "sip:alice@example.com?subject=a%26b"],
    [() => uri`sip:alice@example.com;transport=${"tcp"}`, "sip:alice@example.com;transport=tcp"],
    [() => uri`xmpp:node@example.com/${"my phone"}`, "xmpp:node@example.com/my%20phone"],
    [() => uri`xmpp:node@example.com?message;body=${"a b"}`, "xmpp:node@example.com?message;body=a%20b"],
    [() => uri`sms:+12015550123?body=${"a b"}`, "sms:+12015550123?body=a%20b"],
    [() => uri`tag:example.com,2005:${"a b"}`, "tag:example.com,2005:a%20b"],
    [() => uri`geo:${48.2},${-16.3}`, "geo:48.2,-16.3"],
    [() => uri`urn:example:${"a@b"}`, "urn:example:a%40b"],
    [() => uri`geo:${48.2},${16.3}`, "geo:48.2,16.3"],
    [() => uri`http://${"h"}/${"a@b"}`, "http://h/a%40b"],
  ])("%s stays", (made, expected) => {
    expect(made()).toBe(expected);
    expect(validate(expected).ok).toBe(true);
  });

  test("no address of an example becomes an invalid URI", () => {
    let count = 0;
    for (const { name, standard, examples } of schemes.values()) {
      if (standard !== "rfc3986") continue;
      for (const example of examples) {
        const [whole = "", before = ""] = /^([^:/?#]+:)(?!\/\/)[^?#]*/.exec(example) ?? [];
        // A value with one of the delimiters of addresses and numbers, between others.
        for (const { 0: value, index } of whole.slice(before.length).matchAll(/[^/;,:=]*[@+][^/;,:=]*/g)) {
          count++;
          const start = before.length + index;
          const texts = [example.slice(0, start), example.slice(start + value.length)];
          let made: string | null = null;
          try {
            made = loose(texts, value);
          } catch (error) {
            expect(error).toBeInstanceOf(URISyntaxError);
          }
          if (made !== null) expect([name, made, validate(made).ok]).toEqual([name, made, true]);
        }
      }
    }
    expect(count).toBeGreaterThan(40);
  });
});
