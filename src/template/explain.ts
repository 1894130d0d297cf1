/**
 * Explains why a string is not a URI Template, and repairs it.
 *
 * @module
 */
import type { URITemplate } from "../../generated/rfc6570.tree.js";
import { aBoolean, assertString, readOptions } from "../core/arguments.js";
import { MORE, nameExpected, nameOf, type Diagnostic, type Repair } from "../core/diagnostic.js";
import { certainOf } from "../explain/certain.js";
import { nounOf } from "../explain/characters.js";
import { wordsOfEdits } from "../explain/edit-words.js";
import { repaired } from "../explain/repair.js";
import { capital, sentenceOf, syntaxSentence, tell } from "../explain/sentences.js";
import type { ParseResult } from "../operations/grammar.js";
import { adviceOn } from "./advice.js";
import { isTemplate, recordOf } from "./check.js";
import { CHARACTER, faultsIn, templateMachine, type Fault } from "./faults.js";
import { treeOf } from "./parse.js";
import { language } from "./grammar.js";

/**
 * The words for a fault of templates: the rule that the input violates, and the message. A function makes it of the first
 * character of the culprit as a noun, and of a word that is not from the input.
 */
type Words = readonly [rule: string, message: string | ((found: string, word?: string) => string)];

const OPERATORS = "'+', '#', '.', '/', ';', '?' or '&'";
const WHOLE = "a URI Template";

/** The faults that only templates have, or that have other repairs there. Other codes have the words of URIs. */
const WORDS: Readonly<Record<string, Words>> = {
  // White space around it stays, unlike in a URI.
  "line-break": ["literals", "A line break is not allowed in a URI Template."],
  "closing-brace": ["literals", "'}' is not allowed without a '{' before it."],
  "double-brace": ["expression", "An expression must have exactly one pair of braces."],
  "unclosed-expression": ["expression", "The expression that begins here has no '}'."],
  "empty-expression": ["expression", "An expression must have the name of a variable."],
  operator: ["operator", `An expression begins with a name, or with ${OPERATORS} and a name.`],
  "repeated-operator": [
    "expression",
    (found) => `Remove ${found}: an operator stands only after '{', and applies to all variables there.`,
  ],
  "white-space": ["expression", "White space is not allowed in an expression."],
  "empty-variable": ["variable-list", "There is no variable next to ','."],
  separator: ["variable-list", (found) => `The variables of an expression must be separated by ',', not by ${found}.`],
  "variable-name": [
    "varname",
    (found) =>
      `${capital(found)} is not allowed in the name of a variable. A name has only ASCII letters, digits, '_', triplets such as '%20', and single '.' between them.`,
  ],
  "name-prefix": ["varname", (found) => `${capital(found)} is not allowed before the name of a variable.`],
  quotes: ["varname", "The name of a variable stands without quotation marks."],
  dots: ["varname", "A '.' in a name must stand between two other characters of the name."],
  range: ["varname", "A template has no ranges. Write one variable, and give it each value of the range."],
  "catch-all": [
    "expression",
    "A template has no catch-alls. '{+name}' keeps the slashes of a value, and '{/name*}' writes a list.",
  ],
  optional: ["varspec", "'?' does not make a variable optional. Each variable is: without a value, it is left out."],
  default: ["varspec", "A template has no default values. Give the value when you expand it."],
  filter: [
    "varspec",
    "'|' is not part of a template: it has no filters and no alternatives. Change the value before you expand it.",
  ],
  list: ["varspec", "'[]' is not part of a template. The modifier '*' writes each item of a list."],
  "list-item": [
    "varspec",
    "'[' is not part of a template: it cannot pick an item of a list. Give the item to a variable.",
  ],
  type: [
    "modifier-level4",
    (_, word) =>
      word === undefined
        ? "Types are not part of templates. Only a length can follow ':', such as ':3'."
        : `Types are not part of templates; remove ${word}.`,
  ],
  pattern: [
    "modifier-level4",
    "Regular expressions are not part of templates. Only a length can follow ':', such as ':3'.",
  ],
  modifier: ["varspec", "A variable must not have two modifiers."],
  "max-length": ["max-length", "The length after ':' must be a number from 1 to 9999 that does not start with 0."],
  placeholder: ["expression", "This looks like a placeholder of another language. A template writes '{name}'."],
  printf: [
    "expression",
    "This looks like a placeholder of printf. A template writes '{name}', with the name of a variable.",
  ],
  backslash: ["literals", "A URI Template separates with '/', not with '\\'."],
};

/** The codes of templates that have their own words, in the order of their faults. @internal */
export const TEMPLATE_CODES: readonly string[] = /* @__PURE__ */ Object.keys(WORDS);

