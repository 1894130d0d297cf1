/**
 * Shows a normal form, step by step.
 *
 * @module
 */
import { URISyntaxError } from "../../../../src/index.js";
import { anyStandard } from "../../../../src/standards/by-id.js";
import { standards, type StandardId } from "../../../../src/standards/index.js";
import { data, h, sectionLink } from "../dom.js";
import { replay, type Change, type Piece, type Round } from "../replay.js";
import { sectionUrl } from "../standards.js";
import { visible } from "../unseen.js";

/** The maximal length of an input whose changes are shown, in UTF-16 code units. */
const LONGEST = 5000;

/** A normal form with the changes that led to it. */
export interface NormalForm {
  readonly uri: string;
  readonly changes: readonly Change[];
}

/** @returns a function that shows and returns the normal form by the generic syntax; `null` if the input is refused */
export function normalFormView(host: HTMLElement): (id: StandardId, input: string) => string | null {
  return (id, input) => {
    if (!anyStandard(id).test(input)) {
      host.replaceChildren(h("p", { class: "note" }, "The input is refused and has no normal form."));
      return null;
    }
    try {
      const form = standards[id].normalize(input, { changes: true });
      showNormalForm(host, input, form, ({ section }) => sectionUrl(id, section));
      return form.uri;
    } catch (error) {
      if (!(error instanceof URISyntaxError)) throw error;
      host.replaceChildren(h("p", { class: "note" }, error.message));
      return null;
    }
  };
}

/** @param urlOf returns the address of the section of a step */
export function showNormalForm(
  host: HTMLElement,
  input: string,
  { uri, changes }: NormalForm,
  urlOf: (round: Pick<Round, "step" | "section">) => string,
): void {
  const rounds = input.length > LONGEST ? [] : replay(input, changes);
  host.replaceChildren(
    h("p", { class: "result" }, uri === "" ? h("span", { class: "empty" }, "the empty string") : data(uri)),
    changes.length === 0
      ? h("p", { class: "fine" }, "The input is in normal form.")
      : h("ol", { class: "steps" }, ...rounds.map((round) => h("li", {}, ...stepOf(round, urlOf(round))))),
  );
}

function stepOf({ step, section, changes, pieces }: Round, url: string): readonly HTMLElement[] {
  const heading = h("p", { class: "step" }, h("code", {}, step), " ", sectionLink(url, section));
  if (pieces) return [heading, h("p", { class: "data change", dir: "ltr" }, ...pieces.flatMap(piecesOf))];
  return [
    heading,
    ...changes.map(({ before, after }) =>
      h("p", { class: "data change", dir: "ltr" }, ...piecesOf({ before, after, changed: true })),
    ),
  ];
}

function piecesOf({ before, after, changed }: Piece): readonly (HTMLElement | string)[] {
  if (!changed) return [visible(after)];
  return [
    ...(before === "" ? [] : [h("del", {}, visible(before))]),
    ...(after === "" ? [] : [h("ins", {}, visible(after))]),
  ];
}
