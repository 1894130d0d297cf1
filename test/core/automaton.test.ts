import { table } from "../../generated/rfc3986.reference.js";
import { Automaton } from "../../src/core/automaton.js";

test("a rule without a start state is refused", () => {
  expect(() => new Automaton(table).test("", "constructor")).toThrow(
    new RangeError('no start state for the rule "constructor"'),
  );
});
