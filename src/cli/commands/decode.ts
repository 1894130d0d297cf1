import { decode as decodeText } from "../../index.js";
import { defineCommand, resulting, type Command } from "../command.js";
import { onOneLine } from "../terminal.js";
import { STRINGS } from "./shared.js";

export const decode: Command = defineCommand({
  name: "decode",
  summary: "Decodes percent-encoded texts.",
  usage: "[STRING...]",
  details: `${STRINGS}
Decodes every percent-encoded octet of each once, as UTF-8. A line break is then written as
"\\u000a", so that each text stays on one line; with --json, the text is exact. A "+" stays.`,
  input: "operands or lines",
  arity: 1,
  options: {},
  fields: ["decoded"],
  example: ["50%25%20off"],
  run(_values, style) {
    return resulting((input) => {
      const decoded = decodeText(input);
      return { passed: true, record: { ok: true, decoded }, lines: [onOneLine(decoded, style)] };
    }, "decoded");
  },
});
