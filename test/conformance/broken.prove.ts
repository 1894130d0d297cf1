// The suites bite: broken grammars do not pass them.
import { testMistakes } from "./broken.js";
import { oracleOf } from "./oracle.js";

testMistakes((automaton, peg, rule) => oracleOf(automaton, rule, peg).strings());
