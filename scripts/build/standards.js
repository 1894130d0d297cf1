// The standards and other languages: the files of grammar/ that begin with these lines:
//
//     // Standard: <the standard's own rule for URIs>
//     // Language: <a rule>             instead of "Standard": the strings of the document are not URIs
//     // With: core                     the rules of core.peggy also belong to the standard
//     // Notation: BNF                  the definitions are BNF in the style of RFC 822, not ABNF
//     // Table: <rules>                 the rules for references that get a prebuilt automaton
//     // Characters: <rules>            rules for one character that this automaton also has
//     // Sets: <rules>                  the rules whose characters get a module, for percent-encoding
//     // Quick: <rules>                 the rules for the parts of a reference, for the expression that is tested first
//     // Defines: schemes               it defines schemes: it has their table, and its definitions are shown to users
//     // For: schemes                   scheme grammars import its rules, and their URIs must match it
import { readdirSync, readFileSync } from "node:fs";

/**
 * The notation of RFC 5234 or of RFC 822.
 * @typedef {"abnf" | "bnf"} Notation
 */

/**
 * @typedef {object} StandardSource
 * @property {string} id the id in code and in file names
 * @property {string[]} files the files in `grammar/`, in the order in which they are read
 * @property {Notation} notation the notation of the definitions in the comments
 * @property {string} uri the rule for URIs, or for the strings of another language
 * @property {boolean} isStandard whether its strings are URIs
 * @property {string[]} [reference] the rules of the small table for the most common checks
 * @property {string[]} [quick] the rules for scheme, host name, port and query, and for hexadecimal digits
 * @property {string[]} characters rules for one character that this table also has
 * @property {string[]} sets the rules whose characters get a module: the strings of one character that they match
 * @property {boolean} hasSchemes whether it defines schemes
 * @property {boolean} isForSchemes whether scheme grammars import its rules
 */

const directory = new URL("../../grammar/", import.meta.url);

/**
 * @param {string} file the name of a grammar file
 * @param {string} text
 * @returns {StandardSource[]} the standard or the other language that the file defines, if any
 */
export function standardIn(file, text) {
  const head = new Map(Array.from(text.matchAll(/^\/\/ (\w+): (.+)$/gm), ([, key = "", value = ""]) => [key, value]));
  const standard = head.get("Standard");
  const uri = standard ?? head.get("Language");
  if (uri === undefined) return [];
  const shared = head.get("With");
  const table = head.get("Table");
  const quick = head.get("Quick");
  return [
    {
      id: file.slice(0, -".peggy".length),
      files: [...(shared === undefined ? [] : [`${shared}.peggy`]), file],
      notation: head.get("Notation") === "BNF" ? "bnf" : "abnf",
      uri,
      isStandard: standard !== undefined,
      ...(table !== undefined && { reference: table.split(", ") }),
      ...(quick !== undefined && { quick: quick.split(", ") }),
      characters: head.get("Characters")?.split(", ") ?? [],
      sets: head.get("Sets")?.split(", ") ?? [],
      hasSchemes: head.get("Defines") === "schemes",
      isForSchemes: head.get("For") === "schemes",
    },
  ];
}

/** All standards and other languages, in the order of their file names. */
export const GRAMMARS = readdirSync(directory)
  .filter((file) => file.endsWith(".peggy"))
  .sort()
  .flatMap((file) => standardIn(file, readFileSync(new URL(file, directory), "utf8")));

/** The standards. */
export const STANDARDS = GRAMMARS.filter(({ isStandard }) => isStandard);

const [generic, ...others] = STANDARDS.filter(({ isForSchemes }) => isForSchemes);
if (!generic || others.length > 0) throw new Error('exactly one standard must have the line "For: schemes"');

/** The generic standard: scheme grammars import its rules, and their URIs must match it. */
export const GENERIC = generic;
