import { everyStandard } from "../../standards/by-id.js";
import { difference as differenceOf, type Difference, type StandardId, type Witness } from "../../standards/index.js";
import { defineCommand, type Command } from "../command.js";
import { printable, quote, type Style } from "../terminal.js";
import { ruleFrom, standardFrom } from "./shared.js";

export const difference: Command = defineCommand({
  name: "difference",
  summary: "Compares the languages of two standards' rules.",
  usage: "STANDARD_A STANDARD_B",
  details: `Says whether the two have the same strings, and gives a shortest string that only one has,
with what the other says of it. This is found, or that there is none is proved, by going
through the pairs of states that the two automata come to. Standard input is not read.`,
  input: "operands",
  arity: 2,
  completes: everyStandard.map(({ id }) => id),
  options: {
    "rule-a": { type: "string", value: "RULE", help: "The rule of STANDARD_A. Default: that for references." },
    "rule-b": { type: "string", value: "RULE", help: "The rule of STANDARD_B. Default: that for references." },
  },
  fields: ["rules", "onlyFirst", "onlySecond", "relation", "pairs"],
  ok: "ok is always true",
  // The first two standards there were.
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
        lines: explained(found, nameOf(a), nameOf(b), style),
      };
    };
  },
});

interface Language {
  readonly id: StandardId;
  readonly rule: string;
}

/** @throws {Misuse} if there is no such standard, or no such rule in it */
function languageOf(id: string, rule: string | undefined): Language {
  const standard = standardFrom({ standard: id });
  return { id: standard.id as StandardId, rule: ruleFrom(standard, rule) };
}

function nameOf({ id, rule }: Language): string {
  return `${id} ${rule}`;
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
  const proof = "; where there is none, they are all that could lead to one";
  yield `  ${String(pairs)} pairs of states were looked at${relation === "neither" ? "" : proof}`;
}

function* onlyIn(language: string, witness: Witness | null): Generator<string> {
  yield `  only in ${language}: ${witness === null ? "none" : quote(witness.input)}`;
  if (witness === null) return;
  const { code, index, message, rule, section } = witness.refusal;
  yield `    ${code} at ${String(index)}; rule ${rule}, section ${section}`;
  yield `    ${printable(message)}`;
}
