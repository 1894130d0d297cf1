/**
 * Defines the errors that end a run with exit code 2, and their words.
 *
 * @module
 */
import { closest } from "../core/closest.js";
import type { Diagnostic } from "../index.js";

/** An argument that is refused, and the reason. */
export interface RefusedArgument {
  readonly input: string;
  readonly diagnostic: Diagnostic;
}

/** The command line cannot be run. */
export class Misuse extends Error {
  /** The refused argument, if it had to match a rule. */
  readonly refused: RefusedArgument | undefined;

  constructor(message: string, options: ErrorOptions & { readonly refused?: RefusedArgument } = {}) {
    super(message, options);
    this.refused = options.refused;
  }
}

/** Something could not be read or written. */
export class Failure extends Error {}

const REASONS: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "the file does not exist"],
  ["EISDIR", "it is a directory"],
  ["EACCES", "permission denied"],
  ["EPERM", "permission denied"],
  ["EROFS", "the file system is read-only"],
  ["ENOSPC", "the disk is full"],
  ["ELOOP", "its symbolic links form a loop"],
  ["Z_BUF_ERROR", "its gzip data ends too early"],
  ["Z_DATA_ERROR", "its gzip data is damaged"],
]);

/** Returns the words for an error. A message of the system, such as "EIO: i/o error, read", ends with the name of the file. */
export function reasonOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return REASONS.get(code) ?? /^E[A-Z\d]+: [^,]*/.exec(message)?.[0] ?? message;
}

/**
 * Runs a check of arguments.
 *
 * @param worded returns the message for a message of the check
 * @returns what the check returns
 * @throws {Misuse} if the check throws
 */
export function orMisuse<Result>(
  check: () => Result,
  worded: (message: string) => string = (message) => message,
): Result {
  try {
    return check();
  } catch (error) {
    throw new Misuse(worded((error as Error).message), { cause: error });
  }
}

/** Returns the name that was probably meant. It can differ in case. */
export function meantOf(word: string, names: readonly string[]): string | null {
  const lower = word.toLowerCase();
  const lowered = names.map((name) => name.toLowerCase());
  const found = lowered.includes(lower) ? lower : closest(lower, lowered);
  return found === null ? null : (names[lowered.indexOf(found)] as string);
}

/** Returns the end of a message: the name that was probably meant; nothing if it is unknown. */
export function didYouMean(meant: string | null): string {
  return meant === null ? "" : ` (Did you mean ${meant}?)`;
}

/**
 * Creates the error for a value that is not in a list. No message repeats an argument: each can be a URI with secrets.
 *
 * @param what what takes the value, such as an option
 * @param hint the end of the message; by default, it suggests a value of the list
 */
export function notOneOf(
  what: string,
  list: readonly string[],
  value: string,
  hint: string = didYouMean(meantOf(value, list)),
): Misuse {
  return new Misuse(`${what} takes ${list.join(", ")}${hint}`);
}
