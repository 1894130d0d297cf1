import type { Diagnostic, Repaired } from "../../index.js";
import { defineCommand, PASSED, type Command, type Handler, type Outcome } from "../command.js";
import { fixed, fixOf, fixOption, unrepaired, type Findings } from "../fix.js";
import { labelOf, verdict } from "../report.js";
import { quote, type Style } from "../terminal.js";
import { languageFrom, languageOptions, STRINGS, type Language } from "./shared.js";

export const check: Command = defineCommand({
  name: "check",
  summary: "Says whether strings match a rule, and why not.",
  usage: "[STRING...]",
  details: `${STRINGS}
All that is wrong with an invalid one is written under it, indented.`,
  input: "operands or lines",
  arity: 1,
  options: { ...fixOption, ...languageOptions },
  fields: ["diagnostics", "fix?"],
  ok: "ok is whether the input matches the rule",
  example: ["--rule", "IPv6address", "::1", "2001:db8::7"],
  run({ fix, ...values }, style) {
    const language = languageFrom(values);
    const { lineEnd } = language;
    const valid = labelOf(true, style);
    const repair = (input: string): Repaired | null => fixOf(fix, (certain) => language.repair(input, certain));
    const handler = (input: string): Outcome =>
      language.test(input)
        ? new Valid(input, valid, repair(input))
        : new Invalid(
            input,
            () => language.find(input).diagnostics,
            () => repair(input),
            language,
            style,
          );
    const refuse: Handler["refuse"] = ({ input, diagnostic }) =>
      new Invalid(
        input,
        () => [diagnostic],
        () => fixOf(fix, () => unrepaired(input)),
        language,
        style,
      );
    return Object.assign(handler, { refuse }, lineEnd && fix === undefined && { passing: { lineEnd, label: valid } });
  },
});

// Both make what is written when it is looked at: of a stream, much is not.

class Valid implements Outcome {
  readonly passed = true;
  readonly record: Outcome["record"];

  constructor(
    readonly input: string,
    readonly valid: string,
    fix: Repaired | null,
  ) {
    this.record = fix === null ? PASSED : { ...PASSED, fix };
  }

  get lines(): readonly string[] {
    return [this.valid + quote(this.input)];
  }
}

class Invalid implements Outcome {
  readonly passed = false;
  #found: Findings | undefined;

  constructor(
    readonly input: string,
    readonly diagnose: () => readonly Diagnostic[],
    readonly repair: () => Repaired | null,
    readonly language: Language,
    readonly style: Style,
  ) {}

  get found(): Findings {
    return (this.#found ??= { ok: false, diagnostics: this.diagnose() });
  }

  get record(): Outcome["record"] {
    const fix = this.repair();
    return { ok: false, diagnostics: this.found.diagnostics, ...(fix && { fix }) };
  }

  get lines(): Iterable<string> {
    return this.#lines();
  }

  *#lines(): Generator<string> {
    const { found, input, language, style } = this;
    yield* verdict(false, input, found.diagnostics, style);
    const fix = this.repair();
    if (fix) yield* fixed(fix, found, language.find, style);
  }
}
