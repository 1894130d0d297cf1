import { CURRENT } from "../../standards/current.js";
import type { Diagnostic, Repaired, Severity } from "../../index.js";
import type { StandardId } from "../../standards/index.js";
import { repair, validate as validateURI, type Profile } from "../../schemes/index.js";
import { defineCommand, type Command, type Handler, type Outcome } from "../command.js";
import { Misuse } from "../errors.js";
import { fixed, fixOf, fixOption, unrepaired, type Findings, type Fixer } from "../fix.js";
import { verdict } from "../report.js";
import { quote } from "../terminal.js";
import { memberOf, standardFrom, standardOption } from "./shared.js";

export const validate: Command = defineCommand({
  name: "validate",
  summary: "Says what the documents of their schemes demand of URIs.",
  usage: "[URI...]",
  details: `Each URI, or each line of standard input if there is none, is one input. What is found is
written under it, indented, the worst first: errors where a document says MUST, warnings
where it says SHOULD, infos for advice. The exit status is 1 where there is an error, or
where there are more warnings in all than --max-warnings.`,
  input: "operands or lines",
  arity: 1,
  options: {
    profile: {
      type: "string",
      value: "PROFILE",
      help: "For whom: consume (default), who is given URIs; mint, who makes them.",
      completes: ["consume", "mint"],
    },
    ...fixOption,
    "max-warnings": { type: "string", value: "N", help: "How many warnings there may be. Default: any number." },
    ...standardOption,
  },
  counting: "max-warnings",
  fields: ["diagnostics", "fix?"],
  ok: "ok is whether there is no error",
  example: ["--fix", "https:/example.com/"],
  run(values, style) {
    standardFrom(values);
    const standard = (values.standard ?? CURRENT) as StandardId;
    const options = { standard, profile: memberOf(PROFILES, values.profile ?? "consume", "profile") };
    const most = mostWarnings(values["max-warnings"]);
    let warnings = 0;
    const fixer: Fixer = {
      find: (input) => validateURI(input, options),
      repair: (input, certain) => repair(input, { ...options, certain }),
    };
    const outcomeOf = (input: string, found: Findings, fix: Repaired | null): Outcome => {
      const { ok, diagnostics } = found;
      const had = warnings <= most;
      warnings += diagnostics.filter(({ severity }) => severity === "warning").length;
      const passed = ok && warnings <= most;
      return {
        passed,
        record: { ok: ok, diagnostics, ...(fix && { fix }) },
        lines: [
          ...verdict(ok, input, worstFirst(diagnostics), style),
          ...(fix ? fixed(fix, found, fixer.find, style) : []),
          ...(had && warnings > most ? [`  more warnings than the ${String(most)} of --max-warnings`] : []),
        ],
      };
    };
    const handler = (input: string): Outcome =>
      outcomeOf(
        input,
        fixer.find(input),
        fixOf(values.fix, (certain) => fixer.repair(input, certain)),
      );
    const refuse: Handler["refuse"] = ({ input, diagnostic }) => {
      const found = { ok: false, diagnostics: [diagnostic] };
      return outcomeOf(
        input,
        found,
        fixOf(values.fix, () => unrepaired(input)),
      );
    };
    return Object.assign(handler, { refuse });
  },
});

const PROFILES: readonly Profile[] = ["consume", "mint"];

const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

/**
 * @returns how many warnings there may be
 * @throws {Misuse} if that is no number
 */
function mostWarnings(value: string | undefined): number {
  if (value === undefined) return Infinity;
  if (!/^\d+$/.test(value)) throw new Misuse(`--max-warnings takes a number, not ${quote(value)}`);
  return Number(value);
}

/** Diagnostics of the same severity stay in their order. */
function worstFirst(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return SEVERITIES.flatMap((severity) => diagnostics.filter((each) => each.severity === severity));
}
