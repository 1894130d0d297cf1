// What any check has to spend, and what the others are measured by.

/** A character that may stand in a URI is 0, any other 1. */
const FORBIDDEN = Uint8Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/.test(String.fromCharCode(code)) ? 0 : 1,
);

/** @param {string} input one table look-up for each character: what any check has to spend */
export function scan(input) {
  let forbidden = 0;
  for (let at = 0; at < input.length; at++) {
    const code = input.charCodeAt(at);
    forbidden |= code < 128 ? /** @type {number} */ (FORBIDDEN[code]) : 1;
  }
  return 1 - forbidden;
}

export const SCAN = { name: "scan (one look-up a character)", run: scan };
