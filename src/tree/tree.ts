/**
 * What is known of a grammar's trees: the types of their nodes, and how their text is put together.
 *
 * @module
 */
import type { Mistake, URISyntaxError } from "../core/diagnostic.js";
import { lazy } from "../core/lazy.js";
import { fieldsOf, isLeaf, type Leaf, type NodeBase } from "./node.js";
import { Shape, type FieldType } from "./shape.js";

export type { FieldType } from "./shape.js";

/** A type of nodes, as data for tools that generate code, check trees or document them. */
export interface NodeType {
  /** The name of the rule. */
  readonly type: string;
  /** Whether its nodes carry their text as `value` and have no fields. */
  readonly leaf: boolean;
  /** The fields that hold nodes, in the order of the text; none for a leaf. */
  readonly fields: Readonly<Record<string, FieldType>>;
}

/** What a tree is made by. */
export interface TreeSource {
  /** The id of the standard or the scheme, for messages. */
  readonly id: string;
  /** The shapes, as the build writes them. */
  readonly shapes: string;
  /** The names of all rules. */
  readonly rules: () => readonly string[];
  /** Parses by a rule; throws a URISyntaxError where the text does not match it. */
  readonly parse: (text: string, rule: string) => NodeBase;
  /** The error for a text that is refused for more than its syntax. */
  readonly refuse: (mistake: Mistake) => URISyntaxError;
}

/** A grammar's trees. */
export interface Tree extends Pick<TreeSource, "id" | "parse" | "refuse"> {
  /** The types of nodes that have fields, and of the leaves that these hold. */
  readonly nodeTypes: () => readonly NodeType[];
  /** The names of the types and the fields of its nodes. */
  readonly names: () => ReadonlySet<string>;
  /** What a field of a type of nodes can hold. */
  fieldOf(type: string, field: string): FieldType | undefined;
  /** Whether a node is of this grammar, as far as its type and the names of its fields tell. */
  has(node: NodeBase): boolean;
  /**
   * Writes a tree down by its shapes alone: positions are not looked at, so the tree may have been edited.
   *
   * @throws {TypeError} at a node that has neither a shape nor a value
   */
  print(node: NodeBase): string;
  /** The first node that has no place in the text, as a password without a user; `null` if all have. */
  misfitIn(node: NodeBase): NodeBase | null;
  /** The leaves of a tree, with the positions that they have where the tree is written down. */
  printedLeaves(node: NodeBase): Leaf[];
}

/** The trees of each grammar that is loaded. */
const trees: Tree[] = [];

/** Makes a grammar's trees known. */
export function defineTree({ id, shapes: text, rules, parse, refuse }: TreeSource): Tree {
  const shapes = lazy(
    () =>
      new Map(
        text
          .trim()
          .split("\n")
          .map((line) => {
            const at = line.indexOf("=");
            return [line.slice(0, at), lazy(() => new Shape(line.slice(at + 1)))] as const;
          }),
      ),
  );
  const ruleNames = lazy(() => new Set(rules()));
  const shapeOf = (type: string): Shape | undefined => shapes().get(type)?.();

  function write(node: NodeBase, take: (piece: string | Leaf) => void, misfit?: (node: NodeBase) => void): void {
    if (isLeaf(node)) {
      take(node);
      return;
    }
    const shape = shapeOf(node.type);
    if (!shape) throw new TypeError(`a node of type ${JSON.stringify(node.type)} carries its text as its value`);
    shape.write(node, (piece, fits) => {
      if (typeof piece === "string") take(piece);
      else write(piece, take, misfit);
      if (!fits) misfit?.(piece as NodeBase);
    });
  }

  const tree: Tree = {
    id,
    parse,
    refuse,
    nodeTypes: lazy(() => nodeTypesOf(new Map(Array.from(shapes(), ([type, shape]) => [type, shape().fields])))),
    names: lazy(() => {
      const types = tree.nodeTypes();
      return new Set([...types.map(({ type }) => type), ...types.flatMap(({ fields }) => Object.keys(fields))]);
    }),
    fieldOf(type, field) {
      const fields = shapeOf(type)?.fields;
      return fields && Object.hasOwn(fields, field) ? fields[field] : undefined;
    },
    has(node) {
      if (isLeaf(node)) return ruleNames().has(node.type);
      return shapeOf(node.type)?.fits(fieldsOf(node).map(([name]) => name)) === true;
    },
    print(node) {
      let result = "";
      write(node, (piece) => {
        result += typeof piece === "string" ? piece : piece.value;
      });
      return result;
    },
    misfitIn(node) {
      let first: NodeBase | null = null;
      const nothing = (): void => undefined;
      write(node, nothing, (misfit) => (first ??= misfit));
      return first;
    },
    printedLeaves(node) {
      const leaves: Leaf[] = [];
      let start = 0;
      write(node, (piece) => {
        const value = typeof piece === "string" ? piece : piece.value;
        const end = start + value.length;
        if (typeof piece !== "string") leaves.push({ type: piece.type, start, end, value });
        start = end;
      });
      return leaves;
    },
  };
  trees.push(tree);
  return tree;
}

function nodeTypesOf(composites: ReadonlyMap<string, Readonly<Record<string, FieldType>>>): readonly NodeType[] {
  const held = [...composites.values()].flatMap((fields) => Object.values(fields).flatMap(({ types }) => types));
  const leaves = [...new Set(held)].filter((type) => !composites.has(type));
  return Object.freeze([
    ...Array.from(composites, ([type, fields]) => Object.freeze({ type, leaf: false, fields })),
    ...leaves.map((type) => Object.freeze({ type, leaf: true, fields: {} })),
  ]);
}

/** The trees, of the grammars that are loaded, that a node can be of. */
export function treesWith(node: NodeBase): readonly Tree[] {
  return trees.filter((tree) => tree.has(node));
}

/** Whether a node of the type can be without what the field holds, by the grammars that are loaded. */
export function isOptional(type: string, field: string): boolean {
  const known = trees.map((tree) => tree.fieldOf(type, field)).filter((each) => each !== undefined);
  return known.length === 0 || known.some(({ optional }) => optional);
}
