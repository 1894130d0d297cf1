// Parses the code of actions.
//
// The actions call `leaf` and `node` of grammar/tree.peggy, which ask Peggy for the position of the match. Here the
// call becomes an object literal with the positions, and actions that only create a leaf are recognized.

/**
 * @param {{ code: string }} action
 * @returns {string | null} the type of the leaf if the action only returns a leaf
 */
export function leafType({ code }) {
  return /^\s*return leaf\("([^"\\\n]+)"\);\s*$/.exec(code)?.[1] ?? null;
}

/**
 * @typedef {object} NodeAction
 * @property {string} body the body of a function with the labels and `start` and `end` as parameters
 * @property {string} fields code that is valid if and only if the action's code is valid, its node has fields, and it
 *   does not mention the positions
 * @property {((labels: ReadonlyMap<string, string>) => string) | null} literal if the action only puts labels into a
 *   node, a function that returns an expression for the node, given an expression for each label
 */

/**
 * @param {{ code: string }} action an action that does not only return a leaf
 * @returns {NodeAction}
 */
export function readAction({ code }) {
  const [, before, type, fields] = /^([^]*\breturn )node\(("[^"\\\n]+"), \{([^]*)\}\);\s*$/.exec(code) ?? [];
  if (before === undefined || type === undefined || fields === undefined) {
    return { body: code, fields: code, literal: null };
  }
  return {
    body: `${before}{ type: ${type}, start, end, ${fields.trim()} };`,
    fields: `${before}{ ...{${fields}} };`,
    literal: before.trim() === "return" ? literalOf(type, fields) : null,
  };
}

/** A field that holds a label or null: `host`, `first: host`, `host: null`. */
const FIELD = /^(\w+)(?:: (\w+))?$/;

/**
 * @param {string} type
 * @param {string} fields
 * @returns {NodeAction["literal"]}
 */
function literalOf(type, fields) {
  const each = fields.split(",").map((field) => FIELD.exec(field.trim()));
  if (each.includes(null)) return null;
  const named = each.map((match) => /** @type {RegExpExecArray} */ (match));
  return (labels) => {
    const written = named.map(([, name = "", label = name]) => `${name}: ${labels.get(label) ?? label}`);
    return `{ type: ${type}, start: ${String(labels.get("start"))}, end: p, ${written.join(", ")} }`;
  };
}

/**
 * @param {string} code
 * @param {string} name
 * @returns {boolean} whether the code contains the name, except after a dot
 */
export function mentions(code, name) {
  return new RegExp(`(?<![\\w$]|[^.]\\.)${name.replaceAll("$", "\\$")}(?![\\w$])`).test(code);
}
