/** The adapters of "Replace your library" in src/RECIPES.md, with texts of the tests of projects that use these libraries. */
import { Ajv, type AnySchemaObject } from "ajv";
import encodeurl from "encodeurl";
import fc from "fast-check";
import { encodeInvalid, isURI, resolve } from "../../src/index.js";
import { lenientURIResolver } from "../../src/interop/ajv.js";
import { caught } from "../support/caught.js";
import { absolute, keepingFragment, neverEmpty } from "./replacements.js";

describe("relative-to-absolute-iri", () => {
  test.each([
    ["http://example.org/a", undefined, "http://example.org/a"],
    ["http://example.org/a/../b#c", undefined, "http://example.org/b#c"],
    ["mailto:a@b", "", "mailto:a@b"],
    ["urn:a:\u00E9", "", "urn:a:\u00E9"],
    ["http://example.org/a", "http://h/", "http://example.org/a"],
    ["", "http://h/a#b", "http://h/a"],
  ])("%j with the base %j", (reference, base, iri) => {
    expect(absolute(reference, base)).toBe(iri);
  });

  test.each([
    ["a", "", "The base is a relative reference; it needs a scheme."],
    ["", "", "The base is empty."],
    ["a", "b:c d", /^The base is not valid: U\+0020 is not allowed here \(rule [\w-]+\)\. 'diagnose' explains it\.$/],
  ])("%j with the base %j: the error says which argument is wrong", (reference, base, message) => {
    const error = caught(() => absolute(reference, base));
    expect(error).toMatchObject({ argument: "base", message: expect.stringMatching(message) as string });
  });

  test("the hint speaks of swapping only if there is a base", () => {
    expect(caught(() => resolve("x:y", "")).message).toBe(
      "The base is empty. The reference has a scheme, so it can be its own base.",
    );
    expect(caught(() => resolve("x:y", "a")).message).toContain(" Did you swap");
  });
});

test.each([
  ["foo#a#b", "http://example.org/", "http://example.org/foo#a#b"],
  ["#a#b", "http://h/c#d", "http://h/c#a#b"],
  ["x:y#a#", "", "x:y#a#"],
  ["a", "http://h/#b#c", null],
])("the fragment of %j stays", (reference, base, iri) => {
  if (iri === null) expect(() => keepingFragment(reference, base)).toThrow("The base is not valid");
  else expect(keepingFragment(reference, base)).toBe(iri);
});

test("a relative reference is never empty, and leads to the target", () => {
  const piece = fc.constantFrom("a", "b", "/", "..", ".", "?q", "#f", "//", ":");
  const uri = fc
    .array(piece, { maxLength: 5 })
    .map((all) => `http://h/${all.join("")}`)
    .filter(isURI);
  fc.assert(
    fc.property(uri, uri, fc.boolean(), (target, other, isSame) => {
      const base = isSame ? target : other;
      const reference = neverEmpty(target, base);
      expect(reference).not.toBe("");
      // An empty path keeps the dot-segments of the base.
      expect(resolve(resolve(reference, base), base)).toBe(resolve(target, base));
    }),
    { seed: 1, numRuns: 500 },
  );
});

describe("Ajv", () => {
  const text = { type: "string" };

  test.each<[AnySchemaObject]>([
    [{ $ref: "#/definitions/My Type", definitions: { "My Type": text } }],
    [{ $ref: "#/definitions/List<Pet>", definitions: { "List<Pet>": text } }],
    [{ $ref: "#/definitions/Foo[Bar]", definitions: { "Foo[Bar]": text } }],
    [{ $id: "my schema", $ref: "#/definitions/a", definitions: { a: text } }],
    [{ $id: "http://\u00E9.example/\u00FC", $ref: "#/definitions/a", definitions: { a: text } }],
  ])("%j", (schema) => {
    const ajv = new Ajv({ uriResolver: lenientURIResolver });
    for (const own of [ajv, new Ajv()])
      expect([own.validate(schema, "x"), own.validate(schema, 1)]).toEqual([true, false]);
  });
});

test("encodeurl leaves five characters", () => {
  expect([encodeurl("/?a[]=1"), encodeInvalid("/?a[]=1")]).toEqual(["/?a[]=1", "/?a%5B%5D=1"]);
  expect([encodeurl("/?[]\\^|"), encodeInvalid("/?[]\\^|")]).toEqual(["/?[]\\^|", "/?%5B%5D%5C%5E%7C"]);
});
