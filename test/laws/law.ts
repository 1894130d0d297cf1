/**
 * A law: a named property of strings. The tests check it on many strings, the same in each run. The fuzzer checks it on
 * its own strings.
 *
 * @module
 */
import { assert, type IProperty } from "fast-check";
import type { StandardId } from "../../src/standards/index.js";
import { effort } from "../support/effort.js";
import { tally } from "../support/tally.js";
import { subjects, type Subject } from "./subject.js";

export { same } from "../support/same.js";

/**
 * The seed of the strings; `LAWS_SEED=1` gives others. The report of a failure has the seed and the path to the string.
 */
export const SEED = Number(process.env["LAWS_SEED"] ?? 3986);

/** How many times more strings `npm run prove` tries than `npm test`. */
export const MANY_TIMES: number = effort(4, 13);

/**
 * Returns how many strings a law tries; `LAWS_RUNS=1000000` sets more.
 *
 * @param runs the usual number
 * @param share of the number in `LAWS_RUNS`, one of so many, for laws that are slow or that have many subjects
 */
export function runsOf(runs: number, share = 1): number {
  const asked = process.env["LAWS_RUNS"];
  return Math.ceil(asked === undefined ? runs : Number(asked) / share);
}

/** The number of strings for each law by RFC 3986 in `npm test`. */
const RUNS = 300;
/** The older standards get a fifth each, because they share most of the code and are slower. */
const OLDER = 5;

/** The time limit in milliseconds. It does not measure speed, but stops a test that would never end. */
export const TIMEOUT: number = 120_000 + runsOf(RUNS * MANY_TIMES) * 12;

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

/** A law of the standards. */
export interface Law {
  /** The law in words. */
  readonly name: string;
  /** Where it applies. */
  readonly scope: Scope;
  /** Makes the property for one standard. */
  readonly property: (subject: Subject) => IProperty<unknown>;
}

/** The standards that have relative references. */
export const RESOLVING: readonly StandardId[] = subjects.filter(({ resolves }) => resolves).map(({ id }) => id);

/**
 * @param laws the list to which the function adds laws
 * @returns a function that adds a law: its name, its scope, and its property for one standard
 */
export function addingTo(
  laws: Law[],
): <Case>(name: string, scope: Scope, property: (subject: Subject) => IProperty<Case>) => void {
  return (name, scope, property) => {
    laws.push({ name, scope, property: property });
  };
}

/** Returns the standards for which a law holds. */
export function subjectsOf({ scope: { of, except = {} } }: Law): readonly Subject[] {
  return subjects.filter(({ id }) => of?.includes(id) !== false && except[id] === undefined);
}

/**
 * Tests each law on every standard in its scope, and each exception.
 *
 * @param times how many times more strings than usual
 */
export function testLaws(laws: readonly Law[], times = 1): void {
  for (const law of laws) {
    const { name, scope, property } = law;
    for (const [id, exception] of Object.entries(scope.except ?? {})) {
      test(`${id}: it does not hold that ${name}, because ${exception.because}`, () => {
        expect(exception.example(subjects.find((subject) => subject.id === id) as Subject)).toBe(true);
      });
    }
    for (const subject of subjectsOf(law)) {
      test(
        `${subject.id}: ${name}`,
        () => {
          const share = subject.id === "rfc3986" ? 1 : OLDER;
          const numRuns = runsOf((RUNS * times) / share, share);
          assert(property(subject), { seed: SEED, numRuns });
          tally("strings of the laws", numRuns);
        },
        TIMEOUT,
      );
    }
  }
}
