/**
 * Texts with holes that are very long or very many.
 *
 * @module
 */
import { HOLES } from "../../src/core/holes.js";
import { diagnoseInterpolated } from "../../src/index.js";
import { diagnoseInterpolated as diagnoseOfSchemes } from "../../src/schemes/index.js";

/**
 * Tests that such texts are read, whatever the holes hold.
 *
 * @param length the length of long texts
 * @param count the number of many texts
 */
export function testHostileTexts(length: number, count: number): void {
  const many = (text: string): readonly string[] => new Array<string>(count).fill(text);

  test.each<readonly [name: string, strings: readonly string[], faults: number]>([
    ["a long text", ["", `/${"ab/c?d=1&".repeat(length / 10)}`], 0],
    ["a long text and a fault", ["", `/${"ab/c?d=1&".repeat(length / 10)}`, "/a b"], 1],
    ["a long text of spaces", ["", " ".repeat(length)], 1],
    ["a long text with many faults", ["", "/% ".repeat(length / 3)], 100],
    ["a long text of halves of pairs", ["", "\uD83D".repeat(length), "\uDE00"], 1],
    ["many holes", many("/a"), 0],
    ["many empty texts", many(""), 0],
    ["many holes and faults", many("/<"), 100],
    ["many incomplete percent-encodings", [...many("%"), "/ a"], 1],
  ])("%s", (_name, strings, faults) => {
    for (const hole of HOLES) {
      expect(diagnoseInterpolated(strings, { hole })).toHaveLength(faults);
      expect(diagnoseOfSchemes(["a:", ...strings], { hole })).toHaveLength(faults);
    }
  });
}
