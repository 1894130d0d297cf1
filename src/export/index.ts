/**
 * The entry `uri-grammar/export`: rules of standards and schemes in the formats of other tools.
 *
 * @module
 */
import { oneOf, optional, readOptions, type Checks } from "../core/arguments.js";
import { lazyFor } from "../core/lazy.js";
import type { Rules } from "../core/language.js";
import { abnfOf, inCharacters } from "./abnf.js";
import { FLAVORS, written, type RegExpFlavor } from "./flavors.js";
import { CURRENT } from "../standards/current.js";
import { patternOf, set, type Pattern, type Range } from "./pattern.js";
import { linear, machineOf, withoutContained } from "./positions.js";
import { railroadOf } from "./railroad.js";
import { EXPORT_CHECKS, sourceOf, type ExportOptions } from "./source.js";

export type { RegExpFlavor } from "./flavors.js";
export type { ExportOptions } from "./source.js";

/** Options of `toRegExp`. */
export interface RegExpOptions extends ExportOptions {
  /** The flavor. Default: `"js"`. */
  readonly flavor?: RegExpFlavor | undefined;
}

/** A regular expression in some flavor, as plain data. */
export interface ExactRegExp {
  readonly flavor: RegExpFlavor;
  /** The rule whose texts it matches. */
  readonly rule: string;
  /** The expression. It matches only whole texts, and has no groups that capture. */
  readonly source: string;
  /** The flags that it needs, such as `u`; empty if it needs none. */
  readonly flags: string;
  /** Sentences that a user of this flavor must know. */
  readonly notes: readonly string[];
}

const CHECKS: Checks<RegExpOptions> = {
  ...EXPORT_CHECKS,
  flavor: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(FLAVORS)),
};

/**
 * Returns a regular expression that matches exactly the texts of a rule. It is made from the ABNF: each name is replaced
 * by its definition. An engine that goes back takes linear time for each text.
 *
 * For a scheme, the expression is exact for the rule of its grammar. It does not check the requirements that a grammar cannot
 * express, and it does not allow a fragment if the grammar has none; `validate` does both.
 *
 * @param rule the rule; by default that of the standard for references, or that of the scheme for its URIs
 * @param options the standard or the scheme that has the rule, and the flavor
 * @returns the expression, as plain data
 * @throws {RangeError} if the rule, the standard, the scheme or the flavor is unknown, or if XML cannot
 *   have any text of the rule
 * @throws {TypeError} if an argument has the wrong type
 *
 * @example
 * import { toRegExp } from "uri-grammar/export";
 *
 * toRegExp("port").source; // => "^[0-9]*$"
 * toRegExp("pct-encoded", { flavor: "python" }).source; // => "\\A%[0-9A-Fa-f]{2}\\Z"
 * const { source, flags } = toRegExp("URI");
 * new RegExp(source, flags).test("http://[::1]:80/a?b#c"); // => true
 * toRegExp(undefined, { scheme: "mailto" }).rule; // => "mailtoURI"
 */
export function toRegExp(rule?: string, options?: RegExpOptions): ExactRegExp {
  const { flavor = "js", ...source } = readOptions<RegExpOptions>(options, CHECKS);
  return regExpOf(rule, source, flavor);
}

function regExpOf(rule: string | undefined, options: ExportOptions, flavor: RegExpFlavor): ExactRegExp {
  const found = sourceOf(rule, options);
  return { flavor, rule: found.rule, ...written(patternsOf(found.rules)(found.rule), flavor) };
}

/** Returns the pattern of each rule of a grammar; linear for an engine that goes back. */
const patternsOf = lazyFor((rules: Rules) =>
  lazyFor((rule: string): Pattern => linear(withoutContained(patternOf(rule, (name) => rules.expression(name))))),
);

/** A pattern for strings, as JSON Schema. */
export interface PatternSchema {
  readonly type: "string";
  /** An expression of ECMA-262 with the flag `u`, which matches only whole texts. */
  readonly pattern: string;
}

/**
 * Returns a JSON Schema for the texts of a rule. Its pattern is that of `toRegExp` for JavaScript.
 *
 * @param rule the rule; by default that of the standard for references, or that of the scheme for its URIs
 * @param options the standard or the scheme that has the rule
 * @returns the schema
 * @throws {RangeError} if the rule, the standard or the scheme is unknown
 * @throws {TypeError} if an argument has the wrong type
 *
 * @example
 * import { toJSONSchema } from "uri-grammar/export";
 *
 * toJSONSchema("port"); // => { type: "string", pattern: "^[0-9]*$" }
 */
