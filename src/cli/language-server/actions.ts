/**
 * Selects the repairs that a client can offer.
 *
 * @module
 */
import type { Diagnostic, Repair } from "../../core/diagnostic.js";
import { chosenRepairs } from "../../core/document.js";
import type { Edit } from "../../core/edits.js";
import type { Finding } from "./findings.js";

/** The kind of the action that makes all certain repairs. */
export const FIX_ALL = "source.fixAll.uri-grammar";

/** The kind of an action that repairs one fault. */
export const QUICK_FIX = "quickfix";

/**
 * Returns whether a client asks for a kind of action, by its name or by that of a kind above it.
 *
 * @param only the kinds that the client asks for; all kinds if absent
 * @param kind a kind
 */
export function isAskedFor(only: readonly string[] | null | undefined, kind: string): boolean {
  return only?.some((asked) => kind === asked || asked === "" || kind.startsWith(`${asked}.`)) ?? true;
}

/** A diagnostic with a repair. */
type Repairable = Diagnostic & { readonly repair: Repair };

/** Returns whether a diagnostic has a repair that is certain. */
export const isCertain = (diagnostic: Diagnostic): diagnostic is Repairable => diagnostic.repair?.certain === true;

/** The certain repairs of a document. */
export interface CertainRepairs {
  /** The title of the action that makes them. */
  readonly title: string;
  /** Their edits, in the order of the document. A repair that overlaps another one is left out; the next run makes it. */
  readonly edits: readonly Edit[];
  /** Whether the search has come to the end of the document. */
  readonly isComplete: boolean;
}

/** How far certain repairs are searched for. */
export interface Limits {
  /** The number of edits after which the search ends. */
  readonly edits: number;
  /** The time after which it ends, in milliseconds. */
  readonly time: number;
}

/** The limits of the server. */
export const LIMITS: Limits = { edits: 10_000, time: 2000 };

/**
 * Collects the certain repairs of a document up to a limit.
 *
 * @param text the document
 * @param mistakes what is not valid in it, in order
 */
export async function certainRepairs(
  text: string,
  mistakes: AsyncIterable<readonly Finding[]>,
  { edits: mostEdits, time }: Limits = LIMITS,
): Promise<CertainRepairs> {
  const end = performance.now() + time;
  const certain: Repairable[] = [];
  let count = 0;
  let isComplete = true;
  for await (const findings of mistakes) {
    for (const diagnostic of findings.flatMap(({ diagnostics }) => diagnostics.filter(isCertain))) {
      if (count >= mostEdits) isComplete = false;
      else {
        certain.push(diagnostic);
        count += diagnostic.repair.edits.length;
      }
    }
    if (performance.now() >= end) isComplete = false;
    if (!isComplete) break;
  }
  const { edits, applied } = chosenRepairs(text, certain, true);
  const number = applied.length.toLocaleString("en-US");
  const title = isComplete ? "Make all certain repairs." : `Make the first ${number} certain repairs.`;
  return { title, edits, isComplete };
}
