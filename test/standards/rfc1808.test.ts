import type { Components } from "../../src/index.js";
import { standards, type RFC1808 } from "../../src/standards/index.js";
import { caught } from "../support/caught.js";
import { abnormalExamples, base, inDocument, inHeader, mistakenForScheme, normalExamples } from "../tables/rfc1808.js";
import { absent, expectPositions } from "./support.js";

const { rfc1808 } = standards;

const uri = (to: string): object => ({ type: "URI", uri: to });

describe("examples of the document", () => {
  const everywhere = [
    inHeader,
    base,
    ...normalExamples.flat(),
    ...abnormalExamples.flat(),
    mistakenForScheme.absolute,
    ...mistakenForScheme.relative,
    ...inDocument,
  ];

  test.each(everywhere)("%j is printed from its tree and from its components", (text) => {
    const node = rfc1808.parse(text);
    expectPositions("rfc1808", node, text);
    expect(rfc1808.components(node)).toEqual(rfc1808.components(text));
    expect(rfc1808.recompose(node)).toBe(text);
    expect(rfc1808.recompose(rfc1808.components(text))).toBe(text);
  });

  test.each([...normalExamples, ...abnormalExamples])("sections 5.1 and 5.2: %j is %j", (ref, target) => {
    expect(rfc1808.resolve(ref, base)).toEqual(uri(target));
    expect(rfc1808.resolve(ref, base, { literal: true })).toEqual(uri(target));
  });

  test("section 5.3: a first segment with a colon is mistaken for a scheme", () => {
    expect(rfc1808.components(mistakenForScheme.absolute)).toEqual({ ...absent, scheme: "this", path: "that" });
    for (const text of mistakenForScheme.relative) {
      expect(rfc1808.components(text)).toEqual({ ...absent, path: text });
    }
  });

  test("section 10: a reference in an HTML document", () => {
    const [from, ref, target] = inDocument;
    expect(rfc1808.resolve(ref, from)).toEqual(uri(target));
  });
});

describe("resolution", () => {
  test.each([
    // An empty component counts as absent.
    ["?", "f://h/a;p?q", "f://h/a;p?q"],
    [";", "f://h/a;p?q", "f://h/a;p?q"],
    ["//", "f://h/a;p?q", "f://h/a;p?q"],
    ["#", "f://h/a;p?q#f", "f://h/a;p?q#"],
    ["///b", "f://h/a", "f://h/b"],
    ["///b", "f:/a", "f:/b"],
    ["//", "f:b/", "f:b/"],
    ["?", "f:/a", "f:/a?"],
    [";", "f:/a", "f:/a;"],
    // Parameters can contain slashes, which do not count for the path.
    ["g", "f:/a;b/c", "f:/g"],
    ["../g", "f:/a/b;c/../d", "f:/g"],
    ["g;x/../y", "f:/a", "f:/g;x/../y"],
    [";x/y?z", "f:/a/b;c", "f:/a/b;x/y?z"],
    ["?z", "f:/a/b;c/d?q", "f:/a/b;c/d?z"],
    // A net_loc ends at the next slash.
    ["g", "f://h", "f://h/g"],
    ["?q", "f://h", "f://h/?q"],
    [";p", "f://h", "f://h/;p"],
    ["#s", "f://h", "f://h#s"],
    [".//g", "f:/a", "f:/.//g"],
    ["g", "f://h//a/b", "f://h//a/g"],
    ["g", "f:", "f:g"],
    ["..", "f:a/b", "f:"],
  ])("%j on %j is %j", (ref, from, target) => {
    expect(rfc1808.resolve(ref, from)).toEqual(uri(target));
  });

  test("literally", () => {
    expect(rfc1808.resolve("g", "f://h", { literal: true })).toEqual(uri("f://hg"));
    expect(rfc1808.resolve(".//g", "f:/a", { literal: true })).toEqual(uri("f://g"));
  });

  test("a base has a scheme and valid parts", () => {
    expect(caught(() => rfc1808.resolve("g", "/a#f")).diagnostic.rule).toBe("absoluteURL");
    expect(caught(() => rfc1808.resolve("g", "f:a#f#g")).diagnostic.rule).toBe("URL");
    expect(rfc1808.resolve("g", rfc1808.parse("f:/a#f"))).toEqual(uri("f:/g"));
  });

  test.each([
    ["", [["4", "f:/a/b"]]],
    ["a:b", [["4", "a:b"]]],
    ["//h", [["4", "f://h"]]],
    ["/c", [["4", "f:/c"]]],
    [";c", [["4", "f:/a/b;c"]]],
    ["?c", [["4", "f:/a/b?c"]]],
    ["#c", [["4", "f:/a/b#c"]]],
    [
      "..//c",
      [
        ["4", "/a/..//c"],
        ["4", "//c"],
        ["2.4.3", "/.//c"],
        ["4", "f:/.//c"],
      ],
    ],
  ] as const)("the trace of %j", (ref, steps) => {
    const { trace = [] } = rfc1808.resolve(ref, "f:/a/b", { trace: true });
    expect(trace.map(({ section, after }) => [section, after])).toEqual(steps);
  });

  test("the trace shows that a slash is inserted", () => {
    const { trace = [] } = rfc1808.resolve("c", "f://h", { trace: true });
    expect(trace.at(-2)).toMatchObject({ section: "2.4.3", before: "c", after: "/c" });
  });

  test.each([
    ["f:/a/b;p", "f:/a/c;q/r", "b;p"],
    ["f:/a/b?q", "f:/a/b;p/q", "b?q"],
    ["f:/a/b;p?q", "f:/a/b;p/r", "b;p?q"],
    ["f:/a/b?y", "f:/a/b", "?y"],
    ["f:/a#f", "f:/a#f", "#f"],
  ])("relativize leads to %j from %j by %j", (to, from, ref) => {
    expect(rfc1808.relativize(to, from)).toBe(ref);
    expect(rfc1808.resolve(ref, from)).toEqual(uri(to));
  });
});

