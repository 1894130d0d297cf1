// `npm run build:generated`: reads grammar/ and writes generated/. What it writes, generated/README.md describes.
import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { compileAutomaton, compileParser, compileRules, readGrammar } from "./build/grammar.js";
import { STANDARDS } from "./build/standards.js";
import { encodeTable } from "./build/table.js";

/** @typedef {import("./build/grammar.js").Grammar} Grammar */

/** @param {unknown} value */
const literal = (value) => JSON.stringify(value, null, 2);

/** @param {Grammar} grammar */
const banner = ({ sources }) =>
  `// Made by "npm run build" from ${sources.map(({ source }) => source).join(", ")}. Do not edit.\n`;

/**
 * @param {Grammar} grammar
 * @param {string[]} names
 */
function tableModule(grammar, names) {
  const { starts, classes, states } = encodeTable(compileAutomaton(grammar, names));
  const startOf = Object.fromEntries(names.map((name, index) => [name, starts[index]]));
  return [
    banner(grammar),
    `/** @type {{ starts: Record<string, number>, classes: string, states: string }} */`,
    `export const table = {`,
    `  starts: ${literal(startOf).replaceAll("\n", "\n  ")},`,
    `  classes: ${literal(classes)},`,
    `  states: ${literal(states)},`,
    `};`,
    ``,
  ].join("\n");
}

/** @param {Grammar} grammar */
const grammarModule = (grammar) =>
  [
    banner(grammar),
    `export const grammar = \``,
    compileRules(grammar).replace(/[\\`]|\$(?=\{)/g, "\\$&"),
    `\`;`,
    ``,
  ].join("\n");

/**
 * @param {Grammar} grammar
 * @param {string} nodes
 */
const parserTypes = (grammar, nodes) =>
  [
    banner(grammar),
    `import type { ${nodes} } from "../src/ast/${grammar.id}.js";`,
    ``,
    `/** The rules' names as the parser knows them, each with the type of its node. */`,
    `export interface StartRules {`,
    ...grammar.rules.map(({ name, pegName }) => `  ${pegName}: ${nodes}["${name}"];`),
    `}`,
    ``,
    `/** The node; null where the rule makes none of what it matches; undefined where the input does not match. */`,
    `export function parse<R extends keyof StartRules>(`,
    `  input: string,`,
    `  options: { startRule: R },`,
    `): StartRules[R] | null | undefined;`,
    ``,
  ].join("\n");

for (const standard of STANDARDS) {
  const grammar = readGrammar(standard);
  /** @type {(kind: string, text: string) => void} */
  const write = (kind, text) => {
    writeFileSync(new URL(`../generated/${standard.id}.${kind}`, import.meta.url), text);
  };
  // Formatted, since people read it; see generated/README.md.
  write("parser.js", banner(grammar) + (await format(compileParser(grammar), { parser: "babel", printWidth: 120 })));
  write("parser.d.ts", parserTypes(grammar, standard.nodes));
  write("grammar.js", grammarModule(grammar));
  write("grammar.d.ts", `${banner(grammar)}\nexport const grammar: string;\n`);
  if (!standard.reference) continue;
  write("reference.js", tableModule(grammar, standard.reference));
  write("reference.d.ts", `${banner(grammar)}\nexport const table: import("../src/automaton.js").Table;\n`);
}
