/**
 * The laws of comparison (RFC 3986 section 6): each rung of the ladder is an equivalence relation.
 *
 * @module
 */
import fc, { type Arbitrary } from "fast-check";
import type { CompareOptions, NormalizationStep, Rung } from "../../src/index.js";
import { reference } from "./arbitrary.js";
import { addingTo, same, type Law } from "./law.js";
import type { Subject } from "./subject.js";

/** The laws of this module. */
export const laws: Law[] = [];
const law = addingTo(laws);

/** Returns the rungs of a standard, from the lowest. */
function ladderOf({ standard }: Subject): Rung[] {
  return Object.keys(standard.rungs) as Rung[];
}

/** Ways to write a reference differently. A result counts only if it is a reference. */
const REWRITES: readonly ((text: string, at: number) => string)[] = [
  (text, at) => splice(text, at, 1, `%${text.charCodeAt(at).toString(16)}`),
  (text, at) => splice(text, at, 1, `%${text.charCodeAt(at).toString(16).toUpperCase()}`),
  (text, at) => splice(text, at, 1, otherCase(text.charAt(at))),
  (text) => text.replace(/^[^:/?#]+:/, otherCase),
  (text) => text.replace(/(?<=^(?:[^:/?#]+:)?\/\/)[^/?#]*/, otherCase),
  (text) => text.replace(/%../, otherCase),
  (text, at) => (text[at] === "/" ? splice(text, at, 1, "/./") : text),
  (text, at) => (text[at] === "/" ? splice(text, at, 1, "/x/../") : text),
  (text) => text.replace(/(?<=\/\/[^/?#]*):\d*(?=[/?#]|$)/, ""),
  (text) => text.replace(/(?<=\/\/[^/?#]*)(?=[/?#]|$)/, ":"),
  (text) => text.replace(/(?<=\/\/[^/?#]*)(?=[/?#]|$)/, ":80"),
  (text) => text.replace(/(?<=\/\/[^/?#]+)(?=[?#]|$)/, "/"),
  (text) => text.replace(/#.*/, ""),
  (text) => `${text.replace(/#.*/, "")}#other`,
];

function splice(text: string, at: number, length: number, insert: string): string {
  return text.slice(0, at) + insert + text.slice(at + length);
}

function otherCase(text: string): string {
  return text.replace(/[a-z]|([A-Z])/g, (letter, upper?: string) =>
    upper === undefined ? letter.toUpperCase() : letter.toLowerCase(),
  );
}

/** Several spellings of one reference, and similar references. */
function spellings(
  { standard, reference: rule }: Subject,
  source: Arbitrary<string>,
  count: number,
): Arbitrary<string[]> {
  const rewrite = fc.tuple(fc.constantFrom(...REWRITES), fc.nat(0xff));
  const rewrites = fc.array(rewrite, { maxLength: 3, size: "max" });
  return fc.tuple(source, fc.array(rewrites, { minLength: count, maxLength: count })).map(([text, spelling]) =>
    spelling.map((each) =>
      each.reduce((before, [rewritten, at]) => {
        const after = rewritten(before, before === "" ? 0 : at % before.length);
        return standard.test(after, { rule }) ? after : before;
      }, text),
    ),
  );
}

/** Spellings, a rung, whether fragments count, and redirects between some of the spellings. */
function cases(subject: Subject): Arbitrary<readonly [texts: string[], options: CompareOptions]> {
  return spellings(subject, reference(subject), 3).chain((texts) => {
    const redirects = fc.array(fc.tuple(fc.constantFrom(...texts), fc.constantFrom(...texts)), { maxLength: 4 });
    const options = fc.record({
      rung: fc.constantFrom(...ladderOf(subject)),
      ignoreFragment: fc.boolean(),
      redirects: redirects.map((entries) => new Map(entries)),
    });
    return fc.tuple(fc.constant(texts), options);
  });
}

law("it is reflexive, symmetric and transitive on every rung", {}, (subject) => {
  const { standard } = subject;
  return fc.property(cases(subject), ([[a = "", b = "", c = ""], options]) => {
    same(standard.compare(a, a, options), { equivalent: true, rung: "string" });
    const ab = standard.compare(a, b, options);
    same(standard.compare(b, a, options), ab);
    const bc = standard.compare(b, c, options);
    if (ab.equivalent && bc.equivalent) same(standard.compare(a, c, options).equivalent, true);
  });
});

law("what is equal on a rung is equal on every rung above, and no rung above the highest counts", {}, (subject) => {
  const { standard } = subject;
  const ladder = ladderOf(subject);
  return fc.property(cases(subject), ([[a = "", b = ""], options]) => {
    const results = ladder.map((rung) => standard.compare(a, b, { ...options, rung }));
    const first = results.findIndex(({ equivalent }) => equivalent);
    results.forEach(({ equivalent, rung }, index) => {
      const expected = first >= 0 && index >= first;
      same([equivalent, rung], [expected, expected ? ladder[first] : null]);
    });
  });
});

law("it equals comparing the normal forms of the same rung", {}, (subject) => {
  const { standard } = subject;
  const bySyntax: readonly NormalizationStep[] = ["case", "percent-encoding", "dot-segments"];
  const syntax = standard.normalizationSteps.filter((step) => bySyntax.includes(step));
  const normalForms: Partial<Record<Rung, (text: string) => string>> = {
    string: (text) => text,
    syntax: (text) => standard.normalize(text, { steps: syntax }),
    scheme: (text) => standard.normalize(text, { steps: standard.normalizationSteps }),
  };
  return fc.property(cases(subject), ([[a = "", b = ""], { ignoreFragment = false }]) => {
    const cut = (text: string): string => (ignoreFragment ? (text.split("#")[0] ?? "") : text);
    for (const [rung, normalForm] of Object.entries(normalForms)) {
      const expected = cut(normalForm(a)) === cut(normalForm(b));
      same([rung, standard.compare(a, b, { rung: rung as Rung, ignoreFragment }).equivalent], [rung, expected]);
    }
  });
});

law(
  "a reference and its normal form are equivalent, and with all normal forms of what is equivalent",
  {},
  (subject) => {
    const { standard } = subject;
    return fc.property(cases(subject), ([[a = "", b = ""]]) => {
      same(standard.compare(a, standard.normalize(a)).equivalent, true);
      same(
        standard.compare(standard.normalize(a), standard.normalize(b)).equivalent,
        standard.compare(a, b).equivalent,
      );
    });
  },
);
