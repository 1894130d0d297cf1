/**
 * Draws the diagram of a rule as SVG, and can highlight a path through it.
 *
 * @module
 */
import type { Expression } from "../../../../src/core/abnf.js";
import { BOX, diagramOf, type When } from "../../../../src/export/diagram.js";
import type { Stop } from "../derivation.js";
import { svg } from "../dom.js";

export interface Railroad {
  readonly element: SVGSVGElement;
  /** Highlights the path of a stop; no path for `null`. */
  readonly light: (stop: Stop | null) => void;
}

/** @param goTo is called when the user clicks the name of a rule */
export function railroad(rule: string, expression: Expression, goTo: (rule: string) => void): Railroad {
  const { width, height, lines, boxes, labels } = diagramOf(expression);
  const lit: { element: Element; isLit: (stop: Stop) => boolean; isHere: (stop: Stop) => boolean }[] = [];
  const element = svg("svg", {
    class: "railroad",
    role: "img",
    "aria-label": `Railroad diagram of the rule ${rule}; its definition as text is above`,
    width,
    height,
    viewBox: `0 0 ${String(width)} ${String(height)}`,
  });
  for (const { path, of, when } of lines) {
    const line = svg("path", { d: path });
    lit.push({ element: line, isLit: (stop) => isOn(stop, of, when), isHere: () => false });
    element.append(line);
  }
  for (const { x, y, width: boxWidth, text, kind, of } of boxes) {
    const group = svg(
      "g",
      { class: `box ${kind}` },
      svg("rect", { x, y, width: boxWidth, height: BOX, rx: kind === "rule" ? 3 : BOX / 2 }),
      svg(
        "text",
        { x: x + boxWidth / 2, y: y + BOX / 2, "text-anchor": "middle", "dominant-baseline": "central" },
        text,
      ),
    );
    if (kind === "rule") {
      group.addEventListener("click", () => {
        goTo(text);
      });
    }
    lit.push({
      element: group,
      isLit: ({ taken }) => of.some((each) => taken.has(each)),
      isHere: ({ here }) => here !== null && of.includes(here),
    });
    element.append(group);
  }
  for (const { x, y, text } of labels)
    element.append(svg("text", { class: "bounds", x, y, "text-anchor": "middle" }, text));
  return {
    element,
    light(stop) {
      for (const { element: each, isLit, isHere } of lit) {
        each.classList.toggle("taken", stop !== null && isLit(stop));
        each.classList.toggle("here", stop !== null && isHere(stop));
      }
    },
  };
}

function isOn({ taken }: Stop, of: Expression, when: When): boolean {
  const count = taken.get(of);
  if (count === undefined) return false;
  if (when === "again") return count > 1;
  return when === "taken" || count === 0;
}
