/**
 * Maps that the whole process shares.
 *
 * @module
 */
import { aFunction } from "./arguments.js";

/** Returns a read-only view of a map, with some more members, because the whole process shares one map. */
export function readOnly<Key, Value, const More extends object = object>(
  map: ReadonlyMap<Key, Value>,
  more?: More,
): ReadonlyMap<Key, Value> & More {
  const view: ReadonlyMap<Key, Value> = {
    get size() {
      return map.size;
    },
    get: (key) => map.get(key),
    has: (key) => map.has(key),
    keys: () => map.keys(),
    values: () => map.values(),
    entries: () => map.entries(),
    forEach(callback, thisArgument?: unknown) {
      aFunction(callback, "The callback");
      for (const [key, value] of map) callback.call(thisArgument, value, key, view);
    },
    [Symbol.iterator]: () => map[Symbol.iterator](),
  };
  return Object.freeze(Object.assign(view, more));
}
