/**
 * What the menu of faults proposes: a fault with the edits that would repair it.
 *
 * @module
 */
import type { Edit } from "../core/edits.js";
import type { Role } from "./view.js";

/** A fault that may be one: it is accepted only if the automaton gets further with its edits. */
export interface Proposal {
  readonly code: string;
  /** The culprit. */
  readonly start: number;
  readonly end: number;
  /** In order. */
  readonly edits: readonly Edit[];
  readonly certain: boolean;
  readonly role: Role;
  /** Whether the edits are only there to look at what follows: the fault has no repair. */
  readonly isNamed?: boolean;
  /** Whether it is one, whatever the automaton says: what comes out can have further faults. */
  readonly isSure?: boolean;
  /** What the repair's message says of the text that is written. */
  readonly written?: string;
}

/** A deletion. */
export function removal(start: number, end: number): Edit {
  return { start, end, text: "" };
}

/** An insertion. */
export function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text };
}
