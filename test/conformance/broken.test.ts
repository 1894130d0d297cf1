// The proof and the covers bite: broken grammars do not pass them.
import { testMistakes } from "./broken.js";
import { coverOf } from "./cover.js";

testMistakes((automaton, peg, rule) => coverOf(automaton, peg, rule).strings);
