// Laws of the schemes, tested on strings from their automata and on small mutations of these.
import fc, { type Arbitrary } from "fast-check";
import { equivalent, normalize } from "../../src/schemes/index.js";
import { mutated } from "../laws/arbitrary.js";
import { SEED } from "../laws/law.js";
import { changesQuote, normalizesOnce, repairsKeepSecrets, schemeCases, validatesByGrammar } from "./laws.js";

/** The number of strings for each law; `LAWS_RUNS` sets more. */
const RUNS = Number(process.env["LAWS_RUNS"] ?? 1_000) / 5;
/** Fewer strings for the laws that explain and repair repeatedly, because they take longer. */
const REPAIR_RUNS = RUNS / 8;

const check = (strings: Arbitrary<string>, law: (text: string) => void): void => {
  fc.assert(fc.property(strings, law), { numRuns: RUNS, seed: SEED });
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
    fc.assert(fc.property(mutated(strings), secrets, shares, law), { numRuns: REPAIR_RUNS, seed: SEED });
  });
});

test.each([
  ["sip:a@b", ";A", ";a"],
  ["geo:1,2", ";A=%41", ";a=A"],
  ["mailto:a@b?A=%41", "&A=%41", "&a=A"],
])("%s with very many times %j normalizes to the same number of %j and is equivalent to it", (start, part, normal) => {
  const count = 40_000;
  const [uri, form] = [start + part.repeat(count), normalize(start) + normal.repeat(count)];
  expect(normalize(uri) === form).toBe(true);
  expect(equivalent(uri, form)).toBe(true);
});
