import { CURRENT } from "../../standards/current.js";
import type { StandardId } from "../../standards/list.js";
import type { Leaf, NodeBase } from "../../tree/index.js";
import { defineCommand, type Command } from "../command.js";
import { draw } from "../draw.js";
import { loadedSchemes, loadSchemes } from "../schemes.js";
import { shownBy } from "../terminal.js";
import { languageFrom, languageOptions, STRINGS } from "./shared.js";

export const parse: Command = defineCommand({
  name: "parse",
  summary: "Draws syntax trees.",
  usage: "[STRING...]",
  details: `${STRINGS}
Writes, for each node: its field, if its name differs from the type; its type, which is the
name of the rule; its start and end offset, in UTF-16 code units; and its text.`,
  input: "operands or lines",
  arity: 1,
  redacts: "itself",
  options: {
    ...languageOptions,
    scheme: { type: "boolean", help: "Also use the scheme's own grammar, and draw its tree under the root." },
  },
  refusesFileNames: true,
  fields: ["node"],
  example: ["http://user@example.com:80/a/?q"],
  async prepare({ scheme }) {
    if (scheme === true) await loadSchemes();
  },
  run(values, style) {
    const language = languageFrom(values);
    const standard = (values.standard ?? CURRENT) as StandardId;
    const rule = values.rule as never;
    const parseOne =
      values.scheme === true
        ? (input: string): NodeBase => loadedSchemes().parse(input, { standard, rule, scheme: true })
        : (input: string): NodeBase => language.parse(input);
    return (input) => {
      const node = parseOne(input);
      const record = { ok: true, node: style.redact === true ? shownNode(node, shownBy(style, input)) : node };
      return { passed: true, record, lines: draw(node, input, style) };
    };
  },
});

/** Returns a copy of a tree, with the texts of its leaves as they are shown. */
function shownNode<Node>(node: Node, shown: string): Node {
  if (Array.isArray(node)) return node.map((each: unknown) => shownNode(each, shown)) as Node;
  if (typeof node !== "object" || node === null) return node;
  const { start, end, value } = node as Node & Partial<Leaf>;
  if (value !== undefined) return { ...node, value: shown.slice(start, end) };
  return Object.fromEntries(Object.entries(node).map(([name, each]) => [name, shownNode(each, shown)])) as Node;
}
