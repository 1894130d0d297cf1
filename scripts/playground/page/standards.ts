/**
 * The standards as the page names them.
 *
 * @module
 */
import { everyStandard } from "../../../src/standards/by-id.js";
import { standards, type StandardId } from "../../../src/standards/index.js";

/** Each standard as people call it, and its year, from the one in force to the first. */
export const NAMES: readonly (readonly [id: StandardId, name: string, year: string])[] = everyStandard.map(
  ({ id, name, year, status }) => [id, name, status === "obsolete" ? String(year) : `${String(year)}, ${status}`],
);

export function nameOf(id: StandardId): string {
  return standards[id].name;
}

/** The address of a section of a standard's document. */
export function sectionUrl(id: StandardId, section: string): string {
  return standards[id].sectionUrl(section);
}
