// The positions on the complete suites.
import { oracleOf } from "./oracle.js";
import { testPositions } from "./position.js";

testPositions(({ automaton }, rule) =>
  oracleOf(automaton, rule, undefined, { small: 20_000, large: 100_000 }).strings(),
);
