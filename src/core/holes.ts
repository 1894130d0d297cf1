/**
 * Reads texts with holes: the parts of a string between texts that are not known yet. At a hole, the set of states of an
 * automaton becomes the set of all states that a text in the hole can lead to. So a string with holes is refused only if
 * no texts in the holes make it valid.
 *
 * @module
 */
import type { Automaton } from "./automaton.js";
import { lazyFor } from "./lazy.js";
import { isHigh } from "./surrogate.js";

/**
 * What a hole holds: any text, or a value, which consists of unreserved characters of ASCII and percent-encoded octets.
 */
export type Hole = "text" | "value";

export const HOLES: readonly Hole[] = ["text", "value"];

/** An automaton with one start state. State 0 rejects. */
export interface Steps {
  readonly start: number;
  /** Returns the state after a code unit. */
  readonly step: (state: number, code: number) => number;
  readonly accepts: (state: number) => boolean;
  /** The automata that `step` runs. Except "#", code units of the same class in each of them lead to the same state. */
  readonly automata: readonly Automaton[];
}

/** A place in texts with holes. */
export interface InterpolatedPosition {
  /** The number of the text; 0 is the text before the first hole. */
  readonly part: number;
  /** The offset in this text, in UTF-16 code units. */
  readonly offset: number;
}

/** A replacement of a range of one of the texts. */
export interface InterpolatedEdit {
  readonly start: InterpolatedPosition;
  /** The place after the last code unit of the range, in the same text. */
  readonly end: InterpolatedPosition;
  /** The new text of the range. */
  readonly text: string;
}

/** A place where no texts in the holes make the whole valid. */
export interface HoleFault extends InterpolatedPosition {
  /** All states that the automaton can be in before this place. None of them reads the character that stands there. */
  readonly states: readonly number[];
}

/** A set of states, the preferred one first. What follows it is found when it is first needed. */
interface StateSet {
  readonly states: readonly number[];
  /** The set after a code unit, by its class. */
  next: StateSet[];
  /** For each state of the next set, the number of the state that leads to it; absent if these are the same numbers. */
  from: (readonly number[] | undefined)[];
  hole: Filling | undefined;
  /** How any text leads on after a refused code unit. */
  beyond: Filling | undefined;
}

/** How texts lead from a set of states to the next one. */
interface Filling {
  readonly to: StateSet;
  /** The nodes of trees: the node before each of them, and the code unit between both. A root has -1. */
  readonly before: readonly number[];
  readonly units: readonly number[];
  /** The node of each state of `to`, and the number of the state that its root stands for. */
  readonly nodes: readonly number[];
  readonly roots: readonly number[];
}

/** The number of states in all sets that are kept. The largest automaton needs nearly as many. */
const MOST_KEPT = 1_500_000;

/** The number of refused code units of a text that stand for any text; further ones are passed over. */
const MOST_REFUSED = 100;

/** The number of code units after which the state is noted, so that a later reading can continue there. */
const STRETCH = 0x4000;

const PERCENT = 0x25;
const HASH = 0x23;

/** The characters that fill holes before others do: words, and the delimiter before a path. */
const WORDS = "abcdefghijklmnopqrstuvwxyz0123456789";
const SLASH = 0x2f;

/** The classes of the code units, with one unit for each of them. */
interface Classes {
  readonly classOf: Uint16Array;
  /** One code unit for each class, in the order in which they fill holes. */
  readonly units: readonly number[];
  /** The same for unreserved characters, and for hexadecimal digits. */
  readonly unreserved: readonly number[];
  readonly digits: readonly number[];
}

const classesOf = /* @__PURE__ */ lazyFor(({ automata }: Steps): Classes => {
  const tables = automata.map(({ rows }) => rows.classOf);
  const numbers = new Map<number, number>();
  const classOf = new Uint16Array((tables[0] as Uint8Array).length);
  for (let code = 0; code < classOf.length; code++) {
    const key = tables.reduce((sum, table) => sum * 0x100 + (table[code] as number), code === HASH ? 1 : 0);
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = numbers.size));
    classOf[code] = number;
  }
  const unitsOf = (codes: Iterable<number>): readonly number[] => {
    const units = new Map<number, number>();
    for (const code of codes) {
      const number = classOf[code] as number;
      if (!units.has(number)) units.set(number, code);
    }
    return [...units.values()];
  };
  const words = Array.from(WORDS, (each) => each.charCodeAt(0));
  const codesOf = (text: string): readonly number[] => Array.from(text, (each) => each.charCodeAt(0));
  return {
    classOf,
    units: unitsOf([...words, SLASH, ...classOf.keys()]),
    unreserved: unitsOf([...words, ...codesOf("ABCDEFGHIJKLMNOPQRSTUVWXYZ-._~")]),
    digits: unitsOf(codesOf("0123456789ABCDEFabcdef")),
  };
});

