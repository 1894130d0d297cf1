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
 * @param {{ code: string }} action one that is no leaf
 * @returns {{ body: string, fields: string }} the body of a function of its labels and of `start` and `end`; and code
 *   that is valid if the action's is and if its node has but fields, and that does not speak of the positions
 */
export function readAction({ code }) {
  const [, before, type, fields] = /^([^]*\breturn )node\(("[^"\\\n]+"), \{([^]*)\}\);\s*$/.exec(code) ?? [];
  if (before === undefined || type === undefined || fields === undefined) return { body: code, fields: code };
  return {
    body: `${before}{ type: ${type}, start, end, ${fields.trim()} };`,
    fields: `${before}{ ...{${fields}} };`,
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
