import { automatonOf, type Automaton } from "../../scripts/build/automaton.js";
import { encodeTable } from "../../scripts/build/table.js";
import { Automaton as Decoded } from "../../src/core/automaton.js";
import { differences, oracleOf } from "../conformance/oracle.js";

/** Encodes an automaton and decodes it again. */
function decoded(automaton: Automaton): Decoded {
  const { starts, ...table } = encodeTable(automaton);
  return new Decoded({
    ...table,
    starts: Object.fromEntries(automaton.rules.map((rule, index) => [rule, Number(starts[index])])),
  });
}

test("a table lists the classes, named after their characters, and the moves and the acceptance of each state", () => {
  const automaton = automatonOf(`a = "x" b\nb = *%x30-39 [ "." ]`, "test", ["a", "b"]);
  expect(encodeTable(automaton)).toEqual({
    starts: [1, 2],
    classes: `${" ".repeat(46)}O ${"Z".repeat(10)}${" ".repeat(30)}x${" ".repeat(31)}x${" ".repeat(7)}`,
    states: "x1,O1Z0..",
  });
});

const GRAMMARS: readonly (readonly [abnf: string, rules: string[]])[] = [
  [`a = ""`, ["a"]],
  [`a = *%x00-7F`, ["a"]],
  [`a = %x00 %x7F`, ["a"]],
  [`a = "x" b\nb = *%x30-39 [ "." ]`, ["a", "b"]],
  [`a = d / %x31-39 d / "1" 2d / "2" %x30-34 d / "25" %x30-35\nd = %x30-39`, ["d", "a"]],
  [`a = *12( "x" / 2"y" ) / b\nb = *9"y" [ "z" ]`, ["b", "a"]],
];

// The suite is complete for automata with at most as many states, so no difference proves that they are equal.
test.each(GRAMMARS)("decoding restores %j", (abnf, rules) => {
  const automaton = automatonOf(abnf, "test", rules);
  const table = decoded(automaton);
  expect(table.rules).toEqual(rules);
  for (const rule of rules) {
    const oracle = oracleOf(automaton, rule);
    expect(differences(oracle, (text) => table.test(text, rule), { strings: oracle.strings() })).toEqual([]);
  }
});

/** Makes an automaton with a number of classes of one character each, and one class of all other characters. */
const withClasses = (count: number): Automaton =>
  automatonOf(`a = ${Array.from({ length: count }, (_, index) => `2%d${String(index)}`).join(" / ")}`, "test", ["a"]);

test("the number of classes is limited by the number of their names", () => {
  const most = 75;
  const automaton = withClasses(most);
  expect(automaton.classes).toBe(most + 1);
  const { classes } = encodeTable(automaton);
  expect(new Set(classes.slice(0, most)).size).toBe(most);
  expect(classes.slice(0, most)).toMatch(/^[^\d\s.,="\\]*$/);
  const table = decoded(automaton);
  const oracle = oracleOf(automaton, "a");
  expect(differences(oracle, (text) => table.test(text, "a"), { strings: oracle.strings() })).toEqual([]);
  expect(() => encodeTable(withClasses(most + 1))).toThrow(new Error("77 classes are too many"));
});
