/**
 * Drawing a tree for people.
 *
 * @module
 */
import { childKeys, type NodeBase } from "../tree/index.js";
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
  let previous: Child | undefined;
  for (const child of childrenOf(node)) {
    if (previous) yield* rowsOf(...previous, `${others}├─ `, `${others}│  `);
    previous = child;
  }
  if (previous) yield* rowsOf(...previous, `${others}└─ `, `${others}   `);
}

type Child = [name: string, node: NodeBase];

/** The children of a node in the order of the text, each with what it is called. */
function* childrenOf(node: NodeBase): Generator<Child> {
  const fields = node as unknown as Readonly<Record<string, NodeBase | readonly NodeBase[] | null>>;
  for (const key of childKeys.get(node.type) ?? []) {
    const held = fields[key] ?? null;
    if (held === null) continue;
    if (!Array.isArray(held)) {
      const { type } = held as NodeBase;
      yield [type === key ? key : `${key}: ${type}`, held as NodeBase];
    } else {
      for (const each of held as readonly NodeBase[]) yield [each.type, each];
    }
  }
}
