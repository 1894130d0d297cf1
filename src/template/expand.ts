/**
 * Expands URI Templates (RFC 6570 section 3).
 *
 * @module
 */
import type { Expression, Varspec } from "../../generated/rfc6570.tree.js";
import type { NodeBase } from "../tree/node.js";
import { assertString } from "../core/arguments.js";
import { characterEnd, diagnosticOf, URISyntaxError, type Diagnostic, type Mistake } from "../core/diagnostic.js";
import { lazy } from "../core/lazy.js";
import { characterSet, isTriplet, octetAt, percentEncode, type CharacterSet } from "../core/percent.js";
import { isTemplate, recordOf, reference, reservedOperator, TEMPLATE } from "./check.js";
import { expressionOf, templateOf } from "./parse.js";
import { assertVariables, formed, type Formed, type VariablesOf } from "./values.js";

/** How an expression type expands (RFC 6570 Appendix A). */
export interface Operator {
  /** The text before the first defined variable. */
  readonly first: string;
  /** The text between defined variables. */
  readonly separator: string;
  /** Whether each value has its name before it. */
  readonly named: boolean;
  /** The text after the name of an empty value. */
  readonly ifEmpty: string;
  /** Whether reserved characters and triplets stay as they are. */
  readonly reserved: boolean;
}

const operator = (first: string, separator: string, named = false, ifEmpty = "", reserved = false): Operator => ({
  first,
  separator,
  named,
  ifEmpty,
  reserved,
});

const SIMPLE = /* @__PURE__ */ operator("", ",");

/** The operators of levels 2 and 3. All others are reserved for extensions. */
const OPERATORS: ReadonlyMap<string, Operator> = /* @__PURE__ */ new Map([
  ["+", /* @__PURE__ */ operator("", ",", false, "", true)],
  ["#", /* @__PURE__ */ operator("#", ",", false, "", true)],
  [".", /* @__PURE__ */ operator(".", ".")],
  ["/", /* @__PURE__ */ operator("/", "/")],
  [";", /* @__PURE__ */ operator(";", ";", true)],
  ["?", /* @__PURE__ */ operator("?", "&", true, "=")],
  ["&", /* @__PURE__ */ operator("&", "&", true, "=")],
]);

/** A variable in an expression. */
export interface Reference {
  /** The name as it is written before a value. */
  readonly name: string;
  /** The index of the variable's value. */
  readonly slot: number;
  /** The maximum number of characters; 0 without a prefix modifier. */
  readonly most: number;
  readonly explode: boolean;
  readonly start: number;
  readonly end: number;
}

/** An expression that is ready to be expanded. */
export interface Step {
  readonly operator: Operator;
  readonly references: readonly Reference[];
  readonly start: number;
  readonly end: number;
}

/** A template that is ready to be expanded. */
export interface Plan {
  /** The names of the variables, each once, with the offset of the first one. */
  readonly names: readonly (readonly [name: string, start: number])[];
  /** The expanded literals, the expressions, and, of a string that is not a template, texts that stay as they are. */
  readonly steps: readonly (string | Step)[];
}

const setOf = (...rules: string[]): CharacterSet =>
  characterSet((character) => rules.some((rule) => reference().test(character, rule)));

/** The characters that every expansion leaves as they are. */
export const unreservedSet: () => CharacterSet = lazy(() => setOf("unreserved"));
/** The characters that stay as they are if reserved ones are allowed. */
export const allowedSet: () => CharacterSet = lazy(() => setOf("unreserved", "reserved"));

