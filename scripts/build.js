// `npm run build:generated`: reads grammar/ and writes generated/. What it writes, generated/README.md describes.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { isWithin } from "./build/automaton.js";
import { compileAutomaton, compileParser, compileRules, readGrammar } from "./build/grammar.js";
import { compileSchemeAutomaton, compileSchemeParser, readScheme, schemeFiles } from "./build/schemes.js";
import { STANDARDS } from "./build/standards.js";
import { encodeTable } from "./build/table.js";

/** @typedef {import("./build/grammar.js").Grammar} Grammar */

/** @param {unknown} value */
const literal = (value) => JSON.stringify(value, null, 2);

/** @param {{ sources: Grammar["sources"] }} grammar */
const banner = ({ sources }) =>
  `// Made by "npm run build" from ${sources.map(({ source }) => source).join(", ")}. Do not edit.\n`;

/**
 * @param {{ sources: Grammar["sources"] }} grammar
 * @param {import("./build/automaton.js").Automaton} automaton
 * @param {string[]} [within] for a scheme: the rules that match nothing but URIs
 */
function tableModule(grammar, automaton, within) {
  const { starts, classes, states } = encodeTable(automaton);
  const names = automaton.rules;
  const startOf = Object.fromEntries(names.map((name, index) => [name, starts[index]]));
  return [
    banner(grammar),
    `/** @type {{ starts: Record<string, number>, classes: string, states: string${within ? ", within: string[]" : ""} }} */`,
    `export const table = {`,
    `  starts: ${literal(startOf).replaceAll("\n", "\n  ")},`,
    `  classes: ${literal(classes)},`,
    `  states: ${literal(states)},`,
    ...(within ? [`  within: ${JSON.stringify(within)},`] : []),
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
 * @param {{ sources: Grammar["sources"] }} grammar
 * @param {Grammar["rules"]} rules
 */
const definitionsModule = (grammar, rules) =>
  [
    banner(grammar),
    `// Each rule with the section that defines it, the section's title, and the definition.`,
    `export const rules = ${literal(
      rules.map(({ name, section, title, definition }) => [name, section, title, definition]),
    )};`,
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

/** What the modules of a scheme export. @type {Record<string, string>} */
const EXPORTS = { parser: "parse", rules: "rules", table: "table" };

/**
 * @param {import("./build/schemes.js").SchemeGrammar} grammar
 * @returns {Record<string, { rule: string, defaultPort?: string }>} what the file says of each of its schemes
 */
const schemesOf = ({ schemes, ports }) =>
  Object.fromEntries(
    Array.from(schemes, ([name, rule]) => {
      const defaultPort = ports.get(name);
      return [name, { rule, ...(defaultPort !== undefined && { defaultPort }) }];
    }),
  );

/** The type of rules with their definitions. */
const DEFINED_RULES =
  "export const rules: readonly (readonly [name: string, section: string, title: string, definition: string])[];\n";

/** @param {string} code a module that people read, see generated/README.md: it is formatted as the sources are */
const readable = (code) => format(code, { parser: "babel", printWidth: 120 });

for (const standard of STANDARDS) {
  const grammar = readGrammar(standard);
  /** @type {(kind: string, text: string) => void} */
  const write = (kind, text) => {
    writeFileSync(new URL(`../generated/${standard.id}.${kind}`, import.meta.url), text);
  };
  write("parser.js", banner(grammar) + (await readable(compileParser(grammar))));
  write("parser.d.ts", parserTypes(grammar, standard.nodes));
  write("grammar.js", grammarModule(grammar));
  write("grammar.d.ts", `${banner(grammar)}\nexport const grammar: string;\n`);
  if (standard.hasSchemes) {
    write("definitions.js", definitionsModule(grammar, grammar.rules));
    write("definitions.d.ts", `${banner(grammar)}\n${DEFINED_RULES}`);
  }
  if (!standard.reference) continue;
  write("reference.js", tableModule(grammar, compileAutomaton(grammar, standard.reference)));
  write("reference.d.ts", `${banner(grammar)}\nexport const table: import("../src/core/automaton.js").Table;\n`);
}

/** The automaton of a URI, which the schemes' are compared with. */
const [uri] = STANDARDS.filter(({ id }) => id === "rfc3986").map((each) =>
  compileAutomaton(readGrammar(each), ["URI"]),
);
const schemes = new URL("../generated/scheme/", import.meta.url);
// A parser whose grammar is no longer there would be shipped for ever.
rmSync(schemes, { recursive: true, force: true });
mkdirSync(schemes);
/** @type {[name: string, port: string][]} */
const ports = [];
for (const id of schemeFiles()) {
  const grammar = readScheme(id);
  ports.push(...grammar.ports);
  /** @type {(kind: string, text: string) => void} */
  const write = (kind, text) => {
    writeFileSync(new URL(`${id}.${kind}`, schemes), text);
  };
  write("parser.js", banner(grammar) + (await readable(compileSchemeParser(grammar))));
  write(
    "parser.d.ts",
    [
      banner(grammar),
      `/** The node; null where the rule makes none of what it matches; undefined where the input does not match. */`,
      `export function parse(input: string, options: { startRule: string }): unknown;`,
      ``,
    ].join("\n"),
  );
  write("rules.js", definitionsModule(grammar, grammar.own));
  write("rules.d.ts", `${banner(grammar)}\n${DEFINED_RULES}`);
  write(
    "js",
    [
      banner(grammar),
      ...["parser", "rules", "table"].map((each) => `import { ${EXPORTS[each]} } from "./${id}.${each}.js";`),
      ``,
      `export const grammar = { schemes: ${literal(schemesOf(grammar))}, parse, rules, table };`,
      ``,
    ].join("\n"),
  );
  write(
    "d.ts",
    [
      banner(grammar),
      `/** What a scheme is defined by: its rules, its automaton and its parser. */`,
      `export const grammar: import("../../src/schemes/mechanism/grammar.js").BuiltGrammar;`,
      ``,
    ].join("\n"),
  );
  const automaton = compileSchemeAutomaton(grammar);
  const within = automaton.rules.filter((rule) => uri && isWithin(automaton, rule, uri, "URI"));
  write("table.js", tableModule(grammar, automaton, within));
  write(
    "table.d.ts",
    [
      banner(grammar),
      `/** With the rules that match nothing but URIs by RFC 3986. */`,
      `export const table: import("../../src/automaton.js").Table & { readonly within: readonly string[] };`,
      ``,
    ].join("\n"),
  );
}

// Normalization by a standard knows no schemes, but it drops their default ports.
const fromSchemes = `// Made by "npm run build" from the lines "// Port" of grammar/scheme/. Do not edit.\n`;
writeFileSync(
  new URL("../generated/ports.js", import.meta.url),
  `${fromSchemes}\nexport const ports = ${JSON.stringify(
    ports
      .sort()
      .map(([name, port]) => `${name} ${port}`)
      .join("\n"),
  )};\n`,
);
writeFileSync(
  new URL("../generated/ports.d.ts", import.meta.url),
  `${fromSchemes}\n/** A line for each scheme that has a default port: its name and the port. */\nexport const ports: string;\n`,
);
