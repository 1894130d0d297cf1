import { normalizationSteps } from "../../index.js";
import { optionalStepsOf } from "../../operations/normalize.js";
import { normalize as normalForm, type SchemeChange, type SchemeNormalization } from "../../schemes/index.js";
import type { StandardId } from "../../standards/index.js";
import { defineCommand, resulting, type Command } from "../command.js";
import { aligned, onOneLine, quote, type Style } from "../terminal.js";
import { memberOf, standardFrom, standardOption, STRINGS } from "./shared.js";

export const normalize: Command = defineCommand({
  name: "normalize",
  summary: "Writes normal forms.",
  usage: "[STRING...]",
  details: `${STRINGS}
The steps, if the standard has them: ${normalizationSteps.slice(0, 2).join(", ")},
${normalizationSteps.slice(2).join(", ")}; and scheme, the step of
the document of the scheme.`,
  input: "operands or lines",
  arity: 1,
  options: {
    changes: { type: "boolean", help: "Show each change: its place in the input, its step and its section." },
    steps: { type: "string", value: "STEP,...", help: "The steps to take. Default: all." },
    ...standardOption,
  },
  refusesFileNames: true,
  fields: ["uri", "changes?"],
  example: ["--changes", "HTTP://example.com:80/%7ea"],
  run(values, style) {
    const standard = standardFrom(values);
    const { id, normalizationSteps: usual, normalization } = standard;
    const all = [...usual, ...optionalStepsOf(normalization), "scheme"] as const;
    const steps = values.steps?.split(",").map((step) => memberOf(all, step, "normalization step"));
    const options = { standard: id as StandardId, steps };
    if (values.changes !== true)
      return resulting((input) => {
        const uri = normalForm(input, options);
        return { passed: true, record: { ok: true, uri }, lines: [onOneLine(uri, style)] };
      }, "uri");
    return (input) => {
      const form = normalForm(input, { ...options, changes: true });
      return { passed: true, record: { ok: true, ...form }, lines: explained(form, style) };
    };
  },
});

function* explained({ uri, changes }: SchemeNormalization, style: Style): Generator<string> {
  yield onOneLine(uri, style);
  const rows = { [Symbol.iterator]: () => rowsOf(changes) };
  for (const [place, step, change] of aligned(rows)) yield `  ${style.faint(place)}  ${step}  ${change}`;
}

function* rowsOf(changes: readonly SchemeChange[]): Generator<[place: string, step: string, change: string]> {
  for (const { start, end, step, section, before, after } of changes) {
    yield [`${String(start)}–${String(end)}`, `${step} (${section})`, `${quote(before)} → ${quote(after)}`];
  }
}
