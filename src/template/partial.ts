/**
 * Expands the variables of a template that are known, and keeps the others.
 *
 * @module
 */
import { assertString, readable } from "../core/arguments.js";
import { filled, joined, planOf, type Operator, type Plan, type Reference, type Step } from "./expand.js";
import type { Found } from "./forms.js";
import { plainOf, type MatchedValue, type MatchedVariables } from "./match.js";
import { assertVariables, type VariablesOf } from "./values.js";

/** A template in which some variables have their values already. */
export interface PartialTemplate {
  /** The template of the variables that are not known. */
  readonly template: string;
  /** The values that the template still needs, although they are known: pass them to `expand` with the others. */
  readonly kept: MatchedVariables;
}

/**
 * Expands the variables of a URI Template that are known, and keeps the others. A later expansion gives the same URI as one
 * with all variables: `expand(template, { ...kept, ...others })`.
 *
 * A variable is known if the object has it as an own property; with `null` or `undefined`, it is left out for ever. The
 * order of the values never changes. So a value cannot be written if what stands before it depends on a variable that is
 * not known, as in `{x,y}` without `x`: nobody knows yet whether a comma comes first. Such an expression stays, and `kept`
 * has the value.
 *
 * @param template a template
 * @param variables the values that are known, by the names of their variables
 * @returns the new template, and the values that it still needs
 * @throws {URISyntaxError} as `expand` does, for the known values
 * @throws {TypeError} as `expand` does
 *
 * @example
 * import { partial } from "uri-grammar/template";
 *
 * partial("/{user}/search{?q,page}", { user: "a b", q: "x" });
 * // => { template: "/a%20b/search?q=x{&page}", kept: {} }
 * partial("/search{?q,page}", { page: 2 }); // => { template: "/search{?q,page}", kept: { page: "2" } }
 */
export function partial<Given extends object>(
  template: string,
  variables: Given & VariablesOf<Given>,
): PartialTemplate {
  assertString(template);
  return partOf(template, planOf(template), variables);
}

/** Expands the known variables of a plan. */
export function partOf(template: string, plan: Plan, variables: object): PartialTemplate {
  assertVariables(variables, "The variables");
  const known = plan.names.map(([name]) => readable("The variables", () => Object.hasOwn(variables, name)));
  const kept = new Map<string, MatchedValue>();
  const text = filled(plan, variables, (step, values) => {
    // The expansion refuses values that cannot be written.
    const whole = joined(step, values);
    if (step.references.every(({ slot }) => known[slot])) return whole;
    const [first] = step.references as [Reference];
    const rest = step.references.filter(({ slot }) => known[slot] !== true || values[slot] !== undefined);
    return remaining(rest, {
      ...step,
      known,
      written: (each, operator) => joined({ ...step, operator, references: [each] }, values),
      keep: ({ name, slot }) => kept.set(name, plainOf(values[slot] as Found)),
      opening: template.slice(step.start, first.start),
      textOf: ({ start, end }) => template.slice(start, end),
    });
  });
  return { template: text, kept: Object.fromEntries(kept) };
}

/** What to do with the variables of an expression. */
interface Remaining extends Pick<Step, "operator"> {
  /** For each variable, whether it is known. */
  readonly known: readonly boolean[];
  /** Returns the expansion of a known variable. */
  readonly written: (each: Reference, how: Operator) => string;
  /** Notes that the value of a known variable is still needed. */
  readonly keep: (each: Reference) => void;
  /** The brace and the operator. */
  readonly opening: string;
  /** Returns a variable as it stands in the template. */
  readonly textOf: (each: Reference) => string;
}

/** Returns the template of the variables of an expression. Those that are known have a text. */
function remaining(references: readonly Reference[], given: Remaining): string {
  const { operator: how, known, written, keep, opening, textOf } = given;
  const isKnown = ({ slot }: Reference): boolean => known[slot] as boolean;
  const expression = (all: readonly Reference[], start: string): string => `${start}${all.map(textOf).join(",")}}`;
  if (how.first !== how.separator) {
    const index = references.findIndex(isKnown);
    // Only the form of queries has another operator for what follows a value.
    const length = index < 0 || !how.named ? references.length : index === 0 ? 0 : index + 1;
    const start = references.slice(0, length);
    start.filter(isKnown).forEach(keep);
    const before = index === 0 && length === 0 ? written(references[0] as Reference, how) : expression(start, opening);
    const operator = { ...how, first: how.separator };
    const after = references.slice(Math.max(length, 1));
    return before + remaining(after, { ...given, operator, opening: `{${how.separator}` });
  }
  let result = "";
  let open: Reference[] = [];
  const close = (): void => {
    if (open.length > 0) result += expression(open, opening);
    open = [];
  };
  for (const each of references) {
    if (!isKnown(each)) open.push(each);
    else {
      close();
      result += written(each, how);
    }
  }
  close();
  return result;
}
