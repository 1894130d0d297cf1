/**
 * The interface between a standard and the operations: which strings are references, and their components.
 *
 * @module
 */
import { isURLObject, wrongType } from "../core/arguments.js";
import type { Recognition, Tester } from "../core/automaton.js";
import { compose, EMPTY, type Components } from "../core/components.js";
import {
  diagnosticOf,
  exactMistake,
  nameExpected,
  nameOf,
  URISyntaxError,
  type Diagnostic,
  type Mistake,
} from "../core/diagnostic.js";
import { lazyFor } from "../core/lazy.js";
import { chosenRule, type RuleOptions } from "../core/options.js";
import { known } from "../tree/known.js";
import type { NodeBase } from "../tree/node.js";
import { plainTree } from "../tree/plain.js";

/** The references of a standard, as strings or trees. */
export interface References {
  /** The rule that is used by default. */
  readonly defaultRule: string;
  /** Tests whether the whole input matches the rule. */
  readonly test: (input: string, options?: RuleOptions) => boolean;
  /**
   * Returns the components of a string that matches the rule, or of a tree. Throws an exact URISyntaxError for other
   * strings.
   */
  readonly components: (input: string | NodeBase, options?: RuleOptions) => Components;
  /**
   * Returns the text of a reference.
   *
   * @param input a string, which is returned unchanged, or the tree of a reference, whose positions are ignored
   * @param what the name of the argument in messages; by default "The input"
   * @throws {URISyntaxError} if the printed tree would be parsed into other components
   * @throws {RangeError} if the tree is not the tree of a reference
   * @throws {TypeError} if the input is neither a string nor a node
   */
  readonly text: (input: string | NodeBase, what?: string) => string;
  /** Returns the exact error for a string that does not match the rule. */
  readonly refusal: (input: string, rule: string) => URISyntaxError;
  /** Returns the error for components that, combined, would be parsed as other components. */
  readonly misread: (text: string, part: string) => URISyntaxError;
}

/** The source of a standard's references. */
export interface ReferenceSource {
  /** The id of the standard. */
  readonly id: string;
  readonly defaultRule: string;
  /** The rules for whole references or for their beginning. */
  readonly referenceRules: readonly string[];
  readonly tester: (rule: string) => Tester;
  readonly recognize: (input: string, options: { readonly rule: string }) => Recognition;
  /** Returns the section that defines a rule. */
  readonly definition: (rule: string) => { readonly section: string; readonly url: string };
  /** Returns the components of a string that matches one of `referenceRules`. The string is not checked again. */
  readonly split: (input: string, rule: string) => Components;
  /** Returns the components of a node of one of `referenceRules`. */
  readonly view: (node: never) => Components;
  /** Throws a RangeError if the rule is unknown. */
  readonly assertRule?: (rule: string) => void;
}

/** Creates the diagnostic of a mistake. */
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
  return Object.assign(mistake, { index, expected: nameExpected(expected, complete), found: nameOf(input, index) });
}

/** Returns the error for a text that a rule refuses. */
export function refusalOf(
  source: Pick<ReferenceSource, "id" | "definition" | "recognize">,
  input: string,
  rule: string,
): URISyntaxError {
  const recognition = source.recognize(input, { rule });
  const mistake = exactMistake(input, rule, recognition, "diagnose");
  return new URISyntaxError(recordOf(source, input, mistake, recognition));
}

/** Returns the mistake for parts that, combined, would be parsed as other parts. */
export function misreading(text: string, part: string, rule: string): Mistake {
  const message = `These parts cannot be combined: the result would have a different ${part}.`;
  return { code: "recompose", message, start: 0, end: text.length, rule };
}

/** Reads the components of references, without options. */
export interface ComponentsReader {
  /** Returns the components of a string that matches the rule, or of a tree. */
  readonly componentsBy: (input: string | NodeBase, rule: string) => Components;
  /** Returns the components of a tree that a caller has passed. */
  readonly viewOf: (given: unknown, what: string) => Components;
  readonly refusal: References["refusal"];
}