export function toJSONSchema(rule?: string, options?: ExportOptions): PatternSchema {
  const source = readOptions<ExportOptions>(options, EXPORT_CHECKS);
  return { type: "string", pattern: regExpOf(rule, source, "js").source };
}

/**
 * Returns a rule and all rules that it needs in ABNF (RFC 5234), one in each line. The rule comes first.
 *
 * @param rule the rule; by default that of the standard for references, or that of the scheme for its URIs
 * @param options the standard or the scheme that has the rule
 * @returns the rules. They are those of the document, without its comments and its layout.
 * @throws {RangeError} if the rule, the standard or the scheme is unknown
 * @throws {TypeError} if an argument has the wrong type
 *
 * @example
 * import { toABNF } from "uri-grammar/export";
 *
 * toABNF("port"); // => "port = *DIGIT\nDIGIT = %x30-39\n"
 */
export function toABNF(rule?: string, options?: ExportOptions): string {
  const { rule: name, rules } = sourceOf(rule, readOptions<ExportOptions>(options, EXPORT_CHECKS));
  return abnfOf(name, (each) => rules.expression(each));
}

/**
 * Draws a rule as a railroad diagram: each way from the left to the right is a text of the rule. It has no links, scripts or
 * references to other files.
 *
 * @param rule the rule; by default that of the standard for references, or that of the scheme for its URIs
 * @param options the standard or the scheme that has the rule
 * @returns an SVG document for a white background, with a title for screen readers
 * @throws {RangeError} if the rule, the standard or the scheme is unknown
 * @throws {TypeError} if an argument has the wrong type
 *
 * @example
 * import { toRailroad } from "uri-grammar/export";
 *
 * const drawing = toRailroad("port");
 * drawing.startsWith("<svg "); // => true
 * drawing.includes("<title>Railroad diagram of the rule port</title>"); // => true
 */
export function toRailroad(rule?: string, options?: ExportOptions): string {
  const { rule: name, rules } = sourceOf(rule, readOptions<ExportOptions>(options, EXPORT_CHECKS));
  return railroadOf(name, inCharacters(rules.expression(name)));
}

/** A deterministic automaton, as data for programs in any language. */
export interface ExportedAutomaton {
  readonly standard: string;
  /** The scheme, if its grammar has the rule; otherwise `null`. */
  readonly scheme: string | null;
  readonly rule: string;
  /** The number of the first state. */
  readonly start: number;
  /** The numbers of the states in which a text that matches can end, in order. */
  readonly accepts: readonly number[];
  /** The characters of each class, as the first and the last character of each range. No text has other characters. */
  readonly classes: readonly (readonly (readonly [first: string, last: string])[])[];
  /** The next state, by state and class; -1 if no text goes on like this. */
  readonly next: readonly (readonly number[])[];
}

/**
 * Returns the smallest deterministic automaton of a rule. It reads characters (Unicode code points).
 *
 * @param rule the rule; by default that of the standard for references, or that of the scheme for its URIs
 * @param options the standard or the scheme that has the rule
 * @returns the automaton
 * @throws {RangeError} if the rule, the standard or the scheme is unknown
 * @throws {TypeError} if an argument has the wrong type
 *
 * @example
 * import { toAutomaton } from "uri-grammar/export";
 *
 * const { start, accepts, classes, next } = toAutomaton("port");
 * [start, accepts, classes, next]; // => [0, [0], [[["0", "9"]]], [[0]]]
 */
export function toAutomaton(rule?: string, options?: ExportOptions): ExportedAutomaton {
  const source = readOptions<ExportOptions>(options, EXPORT_CHECKS);
  const { standard = CURRENT, scheme = null } = source;
  const found = sourceOf(rule, source);
  const { accepts, parts, next } = machineOf(patternsOf(found.rules)(found.rule));
  // Parts with the same next states form a class.
  const byColumn = new Map<string, { readonly column: readonly number[]; readonly ranges: Range[] }>();
  parts.forEach((range, part) => {
    const column = next.map((row) => row[part] as number);
    if (column.every((target) => target < 0)) return;
    const known = byColumn.get(column.join());
    if (known) known.ranges.push(range);
    else byColumn.set(column.join(), { column, ranges: [range] });
  });
  const classes = [...byColumn.values()];
  return {
    standard,
    scheme,
    rule: found.rule,
    start: 0,
    accepts: accepts.flatMap((accepting, state) => (accepting ? [state] : [])),
    classes: classes.map(({ ranges }) =>
      set(ranges).ranges.map(([first, last]) => [String.fromCodePoint(first), String.fromCodePoint(last)] as const),
    ),
    next: next.map((_, state) => classes.map(({ column }) => column[state] as number)),
  };
}
