import type { Components } from "../../src/index.js";
import { resolveAll, standards, type RFC2396 } from "../../src/standards/index.js";
import { caught } from "../support/caught.js";
import {
  abbreviated,
  abnormalExamples,
  addresses,
  appendixB,
  base,
  currentDocument,
  excessExamples,
  inDocument,
  inText,
  inUse,
  mistakenForScheme,
  normalExamples,
  ownScheme,
  sameHost,
  slashes,
  unescaped,
} from "../tables/rfc2396.js";
import { absent, expectPositions } from "./support.js";

const { rfc2396 } = standards;

const uri = (to: string): object => ({ type: "URI", uri: to });

describe("examples of the documents", () => {
  const everywhere = [
    ...inUse,
    ...sameHost,
    ...addresses.map(([text]) => text),
    appendixB[0],
    base,
    ...normalExamples.flat(),
    ...excessExamples.flat(),
    ...abnormalExamples.flat(),
    ...inDocument,
    ...inText,
    abbreviated,
    mistakenForScheme.absolute,
    mistakenForScheme.relative,
    ...slashes.map(([text]) => text),
  ].filter((text) => text !== "?y");

  test.each(everywhere)("%j is printed from its tree and from its components", (text) => {
    const node = rfc2396.parse(text);
    expectPositions("rfc2396", node, text);
    expect(rfc2396.components(node)).toEqual(rfc2396.components(text));
    expect(rfc2396.recompose(node)).toBe(text);
    expect(rfc2396.recompose(rfc2396.components(text))).toBe(text);
  });

  test("section 2.4.2: an escape and its character", () => {
    const [escape, character] = unescaped;
    expect(rfc2396.normalize(`http://h/${escape}`)).toBe(`http://h/${character}`);
  });

  test("section 5: a first segment with a colon is mistaken for a scheme", () => {
    expect(rfc2396.components(mistakenForScheme.absolute)).toEqual({ ...absent, scheme: "this", path: "that" });
    expect(rfc2396.components(mistakenForScheme.relative)).toEqual({ ...absent, path: "./this:that" });
  });

  test("section 6: the case of a host name does not matter", () => {
    expect(rfc2396.compare(...sameHost)).toEqual({ equivalent: true, rung: "syntax" });
    expect(rfc2396.equivalent("http://h:80/", "HTTP://h/")).toBe(true);
  });

  test.each(addresses)("RFC 2732 section 2: the host of %s is %s", (text, host, port) => {
    expect(rfc2396.components(text)).toMatchObject({ host, port });
  });

  test("RFC 2732 section 2: the host of the other address is not an address", () => {
    expect(rfc2396.test("http://[:::192.9.5.5]/ipng")).toBe(false);
  });

  test("appendix B", () => {
    expect(rfc2396.components(appendixB[0])).toMatchObject(appendixB[1]);
  });

  test.each(normalExamples)("appendix C.1: %j is %j", (ref, target) => {
    expect(rfc2396.resolve(ref, base)).toEqual(uri(target));
    expect(rfc2396.resolve(ref, base, { validating: false, excess: "refuse", literal: true })).toEqual(uri(target));
  });

  test.each(currentDocument)(
    "appendices C.1 and C.2: %j is the current document with the fragment %j",
    (ref, fragment) => {
      expect(rfc2396.resolve(ref, base)).toEqual({ type: "current-document", fragment });
    },
  );

  test.each(abnormalExamples)("appendix C.2: %j is %j", (ref, target) => {
    for (const excess of ["keep", "remove", "refuse"] as const) {
      expect(rfc2396.resolve(ref, base, { excess })).toEqual(uri(target));
    }
  });

  test.each(excessExamples)(
    'appendix C.2: %j is %j, or %j where excess ".." are removed, or refused',
    (ref, kept, removed) => {
      expect(rfc2396.resolve(ref, base)).toEqual(uri(kept));
      expect(rfc2396.resolve(ref, base, { excess: "remove" })).toEqual(uri(removed));
      expect(caught(() => rfc2396.resolve(ref, base, { excess: "refuse" })).diagnostic).toMatchObject({
        code: "rfc2396/excess-dot-segments",
        message: 'The reference has more ".." segments than the base has levels.',
        start: 0,
        end: ref.length,
        rule: "rel_path",
      });
    },
  );

  test("appendix C.2: a reference with the base's own scheme, validating and not", () => {
    expect(rfc2396.resolve(ownScheme.ref, base)).toEqual(uri(ownScheme.validating));
    expect(rfc2396.resolve(ownScheme.ref, base, { validating: false })).toEqual(uri(ownScheme.compatible));
    expect(rfc2396.resolve("HTTP:?y", base, { validating: false })).toEqual(uri("http://a/b/c/?y"));
    // The rest is not a relative reference.
    expect(rfc2396.resolve("http:g:h", base, { validating: false })).toEqual(uri("http:g:h"));
    expect(rfc2396.resolve("http::h", base, { validating: false })).toEqual(uri("http::h"));
    // The scheme does not always use the hierarchical syntax.
    expect(rfc2396.resolve("mailto:a", "mailto:b", { validating: false })).toEqual(uri("mailto:a"));
  });

  test("appendix D: a reference in an HTML document", () => {
    const [from, ref, target] = inDocument;
    expect(rfc2396.resolve(ref, from)).toEqual(uri(target));
  });

  test("appendix F: an abbreviated URL is a relative path", () => {
    expect(rfc2396.components(abbreviated)).toEqual({ ...absent, path: abbreviated });
  });

  test.each(slashes)("appendix G.2: the path of %s is %s", (text, path) => {
    expect(rfc2396.components(text)).toEqual({ ...absent, scheme: "foo", path });
  });
});

