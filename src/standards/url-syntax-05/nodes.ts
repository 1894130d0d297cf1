/**
 * The types of the nodes, which the build makes of the grammar.
 *
 * @module
 */
export type * from "../../../generated/url-syntax-05.tree.js";
