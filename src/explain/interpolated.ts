/**
 * Explains why texts with holes are refused, whatever fills the holes. The holes are filled, the whole is explained like
 * any string, and what concerns only the texts is reported.
 *
 * @module
 */
import { exactMistake, nameExpected, nameOf, type Diagnostic, type Repair } from "../core/diagnostic.js";
import type { Edit } from "../core/edits.js";
import {
  HoleReader,
  HoleScan,
  type Hole,
  type HoleFault,
  type InterpolatedEdit,
  type InterpolatedPosition,
} from "../core/holes.js";
import { lazyFor } from "../core/lazy.js";
import { MOST_FAULTS } from "./explain.js";
import type { Machine } from "./machine.js";
import { diagnosticsOf, type Source } from "./report.js";

/** A repair of texts with holes. No edit changes a hole. */
export interface InterpolatedRepair extends Omit<Repair, "edits"> {
  /** The edits in the order of the texts, without overlaps. */
  readonly edits: readonly InterpolatedEdit[];
}

/** A problem in texts with holes: like a diagnostic of a string, but its places are places in the texts. */
export interface InterpolatedDiagnostic extends Omit<Diagnostic, "start" | "end" | "index" | "repair" | "path"> {
  /** The start of the likely cause. */
  readonly start: InterpolatedPosition;
  /** The place after the last code unit of the likely cause. It can be in a later text. */
  readonly end: InterpolatedPosition;
  /**
   * The exact place: no texts in the holes lead to a valid string that has the same texts up to the character that
   * stands here.
   */
  readonly index: InterpolatedPosition;
  readonly repair?: InterpolatedRepair;
}

/**
 * The characters that fill the holes if possible. An empty host or a letter in a port would be a fault of its own, so
 * several fillings are tried.
 */
const PREFERRED = ["a1", "1a", ""] as const;

/** Returns the readers of texts with holes, one for each way to fill the holes. */
const readersOf = /* @__PURE__ */ lazyFor((machine: Machine) =>
  lazyFor((hole: Hole) => PREFERRED.map((preferred) => new HoleReader(machine, hole, preferred))),
);

/**
 * Returns the faults of texts with holes.
 *
 * @param strings the texts, at least one
 * @param hole what the holes hold
 * @param source the source of explanations. The first text must suffice to find the grammar.
 * @param diagnose returns the faults of a string
 */
export function interpolatedDiagnostics(
  strings: readonly string[],
  hole: Hole,
  source: Source,
  diagnose: (text: string) => readonly Diagnostic[] = (text) => diagnosticsOf(text, source),
): readonly InterpolatedDiagnostic[] {
  const [first] = strings as readonly [string];
  const { machine } = source.groundOf(first);
  const readers = readersOf(machine)(hole);
  const scan = new HoleScan(readers[0] as HoleReader, strings);
  let fault = scan.next();
  if (fault === null) return [];
  if (strings.length === 1) return diagnose(first).map(inOnlyText);
  const told = explained(strings, fault, readers, machine, diagnose);
  const found: InterpolatedDiagnostic[] = [];
  for (; fault !== null && found.length < MOST_FAULTS; fault = scan.next()) {
    const next = told(fault);
    found.push(next ?? exact(strings, fault, machine, source));
    if (next?.repair === undefined || !scan.edit(next.repair.edits)) break;
  }
  return found;
}

/**
 * Explains the faults of texts with holes.
 *
 * @param fault the first fault
 * @returns a function that returns the diagnostic of a fault, one fault after the other; `null` if the explanation is
 *   not about the fault
 */
function explained(
  strings: readonly string[],
  fault: HoleFault,
  readers: readonly HoleReader[],
  machine: Machine,
  diagnose: (text: string) => readonly Diagnostic[],
): (fault: HoleFault) => InterpolatedDiagnostic | null {
  for (const reader of readers) {
    const filled = new Filled(strings, reader.fillings(strings));
    // An empty text would be blamed for being empty.
    if (filled.text === "") continue;
    const diagnostics = diagnose(filled.text);
    if (filled.toInterpolated(diagnostics[0] as Diagnostic, fault, machine) === null) continue;
    const rest = diagnostics.values();
    return (each) => {
      for (const diagnostic of rest) {
        const told = filled.toInterpolated(diagnostic, each, machine);
        if (told !== null) return told;
      }
      return null;
    };
  }
  return () => null;
}

/** Returns the diagnostic that says only which character is refused. */
function exact(
  strings: readonly string[],
  fault: HoleFault,
  machine: Machine,
  { schemeOf, standard }: Source,
): InterpolatedDiagnostic {
  const { id, rule, definition } = schemeOf(strings[0] as string) ?? standard;
  const { part, offset } = fault;
  const { code, message, start, end } = exactMistake(strings[part] as string, rule, { index: offset });
  const { section, url } = definition(rule);
  return {
    severity: "error",
    code: `${id}/${code}`,
    message,
    start: { part, offset: start },
    end: { part, offset: end },
    rule,
    section,
    url,
    ...placed(strings, fault, machine),
  };
}

