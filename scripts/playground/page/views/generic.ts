/**
 * Shows the diagnostics by the generic syntax of the chosen standard.
 *
 * @module
 */
import type { Diagnostic } from "../../../../src/index.js";
import { h } from "../dom.js";
import { diagnosticsView } from "./diagnostics.js";

/** @param take is called with a repaired input */
export function genericView(
  host: HTMLElement,
  take: (input: string) => void,
): (faults: readonly Diagnostic[], input: string, name: string) => void {
  const verdict = h("p", {});
  const list = h("div", { class: "diagnostics" });
  host.append(verdict, list);
  const show = diagnosticsView(list, take);
  return (faults, input, name) => {
    const count = faults.length === 1 ? "one fault" : `${String(faults.length)} faults`;
    verdict.className = faults.length === 0 ? "fine" : "refused";
    verdict.textContent = faults.length === 0 ? `${name} accepts the input.` : `${name} refuses the input: ${count}.`;
    show(faults, input);
  };
}
