/**
 * The components of the trees of RFC 3986, which is all that the operations need from these trees.
 *
 * @module
 */
import { treeView, type TreeView } from "../tree-view.js";

/** The rules for whole references or for their beginning. */
export const referenceRules = [
  "URI",
  "hier-part",
  "URI-reference",
  "absolute-URI",
  "relative-ref",
  "relative-part",
] as const;

/** Returns the components of a tree. */
export const view: TreeView = /* @__PURE__ */ treeView("");
