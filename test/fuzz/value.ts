/**
 * Writes any value that a property draws as JSON, and reads it back. Strings keep lone surrogates and control characters:
 * the text is ASCII.
 *
 * @module
 */

/** Returns the JSON of a value, in ASCII. */
export function written(value: unknown): string {
  return JSON.stringify(toJSON(value)).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Returns the value of a JSON that `written` has made. */
export function read(json: string): unknown {
  return fromJSON(JSON.parse(json));
}

/** A value that JSON does not have is an object with one of these names. */
type Kind = "$undefined" | "$number" | "$bytes" | "$map" | "$object";

function toJSON(value: unknown): unknown {
  if (value === undefined) return { $undefined: true };
  if (typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0))) {
    return { $number: Object.is(value, -0) ? "-0" : String(value) };
  }
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString("base64") };
  if (value instanceof Map) return { $map: Array.from(value, toJSON) };
  if (Array.isArray(value)) return value.map(toJSON);
  if (value === null || typeof value !== "object") {
    if (typeof value === "function") throw new TypeError("a function cannot be written");
    return value;
  }
  return { $object: Object.entries(value).map(([key, each]) => [key, toJSON(each)]) };
}

function fromJSON(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(fromJSON);
  if (json === null || typeof json !== "object") return json;
  const [kind, content] = Object.entries(json)[0] ?? [];
  switch (kind as Kind) {
    case "$undefined":
      return undefined;
    case "$number":
      return Number(content);
    case "$bytes":
      return Uint8Array.from(Buffer.from(String(content), "base64"));
    case "$map":
      return new Map((content as unknown[]).map((entry) => fromJSON(entry) as [unknown, unknown]));
    case "$object":
      return Object.fromEntries((content as [string, unknown][]).map(([key, each]) => [key, fromJSON(each)]));
  }
}

/** Yields the strings in a value, but not the keys of objects. */
export function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value instanceof Map) for (const entry of value) yield* stringsIn(entry);
  else if (value !== null && typeof value === "object" && !(value instanceof Uint8Array)) {
    for (const each of Object.values(value)) yield* stringsIn(each);
  }
}
