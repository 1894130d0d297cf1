import { URISyntaxError } from "../../core/diagnostic.js";
import { safeParseTemplate } from "../../template/explain.js";
import { expand, match, partial, variables, type TemplateVariables } from "../../template/index.js";
import { formed } from "../../template/values.js";
import { defineCommand, resulting, type Command, type Handler, type Outcome } from "../command.js";
import { Misuse, orMisuse } from "../errors.js";
import { printable } from "../terminal.js";
import { objectFrom } from "./shared.js";

export const template: Command = defineCommand({
  name: "template",
  summary: "Expands URI Templates, or finds the values that give a URI.",
  usage: "[TEMPLATE...]",
  details: `Each TEMPLATE is one input. Without any, each line of standard input is one input.
Writes the expansion of each (RFC 6570). Variables without a value are left out. With
--match, writes the values that give the URI, as JSON. With --partial, writes a template of
the variables without a value; it keeps those that cannot be written before the others.`,
  input: "operands or lines",
  arity: 1,
  options: {
    values: {
      type: "string",
      value: "JSON",
      help: "The values by the names of the variables: an object with strings, numbers, booleans, lists and objects.",
    },
    match: { type: "string", value: "URI", help: "Write the values with which the template gives this URI." },
    partial: { type: "boolean", help: "Write a template of the variables that --values does not have." },
  },
  fields: ["uri?", "template?", "kept?", "values?", "variables"],
  example: ["--values", '{"id":7,"q":["a","b"]}', "/people{/id}{?q*}"],
  run(given) {
    const { match: uri, partial: isPartial = false } = given;
    if (uri !== undefined) {
      for (const name of ["values", "partial"] as const) {
        if (given[name] !== undefined) throw new Misuse(`--match cannot be used with --${name}`);
      }
      return matching(uri);
    }
    const values = valuesFrom(given.values);
    if (isPartial) {
      return resulting((input) => {
        const record = explaining(input, () => partial(input, values));
        const left = variables(record.template);
        return { passed: true, record: { ok: true, ...record, variables: left }, lines: [record.template] };
      }, "template");
    }
    return resulting((input) => {
      const result = explaining(input, () => expand(input, values));
      return { passed: true, record: { ok: true, uri: result, variables: variables(input) }, lines: [result] };
    }, "uri");
  },
});

/** Returns the handler that finds the values with which templates give a URI. */
function matching(uri: string): Handler {
  const handler = (input: string): Outcome => {
    const values = explaining(input, () => match(input, uri));
    const record = { ok: true, values, variables: variables(input) };
    if (values !== null) return { passed: true, record, lines: [printable(JSON.stringify(values))] };
    const complaint = (): readonly string[] => ["The template does not give this URI, whatever the values are."];
    return { passed: false, record, lines: [], complaint };
  };
  const resultOf: Handler["resultOf"] = ({ record }) => {
    const values = record["values"] ?? null;
    return values === null ? null : JSON.stringify(values);
  };
  return Object.assign(handler, { resultOf });
}

/**
 * Reads the values of the variables.
 *
 * @throws {Misuse} if the text is not JSON, or a value has the wrong type
 */
function valuesFrom(text = "{}"): TemplateVariables {
  const object = objectFrom(text, "--values");
  for (const name of Object.keys(object)) orMisuse(() => formed(object, name, "A value of --values"));
  return object as TemplateVariables;
}

/**
 * Returns what a function of the library makes of a template.
 *
 * @throws {URISyntaxError} if the string is not a template, explained; or what the function throws
 */
function explaining<Result>(input: string, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    const result = safeParseTemplate(input);
    throw result.ok ? error : new URISyntaxError(result.diagnostic);
  }
}
