import fc, { assert, check, property, sample, type Arbitrary } from "fast-check";
import { arbitraries, type Arbitraries } from "../../src/interop/fast-check.js";
import { standards, type StandardId } from "../../src/standards/index.js";

const SEED = 3986;
const ids = Object.keys(standards) as StandardId[];
const rules = ids.flatMap((standard) => standards[standard].rules.map((rule) => [standard, rule] as const));

/** Returns whether the rule matches the text. */
const matches = (standard: StandardId, rule: string, text: string): boolean =>
  standards[standard].test(text, { rule: rule as never });

const of = (standard: StandardId, rule: string): Arbitraries<Arbitrary<string>> =>
  arbitraries(fc, { standard, rule: rule as never });

/** The code units for edits: ASCII, because the rules below match only ASCII. */
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** Returns all ASCII strings at a distance of one edit. */
function* neighbours(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at++) {
    const [before, after, behind] = [text.slice(0, at), text.slice(at), text.slice(at + 1)];
    yield before + behind;
    for (const character of ASCII) {
      yield before + character + after;
      yield before + character + behind;
    }
  }
}

describe.each(rules)("%s: %s", (standard, rule) => {
  const { valid, almostValid, invalid } = of(standard, rule);

  test("valid strings are valid, the others are not", () => {
    assert(
      property(valid, almostValid, invalid, (right, nearly, wrong) => {
        const verdicts = [right, nearly, wrong].map((text) => matches(standard, rule, text));
        expect([right, nearly, wrong, ...verdicts]).toEqual([right, nearly, wrong, true, false, false]);
      }),
      { seed: SEED, numRuns: 50 },
    );
  });
});

test.each([
  ["rfc3986", "IPv6address"],
  ["rfc3986", "dec-octet"],
  ["rfc1738", "hostport"],
  ["url-syntax-05", "scheme"],
] as const)("what is almost valid is one edit from what is valid: %s %s", (standard, rule) => {
  for (const text of sample(of(standard, rule).almostValid, { seed: SEED, numRuns: 60 })) {
    const near = [...neighbours(text)].find((neighbour) => matches(standard, rule, neighbour));
    expect([text, near]).toEqual([text, expect.any(String)]);
  }
});

test("what is almost valid is changed at its start, in it and at its end", () => {
  const texts = sample(of("rfc3986", "IPv4address").almostValid, { seed: SEED, numRuns: 300 });
  for (const place of [/^[^\d.](?:\d+\.){3}\d+$/, /^\d+\.\d+[^\d.]\d*\.\d+\.\d+$/, /^(?:\d+\.){3}\d+[^\d.]$/]) {
    expect([place, texts.some((text) => place.test(text))]).toEqual([place, true]);
  }
});

test("what is almost valid often has one character less, one other character or one character more", () => {
  const lengths = sample(of("rfc3986", "pct-encoded").almostValid, { seed: SEED, numRuns: 300 }).map(
    (text) => text.length,
  );
  for (const length of [2, 3, 4]) {
    const count = lengths.filter((each) => each === length).length;
    expect([length, count > 60]).toEqual([length, true]);
  }
});

test("a walk has at most 63 random characters, after the shortest way to a state", () => {
  const lengths = sample(of("rfc3986", "scheme").valid, { seed: SEED, numRuns: 3000 }).map((text) => text.length);
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([1, 64]);
});

