/** The Gregorian calendar, for schemes whose URIs contain dates. @module */

/** Returns the number of days of a month in the Gregorian calendar. */
const daysOf = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

const NO_MONTH = "The month must be from 01 to 12.";
const NO_DAY = "This month does not have this day.";

/** A part of a date-time: its position after the beginning or, if it is negative, before the end. */
type Part = readonly [at: number, message: string, isValid: (number: number, text: string) => boolean];

const upTo =
  (last: number): Part[2] =>
  (number) =>
    number <= last;

/** The parts after the year (RFC 3339 section 5.7). The offset is "Z", or a sign with hours and minutes. */
const PARTS: readonly Part[] = [
  [5, NO_MONTH, (month) => month >= 1 && month <= 12],
  [8, NO_DAY, (day, text) => day >= 1 && day <= daysOf(Number(text.slice(0, 4)), Number(text.slice(5, 7)))],
  [11, "The hour must be from 00 to 23.", upTo(23)],
  [14, "The minute must be from 00 to 59.", upTo(59)],
  // A leap second is 60.
  [17, "The second must be from 00 to 60.", upTo(60)],
];

const OFFSET: readonly Part[] = [
  [-5, "The hour of the offset must be from 00 to 23.", upTo(23)],
  [-2, "The minute of the offset must be from 00 to 59.", upTo(59)],
];

/**
 * Finds the first part of a date-time that does not exist.
 *
 * @param text a date-time by the grammar of RFC 3339
 * @returns the offset of its two digits, and a message; `null` if the date-time exists
 */
export function wrongPart(text: string): { readonly at: number; readonly message: string } | null {
  for (const [position, message, isValid] of text.toUpperCase().endsWith("Z") ? PARTS : [...PARTS, ...OFFSET]) {
    const at = position < 0 ? text.length + position : position;
    if (!isValid(Number(text.slice(at, at + 2)), text)) return { at, message };
  }
  return null;
}
