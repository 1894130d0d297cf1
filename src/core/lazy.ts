/**
 * Lazy values: computed on first use and cached, so that importing a module costs nothing.
 *
 * @module
 */

/** Returns a function that computes a value once. */
export function lazy<Value>(compute: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined;
  return () => (kept ??= { value: compute() }).value;
}

/**
 * Returns a function that computes a value once per key. The last key is cached separately, because it mostly comes
 * again.
 */
export function lazyFor<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  let lastKey: Key | undefined;
  let lastValue: Value | undefined;
  return (key) => {
    // Stryker disable next-line ConditionalExpression: The map has the value, too. This is only slower.
    if (key === lastKey && lastValue !== undefined) return lastValue;
    let value = values.get(key);
    if (value === undefined) values.set(key, (value = compute(key)));
    lastKey = key;
    lastValue = value;
    return value;
  };
}
