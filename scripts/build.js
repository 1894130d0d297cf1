// `npm run build:generated`: reads grammar/ and writes generated/. What it writes, generated/README.md describes.
import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { compileAutomaton, compileParser, readGrammar } from "./build/grammar.js";
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
const rulesModule = (grammar) =>
  [
    banner(grammar),
    `// Each rule with the section that defines it, and the section's title.`,
    `export const rules = ${literal(grammar.rules.map(({ name, section, title }) => [name, section, title]))};`,
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
  const names = grammar.rules.map(({ name }) => name);
  /** @type {(kind: string, text: string) => void} */
  const write = (kind, text) => {
    writeFileSync(new URL(`../generated/${standard.id}.${kind}`, import.meta.url), text);
  };
  const tableTypes = `${banner(grammar)}\nexport const table: import("../src/automaton.js").Table;\n`;
  // Formatted, since people read it; see generated/README.md.
  write("parser.js", banner(grammar) + (await format(compileParser(grammar), { parser: "babel", printWidth: 120 })));
  write("parser.d.ts", parserTypes(grammar, standard.nodes));
  write("rules.js", rulesModule(grammar));
  write(
    "rules.d.ts",
    `${banner(grammar)}\nexport const rules: readonly (readonly [name: string, section: string, title: string])[];\n`,
  );
  write("table.js", tableModule(grammar, names));
  write("table.d.ts", tableTypes);
  write("reference.js", tableModule(grammar, standard.reference));
  write("reference.d.ts", tableTypes);
}
