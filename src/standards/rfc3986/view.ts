/**
 * The components of the trees of RFC 3986, which is all that the operations need from these trees.
 *
 * @module
 */
import { referenceTree, type ReferenceTree } from "../reference-tree.js";

/** The rules for whole references or for their beginning. */
export const referenceRules = [
  "URI",
  "hier-part",
  "URI-reference",
  "absolute-URI",
  "relative-ref",
  "relative-part",
] as const;

/** How trees have components. The numbers are those of the fields of each type. */
const tree: ReferenceTree = /* @__PURE__ */ referenceTree("", {
  URI: 5,
  "hier-part": 2,
  "absolute-URI": 4,
  "relative-ref": 4,
  "relative-part": 2,
});

// Functions, so that a bundle can leave out what it does not use.
export const view: ReferenceTree["view"] = (root) => tree.view(root);
export const read: ReferenceTree["read"] = (root, isIPv4) => tree.read(root, isIPv4);
