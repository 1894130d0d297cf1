// Tests the parts of the suites. w-method.prove.ts proves that the suites are complete.
import { automatonOf } from "../../scripts/build/automaton.js";
import { machineOf } from "./machine.js";
import { BY_HAND, GRAMMARS, MACHINES, made, NOT_MINIMAL, stateAfter, statesOf } from "./small.js";
import { characterizationSet, suite } from "./w-method.js";

describe("the characterization set", () => {
  test.each(MACHINES)("of %s distinguishes its states", (_language, { accepts, next, ...rest }) => {
    const words = characterizationSet({ accepts, next, ...rest });
    const verdicts = next.map((_, from) =>
      words.map((word) => accepts[word.reduce((state, symbol) => Number(next[state]?.[symbol]), from)]).join(),
    );
    expect(new Set(verdicts).size).toBe(next.length);
  });

  test("is small: one word for each step of a counter, and no superfluous word", () => {
    expect(characterizationSet(BY_HAND.aa)).toEqual([[], [1], [1, 1]]);
    const either = automatonOf('r = 2( "a" / "b" )', "test", ["r"]);
    expect(characterizationSet(machineOf(either, "r"))).toEqual([[], [1], [1, 1]]);
  });

  test("throws if two states are equal", () => {
    expect(() => characterizationSet(NOT_MINIMAL)).toThrow(
      new Error("the machine is not minimal: some of its states accept the same words"),
    );
  });
});

describe("the suite", () => {
  test("is the transition cover, without an ending and with each word of the characterization set", () => {
    // Endings "" and "a"; access words "" of state 1, "?" of state 0, "a" of state 2.
    const cover = ["", "?", "a", "??", "?a", "a?", "aa"];
    const strings = [...suite(BY_HAND.a)];
    expect(strings.sort()).toEqual(cover.flatMap((word) => [word, `${word}a`]).sort());
  });

  test.each(GRAMMARS)("of %j is deterministic and has each character after each state", (...grammar) => {
    const { automaton, machine } = made(grammar);
    for (const small of [Infinity, 0]) {
      const strings = [...suite(machine, { small })];
      expect([...suite(machine, { small })]).toEqual(strings);
      const characters = machine.classes.flat();
      const missing = new Set(
        statesOf(automaton).flatMap((state) => characters.map((each) => `${String(state)} ${each}`)),
      );
      for (const text of strings) {
        let before = "";
        for (const character of text) {
          missing.delete(`${String(stateAfter(automaton, before))} ${character}`);
          before += character;
        }
      }
      expect([...missing]).toEqual([]);
    }
  });
});
