// Proves the claim of the suite on machines so small that all their faulty implementations can be tested.
import { accessWords, type Machine } from "./machine.js";
import { GRAMMARS, MACHINES, made, stateAfter, statesOf, STRUCTURED } from "./small.js";
import { suite } from "./w-method.js";

/** Yields all lists of a length of numbers below `base`. */
function* lists(length: number, base: number): Generator<number[]> {
  if (length === 0) yield [];
  else for (const rest of lists(length - 1, base)) for (let digit = 0; digit < base; digit++) yield [...rest, digit];
}

/** The results of all machines of a size on some strings. */
interface Trial {
  /** The number of machines that pass and accept the right language. */
  readonly right: number;
  /** The number of machines that pass but accept another language. */
  readonly wrong: number;
  /** The number of these whose states are all reached by texts of the cover. */
  readonly wrongCovered: number;
}

/**
 * Tests all machines of a size, with all possible moves and accepting states. They start in state 0.
 *
 * @param specified the correct machine
 * @param alphabet the characters that all machines distinguish
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

describe("the suite", () => {
  // Both claims, tested by brute force.
  test.each(MACHINES)("of %s passes no machine of the same size with another language", (_language, specified) => {
    const size = specified.next.length;
    const found = trial(specified, specified.classes.flat(), { size, strings: [...suite(specified)], cover: [] });
    // The right machines have the same states in any order, except for the start state.
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

    /**
     * Finds the faults that the suite does not detect, among faults that treat each list of characters alike.
     * Characters outside ASCII are in the first list.
     */
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
          // Only the characters of a move can show the fault of that move.
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
