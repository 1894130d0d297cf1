// What all cases of `core/` have in common.
import { createHash } from "node:crypto";

/**
 * A case before it has its answer and its id.
 * @typedef {{ section: string, note?: string, tags?: readonly string[], also?: readonly unknown[] } & Record<string, unknown>} Draft
 */

/** @typedef {{ id: string } & Draft} Case */

/**
 * @param {Draft} draft with its answer
 * @returns {Case} the case with its id, and with the members in the order of the format
 */
export function identified({ section, note, tags, ...content }) {
  return {
    id: createHash("sha256").update(canonical(content)).digest("hex").slice(0, 12),
    section,
    ...(note !== undefined && { note }),
    ...(tags !== undefined && tags.length > 0 && { tags }),
    ...content,
  };
}

/**
 * @param {Iterable<Draft>} drafts with their answers
 * @returns {Case[]} each case once
 */
export function casesOf(drafts) {
  /** @type {Map<string, Case>} */
  const cases = new Map();
  for (const draft of drafts) {
    const made = identified(draft);
    if (!cases.has(made.id)) cases.set(made.id, made);
  }
  return [...cases.values()];
}

/**
 * @param {unknown} value JSON
 * @returns {string} the canonical JSON of RFC 8785: the names of each object in order, without blanks
 */
function canonical(value) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const entries = Object.entries(/** @type {Readonly<Record<string, unknown>>} */ (value));
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(",")}}`;
}
