import { defineCommand, type Command } from "../command.js";
import { baseFrom, baseOptions } from "./shared.js";

export const relativize: Command = defineCommand({
  name: "relativize",
  summary: "Finds the short references that lead from a base to URIs.",
  usage: "--base BASE [TARGET...]",
  details: `Each TARGET, or each line of standard input if there is none, is one input. For each
a reference that resolves to it is written; where there is none, the target itself.`,
  input: "operands or lines",
  arity: 1,
  options: baseOptions,
  fields: ["reference"],
  example: ["--base", "http://a/b/c/d;p?q", "http://a/b/g"],
  run(values) {
    const [standard, base] = baseFrom(values);
    return (target) => {
      const reference = standard.relativize(target, base);
      return { passed: true, record: { ok: true, reference }, lines: [reference] };
    };
  },
});
