/**
 * Shows the resolution against a base: the trace of the chosen standard, and the results of the others.
 *
 * @module
 */
import { URISyntaxError } from "../../../../src/index.js";
import {
  resolveAll,
  standards,
  type Outcome,
  type PlatformOutcome,
  type StandardId,
} from "../../../../src/standards/index.js";
import type { TraceStep } from "../../../../src/index.js";
import type { Target } from "../../../../src/standards/index.js";
import { explained } from "../../../../src/cli/explained.js";
import { data, h, sectionLink, sentence } from "../dom.js";
import { nameOf, sectionUrl } from "../standards.js";

export function resolutionView(host: HTMLElement): (id: StandardId, input: string, base: string) => void {
  return (id, input, base) => {
    const { outcomes, groups } = resolveAll(input, base);
    const outcomeOf = (outcome: Outcome | PlatformOutcome): Described => describe(outcome, input, base);
    host.replaceChildren(
      ...mainOf(outcomeOf(outcomes[id]), traceOf(id, input, base), id),
      h("h3", {}, groups.length === 1 ? "All standards agree" : "By each standard"),
      h(
        "ul",
        { class: "outcomes" },
        ...groups.map((ids) => {
          const [outcome] = ids.flatMap((each) => outcomes[each] ?? []) as [Outcome | PlatformOutcome];
          const who = ids.map((each) => (each === "whatwg" ? "URL" : nameOf(each))).join(", ");
          return h("li", {}, h("span", { class: "who" }, who), ...outcomeOf(outcome));
        }),
      ),
    );
  };
}

type Described = readonly (HTMLElement | string)[];

function mainOf(outcome: Described, trace: readonly TraceStep[], id: StandardId): readonly HTMLElement[] {
  const result = h("p", { class: "result" }, ...outcome);
  if (trace.length === 0) return [result];
  return [
    result,
    h(
      "ol",
      { class: "steps" },
      ...trace.map(({ section, step, before, after }) =>
        h(
          "li",
          {},
          h("p", { class: "step" }, step, " ", sectionLink(sectionUrl(id, section), section)),
          h("p", { class: "change" }, ...changeOf(before, after)),
        ),
      ),
    ),
  ];
}

function changeOf(before: string, after: string): readonly HTMLElement[] {
  const textOf = (text: string): HTMLElement => (text === "" ? h("span", { class: "empty" }, "empty") : data(text));
  if (before === after) return [textOf(after), h("span", { class: "arrow" }, "  unchanged")];
  return [textOf(before), h("span", { class: "arrow" }, " → "), textOf(after)];
}

/** A function that resolves, of any standard. */
type AnyResolve = (ref: string, base: string, options: { readonly trace: true }) => Pick<Target, "trace">;

function traceOf(id: StandardId, input: string, base: string): readonly TraceStep[] {
  const standard = standards[id];
  if (!("resolve" in standard)) return [];
  try {
    // The functions of the standards have different options, so TypeScript cannot call their union.
    const resolve = standard.resolve as unknown as AnyResolve;
    return resolve(input, base, { trace: true }).trace ?? [];
  } catch (error) {
    if (error instanceof URISyntaxError) return [];
    throw error;
  }
}

function describe(outcome: Outcome | PlatformOutcome, input: string, base: string): Described {
  switch (outcome.type) {
    case "URI":
      return [data(outcome.uri)];
    case "current-document":
      return outcome.fragment === null
        ? [h("em", {}, "the current document")]
        : [h("em", {}, "the current document, at"), " ", data(`#${outcome.fragment}`)];
    case "refused": {
      const { what } = outcome;
      if (!("diagnostic" in outcome)) return [h("em", { class: "refused" }, `The ${what} is refused.`)];
      const { message } = explained(outcome.diagnostic, what === "base" ? base : input);
      return [h("em", { class: "refused" }, `The ${what} is refused: `), sentence(message)];
    }
    case "undefined":
      return [h("em", {}, outcome.message)];
  }
}
