import { toABNF, toAutomaton, toJSONSchema, toRailroad } from "../../export/index.js";
import { sourceOf, type ExportOptions, type Source } from "../../export/source.js";
import { CURRENT } from "../../standards/current.js";
import type { StandardId } from "../../standards/index.js";
import { schemeNames } from "../by-scheme.js";
import { defineCommand, type Command, type Handler } from "../command.js";
import { didYouMean, meantOf, Misuse, orMisuse } from "../errors.js";
import { toPeggy } from "../peg.js";
import { printable } from "../terminal.js";
import { standardFrom, standardOption, type StringOption } from "./shared.js";

/** The result of each format: a text, or data that are written as JSON. */
const FORMATS = {
  abnf: toABNF,
  peggy: toPeggy,
  automaton: toAutomaton,
  railroad: toRailroad,
  "json-schema": toJSONSchema,
} as const satisfies Readonly<Record<string, (rule: string, options: ExportOptions) => unknown>>;

type Format = keyof typeof FORMATS;
const NAMES = Object.keys(FORMATS) as Format[];

/** The options that choose a grammar: that of a standard, or of a scheme. */
export const grammarOptions: { readonly standard: StringOption; readonly scheme: StringOption } = {
  ...standardOption,
  scheme: {
    type: "string",
    value: "NAME",
    help: "The scheme whose grammar has the rule. Default: none, the rule is one of the standard.",
    completes: schemeNames(CURRENT),
    // The list is too long for a message.
    open: true,
  },
};

/**
 * Returns the rule of a grammar that the options choose, and the options of the functions in `src/export/`.
 *
 * @param rule the rule; by default, the one for references, or for the URIs of the scheme
 * @throws {Misuse} if the standard, the scheme or the rule is unknown
 */
export function sourceFrom(
  values: { readonly standard?: string; readonly scheme?: string },
  rule?: string,
): Source & { readonly options: ExportOptions } {
  const options = { standard: standardFrom(values).id as StandardId, scheme: values.scheme };
  const { rules } = orMisuse(() => sourceOf(undefined, options));
  try {
    return { ...sourceOf(rule, options), options };
  } catch (cause) {
    throw new Misuse((cause as Error).message + didYouMean(meantOf(String(rule), rules.rules)), { cause });
  }
}

export const grammar: Command = defineCommand({
  name: "grammar",
  summary: "Writes rules in the formats of other tools.",
  usage: "[RULE...]",
  details: `Writes each RULE in a format: "abnf" is the rule and all rules that it needs, in the notation of
RFC 5234; "peggy" is the same for Peggy, without actions; "automaton" is its smallest
deterministic automaton; "railroad" is a diagram of it alone, in SVG; "json-schema" is a schema
with its exact expression. Without any RULE, it is the rule for references of the standard, or
the rule of the scheme for its URIs. For regular expressions, use 'regex'. Standard input is not
read.`,
  input: "operands",
  arity: 1,
  options: {
    format: { type: "string", value: "NAME", help: `${NAMES.join(", ")}. Default: the first.`, completes: NAMES },
    ...grammarOptions,
  },
  fields: ["rule", "format", "result"],
  ok: "ok is always true",
  example: ["port"],
  run: (values) => handlerFor(values),
  alone: (values) => ({ inputs: [sourceFrom(values).rule], handler: handlerFor(values) }),
});

function handlerFor(values: {
  readonly format?: string;
  readonly standard?: string;
  readonly scheme?: string;
}): Handler {
  const format = (values.format ?? "abnf") as Format;
  const { options } = sourceFrom(values);
  return (operand) => {
    const { rule } = sourceFrom(values, operand);
    const result = FORMATS[format](rule, options);
    const text = typeof result === "string" ? result.trimEnd() : JSON.stringify(result);
    return { passed: true, record: { ok: true, rule, format, result }, lines: text.split("\n").map(printable) };
  };
}
