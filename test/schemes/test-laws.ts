/**
 * Tests the laws of all schemes on strings from their automata and on small mutations of these.
 *
 * @module
 */
import fc, { type Arbitrary } from "fast-check";
import { mutated } from "../laws/arbitrary.js";
import { runsOf, SEED } from "../laws/law.js";
import { effort } from "../support/effort.js";
import {
  changesQuote,
  normalizesOnce,
  repairsKeepSecrets,
  schemeCases,
  validatesByGrammar,
  type SchemeCase,
} from "./laws.js";

/** The number of strings for each law in `npm test`, for all schemes together. */
const RUNS = 300;
/** The number of strings for each law and each scheme in `npm run prove`. */
const EACH = effort(40, 100);
/** Fewer strings for the laws that explain and repair repeatedly, because they take longer. */
const REPAIRS = 8;

/** A scheme and a string for it. */
type Drawn = Arbitrary<readonly [text: string, of: SchemeCase]>;

const secrets = fc.stringMatching(/^[bcdfghjkmq]{6}$/);
const shares = fc.double({ min: 0, max: 1, noNaN: true });

/** Tests each law on the strings of some schemes. */
function testLaws(valid: Drawn, changed: Drawn, numRuns: number): void {
  const check = (strings: Drawn, law: (text: string, scheme: SchemeCase["scheme"]) => void): void => {
    fc.assert(
      fc.property(strings, ([text, { scheme }]) => {
        law(text, scheme);
      }),
      { numRuns, seed: SEED },
    );
  };

  test("a normal form has the same scheme, is normal itself, and is equivalent to its input", () => {
    check(valid, normalizesOnce);
  });

  test("a change quotes the text of the input, unless an earlier change wrote that text", () => {
    check(valid, changesQuote);
  });

  test("validation refuses exactly what the grammar refuses", () => {
    check(changed, validatesByGrammar);
  });

  test("repairs give what they announce, a single repair makes nothing worse, and no diagnostic repeats the input", () => {
    const law = ([text, { name }]: readonly [string, SchemeCase], secret: string, share: number): void => {
      repairsKeepSecrets(text, secret, share, name);
    };
    fc.assert(fc.property(changed, secrets, shares, law), { numRuns: Math.ceil(numRuns / REPAIRS), seed: SEED });
  });
}

test("the registry has each scheme under its name", () => {
  expect(schemeCases.filter(({ name, scheme }) => scheme.name !== name)).toEqual([]);
});

/** Tests each law with a fixed number of strings, each of any scheme. */
export function testSchemeLaws(): void {
  const drawn = (strings: (of: SchemeCase) => Arbitrary<string>): Drawn =>
    fc.constantFrom(...schemeCases).chain((of) => strings(of).map((text) => [text, of] as const));
  testLaws(
    drawn(({ strings }) => strings),
    drawn(({ strings }) => mutated(strings)),
    runsOf(RUNS, 5),
  );
}

/** Tests each law on strings of every scheme. */
export function testEveryScheme(): void {
  describe.each(schemeCases)("$file: $name", (of) => {
    const withScheme = (text: string): readonly [string, SchemeCase] => [text, of];
    testLaws(of.strings.map(withScheme), mutated(of.strings).map(withScheme), runsOf(EACH, 5));
  });
}
