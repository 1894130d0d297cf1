/**
 * The components of a reference as strings: the common data of all operations.
 *
 * @module
 */

/**
 * The components of a reference as strings. A component is `null` if it is absent, "" if it is empty (RFC 3986 section
 * 5.3).
 */
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

/** Some of the components. A component that is `undefined` is missing. A port can be an integer that is not negative. */
export type SomeComponents = {
  readonly [Name in keyof Components]?: Components[Name] | (Name extends "port" ? number : never) | undefined;
};

/** The components of the empty reference. */
export const EMPTY: Components = /* @__PURE__ */ Object.freeze({
  scheme: null,
  authority: null,
  userinfo: null,
  host: null,
  port: null,
  path: "",
  query: null,
  fragment: null,
});

/** The components that a reference is recomposed from. The parts of the authority are not needed. */
export type MainComponents = Pick<Components, "scheme" | "authority" | "path" | "query" | "fragment">;

/**
 * Recomposes a reference (RFC 3986 section 5.3). Does not check that the result has the same components.
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
 * Recomposes an authority (RFC 3986 section 3.2).
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
