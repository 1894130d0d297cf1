/**
 * Makes tags.
 *
 * @module
 */
import { aBoolean, anything, oneOf, readList, readOptions, type Checks } from "../core/arguments.js";
import type { Automaton } from "../core/automaton.js";
import { aScheme } from "../core/scheme-names.js";
import { filled, type Plan, type Settings } from "./fill.js";
import { isRefusedScheme, planOf, type TextRule } from "./plan.js";
import type { HoleParameters, HoleText, RawText, Segments } from "./values.js";

/** What a hole takes. The place of the hole decides which of them. */
export type TagValue = HoleText | HoleParameters | Segments | RawText | { readonly href: string };

/** The options of a tag. */
export interface TagOptions {
  /** The schemes that a base may have; by default `http`, `https`, `ws` and `wss`. */
  readonly schemes?: readonly string[] | undefined;
  /** Whether a space in a query becomes "+", as in forms of HTML. RFC 3986 does not say so. */
  readonly plus?: boolean | undefined;
  /** `"refuse"` refuses slashes and backslashes in the values of a path, which are otherwise percent-encoded. */
  readonly slashes?: "refuse" | undefined;
}

/** A tag of template literals. */
export interface URITag<Result extends string> {
  /**
   * Writes values into the holes of a text.
   *
   * @param strings the texts between the holes
   * @param values the values of the holes
   * @returns a text that matches the rule of the tag
   * @throws {URISyntaxError} if the texts are wrong, or the place of a hole refuses a text. `argument` names the text or
   *   the value, such as `strings[0]` or `values[1]`, and the offsets of `diagnostic`, in UTF-16 code units, refer to it.
   * @throws {TypeError} if the place of a hole refuses a value of this type
   */
  (strings: TemplateStringsArray, ...values: readonly TagValue[]): Result;
  /**
   * Makes a tag with other options.
   *
   * @param options the options
   * @throws {RangeError} if an option has another value, or a scheme is `javascript`, `vbscript` or `data`
   * @throws {TypeError} if an option has another type
   */
  with(options: TagOptions): URITag<Result>;
}

/** What tags differ in. */
export interface TagKind extends Omit<TextRule, "automaton"> {
  readonly automaton: () => Automaton;
  /** The rule of absolute texts. */
  readonly absolute: string;
  readonly encode: Settings["encode"];
}

const SCHEMES = ["http", "https", "ws", "wss"];

function aSafeScheme(value: unknown, what: string): void {
  aScheme(value, what);
  if (isRefusedScheme(value as string)) throw new RangeError(`${what} must not be javascript, vbscript or data.`);
}

const CHECKS: Checks<TagOptions> = {
  // The list is read once, below.
  schemes: anything,
  plus: aBoolean,
  slashes: oneOf(["refuse"]),
};

/**
 * Makes a tag.
 *
 * @param kind the standard and the rule
 * @param options the options, checked except the names of the schemes
 */
export function tagOf<Result extends string>(kind: TagKind, options: TagOptions = {}): URITag<Result> {
  const { schemes = SCHEMES, plus = false, slashes } = options;
  const names = readList<string>(schemes, "The option 'schemes'", aSafeScheme).map((each) => each.toLowerCase());
  const { automaton, absolute, encode, isReference } = kind;
  const test = (text: string): boolean => automaton().tester(absolute)(text);
  const settings: Settings = {
    encode,
    test,
    isReference,
    schemes: names,
    plus,
    refusesSlashes: slashes === "refuse",
    lastBase: null,
  };
  // A template literal has the same list of texts each time, and a loop has the one before.
  const plans = new WeakMap<readonly string[], Plan>();
  let lastStrings: readonly string[] | undefined;
  let lastPlan: Plan | undefined;

  function planFor(strings: readonly string[]): Plan {
    // Stryker disable next-line ConditionalExpression: The result is the same. This is only slower.
    if (strings === lastStrings && lastPlan) return lastPlan;
    const plan =
      plans.get(strings) ?? planOf(readList(strings, "The texts", anything), { ...kind, automaton: automaton() });
    // JavaScript freezes the lists that it makes. Another list can change.
    if (Object.isFrozen(strings)) {
      plans.set(strings, plan);
      lastStrings = strings;
      lastPlan = plan;
    }
    return plan;
  }

  const tag = (strings: readonly string[], ...values: readonly TagValue[]): Result => {
    const plan = planFor(strings);
    if (values.length !== plan.holes.length) {
      throw new TypeError(
        `There must be ${String(plan.holes.length)} values, one for each hole, not ${String(values.length)}.`,
      );
    }
    return filled(plan, values, settings) as Result;
  };
  const withOptions = (given: TagOptions): URITag<Result> =>
    tagOf<Result>(kind, { schemes: names, plus, slashes, ...readOptions<TagOptions>(given, CHECKS) });
  return Object.assign(tag, { with: withOptions });
}
