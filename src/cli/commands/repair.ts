import { schemeEnd } from "../../core/parts.js";
import type { StandardId } from "../../standards/index.js";
import * as schemes from "../by-scheme.js";
import { defineCommand, type Command } from "../command.js";
import { Misuse } from "../errors.js";
import { repairing, type Find } from "../fix.js";
import { meaningOf } from "./check.js";
import { languageFrom, languageOptions, standardFrom, STRINGS } from "./shared.js";

export const repair: Command = defineCommand({
  name: "repair",
  summary: "Repairs strings that are not valid.",
  usage: "[STRING...]",
  details: `${STRINGS}
Writes the repaired string for each input. A string that is valid or cannot be repaired
stays the same. If it cannot be repaired, standard error says why and the exit status is 1.
A URI of a known scheme is repaired by the documents of its scheme, as validate checks it.`,
  input: "operands or lines",
  arity: 1,
  redacts: "outputs",
  options: {
    guess: { type: "boolean", help: "Also make repairs that are guesses." },
    certain: { type: "boolean", help: "Make only certain repairs. This is the default." },
    "no-schemes": {
      type: "boolean",
      help: "Apply only the generic rules to all schemes, as check does. With --rule, this is always so.",
    },
    ...languageOptions,
  },
  fields: ["diagnostics", "fix"],
  ok: "ok says whether the input is valid, and fix.ok whether the repaired string is",
  example: ["<http://example.com/a b>", "http://example.com/"],
  refusesFileNames: true,
  run({ guess = false, certain = false, ...values }, style) {
    if (guess && certain) throw new Misuse("--guess cannot be used with --certain");
    const language = languageFrom(values);
    const standard = standardFrom(values);
    const id = standard.id as StandardId;
    const { lineEnd, warningsOf } = meaningOf(standard, values.rule ?? standard.defaultRule, language, schemes);
    const names = schemes.schemeNames(id);
    if (values["no-schemes"] !== true && values.rule === undefined && names.length > 0) {
      const find = findByKnownScheme(language.find, (uri) => schemes.validate(uri, { standard: id }), names);
      return repairing(find, guess, style, warningsOf);
    }
    return Object.assign(
      repairing(language.find, guess, style, warningsOf),
      lineEnd && { passing: { lineEnd, around: ["", ""] as const, record: null } },
    );
  },
});

/** Text that a URI cannot begin with, which may be around it. */
const BEFORE = /^[^\w/?#.:%-]+/;

/** Returns a function that finds the faults of a URI of a known scheme by its document, and those of other strings by a rule. */
function findByKnownScheme(findByRule: Find, findByDocument: Find, names: readonly string[]): Find {
  const known = new Set(names);
  return (input) => {
    const text = input.replace(BEFORE, "");
    const isKnown = known.has(text.slice(0, Math.max(schemeEnd(text), 0)).toLowerCase());
    return (isKnown ? findByDocument : findByRule)(input);
  };
}
