/**
 * Reads one member of JSON objects. Each line is one object.
 *
 * @module
 */
import { linesIn, type Records } from "./lines.js";

/**
 * Reads one member of each object.
 *
 * @param text whole lines; empty lines are ignored
 * @param field the name of the member or, if it begins with "/", a JSON Pointer (RFC 6901) to it
 * @returns the member of each object, up to the first line that is not JSON or does not have the member as a string
 */
export function memberOf(text: string, field: string): Records {
  const path = pathOf(field);
  const lines = linesIn(text);
  const strings: string[] = [];
  const numbers: number[] = [];
  for (const [line, json] of lines.entries()) {
    if (json.trim() === "") continue;
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch {
      return { strings, lines: numbers, fault: { line, message: "not JSON" } };
    }
    for (const name of path) value = memberNamed(value, name);
    if (typeof value !== "string") {
      return { strings, lines: numbers, fault: { line, message: `no string at ${JSON.stringify(field)}` } };
    }
    strings.push(value);
    numbers.push(line);
  }
  return { strings, lines: numbers };
}

/** Returns the path of names to a member. RFC 6901 section 4 decodes "~1" first. */
function pathOf(field: string): readonly string[] {
  if (!field.startsWith("/")) return [field];
  return field
    .slice(1)
    .split("/")
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function memberNamed(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}
