import { visit, type Components, type NodeBase } from "../../src/index.js";
import { standards, type StandardId } from "../../src/standards/index.js";
import type { AnyGrammar } from "../../src/operations/grammar.js";

/** No component at all. */
export const absent: Components = {
  scheme: null,
  authority: null,
  userinfo: null,
  host: null,
  port: null,
  path: "",
  query: null,
  fragment: null,
};

/** Makes a leaf for an edited tree. Its positions do not matter. */
export function leaf(type: string, value: string): NodeBase {
  return { type, start: 0, end: 0, value } as NodeBase;
}

/** Converts a tree to a short form for tables, without positions and with leaves as `type:value`. */
export function outline(node: NodeBase): unknown {
  if ("value" in node) return `${node.type}:${String(node.value)}`;
  const fields = Object.entries(node).filter(([key]) => key !== "start" && key !== "end");
  return Object.fromEntries(fields.map(([key, value]) => [key, outlineField(value)]));
}

function outlineField(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outlineField);
  return typeof value === "object" && value !== null ? outline(value as NodeBase) : value;
}

/** Expects that the offsets of each node fit its text. */
export function expectPositions(id: StandardId, root: NodeBase, input: string): void {
  const grammar: AnyGrammar = standards[id];
  expect([root.start, root.end]).toEqual([0, input.length]);
  visit(root, {
    enter(node) {
      expect([node, grammar.print(node)]).toEqual([node, input.slice(node.start, node.end)]);
    },
  });
}
