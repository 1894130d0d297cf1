// Tests the readable cases of the suite: another implementation, which does not use the package, agrees with each of them.
import { createHash } from "node:crypto";
import { coreFiles, writtenFiles } from "../../scripts/suite/suite.js";
import * as rfc3986 from "../tables/rfc3986.js";
import { toURIs } from "../tables/rfc3987.js";
import { expansions } from "../tables/rfc6570.js";
import { verdictOf } from "./grammar.js";
import { componentsOf, expanded, normalized, resolved, toURI, type Choices, type TemplateChoices } from "./oracle.js";

interface Case extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly section: string;
  readonly tags?: readonly string[];
  readonly result: string | null;
  readonly also?: readonly (string | null)[];
}

const files = await coreFiles();
const casesIn = (name: string): readonly Case[] =>
  (JSON.parse(files.get(`core/${name}.json`) ?? "") as { readonly cases: readonly Case[] }).cases;
const textIn = (each: Case, name: string): string => String(each[name]);

const written = new Map(writtenFiles());
const notes = JSON.parse(written.get("notes.json") ?? "") as Readonly<Record<string, unknown>>;

/** What the suite says about a case, in a fixed order. */
interface Judgement {
  readonly result: string | null;
  readonly also: readonly (string | null)[];
  readonly tags: readonly string[];
}

const given = ({ result, also = [], tags = [] }: Case): Judgement => {
  return { result, also: [...also].sort(), tags: [...tags].sort() };
};

/**
 * @param choices for each tag, the choices of the other implementation
 * @param run returns its result with some choices
 * @returns the judgement of the other implementation: its result, those with other choices, and which of them matter
 */
function judged<Options>(
  choices: Readonly<Record<string, readonly (keyof Options & string)[]>>,
  run: (options: Options) => string | null,
): Judgement {
  const pairs = Object.entries(choices).flatMap(([tag, names]) =>
    names.map((name) => [`choice:${tag}`, name] as const),
  );
  const results = Array.from({ length: 2 ** pairs.length }, (_, bits) =>
    run(Object.fromEntries(pairs.map(([, name], at) => [name, (bits & (1 << at)) !== 0])) as Options),
  );
  const [result = null] = results;
  const mattering = pairs.filter((_, at) => results.some((each, bits) => each !== results[bits ^ (1 << at)]));
  const also = [...new Set(results)].filter((each) => each !== result).sort();
  return { result, also, tags: [...new Set(mattering.map(([tag]) => tag))].sort() };
}

test("the ids are those of the content, and no two cases share one", () => {
  const all = [...files.keys()].flatMap((path) => casesIn(path.slice("core/".length, -".json".length)));
  for (const { id, ...rest } of all) {
    const others = Object.entries(rest).filter(([name]) => !["section", "note", "tags"].includes(name));
    const content = Object.fromEntries(others);
    expect(createHash("sha256").update(inOrder(content)).digest("hex").slice(0, 12)).toBe(id);
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

/** Canonical JSON (RFC 8785), for the values of the suite. */
function inOrder(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inOrder).join(",")}]`;
  const names = Object.keys(value).sort();
  const members = names.map((name) => `${JSON.stringify(name)}:${inOrder((value as Record<string, unknown>)[name])}`);
  return `{${members.join(",")}}`;
}

test("the notes explain each tag, and no others", () => {
  const tags = new Set(
    [...files.keys()].flatMap((path) => casesIn(path.slice(5, -5)).flatMap((each) => each.tags ?? [])),
  );
  expect(Object.keys(notes).sort()).toEqual([...tags].sort());
});

test("each note says what a wrong answer can cause, not which answers are right", () => {
  const all = Object.values(notes as Readonly<Record<string, { readonly text: string; readonly consequence: string }>>);
  for (const { text, consequence } of all) {
    expect(text).toMatch(/`also` has [^`]*[.]$/);
    expect(consequence).not.toMatch(/`also`|\bresult\b/);
  }
});

test("section 6.2.3 decides each case with a choice of scheme-based normalization", () => {
  const cases = casesIn("normalize").filter(({ tags }) => tags?.includes("choice:scheme-based"));
  expect(new Set(cases.map(({ section }) => section))).toEqual(new Set(["6.2.3"]));
});

test.each(["validity", "iri"])("%s: derivatives of the grammar agree with each verdict", (name) => {
  const cases = casesIn(name).filter(({ rule }) => rule !== undefined);
  expect(cases.length).toBeGreaterThan(250);
  for (const each of cases) {
    const verdict = verdictOf(textIn(each, "rule"), textIn(each, "input"));
    expect({ each, ...verdict }).toEqual({ each, valid: each["valid"], stops: each["stops"] });
  }
});

