/**
 * Tests the laws of explanations and repairs on references with one to three typical mistakes.
 *
 * @module
 */
import fc, { type Arbitrary } from "fast-check";
import { sourceFor } from "../../src/schemes/mechanism/explanation.js";
import { schemes } from "../../src/schemes/index.js";
import { currentStandard } from "../../src/standards/current.js";
import { explained as iris } from "../../src/standards/rfc3987/grammar.js";
import { runsOf, SEED } from "../laws/law.js";
import { JUDGED, readJudged } from "../support/judgements.js";
import {
  faultsAgree,
  keepsHost,
  keepsSecrets,
  RULES,
  repairsAgree,
  repairsOnce,
  shortAgrees,
  validationAgrees,
} from "./laws.js";

/** The number of strings for each law in `npm test`. */
const RUNS = 100;

const BASES = [
  "http://user:pw@example.com:8042/over/there?name=ferret#nose",
  "//host/p",
  "a/b?c",
  "urn:example:a",
  "http://[2001:db8::1]:80/x",
  "mailto:joe@example.com?subject=x",
  "/a/b/../c",
  "tel:+1-201-555-0123",
  "C:\\dir\\x",
  "www.example.com/x y",
];
const BITS = [
  ..." %[]#@:\\{}<>\"\n\t/?x1('|",
  "\u200B",
  "\u00E9",
  "\u201C",
  "\u2026",
  "\uD800",
  "\0",
  "::",
  "%2",
  "\u{1F600}",
];

const broken: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...BASES),
    fc.array(fc.tuple(fc.nat(80), fc.nat(2), fc.constantFrom("", ...BITS)), { minLength: 1, maxLength: 3 }),
  )
  .map(([base, changes]) =>
    changes.reduce((text, [at, removed, added]) => text.slice(0, at) + added + text.slice(at + removed), base),
  );

/**
 * Tests each law.
 *
 * @param times how many times more strings than usual
 */
export function testExplanations(times: number): void {
  const numRuns = runsOf(RUNS * times);

  function check(law: (text: string) => void): void {
    fc.assert(fc.property(broken, law), { numRuns, seed: SEED });
  }

  describe.each(RULES)("as a %s", (rule) => {
    test("a string has faults if and only if it is invalid; they are in order, and the first one is the parser's", () => {
      check((text) => {
        faultsAgree(text, rule);
      });
    });

    test("if each fault has a repair, all repairs together make it valid; edits do not overlap and do not repeat the input", () => {
      check((text) => {
        repairsAgree(text, rule);
      });
    });

    test("repairing a repaired or a valid string changes nothing", () => {
      check((text) => {
        repairsOnce(text, rule);
      });
    });
  });

  const byScheme = sourceFor({ standard: currentStandard, schemes });
  const sources = [
    ...(["URI", "URI-reference", "path", "query", "host"] as const).map((rule) => currentStandard.source(rule)),
    ...[iris.source("IRI"), byScheme],
  ];

  test("the short way to explain a text finds the same as the general one", () => {
    let taken = 0;
    const law = (text: string): void => {
      for (const source of sources) if (shortAgrees(text, source)) taken++;
    };
    for (const { input } of JUDGED.flatMap(readJudged)) law(input);
    fc.assert(fc.property(broken, law), { numRuns: runsOf(10 * RUNS * times ** 3), seed: SEED });
    expect(taken).toBeGreaterThan(numRuns);
  });

  test("a repair never changes a valid host", () => {
    const schemes = fc.constantFrom("http", "https", "ws", "ftp", "example");
    fc.assert(fc.property(schemes, broken, keepsHost), { numRuns, seed: SEED });
  });

  test("the same laws hold for validation with schemes", () => {
    check(validationAgrees);
  });

  test("no diagnostic contains more than one character of the input", () => {
    const law = (text: string, at: number): void => {
      keepsSecrets(text, at);
    };
    fc.assert(fc.property(broken, fc.nat(60), law), { numRuns, seed: SEED });
  });
}
