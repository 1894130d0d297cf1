/**
 * What a registry of schemes says about a scheme.
 *
 * @module
 */
import { aFunction, readObject } from "../../core/arguments.js";
import type { Status } from "./scheme.js";

/** A document that a registry names for a scheme. */
export interface RegisteredDocument {
  /** The name for citations, such as `RFC 5781`; its address if it is not an RFC. */
  readonly name: string;
  readonly url: string;
}

/** A scheme in IANA's registry. */
export interface RegisteredScheme {
  /** The name in lower case. */
  readonly name: string;
  readonly status: Status;
  /** The documents that the registry names; empty for most provisional schemes. */
  readonly documents: readonly RegisteredDocument[];
}

/** Registered schemes by their names in lower case. */
export type Registry = ReadonlyMap<string, RegisteredScheme>;

/** A registry that only knows the status of each scheme. */
export type Statuses = Pick<ReadonlyMap<string, Pick<RegisteredScheme, "status">>, "get">;

/** Returns what a registry says about a name in lower case. */
export type LookUp = Statuses["get"];

/** Returns the function of a registry that the caller passes. */
export function lookUpIn(given: unknown): LookUp {
  const { get } = readObject<Statuses>(given, "option 'registry'", { get: aFunction });
  return (name) => get.call(given, name);
}
