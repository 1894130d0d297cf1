/**
 * Repairs that a client can offer.
 *
 * @module
 */
import type { Edit } from "../../core/edits.js";
import type { Finding } from "./findings.js";

/** The kind of the action that makes all repairs that are certain. */
export const FIX_ALL = "source.fixAll.uri-grammar";

/** The kind of the repair of one fault. */
export const QUICK_FIX = "quickfix";

/**
 * @param only the kinds that a client asks for; all of them without it
 * @param kind a kind
 * @returns whether the client asks for the kind, by its own name or by that of a kind above it
 */
export function isAskedFor(only: readonly string[] | undefined, kind: string): boolean {
  return only?.some((asked) => kind === asked || asked === "" || kind.startsWith(`${asked}.`)) ?? true;
}

/**
 * The edits of all repairs that are certain.
 *
 * @param findings URIs, in the order of the document
 * @returns the edits, in the order of the document. A repair is left for the next time if it would change what an earlier
 *   one changes.
 */
export function certainEdits(findings: readonly Finding[]): Edit[] {
  return findings.flatMap(({ diagnostics }) => {
    const taken: Edit[] = [];
    for (const { repair } of diagnostics) {
      if (repair?.certain !== true) continue;
      const isFree = repair.edits.every((edit) => taken.every((other) => isApart(edit, other)));
      if (isFree) taken.push(...repair.edits);
    }
    return taken.sort((one, other) => one.start - other.start || one.end - other.end);
  });
}

/** Whether two edits have no place in common: not even one where both insert something. */
function isApart(one: Edit, other: Edit): boolean {
  if (one.start === other.start && one.end === other.end) return false;
  return one.end <= other.start || other.end <= one.start;
}
