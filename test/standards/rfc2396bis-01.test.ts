import { visit, type Components, type NodeBase, type Visitor } from "../../src/index.js";
import { standards, type RFC2396bis01 } from "../../src/standards/index.js";
import { caught } from "../support/caught.js";
import {
  abbreviated,
  abnormalExamples,
  appendixB,
  appendixBExpression,
  appendixD,
  authors,
  base,
  currentDocument,
  digits,
  examples,
  excessExamples,
  inText,
  misleading,
  mistakenForScheme,
  normalExamples,
  ownScheme,
  redirected,
  schemeEquivalent,
  syntaxEquivalent,
  unescaped,
} from "../tables/rfc2396bis-01.js";
import { absent, expectPositions, leaf, outline } from "./support.js";

const draft = standards["rfc2396bis-01"];
const draftUrl = "https://datatracker.ietf.org/doc/html/draft-fielding-uri-rfc2396bis-01";

const uri = (to: string, trace?: readonly object[]): object => ({ type: "URI", uri: to, ...(trace && { trace }) });

describe("examples of the draft", () => {
  test.each([...examples, appendixB])("sections 1.3 and B: %s", (text, parts) => {
    const components = draft.components(text);
    expect(components).toMatchObject({
      ...absent,
      userinfo: null,
      host: expect.anything() as unknown,
      port: null,
      ...parts,
      ...server(text),
    });
    const [, , scheme, , authority, path, , query, , fragment] = appendixBExpression.exec(text) ?? [];
    const none = { scheme: undefined, authority: undefined, query: undefined, fragment: undefined };
    expect({ scheme, authority, path, query, fragment }).toEqual({ ...none, ...parts });
  });

  /** The parts of the servers in the table. */
  function server(text: string): object {
    const [, host = null, port = null] = /\/\/([^:/]*)(?::(\d*))?/.exec(text) ?? [];
    return { host, port };
  }

  const everywhere = [
    ...examples.map(([text]) => text),
    ...syntaxEquivalent,
    ...schemeEquivalent,
    ...redirected,
    misleading[0],
    ...authors,
    appendixB[0],
    base,
    ...normalExamples.flat(),
    ...excessExamples.flat(),
    ...abnormalExamples.flat(),
    ...appendixD,
    ...inText,
    abbreviated,
    mistakenForScheme.absolute,
    mistakenForScheme.relative,
  ];

  test.each(everywhere)("%j is printed from its tree and from its components", (text) => {
    const node = draft.parse(text);
    expect(draft.test(text)).toBe(true);
    expectPositions("rfc2396bis-01", node, text);
    expect(draft.components(node)).toEqual(draft.components(text));
    expect(draft.recompose(node)).toBe(text);
    expect(draft.recompose(draft.components(text))).toBe(text);
  });

  test("section 2.4.2: an escape and its character", () => {
    const [escape, character] = unescaped;
    expect(draft.normalize(`http://h/${escape}`)).toBe(`http://h/${character}`);
  });

  test("section 5: a first segment with a colon is mistaken for a scheme", () => {
    expect(draft.components(mistakenForScheme.absolute)).toEqual({ ...absent, scheme: "this", path: "that" });
    expect(draft.components(mistakenForScheme.relative)).toEqual({ ...absent, path: "./this:that" });
  });

  test("section 6.2.2: both are equal by syntax", () => {
    expect(syntaxEquivalent.map((each) => draft.normalize(each))).toEqual(["example://a/b/c/z", "example://a/b/c/z"]);
    expect(draft.compare(...syntaxEquivalent)).toEqual({ equivalent: true, rung: "syntax" });
  });

  test("section 6.2.2.2: the digits of escapes are equal in either case", () => {
    const [lower, upper] = digits;
    expect(draft.normalize(`http://h/${lower}`)).toBe(`http://h/${upper}`);
  });

  test("section 6.2.3: both are equal by scheme", () => {
    expect(schemeEquivalent.map((each) => draft.normalize(each))).toEqual([schemeEquivalent[0], schemeEquivalent[0]]);
    expect(draft.compare(...schemeEquivalent)).toEqual({ equivalent: true, rung: "scheme" });
  });

  test("section 6.2.4: a redirect makes URIs equal by protocol", () => {
    expect(draft.compare(...redirected)).toEqual({ equivalent: false, rung: null });
    expect(draft.compare(...redirected, { redirects: new Map([redirected]) })).toEqual({
      equivalent: true,
      rung: "protocol",
    });
  });

  test("section 7.5: text that looks like a host is user information", () => {
    expect(draft.components(misleading[0])).toMatchObject(misleading[1]);
  });

  test.each(normalExamples)("appendix C.1: %j is %j", (ref, target) => {
    expect(draft.resolve(ref, base)).toEqual(uri(target));
    expect(draft.resolve(ref, base, { validating: false, excess: "refuse", literal: true })).toEqual(uri(target));
  });

  test.each(currentDocument)(
    "appendices C.1 and C.2: %j is the current document with the fragment %j",
    (ref, fragment) => {
      expect(draft.resolve(ref, base)).toEqual({ type: "current-document", fragment });
    },
  );

  test.each(abnormalExamples)("appendix C.2: %j is %j", (ref, target) => {
    expect(draft.resolve(ref, base)).toEqual(uri(target));
    for (const excess of ["keep", "remove", "refuse"] as const) {
      expect(draft.resolve(ref, base, { excess })).toEqual(uri(target));
    }
  });

  test.each(excessExamples)(
    'appendix C.2: %j is %j, or %j where excess ".." are removed, or refused',
    (ref, kept, removed) => {
      expect(draft.resolve(ref, base)).toEqual(uri(kept));
      expect(draft.resolve(ref, base, { excess: "keep" })).toEqual(uri(kept));
      expect(draft.resolve(ref, base, { excess: "remove" })).toEqual(uri(removed));
      expect(caught(() => draft.resolve(ref, base, { excess: "refuse" })).message).toBe(
        'The reference has more ".." segments than the base has levels.',
      );
    },
  );

  test("appendix C.2: a reference with the base's own scheme, validating and not", () => {
    expect(draft.resolve(ownScheme.ref, base)).toEqual(uri(ownScheme.validating));
    expect(draft.resolve(ownScheme.ref, base, { validating: true })).toEqual(uri(ownScheme.validating));
    expect(draft.resolve(ownScheme.ref, base, { validating: false })).toEqual(uri(ownScheme.compatible));
    expect(draft.resolve("HTTP:g", base, { validating: false })).toEqual(uri(ownScheme.compatible));
    expect(draft.resolve("ftp:g", base, { validating: false })).toEqual(uri("ftp:g"));
    expect(draft.resolve("http:", base, { validating: false })).toEqual({ type: "current-document", fragment: null });
  });

  test("appendix D: a reference in an HTML document", () => {
    const [from, ref, target] = appendixD;
    expect(draft.resolve(ref, from)).toEqual(uri(target));
  });

  test("appendix F: an abbreviated URI is a relative path", () => {
    expect(draft.components(abbreviated)).toEqual({ ...absent, path: abbreviated });
    expect(draft.test(abbreviated, { rule: "absolute-URI" })).toBe(false);
  });
});

