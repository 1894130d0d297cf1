/**
 * Text with characters that nobody sees.
 *
 * @module
 */

/** Characters without a glyph of their own: controls, formats, separators of lines, lone surrogates, combining marks. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Mn}\p{Me}]/gu;

/** The text with a stand-in for each character that has no glyph of its own. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (each) => {
    const code = each.codePointAt(0) as number;
    return `‹U+${code.toString(16).toUpperCase().padStart(4, "0")}›`;
  });
}

/** The text as a string literal of JavaScript, in which every character can be seen. */
export function literal(text: string): string {
  return JSON.stringify(text).replace(UNSEEN, (each) =>
    // One escape for each UTF-16 code unit: a character outside the first plane has two.
    each.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
}
