/**
 * Drawing a tree for people.
 *
 * @module
 */
import { childrenOf, type NodeBase } from "../tree/index.js";
import { quote, type Style } from "./terminal.js";

/**
 * @param root the root of a tree
 * @param input the text that was parsed
 * @returns a line for each node: its field, where that is not named as its type is; its type; where it begins and
 *   ends, in UTF-16 code units; and its text. What is absent is not drawn; what is empty is `""`.
 */
export function* draw(root: NodeBase, input: string, style: Style): Generator<string> {
  let labelWidth = 0;
  for (const { label } of rowsOf(root.type, root, "", "")) labelWidth = Math.max(labelWidth, label.length);
  const spanWidth = spanOf(root.end, root.end).length;
  for (const { label, node } of rowsOf(root.type, root, "", "")) {
    const { start, end } = node;
    const span = style.faint(spanOf(start, end).padEnd(spanWidth));
    yield `${label.padEnd(labelWidth)}  ${span}  ${quote(input.slice(start, end))}`;
  }
}

function spanOf(start: number, end: number): string {
  return `${String(start)}–${String(end)}`;
}

interface Row {
  readonly label: string;
  readonly node: NodeBase;
}

/** The rows of a node and of all below it: `first` stands before its own name, `others` before those below it. */
function* rowsOf(name: string, node: NodeBase, first: string, others: string): Generator<Row> {
  yield { label: first + name, node };
  let previous: readonly [name: string, node: NodeBase] | undefined;
  for (const [field, child] of childrenOf(node)) {
    if (previous) yield* rowsOf(...previous, `${others}├─ `, `${others}│  `);
    previous = [nameOf(field, child, node), child];
  }
  if (previous) yield* rowsOf(...previous, `${others}└─ `, `${others}   `);
}

/** What a child is called: by its field and its type, where these differ; in a list by its type alone. */
function nameOf(field: string, { type }: NodeBase, parent: NodeBase): string {
  const isInList = Array.isArray((parent as unknown as Readonly<Record<string, unknown>>)[field]);
  return isInList || type === field ? type : `${field}: ${type}`;
}
