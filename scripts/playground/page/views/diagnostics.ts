/**
 * Why the input was refused, with the culprit marked and the repair at hand.
 *
 * @module
 */
import { applyEdit, type Diagnostic } from "../../../../src/index.js";
import { data, h, sectionLink, sentence, visible, type Child } from "../dom.js";

/** How much of the input is shown on each side of the culprit. */
const AROUND = 60;

/** @param repair what to do with the repaired input */
export function diagnosticsView(
  host: HTMLElement,
  repair: (input: string) => void,
): (diagnostic: Diagnostic | null, input: string, name: string) => void {
  return (diagnostic, input, name) => {
    host.replaceChildren(
      ...(diagnostic
        ? [recordOf(diagnostic, input, repair)]
        : [h("p", { class: "fine" }, `${name} has nothing against it: the input matches its rule for references.`)]),
    );
  };
}

function recordOf(diagnostic: Diagnostic, input: string, repair: (input: string) => void): HTMLElement {
  const { severity, code, message, start, end, index, rule, expected, found, section, url, hint } = diagnostic;
  const row = (name: string, ...value: readonly Child[]): readonly Child[] => [
    h("dt", {}, name),
    h("dd", {}, ...value),
  ];
  return h(
    "div",
    { class: "diagnostic" },
    h("p", { class: "message" }, h("strong", { class: severity }, severity), " ", sentence(message)),
    frameOf(input, start, end),
    h(
      "dl",
      { class: "record" },
      ...row("code", h("code", {}, code)),
      ...row("rule", h("code", {}, rule), " ", sectionLink(url, section)),
      ...row("span", `${String(start)}–${String(end)}`),
      ...(index === undefined
        ? []
        : row("index", `${String(index)}: what stands before could still begin something valid`)),
      ...(found === undefined ? [] : row("found", data(found))),
      ...(expected === undefined ? [] : row("expected", data(expected.join("  ")))),
    ),
    hint
      ? h(
          "p",
          { class: "hint" },
          h(
            "button",
            {
              type: "button",
              onclick: () => {
                repair(applyEdit(input, hint));
              },
            },
            "Repair",
          ),
          " ",
          sentence(hint.message),
          " ",
          data(applyEdit(input, hint), "repaired"),
        )
      : null,
  );
}

function frameOf(input: string, start: number, end: number): HTMLElement {
  const from = Math.max(0, start - AROUND);
  const to = Math.min(input.length, Math.max(end, start) + AROUND);
  const culprit = input.slice(start, Math.min(end, to));
  return h(
    "p",
    { class: "frame data", dir: "ltr" },
    from > 0 ? "…" : null,
    visible(input.slice(from, start)),
    h("mark", { class: culprit === "" ? "culprit nothing" : "culprit" }, culprit === "" ? "\u2038" : visible(culprit)),
    visible(input.slice(start + culprit.length, to)),
    to < input.length ? "…" : null,
  );
}
