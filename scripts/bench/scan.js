// The baseline of the measurements: the minimum work of any check.

/** 0 for a character that is allowed in a URI, otherwise 1. */
const FORBIDDEN = Uint8Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/.test(String.fromCharCode(code)) ? 0 : 1,
);

/**
 * Looks up each character in a table, which is the minimum work of any check.
 *
 * @param {string} input
 */
export function scan(input) {
  let forbidden = 0;
  for (let at = 0; at < input.length; at++) {
    const code = input.charCodeAt(at);
    forbidden |= code < 128 ? /** @type {number} */ (FORBIDDEN[code]) : 1;
  }
  return 1 - forbidden;
}

export const SCAN = { name: "scan (one look-up a character)", run: scan };