describe("the tree", () => {
  const at = (type: string, start: number, value: string): object => ({
    type,
    start,
    end: start + value.length,
    value,
  });

  test("has every part with its offsets", () => {
    expect(draft.parse("http://u:p@[::1]:80/a/;b?c#d")).toEqual({
      type: "URI-reference",
      start: 0,
      end: 28,
      uri: {
        type: "absolute-URI",
        start: 0,
        end: 26,
        scheme: at("scheme", 0, "http"),
        authority: {
          type: "server",
          start: 7,
          end: 19,
          userinfo: at("userinfo", 7, "u:p"),
          hostport: {
            type: "hostport",
            start: 11,
            end: 19,
            host: { type: "IPv6reference", start: 11, end: 16, address: at("IPv6address", 12, "::1") },
            port: at("port", 17, "80"),
          },
        },
        path: { type: "abs-path", start: 19, end: 24, segments: [at("segment", 20, "a"), at("segment", 22, ";b")] },
        query: at("query", 25, "c"),
      },
      fragment: at("fragment", 27, "d"),
    });
  });

  const server = (host: string | object, userinfo: string | null = null, port: string | null = null): object => ({
    type: "server",
    userinfo,
    hostport: { type: "hostport", host, port },
  });
  const relative = (authority: unknown, path: string | object = "path:", query: string | null = null): object => ({
    type: "relative-URI",
    authority,
    path,
    query,
  });
  const absolute = (path: string | object, query: string | null = null): object => ({
    type: "absolute-URI",
    scheme: "scheme:a",
    authority: null,
    path,
    query,
  });
  const abs = (...segments: string[]): object => ({
    type: "abs-path",
    segments: segments.map((segment) => `segment:${segment}`),
  });
  const label = "a".repeat(63);

  test.each<[string, string, object | null]>([
    // Text that matches server is a server; otherwise it is a reg-name.
    ["server over reg-name", "//h", relative(server("hostname:h"))],
    ["server over reg-name", "//u@h:80", relative(server("hostname:h", "userinfo:u", "port:80"))],
    ["server over reg-name", "//@h:", relative(server("hostname:h", "userinfo:", "port:"))],
    ["server over reg-name", "//", relative({ type: "server", userinfo: null, hostport: null })],
    ["server over reg-name", "//a_b", relative("reg-name:a_b")],
    ["server over reg-name", "//h:8x", relative("reg-name:h:8x")],
    ["server over reg-name", "//u@v@h", relative("reg-name:u@v@h")],
    ["server over reg-name", "//-a", relative("reg-name:-a")],
    ["server over reg-name", "//@", relative("reg-name:@")],
    // An address counts only if it is the whole host.
    ["host", "//1.2.3.4", relative(server("IPv4address:1.2.3.4"))],
    ["host", "//192.168.255.0", relative(server("IPv4address:192.168.255.0"))],
    ["host", "//1.2.3.4.com", relative(server("hostname:1.2.3.4.com"))],
    ["host", "//1.2.3.256", relative(server("hostname:1.2.3.256"))],
    ["host", "//1.2.3.4.", relative("reg-name:1.2.3.4.")],
    ["host", "//[::1.2.3.4]", relative(server({ type: "IPv6reference", address: "IPv6address:::1.2.3.4" }))],
    // A "." may follow the last label if that begins with a letter. Labels have at most 63 characters.
    ["hostname", "//a.b.", relative(server("hostname:a.b."))],
    ["hostname", "//a.", relative("reg-name:a.")],
    ["hostname", "//a.1.", relative("reg-name:a.1.")],
    ["hostname", `//${label}.a`, relative(server(`hostname:${label}.a`))],
    ["hostname", `//${label}a.a`, relative(`reg-name:${label}a.a`)],
    // Text that matches hier-part is a hierarchical part.
    ["hier-part over opaque-part", "a:", absolute("path:")],
    ["hier-part over opaque-part", "a:?b", absolute("path:", "query:b")],
    ["hier-part over opaque-part", "a:?[", absolute("opaque-part:?[")],
    ["hier-part over opaque-part", "a:b?c", absolute("opaque-part:b?c")],
    ["hier-part over opaque-part", "a:[b]", absolute("opaque-part:[b]")],
    ["hier-part over opaque-part", "a:/b?c", absolute(abs("b"), "query:c")],
    // A reference without a URI refers to the current document.
    ["no URI", "", null],
    ["relative", "?", relative(null, "path:", "query:")],
    ["relative", "/", relative(null, abs(""))],
    ["relative", "/a//", relative(null, abs("a", "", ""))],
    ["relative", "a/b:c", relative(null, { type: "rel-path", segments: ["rel-segment:a", "segment:b:c"] })],
    ["relative", "//h/a", relative(server("hostname:h"), abs("a"))],
  ])("%s: %j", (_, text, part) => {
    for (const [input, fragment] of [
      [text, null],
      [`${text}#x`, "fragment:x"],
    ] as const) {
      const node = draft.parse(input);
      expect(outline(node)).toEqual({ type: "URI-reference", uri: part, fragment });
      expectPositions("rfc2396bis-01", node, input);
      expect(draft.recompose(node)).toBe(input);
    }
  });

  test.each<[RFC2396bis01.Rule, string, string]>([
    ["absolute-URI-reference", "a:b#c", "absolute-URI-reference"],
    ["absolute-URI", "a:b", "absolute-URI"],
    ["relative-URI", "", "relative-URI"],
    ["hier-part", "//h/a?b", "hier-part"],
    ["hier-part", "", "hier-part"],
    ["net-path", "//h", "net-path"],
    ["net-path", "//h/a", "net-path"],
    ["abs-path", "/a/b", "abs-path"],
    ["rel-path", "a/b", "rel-path"],
    ["path", "", "path"],
    ["path", "/a", "abs-path"],
    ["path", "a:b", "opaque-part"],
    ["path-segments", "a/b", "path-segments"],
    ["authority", "a:80", "server"],
    ["authority", "a_b", "reg-name"],
    ["server", "", "server"],
    ["hostport", "h:", "hostport"],
    ["host", "[::]", "IPv6reference"],
    ["IPv6reference", "[1:2:3:4:5:6:7:8]", "IPv6reference"],
    ["ls32", "1:2", "ls32"],
    ["ls32", "1.2.3.4", "IPv4address"],
    ["qualified", ".a.b.", "qualified"],
    ["dec-octet", "255", "dec-octet"],
    ["uric", "[", "uric"],
    ["escaped", "%41", "escaped"],
    ["DQUOTE", '"', "DQUOTE"],
  ])("by the rule %s, %j gives a node of type %s", (rule, input, type) => {
    const node = draft.parse(input, { rule });
    expect(node.type).toBe(type);
    expectPositions("rfc2396bis-01", node, input);
    expect(draft.recompose(node)).toBe(input);
  });
});

