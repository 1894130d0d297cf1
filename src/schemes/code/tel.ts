/**
 * The scheme `tel` (RFC 3966).
 *
 * @module
 */
import { isList, wrongType } from "../../core/arguments.js";
import { lowerCase } from "../../core/percent.js";
import type { Pair, Value, ValueMaker } from "../../values/facts.js";
import { grammar } from "../../../generated/scheme/tel.js";
import type { Context, Par, TelephoneSubscriber, TelephoneUri } from "../../../generated/scheme/tel.tree.js";
import { NOTHING, type Check, type Finding, type Span } from "../mechanism/check.js";
import { byKey, charactersBy, few, repeated, rewrite } from "../shared/edits.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { repeatedPart } from "../shared/messages.js";
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

const textIn = (input: string, { start, end }: Span): string => input.slice(start, end);

/**
 * Makes the requirements on telephone numbers, for every scheme that contains them.
 *
 * @param numbersOf returns the numbers of a URI
 * @param rfc3966 the prefix of a section number of RFC 3966
 *
 * @internal
 */
export function numberRequirements<Node>(
  numbersOf: (node: Node) => readonly TelephoneSubscriber[],
  rfc3966: "" | "RFC3966:",
): readonly Check<Node>[] {
  const inEach =
    (find: (number: TelephoneSubscriber, input: string) => readonly Finding[]): Check<Node>["find"] =>
    ({ node, input }) =>
      // A URI without ";" has no parameters.
      input.includes(";") ? few(numbersOf(node).flatMap((number) => find(number, input))) : NOTHING;
  return [
    {
      code: "repeated-parameter",
      section: `${rfc3966}3`,
      rule: "par",
      summary: "Parameters must not be repeated.",
      find: inEach((number) =>
        repeated(parametersOf(number), nameOf).map(({ start, end }) => {
          return { start, end, message: repeatedPart("parameter") };
        }),
      ),
    },
    {
      code: "extension-and-subaddress",
      section: `${rfc3966}5.3`,
      rule: "par",
      summary: "A number must not have both an extension and an ISDN subaddress.",
      find: inEach((number) => {
        const both = parametersOf(number).filter((each) => rankOf(each) === "0");
        const second = both.find((each) => nameOf(each) !== nameOf(both[0] as Par));
        if (second === undefined) return NOTHING;
        const { start, end } = second;
        return [{ start, end, message: "A number must not have both an extension and an ISDN subaddress." }];
      }),
    },
    {
      code: "parameter-order",
      section: `${rfc3966}3`,
      rule: "par",
      summary: "The extension or subaddress must come first, then the context, then the other parameters by name.",
      find: inEach((number, input) => {
        const parameters = parametersOf(number);
        const sorted = [...parameters].sort(byKey(rankOf));
        const [start, end] = [number.digits.end, number.end];
        if (sorted.every((each, index) => each === parameters[index])) return NOTHING;
        const text = sorted.map((each) => textIn(input, each)).join("");
        const repair = { start, end, text, what: "the parameters" };
        const message =
          "The parameters are in the wrong order: 'ext' or 'isub' first, then 'phone-context', then the others by name.";
        return [{ start, end, message, repair }];
      }),
    },
    {
      code: "parameter-value",
      section: `${rfc3966}3`,
      rule: "par",
      summary: "An extension must have only digits and separators, and a subaddress must not be empty.",
      find: inEach((number) =>
        parametersOf(number)
          .filter((each) => each.type === "parameter" && rankOf(each) === "0")
          .map((each) => {
            const { start, end } = each;
            const message =
              nameOf(each) === "ext" ? "The value of 'ext' has only digits." : "The value of 'isub' is missing.";
            return { start, end, message };
          }),
      ),
    },
    {
      code: "context-of-global-number",
      level: "advice",
      section: `${rfc3966}5.1.5`,
      rule: "global-number",
      summary: "Only a local number should have a context.",
      find: inEach((number) =>
        parametersOf(number)
          .filter((each) => number.type === "global-number" && nameOf(each) === "phone-context")
          .map(({ start, end }) => ({
            start,
            end,
            message: "A number with '+' needs no 'phone-context'. Remove it.",
          })),
      ),
    },
    {
      code: "mandatory-parameter",
      level: "advice",
      section: `${rfc3966}5.4`,
      rule: "parameter",
      summary: "A URI with an unknown parameter that begins with 'm-' must not be used.",
      find: inEach((number) =>
        parametersOf(number)
          .filter((each) => nameOf(each).startsWith("m-"))
          .map(({ start, end }) => {
            return { start, end, message: "Software that does not know this parameter must not use the URI." };
          }),
      ),
    },
    {
      code: "case",
      level: "SHOULD",
      section: `${rfc3966}4`,
      rule: "par",
      summary: "Names and values of parameters should be in lower case.",
      find: inEach((number, input) =>
        parametersOf(number).flatMap(({ start, end }) => {
          const text = lowerCase(input.slice(start, end));
          if (text === input.slice(start, end)) return [];
          const repair = { start, end, text, what: "the parameter" };
          return [{ start, end, message: "Names and values of parameters should be in lower case.", repair }];
        }),
      ),
    },
    {
      code: "local-number",
      level: "SHOULD",
      binds: "producers",
      section: `${rfc3966}5.1.5`,
      rule: "local-number",
      summary: "A number should be global if possible.",
      find: inEach((number) => {
        if (number.type === "global-number") return NOTHING;
        const { start, end } = number.digits;
        return [{ start, end, message: "Write the number with '+' and the code of the country, if it has one." }];
      }),
    },
  ];
}

const isFirst = ({ name }: Pair): boolean => /^(?:ext|isub)$/i.test(name);

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
  slips: [
    otherDashes(/^(tel:\+?[\d().-]{1,30})([\u2010-\u2015\u2212])/i, "global-number"),
    {
      code: "unencoded-delimiter",
      pattern: /^(tel:[\d*().-]{1,60})(#)(?=;|$)/i,
      rule: "local-number",
      message: "In a number, '#' must be percent-encoded, because it begins the fragment. Write '%23'.",
      write: "%23",
    },
    {
      code: "extension",
      pattern: /^(tel:\+[\d().-]{1,60}?)( ?(?:ext|x)\.? ?)(?=\d{1,8}$)/i,
      rule: "extension",
      message: "An extension begins with ';ext='. Write ';ext='.",
      write: ";ext=",
    },
    {
      code: "context",
      pattern: /^(tel:)(?!\s)((?:[\d*().\s-]|%23){1,60})$/i,
      rule: "local-number",
      message:
        "A local number needs ';phone-context=' by RFC 3966, although phones dial it without. Write '+' and the country code before it, or the context after it.",
    },
  ],
  requirements: numberRequirements<TelephoneUri>(({ subscriber }) => [subscriber], ""),
  values,
  *normalize({ input, node: { subscriber } }) {
    yield* rewrite(input, subscriber, normalNumber(subscriber, input), "4");
  },
};
