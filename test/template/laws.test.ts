// Laws of URI Templates, on generated templates and strings.
import fc from "fast-check";
import {
  expand,
  isURITemplate,
  parseTemplate,
  printTemplate,
  variables,
  type TemplateVariables,
} from "../../src/template/index.js";
import { diagnoseTemplate, repairTemplate, safeParseTemplate } from "../../src/template/explain.js";
import { URISyntaxError } from "../../src/index.js";
import { parameters } from "../../src/parameters.js";
import { SEED } from "../laws/law.js";
import { caught } from "../support/caught.js";

const RUNS = { seed: SEED, numRuns: 500 };

const varname = fc.stringMatching(/^(?:[A-Za-z\d_]|%[\dA-F]{2})(?:\.?[A-Za-z\d_]){0,4}$/);
const modifier = fc.oneof(
  fc.constant(""),
  fc.constant("*"),
  fc.integer({ min: 1, max: 9999 }).map((most) => `:${String(most)}`),
);
const varspec = fc.tuple(varname, modifier).map((parts) => parts.join(""));
const expression = fc
  .tuple(fc.constantFrom("", ..."+#./;?&"), fc.array(varspec, { minLength: 1, maxLength: 3 }))
  .map(([operator, list]) => `{${operator}${list.join(",")}}`);
const literal = fc.constantFrom(..."aZ0-._~:/?#[]@!$&'()*+,;=", "%41", "é", "\u{1F600}", "\uE000");
const template = fc.array(fc.oneof(literal, expression), { maxLength: 8 }).map((parts) => parts.join(""));
const text = fc.oneof(
  template,
  fc
    .array(fc.oneof(literal, expression, fc.constantFrom(..."{}% \0\uD800\uDC00,:*|<")), { maxLength: 8 })
    .map((parts) => parts.join("")),
);

/** The characters that a URI allows. */
const ALLOWED = /^(?:[A-Za-z\d\-._~:/?#[\]@!$&'()*+,;=]|%[\dA-Fa-f]{2})*$/;

test("a template is a template, and is printed again from its tree", () => {
  fc.assert(
    fc.property(template, (given) => {
      expect(isURITemplate(given)).toBe(true);
      expect(printTemplate(parseTemplate(given))).toBe(given);
    }),
    RUNS,
  );
});

test("all functions agree about every string", () => {
  fc.assert(
    fc.property(text, (given) => {
      const isValid = isURITemplate(given);
      const result = safeParseTemplate(given);
      const found = diagnoseTemplate(given);
      expect([result.ok, found.some(({ severity }) => severity === "error")]).toEqual([isValid, !isValid]);
      const { template: repaired, ok } = repairTemplate(given);
      expect(isURITemplate(repaired)).toBe(ok);
      if (isValid) {
        expect(parseTemplate(given)).toEqual(result.node);
        expect(repaired).toBe(given);
        return;
      }
      expect(result.diagnostic).toEqual(found[0]);
      expect(caught(() => parseTemplate(given))).toBeInstanceOf(URISyntaxError);
      isExact(given);
    }),
    RUNS,
  );
});

test("all short texts have faults at the exact offset, in order", () => {
  const texts = [""];
  for (const short of texts) {
    if (!isURITemplate(short)) isExact(short);
    if (short.length < 4) texts.push(...Array.from("{}, a%", (next) => short + next));
  }
  expect(texts.length).toBe(1 + 6 + 6 ** 2 + 6 ** 3 + 6 ** 4);
});

/** Checks that the first fault of a text is where the exact error is, and that no fault is before it. */
function isExact(given: string): void {
  const { index, found, expected } = caught(() => parseTemplate(given)).diagnostic;
  const faults = diagnoseTemplate(given);
  const offsets = faults.map((each) => each.index as number);
  expect([given, faults[0]]).toMatchObject([given, { index, found, expected }]);
  expect([given, offsets]).toEqual([given, [...offsets].sort((a, b) => a - b)]);
}

/** Names with characters that are not allowed there, and text of other languages. */
const hostileName = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."abZ9_.,:*?&;/#+=|!@$-~()[]<>\"'`^\\%éß\u65E5 \t\n\u200B\uD800"),
      fc.constantFrom("%20", "%4", "&amp;", "\\u0026", "\\_", "...", ":int", ":\\d+", "?=", "\r\n  ", "\u{1F600}"),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(""));