describe("components", () => {
  test.each<[string, Partial<Components>]>([
    ["", {}],
    ["#", { fragment: "" }],
    ["?", { query: "" }],
    ["//", { authority: "" }],
    ["//h", { authority: "h", host: "h" }],
    ["//@h:", { authority: "@h:", userinfo: "", host: "h", port: "" }],
    ["//u:p@[::1]:80/a", { authority: "u:p@[::1]:80", userinfo: "u:p", host: "[::1]", port: "80", path: "/a" }],
    ["//a_b:80", { authority: "a_b:80" }],
    ["a:b?c#d", { scheme: "a", path: "b?c", fragment: "d" }],
    ["a:?c", { scheme: "a", query: "c" }],
    ["a:/b?c", { scheme: "a", path: "/b", query: "c" }],
    ["a/b?c/d#e/f", { path: "a/b", query: "c/d", fragment: "e/f" }],
    ["/a:b", { path: "/a:b" }],
  ])("of %j", (text, parts) => {
    const all = { ...absent, ...parts };
    expect(draft.components(text)).toEqual(all);
    expect(draft.components(draft.parse(text))).toEqual(all);
    expect(draft.recompose(all)).toBe(text);
  });

  test.each<[RFC2396bis01.Rule, string, Partial<Components>]>([
    ["absolute-URI-reference", "a:b#c", { scheme: "a", path: "b", fragment: "c" }],
    ["absolute-URI", "a://h?b", { scheme: "a", authority: "h", host: "h", query: "b" }],
    ["relative-URI", "b?c", { path: "b", query: "c" }],
    ["hier-part", "//h/a?b", { authority: "h", host: "h", path: "/a", query: "b" }],
    ["hier-part", "", {}],
    ["net-path", "//h/a", { authority: "h", host: "h", path: "/a" }],
  ])("by the rule %s, of %j", (rule, text, parts) => {
    expect(draft.components(text, { rule })).toEqual({ ...absent, ...parts });
    expect(draft.components(draft.parse(text, { rule }))).toEqual({ ...absent, ...parts });
  });
});

