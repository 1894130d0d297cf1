/**
 * The scheme `geo` (RFC 5870).
 *
 * @module
 */
import { lowerCase, rewriteTriplets } from "../../core/percent.js";
import { grammar } from "../../../generated/scheme/geo.js";
import type { Coordinates, Crsp, GeoURI, P, Parameter, Uncp } from "../../../generated/scheme/geo.tree.js";
import type { Slip } from "../../explain/slips.js";
import { otherDashes, written } from "../shared/slips.js";
import { NOTHING, type Check, type Finding, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { languageOf } from "../mechanism/grammar.js";
import { byKey, charactersBy, few, repeated, rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { repeatedPart } from "../shared/messages.js";

type GeoCheck = Check<GeoURI>;
type AnyParameter = Crsp | Uncp | Parameter;

const language = languageOf(grammar);

const WGS84 = "wgs84";

const isWGS84 = ({ crs }: P): boolean => crs === null || crs.crslabel.value.toLowerCase() === WGS84;

/** Removes unnecessary zeros from a number. Two numbers are mathematically identical if the results are the same. */
function normalNumber(text: string): string {
  const digits = text.replace("-", "").replace(/^0+(?=\d)/, "");
  const [whole, fraction = ""] = digits.split(".") as [string, string?];
  let end = fraction.length;
  while (fraction[end - 1] === "0") end--;
  const number = end === 0 ? whole : `${whole}.${fraction.slice(0, end)}`;
  return text.startsWith("-") && number !== "0" ? `-${number}` : number;
}

/** Checks exactly whether a number is between `-limit` and `limit`, both included. */
function isUpTo(limit: number, text: string): boolean {
  const [whole, fraction] = normalNumber(text).replace("-", "").split(".");
  return Number(whole) < limit || (Number(whole) === limit && fraction === undefined);
}

const isPole = (text: string): boolean => normalNumber(text).replace("-", "") === "90";

/** Counts the digits before the decimal point. */
const wholeDigits = (text: string): number => String(text.replace("-", "").split(".")[0]).length;

const parametersOf = ({ crs, u, parameters }: P): readonly AnyParameter[] => [
  ...(crs === null ? [] : [crs]),
  ...(u === null ? [] : [u]),
  ...parameters,
];

function nameOf(parameter: AnyParameter): string {
  if (parameter.type === "crsp") return "crs";
  return parameter.type === "uncp" ? "u" : parameter.pname.value.toLowerCase();
}

/**
 * Checks whether the value of a `crs` or `u` among the other parameters is valid, so that only its position is wrong.
 */
const isMisplaced = (parameter: Parameter): boolean =>
  language.test(parameter.pvalue?.value ?? "", { rule: nameOf(parameter) === "crs" ? "crslabel" : "uval" });

/** Returns parameters with the names `crs` and `u` that the grammar does not accept as such. */
const strays = ({ path: { p } }: GeoURI): readonly Parameter[] =>
  p.parameters.filter((each) => nameOf(each) === "crs" || nameOf(each) === "u");

/** Makes a check that applies only to WGS-84 coordinates. */
const ofWGS84 =
  (find: (coordinates: Coordinates) => readonly Finding[]): GeoCheck["find"] =>
  ({ node: { path } }) =>
    isWGS84(path.p) ? find(path.coordinates) : NOTHING;

const latitude: GeoCheck = {
  code: "latitude",
  section: "3.4.2",
  rule: "coord-a",
  summary: "A latitude must be from -90 to 90 degrees.",
  find: ofWGS84(({ coordA: { start, end, value } }) =>
    isUpTo(90, value)
      ? NOTHING
      : [{ start, end, message: "The latitude, the first coordinate, must be from -90 to 90 degrees." }],
  ),
};

const longitude: GeoCheck = {
  code: "longitude",
  section: "3.4.2",
  rule: "coord-b",
  summary: "A longitude must be from -180 to 180 degrees.",
  find: ofWGS84(({ coordB: { start, end, value } }) =>
    isUpTo(180, value)
      ? NOTHING
      : [{ start, end, message: "The longitude, the second coordinate, must be from -180 to 180 degrees." }],
  ),
};

const leadingZeros: GeoCheck = {
  code: "leading-zeros",
  section: "3.3",
  rule: "coordinates",
  summary: "A latitude must have at most two digits before the decimal point, and a longitude at most three.",
  find: ofWGS84(({ coordA, coordB }) =>
    (
      [
        [coordA, 2, 90],
        [coordB, 3, 180],
      ] as const
    ).flatMap(([{ start, end, value }, most, limit]) => {
      if (wholeDigits(value) <= most || !isUpTo(limit, value)) return [];
      const repair = {
        start,
        end,
        text: normalNumber(value),
        what: "the unnecessary zeros",
      };
      const message =
        "A latitude must have at most two digits before the decimal point, and a longitude at most three.";
      return [{ start, end, message, repair }];
    }),
  ),
};

const pole: GeoCheck = {
  code: "pole-longitude",
  level: "SHOULD",
  section: "3.4.2",
  rule: "coord-b",
  summary: "At a pole, the longitude should be 0.",
  find: ofWGS84(({ coordA, coordB: { start, end, value } }) => {
    if (!isPole(coordA.value) || normalNumber(value) === "0") return NOTHING;
    const repair = { start, end, text: "0" };
    return [{ start, end, message: "At a pole, the longitude should be 0.", repair }];
  }),
};

const repeatedParameter: GeoCheck = {
  code: "repeated-parameter",
  section: "3.3",
  rule: "p",
  summary: "The parameters 'crs' and 'u' must each appear at most once.",
  find: ({ node }) => {
    const [again] = repeated(
      parametersOf(node.path.p).filter((each) => /^(?:crs|u)$/.test(nameOf(each))),
      nameOf,
    );
    if (again === undefined) return NOTHING;
    const { start, end } = again;
    return [{ start, end, message: repeatedPart("parameter") }];
  },
};

const parameterOrder: GeoCheck = {
  code: "parameter-order",
  section: "3.3",
  rule: "p",
  summary: "The parameter 'crs' must come first, then 'u', then all others.",
  find({ input, node }) {
    if (!strays(node).some(isMisplaced)) return NOTHING;
    const { p } = node.path;
    const { start, end } = p;
    const text = [...parametersOf(p)]
      .sort(byKey((each) => (nameOf(each) === "crs" ? "0" : nameOf(each) === "u" ? "1" : "2")))
      .map((each) => input.slice(each.start, each.end))
      .join("");
    const repair = { start, end, text, what: "the parameters" };
    return [{ start, end, message: "The parameter 'crs' must come first, then 'u', then all others.", repair }];
  },
};

const parameterValue: GeoCheck = {
  code: "parameter-value",
  section: "3.3",
  rule: "p",
  summary: "A 'crs' must have only letters, digits and hyphens, and a 'u' must be a number without a sign.",
  find: ({ node }) =>
    strays(node)
      .filter((each) => !isMisplaced(each))
      .map((each) => {
        const { start, end } = each;
        const message =
          nameOf(each) === "crs"
            ? "The value of 'crs' has only letters, digits and '-'."
            : "The value of 'u' is a number of metres, without a sign.";
        return { start, end, message };
      }),
};

const unknownCRS: GeoCheck = {
  code: "unknown-crs",
  level: "advice",
  section: "3.4.1",
  rule: "crslabel",
  summary: "Software that does not know the reference system must not interpret the coordinates.",
  find: ({ node: { path } }) =>
    path.p.crs === null || isWGS84(path.p)
      ? NOTHING
      : [
          {
            start: path.p.crs.crslabel.start,
            end: path.p.crs.crslabel.end,
            message: "Software that does not know this reference system must not interpret the coordinates.",
          },
        ],
};

const upperCase: GeoCheck = {
  code: "case",
  level: "advice",
  section: "3.3",
  rule: "p",
  summary: "Names of parameters and the reference system should be in lower case.",
  find: ({ input, node }) =>
    few(loweredNames(input, node.path.p)).map(({ start, end, text }) => {
      const repair = { start, end, text };
      return { start, end, message: "Names of parameters and the reference system should be in lower case.", repair };
    }),
};

/** Returns the edits that convert names of parameters, and `crs` with its value, to lower case. */
const loweredNames = (input: string, p: P): readonly SchemeEdit[] =>
  parametersOf(p).flatMap((each) => {
    const { start, end } = each.type === "parameter" ? each.pname : each;
    return rewrite(input, { start, end }, lowerCase(input.slice(start, end)), "3.3");
  });

function* normalize({ input, node }: Subject<GeoURI>): Generator<SchemeEdit> {
  const { coordinates, p } = node.path;
  const { coordA, coordB, coordC } = coordinates;
  const atPole = isWGS84(p) && isPole(coordA.value);
  yield* rewrite(input, coordA, normalNumber(coordA.value), "3.4.4");
  yield* rewrite(input, coordB, atPole ? "0" : normalNumber(coordB.value), atPole ? "3.4.2" : "3.4.4");
  if (coordC !== null) yield* rewrite(input, coordC, normalNumber(coordC.value), "3.4.4");
  if (p.crs !== null && isWGS84(p)) yield* rewrite(input, p.crs, "", "3.4.1");
  else if (p.crs !== null) yield* rewrite(input, p.crs, lowerCase(input.slice(p.crs.start, p.crs.end)), "3.3");
  if (p.u !== null) yield* rewrite(input, p.u, `;u=${normalNumber(p.u.uval.value)}`, "3.4.4");
  for (const { pname } of p.parameters) yield* rewrite(input, pname, lowerCase(pname.value), "3.3");
}

/** The characters that a parameter's value may contain unencoded (section 3.3). */
const decodable = charactersBy(language, "paramchar", "[]");

function* equate({ input, node }: Subject<GeoURI>): Generator<SchemeEdit> {
  const { coordinates, p } = node.path;
  // Longitudes -180 and 180 are the same line.
  if (isWGS84(p) && coordinates.coordB.value === "-180") yield* rewrite(input, coordinates.coordB, "180", "3.4.4");
  const others = p.parameters
    .map(({ start, end }) => rewriteTriplets(input.slice(start, end), decodable(), false))
    .sort();
  const [first] = p.parameters;
  if (first !== undefined) yield* rewrite(input, { start: first.start, end: p.end }, others.join(""), "3.4.4");
}

const slips: readonly Slip[] = [
  otherDashes(/^(geo:(?:[\d.,-]{1,40})?)([\u2010-\u2015\u2212])/i, "num"),
  {
    code: "decimal-comma",
    pattern: /^(geo:-?\d{1,3})(,)(?=\d{1,20}(?:[;,] ?| )-?\d{1,3},\d{1,20}$)/i,
    rule: "num",
    message: "Decimals follow '.', and ',' separates the coordinates. Write '.' for the decimal commas.",
    edit({ start }, text) {
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
  {
    code: "decimal-comma",
    pattern: /^(geo:[\d.,-]{1,80};u=\d{1,20})(,)(?=\d{1,20}(?:;|$))/i,
    rule: "uval",
    message: "Decimals follow '.', not ','. Write '.'.",
    write: ".",
  },
  {
    code: "separator",
    pattern: /^(geo:-?\d{1,3}(?:\.\d{1,20})?)( {1,3})(?=-?\d{1,3}(?:\.\d{1,20})?(?:[;,]|$))/i,
    message: "',' separates the coordinates, not a space. Write ','.",
    write: ",",
  },
  {
    code: "query",
    pattern: /^(geo:[\d.,-]{1,80})(\?)(?=[a-z]{1,20}=)/i,
    message:
      "RFC 5870 defines no query, although map programs read '?q=' and '?z='. Parameters follow ';', as in ';u=10'.",
  },
  {
    code: "longitude",
    pattern: /^(geo:-?\d{1,3}(?:\.\d{1,20})?)()(?=;(?!-?\d)|[?#]|$)/i,
    rule: "coord-b",
    message: "The longitude is missing. Write ',' and the longitude after the latitude.",
  },
  {
    code: "degrees",
    pattern: /^(geo:-?[\d.]{1,20})(\xB0)(?!\d)/i,
    rule: "num",
    message: "Coordinates are decimal numbers without a degree sign. Remove it.",
    edit: ({ start }, text) => written(text, { start, end: text.length }, "\xB0", ""),
  },
  {
    code: "degrees",
    pattern: /^(geo:-?[\d.]{1,20})(\xB0)(?=\d)/i,
    rule: "num",
    message: "Coordinates are decimal numbers, without degrees and minutes. Write a number such as 48.2.",
  },
  {
    code: "direction",
    pattern: /^(geo:-?[\d.]{1,20}\xB0?) ?([NSEW])(?![a-z])/i,
    rule: "num",
    message:
      "Coordinates are decimal numbers. Write '-' before a latitude in the south and a longitude in the west, and no letters.",
  },
];

export const geo: SchemeCode<GeoURI> = {
  requirements: [
    latitude,
    longitude,
    leadingZeros,
    pole,
    repeatedParameter,
    parameterOrder,
    parameterValue,
    unknownCRS,
    upperCase,
  ],
  slips,
  normalize,
  equate,
};
