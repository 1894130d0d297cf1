import {
  codeFrame,
  components,
  isAbsoluteURI,
  isRelativeRef,
  isURI,
  isURIReference,
  parse,
  parseURI,
  safeParse,
  URISyntaxError,
  type RFC3986Rule,
} from "../../src/index.js";
import { standards, type StandardId } from "../../src/standards/index.js";
import { standardOf } from "../../src/standards/by-id.js";
import { appendixB, appendixBExpression, examples, figure } from "../tables/rfc3986.js";

const { rfc3986 } = standards;
const absent = {
  scheme: null,
  authority: null,
  userinfo: null,
  host: null,
  port: null,
  path: "",
  query: null,
  fragment: null,
};

describe.each([...examples, ...figure, appendixB])("RFC 3986's %s", (uri, parts) => {
  test("is a URI with the components in the document", () => {
    expect(isURI(uri)).toBe(true);
    expect(components(uri)).toMatchObject({ ...absent, ...ownParts(uri), ...parts });
    const [, , scheme, , authority, path, , query, , fragment] = appendixBExpression.exec(uri) ?? [];
    const none = { scheme: undefined, authority: undefined, query: undefined, fragment: undefined };
    expect({ scheme, authority, path, query, fragment }).toEqual({ ...none, ...parts });
    expect(components(parse(uri))).toEqual(components(uri));
  });
});

