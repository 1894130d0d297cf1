import { everyStandard } from "../../standards/by-id.js";
import { difference as differenceOf, type Difference, type StandardId, type Witness } from "../../standards/index.js";
import { defineCommand, type Command } from "../command.js";
import { printable, quote, wrapped, type Style } from "../terminal.js";
import { ruleFrom, standardFrom } from "./shared.js";

export const difference: Command = defineCommand({
  name: "difference",
  summary: "Compares the languages of two standards' rules.",
  usage: "STANDARD_A STANDARD_B",
  details: `Says whether the two rules match the same strings. If not, writes a shortest string that
only one of them matches, and why the other refuses it. The command examines the pairs of
states that the two automata reach together, so its answer is a proof. Standard input is
not read.`,
  input: "operands",
  arity: 2,
  completes: everyStandard.map(({ id }) => id),
  options: {
    "rule-a": { type: "string", value: "RULE", help: "The rule of STANDARD_A. Default: the rule for references." },
    "rule-b": { type: "string", value: "RULE", help: "The rule of STANDARD_B. Default: the rule for references." },
  },
  fields: ["rules", "onlyFirst", "onlySecond", "relation", "pairs"],
  ok: "ok is always true",
  // The two oldest standards.
  example: everyStandard
    .slice(-2)
    .reverse()
    .map(({ id }) => id),
  run(values, style) {
    return (first, second) => {
      const a = languageOf(first, values["rule-a"]);
      const b = languageOf(second, values["rule-b"]);
      const found = differenceOf({ standard: a.id, rule: a.rule }, { standard: b.id, rule: b.rule });
      return {
        passed: found.relation === "equal",
        record: { ok: true, rules: [a.rule, b.rule], ...found },
        lines: wrappedLines(explained(found, nameOf(a), nameOf(b), style), style),
      };
    };
  },
});

interface Language {
  readonly id: StandardId;
  readonly rule: string;
}

/** @throws {Misuse} if the standard or the rule is unknown */
function languageOf(id: string, rule: string | undefined): Language {
  const standard = standardFrom({ standard: id }, "difference");
  return { id: standard.id as StandardId, rule: ruleFrom(standard, rule) };
}

function nameOf({ id, rule }: Language): string {
  return `${id} ${rule}`;
}

/** The part of an indented line that its rest stays under. */
const INDENT = /^ */;

function* wrappedLines(lines: Iterable<string>, { width }: Style): Generator<string> {
  for (const line of lines) yield* wrapped(line, (INDENT.exec(line) as RegExpExecArray)[0].length + 2, width);
}

function* explained(
  { relation, onlyFirst, onlySecond, pairs }: Difference,
  a: string,
  b: string,
  style: Style,
): Generator<string> {
  const said = {
    equal: `${a} and ${b}`,
    "first-in-second": `${a} is included in ${b}`,
    "second-in-first": `${a} includes ${b}`,
    neither: `${a} and ${b}: neither includes the other`,
  };
  const word = relation === "equal" ? `${style.valid("equal")}    ` : style.error("different");
  yield `${word}  ${said[relation]}`;
  yield* onlyIn(a, onlyFirst);
  yield* onlyIn(b, onlySecond);
  const examined = `${String(pairs)} pairs of states`;
  yield relation === "neither"
    ? `  examined ${examined}`
    : `  examined all ${examined} that could show another difference`;
}

function* onlyIn(language: string, witness: Witness | null): Generator<string> {
  yield `  only in ${language}: ${witness === null ? "none" : quote(witness.input)}`;
  if (witness === null) return;
  const { code, index, message, rule, section } = witness.refusal;
  yield `    ${code} at ${String(index)}; rule ${rule}, section ${section}`;
  yield `    ${printable(message)}`;
}
