/**
 * One member of JSON objects, of which each line has one.
 *
 * @module
 */
import { linesIn, type Records } from "./lines.js";

/**
 * @param text whole lines; those that are empty are passed over
 * @param field the member's name or, if it begins with "/", a JSON Pointer (RFC 6901) to it
 * @returns that member of each object; of those up to the first that is no JSON, or has no such string
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

/** The names that lead to a member; RFC 6901 section 4 undoes "~1" first. */
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
