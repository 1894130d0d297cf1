/** The Gregorian calendar, for schemes whose URIs contain dates. @module */

/** Returns whether a month of the Gregorian calendar has a day. */
const hasDay = (year: number, month: number, day: number): boolean => {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day >= 1 && day <= last;
};

/** A part of a date-time: its position after the beginning or, if it is negative, before the end. */
type Part = readonly [at: number, message: string, isValid: (number: number, text: string) => boolean];

const upTo =
  (last: number): Part[2] =>
  (number) =>
    number <= last;

/** The parts after the year (RFC 3339 section 5.7). The offset is "Z", or a sign with hours and minutes. */
const PARTS: readonly Part[] = [
  [5, "The month must be from 01 to 12.", (month) => month >= 1 && month <= 12],
  [8, "This month does not have this day.", (day, text) => hasDay(+text.slice(0, 4), +text.slice(5, 7), day)],
  [11, "The hour must be from 00 to 23.", upTo(23)],
  [14, "The minute must be from 00 to 59.", upTo(59)],
  // A leap second is 60.
  [17, "The second must be from 00 to 60.", upTo(60)],
];

const OFFSET: readonly Part[] = [
  [-5, "The hour of the offset must be from 00 to 23.", upTo(23)],
  [-2, "The minute of the offset must be from 00 to 59.", upTo(59)],
];

/** Returns the offset of the first two digits of a date-time by RFC 3339 that do not exist, and a message; `null` if all do. */
export function wrongPart(text: string): { readonly at: number; readonly message: string } | null {
  for (const [position, message, isValid] of text.toUpperCase().endsWith("Z") ? PARTS : [...PARTS, ...OFFSET]) {
    const at = position < 0 ? text.length + position : position;
    if (!isValid(Number(text.slice(at, at + 2)), text)) return { at, message };
  }
  return null;
}
