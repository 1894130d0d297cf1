/**
 * Arbitraries for fast-check (`uri-grammar/fast-check`): strings that a rule of a standard matches, strings that it nearly
 * matches, and strings that it refuses. They are drawn by walks over the rule's automaton, so that nothing is thrown away,
 * and what a string shrinks to is of its kind again.
 *
 * @module
 */
import type { Automaton } from "../core/automaton.js";
import { CURRENT, type CurrentId } from "../standards/current.js";
import { standardOf } from "../standards/by-id.js";
import type { RuleName, StandardId } from "../standards/list.js";

/** What values are drawn from, as far as it is used here. */
export interface AnyArbitrary<Value> {
  map<Mapped>(mapper: (value: Value) => Mapped): AnyArbitrary<Mapped>;
}

/** The module fast-check, as far as it is used here. */
export interface FastCheck {
  readonly Arbitrary: unknown;
  readonly Value: new (value: string, context: undefined) => unknown;
  nat(max: number): AnyArbitrary<number>;
  tuple(...items: AnyArbitrary<unknown>[]): AnyArbitrary<unknown[]>;
  stream(values: IterableIterator<unknown>): unknown;
  string(): unknown;
}

/** Which rule of which standard. */
export interface ArbitraryOptions<Id extends StandardId = StandardId> {
  /** RFC 3986 by default. */
  readonly standard?: Id;
  /** The standard's rule for references by default. */
  readonly rule?: RuleName<Id>;
}

/** Arbitraries of strings; `Strings` is fast-check's `Arbitrary<string>`. */
export interface Arbitraries<Strings> {
  /** Strings that the rule matches. They shrink towards the shortest of them, and those given as examples do, too. */
  readonly valid: Strings;
  /** Strings that the rule refuses, each one edit away from one that it matches: a code unit more, less or another. */
  readonly almostValid: Strings;
  /** Strings that the rule refuses: the beginning of one that it matches, and what cannot stand there. */
  readonly invalid: Strings;
}

/** How many characters are drawn at most before a walk turns to the nearest end, and how many in a short walk. */
const LONGEST_WALK = 64;
const SHORT_WALK = 4;

/** How finely the sizes of stretches are graded that are left out of a string to simplify it. */
const STRETCHES = 8;

/** The highest number that is drawn for one choice. */
const HIGHEST = 0xffff;

/** What no rule matches: past ASCII, and half a character. */
const FOREIGN = ["\u00e9", "\u2044", "\uff0f", "\ud83d", "\udca9", "\uffff"];

/** What is drawn from ASCII first stands first: strings shrink to letters. */
const SIMPLEST = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ASCII = [...new Set([...SIMPLEST, ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))])];

/**
 * Makes the arbitraries of a rule.
 *
 * @param fc the module fast-check that you import
 * @param options which rule of which standard
 * @returns three arbitraries of strings
 * @throws {RangeError} if there is no such standard or rule
 *
 * @example
 * import fc from "fast-check";
 * import { standards } from "uri-grammar/standards";
 * import { arbitraries } from "uri-grammar/fast-check";
 *
 * const { valid } = arbitraries(fc, { rule: "port" });
 * fc.sample(valid, 9).every((port) => standards.rfc3986.test(port, { rule: "port" })); // => true
 */
export function arbitraries<FC extends FastCheck, Id extends StandardId = CurrentId>(
  fc: FC,
  options: ArbitraryOptions<Id> = {},
): Arbitraries<ReturnType<FC["string"]>> {
  const standard = standardOf<StandardId>(options.standard ?? CURRENT);
  const rule: string = options.rule ?? standard.defaultRule;
  const walker = new Walker(standard.automaton(rule as never), rule);
  const valid = walks(fc, walker);
  const choice = fc.nat(HIGHEST);
  const broken = (breakUp: (text: string, edit: Edit) => string): AnyArbitrary<string> =>
    fc.tuple(valid, choice, choice, choice).map((drawn) => {
      const [text, kind, at, what] = drawn as [string, number, number, number];
      return breakUp(text, { kind, at, what });
    });
  return {
    valid,
    almostValid: broken((text, edit) => walker.miss(text, edit)),
    invalid: broken((text, edit) => walker.stray(text, edit)),
  } as unknown as Arbitraries<ReturnType<FC["string"]>>;
}

/** fast-check's source of random numbers. */
interface Random {
  nextInt(min: number, max: number): number;
}

