/**
 * Builds nondeterministic automata from the definitions of rules. `subsets.ts` turns them into DFAs.
 *
 * @module
 */
import type { Expression } from "./abnf.js";
import { lazyFor } from "./lazy.js";

/** A rule that is being read, and the marked rule that contains it; `null` for the outermost. */
export interface Open {
  readonly rule: string;
  readonly around: Open | null;
}

/** A state. It either reads one character and has one target, or reads nothing and has any number of targets. */
export interface State {
  /** The characters that it can read, each once; empty if it reads nothing. */
  readonly characters: string;
  readonly targets: readonly number[];
  /** The innermost marked rule that is being read in this state. */
  readonly open: Open | null;
}

/** The accepting state. It has no targets. */
export const END = 0;

/** The states for the rules of a grammar. Every state leads to END. */
export interface Choices {
  /**
   * Returns the start state of a rule. Exactly the strings of the rule lead from it to END.
   *
   * @throws {TypeError} if the rule's definition contains a field
   */
  readonly start: (rule: string) => number;
  readonly state: (number: number) => State;
}

/**
 * Builds states from the end of a rule to its beginning: the caller that enters a part of a definition passes the state
 * after it. The same part before the same state is built once, so rules share states for what they have in common.
 *
 * @param definitionOf returns the definition of a rule
 * @param isMarked whether the states record that the rule is being read
 */
export function choicesOf(
  definitionOf: (rule: string) => Expression,
  // Stryker disable next-line ArrowFunction: The value is only a condition.
  isMarked: (rule: string) => boolean = () => false,
): Choices {
  const states: State[] = [{ characters: "", targets: [], open: null }];
  const openAt = (number: number): Open | null => (states[number] as State).open;
  const add = (characters: string, targets: readonly number[], open = openAt(targets[0] as number)): number =>
    states.push({ characters, targets, open }) - 1;

  /** Returns the characters of a part that always matches exactly one character; empty for any other part. */
  const charactersOf = lazyFor((part: Expression): string => {
    switch (part.type) {
      case "characters":
        return SYMBOLS.slice(part.first, part.last + 1);
      case "literal":
        return part.text.length === 1 ? inBothCases(part.text) : "";
      case "rule":
        return isMarked(part.name) ? "" : charactersOf(definitionOf(part.name));
      case "alternation": {
        const each = part.items.map(charactersOf);
        return each.includes("") ? "" : union(each);
      }
      default:
        return "";
    }
  });

  const read = lazyFor((characters: string) => lazyFor((behind: number) => add(characters, [behind])));

  /** Returns the state from which the strings of the part lead to the state `behind`. */
  function enter(part: Expression, behind: number): number {
    const characters = charactersOf(part);
    if (characters !== "") return read(characters)(behind);
    if (part.type !== "rule") return entries(part)(behind);
    return isMarked(part.name) ? marked(part.name)(behind) : enter(definitionOf(part.name), behind);
  }

  /** Encloses a marked rule in two extra states, which record where the rule begins and ends. */
  const marked = lazyFor((rule: string) =>
    lazyFor((behind: number): number => {
      const around = openAt(behind);
      return add("", [enter(definitionOf(rule), add("", [behind], { rule, around }))], around);
    }),
  );

  const entries = lazyFor((part: Expression) =>
    lazyFor((behind: number): number => {
      switch (part.type) {
        case "alternation": {
          const targets = part.items.filter((item) => charactersOf(item) === "").map((item) => enter(item, behind));
          // Merge the alternatives that match one character.
          const characters = union(part.items.map(charactersOf));
          return add("", characters === "" ? targets : [read(characters)(behind), ...targets]);
        }
        case "concatenation":
          return part.items.reduceRight((state, item) => enter(item, state), behind);
        case "literal":
          return Array.from(part.text, inBothCases).reduceRight((state, each) => read(each)(state), behind);
        case "repetition": {
          const { item, min, max } = part;
          let state = behind;
          if (max === Infinity) {
            const targets = [behind];
            state = add("", targets);
            // Each repetition can be followed by another one.
            targets.push(enter(item, state));
          } else for (let count = min; count < max; count++) state = add("", [behind, enter(item, state)]);
          for (let count = 0; count < min; count++) state = enter(item, state);
          return state;
        }
        default:
          throw new TypeError(`A ${part.type} has no automaton.`);
      }
    }),
  );

  return { start: (rule) => enter(definitionOf(rule), END), state: (number) => states[number] as State };
}

/** The ASCII characters, and the symbols of `wide.ts`. */
const SYMBOLS = String.fromCharCode(...Array(256).keys());

const inBothCases = (character: string): string => union([character.toLowerCase(), character.toUpperCase()]);

/** Returns the characters of several texts, each once. */
const union = (texts: readonly string[]): string => [...new Set(texts.join(""))].join("");
