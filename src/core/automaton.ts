/**
 * Runs automata made from the ABNF: one pass, no backtracking, no allocation.
 *
 * @module
 */

/** An automaton as `generated/` ships it; `generated/README.md` says how to read one. */
export interface Table {
  /** The start state of each rule. */
  readonly starts: Readonly<Record<string, number>>;
  /** The name of the class of each of the 128 ASCII characters; a space where it leads nowhere from any state. */
  readonly classes: string;
  /** Each state's moves, `<class names><how far ahead>` after one another, ended by `.` where it accepts, else by `,`. */
  readonly states: string;
  /**
   * For some of the rules, what matches each string that the rule does not match, and few that it does: what it does not
   * match is valid.
   */
  readonly unusual?: Readonly<Record<string, RegExp>>;
}

/** An automaton as it runs: a state is the offset of its row in `next`, and 0 refuses. */
export interface Rows {
  /** The start state of each rule. */
  readonly starts: ReadonlyMap<string, number>;
  /** For every UTF-16 code unit, so that looking one up takes no comparison first; 0 past ASCII. */
  readonly classOf: Uint8Array;
  /** Where a class leads, at the sum of the state and the class's number. */
  readonly next: Uint16Array;
  /** 1 at each state that accepts. */
  readonly accepts: Uint8Array;
}

/** What a pass over an input found. */
export interface Recognition {
  /** Whether the whole input matches the rule. */
  readonly ok: boolean;
  /**
   * The length, in UTF-16 code units, of the longest prefix of the input that some valid string begins with: the
   * offset of the first character after which nothing could make the string valid, or the input's length.
   */
  readonly index: number;
  /** The characters that could have stood at `index`, in the order of their codes. */
  readonly expected: readonly string[];
  /** Whether the input could have ended at `index`. */
  readonly complete: boolean;
}

/** Whether a whole string matches a rule. */
export type Tester = (input: string) => boolean;

/** Characters past ASCII have this class, and so have those that lead nowhere: it leads to the refusing state. */
const NOWHERE = 0;
const ASCII = 128;

/**
 * Up to this length a regular expression is asked before the table: its memory grows with the input, and is limited.
 */
const LONGEST = 4096;
/** Matches in the empty string: `RegExp.input` and the like then show this in place of what was tested before. */
const NOTHING = /(?:)/;

/** How many UTF-16 code units there are. */
export const CODE_UNITS = 0x10000;

/** Reads a table. */
function decode(table: Table): Rows {
  const number = new Map<string, number>();
  const classOf = new Uint8Array(CODE_UNITS);
  for (let code = 0; code < ASCII; code++) {
    const name = table.classes.charAt(code);
    if (name === " ") continue;
    if (!number.has(name)) number.set(name, number.size + 1);
    classOf[code] = number.get(name) as number;
  }
  const width = number.size + 1;
  const states = Array.from(table.states.matchAll(/[^.,]*[.,]/g), ([state]) => state);
  const next = new Uint16Array((states.length + 1) * width);
  const accepts = new Uint8Array(next.length);
  states.forEach((state, index) => {
    const from = (index + 1) * width;
    if (state.endsWith(".")) accepts[from] = 1;
    for (const [, names, ahead] of state.matchAll(/([^\d-]+)(-?\d+)/g) as Iterable<[string, string, string]>) {
      for (const name of names) next[from + (number.get(name) as number)] = from + Number(ahead) * width;
    }
  });
  const starts = new Map(Object.entries(table.starts).map(([rule, state]) => [rule, state * width]));
  return { starts, classOf, next, accepts };
}

/** An automaton that runs. States are offsets into `next`, so that a move is one addition and one look-up; 0 refuses. */
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
    this.#unusual = ("unusual" in source && source.unusual) || {};
  }

  /** The rules that a pass can start from. */
  get rules(): readonly string[] {
    return [...this.#starts.keys()];
  }

  /** Whether a pass can start from the rule. */
  has(rule: string): boolean {
    return this.#starts.has(rule);
  }

  /**
   * @param input any string
   * @param rule one of `rules`
   * @returns whether the whole input matches the rule
   * @throws {TypeError} if the input is not a string
   */
  test(input: string, rule: string): boolean {
    return this.tester(rule)(input);
  }

  /**
   * The test for one rule, for who asks it often: what it takes is looked up once.
   *
   * @param rule one of `rules`
   * @returns a function that tells of any string whether the whole of it matches the rule, and throws a TypeError for
   *   what is not a string: the same function each time
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
            NOTHING.test("");
          }
          return table(input);
        };
    this.#testers.set(rule, tester);
    return tester;
  }

  /** What tests a string from a state on. */
  #byTable(start: number): Tester {
    const [classes, rows, accepts] = [this.#classOf, this.#next, this.#accepts];
    return (input) => {
      assertString(input);
      // Variables of this function: what is in a scope around it would be looked up for each character.
      const [classOf, next] = [classes, rows];
      const { length } = input;
      let state = start;
      for (let at = 0; at < length; at++) {
        state = next[state + (classOf[input.charCodeAt(at)] as number)] as number;
        if (state === 0) return false;
      }
      return accepts[state] === 1;
    };
  }

  /**
   * The tables themselves, for a loop over bytes: with a call of `step` for each byte it takes a third longer.
   *
   * @internal
   */
  get rows(): Rows {
    return { starts: this.#starts, classOf: this.#classOf, next: this.#next, accepts: this.#accepts };
  }

  /**
   * @param input any string
   * @param rule one of `rules`
   * @returns the verdict, exact to the character
   * @throws {TypeError} if the input is not a string
   */
  recognize(input: string, rule: string): Recognition {
    const classOf = this.#classOf;
    const next = this.#next;
    assertString(input);
    let state = this.start(rule);
    let index = 0;
    for (; index < input.length; index++) {
      const code = input.charCodeAt(index);
      const target = next[state + (classOf[code] as number)] as number;
      if (target === 0) break;
      state = target;
    }
    const expected = this.expectedAt(state);
    const complete = this.#accepts[state] === 1;
    return { ok: complete && index === input.length, index, expected, complete };
  }

  /** The characters that lead on from a state: the same list each time. */
  expectedAt(state: number): readonly string[] {
    const known = this.#expected.get(state);
    if (known) return known;
    const expected: string[] = [];
    for (let code = 0; code < ASCII; code++) {
      if (this.step(state, code) !== NOWHERE) expected.push(String.fromCharCode(code));
    }
    this.#expected.set(state, Object.freeze(expected));
    return expected;
  }

  /**
   * @param state a state
   * @param code the code of a UTF-16 code unit
   * @returns the state that it leads to; 0 if nothing could make the string valid any more
   */
  step(state: number, code: number): number {
    return this.#next[state + (this.#classOf[code] as number)] as number;
  }

  /** Whether a string that ends in the state is valid. */
  accepts(state: number): boolean {
    return this.#accepts[state] === 1;
  }

  /** The class of an ASCII character: those of one class lead to the same states everywhere. */
  classOf(code: number): number {
    return this.#classOf[code] as number;
  }

  /** The state that a rule starts from. */
  start(rule: string): number {
    const start = this.#starts.get(rule);
    if (start === undefined) throw new RangeError(`no start state for the rule ${JSON.stringify(rule)}`);
    return start;
  }
}

/** What is parsed is a string, even where nothing checks types: anything else would be read as some other text. */
export function assertString(input: unknown): void {
  if (typeof input !== "string") throw new TypeError(`a URI is parsed from a string, not from ${typeof input}`);
}
