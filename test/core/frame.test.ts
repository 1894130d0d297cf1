import { jest } from "@jest/globals";
import fc from "fast-check";
import { codeFrame, type FrameOptions } from "../../src/index.js";
import { columnsOf } from "../../src/core/frame.js";

/** The two lines of a frame. */
function linesOf(input: string, start: number, end: number, options?: FrameOptions): string[] {
  return codeFrame(input, { start, end }, options).split("\n");
}

describe("a short input", () => {
  test.each<[string, number, number, string]>([
    ["a b", 1, 2, "a b\n ^"],
    ["abc", 1, 3, "abc\n ^^"],
    ["abc", 1, 1, "abc\n ^"],
    ["abc", 3, 3, "abc\n   ^"],
    ["", 0, 0, "\n^"],
  ])("of %j from %i to %i", (input, start, end, frame) => {
    expect(codeFrame(input, { start, end })).toBe(frame);
  });

  test.each<[string, number, number, string]>([
    ["before the input", -1, 2, "'start' of the span must be a whole number from 0 to 3."],
    ["after the input", 1, 4, "'end' of the span must be a whole number from 0 to 3."],
    ["in the wrong order", 2, 1, "The span must not end before it starts."],
    ["at no offset", NaN, 1, "'start' of the span must be a whole number from 0 to 3."],
    ["inside a code unit", 0, 0.5, "'end' of the span must be a whole number from 0 to 3."],
  ])("has no span %s", (_, start, end, message) => {
    expect(() => codeFrame("abc", { start, end })).toThrow(new RangeError(message));
    expect(() => codeFrame("abc", { start: 0, end: 1 }, { also: [{ start, end }] })).toThrow(new RangeError(message));
  });

  test("has a list of further spans", () => {
    expect(() => codeFrame("abc", { start: 0, end: 1 }, { also: "a" as never })).toThrow(
      new TypeError("The option 'also' must be a list, not string."),
    );
  });

  test("has a width and a mark", () => {
    expect(() => codeFrame("abc", { start: 0, end: 1 }, { width: NaN })).toThrow(
      new RangeError("The option 'width' must not be NaN."),
    );
    expect(() => codeFrame("abc", { start: 0, end: 1 }, { mark: () => 7 as unknown as string })).toThrow(
      new TypeError("The result of 'mark' must be a string, not number."),
    );
  });

  test("is marked in the requested way", () => {
    expect(codeFrame("a b", { start: 1, end: 2 }, { mark: (text) => `<${text}>` })).toBe("a< >b\n <^>");
  });
});

describe("an invisible character", () => {
  test.each<[string, string]>([
    ["\t", "\u2409"],
    ["\0", "\u2400"],
    ["\x7f", "\u2421"],
    ["\x85", "\uFFFD"],
    // Soft hyphen, zero-width joiner, a bidirectional control, a byte order mark.
    ["\u00ad", "\uFFFD"],
    ["\u200d", "\uFFFD"],
    ["\u202e", "\uFFFD"],
    ["\ufeff", "\uFFFD"],
    // Line and paragraph separators, and a lone surrogate of each kind.
    ["\u2028", "\uFFFD"],
    ["\u2029", "\uFFFD"],
    ["\ud800", "\uFFFD"],
    ["\udc00", "\uFFFD"],
    // An acute accent, a variation selector, a spacing vowel sign, an enclosing keycap.
    ["\u0301", "\uFFFD"],
    ["\ufe0f", "\uFFFD"],
    ["\u0903", "\uFFFD"],
    ["\u20e3", "\uFFFD"],
    // A vowel and a final consonant of Hangul, the tone of a skin, a tag.
    ["\u1161", "\uFFFD"],
    ["\u11a8", "\uFFFD"],
    ["\ud7fb", "\uFFFD"],
    ["\u{1f3fd}", "\uFFFD"],
    ["\u{e0041}", "\uFFFD"],
    // Not assigned, and for private use.
    ["\uffff", "\uFFFD"],
    ["\ue000", "\uFFFD"],
    ["\u00a0", "\u2423"],
    ["\u1680", "\u2423"],
    ["\u2000", "\u2423"],
    ["\u2005", "\u2423"],
    ["\u200a", "\u2423"],
    ["\u202f", "\u2423"],
    ["\u205f", "\u2423"],
    ["\u2800", "\u2423"],
    ["\u1160", "\u2423"],
    ["\uffa0", "\u2423"],
    // Ideographic space and two Hangul fillers, as wide as the surrounding letters.
    ["\u3000", "\u2423\u2423"],
    ["\u115f", "\u2423\u2423"],
    ["\u3164", "\u2423\u2423"],
  ])("%j is drawn as %s", (character, drawn) => {
    const { length } = character;
    expect(linesOf(`a${character}bc`, 1, 1 + length)).toEqual([`a${drawn}bc`, ` ${"^".repeat(drawn.length)}`]);
    expect(linesOf(`a${character}bc`, 1 + length, 2 + length)[1]).toBe(`${" ".repeat(1 + drawn.length)}^`);
  });

  test("the space of ASCII stays", () => {
    expect(linesOf("a  b", 1, 3)).toEqual(["a  b", " ^^"]);
  });
});

