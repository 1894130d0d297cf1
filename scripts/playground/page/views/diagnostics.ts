/**
 * Shows diagnostics, with their culprits marked and buttons for their repairs.
 *
 * @module
 */
import { applyRepair, type Diagnostic } from "../../../../src/index.js";
import { data, h, sectionLink, sentence, type Child } from "../dom.js";
import { visible } from "../unseen.js";

/** The length of the input that is shown on each side of the culprit, in UTF-16 code units. */
const AROUND = 60;

/** The maximal number of diagnostics that are shown. */
const MOST_SHOWN = 20;

/** @param take is called with a repaired input */
export function diagnosticsView(
  host: HTMLElement,
  take: (input: string) => void,
): (diagnostics: readonly Diagnostic[], input: string) => void {
  return (diagnostics, input) => {
    const rest = diagnostics.length - MOST_SHOWN;
    host.replaceChildren(
      ...diagnostics.slice(0, MOST_SHOWN).map((diagnostic) => recordOf(diagnostic, input, take)),
      ...(rest > 0 ? [h("p", { class: "note" }, `${String(rest)} more are not shown.`)] : []),
    );
  };
}

function recordOf(diagnostic: Diagnostic, input: string, take: (input: string) => void): HTMLElement {
  const { severity, code, message, start, end, index, rule, expected, found, section, url } = diagnostic;
  const row = (name: string, ...value: readonly Child[]): readonly Child[] => [
    h("dt", {}, name),
    h("dd", {}, ...value),
  ];
  return h(
    "div",
    { class: "diagnostic" },
    h("p", { class: "message" }, h("strong", { class: severity }, severity), " ", sentence(message)),
    frameOf(input, start, end),
    repairOf(diagnostic, input, take),
    h(
      "p",
      { class: "about" },
      h("code", { class: "code" }, code),
      ", rule ",
      h("code", {}, rule),
      ", ",
      sectionLink(url, section),
      `, at ${String(start)}–${String(end)}`,
    ),
    index === undefined || found === undefined || expected === undefined
      ? null
      : h(
          "details",
          {},
          h("summary", {}, "What the grammar expects"),
          h(
            "dl",
            { class: "record" },
            ...row("index", `${String(index)}: a valid string can begin with the characters before it.`),
            ...row("found", data(found)),
            ...row("expected", data(expected.join("  "))),
          ),
        ),
  );
}

function repairOf({ repair }: Diagnostic, input: string, take: (input: string) => void): HTMLElement | null {
  if (!repair) return null;
  const { certain, message } = repair;
  const repaired = applyRepair(input, repair);
  const onclick = (): void => {
    take(repaired);
  };
  return h(
    "p",
    { class: "hint" },
    h("button", { type: "button", onclick, "aria-label": `Repair: ${visible(message)}` }, "Repair"),
    " ",
    h("em", { class: certain ? "certain" : "guess" }, certain ? "certain" : "guess"),
    " ",
    sentence(message),
    " ",
    data(repaired, "repaired"),
  );
}

function frameOf(input: string, start: number, end: number): HTMLElement {
  const from = Math.max(0, start - AROUND);
  const to = Math.min(input.length, Math.max(end, start) + AROUND, start + 4 * AROUND);
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