test("components: the expression of Appendix B agrees with each case", () => {
  for (const each of casesIn("components")) {
    expect(verdictOf("URI-reference", textIn(each, "input")).valid).toBe(true);
    expect({ each, components: componentsOf(textIn(each, "input")) }).toEqual({ each, components: each["components"] });
  }
});

test("resolve: the algorithm of section 5.2, step by step, agrees with each case", () => {
  const choices = {
    "own-scheme": ["ownScheme"],
    "double-slash": ["doubleSlash"],
    "encoded-dots": ["encodedDots"],
    "rootless-dots": ["rootlessDots"],
    "normalized-base": ["normalizedBase"],
    "base-fragment": ["baseFragment"],
  } as const;
  for (const each of casesIn("resolve")) {
    const run = (options: Choices): string | null => resolved(textIn(each, "base"), textIn(each, "reference"), options);
    expect({ each, ...judged<Choices>(choices, run) }).toEqual({ each, ...given(each) });
  }
});

test("normalize: sections 6.2.2 and 6.2.3, step by step, agree with each case", () => {
  const choices = {
    "double-slash": ["doubleSlash"],
    "encoded-dots": ["encodedDots"],
    "rootless-dots": ["rootlessDots"],
    unresolved: ["unresolved"],
    "relative-dots": ["relativeDots", "relativeNames"],
    "scheme-based": ["emptyPath", "emptyPort", "defaultPort", "portZeros", "relativePath"],
  } as const;
  for (const each of casesIn("normalize")) {
    const run = (options: Choices): string | null => normalized(textIn(each, "input"), options);
    expect({ each, ...judged<Choices>(choices, run) }).toEqual({ each, ...given(each) });
  }
});

test("templates: the algorithm of RFC 6570 Appendix A agrees with each case", () => {
  const choices = {
    "partial-result": ["partial"],
    "empty-pairs": ["emptyPairs"],
    "pair-names": ["pairNames"],
    "pair-order": ["swapFirst", "swapLast", "swapEnds"],
  } as const;
  for (const each of casesIn("templates")) {
    const values = each["variables"] as Parameters<typeof expanded>[1];
    const run = (options: TemplateChoices): string | null => expanded(textIn(each, "template"), values, options);
    expect({ each, ...judged<TemplateChoices>(choices, run) }).toEqual({ each, ...given(each) });
  }
});

test("templates: texts, lists and pairs without a value have cases", () => {
  const values = casesIn("templates").flatMap((each) => Object.values(each["variables"] as object) as unknown[]);
  const isList = values.map((value) => (typeof value === "object" && value !== null ? Array.isArray(value) : null));
  const hasNull = values.map((value, at) => value === null || (isList[at] !== null && hasGap(value as object)));
  expect(new Set(isList.filter((_, at) => hasNull[at]))).toEqual(new Set([null, true, false]));
});

const hasGap = (value: object): boolean => Object.values(value).includes(null);

test("iri: the conversion of section 3.1 agrees with each case", () => {
  const cases = casesIn("iri").filter(({ operation }) => operation === "toURI");
  for (const each of cases) {
    const isDomain = each.also !== undefined;
    const input = textIn(each, "input");
    const found = judged<{ isDomain: boolean }>({ "domain-name": isDomain ? ["isDomain"] : [] }, (options) =>
      toURI(input, options),
    );
    expect({ each, ...found }).toEqual({ each, ...given(each) });
  }
  expect(cases.filter(({ also }) => also).length).toBe(3);
});

test("the cases have the examples of the documents", () => {
  const results = (name: string, ...members: readonly string[]): readonly string[] =>
    casesIn(name).map((each) => JSON.stringify(members.map((member) => each[member])));
  const { base, normalExamples, abnormalExamples, ownScheme, syntaxSteps } = rfc3986;
  const targets = [...normalExamples, ...abnormalExamples, [ownScheme.ref, ownScheme.strict]];
  expect(results("resolve", "base", "reference", "result")).toEqual(
    expect.arrayContaining(targets.map((each) => JSON.stringify([base, ...each]))),
  );
  expect(results("normalize", "section", "input", "result")).toEqual(
    expect.arrayContaining(syntaxSteps.map((each) => JSON.stringify(each))),
  );
  expect(results("templates", "template", "result")).toEqual(
    expect.arrayContaining(
      Object.values(expansions)
        .flat()
        .map((each) => JSON.stringify(each)),
    ),
  );
  expect(results("iri", "section", "input", "result")).toEqual(
    expect.arrayContaining(toURIs.map((each) => JSON.stringify(each))),
  );
  const shown = [...rfc3986.examples, ...rfc3986.figure, rfc3986.appendixB];
  const components = new Map(casesIn("components").map((each) => [each["input"], each["components"]]));
  for (const [input, parts] of shown) expect(components.get(input)).toMatchObject(parts);
});
