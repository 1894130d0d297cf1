/** Runs a function in an engine without `URL`. */
export function withoutPlatform<Result>(run: () => Result): Result {
  const kept = globalThis.URL;
  Reflect.deleteProperty(globalThis, "URL");
  try {
    return run();
  } finally {
    globalThis.URL = kept;
  }
}