/** Returns the rule that a fault without own words violates. */
function ruleOf(code: string): string {
  if (code === CHARACTER) return "expression";
  return ["percent", "truncated"].includes(code) ? "pct-encoded" : "literals";
}

function diagnosticOf(input: string, fault: Fault, certain: boolean): Diagnostic {
  const { code, start, end, index, state, edits, word, hasMore } = fault;
  const found = nounOf(input.codePointAt(start) as number);
  const told = { found, place: WHOLE, written: edits[0]?.text ?? "", whole: WHOLE, isFront: start === 0 };
  const machine = templateMachine();
  const characters = machine.expectedAt(state);
  const sentence = sentenceOf(code);
  const [rule, own] = Object.hasOwn(WORDS, code) ? (WORDS[code] as Words) : [ruleOf(code), null];
  const what =
    own !== null
      ? typeof own === "string"
        ? own
        : own(found, word)
      : sentence
        ? tell(sentence.message, told)
        : syntaxSentence(found, "an expression", undefined, characters);
  const message = hasMore ? `${what} ${MORE}` : what;
  const diagnostic = {
    ...recordOf({ code, message, start, end, rule }, language.definition(rule).section),
    index,
    expected: nameExpected(characters, machine.accepts(state)),
    found: nameOf(input, index),
  };
  if (edits.length === 0) return diagnostic;
  const repair: Repair = { message: wordsOfEdits(input, edits), edits, certain };
  return { ...diagnostic, repair };
}

/**
 * Finds all faults of a string that should be a URI Template (RFC 6570 section 2).
 *
 * @param input any string
 * @returns the faults in the order of their `index`, with offsets in UTF-16 code units; empty if the string is a template
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { diagnoseTemplate } from "uri-grammar/template/explain";
 *
 * diagnoseTemplate("/people/{id").map(({ code, start }) => [code, start]); // => [["rfc6570/unclosed-expression", 8]]
 */
export function diagnoseTemplate(input: string): readonly Diagnostic[] {
  assertString(input);
  return diagnosticsOf(input);
}

/** Finds all faults of a string, or the advice on a template. */
function diagnosticsOf(input: string): readonly Diagnostic[] {
  if (isTemplate(input)) return adviceOn(input);
  const faults = faultsIn(input);
  const certain = certainOf(input, null, faults);
  return faults.map((fault, index) => diagnosticOf(input, fault, certain[index] === true));
}

/**
 * Parses a URI Template into a tree. For other strings it returns the first fault, explained.
 *
 * @param input any string
 * @returns `{ ok: true, node }`, or `{ ok: false, diagnostic }`
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { safeParseTemplate } from "uri-grammar/template/explain";
 *
 * safeParseTemplate("/people{id}").node?.parts.length; // => 2
 * safeParseTemplate("/people{}").diagnostic?.message; // => "An expression must have the name of a variable."
 */
export function safeParseTemplate(input: string): ParseResult<URITemplate> {
  assertString(input);
  const node = treeOf(input);
  if (node !== undefined) return { ok: true, node };
  const faults = faultsIn(input);
  return { ok: false, diagnostic: diagnosticOf(input, faults[0] as Fault, certainOf(input, null, faults)[0] === true) };
}

/** Options of the repair of a template. */
export interface TemplateRepairOptions {
  /** `true` applies only certain repairs, no guesses. */
  readonly certain?: boolean | undefined;
}

/** The result of the repair of a template. */
export interface RepairedTemplate {
  /** The repaired template; the input if no repair helps. */
  readonly template: string;
  /** Whether the result is a template. */
  readonly ok: boolean;
  /** Whether all applied repairs are certain. */
  readonly certain: boolean;
  /** The repaired diagnostics, in order. Their offsets refer to the string before the repair. */
  readonly applied: readonly Diagnostic[];
}

const OPTIONS = { certain: aBoolean };

/**
 * Repairs a string that should be a URI Template.
 *
 * @param input any string
 * @param options which repairs to apply
 * @returns the repaired string and the applied repairs; a template is returned unchanged
 * @throws {TypeError} if the input is not a string, or an option has the wrong type
 *
 * @example
 * import { repairTemplate } from "uri-grammar/template/explain";
 *
 * repairTemplate("/a b{?x, y}").template; // => "/a%20b{?x,y}"
 */
export function repairTemplate(input: string, options?: TemplateRepairOptions): RepairedTemplate {
  assertString(input);
  const { certain: onlyCertain = false } = readOptions<TemplateRepairOptions>(options, OPTIONS);
  const faultsOf = (text: string): readonly Diagnostic[] => (isTemplate(text) ? [] : diagnosticsOf(text));
  const { uri, ok, certain, applied } = repaired(input, onlyCertain, faultsOf);
  return { template: uri, ok, certain, applied };
}
