/**
 * The components of the trees of RFC 3987, which is all that the operations need from these trees.
 *
 * @module
 */
import { referenceTree, type ReferenceTree } from "../reference-tree.js";

/** The rules for whole references or for their beginning. */
export const referenceRules = [
  "IRI",
  "ihier-part",
  "IRI-reference",
  "absolute-IRI",
  "irelative-ref",
  "irelative-part",
] as const;

/** How trees have components. The numbers are those of the fields of each type. */
const tree: ReferenceTree = /* @__PURE__ */ referenceTree("i", {
  IRI: 5,
  "ihier-part": 2,
  "absolute-IRI": 4,
  "irelative-ref": 4,
  "irelative-part": 2,
});

// Functions, so that a bundle can leave out what it does not use.
export const view: ReferenceTree["view"] = (root) => tree.view(root);
export const read: ReferenceTree["read"] = (root, isIPv4) => tree.read(root, isIPv4);