/**
 * Expands a URI Template (RFC 6570 section 3) to a URI reference.
 *
 * A value is a string, a number, a boolean, a list of these, or an associative array of these. `null`, `undefined`, an
 * empty list and an empty object are undefined variables. Only own properties count, and each is read once.
 *
 * @param template a template
 * @param variables the values of the variables by their names, as they are written in the template
 * @returns the expansion. It has only characters that URIs allow.
 * @throws {URISyntaxError} if the string is not a template; if an operator is reserved, such as `{!a}`; if a list or an
 *   associative array has a prefix modifier, such as `{a:3}`; or if a value contains a lone surrogate. The offsets refer
 *   to the template, in UTF-16 code units.
 * @throws {TypeError} if the template is not a string, the variables are not an object, or a value has another type,
 *   such as a function or a list in a list; also for `NaN`, and for objects such as a `Map` or a `Date`, whose data
 *   would be lost. The message says what to pass instead.
 *
 * @example
 * import { expand } from "uri-grammar/template";
 *
 * expand("/people{/id}{?fields}", { id: "a b", fields: ["name", "age"] }); // => "/people/a%20b?fields=name,age"
 * expand("{?page*}", { page: { size: 10, from: null } }); // => "?size=10"
 */
export function expand<Given extends object>(template: string, variables: Given & VariablesOf<Given>): string {
  assertString(template);
  return filled(planOf(template), variables, joined);
}

/**
 * Expands a string by its plan.
 *
 * @param textOf returns the text of an expression
 */
export function filled({ names, steps }: Plan, variables: object, textOf: typeof joined): string {
  assertVariables(variables, "The variables");
  const values = names.map(([name, start]) => formed(variables, name, `The variable at offset ${String(start)}`));
  let result = "";
  for (const step of steps) result += typeof step === "string" ? step : textOf(step, values);
  return result;
}

/**
 * The result of an expansion that does not throw. `uri` is `undefined` after a mistake, and `diagnostic` and `text`
 * are `undefined` otherwise.
 */
export type ExpandResult =
  | { readonly ok: true; readonly uri: string; readonly diagnostic?: undefined; readonly text?: undefined }
  | {
      readonly ok: false;
      /** The first mistake: that of the template, or else that of a value. */
      readonly diagnostic: Diagnostic;
      /** The expansion as far as it is possible. It is only for people: it may not be a URI reference. */
      readonly text: string;
      readonly uri?: undefined;
    };

/**
 * Expands a URI Template (RFC 6570 section 3) like `expand`, and returns the diagnostic instead of throwing it, with the text
 * that section 3 recommends.
 *
 * The diagnostic says where in the template the expansion stops: at a character that the grammar refuses, at a reserved
 * operator, or at the variable whose value cannot be written there. A value of a wrong type is a mistake of the program,
 * not of its data, so it is still a `TypeError`.
 *
 * The text has the expanded part of the template (section 3). From a character outside of expressions that the grammar
 * refuses, the rest of the template is copied as it is. An expression with a mistake is copied as a whole, and the
 * expansion continues after it; an expression ends at its first `}`. Such a text "might not be a valid URI reference",
 * so show it to people, and do not send a request to it.
 *
 * @param template a template
 * @param variables the values of the variables by their names, as they are written in the template
 * @returns `{ ok: true, uri }`, or `{ ok: false, diagnostic, text }`. The offsets are half-open and refer to the template, in
 *   UTF-16 code units.
 * @throws {TypeError} if the template is not a string, the variables are not an object, or a value has another type
 *
 * @example
 * import { safeExpand } from "uri-grammar/template";
 *
 * safeExpand("/people{/id}", { id: 7 }).uri; // => "/people/7"
 * const result = safeExpand("/people{/id:3}{?page}", { id: ["7"], page: 2 });
 * result.diagnostic?.code; // => "rfc6570/prefix-of-composite"
 * result.text; // => "/people{/id:3}?page=2"
 */
export function safeExpand<Given extends object>(
  template: string,
  variables: Given & VariablesOf<Given>,
): ExpandResult {
  assertString(template);
  const found: Diagnostic[] = [];
  const refuse = (error: unknown): void => {
    found.push(diagnosticOf(error));
  };
  let plan: Plan;
  try {
    plan = planOf(template);
  } catch (error) {
    refuse(error);
    plan = partialPlan(template);
  }
  const text = filled(plan, variables, (step, values) => {
    try {
      return joined(step, values);
    } catch (error) {
      refuse(error);
      return template.slice(step.start, step.end);
    }
  });
  const [diagnostic] = found;
  return diagnostic === undefined ? { ok: true, uri: text } : { ok: false, diagnostic, text };
}

