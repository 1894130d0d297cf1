import { automatonOf } from "../../scripts/build/automaton.js";
import { accessWords, ASCII, machineOf } from "./machine.js";
import { BY_HAND } from "./small.js";

describe("the machine of one rule", () => {
  test("has the states that the rule reaches, with the refusing state first, and the classes that these states distinguish", () => {
    const abnf = 'r = %x61-63 [ "-" ]\ns = "b" "b" "b"';
    const { start, accepts, classes, next } = machineOf(automatonOf(abnf, "test", ["s", "r"]), "r");
    expect({ start, accepts, next }).toEqual({
      start: 1,
      accepts: [false, false, true, true],
      next: [
        [0, 0, 0],
        [0, 0, 2],
        [0, 3, 0],
        [0, 0, 0],
      ],
    });
    expect(classes.slice(1)).toEqual([["-"], ["a", "b", "c"]]);
  });

  test("has all other characters, and some outside ASCII, in the refusing class", () => {
    const [refused = [], letters] = machineOf(automatonOf("r = %x61-7A", "test", ["r"]), "r").classes;
    expect(letters).toEqual([..."abcdefghijklmnopqrstuvwxyz"]);
    expect(refused.filter((each) => each < "\u0080")).toEqual(ASCII.filter((each) => !letters?.includes(each)));
    expect(refused).toEqual(expect.arrayContaining([" ", "\0", "\x7F", "\u0080", "\u212A", "\uD800", "\uDFFF"]));
    expect(new Set(refused).size).toBe(refused.length);
  });

  test("throws for a rule that the automaton does not have", () => {
    expect(() => machineOf(automatonOf('r = "a"', "test", ["r"]), "R")).toThrow(
      new RangeError("the automaton has no rule R"),
    );
  });
});

describe("access words", () => {
  test("are the shortest, one for each state", () => {
    expect([...accessWords(BY_HAND["(aaa)*"])]).toEqual([
      [1, []],
      [0, [0]],
      [2, [1]],
      [3, [1, 1]],
    ]);
    expect([...accessWords(BY_HAND["a*b"])]).toEqual([
      [1, []],
      [0, [0]],
      [2, [2]],
    ]);
  });
});
