/**
 * How the words for a rule in messages are written.
 *
 * @module
 */

/** Checks what messages call a rule. */
export function expectCalled(called: string): void {
  expect(called).toMatch(/^(?:an? |the |user information$|parameters$)/);
  expect(called).not.toMatch(/[.:;]$/);
  // "a" is wrong before a vowel sound. Abbreviations that are spelled out are not checked.
  expect(called).not.toMatch(/^a [aeio]|^an [bcdgjkpqtvwyz]/);
}

/** Checks the sentence that describes a rule. */
export function expectSentence(sentence: string): void {
  expect(sentence).toMatch(/^(?:[A-Z]|'.').*[^.]\.$/);
  expect(sentence).not.toMatch(/"| {2}/);
}
