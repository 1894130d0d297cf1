/**
 * Runs the automata that are built from the ABNF: in one pass, without backtracking or allocation.
 *
 * @module
 */
import { assertString } from "./arguments.js";

/** A serialized automaton from `generated/`; `generated/README.md` describes the format. */
export interface Table {
  /** The start state of each rule. */
  readonly starts: Readonly<Record<string, number>>;
  /**
   * The class name of each of the 128 ASCII characters; a space if the character has no transition from any state. In a
   * grammar with characters beyond ASCII, the names of the intervals of `wide.ts` follow.
   */
  readonly classes: string;
  /**
   * The transitions of each state, as `<class names><relative target>`; "." ends an accepting state, "," any other. "="
   * instead of a target is the last one of the first of these classes.
   */
  readonly states: string;
  /**
   * For some rules: an expression that matches every string that the rule does not match, and few strings that it does.
   * A string that the expression does not match is therefore valid.
   */
  readonly unusual?: Readonly<Record<string, RegExp>>;
}

/** A runtime DFA. A state is the offset of its row in `next`; state 0 rejects. */
export interface Rows {
  /** The start state of each rule. */
  readonly starts: ReadonlyMap<string, number>;
  /** The character class of every UTF-16 code unit, so a look-up needs no bounds check. */
  readonly classOf: Uint8Array;
  /** The transition table: the target state is at the index "state + class". */
  readonly next: Uint16Array;
  /** 1 at each accepting state. */
  readonly accepts: Uint8Array;
  /** See `Table`. */
  readonly unusual?: Table["unusual"] | undefined;
}

/** The result of matching an input against a rule. */
export interface Recognition {
  /** Whether the whole input matches the rule. */
  readonly ok: boolean;
  /**
   * The length, in UTF-16 code units, of the longest prefix of the input that begins some valid string. This is the
   * offset of the first character that makes the string invalid, or the input's length.
   */
  readonly index: number;
  /** The ASCII characters that are allowed at `index`, in the order of their codes. */
  readonly expected: readonly string[];
  /** Whether the input may end at `index`. */
  readonly complete: boolean;
}

/** How far an automaton reads a text. */
export interface Reached {
  /** The offset of the first code unit that it refuses, or the length of the text. */
  readonly at: number;
  /** The state before this offset. */
  readonly state: number;
}

/** Tests whether a whole string matches a rule. */
export type Tester = (input: string) => boolean;

/** The class of all characters without transitions. It always leads to the rejecting state. */
const NOWHERE = 0;
const ASCII = 128;

/**
 * The longest input for which the regular expression is tried before the table. Its memory use grows with the input,
 * and the engine limits that memory.
 */
const LONGEST = 4096;
/**
 * Matches the empty string. Testing it overwrites `RegExp.input` and similar properties, which would expose the last
 * input.
 */
const NOTHING = /(?:)/;

/** The number of UTF-16 code units. */
export const CODE_UNITS = 0x10000;

/** Decodes a serialized automaton. */
function decode(table: Table): Rows {
  const number = new Map<string, number>();
  const classOf = new Uint8Array(CODE_UNITS);
  [...table.classes].forEach((name, code) => {
    if (name === " ") return;
    if (!number.has(name)) number.set(name, number.size + 1);
    classOf[code] = number.get(name) as number;
  });
  const width = number.size + 1;
  const states = Array.from(table.states.matchAll(/[^.,]*[.,]/gy), ([state]) => state);
  const next = new Uint16Array((states.length + 1) * width);
  const accepts = new Uint8Array(next.length);
  /** The last target of each class. */
  const last: number[] = [];
  states.forEach((state, index) => {
    const from = (index + 1) * width;
    if (state.endsWith(".")) accepts[from] = 1;
    for (const [, names, ahead] of state.matchAll(/([^\d=-]+)(=|-?\d+)/gy) as Iterable<[string, string, string]>) {
      const classes = Array.from(names, (name) => number.get(name) as number);
      const to = ahead === "=" ? (last[classes[0] as number] as number) : from + Number(ahead) * width;
      for (const each of classes) next[from + each] = last[each] = to;
    }
  });
  const starts = new Map(Object.entries(table.starts).map(([rule, state]) => [rule, state * width]));
  return { starts, classOf, next, accepts };
}

/** A DFA. A state is an offset into `next`, so a transition is one addition and one look-up. State 0 rejects. */
export class Automaton {
  readonly #starts: ReadonlyMap<string, number>;
  readonly #classOf: Uint8Array;
  readonly #next: Uint16Array;
  readonly #accepts: Uint8Array;
  readonly #unusual: Readonly<Record<string, RegExp>>;
  readonly #expected = new Map<number, readonly string[]>();
  readonly #testers = new Map<string, Tester>();

  constructor(source: Table | Rows) {
    const { starts, classOf, next, accepts } = "states" in source ? decode(source) : source;
    this.#starts = starts;
    this.#classOf = classOf;
    this.#next = next;
    this.#accepts = accepts;
    this.#unusual = source.unusual ?? {};
  }