describe("resolution", () => {
  test.each([
    // Step 1: a base without a path gives a slash, with or without an authority.
    ["g", "http://a", "http://a/g"],
    ["g", "f:", "f:/g"],
    ["g", "http://a?q#f", "http://a/g"],
    ["..", "http://a", "http://a/.."],
    // The base's query is not used, nor is its fragment.
    ["?y", "http://a/b?x#f", "http://a/b?y"],
    ["?y", "http://a", "http://a?y"],
    ["?#", "http://a/b", "http://a/b?#"],
    // Dots are special only in relative paths.
    ["//g/../h", "http://a/b", "http://g/../h"],
    ["x:/a/../b", "http://a/b", "x:/a/../b"],
    ["..?a/../b", "http://a/b/c/d", "http://a/b/?a/../b"],
    ["a//../b", "http://h/x/y", "http://h/x/a/b"],
    ["g", "http://a/../b/c", "http://a/../b/g"],
    ["../../g", "http://a/../b/c", "http://a/../../g"],
    // An authority can also be a reg-name.
    ["g", "x://a_b/c", "x://a_b/g"],
    ["//a_b", "x://h/", "x://a_b"],
    ["//", "f:/a", "f://"],
    // An opaque base is enough if its path is not needed.
    ["x:y", "mailto:a@b", "x:y"],
    ["//g", "mailto:a@b", "mailto://g"],
  ])("of %j on %j is %j", (ref, from, target) => {
    expect(draft.resolve(ref, from)).toEqual(uri(target));
    expect(draft.resolve(ref, from, { literal: true })).toEqual(uri(target));
    expect(draft.test(target, { rule: "absolute-URI-reference" })).toBe(true);
  });

  test.each([
    ["http:g?y/../x", "http://a/b/c/g?y/../x"],
    ["http:../g#s", "http://a/b/g#s"],
    ["http:a:b", "http://a/b/c/a:b"],
    ["http:/g?y", "http://a/g?y"],
    ["http:?y", "http://a/b/c/d;p?y"],
    ["http://g/h", "http://g/h"],
    // Text with brackets is neither a path nor a query.
    ["http:a[b", "http:a[b"],
    ["http:a?[", "http:a?["],
    ["http:?[", "http:?["],
    ["ftp:g", "ftp:g"],
  ])("of %j is %j if the base's own scheme is ignored", (ref, target) => {
    expect(draft.resolve(ref, base, { validating: false })).toEqual(uri(target));
    expect(draft.resolve(ref, base)).toEqual(uri(ref));
  });

  test("of a fragment on an opaque base is the current document", () => {
    expect(draft.resolve("#s", "mailto:a@b")).toEqual({ type: "current-document", fragment: "s" });
  });

  describe('a path that would begin with "//" without an authority', () => {
    test.each([
      [".//g", "f:/a", "f:/.//g", "f://g"],
      ["..//g", "f:/a/b", "f:/.//g", "f://g"],
      [".//", "f:/a", "f:/.//", "f://"],
      [".///g", "f:/a", "f:/.///g", "f:///g"],
      [".//g_h", "f:/a", "f:/.//g_h", "f://g_h"],
    ])('%j on %j gets "/." before the path, unless the literal option is set', (ref, from, guarded, literal) => {
      expect(draft.resolve(ref, from)).toEqual(uri(guarded));
      expect(draft.resolve(ref, from, { literal: true })).toEqual(uri(literal));
    });

    test("can also result from removing excess segments", () => {
      expect(draft.resolve("..//g", "f:/a", { excess: "remove" })).toEqual(uri("f:/.//g"));
      expect(draft.resolve("..//g", "f:/a", { excess: "remove", literal: true })).toEqual(uri("f://g"));
      expect(draft.resolve("..//g", "f:/a")).toEqual(uri("f:/..//g"));
    });

    test("stays with an authority", () => {
      expect(draft.resolve(".//g", "f://h/a")).toEqual(uri("f://h//g"));
    });
  });

  describe("refusals", () => {
    test.each([
      ["g", "mailto:a@b", 7, 10],
      ["?y", "mailto:a@b", 7, 10],
      ["/g", "mailto:a@b?c#d", 7, 12],
      ["g#s", "urn:x#y", 4, 5],
    ])("of %j, since the base %s is opaque", (ref, from, start, end) => {
      const error = caught(() => draft.resolve(ref, from));
      const message =
        "A relative reference cannot be resolved against this base, because the base is not hierarchical.";
      expect(error.message).toBe(message);
      expect(error.diagnostic).toEqual({
        severity: "error",
        code: "rfc2396bis-01/opaque-base",
        message,
        start,
        end,
        rule: "hier-part",
        section: "3",
        url: `${draftUrl}#section-3`,
      });
    });

    test.each([
      ["../../../g", base, 0, 10],
      ["../../../g?x#y", base, 0, 10],
      ["http:../../../g?x", base, 5, 15],
      ["..", "http://a", 0, 2],
    ])('of %j on %j, since it has too many ".."', (ref, from, start, end) => {
      const error = caught(() => draft.resolve(ref, from, { excess: "refuse", validating: false }));
      const message = 'The reference has more ".." segments than the base has levels.';
      expect(error.message).toBe(message);
      expect(error.diagnostic).toEqual({
        severity: "error",
        code: "rfc2396bis-01/excess-dot-segments",
        message,
        start,
        end,
        rule: "rel-path",
        section: "5",
        url: `${draftUrl}#section-5`,
      });
    });

    test("of a relative base", () => {
      const error = caught(() => draft.resolve("g", "/b"));
      expect(error.message).toBe("The base is a relative reference; it needs a scheme.");
      expect(error.diagnostic).toEqual({
        severity: "error",
        code: "rfc2396bis-01/syntax",
        message: error.message,
        start: 0,
        end: 1,
        index: 0,
        rule: "absolute-URI-reference",
        expected: ["ALPHA"],
        found: '"/"',
        section: "4",
        url: `${draftUrl}#section-4`,
      });
    });

    test("of an input that is not a reference, before the base is checked", () => {
      expect(caught(() => draft.resolve("a b", "c d")).message).toBe(
        "The reference is not valid: U+0020 is not allowed here (rule URI-reference). 'diagnose' explains it.",
      );
    });
  });

  describe("the trace", () => {
    const step = (text: string, before: string, after: string, section = "5.2"): object => ({
      section,
      step: text,
      before,
      after,
    });
    const merged =
      "merge, steps 1 and 2: the path of the base without its last segment, then the path of the reference";
    const removed = "merge, steps 3 to 6: relative segments are removed";
    const above = 'merge, step 7: ".." segments above the root are removed';
    const relative = "the reference's path is relative: it is merged with the path of the base";
    const ignored = "not validating: the scheme equals the scheme of the base and is ignored";
    const guard = 'a path without an authority must not begin with "//"';

    test.each<[string, string, RFC2396bis01Options, string, object[]]>([
      ["g:h", "http://a/b", {}, "g:h", [step("the reference has a scheme: the base is not used", "g:h", "g:h")]],
      [
        "//g/h",
        "http://a/b",
        {},
        "http://g/h",
        [step("the reference has an authority: the scheme comes from the base", "//g/h", "http://g/h")],
      ],
      [
        "?y",
        "http://a/b?x",
        {},
        "http://a/b?y",
        [step("the reference's path is empty: scheme, authority and path come from the base", "?y", "http://a/b?y")],
      ],
      [
        "/./g?y#s",
        "http://a/b",
        {},
        "http://a/./g?y#s",
        [
          step(
            "the reference's path is absolute: scheme and authority come from the base",
            "/./g?y#s",
            "http://a/./g?y#s",
          ),
        ],
      ],
      [
        "../g",
        "http://a/b/c/d",
        {},
        "http://a/b/g",
        [step(merged, "../g", "/b/c/../g"), step(removed, "/b/c/../g", "/b/g"), step(relative, "../g", "http://a/b/g")],
      ],
      [
        "../../g",
        "http://a/b/c",
        {},
        "http://a/../g",
        [
          step(merged, "../../g", "/b/../../g"),
          step(removed, "/b/../../g", "/../g"),
          step(relative, "../../g", "http://a/../g"),
        ],
      ],
      [
        "../../g",
        "http://a/b/c",
        { excess: "remove" },
        "http://a/g",
        [
          step(merged, "../../g", "/b/../../g"),
          step(removed, "/b/../../g", "/../g"),
          step(above, "/../g", "/g"),
          step(relative, "../../g", "http://a/g"),
        ],
      ],
      [
        "HTTP:g",
        "http://a/b",
        { validating: false },
        "http://a/g",
        [
          step(ignored, "HTTP:g", "g"),
          step(merged, "g", "/g"),
          step(removed, "/g", "/g"),
          step(relative, "g", "http://a/g"),
        ],
      ],
      [
        ".//g",
        "f:/a",
        {},
        "f:/.//g",
        [
          step(merged, ".//g", "/.//g"),
          step(removed, "/.//g", "//g"),
          step(guard, "//g", "/.//g", "4.3"),
          step(relative, ".//g", "f:/.//g"),
        ],
      ],
      [
        ".//g",
        "f:/a",
        { literal: true },
        "f://g",
        [step(merged, ".//g", "/.//g"), step(removed, "/.//g", "//g"), step(relative, ".//g", "f://g")],
      ],
    ])("of %j on %j with %j lists the steps with their sections", (ref, from, options, target, trace) => {
      expect(draft.resolve(ref, from, { ...options, trace: true })).toEqual(uri(target, trace));
      expect(draft.resolve(ref, from, { ...options, trace: false })).toEqual(uri(target));
    });

    test.each<[string, RFC2396bis01Options, string | null, object[]]>([
      ["", {}, null, [step("the reference is empty: it refers to the current document", "", "", "4.2")]],
      ["#s", {}, "s", [step("the reference is empty: it refers to the current document", "#s", "#s", "4.2")]],
      [
        "http:#s",
        { validating: false },
        "s",
        [
          step(ignored, "http:#s", "#s"),
          step("the reference is empty: it refers to the current document", "#s", "#s", "4.2"),
        ],
      ],
    ])("of %j says that it is the current document", (ref, options, fragment, trace) => {
      expect(draft.resolve(ref, "http://a/b", { ...options, trace: true })).toEqual({
        type: "current-document",
        fragment,
        trace,
      });
    });
  });
});

