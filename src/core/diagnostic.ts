/**
 * The one record that every message of the package is, and the error that carries it.
 *
 * @module
 */
import type { Recognition } from "./automaton.js";
import { applyEdits, type Edit } from "./edits.js";

export type { Edit };

/** Error where the document says MUST, warning where it says SHOULD, info where it gives advice. */
export type Severity = "error" | "warning" | "info";

/** A repair: each edit replaces only what it changes. */
export interface Repair {
  /** What the repair does, in words. */
  readonly message: string;
  /** In the order of the input; they do not overlap. */
  readonly edits: readonly Edit[];
  /** Whether this is certainly what was meant; otherwise it is a guess. */
  readonly certain: boolean;
}

/** What is wrong, where, and by which rule of which section. It never repeats the input beyond one character. */
export interface Diagnostic {
  readonly severity: Severity;
  /** Stable: `<standard or scheme>/<name of the mistake>`. */
  readonly code: string;
  readonly message: string;
  /** Where the likely culprit begins: an offset in UTF-16 code units. */
  readonly start: number;
  /** Where it ends: the offset after its last code unit. */
  readonly end: number;
  /**
   * The exact position: the length of the longest prefix of the input that some valid string begins with. It can lie
   * past the culprit, since what follows may still give the culprit another role.
   */
  readonly index?: number;
  /** The rule that the culprit breaks. */
  readonly rule: string;
  /** What could have stood at `index`: core rules, quoted characters, `end of input`. */
  readonly expected?: readonly string[];
  /** What stands at `index`: a quoted character, a code point, or `end of input`. */
  readonly found?: string;
  /** The section of the document that has the rule. */
  readonly section: string;
  /** A link to that section. */
  readonly url: string;
  readonly repair?: Repair;
}

/** What is wrong with an input: the part of a diagnostic that only the standard or the scheme can know. */
export interface Mistake {
  /** The code without the standard's id. */
  readonly code: string;
  readonly message: string;
  /** Where the culprit begins, in UTF-16 code units. */
  readonly start: number;
  /** Where it ends. */
  readonly end: number;
  /** The rule it breaks. */
  readonly rule: string;
}

/**
 * Applies a repair to the input it was made for.
 *
 * @param input the input of the diagnostic that has the repair
 * @param repair the repair
 * @returns the input without the fault. Offsets of edits are in UTF-16 code units.
 *
 * @example
 * import { applyRepair, safeParse } from "uri-grammar";
 *
 * const repair = safeParse("http://a/b c").diagnostic?.repair;
 * repair && applyRepair("http://a/b c", repair); // => "http://a/b%20c"
 */
export function applyRepair(input: string, { edits }: Pick<Repair, "edits">): string {
  if (typeof input !== "string") throw new TypeError(`A repair is applied to a string, not to ${typeof input}.`);
  return applyEdits(input, edits);
}

/**
 * The mistake of an input that its rule refuses, as far as the automaton knows it: where, and nothing more.
 *
 * @param input the whole input
 * @param rule the rule
 * @param recognition the exact verdict
 */
export function exactMistake(input: string, rule: string, { index }: Pick<Recognition, "index">): Mistake {
  const end = characterEnd(input, index);
  const what = end === index ? "The input ends too early" : `${nameOf(input, index)} is not allowed here`;
  return { code: SYNTAX, message: `${what} (rule ${rule}).`, start: index, end, rule };
}

/** The code of what the automaton alone refuses. */
export const SYNTAX = "syntax";

/**
 * Names a character of the input, or the input's end, for a message.
 *
 * @param input the whole input
 * @param index an offset in it
 * @returns a quoted printable character, a code point such as `U+00E9`, or `end of input`
 */
export function nameOf(input: string, index: number): string {
  const code = input.codePointAt(index);
  if (code === undefined) return "end of input";
  if (code > 0x20 && code < 0x7f) return code === QUOTE ? '"\\""' : `"${String.fromCharCode(code)}"`;
  return pointOf(code);
}

/** A code point as people write it: `U+00E9`. */
export function pointOf(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** The offset after the character at an offset: two code units for a pair of surrogates, none at the end. */
export function characterEnd(text: string, at: number): number {
  const code = text.codePointAt(at);
  return code === undefined ? at : at + (code > 0xffff ? 2 : 1);
}

const QUOTE = 0x22;

/** The sets of characters that a list of expectations names at once, the widest first. */
const NAMED_SETS = [
  ["ALPHA", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"],
  ["HEXDIG", "0123456789ABCDEFabcdef"],
  ["DIGIT", "0123456789"],
] as const;

/**
 * Names what could have stood at a position.
 *
 * @param characters each character that could
 * @param complete whether the input could have ended there
 * @returns core rules and quoted characters, `end of input` last
 */
export function nameExpected(characters: readonly string[], complete: boolean): readonly string[] {
  let byEnd = named.get(characters);
  if (!byEnd) named.set(characters, (byEnd = {}));
  return (byEnd[complete ? "complete" : "open"] ??= Object.freeze(namesOf(characters, complete)));
}

/** The names of lists that have had them before: an automaton gives the same list for the same state. */
const named = new WeakMap<readonly string[], { complete?: readonly string[]; open?: readonly string[] }>();

function namesOf(characters: readonly string[], complete: boolean): string[] {
  const rest = new Set(characters);
  const names: string[] = [];
  for (const [name, members] of NAMED_SETS) {
    if (![...members].every((member) => rest.has(member))) continue;
    names.push(name);
    for (const member of members) rest.delete(member);
  }
  for (const character of rest) names.push(nameOf(character, 0));
  if (complete) names.push("end of input");
  return names;
}

/**
 * A string that does not match the rule it was parsed by, or cannot be used as it was asked to be.
 *
 * @example
 * import { URISyntaxError, codeFrame, parse } from "uri-grammar";
 *
 * let refusal;
 * try {
 *   parse("http://a:8x/");
 * } catch (error) {
 *   if (error instanceof URISyntaxError) refusal = error;
 * }
 * refusal?.diagnostic.code; // => "rfc3986/port"
 * refusal && codeFrame("http://a:8x/", refusal.diagnostic); // => "http://a:8x/\n          ^"
 */
export class URISyntaxError extends SyntaxError {
  static {
    this.prototype.name = "URISyntaxError";
  }

  /** What is wrong. The error does not hold the input: URIs carry secrets, and errors are logged. */
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
    Object.defineProperty(this, BRAND, { value: true });
  }

  /**
   * Whether a value is an instance of the class. A program can have the package twice, as ES modules and as CommonJS:
   * the errors of either are instances of both classes.
   */
  static override [Symbol.hasInstance](this: unknown, value: unknown): boolean {
    try {
      return isInstance.call(this, value) || (isBase(this) && Object.hasOwn(value as object, BRAND));
    } catch {
      // No object, or a proxy that refuses.
      return false;
    }
  }
}

/** What all copies of the class put on their errors. */
const BRAND = Symbol.for("uri-grammar.URISyntaxError");

/** Whether this is the class itself, and no subclass. Bundlers rename a class that names itself. */
const isBase = (value: unknown): boolean => value === URISyntaxError;

/** The usual check, along the prototypes. */
const isInstance = Function.prototype[Symbol.hasInstance];

/**
 * What a caught error says of the input.
 *
 * @throws the error itself, if it is not a URISyntaxError
 */
export function diagnosticOf(error: unknown): Diagnostic {
  if (!(error instanceof URISyntaxError)) throw error;
  return error.diagnostic;
}
