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
    if (short.length < 5) texts.push(...Array.from("{}, a%", (next) => short + next));
  }
  expect(texts.length).toBe(1 + 6 + 6 ** 2 + 6 ** 3 + 6 ** 4 + 6 ** 5);
});

/** Checks that the first fault of a text is where the exact error is, and that no fault is before it. */
function isExact(given: string): void {
  const { index, found, expected } = caught(() => parseTemplate(given)).diagnostic;
  const faults = diagnoseTemplate(given);
  const offsets = faults.map((each) => each.index as number);
  expect([given, faults[0]]).toMatchObject([given, { index, found, expected }]);
  expect([given, offsets]).toEqual([given, [...offsets].sort((a, b) => a - b)]);
}

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
