/**
 * The scheme `tel` (RFC 3966).
 *
 * @module
 */
import { lowerCase } from "../core/percent.js";
import { grammar } from "../../generated/scheme/tel.js";
import type { Context, Par, TelephoneSubscriber, TelephoneUri } from "../../generated/scheme/tel.tree.js";
import { NOTHING, type Check, type Finding, type Span } from "./mechanism/check.js";
import { doubleSlash } from "./shared/common.js";
import { byKey, charactersBy, few, pathSpan, repeated, rewrite, split } from "./shared/edits.js";
import { languageOf } from "./mechanism/grammar.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/tel.tree.js";

/** All parameters of a number, in their order. */
function parametersOf(number: TelephoneSubscriber): readonly (Par | Context)[] {
  return number.type === "global-number" ? number.parameters : [...number.before, number.context, ...number.after];
}

function nameOf(parameter: Par | Context): string {
  const name = parameter.type === "parameter" ? parameter.pname : parameter.keyword;
  return name.value.toLowerCase();
}

/** What parameters are ordered by: the extension and the subaddress, the context, the others by name (section 3). */
function rankOf(parameter: Par | Context): string {
  const name = nameOf(parameter);
  return name === "ext" || name === "isub" ? "0" : name === "phone-context" ? "1" : `2${name}`;
}

const separators = charactersBy(languageOf(grammar), "visual-separator");

function withoutSeparators(digits: string): string {
  const isSeparator = separators();
  return Array.from(digits)
    .filter((each) => isSeparator[each.charCodeAt(0)] !== 1)
    .join("");
}

/** The normal form of a parameter. */
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
 * The normal form of a number with its parameters: what section 4 compares.
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
 * What is demanded of numbers, wherever they stand in a URI.
 *
 * @param numbersOf gives the numbers of a URI
 * @param rfc3966 what stands before the number of a section of RFC 3966
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
      // Without a ";" there are no parameters.
      input.includes(";") ? few(numbersOf(node).flatMap((number) => find(number, input))) : NOTHING;
  return [
    {
      code: "repeated-parameter",
      section: `${rfc3966}3`,
      rule: "par",
      summary: "No parameter is given twice.",
      find: inEach((number) =>
        repeated(parametersOf(number), nameOf).map(({ start, end }) => {
          const hint = { start, end, text: "", message: "Remove it." };
          return { start, end, message: "This parameter is there already.", hint };
        }),
      ),
    },
    {
      code: "extension-and-subaddress",
      section: `${rfc3966}5.3`,
      rule: "par",
      summary: "There is an extension or an ISDN subaddress, and not both.",
      find: inEach((number) => {
        const both = parametersOf(number).filter((each) => rankOf(each) === "0");
        const second = both.find((each) => nameOf(each) !== nameOf(both[0] as Par));
        if (second === undefined) return NOTHING;
        const { start, end } = second;
        return [{ start, end, message: "A number has an extension or an ISDN subaddress, and not both." }];
      }),
    },
    {
      code: "parameter-order",
      section: `${rfc3966}3`,
      rule: "par",
      summary: "The extension or subaddress comes first, then the context, then the others by name.",
      find: inEach((number, input) => {
        const parameters = parametersOf(number);
        const sorted = [...parameters].sort(byKey(rankOf));
        const [start, end] = [number.digits.end, number.end];
        if (sorted.every((each, index) => each === parameters[index])) return NOTHING;
        const text = sorted.map((each) => textIn(input, each)).join("");
        const hint = { start, end, text, message: "Put the parameters in order." };
        const message = 'The parameters are out of order: "ext" or "isub", "phone-context", then the others by name.';
        return [{ start, end, message, hint }];
      }),
    },
    {
      code: "parameter-value",
      section: `${rfc3966}3`,
      rule: "par",
      summary: "An extension has digits and separators alone, and neither it nor a subaddress is empty.",
      find: inEach((number) =>
        parametersOf(number)
          .filter((each) => each.type === "parameter" && rankOf(each) === "0")
          .map(({ start, end }) => {
            return { start, end, message: 'An "ext" has a value of digits, and an "isub" has a value.' };
          }),
      ),
    },
    {
      code: "context-of-global-number",
      level: "advice",
      section: `${rfc3966}5.1.5`,
      rule: "global-number",
      summary: "A context belongs to a local number.",
      find: inEach((number) =>
        parametersOf(number)
          .filter((each) => number.type === "global-number" && nameOf(each) === "phone-context")
          .map(({ start, end }) => ({ start, end, message: 'A number with "+" is unique without a context.' })),
      ),
    },
    {
      code: "mandatory-parameter",
      level: "advice",
      section: `${rfc3966}5.4`,
      rule: "parameter",
      summary: 'Who does not know a parameter that begins with "m-" must not use the URI.',
      find: inEach((number) =>
        parametersOf(number)
          .filter((each) => nameOf(each).startsWith("m-"))
          .map(({ start, end }) => {
            return { start, end, message: "Who does not know this parameter must not use the URI." };
          }),
      ),
    },
    {
      code: "upper-case",
      level: "SHOULD",
      section: `${rfc3966}4`,
      rule: "par",
      summary: "Names and values of parameters are in lower case.",
      find: inEach((number, input) =>
        parametersOf(number).flatMap(({ start, end }) => {
          const text = lowerCase(input.slice(start, end));
          if (text === input.slice(start, end)) return [];
          const hint = { start, end, text, message: "Write it in lower case." };
          return [{ start, end, message: "Names and values of parameters should be in lower case.", hint }];
        }),
      ),
    },
    {
      code: "local-number",
      level: "SHOULD",
      binds: "producers",
      section: `${rfc3966}5.1.5`,
      rule: "local-number",
      summary: "A number is global where it can be.",
      find: inEach((number) => {
        if (number.type === "global-number") return NOTHING;
        const { start, end } = number.digits;
        return [{ start, end, message: 'A local number should only be used where there is no global one, with "+".' }];
      }),
    },
  ];
}

