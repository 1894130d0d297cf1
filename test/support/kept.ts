/**
 * Values that are made once in a process.
 *
 * @module
 */

const ALL = Symbol.for("uri-grammar: kept values");
const holder = globalThis as unknown as Record<symbol, Map<string, unknown> | undefined>;
const all = (holder[ALL] ??= new Map<string, unknown>());

/**
 * Returns a value that does not depend on the code under test. Mutation testing runs a test file again for each mutant, in
 * one process, so that an expensive value should be kept.
 *
 * @param key names the value
 * @param make makes the value when it is first needed
 */
export function kept<Value>(key: string, make: () => Value): Value {
  if (!all.has(key)) all.set(key, make());
  return all.get(key) as Value;
}
