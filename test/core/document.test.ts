import fc from "fast-check";
import { applyRepairs, diagnose, lineColumn, type Diagnostic, type Edit } from "../../src/index.js";

describe("lineColumn", () => {
  test.each([
    ["", 0, 1, 1],
    ["ab", 2, 1, 3],
    ["a\nb", 1, 1, 2],
    ["a\nb", 2, 2, 1],
    ["a\r\nb", 2, 1, 3],
    ["a\r\nb", 3, 2, 1],
    ["a\rb", 2, 1, 3],
    ["\n\n", 2, 3, 1],
    ["\u{1F600}x", 2, 1, 3],
  ])("%j, offset %d", (document, offset, line, column) => {
    expect(lineColumn(document, offset)).toEqual({ line, column });
  });

  test("it counts as splitting the text does", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "\n", "\r", "\u{1F600}") });
    fc.assert(
      fc.property(text, fc.nat(), (document, seed) => {
        const offset = seed % (document.length + 1);
        const lines = document.slice(0, offset).split("\n");
        expect(lineColumn(document, offset)).toEqual({
          line: lines.length,
          column: (lines.at(-1) as string).length + 1,
        });
      }),
      { seed: 1 },
    );
  });

  test("what is not in the document is refused", () => {
    expect(() => lineColumn("ab", 3)).toThrow(new RangeError("The offset must be a whole number from 0 to 2."));
    expect(() => lineColumn("ab", 0.5)).toThrow(new RangeError("The offset must be a whole number from 0 to 2."));
    expect(() => lineColumn("ab", "1" as never)).toThrow(new TypeError("The offset must be a number, not string."));
    expect(() => lineColumn(1 as never, 0)).toThrow(new TypeError("The document must be a string, not number."));
  });
});

const repairing = (certain: boolean, ...edits: Edit[]): Pick<Diagnostic, "repair"> => ({
  repair: { message: "", certain, edits },
});
const edit = (start: number, end: number, text: string): Edit => ({ start, end, text });

describe("applyRepairs", () => {
  test("certain repairs are made, and guesses if they are asked for", () => {
    const text = "http://a.example:8o80/a b";
    const faults = diagnose(text);
    const repaired = applyRepairs(text, faults);
    expect(repaired.text).toBe("http://a.example:8o80/a%20b");
    expect(repaired.applied.map(({ code }) => code)).toEqual(["rfc3986/space"]);
    expect(applyRepairs(text, faults, { certain: false })).toEqual({
      text: "http://a.example:8080/a%20b",
      applied: faults,
    });
    expect(applyRepairs(text, [])).toEqual({ text, applied: [] });
  });

  test("the order of the list does not matter for repairs that are apart", () => {
    const [one, other] = [repairing(true, edit(0, 1, "x")), repairing(true, edit(1, 1, "y"), edit(2, 3, "z"))];
    expect(applyRepairs("abc", [other, one])).toEqual({ text: "xybz", applied: [other, one] });
    expect(applyRepairs("abc", new Set([one, other, { repair: undefined } as never, {}])).text).toBe("xybz");
  });

  test("a repair is made whole or not at all", () => {
    const [first, second] = [repairing(true, edit(1, 2, "x")), repairing(true, edit(0, 1, "y"), edit(1, 3, "z"))];
    expect(applyRepairs("abc", [first, second])).toEqual({ text: "axc", applied: [first] });
    expect(applyRepairs("abc", [second, first])).toEqual({ text: "yz", applied: [second] });
    const [insert, same] = [repairing(true, edit(1, 1, "x")), repairing(true, edit(1, 1, "y"))];
    expect(applyRepairs("ab", [insert, same])).toEqual({ text: "axb", applied: [insert] });
    expect(applyRepairs("ab", [same, insert])).toEqual({ text: "ayb", applied: [same] });
    const twice = repairing(true, edit(1, 1, "x"), edit(1, 1, "y"));
    expect(applyRepairs("ab", [twice]).text).toBe("axyb");
  });

  test("the edits that are made are apart, and are those of whole repairs", () => {
    const repairs = fc.array(fc.array(fc.tuple(fc.nat(9), fc.nat(3)), { minLength: 1, maxLength: 3 }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(repairs, (lists) => {
        const document = "0123456789abcdef";
        const given = lists.map((list, index) => {
          let at = 0;
          const edits = list.map(([skip, length]) => {
            const start = Math.min(at + skip, document.length);
            at = Math.min(start + length, document.length);
            return edit(start, at, `<${String(index)}>`);
          });
          return repairing(true, ...edits);
        });
        const { text, applied } = applyRepairs(document, given);
        const made = applied.flatMap(({ repair }) => repair?.edits ?? []);
        // Each edit is written once, and what no edit replaces stays in its order.
        expect([...text.matchAll(/<\d+>/g)]).toHaveLength(made.length);
        const replaced = new Set(
          made.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)),
        );
        expect(replaced.size).toBe(made.reduce((sum, { start, end }) => sum + end - start, 0));
        expect(text.replace(/<\d+>/g, "")).toBe([...document].filter((_, index) => !replaced.has(index)).join(""));
        expect(given.length === 0 || applied.length > 0).toBe(true);
      }),
      { seed: 1 },
    );
  });

  test("bad arguments are refused", () => {
    expect(() => applyRepairs(null as never, [])).toThrow(new TypeError("The document must be a string, not null."));
    expect(() => applyRepairs("a", "b" as never)).toThrow(new TypeError("The diagnostics must be a list, not string."));
    expect(() => applyRepairs("a", [1] as never)).toThrow(
      new TypeError("The diagnostic must be an object, not number."),
    );
    expect(() => applyRepairs("a", [], { certain: 1 } as never)).toThrow(
      new TypeError("The option 'certain' must be a boolean, not number."),
    );
    expect(() => applyRepairs("a", [repairing(true, edit(0, 2, ""))])).toThrow(
      new RangeError("'end' of the edit must be a whole number from 0 to 1."),
    );
    expect(() => applyRepairs("ab", [repairing(true, edit(1, 2, ""), edit(0, 1, ""))])).toThrow(
      new RangeError("The edits must be in the order of the text, without overlaps."),
    );
    expect(() => applyRepairs("ab", [{ repair: {} }] as never, { certain: false })).toThrow(
      new TypeError("'edits' of the repair must be a list, not undefined."),
    );
  });
});
