import {
  difference,
  standards,
  type Difference,
  type LanguageChoice,
  type StandardId,
} from "../../src/standards/index.js";
import type { AnyGrammar } from "../../src/operations/grammar.js";

/** A rule of a standard. */
type Language = readonly [id: StandardId, rule: string];

const grammarOf = (id: StandardId): AnyGrammar => standards[id];

/** The rules for references. */
const references: readonly Language[] = [
  ["rfc3986", "URI-reference"],
  ["rfc2396bis-01", "URI-reference"],
  ["rfc2396", "URI-reference"],
  ["url-syntax-05", "URL-reference"],
  ["rfc1808", "URL"],
  ["rfc1738", "url"],
];

/** The rules for URIs with a scheme; with a fragment, if the standard has a rule for that. */
const absolute: readonly Language[] = [
  ["rfc3986", "URI"],
  ["rfc3986", "absolute-URI"],
  ["rfc2396bis-01", "absolute-URI-reference"],
  ["rfc2396bis-01", "absolute-URI"],
  ["rfc2396", "absoluteURI"],
  ["url-syntax-05", "absoluteURL"],
  ["rfc1808", "absoluteURL"],
  ["rfc1738", "url"],
];

/** A shortest string that only the first, or only the second, matches; `null` if there is none. */
type Row = readonly [first: Language, second: Language, onlyFirst: string | null, onlySecond: string | null];

/** Each pair once, because the opposite order gives the same strings. */
const ofReferences: readonly Row[] = [
  [["rfc3986", "URI-reference"], ["rfc2396bis-01", "URI-reference"], "//[va.a]", "a:["],
  [["rfc3986", "URI-reference"], ["rfc2396", "URI-reference"], "?", "#["],
  [["rfc3986", "URI-reference"], ["url-syntax-05", "URL-reference"], "//[::]", ":"],
  [["rfc3986", "URI-reference"], ["rfc1808", "URL"], "~", ":"],
  [["rfc3986", "URI-reference"], ["rfc1738", "url"], "", "0:"],
  [["rfc2396bis-01", "URI-reference"], ["rfc2396", "URI-reference"], "?", "#["],
  [["rfc2396bis-01", "URI-reference"], ["url-syntax-05", "URL-reference"], "a:[", ":"],
  [["rfc2396bis-01", "URI-reference"], ["rfc1808", "URL"], "~", ":"],
  [["rfc2396bis-01", "URI-reference"], ["rfc1738", "url"], "", "0:"],
  [["rfc2396", "URI-reference"], ["url-syntax-05", "URL-reference"], "#[", ":"],
  [["rfc2396", "URI-reference"], ["rfc1808", "URL"], "~", ":"],
  [["rfc2396", "URI-reference"], ["rfc1738", "url"], "", "a:"],
  [["url-syntax-05", "URL-reference"], ["rfc1808", "URL"], "~", null],
  [["url-syntax-05", "URL-reference"], ["rfc1738", "url"], "", null],
  [["rfc1808", "URL"], ["rfc1738", "url"], "", null],
];

const ofAbsolute: readonly Row[] = [
  [["rfc3986", "URI"], ["rfc3986", "absolute-URI"], "a:#", null],
  [["rfc3986", "URI"], ["rfc2396bis-01", "absolute-URI-reference"], "a://[va.a]", "a:["],
  [["rfc3986", "URI"], ["rfc2396bis-01", "absolute-URI"], "a:#", "a:["],
  [["rfc3986", "URI"], ["rfc2396", "absoluteURI"], "a:", "a:a["],
  [["rfc3986", "URI"], ["url-syntax-05", "absoluteURL"], "a:#", "0:"],
  [["rfc3986", "URI"], ["rfc1808", "absoluteURL"], "a:#", "0:"],
  [["rfc3986", "URI"], ["rfc1738", "url"], "a:#", "0:"],
  [["rfc3986", "absolute-URI"], ["rfc2396bis-01", "absolute-URI-reference"], "a://[va.a]", "a:#"],
  [["rfc3986", "absolute-URI"], ["rfc2396bis-01", "absolute-URI"], "a://[va.a]", "a:["],
  [["rfc3986", "absolute-URI"], ["rfc2396", "absoluteURI"], "a:", "a:a["],
  [["rfc3986", "absolute-URI"], ["url-syntax-05", "absoluteURL"], "a://[::]", "0:"],
  [["rfc3986", "absolute-URI"], ["rfc1808", "absoluteURL"], "a:~", "0:"],
  [["rfc3986", "absolute-URI"], ["rfc1738", "url"], "a:~", "0:"],
  [["rfc2396bis-01", "absolute-URI-reference"], ["rfc2396bis-01", "absolute-URI"], "a:#", null],
  [["rfc2396bis-01", "absolute-URI-reference"], ["rfc2396", "absoluteURI"], "a:", "a:/?["],
  [["rfc2396bis-01", "absolute-URI-reference"], ["url-syntax-05", "absoluteURL"], "a:#", "0:"],
  [["rfc2396bis-01", "absolute-URI-reference"], ["rfc1808", "absoluteURL"], "a:#", "0:"],
  [["rfc2396bis-01", "absolute-URI-reference"], ["rfc1738", "url"], "a:#", "0:"],
  [["rfc2396bis-01", "absolute-URI"], ["rfc2396", "absoluteURI"], "a:", "a:/?["],
  [["rfc2396bis-01", "absolute-URI"], ["url-syntax-05", "absoluteURL"], "a:[", "0:"],
  [["rfc2396bis-01", "absolute-URI"], ["rfc1808", "absoluteURL"], "a:[", "0:"],
  [["rfc2396bis-01", "absolute-URI"], ["rfc1738", "url"], "a:[", "0:"],
  [["rfc2396", "absoluteURI"], ["url-syntax-05", "absoluteURL"], "a:a[", "a:"],
  [["rfc2396", "absoluteURI"], ["rfc1808", "absoluteURL"], "a:~", "a:"],
  [["rfc2396", "absoluteURI"], ["rfc1738", "url"], "a:~", "a:"],
  // The later draft contains all URLs of the two RFCs, and allows "~".
  [["url-syntax-05", "absoluteURL"], ["rfc1808", "absoluteURL"], "a:~", null],
  [["url-syntax-05", "absoluteURL"], ["rfc1738", "url"], "a:~", null],
  [["rfc1808", "absoluteURL"], ["rfc1738", "url"], null, null],
];

