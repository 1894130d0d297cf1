// Helpers for Markdown.

/**
 * @param {string} text
 * @returns {string} the text with Markdown's special characters escaped
 */
export const plain = (text) => text.replace(/[\\`*_<>[\]|]/g, "\\$&");

/**
 * @param {string[]} head
 * @param {string[][]} rows
 * @returns {string} a table
 */
export const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
