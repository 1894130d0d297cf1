/**
 * Finds the faults of a text that is not a URI Template. Literals and expressions are read one after the other, so each
 * of them has its own faults.
 *
 * @module
 */
import { characterEnd } from "../core/diagnostic.js";
import type { Edit } from "../core/edits.js";
import { lazy } from "../core/lazy.js";
import type { Span } from "../core/parts.js";
import { isTriplet, percentEncode, type CharacterSet } from "../core/percent.js";
import { isWellFormed, isWhite, kindOf } from "../explain/characters.js";
import { machineOf, run, type Machine } from "../explain/machine.js";
import { reference, TEMPLATE } from "./check.js";

/** The offset where the text is refused, and the state of the automaton there. */
interface Place {
  readonly index: number;
  readonly state: number;
}

/** A fault of a text. */
export interface Fault extends Span, Place {
  readonly code: string;
  /** The edits that repair it; empty if the intended text is not known. */
  readonly edits: readonly Edit[];
  /** Whether the edits certainly restore the intended text. */
  readonly certain: boolean;
  /** Whether it stands for further faults, which are too many to be listed. */
  readonly hasMore: boolean;
}

/** A fault while the text is read: later faults can add their edits. */
interface OpenFault extends Fault {
  readonly edits: Edit[];
  certain: boolean;
  hasMore: boolean;
}

/** A fault of one character, and the text that replaces it; `null` if that is not known. */
interface Found {
  readonly code: string;
  readonly span: Span;
  readonly written: string | null;
}

/** The maximum number of separate faults. Later faults are repaired together with the last one. */
const MOST_FAULTS = 100;

/** The code of a fault that only the grammar explains. */
export const CHARACTER = "character";

const OPEN = 0x7b;
const CLOSE = 0x7d;
const LETTER = 0x61;

/** Returns the automaton of templates. Its start is also its state after each literal and after each expression. */
export const templateMachine: () => Machine = lazy(() => machineOf(reference(), TEMPLATE));

/** The set without members: `percentEncode` encodes every character. */
const NONE: CharacterSet = /* @__PURE__ */ new Uint8Array();

/** Returns the faults of a text in their order; empty if it is a template. */
export function faultsIn(text: string): readonly Fault[] {
  return new Reader(text).read();
}

/** Reads a text from its start to its end, in one pass. */
class Reader {
  readonly #text: string;
  readonly #machine = templateMachine();
  readonly #faults: OpenFault[] = [];
  /** The last fault with a repair. */
  #repaired: OpenFault | undefined;
  /** Whether a fault without a repair was left out. */
  #isCut = false;
  /** The offset of the next brace of each kind; the length of the text if there is no other. */
  #open = -1;
  #close = -1;

  constructor(text: string) {
    this.#text = text;
  }

  read(): readonly Fault[] {
    const text = this.#text;
    for (let at = 0; at < text.length;) at = text.startsWith("{", at) ? this.#expression(at) : this.#literal(at);
    return this.#faults;
  }

