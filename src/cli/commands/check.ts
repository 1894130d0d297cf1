import type { Diagnostic } from "../../index.js";
import { defineCommand, PASSED, type Command, type Handler, type Outcome } from "../command.js";
import { formatOption } from "../findings.js";
import { fixOption, repairing, type Findings } from "../fix.js";
import { labelOf, verdict } from "../report.js";
import { quote, shownBy, type Style } from "../terminal.js";
import { assertShows, languageFrom, languageOptions, redactOption, STRINGS } from "./shared.js";

export const check: Command = defineCommand({
  name: "check",
  summary: "Checks strings and explains what is wrong.",
  usage: "[STRING...]",
  details: `${STRINGS}
Checks whether each input matches the rule. Under an invalid input, all its mistakes are
written, indented. With --fix, only the repaired strings are written, as repair does.`,
  input: "operands or lines",
  arity: 1,
  options: { ...fixOption, ...formatOption, ...redactOption, ...languageOptions },
  fields: ["diagnostics", "fix?"],
  ok: "ok says whether the input matches the rule",
  example: ["--rule", "IPv6address", "::1", "2001:db8::7"],
  run({ fix, ...values }, style) {
    const language = languageFrom(values);
    assertShows(values, fix);
    if (fix !== undefined) return repairing(language.find, fix === "guess", style);
    const { lineEnd } = language;
    const valid = labelOf(true, style);
    const around = [`${valid}"`, '"'] as const;
    const handler = (input: string): Outcome =>
      language.test(input)
        ? new Valid(shownBy(style, input), valid)
        : new Invalid(input, () => language.find(input).diagnostics, style);
    const refuse: Handler["refuse"] = ({ input, diagnostic }) => new Invalid(input, () => [diagnostic], style);
    return Object.assign(
      handler,
      { refuse, quiet: true },
      lineEnd && values.redact !== true && { passing: { lineEnd, around, json: true } },
    );
  },
});

// Both classes create their text only when it is read: in a stream, most results are never read.

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
