/** Tests which results TypeScript knows to be URIs, and that they are URIs. */
import fc from "fast-check";
import type { IRIString } from "../../src/iri.js";
import { find, type Found, type FoundReference, type RefusedReference } from "../../src/context/index.js";
import {
  change,
  isAbsoluteURI,
  isRelativeRef,
  isURI,
  isURIReference,
  normalizationSteps,
  normalize,
  parse,
  parseURI,
  resolve,
  type AbsoluteURIString,
  type Normalization,
  type NormalizeOptions,
  type PartChanges,
  type RelativeRefString,
  type Resolution,
  type ResolveOptions,
  type URIReferenceString,
  type URIString,
} from "../../src/index.js";
import { rfc3986, rfc3987 } from "../../src/standards/index.js";
import { reference } from "../laws/arbitrary.js";
import { rfc3986 as subject } from "../laws/subject.js";

/** Whether two types are assignable to each other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** A check at compile time: a value of a different type is an error. */
const typed =
  <Expected>() =>
  <Actual>(value: Actual & (Same<Actual, Expected> extends true ? unknown : never)): Actual =>
    value;

const BASE = "http://a/b/c/d;p?q";
const URI = "HTTP://a/%7e#f" as URIString;
const ABSOLUTE = "HTTP://a/%7e" as AbsoluteURIString;
const RELATIVE = "./%7e" as RelativeRefString;

test("the marks of the strings are right", () => {
  expect([isURI(URI), isAbsoluteURI(ABSOLUTE), isRelativeRef(RELATIVE)]).toEqual([true, true, true]);
});

test("resolve returns a URI, unless it is literal", () => {
  expect(typed<URIString>()(resolve("../g", BASE))).toBe("http://a/b/g");
  expect(typed<URIString>()(resolve("http:g", BASE, { strict: false, literal: false, trace: undefined }))).toBe(
    "http://a/b/c/g",
  );
  expect(typed<Resolution<URIString>>()(resolve("g", BASE, { trace: true })).uri).toBe("http://a/b/c/g");
  const literal = typed<string>()(resolve(".//g:x", "f:/a", { literal: true, strict: true } satisfies ResolveOptions));
  expect(isURI(literal)).toBe(false);
  expect(typed<Resolution>()(resolve(".//g", "f:/a", { literal: true, trace: true })).uri).toBe("f://g");
  const options: ResolveOptions = {};
  expect(typed<string | Resolution>()(resolve("g", BASE, options))).toBe("http://a/b/c/g");
  expect(typed<URIString>()(rfc3986.resolve("g", BASE))).toBe("http://a/b/c/g");
  expect(typed<IRIString>()(rfc3987.resolve("é", BASE))).toBe("http://a/b/c/é");
});

test("normalize returns a string of the same rule", () => {
  expect([
    typed<URIString>()(normalize(URI)),
    typed<AbsoluteURIString>()(normalize(ABSOLUTE)),
    typed<RelativeRefString>()(normalize(RELATIVE, { steps: [] })),
    typed<URIReferenceString>()(normalize(URI as string)),
    typed<URIString>()(normalize(parseURI(URI), { changes: false })),
    typed<AbsoluteURIString>()(normalize(parse(ABSOLUTE, { rule: "absolute-URI" }))),
    typed<URIString | RelativeRefString>()(normalize(parse(URI))),
    typed<Normalization<URIString>>()(normalize(URI, { steps: [], changes: true })).uri,
    typed<URIString | Normalization<URIString>>()(normalize(URI, {} as NormalizeOptions)),
  ]).toEqual([
    ...["http://a/~#f", "http://a/~", RELATIVE, "http://a/~#f", "http://a/~#f", "http://a/~", "http://a/~#f"],
    ...[URI, "http://a/~#f"],
  ]);
});

test("change returns a URI if it has a scheme for certain", () => {
  expect([
    typed<URIString>()(change(URI, { host: "b", scheme: undefined })),
    typed<URIString>()(change(parseURI(URI), { fragment: null })),
    typed<URIString>()(change("//a/b", { scheme: "x" })),
    typed<URIReferenceString>()(change(URI, { scheme: null })),
    typed<URIReferenceString>()(change(URI as string, { host: "b" })),
    typed<URIReferenceString>()(change(parse(URI), { host: "b" })),
    typed<URIReferenceString>()(change(URI, {} as PartChanges)),
  ]).toEqual(["HTTP://b/%7e#f", "HTTP://a/%7e", "x://a/b", "//a/%7e#f", "HTTP://b/%7e#f", "HTTP://b/%7e#f", URI]);
});

test("find finds URIs, unless it looks for other references", () => {
  const text = 'See http://a/b-\n and <//a/> and "http://a/b c".';
  const uris = typed<readonly FoundReference<URIString>[]>()(find(text));
  const all = typed<readonly (FoundReference<URIString> | RefusedReference)[]>()(find(text, { invalid: true }));
  const references = typed<readonly FoundReference<URIReferenceString>[]>()(find(text, { relative: true }));
  const other = typed<readonly FoundReference[]>()(find(text, { standard: "rfc3987" }));
  const any = typed<readonly Found[]>()(find(text, { relative: true, invalid: true }));
  expect(uris.map((each) => [each.reference, each.withoutHyphens])).toEqual([["http://a/b-", "http://a/b"]]);
  expect(all.map(({ ok }) => ok)).toEqual([true, false]);
  expect(references.map((each) => each.reference)).toEqual(["http://a/b-", "//a/"]);
  expect([other, any].map(({ length }) => length)).toEqual([1, 3]);
});

describe("the types claim nothing that the functions do not guarantee, for any input:", () => {
  const strings = reference(subject);
  const part = fc.option(fc.oneof(strings, fc.string({ maxLength: 3 }), fc.constantFrom("a", "", "-")));

  test("normalize", () => {
    const steps = fc.subarray([...normalizationSteps, "ipv6" as const]);
    fc.assert(
      fc.property(strings, steps, (text, chosen) => {
        const result = normalize(text, { steps: chosen });
        for (const is of [isURI, isAbsoluteURI, isRelativeRef, isURIReference]) expect(is(result)).toBe(is(text));
      }),
      { seed: 3986 },
    );
  });

  test("resolve", () => {
    fc.assert(
      fc.property(strings, strings.filter(isURI), fc.boolean(), (text, base, strict) => {
        expect(isURI(resolve(text, base, { strict }))).toBe(true);
      }),
      { seed: 3986 },
    );
  });

  test("change", () => {
    const parts = fc.record(
      { scheme: part, authority: part, path: part, query: part, fragment: part },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(strings, parts, (text, given) => {
        let result: string;
        try {
          result = change(text, given);
        } catch {
          return;
        }
        expect(isURIReference(result)).toBe(true);
        if (typeof given.scheme === "string" || (isURI(text) && given.scheme !== null))
          expect(isURI(result)).toBe(true);
      }),
      { seed: 3986 },
    );
  });

  test("find", () => {
    const around = fc.constantFrom("<", ">", '"', " ", "\n", "-\n", "URL:", "http:", "a:", "-");
    const texts = fc.array(fc.oneof(strings, around), { maxLength: 8 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(texts, (text) => {
        for (const { reference: found, withoutHyphens } of find(text)) {
          expect(isURI(found)).toBe(true);
          expect(withoutHyphens === null || isURI(withoutHyphens)).toBe(true);
        }
        for (const found of find(text, { invalid: true })) if (found.ok) expect(isURI(found.reference)).toBe(true);
        for (const found of find(text, { relative: true })) expect(isURIReference(found.reference)).toBe(true);
      }),
      { seed: 3986 },
    );
  });
});