/**
 * How a person would explain that a number is none.
 *
 * @param spansIn gives the stretches that numbers should stand in
 * @param rfc3966 what stands before the number of a section of RFC 3966
 *
 * @internal
 */
export function numberMistakes(
  spansIn: (input: string, path: Span) => readonly Span[],
  rfc3966: "" | "RFC3966:",
): readonly Check<null>[] {
  /** Looks at each number and at its parameters, each with the ";" before it. */
  const inEach =
    (find: (input: string, number: Span, parameters: readonly Span[]) => readonly Finding[]): Check<null>["find"] =>
    ({ input, authority }) =>
      few(spansIn(input, pathSpan(input, authority))).flatMap((span) => {
        const [number, ...parameters] = split(input, span, ";");
        return find(input, number as Span, parameters);
      });
  return [
    {
      code: "unencoded-hash",
      section: `${rfc3966}3`,
      rule: "local-number-digits",
      summary: 'A "#" of a number is percent-encoded.',
      find({ input }) {
        const start = input.indexOf("#");
        if (start < 0 || !/^[^+;]*$/.test(input.slice(input.indexOf(":"), start))) return NOTHING;
        const span = { start, end: start + 1 };
        const hint = { ...span, text: "%23", message: 'Write "%23".' };
        return [{ ...span, message: 'A "#" begins the fragment: as part of a number, it is "%23".', hint }];
      },
    },
    {
      code: "no-number",
      section: `${rfc3966}3`,
      rule: "telephone-subscriber",
      summary: "There is a number, with at least one digit.",
      find: inEach((input, number) =>
        /^\+?[-.()]*$/.test(textIn(input, number)) ? [{ ...number, message: "There is no digit here." }] : NOTHING,
      ),
    },
    {
      code: "space",
      section: `${rfc3966}5.1.1`,
      rule: "visual-separator",
      summary: 'No spaces separate digits, but "-", ".", "(" and ")".',
      find: inEach((input, number) =>
        few(textIn(input, number).matchAll(/%20/g)).map(({ index }) => {
          const span = { start: number.start + index, end: number.start + index + 3 };
          const hint = { ...span, text: "-", message: 'Write "-".' };
          return { ...span, message: 'A number has no spaces: digits are separated by "-", ".", "(" and ")".', hint };
        }),
      ),
    },
    {
      code: "encoded-character",
      section: `${rfc3966}3`,
      rule: "telephone-subscriber",
      summary: 'In a number nothing is percent-encoded but "#".',
      find: inEach((input, number) =>
        few(textIn(input, number).matchAll(/%(?!2[03])../g)).map(({ index, 0: triplet }) => {
          const span = { start: number.start + index, end: number.start + index + 3 };
          const text = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
          const hint = { ...span, text, message: "Write the character itself." };
          return { ...span, message: 'In a number nothing is percent-encoded but "#".', hint };
        }),
      ),
    },
    {
      code: "no-digit",
      section: `${rfc3966}5.1.2`,
      rule: "telephone-subscriber",
      summary:
        "A number is written with digits: a global one with decimal ones, a local one also with A to F, * and #.",
      find: inEach((input, number) => {
        const text = textIn(input, number);
        const at = text.search(text.startsWith("+") ? /(?!^)[^-\d.()%]/ : /[^-\dA-Fa-f.()*%]/);
        if (at < 0) return NOTHING;
        const start = number.start + at;
        const message = text.startsWith("+")
          ? 'After the "+" come digits and separators alone.'
          : "A number is written with digits, not with letters that stand for them.";
        return [{ start, end: start + 1, message }];
      }),
    },
    {
      code: "empty-parameter",
      section: `${rfc3966}3`,
      rule: "parameter",
      summary: 'After each ";" comes a parameter.',
      find: inEach((input, _, parameters) =>
        parameters
          .filter(({ start, end }) => start === end || input.startsWith("=", start))
          .map(({ start, end }) => {
            const hint = { start: start - 1, end, text: "", message: "Remove it." };
            return { start: start - 1, end, message: 'After a ";" comes the name of a parameter.', hint };
          }),
      ),
    },
    {
      code: "empty-value",
      section: `${rfc3966}3`,
      rule: "pvalue",
      summary: 'After "=" comes a value.',
      find: inEach((input, _, parameters) =>
        parameters
          .filter(({ start, end }) => input.indexOf("=", start) === end - 1)
          .map(({ end }) => ({ start: end, end, message: 'After "=" comes a value.' })),
      ),
    },
    {
      code: "no-context",
      section: `${rfc3966}5.1.5`,
      rule: "context",
      summary: 'A number without "+" has a "phone-context".',
      find: inEach((input, number, parameters) =>
        input.startsWith("+", number.start) || parameters.some((each) => isContext(input, each))
          ? NOTHING
          : [{ ...number, message: 'A number without "+" needs a "phone-context" that says where it holds.' }],
      ),
    },
    {
      code: "context",
      section: `${rfc3966}5.1.5`,
      rule: "descriptor",
      summary: 'A "phone-context" is a domain name, or "+" and digits.',
      find: inEach((input, number, parameters) =>
        input.startsWith("+", number.start)
          ? NOTHING
          : parameters
              .filter((each) => isContext(input, each))
              .map(({ start, end }) => {
                const value = start + CONTEXT.length;
                return { start: value, end, message: 'A "phone-context" is a domain name, or "+" and digits.' };
              }),
      ),
    },
  ];
}

