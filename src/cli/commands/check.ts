import type { Diagnostic } from "../../index.js";
import { defineCommand, type Command } from "../command.js";
import { report } from "../report.js";
import { quote, type Style } from "../terminal.js";
import { languageFrom, languageOptions, STRINGS } from "./shared.js";

export const check: Command = defineCommand({
  name: "check",
  summary: "Says whether strings match a rule, and why not.",
  usage: "[STRING...]",
  details: `${STRINGS}
What is wrong with an invalid one is written under it, indented.`,
  input: "operands or lines",
  arity: 1,
  options: languageOptions,
  fields: [],
  example: {
    arguments: ["--rule", "IPv6address", "::1", "2001:db8::7"],
    output: 'valid    "::1"\nvalid    "2001:db8::7"',
  },
  run(values, style) {
    const language = languageFrom(values);
    return (input) => {
      const diagnostic = language.diagnose(input);
      return {
        passed: diagnostic === null,
        record: diagnostic === null ? { ok: true } : { ok: false, diagnostic },
        lines: verdict(input, diagnostic, style),
      };
    };
  },
});

function* verdict(input: string, diagnostic: Diagnostic | null, style: Style): Generator<string> {
  if (diagnostic === null) {
    yield `${style.valid("valid")}    ${quote(input)}`;
  } else {
    yield `${style.error("invalid")}  ${quote(input)}`;
    for (const line of report(diagnostic, input, style)) yield `  ${line}`;
  }
}
