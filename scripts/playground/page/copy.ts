/**
 * Writes to the clipboard.
 *
 * @module
 */

/**
 * Copies a text.
 *
 * @param text the text
 * @returns whether the browser has copied it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
