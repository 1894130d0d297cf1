/**
 * Finds the faults of a text that is not a URI Template. Literals and expressions are read one after the other, so each
 * of them has its own faults.
 *
 * @module
 */
import { characterEnd } from "../core/diagnostic.js";
import { byPlace, type Edit } from "../core/edits.js";
import { lazy } from "../core/lazy.js";
import type { Span } from "../core/parts.js";
import { isTriplet } from "../core/percent.js";
import { isWellFormed, isWhite, kindOf } from "../explain/characters.js";
import { copied } from "../explain/copied.js";
import { frontSlips } from "../explain/delimiters.js";
import { escapeAt, isCutOff } from "../explain/escapes.js";
import { machineOf, run, type Machine } from "../explain/machine.js";
import { insertion, removal } from "../explain/proposal.js";
import { isTextAfter } from "../explain/surroundings.js";
import { viewOf, type View } from "../explain/view.js";
import { reference, TEMPLATE } from "./check.js";
import { afterName, beforeName, countingEnd, openedAt, outside, type Dialect, type Spot } from "./dialects.js";

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
  /** A word that the message quotes. It does not come from the text. */
  readonly word?: string | undefined;
  /** Whether it stands for further faults, which are too many to be listed. */
  readonly hasMore: boolean;
}

/** A fault while the text is read: later faults can add their edits. */
interface OpenFault extends Fault {
  readonly edits: Edit[];
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

const CLOSE = 0x7d;
const LETTER = 0x61;
const BLANK = 0x20;
const DELETE = "\x7f";

/** Returns the automaton of templates. Its start is also its state after each literal and after each expression. */
export const templateMachine: () => Machine = lazy(() => machineOf(reference(), TEMPLATE));

/** The states of the automaton that the reader compares. */
const states = lazy(() => {
  const after = (text: string): number => run(templateMachine(), templateMachine().start, text);
  return {
    /** Before an operator or the first name. */
    open: after("{"),
    /** Before a name, after an operator or a comma. */
    name: after("{?"),
    /** After a complete name. */
    named: after("{a"),
    /** After a "*". */
    exploded: after("{a*"),
  };
});

/** Returns the faults of a text in their order; empty if it is a template. */
export function faultsIn(text: string): readonly Fault[] {
  return new Reader(text).read();
}

/** An expression that is being read. */
interface Reading extends Spot {
  operator: string;
  isFirst: boolean;
  name: number;
  /** The state of the automaton. */
  state: number;
  /** The offset of the last character that the automaton has read. */
  last: number;
  /** The offset after the longest complete variable, and the state there. */
  done: number;
  doneState: number;
}

/** Text that was copied with a template. */
interface Around extends Span {
  readonly code: string;
  /** Removals at one end of the text, or at both. */
  readonly edits: Edit[];
}

/** The number of characters of an expression before the braces of a regular expression. */
const MOST_BEFORE = 512;

/** The maximum number of times that something around a template is removed. */
const MOST_AROUND = 4;

const viewOfTemplate = (text: string): View => viewOf(text, { machine: templateMachine(), isScheme: false }, null);

/** Returns the outermost text that was copied with a template; `null` if the grammar refuses no such text. */
function aroundOf(text: string): Around | null {
  const { start: begin, step } = templateMachine();
  if (text === "" || outside(text, 0) !== null) return null;
  for (const { code, start, end, edits } of copied(viewOfTemplate(text))) {
    const [first] = edits as [Edit];
    const isRefused =
      first.start > 0
        ? step(begin, text.charCodeAt(first.start)) === 0
        : run(templateMachine(), begin, text.slice(0, first.end)) === 0;
    if (isRefused) return { code, start, end, edits: [...edits] };
  }
  return null;
}

/** Returns the beginning of a Windows path, with its edits; `null` for other texts. */
function windowsPathIn(text: string): Omit<Around, "code"> | null {
  for (const { code, start, end, edits } of frontSlips(viewOfTemplate(text), 0, () => false)) {
    if (code !== "windows-path" || !text.slice(0, end).includes("\\")) continue;
    const changing = edits.filter((edit) => edit.start < end && text.slice(edit.start, edit.end) !== edit.text);
    return { start, end, edits: changing };
  }
  return null;
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
  /** The edits of the last fault, if those of other faults were added. */
  #merged: Edit[] | undefined;
  /** The offset of the next brace of each kind; the length of the text if there is no other. */
  #open = -1;
  #close = -1;
  /** The end of the last expression. */
  #done = 0;
  /** The start and the end of the template: the text around it was only copied with it. */
  #from = 0;
  #end: number;
  /** The template without the text around it. */
  #given = "";
  /** The edits that replace the backslashes of a Windows path. */
  #windows: Edit[] | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#end = text.length;
  }

