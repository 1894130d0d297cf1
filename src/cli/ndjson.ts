/**
 * Reads and writes one member of JSON objects. Each line is one object.
 *
 * @module
 */
import { present } from "../core/invariant.js";
import { linesIn, type Records } from "./lines.js";
import { decodedFrom, octetsOf, type Frame, type Framed, type Octets } from "./records.js";

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

/**
 * Divides lines of JSON around the member that receives a result.
 *
 * @param bytes whole lines
 * @param records the lines that `memberOf` has read, which are JSON
 * @param field the member: its name, or a JSON Pointer to it
 * @returns the records with their frames, up to the first line that has no place for the member
 */
export function framedMembers<Each>(bytes: Uint8Array, records: Records<Each>, field: string): Records<Each> {
  const { strings, fault } = records;
  const numbers = present(records.lines, "the lines of the records");
  const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString("latin1")
    .split(/(?<=\n)/);
  const path = pathOf(field);
  const frames: Frame[] = [];
  const head = lines.slice(0, numbers[0] ?? fault?.line).join("");
  const framed: Framed = { codec: { kind: "ndjson" }, head, frames };
  for (const [index, line] of numbers.entries()) {
    const frame = frameOf(present(lines[line], "the line of the record"), path);
    if (frame === null) {
      const message = "no object for the member of --to";
      return { strings: strings.slice(0, index), lines: numbers, fault: { line, message }, framed };
    }
    // An empty line stays with the record before it.
    const empty = lines.slice(line + 1, numbers[index + 1] ?? fault?.line);
    frames.push({ ...frame, after: frame.after + empty.join("") });
  }
  return { ...records, framed };
}

/** Divides JSON around a member; `null` if it has no object for it. */
function frameOf(json: Octets, path: readonly string[]): Frame | null {
  let spot: Spot | null = { start: afterSpace(json, 0), end: json.length };
  for (const name of path) {
    if (spot?.end === undefined) return null;
    spot = spotIn(json, spot.start, name);
  }
  if (spot === null) return null;
  const { start, end, isFirst } = spot;
  if (end === undefined) {
    const comma = isFirst === true ? "" : ",";
    const name = octetsOf(JSON.stringify(present(path.at(-1))));
    return { before: `${json.slice(0, start)}${comma}${name}:`, after: json.slice(start) };
  }
  const octets = json.slice(start, end);
  const frame = { before: json.slice(0, start), after: json.slice(end) };
  return octets.startsWith('"') ? { ...frame, kept: [JSON.parse(decodedFrom(octets)) as string, octets] } : frame;
}

/** The place of a value or, without an end, the place for a new member. */
interface Spot {
  readonly start: number;
  readonly end?: number;
  /** Whether a new member is the first of its object. */
  readonly isFirst?: boolean;
}

// The functions below read JSON that is known to be correct.

/** Finds a member or an item of the value that begins at an offset; `null` if there can be none. */
function spotIn(json: Octets, at: number, name: string): Spot | null {
  if (json[at] === "{") return memberAt(json, at, name);
  return json[at] === "[" ? itemAt(json, at, name) : null;
}

/** Finds a member of the object that begins at an offset. If the name is there several times, the last one counts. */
function memberAt(json: Octets, open: number, name: string): Spot {
  const written = octetsOf(JSON.stringify(name));
  let spot: Spot = { start: open + 1, isFirst: true };
  let isThere = false;
  for (let at = afterSpace(json, open + 1); json[at] !== "}";) {
    const colon = afterString(json, at);
    const isNamed = isName(json.slice(at, colon), name, written);
    const start = afterSpace(json, afterSpace(json, colon) + 1);
    const end = afterValue(json, start);
    if (isNamed) spot = { start, end };
    else if (!isThere) spot = { start: end };
    isThere ||= isNamed;
    at = afterSpace(json, end);
    if (json[at] === ",") at = afterSpace(json, at + 1);
  }
  return spot;
}

/** Returns whether a string of JSON is a name. Most are not, and need no decoding. */
function isName(string: Octets, name: string, written: Octets): boolean {
  return string === written || (/[^ -[\]-~]/.test(string) && JSON.parse(decodedFrom(string)) === name);
}

/** Finds an item of the array that begins at an offset. */
function itemAt(json: Octets, open: number, name: string): Spot | null {
  let index = 0;
  for (let start = afterSpace(json, open + 1); json[start] !== "]"; index++) {
    const end = afterValue(json, start);
    if (String(index) === name) return { start, end };
    start = afterSpace(json, end);
    if (json[start] === ",") start = afterSpace(json, start + 1);
  }
  return null;
}

function afterSpace(json: Octets, from: number): number {
  let at = from;
  while (SPACE.has(json.charAt(at))) at++;
  return at;
}

const SPACE: ReadonlySet<string> = new Set([" ", "\t", "\r", "\n"]);

/** Returns the offset after the string that begins at an offset. */
function afterString(json: Octets, from: number): number {
  let at = from + 1;
  while (json[at] !== '"') at += json[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** Returns the offset after the member or item that begins at an offset. It can be nested deeply, so this is a loop. */
function afterValue(json: Octets, from: number): number {
  let at = from;
  let depth = 0;
  if (!/["{[]/.test(json.charAt(at))) {
    // A number or a word.
    while (!/[,\]}\s]/.test(json.charAt(at))) at++;
    return at;
  }
  do {
    const character = json[at];
    if (character === "{" || character === "[") depth += 1;
    if (character === "}" || character === "]") depth -= 1;
    at = character === '"' ? afterString(json, at) : at + 1;
  } while (depth > 0);
  return at;
}
