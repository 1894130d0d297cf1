// Formats the comparison with other libraries.

/**
 * A string with the verdict of the ABNF.
 * @typedef {{ readonly text: string, readonly valid: boolean }} Judged
 */

/**
 * The number of wrong results of a library, and a shortest printable example of each kind.
 *
 * @typedef {object} Tally
 * @property {number} acceptsWrong
 * @property {number} refusesRight
 * @property {string | null} accepted
 * @property {string | null} refused
 */

/**
 * The results of a library.
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {string} version
 * @property {string} how the functions that were called
 * @property {Tally} uri
 * @property {Tally} reference
 * @property {readonly string[] | null} misses the references with a wrong target; `null` if it cannot resolve
 * @property {readonly (number | null)[]} ratios
 * @property {readonly (number | null)[]} sizes in bytes
 */

/**
 * @param {readonly Judged[]} suite
 * @param {(text: string) => boolean} accepts an exception counts as a refusal
 * @returns {Tally}
 */
export function tally(suite, accepts) {
  const wrong = suite.filter(({ text, valid }) => orElse(false, () => accepts(text)) !== valid);
  const [accepted, refused] = [false, true].map((verdict) =>
    wrong.filter(({ valid }) => valid === verdict).map(({ text }) => text),
  );
  return {
    acceptsWrong: accepted?.length ?? 0,
    refusesRight: refused?.length ?? 0,
    accepted: shortest(accepted ?? []),
    refused: shortest(refused ?? []),
  };
}

/**
 * @param {readonly string[]} texts
 * @returns {string | null} the shortest text that needs no escapes in Markdown
 */
function shortest(texts) {
  const shown = texts.filter((text) => /^[!-_a-{}~]+$/.test(text));
  return shown.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? null;
}

/**
 * @param {readonly (readonly [ref: string, target: string])[]} examples
 * @param {(ref: string) => string} resolve
 * @returns {string[]} the references for which it throws or returns a wrong target
 */
export function misses(examples, resolve) {
  return examples.filter(([ref, target]) => orElse(null, () => resolve(ref)) !== target).map(([ref]) => ref);
}

/**
 * @template Value
 * @param {Value} otherwise
 * @param {() => Value} run
 */
function orElse(otherwise, run) {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/** @param {number | null} value @param {(value: number) => string} write */
export const orDash = (value, write) => (value === null ? "–" : write(value));

/**
 * @param {number} value
 * @returns {string} the number with "," between thousands
 */
export const grouped = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

/** @param {readonly Judged[]} suite @param {boolean} verdict */
const countOf = (suite, verdict) => grouped(suite.filter(({ valid }) => valid === verdict).length);

/**
 * @param {readonly string[]} cells Markdown
 * @returns {string} a row of a table
 */
export const line = (cells) => `| ${cells.join(" | ")} |`;

/**
 * @typedef {object} Results
 * @property {Record<"uri" | "reference", readonly Judged[]>} suites
 * @property {number} examples the number of examples
 * @property {readonly Row[]} rows
 * @property {string} machine
 */

/** @param {number | null | undefined} ratio */
export const times = (ratio) => orDash(ratio ?? null, (value) => `${value.toFixed(1)} ×`);

/** @param {number | null | undefined} bytes */
export const kilobytes = (bytes) => orDash(bytes ?? null, (value) => `${(value / 1000).toFixed(1)} kB`);

/**
 * @param {Results} results
 * @returns {string} Markdown: the correctness, the costs, and the method
 */
export function comparison({ suites, examples, rows, machine }) {
  const { uri, reference } = suites;
  const right = rows.map((row) =>
    line([
      `${nameOf(row.name)} ${row.version}`,
      ...[row.uri, row.reference].flatMap((each) => [grouped(each.acceptsWrong), grouped(each.refusesRight)]),
      orDash(row.misses?.length ?? null, String),
    ]),
  );
  const costs = rows.map(({ name, ratios, sizes }) =>
    line([nameOf(name), ...ratios.map(times), ...sizes.map(kilobytes)]),
  );
  const missed = rows.flatMap(({ name, misses: refs }) =>
    refs?.length ? [`${nameOf(name)} ${refs.map((ref) => (ref ? `\`${ref}\`` : "the empty one")).join(", ")}`] : [],
  );
  return [
    line([
      "number of wrong results",
      `of ${countOf(uri, false)} non-URIs, accepts`,
      `of ${countOf(uri, true)} URIs, refuses`,
      `of ${countOf(reference, false)} non-references, accepts`,
      `of ${countOf(reference, true)} references, refuses`,
      `of section 5.4's ${String(examples)} examples, misses`,
    ]),
    line(["---", "---:", "---:", "---:", "---:", "---:"]),
    ...right,
    "",
    line(["cost", "check", "split", "normalize", "resolve", "size of the check", "size of the operations"]),
    line(["---", "---:", "---:", "---:", "---:", "---:", "---:"]),
    ...costs,
    "",
    "The strings are the conformance suites of `URI` and `URI-reference` from the tests of this package. They reach every state",
    "of the grammar, followed by every kind of character. The targets are those of a strict parser.",
    ...(missed.length === 0 ? [] : [`Missed: ${missed.join("; ")}.`]),
    "Times are multiples of the first row: medians over 2,000 typical strings. Sizes are those of bundles, minified and gzipped:",
    "one with only the check for URIs, one with the functions that parse, resolve and normalize.",
    `Measured on ${machine}.`,
    "",
    "These functions were called:",
    "",
    ...rows.map(
      ({ name, how, uri: { accepted, refused } }) => `- ${nameOf(name)}: ${how}.${faults(accepted, refused)}`,
    ),
    "",
  ].join("\n");
}

/** @param {string | null} accepted @param {string | null} refused */
function faults(accepted, refused) {
  const told = [accepted && `accepts the non-URI \`${accepted}\``, refused && `refuses the URI \`${refused}\``];
  const text = told.filter((each) => each !== null).join(", and ");
  return text === "" ? "" : ` It ${text}.`;
}

/**
 * @param {string} name the name of a library
 * @returns {string} Markdown: `URL` is code, because it is a class
 */
export const nameOf = (name) => (name === "URL" ? "`URL`" : name);
