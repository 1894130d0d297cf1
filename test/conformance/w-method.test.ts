// The suite's claim, tried on machines small enough to try all faulty implementations of them.
import { automatonOf, type Automaton } from "../../scripts/build/automaton.js";
import { accessWords, ASCII, machineOf, type Machine } from "./machine.js";
import { characterizationSet, suite } from "./w-method.js";

/** Machines by hand over the classes of "?", which refuses, "a" and "b"; state 0 refuses. */
// prettier-ignore
const BY_HAND = {
  "a": machine(1, [2], ["?", "a"], [[0, 0], [0, 2], [0, 0]]),
  "a*": machine(1, [1], ["?", "a"], [[0, 0], [0, 1]]),
  "(aa)*": machine(1, [1], ["?", "a"], [[0, 0], [0, 2], [0, 1]]),
  "(aaa)*": machine(1, [1], ["?", "a"], [[0, 0], [0, 2], [0, 3], [0, 1]]),
  "aa": machine(1, [3], ["?", "a"], [[0, 0], [0, 2], [0, 3], [0, 0]]),
  "a*b": machine(1, [2], ["?", "a", "b"], [[0, 0, 0], [0, 1, 2], [0, 0, 0]]),
  "(ab)*": machine(1, [1], ["?", "a", "b"], [[0, 0, 0], [0, 2, 0], [0, 0, 1]]),
  "(b|ab*a)*": machine(1, [1], ["?", "a", "b"], [[0, 0, 0], [0, 2, 1], [0, 1, 2]]),
  "b*a(a|b)*": machine(1, [2], ["?", "a", "b"], [[0, 0, 0], [0, 2, 1], [0, 2, 2]]),
} as const;
const MACHINES = Object.entries(BY_HAND);

/** The language of "a*" with a state too many. */
// prettier-ignore
const NOT_MINIMAL = machine(1, [1, 2], ["?", "a"], [[0, 0], [0, 2], [0, 1]]);

function machine(start: number, accepting: number[], classes: string[], next: number[][]): Machine {
  return {
    start,
    accepts: next.map((_, state) => accepting.includes(state)),
    classes: classes.map((c) => [...c]),
    next,
  };
}

/** Small grammars, each with a rule `r` to test and sometimes another that needs finer classes. */
const GRAMMARS: readonly (readonly [abnf: string, others: string[]])[] = [
  ['r = "a"', []],
  ['r = ""', []],
  ["r = *%x61-7A", []],
  ['r = %x61-7A\ns = "m" / %x30-39', ["s"]],
  ['r = *( %x61-7A / "%" 2h )\nh = %x30-39 / "A" / "B" / "C" / "D" / "E" / "F"', ["h"]],
  ['r = d / %x31-39 d / "1" 2d / "2" %x30-34 d / "25" %x30-35\nd = %x30-39', ["d"]],
  ['r = l [ *3( l / d / "-" ) ( l / d ) ]\nl = %x61-7A / %x41-5A\nd = %x30-39', ["l", "d"]],
];

function made([abnf, others]: (typeof GRAMMARS)[number]): { automaton: Automaton; machine: Machine } {
  const automaton = automatonOf(abnf, "test", ["r", ...others]);
  return { automaton, machine: machineOf(automaton, "r") };
}

/** The state of the automaton after a text, from the start of its first rule. */
function stateAfter({ starts, classOf, next }: Pick<Automaton, "starts" | "classOf" | "next">, text: string): number {
  let state = Number(starts[0]);
  for (let at = 0; at < text.length; at++) state = Number(next[state]?.[classOf[text.charCodeAt(at)] ?? 0]);
  return state;
}

/** The states that the automaton's first rule can reach, and the refusing one. */
function statesOf({ starts, next }: Automaton): number[] {
  const states = new Set([0, ...starts.slice(0, 1)]);
  for (const state of states) for (const target of next[state] ?? []) states.add(target);
  return [...states];
}

/** Languages with a machine that is not minimal, and how many states to try it on. */
// prettier-ignore
const STRUCTURED: readonly (readonly [language: string, minimal: Machine, structure: Machine, states: number])[] = [
  ["a*", BY_HAND["a*"], machine(1, [1, 2, 3], ["?", "a"], [[0, 0], [0, 2], [0, 3], [0, 3]]), 4],
  ["(aa)*", BY_HAND["(aa)*"], machine(1, [1, 3], ["?", "a"], [[0, 0], [0, 2], [0, 3], [0, 4], [0, 1]]), 4],
  ["(a|b)*", machine(1, [1], ["?", "ab"], [[0, 0], [0, 1]]),
    machine(1, [1, 2, 3], ["?", "a", "b"], [[0, 0, 0], [0, 2, 3], [0, 2, 3], [0, 2, 3]]), 3],
];

/** All lists of numbers below `base` of a length. */
function* lists(length: number, base: number): Generator<number[]> {
  if (length === 0) yield [];
  else for (const rest of lists(length - 1, base)) for (let digit = 0; digit < base; digit++) yield [...rest, digit];
}

