/**
 * Finding what a person would call the mistake in a string that a grammar refuses.
 *
 * @module
 */
import type { CharacterSet } from "../core/percent.js";
import type { Recognition } from "../core/automaton.js";
import { nameExpected, nameOf, type Hint, type Mistake } from "../core/diagnostic.js";

/** A suspect with repairs to try. */
export type Mendable = Required<Suspect>;

/** A suspect under another name, with another message. */
export function renamed({ start, end, rule, repairs }: Mendable, code: string, message: string): Mendable {
  return { code, message, start, end, rule, repairs };
}

/** A repair, or what makes one: `null` where there is none. */
export type Repair = Hint | (() => Hint | null);

/** A mistake as it is found, with repairs that may or may not give a valid string. */
export interface Suspect extends Omit<Mistake, "hint"> {
  /** The repairs to try, the best first; one that is a function is only made when it is its turn. */
  readonly repairs?: readonly Repair[];
}

/** The rules of a standard that mistakes of one character are told by. */
export interface CharacterRules<Rule extends string = string> {
  /** The rule for a percent-encoded octet. */
  readonly escape: Rule;
  /** The rule that is a repetition of all characters of a reference, but for its "#" and for brackets. */
  readonly any: Rule;
  /** Whether there are IP literals, which alone have brackets. */
  readonly literals: boolean;
}

/** What a finder can ask about the input that was refused. */
export interface Refusal {
  /** The whole input. */
  readonly input: string;
  /** The rule it does not match. */
  readonly rule: string;
  /** The exact verdict. */
  readonly recognition: Recognition;
  /** The standard's rules for characters. */
  readonly characters: CharacterRules;
  /** Whether a text matches a rule of the standard. */
  readonly test: (text: string, rule: string) => boolean;
  /** Whether the input matches the rule with a repair applied. */
  readonly helps: (hint: Hint) => boolean;
  /**
   * The characters that stand for themselves in a rule, at its front or later; `null` for a rule that is no repetition
   * of characters with percent-encoded ones among them.
   */
  readonly allowedIn: (rule: string) => CharacterSet | null;
  /** The exact verdict on a text and a rule of the standard. */
  readonly recognize: (text: string, rule: string) => Recognition;
}

/** Looks through a refused input for the suspect that is reported; `null` where there is none. */
export type MistakeFinder = (refusal: Refusal) => Suspect | null;

/**
 * @param find the standard's finder
 * @param refusal what was refused
 * @returns the suspect, with the first of its repairs that gives a valid string; where there is no suspect, the
 *   bare fact that the input does not match the rule
 */
export function firstMistake(find: MistakeFinder, refusal: Refusal): Mistake {
  const suspect = find(refusal);
  if (suspect === null) return mismatch(refusal);
  const { code, message, start, end, rule, repairs } = suspect;
  return { code, message, start, end, rule, hint: repairs && firstThatHelps(repairs, refusal) };
}

/** The first of some repairs that gives a valid string. */
function firstThatHelps(repairs: readonly Repair[], { helps }: Refusal): Hint | undefined {
  for (const repair of repairs) {
    const hint = typeof repair === "function" ? repair() : repair;
    if (hint && helps(hint)) return hint;
  }
  return undefined;
}

/** How many expectations a message lists before it stops. */
const LISTED = 8;

/** The mistake of an input that just does not match its rule. */
export function mismatch({ input, rule, recognition }: Pick<Refusal, "input" | "rule" | "recognition">): Mistake {
  const { index, expected, complete } = recognition;
  const names = nameExpected(expected, complete);
  const listed = names.length > LISTED ? [...names.slice(0, LISTED), "others"] : names;
  const wanted =
    listed.length > 1 ? `${listed.slice(0, -1).join(", ")} or ${String(listed.at(-1))}` : String(listed[0]);
  const character = input.codePointAt(index);
  return {
    code: rule,
    message: `${rule}: expected ${wanted}, found ${nameOf(input, index)}.`,
    start: index,
    end: character === undefined ? index : index + String.fromCodePoint(character).length,
    rule,
  };
}
