import {
  resolveAll,
  standards,
  type Outcome,
  type PlatformOutcome,
  type Resolutions,
  type StandardId,
} from "../../src/standards/index.js";
import { withoutPlatform } from "../without-platform.js";

const base = "http://a/b/c/d;p?q";
const ids = Object.keys(standards) as StandardId[];

/** The result of RFC 1738, for every reference and every base. */
const noResolution: Outcome = {
  type: "undefined",
  message: "RFC 1738 does not define relative references and cannot resolve them",
};

/** Converts an outcome to a text: a URI, the code of a refusal, or the current document with its fragment. */
function brief(outcome: Outcome): string {
  if (outcome.type === "URI") return outcome.uri;
  if (outcome.type === "current-document") return `(current document) ${JSON.stringify(outcome.fragment)}`;
  return outcome.type === "refused" ? outcome.diagnostic.code : outcome.message;
}

/** Five outcomes, starting with the current standard; that of RFC 1738 is always the same. */
const FIVE = ["rfc3986", "rfc2396bis-01", "rfc2396", "url-syntax-05", "rfc1808"] as const;
type Five = readonly [rfc3986: string, rfc2396bis01: string, rfc2396: string, urlSyntax05: string, rfc1808: string];

test.each<[string, string, Five, string[][]]>([
  // The standards agree.
  [
    "g",
    base,
    ["http://a/b/c/g", "http://a/b/c/g", "http://a/b/c/g", "http://a/b/c/g", "http://a/b/c/g"],
    [ids.slice(0, -1), ["rfc1738"]],
  ],
  ["g:h", base, ["g:h", "g:h", "g:h", "g:h", "g:h"], [ids.slice(0, -1), ["rfc1738"]]],
  ["http:g", base, ["http:g", "http:g", "http:g", "http:g", "http:g"], [ids.slice(0, -1), ["rfc1738"]]],
  [".//g", "f:/a", ["f:/.//g", "f:/.//g", "f:/.//g", "f:/.//g", "f:/.//g"], [ids.slice(0, -1), ["rfc1738"]]],
  // The base's path for a query alone.
  [
    "?y",
    base,
    ["http://a/b/c/d;p?y", "http://a/b/c/d;p?y", "http://a/b/c/?y", "http://a/b/c/?y", "http://a/b/c/d;p?y"],
    [["rfc3986", "rfc3987", "rfc2396bis-01", "rfc1808"], ["rfc2396", "url-syntax-05"], ["rfc1738"]],
  ],
  // Levels above the root, and dots in an absolute path.
  [
    "/../g",
    base,
    ["http://a/g", "http://a/../g", "http://a/../g", "http://a/../g", "http://a/../g"],
    [["rfc3986", "rfc3987"], ["rfc2396bis-01", "rfc2396", "url-syntax-05", "rfc1808"], ["rfc1738"]],
  ],
  [
    "../../../g",
    base,
    ["http://a/g", "http://a/../g", "http://a/../g", "http://a/../g", "http://a/../g"],
    [["rfc3986", "rfc3987"], ["rfc2396bis-01", "rfc2396", "url-syntax-05", "rfc1808"], ["rfc1738"]],
  ],
  // Dots in a query.
  [
    "g?y/../x",
    base,
    [
      "http://a/b/c/g?y/../x",
      "http://a/b/c/g?y/../x",
      "http://a/b/c/g?y/../x",
      "http://a/b/c/x",
      "http://a/b/c/g?y/../x",
    ],
    [["rfc3986", "rfc3987", "rfc2396bis-01", "rfc2396", "rfc1808"], ["url-syntax-05"], ["rfc1738"]],
  ],
  // The current document.
  [
    "",
    base,
    [base, "(current document) null", "(current document) null", "(current document) null", base],
    [["rfc3986", "rfc3987", "rfc1808"], ["rfc2396bis-01", "rfc2396", "url-syntax-05"], ["rfc1738"]],
  ],
  [
    "#s",
    base,
    [`${base}#s`, '(current document) "s"', '(current document) "s"', '(current document) "s"', `${base}#s`],
    [["rfc3986", "rfc3987", "rfc1808"], ["rfc2396bis-01", "rfc2396", "url-syntax-05"], ["rfc1738"]],
  ],
  // A host, a registry's name, a path.
  [
    "//a_b:8x",
    base,
    ["rfc3986/port", "http://a_b:8x", "http://a_b:8x", "http://a//a_b:8x", "http://a_b:8x"],
    [["rfc3986", "rfc3987"], ["rfc2396bis-01", "rfc2396", "rfc1808"], ["url-syntax-05"], ["rfc1738"]],
  ],
  // All standards that resolve refuse it, for different reasons.
  [
    "a b",
    base,
    ["rfc3986/space", "rfc2396bis-01/space", "rfc2396/space", "url-syntax-05/space", "rfc1808/space"],
    [ids.slice(0, -1), ["rfc1738"]],
  ],
  [
    "a:[",
    "a b",
    ["rfc3986/bracket", "rfc2396bis-01/missing-scheme", "rfc2396/bracket", "url-syntax-05/bracket", "rfc1808/bracket"],
    [ids.slice(0, -1), ["rfc1738"]],
  ],
  [
    "g",
    "/b",
    [
      "rfc3986/missing-scheme",
      "rfc2396bis-01/missing-scheme",
      "rfc2396/missing-scheme",
      "url-syntax-05/missing-scheme",
      "rfc1808/missing-scheme",
    ],
    [ids.slice(0, -1), ["rfc1738"]],
  ],
  // Some standards refuse it.
  [
    "x:[a",
    base,
    ["rfc3986/bracket", "x:[a", "rfc2396/bracket", "url-syntax-05/bracket", "rfc1808/bracket"],
    [["rfc3986", "rfc3987", "rfc2396", "url-syntax-05", "rfc1808"], ["rfc2396bis-01"], ["rfc1738"]],
  ],
  [
    "g",
    "mailto:a@b",
    ["mailto:g", "rfc2396bis-01/opaque-base", "rfc2396/opaque-base", "mailto:g", "mailto:g"],
    [["rfc3986", "rfc3987", "url-syntax-05", "rfc1808"], ["rfc2396bis-01", "rfc2396"], ["rfc1738"]],
  ],
  [
    "g",
    "http://a/b#c",
    ["http://a/g", "http://a/g", "rfc2396/fragment", "url-syntax-05/fragment", "http://a/g"],
    [["rfc3986", "rfc3987", "rfc2396bis-01", "rfc1808"], ["rfc2396", "url-syntax-05"], ["rfc1738"]],
  ],
  [
    "g",
    "1:a/b",
    ["rfc3986/scheme", "rfc2396bis-01/scheme", "rfc2396/scheme", "1:a/g", "1:a/g"],
    [["rfc3986", "rfc3987", "rfc2396bis-01", "rfc2396"], ["url-syntax-05", "rfc1808"], ["rfc1738"]],
  ],
  [
    "g",
    "http://[::1]/a",
    ["http://[::1]/g", "http://[::1]/g", "http://[::1]/g", "url-syntax-05/character", "rfc1808/character"],
    [["rfc3986", "rfc3987", "rfc2396bis-01", "rfc2396"], ["url-syntax-05", "rfc1808"], ["rfc1738"]],
  ],
])("%j on %j", (ref, from, five, groups) => {
  const { outcomes, groups: found } = resolveAll(ref, from);
  expect(Object.keys(outcomes)).toEqual([...ids, "whatwg"]);
  expect(FIVE.map((id) => brief(outcomes[id]))).toEqual(five);
  // IRIs are resolved by the same algorithm.
  expect(brief(outcomes.rfc3987)).toBe(five[0].replace("rfc3986/", "rfc3987/"));
  expect(outcomes.rfc1738).toEqual(noResolution);
  expect(standardsOf(found)).toEqual(groups);
});

