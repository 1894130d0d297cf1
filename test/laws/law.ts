/**
 * A law: a property with a name, tried on many strings, the same ones each time.
 *
 * @module
 */
import { isDeepStrictEqual } from "node:util";
import { assert, type IRawProperty } from "fast-check";
import { has, subjects, type Operations, type Subject } from "./subject.js";

/** Where the strings begin: `LAWS_SEED=1` tries others. A failure's report has the seed and the path to the string. */
const SEED = Number(process.env["LAWS_SEED"] ?? 3986);

/** How many strings each law is tried on: `LAWS_RUNS=1000000` looks harder. */
const RUNS = Number(process.env["LAWS_RUNS"] ?? 10_000);

/** In milliseconds: no limit on speed, but an end to what would never end. */
export const TIMEOUT: number = 120_000 + RUNS * 12;

/** What a law is tried on, for each standard. */
export interface Scope<Needed extends keyof Operations> {
  /** The operations that the law speaks of. A standard that has not all of them does not have the law. */
  readonly needs?: readonly Needed[];
  /** The standards that have the operations but break the law, each with the reason and a string that shows it. */
  readonly except?: Readonly<Record<string, Exception<Needed>>>;
}

/** Why a standard does not have a law. */
export interface Exception<Needed extends keyof Operations = keyof Operations> {
  readonly because: string;
  /** Whether the example still breaks the law: an exception that is none any more is a mistake here. */
  readonly holds: (subject: Subject<Needed>) => boolean;
}

/**
 * Tries a law on every standard that it is made for.
 *
 * @param name what the law says
 * @param scope where it applies
 * @param property makes the property of one standard
 */
export function law<Needed extends keyof Operations = never, Case = unknown>(
  name: string,
  { needs = [], except = {} }: Scope<Needed>,
  property: (subject: Subject<Needed>) => IRawProperty<Case>,
): void {
  for (const subject of subjects) {
    if (!has(subject, needs)) continue;
    const exception = except[subject.id];
    if (exception) {
      test(`${subject.id} does not have the law that ${name}: ${exception.because}`, () => {
        expect(exception.holds(subject)).toBe(true);
      });
    } else {
      test(
        `${subject.id}: ${name}`,
        () => {
          assert(property(subject), { seed: SEED, numRuns: RUNS });
        },
        TIMEOUT,
      );
    }
  }
}

/** As `expect(actual).toEqual(expected)`, a hundred times faster where they are equal: Jest only writes the report. */
export function same(actual: unknown, expected: unknown): void {
  if (Object.is(actual, expected) || isDeepStrictEqual(actual, expected)) return;
  expect(actual).toEqual(expected);
  throw new Error("they differ in a way that Jest does not tell");
}