/** The longest template whose plan is kept. */
const LONGEST = 4096;
let last: { readonly template: string; readonly plan: Plan } | undefined;

/**
 * Returns the plan of a string. That of the last template is kept, because programs often expand one template many times.
 *
 * @throws {URISyntaxError} if the string is not a template
 */
export function planOf(template: string): Plan {
  // Stryker disable next-line ConditionalExpression: A new plan is the same. This is only slower.
  if (last?.template === template) return last.plan;
  const plan = makePlan(template);
  // Stryker disable next-line ConditionalExpression,EqualityOperator,ObjectLiteral: A new plan is the same.
  // Only time and memory differ.
  if (template.length <= LONGEST) last = { template, plan };
  return plan;
}

function makePlan(template: string): Plan {
  const { names, stepOf } = planner();
  const steps = templateOf(template).parts.map((part) =>
    part.type === "literals" ? encode(part.value, true) : stepOf(part),
  );
  return { names, steps };
}

/** A text without expressions, or an expression, perhaps with mistakes or without its end. */
const PIECES = /[^{]+|\{[^}]*\}?/g;

/** Makes the plan of a string that has no expansion: what cannot be expanded stays as it is (RFC 6570 section 3). */
function partialPlan(template: string): Plan {
  const { names, stepOf } = planner();
  const steps: (string | Step)[] = [];
  for (const { 0: piece, index } of template.matchAll(PIECES)) {
    if (piece.startsWith("{")) {
      const expression = expressionOf(piece);
      const isKnown = expression !== undefined && !isReserved(expression);
      steps.push(isKnown ? stepOf(moved(expression, index)) : piece);
      continue;
    }
    const end = literalsEnd(piece);
    steps.push(encode(piece.slice(0, end), true));
    if (end === piece.length) continue;
    // Outside of expressions, the first mistake ends the expansion.
    steps.push(template.slice(index + end));
    break;
  }
  return { names, steps };
}

/** Returns an expression that begins further on. */
function moved(expression: Expression, by: number): Expression {
  const shifted = <Node extends NodeBase>(node: Node): Node => ({
    ...node,
    start: node.start + by,
    end: node.end + by,
  });
  const varspecs = expression.varspecs.map((each) => ({ ...shifted(each), varname: shifted(each.varname) }));
  return { ...shifted(expression), varspecs };
}

/** Returns the length of the longest beginning of a text without expressions that is a template. */
function literalsEnd(text: string): number {
  let { index: end } = reference().recognize(text, TEMPLATE);
  // The end of a triplet or of a surrogate pair can be missing, at most two code units before the offset.
  while (!isTemplate(text.slice(0, end))) end--;
  return end;
}

/** Returns the list of variables of a new plan, and a function that makes its steps and adds their variables. */
function planner(): Pick<Plan, "names"> & { readonly stepOf: (expression: Expression) => Step } {
  const slots = new Map<string, number>();
  const names: (readonly [string, number])[] = [];
  const referenceOf = ({ varname: { value, start: at }, modifier, start, end }: Varspec): Reference => {
    let slot = slots.get(value);
    if (slot === undefined) {
      slots.set(value, (slot = slots.size));
      names.push([value, at]);
    }
    const most = modifier?.type === "prefix" ? Number(modifier.maxLength.value) : 0;
    return { name: value, slot, most, explode: modifier?.type === "explode", start, end };
  };
  return {
    names,
    stepOf(expression) {
      const { start, end, varspecs } = expression;
      return { operator: operatorOf(expression), references: varspecs.map(referenceOf), start, end };
    },
  };
}

/** Returns whether an expression has an operator without an expansion. */
const isReserved = ({ operator: given }: Expression): boolean => given !== null && !OPERATORS.has(given.value);

function operatorOf({ operator: given }: Expression): Operator {
  if (given === null) return SIMPLE;
  const known = OPERATORS.get(given.value);
  if (known) return known;
  throw new URISyntaxError(reservedOperator(given.start));
}

