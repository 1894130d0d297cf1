// The positions on the complete suites.
import { oracleOf } from "./oracle.js";
import { testPositions } from "./position.js";

testPositions(({ automaton }, rule) => oracleOf(automaton, rule).strings());
