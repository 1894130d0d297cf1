/**
 * Reads a template once, for repeated use.
 *
 * @module
 */
import { assertString } from "../core/arguments.js";
import { lazy } from "../core/lazy.js";
import { filled, joined, planOf } from "./expand.js";
import { matched, matcherOf, type MatchedVariables, type MatchOptions } from "./match.js";
import { partOf, type PartialTemplate } from "./partial.js";
import type { VariablesOf } from "./values.js";

/** A template that was read once. Its functions do not use `this`. */
export interface CompiledTemplate {
  /** The template. */
  readonly template: string;
  /** The names of the variables, in the order of the template, each once. */
  readonly variables: readonly string[];
  /** Expands the template, as `expand` does. */
  readonly expand: <Given extends object>(variables: Given & VariablesOf<Given>) => string;
  /** Finds the values with which the template gives a URI, as `match` does. */
  readonly match: CompiledMatch;
  /** Expands the known variables, as `partial` does. */
  readonly partial: <Given extends object>(variables: Given & VariablesOf<Given>) => PartialTemplate;
}

/** The function `match` of a compiled template. */
export interface CompiledMatch {
  (uri: string, options: MatchOptions & { readonly all: true }): readonly MatchedVariables[];
  (uri: string, options?: MatchOptions & { readonly all?: false | undefined }): MatchedVariables | null;
  (uri: string, options?: MatchOptions): MatchedVariables | readonly MatchedVariables[] | null;
}

/**
 * Reads a URI Template once, for repeated use.
 *
 * @param template a template
 * @returns an object with the functions `expand`, `match` and `partial` for this template, and the names of its variables
 * @throws {URISyntaxError} if the string is not a template, or an operator is reserved. The offsets are UTF-16 code units.
 * @throws {TypeError} if it is not a string
 *
 * @example
 * import { compile } from "uri-grammar/template";
 *
 * const people = compile("/people{/id}{?page}");
 * people.variables; // => ["id", "page"]
 * people.expand({ id: 7 }); // => "/people/7"
 * people.match("/people/7?page=2"); // => { id: "7", page: "2" }
 * people.partial({ id: 7 }).template; // => "/people/7{?page}"
 */
export function compile(template: string): CompiledTemplate {
  assertString(template);
  const plan = planOf(template);
  const matcher = lazy(() => matcherOf(plan));
  return {
    template,
    variables: plan.names.map(([name]) => name),
    expand: (variables) => filled(plan, variables, joined),
    match: ((uri: string, options?: MatchOptions) => matched(matcher(), uri, options)) as CompiledMatch,
    partial: (variables) => partOf(template, plan, variables),
  };
}
