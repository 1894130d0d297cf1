// Helpers for Markdown.

/**
 * @param {string} text
 * @returns {string} the text with Markdown's special characters escaped
 */
export const plain = (text) => text.replace(/[\\`*_<>[\]|]/g, "\\$&");

/** @param {string} language @param {string} text @returns {string} a block of code */
export const fenced = (language, text) => `\`\`\`${language}\n${text}\n\`\`\``;

/**
 * @param {string[]} head
 * @param {string[][]} rows
 * @returns {string} a table
 */
export const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
