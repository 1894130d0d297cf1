// Formats the summary of the comparison for README.md.
import { countsOf, verdictsOf } from "../field/report.js";
import { grouped, kilobytes, line, nameOf, orDash, times } from "./comparison.js";

/** Implementations of other languages that the summary names. */
const OTHERS = ["urllib.parse", "net/url", "java.net.URI", "URI of Ruby", "filter_var", "curl", "Boost.URL"];

/**
 * @param {Pick<import("./comparison.js").Results, "rows">} results its ratios and sizes
 * @param {import("../field/results-file.js").Results} field
 * @returns {string} Markdown: the faults of each library's check for URIs, from the field, and its costs
 */
export function summary({ rows }, { suite, implementations }) {
  const { cases, valid } = suite["URI"] ?? { cases: 0, valid: 0 };
  const judged = new Map(implementations.map((each) => [each.name, verdictsOf(each)]));
  /** @param {string} name */
  const of = (name) => judged.get(name === "URL" ? "URL of Node" : name) ?? null;
  const right = [...judged].filter(([, each]) => each && each.accepts + each.refuses === 0).map(([name]) => name);
  const { others, languages } = countsOf(implementations);
  const named = OTHERS.flatMap((name) => {
    const each = of(name);
    return each ? [`${name} ${grouped(each.accepts)} and ${grouped(each.refuses)}`] : [];
  });
  return [
    line([
      "library",
      `accepts, of ${grouped(cases - valid)} non-URIs`,
      `refuses, of ${grouped(valid)} URIs`,
      "time of the check",
      "bundle of the check",
    ]),
    line(["---", "---:", "---:", "---:", "---:"]),
    ...rows.map(({ name, ratios: [ratio], sizes: [size] }) => {
      const { accepts, refuses } = of(name) ?? { accepts: null, refuses: null };
      return line([nameOf(name), orDash(accepts, grouped), orDash(refuses, grouped), times(ratio), kilobytes(size)]);
    }),
    "",
    `Of ${String(others)} implementations in ${String(languages)} languages, these have no wrong verdict: ${right.filter((name) => name !== "uri-grammar").join(", ")}. ` +
      `Others accept and refuse: ${named.join("; ")}.`,
    "",
  ].join("\n");
}
