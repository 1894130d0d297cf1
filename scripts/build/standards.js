// The standards that the build knows: which grammar files make each one, and which rules get a table of their own.

/** @typedef {"abnf" | "bnf"} Notation that of RFC 5234 or that of RFC 822 */

/**
 * @typedef {object} StandardSource
 * @property {string} id as used in code and in file names
 * @property {string[]} files under `grammar/`, in the order they are read
 * @property {Notation} notation of the definitions in the grammar's comments
 * @property {string} nodes the interface of `src/ast/<id>.ts` that gives the node type of each rule
 * @property {string[]} [reference] the rules of the small table behind the everyday checks
 * @property {boolean} [hasSchemes] whether it defines schemes, so that the definitions of its rules are for people, too
 */

/** @type {StandardSource[]} */
export const STANDARDS = [
  {
    id: "rfc3986",
    files: ["core.peggy", "rfc3986.peggy"],
    notation: "abnf",
    nodes: "RFC3986Nodes",
    reference: ["URI", "URI-reference", "absolute-URI", "relative-ref"],
  },
  {
    id: "rfc2396bis-01",
    files: ["core.peggy", "rfc2396bis-01.peggy"],
    notation: "abnf",
    nodes: "RFC2396bis01Nodes",
    // None has a small table: 2 kB is much for a draft.
  },
  {
    id: "rfc1738",
    files: ["rfc1738.peggy"],
    notation: "bnf",
    nodes: "RFC1738Nodes",
    reference: ["url"],
    hasSchemes: true,
  },
  {
    id: "url-syntax-05",
    files: ["url-syntax-05.peggy"],
    notation: "bnf",
    nodes: "URLSyntax05Nodes",
    reference: ["URL-reference", "absoluteURL", "generic-URL", "relativeURL"],
  },
];
