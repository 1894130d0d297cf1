/**
 * The components of the trees of RFC 3987, which is all that the operations need from these trees.
 *
 * @module
 */
import { treeView, type TreeView } from "../tree-view.js";

/** The rules for whole references or for their beginning. */
export const referenceRules = [
  "IRI",
  "ihier-part",
  "IRI-reference",
  "absolute-IRI",
  "irelative-ref",
  "irelative-part",
] as const;

/** Returns the components of a tree. */
export const view: TreeView = /* @__PURE__ */ treeView("i");
