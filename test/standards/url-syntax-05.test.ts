import { visit, type Components, type NodeBase, type Visitor } from "../../src/index.js";
import { standards, type URLSyntax05 } from "../../src/standards/index.js";
import { caught } from "../support/caught.js";
import {
  abnormalExamples,
  appendixB,
  appendixBExpression,
  appendixD,
  base,
  credentials,
  currentDocument,
  equivalent,
  examples,
  inappropriate,
  inText,
  mistakenForScheme,
  normalExamples,
  slashInPath,
  unescaped,
} from "../tables/url-syntax-05.js";
import { absent, expectPositions, leaf, outline } from "./support.js";

const draft = standards["url-syntax-05"];
const draftUrl = "https://datatracker.ietf.org/doc/html/draft-fielding-url-syntax-05";

const url = (to: string, trace?: readonly object[]): object => ({ type: "URI", uri: to, ...(trace && { trace }) });

describe("examples of the draft", () => {
  test.each([...examples, appendixB])("sections 1.3 and B: %s", (text, parts) => {
    const host = "authority" in parts ? parts.authority : null;
    expect(draft.components(text)).toEqual({ ...absent, host, ...parts });
    const [, , scheme, , authority, path, , query, , fragment] = appendixBExpression.exec(text) ?? [];
    const none = { scheme: undefined, authority: undefined, query: undefined, fragment: undefined };
    expect({ scheme, authority, path, query, fragment }).toEqual({ ...none, ...parts });
  });

  const everywhere = [
    ...examples.map(([text]) => text),
    ...credentials.map(([text]) => text),
    ...equivalent,
    appendixB[0],
    base,
    ...normalExamples.flat(),
    ...abnormalExamples.flat(),
    ...inappropriate,
    ...appendixD,
    ...inText.map(([, text]) => text),
    ...slashInPath.map(([text]) => text),
    mistakenForScheme.absolute,
    mistakenForScheme.relative,
  ];

  test.each(everywhere)("%j is printed from its tree and from its components", (text) => {
    const node = draft.parse(text);
    expect(draft.test(text)).toBe(true);
    expectPositions("url-syntax-05", node, text);
    expect(draft.components(node)).toEqual(draft.components(text));
    expect(draft.recompose(node)).toBe(text);
    expect(draft.recompose(draft.components(text))).toBe(text);
  });

  test("section 2.4.2: an escape that is safe to undo", () => {
    const [escape, character] = unescaped;
    expect(draft.normalize(`http://h/${escape}`)).toBe(`http://h/${character}`);
  });

  test.each(credentials)("section 4.3.1: %s has the user %j and the password %j", (text, user, password) => {
    const site = {
      user: user === null ? null : { value: user },
      password: password === null ? null : { value: password },
    };
    expect(draft.parse(text)).toMatchObject({ url: { site } });
  });

  test("section 5: a first segment with a colon is mistaken for a scheme", () => {
    expect(draft.components(mistakenForScheme.absolute)).toEqual({ ...absent, scheme: "this", path: "that" });
    expect(draft.components(mistakenForScheme.relative)).toEqual({ ...absent, path: "./this:that" });
  });

  test("section 6: host names are equal in either case", () => {
    expect(equivalent.map((each) => draft.normalize(each))).toEqual([equivalent[1], equivalent[1]]);
    expect(draft.compare(...equivalent)).toEqual({ equivalent: true, rung: "syntax" });
  });

  test.each(normalExamples)("appendix C.1: %j is %j", (ref, target) => {
    expect(draft.resolve(ref, base)).toEqual(url(target));
    expect(draft.resolve(ref, base, { literal: true })).toEqual(url(target));
  });

  test.each(currentDocument)(
    "appendices C.1 and C.2: %j is the current document with the fragment %j",
    (ref, fragment) => {
      expect(draft.resolve(ref, base)).toEqual({ type: "current-document", fragment });
    },
  );

  test.each(abnormalExamples)("appendix C.2: %j is %j", (ref, target) => {
    expect(draft.resolve(ref, base)).toEqual(url(target));
    expect(draft.resolve(ref, base, { literal: true })).toEqual(url(target));
  });

  test("appendix C.2: a leading .. is not stripped from an absolute URL", () => {
    const [given, stripped] = inappropriate;
    expect(draft.resolve(given, base)).toEqual(url(given));
    expect(draft.normalize(given)).toBe(given);
    expect(draft.equivalent(given, stripped)).toBe(false);
  });

  test("appendix D: a reference in an HTML document", () => {
    const [from, ref, target] = appendixD;
    expect(draft.resolve(ref, from)).toEqual(url(target));
  });

  test.each(inText)("appendix E: %j is the reference %j", (text, cleaned) => {
    expect(draft.test(text)).toBe(text === cleaned);
    expect(text.replaceAll(" ", "")).toBe(cleaned);
    expect(draft.test(cleaned)).toBe(true);
  });

  test.each(slashInPath)("appendix F.3: %s has the path %s", (text, path) => {
    expect(draft.components(text)).toEqual({ ...absent, scheme: "foo", path });
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
    const segment = (start: number, name: string, ...params: object[]): object => ({
      type: "segment",
      start,
      end: start + name.length + params.length * 2,
      name: at("pchar", start, name),
      params,
    });
    expect(draft.parse("http://u:@h.a:80/a;p/?b#c")).toEqual({
      type: "URL-reference",
      start: 0,
      end: 25,
      url: {
        type: "generic-URL",
        start: 0,
        end: 23,
        scheme: at("scheme", 0, "http"),
        site: {
          type: "site",
          start: 7,
          end: 16,
          user: at("user", 7, "u"),
          password: at("password", 9, ""),
          hostport: {
            type: "hostport",
            start: 10,
            end: 16,
            host: at("hostname", 10, "h.a"),
            port: at("port", 14, "80"),
          },
        },
        path: {
          type: "abs_path",
          start: 16,
          end: 23,
          segments: [segment(17, "a", at("param", 19, "p")), segment(21, "")],
          query: at("query", 22, "b"),
        },
      },
      fragment: at("fragment", 24, "c"),
    });
  });

  const site = (
    host: string,
    user: string | null = null,
    password: string | null = null,
    port: string | null = null,
  ): object => ({
    type: "site",
    user,
    password,
    hostport: { type: "hostport", host, port },
  });
  const none = { type: "site", user: null, password: null, hostport: null };
  const segments = (...names: string[]): object[] =>
    names.map((name) => ({ type: "segment", name: `pchar:${name}`, params: [] }));
  const abs = (...names: string[]): object => ({ type: "abs_path", segments: segments(...names), query: null });
  const rel = (...names: string[]): object => ({ type: "rel_path", segments: segments(...names), query: null });
  const relative = (of: object | null, path: object | null): object => ({ type: "relativeURL", site: of, path });
  const generic = (scheme: string, of: object | null, path: object | null): object => ({
    type: "generic-URL",
    scheme: `scheme:${scheme}`,
    site: of,
    path,
  });

  test.each<[string, string, object | null]>([
    // If site matches the whole text, it is a site; otherwise the text is a path that begins with "//".
    ["site over path", "//h", relative(site("hostname:h"), null)],
    ["site over path", "//h/", relative(site("hostname:h"), abs())],
    [
      "site over path",
      "//u:p@1.2.3.400:80/a",
      relative(site("hostnumber:1.2.3.400", "user:u", "password:p", "port:80"), abs("a")),
    ],
    ["site over path", "//@h:", relative(site("hostname:h", "user:", null, "port:"), null)],
    ["site over path", "//", relative(none, null)],
    ["site over path", "///a", relative(none, abs("a"))],
    ["site over path", "//1.2.3.4.com", relative(site("hostname:1.2.3.4.com"), null)],
    ["site over path", "//a_b", relative(null, abs("", "a_b"))],
    ["site over path", "//1.2.3", relative(null, abs("", "1.2.3"))],
    ["site over path", "//h:8x", relative(null, abs("", "h:8x"))],
    ["site over path", "//u@v@h", relative(null, abs("", "u@v@h"))],
    ["site over path", "//h?a", relative(null, { ...abs("", "h"), query: "query:a" })],
    ["site over path", "x://a_b/c", generic("x", null, abs("", "a_b", "c"))],
    ["site over path", "x://a-b/c", generic("x", site("hostname:a-b"), abs("c"))],
    // Text that matches generic-URL is never an opaque-URL; text that matches a URL with a scheme is one.
    ["generic-URL over opaque-URL", "x:a:b", generic("x", null, rel("a:b"))],
    ["generic-URL over opaque-URL", "x:", generic("x", null, { ...rel(), segments: [] })],
    ["generic-URL over opaque-URL", "x:?a", generic("x", null, { ...rel(), query: "query:a" })],
    ["generic-URL over opaque-URL", "9:a", generic("9", null, rel("a"))],
    ["generic-URL over opaque-URL", "+-.:a", generic("+-.", null, rel("a"))],
    ["relativeURL", "a_b:c", relative(null, rel("a_b:c"))],
    ["relativeURL", ":a", relative(null, rel(":a"))],
    ["relativeURL", "a/", relative(null, rel("a", ""))],
    ["relativeURL", "/", relative(null, abs())],
    ["relativeURL", "/a//", relative(null, abs("a", "", ""))],
    ["relativeURL", "?", relative(null, { ...rel(), query: "query:" })],
    [
      "relativeURL",
      ";a;/b",
      relative(null, {
        type: "rel_path",
        segments: [
          { type: "segment", name: "pchar:", params: ["param:a", "param:"] },
          { type: "segment", name: "pchar:b", params: [] },
        ],
        query: null,
      }),
    ],
    ["no URL", "", null],
  ])("%s: %j", (_, text, part) => {
    for (const [input, fragment] of [
      [text, null],
      [`${text}#x?/`, "fragment:x?/"],
    ] as const) {
      const node = draft.parse(input);
      expect(outline(node)).toEqual({ type: "URL-reference", url: part, fragment });
      expectPositions("url-syntax-05", node, input);
      expect(draft.recompose(node)).toBe(input);
    }
  });

  test.each<[URLSyntax05.Rule, string, string]>([
    ["absoluteURL", "x:a", "generic-URL"],
    ["generic-URL", "x:a", "generic-URL"],
    ["opaque-URL", "x:a", "opaque-URL"],
    ["opaque-URL", "x://h/a?b", "opaque-URL"],
    ["relativeURL", "//h", "relativeURL"],
    ["net_path", "//h", "net_path"],
    ["net_path", "///a?b", "net_path"],
    ["abs_path", "//h?a", "abs_path"],
    ["rel_path", "//h?a", "rel_path"],
    ["rel_path", "", "rel_path"],
    ["site", "u:p@h:80", "site"],
    ["site", "", "site"],
    ["hostport", "h:", "hostport"],
    ["host", "1.2.3.4", "hostnumber"],
    ["host", "h", "hostname"],
    ["path", "//a", "path"],
    ["path_segments", "a;b/c", "path_segments"],
    ["segment", ";a", "segment"],
    ["urlc", "?", "urlc"],
    ["escaped", "%41", "escaped"],
    ["unwise", "[", "unwise"],
    ["space", " ", "space"],
  ])("by the rule %s, %j gives a node of type %s", (rule, input, type) => {
    const node = draft.parse(input, { rule });
    expect(node.type).toBe(type);
    expectPositions("url-syntax-05", node, input);
    expect(draft.recompose(node)).toBe(input);
  });
});