describe("a wide character", () => {
  test.each([
    ["an ideograph", "\u8a9e"],
    ["an ideograph of a higher plane", "\u{20000}"],
    ["a syllable of Hangul", "\ud55c"],
    ["a first consonant of Hangul", "\u1112"],
    ["Hiragana", "\u3042"],
    ["a full-width letter", "\uff21"],
    ["an angle bracket of East Asia", "\u3008"],
    ["Tangut", "\u{17000}"],
    ["Nushu", "\u{1b170}"],
    ["a hexagram", "\u4dc0"],
    ["an emoji", "\u{1f600}"],
    ["an emoji of the first plane", "\u231a"],
  ])("%s takes two columns", (_, character) => {
    const { length } = character;
    expect(linesOf(`a${character}b`, 1, 1 + length)).toEqual([`a${character}b`, " ^^"]);
    expect(linesOf(`a${character}b`, 1 + length, 2 + length)).toEqual([`a${character}b`, "   ^"]);
  });

  test.each([
    ["a letter of Latin", "\u00e9"],
    ["a letter of Hebrew", "\u05d0"],
    ["a half-width letter of Katakana", "\uff71"],
    ["a symbol that is no emoji by itself", "\u2764"],
    ["half a flag", "\u{1f1e9}"],
    ["a letter of a higher plane", "\u{1d400}"],
  ])("%s takes one", (_, character) => {
    expect(columnsOf(character)).toBe(1);
    expect(linesOf(`${character}b`, character.length, character.length + 1)).toEqual([`${character}b`, " ^"]);
  });

  test("joiners and modifiers inside an emoji take no columns", () => {
    expect(linesOf("\u{1f468}\u200d\u{1f469}b", 5, 6)).toEqual(["\u{1f468}\uFFFD\u{1f469}b", "     ^"]);
  });
});

test("one half of a surrogate pair is marked together with the other half", () => {
  expect(linesOf("a\u{1f600}b", 1, 2)).toEqual(["a\u{1f600}b", " ^^"]);
  expect(linesOf("a\u{1f600}b", 2, 3)).toEqual(["a\u{1f600}b", " ^^"]);
  expect(linesOf("a\u{1f600}b", 2, 2)).toEqual(["a\u{1f600}b", " ^^"]);
});

