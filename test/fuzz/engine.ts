/**
 * The fuzzer: it draws values for each target in turn, keeps strings that reach something new, and shrinks what fails.
 *
 * @module
 */
import fc, { type IRawProperty } from "fast-check";
import { addToPool, poolStrings } from "../laws/pool.js";
import type { Coverage } from "./coverage.js";
import type { Target } from "./target.js";
import { stringsIn, written } from "./value.js";

/** A value for which a target fails. */
export interface Finding {
  readonly target: string;
  /** The seed of the batch in which it was found. */
  readonly seed: number;
  /** The value, as `written` writes it. `null` if a value cannot be written. */
  readonly value: string | null;
  readonly message: string;
}

/** What a target has got. */
export interface Effort {
  readonly executions: number;
  readonly milliseconds: number;
}

/** What a run has done. */
export interface Summary {
  readonly seed: number;
  readonly executions: number;
  readonly seconds: number;
  /** The number of strings in the pool, and how many of them are new. */
  readonly strings: number;
  readonly added: number;
  /** The number of branches that were reached. */
  readonly branches: number;
  readonly findings: readonly Finding[];
  /** How many values each target got, and how long it took in milliseconds. */
  readonly byTarget: Readonly<Record<string, Effort>>;
}

/** Options of a run. */
export interface FuzzOptions {
  readonly targets: readonly Target[];
  readonly seed: number;
  /** Ends the run: returns whether to stop before the next batch. */
  readonly done: (executions: number) => boolean;
  readonly coverage: Coverage;
  /** Is called before each batch. */
  readonly onBatch?: (target: string, seed: number) => void;
  /** Is called after each turn through all targets. */
  readonly onTurn?: (soFar: Pick<Summary, "executions" | "added" | "branches" | "findings">) => void;
}

/** The number of values of a target of cost 1 in the first turn, and in each other turn. */
const FIRST_BATCH = 4;
const BATCH = 64;
/** The time for the search for a simpler value, in milliseconds. */
const SHRINKING = 60_000;
/** The longest string that is kept. */
const LONGEST = 300;

/** Returns the group of a target: what stands before the colon of its name. */
export function groupOf(name: string): string {
  return name.slice(0, name.indexOf(":"));
}

/** Returns the area of a target: all targets of a module. A group for each scheme or law would keep too many strings. */
function areaOf(name: string): string {
  return name.slice(0, name.indexOf("/"));
}

/** Runs the fuzzer until `done` says so. A target that has failed does not run again. */
export async function fuzz({ targets, seed, done, coverage, onBatch, onTurn }: FuzzOptions): Promise<Summary> {
  const started = performance.now();
  const properties = new Map<Target, IRawProperty<unknown>>();
  const findings: Finding[] = [];
  const byTarget: Record<string, Effort> = {};
  const failed = new Set<Target>();
  const before = poolStrings().length;
  let executions = 0;
  let batch = 0;
  let turn = 0;
  // The first turn is short, and comes to its end, so that each target gets a value.
  for (; (turn === 0 || !done(executions)) && failed.size < targets.length; turn++) {
    for (const target of targets) {
      if (failed.has(target)) continue;
      if (turn > 0 && done(executions)) break;
      const begun = performance.now();
      const property = properties.get(target) ?? target.property();
      properties.set(target, property);
      // Any two batches have different seeds. They fit into 32 bits.
      const batchSeed = (seed + Math.imul(++batch, 0x9e3779b1)) | 0;
      onBatch?.(target.name, batchSeed);
      const numRuns = Math.ceil((turn === 0 ? FIRST_BATCH : BATCH) / target.cost);
      const { runs, failure } = await runBatch(property, batchSeed, numRuns, coverage, areaOf(target.name));
      executions += runs;
      const { executions: more = 0, milliseconds = 0 } = byTarget[target.name] ?? {};
      byTarget[target.name] = { executions: more + runs, milliseconds: milliseconds + performance.now() - begun };
      if (!failure) continue;
      findings.push(await shrunk(target, property, batchSeed, numRuns, failure));
      failed.add(target);
    }
    onTurn?.({ executions, added: poolStrings().length - before, branches: coverage.branches, findings });
  }
  return {
    seed,
    executions,
    seconds: (performance.now() - started) / 1000,
    strings: poolStrings().length,
    added: poolStrings().length - before,
    branches: coverage.branches,
    findings,
    byTarget,
  };
}

interface Failure {
  readonly value: unknown;
  readonly error: unknown;
}

async function runBatch(
  property: IRawProperty<unknown>,
  seed: number,
  numRuns: number,
  coverage: Coverage,
  area: string,
): Promise<{ readonly runs: number; readonly failure?: Failure }> {
  const values = fc.sample(property, { seed, numRuns });
  // New strings are added at the end, so that the same seed gives the same batch again.
  const kept: unknown[] = [];
  let runs = 0;
  for (const value of values) {
    coverage.start();
    const error = await errorOf(property, value);
    runs++;
    if (error !== undefined) return { runs, failure: { value, error } };
    if (coverage.end(area) > 0) kept.push(value);
  }
  for (const text of stringsIn(kept)) if (text.length <= LONGEST) addToPool(text);
  return { runs };
}

/** Returns the error that a property throws for a value; `undefined` if there is none. */
export async function errorOf(property: IRawProperty<unknown>, value: unknown): Promise<unknown> {
  await property.runBeforeEach();
  const failure = await property.run(value);
  await property.runAfterEach();
  if (failure === null || fc.PreconditionFailure.isFailure(failure)) return undefined;
  return failure.error ?? new Error("the property failed");
}

/** Finds the simplest value that fails. It is the first one if fast-check does not find it again. */
async function shrunk(
  target: Target,
  property: IRawProperty<unknown>,
  seed: number,
  numRuns: number,
  first: Failure,
): Promise<Finding> {
  const details = await fc.check(property, { seed, numRuns, interruptAfterTimeLimit: SHRINKING });
  const { value, error } =
    details.failed && details.counterexample !== null
      ? { value: details.counterexample, error: details.errorInstance }
      : first;
  return { target: target.name, seed, value: writtenOrNull(value), message: messageOf(error) };
}

function writtenOrNull(value: unknown): string | null {
  try {
    return written(value);
  } catch {
    return null;
  }
}

/** Returns the message of an error with its place, without the addresses of the bundle. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
