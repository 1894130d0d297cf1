/**
 * Measures how the work of each function grows. It runs in a process of its own, with counters in all sources.
 *
 * @module
 */
import { URISyntaxError } from "../../src/index.js";
import { RECIPES, SCHEME_CALLS, textsOf, type Case, type Options, type SchemeTexts } from "./recipes.js";
import type { Shape } from "./shapes.js";
import { countBuiltins, work } from "./work.js";

/** How the work of a function grew. */
export interface Growth {
  /** The names that lead to the function, and the options. */
  readonly call: string;
  readonly shape: string;
  /** The sizes, and the work for each. */
  readonly sizes: readonly number[];
  readonly counts: readonly number[];
  /** log2 of the ratio of the last two counts: 1 for linear, 2 for quadratic growth. */
  readonly exponent: number;
}

/** All results. */
export interface Report {
  /** The functions that have no recipe. */
  readonly missing: readonly string[];
  /** The recipes that belong to no function. */
  readonly unused: readonly string[];
  /** The errors that are no `URISyntaxError`. */
  readonly errors: readonly string[];
  readonly functions: number;
  readonly measurements: number;
  /** The largest exponent of each call, the largest first. */
  readonly largest: readonly Growth[];
}

/** The largest size, for growth that looks more than linear. */
const MOST = 200_000;
/** The most work for a suspect. */
const MOST_WORK = 3e8;
/**
 * Growth that is measured with larger sizes. A function that treats only the first hundred faults of a text seems to
 * grow faster than it does, up to a certain size.
 */
const SUSPECT = 1.05;

/**
 * Measures a function with one shape.
 *
 * @param least the smallest size
 * @param mostWork no larger size is measured after so much work
 */
export function growthOf(
  call: string,
  { name, make }: Shape,
  run: Case["run"],
  least: number,
  mostWork = MOST_WORK,
): Growth {
  const sizes: number[] = [];
  const counts: number[] = [];
  let exponent = 0;
  const measure = (size: number): number => {
    const input = make(size) as never;
    const before = work.count;
    try {
      run(input);
    } catch (error) {
      if (!(error instanceof URISyntaxError)) throw error;
    }
    return work.count - before;
  };
  // The first call builds tables that later calls use again.
  measure(least);
  for (let size = least; size <= MOST; size *= 2) {
    sizes.push(size);
    counts.push(measure(size));
    const [previous, last] = counts.slice(-2) as [number, number];
    if (sizes.length === 1) continue;
    exponent = Math.log2(Math.max(last, 1) / Math.max(previous, 1));
    if (exponent <= SUSPECT || last > mostWork) break;
  }
  return { call, shape: name, sizes, counts, exponent };
}

/** A function that the entries export. */
interface Exported {
  readonly path: string;
  readonly key: string;
  readonly self: unknown;
  readonly owner: unknown;
}

/** How many members lead from an export to a function. */
const DEEPEST = 3;

/** Returns the functions that modules export, also as members of objects; each function once. */
export function exportedBy(namespaces: Readonly<Record<string, object>>): Exported[] {
  const found: Exported[] = [];
  const seen = new Set<unknown>();
  for (const [entry, namespace] of Object.entries(namespaces)) {
    for (const [name, value] of Object.entries(namespace)) walk(value, [name], namespace, entry);
  }
  return found;

  function walk(value: unknown, path: readonly string[], owner: unknown, entry: string): void {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof RegExp);
    if ((!isObject && typeof value !== "function") || seen.has(value)) return;
    seen.add(value);
    if (typeof value === "function")
      found.push({ path: `${entry}#${path.join(".")}`, key: keyOf(entry, path), self: value, owner });
    else if (path.length <= DEEPEST) {
      for (const [name, member] of Object.entries(value)) walk(member, [...path, name], value, entry);
    }
  }
}

/** Returns the key of a recipe: all standards have the same recipes, and all schemes. */
function keyOf(entry: string, path: readonly string[]): string {
  const short = entry.replace(/^[^/]*\/?/, "");
  if (short === "standards" && path.length > 1) {
    return ["standards.*", ...path.slice(path[0] === "standards" ? 2 : 1)].join(".");
  }
  if (short.startsWith("schemes/") && path.length > 1) return ["schemes/*", ...path.slice(1)].join(".");
  const long = [short, ...path].join(".");
  return long in RECIPES ? long : path.join(".");
}

/** What to measure. */
export interface Plan {
  /** The options of each function, by its path. */
  readonly options: Readonly<Record<string, Options>>;
  /** Only the calls whose name contains this text are measured. */
  readonly only?: string;
  /** The smallest size. It is doubled at least once. */
  readonly least: number;
  /** Of this many shapes, one is measured. */
  readonly every: number;
  /** The same for the texts of schemes. */
  readonly everyOfSchemes: number;
}

/** Measures all functions. */
export function measured(namespaces: Readonly<Record<string, object>>, plan: Plan): Report {
  const exported = exportedBy(namespaces);
  const used = new Set(exported.map(({ key }) => key));
  const unused = Object.keys(RECIPES).filter((key) => !used.has(key));
  const missing: string[] = [];
  const errors: string[] = [];
  const largest: Growth[] = [];
  let measurements = 0;
  const cases: { call: string; shapes: readonly Shape[]; run: Case["run"]; every: number }[] = [];
  for (const { path, key, self, owner } of exported) {
    const recipe = RECIPES[key];
    if (!recipe) {
      missing.push(`${path} (${key})`);
      continue;
    }
    if (typeof recipe === "string") continue;
    for (const { name, shapes, run } of recipe(self as never, plan.options[path] ?? {}, owner)) {
      cases.push({
        call: `${path}${name === "" ? "" : ` (${name})`}`,
        shapes,
        run,
        every: shapes.length < 10 ? 1 : plan.every,
      });
    }
  }
  const { schemes } = namespaces["uri-grammar/schemes"] as { schemes: Map<string, SchemeTexts> };
  for (const [scheme, definition] of schemes) {
    const shapes = textsOf(definition);
    for (const [call, run] of Object.entries(SCHEME_CALLS)) {
      cases.push({ call: `${call} (${scheme})`, shapes, run, every: plan.everyOfSchemes });
    }
  }
  countBuiltins();
  cases.forEach(({ call, shapes, run, every }, turn) => {
    if (!call.includes(plan.only ?? "")) return;
    let most: Growth | null = null;
    // Each case takes other shapes.
    for (let at = turn % every; at < shapes.length; at += every) {
      const shape = shapes[at] as Shape;
      try {
        const growth = growthOf(call, shape, run, plan.least);
        measurements++;
        if (!most || growth.exponent > most.exponent) most = growth;
      } catch (error) {
        // Not every rule has components, and not every standard has each rung.
        if (error instanceof RangeError && /has no components|does not have this rung/.test(error.message)) break;
        errors.push(`${call}, ${shape.name}: ${String(error)}`);
      }
    }
    if (most) largest.push(most);
  });
  largest.sort((a, b) => b.exponent - a.exponent);
  return { missing, unused, errors, functions: exported.length, measurements, largest };
}
