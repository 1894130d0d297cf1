// Pieces of Markdown.

/** @param {string} text @returns {string} the same as Markdown that means nothing but the text */
export const plain = (text) => text.replace(/[\\`*_<>[\]|]/g, "\\$&");

/**
 * @param {string[]} head
 * @param {string[][]} rows
 * @returns {string} a table
 */
export const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
