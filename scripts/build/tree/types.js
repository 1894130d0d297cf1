// Generates the types of a grammar's nodes, with the section and the definition of their rules.

/** @typedef {import("./index.js").Tree} Tree */
/** @typedef {import("./index.js").Composite} Composite */
/** @typedef {import("./index.js").Field} Field */
/** @typedef {import("../literate.js").LiterateRule} LiterateRule */

/**
 * @param {Tree} tree
 * @param {LiterateRule[]} rules
 * @param {string} node the path of the module with the base types
 * @returns {string} a module of types
 * @throws {Error} if two rules have the same type name
 */
export function typesOf({ composites, results }, rules, node) {
  const byType = new Map(composites.map((each) => [each.type, each]));
  const byName = new Map(rules.map((rule) => [rule.name, rule]));
  /** @type {Map<string, string>} */
  const taken = new Map();
  /** @type {string[]} */
  const declarations = [];
  /** @param {string} type @param {(name: string) => string} write */
  const declare = (type, write) => {
    const name = typeName(type);
    const other = taken.get(name);
    if (other !== undefined) throw new Error(`${other} and ${type} are both ${name} as types`);
    taken.set(name, type);
    declarations.push(write(name));
  };

  const leaves = new Set(
    [
      ...composites.flatMap(({ fields }) => fields.flatMap(({ types }) => types)),
      ...[...results.values()].flat(),
    ].filter((type) => !byType.has(type)),
  );
  // Types for rules that give another rule's node, or one of several nodes.
  const unions = new Map(
    [...results].filter(([name, types]) => !byType.has(name) && !leaves.has(name) && types.join() !== name),
  );

  /** @param {string[]} types @returns {string} */
  const union = (types) => {
    if (types.length === 0) return "never";
    const name = [...unions].find(([, each]) => each.length > 1 && each.join() === types.join())?.[0];
    return name === undefined ? types.map(typeName).join(" | ") : typeName(name);
  };

  for (const { name } of rules) {
    const composite = byType.get(name);
    const types = unions.get(name);
    if (composite) declare(name, (each) => interfaceOf(each, composite, byName.get(name), union));
    else if (leaves.has(name)) declare(name, (each) => alias(each, `Leaf<${JSON.stringify(name)}>`, byName.get(name)));
    else if (types) declare(name, (each) => alias(each, types.map(typeName).join(" | "), byName.get(name)));
  }
  for (const composite of composites) {
    if (!byName.has(composite.type)) declare(composite.type, (each) => interfaceOf(each, composite, undefined, union));
  }
  for (const type of leaves) {
    if (!byName.has(type)) declare(type, (each) => alias(each, `Leaf<${JSON.stringify(type)}>`, undefined));
  }
  return [
    `import type { Leaf, NodeBase } from ${JSON.stringify(node)};`,
    ``,
    ...declarations,
    `/** The result of the parser for each rule. */`,
    `export interface Nodes {`,
    ...Array.from(results, ([name, types]) => `  ${key(name)}: ${types.map(typeName).join(" | ")};`),
    `}`,
    ``,
    `/** The name of a rule. */`,
    `export type Rule = keyof Nodes;`,
    ``,
    `/** A node of any rule. */`,
    `export type Node = Nodes[Rule];`,
    ``,
  ].join("\n");
}

/**
 * @param {string} name
 * @param {Composite} composite
 * @param {LiterateRule | undefined} rule
 * @param {(types: string[]) => string} union
 */
function interfaceOf(name, { type, fields }, rule, union) {
  return [
    ...comment(rule),
    `export interface ${name} extends NodeBase<${JSON.stringify(type)}> {`,
    ...fields.map((field) => `  readonly ${key(field.name)}: ${typeOf(field, union)};`),
    `}`,
    ``,
  ].join("\n");
}

/** @param {Field} field @param {(types: string[]) => string} union */
function typeOf({ types, isList, isOptional }, union) {
  const items = union(types);
  if (isList) return types.length === 0 ? "readonly []" : `readonly ${/\W/.test(items) ? `(${items})` : items}[]`;
  if (types.length === 0) return "null";
  return isOptional ? `${items} | null` : items;
}

/** @param {string} name @param {string} type @param {LiterateRule | undefined} rule */
const alias = (name, type, rule) => [...comment(rule), `export type ${name} = ${type};`, ``].join("\n");

/** @param {LiterateRule | undefined} rule @returns {string[]} */
function comment(rule) {
  if (!rule) return [];
  const { section, title, definition } = rule;
  // A section without a number is cited by its title in quotes.
  const place = `Section ${section}${section.startsWith('"') ? "" : `, ${title}`}`;
  const lines = definition.split("\n").map((line) => line.replaceAll("*/", "*\\/"));
  const [only = "", ...others] = lines;
  if (others.length === 0 && !only.includes("`")) return [`/** ${place}: \`${only.replace(/ +=/, " =").trim()}\`. */`];
  return [
    `/**`,
    ` * ${place}.`,
    ` *`,
    ` * \`\`\`text`,
    ...lines.map((line) => ` * ${line}`.trimEnd()),
    ` * \`\`\``,
    ` */`,
  ];
}

/**
 * @param {string} name the name of a rule
 * @returns {string} the name of its type
 */
const typeName = (name) =>
  name
    .split(/[-_+.]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** @param {string} name the name of a property */
const key = (name) => (/^[A-Za-z]\w*$/.test(name) ? name : JSON.stringify(name));