describe("a long input is folded", () => {
  const long = "a".repeat(100);

  test.each<[string, string, number, number, string]>([
    ["in the middle", `${long} ${long}`, 100, 101, `…${"a".repeat(34)} ${"a".repeat(35)}…\n${" ".repeat(35)}^`],
    ["at the start", ` ${long}`, 0, 1, ` ${"a".repeat(70)}…\n^`],
    ["at the end", `${long} `, 100, 101, `…${"a".repeat(70)} \n${" ".repeat(71)}^`],
    ["after the end", long, 100, 100, `…${"a".repeat(70)}\n${" ".repeat(71)}^`],
    ["near the end", `${long} bcd`, 100, 101, `…${"a".repeat(67)} bcd\n${" ".repeat(68)}^`],
    ["near the start", `bcd ${long}`, 3, 4, `bcd ${"a".repeat(67)}…\n   ^`],
    ["all of it", long, 0, 100, `${"a".repeat(71)}…\n${"^".repeat(71)}`],
    ["all but the first", long, 1, 100, `a${"a".repeat(70)}…\n ${"^".repeat(70)}`],
    ["all but the first two", `bc${long}`, 2, 102, `…${"a".repeat(70)}…\n ${"^".repeat(70)}`],
  ])("%s", (_, input, start, end, frame) => {
    expect(codeFrame(input, { start, end })).toBe(frame);
  });

  test("a long input that fits is not folded", () => {
    const just = "a".repeat(72);
    expect(linesOf(just, 0, 72)).toEqual([just, "^".repeat(72)]);
    expect(linesOf(just, 40, 41)).toEqual([just, `${" ".repeat(40)}^`]);
    // The caret after the end needs a column, too.
    expect(linesOf(just, 72, 72)).toEqual([`…${"a".repeat(70)}`, `${" ".repeat(71)}^`]);
    expect(linesOf(just.slice(1), 71, 71)).toEqual([just.slice(1), `${" ".repeat(71)}^`]);
  });

  test("to the requested width", () => {
    expect(linesOf("abcdefghijkl", 5, 6, { width: 7 })).toEqual(["…defgh…", "   ^"]);
    expect(linesOf("abcdefghijkl", 5, 6, { width: 12 })).toEqual(["abcdefghijkl", "     ^"]);
    expect(linesOf("abcdefghijkl", 5, 6, { width: Infinity })).toEqual(["abcdefghijkl", "     ^"]);
    expect(linesOf("abcdefghijkl", 5, 6, { width: undefined })).toEqual(["abcdefghijkl", "     ^"]);
  });

  test.each([4, 3, 0, -1])("to four columns at least: %i", (width) => {
    expect(linesOf("語語語", 1, 2, { width })).toEqual(["…語…", " ^^"]);
  });

  test("by columns, not by characters", () => {
    expect(linesOf("語".repeat(9), 4, 5, { width: 10 })).toEqual(["…語語語語…", "   ^^"]);
    expect(linesOf("\u{1f600}".repeat(9), 8, 10, { width: 9 })).toEqual(["…\u{1f600}\u{1f600}\u{1f600}…", "   ^^"]);
  });

  test("only the characters near the culprit are read", () => {
    const at = 5_000_000;
    const huge = "a".repeat(2 * at);
    const spies = [jest.spyOn(String.prototype, "codePointAt"), jest.spyOn(String.prototype, "slice")];
    const lines = linesOf(huge, at, 2 * at);
    const offsets = spies.flatMap(({ mock }) => (mock.calls as number[][]).flat());
    for (const spy of spies) spy.mockRestore();
    expect(lines).toEqual([`…${"a".repeat(70)}…`, ` ${"^".repeat(70)}`]);
    expect(offsets.length).toBeGreaterThan(100);
    // The end of the culprit is read, because it may split a surrogate pair.
    for (const offset of offsets.filter((each) => each < 2 * at - 1)) expect(Math.abs(offset - at)).toBeLessThan(100);
  });

  test("every frame fits the width, keeps surrogate pairs whole, and marks the culprit", () => {
    const character = fc.constantFrom("a", "é", "語", "\u{1f600}", "\u{1d400}", "\u3000", "\u0301", "\ud800");
    const text = fc.array(character, { maxLength: 30 });
    const columns = (drawn: string): number => [...drawn].reduce((sum, each) => sum + columnsOf(each), 0);
    fc.assert(
      fc.property(text, text, text, fc.integer({ min: 4, max: 40 }), (before, culprit, after, width) => {
        const start = before.join("").length;
        const input = [...before, ...culprit, ...after].join("");
        const end = start + culprit.join("").length;
        const [drawn = "", carets = ""] = linesOf(input, start, end, { width, mark: (marked) => `<${marked}>` });
        const [, left = "", marked = "", right = ""] = /^(.*)<(.*)>(.*)$/.exec(drawn) ?? [];
        expect(carets).toBe(`${" ".repeat(columns(left))}<${"^".repeat(Math.max(1, columns(marked)))}>`);
        expect(Math.max(columns(left + marked + right), carets.length - 2)).toBeLessThanOrEqual(width);
        expect(drawn).not.toMatch(/\p{Cs}/u);
        expect(left.startsWith("…") || codeFrame(input, { start: 0, end: 0 }).startsWith(left)).toBe(true);
        expect(marked === "").toBe(culprit.length === 0);
      }),
      { seed: 3986, numRuns: 500 },
    );
  });
});

