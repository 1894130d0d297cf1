// The proof, the covers and the suites detect broken grammars.
import { testMistakes } from "./broken.js";
import { coverOf } from "./cover.js";
import { oracleOf } from "./oracle.js";

describe("the covers", () => {
  testMistakes((automaton, peg, rule) => coverOf(automaton, peg, rule).strings);
});

describe("the suites", () => {
  testMistakes((automaton, peg, rule) => oracleOf(automaton, rule, peg).strings());
});
