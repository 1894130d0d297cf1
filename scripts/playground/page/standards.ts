/**
 * Defines the names of the standards on the page.
 *
 * @module
 */
import { everyStandard } from "../../../src/standards/by-id.js";
import { standards, type StandardId } from "../../../src/standards/index.js";

/** The common name and the year of each standard, the current one first. */
export const NAMES: readonly (readonly [id: StandardId, name: string, year: string])[] = everyStandard.map(
  ({ id, name, year, status }) => [id, name, status === "obsolete" ? String(year) : `${String(year)}, ${status}`],
);

export function nameOf(id: StandardId): string {
  return standards[id].name;
}

/** Returns the address of a section of a standard's document. */
export function sectionUrl(id: StandardId, section: string): string {
  return standards[id].sectionUrl(section);
}
