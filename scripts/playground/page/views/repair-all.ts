/**
 * Shows the button for all repairs.
 *
 * @module
 */
import { h } from "../dom.js";
import type { AllRepairs } from "../scheme.js";

/** @param take is called with the repaired input */
export function repairAllView(host: HTMLElement, take: (input: string) => void): (repairs: AllRepairs) => void {
  return ({ repaired, applied }) => {
    const count = applied.length;
    const onclick = (): void => {
      take(repaired);
    };
    const guesses = applied.filter(({ repair }) => repair?.certain === false).length;
    host.replaceChildren(
      ...(count < 2
        ? []
        : [
            h(
              "p",
              { class: "hint" },
              h("button", { type: "button", onclick }, "Repair all"),
              ` ${String(count)} repairs${guesses === 0 ? ", all certain" : guesses === 1 ? ", one is a guess" : `, ${String(guesses)} are guesses`}.`,
            ),
          ]),
    );
  };
}
