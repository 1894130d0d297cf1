// The operations of `uri-grammar/iri`: on text beyond ASCII by hand, and on URIs as those for URIs.
import fc from "fast-check";
import * as ofURIs from "../../src/index.js";
import * as ofIRIs from "../../src/iri.js";
import { caught } from "../support/caught.js";

test("components, recompose and change", () => {
  const iri = "http://b\u00FCcher.example:80/ros\u00E9?\uE000#\u00FC";
  const components = ofIRIs.components(iri);
  expect(components).toEqual({
    scheme: "http",
    authority: "b\u00FCcher.example:80",
    userinfo: null,
    host: "b\u00FCcher.example",
    port: "80",
    path: "/ros\u00E9",
    query: "\uE000",
    fragment: "\u00FC",
  });
  expect(ofIRIs.recompose(components)).toBe(iri);
  expect(ofIRIs.recompose(ofIRIs.parseIRI(iri))).toBe(iri);
  expect(ofIRIs.change(iri, { segments: ["\u00E9", "a"], port: 8080, query: null })).toBe(
    "http://b\u00FCcher.example:8080/\u00E9/a#\u00FC",
  );
  // Private characters are only allowed in a query.
  expect(() => ofIRIs.change(iri, { path: "/\uE000" })).toThrow("U+E000 is not allowed here");
});

test.each([
  ["\u00FC", "http://example.com/\u00E9/b", "http://example.com/\u00E9/\u00FC"],
  ["../\u00FC?\u00E9", "http://\u00E9/a/b/c", "http://\u00E9/a/\u00FC?\u00E9"],
  ["//\u00E9", "http://h/", "http://\u00E9"],
])("%j on %j", (reference, base, target) => {
  expect(ofIRIs.resolve(reference, base)).toBe(target);
  expect(ofIRIs.resolve(ofIRIs.relativize(target, base), base)).toBe(target);
});

test("normalize and equivalent", () => {
  expect(ofIRIs.normalize("HTTP://h:80/ros%c3%a9/../%7E")).toBe("http://h/~");
  expect(ofIRIs.normalize("http://h/ros%c3%a9%e2%80%ae", { changes: true }).uri).toBe("http://h/ros\u00E9%E2%80%AE");
  expect(ofIRIs.equivalent("http://h/%C3%A9", "http://h:80/\u00E9")).toBe(true);
  expect(ofIRIs.equivalent("http://h/%C3%A9", "http://h:80/\u00E9", { rung: "string" })).toBe(false);
});

test("errors name the argument", () => {
  const resolving = caught(() => ofIRIs.resolve("\u00FC", "\u00E9"));
  expect([resolving.argument, resolving.message]).toEqual([
    "base",
    "The base is a relative reference; it needs a scheme.",
  ]);
  const reference = caught(() => ofIRIs.resolve("\u00FC \u00FC", "http://h"));
  expect([reference.argument, reference.message]).toEqual([
    "reference",
    "The reference is not valid: U+0020 is not allowed here (rule IRI-reference). 'diagnose' explains it.",
  ]);
  expect(caught(() => ofIRIs.equivalent("\u00FC", "<")).argument).toBe("b");
  expect(caught(() => ofIRIs.relativize("", "http://h/")).message).toBe("The target is empty.");
});

const piece = fc.constantFrom(
  "/",
  "//",
  ".",
  "..",
  "a",
  "B",
  "%41",
  "%2f",
  ":",
  "@",
  "?",
  "#",
  "80",
  "h",
  "http:",
  "%C3",
  "[::1]",
);
const reference = fc
  .array(piece, { maxLength: 7 })
  .map((pieces) => pieces.join(""))
  .filter((text) => ofURIs.isURIReference(text));
const base = reference
  .map((text) => `http://h${text.startsWith("/") ? text : `/${text}`}`)
  .filter((text) => ofURIs.isURI(text));

test("a URI gives the same results by both documents", () => {
  fc.assert(
    fc.property(reference, base, (text, from) => {
      expect(ofIRIs.components(text)).toEqual(ofURIs.components(text));
      expect(ofIRIs.resolve(text, from)).toBe(ofURIs.resolve(text, from));
      expect(ofIRIs.resolve(text, text, { relativeBase: true })).toBe(
        ofURIs.resolve(text, text, { relativeBase: true }),
      );
      expect(ofIRIs.relativize(ofURIs.resolve(text, from), from)).toBe(
        ofURIs.relativize(ofURIs.resolve(text, from), from),
      );
      expect(ofIRIs.normalize(text)).toBe(ofURIs.normalize(text));
      expect(ofIRIs.equivalent(text, from)).toBe(ofURIs.equivalent(text, from));
      expect(ofIRIs.recompose(ofIRIs.components(text))).toBe(text);
      expect(ofIRIs.change(text, { fragment: "x" })).toBe(ofURIs.change(text, { fragment: "x" }));
    }),
    { numRuns: 2000 },
  );
});
