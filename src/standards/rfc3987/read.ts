/**
 * Reads the trees of RFC 3987.
 *
 * @module
 */
import { treeReader, type TreeReader } from "../tree-reader.js";

/** Reads a tree that looks like one of the parser. The numbers are those of the fields of each type. */
export const read: TreeReader = /* @__PURE__ */ treeReader("i", {
  IRI: 5,
  "ihier-part": 2,
  "absolute-IRI": 4,
  "irelative-ref": 4,
  "irelative-part": 2,
});