/** Pairs of rules for parts, within one standard and across standards. */
const ofParts: readonly Row[] = [
  [["rfc3986", "IPv4address"], ["rfc3986", "reg-name"], null, ""],
  [["rfc3986", "host"], ["rfc3986", "reg-name"], "[::]", null],
  [["rfc3986", "path-abempty"], ["rfc3986", "path-absolute"], "", null],
  [["rfc3986", "path-absolute"], ["rfc3986", "path-rootless"], "/", "a"],
  [["rfc3986", "path"], ["rfc3986", "path-empty"], "a", null],
  [["rfc3986", "IPv4address"], ["rfc2396bis-01", "IPv4address"], null, null],
  [["rfc3986", "IPv6address"], ["rfc2396bis-01", "IPv6address"], null, null],
  [["rfc3986", "scheme"], ["rfc2396bis-01", "scheme"], null, null],
  [["rfc3986", "unreserved"], ["rfc2396bis-01", "unreserved"], null, "!"],
  [["rfc2396bis-01", "server"], ["rfc2396bis-01", "authority"], null, "!"],
  [["rfc2396bis-01", "scheme"], ["url-syntax-05", "scheme"], null, "0"],
  [["url-syntax-05", "opaque-URL"], ["url-syntax-05", "generic-URL"], null, null],
  [["url-syntax-05", "scheme"], ["rfc1738", "scheme"], null, null],
  [["rfc1738", "port"], ["url-syntax-05", "port"], null, ""],
  [["rfc2396", "scheme"], ["rfc3986", "scheme"], null, null],
  // RFC 2396 does not count the groups of an address, nor the value of a number in it.
  [["rfc3986", "IPv6address"], ["rfc2396", "IPv6address"], null, "a"],
  [["rfc1808", "generic-RL"], ["rfc1808", "absoluteURL"], null, "a:////"],
  [["rfc1738", "httpurl"], ["rfc1738", "genericurl"], null, "a:"],
  [["rfc1738", "url"], ["rfc1738", "genericurl"], null, null],
  [["rfc1738", "waisdatabase"], ["rfc1738", "waisurl"], null, "wais://a/?"],
  // The later draft does not allow a label of 64 letters, but allows names whose last label begins with a digit.
  [["rfc1738", "hostname"], ["rfc2396bis-01", "hostname"], "a".repeat(64), "0"],
];

function relationOf(onlyFirst: string | null, onlySecond: string | null): Difference["relation"] {
  if (onlyFirst === null) return onlySecond === null ? "equal" : "first-in-second";
  return onlySecond === null ? "second-in-first" : "neither";
}

function choiceOf([standard, rule]: Row[0]): LanguageChoice {
  return { standard, rule };
}

const rows = [...ofReferences, ...ofAbsolute, ...ofParts];
const named = (row: Row): [string, string, Row] => [row[0].join(" "), row[1].join(" "), row];
const bothWays = rows.flatMap((row) => {
  const [first, second, onlyFirst, onlySecond] = row;
  const turned: Row = [second, first, onlySecond, onlyFirst];
  return [named(row), named(turned)];
});

