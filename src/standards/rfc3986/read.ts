/**
 * Reads the trees of RFC 3986.
 *
 * @module
 */
import { treeReader, type TreeReader } from "../tree-reader.js";

/** Reads a tree that looks like one of the parser. The numbers are those of the fields of each type. */
export const read: TreeReader = /* @__PURE__ */ treeReader("", {
  URI: 5,
  "hier-part": 2,
  "absolute-URI": 4,
  "relative-ref": 4,
  "relative-part": 2,
});
