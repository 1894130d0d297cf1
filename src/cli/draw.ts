/**
 * Draws trees for people.
 *
 * @module
 */
import { childrenOf, type NodeBase } from "../tree/index.js";
import { quote, shownBy, type Style } from "./terminal.js";

/**
 * Draws a tree.
 *
 * @param root the root of the tree
 * @param input the text that was parsed
 * @returns a line for each node: its field, if its name differs from the type; its type; its start and end offset, in
 *   UTF-16 code units; and its text. Absent components are not drawn; empty components are `""`.
 */
export function* draw(root: NodeBase, input: string, style: Style): Generator<string> {
  const shown = shownBy(style, input);
  let labelWidth = 0;
  for (const { label } of rowsOf(root.type, root, "", "")) labelWidth = Math.max(labelWidth, label.length);
  const spanWidth = spanOf(root.end, root.end).length;
  for (const { label, node } of rowsOf(root.type, root, "", "")) {
    const { start, end } = node;
    const span = style.faint(spanOf(start, end).padEnd(spanWidth));
    yield `${label.padEnd(labelWidth)}  ${span}  ${quote(shown.slice(start, end))}`;
  }
}

function spanOf(start: number, end: number): string {
  return `${String(start)}–${String(end)}`;
}

interface Row {
  readonly label: string;
  readonly node: NodeBase;
}

/** Returns the rows of a node and its descendants: `first` precedes its own name, `others` the names of descendants. */
function* rowsOf(name: string, node: NodeBase, first: string, others: string): Generator<Row> {
  yield { label: first + name, node };
  let previous: readonly [name: string, node: NodeBase] | undefined;
  for (const [field, child] of childrenOf(node)) {
    if (previous) yield* rowsOf(...previous, `${others}├─ `, `${others}│  `);
    previous = [nameOf(field, child, node), child];
  }
  if (previous) yield* rowsOf(...previous, `${others}└─ `, `${others}   `);
}

/** Returns the label of a child: its field and its type, if they differ; in a list, only its type. */
function nameOf(field: string, { type }: NodeBase, parent: NodeBase): string {
  const isInList = Array.isArray((parent as unknown as Readonly<Record<string, unknown>>)[field]);
  return isInList || type === field ? type : `${field}: ${type}`;
}