/** Reads the texts around holes with an automaton. */
export class HoleReader {
  readonly #steps: Steps;
  readonly #hole: Hole;
  readonly #classes: Classes;
  readonly #preferred: readonly number[];
  readonly #sets = new Map<string, StateSet>();
  readonly #most: number;
  #kept = 0;

  /**
   * @param steps the automaton
   * @param hole what the holes hold
   * @param preferred the characters that fill a hole if possible, the most wanted first
   * @param most the number of states in all sets that are kept
   */
  constructor(steps: Steps, hole: Hole, preferred: string, most: number = MOST_KEPT) {
    this.#steps = steps;
    this.#most = most;
    this.#hole = hole;
    this.#classes = classesOf(steps);
    this.#preferred = Array.from(preferred, (each) => each.charCodeAt(0));
  }

  /** Returns the set before the first text. */
  start(): StateSet {
    return this.#setOf([this.#steps.start]);
  }

  /** Returns the set after a hole. */
  afterHole(set: StateSet): StateSet {
    return this.#holeAfter(set).to;
  }

  /** Returns whether a string can end in a state of the set. */
  accepts({ states }: StateSet): boolean {
    return states.some((each) => this.#steps.accepts(each));
  }

  /**
   * Reads a range of a text. Returns the set before the first refused code unit, and the offset of this unit, or `end`.
   */
  read(set: StateSet, text: string, start: number, end: number): { readonly set: StateSet; readonly at: number } {
    const { classOf } = this.#classes;
    let now = set;
    let at = start;
    for (; at < end; at++) {
      const number = classOf[text.charCodeAt(at)] as number;
      const next = now.next[number] ?? this.#move(now, text.charCodeAt(at), number);
      if (next.states.length === 0) break;
      now = next;
    }
    return { set: now, at };
  }

  /**
   * Returns texts for the holes. They are short, and lead to the end of the last text, if possible in a state in which a
   * string can end. A character that is refused everywhere stands for any text.
   *
   * @param strings the texts around the holes
   */
  fillings(strings: readonly string[]): string[] {
    const ends: StateSet[] = [];
    let set = this.start();
    for (const text of strings) {
      if (ends.length > 0) set = this.afterHole(set);
      set = this.#readOver(set, text);
      ends.push(set);
    }
    let goal = Math.max(
      set.states.findIndex((each) => this.#steps.accepts(each)),
      0,
    );
    const texts: string[] = [];
    for (let part = strings.length - 1; part > 0; part--) {
      const { to, before, units, nodes, roots } = this.#holeAfter(ends[part - 1] as StateSet);
      const number = this.#origin(to, strings[part] as string, goal);
      let word = "";
      for (let node = nodes[number] as number; before[node] !== -1; node = before[node] as number) {
        word = String.fromCharCode(units[node] as number) + word;
      }
      texts.push(word);
      goal = roots[number] as number;
    }
    return texts.reverse();
  }

  /** Reads a text. A refused code unit stands for any text. */
  #readOver(from: StateSet, text: string): StateSet {
    let { set, at } = this.read(from, text, 0, text.length);
    for (let refused = 0; at < text.length; refused++) {
      const next = refused < MOST_REFUSED ? this.#beyond(set).to : set;
      ({ set, at } = this.read(next, text, at + 1, text.length));
    }
    return set;
  }

  /** Returns the number of the state from which a text, read like `#readOver`, leads to a state. */
  #origin(from: StateSet, text: string, goal: number): number {
    const { classOf } = this.#classes;
    /** For each state of the set, the number of the state that it comes from; absent if these are the same numbers. */
    let origins: readonly number[] | undefined;
    let set = from;
    let refused = 0;
    for (let at = 0; at < text.length; at++) {
      const number = classOf[text.charCodeAt(at)] as number;
      let next = set.next[number] ?? this.#move(set, text.charCodeAt(at), number);
      let sources = set.from[number];
      if (next.states.length === 0) {
        if (refused++ >= MOST_REFUSED) continue;
        ({ to: next, roots: sources } = this.#beyond(set));
      }
      if (sources !== undefined) {
        const earlier = origins;
        origins = earlier === undefined ? sources : sources.map((each) => earlier[each] as number);
      }
      set = next;
    }
    return origins === undefined ? goal : (origins[goal] as number);
  }

  /** Finds the set after a code unit. */
  #move(set: StateSet, code: number, number: number): StateSet {
    const targets = new Map<number, number>();
    set.states.forEach((state, index) => {
      const target = this.#steps.step(state, code);
      if (target !== 0 && !targets.has(target)) targets.set(target, index);
    });
    const next = this.#setOf([...targets.keys()]);
    const from = [...targets.values()];
    set.next[number] = next;
    if (from.some((each, index) => each !== index)) set.from[number] = from;
    return next;
  }