/** How all machines of a size fare with strings. */
interface Trial {
  /** How many give the right verdict on each, and accept the right language. */
  readonly right: number;
  /** How many do so and accept another language. */
  readonly wrong: number;
  /** How many of these are in no state that no text of the cover leads to. */
  readonly wrongCovered: number;
}

/**
 * Tries all machines of a size, with any moves at all and any states accepting; they start in state 0.
 *
 * @param specified the right one
 * @param alphabet the characters that all of them tell apart
 */
function trial(
  specified: Machine,
  alphabet: readonly string[],
  { size, strings, cover }: { size: number; strings: readonly string[]; cover: readonly string[] },
): Trial {
  const width = alphabet.length;
  const read = (text: string): number[] => [...text].map((character) => alphabet.indexOf(character));
  const next = specified.next.map((row) =>
    alphabet.map((character) => row[specified.classes.findIndex((members) => members.includes(character))] ?? 0),
  );
  const cases = strings.map((text) => {
    const word = read(text);
    const state = word.reduce((from, symbol) => Number(next[from]?.[symbol]), specified.start);
    return { word, right: specified.accepts[state] };
  });
  const covering = cover.map(read);
  let [right, wrong, wrongCovered] = [0, 0, 0];
  for (const moves of lists(size * width, size)) {
    const after = (word: readonly number[]): number =>
      word.reduce((state, symbol) => Number(moves[state * width + symbol]), 0);
    const ends = cases.map((each) => after(each.word));
    for (const accepting of lists(size, 2)) {
      if (!ends.every((end, index) => (accepting[end] === 1) === cases[index]?.right)) continue;
      const pairs = new Set([`0 ${String(specified.start)}`]);
      const reached = new Set<number>();
      let same = true;
      for (const pair of pairs) {
        const [mine = 0, theirs = 0] = pair.split(" ").map(Number);
        reached.add(mine);
        same &&= (accepting[mine] === 1) === specified.accepts[theirs];
        for (let symbol = 0; symbol < width; symbol++) {
          pairs.add(`${String(moves[mine * width + symbol])} ${String(next[theirs]?.[symbol])}`);
        }
      }
      if (same) right++;
      else {
        wrong++;
        for (const word of covering) reached.delete(after(word));
        if (reached.size === 0) wrongCovered++;
      }
    }
  }
  return { right, wrong, wrongCovered };
}

describe("the machine of one rule", () => {
  test("has the states that the rule reaches, the refusing one first, and the classes that these tell apart", () => {
    const abnf = 'r = %x61-63 [ "-" ]\ns = "b" "b" "b"';
    const { start, accepts, classes, next } = machineOf(automatonOf(abnf, "test", ["s", "r"]), "r");
    expect({ start, accepts, next }).toEqual({
      start: 1,
      accepts: [false, false, true, true],
      next: [
        [0, 0, 0],
        [0, 0, 2],
        [0, 3, 0],
        [0, 0, 0],
      ],
    });
    expect(classes.slice(1)).toEqual([["-"], ["a", "b", "c"]]);
  });

  test("has every other character in the class that refuses, and some past ASCII", () => {
    const [refused = [], letters] = machineOf(automatonOf("r = %x61-7A", "test", ["r"]), "r").classes;
    expect(letters).toEqual([..."abcdefghijklmnopqrstuvwxyz"]);
    expect(refused.filter((each) => each < "\u0080")).toEqual(ASCII.filter((each) => !letters?.includes(each)));
    expect(refused).toEqual(expect.arrayContaining([" ", "\0", "\x7F", "\u0080", "\u212A", "\uD800", "\uDFFF"]));
    expect(new Set(refused).size).toBe(refused.length);
  });

  test("is refused for a rule that the automaton has not", () => {
    expect(() => machineOf(automatonOf('r = "a"', "test", ["r"]), "R")).toThrow(
      new RangeError("the automaton has no rule R"),
    );
  });
});

describe("access words", () => {
  test("are shortest, one for each state", () => {
    expect([...accessWords(BY_HAND["(aaa)*"])]).toEqual([
      [1, []],
      [0, [0]],
      [2, [1]],
      [3, [1, 1]],
    ]);
    expect([...accessWords(BY_HAND["a*b"])]).toEqual([
      [1, []],
      [0, [0]],
      [2, [2]],
    ]);
  });
});

describe("the characterization set", () => {
  test.each(MACHINES)("of %s tells its states apart", (_language, { accepts, next, ...rest }) => {
    const words = characterizationSet({ accepts, next, ...rest });
    const verdicts = next.map((_, from) =>
      words.map((word) => accepts[word.reduce((state, symbol) => Number(next[state]?.[symbol]), from)]).join(),
    );
    expect(new Set(verdicts).size).toBe(next.length);
  });

  test("is small: one word for each step of a counter, none that the others make superfluous", () => {
    expect(characterizationSet(BY_HAND.aa)).toEqual([[], [1], [1, 1]]);
    const either = automatonOf('r = 2( "a" / "b" )', "test", ["r"]);
    expect(characterizationSet(machineOf(either, "r"))).toEqual([[], [1], [1, 1]]);
  });

  test("is refused where two states are the same", () => {
    expect(() => characterizationSet(NOT_MINIMAL)).toThrow(
      new Error("the machine is not minimal: some of its states accept the same words"),
    );
  });
});

