// Makes mutants of the requirements in the header of a grammar file.
import { isRequirement } from "../../build/header.js";

/**
 * @typedef {object} Mutant
 * @property {string} text the whole file, with one change
 * @property {number} line the line of the requirement
 * @property {string} change what is changed
 */

/** The changes of the first line of a requirement. @type {readonly [string, (line: string) => string][]} */
const OF_FACTS = [
  [
    "another level",
    (line) => line.replace(/^\/\/ (Must|Should|Advice)/, (_, level) => `// ${OTHER[String(level)] ?? ""}`),
  ],
  [
    "no party",
    (line) =>
      line.replace(
        /; (?:producers|consumers)(?=[);])|\b(?:producers|consumers); |(?<=\w) \((?:producers|consumers)\)/,
        "",
      ),
  ],
  [
    "another section",
    (line) =>
      line.includes("(") && /^\/\/ \w+ \(/.test(line)
        ? line.replace(/(?<=^\/\/ \w+ \()[^;)]+/, "$&.9")
        : line.replace(/^\/\/ \w+/, "$& (99.9)"),
  ],
];
/** @type {Readonly<Record<string, string>>} */
const OTHER = { Must: "Should", Should: "Advice", Advice: "Must" };

/** The changes of a condition. @type {readonly [string, (line: string) => string][]} */
const OF_CONDITIONS = [
  ["a greater number", (line) => line.replace(/\b\d+\b(?!")/, (digits) => String(BigInt(digits) + 1n))],
  ["a smaller number", (line) => line.replace(/\b\d+\b(?!")/, (digits) => String(BigInt(digits) - 1n))],
  [
    "the opposite",
    (line) =>
      line.includes(" is not ")
        ? line.replace(" is not ", " is ")
        : line.replace(/ is (?=\S+(?: or |$| and )|")/, " is not "),
  ],
  ["the opposite", (line) => line.replace(" does not contain ", " contains ")],
  ["without the last condition", (line) => line.replace(/ and (?:(?! and ).)+$/, "")],
  ["without the last word", (line) => line.replace(/ or \S+$/, "")],
];

/**
 * @param {string} file the text of a grammar file
 * @returns {Mutant[]}
 */
export function mutantsOf(file) {
  const lines = file.split("\n");
  return lines.flatMap((line, index) => {
    if (!isRequirement(line)) return [];
    let end = index + 1;
    while (lines[end]?.startsWith("//   ") === true) end++;
    /** @param {number} at @param {readonly string[]} texts @param {string} change @param {number} [count] */
    const mutant = (at, texts, change, count = 1) => {
      return {
        text: [...lines.slice(0, at), ...texts, ...lines.slice(at + count)].join("\n"),
        line: index + 1,
        change,
      };
    };
    const mutants = [mutant(index, [], "removed", end - index)];
    /** @param {number} at @param {typeof OF_FACTS} changes */
    const changed = (at, changes) => {
      const text = String(lines[at]);
      for (const [change, changeOf] of changes) {
        const other = changeOf(text);
        if (other !== text) mutants.push(mutant(at, [other], change));
      }
    };
    changed(index, OF_FACTS);
    for (let at = index + 1; at < end; at++) {
      if (/^\/\/ {3}If: /.test(String(lines[at]))) changed(at, OF_CONDITIONS);
      else mutants.push(mutant(at, [], `without ${/\w+/.exec(String(lines[at]))?.[0] ?? ""}`));
    }
    return mutants;
  });
}
