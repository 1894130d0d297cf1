/** What a registry of schemes says about a scheme. @module */
import { aFunction, aString, optional, readObject } from "../../core/arguments.js";
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
  /** The date of the registration, such as `2026-07-01` or `2026`, if it is later than the list; otherwise `null`. */
  readonly since: string | null;
}

/** Registered schemes by their names in lower case, and the date of the list. */
export interface Registry extends ReadonlyMap<string, RegisteredScheme> {
  readonly date: string;
}

/** A registry that only knows the status of each scheme, and perhaps its date. */
export type Statuses = Pick<ReadonlyMap<string, Pick<RegisteredScheme, "status">>, "get"> & {
  readonly date?: string | undefined;
};

/** Returns what a registry says about a name in lower case. */
export interface LookUp {
  (name: string): Pick<RegisteredScheme, "status"> | undefined;
  readonly date?: string | undefined;
}

/** Returns the function of a registry that the caller passes. */
export function lookUpIn(given: unknown): LookUp {
  const { get, date } = readObject<Statuses>(given, "option 'registry'", { get: aFunction, date: optional(aString) });
  return Object.assign((name: string) => get.call(given, name), { date });
}

/** Says that a scheme is not in a registry. */
export const notListed = ({ date }: { readonly date?: string | undefined }): string =>
  date === undefined ? "not registered" : `not in IANA's list of ${date}`;
