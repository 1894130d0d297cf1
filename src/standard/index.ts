/**
 * The standards, by id.
 *
 * @module
 */
import { rfc3986 } from "./rfc3986.js";

/** All standards: a frozen object without prototype, so that no inherited name is mistaken for an id. */
export const standards: Readonly<{ rfc3986: typeof rfc3986 }> = Object.freeze(
  Object.assign(Object.create(null) as object, { rfc3986 }),
);

/** The id of a standard. */
export type StandardId = keyof typeof standards;