/** Returns the groups without the platform's `URL`. */
function standardsOf(groups: Resolutions["groups"]): string[][] {
  return groups.map((group) => group.filter((id) => id !== "whatwg")).filter((group) => group.length > 0);
}

test.each<[ref: string, from: string, outcome: PlatformOutcome, with_: string | null]>([
  ["g", base, { type: "URI", uri: "http://a/b/c/g" }, "rfc3986"],
  ["?y", base, { type: "URI", uri: "http://a/b/c/d;p?y" }, "rfc3986"],
  ["/../g", base, { type: "URI", uri: "http://a/g" }, "rfc3986"],
  // URL ignores the scheme of the base.
  ["http:g", base, { type: "URI", uri: "http://a/b/c/g" }, null],
  ["a b", base, { type: "URI", uri: "http://a/b/c/a%20b" }, null],
  ["//a_b:8x", base, { type: "refused", what: "reference" }, "rfc3986"],
  ["g", "/b", { type: "refused", what: "base" }, "rfc3986"],
  ["x:y", "/b", { type: "refused", what: "base" }, "rfc3986"],
  ["g", "mailto:a@b", { type: "refused", what: "reference" }, "rfc2396"],
])("URL: %j on %j is %j", (ref, from, outcome, partner) => {
  const { outcomes, groups } = resolveAll(ref, from);
  expect(outcomes.whatwg).toEqual(outcome);
  const own = groups.filter((group) => group.includes("whatwg"));
  expect(own).toHaveLength(1);
  expect(own[0]?.at(-1)).toBe("whatwg");
  expect(partner === null ? own[0]?.length : own[0]?.includes(partner as StandardId)).toBe(partner === null ? 1 : true);
});