/** The parts of the authorities in the tables. */
function ownParts(uri: string): object {
  const [, userinfo = null, host = null, port = null] =
    /\/\/(?:([^@/]*)@)?(\[.*\]|[^:/?#]*)(?::(\d*))?/.exec(uri) ?? [];
  return { userinfo, host, port };
}

test.each([
  ["", {}],
  ["?", { query: "" }],
  ["#", { fragment: "" }],
  ["#?", { fragment: "?" }],
  ["?#", { query: "", fragment: "" }],
  ["//", { authority: "", host: "" }],
  ["//@:", { authority: "@:", userinfo: "", host: "", port: "" }],
  ["//u:p@h", { authority: "u:p@h", userinfo: "u:p", host: "h" }],
  ["//[::1]:80/", { authority: "[::1]:80", host: "[::1]", port: "80", path: "/" }],
  ["//u:p@[::1]", { authority: "u:p@[::1]", userinfo: "u:p", host: "[::1]" }],
  ["a:", { scheme: "a" }],
  ["a:b:c", { scheme: "a", path: "b:c" }],
  ["/a:b", { path: "/a:b" }],
  ["?a:b", { query: "a:b" }],
  ["#a:b", { fragment: "a:b" }],
  ["a/b:c//d", { path: "a/b:c//d" }],
  ["a:/?/#/", { scheme: "a", path: "/", query: "/", fragment: "/" }],
  ["//h?//i", { authority: "h", host: "h", query: "//i" }],
  ["a://h?b", { scheme: "a", authority: "h", host: "h", query: "b" }],
])("components(%j)", (reference, parts) => {
  expect(components(reference)).toEqual({ ...absent, ...parts });
});

test("the tree has every component with its offsets", () => {
  const leaf = (type: string, start: number, value: string): object => ({
    type,
    start,
    end: start + value.length,
    value,
  });
  expect(parse("http://user@example.com:8042/over/there?name=ferret#nose")).toEqual({
    type: "URI",
    start: 0,
    end: 56,
    scheme: leaf("scheme", 0, "http"),
    authority: {
      type: "authority",
      start: 7,
      end: 28,
      userinfo: leaf("userinfo", 7, "user"),
      host: leaf("reg-name", 12, "example.com"),
      port: leaf("port", 24, "8042"),
    },
    path: {
      type: "path-abempty",
      start: 28,
      end: 39,
      segments: [leaf("segment", 29, "over"), leaf("segment", 34, "there")],
    },
    query: leaf("query", 40, "name=ferret"),
    fragment: leaf("fragment", 52, "nose"),
  });
  expect(parse("//[::1]")).toMatchObject({
    type: "relative-ref",
    authority: { host: { type: "IP-literal", start: 2, end: 7, address: leaf("IPv6address", 3, "::1") }, port: null },
    path: { type: "path-abempty", start: 7, end: 7, segments: [] },
  });
});

test.each<[RFC3986Rule, string, string]>([
  ["URI-reference", "a:b", "URI"],
  ["URI-reference", "a", "relative-ref"],
  ["absolute-URI", "a:b?c", "absolute-URI"],
  ["hier-part", "//h/a", "hier-part"],
  ["hier-part", "a/b", "hier-part"],
  ["relative-part", "//h/a", "relative-part"],
  ["relative-part", "", "relative-part"],
  ["host", "1.2.3.4", "IPv4address"],
  ["host", "1.2.3.4.com", "reg-name"],
  ["host", "1.2.3.256", "reg-name"],
  ["host", "[v1.a]", "IP-literal"],
  ["path", "", "path-abempty"],
  ["path", "/a", "path-abempty"],
  ["path", "a/b:c", "path-noscheme"],
  ["path", "a:b", "path-rootless"],
  ["path-absolute", "/", "path-absolute"],
  ["path-absolute", "/a//", "path-absolute"],
  ["path-empty", "", "path-empty"],
  ["ls32", "1:2", "ls32"],
  ["ls32", "1.2.3.4", "IPv4address"],
  ["pchar", "%41", "pchar"],
  ["DIGIT", "1", "DIGIT"],
])("by the rule %s, %j gives a node of type %s that spans it", (rule, input, type) => {
  expect(parse(input, { rule })).toMatchObject({ type, start: 0, end: input.length });
  expect(safeParse(input, { rule })).toEqual({ ok: true, node: rfc3986.parse(input, { rule }) });
});

test.each([
  ["a:b", true, true, true, false],
  ["a:b#c", true, true, false, false],
  ["b#c", false, true, false, true],
  ["", false, true, false, true],
  ["a b", false, false, false, false],
  ["\u212a:b", false, false, false, false],
  ["__proto__:constructor", false, false, false, false],
])("%j: URI %s, URI-reference %s, absolute-URI %s, relative-ref %s", (input, uri, reference, absolute, relative) => {
  expect([isURI(input), isURIReference(input), isAbsoluteURI(input), isRelativeRef(input)]).toEqual([
    uri,
    reference,
    absolute,
    relative,
  ]);
});

describe("standards", () => {
  test("are a frozen object without prototype", () => {
    expect(Object.getPrototypeOf(standards)).toBeNull();
    expect(Object.isFrozen(standards)).toBe(true);
    expect(Object.isFrozen(rfc3986)).toBe(true);
    expect(Object.isFrozen(rfc3986.rules)).toBe(true);
  });

  test.each(["constructor", "__proto__", "rfc9999", ""])(
    "an unknown one, %j, is refused with those there are",
    (standard) => {
      const message = `The standard must be one of these: ${Object.keys(standards).join(", ")}.`;
      expect(() => standardOf(standard as StandardId)).toThrow(new RangeError(message));
    },
  );

  test.each(["constructor", "__proto__", "toString", "uri", "IP_literal", ""])(
    "an unknown rule, %j, is refused with those there are",
    (rule) => {
      const message = `rfc3986 does not have this rule. Its rules are ${rfc3986.rules.join(", ")}.`;
      for (const run of [rfc3986.test, rfc3986.recognize, rfc3986.parse, rfc3986.safeParse, rfc3986.components]) {
        expect(() => run("a", { rule: rule as RFC3986Rule })).toThrow(new RangeError(message));
      }
      expect(() => rfc3986.definition(rule)).toThrow(new RangeError(message));
    },
  );

  test("each rule has its section", () => {
    expect(rfc3986.definition("port")).toEqual({
      section: "3.2.3",
      title: "Port",
      url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.2.3",
    });
    expect(rfc3986.definition("ALPHA").url).toBe("https://www.rfc-editor.org/rfc/rfc5234#appendix-B.1");
  });

  test("recognize is exact to the character", () => {
    expect(rfc3986.recognize("http://a:8x/")).toMatchObject({ ok: false, index: 11, complete: false });
    expect(rfc3986.recognize("80x", { rule: "port" })).toEqual({
      ok: false,
      index: 2,
      expected: [..."0123456789"],
      complete: true,
    });
    expect(rfc3986.recognize("%4", { rule: "pct-encoded" })).toEqual({
      ok: false,
      index: 2,
      expected: [..."0123456789ABCDEFabcdef"],
      complete: false,
    });
    expect(rfc3986.recognize("::", { rule: "IPv6address" })).toMatchObject({ ok: true, index: 2 });
  });
});

test.each([undefined, null, 1, {}, new URL("http://a/")])(
  "the value %p is refused, because it is not a string",
  (input) => {
    const hint = input instanceof URL ? " Pass url.href." : "";
    const message = `The input must be a string, not ${input === null ? "null" : typeof input}.${hint}`;
    for (const run of [parse, parseURI, safeParse, rfc3986.test, rfc3986.recognize]) {
      expect(() => run(input as string)).toThrow(new TypeError(message));
    }
    for (const guard of [isURI, isURIReference, isAbsoluteURI, isRelativeRef]) expect(guard(input)).toBe(false);
  },
);

test.each([
  ["port", "string"],
  [null, "null"],
  [7, "number"],
])("options must be an object, not %p", (options, type) => {
  const message = `The options must be an object, not ${type}.`;
  for (const run of [parse, safeParse, rfc3986.test, rfc3986.recognize, rfc3986.components, rfc3986.diagnose]) {
    expect(() => run("80", options as never)).toThrow(new TypeError(message));
  }
});

test("an error is a SyntaxError that does not contain the input in logs", () => {
  const result = safeParse("http://user:hunter2@h:x/");
  try {
    parse("http://user:hunter2@h:x/");
    throw new Error("nothing was thrown");
  } catch (error) {
    expect(error).toBeInstanceOf(URISyntaxError);
    expect(error).toBeInstanceOf(SyntaxError);
    const { name, message, diagnostic } = error as URISyntaxError;
    expect(name).toBe("URISyntaxError");
    expect(message).toBe("'x' is not allowed here (rule URI-reference). 'diagnose' explains it.");
    expect(diagnostic).toMatchObject({ code: "rfc3986/syntax", message, rule: "URI-reference", section: "4.1" });
    expect(result).toMatchObject({ ok: false, diagnostic: { code: "rfc3986/port", index: diagnostic.index } });
    expect(JSON.stringify(error) + String(error)).not.toContain("hunter2");
    expect(codeFrame("http://user:hunter2@h:x/", diagnostic)).toBe("http://user:hunter2@h:x/\n                      ^");
  }
});
