// Mutants of the grammars that no test can detect although the mutation test does not prove it, each with the reason.
// A mutant is found by its file, its rule and the change, not by its line.

/**
 * @typedef {object} Equivalent
 * @property {string} source the path of the file
 * @property {string} rule Peggy's name of the rule
 * @property {string} original the text that is replaced
 * @property {string} replacement
 * @property {string} reason
 */

/** @type {Equivalent[]} */
export const EQUIVALENT = [];
