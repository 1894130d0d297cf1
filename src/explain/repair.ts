/**
 * Repairs a text by the repairs of its diagnostics.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import { applyRepairs } from "./report.js";

/** What repairing an input came to. */
export interface Repaired {
  /** The repaired string; the input if there is no repair. */
  readonly uri: string;
  /** Whether it is valid now. */
  readonly ok: boolean;
  /** Whether everything that was repaired is certainly what was meant. */
  readonly certain: boolean;
  /** What was repaired, in order; the offsets are those of the string before the repair. */
  readonly applied: readonly Diagnostic[];
}

/** How often a repair can uncover further faults. */
const MOST_ROUNDS = 4;

/**
 * @param input any string
 * @param certain whether guesses are left out
 * @param faultsOf all faults of a string; `null` if it is valid
 */
export function repaired(
  input: string,
  certain: boolean,
  faultsOf: (text: string) => readonly Diagnostic[] | null,
): Repaired {
  let uri = input;
  const applied: Diagnostic[] = [];
  for (let round = 0; ; round++) {
    const faults = faultsOf(uri);
    const chosen = (faults ?? []).filter(({ repair }) => repair !== undefined && (repair.certain || !certain));
    if (faults === null || chosen.length === 0 || round === MOST_ROUNDS) {
      return { uri, ok: faults === null, certain: applied.every(({ repair }) => repair?.certain === true), applied };
    }
    applied.push(...chosen);
    uri = applyRepairs(uri, chosen);
  }
}