test.each(bothWays)("%s and %s", (_first, _second, [first, second, onlyFirst, onlySecond]) => {
  const found = difference(choiceOf(first), choiceOf(second));
  expect(found.relation).toBe(relationOf(onlyFirst, onlySecond));
  expect([found.onlyFirst?.input ?? null, found.onlySecond?.input ?? null]).toEqual([onlyFirst, onlySecond]);
  expect(found.pairs).toBeGreaterThanOrEqual(2);
  for (const [witness, [has, rule], [lacks, otherRule]] of [
    [found.onlyFirst, first, second],
    [found.onlySecond, second, first],
  ] as const) {
    if (witness === null) continue;
    expect(grammarOf(has).parse(witness.input, { rule })).toMatchObject({ start: 0, end: witness.input.length });
    expect(grammarOf(lacks).safeParse(witness.input, { rule: otherRule })).toEqual({
      ok: false,
      diagnostic: witness.refusal,
    });
  }
  const turned = difference(choiceOf(second), choiceOf(first));
  expect([turned.onlySecond, turned.onlyFirst, turned.pairs]).toEqual([found.onlyFirst, found.onlySecond, found.pairs]);
});

test("the tables contain each pair of rules for references and for absolute references", () => {
  for (const [languages, table] of [
    [references, ofReferences],
    [absolute, ofAbsolute],
  ] as const) {
    const pairs = languages.flatMap((first, index) => languages.slice(index + 1).map((second) => [first, second]));
    expect(table.map(([first, second]) => [first, second])).toEqual(pairs);
  }
});

test("without a rule, the rule for references is used", () => {
  for (const [a, ruleA] of references) {
    for (const [b, ruleB] of references)
      expect(difference({ standard: a }, { standard: b })).toEqual(
        difference(choiceOf([a, ruleA]), choiceOf([b, ruleB])),
      );
  }
});

test.each([...references, ...absolute, ["rfc2396bis-01", "hostname"] as const])(
  "%s: %s is equal to itself",
  (id, rule) => {
    const { pairs, ...found } = difference({ standard: id, rule }, { standard: id, rule });
    expect(found).toEqual({ onlyFirst: null, onlySecond: null, relation: "equal" });
    // Each state with itself, in both directions.
    expect(pairs).toBeGreaterThan(4);
    expect(pairs % 2).toBe(0);
  },
);

test("a witness has the complete refusal", () => {
  expect(difference({ standard: "url-syntax-05", rule: "absoluteURL" }, { standard: "rfc1738", rule: "url" })).toEqual({
    onlyFirst: {
      input: "a:~",
      refusal: {
        severity: "error",
        code: "rfc1738/excluded-character",
        message: "'~' is not allowed in the path.",
        start: 2,
        end: 3,
        index: 2,
        rule: "schemepart",
        expected: [
          "ALPHA",
          "DIGIT",
          ...[..."!$%&'()*+,-./:;=?@_"].map((character) => `"${character}"`),
          "end of input",
        ],
        found: '"~"',
        section: "2.1",
        url: "https://www.rfc-editor.org/rfc/rfc1738#section-2.1",
        repair: { message: "Write '%7E'.", edits: [{ start: 2, end: 3, text: "%7E" }], certain: false },
      },
    },
    onlySecond: null,
    relation: "second-in-first",
    pairs: expect.any(Number) as unknown,
  });
});

describe("compared with all strings of up to three characters", () => {
  // All punctuation, and the letters and digits that some rule distinguishes from others.
  const characters = [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ \x00afgvAG0125"];
  const strings = [""];
  for (let at = 0; at < strings.length && String(strings[at]).length < 3; at++) {
    for (const character of characters) strings.push(String(strings[at]) + character);
  }
  const members = new Map<string, Uint8Array>();

  function membersOf([id, rule]: Language): Uint8Array {
    const key = `${id} ${rule}`;
    const known = members.get(key) ?? Uint8Array.from(strings, (each) => (grammarOf(id).test(each, { rule }) ? 1 : 0));
    members.set(key, known);
    return known;
  }

  /** Returns the length of the shortest string that only the first matches. */
  function shortest(first: Language, second: Language): number {
    const other = membersOf(second);
    const found = membersOf(first).findIndex((is, index) => is === 1 && other[index] === 0);
    return found < 0 ? Infinity : String(strings[found]).length;
  }

  test.each(bothWays)(
    "no string is shorter than that of %s and not of %s",
    (_first, _second, [first, second, only]) => {
      const length = only?.length ?? Infinity;
      expect(shortest(first, second)).toBe(length > 3 ? Infinity : length);
    },
  );
});

test.each(["//[va.a]", "//[::]", "a://[va.a]", "a://[::]", "wais://a/?", "[::]"])(
  "a longer witness, %j, is none any more where anything is left out",
  (witness) => {
    for (const [, , [first, second, onlyFirst, onlySecond]] of bothWays) {
      for (const [input, [has, rule], [lacks, otherRule]] of [
        [onlyFirst, first, second],
        [onlySecond, second, first],
      ] as const) {
        if (input !== witness) continue;
        for (let start = 0; start < input.length; start++) {
          for (let end = start + 1; end <= input.length; end++) {
            const shorter = input.slice(0, start) + input.slice(end);
            const isWitness =
              grammarOf(has).test(shorter, { rule }) && !grammarOf(lacks).test(shorter, { rule: otherRule });
            expect([shorter, isWitness]).toEqual([shorter, false]);
          }
        }
      }
    }
  },
);
