// Formats the differences between each pair of standards as tables.

/** @typedef {import("../../src/standards/index.js").StandardId} StandardId */
/** @typedef {import("../../src/standards/index.js").Witness} Witness */
/** @typedef {Pick<typeof import("../../src/standards/index.js"), "difference" | "standards">} Program */

/**
 * @param {Program} program
 * @returns {string} a table for references and one for absolute URIs
 */
export function differences(program) {
  const { standards } = program;
  return [
    "As references, each by its standard's rule for them:",
    "",
    table(program, (id) => standards[id].defaultRule),
    "",
    "As absolute URIs, with a scheme and without a fragment:",
    "",
    table(program, (id) => standards[id].ruleFor.absoluteURI),
    "",
  ].join("\n");
}

/**
 * @param {Program} program
 * @param {(id: StandardId) => string} ruleOf
 */
function table({ difference, standards }, ruleOf) {
  const oldestFirst = /** @type {StandardId[]} */ (Object.keys(standards)).reverse();
  const rows = oldestFirst.flatMap((earlier, index) =>
    oldestFirst.slice(index + 1).map((later) => {
      const { onlyFirst, onlySecond } = difference(
        { standard: earlier, rule: ruleOf(earlier) },
        { standard: later, rule: ruleOf(later) },
      );
      const names = [earlier, later].map((id) => `\`${id}\` ${ruleOf(id)}`);
      return `| ${[...names, cell(onlySecond), cell(onlyFirst)].join(" | ")} |`;
    }),
  );
  return [
    "| earlier | later | the later accepts, the earlier refuses | the earlier accepts, the later refuses |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

/** @param {Witness | null} witness */
function cell(witness) {
  if (witness === null) return "no string: the other accepts all of them";
  const { input, refusal } = witness;
  const shown = input === "" ? "the empty string" : `\`${input}\``;
  return `${shown}: ${refusal.message} (section ${refusal.section})`.replaceAll("|", "\\|");
}
