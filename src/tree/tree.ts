/**
 * The trees of a grammar: the types of their nodes, and how to print them.
 *
 * @module
 */
import type { Mistake, URISyntaxError } from "../core/diagnostic.js";
import { lazy } from "../core/lazy.js";
import { isLeaf, notALeaf, type Leaf, type NodeBase } from "./node.js";
import { known } from "./known.js";
import { addTree, trees } from "./loaded.js";
import { assertAgreement } from "./scheme-node.js";
import { Shape, type FieldType } from "./shape.js";

export type { FieldType } from "./shape.js";

/** A node type as data, for tools that generate code, check trees or document them. */
export interface NodeType {
  /** The name of the rule. */
  readonly type: string;
  /** Whether its nodes hold their text in `value` and have no fields. */
  readonly leaf: boolean;
  /** The fields that hold nodes, in the order of the text. Empty for a leaf. */
  readonly fields: Readonly<Record<string, FieldType>>;
}

/** The source of a grammar's trees. */
export interface TreeSource {
  /** The id of the standard or scheme, for messages. */
  readonly id: string;
  /** The shapes, in the format that the build writes. */
  readonly shapes: string;
  /** The names of all rules. */
  readonly rules: () => readonly string[];
  /** Parses a text by a rule. Throws a URISyntaxError if the text does not match. */
  readonly parse: (text: string, rule: string) => NodeBase;
  /** Returns the error for a text that has the right syntax but is refused for another reason. */
  readonly refuse: (mistake: Mistake) => URISyntaxError;
  /** Returns whether the text of a whole tree contains the fragment of the URI. By default, it does not. */
  readonly hasFragment?: () => boolean;
}

/** The trees of a grammar. */
export interface Tree extends Required<Pick<TreeSource, "id" | "parse" | "refuse" | "hasFragment">> {
  /** The types of the nodes with fields, and of the leaves in these fields. */
  readonly nodeTypes: () => readonly NodeType[];
  /** The names of the node types and of their fields. */
  readonly names: () => ReadonlySet<string>;
  /** Returns the description of a field, if the node type has it. */
  fieldOf(type: string, field: string): FieldType | undefined;
  /**
   * Returns the shape of a node type; `undefined` if its nodes have no fields.
   *
   * @internal
   */
  readonly shapeOf: (type: string) => Shape | undefined;
  /** Returns whether a node belongs to this grammar, judged by its type and its field names. */
  has(node: NodeBase): boolean;
  /**
   * Prints a tree by its shapes. Ignores positions, so the tree can have been edited.
   *
   * @throws {TypeError} at a node that has neither a shape nor a value
   */
  print(node: NodeBase): string;
  /** Prints a tree as `print` does, and returns more about its text. */
  printed(node: NodeBase): Printed;
}

/** A printed tree. */
export interface Printed {
  readonly text: string;
  /** The leaves with their positions in the text. */
  readonly leaves: readonly Leaf[];
  /** The first node that does not belong into the text, such as a password without a user; otherwise `null`. */
  readonly misfit: NodeBase | null;
}

/** Registers the trees of a grammar. */
export function defineTree(source: TreeSource): Tree {
  const { id, shapes: text, rules, parse, refuse, hasFragment = () => false } = source;
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
    if (!shape) throw notALeaf();
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
    hasFragment,
    shapeOf,
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
      return shapeOf(node.type)?.fits(node) === true;
    },
    print(node) {
      // Most nodes that are printed alone are leaves.
      if (isLeaf(node)) return node.value;
      let result = "";
      write(node, (piece) => {
        result += typeof piece === "string" ? piece : piece.value;
      });
      return result;
    },
    printed(node) {
      const leaves: Leaf[] = [];
      let text = "";
      let first: NodeBase | null = null;
      write(
        node,
        (piece) => {
          const value = typeof piece === "string" ? piece : piece.value;
          const start = text.length;
          text += value;
          if (typeof piece !== "string") leaves.push({ type: piece.type, start, end: text.length, value });
        },
        (misfit) => (first ??= misfit),
      );
      return { text, leaves, misfit: first };
    },
  };
  addTree(tree);
  known.assertAgreement = assertAgreement;
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

/** Returns whether a field of a node type can be empty, according to the loaded grammars. */
export function isOptional(type: string, field: string): boolean {
  const known = trees.map((tree) => tree.fieldOf(type, field)).filter((each) => each !== undefined);
  return known.length === 0 || known.some(({ optional }) => optional);
}
