/**
 * Tests that `recognize` is exact to the character, on valid and invalid strings.
 *
 * @module
 */
import type { Automaton } from "../../scripts/build/automaton.js";
import { pegName } from "../../scripts/build/literate.js";
import { isHigh } from "../../src/core/surrogate.js";
import { ASCII, alphabetWith } from "./machine.js";
import { loadParser, oracleOf, subjectOf, subjects, verdictOf, type Subject } from "./oracle.js";

/**
 * @param automaton the automaton that the build makes
 * @returns for each state that can still reach acceptance, a shortest text that leads there. The search goes backwards
 *   from the accepting states, so it needs no assumption about the refusing state.
 */
function completionsOf({ accepts, next, classOf, intervals }: Automaton): Map<number, string> {
  const completions = new Map<number, string>();
  accepts.forEach((accepting, state) => {
    if (accepting) completions.set(state, "");
  });
  const before = next.map((): [state: number, character: string][] => []);
  next.forEach((row, state) => {
    for (const character of alphabetWith(intervals)) {
      before[row[classOf[character.charCodeAt(0)] ?? 0] ?? 0]?.push([state, character]);
    }
  });
  for (const [state, completion] of completions) {
    for (const [previous, character] of before[state] ?? []) {
      if (!completions.has(previous)) completions.set(previous, character + completion);
    }
  }
  return completions;
}

const defaultRules = subjects.map(({ id, shipped }) => [id, shipped.defaultRule] as const);

/**
 * Defines the tests.
 *
 * @param stringsOf returns the strings to test a standard's default rule on
 */
export function testPositions(stringsOf: (subject: Subject, rule: string) => Iterable<string>): void {
  describe.each(defaultRules)("%s: recognize() by %s", (id, rule) => {
    const { automaton, shipped } = subjectOf(id);
    const oracle = oracleOf(automaton, rule);
    const completions = completionsOf(automaton);
    const step = (state: number, character: string): number =>
      automaton.next[state]?.[automaton.classOf[character.charCodeAt(0)] ?? 0] ?? 0;
    const expectedIn = automaton.next.map((_, state) => ASCII.filter((each) => completions.has(step(state, each))));
    /** For each state, the first invalid text with a character that has no transition. */
    const stopped = new Map<number, { readonly prefix: string; readonly found: string }>();

    test("reports how far a text is the beginning of a valid text, and what could follow", () => {
      const start = oracle.stateAfter("");
      const texts = expectedIn.map((characters) => characters.join(""));
      const wrong: unknown[] = [];
      for (const text of stringsOf(subjectOf(id), rule)) {
        let state = start;
        let before = start;
        let index = 0;
        for (; index < text.length; index++) {
          const target = step(state, text.charAt(index));
          if (!completions.has(target)) break;
          before = state;
          state = target;
        }
        // No offset is between two surrogates.
        if (isHigh(text.charCodeAt(index - 1))) {
          state = before;
          index--;
        }
        const complete = automaton.accepts[state] === true;
        const valid = complete && index === text.length;
        const got = shipped.recognize(text, { rule });
        const same =
          got.ok === valid &&
          got.index === index &&
          got.complete === complete &&
          got.expected.join("") === texts[state] &&
          valid === oracle.accepts(text);
        if (!same && wrong.length < 5) {
          wrong.push({ text, got, right: { ok: valid, index, expected: expectedIn[state], complete } });
        }
        if (index < text.length && !stopped.has(state)) {
          stopped.set(state, { prefix: text.slice(0, index), found: text.charAt(index) });
        }
      }
      expect(wrong).toEqual([]);
    });

    test("is correct: the parser accepts the completed prefix, and no completion makes the longer text valid", async () => {
      const accepts = verdictOf(await loadParser(id), pegName(rule));
      const endings = new Set([...stopped.keys()].map((state) => completions.get(state)));
      const wrong: string[] = [];
      const check = (text: string, valid: boolean): void => {
        if (accepts(text) !== valid && wrong.length < 5) wrong.push(text);
      };
      expect(stopped.size).toBeGreaterThan(1);
      for (const [state, { prefix, found }] of stopped) {
        const { expected } = shipped.recognize(prefix + found, { rule });
        check(prefix + String(completions.get(state)), true);
        for (const character of new Set([...ASCII, found])) {
          if (expected.includes(character)) {
            check(prefix + character + String(completions.get(step(state, character))), true);
          } else {
            for (const ending of endings) check(prefix + character + String(ending), false);
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}
