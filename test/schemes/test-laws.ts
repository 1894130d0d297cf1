/**
 * Tests the laws of all schemes on strings from their automata and on small mutations of these.
 *
 * @module
 */
import fc, { type Arbitrary } from "fast-check";
import { mutated } from "../laws/arbitrary.js";
import { runsOf, SEED } from "../laws/law.js";
import { changesQuote, normalizesOnce, repairsKeepSecrets, schemeCases, validatesByGrammar } from "./laws.js";

/** The number of strings for each law and each scheme in `npm test`: there are hundreds of schemes. */
const RUNS = 20;
/** Fewer strings for the laws that explain and repair repeatedly, because they take longer. */
const REPAIRS = 8;

/**
 * Tests each law on every scheme.
 *
 * @param times how many times more strings than usual
 */
export function testSchemeLaws(times: number): void {
  const numRuns = runsOf(RUNS * times, 5);
  const check = (strings: Arbitrary<string>, law: (text: string) => void): void => {
    fc.assert(fc.property(strings, law), { numRuns, seed: SEED });
  };

  describe.each(schemeCases)("$file: $name", ({ name, scheme, strings }) => {
    test("the registry has the scheme under its name", () => {
      expect(scheme.name).toBe(name);
    });

    test("a normal form has the same scheme, is normal itself, and is equivalent to its input", () => {
      check(strings, normalizesOnce);
    });

    test("a change quotes the text of the input, unless an earlier change wrote that text", () => {
      check(strings, changesQuote);
    });

    test("validation refuses exactly what the grammar refuses", () => {
      check(mutated(strings), (text) => {
        validatesByGrammar(text, scheme);
      });
    });

    test("repairs give what they announce, a single repair makes nothing worse, and no diagnostic repeats the input", () => {
      const secrets = fc.stringMatching(/^[bcdfghjkmq]{6}$/);
      const shares = fc.double({ min: 0, max: 1, noNaN: true });
      const law = (text: string, secret: string, share: number): void => {
        repairsKeepSecrets(text, secret, share, name);
      };
      fc.assert(fc.property(mutated(strings), secrets, shares, law), {
        numRuns: Math.ceil(numRuns / REPAIRS),
        seed: SEED,
      });
    });
  });
}
