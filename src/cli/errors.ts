/**
 * Defines the errors that end a run with exit code 2.
 *
 * @module
 */
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

/**
 * Runs a check of arguments.
 *
 * @returns what the check returns
 * @throws {Misuse} if the check throws
 */
export function orMisuse<Result>(check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    throw new Misuse((error as Error).message, { cause: error });
  }
}
