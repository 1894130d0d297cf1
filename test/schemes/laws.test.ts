// Laws of the schemes, tested on strings from their automata and on small mutations of these.
import fc, { type Arbitrary } from "fast-check";
import { readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { equivalent, normalize, schemes, validate } from "../../src/schemes/index.js";
import { mutated, walk } from "../laws/arbitrary.js";
import { same, SEED } from "../laws/law.js";
import { repairsHelp, keepsSecret, repairEnds } from "./repair-laws.js";

/** The number of strings for each law; `LAWS_RUNS` sets more. */
const RUNS = Number(process.env["LAWS_RUNS"] ?? 1_000) / 5;
/** Fewer strings for the laws that explain and repair repeatedly, because they take longer. */
const REPAIR_RUNS = RUNS / 8;

// The strings come from the shipped automata. conformance.test.ts proves that these equal the ABNF.
const cases = schemeFiles().flatMap((file) =>
  [...readScheme(file).schemes].map(([name, rule]) => {
    const scheme = schemes.get(name);
    if (!scheme) throw new Error(`there is no scheme ${name}`);
    return { file, name, scheme, strings: walk(scheme.grammar.automaton(rule), rule) };
  }),
);

const check = (strings: Arbitrary<string>, law: (text: string) => void): void => {
  fc.assert(fc.property(strings, law), { numRuns: RUNS, seed: SEED });
};

/**
 * Checks whether the scheme's grammar refuses a string, or the generic syntax refuses its fragment. Requirements do not
 * count.
 */
const refused = (uri: string): boolean => validate(uri).schemeNode === null;

describe.each(cases)("$file: $name", ({ name, scheme, strings }) => {
  test("the registry has the scheme under its name", () => {
    expect(scheme.name).toBe(name);
  });

  test("a normal form has the same scheme, is normal itself, and is equivalent to its input", () => {
    check(strings, (text) => {
      if (refused(text)) return;
      const form = normalize(text);
      same([text, form, refused(form)], [text, form, false]);
      same(normalize(form), form);
      same(equivalent(text, form), true);
    });
  });

  test("a change quotes the text of the input, unless an earlier change wrote that text", () => {
    check(strings, (text) => {
      if (refused(text)) return;
      const { uri, changes } = normalize(text, { changes: true });
      same(uri, normalize(text));
      changes.forEach(({ start, end, before }, index) => {
        const isWritten = changes.slice(0, index).some((other) => other.start < end && start < other.end);
        if (!isWritten) same([text, start, text.slice(start, end)], [text, start, before]);
      });
    });
  });

  test("validation refuses exactly what the grammar refuses", () => {
    check(mutated(strings), (text) => {
      const { ok, node, schemeNode, diagnostics } = validate(text);
      same(ok, !diagnostics.some(({ severity }) => severity === "error"));
      if (node !== null && schemes.get(text.slice(0, text.indexOf(":")).toLowerCase()) === scheme) {
        same(schemeNode !== null, scheme.grammar.test(text));
        if (schemeNode === null) same(ok, false);
      }
      if (node === null && schemeNode !== null) {
        same(
          diagnostics.some(({ code }) => code === "scheme/not-generic"),
          true,
        );
      }
    });
  });

  test("repairs give what they announce, a single repair makes nothing worse, and no diagnostic repeats the input", () => {
    const secrets = fc.stringMatching(/^[bcdfghjkmq]{6}$/);
    const texts = fc.tuple(mutated(strings), secrets, fc.double({ min: 0, max: 1, noNaN: true }));
    const law = ([text, secret, share]: readonly [string, string, number]): void => {
      repairEnds(text, "rfc3986");
      repairsHelp(text, "rfc3986");
      const front = text.indexOf(":") + 1;
      const at = front + Math.floor(share * (text.length - front));
      keepsSecret(`${text.slice(0, at)}${secret}${text.slice(at)}`, secret, "rfc3986");
      keepsSecret(`${name}://u:${secret}@h/${secret}?${secret}#${secret}`, secret, "rfc3986");
    };
    fc.assert(fc.property(texts, law), { numRuns: REPAIR_RUNS, seed: SEED });
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
