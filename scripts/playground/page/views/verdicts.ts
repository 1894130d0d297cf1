/**
 * Shows the verdicts of all standards, and lets the user choose the standard for the rest of the page.
 *
 * @module
 */
import { verdicts, type StandardId, type StandardVerdict } from "../../../../src/standards/index.js";
import { isOfStandard } from "../../../../src/standards/verdicts.js";
import { h, sentence } from "../dom.js";
import { NAMES } from "../standards.js";

interface Card {
  readonly label: HTMLElement;
  readonly input: HTMLInputElement;
  readonly verdict: HTMLElement;
  readonly why: HTMLElement;
}

/** @param choose is called with the chosen standard */
export function verdictsView(
  host: HTMLElement,
  choose: (id: StandardId) => void,
): (input: string, chosen: StandardId) => readonly StandardVerdict[] {
  const cards = new Map(NAMES.map(([id, name, year]) => [id, cardOf(id, name, year, choose)]));
  host.append(...[...cards.values()].map(({ label }) => label));
  return (input, chosen) => {
    // The view of the platform shows the verdict of `URL`.
    const all = verdicts(input).filter(isOfStandard);
    for (const { standard, ok, type, diagnostic, rule } of all) {
      const { label, input: radio, verdict, why } = cards.get(standard) as Card;
      radio.checked = standard === chosen;
      label.classList.toggle("valid", ok);
      label.classList.toggle("invalid", !ok);
      verdict.textContent = ok ? "valid" : "invalid";
      why.replaceChildren(
        diagnostic ? sentence(diagnostic.message) : type === rule ? rule : `${rule}: ${String(type)}`,
      );
    }
    return all;
  };
}

function cardOf(id: StandardId, name: string, year: string, choose: (id: StandardId) => void): Card {
  const input = h("input", {
    type: "radio",
    name: "standard",
    value: id,
    onchange: () => {
      choose(id);
    },
  });
  const verdict = h("span", { class: "verdict" });
  const why = h("span", { class: "why" });
  const label = h(
    "label",
    { class: "card" },
    h(
      "span",
      { class: "head" },
      input,
      h("span", {}, h("span", { class: "name" }, name), " ", h("span", { class: "year" }, year)),
    ),
    verdict,
    why,
  );
  return { label, input, verdict, why };
}