  /** Returns the rules that matching can start from. */
  get rules(): readonly string[] {
    return [...this.#starts.keys()];
  }

  /** Returns whether matching can start from the rule. */
  has(rule: string): boolean {
    return this.#starts.has(rule);
  }

  /**
   * Tests whether the whole input matches a rule.
   *
   * @param input any string
   * @param rule one of `rules`
   * @throws {TypeError} if the input is not a string
   */
  test(input: string, rule: string): boolean {
    return this.tester(rule)(input);
  }

  /**
   * Returns the test function for one rule. Use it for repeated tests, because the look-ups are done only once.
   *
   * @param rule one of `rules`
   * @returns a function that tests whether a whole string matches the rule, and throws a TypeError if its argument is
   *   not a string. The function is the same each time.
   */
  tester(rule: string): Tester {
    const known = this.#testers.get(rule);
    if (known) return known;
    const table = this.#byTable(this.start(rule));
    const unusual = this.#unusual[rule];
    const tester: Tester = !unusual
      ? table
      : (input) => {
          assertString(input);
          if (input.length <= LONGEST) {
            if (!unusual.test(input)) return true;
            // Stryker disable next-line StringLiteral: Any text replaces the last input.
            NOTHING.test("");
          }
          return table(input);
        };
    this.#testers.set(rule, tester);
    return tester;
  }

  /** Returns a function that runs the DFA from a state. */
  #byTable(start: number): Tester {
    return (input) => {
      assertString(input);
      const { at, state } = this.advance(input, 0, start);
      return at === input.length && this.accepts(state);
    };
  }

  /**
   * Returns the transition tables. A loop over bytes can use them directly; calling `step` for each byte takes a third
   * longer.
   *
   * @internal
   */
  get rows(): Rows {
    return { starts: this.#starts, classOf: this.#classOf, next: this.#next, accepts: this.#accepts };
  }

  /**
   * Matches an input against a rule.
   *
   * @param input any string
   * @param rule one of `rules`
   * @returns the result, exact to the character
   * @throws {TypeError} if the input is not a string
   */
  recognize(input: string, rule: string): Recognition {
    assertString(input);
    const { at: index, state } = this.advance(input, 0, this.start(rule));
    const expected = this.expectedAt(state);
    const complete = this.#accepts[state] === 1;
    return { ok: complete && index === input.length, index, expected, complete };
  }

  /** Returns the ASCII characters that are allowed in a state; the same list each time. */
  expectedAt(state: number): readonly string[] {
    const known = this.#expected.get(state);
    if (known) return known;
    const expected: string[] = [];
    // Stryker disable next-line EqualityOperator: No state has a transition for the first character past ASCII.
    for (let code = 0; code < ASCII; code++) {
      if (this.step(state, code) !== NOWHERE) expected.push(String.fromCharCode(code));
    }
    this.#expected.set(state, Object.freeze(expected));
    return expected;
  }

  /**
   * Reads a text until a code unit is refused.
   *
   * @param text any text
   * @param from the offset of the first code unit to read
   * @param first the state there
   *
   * @internal
   */
  advance(text: string, from: number, first: number): Reached {
    const [classOf, next] = [this.#classOf, this.#next];
    const { length } = text;
    let [at, state] = [from, first];
    for (; at < length; at++) {
      const target = next[state + (classOf[text.charCodeAt(at)] as number)] as number;
      if (target === 0) break;
      state = target;
    }
    return { at, state };
  }

  /**
   * Returns the state after a code unit.
   *
   * @param state a state
   * @param code a UTF-16 code unit
   * @returns the next state; 0 if no continuation can make the string valid
   */
  step(state: number, code: number): number {
    return this.#next[state + (this.#classOf[code] as number)] as number;
  }

  /** Returns whether a string that ends in the state is valid. */
  accepts(state: number): boolean {
    return this.#accepts[state] === 1;
  }

  /** Returns the class of a code unit. Characters of one class have the same transitions in every state. */
  classOf(code: number): number {
    return this.#classOf[code] as number;
  }

  /** Returns the start state of a rule. */
  start(rule: string): number {
    const start = this.#starts.get(rule);
    if (start !== undefined) return start;
    assertString(rule, "The rule");
    throw new RangeError("The automaton has no start state for this rule.");
  }
}

/** Returns whether some string of a rule contains a character. */
export function leadsTo(automaton: Automaton, rule: string, character: number): boolean {
  const states = new Set([automaton.start(rule)]);
  // The iteration over a Set also visits elements that are added during the loop.
  for (const state of states) {
    if (automaton.step(state, character) !== NOWHERE) return true;
    // Stryker disable next-line EqualityOperator: No state has a transition for the first character past ASCII.
    for (let code = 0; code < ASCII; code++) {
      const target = automaton.step(state, code);
      // Stryker disable next-line ConditionalExpression: State 0 leads only to itself.
      if (target !== NOWHERE) states.add(target);
    }
  }
  return false;
}
