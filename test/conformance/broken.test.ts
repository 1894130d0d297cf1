// The proof and the covers detect broken grammars.
import { testMistakes } from "./broken.js";
import { coverOf } from "./cover.js";

testMistakes((automaton, peg, rule) => coverOf(automaton, peg, rule).strings);