test("without a URL, or with a host that is too long for it, there is no such result", () => {
  const long = `http://${"\u4E00".repeat(100_000)}/`;
  for (const { outcomes, groups } of [
    withoutPlatform(() => resolveAll("g", base)),
    resolveAll("g", long),
    resolveAll(long, base),
  ]) {
    expect(Object.keys(outcomes)).toEqual(ids);
    expect(groups.flat().sort()).toEqual([...ids].sort());
  }
});

test("an outcome is the result of the standard's own resolution, or its complete refusal", () => {
  expect(resolveAll("?y", base)).toEqual({
    outcomes: {
      rfc3986: { type: "URI", uri: "http://a/b/c/d;p?y" },
      rfc3987: { type: "URI", uri: "http://a/b/c/d;p?y" },
      "rfc2396bis-01": { type: "URI", uri: "http://a/b/c/d;p?y" },
      rfc2396: { type: "URI", uri: "http://a/b/c/?y" },
      "url-syntax-05": { type: "URI", uri: "http://a/b/c/?y" },
      rfc1808: { type: "URI", uri: "http://a/b/c/d;p?y" },
      rfc1738: noResolution,
      whatwg: { type: "URI", uri: "http://a/b/c/d;p?y" },
    },
    groups: [["rfc3986", "rfc3987", "rfc2396bis-01", "rfc1808", "whatwg"], ["rfc2396", "url-syntax-05"], ["rfc1738"]],
  });
  expect(resolveAll("#s", "mailto:a@b").outcomes["rfc2396bis-01"]).toEqual({ type: "current-document", fragment: "s" });
  expect(resolveAll("g", "mailto:a@b").outcomes["rfc2396bis-01"]).toEqual({
    type: "refused",
    what: "base",
    diagnostic: {
      severity: "error",
      code: "rfc2396bis-01/opaque-base",
      message: "A relative reference cannot be resolved against this base, because the base is not hierarchical.",
      start: 7,
      end: 10,
      rule: "hier-part",
      section: "3",
      url: "https://datatracker.ietf.org/doc/html/draft-fielding-uri-rfc2396bis-01#section-3",
    },
  });
  for (const [ref, from, what, text, rule] of [
    ["a b", base, "reference", "a b", "URI-reference"],
    ["g", "http://a b/", "base", "http://a b/", "URI"],
  ] as const) {
    const [diagnostic] = standards.rfc3986.diagnose(text, { rule });
    expect(resolveAll(ref, from).outcomes.rfc3986).toEqual({ type: "refused", what, diagnostic });
  }
});

test("two current documents are equal only if their fragments are equal", () => {
  const { groups } = resolveAll("#", base);
  expect(standardsOf(groups)).toEqual([
    ["rfc3986", "rfc3987", "rfc1808"],
    ["rfc2396bis-01", "rfc2396", "url-syntax-05"],
    ["rfc1738"],
  ]);
  // A URI that looks like a document's fragment is not equal to it.
  expect(resolveAll("current-document:null", base).groups).toEqual([[...ids.slice(0, -1), "whatwg"], ["rfc1738"]]);
});

test("a base that every standard refuses is named as the base, also where it matches the rule of references", () => {
  const { outcomes } = resolveAll("a", "http://h/a#b#c");
  for (const [id, outcome] of Object.entries(outcomes)) {
    if (outcome.type === "undefined") continue;
    // URL accepts it.
    if (id === "whatwg" || outcome.type === "URI") continue;
    const { code = "", start } = "diagnostic" in outcome ? outcome.diagnostic : {};
    expect([id, outcome.type, (outcome as { readonly what?: string }).what]).toEqual([id, "refused", "base"]);
    expect([code.replace(/.*\//, ""), (start ?? 0) >= 10]).toEqual([code.replace(/.*\//, ""), true]);
    expect(code).toMatch(new RegExp(`^${id}/`));
  }
});