describe("a query alone", () => {
  test.each(["?y", "?", "?y#s"])("%j is not a reference, but resolution reads it", (ref) => {
    expect(rfc2396.test(ref)).toBe(false);
    expect(rfc2396.resolve(ref, base)).toEqual(uri(`http://a/b/c/${ref}`));
    expect(rfc2396.resolve(ref, "http://a")).toEqual(uri(`http://a${ref}`));
  });

  test("is refused with bad characters, or for another purpose", () => {
    for (const run of [
      () => rfc2396.resolve("?\n", base),
      () => rfc2396.resolve("g", "?y"),
      () => rfc2396.relativize("?y", base),
      () => rfc2396.components("?y"),
    ]) {
      expect(caught(run).diagnostic.code).toBe("rfc2396/syntax");
    }
  });

  test("is never the result of relativize", () => {
    expect(rfc2396.relativize("http://a/b/c/?y", "http://a/b/c/d")).toBe("./?y");
    expect(rfc2396.relativize("http://a/b/c/d?y", "http://a/b/c/d")).toBe("d?y");
  });
});

describe("a scheme alone", () => {
  test.each(["http:", "ftp:", "http:#s", "ftp:#"])(
    "%j is not a reference, but by step 3 it is its own target",
    (ref) => {
      expect(rfc2396.test(ref)).toBe(false);
      expect(rfc2396.resolve(ref, base)).toEqual(uri(ref));
      expect(rfc2396.resolve(ref, "mailto:a")).toEqual(uri(ref));
    },
  );

  test("for backwards compatibility, the scheme of the base is ignored: the rest is the current document", () => {
    const options = { validating: false };
    expect(rfc2396.resolve("http:", base, options)).toEqual({ type: "current-document", fragment: null });
    expect(rfc2396.resolve("HTTP:#s", base, options)).toEqual({ type: "current-document", fragment: "s" });
    expect(rfc2396.resolve("ftp:", base, options)).toEqual(uri("ftp:"));
  });

  test("the drafts and the other standards agree, but for URL", () => {
    const { outcomes, groups } = resolveAll("http:", base);
    expect(outcomes.whatwg).toEqual(uri(base));
    expect(groups.map((group) => group.filter((id) => id !== "rfc1738")).filter(({ length }) => length > 0)).toEqual([
      ["rfc3986", "rfc3987", "rfc2396bis-01", "rfc2396", "url-syntax-05", "rfc1808"],
      ["whatwg"],
    ]);
  });

  test("is refused with bad characters, or for another purpose", () => {
    for (const run of [
      () => rfc2396.resolve("http:#\n", base),
      () => rfc2396.resolve("1:", base),
      () => rfc2396.resolve(":", base),
      () => rfc2396.resolve("g", "http:"),
      () => rfc2396.relativize("http:", base),
      () => rfc2396.components("http:"),
    ]) {
      expect(caught(run).diagnostic.code).toBe("rfc2396/syntax");
    }
  });
});