describe("the suite", () => {
  test("is the transition cover, followed by nothing and by the characterization set", () => {
    // Endings "" and "a"; access words "" of state 1, "?" of state 0, "a" of state 2.
    const cover = ["", "?", "a", "??", "?a", "a?", "aa"];
    const strings = [...suite(BY_HAND.a)];
    expect(strings.sort()).toEqual(cover.flatMap((word) => [word, `${word}a`]).sort());
  });

  test.each(GRAMMARS)("of %j is the same each time, and has each character behind each state", (...grammar) => {
    const { automaton, machine } = made(grammar);
    for (const small of [Infinity, 0]) {
      const strings = [...suite(machine, { small })];
      expect([...suite(machine, { small })]).toEqual(strings);
      const characters = machine.classes.flat();
      const missing = new Set(
        statesOf(automaton).flatMap((state) => characters.map((each) => `${String(state)} ${each}`)),
      );
      for (const text of strings) {
        let before = "";
        for (const character of text) {
          missing.delete(`${String(stateAfter(automaton, before))} ${character}`);
          before += character;
        }
      }
      expect([...missing]).toEqual([]);
    }
  });

  // The two claims themselves, by brute force.
  test.each(MACHINES)("of %s passes no machine of its size with another language", (_language, specified) => {
    const size = specified.next.length;
    const found = trial(specified, specified.classes.flat(), { size, strings: [...suite(specified)], cover: [] });
    // Right are its own states, in any order but for the start.
    expect(found).toEqual({ right: [0, 1, 1, 2, 6][size], wrong: 0, wrongCovered: 0 });
  });

  test.each(STRUCTURED)(
    "of %s with a structure passes no machine that it covers",
    (_language, minimal, structure, size) => {
      const alphabet = structure.classes.flat();
      const cover = [...accessWords(structure).values()].map((word) => word.map((symbol) => alphabet[symbol]).join(""));
      const without = trial(minimal, alphabet, { size, strings: [...suite(minimal)], cover });
      const found = trial(minimal, alphabet, { size, strings: [...suite(minimal, { structure })], cover });
      expect(without.wrongCovered).toBeGreaterThan(0);
      expect(found.wrongCovered).toBe(0);
      expect(found.right).toBe(without.right);
    },
  );

  test.each(GRAMMARS)("of %j fails every machine with one fault", (...grammar) => {
    const { automaton, machine } = made(grammar);
    const states = statesOf(automaton);
    const ascii = machine.classes.map((members) => members.filter((member) => member < "\x80"));

    /** The faults no string of the suite shows, among those that treat each list alike; past ASCII is in the first. */
    const survivors = (strings: readonly string[], alike: readonly (readonly string[])[]): string[] => {
      const classOf = new Uint8Array(128);
      alike.forEach((members, number) => {
        for (const member of members) classOf[member.charCodeAt(0)] = number;
      });
      const next = automaton.next.map((row) =>
        alike.map(([member = "\x80"]) => row[automaton.classOf[member.charCodeAt(0)] ?? 0] ?? 0),
      );
      const accepts = [...automaton.accepts];
      const faulty = { starts: automaton.starts, classOf, next };
      const cases = strings.map((text) => ({ text, right: accepts[stateAfter(automaton, text)] }));
      const passes = (tried: typeof cases): boolean =>
        tried.every(({ text, right }) => accepts[stateAfter(faulty, text)] === right);
      expect(passes(cases)).toBe(true);

      const holding = alike.map((_, symbol) =>
        cases.filter(({ text }) => [...text].some((each) => (classOf[each.charCodeAt(0)] ?? 0) === symbol)),
      );

      const found: string[] = [];
      for (const state of states) {
        accepts[state] = !accepts[state];
        if (passes(cases)) found.push(`acceptance of ${String(state)}`);
        accepts[state] = !accepts[state];
        const row = next[state] ?? [];
        row.forEach((target, symbol) => {
          // A fault of one move is seen where the move's characters are.
          const tried = holding[symbol] ?? [];
          for (const other of states) {
            if (other === target) continue;
            row[symbol] = other;
            if (passes(tried))
              found.push(`from ${String(state)} with ${JSON.stringify(alike[symbol])} to ${String(other)}`);
          }
          row[symbol] = target;
        });
      }
      return found;
    };

    expect(survivors([...suite(machine, { small: 0 })], ascii)).toEqual([]);
    expect(
      survivors([...suite(machine, { small: Infinity })], [[], ...ascii.flat().map((member) => [member])]),
    ).toEqual([]);
  });
});