describe("components", () => {
  test.each<[string, Partial<Components>]>([
    ["", {}],
    ["#", { fragment: "" }],
    ["?", { query: "" }],
    ["//", { authority: "" }],
    ["///a?b", { authority: "", path: "/a", query: "b" }],
    ["//h", { authority: "h", host: "h" }],
    ["//@h:", { authority: "@h:", userinfo: "", host: "h", port: "" }],
    ["//u:p@1.2.3.4:5/a", { authority: "u:p@1.2.3.4:5", userinfo: "u:p", host: "1.2.3.4", port: "5", path: "/a" }],
    ["//u:@h", { authority: "u:@h", userinfo: "u:", host: "h" }],
    ["//a_b/c?d", { path: "//a_b/c", query: "d" }],
    ["//h?d", { path: "//h", query: "d" }],
    ["x:a;b?c?d#e", { scheme: "x", path: "a;b", query: "c?d", fragment: "e" }],
    ["x:", { scheme: "x" }],
    ["a_:b", { path: "a_:b" }],
  ])("of %j", (text, parts) => {
    const all = { ...absent, ...parts };
    expect(draft.components(text)).toEqual(all);
    expect(draft.components(draft.parse(text))).toEqual(all);
    expect(draft.recompose(all)).toBe(text);
  });

  test.each<[URLSyntax05.Rule, string, Partial<Components>]>([
    ["absoluteURL", "x://h/a?b", { scheme: "x", authority: "h", host: "h", path: "/a", query: "b" }],
    ["generic-URL", "x://h", { scheme: "x", authority: "h", host: "h" }],
    ["opaque-URL", "x://h/a?b", { scheme: "x", path: "//h/a?b" }],
    ["relativeURL", "//h?a", { path: "//h", query: "a" }],
    ["net_path", "//h/a?b", { authority: "h", host: "h", path: "/a", query: "b" }],
  ])("by the rule %s, of %j", (rule, text, parts) => {
    expect(draft.components(text, { rule })).toEqual({ ...absent, ...parts });
    expect(draft.components(draft.parse(text, { rule }))).toEqual({ ...absent, ...parts });
  });
});