type RFC2396bis01Options = NonNullable<Parameters<typeof draft.resolve>[2]>;

const targets = [...normalExamples, ...abnormalExamples, ...excessExamples].map(([, target]) => [target]);

test.each(targets)("leads back to the target of %j", (target) => {
  expect(draft.resolve(draft.relativize(target, base), base)).toEqual(uri(target));
});

describe("recompose", () => {
  const others = (part: string): string => `These parts cannot be combined: the result would have a different ${part}.`;

  test.each<[Partial<Components>, string]>([
    [{}, ""],
    [{ scheme: "http", host: "h", path: "/" }, "http://h/"],
    [{ authority: "a_b", path: "/" }, "//a_b/"],
    [{ authority: "" }, "//"],
    [{ scheme: "a", path: "b?c" }, "a:b?c"],
    [{ scheme: "a", path: "/b", query: "c" }, "a:/b?c"],
    [{ userinfo: "u", host: "[::]", port: "" }, "//u@[::]:"],
  ])("%j give %j", (parts, text) => {
    expect(draft.recompose(parts)).toBe(text);
  });

  test.each<[Partial<Components>, string, string]>([
    [{ host: "a_b", path: "/" }, others("host"), "recompose"],
    [{ host: "" }, others("host"), "recompose"],
    [{ host: "h", port: "x" }, others("host"), "recompose"],
    [{ path: "//h" }, others("authority"), "recompose"],
    [{ scheme: "a", path: "//h" }, others("authority"), "recompose"],
    [{ path: "a:b" }, others("scheme"), "recompose"],
    [{ scheme: "a", path: "b", query: "c" }, others("path"), "recompose"],
    [{ authority: "h", path: "a" }, others("authority"), "recompose"],
    [{ authority: "a_b", port: "80" }, others("port"), "recompose"],
    [{ path: "a b" }, "U+0020 is not allowed here (rule URI-reference). 'diagnose' explains it.", "syntax"],
    [{ fragment: "#" }, "'#' is not allowed here (rule URI-reference). 'diagnose' explains it.", "syntax"],
    [{ scheme: "1" }, "':' is not allowed here (rule URI-reference). 'diagnose' explains it.", "syntax"],
  ])("%j are refused", (parts, message, code) => {
    const error = caught(() => draft.recompose(parts));
    expect([error.message, error.diagnostic.code]).toEqual([message, `rfc2396bis-01/${code}`]);
  });

  const edited = (text: string, visitor: Visitor): NodeBase => visit<NodeBase>(draft.parse(text), visitor) as NodeBase;

  test.each<[string, Visitor, string]>([
    ["http://h/a?b#c", { query: () => null, fragment: () => null }, "http://h/a"],
    ["http://h/a", { server: () => leaf("reg-name", "a_b") }, "http://a_b/a"],
    ["http://h/a", { server: () => null }, "http:/a"],
    ["a#b", { "relative-URI": () => null }, "#b"],
    ["//u@h:80", { userinfo: () => null, port: () => null }, "//h"],
    ["//h", { hostname: () => leaf("IPv4address", "1.2.3.4") }, "//1.2.3.4"],
    ["//h", { hostport: () => null }, "//"],
    // The first segment of a path can have a different rule next to another segment.
    ["/a/b", { "abs-path": () => draft.parse("a/b", { rule: "rel-path" }) }, "a/b"],
  ])("the tree of %j, edited, gives another reference", (text, visitor, result) => {
    expect(draft.recompose(edited(text, visitor))).toBe(result);
  });

  test.each<[string, Visitor, string]>([
    ["http://h/a", { server: () => leaf("reg-name", "a.b") }, others("reg-name")],
    ["http://a_b/a", { "reg-name": () => leaf("reg-name", "h") }, others("reg-name")],
    ["http://h//a", { server: () => null }, others("segment")],
    ["mailto:a", { "opaque-part": () => leaf("opaque-part", "/a") }, others("opaque-part")],
    ["a/b", { "rel-segment": () => leaf("rel-segment", "a:b") }, others("rel-segment")],
    ["a/b", { segment: () => leaf("segment", "b/c") }, others("segment")],
    ["//h", { hostname: () => leaf("hostname", "1.2.3.4") }, others("hostname")],
    [
      "//[::1]",
      { IPv6address: () => leaf("IPv6address", "g") },
      "'g' is not allowed here (rule URI-reference). 'diagnose' explains it.",
    ],
  ])("the tree of %j, edited, is refused", (text, visitor, message) => {
    expect(caught(() => draft.recompose(edited(text, visitor))).message).toBe(message);
  });
});
