/**
 * All functions that users can call: the exported functions and the methods of exported objects.
 *
 * @module
 */
import { entries } from "../../scripts/entries.js";

/** A function that users can call. */
export interface Callable {
  /** What it is called in tables: the name of the export, or the kind of its object and the name of the method. */
  readonly name: string;
  /** The export through which it was found. */
  readonly where: string;
  readonly call: (...values: unknown[]) => unknown;
}

/** The kinds of objects with methods, each with the members by which it is recognized. */
const KINDS: readonly (readonly [kind: string, ...members: string[]])[] = [
  ["Standard", "ruleFor", "safeParse"],
  ["Scheme", "requirements", "grammar"],
  ["Grammar", "automaton", "nodeTypes"],
  ["Namespace", "nid", "explain"],
  ["SchemeMap", "forEach", "get"],
  ["Specification", "title", "url"],
  ["Schema", "vendor", "validate"],
  ["Format", "type", "validate"],
  ["Requirement", "summary", "find"],
  ["Slip", "code", "pattern"],
  ["SuffixRule", "because", "host"],
];

/** Members that the documentation does not show: other modules of the package use them. */
const INTERNAL = new Set(["tree", "normalization", "text", "refusal", "misread", "record", "source", "decodable"]);

/** Returns all functions, found from the entries of the package, each once. */
export async function callables(): Promise<readonly Callable[]> {
  const found = new Map<unknown, Callable>();
  const seen = new Set<unknown>();

  function visit(value: unknown, name: string, where: string): void {
    if (seen.has(value)) return;
    if (typeof value === "function") {
      seen.add(value);
      found.set(value, { name, where, call: value as Callable["call"] });
    }
    if (typeof value !== "object" || value === null || value instanceof Map || value instanceof RegExp) return;
    seen.add(value);
    const kind = KINDS.find(([, ...members]) => members.every((member) => member in value))?.[0];
    for (const [member, held] of membersOf(value)) {
      if (INTERNAL.has(member)) continue;
      const own = Array.isArray(value) ? name : `${kind ?? name}.${member}`;
      // A method of a class needs its object.
      const bound = typeof held === "function" && !Object.hasOwn(value, member) ? (held.bind(value) as unknown) : held;
      visit(bound, own, where);
    }
  }

  for (const { name: entry, source } of entries()) {
    const exported = (await import(`../../${source.replace(/\.ts$/, ".js")}`)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      visit(
        value,
        entry === "uri-grammar" ? name : `${entry.slice("uri-grammar/".length)} ${name}`,
        `${name} of ${entry}`,
      );
    }
  }
  return [...found.values()];
}

/** Returns the own members of an object, and the methods of its class. */
function membersOf(value: object): [name: string, member: unknown][] {
  const prototype = Object.getPrototypeOf(value) as object | null;
  const isOfClass = prototype !== null && prototype !== Object.prototype && prototype !== Array.prototype;
  const methods = isOfClass ? Object.getOwnPropertyNames(prototype).filter((name) => name !== "constructor") : [];
  return [...Object.keys(value), ...methods].map((name) => [name, (value as Record<string, unknown>)[name]]);
}
