/**
 * Reads an input with the platform's `URL`, with the base of the page.
 *
 * @module
 */
import { isURIReference, normalize } from "../../../src/index.js";
import { platformReading as readingOf, type PlatformVerdict } from "../../../src/standards/platform.js";

/** The result of `URL` for an input. */
export interface PlatformReading extends PlatformVerdict {
  /** The form that equals the result; `null` if no form does. */
  readonly sameAs: "input" | "normal form" | null;
}

/**
 * Reads an input with `URL`.
 *
 * @param input any string
 * @param base the base for an input without a scheme
 * @returns `null` if `URL` cannot be asked
 */
export function platformReading(input: string, base: string): PlatformReading | null {
  const reading = readingOf(input, base);
  if (reading === null) return null;
  const { href, isRelative } = reading;
  const isNormal = href !== null && !isRelative && isURIReference(input) && normalize(input) === href;
  return { ...reading, sameAs: href === input ? "input" : isNormal ? "normal form" : null };
}
