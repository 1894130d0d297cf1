/**
 * The record that all messages of the package use, and the error that carries it.
 *
 * @module
 */
import { anything, assertObject, assertString, readable, readObject } from "./arguments.js";
import type { Recognition } from "./automaton.js";
import { applyEdits, readEdits, type Edit } from "./edits.js";

export type { Edit };

/** Error for a MUST in the document, warning for a SHOULD, info for advice. */
export type Severity = "error" | "warning" | "info";

/** A repair. Each edit replaces only the text that it changes. */
export interface Repair {
  /** A sentence that says what the repair does. */
  readonly message: string;
  /** The edits in the order of the input, without overlaps. */
  readonly edits: readonly Edit[];
  /** Whether the repair certainly restores the intended string; otherwise it is a guess. */
  readonly certain: boolean;
}

/** A problem in an input: what, where, and the rule and section. It contains at most one character of the input. */
export interface Diagnostic {
  readonly severity: Severity;
  /** The stable code: `<standard or scheme>/<name of the mistake>`. */
  readonly code: string;
  readonly message: string;
  /** The start of the likely cause: an offset in UTF-16 code units. */
  readonly start: number;
  /** The end of the likely cause: the offset after its last code unit. */
  readonly end: number;
  /**
   * The exact position: the length of the longest prefix of the input that begins some valid string. It can be after
   * the likely cause, because the text that follows can give the cause another role.
   */
  readonly index?: number;
  /** The rule that the input violates. */
  readonly rule: string;
  /** The characters that are allowed at `index`: core rules, quoted characters, `end of input`. */
  readonly expected?: readonly string[];
  /** What the input has at `index`: a quoted character, a code point, or `end of input`. */
  readonly found?: string;
  /** The section of the document that defines the rule. */
  readonly section: string;
  /** A link to that section. */
  readonly url: string;
  readonly repair?: Repair;
  /** Which of the given values does not fit: names, and the numbers of items. Only in errors about values. */
  readonly path?: readonly (string | number)[];
}

/** A function that validates a URI by the rules of its scheme. An option says that the standard accepts it as an IRI. */
export type ValidateURI = (
  input: string,
  options?: { readonly standard: "rfc3987" },
) => { readonly ok: boolean; readonly diagnostics: readonly Diagnostic[] };

/** A mistake in an input: the part of a diagnostic that only the standard or the scheme knows. */
export interface Mistake {
  /** The code without the id of the standard or scheme. */
  readonly code: string;
  readonly message: string;
  /** The start of the mistake, in UTF-16 code units. */
  readonly start: number;
  /** The end of the mistake. */
  readonly end: number;
  /** The rule that the input violates. */
  readonly rule: string;
}

/**
 * Applies a repair to the input that it was made for.
 *
 * @param input the input of the diagnostic that has the repair
 * @param repair the repair
 * @returns the repaired input
 * @throws {TypeError} if the input is not a string, or the repair has no list of edits
 * @throws {RangeError} if an edit is not inside the input, or the edits overlap or are not in order
 *
 * @example
 * import { applyRepair, safeParse } from "uri-grammar";
 *
 * const repair = safeParse("http://a/b c").diagnostic?.repair;
 * repair && applyRepair("http://a/b c", repair); // => "http://a/b%20c"
 */
export function applyRepair(input: string, repair: Pick<Repair, "edits">): string {
  assertString(input);
  return applyEdits(input, readEdits(readObject<typeof repair>(repair, "repair", IS_REPAIR).edits, input.length));
}

const IS_REPAIR = { edits: anything };

/**
 * Returns the mistake that the automaton finds: only the position of the first wrong character.
 *
 * @param input the whole input
 * @param rule the rule
 * @param recognition the result of the automaton
 * @param explainer the function that explains it, for the message
 */
export function exactMistake(
  input: string,
  rule: string,
  { index }: Pick<Recognition, "index">,
  explainer?: string,
): Mistake {
  const end = characterEnd(input, index);
  const what = end === index ? "The input ends too early" : `${nounAt(input, index)} is not allowed here`;
  const more = explainer === undefined ? "" : ` '${explainer}' explains it.`;
  return { code: SYNTAX, message: `${what} (rule ${rule}).${more}`, start: index, end, rule };
}

/** Names a character at the beginning of a sentence. */
function nounAt(input: string, index: number): string {
  const name = nameOf(input, index);
  return name.startsWith('"') ? quoted(input.charAt(index)).replace(/^a/, "A") : name;
}

/** Quotes a text in a sentence. Quotes around a quote are hard to read. */
export const quoted = (text: string): string => (text === "'" ? "a single quote" : `'${text}'`);

/** The end of the message of the last diagnostic in a list that is not complete. */
export const MORE = "There are more faults. They are not listed.";

/** The code of a mistake that only the automaton finds. */
export const SYNTAX = "syntax";