describe("resolution", () => {
  test.each([
    ["g", "http://a", "http://a/g"],
    ["..", "http://a/", "http://a/.."],
    [".//g", "f:/a", "f:/.//g"],
    ["//h", "f:a", "f://h"],
  ])("%j on %j is %j", (ref, from, target) => {
    expect(rfc2396.resolve(ref, from)).toEqual(uri(target));
  });

  test("literally", () => {
    expect(rfc2396.resolve("g", "http://a", { literal: true })).toEqual(uri("http://ag"));
    expect(rfc2396.resolve(".//g", "f:/a", { literal: true })).toEqual(uri("f://g"));
  });

  test("a base that is not hierarchical is refused", () => {
    expect(caught(() => rfc2396.resolve("g", "mailto:a")).diagnostic).toMatchObject({
      code: "rfc2396/opaque-base",
      start: 7,
      end: 8,
      section: "3",
    });
    expect(caught(() => rfc2396.resolve("/g", "mailto:a?b")).diagnostic).toMatchObject({ start: 7, end: 10 });
  });

  test.each([
    ["", {}, [["5.2", ""]]],
    ["a:b", {}, [["5.2", "a:b"]]],
    ["//h", {}, [["5.2", "f://h"]]],
    ["/b", {}, [["5.2", "f:/b"]]],
    [
      "f:/b",
      { validating: false },
      [
        ["5.2", "/b"],
        ["5.2", "f:/b"],
      ],
    ],
    [
      ".//b",
      {},
      [
        ["5.2", "/.//b"],
        ["5.2", "//b"],
        ["4.3", "/.//b"],
        ["5.2", "f:/.//b"],
      ],
    ],
    [
      "../b",
      { excess: "remove" },
      [
        ["5.2", "/../b"],
        ["5.2", "/../b"],
        ["5.2", "/b"],
        ["5.2", "f:/b"],
      ],
    ],
  ] as const)("the trace of %j with %j", (ref, options, steps) => {
    const { trace = [] } = rfc2396.resolve(ref, "f:/a", { ...options, trace: true });
    expect(trace.map(({ section, after }) => [section, after])).toEqual(steps);
  });
});

describe("components", () => {
  test.each<[string, Partial<Components>]>([
    ["", {}],
    ["#", { fragment: "" }],
    ["//", { authority: "" }],
    ["//?q", { authority: "", query: "q" }],
    ["//@h:", { authority: "@h:", userinfo: "", host: "h", port: "" }],
    ["//u:p@[::1]:80/a", { authority: "u:p@[::1]:80", userinfo: "u:p", host: "[::1]", port: "80", path: "/a" }],
    ["//a_b:80", { authority: "a_b:80" }],
    ["//1.2.3.4.", { authority: "1.2.3.4." }],
    ["//999.2.3.4", { authority: "999.2.3.4", host: "999.2.3.4" }],
    ["//a.b.", { authority: "a.b.", host: "a.b." }],
    ["a:b?c#d", { scheme: "a", path: "b?c", fragment: "d" }],
    ["a:?c[]", { scheme: "a", path: "?c[]" }],
    ["a:/b?[c]#[d]", { scheme: "a", path: "/b", query: "[c]", fragment: "[d]" }],
  ])("of %j", (text, parts) => {
    const all = { ...absent, ...parts };
    expect(rfc2396.components(text)).toEqual(all);
    expect(rfc2396.components(rfc2396.parse(text))).toEqual(all);
    expect(rfc2396.recompose(all)).toBe(text);
  });

  test.each<[RFC2396.Rule, string, Partial<Components>]>([
    ["absoluteURI", "a:b", { scheme: "a", path: "b" }],
    ["relativeURI", "b?c", { path: "b", query: "c" }],
    ["hier_part", "//h/a?b", { authority: "h", host: "h", path: "/a", query: "b" }],
    ["net_path", "//h/a", { authority: "h", host: "h", path: "/a" }],
  ])("by the rule %s, of %j", (rule, text, parts) => {
    expect(rfc2396.components(text, { rule })).toEqual({ ...absent, ...parts });
    expect(rfc2396.components(rfc2396.parse(text, { rule }))).toEqual({ ...absent, ...parts });
  });
});

test.each([
  ["HTTP://u@HOST.dom:080/%7e/%2e/%41?%2e#%2f", "http://u@host.dom/~/%2E/A?%2E#%2F"],
  ["http://A_B:80/", "http://A_B:80/"],
  ["http://[FE::]/a/../b", "http://[FE::]/a/../b"],
])("the normal form of %j is %j", (text, normal) => {
  expect(rfc2396.normalize(text)).toBe(normal);
});

test("a scheme alone is refused", () => {
  expect(rfc2396.test("scheme:")).toBe(false);
});
