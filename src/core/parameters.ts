/**
 * Paths with parameters (RFC 1808 section 2.4.5): "a/b;type=c" is the path "a/b" and the parameters "type=c".
 *
 * @module
 */

/** A path and its parameters. */
export interface Parametrized {
  readonly path: string;
  /** The text after the first ";"; `null` if there is no ";". */
  readonly params: string | null;
}

/**
 * Splits a path at the first ";".
 *
 * @param whole a path, which may have parameters
 * @returns the path before the ";", and the parameters after it
 */
export function splitParameters(whole: string): Parametrized {
  const mark = whole.indexOf(";");
  return mark < 0 ? { path: whole, params: null } : { path: whole.slice(0, mark), params: whole.slice(mark + 1) };
}

/** Joins a path and its parameters. */
export function joinParameters({ path, params }: Parametrized): string {
  return params === null ? path : `${path};${params}`;
}
