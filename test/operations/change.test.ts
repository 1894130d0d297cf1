import { change, parse, parseURI, URISyntaxError, type PartChanges } from "../../src/index.js";
import { standards } from "../../src/standards/index.js";
import { caught } from "../support/caught.js";

const misread = (part: string): string => `These parts cannot be combined: the result would have a different ${part}.`;

test.each<[string, PartChanges, string]>([
  ["http://h:80/a?b#c", { port: null, host: "x.example", fragment: "top" }, "http://x.example/a?b#top"],
  ["http://h:80/a?b#c", {}, "http://h:80/a?b#c"],
  ["http://h:80/a?b#c", { scheme: "https" }, "https://h:80/a?b#c"],
  ["http://h:80/a?b#c", { scheme: null }, "//h:80/a?b#c"],
  ["http://h:80/a?b#c", { authority: null, query: null, fragment: null }, "http:/a"],
  ["http://h:80/a", { authority: "u@[::1]" }, "http://u@[::1]/a"],
  ["http://h/a", { userinfo: "u:p", port: "8080" }, "http://u:p@h:8080/a"],
  ["http://u@h:80/a", { userinfo: null, host: null, port: null }, "http:/a"],
  ["http://h/a", { host: "" }, "http:///a"],
  ["http://h", { path: "/b/../c", query: "", fragment: "" }, "http://h/b/../c?#"],
  ["http://h/a", { path: null }, "http://h"],
  ["http://h/a", { path: "" }, "http://h"],
  ["http://h/a/b", { segments: ["x", "", "y%2Fz"] }, "http://h/x//y%2Fz"],
  ["http://h", { segments: ["x"] }, "http://h/x"],
  ["http://h/a", { segments: [] }, "http://h"],
  ["http://h", { segments: [] }, "http://h"],
  ["/a", { segments: [] }, "/"],
  ["/a/b", { segments: ["x"] }, "/x"],
  ["a/b", { segments: ["x", "y"] }, "x/y"],
  ["a/b", { segments: [] }, ""],
  ["http://h", { segments: [""] }, "http://h/"],
  ["urn:a:b", { segments: ["c:d"] }, "urn:c:d"],
  ["/a", { host: "h" }, "//h/a"],
  ["mailto:a@b", { path: "c@d" }, "mailto:c@d"],
  ["http://h/a", { segments: [""] }, "http://h/"],
])("%s with %j is %s", (uri, parts, expected) => {
  expect(change(uri, parts)).toBe(expected);
  expect(change(parse(uri), parts)).toBe(expected);
});

test.each<[string, PartChanges, string]>([
  ["http://h//x", { authority: null }, misread("authority")],
  ["a:b:c", { scheme: null }, misread("scheme")],
  ["a:1:b", { scheme: null }, misread("scheme")],
  ["mailto:a@b", { host: "h" }, misread("host")],
  ["/a", { port: "80" }, misread("port")],
  ["http://u@h/", { host: null }, misread("userinfo")],
  ["http://h/", { path: "a" }, misread("path")],
  ["/a", { segments: [""] }, misread("segments")],
  ["/a", { segments: ["", "b"] }, misread("authority")],
  ["a", { segments: ["", "b"] }, misread("segments")],
  ["a", { segments: ["b:c"] }, misread("scheme")],
  ["a b", {}, "U+0020 is not allowed here (rule URI-reference). 'diagnose' explains it."],
])("%s with %j is refused: %s", (uri, parts, message) => {
  const error = caught(() => change(uri, parts));
  expect(error).toBeInstanceOf(URISyntaxError);
  expect(error.message).toBe(message);
});

test.each<[PartChanges, string, string, number]>([
  [{ scheme: "1a" }, "scheme", "'1' is not allowed here (rule scheme). 'diagnose' explains it.", 0],
  [{ scheme: "" }, "scheme", "The input ends too early (rule scheme). 'diagnose' explains it.", 0],
  [{ userinfo: "a@b" }, "userinfo", "'@' is not allowed here (rule userinfo). 'diagnose' explains it.", 1],
  [{ host: "a b" }, "host", "U+0020 is not allowed here (rule host). 'diagnose' explains it.", 1],
  [{ port: "8o" }, "port", "'o' is not allowed here (rule port). 'diagnose' explains it.", 1],
  [{ authority: "h:x" }, "authority", "The input ends too early (rule authority). 'diagnose' explains it.", 3],
  [{ path: "a?b" }, "path", "'?' is not allowed here (rule path). 'diagnose' explains it.", 1],
  [{ query: "a#b" }, "query", "'#' is not allowed here (rule query). 'diagnose' explains it.", 1],
  [{ fragment: "\u{1f600}" }, "fragment", "U+1F600 is not allowed here (rule fragment). 'diagnose' explains it.", 0],
  [{ segments: ["a", "b/c"] }, "segment", "'/' is not allowed here (rule segment). 'diagnose' explains it.", 1],
])("%j is refused by the rule for the part", (parts, rule, reason, index) => {
  const { message, diagnostic } = caught(() => change("http://h/", parts));
  expect(message).toBe(`The new ${rule} is not valid: ${reason}`);
  expect(diagnostic).toMatchObject({ code: "rfc3986/change", rule, index, start: index });
});

