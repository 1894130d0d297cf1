/**
 * A law: a property with a name, tried on many strings, the same ones each time.
 *
 * @module
 */
import { assert, type IProperty } from "fast-check";
import type { StandardId } from "../../src/standards/index.js";
import { subjects, type Subject } from "./subject.js";

export { same } from "../support/same.js";

/** Where the strings begin: `LAWS_SEED=1` tries others. A failure's report has the seed and the path to the string. */
export const SEED = Number(process.env["LAWS_SEED"] ?? 3986);

/**
 * How many strings each law is tried on, by RFC 3986: `LAWS_RUNS=1000000` looks harder. The older standards share most of
 * the code, and what they give is slower to come by: a fifth of them each.
 */
const RUNS = Number(process.env["LAWS_RUNS"] ?? 10_000);
const OLDER = 5;

/** In milliseconds: no limit on speed, but an end to what would never end. */
export const TIMEOUT: number = 120_000 + RUNS * 12;

/** What a law is tried on. All standards by default. */
export interface Scope {
  /** The standards that the law speaks of. */
  readonly of?: readonly StandardId[];
  /** The standards that do not have the law. */
  readonly except?: Readonly<Partial<Record<StandardId, Exception>>>;
}

/** Why a standard does not have a law. */
export interface Exception {
  readonly because: string;
  /** Whether an example breaks the law: an exception that is none any more is a mistake here. */
  readonly example: (subject: Subject) => boolean;
}

/** The standards that have relative references. */
export const RESOLVING: readonly StandardId[] = subjects.filter(({ resolves }) => resolves).map(({ id }) => id);

/**
 * Tries a law on every standard that it is made for.
 *
 * @param name what the law says
 * @param scope where it applies
 * @param property makes the property of one standard
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
      test(`${subject.id}: not that ${name}, since ${exception.because}`, () => {
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
