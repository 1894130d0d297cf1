// The positions on each transition of the automata.
import { transitionCover } from "./cover.js";
import { machineOf } from "./machine.js";
import { testPositions } from "./position.js";

testPositions(({ automaton }, rule) => {
  const machine = machineOf(automaton, rule);
  return transitionCover(machine, machine).strings;
});
