/**
 * Makes invisible characters visible.
 *
 * @module
 */

/** Characters without a glyph: control and format characters, line separators, lone surrogates, combining marks. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Mn}\p{Me}]/gu;

/** Replaces each character without a glyph by a visible one. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (each) => {
    const code = each.codePointAt(0) as number;
    return `‹U+${code.toString(16).toUpperCase().padStart(4, "0")}›`;
  });
}

/** Writes the text as a JavaScript string literal in which every character is visible. */
export function literal(text: string): string {
  return JSON.stringify(text).replace(UNSEEN, (each) =>
    // One escape for each UTF-16 code unit: a character outside the first plane has two.
    each.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
}
