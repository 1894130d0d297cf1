// The standards that the build knows: which grammar files make each one, and which rules get a table of their own.

/**
 * @typedef {object} StandardSource
 * @property {string} id as used in code and in file names
 * @property {string[]} files under `grammar/`, in the order they are read
 * @property {string} nodes the interface of `src/ast/<id>.ts` that gives the node type of each rule
 * @property {string[]} reference the rules of the small table behind the everyday checks
 */

/** @type {StandardSource[]} */
export const STANDARDS = [
  {
    id: "rfc3986",
    files: ["core.peggy", "rfc3986.peggy"],
    nodes: "RFC3986Nodes",
    reference: ["URI", "URI-reference", "absolute-URI", "relative-ref"],
  },
];
