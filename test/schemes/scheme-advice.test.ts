import { defineScheme, rfc, validate, type AnyScheme } from "../../src/schemes/index.js";
import { closest } from "../../src/schemes/mechanism/scheme-advice.js";

const LONG = "a".repeat(32);

test.each<[name: string, names: readonly string[], found: string | null]>([
  // One change: replaced, inserted, removed, swapped at the start and at the end.
  ["htpp", ["http"], "http"],
  ["htp", ["http"], "http"],
  ["htttp", ["http"], "http"],
  ["thtp", ["http"], "http"],
  ["htpt", ["http"], "http"],
  ["maitlo", ["mailto"], "mailto"],
  // Short names may have only one change, and names of one or two letters none.
  ["hptt", ["http"], null],
  ["badc", ["abcd"], null],
  ["abcd", ["xacd"], null],
  ["abcd", ["bxcd"], null],
  ["xtt", ["http"], null],
  ["http", ["httpxx"], null],
  ["ht", ["http"], null],
  ["ht", ["htt"], null],
  ["ab1", ["ab"], null],
  // Longer names may have two.
  ["badce", ["abcde"], "abcde"],
  ["maltoo", ["mailto"], "mailto"],
  ["https", ["httpsxx"], "httpsxx"],
  ["https", ["httpsxxx"], null],
  ["hxxpz", ["https"], null],
  // The closest one counts; of equally close ones, the first.
  ["htts", ["http", "https"], "http"],
  ["htts", ["https", "http"], "https"],
  ["httpss", ["http", "https"], "https"],
  ["httpss", ["https", "http"], "https"],
  // Very long names are not compared.
  [LONG, [LONG.slice(1)], LONG.slice(1)],
  [`${LONG}a`, [LONG], null],
  ["http", [], null],
])("of %j, the closest of %j is %j", (name, names, found) => {
  expect(closest(name, names)).toBe(found);
});

describe("the advice on an unknown scheme", () => {
  const other = (name: string): AnyScheme =>
    defineScheme({ name, specification: rfc(1, "One"), section: "1", status: null });
  const advice = (input: string, schemes?: readonly AnyScheme[]): readonly (readonly [string, string | undefined])[] =>
    validate(input, schemes && { schemes })
      .diagnostics.filter(({ rule }) => rule === "scheme")
      .map(({ message, repair }) => [message, repair?.edits.map(({ text }) => text).join()]);

  test("it has a position, a section and a repair", () => {
    expect(validate("htpp://a").diagnostics).toEqual([
      {
        severity: "info",
        code: "scheme/unknown",
        message: "This scheme is unknown (did you mean 'http'?).",
        start: 0,
        end: 4,
        rule: "scheme",
        section: "3.1",
        url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
        repair: { message: "Write 'http'.", edits: [{ start: 0, end: 4, text: "http" }], certain: false },
      },
    ]);
  });

  test("it suggests nothing if no scheme is close", () => {
    expect(advice("xyzzy:a")).toEqual([["This scheme is unknown (only the generic syntax was checked).", undefined]]);
  });

  test.each([
    ["nttp://a/", "http", "nntp"],
    ["httpz://a/", "https", "httpx"],
    ["mailtz:a", "mailto", "mailtx"],
    ["filz:a", "file", "filx"],
  ])("%s rather means %s than %s", (input, usual, unusual) => {
    const [known, unknown] = [other(usual), other(unusual)];
    for (const schemes of [
      [known, unknown],
      [unknown, known],
    ]) {
      expect(advice(input, schemes)).toEqual([[`This scheme is unknown (did you mean '${usual}'?).`, usual]]);
    }
    // A usual scheme counts only if it is known.
    expect(advice(input, [unknown])).toEqual([[`This scheme is unknown (did you mean '${unusual}'?).`, unusual]]);
  });

  test("the text before a port is a host", () => {
    const message = "A scheme such as 'https:' is missing. The text before the ':' is read as the scheme.";
    for (const [input, text] of [
      ["localhost:8080", "http://"],
      ["LOCALHOST:8080/a", "http://"],
      ["a.localhost:8080", "https://"],
      ["h.example:8000?q", "https://"],
      ["a-1.h.example:65535#f", "https://"],
    ] as const) {
      expect(advice(input)).toEqual([[message, text]]);
    }
    for (const input of [
      "x+h.example:80",
      "h.example:",
      "h.example:123456",
      "h.example:80a",
      "h.e:80",
      "h.1x:80",
      "h:80",
    ]) {
      expect(advice(input).map(([said]) => said)).not.toContain(message);
    }
  });
});
