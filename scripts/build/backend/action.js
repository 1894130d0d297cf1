// Reads the code of actions.
//
// grammar/tree.peggy gives actions `leaf` and `node`, which ask Peggy where the match is. Here a node is written out, as
// an object with the positions, in the place of the call; and an action that is no more than a leaf is known as such.

/**
 * @param {{ code: string }} action
 * @returns {string | null} the type of the leaf, where the action does no more than to return one
 */
export function leafType({ code }) {
  return /^\s*return leaf\("([^"\\\n]+)"\);\s*$/.exec(code)?.[1] ?? null;
}

/**
 * @typedef {object} NodeAction
 * @property {string} body of a function of its labels and of `start` and `end`
 * @property {string} fields code that is valid if the action's is and if its node has but fields, and that does not speak
 *   of the positions
 * @property {((labels: ReadonlyMap<string, string>) => string) | null} literal where the action does no more than to put
 *   labels in a node, an expression for the node, given one for each label
 */

/**
 * @param {{ code: string }} action one that is no leaf
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

/** A field that holds a label, or nothing: `host`, `first: host`, `host: null`. */
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
 * @returns {boolean} whether the name stands in the code, other than behind a dot
 */
export function mentions(code, name) {
  return new RegExp(`(?<![\\w$]|[^.]\\.)${name.replaceAll("$", "\\$")}(?![\\w$])`).test(code);
}
