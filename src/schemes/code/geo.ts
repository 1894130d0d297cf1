/** @module */
import { lowerCase, rewriteTriplets } from "../../core/percent.js";
import { withoutZeros } from "../../core/ports.js";
import { grammar } from "../../../generated/scheme/geo.js";
import type { Crsp, GeoURI, P, Parameter, Uncp } from "../../../generated/scheme/geo.tree.js";
import { otherDashes } from "../shared/slips.js";
import { NOTHING } from "../mechanism/check.js";
import { languageOf } from "../mechanism/grammar.js";
import { charactersBy, repeated, rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

type AnyParameter = Crsp | Uncp | Parameter;

const language = languageOf(grammar);

const isWGS84 = ({ crs }: P): boolean => crs === null || lowerCase(crs.crslabel.value) === "wgs84";

/** Removes unnecessary zeros from a number. Two numbers are mathematically identical if the results are the same. */
function normalNumber(text: string): string {
  const digits = withoutZeros(text.replace("-", ""));
  const [whole, fraction = ""] = digits.split(".") as [string, string?];
  let end = fraction.length;
  while (fraction[end - 1] === "0") end--;
  const number = end === 0 ? whole : `${whole}.${fraction.slice(0, end)}`;
  return text.startsWith("-") && number !== "0" ? `-${number}` : number;
}

/** The names of the parameters with a place of their own, in their order. */
const PLACED: readonly string[] = ["crs", "u"];

const nameOf = (each: AnyParameter): string =>
  lowerCase(each.type === "parameter" ? each.pname.value : each.keyword.value);

function placeOf(each: AnyParameter): number {
  const place = PLACED.indexOf(nameOf(each));
  return place < 0 ? PLACED.length : place;
}

const parametersOf = ({ crs, u, parameters }: P): readonly AnyParameter[] =>
  [crs, u, ...parameters].filter((each) => each !== null);

/** Returns the parameters `crs` and `u` that the grammar does not accept as such, whose values are valid or not. */
const strays = ({ path: { p } }: GeoURI, isValid: boolean): readonly Parameter[] =>
  p.parameters.filter((each) => {
    const name = nameOf(each);
    const rule = name === "crs" ? "crslabel" : "uval";
    return PLACED.includes(name) && language.test(each.pvalue?.value ?? "", { rule }) === isValid;
  });

/** The characters that a parameter's value may contain unencoded (section 3.3). */
const decodable = charactersBy(language, "paramchar", "[]");

export const geo: SchemeCode<GeoURI> = {
  finds: {
    "leading-zeros": ({ node: { path } }) => {
      const { coordA, coordB } = path.coordinates;
      const isPadded = ({ value }: typeof coordA | typeof coordB, most: number, rule: string): boolean =>
        `${value}.`.replace("-", "").indexOf(".") > most && language.test(value, { rule });
      if (!isWGS84(path.p)) return NOTHING;
      return [
        ...(isPadded(coordA, 2, "latitude") ? [coordA] : []),
        ...(isPadded(coordB, 3, "longitude") ? [coordB] : []),
      ].map(({ start, end, value }) => ({ start, end, text: normalNumber(value), what: "the unnecessary zeros" }));
    },
    "repeated-parameter": ({ node }) =>
      repeated(
        parametersOf(node.path.p).filter((each) => PLACED.includes(nameOf(each))),
        nameOf,
      ).slice(0, 1),
    "parameter-order"({ input, node }) {
      if (strays(node, true).length === 0) return NOTHING;
      const { p } = node.path;
      const { start, end } = p;
      const text = [...parametersOf(p)]
        .sort((one, other) => placeOf(one) - placeOf(other))
        .map((each) => input.slice(each.start, each.end))
        .join("");
      return [{ start, end, text, what: "the parameters" }];
    },
    "parameter-value": ({ node }) =>
      strays(node, false).map((each) => {
        const { start, end } = each;
        const message =
          nameOf(each) === "crs"
            ? "The value of 'crs' has only letters, digits and '-'."
            : "The value of 'u' is a number of metres, without a sign.";
        return { start, end, message };
      }),
  },
  slips: [
    otherDashes(/^(geo:(?:[\d.,-]{1,40})?)([\u2010-\u2015\u2212])/i, "num"),
    {
      code: "decimal-comma",
      pattern: /^(geo:-?\d{1,3})(,)(?=\d{1,20}(?:[;,] ?| )-?\d{1,3},\d{1,20}$)/i,
      rule: "num",
      message: "Decimals follow '.', and ',' separates the coordinates. Write '.' for the decimal commas.",
      edit({ start }, text) {
        // The text is no URI, so no rule has it.
        const separator = start + 1 + text.slice(start + 1).search(/[;, ]/);
        const last = text.lastIndexOf(",");
        const space = text.charAt(separator + 1) === " " ? 1 : 0;
        return [
          { start, end: start + 1, text: "." },
          { start: separator, end: separator + 1 + space, text: "," },
          { start: last, end: last + 1, text: "." },
        ];
      },
    },
  ],
  *normalize({ input, node }) {
    const { coordinates, p } = node.path;
    const { coordA, coordB, coordC } = coordinates;
    const atPole = isWGS84(p) && language.test(coordA.value, { rule: "pole" });
    yield* rewrite(input, coordB, atPole ? "0" : normalNumber(coordB.value), atPole ? "3.4.2" : "3.4.4");
    for (const number of [coordA, coordC, p.u?.uval]) {
      if (number) yield* rewrite(input, number, normalNumber(number.value), "3.4.4");
    }
  },
  *equate({ input, node }) {
    const { coordinates, p } = node.path;
    // Longitudes -180 and 180 are the same line.
    if (isWGS84(p) && coordinates.coordB.value === "-180") yield* rewrite(input, coordinates.coordB, "180", "3.4.4");
    const others = p.parameters
      .map(({ start, end }) => rewriteTriplets(input.slice(start, end), decodable(), false))
      .sort();
    const [first] = p.parameters;
    if (first !== undefined) yield* rewrite(input, { start: first.start, end: p.end }, others.join(""), "3.4.4");
  },
};
