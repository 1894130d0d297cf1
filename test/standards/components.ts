/**
 * Components are split without making a tree. By every rule for references, they equal the components of the tree.
 *
 * @module
 */
import fc from "fast-check";
import { walk, mutated } from "../laws/arbitrary.js";
import { same, SEED } from "../laws/law.js";
import { subjects, type Subject } from "../laws/subject.js";

const byRule = subjects.flatMap((subject) =>
  subject.standard.referenceRules.map((rule) => [subject.id, rule, subject] as const),
);

/** Checks whether the components equal those of the tree; `null` if the text is invalid. */
function hasThoseOfTree({ standard }: Subject, text: string, rule: string): boolean | null {
  if (!standard.test(text, { rule })) return null;
  same(standard.components(text, { rule }), standard.components(standard.parse(text, { rule })));
  return true;
}

// Parts that decide between the readings of a string, valid and almost valid.
const NAMES = ["http", "FILE", "ftp", "gopher", "mailto", "news", "nntp", "telnet", "wais", "prospero", "other", "url"];
const SCHEMES = ["", ":", "1.+:", "a_b:", ...NAMES.map((name) => `${name}:`)];
const HOSTS = "//h //h: //h:80 //h:8x //-h //a_b //1.2.3 //[::1]:80 //h;x //h%41";
const USERS = "//@ //@h //u@h //u:@h:1 //u:p@h //u:p:q@h //u@v@h //u@[::1]";
const AUTHORITIES = ["", "//", ...HOSTS.split(" "), ...USERS.split(" ")];
const PATHS = ["", "/", "/g", "/a:b", "/a/b/c", "//", "//h", "/p;type=a", "*", "a", "a:b", "a@b", ";", "@", "%41"];
const QUERIES = ["", "?", "?q?r", "?[", "?u@h/"];
const FRAGMENTS = ["", "#f?g/:@"];

/** All combinations of these parts. */
const ambiguous: readonly string[] = SCHEMES.flatMap((scheme) =>
  AUTHORITIES.flatMap((authority) =>
    PATHS.flatMap((path) =>
      QUERIES.flatMap((query) => FRAGMENTS.map((fragment) => scheme + authority + path + query + fragment)),
    ),
  ),
);

/**
 * Tests the components of almost ambiguous strings.
 *
 * @param step takes one of so many strings. It should have no factor in common with the numbers of the parts, so that all
 *   parts are tried
 */
export function testAmbiguous(step: number): void {
  test.each(byRule)("%s: by %s, for almost ambiguous strings", (_id, rule, subject) => {
    let valid = 0;
    for (let at = 0; at < ambiguous.length; at += step) {
      if (hasThoseOfTree(subject, ambiguous[at] ?? "", rule) !== null) valid++;
    }
    // Few strings may be none of a rare rule.
    if (step === 1) expect(valid).toBeGreaterThan(0);
  });
}

/**
 * Tests the components of strings of the grammar, and of changed ones.
 *
 * @param numRuns the number of strings for each rule
 */
export function testDrawn(numRuns: number): void {
  test.each(byRule)("%s: by %s, for strings of the grammar", (_id, rule, subject) => {
    const drawn = walk(subject.automaton(), rule);
    const texts = fc.oneof(drawn, mutated(drawn));
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(hasThoseOfTree(subject, text, rule) !== null);
      }),
      { seed: SEED, numRuns },
    );
  });
}
