/**
 * @param {string[]} parts
 * @returns {string} those that are not empty, each from a line of its own on
 */
export function lines(...parts) {
  return parts.filter((part) => part !== "").join("\n");
}
