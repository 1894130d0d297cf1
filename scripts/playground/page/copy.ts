/**
 * The clipboard.
 *
 * @module
 */

/**
 * @param text what to copy
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
