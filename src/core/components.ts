/**
 * The common view of a reference that every operation works on.
 *
 * @module
 */

/** A reference's components as strings: `null` if one is absent, which an empty one is not (RFC 3986 section 5.3). */
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

/** The components of the empty reference. */
export const EMPTY: Components = Object.freeze({
  scheme: null,
  authority: null,
  userinfo: null,
  host: null,
  port: null,
  path: "",
  query: null,
  fragment: null,
});

/** The components that a reference is put together from; the authority's own parts are not looked at. */
export type MainComponents = Pick<Components, "scheme" | "authority" | "path" | "query" | "fragment">;

/**
 * Puts components together (RFC 3986 section 5.3), without asking whether the result still means them.
 *
 * @param components strings, `null` if absent
 */
export function compose({ scheme, authority, path, query, fragment }: MainComponents): string {
  let result = scheme === null ? "" : `${scheme}:`;
  result += authority === null ? path : `//${authority}${path}`;
  if (query !== null) result += `?${query}`;
  if (fragment !== null) result += `#${fragment}`;
  return result;
}

/**
 * Puts an authority together (RFC 3986 section 3.2).
 *
 * @param parts strings, `null` if absent
 */
export function composeAuthority({
  userinfo,
  host,
  port,
}: Pick<Components, "userinfo" | "port"> & { readonly host: string }): string {
  return (userinfo === null ? "" : `${userinfo}@`) + host + (port === null ? "" : `:${port}`);
}
