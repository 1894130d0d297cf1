/**
 * The common view of a reference that every operation works on.
 *
 * @module
 */

/** A reference's components as strings: `null` where one is absent, which an empty one is not (RFC 3986 section 5.3). */
export interface Components {
  readonly scheme: string | null;
  readonly authority: string | null;
  readonly userinfo: string | null;
  readonly host: string | null;
  readonly port: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
}
