/**
 * The types of the nodes, which the build makes of the grammar.
 *
 * @module
 */
export type * from "../../../generated/rfc3987.tree.js";
