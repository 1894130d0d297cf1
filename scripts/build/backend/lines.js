/**
 * @param {string[]} parts
 * @returns {string} the parts that are not empty, separated by line breaks
 */
export function lines(...parts) {
  return parts.filter((part) => part !== "").join("\n");
}