describe("shrinking", () => {
  /** Shrinks the first failure, and returns all strings that were tried; the last is the smallest failure. */
  function shrunk(strings: Arbitrary<string>, fails: (text: string) => boolean): { tried: string[]; to: unknown } {
    const tried: string[] = [];
    const { counterexample } = check(
      property(strings, (text) => {
        tried.push(text);
        return !fails(text);
      }),
      { seed: SEED, numRuns: 50 },
    );
    return { tried, to: counterexample?.[0] };
  }

  test.each([
    ["rfc3986", "URI", /./, "a:"],
    ["rfc3986", "URI", /\?/, "a:?"],
    ["rfc3986", "URI", /\[/, "a://[::]"],
    ["rfc3986", "URI", /%/, "a:%aa"],
    ["rfc3986", "URI", /\d@/, "a:0@"],
    ["rfc3986", "URI-reference", /^.*#/, "#"],
    ["rfc3986", "IPv6address", /./, "::"],
    ["rfc3986", "IPv4address", /./, "0.0.0.0"],
    ["rfc1738", "ftpurl", /./, "ftp://a"],
    ["url-syntax-05", "port", /^/, ""],
    ["rfc3987", "IRI", /^..+[\w\x80-\uFFFF]$/, "a:a"],
    ["rfc3987", "IRI", /[\x80-\uD7FF]/, "a:\u00A0"],
    ["rfc3987", "IRI", /[\uD800-\uDFFF]/, "a:\u{10000}"],
    ["rfc3987", "iquery", /[\uE000-\uF8FF]/, "\uE000"],
    ["rfc3987", "iquery", /[\uDB80-\uDBBE]/, "\u{F0000}"],
    ["rfc3987", "iprivate", /./, "\uE000"],
  ] as const)("stays in the language and comes to its simplest string: %s %s %s", (standard, rule, culprit, to) => {
    const { valid } = of(standard, rule);
    const result = shrunk(valid, (text) => culprit.test(text));
    expect(result.tried.length).toBeGreaterThan(1);
    expect(result.tried.filter((text) => !matches(standard, rule, text))).toEqual([]);
    expect(result.to).toBe(to);
  });

  test.each(["almostValid", "invalid"] as const)("a refused string stays refused: %s", (kind) => {
    const { [kind]: strings } = of("rfc3986", "URI");
    const { tried, to } = shrunk(strings, (text) => text.length > 3);
    expect(tried.length).toBeGreaterThan(10);
    expect(tried.filter((text) => matches("rfc3986", "URI", text))).toEqual([]);
    expect(String(to)).toHaveLength(4);
  });
});

describe("shrinking long strings", () => {
  const { valid } = of("rfc3986", "URI");
  const long = (length: number): string => `http://h/${"ab/".repeat(length / 6)}?${"%2f".repeat(length / 6)}`;

  test("tries a number of strings that is proportional to the length", () => {
    const [some, twice] = [1500, 3000].map((length) => {
      const text = long(length);
      const tried = [...valid.shrink(text, undefined)].map(({ value }) => value);
      expect(tried.filter((value) => value.length > text.length || !matches("rfc3986", "URI", value))).toEqual([]);
      return tried.length;
    });
    expect([some, Number(twice) / Number(some) < 2.1]).toEqual([expect.any(Number), true]);
  });

  test("replaces all characters before it tries again to remove a part", () => {
    const text = long(600);
    let tried = 0;
    const fails = property(valid, (value) => {
      tried++;
      return value.length < text.length;
    });
    const { counterexample } = check(fails, { seed: SEED, numRuns: 1, examples: [[text]] });
    expect(String(counterexample?.[0])).toMatch(/^a+:a*$/);
    expect(counterexample?.[0]).toHaveLength(text.length);
    expect(tried).toBeLessThan(100 * text.length);
  });
});

test("a given example also shrinks", () => {
  const { valid } = of("rfc3986", "URI");
  const fails = property(valid, (text) => !text.includes("?"));
  const { counterexample } = check(fails, {
    seed: SEED,
    numRuns: 1,
    examples: [["http://example.com/over/there?name#nose"]],
  });
  expect(counterexample).toEqual(["a:?"]);
  expect(valid.canShrinkWithoutContext("http://example.com/")).toBe(true);
  expect(valid.canShrinkWithoutContext("/over/there")).toBe(false);
  expect(valid.canShrinkWithoutContext(null)).toBe(false);
});

test("a seed gives the same strings each time", () => {
  const drawn = (): string[] => sample(arbitraries(fc).valid, { seed: SEED, numRuns: 20 });
  expect(drawn()).toEqual(drawn());
});

test.each([
  ["without a bias, a walk is long", undefined, [[0, 63]]],
  [
    "with a weak bias, few walks are short",
    4,
    [
      [1, 4],
      [0, 63],
    ],
  ],
  [
    "with the strongest bias, all walks are short",
    1,
    [
      [1, 1],
      [0, 3],
    ],
  ],
])("%s", (_, bias, bounds) => {
  const drawn: [number, number][] = [];
  const random = { nextInt: (min: number, max: number): number => (drawn.push([min, max]), max) };
  of("rfc3986", "IPv6address").valid.generate(random as never, bias);
  expect(drawn.slice(0, bounds.length)).toEqual(bounds);
});

test("random walks reach every part of an address", () => {
  const texts = sample(of("rfc3986", "IPv6address").valid, { seed: SEED, numRuns: 500 });
  for (const part of [/^::$/, /^(\w+:){7}\w+$/, /\d+\.\d+\.\d+\.\d+$/, /^\w+::/, /^::\w+:\w+/]) {
    expect([part, texts.some((text) => part.test(text))]).toEqual([part, true]);
  }
});

test("random walks reach characters beyond ASCII, anywhere in their intervals", () => {
  const texts = sample(of("rfc3987", "iquery").valid, { seed: SEED, numRuns: 500 });
  const points = new Set(Array.from(texts.join(""), (character) => character.codePointAt(0) as number));
  for (const [first, last] of [
    [0xa0, 0xd7ff],
    [0xe000, 0xf8ff],
    [0x10000, 0xefffd],
    [0xf0000, 0x10fffd],
  ] as const) {
    const within = [...points].filter((point) => first <= point && point <= last);
    expect([first, within.length > 50]).toEqual([first, true]);
  }
});

test("the default rule is that for references", () => {
  for (const standard of ids) {
    const { defaultRule } = standards[standard];
    const drawn = (strings: Arbitrary<string>): string[] => sample(strings, { seed: SEED, numRuns: 20 });
    expect(drawn(arbitraries(fc, { standard }).valid)).toEqual(drawn(of(standard, defaultRule).valid));
  }
});

test("a rule or a standard that does not exist is refused at once", () => {
  const { rules: known } = standards.rfc3986;
  expect(() => arbitraries(fc, { rule: "url" as never })).toThrow(
    new RangeError(`rfc3986 does not have this rule, but rfc1738 has it. Its rules are ${known.join(", ")}.`),
  );
  expect(() => arbitraries(fc, { standard: "__proto__" as never })).toThrow(
    new RangeError(
      "The standard must be one of these: rfc3986, rfc3987, rfc2396bis-01, rfc2396, url-syntax-05, rfc1808, rfc1738.",
    ),
  );
});
