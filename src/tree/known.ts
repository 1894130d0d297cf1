/**
 * What the loaded grammars know of trees that callers pass. A module without a grammar imports only this module, so a
 * bundle of it has no code for the trees of parsers.
 *
 * @module
 */
import type { Components } from "../core/components.js";
import type { NodeBase } from "./node.js";

/** A tree of a reference that looks like one of the parser. */
export interface ReadTree {
  readonly type: string;
  readonly components: Components;
}

/** What the loaded grammars know. Without them, trees are read slowly, and no scheme has trees. */
interface Known {
  /** By the id of the standard: reads a tree that looks like one of its parser; see `treeReader`. */
  readonly readers: Map<string, (tree: object) => ReadTree | null>;
  /** Compares a root with the scheme's tree under it; see `scheme-node.ts`. */
  assertAgreement: ((root: NodeBase, text: string) => void) | null;
}

export const known: Known = { readers: /* @__PURE__ */ new Map(), assertAgreement: null };
