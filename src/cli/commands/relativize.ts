import { defineCommand, resulting, type Command } from "../command.js";
import { onOneLine } from "../terminal.js";
import { baseFrom, baseOptions } from "./shared.js";

export const relativize: Command = defineCommand({
  name: "relativize",
  summary: "Finds short references that resolve to URIs.",
  usage: "--base BASE [TARGET...]",
  details: `Each TARGET is one input. Without any, each line of standard input is one input.
Writes, for each, a short reference that resolves to the target against BASE, or the target
itself if no shorter reference does.`,
  input: "operands or lines",
  arity: 1,
  options: baseOptions,
  fields: ["reference"],
  example: ["--base", "http://a/b/c/d;p?q", "http://a/b/g"],
  run(values, style) {
    const [standard, base] = baseFrom(values);
    return resulting((target) => {
      const reference = standard.relativize(target, base);
      return { passed: true, record: { ok: true, reference }, lines: [onOneLine(reference, style)] };
    }, "reference");
  },
});
