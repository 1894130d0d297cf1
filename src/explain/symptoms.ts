/**
 * Leaves out faults that are only symptoms of another one: one fault has one diagnostic. After a fault whose repair
 * nobody knows, the automaton of a scheme reads the rest of the text in the wrong place.
 *
 * @module
 */
import { characterEnd } from "../core/diagnostic.js";
import { byPlace } from "../core/edits.js";
import { lazyFor } from "../core/lazy.js";
import { isTriplet } from "../core/percent.js";
import type { Explanation, Fault } from "./explain.js";
import { run, type Machine } from "./machine.js";
import { GRAMMAR, NEEDLESS } from "./unrepaired.js";

/** The faults that are guesses about the meaning of a delimiter. */
const GUESSED: readonly string[] = ["empty-part", "repeated-character", "separator", "unencoded-delimiter"];
/** The faults that only the grammar of a scheme finds. */
const STRUCTURAL: readonly string[] = [
  ...GUESSED,
  GRAMMAR,
  NEEDLESS,
  "case",
  "padding",
  "port",
  "query",
  "repeated-colon",
];
/** The faults of the front that a wrong character behind them can cause. */
const FRONT: readonly string[] = ["missing-scheme", "scheme-delimiter", "slashes", "space-after-scheme"];
/** The faults of a character that can have been typed instead of a delimiter. */
const TYPED: readonly string[] = [
  "backslash",
  "brace",
  "bracket",
  "delimiter",
  "excluded-character",
  "percent",
  "space",
];
/** White space at an end is a fault of its own, whose repair is certain. */
const AROUND = "white-space-around";
/** The length of the longest text in which other characters are tried. */
export const MOST_TRIED = 10_000;

/**
 * Returns an explanation without faults that are symptoms of another one.
 *
 * @param input a refused text
 * @param explanation all faults of the text
 */
export function withoutSymptoms(input: string, explanation: Explanation): Explanation {
  const { isRepaired } = explanation;
  const around = explanation.faults.filter(({ code }) => code === AROUND);
  const faults = around.length === 0 ? explanation.faults : explanation.faults.filter(({ code }) => code !== AROUND);
  if (faults.length < 2) return explanation;
  const begin = around.find(({ start }) => start === 0)?.end ?? 0;
  const text = input.slice(begin, around.find(({ end }) => end === input.length)?.start);
  const [first, second] = faults as readonly [Fault, Fault];
  // Two faults that are true of themselves, such as "%" and a space, stay two.
  const isSymptom = FRONT.includes(first.code) || second.code === first.code || isStructural(second);
  // A delimiter as data is often there twice.
  const areData = isRepaired && faults.every(({ code }) => code === "unencoded-delimiter");
  const isOne =
    !areData &&
    (isStructural(first) || TYPED.includes(first.code) || FRONT.includes(first.code)) &&
    (isOnly(text, first, first.start - begin) ||
      isOnly(text, first, first.end - begin) ||
      (isSymptom && isOnly(text, second, second.start - begin)));
  const withAround = (kept: readonly Fault[]): readonly Fault[] => [...around, ...kept].sort(byPlace);
  if (isOne && isRepaired && !faults.some(isGuess)) {
    return { ...explanation, faults: withAround([merged(first, faults)]) };
  }
  const kept = isOne ? [alone(first)] : untilNamed(faults);
  return kept === faults ? explanation : { ...explanation, faults: withAround(kept), isRepaired: false };
}

const isGuess = ({ code, slip }: Fault): boolean => slip === undefined && GUESSED.includes(code);
const isStructural = ({ code, ground, slip }: Fault): boolean =>
  ground.isScheme && slip === undefined && STRUCTURAL.includes(code);

/**
 * Leaves out what follows a fault of the scheme's syntax without a repair. If only the grammar explains this fault, a
 * guess before it was wrong.
 */
function untilNamed(faults: readonly Fault[]): readonly Fault[] {
  const named = faults.findIndex((each) => isStructural(each) && each.isNamed);
  const isWrong = faults[named]?.code === GRAMMAR;
  const last = isWrong ? faults.findIndex((each, at) => isGuess(each) || at === named) : named;
  if (named === -1 || !faults.some((each, at) => at > last && isStructural(each))) return faults;
  const kept = faults.filter((each, at) => at <= last || !isStructural(each));
  return last === named ? kept : kept.map((each, at) => (at === last ? alone(each) : each));
}

/** Returns a fault with the edits of all faults. */
function merged(fault: Fault, faults: readonly Fault[]): Fault {
  const edits = faults.flatMap((each) => each.edits).sort(byPlace);
  return { ...fault, edits, ours: faults.flatMap((each) => each.ours) };
}

/** Returns a fault without its repair, which does not give a valid text. In place of a guess, the grammar explains it. */
function alone(fault: Fault): Fault {
  const named = { ...fault, isNamed: true, edits: [] };
  if (!isGuess(fault)) return named;
  const { text, at, index } = fault;
  return { ...named, code: GRAMMAR, start: index, end: index + characterEnd(text, at) - at };
}

/**
 * Returns whether an input has no other fault: it is valid without the character at an offset, or with another one there
 * or before it.
 */
function isOnly(input: string, { code, ground: { machine } }: Fault, offset: number): boolean {
  if (input.length > MOST_TRIED) return false;
  // The culprit can be a digit of a "%".
  const from = code === "percent" ? input.lastIndexOf("%", offset) : offset;
  const before = run(machine, machine.start, input.slice(0, from));
  const end = isTriplet(input, from) ? from + 3 : characterEnd(input, from);
  const reads = (first: number, start: number): boolean => {
    const { at, state } = machine.advance(input, start, first);
    return at === input.length && machine.accepts(state);
  };
  if (end > from && reads(before, end)) return true;
  return statesAfter(machine)(before).some((state) => reads(state, end) || reads(state, from));
}

const HASH = 0x23;

/** Returns the states after each ASCII character but "#", after which a fragment would accept nearly everything. */
const statesAfter = /* @__PURE__ */ lazyFor((machine: Machine) =>
  lazyFor((state: number): readonly number[] => {
    const next = new Set<number>();
    for (let code = 0; code < 0x80; code++) if (code !== HASH) next.add(machine.step(state, code));
    next.delete(0);
    return [...next];
  }),
);
