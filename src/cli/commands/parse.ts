import { defineCommand, type Command } from "../command.js";
import { draw } from "../draw.js";
import { languageFrom, languageOptions, STRINGS } from "./shared.js";

export const parse: Command = defineCommand({
  name: "parse",
  summary: "Draws the syntax tree.",
  usage: "[STRING...]",
  details: `${STRINGS}
For each node: its field, if that is named otherwise than its type; its type, which is
the rule's name; where it begins and ends, in UTF-16 code units; and its text.`,
  input: "operands or lines",
  arity: 1,
  options: languageOptions,
  fields: ["node"],
  example: ["http://user@example.com:80/a/?q"],
  run(values, style) {
    const language = languageFrom(values);
    return (input) => {
      const node = language.parse(input);
      return { passed: true, record: { ok: true, node }, lines: draw(node, input, style) };
    };
  },
});
