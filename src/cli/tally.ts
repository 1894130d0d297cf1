/**
 * Counts results and writes the summary.
 *
 * @module
 */
import type { SARIFRule } from "../interop/sarif-log.js";
import type { Part } from "./parts.js";

/** The counts of all results so far. */
export class Tally {
  inputs = 0;
  failed = 0;
  readonly #codes = new Map<string, number>();
  /** The kinds of diagnostics, by their codes. The first of each code is kept. */
  readonly rules: Map<string, SARIFRule> = new Map<string, SARIFRule>();

  add({ inputs, failed, codes, rules = new Map() }: Pick<Part, "inputs" | "failed" | "codes" | "rules">): void {
    this.inputs += inputs;
    this.failed += failed;
    for (const [code, rule] of rules) if (!this.rules.has(code)) this.rules.set(code, rule);
    for (const [code, count] of codes) this.#codes.set(code, (this.#codes.get(code) ?? 0) + count);
  }

  /** The codes and their frequencies, the most frequent first, then by name. */
  get codes(): readonly (readonly [code: string, count: number])[] {
    return [...this.#codes].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  }

  /**
   * Writes the summary.
   *
   * @param json whether to write one line of JSON
   * @param interrupted whether the run was interrupted
   */
  summary(json: boolean, interrupted: boolean): string {
    const { inputs, failed, codes } = this;
    const passed = inputs - failed;
    if (json) {
      return `${JSON.stringify({ summary: { inputs, passed, failed, interrupted, codes: Object.fromEntries(codes) } })}\n`;
    }
    const width = Math.max(0, ...codes.map(([, count]) => String(count).length));
    const rows = codes.map(([code, count]) => `  ${String(count).padStart(width)}  ${code}\n`);
    const more = interrupted ? ", interrupted" : "";
    return `${String(inputs)} inputs, ${String(passed)} passed, ${String(failed)} failed${more}\n${rows.join("")}`;
  }
}
