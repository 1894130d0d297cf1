/**
 * What the operations need of a standard: which strings are references, and what their components are.
 *
 * @module
 */
import { assertString, type Recognition, type Tester } from "../core/automaton.js";
import { compose, type Components } from "../core/components.js";
import {
  exactMistake,
  nameExpected,
  nameOf,
  URISyntaxError,
  type Diagnostic,
  type Mistake,
} from "../core/diagnostic.js";
import { lazyFor } from "../core/lazy.js";
import { chosenRule, type RuleOptions } from "../core/options.js";
import type { NodeBase } from "../tree/node.js";

/** The references of a standard: strings, and the trees of such strings. */
export interface References {
  /** The rule that holds if no other is named. */
  readonly defaultRule: string;
  /** Whether the whole input matches the rule. */
  readonly test: (input: string, options?: RuleOptions) => boolean;
  /** The components of a string that matches the rule, or of a tree. Throws an exact URISyntaxError for other strings. */
  readonly components: (input: string | NodeBase, options?: RuleOptions) => Components;
  /**
   * The text of a reference.
   *
   * @param input a string, which is returned as it is; or the tree of a reference, whose positions are not looked at
   * @throws {URISyntaxError} if the tree gives a text that would be read as other components
   * @throws {RangeError} if the tree is not that of a reference
   * @throws {TypeError} if the input is neither
   */
  readonly text: (input: string | NodeBase) => string;
  /** The exact error for a string that the rule refuses. */
  readonly refusal: (input: string, rule: string) => URISyntaxError;
  /** The error for components that would be read as others if they were written together. */
  readonly misread: (text: string, part: string) => URISyntaxError;
}

/** What references are made by. */
export interface ReferenceSource {
  /** The id of the standard. */
  readonly id: string;
  readonly defaultRule: string;
  /** The rules for whole references, or for the front of them. */
  readonly referenceRules: readonly string[];
  readonly tester: (rule: string) => Tester;
  readonly recognize: (input: string, options: { readonly rule: string }) => Recognition;
  /** Where a rule is defined. */
  readonly definition: (rule: string) => { readonly section: string; readonly url: string };
  /** The components of a string that is known to match one of `referenceRules`. */
  readonly split: (input: string, rule: string) => Components;
  /** The components of a node whose type is one of `referenceRules`. */
  readonly view: (node: never) => Components;
  /** Throws a RangeError for a rule that does not exist. */
  readonly assertRule?: (rule: string) => void;
}

/** The record of a mistake, given where the rules are defined. */
export function recordOf(
  { id, definition }: Pick<ReferenceSource, "id" | "definition">,
  input: string,
  { code, message, start, end, rule }: Mistake,
  recognition?: Recognition,
): Diagnostic {
  const { section, url } = definition(rule);
  const mistake = { severity: "error", code: `${id}/${code}`, message, start, end, rule, section, url } as const;
  if (recognition === undefined) return mistake;
  const { index, expected, complete } = recognition;
  return { ...mistake, index, expected: nameExpected(expected, complete), found: nameOf(input, index) };
}

/** That parts would be read as others if they were written together. */
export function misreading(text: string, part: string, rule: string): Mistake {
  const message = `Written together, these parts would be read as others: the ${part} would not be the one given.`;
  return { code: "recompose", message, start: 0, end: text.length, rule };
}

/** Makes the references of a standard. */
export function defineReferences(source: ReferenceSource): References {
  const { defaultRule, referenceRules, tester, recognize, split, view } = source;
  const withComponents = new Set(referenceRules);

  function refusal(input: string, rule: string): URISyntaxError {
    const recognition = recognize(input, { rule });
    return new URISyntaxError(recordOf(source, input, exactMistake(input, rule, recognition), recognition));
  }

  function misread(text: string, part: string): URISyntaxError {
    return new URISyntaxError(recordOf(source, text, misreading(text, part, defaultRule)));
  }

  function refuseRule(rule: string): never {
    source.assertRule?.(rule);
    throw new RangeError(`${rule} has no components; the rules that have are ${referenceRules.join(", ")}`);
  }

  /** What gives the components of a string by a rule. */
  const splitterOf = lazyFor((rule: string): ((input: string) => Components) => {
    if (!withComponents.has(rule)) return refuseRule(rule);
    const matches = tester(rule);
    return (input) => {
      if (matches(input)) return split(input, rule);
      throw refusal(input, rule);
    };
  });

  function viewOf(node: NodeBase): Components {
    return withComponents.has(node.type) ? view(node as never) : refuseRule(node.type);
  }

  function components(input: string | NodeBase, options?: RuleOptions): Components {
    // Nearly every input is a string.
    if (typeof input !== "string" && isNode(input)) return viewOf(input);
    return splitterOf(chosenRule(options, defaultRule))(input);
  }

  function textOf(node: NodeBase): string {
    const given = viewOf(node);
    const text = compose(given);
    const read = splitterOf(defaultRule)(text);
    const other = (Object.keys(read) as (keyof Components)[]).find((name) => read[name] !== given[name]);
    if (other === undefined) return text;
    throw misread(text, other);
  }

  return {
    defaultRule,
    test: (input, options) => tester(chosenRule(options, defaultRule))(input),
    components,
    text(input) {
      if (typeof input === "string") return input;
      if (!isNode(input)) assertString(input);
      return textOf(input);
    },
    refusal,
    misread,
  };
}

/** Whether a value is a node. */
export function isNode(value: unknown): value is NodeBase {
  return typeof value === "object" && value !== null && typeof (value as Partial<NodeBase>).type === "string";
}
