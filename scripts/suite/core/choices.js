// The other results that a document allows.

/**
 * A point that a document leaves open. `tag` names it in notes.json.
 *
 * @template Options
 * @typedef {object} Choice
 * @property {string} tag
 * @property {Options} options the answer that differs from that of this package
 */

/**
 * Finds the other results of a case: those of all combinations of other choices.
 *
 * @template {object} Options
 * @param {readonly Choice<Options>[]} choices
 * @param {(options: Options) => string | null} answer returns the result with some choices
 * @param {Options} none no choices
 * @returns {{ result: string | null, tags: string[], also?: (string | null)[] }} the result of this package, the tags of
 *   the choices that change some result, and the other results
 */
export function withChoices(choices, answer, none) {
  const results = Array.from({ length: 2 ** choices.length }, (_, bits) => {
    const taken = choices.filter((_each, index) => bits & (1 << index));
    return answer(taken.reduce((before, { options }) => ({ ...before, ...options }), none));
  });
  const [result = null, ...others] = results;
  const changing = choices.filter((_, index) => results.some((each, bits) => each !== results[bits ^ (1 << index)]));
  const tags = [...new Set(changing.map(({ tag }) => tag))];
  const also = [...new Set(others)].filter((each) => each !== result);
  return { result, tags, ...(also.length > 0 && { also }) };
}
