/**
 * Selects the repairs that a client can offer.
 *
 * @module
 */
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
export function isAskedFor(only: readonly string[] | undefined, kind: string): boolean {
  return only?.some((asked) => kind === asked || asked === "" || kind.startsWith(`${asked}.`)) ?? true;
}

/**
 * Returns the edits of all certain repairs.
 *
 * @param findings URIs, in the order of the document
 * @returns the edits, in the order of the document. A repair that overlaps an earlier one is omitted; the next run
 *   makes it.
 */
export function certainEdits(findings: readonly Finding[]): Edit[] {
  return findings.flatMap(({ diagnostics }) => {
    const taken: Edit[] = [];
    for (const { repair } of diagnostics) {
      if (repair?.certain !== true) continue;
      const isFree = repair.edits.every((edit) => taken.every((other) => isApart(edit, other)));
      taken.push(...repair.edits.filter(() => isFree));
    }
    return taken.sort((one, other) => one.start + one.end - other.start - other.end);
  });
}

/** Returns whether two edits are separate: they do not overlap and do not insert text at the same place. */
function isApart(one: Edit, other: Edit): boolean {
  if (one.start === other.start && one.end === other.end) return false;
  return one.end <= other.start || other.end <= one.start;
}
