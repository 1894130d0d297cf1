import {
  characterSet,
  keepsTriplets,
  lowerCase,
  percentDecode,
  percentDecodeOctets,
  percentEncode,
  rewriteTriplets,
} from "../../src/core/percent.js";

const letters = characterSet((character) => /[a-z]/i.test(character));

/** The first and the last characters of each length in UTF-8. */
const BOUNDARIES: readonly (readonly [string, string])[] = [
  ["\0", "%00"],
  ["\x7f", "%7F"],
  ["\x80", "%C2%80"],
  ["\u07ff", "%DF%BF"],
  ["\u0800", "%E0%A0%80"],
  ["\ud7ff", "%ED%9F%BF"],
  ["\ue000", "%EE%80%80"],
  ["\uffff", "%EF%BF%BF"],
  ["\u{10000}", "%F0%90%80%80"],
  ["\u{10ffff}", "%F4%8F%BF%BF"],
];

test.each(BOUNDARIES)("%j is encoded as %s", (character, encoded) => {
  for (const [before, after] of [
    ["", ""],
    ["a", "b"],
    ["-", "-"],
  ] as const) {
    const text = before + character + after;
    const expected = [before, after].map((each) => each.replace("-", "%2D")).join(encoded);
    expect(percentEncode(text, letters)).toBe(expected);
    expect(percentDecode(expected)).toBe(text);
    expect(percentDecode(expected + expected.toLowerCase())).toBe(text + text);
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(percentDecodeOctets(expected))).toBe(text);
  }
});

test("the octets of a truncated character are named", () => {
  for (const [, encoded] of BOUNDARIES.filter(([character]) => character > "\x7f")) {
    const cut = encoded.slice(0, -3);
    expect(() => percentDecode(`a${cut}`)).toThrow(
      expect.objectContaining({
        diagnostic: expect.objectContaining({ code: "percent/not-utf-8", start: 1, end: cut.length + 1 }) as unknown,
      }) as Error,
    );
  }
});

test("lower case does not change triplets", () => {
  expect(lowerCase("ABC%C3%9Cd%4a%4AE")).toBe("abc%C3%9Cd%4a%4Ae");
});

test.each([true, false])("rewriting tells exactly whether it changes something (upper case: %j)", (upperCase) => {
  const pieces = ["a", "%41", "%2f", "%2F", "%a2", "%F2", "%6f"];
  const texts = pieces.flatMap((one) => ["", ...pieces].flatMap((other) => [one + other, `${one}-${other}`]));
  for (const text of ["", ...texts]) {
    const decoded = text.replaceAll("%41", "A").replaceAll("%6f", "o");
    const expected = upperCase ? decoded.replaceAll(/%../g, (each) => each.toUpperCase()) : decoded;
    const changes: string[] = [];
    const rewritten = rewriteTriplets(text, letters, upperCase, (at, before, after) => {
      changes.push(`${String(at)} ${before} ${after}`);
      expect(text.slice(at, at + 3)).toBe(before);
    });
    expect([text, rewritten]).toEqual([text, expected]);
    expect([text, keepsTriplets(text, letters, upperCase), changes.length === 0]).toEqual([
      text,
      text === expected,
      text === expected,
    ]);
  }
});
