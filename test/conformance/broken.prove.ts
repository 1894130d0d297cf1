// The suites detect broken grammars.
import { testMistakes } from "./broken.js";
import { oracleOf } from "./oracle.js";

testMistakes((automaton, peg, rule) => oracleOf(automaton, rule, peg).strings());
