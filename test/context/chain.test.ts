// Resolution of a chain of references gives the same result as step-by-step resolution with each standard.
import { array, assert, constantFrom, property, tuple } from "fast-check";
import { firstLink, nextLink, uriOf, type Link } from "../../src/context/chain.js";
import { referringStandard, type ReferringStandard } from "../../src/context/referring.js";
import { URISyntaxError } from "../../src/index.js";

const IDS = ["rfc3986", "rfc3987", "rfc2396bis-01", "rfc2396", "url-syntax-05", "rfc1808"] as const;

/** Returns a result, or `null` if the standard cannot resolve the reference. */
function resultOf<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof URISyntaxError) return null;
    throw error;
  }
}

/** Compares each step of a chain with the resolution of the whole base. A refused reference is skipped. */
function compare(first: string, references: readonly string[], standard: ReferringStandard): void {
  let link: Link = firstLink(first, standard);
  let base = uriOf(link);
  expect(base).toBe(first);
  const [found, wanted]: [unknown[], unknown[]] = [[], []];
  for (const reference of references) {
    const whole = base;
    const next = resultOf(() => nextLink(reference, link, standard));
    const expected = resultOf(() => standard.resolve(reference, whole));
    found.push([whole, reference, next && uriOf(next)]);
    wanted.push([whole, reference, expected]);
    link = next ?? link;
    base = expected ?? base;
  }
  expect(found).toEqual(wanted);
}

const segment = constantFrom("", ".", "..", "..", "a", "b", "t0", "c:d", "long.name", ";p", "t0;t0", "c;", ";");
const path = array(segment, { maxLength: 6 }).map((segments) => segments.join("/"));
const query = constantFrom("", "", "?", ";?", "?q", "?a/../b", "?../../..", "?t0");
const start = constantFrom("", "", "/", "/", "//h/", "//h", "//", "///", "//b:c:d");

describe.each(IDS)("%s", (id) => {
  const standard = referringStandard(id);
  const isAbsolute = (text: string): boolean => standard.grammar.test(text, { rule: standard.absoluteRule });

  test("random chains", () => {
    const reference = tuple(start, path, query).map((parts) => parts.join(""));
    let compared = 0;
    assert(
      property(reference, array(reference, { maxLength: 12 }), (given, references) => {
        const first = `s:${given}`;
        if (!isAbsolute(first)) return;
        const relative = references.filter((text) => standard.grammar.test(text) && !isAbsolute(text));
        compare(first, relative, standard);
        compared += relative.length;
      }),
      { seed: 3986, numRuns: 800 },
    );
    expect(compared).toBeGreaterThan(1000);
  });

  test.each([
    ["a long path that grows", "s://h/a", ["b/c", "d/", "../e/f/g/h", "i/j/k/l/../../../../../../m", "?q", "n"]],
    ["more steps up than directories", "s://h/a/b/c/", ["../../../../x/", "../y/", "../../../z"]],
    ["a path that begins with two slashes", "s:/.//g/h/", ["i/", "j/k/l/", "../../../../../../../m", ".//n"]],
    ["dot-segments in the base", "s://h/a/../b/./c", ["?q", "?r", "", "d", "../e"]],
    ["excess steps up", "s://h/../../../../a/b/c", ["d", "../e", "../../f", "g/h", "../../i/", "../../../j", "?q"]],
    ["no slash at the start", "s:a/b/c", ["d/e/f", "../../g", "?q", "../../../../h", "i"]],
    ["no path", "s://h", ["?q", "a", "../b"]],
    ["parameters", "s://h/a/b;c/d", ["?q", ";e/f?q", "?", "//", ";", "g;h", "../i", "t0;t0", ";t1/t0", "?r"]],
  ])("%s", (_name, first, references) => {
    // The grammar of RFC 2396 refuses a query alone.
    const valid = references.filter((text) => standard.grammar.test(text));
    compare(first, valid, standard);
  });
});
