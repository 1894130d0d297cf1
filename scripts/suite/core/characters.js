// Characters that the readable cases use.

/** The general delimiters of RFC 3986 section 2.2, two others, and characters that no URI has. */
export const DELIMITERS = [...":/?#[]@", ..."!=", ...'%\\ "|', "\u0000", "\u007F"];

/**
 * @param {string} characters equivalent ones
 * @returns {() => string} a function that returns them in turn
 */
export function rotation(characters) {
  const all = [...characters];
  let turn = 0;
  return () => all[turn++ % all.length] ?? "";
}