/** Defines how the components of a standard's references are read. */
export function componentsReader(source: ReferenceSource): ComponentsReader {
  const { id, referenceRules, tester, split, view } = source;
  const withComponents = new Set(referenceRules);

  const refusal = (input: string, rule: string): URISyntaxError => refusalOf(source, input, rule);

  function refuseRule(rule: string): never {
    source.assertRule?.(rule);
    throw new RangeError(`This rule has no components. Use one of these rules: ${referenceRules.join(", ")}.`);
  }

  const testerOf = lazyFor(tester);

  /** Returns a function that splits strings of a rule into components. */
  const splitterOf = lazyFor((rule: string): ((input: string) => Components) => {
    if (!withComponents.has(rule)) return refuseRule(rule);
    const matches = testerOf(rule);
    return (input) => {
      if (matches(input)) return split(input, rule);
      throw refusal(input, rule);
    };
  });

  function viewOf(given: unknown, what: string): Components {
    const made = typeof given === "object" && given !== null ? known.readers.get(id)?.(given) : undefined;
    if (made) return made.components;
    assertTree(given, what);
    const tree = plainTree(given, what, NOT_A_TREE);
    if (!withComponents.has(tree.type)) return refuseRule(tree.type);
    const components = componentsOfTree(tree);
    if ("schemeNode" in tree) known.assertAgreement?.(tree, compose(components));
    return components;
  }

  function componentsOfTree(tree: NodeBase): Components {
    try {
      return view(tree as never);
    } catch {
      throw new TypeError("A node of the tree does not have the fields of its type.");
    }
  }

  return {
    // Check for strings first: nearly every input is a string.
    componentsBy: (input, rule) => (typeof input === "string" ? splitterOf(rule)(input) : viewOf(input, INPUT)),
    viewOf,
    refusal,
  };
}

/**
 * Defines the references of a standard.
 *
 * @param source the source of the references
 * @param reader how the components are read; by default as the source says
 */
export function defineReferences(
  source: ReferenceSource,
  { componentsBy, viewOf, refusal }: ComponentsReader = componentsReader(source),
): References {
  const { defaultRule } = source;
  const testerOf = lazyFor(source.tester);

  function misread(text: string, part: string): URISyntaxError {
    return new URISyntaxError(recordOf(source, text, misreading(text, part, defaultRule)));
  }

  function textOf(tree: NodeBase, what: string): string {
    const given = viewOf(tree, what);
    const text = compose(given);
    const found = componentsBy(text, defaultRule);
    const other = differing(found, given);
    if (other === undefined) return text;
    throw misread(text, other);
  }

  return {
    defaultRule,
    test: (input, options) => testerOf(chosenRule(options, defaultRule))(input),
    components: (input, options) => componentsBy(input, chosenRule(options, defaultRule)),
    text: (input, what = INPUT) => (typeof input === "string" ? input : textOf(input, what)),
    refusal,
    misread,
  };
}

/** Returns the name of a component that differs; `undefined` if all are equal. */
export function differing(a: Components, b: Components): keyof Components | undefined {
  // Nearly always, all are equal. A loop over the names takes three times as long.
  const areEqual =
    a.scheme === b.scheme &&
    a.authority === b.authority &&
    a.userinfo === b.userinfo &&
    a.host === b.host &&
    a.port === b.port &&
    a.path === b.path &&
    a.query === b.query &&
    a.fragment === b.fragment;
  return areEqual ? undefined : NAMES.find((name) => a[name] !== b[name]);
}

const NAMES = Object.keys(EMPTY) as (keyof Components)[];

const INPUT = "The input";

/** What to pass instead of an object that is not a tree. */
export const NOT_A_TREE = " Pass a string or a tree.";

/** Throws a TypeError if the value is not an object, or is a `URL`, and so is not a tree. */
export function assertTree(value: unknown, what: string): void {
  if (typeof value !== "object" || value === null || isURLObject(value)) {
    throw wrongType(what, "a string or a tree", value);
  }
}

/**
 * Returns an error that names the argument which caused it.
 *
 * @param argument the name of the parameter
 * @param error the error, a URISyntaxError
 * @param what what messages call the argument
 */
export function about(argument: string, error: unknown, what = `The ${argument}`): URISyntaxError {
  const diagnostic = diagnosticOf(error);
  return new URISyntaxError({ ...diagnostic, message: `${what} is not valid: ${diagnostic.message}` }, argument);
}

/**
 * Returns an error for an argument that must have a scheme.
 *
 * @param references the references of the standard
 * @param argument the name of the parameter
 * @param text the argument
 * @param error the error, a URISyntaxError
 * @param hint a sentence at the end of the message, with a space before it
 */
export function withoutScheme(
  references: References,
  argument: string,
  text: string,
  error: unknown,
  hint = "",
): URISyntaxError {
  const isRelative = references.test(text) && references.components(text).scheme === null;
  if (!isRelative) return about(argument, error);
  const problem = text === "" ? "is empty." : "is a relative reference; it needs a scheme.";
  return new URISyntaxError({ ...diagnosticOf(error), message: `The ${argument} ${problem}${hint}` }, argument);
}