  #add(code: string, { start, end }: Span, { index, state }: Place, edits: Edit[] = [], certain = false): void {
    const fault = { code, start, end, index, state, edits, certain, hasMore: false };
    if (this.#faults.length < MOST_FAULTS) {
      this.#faults.push(fault);
      if (edits.length > 0) this.#repaired = fault;
    } else if (edits.length > 0 && this.#repaired !== undefined) {
      for (const edit of edits) this.#repaired.edits.push(edit);
      this.#repaired.certain &&= certain;
      this.#repaired.hasMore = true;
    } else if (!this.#isCut) {
      this.#isCut = true;
      this.#faults.push({ ...fault, code: "too-many-faults", end: this.#text.length, edits: [] });
    }
  }

  /** Adds a fault whose culprit is replaced. */
  #replace(code: string, { start, end }: Span, place: Place, written: string | null, certain: boolean): void {
    if (written === null) this.#add(code, { start, end }, place);
    else this.#add(code, { start, end }, place, [{ start, end, text: written }], certain);
  }

  /** Reads one character outside expressions, or one triplet. Returns the offset after it. */
  #literal(at: number): number {
    const text = this.#text;
    const { start, step } = this.#machine;
    const end = characterEnd(text, at);
    const character = text.slice(at, end);
    if (run(this.#machine, start, character) === start) return end;
    if (isTriplet(text, at)) return at + 3;
    let index = at;
    let state = start;
    // Only a "%" can begin a literal that goes on. An offset is never between two surrogates.
    const limit = character === "%" ? text.length : at;
    for (; index < limit; index++) {
      const next = step(state, text.charCodeAt(index));
      if (next === 0) break;
      state = next;
    }
    const { code, written } = literalFault(character);
    this.#replace(code, { start: at, end }, { index, state }, written, code !== "closing-brace");
    return end;
  }

  /** Reads an expression. Returns the offset after it. */
  #expression(at: number): number {
    const text = this.#text;
    this.#close = this.#next("}", this.#close, at + 1);
    this.#open = this.#next("{", this.#open, at + 1);
    const [open, close] = [this.#open, this.#close];
    if (close < open) return this.#body(at, close);
    if (open > at + 1 || !text.startsWith("}}", close)) return this.#unclosed(at, open);
    this.#open = this.#next("{", this.#open, open + 1);
    if (this.#open < close) return this.#unclosed(at, open);
    const place = { index: open, state: this.#machine.step(this.#machine.start, OPEN) };
    const removed = (start: number): Edit => ({ start, end: start + 1, text: "" });
    this.#add("double-brace", { start: at, end: open + 1 }, place, [removed(at), removed(close + 1)]);
    this.#body(open, close);
    return close + 2;
  }

  /** Returns the offset of a brace from an offset on: the known one, if it is not before that. */
  #next(brace: string, known: number, from: number): number {
    if (known >= from) return known;
    const found = this.#text.indexOf(brace, from);
    return found === -1 ? this.#text.length : found;
  }

  /** Names an expression that does not end before a limit. Returns the offset where reading goes on. */
  #unclosed(open: number, limit: number): number {
    const { start, step } = this.#machine;
    let end = -1;
    let state = start;
    let index = open;
    for (; index < limit; index++) {
      const next = step(state, this.#text.charCodeAt(index));
      if (next === 0) break;
      state = next;
      if (step(state, CLOSE) !== 0) end = index + 1;
    }
    const edits = end === -1 ? [] : [{ start: end, end, text: "}" }];
    this.#add("unclosed-expression", { start: open, end: open + 1 }, { index, state }, edits);
    return end === -1 ? limit : end;
  }

  /** Reads an expression with both braces. Returns the offset after it. */
  #body(open: number, close: number): number {
    const text = this.#text;
    const { start, step } = this.#machine;
    let state = step(start, OPEN);
    /** The offset of the last character that the automaton has read. */
    let last = open;
    /** The number of characters that the automaton has read after the brace. */
    let count = 0;
    for (let at = open + 1; at <= close;) {
      const next = step(state, text.charCodeAt(at));
      if (next !== 0) {
        state = next;
        last = at++;
        count++;
        continue;
      }
      const place = { index: at, state };
      const white = endOfWhite(text, at);
      if (white > at) {
        const isInside = step(state, CLOSE) !== 0 && !",}".includes(text.charAt(white));
        this.#replace("white-space", { start: at, end: white }, place, isInside ? null : "", true);
        if (isInside) break;
        at = white;
        continue;
      }
      const isFirst = count === 0 || (count === 1 && text.charAt(last) !== "%" && step(state, CLOSE) === 0);
      if (text.charAt(at) === "}" && isFirst) {
        this.#add("empty-expression", { start: open, end: close + 1 }, place);
        break;
      }
      if (text.charAt(last) === "," && !isFirst && ",}".includes(text.charAt(at))) {
        // Of two commas, the second one is removed.
        const comma = text.charAt(at) === "," ? at : last;
        this.#replace("empty-variable", { start: comma, end: comma + 1 }, place, "", true);
        // Only the brace at the end follows the last comma.
        at++;
        continue;
      }
      const { code, span, written } = this.#inExpression(at, last, isFirst, state);
      this.#replace(code, span, place, written, false);
      if (written === null) break;
      state = run(this.#machine, state, written);
      count += written.length;
      last = span.end - 1;
      at = span.end;
    }
    return close + 1;
  }

  /**
   * Names the fault of a character in an expression.
   *
   * @param at the offset of the character
   * @param last the offset of the character before it, without white space
   * @param isFirst whether a variable must begin at the character, and no variable is before it
   * @param state the state before the character
   */
  #inExpression(at: number, last: number, isFirst: boolean, state: number): Found {
    const text = this.#text;
    const { step } = this.#machine;
    const span = { start: at, end: characterEnd(text, at) };
    const [was, is] = [text.charAt(last), text.slice(at, span.end)];
    const isComplete = step(state, CLOSE) !== 0;
    if (isComplete && ":*".includes(is)) return { code: "modifier", span, written: null };
    if (isComplete && "&;|".includes(is)) return { code: "separator", span, written: "," };
    if (was === ":" || (isComplete && isDigit(was) && isDigit(is))) {
      return { code: "max-length", span: numberAround(text, at), written: null };
    }
    const percent = was === "%" ? last : last - 1;
    if (text.charAt(percent) === "%") {
      return { code: "percent", span: { start: percent, end: percent + 1 }, written: null };
    }
    if (isFirst && OPERATORS.includes(is)) return { code: "operator", span, written: null };
    if (step(state, LETTER) === 0 || !isWellFormed(is)) return { code: CHARACTER, span, written: null };
    // A comma or a brace after a name that is not complete was meant as it is.
    return { code: "variable-name", span, written: ",}".includes(is) ? null : percentEncode(is, NONE) };
  }
}

/** The characters that look like operators at the start of an expression. */
const OPERATORS = "+#./;?&=,!@|$^~-*:<>\\()[]'\"`";

const isDigit = (character: string): boolean => character >= "0" && character <= "9";

/** Returns the range of the digits on both sides of an offset. */
function numberAround(text: string, at: number): Span {
  let [start, end] = [at, at];
  while (isDigit(text.charAt(start - 1))) start--;
  while (isDigit(text.charAt(end))) end++;
  return { start, end };
}

/** Returns the offset after the white space at an offset. */
function endOfWhite(text: string, at: number): number {
  let end = at;
  while (isWhite(text.charCodeAt(end))) end++;
  return end;
}

/** Returns the fault of a character that is not allowed outside expressions. */
function literalFault(character: string): Omit<Found, "span"> {
  if (character === "%") return { code: "percent", written: "%25" };
  if (character === "}") return { code: "closing-brace", written: "%7D" };
  if (character === " ") return { code: "space", written: "%20" };
  if (!isWellFormed(character)) return { code: "lone-surrogate", written: null };
  switch (kindOf(character.codePointAt(0) as number)) {
    case "break":
      return { code: "line-break", written: "" };
    case "tab":
      return { code: "tab", written: "" };
    case "control":
      return { code: "control-character", written: null };
    case "ascii":
      return { code: "excluded-character", written: encodeURIComponent(character) };
    default:
      return { code: "non-ascii", written: encodeURIComponent(character) };
  }
}
