import { CURRENT } from "../../standards/current.js";
import type { Diagnostic, Severity } from "../../index.js";
import type { StandardId } from "../../standards/index.js";
import { validate as validated, type Profile } from "../../schemes/index.js";
import { defineCommand, type Command, type Handler, type Outcome } from "../command.js";
import { Misuse, type RefusedArgument } from "../errors.js";
import { Fixed, fixOptions, repairing, repairingLines, type Findings, type RefusingHandler } from "../fix.js";
import { formatOption } from "../findings.js";
import { diagnosticsOf } from "../outcome.js";
import { configFrom, configOptions } from "../project.js";
import { verdict } from "../report.js";
import { memberOf, notesOnCodes, severitiesFrom, severityOption, standardFrom, standardOption } from "./shared.js";

export const validate: Command = defineCommand({
  name: "validate",
  summary: "Checks URIs against the rules of their schemes.",
  usage: "[URI...]",
  details: `Each URI is one input. Without any, each line of standard input is one input. Under each
input, its diagnostics are written, indented, the worst first: an error for a MUST of a
document, a warning for a SHOULD, an info for advice. The exit status is 1 if there is an
error, or if there are more warnings in all than --max-warnings. With --fix, only the
repaired strings are written. A line with diagnostics begins with its place.`,
  input: "operands or lines",
  arity: 1,
  redacts: "itself",
  options: {
    profile: {
      type: "string",
      value: "PROFILE",
      help: "The rules to apply: consume (default), for programs that receive URIs; or mint, for programs that create them.",
      completes: ["consume", "mint"],
    },
    ...fixOptions,
    ...formatOption,
    "max-warnings": {
      type: "string",
      value: "N",
      help: "The number of warnings that is allowed. Default: any number.",
    },
    ...severityOption,
    ...standardOption,
    ...configOptions,
  },
  refusesFileNames: true,
  notes: ({ severity }) => notesOnCodes(severity),
  counting: "max-warnings",
  fields: ["diagnostics", "fix?"],
  ok: "ok says whether the input has no errors",
  example: ["--fix", "https:/example.com/"],
  run(given, style) {
    const { config } = configFrom(given);
    const values: typeof given = { ...(config.standard !== undefined && { standard: config.standard }), ...given };
    standardFrom(values);
    const standard = (values.standard ?? CURRENT) as StandardId;
    const profile = memberOf(PROFILES, values.profile ?? "consume", "profile");
    const find = (input: string): Findings => validated(input, { standard, profile });
    const most = mostWarnings(values["max-warnings"]);
    const severities = severitiesFrom(values, config.severity);
    const { fix, diff } = values;
    if (fix !== undefined || diff === true) {
      return limited(repairingLines(repairing(find, fix === "guess", style), values, style), most);
    }
    const outcomeOf = (input: string, { ok, diagnostics: found }: Findings): Outcome => {
      const diagnostics = severities.shown(found);
      const sorted = worstFirst(diagnostics);
      const [worst] = sorted;
      return {
        passed: severities.areOnlyErrors ? ok : !severities.fail(diagnostics),
        record: { ok, diagnostics },
        lines: verdict(ok, input, sorted, style),
        ...(worst && { placed: (placeOf) => verdict(ok, input, sorted, style, { place: placeOf(worst) }) }),
      };
    };
    const handler = (input: string): Outcome => outcomeOf(input, find(input));
    const refuse: Handler["refuse"] = ({ input, diagnostic }) =>
      outcomeOf(input, { ok: false, diagnostics: [diagnostic] });
    return limited(Object.assign(handler, { refuse }), most);
  },
});

const PROFILES: readonly Profile[] = ["consume", "mint"];

const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

/**
 * Reads the number of warnings that is allowed.
 *
 * @throws {Misuse} if the value is not a number
 */
function mostWarnings(value: string | undefined): number {
  if (value === undefined) return Infinity;
  if (!/^\d+$/.test(value)) throw new Misuse("--max-warnings takes a number");
  return Number(value);
}

/**
 * Limits warnings: all inputs fail from the one that exceeds the limit. Warnings that a repair removes do not count;
 * warnings that remain do.
 */
function limited(inner: RefusingHandler, most: number): RefusingHandler {
  if (most === Infinity) return inner;
  let warnings = 0;
  const counted = (outcome: Outcome): Outcome => {
    const { record } = outcome;
    const isFixed = outcome instanceof Fixed && outcome.passed;
    const diagnostics = isFixed ? outcome.find(outcome.fix.uri).diagnostics : diagnosticsOf(outcome);
    const had = warnings <= most;
    warnings += diagnostics.filter(({ severity }) => severity === "warning").length;
    if (warnings <= most) return outcome;
    const tooMany = had ? [`  more warnings than --max-warnings allows (${String(most)})`] : [];
    const { complaint, placed } = outcome;
    return complaint
      ? { passed: false, record, lines: outcome.lines, complaint: (style) => [...complaint(style), ...tooMany] }
      : {
          passed: false,
          record,
          lines: also(outcome.lines, tooMany),
          ...(placed && { placed: (placeOf) => also(placed(placeOf), tooMany) }),
        };
  };
  const handler = (input: string): Outcome => counted(inner(input));
  return Object.assign(handler, inner, { refuse: (refused: RefusedArgument) => counted(inner.refuse(refused)) });
}

function* also(lines: Iterable<string>, others: Iterable<string>): Generator<string> {
  yield* lines;
  yield* others;
}

/** Sorts diagnostics by severity. Diagnostics of the same severity stay in their order. */
function worstFirst(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return SEVERITIES.flatMap((severity) => diagnostics.filter((each) => each.severity === severity));
}
