/**
 * Shows the input: a text area over the same text in colours, because a text area cannot have colours.
 *
 * @module
 */
import { h, data } from "../dom.js";
import type { Kind, Stretch } from "../parts.js";

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Painted {
  readonly input: string;
  readonly stretches: readonly Stretch[];
  /** The culprit, if the input is refused. */
  readonly culprits: readonly Span[];
  /** The range that the cursor, or another part of the page, points to. */
  readonly pointed: Span | null;
}

/**
 * @param colours the element behind the text area
 * @param legend the list of parts
 */
export function editorView(colours: HTMLElement, legend: HTMLElement): (painted: Painted) => void {
  return ({ input, stretches, culprits, pointed }) => {
    const edges = new Set([0, input.length]);
    for (const span of [...stretches, ...culprits, pointed]) if (span) edges.add(span.start).add(span.end);
    const sorted = [...edges].filter((edge) => edge <= input.length).sort((a, b) => a - b);
    const pieces: HTMLElement[] = [];
    let at = 0;
    for (const [index, start] of sorted.entries()) {
      const end = sorted[index + 1] ?? start;
      if (culprits.some((culprit) => culprit.start === start && culprit.end === start))
        pieces.push(h("span", { class: "culprit nothing" }));
      if (start === end) continue;
      while ((stretches[at]?.end ?? Infinity) <= start) at++;
      const isIn = (span: Span): boolean => start >= span.start && end <= span.end;
      const classes = [stretches[at]?.kind ?? "delimiter"];
      if (culprits.some(isIn)) classes.push("culprit");
      if (pointed && isIn(pointed)) classes.push("pointed");
      pieces.push(h("span", { class: classes.join(" ") }, input.slice(start, end)));
    }
    // A line feed at the end needs text after it; otherwise, it does not create a line.
    colours.replaceChildren(...pieces, "\u200B");
    legend.replaceChildren(...legendOf(input, stretches));
  };
}

const ORDER: readonly Kind[] = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];

function legendOf(input: string, stretches: readonly Stretch[]): readonly HTMLElement[] {
  return ORDER.flatMap((kind) => {
    const own = stretches.filter((stretch) => stretch.kind === kind);
    const [first] = own;
    const final = own[own.length - 1];
    if (!first || !final) return [];
    return [
      h("div", { class: `part ${kind}` }, h("dt", {}, kind), h("dd", {}, data(input.slice(first.start, final.end)))),
    ];
  });
}
