import { URISyntaxError } from "../../core/diagnostic.js";
import { safeParseTemplate } from "../../template/explain.js";
import { expand, variables, type TemplateVariables } from "../../template/index.js";
import { formed } from "../../template/values.js";
import { defineCommand, resulting, type Command } from "../command.js";
import { orMisuse } from "../errors.js";
import { objectFrom } from "./shared.js";

export const template: Command = defineCommand({
  name: "template",
  summary: "Expands URI Templates.",
  usage: "[TEMPLATE...]",
  details: `Each TEMPLATE is one input. Without any, each line of standard input is one input.
Writes the expansion of each (RFC 6570). Variables without a value are left out.`,
  input: "operands or lines",
  arity: 1,
  options: {
    values: {
      type: "string",
      value: "JSON",
      help: "The values by the names of the variables: an object with strings, numbers, booleans, lists and objects.",
    },
  },
  fields: ["uri", "variables"],
  example: ["--values", '{"id":7,"q":["a","b"]}', "/people{/id}{?q*}"],
  run(given) {
    const values = valuesFrom(given.values);
    return resulting((input) => {
      const uri = expansionOf(input, values);
      return { passed: true, record: { ok: true, uri, variables: variables(input) }, lines: [uri] };
    }, "uri");
  },
});

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
 * Expands a template.
 *
 * @throws {URISyntaxError} if the string is not a template, explained; or if it cannot be expanded with the values
 */
function expansionOf(input: string, values: TemplateVariables): string {
  try {
    return expand(input, values);
  } catch (error) {
    const result = safeParseTemplate(input);
    throw result.ok ? error : new URISyntaxError(result.diagnostic);
  }
}
