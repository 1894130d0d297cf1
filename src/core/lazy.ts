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

/** Computes a value for each key once. The key of the call before is found without a search: it mostly comes again. */
export function lazyFor<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  let lastKey: Key | undefined;
  let lastValue: Value | undefined;
  return (key) => {
    if (key === lastKey && lastValue !== undefined) return lastValue;
    let value = values.get(key);
    if (value === undefined) values.set(key, (value = compute(key)));
    lastKey = key;
    lastValue = value;
    return value;
  };
}
