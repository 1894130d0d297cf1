/**
 * @module
 */

/** Computes a value when it is first asked for, and keeps it: importing a module then costs nothing. */
export function lazy<Value>(compute: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined;
  return () => (kept ??= { value: compute() }).value;
}
