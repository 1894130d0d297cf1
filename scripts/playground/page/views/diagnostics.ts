/**
 * Why the input was refused: each fault with its culprit marked and its repair at hand, and the repair of all.
 *
 * @module
 */
import { applyRepair, type Diagnostic } from "../../../../src/index.js";
import { data, h, sectionLink, sentence, visible, type Child } from "../dom.js";

/** How much of the input is shown on each side of the culprit. */
const AROUND = 60;

/** What is done for the view. */
export interface Repairing {
  /** Takes over an input that is repaired. */
  readonly take: (input: string) => void;
  /** Makes all repairs that there are for the input. */
  readonly all: () => string;
}

export function diagnosticsView(
  host: HTMLElement,
  { take, all }: Repairing,
): (diagnostics: readonly Diagnostic[], input: string, name: string) => void {
  return (diagnostics, input, name) => {
    host.replaceChildren(
      ...(diagnostics.length === 0
        ? [h("p", { class: "fine" }, `${name} has nothing against it: the input matches its rule for references.`)]
        : diagnostics.map((diagnostic) => recordOf(diagnostic, input, take))),
    );
    const repairs = diagnostics.flatMap(({ repair }) => repair ?? []);
    if (repairs.length < 2) return;
    const guesses = repairs.filter(({ certain }) => !certain).length;
    const about = `${String(diagnostics.length)} faults, ${String(repairs.length)} repairs`;
    const note =
      guesses === 0 ? `${about}.` : `${about}; ${guesses === 1 ? "one is a guess" : `${String(guesses)} are guesses`}.`;
    const onRepair = (): void => {
      take(all());
    };
    host.prepend(h("p", { class: "hint" }, buttonOf("Repair all", onRepair), " ", note));
  };
}

function buttonOf(name: string, onclick: () => void): HTMLElement {
  return h("button", { type: "button", onclick }, name);
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
    repairOf(diagnostic, input, take),
  );
}

function repairOf({ repair }: Diagnostic, input: string, take: (input: string) => void): HTMLElement | null {
  if (!repair) return null;
  const repaired = applyRepair(input, repair);
  const onRepair = (): void => {
    take(repaired);
  };
  const guess = repair.certain ? null : h("em", {}, "A guess: ");
  return h(
    "p",
    { class: "hint" },
    buttonOf("Repair", onRepair),
    " ",
    guess,
    sentence(repair.message),
    " ",
    data(repaired, "repaired"),
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