test("an empty span takes no room before the end of the input", () => {
  expect(codeFrame("abcd", { start: 2, end: 2 }, { width: 4 })).toBe("abcd\n  ^");
  expect(codeFrame("abcd", { start: 4, end: 4 }, { width: 4 })).toBe("\u2026cd\n   ^");
});

describe("further spans", () => {
  const mark = (text: string): string => `<${text}>`;
  const [a, b, c] = [
    { start: 2, end: 3 },
    { start: 5, end: 7 },
    { start: 8, end: 9 },
  ];

  test("are marked, too, each with its own caret", () => {
    expect(codeFrame("0123456789", a, { also: [b, c] })).toBe("0123456789\n  ^  ^^ ^");
    expect(codeFrame("0123456789", a, { also: [b, c], mark })).toBe("01<2>34<56>7<8>9\n  <^>  <^^> <^>");
  });

  test("are marked by columns, and with whole characters", () => {
    const input = "\u4F60a\u597Da\u{1F600}a";
    expect(
      codeFrame(
        input,
        { start: 0, end: 1 },
        {
          also: [
            { start: 2, end: 3 },
            { start: 5, end: 6 },
          ],
        },
      ),
    ).toBe(`${input}\n^^ ^^ ^^`);
  });

  test.each([
    ["is empty", [{ start: 4, end: 4 }, c], "  ^     ^"],
    ["overlaps the first one", [{ start: 0, end: 3 }, c], "  ^     ^"],
    ["overlaps the one before it", [b, { start: 6, end: 8 }, c], "  ^  ^^ ^"],
    ["ends with the input", [{ start: 9, end: 10 }], "  ^      ^"],
  ])("a span that %s", (_, also, marks) => {
    expect(codeFrame("0123456789", a, { also })).toBe(`0123456789\n${marks}`);
  });

  test("can be under the caret of an empty span before them", () => {
    const empty = { start: 2, end: 2 };
    expect(codeFrame("0123456789", empty, { also: [b] })).toBe("0123456789\n  ^  ^^");
    expect(codeFrame("0123456789", empty, { also: [{ start: 2, end: 4 }] })).toBe("0123456789\n  ^^");
    expect(codeFrame("0123456789", empty, { also: [{ start: 2, end: 3 }], mark })).toBe("01<><2>3456789\n  <^><>");
  });

  test("are not marked if they are empty or begin where the frame ends", () => {
    expect(codeFrame("0123456789", a, { also: [{ start: 4, end: 4 }], mark })).toBe("01<2>3456789\n  <^>");
    const input = "0".repeat(30);
    const drawn = `<0>${"0".repeat(8)}\u2026\n<^>`;
    for (const start of [9, 10]) {
      expect(codeFrame(input, { start: 0, end: 1 }, { width: 10, also: [{ start, end: 20 }], mark })).toBe(drawn);
    }
  });

  test("are marked as far as the frame shows them", () => {
    const input = `01${"2".repeat(50)}`;
    const options = {
      width: 10,
      also: [
        { start: 3, end: 4 },
        { start: 6, end: 30 },
        { start: 40, end: 41 },
      ],
    };
    expect(codeFrame(input, { start: 0, end: 1 }, options)).toBe("012222222\u2026\n^  ^  ^^^");
    expect(codeFrame(input, { start: 0, end: 20 }, { width: 10, also: [{ start: 30, end: 31 }] })).toBe(
      "012222222\u2026\n^^^^^^^^^",
    );
  });
});