test("a character in an expression is never encoded, and never becomes literal text", () => {
  fc.assert(
    fc.property(hostileName, fc.constantFrom("", "/x/", "https://h/"), (name, before) => {
      const given = `${before}{${name}}`;
      for (const { repair } of diagnoseTemplate(given)) {
        for (const edit of repair?.edits ?? [])
          expect([given, edit.text]).toEqual([given, expect.not.stringMatching("%")]);
      }
      for (const certain of [false, true]) {
        const { template: repaired, ok } = repairTemplate(given, { certain });
        expect([given, repaired]).toEqual([given, expect.stringMatching(/^(?:https:\/\/h\/|\/x\/)?\{[^{}]*\}$/)]);
        if (!ok) continue;
        const triplets = variables(repaired).join().match(/%../g) ?? [];
        for (const triplet of triplets) expect(name.replace(/\s/g, "")).toContain(triplet);
      }
    }),
    { ...RUNS, numRuns: 1000 },
  );
});

test("white space in an expression is removed for certain only next to a delimiter", () => {
  const white = ["\n", "\r\n  ", "\t"];
  const certain = ["{?Wa,b}", "{?aW,b}", "{?a,Wb}", "{a.Wb}", "{a:W3}", "{aW:3}", "{a*W}", "{aW*}", "{+Wa}", "{/Wa}"];
  const guessed = ["{Wa}", "{aW}", "{a:3W}"];
  const named = ["{aWb}", "{a%20Wb}", "{a:1W2}"];
  for (const [texts, isOK, isCertain] of [
    [certain, true, true],
    [guessed, true, false],
    [named, false, false],
  ] as const) {
    for (const text of texts) {
      for (const each of white) {
        const given = `/x/${text.replace("W", each)}`;
        const isRepaired = repairTemplate(given, { certain: true }).ok;
        expect([given, repairTemplate(given).ok, isRepaired]).toEqual([given, isOK, isCertain]);
      }
    }
  }
});

test("the variables are the names in the tree", () => {
  fc.assert(
    fc.property(template, (given) => {
      const names = parseTemplate(given).parts.flatMap((part) =>
        part.type === "expression" ? part.varspecs.map((each) => each.varname.value) : [],
      );
      expect(variables(given)).toEqual([...new Set(names)]);
    }),
    RUNS,
  );
});

test("an expansion has only characters of URIs", () => {
  fc.assert(
    fc.property(
      template,
      fc.string({ unit: "grapheme" }).filter((value) => !/\p{Cs}/u.test(value)),
      (given, value) => {
        const values: TemplateVariables = Object.fromEntries(variables(given).map((name) => [name, value]));
        expect(expand(given, values)).toMatch(ALLOWED);
      },
    ),
    RUNS,
  );
});

test("an expansion without variables has only the literals", () => {
  fc.assert(
    fc.property(template, (given) => {
      const literals = parseTemplate(given).parts.flatMap((part) => (part.type === "literals" ? [part.value] : []));
      expect(expand(given, {})).toBe(expand(literals.join(""), {}));
    }),
    RUNS,
  );
});

/** Any text that has an encoding. */
const value = fc.string({ unit: "binary", maxLength: 8 });

const pairsOf = (uri: string): unknown => parameters(uri).map(({ name, value }) => [name, value]);

test("the parameters of an expansion are its values", () => {
  fc.assert(
    fc.property(value, fc.array(value, { minLength: 1, maxLength: 3 }), (q, list) => {
      expect(pairsOf(expand("{?q}", { q }))).toEqual([["q", q]]);
      expect(pairsOf(expand("/a?b=c{&q}#d", { q }))).toEqual([
        ["b", "c"],
        ["q", q],
      ]);
      expect(pairsOf(expand("{?q*}", { q: list }))).toEqual(list.map((each) => ["q", each]));
    }),
    RUNS,
  );
});

test("the parameters of an exploded associative array are its pairs", () => {
  // RFC 6570 leaves the encoding of names open: "expand" encodes them as values.
  fc.assert(
    fc.property(fc.dictionary(value, value, { minKeys: 1, maxKeys: 3 }), (options) => {
      expect(pairsOf(expand("{?options*}", { options }))).toEqual(Object.entries(options));
    }),
    RUNS,
  );
});