/** Returns the expansion of an expression; an empty string if all its variables are undefined. */
export function joined({ operator: how, references }: Step, values: readonly Formed[]): string {
  let result = "";
  let before = how.first;
  for (const each of references) {
    const value = values[each.slot];
    if (value === undefined) continue;
    if (each.most > 0 && typeof value !== "string") {
      const message = "A prefix modifier is not allowed here: the value is a list or an associative array.";
      throw mistaken({ code: "prefix-of-composite", message, rule: "prefix" }, "2.4.1", each);
    }
    result += before + written(value, each, how);
    before = how.separator;
  }
  return result;
}

/** Returns the error for the value of a variable in an expression. */
function mistaken(found: Pick<Mistake, "code" | "message" | "rule">, section: string, at: Reference): URISyntaxError {
  return new URISyntaxError(recordOf({ ...found, start: at.start, end: at.end }, section));
}

/** Returns the expansion of a defined variable (RFC 6570 section 3.2.1). */
export function written(value: Exclude<Formed, undefined>, each: Reference, how: Operator): string {
  const encoded = (text: string): string => encodedIn(text, each, how);
  /** Puts a name before a text that may be empty. */
  const assigned = (name: string, text: string): string => name + (text === "" ? how.ifEmpty : `=${text}`);
  const { name, most, explode } = each;
  if (typeof value === "string") {
    const text = encoded(most > 0 ? value.slice(0, prefixEnd(value, most, how.reserved)) : value);
    return how.named ? assigned(name, text) : text;
  }
  const members =
    "pairs" in value
      ? value.pairs.map(([key, text]) => {
          const [left, right] = [encoded(key), encoded(text)];
          return explode ? assigned(left, right) : `${left},${right}`;
        })
      : value.map((text) => (explode && how.named ? assigned(name, encoded(text)) : encoded(text)));
  if (explode) return members.join(how.separator);
  const text = members.join(",");
  return how.named ? assigned(name, text) : text;
}

function encodedIn(text: string, each: Reference, { reserved }: Operator): string {
  try {
    return encode(text, reserved);
  } catch {
    // Only a lone surrogate cannot be encoded.
    const message = "The value of this variable has a lone surrogate. It has no UTF-8 encoding.";
    throw mistaken({ code: "lone-surrogate", message, rule: "varspec" }, "3.2.1", each);
  }
}

/**
 * Encodes a text.
 *
 * @param text a literal, or a text of a value
 * @param reserved whether reserved characters and triplets stay as they are
 * @throws {URISyntaxError} at a lone surrogate, with its offset in the text
 */
export function encode(text: string, reserved: boolean): string {
  if (!reserved) return percentEncode(text, unreservedSet());
  let result = "";
  let done = 0;
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", done)) {
    result += percentEncode(text.slice(done, at), allowedSet()) + (isTriplet(text, at) ? "%" : "%25");
    done = at + 1;
  }
  return result + percentEncode(text.slice(done), allowedSet());
}

/**
 * Returns the offset after the first characters of a text (RFC 6570 section 2.4.1).
 *
 * @param text the text of a value
 * @param most the number of characters: code points and, if triplets stay as they are, characters in triplets
 * @param reserved whether triplets stay as they are
 */
function prefixEnd(text: string, most: number, reserved: boolean): number {
  let at = 0;
  for (let count = 0; count < most && at < text.length; count++) {
    at = reserved && isTriplet(text, at) ? encodedEnd(text, at) : characterEnd(text, at);
  }
  return at;
}

/** Returns the offset after the triplets of one character in UTF-8; after the first triplet if they are not UTF-8. */
function encodedEnd(text: string, at: number): number {
  const lead = octetAt(text, at);
  // Stryker disable next-line EqualityOperator: The octet C0 does not occur in UTF-8.
  const isAlone = lead < 0xc0;
  const end = 3 * (isAlone ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4) + at;
  try {
    // Fewer triplets than the first octet announces are not UTF-8, either.
    decodeURIComponent(text.slice(at, end));
    return end;
  } catch {
    return at + 3;
  }
}