/** The arbitrary of the strings that walks give: it shrinks the strings themselves, not the draws that they come from. */
function walks(fc: FastCheck, walker: Walker): AnyArbitrary<string> {
  const Base = fc.Arbitrary as abstract new () => AnyArbitrary<string>;
  class Walks extends Base {
    generate(random: Random, bias: number | undefined): unknown {
      const short = bias !== undefined && random.nextInt(1, bias) === 1;
      const drawBelow = (count: number): number => random.nextInt(0, count - 1);
      return new fc.Value(walker.walk(drawBelow, drawBelow(short ? SHORT_WALK : LONGEST_WALK)), undefined);
    }
    canShrinkWithoutContext(value: unknown): value is string {
      return typeof value === "string" && walker.matches(value);
    }
    shrink(text: string): unknown {
      return fc.stream(values(walker.simpler(text)));
    }
  }
  function* values(texts: Iterable<string>): Generator {
    for (const text of texts) yield new fc.Value(text, undefined);
  }
  return new Walks();
}

/** Draws for one edit: which kind of edit, where, and with which character. */
interface Edit {
  readonly kind: number;
  readonly at: number;
  readonly what: number;
}

/** A move of the automaton: some characters, and the state that they lead to. */
interface Move {
  readonly characters: string;
  readonly target: number;
}

/** What a walk needs to know of a state. */
interface State {
  /** The moves by what they lead to: a "/" is one of few targets, but one of many characters. */
  readonly moves: readonly Move[];
  /** All characters that lead on. */
  readonly characters: string;
  /** The state that it was first come to from, and the move; none for the start. */
  readonly before: { readonly state: number; readonly move: Move } | null;
  /** A move that leads nearer to acceptance; none where the automaton accepts. */
  onward: Move | null;
}

/** Walks over the automaton of a rule. */
class Walker {
  readonly #automaton: Automaton;
  readonly #rule: string;
  readonly #start: number;
  readonly #states = new Map<number, State>();
  /** The states, the start first, then by how far from it they are. */
  readonly #order: readonly number[];

  constructor(automaton: Automaton, rule: string) {
    this.#automaton = automaton;
    this.#rule = rule;
    this.#start = automaton.start(rule);
    this.#explore();
    this.#order = [...this.#states.keys()];
  }

  /** Finds all states, and the ways in and out. */
  #explore(): void {
    const into = new Map<number, { readonly state: number; readonly move: Move }[]>();
    const queue: { readonly state: number; readonly before: State["before"] }[] = [
      { state: this.#start, before: null },
    ];
    for (const { state, before } of queue) {
      if (this.#states.has(state)) continue;
      const moves = this.#movesFrom(state);
      const characters = moves.map((move) => move.characters).join("");
      this.#states.set(state, { moves, characters, before, onward: null });
      for (const move of moves) {
        const ways = into.get(move.target) ?? [];
        ways.push({ state, move });
        into.set(move.target, ways);
        queue.push({ state: move.target, before: { state, move } });
      }
    }
    // From the accepting states backwards: what leads to a state that was come to before leads onward.
    const near = new Set([...this.#states.keys()].filter((state) => this.#automaton.accepts(state)));
    for (const state of near) {
      // The start alone may have no way into it.
      for (const { state: previous, move } of into.get(state) ?? []) {
        if (near.has(previous)) continue;
        near.add(previous);
        this.#state(previous).onward = move;
      }
    }
  }

  #movesFrom(state: number): Move[] {
    const byTarget = new Map<number, string>();
    for (const character of ASCII) {
      const target = this.#automaton.step(state, character.charCodeAt(0));
      if (target !== 0) byTarget.set(target, (byTarget.get(target) ?? "") + character);
    }
    return Array.from(byTarget, ([target, characters]) => ({ characters, target }));
  }

  #state(state: number): State {
    return this.#states.get(state) as State;
  }

  /** Whether the rule matches a text. */
  matches(text: string): boolean {
    return this.#automaton.test(text, this.#rule);
  }

  /**
   * A string that the rule matches.
   *
   * @param drawBelow draws a number from 0 on that is below another
   * @param steps how many characters to draw, unless the automaton cannot go on before
   */
  walk(drawBelow: (count: number) => number, steps: number): string {
    const draw = <Item>(items: ArrayLike<Item>): Item => items[drawBelow(items.length)] as Item;
    // Every other walk begins at some state, after a shortest way to it: by chance alone, few come far into an address.
    const first = drawBelow(2) === 0 ? this.#start : draw(this.#order);
    let at = first;
    let text = "";
    for (let step = 0; step < steps; step++) {
      const { moves, characters } = this.#state(at);
      if (moves.length === 0) break;
      // One in four goes by what it leads to.
      const character = draw(drawBelow(4) === 0 ? draw(moves).characters : characters);
      text += character;
      at = this.#automaton.step(at, character.charCodeAt(0));
    }
    return this.#wayTo(first, draw) + text + this.#wayFrom(at, draw);
  }

  /** A shortest string that leads to a state. */
  #wayTo(state: number, draw: (characters: string) => string): string {
    let text = "";
    for (let { before } = this.#state(state); before !== null; { before } = this.#state(before.state)) {
      text = draw(before.move.characters) + text;
    }
    return text;
  }

