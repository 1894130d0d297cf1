import { CURRENT } from "../../standards/current.js";
import type { StandardId } from "../../standards/index.js";
import { defineCommand, type Command } from "../command.js";
import { Misuse } from "../errors.js";
import { repairing } from "../fix.js";
import { languageFrom, languageOptions, findByScheme, STRINGS } from "./shared.js";

export const repair: Command = defineCommand({
  name: "repair",
  summary: "Repairs strings that are not valid.",
  usage: "[STRING...]",
  details: `${STRINGS}
Writes the repaired string for each input. A string that is valid or cannot be repaired
stays the same. If it cannot be repaired, standard error says why and the exit status is 1.`,
  input: "operands or lines",
  arity: 1,
  options: {
    guess: { type: "boolean", help: "Also make repairs that are guesses." },
    certain: { type: "boolean", help: "Make only certain repairs. This is the default." },
    schemes: { type: "boolean", help: "Also apply the documents of the schemes, as validate does." },
    ...languageOptions,
  },
  fields: ["diagnostics", "fix"],
  ok: "ok says whether the input is valid, and fix.ok whether the repaired string is",
  example: ["<http://example.com/a b>", "http://example.com/"],
  run({ guess = false, certain = false, schemes = false, ...values }, style) {
    if (guess && certain) throw new Misuse("--guess cannot be used with --certain");
    const language = languageFrom(values);
    if (!schemes) {
      const { lineEnd } = language;
      return Object.assign(
        repairing(language.find, guess, style),
        lineEnd && { passing: { lineEnd, around: ["", ""], json: false } },
      );
    }
    if (values.rule !== undefined) throw new Misuse("--rule cannot be used with --schemes, which chooses the rule");
    return repairing(findByScheme({ standard: (values.standard ?? CURRENT) as StandardId }), guess, style);
  },
});