  #holeAfter(set: StateSet): Filling {
    return (set.hole ??= this.#filling(set, this.#hole, this.#preferred));
  }

  /** Returns how a text in place of a refused code unit leads on: first to the states in which a string can end. */
  #beyond(set: StateSet): Filling {
    if (set.beyond !== undefined) return set.beyond;
    const { to, nodes, roots, ...tree } = this.#filling(set, "text");
    const order = [...nodes.keys()].sort((a, b) => this.#rankOf(to, a) - this.#rankOf(to, b));
    const sorted = (list: readonly number[]): readonly number[] => order.map((each) => list[each] as number);
    return (set.beyond = { to: this.#setOf(sorted(to.states)), nodes: sorted(nodes), roots: sorted(roots), ...tree });
  }

  #rankOf({ states }: StateSet, number: number): number {
    return this.#steps.accepts(states[number] as number) ? 0 : 1;
  }

  /**
   * Finds what texts lead to.
   *
   * @param preferred the code units that are tried first. Then the shortest texts come first; without a list, those from
   *   the first state.
   */
  #filling(set: StateSet, hole: Hole, preferred?: readonly number[]): Filling {
    const { step } = this.#steps;
    const states: number[] = [];
    const before: number[] = [];
    const units: number[] = [];
    /** How many characters of a percent-encoding have been read at each node. */
    const begun: number[] = [];
    const rootAt: number[] = [];
    const seen = [new Set<number>(), new Set<number>(), new Set<number>()] as const;
    const push = (state: number, node: number, unit: number, phase: number, root: number): number => {
      before.push(node);
      units.push(unit);
      begun.push(phase);
      rootAt.push(root);
      return states.push(state) - 1;
    };
    const reach = (node: number, unit: number, phase: 0 | 1 | 2): void => {
      const state = step(states[node] as number, unit);
      if (state === 0 || seen[phase].has(state)) return;
      seen[phase].add(state);
      push(state, node, unit, phase, rootAt[node] as number);
    };
    const { units: all, unreserved, digits } = this.#classes;
    let done = 0;
    const grow = (): void => {
      for (; done < states.length; done++) {
        if (hole === "text") for (const unit of all) reach(done, unit, 0);
        else if (begun[done] === 0) {
          for (const unit of unreserved) reach(done, unit, 0);
          reach(done, PERCENT, 1);
        } else for (const unit of digits) reach(done, unit, begun[done] === 1 ? 2 : 0);
      }
    };
    set.states.forEach((state, number) => {
      if (seen[0].has(state)) return;
      seen[0].add(state);
      push(state, -1, 0, 0, number);
      if (preferred === undefined) grow();
    });
    grow();
    const found = [...states.keys()].filter((node) => begun[node] === 0);
    const wanted = (preferred ?? []).flatMap((unit) =>
      // The first nodes are those of the states.
      [...set.states.keys()].flatMap((root) => {
        const state = step(states[root] as number, unit);
        return state === 0 ? [] : [push(state, root, unit, 0, root)];
      }),
    );
    const nodes = new Map<number, number>();
    for (const node of [...wanted, ...found]) {
      const state = states[node] as number;
      if (!nodes.has(state)) nodes.set(state, node);
    }
    this.#kept += states.length;
    const to = this.#setOf([...nodes.keys()]);
    const ends = [...nodes.values()];
    return { to, before, units, nodes: ends, roots: ends.map((node) => rootAt[node] as number) };
  }

