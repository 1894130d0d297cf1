/**
 * Tells objects whose own properties are all that they hold from others.
 *
 * @module
 */

/** The number of prototypes that are looked at. A proxy can pretend to have a prototype without end. */
const MOST_PROTOTYPES = 32;

/**
 * Returns the names of what an object inherits besides methods: getters and data, such as `size` of a `Map`.
 *
 * @param value the object
 * @returns the names; `null` if it has too many prototypes
 */
export function inheritedData(value: object): readonly (string | symbol)[] | null {
  const names: (string | symbol)[] = [];
  let from = Object.getPrototypeOf(value) as object | null;
  for (let count = 0; from !== null && from !== Object.prototype; count++) {
    if (count === MOST_PROTOTYPES) return null;
    for (const key of Reflect.ownKeys(from)) if (!isMethod(from, key)) names.push(key);
    from = Object.getPrototypeOf(from) as object | null;
  }
  return names;
}

function isMethod(from: object, key: string | symbol): boolean {
  // The prototype of all objects of another realm has this accessor.
  return key === "__proto__" || typeof Object.getOwnPropertyDescriptor(from, key)?.value === "function";
}

/**
 * Returns whether an object has no other own properties than enumerable ones with names. Two lists are faster than one of
 * all keys.
 *
 * @param count the number of those that are known
 */
export function hasOnlyKnown(value: object, count: number): boolean {
  return Object.getOwnPropertyNames(value).length === count && Object.getOwnPropertySymbols(value).length === 0;
}

/** Returns whether an object of a class has no properties. Then its data can only be private. */
export function isEmptyInstance(value: object): boolean {
  const from = Object.getPrototypeOf(value) as object | null;
  return from !== null && Object.getPrototypeOf(from) !== null && Reflect.ownKeys(value).length === 0;
}
