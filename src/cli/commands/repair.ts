import { CURRENT } from "../../standards/current.js";
import type { StandardId } from "../../standards/index.js";
import { defineCommand, type Command } from "../command.js";
import { Misuse } from "../errors.js";
import { repairing } from "../fix.js";
import { languageFrom, languageOptions, schemesFixer, STRINGS } from "./shared.js";

export const repair: Command = defineCommand({
  name: "repair",
  summary: "Repairs strings that are not valid.",
  usage: "[STRING...]",
  details: `${STRINGS}
For each the repaired string is written. A string that is valid or cannot be repaired stays
the same. If it cannot be repaired, standard error says why, and the exit status is 1.`,
  input: "operands or lines",
  arity: 1,
  options: {
    guess: { type: "boolean", help: "Also make repairs that are guesses." },
    certain: { type: "boolean", help: "Make only repairs that are certain. This is the default." },
    schemes: { type: "boolean", help: "Apply the documents of the schemes, too, as validate does." },
    ...languageOptions,
  },
  fields: ["diagnostics", "fix"],
  ok: "ok is whether the input is valid, and fix.ok is whether the repaired string is",
  example: ["https//example.com/a b", "http://example.com/"],
  run({ guess = false, certain = false, schemes = false, ...values }, style) {
    if (guess && certain) throw new Misuse("--guess or --certain: one of the two");
    const language = languageFrom(values);
    if (!schemes) {
      const { lineEnd } = language;
      return Object.assign(
        repairing(language, guess, style),
        lineEnd && { passing: { lineEnd, around: ["", ""], json: false } },
      );
    }
    if (values.rule !== undefined) throw new Misuse("--schemes chooses the rule: without --rule");
    return repairing(schemesFixer({ standard: (values.standard ?? CURRENT) as StandardId }), guess, style);
  },
});
