/**
 * Automata of grammars with characters beyond ASCII. Only such grammars import this module.
 *
 * An automaton reads UTF-16 code units, so a character above U+FFFF is two of them, and a lone surrogate never matches.
 * The grammar divides the code units beyond ASCII into intervals. While an automaton is built, each interval is one
 * symbol, which follows the ASCII characters.
 *
 * @module
 */
import type { Expression } from "./abnf.js";
import { Automaton, type Recognition, type Table } from "./automaton.js";
import { lazyFor } from "./lazy.js";
import { automataOf } from "./subsets.js";
import { isHigh } from "./surrogate.js";

/** A serialized automaton of a grammar with characters beyond ASCII. */
export interface WideTable extends Table {
  /** The first code unit of each interval; the first one is 128. */
  readonly intervals: readonly number[];
}

/** The symbols of a grammar. */
export interface Alphabet {
  /** Returns the symbol of a code unit: its code in ASCII, otherwise 128 plus the number of its interval. */
  readonly symbolOf: (unit: number) => number;
  /** Returns a definition in which all characters are symbols; the same object for the same definition. */
  readonly symbolsOf: (definition: Expression) => Expression;
}

/**
 * Returns a function that makes the automaton of any rule on first use.
 *
 * @param intervals the first code unit of each interval
 * @returns a function that returns the same automaton for the same rule. `definitionOf` returns the definition of each
 *   rule; it must be the same function each time.
 */
export function wideAutomata(
  intervals: readonly number[],
): (rule: string, definitionOf: (rule: string) => Expression) => Automaton {
  const { symbolsOf } = alphabetOf(intervals);
  const made = lazyFor((definitionOf: (rule: string) => Expression) => {
    const narrow = automataOf((rule) => symbolsOf(definitionOf(rule)));
    return lazyFor((rule: string) => widened(narrow(rule), intervals));
  });
  return (rule, definitionOf) => made(definitionOf)(rule);
}

/** Reads the prebuilt automaton of a grammar. */
export function wideAutomaton(table: WideTable): Automaton {
  return widened(new Automaton(table), table.intervals, table.unusual);
}

/** Returns an automaton of code units for an automaton of symbols. */
function widened({ rows }: Automaton, intervals: readonly number[], unusual?: Table["unusual"]): Automaton {
  return new WideAutomaton({ ...rows, classOf: spread(rows.classOf, intervals), unusual });
}

/** Gives each code unit the class of its symbol. */
function spread(classes: Uint8Array, intervals: readonly number[]): Uint8Array {
  const classOf = classes.slice();
  intervals.forEach((start, index) => classOf.fill(classes[ASCII + index] as number, start));
  return classOf;
}

/** An automaton whose results never end inside a surrogate pair. */
class WideAutomaton extends Automaton {
  override recognize(input: string, rule: string): Recognition {
    const recognition = super.recognize(input, rule);
    const { index } = recognition;
    // A high surrogate is read only if a low one can follow. If the wrong code unit comes next, the pair is wrong.
    return isHigh(input.charCodeAt(index - 1))
      ? { ...super.recognize(input.slice(0, index - 1), rule), ok: false }
      : recognition;
  }
}

/**
 * Returns the symbols of a grammar.
 *
 * @param intervals the first code unit of each interval, in order
 */
export function alphabetOf(intervals: readonly number[]): Alphabet {
  const symbolOf = (unit: number): number => {
    // Stryker disable next-line EqualityOperator: The first interval begins at ASCII, so both give the same.
    if (unit < ASCII) return unit;
    return ASCII - 1 + intervals.filter((start) => start <= unit).length;
  };
  const symbolsOf = lazyFor((part: Expression): Expression => {
    switch (part.type) {
      case "characters":
        return { ...part, first: symbolOf(part.first), last: symbolOf(part.last) };
      case "alternation":
      case "concatenation":
        return { ...part, items: part.items.map(symbolsOf) };
      case "repetition":
        return { ...part, item: symbolsOf(part.item) };
      default:
        return part;
    }
  });
  return { symbolOf, symbolsOf };
}

const ASCII = 128;