test.each<[unknown, string]>([
  [
    { hostname: "h" },
    "A URI does not have this part. Its parts are scheme, authority, userinfo, host, port, path, segments, query, fragment. Write 'host', instead of 'hostname'.",
  ],
  [
    { ["__proto__"]: "h" },
    "A URI does not have this part. Its parts are scheme, authority, userinfo, host, port, path, segments, query, fragment.",
  ],
  [{ port: true }, "'port' of the parts must be a string, an integer or null, not boolean."],
  [{ segments: "a" }, "'segments' of the parts must be a list, not string."],
  [{ segments: [1] }, "An item of 'segments' of the parts must be a string, not number."],
  [{ segments: null }, "'segments' of the parts must be a list, not null."],
  [{ authority: "h", port: "80" }, "Change either authority or port, not both."],
  [{ path: "a", segments: ["a"] }, "Change either path or segments, not both."],
  [null, "The parts must be an object, not null."],
  ["host", "The parts must be an object, not string."],
])("%j is not a valid set of parts", (parts, message) => {
  expect(() => change("http://h/", parts as PartChanges)).toThrow(new TypeError(message));
});

const endless: object = new Proxy({ path: "/b" }, { getPrototypeOf: () => endless });

test.each<[name: string, parts: object, message: string]>([
  [
    "a URL",
    new URL("http://a/"),
    'The parts must be a plain object, not a URL. Pass the parts to change, such as { host: "a" }.',
  ],
  ["a Map", new Map([["host", "a"]]), 'The parts must be a plain object, such as { path: "a" }.'],
  ["a Date", new Date(), 'The parts must be a plain object, such as { path: "a" }.'],
  ["a URLSearchParams", new URLSearchParams("a=b"), 'The parts must be a plain object, such as { path: "a" }.'],
  [
    "a Map with a property",
    Object.assign(new Map([["host", "a"]]), { path: "/b" }),
    'The parts must be a plain object, such as { path: "a" }.',
  ],
  [
    "an object with an inherited part",
    Object.assign(Object.create({ host: "a" }) as object, { path: "/b" }),
    'The parts must be a plain object, such as { path: "a" }.',
  ],
  [
    "an object with a hidden part",
    Object.defineProperty({ path: "/b" }, "host", { value: "a" }),
    'The parts must be a plain object, such as { path: "a" }.',
  ],
  ["an object with a symbol", { [Symbol("host")]: "a" }, 'The parts must be a plain object, such as { path: "a" }.'],
  ["an object with very many prototypes", endless, 'The parts must be a plain object, such as { path: "a" }.'],
])("%s is refused, because its content is not in its properties", (_, parts, message) => {
  expect(() => change("http://h/", parts)).toThrow(new TypeError(message));
});

test("an object without a prototype, and one of a class, have parts", () => {
  class Parts {
    host = "a";
  }
  expect(change("http://h/", new Parts())).toBe("http://a/");
  expect(change("http://h/", Object.assign(Object.create(null) as object, { host: "a" }))).toBe("http://a/");
  expect(change("http://h/", Object.create(null) as object)).toBe("http://h/");
});

test("parts that throw an error when they are read are refused", () => {
  const parts = {
    get host(): string {
      throw new Error("not readable");
    },
  };
  expect(() => change("http://h/", parts)).toThrow(TypeError);
  expect(() => change("http://h/", parts)).toThrow(/^The parts cannot be read\.$/);
});

test("a part that is undefined stays", () => {
  expect(change("http://h:80/", { port: undefined } as object)).toBe("http://h:80/");
});

test("the input must be a string or a tree", () => {
  expect(() => change(7 as never, {})).toThrow(new TypeError("The input must be a string or a tree, not number."));
  expect(() => change(parse("80", { rule: "port" }), {})).toThrow(RangeError);
});

test("by RFC 1738, which has no rules for a path and a segment, the whole result is checked", () => {
  const { change: by1738 } = standards.rfc1738;
  expect(by1738("x:a", { segments: ["b", "c"] })).toBe("x:b/c");
  expect(caught(() => by1738("x:a", { path: "b c" })).message).toBe(
    "U+0020 is not allowed here (rule url). 'diagnose' explains it.",
  );
  expect(caught(() => by1738("x:a", { segments: ["", "b/c"] })).message).toBe(misread("segments"));
});

test("by the older standards, a name that is not a host stays", () => {
  expect(standards["rfc2396bis-01"].change("http://a_b/c", { path: "/d" })).toBe("http://a_b/d");
  expect(standards["rfc2396bis-01"].change("http://a_b/c", { userinfo: null })).toBe("http://a_b/c");
});

test("changing a tree ignores its positions", () => {
  const tree = parseURI("http://example.com/a");
  const edited = { ...tree, scheme: { ...tree.scheme, value: "ftp" } };
  expect(change(edited, { fragment: "f" })).toBe("ftp://example.com/a#f");
});
