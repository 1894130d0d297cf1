import type { Rung } from "../../index.js";
import { compare as comparison } from "../../schemes/index.js";
import type { StandardId } from "../../standards/index.js";
import { defineCommand, type Command, type Outcome } from "../command.js";
import { quote, shownBy } from "../terminal.js";
import { memberOf, standardFrom, standardOption } from "./shared.js";

export const compare: Command = defineCommand({
  name: "compare",
  summary: "Compares two references.",
  usage: "[A B]",
  details: `A and B are one input. Without them, each line of standard input is one: A, a tab, B.
Writes whether they are equivalent, and the lowest rung that shows it. In JSON, if one of
them is refused, "operand" is 0 for A and 1 for B.`,
  input: "operands or lines",
  arity: 2,
  redacts: "itself",
  options: {
    rung: {
      type: "string",
      value: "RUNG",
      help: "The highest rung to climb to: string, syntax, scheme. Default: scheme.",
      completes: ["string", "syntax", "scheme"],
    },
    ...standardOption,
  },
  fields: ["equivalent", "rung"],
  example: ["http://example.com", "HTTP://example.com:80/"],
  run(values, style) {
    const standard = standardFrom(values);
    // Two strings alone do not contain information about redirects.
    const rungs = (Object.keys(standard.rungs) as Rung[]).filter((each) => each !== "protocol");
    const rung = memberOf(rungs, values.rung ?? "scheme", "rung");
    const handler = (a: string, b: string): Outcome => {
      const found = comparison(a, b, { standard: standard.id as StandardId, rung });
      const verdict =
        found.rung === null ? style.error("different          ") : style.valid(`equivalent (${found.rung})`);
      return {
        passed: found.equivalent,
        record: { ok: true, ...found },
        lines: [`${verdict}  ${quote(shownBy(style, a))}  ${quote(shownBy(style, b))}`],
      };
    };
    return Object.assign(handler, { subjectOf: (argument?: string) => Number(argument === "b") });
  },
});
