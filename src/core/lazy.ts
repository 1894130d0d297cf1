/**
 * Values that are computed when they are first asked for, and kept: importing a module then costs nothing.
 *
 * @module
 */

/** Computes a value once. */
export function lazy<Value>(compute: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined;
  return () => (kept ??= { value: compute() }).value;
}

/** Computes a value for each key once. */
export function lazyFor<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    let value = values.get(key);
    if (value === undefined) values.set(key, (value = compute(key)));
    return value;
  };
}
