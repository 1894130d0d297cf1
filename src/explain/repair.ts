/**
 * Applies the repairs of a text's diagnostics.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import { applyRepairs } from "./report.js";

/** The result of a repair. */
export interface Repaired {
  /** The repaired string; the input if no repair helps. */
  readonly uri: string;
  /** Whether the repaired string is valid. */
  readonly ok: boolean;
  /** Whether all applied repairs are certain. */
  readonly certain: boolean;
  /** The repaired diagnostics, in order. Their offsets refer to the string before the repair. */
  readonly applied: readonly Diagnostic[];
}

/**
 * The maximum number of rounds: each repair can uncover further faults. If there are still repairs after that, each of
 * them causes the next one, so none of them helps.
 */
const MOST_ROUNDS = 4;

/**
 * Repairs a string.
 *
 * @param input any string
 * @param certain whether to omit guesses
 * @param faultsOf returns all faults of a string
 */
export function repaired(input: string, certain: boolean, faultsOf: (text: string) => readonly Diagnostic[]): Repaired {
  let uri = input;
  const applied: Diagnostic[] = [];
  for (let round = 0; ; round++) {
    const faults = faultsOf(uri);
    const chosen = faults.filter(({ repair }) => repair !== undefined && (repair.certain || !certain));
    if (chosen.length > 0 && round === MOST_ROUNDS) return { uri: input, ok: false, certain: true, applied: [] };
    if (chosen.length === 0) {
      // Stryker disable next-line OptionalChaining: Only diagnostics with a repair are applied.
      return {
        uri,
        ok: faults.length === 0,
        certain: applied.every(({ repair }) => repair?.certain === true),
        applied,
      };
    }
    applied.push(...chosen);
    uri = applyRepairs(uri, chosen);
  }
}
