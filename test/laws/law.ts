/**
 * A law: a named property, tested on many strings, the same in each run.
 *
 * @module
 */
import { assert, type IProperty } from "fast-check";
import type { StandardId } from "../../src/standards/index.js";
import { subjects, type Subject } from "./subject.js";

export { same } from "../support/same.js";

/**
 * The seed of the strings; `LAWS_SEED=1` gives others. The report of a failure has the seed and the path to the string.
 */
export const SEED = Number(process.env["LAWS_SEED"] ?? 3986);

/**
 * The number of strings for each law by RFC 3986; `LAWS_RUNS=1000000` sets more. The older standards get a fifth each,
 * because they share most of the code and are slower.
 */
const RUNS = Number(process.env["LAWS_RUNS"] ?? 10_000);
const OLDER = 5;

/** The time limit in milliseconds. It does not measure speed, but stops a test that would never end. */
export const TIMEOUT: number = 120_000 + RUNS * 12;

/** The scope of a law. Default: all standards. */
export interface Scope {
  /** The standards to which the law applies. */
  readonly of?: readonly StandardId[];
  /** The standards that are exceptions. */
  readonly except?: Readonly<Partial<Record<StandardId, Exception>>>;
}

/** The reason why a law does not hold for a standard. */
export interface Exception {
  readonly because: string;
  /** An example that breaks the law. If it no longer does, the exception is a mistake. */
  readonly example: (subject: Subject) => boolean;
}

/** The standards that have relative references. */
export const RESOLVING: readonly StandardId[] = subjects.filter(({ resolves }) => resolves).map(({ id }) => id);

/**
 * Tests a law on every standard in its scope.
 *
 * @param name the law in words
 * @param scope where it applies
 * @param property makes the property for one standard
 */
export function law<Case>(
  name: string,
  { of, except = {} }: Scope,
  property: (subject: Subject) => IProperty<Case>,
): void {
  for (const subject of subjects) {
    if (of?.includes(subject.id) === false) continue;
    const exception = except[subject.id];
    if (exception) {
      test(`${subject.id}: it does not hold that ${name}, because ${exception.because}`, () => {
        expect(exception.example(subject)).toBe(true);
      });
    } else {
      test(
        `${subject.id}: ${name}`,
        () => {
          const numRuns = subject.id === "rfc3986" ? RUNS : Math.ceil(RUNS / OLDER);
          assert(property(subject), { seed: SEED, numRuns });
        },
        TIMEOUT,
      );
    }
  }
}
