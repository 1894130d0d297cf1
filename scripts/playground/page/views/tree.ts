/**
 * Shows a tree: a row for each node. The arrow keys move between rows.
 *
 * @module
 */
import type { NodeBase } from "../../../../src/index.js";
import { data, h } from "../dom.js";
import { childrenOf } from "../../../../src/tree/index.js";
import { kindOf, type Kind } from "../parts.js";

/** The maximal number of nodes that are shown. */
const MOST_ROWS = 300;

interface Row {
  readonly node: NodeBase;
  readonly label: string;
  /** The part of the node, or the part that contains it. */
  readonly kind: Kind | null;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  /** The lines from the rows above. */
  readonly lead: string;
}

/**
 * @param select is called with the node of the row that the user moves to
 * @param name the name of the tree
 */
export function treeView(
  host: HTMLElement,
  select: (node: NodeBase) => void,
  name: string,
): (root: NodeBase, input: string) => void {
  return (root, input) => {
    const rows = [...rowsOf(root)];
    const shown = rows.slice(0, MOST_ROWS);
    const items = shown.map((row, index) => itemOf(row, input, index));
    items.forEach((item, index) => {
      const goTo = (): void => {
        for (const other of items) other.tabIndex = other === item ? 0 : -1;
        select((shown[index] as Row).node);
      };
      item.addEventListener("focus", goTo);
      item.addEventListener("keydown", (event) => {
        const target = items[targetOf(event.key, index, shown)];
        if (!target) return;
        event.preventDefault();
        target.focus();
      });
    });
    const rest = rows.length - shown.length;
    host.replaceChildren(
      h("div", { role: "tree", "aria-label": name, class: "tree" }, ...items),
      ...(rest > 0 ? [h("p", { class: "note" }, `${String(rest)} more nodes are not shown.`)] : []),
    );
  };
}

function itemOf(
  { node, label, kind, level, position, siblings, lead }: Row,
  input: string,
  index: number,
): HTMLElement {
  const { start, end, type } = node;
  const span = `${String(start)}–${String(end)}`;
  return h(
    "div",
    {
      role: "treeitem",
      "aria-level": level,
      "aria-posinset": position,
      "aria-setsize": siblings,
      "data-type": type,
      tabindex: index === 0 ? 0 : -1,
      class: "row",
    },
    h(
      "span",
      { class: kind === null ? "label" : `label ${kind}` },
      h("span", { class: "lead", "aria-hidden": "true" }, lead),
      label,
    ),
    h("span", { class: "span" }, span),
    start === end ? h("span", { class: "text empty" }, "empty") : data(input.slice(start, end), "text"),
  );
}

function targetOf(key: string, index: number, rows: readonly Row[]): number {
  const level = rows[index]?.level ?? 0;
  switch (key) {
    case "ArrowDown":
      return index + 1;
    case "ArrowUp":
      return index - 1;
    case "ArrowRight":
      return (rows[index + 1]?.level ?? 0) > level ? index + 1 : -1;
    case "ArrowLeft":
      return rows.slice(0, index).reduce((found, row, at) => (row.level < level ? at : found), -1);
    case "Home":
      return 0;
    case "End":
      return rows.length - 1;
    default:
      return -1;
  }
}

function* rowsOf(
  node: NodeBase,
  label = node.type,
  kind: Kind | null = null,
  place = { level: 1, position: 1, siblings: 1 },
  first = "",
  others = "",
): Generator<Row> {
  yield { node, label, kind, ...place, lead: first };
  const children = childrenOf(node);
  for (const [index, [field, child]] of children.entries()) {
    const isLast = index === children.length - 1;
    const isNamed = field === child.type || Array.isArray((node as unknown as Record<string, unknown>)[field]);
    yield* rowsOf(
      child,
      isNamed ? child.type : `${field}: ${child.type}`,
      kindOf(field, child) ?? kind,
      { level: place.level + 1, position: index + 1, siblings: children.length },
      others + (isLast ? "└─ " : "├─ "),
      others + (isLast ? "   " : "│  "),
    );
  }
}
