import { toRegExp, type RegExpFlavor } from "../../export/index.js";
import { FLAVORS } from "../../export/flavors.js";
import { defineCommand, type Command, type Handler } from "../command.js";
import { orMisuse } from "../errors.js";
import { wrapped } from "../terminal.js";
import { grammarOptions, sourceFrom } from "./grammar.js";

export const regex: Command = defineCommand({
  name: "regex",
  summary: "Writes exact regular expressions.",
  usage: "[RULE...]",
  details: `Writes, for each RULE, a regular expression that matches exactly its texts. The notes about the
flavor go to standard error. Without any RULE, it is the rule for references of the standard,
or the rule of the scheme for its URIs. The expression of a scheme is exact for its grammar;
'validate' also checks what a grammar cannot express. Standard input is not read.`,
  input: "operands",
  arity: 1,
  options: {
    flavor: {
      type: "string",
      value: "NAME",
      help: `${FLAVORS.join(", ")}. Default: the first.`,
      completes: FLAVORS,
    },
    ...grammarOptions,
  },
  fields: ["flavor", "rule", "source", "flags", "notes"],
  ok: "ok is always true",
  example: ["pct-encoded", "--flavor", "python"],
  run: (values) => handlerFor(values),
  alone: (values) => ({ inputs: [sourceFrom(values).rule], handler: handlerFor(values) }),
});

function handlerFor(values: {
  readonly flavor?: string;
  readonly standard?: string;
  readonly scheme?: string;
}): Handler {
  const flavor = values.flavor as RegExpFlavor | undefined;
  const { options } = sourceFrom(values);
  return (operand) => {
    const { rule } = sourceFrom(values, operand);
    const made = orMisuse(() => toRegExp(rule, { ...options, flavor }));
    return {
      passed: true,
      record: { ok: true, ...made },
      // It is not escaped: its characters are those of grammars, and XML Schema has no escape for them.
      lines: [made.source],
      complaint: function* (style) {
        const flags = made.flags === "" ? [] : [`The expression needs the flags '${made.flags}'.`];
        for (const note of [...flags, ...made.notes]) yield* wrapped(`note: ${note}`, 2, style.width);
      },
    };
  };
}