describe("components", () => {
  test.each<[string, Partial<Components>]>([
    ["", {}],
    ["//", { authority: "" }],
    ["//a?b;c/d", { authority: "a?b;c", host: "a?b;c", path: "/d" }],
    [
      "//u:p@h:8/a;b/c?d#e",
      {
        authority: "u:p@h:8",
        userinfo: "u:p",
        host: "h",
        port: "8",
        path: "/a;b/c",
        query: "d",
        fragment: "e",
      },
    ],
    ["1:b", { scheme: "1", path: "b" }],
    [":b", { path: ":b" }],
    ["a_b:c", { path: "a_b:c" }],
    ["a://b//c?d", { scheme: "a", authority: "b", host: "b", path: "//c", query: "d" }],
  ])("of %j", (text, parts) => {
    const all = { ...absent, ...parts };
    expect(rfc1808.components(text)).toEqual(all);
    expect(rfc1808.components(rfc1808.parse(text))).toEqual(all);
    expect(rfc1808.recompose(all)).toBe(text);
  });

  test.each<[RFC1808.Rule, string, Partial<Components>]>([
    ["absoluteURL", "a:b", { scheme: "a", path: "b" }],
    ["generic-RL", "a:;b", { scheme: "a", path: ";b" }],
    ["relativeURL", "a:b", { path: "a:b" }],
    ["net_path", "//h/a", { authority: "h", host: "h", path: "/a" }],
  ])("by the rule %s, of %j", (rule, text, parts) => {
    expect(rfc1808.components(text, { rule })).toEqual({ ...absent, ...parts });
    expect(rfc1808.components(rfc1808.parse(text, { rule }))).toEqual({ ...absent, ...parts });
  });
});

test.each([
  ["HTTP://HOST:0080/%7e%41%2e", "http://HOST/%7EA%2E"],
  ["http://h/a/../b", "http://h/a/../b"],
])("the normal form of %j is %j", (text, normal) => {
  expect(rfc1808.normalize(text)).toBe(normal);
});

test("section 2.2: a tilde is not allowed", () => {
  expect(rfc1808.test("http://h/~a")).toBe(false);
  expect(rfc1808.repair("http://h/~a").uri).toBe("http://h/%7Ea");
});
