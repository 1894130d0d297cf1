/**
 * The types of the nodes, which the build makes of the grammar.
 *
 * @module
 */
export type * from "../../../generated/rfc2396bis-01.tree.js";