  /** A shortest string that leads from a state to where the automaton accepts. */
  #wayFrom(state: number, draw: (characters: string) => string): string {
    let text = "";
    for (let { onward } = this.#state(state); onward !== null; { onward } = this.#state(onward.target)) {
      text += draw(onward.characters);
    }
    return text;
  }

  /** Strings that the rule matches, simpler than one that it matches, those that are much shorter first. */
  *simpler(text: string): Generator<string> {
    const states = this.#statesAlong(text);
    const isMatchFrom = (state: number, rest: string): boolean => {
      let at = state;
      for (let index = 0; index < rest.length && at !== 0; index++) {
        at = this.#automaton.step(at, rest.charCodeAt(index));
      }
      return this.#automaton.accepts(at);
    };
    // The beginning, and from there to the nearest end.
    for (const [length, state] of states.entries()) {
      const cut = text.slice(0, length) + this.#wayFrom(state, simplest);
      if (cut.length < text.length) yield cut;
    }
    // Without a stretch.
    for (let size = text.length; size > 0; size -= Math.ceil(size / STRETCHES)) {
      for (let at = 0; at + size <= text.length; at++) {
        const rest = text.slice(at + size);
        if (isMatchFrom(states[at] as number, rest)) yield text.slice(0, at) + rest;
      }
    }
    // With a simpler character.
    for (let at = 0; at < text.length; at++) {
      const rest = text.slice(at + 1);
      const rank = ASCII.indexOf(text.charAt(at));
      const fits = (character: string): boolean => isMatchFrom(states[at] as number, character + rest);
      const simpler = ASCII.slice(0, rank).filter(fits);
      for (const [index, character] of simpler.entries()) {
        if (index === 0 || character === "0") yield text.slice(0, at) + character + rest;
      }
    }
  }

  /** The states that a text leads through, the start first. */
  #statesAlong(text: string): number[] {
    const states = [this.#start];
    for (let at = 0; at < text.length; at++) {
      states.push(this.#automaton.step(states[at] as number, text.charCodeAt(at)));
    }
    return states;
  }

  /** A string that the rule refuses, one edit away from one that it matches. */
  miss(text: string, { kind, at, what }: Edit): string {
    const index = at % (text.length + 1);
    const character = pick([...ASCII, ...FOREIGN], what);
    const [dropped, added] = [kind % 3 === 0 ? 0 : 1, kind % 3 === 1 ? "" : character];
    const edited = text.slice(0, index) + added + text.slice(index + dropped);
    // Where the edit gives another valid string, what cannot stand there is put there.
    return this.matches(edited) ? this.#insert(text, index, what) : edited;
  }

  /** A string that the rule refuses: it goes wrong within a string that the rule matches. */
  stray(text: string, { at, what, kind }: Edit): string {
    const index = at % (text.length + 1);
    const wrong = this.#insert(text, index, what);
    return kind % 2 === 0 ? wrong.slice(0, index + 1) : wrong;
  }

  /** Puts a character where, after what stands before it, nothing could make the string valid. */
  #insert(text: string, index: number, what: number): string {
    const { characters } = this.#state(this.#statesAlong(text.slice(0, index)).at(-1) as number);
    const dead = ASCII.filter((character) => !characters.includes(character));
    return text.slice(0, index) + pick([...dead, ...FOREIGN], what) + text.slice(index);
  }
}

function pick(items: readonly string[], index: number): string {
  return items[index % items.length] as string;
}

/** Moves have their simplest character first. */
function simplest(characters: string): string {
  return characters.charAt(0);
}
