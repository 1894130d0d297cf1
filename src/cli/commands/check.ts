import type { Diagnostic } from "../../index.js";
import { defineCommand, PASSED, type Command, type Handler, type Outcome } from "../command.js";
import { labelOf, verdict } from "../report.js";
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
  example: ["--rule", "IPv6address", "::1", "2001:db8::7"],
  run(values, style) {
    const language = languageFrom(values);
    const { lineEnd } = language;
    const valid = labelOf(true, style);
    const handler = (input: string): Outcome =>
      language.test(input) ? new Valid(input, valid) : new Invalid(input, () => language.diagnose(input), style);
    const refuse: Handler["refuse"] = ({ input, diagnostic }) => new Invalid(input, () => diagnostic, style);
    return Object.assign(handler, { refuse }, lineEnd && { passing: { lineEnd, label: valid } });
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
  #diagnostic: Diagnostic | undefined;

  constructor(
    readonly input: string,
    readonly diagnose: () => Diagnostic,
    readonly style: Style,
  ) {}

  get diagnostic(): Diagnostic {
    return (this.#diagnostic ??= this.diagnose());
  }

  get record(): Outcome["record"] {
    return { ok: false, diagnostic: this.diagnostic };
  }

  get lines(): Iterable<string> {
    return verdict(false, this.input, [this.diagnostic], this.style);
  }
}
