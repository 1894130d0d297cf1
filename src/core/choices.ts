/**
 * Automata with choices (nondeterministic ones), made from the definitions of rules. They do not run: `subsets.ts` makes
 * those that do.
 *
 * @module
 */
import type { Expression } from "./abnf.js";
import { lazyFor } from "./lazy.js";

/** A rule that is being read, and the one around it; `null` around the whole. */
export interface Open {
  readonly rule: string;
  readonly around: Open | null;
}

/** A state reads one character and leads on to one other, or it reads nothing and leads on to any of several. */
export interface State {
  /** Those that it reads one of, each once; empty where it reads nothing. */
  readonly characters: string;
  readonly targets: readonly number[];
  /** Of the rules that are marked, the innermost one that is being read there. */
  readonly open: Open | null;
}

/** The state in which a string of the rule is complete: nothing leads on from it. */
export const END = 0;

/** The states for the rules of a grammar. Every one of them leads to END, whatever comes between. */
export interface Choices {
  /**
   * @returns the state from which the strings of the rule, and no others, lead to END
   * @throws {TypeError} if a field is part of the rule's definition
   */
  readonly start: (rule: string) => number;
  readonly state: (number: number) => State;
}

/**
 * States are made from the end of a rule to its beginning: the caller that enters a part of a definition says which state
 * is behind it. The same part in front of the same state is made once, so that rules share the states for what they have
 * in common.
 *
 * @param definitionOf gives the definition of each rule that is referred to
 * @param isMarked whether the states say where a rule is being read
 */
export function choicesOf(
  definitionOf: (rule: string) => Expression,
  isMarked: (rule: string) => boolean = () => false,
): Choices {
  const states: State[] = [{ characters: "", targets: [], open: null }];
  const openAt = (number: number): Open | null => (states[number] as State).open;
  const add = (characters: string, targets: readonly number[], open = openAt(targets[0] as number)): number =>
    states.push({ characters, targets, open }) - 1;

  /** The characters that a part matches one of; empty where it matches anything else, too. */
  const charactersOf = lazyFor((part: Expression): string => {
    switch (part.type) {
      case "characters":
        return ASCII.slice(part.first, part.last + 1);
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

  /** The state from which what matches the part leads to the state behind it. */
  function enter(part: Expression, behind: number): number {
    const characters = charactersOf(part);
    if (characters !== "") return read(characters)(behind);
    if (part.type !== "rule") return entries(part)(behind);
    return isMarked(part.name) ? marked(part.name)(behind) : enter(definitionOf(part.name), behind);
  }

  /** A marked rule stands between two states of its own: what is in front of either is in the same rules as the state. */
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
          // Alternatives that are a single character each are one.
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
            // Each round can be followed by another one.
            targets.push(enter(item, state));
          } else for (let count = min; count < max; count++) state = add("", [behind, enter(item, state)]);
          for (let count = 0; count < min; count++) state = enter(item, state);
          return state;
        }
        default:
          throw new TypeError(`a ${part.type} has no automaton`);
      }
    }),
  );

  return { start: (rule) => enter(definitionOf(rule), END), state: (number) => states[number] as State };
}

const ASCII = String.fromCharCode(...Array(128).keys());

const inBothCases = (character: string): string => union([character.toLowerCase(), character.toUpperCase()]);

/** The characters of some texts, each once. */
const union = (texts: readonly string[]): string => [...new Set(texts.join(""))].join("");