  /** Returns the set with these states. The same states in the same order are the same set, while it is kept. */
  #setOf(states: readonly number[]): StateSet {
    const key = states.join();
    const known = this.#sets.get(key);
    if (known !== undefined) return known;
    if (this.#kept > this.#most) this.#forget();
    this.#kept += states.length + 1;
    const set = { states, next: [], from: [], hole: undefined, beyond: undefined };
    this.#sets.set(key, set);
    return set;
  }

  /** Forgets all sets. Those that are still in use no longer refer to others. */
  #forget(): void {
    for (const set of this.#sets.values()) {
      [set.next, set.from] = [[], []];
      set.hole = set.beyond = undefined;
    }
    this.#sets.clear();
    this.#kept = 0;
  }
}

/** A place up to which texts have been read, and the set there. */
interface Stop extends InterpolatedPosition {
  readonly set: StateSet;
}

/** Finds the faults of texts with holes, one after the other. */
export class HoleScan {
  readonly #reader: HoleReader;
  readonly #strings: readonly string[];
  /** The edits that have been made, in order, without overlaps. */
  #edits: InterpolatedEdit[] = [];
  /** Places in the order of the texts. At each of them, the edits that begin there have not been read yet. */
  readonly #stops: Stop[];

  constructor(reader: HoleReader, strings: readonly string[]) {
    this.#reader = reader;
    this.#strings = strings;
    this.#stops = [{ part: 0, offset: 0, set: reader.start() }];
  }

  /** Returns the first fault of the edited texts; `null` if some texts in the holes make the whole valid. */
  next(): HoleFault | null {
    const reader = this.#reader;
    let { part, offset, set } = this.#stops.at(-1) as Stop;
    let number = this.#edits.filter(({ start }) => inOrder(start, { part, offset }) < 0).length;
    for (let from: Stop = { part, offset, set }; ; from = { part, offset, set }) {
      const text = this.#strings[part] as string;
      const edit = this.#edits[number];
      const isHere = edit?.start.part === part;
      const end = isHere ? edit.start.offset : text.length;
      while (offset < end) {
        from = { part, offset, set };
        const to = Math.min(end, offset + STRETCH);
        const { set: after, at } = reader.read(set, text, offset, to);
        if (at < to) return this.#faultAt(from, text, at, after);
        [offset, set] = [to, after];
        this.#stops.push({ part, offset, set });
      }
      if (isHere) {
        const { set: after, at } = reader.read(set, edit.text, 0, edit.text.length);
        if (at < edit.text.length) return { states: after.states, ...edit.start };
        [offset, set] = [edit.end.offset, after];
        number++;
      } else if (part === this.#strings.length - 1) {
        return reader.accepts(set) ? null : this.#faultAt(from, text, end, set);
      } else {
        [part, offset, set] = [part + 1, 0, reader.afterHole(set)];
        this.#stops.push({ part, offset, set });
      }
    }
  }

  /** Returns the fault at a code unit. Half of a surrogate pair before it belongs to the refused character. */
  #faultAt(from: Stop, text: string, at: number, set: StateSet): HoleFault {
    const { part, offset } = from;
    if (at - 1 < offset || !isHigh(text.charCodeAt(at - 1))) return { part, offset: at, states: set.states };
    const { set: before } = this.#reader.read(from.set, text, offset, at - 1);
    return { part, offset: at - 1, states: before.states };
  }

  /**
   * Makes further edits. Returns whether that is possible.
   *
   * @param edits edits of the given texts
   */
  edit(edits: readonly InterpolatedEdit[]): boolean {
    const all = [...this.#edits, ...edits].sort((a, b) => inOrder(a.start, b.start) || inOrder(a.end, b.end));
    if (all.some(({ start }, index) => index > 0 && inOrder((all[index - 1] as InterpolatedEdit).end, start) > 0)) {
      return false;
    }
    this.#edits = all;
    for (const { start } of edits) while (inOrder(this.#stops.at(-1) as Stop, start) > 0) this.#stops.pop();
    return true;
  }
}

function inOrder(a: InterpolatedPosition, b: InterpolatedPosition): number {
  return a.part - b.part || a.offset - b.offset;
}
