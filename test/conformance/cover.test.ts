import { transitionCover } from "./cover.js";
import { accessWords, after, step, withCommonClasses, type Machine } from "./machine.js";
import { BY_HAND, GRAMMARS, MACHINES, made, STRUCTURED } from "./small.js";

/** Returns the classes of a text's characters. */
const wordOf = ({ classes }: Machine, text: string): number[] =>
  [...text].map((character) => classes.findIndex((members) => members.includes(character)));

const accepts = (machine: Machine, text: string): boolean =>
  machine.accepts[after(machine, machine.start, wordOf(machine, text))] === true;

/** Returns the transitions that the strings take. */
function taken(machine: Machine, strings: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const text of strings) {
    let state = machine.start;
    for (const symbol of wordOf(machine, text)) {
      found.add(`${String(state)} ${String(symbol)}`);
      state = step(machine, state, symbol);
    }
  }
  return found;
}

/** Returns all transitions of the reachable states. */
const transitions = (machine: Machine): Set<string> =>
  new Set(
    [...accessWords(machine).keys()].flatMap((state) =>
      machine.classes.map((_, symbol) => `${String(state)} ${String(symbol)}`),
    ),
  );

/** Each machine with another machine of the same language that the cover must include. */
const machines: readonly (readonly [language: string, minimal: Machine, structure: Machine])[] = [
  ...MACHINES.map(([language, machine]) => [language, machine, machine] as const),
  ...GRAMMARS.map((grammar) => [grammar[0], made(grammar).machine, made(grammar).machine] as const),
  ...STRUCTURED.map(([language, minimal, structure]) => [language, minimal, structure] as const),
];

test("leads to each state, continues with each class, and then to the nearest end", () => {
  expect(transitionCover(BY_HAND.aa, BY_HAND.aa).strings).toEqual(
    expect.arrayContaining(["", "?", "a", "aa", "a?", "aa?", "aaa", "??", "?a"]),
  );
});

describe.each(machines)("the cover of %j", (_language, minimal, structure) => {
  const [machine, structured] = withCommonClasses(minimal, structure);
  const { strings, few } = transitionCover(minimal, structure);

  test("takes every transition of both machines", () => {
    expect(taken(machine, strings)).toEqual(transitions(machine));
    expect(taken(structured, strings)).toEqual(transitions(structured));
  });

  test("is deterministic and uses the members of a class in turn", () => {
    expect(transitionCover(minimal, structure)).toEqual({ strings, few });
    const characters = new Set(strings.join(""));
    const most = strings.length / machine.classes.length;
    for (const members of machine.classes) {
      const used = members.filter((member) => characters.has(member)).length;
      expect(used).toBeGreaterThanOrEqual(Math.min(members.length, Math.floor(most / 2)));
    }
  });

  test("needs few strings to lead from each state to all of its next states", () => {
    const targets = (from: Machine, found: Iterable<string>): Set<string> =>
      new Set(
        Array.from(found, (each) => {
          const [state = 0, symbol = 0] = each.split(" ").map(Number);
          return `${String(state)} ${String(step(from, state, symbol))}`;
        }),
      );
    expect(strings).toEqual(expect.arrayContaining([...few]));
    expect(targets(structured, taken(structured, few))).toEqual(targets(structured, transitions(structured)));
  });

  test("detects a state with the wrong verdict, and a transition into a dead state", () => {
    const passes = (faulty: Machine): boolean =>
      strings.every((text) => accepts(faulty, text) === accepts(machine, text));
    expect(passes(structured)).toBe(true);
    for (const state of accessWords(structured).keys()) {
      const flipped = structured.accepts.map((accepting, each) => (each === state ? !accepting : accepting));
      expect([state, passes({ ...structured, accepts: flipped })]).toEqual([state, false]);
      for (const symbol of structured.classes.keys()) {
        const word = accessWords(structured).get(state) ?? [];
        if (after(machine, machine.start, [...word, symbol]) === 0) continue;
        const next = structured.next.map((row, each) =>
          each === state ? row.map((target, at) => (at === symbol ? 0 : target)) : row,
        );
        expect([state, symbol, passes({ ...structured, next })]).toEqual([state, symbol, false]);
      }
    }
  });

  test("detects a character that is taken for another one", () => {
    for (const [state, word] of accessWords(structured)) {
      const isRefused = (symbol: number): boolean => after(machine, machine.start, [...word, symbol]) === 0;
      const [refused, allowed] = [true, false].map((wanted) =>
        [...structured.classes.keys()].filter((symbol) => isRefused(symbol) === wanted),
      ) as [number[], number[]];
      for (const symbol of refused) {
        for (const other of allowed) {
          const next = structured.next.map((row, each) =>
            each === state ? row.map((target, at) => (at === symbol ? (row[other] ?? 0) : target)) : row,
          );
          const isDetected = strings.some((text) => accepts({ ...structured, next }, text) !== accepts(machine, text));
          expect([state, symbol, other, isDetected]).toEqual([state, symbol, other, true]);
        }
      }
    }
  });
});

test("detects a machine of another language", () => {
  for (const [one, minimal] of MACHINES) {
    for (const [other, structure] of MACHINES) {
      if (structure.classes.length !== minimal.classes.length) continue;
      const { strings } = transitionCover(minimal, structure);
      const [left, right] = withCommonClasses(minimal, structure);
      expect([one, other, strings.every((text) => accepts(left, text) === accepts(right, text))]).toEqual([
        one,
        other,
        one === other,
      ]);
    }
  }
});
