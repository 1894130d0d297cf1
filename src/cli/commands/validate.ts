import { CURRENT } from "../../standards/current.js";
import { applyEdit, type Diagnostic, type Hint, type Severity } from "../../index.js";
import type { StandardId } from "../../standards/index.js";
import { repair, validate as validateURI, type Profile, type Repair, type Validation } from "../../schemes/index.js";
import { defineCommand, type Command, type Handler, type Outcome } from "../command.js";
import { Misuse } from "../errors.js";
import { verdict } from "../report.js";
import { aligned, printable, quote, type Style } from "../terminal.js";
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
    },
    fix: { type: "boolean", help: "Show the repaired URI, and what each repair changed." },
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
    const outcomeOf = (input: string, { valid, diagnostics }: Findings, repaired: () => Repair): Outcome => {
      const had = warnings <= most;
      warnings += diagnostics.filter(({ severity }) => severity === "warning").length;
      const passed = valid && warnings <= most;
      const fix = values.fix === true ? repaired() : null;
      return {
        passed,
        record: { ok: valid, diagnostics, ...(fix && { fix }) },
        lines: [
          ...verdict(valid, input, worstFirst(diagnostics), style),
          ...(fix ? fixed(input, fix, valid, options, style) : []),
          ...(had && warnings > most ? [`  more warnings than the ${String(most)} of --max-warnings`] : []),
        ],
      };
    };
    const handler = (input: string): Outcome =>
      outcomeOf(input, validateURI(input, options), () => repair(input, options));
    const refuse: Handler["refuse"] = ({ input, diagnostic }) =>
      outcomeOf(input, { valid: false, diagnostics: [diagnostic] }, () => ({ uri: input, valid: false, applied: [] }));
    return Object.assign(handler, { refuse });
  },
});

/** What is said of an input. */
type Findings = Pick<Validation, "valid" | "diagnostics">;

const PROFILES: readonly Profile[] = ["consume", "mint"];

const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

/**
 * @returns how many warnings there may be
 * @throws {Misuse} where that is no number
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

/** What repairing came to: the URI, each change with its place in the string before it, and the errors that are left. */
function* fixed(
  input: string,
  { uri, valid, applied }: Repair,
  wasValid: boolean,
  options: { readonly standard: StandardId; readonly profile: Profile },
  style: Style,
): Generator<string> {
  if (applied.length === 0) {
    if (!wasValid) yield `  ${style.error("not fixed")}: no repair is known`;
    return;
  }
  yield `  ${valid ? style.valid("fixed") : `${style.error("not fixed")}, but nearer:`}  ${quote(uri)}`;
  for (const [place, code, change] of aligned([...changesOf(input, applied)])) {
    yield `    ${style.faint(place)}  ${code}  ${change}`;
  }
  if (valid) return;
  for (const { severity, code, message } of validateURI(uri, options).diagnostics) {
    if (severity === "error") yield `    left: ${style.error(severity)} ${code}: ${printable(message)}`;
  }
}

function* changesOf(
  input: string,
  applied: Repair["applied"],
): Generator<[place: string, code: string, change: string]> {
  let text = input;
  for (const { code, hint } of applied) {
    const edit = hint as Hint;
    const { start, end } = edit;
    yield [`${String(start)}–${String(end)}`, code, `${quote(text.slice(start, end))} → ${quote(edit.text)}`];
    text = applyEdit(text, edit);
  }
}
