/**
 * The laws of texts with holes. The judge is a small program on the automaton of the ABNF: it follows all states one by
 * one.
 *
 * @module
 */
import fc from "fast-check";
import { HoleReader, type Hole, type InterpolatedPosition } from "../../src/core/holes.js";
import { applyEdits } from "../../src/core/edits.js";
import { machineOf } from "../../src/explain/machine.js";
import type { InterpolatedDiagnostic } from "../../src/explain/interpolated.js";
import type { AnyInterpolated } from "../../src/standards/explained.js";
import { anyByAnyRule, validByAnyRule, type Ruled } from "./arbitrary.js";
import { addingTo, same, type Law } from "./law.js";
import type { Subject, Walkable } from "./subject.js";

/** A rule, texts around holes, and what was cut out of the string. */
interface Cut {
  readonly rule: string;
  readonly strings: readonly string[];
  readonly holes: readonly string[];
}

/** A word that can fill a hole for a value. */
const VALUE = /^(?:[\w.~-]|%[\dA-Fa-f]{2})*$/;

/** Cuts up to three parts out of strings. */
function cuts(strings: fc.Arbitrary<Ruled>): fc.Arbitrary<Cut> {
  const places = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 3 });
  return fc.tuple(strings, places).map(([{ rule, text }, pairs]) => {
    const offsets = pairs.flatMap(([one, other]) => [one % (text.length + 1), other % (text.length + 1)]);
    const [borders, pieces] = [offsets.sort((a, b) => a - b), [] as string[]];
    [...borders, text.length].reduce((from, to) => (pieces.push(text.slice(from, to)), to), 0);
    const every = (rest: number): string[] => pieces.filter((_, index) => index % 2 === rest);
    return { rule, strings: every(0), holes: every(1) };
  });
}

/** One code unit for each class of the automaton; for ASCII alone, the characters that a value can have. */
const unitsOf = (automaton: Walkable, isWanted: (unit: string) => boolean = () => true): readonly string[] => {
  const units = new Map<number, string>();
  for (let code = 0; code < 0x10000; code++) {
    const [number, unit] = [automaton.classOf(code), String.fromCharCode(code)];
    if (!units.has(number) && isWanted(unit)) units.set(number, unit);
  }
  return [...units.values()];
};

/** The shortest texts for a hole of which all others are made; one of each class. */
const atomsOf = (automaton: Walkable, hole: Hole): readonly string[] => {
  if (hole === "text") return unitsOf(automaton);
  const digits = unitsOf(automaton, (unit) => /^[\dA-Fa-f]$/.test(unit));
  const triplets = digits.flatMap((one) => digits.map((other) => `%${one}${other}`));
  return [...unitsOf(automaton, (unit) => /^[\w.~-]$/.test(unit)), ...triplets];
};

/** Judges texts with holes. */
class Judge {
  readonly automaton: Walkable;
  readonly atoms: Readonly<Record<Hole, readonly string[]>>;

  constructor(subject: Subject) {
    this.automaton = subject.automaton();
    this.atoms = { text: atomsOf(this.automaton, "text"), value: atomsOf(this.automaton, "value") };
  }

  /** Returns where no texts in the holes help; `null` if some texts make the whole valid. */
  faultOf({ rule, strings }: Pick<Cut, "rule" | "strings">, hole: Hole): InterpolatedPosition | null {
    let states = new Set([this.automaton.start(rule)]);
    for (const [part, text] of strings.entries()) {
      // The loop also visits the states that it adds.
      if (part > 0) for (const state of states) for (const atom of this.atoms[hole]) this.#add(states, state, atom);
      for (let offset = 0; offset < text.length; offset++) {
        const next = new Set<number>();
        for (const state of states) this.#add(next, state, text.charAt(offset));
        if (next.size === 0) return { part, offset: withoutHalf(text, offset) };
        states = next;
      }
    }
    if ([...states].some((state) => this.automaton.accepts(state))) return null;
    const [part, text] = [strings.length - 1, strings.at(-1) ?? ""];
    return { part, offset: withoutHalf(text, text.length) };
  }