const CONTEXT = "phone-context=";

const isContext = (input: string, { start }: Span): boolean =>
  input.slice(start, start + CONTEXT.length).toLowerCase() === CONTEXT;

/**
 * The scheme `tel`.
 *
 * @example
 * import { tel } from "uri-grammar/schemes/tel";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([tel]);
 * validate("tel:+1-800-FLOWERS").diagnostics[0].code; // => "tel/no-digit"
 * normalize("tel:+1-201-555-0123"); // => "tel:+12015550123"
 */
export const tel: Scheme<TelephoneUri> = defineScheme({
  name: "tel",
  specification: rfc(3966, "The tel URI for Telephone Numbers"),
  section: "3",
  status: "permanent",
  grammar,
  examples: ["tel:+1-201-555-0123", "tel:7042;phone-context=example.com", "tel:863-1234;phone-context=+1-914-555"],
  requirements: numberRequirements<TelephoneUri>(({ subscriber }) => [subscriber], ""),
  mistakes: [doubleSlash("3", "telephone-uri"), ...numberMistakes((_, path) => [path], "")],
  // A "/" can stand in a parameter's value: it separates nothing.
  without: ["dot-segments"],
  *normalize({ input, node: { subscriber } }) {
    yield* rewrite(input, subscriber, normalNumber(subscriber, input), "4");
  },
});
