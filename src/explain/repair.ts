/**
 * Applies the repairs of a text's diagnostics.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import { applyRepairs } from "./report.js";

/** The result of a repair. */
export interface Repaired {
  /** The repaired string; the input if there is no repair. */
  readonly uri: string;
  /** Whether the repaired string is valid. */
  readonly ok: boolean;
  /** Whether all applied repairs are certain. */
  readonly certain: boolean;
  /** The repaired diagnostics, in order. Their offsets refer to the string before the repair. */
  readonly applied: readonly Diagnostic[];
}

/** The maximum number of rounds: each repair can uncover further faults. */
const MOST_ROUNDS = 4;

/**
 * Repairs a string.
 *
 * @param input any string
 * @param certain whether to omit guesses
 * @param faultsOf returns all faults of a string; `null` if it is valid
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
