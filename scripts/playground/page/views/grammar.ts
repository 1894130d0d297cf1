/**
 * Shows the grammar: the path of rules to the cursor, and the text and the diagram of these rules or of all rules.
 *
 * @module
 */
import type { Expression } from "../../../../src/core/abnf.js";
import type { StandardId } from "../../../../src/standards/index.js";
import type { Stop } from "../derivation.js";
import { h, sectionLink } from "../dom.js";
import { rulesOf } from "../grammar.js";
import { printedRule } from "../printed.js";
import { anyStandard } from "../../../../src/standards/by-id.js";
import { railroad, type Railroad } from "./railroad.js";

export interface GrammarShown {
  readonly standard: StandardId;
  /** The rules on the path to the cursor, the outermost first. */
  readonly way: readonly Stop[];
  /** The title of the path. */
  readonly about: string;
  /** The chosen rule, which takes precedence over the cursor. */
  readonly rule: string | null;
}

interface Figure {
  readonly element: HTMLElement;
  readonly diagram: Railroad;
}

/** @param ask is called with the rule that the user chooses, or with `null` to follow the cursor */
export function grammarView(host: HTMLElement, ask: (rule: string | null) => void): (shown: GrammarShown) => void {
  const about = h("p", { class: "about" });
  const way = h("ol", { class: "way", "aria-label": "Rules on the way to the cursor" });
  const select = h("select", {
    id: "rule",
    onchange: () => {
      ask(select.value === "" ? null : select.value);
    },
  });
  const everything = h("input", {
    type: "checkbox",
    onchange: () => {
      if (last) show(last);
    },
  });
  const list = h("div", { class: "rules", tabindex: 0, role: "region", "aria-label": "Rules with their diagrams" });
  host.append(
    about,
    way,
    h(
      "p",
      { class: "controls" },
      h("span", {}, h("label", { for: "rule" }, "Rule"), " ", select),
      h("label", {}, everything, " all rules of the standard"),
    ),
    list,
  );

  const figures = new Map<string, Figure>();
  let last: GrammarShown | null = null;
  let options: StandardId | null = null;

  function figureOf(standard: StandardId, rule: string, expression: Expression): Figure {
    const key = `${standard} ${rule}`;
    let figure = figures.get(key);
    if (!figure) {
      const { section, title, url } = anyStandard(standard).definition(rule);
      const diagram = railroad(rule, expression, ask);
      const element = h(
        "figure",
        { class: "rule", "data-rule": rule },
        h(
          "figcaption",
          {},
          h("h3", {}, rule),
          h("span", { class: "defined" }, sectionLink(url, section), ` ${title}`),
          h("pre", {}, h("code", {}, printedRule(standard, rule))),
        ),
        h("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": `Diagram of ${rule}` }, diagram.element),
      );
      figures.set(key, (figure = { element, diagram }));
    }
    return figure;
  }

  function show(shown: GrammarShown): void {
    const { standard, way: stops, rule } = shown;
    last = shown;
    about.textContent = shown.about;
    const rules = rulesOf(standard);
    if (options !== standard) {
      options = standard;
      select.replaceChildren(
        h("option", { value: "" }, "under the cursor"),
        ...[...rules.keys()].map((name) => h("option", { value: name }, name)),
      );
    }
    select.value = rule ?? "";
    const innermost = stops[stops.length - 1]?.rule;
    const asked = rule ?? innermost;
    way.replaceChildren(
      ...stops.map(({ rule: name }) =>
        h(
          "li",
          {},
          h(
            "button",
            {
              type: "button",
              "aria-current": name === asked ? "true" : null,
              onclick: () => {
                ask(name);
              },
            },
            name,
          ),
        ),
      ),
    );
    const onWay = new Map(stops.map((stop) => [stop.rule, stop]));
    // The innermost rule comes first, because it is under the cursor. The others show how the grammar leads to it.
    const names = everything.checked
      ? [...rules.keys()]
      : [...new Set([...(rule === null ? [] : [rule]), ...[...onWay.keys()].reverse()])];
    const shownFigures = names.map((name) => {
      const { element, diagram } = figureOf(standard, name, rules.get(name) as Expression);
      const stop = onWay.get(name) ?? null;
      diagram.light(stop);
      element.classList.toggle("on-way", stop !== null);
      element.classList.toggle("lit", name === asked);
      return element;
    });
    const inPlace =
      list.children.length === names.length && shownFigures.every((each, at) => list.children[at] === each);
    if (!inPlace) list.replaceChildren(...shownFigures);
    const lit = shownFigures.find((each) => each.classList.contains("lit"));
    // Only the list scrolls, not the page, because the cursor is elsewhere.
    list.scrollTop = everything.checked && lit ? lit.offsetTop - list.offsetTop : 0;
  }

  return show;
}