describe("resolution", () => {
  test.each([
    // Step 6a: a base's path without a slash gives nothing; one that begins with "//" gives all but its last segment.
    ["g", "a:b", "a:g"],
    ["g", "a:", "a:g"],
    ["../g", "a:b", "a:../g"],
    ["..//g", "a:b/c", "a:/g"],
    [".//..", "a:b", "a:/.."],
    ["g", "x://a_b/c", "x://a_b/g"],
    // The base's query is not used. Dots are also removed from the reference's query.
    ["?y", "http://a/b?x", "http://a/?y"],
    ["?y/../..", "http://a/b/c", "http://a/"],
    ["g?/..", "http://a/b/c", "http://a/b/"],
    ["g?a?b/.", "http://a/b/c", "http://a/b/g?a?b/"],
    ["?", "http://a/b", "http://a/?"],
    // Dots are special only in relative paths, including their query.
    ["/g?a/../b", "http://a/b", "http://a/g?a/../b"],
    ["//g/../h", "http://a/b", "http://g/../h"],
    ["x:../a", "http://a/b", "x:../a"],
    ["a//../b", "http://h/x/y", "http://h/x/a/b"],
    // Text that is not a site is a path and keeps the base's site.
    ["//a_b", "http://h/x", "http://h//a_b"],
    ["//g?y", "http://h/x", "http://h//g?y"],
    ["//", "f:/a", "f://"],
  ])("of %j on %j is %j", (ref, from, target) => {
    expect(draft.resolve(ref, from)).toEqual(url(target));
    expect(draft.resolve(ref, from, { literal: true })).toEqual(url(target));
  });

  test.each([
    ["g", "http://a", "http://a/g", "http://ag"],
    ["..", "http://a", "http://a/..", "http://a.."],
    ["?y", "http://a", "http://a/?y", "http://a?y"],
  ])(
    "of %j on %j puts a slash between site and path, unless the literal option is set",
    (ref, from, target, literal) => {
      expect(draft.resolve(ref, from)).toEqual(url(target));
      expect(draft.resolve(ref, from, { literal: true })).toEqual(url(literal));
    },
  );

  describe('a path that would begin with "//" without a site, where a site could', () => {
    test.each([
      [".//g", "f:/a", "f:/.//g", "f://g"],
      ["..//g", "f:/a/b", "f:/.//g", "f://g"],
      [".//", "f:/a", "f:/.//", "f://"],
      [".///g", "f:/a", "f:/.///g", "f:///g"],
    ])('%j on %j gets "/." before the path, unless the literal option is set', (ref, from, guarded, literal) => {
      expect(draft.resolve(ref, from)).toEqual(url(guarded));
      expect(draft.resolve(ref, from, { literal: true })).toEqual(url(literal));
    });

    test.each([
      [".//g", "f://h/a", "f://h//g"],
      [".//g_h", "f:/a", "f://g_h"],
      [".//g?y", "f:/a", "f://g?y"],
    ])("%j on %j stays, since no site could stand there", (ref, from, target) => {
      expect(draft.resolve(ref, from)).toEqual(url(target));
    });
  });

  describe("refusals", () => {
    test("of a base with a fragment, which is not a URL", () => {
      const error = caught(() => draft.resolve("g", "http://a/b#c"));
      expect(error.message).toBe(
        "The base is not valid: '#' is not allowed here (rule absoluteURL). 'diagnose' explains it.",
      );
      expect(error.diagnostic).toMatchObject({
        severity: "error",
        code: "url-syntax-05/syntax",
        start: 10,
        end: 11,
        index: 10,
        rule: "absoluteURL",
        found: '"#"',
        section: "4.2",
        url: `${draftUrl}#section-4.2`,
      });
    });

    test("of a relative base", () => {
      const error = caught(() => draft.resolve("g", "b"));
      expect(error.message).toBe("The base is a relative reference; it needs a scheme.");
      expect(error.diagnostic).toEqual({
        severity: "error",
        code: "url-syntax-05/syntax",
        message: error.message,
        start: 1,
        end: 1,
        index: 1,
        rule: "absoluteURL",
        expected: ["ALPHA", "DIGIT", '"+"', '"-"', '"."', '":"'],
        found: "end of input",
        section: "4.2",
        url: `${draftUrl}#section-4.2`,
      });
    });

    test("of an input that is not a reference, before the base is checked", () => {
      expect(caught(() => draft.resolve("a b", "c d")).message).toBe(
        "The reference is not valid: U+0020 is not allowed here (rule URL-reference). 'diagnose' explains it.",
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
      "steps 6a to 6c: the path of the base without its last segment, then the path and query of the reference";
    const removed = "steps 6d to 6g: relative segments are removed, also in the query";
    const split = "steps 6h, 6i and 7: the buffer is split at its first question mark";
    const guard = 'a path without a site must not begin with "//" if a site could follow';

    test.each<[string, string, boolean, string, object[]]>([
      [
        "g:h",
        "http://a/b",
        false,
        "g:h",
        [step("step 3: the reference has a scheme: the base is not used", "g:h", "g:h")],
      ],
      [
        "//g/h",
        "http://a/b",
        false,
        "http://g/h",
        [step("step 4: the reference has a site: the scheme comes from the base", "//g/h", "http://g/h")],
      ],
      [
        "/./g?y#s",
        "http://a/b",
        false,
        "http://a/./g?y#s",
        [
          step(
            "step 5: the reference's path is absolute: scheme and site come from the base",
            "/./g?y#s",
            "http://a/./g?y#s",
          ),
        ],
      ],
      [
        "../g?y/../x#s",
        "http://a/b/c/d",
        false,
        "http://a/b/x#s",
        [
          step(merged, "../g", "/b/c/../g?y/../x"),
          step(removed, "/b/c/../g?y/../x", "/b/x"),
          step(split, "../g?y/../x#s", "http://a/b/x#s"),
        ],
      ],
      [
        "?y",
        "http://a/b?x",
        false,
        "http://a/?y",
        [step(merged, "", "/?y"), step(removed, "/?y", "/?y"), step(split, "?y", "http://a/?y")],
      ],
      [
        "g",
        "http://a",
        false,
        "http://a/g",
        [step(merged, "g", "/g"), step(removed, "/g", "/g"), step(split, "g", "http://a/g")],
      ],
      [
        "g",
        "http://a",
        true,
        "http://ag",
        [step(merged, "g", "g"), step(removed, "g", "g"), step(split, "g", "http://ag")],
      ],
      [
        ".//g",
        "f:/a",
        false,
        "f:/.//g",
        [
          step(merged, ".//g", "/.//g"),
          step(removed, "/.//g", "//g"),
          step(guard, "//g", "/.//g", "4.4"),
          step(split, ".//g", "f:/.//g"),
        ],
      ],
      [
        ".//g",
        "f:/a",
        true,
        "f://g",
        [step(merged, ".//g", "/.//g"), step(removed, "/.//g", "//g"), step(split, ".//g", "f://g")],
      ],
    ])("of %j on %j, literal: %j, lists the steps with their sections", (ref, from, literal, target, trace) => {
      expect(draft.resolve(ref, from, { literal, trace: true })).toEqual(url(target, trace));
      expect(draft.resolve(ref, from, { literal, trace: false })).toEqual(url(target));
    });

    test.each(currentDocument)("of %j says that it is the current document", (ref, fragment) => {
      expect(draft.resolve(ref, base, { trace: true })).toEqual({
        type: "current-document",
        fragment,
        trace: [step("step 2: the reference is empty: it refers to the current document", ref, ref)],
      });
    });
  });
});

describe("relativize", () => {
  const withoutFragment = [...normalExamples, ...abnormalExamples].filter(([, target]) => !target.includes("#"));

  test.each(withoutFragment)("leads back to the target of %j", (_, target) => {
    expect(draft.resolve(draft.relativize(target, base), base)).toEqual(url(target));
  });

  test("takes the options of the later resolution", () => {
    expect(draft.relativize("f:/.//g", "f:/a", { literal: true })).toBe("/.//g");
  });
});

describe("recompose", () => {
  const others = (part: string): string => `These parts cannot be combined: the result would have a different ${part}.`;

  test.each<[Partial<Components>, string]>([
    [{}, ""],
    [{ scheme: "http", host: "h", path: "/" }, "http://h/"],
    [{ host: "h", port: "" }, "//h:"],
    [{ userinfo: "u:p", host: "h", path: "/", query: "a" }, "//u:p@h/?a"],
    [{ authority: "", path: "/" }, "///"],
    [{ path: "//a_b" }, "//a_b"],
    [{ path: "_:b" }, "_:b"],
    [{ scheme: "1", path: "b", query: "c" }, "1:b?c"],
  ])("%j give %j", (parts, text) => {
    expect(draft.recompose(parts)).toBe(text);
  });

  test.each<[Partial<Components>, string, string]>([
    [{ host: "a_b", path: "/" }, others("authority"), "recompose"],
    [{ path: "//h" }, others("authority"), "recompose"],
    [{ scheme: "a", path: "//h" }, others("authority"), "recompose"],
    [{ path: "a:b" }, others("scheme"), "recompose"],
    [{ authority: "h", query: "c" }, others("authority"), "recompose"],
    [{ authority: "", query: "c" }, others("authority"), "recompose"],
    [{ authority: "h", userinfo: "u" }, others("userinfo"), "recompose"],
    [{ path: "a b" }, "U+0020 is not allowed here (rule URL-reference). 'diagnose' explains it.", "syntax"],
    [{ fragment: "#" }, "'#' is not allowed here (rule URL-reference). 'diagnose' explains it.", "syntax"],
  ])("%j are refused", (parts, message, code) => {
    const error = caught(() => draft.recompose(parts));
    expect([error.message, error.diagnostic.code]).toEqual([message, `url-syntax-05/${code}`]);
  });

  const edited = (text: string, visitor: Visitor): NodeBase => visit<NodeBase>(draft.parse(text), visitor) as NodeBase;

  test.each<[string, Visitor, string]>([
    ["http://h/a?b#c", { query: () => null, fragment: () => null }, "http://h/a"],
    ["http://h/a", { site: () => null }, "http:/a"],
    ["http://h", { site: () => null }, "http:"],
    ["a;b;c/d", { param: (_, { index }) => (index === 0 ? null : undefined) }, "a;c/d"],
    ["a/b", { segment: (_, { index }) => (index === 0 ? null : undefined) }, "b"],
    ["//foo:@h", { password: () => null }, "//foo@h"],
    ["a#b", { relativeURL: () => null }, "#b"],
  ])("the tree of %j, edited, gives another reference", (text, visitor, result) => {
    expect(draft.recompose(edited(text, visitor))).toBe(result);
  });

  test.each<[string, Visitor, string]>([
    ["http://h//a", { site: () => null }, others("pchar")],
    ["a", { pchar: () => leaf("pchar", "a:b") }, others("pchar")],
    ["a;b", { param: () => leaf("param", "c;d") }, others("param")],
    ["//foo:@h", { user: () => null }, others("password")],
    ["//foo@h", { hostport: () => null }, others("user")],
    [
      "x:a",
      { scheme: () => leaf("scheme", "x y") },
      "U+0020 is not allowed here (rule URL-reference). 'diagnose' explains it.",
    ],
  ])("the tree of %j, edited, is refused", (text, visitor, message) => {
    expect(caught(() => draft.recompose(edited(text, visitor))).message).toBe(message);
  });

  test("an opaque-URL has a tree of its own", () => {
    const tree = visit<NodeBase>(draft.parse("x:a", { rule: "opaque-URL" }), { urlc: () => leaf("urlc", "//b?c") });
    expect(draft.recompose(tree)).toBe("x://b?c");
  });
});