/**
 * Names a character of the input, or its end, in the notation of the grammar.
 *
 * @param input the whole input
 * @param index an offset in it
 * @returns a quoted printable character, a code point such as `U+00E9`, or `end of input`
 */
export function nameOf(input: string, index: number): string {
  const code = input.codePointAt(index);
  if (code === undefined) return "end of input";
  if (code > 0x20 && code < 0x7f) return code === QUOTE ? '"\\""' : `"${String.fromCharCode(code)}"`;
  // Most refused characters are spaces.
  return code === 0x20 ? "U+0020" : pointOf(code);
}

/** Formats a code point: `U+00E9`. */
export function pointOf(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/**
 * Returns the offset after the character at `at`: two code units further for a surrogate pair, `at` itself at the end.
 */
export function characterEnd(text: string, at: number): number {
  const code = text.codePointAt(at);
  return code === undefined ? at : at + (code > 0xffff ? 2 : 1);
}

const QUOTE = 0x22;

/** The character sets that messages call by name, the largest first, with the number of their members. */
const NAMED_SETS: readonly (readonly [name: string, member: RegExp, count: number])[] = [
  ["ALPHA", /[A-Za-z]/g, 52],
  ["HEXDIG", /[\dA-Fa-f]/g, 22],
  ["DIGIT", /\d/g, 10],
];

/**
 * Names the allowed characters for a message.
 *
 * @param characters the allowed characters
 * @param complete whether the input may end there
 * @returns core rules, quoted characters and, last, `end of input`
 */
export function nameExpected(characters: readonly string[], complete: boolean): readonly string[] {
  const cache = complete ? namedAtEnd : named;
  let names = cache.get(characters);
  if (!names) cache.set(characters, (names = Object.freeze(namesOf(characters, complete))));
  return names;
}

/** Caches the names: an automaton returns the same list for the same state. */
const named = new WeakMap<readonly string[], readonly string[]>();
/** The same for states in which the input may end. */
const namedAtEnd = new WeakMap<readonly string[], readonly string[]>();

function namesOf(characters: readonly string[], complete: boolean): string[] {
  let rest = characters.join("");
  const names: string[] = [];
  for (const [name, member, count] of NAMED_SETS) {
    if (rest.match(member)?.length !== count) continue;
    names.push(name);
    rest = rest.replace(member, "");
  }
  for (const character of rest) names.push(nameOf(character, 0));
  if (complete) names.push("end of input");
  return names;
}

/**
 * Thrown for a string that does not match its rule, or that an operation cannot use.
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
 * refusal?.diagnostic.code; // => "rfc3986/syntax"
 * refusal && codeFrame("http://a:8x/", refusal.diagnostic); // => "http://a:8x/\n           ^"
 */
export class URISyntaxError extends SyntaxError {
  static {
    this.prototype.name = "URISyntaxError";
  }

  /** The mistake. The error does not contain the input, because URIs carry secrets and errors are logged. */
  readonly diagnostic: Diagnostic;

  /** The name of the argument that is wrong, such as "base", if a function takes several texts. */
  declare readonly argument?: string;

  /**
   * @param diagnostic what is wrong
   * @param argument the name of the argument that is wrong, if a function takes several texts
   * @throws {TypeError} if the diagnostic is not an object with a message
   */
  constructor(diagnostic: Diagnostic, argument?: string) {
    super(messageOf(diagnostic));
    this.diagnostic = diagnostic;
    if (argument !== undefined) this.argument = argument;
    Object.defineProperty(this, BRAND, {});
  }

  /**
   * Returns whether a value is an instance of the class. A program can load the package twice, as ES modules and as
   * CommonJS. Then the errors of each copy are instances of both classes.
   */
  static override [Symbol.hasInstance](this: unknown, value: unknown): boolean {
    try {
      return isInstance.call(this, value) || (isBase(this) && Object.hasOwn(value as object, BRAND));
    } catch {
      // The value is not an object, or it is a proxy that throws.
      return false;
    }
  }
}

/** Returns the message of a diagnostic that a caller has passed. */
function messageOf(diagnostic: Diagnostic): string {
  assertObject(diagnostic, "The diagnostic");
  const what = "'message' of the diagnostic";
  const message = readable(what, () => diagnostic.message);
  assertString(message, what);
  return message;
}

/** The property that marks the errors of all copies of the class. */
const BRAND = Symbol.for("uri-grammar.URISyntaxError");

/** Returns whether the value is this class and not a subclass. (Bundlers rename a class that refers to itself.) */
const isBase = (value: unknown): boolean => value === URISyntaxError;

/** The default `instanceof` check, which follows the prototype chain. */
const isInstance = Function.prototype[Symbol.hasInstance];

/**
 * Returns the diagnostic of a caught error.
 *
 * @throws the error itself, if it is not a URISyntaxError
 */
export function diagnosticOf(error: unknown): Diagnostic {
  if (!(error instanceof URISyntaxError)) throw error;
  return error.diagnostic;
}