  /** Returns whether a rule matches a whole text. */
  accepts(rule: string, text: string): boolean {
    return this.automaton.accepts(this.#after(this.automaton.start(rule), text));
  }

  /** Returns whether texts of at most so many atoms, together in all holes, make the whole valid. */
  canFill({ rule, strings }: Pick<Cut, "rule" | "strings">, hole: Hole, most: number): boolean {
    const fill = (state: number, part: number, left: number): boolean => {
      if (state === 0) return false;
      const next = strings[part];
      if (next === undefined) return this.automaton.accepts(state);
      if (fill(this.#after(state, next), part + 1, left)) return true;
      return left > 0 && this.atoms[hole].some((atom) => fill(this.#after(state, atom), part, left - 1));
    };
    const [first = "", ...others] = strings;
    const begin = this.#after(this.automaton.start(rule), first);
    strings = others;
    return fill(begin, 0, most);
  }

  #after(from: number, text: string): number {
    let state = from;
    for (let at = 0; at < text.length && state !== 0; at++) state = this.automaton.step(state, text.charCodeAt(at));
    return state;
  }

  #add(states: Set<number>, from: number, text: string): void {
    const state = this.#after(from, text);
    if (state !== 0) states.add(state);
  }
}

/** Returns an offset before half of a surrogate pair, if there is one: a pair is refused as a whole. */
const withoutHalf = (text: string, offset: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(offset - 1)) ? offset - 1 : offset;

const judges = new Map<Subject, Judge>();
function judgeOf(subject: Subject): Judge {
  const judge = judges.get(subject) ?? new Judge(subject);
  judges.set(subject, judge);
  return judge;
}

const HOLES: readonly Hole[] = ["text", "value"];

function diagnosed({ standard }: Subject, { rule, strings }: Cut, hole: Hole): readonly InterpolatedDiagnostic[] {
  return (standard as unknown as AnyInterpolated).diagnoseInterpolated(strings, { rule, hole });
}

/** Returns the texts with the repairs of diagnostics, and where places in the new texts come from. */
function repaired(strings: readonly string[], diagnostics: readonly InterpolatedDiagnostic[]) {
  const all = strings.map((_, part) =>
    diagnostics
      .flatMap(({ repair }) => repair?.edits ?? [])
      .filter(({ start }) => start.part === part)
      .map(({ start, end, text }) => ({ start: start.offset, end: end.offset, text }))
      .sort((a, b) => a.start - b.start || a.end - b.end),
  );
  return {
    strings: strings.map((text, part) => applyEdits(text, all[part] ?? [])),
    origin({ part, offset }: InterpolatedPosition): InterpolatedPosition {
      let moved = 0;
      for (const { start, end, text } of all[part] ?? []) {
        if (offset < start + moved) break;
        if (offset < start + moved + text.length) return { part, offset: start };
        moved += text.length - (end - start);
      }
      return { part, offset: offset - moved };
    },
  };
}

/** The laws of texts with holes. */
export const laws: Law[] = [];
const law = addingTo(laws);

law("the texts of a valid string have no fault, whatever is cut out", {}, (subject) =>
  fc.property(cuts(validByAnyRule(subject)), (cut) => {
    same(diagnosed(subject, cut, "text"), []);
    if (cut.holes.every((each) => VALUE.test(each))) same(diagnosed(subject, cut, "value"), []);
  }),
);

law("a fault is where no texts in the holes help", {}, (subject) => {
  const judge = judgeOf(subject);
  return fc.property(cuts(anyByAnyRule(subject)), (cut) => {
    for (const hole of HOLES) {
      const [first] = diagnosed(subject, cut, hole);
      same([hole, first?.index ?? null], [hole, judge.faultOf(cut, hole)]);
    }
  });
});

law("texts without a fault have a witness, and it is valid", {}, (subject) => {
  const judge = judgeOf(subject);
  return fc.property(cuts(anyByAnyRule(subject)), fc.constantFrom("a1", "1a", ""), (cut, preferred) => {
    const { rule, strings } = cut;
    for (const hole of HOLES) {
      if (diagnosed(subject, cut, hole).length > 0) continue;
      const machine = machineOf(subject.standard.automaton(rule), rule);
      const texts = new HoleReader(machine, hole, preferred).fillings(strings);
      same(texts.length, strings.length - 1);
      if (hole === "value") same([texts, texts.every((each) => VALUE.test(each))], [texts, true]);
      const whole = strings.flatMap((each, part) => [each, texts[part] ?? ""]).join("");
      same([whole, judge.accepts(rule, whole)], [whole, true]);
    }
  });
});

law("each fault is one after the repairs of the earlier ones, and repairs change no hole", {}, (subject) => {
  const judge = judgeOf(subject);
  return fc.property(cuts(anyByAnyRule(subject)), (cut) => {
    const { rule, strings } = cut;
    // Without a hole, the search goes on after a fault that has no repair.
    if (strings.length === 1) return;
    for (const hole of HOLES) {
      const faults = diagnosed(subject, cut, hole);
      for (const [number, { start, end, index, repair }] of faults.entries()) {
        const before = repaired(strings, faults.slice(0, number));
        const found = judge.faultOf({ rule, strings: before.strings }, hole);
        same(index, found && before.origin(found));
        same(start.part, index.part);
        for (const { part, offset } of [start, end]) same(offset <= (strings[part] ?? "").length, true);
        for (const edit of repair?.edits ?? []) {
          same([edit.start.part, edit.start.offset <= edit.end.offset], [edit.end.part, true]);
          same(edit.end.offset <= (strings[edit.end.part] ?? "").length, true);
        }
      }
    }
  });
});

law("one text has the faults that it has without holes", {}, (subject) =>
  fc.property(anyByAnyRule(subject), ({ rule, text }) => {
    const at = (offset: number): InterpolatedPosition => ({ part: 0, offset });
    const expected = subject.standard.diagnose(text, { rule }).map(({ start, end, index = 0, repair, ...others }) => {
      const edits = repair?.edits.map((edit) => ({ ...edit, start: at(edit.start), end: at(edit.end) })) ?? [];
      const placed = { ...others, start: at(start), end: at(end), index: at(index) };
      return repair === undefined ? placed : { ...placed, repair: { ...repair, edits } };
    });
    same(diagnosed(subject, { rule, strings: [text], holes: [] }, "text"), expected);
  }),
);

/** A law that takes long, for texts of short strings. */
export const fillings: Law[] = [];

/** The number of characters and percent-encodings that are tried in the holes together. */
const MOST = 3;

addingTo(fillings)("no short texts in the holes of texts with a fault make the whole valid", {}, (subject) => {
  const judge = judgeOf(subject);
  return fc.property(cuts(anyByAnyRule(subject)), (cut) => {
    for (const hole of HOLES) {
      const most = cut.strings.length > 3 ? MOST - 1 : MOST;
      if (diagnosed(subject, cut, hole).length > 0) same([hole, judge.canFill(cut, hole, most)], [hole, false]);
    }
  });
});
