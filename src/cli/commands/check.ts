import type { Diagnostic } from "../../index.js";
import { defineCommand, PASSED, type Command, type Handler, type Outcome } from "../command.js";
import { formatOption } from "../findings.js";
import { fixOption, repairing, type Findings } from "../fix.js";
import { labelOf, verdict } from "../report.js";
import { quote, type Style } from "../terminal.js";
import { languageFrom, languageOptions, STRINGS } from "./shared.js";

export const check: Command = defineCommand({
  name: "check",
  summary: "Says whether strings match a rule, and why not.",
  usage: "[STRING...]",
  details: `${STRINGS}
All that is wrong with an invalid one is written under it, indented. With --fix, only the
repaired strings are written, as the command repair does.`,
  input: "operands or lines",
  arity: 1,
  options: { ...fixOption, ...formatOption, ...languageOptions },
  fields: ["diagnostics", "fix?"],
  ok: "ok is whether the input matches the rule",
  example: ["--rule", "IPv6address", "::1", "2001:db8::7"],
  run({ fix, ...values }, style) {
    const language = languageFrom(values);
    if (fix !== undefined) return repairing(language, fix === "guess", style);
    const { lineEnd } = language;
    const valid = labelOf(true, style);
    const around = [`${valid}"`, '"'] as const;
    const handler = (input: string): Outcome =>
      language.test(input)
        ? new Valid(input, valid)
        : new Invalid(input, () => language.find(input).diagnostics, style);
    const refuse: Handler["refuse"] = ({ input, diagnostic }) => new Invalid(input, () => [diagnostic], style);
    return Object.assign(handler, { refuse }, lineEnd && { passing: { lineEnd, around, json: true } });
  },
});

// Both make what is written when it is looked at: of a stream, much is not.

class Valid implements Outcome {
  readonly passed = true;
  readonly record = PASSED;

  constructor(
    readonly input: string,
    readonly valid: string,
  ) {}

  get lines(): readonly string[] {
    return [this.valid + quote(this.input)];
  }
}

class Invalid implements Outcome {
  readonly passed = false;
  #record: (Findings & Outcome["record"]) | undefined;

  constructor(
    readonly input: string,
    readonly diagnose: () => readonly Diagnostic[],
    readonly style: Style,
  ) {}

  get record(): Findings & Outcome["record"] {
    return (this.#record ??= { ok: false, diagnostics: this.diagnose() });
  }

  get lines(): Iterable<string> {
    return verdict(false, this.input, this.record.diagnostics, this.style);
  }
}
