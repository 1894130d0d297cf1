// The standards: each file of grammar/ that says so in its head, in the lines
//
//     // Standard: <the standard's own rule for URIs>
//     // With: core                     the rules of core.peggy are rules of the standard, too
//     // Notation: BNF                  the definitions are BNF in the manner of RFC 822, not ABNF
//     // Table: <rules>                 the rules for references that get an automaton of their own
//     // Characters: <rules>            rules for one character that this automaton has, too
//     // Defines: schemes               it defines schemes, so that the definitions are for people, too
//     // For: schemes                   the schemes' grammars take rules from it, and their URIs have to match it
import { readdirSync, readFileSync } from "node:fs";

/** @typedef {"abnf" | "bnf"} Notation that of RFC 5234 or that of RFC 822 */

/**
 * @typedef {object} StandardSource
 * @property {string} id as used in code and in file names
 * @property {string[]} files under `grammar/`, in the order they are read
 * @property {Notation} notation of the definitions in the grammar's comments
 * @property {string} uri the rule for URIs
 * @property {string[]} [reference] the rules of the small table behind the everyday checks
 * @property {string[]} characters rules for one character that this table has, too
 * @property {boolean} hasSchemes whether it defines schemes
 * @property {boolean} isForSchemes whether the grammars of schemes build on it
 */

const directory = new URL("../../grammar/", import.meta.url);

/**
 * @param {string} file the name of a grammar file
 * @param {string} text
 * @returns {StandardSource[]} the standard that it defines, if it does
 */
export function standardIn(file, text) {
  const head = new Map(Array.from(text.matchAll(/^\/\/ (\w+): (.+)$/gm), ([, key = "", value = ""]) => [key, value]));
  const uri = head.get("Standard");
  if (uri === undefined) return [];
  const shared = head.get("With");
  const table = head.get("Table");
  return [
    {
      id: file.slice(0, -".peggy".length),
      files: [...(shared === undefined ? [] : [`${shared}.peggy`]), file],
      notation: head.get("Notation") === "BNF" ? "bnf" : "abnf",
      uri,
      ...(table !== undefined && { reference: table.split(", ") }),
      characters: head.get("Characters")?.split(", ") ?? [],
      hasSchemes: head.get("Defines") === "schemes",
      isForSchemes: head.get("For") === "schemes",
    },
  ];
}

/** All standards, in the order of their files' names. */
export const STANDARDS = readdirSync(directory)
  .filter((file) => file.endsWith(".peggy"))
  .sort()
  .flatMap((file) => standardIn(file, readFileSync(new URL(file, directory), "utf8")));

const [generic, ...others] = STANDARDS.filter(({ isForSchemes }) => isForSchemes);
if (!generic || others.length > 0) throw new Error("one standard, and no other, is for schemes");

/** The standard whose rules the grammars of schemes take, and whose URIs theirs have to be. */
export const GENERIC = generic;
