/** @module */
import { isList, wrongType } from "../../core/arguments.js";
import { lowerCase } from "../../core/percent.js";
import type { Pair, Value, ValueMaker } from "../../values/facts.js";
import { grammar } from "../../../generated/scheme/tel.js";
import type { Context, Par, TelephoneSubscriber, TelephoneUri } from "../../../generated/scheme/tel.tree.js";
import { NOTHING } from "../mechanism/check.js";
import { byKey, charactersBy, repeated, rewrite } from "../shared/edits.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";
import type { Find, Found } from "../shared/sentences.js";
import { otherDashes } from "../shared/slips.js";

/** Returns all parameters of a number in their order. */
function parametersOf(number: TelephoneSubscriber): readonly (Par | Context)[] {
  return number.type === "global-number" ? number.parameters : [...number.before, number.context, ...number.after];
}

function nameOf(parameter: Par | Context): string {
  const name = parameter.type === "parameter" ? parameter.pname : parameter.keyword;
  return name.value.toLowerCase();
}

/**
 * Returns the sort key of a parameter: first the extension and the subaddress, then the context, then the others by
 * name (section 3).
 */
const rankOf = (parameter: Par | Context): string => rankOfName(nameOf(parameter));

function rankOfName(name: string): string {
  return name === "ext" || name === "isub" ? "0" : name === "phone-context" ? "1" : `2${name}`;
}

const separators = charactersBy(languageOf(grammar), "visual-separator");

function withoutSeparators(digits: string): string {
  const isSeparator = separators();
  return Array.from(digits)
    .filter((each) => isSeparator[each.charCodeAt(0)] !== 1)
    .join("");
}

/** Returns the normal form of a parameter. */
function normalParameter(parameter: Par | Context, input: string): string {
  const text = lowerCase(input.slice(parameter.start, parameter.end));
  switch (parameter.type) {
    case "extension": {
      const digits = withoutSeparators(parameter.digits.value);
      return digits === "" ? text : `;ext=${digits}`;
    }
    case "context":
      return parameter.descriptor.type === "domainname"
        ? text
        : `;phone-context=${withoutSeparators(parameter.descriptor.value)}`;
    default:
      return text;
  }
}

/**
 * Returns the normal form of a number with its parameters, which section 4 compares.
 *
 * @internal
 */
export function normalNumber(number: TelephoneSubscriber, input: string): string {
  const parameters = [...parametersOf(number)].sort(byKey(rankOf));
  const digits = withoutSeparators(lowerCase(number.digits.value));
  return digits + parameters.map((parameter) => normalParameter(parameter, input)).join("");
}

/**
 * Makes what finds the violations of the requirements on telephone numbers, for every scheme that contains them.
 *
 * @param numbersOf returns the numbers of a URI
 *
 * @internal
 */
export function findsOfNumbers<Node>(
  numbersOf: (node: Node) => readonly TelephoneSubscriber[],
): Readonly<Record<string, Find<Node>>> {
  /** A URI without ";" has no parameters. */
  const inEach =
    (
      find: (list: readonly (Par | Context)[], number: TelephoneSubscriber, input: string) => readonly Found[],
    ): Find<Node> =>
    ({ node, input }) =>
      input.includes(";") ? numbersOf(node).flatMap((number) => find(parametersOf(number), number, input)) : NOTHING;
  const isFirst = (parameter: Par | Context): boolean => rankOf(parameter) === "0";
  return {
    "repeated-parameter": inEach((list) => repeated(list, nameOf)),
    "extension-and-subaddress": inEach((list) => {
      const both = list.filter(isFirst);
      return both.filter((each) => nameOf(each) !== nameOf(both[0] as Par)).slice(0, 1);
    }),
    "parameter-order": inEach((list, { digits, end }, input) => {
      const sorted = [...list].sort(byKey(rankOf));
      if (sorted.every((each, index) => each === list[index])) return NOTHING;
      const text = sorted.map((each) => input.slice(each.start, each.end)).join("");
      return [{ start: digits.end, end, text, what: "the parameters" }];
    }),
    "parameter-value": inEach((list) =>
      list
        .filter((each) => each.type === "parameter" && isFirst(each))
        .map((each) => {
          const isExtension = nameOf(each) === "ext";
          return {
            ...each,
            message: isExtension ? "The value of 'ext' has only digits." : "The value of 'isub' is missing.",
          };
        }),
    ),
    "context-of-global-number": inEach((list, { type }) =>
      type === "global-number" ? list.filter((each) => nameOf(each) === "phone-context") : NOTHING,
    ),
  };
}

const isFirst = ({ name }: Pair): boolean => rankOfName(lowerCase(name)) === "0";

/** Reads all parameters as one list, and writes them in the order of section 3. */
const values: ValueMaker = {
  after({ ext, isub, parameters, parametersAfter }) {
    const all = [...(parameters as readonly Pair[]), ...(parametersAfter as readonly Pair[])];
    /** Takes a value that stands after the context. */
    const taken = (own: Value | undefined, name: string): Value => {
      if (typeof own === "string") return own;
      const index = all.findIndex((each) => each.name === name && each.value !== null);
      return index < 0 ? null : (all.splice(index, 1)[0] as Pair).value;
    };
    return { ext: taken(ext, "ext"), isub: taken(isub, "isub"), parameters: all };
  },
  before({ ext, isub, context, parameters }) {
    // No value at all is an empty list.
    const given: unknown = parameters ?? [];
    if (!isList(given, "The value 'parameters'")) throw wrongType("The value 'parameters'", "a list", given);
    const pairs = given.map((each) => {
      const { name, value = null } = Object(each) as Partial<Pair>;
      if (typeof name !== "string") throw wrongType("The name of a parameter", "a string", name);
      if (value !== null && typeof value !== "string") throw wrongType("The value of a parameter", "a string", value);
      return { name, value };
    });
    const others = pairs.filter((each) => !isFirst(each)).sort(byKey(({ name }) => rankOfName(name.toLowerCase())));
    const first = pairs.filter(isFirst);
    return {
      ext: ext as Value,
      isub: isub as Value,
      parameters: context === null ? [...first, ...others] : first,
      parametersAfter: context === null ? [] : others,
    };
  },
};

export const tel: SchemeCode<TelephoneUri> = {
  slips: [otherDashes(/^(tel:\+?[\d().-]{1,30})([\u2010-\u2015\u2212])/i, "global-number")],
  finds: findsOfNumbers<TelephoneUri>(({ subscriber }) => [subscriber]),
  values,
  *normalize({ input, node: { subscriber } }) {
    yield* rewrite(input, subscriber, normalNumber(subscriber, input), "4");
  },
};
