/**
 * The normal form, step by step.
 *
 * @module
 */
import { URISyntaxError } from "../../../../src/index.js";
import type { StandardId } from "../../../../src/standards/index.js";
import { data, h, sectionLink, visible } from "../dom.js";
import { replay, type Piece, type Round } from "../replay.js";
import { anyStandard } from "../../../../src/standards/by-id.js";
import { sectionUrl } from "../standards.js";
import { standards } from "../../../../src/standards/index.js";

/** How long an input may be whose changes are shown one by one. */
const LONGEST = 5000;

export function normalFormView(host: HTMLElement): (id: StandardId, input: string) => void {
  return (id, input) => {
    if (!anyStandard(id).test(input)) {
      host.replaceChildren(h("p", { class: "note" }, "Only a reference has a normal form."));
      return;
    }
    try {
      const { uri, changes } = standards[id].normalize(input, { changes: true });
      const rounds = input.length > LONGEST ? [] : replay(input, changes);
      host.replaceChildren(
        h("p", { class: "result" }, uri === "" ? h("span", { class: "empty" }, "the empty string") : data(uri)),
        changes.length === 0
          ? h("p", { class: "fine" }, "It is in normal form already.")
          : h("ol", { class: "steps" }, ...rounds.map((round) => h("li", {}, ...stepOf(id, round)))),
      );
    } catch (error) {
      if (!(error instanceof URISyntaxError)) throw error;
      host.replaceChildren(h("p", { class: "note" }, error.message));
    }
  };
}

function stepOf(id: StandardId, { step, section, changes, pieces }: Round): readonly HTMLElement[] {
  const heading = h("p", { class: "step" }, h("code", {}, step), " ", sectionLink(sectionUrl(id, section), section));
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