  read(): readonly Fault[] {
    const text = this.#text;
    const behind = this.#around();
    this.#given = text.slice(this.#from, this.#end);
    for (let at = this.#windowsPath(); at < this.#end;) {
      if (text.startsWith("{", at)) this.#done = at = this.#expression(at);
      else at = this.#literal(at);
    }
    for (const { code, start, end, edits } of behind) {
      this.#add({ code }, { start, end }, { index: start, state: this.#machine.start }, edits);
    }
    // The edits of an expression can enclose those of its variables.
    this.#merged?.sort(byPlace);
    return this.#faults;
  }

  /** Finds text that was copied with the template. Adds the faults before it, and returns those behind it. */
  #around(): readonly Around[] {
    const behind: Around[] = [];
    for (let round = 0; round < MOST_AROUND; round++) {
      const from = this.#from;
      const text = this.#text.slice(from, this.#end);
      const found = aroundOf(text);
      if (found === null) break;
      const { code, start, end, edits } = found;
      const moved = edits.map((edit) => removal(edit.start + from, edit.end + from));
      const fault = { code, start: start + from, end: end + from, edits: moved };
      const last = edits.at(-1) as Edit;
      if (last.end === text.length) this.#end = from + last.start;
      if (start > 0) behind.unshift(fault);
      else {
        const { index, state } = this.#refusal(from);
        this.#add({ code }, fault, { index, state }, moved);
        this.#from += (edits[0] as Edit).end;
      }
    }
    return behind;
  }

  /** Returns the first place from an offset on where the grammar refuses the text. */
  #refusal(from: number): Place {
    let { start: state } = this.#machine;
    for (let index = from; ; index++) {
      const next = this.#machine.step(state, this.#text.charCodeAt(index));
      if (next === 0) return { index, state };
      state = next;
    }
  }

  /** Adds the fault of a Windows path. Returns the offset where reading begins. */
  #windowsPath(): number {
    const from = this.#from;
    const found = windowsPathIn(this.#given);
    if (found === null) return from;
    const span = { start: from, end: from + found.end };
    const edits = found.edits.map(({ start, end, text: written }) => ({
      start: start + from,
      end: end + from,
      text: written,
    }));
    this.#add({ code: "windows-path" }, span, this.#refusal(from), edits);
    this.#windows = edits;
    return span.end;
  }

  #add(found: Pick<Fault, "code" | "word">, span: Span, place: Place, edits: Edit[] = []): void {
    const { code, word } = found;
    const { start, end } = span;
    const { index, state } = place;
    const fault = { code, start, end, index, state, edits, word, hasMore: false };
    if (this.#faults.length < MOST_FAULTS) {
      this.#faults.push(fault);
      if (edits.length > 0) this.#repaired = fault;
    } else if (edits.length > 0 && this.#repaired !== undefined) {
      this.#merged = this.#repaired.edits;
      for (const edit of edits) this.#merged.push(edit);
      this.#repaired.hasMore = true;
    } else if (!this.#isCut) {
      this.#isCut = true;
      this.#faults.push({ ...fault, code: "too-many-faults", end: this.#text.length, edits: [] });
    }
  }

  /** Adds a fault whose culprit is replaced. */
  #replace(code: string, { start, end }: Span, place: Place, written: string | null): void {
    const edits = written === null ? [] : [{ start, end, text: written }];
    this.#add({ code }, { start, end }, place, edits);
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
    const limit = character === "%" ? this.#end : at;
    for (; index < limit; index++) {
      const next = step(state, text.charCodeAt(index));
      if (next === 0) break;
      state = next;
    }
    const place = { index, state };
    if (character === "\\" && this.#windows) {
      this.#windows.push({ start: at, end, text: "/" });
      return end;
    }
    const given = this.#given;
    if (isTextAfter(given, at - this.#from)) {
      this.#replace("text-after", { start: at, end: this.#end }, place, "");
      return this.#end;
    }
    const dialect = outside(text, at);
    if (dialect !== null) {
      this.#add(dialect, dialect, place, [...dialect.edits]);
      return dialect.end;
    }
    const escape = escapeAt(text, at);
    if (escape !== null) {
      // Only the backslash goes if the character stays.
      const isMark = text.slice(at + 1, escape.end) === escape.text;
      this.#replace("escape", { start: at, end: isMark ? at + 1 : escape.end }, place, isMark ? "" : escape.text);
      return escape.end;
    }
    // White space with a line break is removed from its start on, so that it is read only once.
    const white = at > 0 && isWhite(text.charCodeAt(at - 1)) ? at : Math.min(endOfWhite(text, at), this.#end);
    if (white > end && /[\n\r]/.test(text.slice(at, white))) {
      this.#replace("line-break", { start: at, end: white }, place, "");
      return white;
    }
    if (character === " ") {
      let behind = end;
      while (behind < this.#end && text.charCodeAt(behind) === BLANK) behind++;
      this.#replace("space", { start: at, end: behind }, place, "%20".repeat(behind - at));
      return behind;
    }
    if (character === "%" && isCutOff(given, at - this.#from)) {
      this.#replace("truncated", { start: at, end: this.#end }, place, null);
      return this.#end;
    }
    const { code, written } = literalFault(character);
    const opened = code === "closing-brace" ? openedAt(text, this.#done, at) : -1;
    if (opened >= 0) this.#add({ code }, { start: at, end }, place, [insertion(opened, "{")]);
    // A brace after an expression is one too many.
    else if (code === "closing-brace" && at === this.#done && at > 0)
      this.#replace(code, { start: at, end }, place, "");
    else this.#replace(code, { start: at, end }, place, written);
    return end;
  }

  /** Reads an expression. Returns the offset after it. */
  #expression(at: number): number {
    const text = this.#text;
    this.#close = this.#next("}", this.#close, at + 1);
    this.#open = this.#next("{", this.#open, at + 1);
    const [open, close] = [this.#open, this.#close];
    if (close < open) return this.#body(at, close);
    // The braces of a regular expression follow ":" and have a "}".
    const hasPattern = close < this.#end && text.slice(at, Math.min(open, at + MOST_BEFORE)).includes(":");
    const counting = hasPattern ? countingEnd(text, at) : -1;
    if (counting >= 0) return this.#body(at, counting);
    // Some template languages write two braces, or three.
    const inner = text.startsWith("{{{", at) ? at + 2 : open;
    const end = close + inner - at + 1;
    if (open > at + 1 || text.slice(close, end) !== "}".repeat(end - close)) return this.#unclosed(at, open);
    this.#open = this.#next("{", this.#open, inner + 1);
    // Stryker disable next-line EqualityOperator: Two different braces are not at the same offset.
    if (this.#open < close) return this.#unclosed(at, open);
    const place = { index: open, state: states().open };
    const edits = [removal(at, inner), removal(close + 1, end)];
    this.#add({ code: "double-brace" }, { start: at, end: inner + 1 }, place, edits);
    this.#body(inner, close);
    return end;
  }

  /** Returns the offset of a brace from an offset on: the known one, if it is not before that. */
  #next(brace: string, known: number, from: number): number {
    // Stryker disable next-line ConditionalExpression,EqualityOperator: The search finds the same brace.
    // This is only slower.
    if (known >= from) return known;
    const found = this.#text.indexOf(brace, from);
    return found === -1 ? this.#end : Math.min(found, this.#end);
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
    // The rest of a name that is not allowed, or of a type, would become literal text.
    const isWhole = end !== -1 && (end >= this.#end || !REST_OF_NAME.test(this.#text.charAt(end)));
    const isDoubled = limit === open + 1 && limit < this.#end;
    const edits = isWhole ? [insertion(end, "}")] : isDoubled ? [removal(open, limit)] : [];
    this.#add({ code: "unclosed-expression" }, { start: open, end: open + 1 }, { index, state }, edits);
    return isWhole ? end : limit;
  }

  /** Reads an expression with both braces. Returns the offset after it. */
  #body(open: number, close: number): number {
    const text = this.#text;
    const { step } = this.#machine;
    const { open: state, named, exploded, name } = states();
    const at = { text, open, operator: "", isFirst: true, name: -1, state, last: open, done: -1, doneState: 0 };
    for (let index = open + 1; index <= close;) {
      const next = step(at.state, text.charCodeAt(index));
      if (next !== 0) {
        if (at.state === state && next === name) at.operator = text.charAt(index);
        else if (text.charAt(index) === ",") [at.isFirst, at.name] = [false, -1];
        else if (at.name < 0) at.name = index;
        at.state = next;
        at.last = index++;
        if (step(next, CLOSE) !== 0) [at.done, at.doneState] = [index, next];
        continue;
      }
      const after = this.#refused(at, index, close);
      if (after < 0) break;
      index = after;
      if (at.state === named || at.state === exploded) [at.done, at.doneState] = [index, at.state];
    }
    return close + 1;
  }

  /**
   * Names the fault of a refused character in an expression.
   *
   * @param at the expression, which is changed to the state after the repair
   * @param index the offset of the character
   * @param close the offset of the brace that ends the expression
   * @returns the offset where reading goes on; -1 if the rest of the expression is not read
   */
  #refused(at: Reading, index: number, close: number): number {
    const { text, open, state, last, isFirst } = at;
    const place = { index, state };
    const mustBegin = at.name < 0;
    const isNamed = !mustBegin && at.doneState === states().named && at.done > at.name;
    const found = isNamed ? afterName(at, at.done) : null;
    if (found !== null) return this.#dialect(at, found, place);
    const white = endOfWhite(text, index);
    if (white > index) {
      const isInside = this.#machine.step(state, CLOSE) !== 0 && !",}|=:?*[".includes(text.charAt(white));
      if (isInside) {
        this.#replace("variable-name", { start: index, end: white }, place, null);
        return -1;
      }
      this.#replace("white-space", { start: index, end: white }, place, "");
      return white;
    }
    if (kindOf(text.charCodeAt(index)) === "invisible") {
      this.#replace("invisible-character", { start: index, end: index + 1 }, place, "");
      return index + 1;
    }
    const character = text.charAt(index);
    if (mustBegin && isFirst && character === "}") {
      this.#add({ code: "empty-expression" }, { start: open, end: close + 1 }, place);
      return -1;
    }
    if (mustBegin && ",}".includes(character)) {
      // Of two commas, the second one is removed. Only the brace at the end follows the last comma.
      const comma = character === "," ? index : last;
      this.#replace("empty-variable", { start: comma, end: comma + 1 }, place, "");
      return index + 1;
    }
    const before = mustBegin ? beforeName(at, index) : null;
    if (before !== null) return this.#dialect(at, before, place);
    const { code, span, written } = this.#inExpression(at, index, mustBegin);
    this.#replace(code, span, place, written);
    if (written === null) return -1;
    if (written === ",") [at.state, at.last, at.isFirst, at.name] = [states().name, span.end - 1, false, -1];
    return span.end;
  }

  /** Adds what another language writes in an expression. Returns the offset where reading goes on; -1 for none. */
  #dialect(at: Reading, found: Dialect, place: Place): number {
    this.#add(found, found, place, [...found.edits]);
    if (found.edits.length === 0) return -1;
    if (found.as !== null) {
      at.state = run(this.#machine, this.#machine.start, found.as);
      if (at.name < 0) at.name = found.start;
      at.last = found.end - 1;
    }
    return found.end;
  }

  /**
   * Names the fault of a character in an expression that no other language explains.
   *
   * @param at the expression
   * @param index the offset of the character
   * @param mustBegin whether a variable must begin at the character
   */
  #inExpression({ text, open, state, last, isFirst, operator }: Reading, index: number, mustBegin: boolean): Found {
    const { step } = this.#machine;
    const span = { start: index, end: characterEnd(text, index) };
    const [was, is] = [text.charAt(last), text.slice(index, span.end)];
    const isComplete = step(state, CLOSE) !== 0;
    if (isComplete && ":*".includes(is)) {
      return { code: "modifier", span, written: is === "*" && text.charAt(index - 1) === is ? "" : null };
    }
    // A text in HTML has "&amp;" between two variables, and "&quot;" around a name.
    if (operator === "&" && escapeAt(text, open + 1)?.end === index + 1) {
      return { code: "escape", span: { start: open + 1, end: index + 1 }, written: null };
    }
    const escape = escapeAt(text, index);
    let end = isComplete && escape?.text === "&" ? escape.end + 1 : span.end;
    while (isComplete && `&;${operator}`.includes(text.charAt(end - 1))) end++;
    if (end > span.end) {
      const isLast = ",}".includes(text.charAt(end - 1));
      return { code: "separator", span: { start: index, end: end - 1 }, written: isLast ? "" : "," };
    }
    if (was === ":" || (isComplete && state !== states().named && was !== "*")) {
      return { code: "max-length", span: numberAround(text, index), written: null };
    }
    const percent = was === "%" ? last : last - 1;
    if (text.charAt(percent) === "%") {
      return { code: "percent", span: { start: percent, end: percent + 1 }, written: null };
    }
    if (mustBegin && isFirst && is < DELETE) return { code: "operator", span, written: null };
    if (step(state, LETTER) === 0 || !isWellFormed(is)) return { code: CHARACTER, span, written: null };
    return { code: "variable-name", span, written: null };
  }
}

/** A character that continues a name in other languages, or that separates it from a type. */
const REST_OF_NAME = /[-:\s$\\]|[^\0-\x7F]/;

const isAlphanumeric = (character: string): boolean => /^[A-Za-z\d]$/.test(character);

/** Returns the range of the digits and letters on both sides of an offset. */
function numberAround(text: string, at: number): Span {
  let [start, end] = [at, at];
  while (isAlphanumeric(text.charAt(start - 1))) start--;
  while (isAlphanumeric(text.charAt(end))) end++;
  return { start, end };
}

/** Returns the offset after the white space at an offset. */
function endOfWhite(text: string, at: number): number {
  let end = at;
  while (end < text.length && isWhite(text.charCodeAt(end))) end++;
  return end;
}

/** Returns the fault of a character that is not allowed outside expressions. */
function literalFault(character: string): Omit<Found, "span"> {
  if (character === "%") return { code: "percent", written: "%25" };
  if (character === "}") return { code: "closing-brace", written: null };
  if (!isWellFormed(character)) return { code: "lone-surrogate", written: null };
  if (character === "\\") return { code: "backslash", written: "/" };
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