/** Caches the names of what is allowed: a reader returns the same list for the same states. */
const allowed = new WeakMap<readonly number[], readonly string[]>();

/** Returns the fields of a diagnostic that follow from the place of the fault. */
function placed(
  strings: readonly string[],
  { part, offset, states }: HoleFault,
  machine: Machine,
): Required<Pick<InterpolatedDiagnostic, "index" | "expected" | "found">> {
  let expected = allowed.get(states);
  if (expected === undefined) {
    const characters = [...new Set(states.flatMap((each) => machine.expectedAt(each)))].sort();
    const isComplete = states.some((each) => machine.accepts(each));
    allowed.set(states, (expected = nameExpected(characters, isComplete)));
  }
  return {
    index: { part, offset },
    expected,
    found: nameOf(strings[part] as string, offset),
  };
}

/** Returns the diagnostic of a text without holes. */
export function inOnlyText({ start, end, index = start, repair, ...others }: Diagnostic): InterpolatedDiagnostic {
  const at = (offset: number): InterpolatedPosition => ({ part: 0, offset });
  const told = { ...others, start: at(start), end: at(end), index: at(index) };
  const edits = repair?.edits.map((edit) => ({ start: at(edit.start), end: at(edit.end), text: edit.text }));
  return repair && edits ? { ...told, repair: { ...repair, edits } } : told;
}

/** Texts with filled holes. */
class Filled {
  readonly text: string;
  readonly #strings: readonly string[];
  /** The offset of each of the texts. */
  readonly #starts: readonly number[];

  /**
   * @param strings the texts around the holes
   * @param fillings the text of each hole
   */
  constructor(strings: readonly string[], fillings: readonly string[]) {
    let length = 0;
    this.#strings = strings;
    this.#starts = strings.map((each, part) => {
      const start = length;
      length += each.length + (fillings[part] ?? "").length;
      return start;
    });
    this.text = strings.flatMap((each, part) => [each, fillings[part] ?? ""]).join("");
  }

  /** Returns the diagnostic of a fault; `null` if the diagnostic of the filled text is about something else. */
  toInterpolated(diagnostic: Diagnostic, fault: HoleFault, machine: Machine): InterpolatedDiagnostic | null {
    const { severity, code, message, start: from, end: to, index, rule, section, url, repair: given } = diagnostic;
    const { part } = fault;
    const first = this.#starts[part] as number;
    const text = this.#strings[part] as string;
    const at = first + fault.offset;
    if (index !== at && from !== at) return null;
    // The cause is in the same text, so that no filling of a hole is blamed.
    if (from < first || from > first + text.length) return null;
    // An empty range after a hole can be the hole itself.
    if (to === first && part > 0 && text !== "") return null;
    const start = { part, offset: from - first };
    const end = to === from ? start : this.#endAt(to);
    const told = {
      severity,
      code,
      message,
      start,
      end,
      rule,
      section,
      url,
      ...placed(this.#strings, fault, machine),
    };
    const repair = given && this.#repairOf(given, fault);
    return repair ? { ...told, repair } : told;
  }

  /** Returns the same repair of the texts; `null` if it changes a hole. It is not certain next to a hole. */
  #repairOf({ message, edits: given, certain }: Repair, { part }: HoleFault): InterpolatedRepair | null {
    const edits: InterpolatedEdit[] = [];
    for (const each of given) {
      const edit = this.#editOf(each, part);
      if (edit === null) return null;
      edits.push(edit);
    }
    return { message, edits, certain: certain && !edits.some((edit) => this.#isNextToHole(edit)) };
  }

  /** Returns an edit of the texts; `null` if it changes a hole. An insertion between two texts belongs to `near`. */
  #editOf({ start, end, text }: Edit, near: number): InterpolatedEdit | null {
    const isNear = start === end && this.#has(near, start);
    const part = isNear ? near : this.#partAt(start + 1);
    if (!this.#has(part, start) || !this.#has(part, end)) return null;
    const first = this.#starts[part] as number;
    return { start: { part, offset: start - first }, end: { part, offset: end - first }, text };
  }

  #isNextToHole({ start, end: { part, offset } }: InterpolatedEdit): boolean {
    if (start.offset === 0 && part > 0) return true;
    return offset === (this.#strings[part] as string).length && part < this.#strings.length - 1;
  }

  /** Returns whether an offset of the filled text is in one of the texts, or at its end. */
  #has(part: number, offset: number): boolean {
    const first = this.#starts[part] as number;
    return offset >= first && offset <= first + (this.#strings[part] as string).length;
  }

  /** Returns the place of the end of a range. A range that ends inside a hole contains the hole. */
  #endAt(offset: number): InterpolatedPosition {
    const part = this.#partAt(offset);
    if (this.#has(part, offset)) return { part, offset: offset - (this.#starts[part] as number) };
    return { part: part + 1, offset: 0 };
  }

  /** Returns the number of the last text that begins before an offset. */
  #partAt(offset: number): number {
    let [low, high] = [0, this.#starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] as number) < offset) low = middle;
      else high = middle;
    }
    return low;
  }
}
