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
  example: {
    arguments: ["http://user@example.com:80/a/?q"],
    output: `URI                    0–31   "http://user@example.com:80/a/?q"
├─ scheme              0–4    "http"
├─ authority           7–26   "user@example.com:80"
│  ├─ userinfo         7–11   "user"
│  ├─ host: reg-name   12–23  "example.com"
│  └─ port             24–26  "80"
├─ path: path-abempty  26–29  "/a/"
│  ├─ segment          27–28  "a"
│  └─ segment          29–29  ""
└─ query               30–31  "q"`,
  },
  run(values, style) {
    const language = languageFrom(values);
    return (input) => {
      const node = language.parse(input);
      return { passed: true, record: { ok: true, node }, lines: draw(node, input, style) };
    };
  },
});
