import fc from "fast-check";
import * as v from "valibot";
import {
  diagnose,
  isURI,
  URISyntaxError,
  type Diagnostic,
  type URIReferenceString,
  type URIString,
} from "../../src/index.js";
import type { IRIReferenceString, IRIString } from "../../src/iri.js";
import { arbitraries } from "../../src/interop/fast-check.js";
import { uri as standardSchema } from "../../src/interop/standard-schema.js";
import {
  iri,
  iriReference,
  scheme,
  uri,
  uriReference,
  uriTemplate,
  type URIIssue,
  type URISchema,
} from "../../src/interop/valibot.js";
import { validate as allSchemes } from "../../src/schemes/index.js";
import type { URITemplateString } from "../../src/template/index.js";
import { validate } from "./schemes.js";

const messages = (schema: URISchema<string>, value: unknown): string[] | undefined =>
  v.safeParse(schema, value).issues?.map(({ message }) => message);

const SPACE = "A space is not allowed in the path.";

test.each<[string, URISchema<string>, string, string, string]>([
  ["uri", uri(), "http://example.com/#nose", "http://example.com/a b", SPACE],
  ["uri-reference", uriReference(), "../a", "/a b", SPACE],
  ["iri", iri(), "http://example.com/ros\u00E9", "http://example.com/ros\u00E9 x", SPACE],
  ["iri-reference", iriReference(), "ros\u00E9", "ros\u00E9 x", SPACE],
  ["uri-template", uriTemplate(), "/people{/id}{!x}", "/people{/id", "The expression that begins here has no '}'."],
  ["uri", scheme("https"), "HTTPS://example.com/", "https://example.com/a b", SPACE],
])("a schema of the format %s", (type, schema, valid, invalid, message) => {
  expect(v.parse(schema, valid)).toBe(valid);
  expect(v.safeParse(schema, invalid).issues).toMatchObject([{ type, message }]);
});

test("each fault is an issue, with the diagnostic and the path", () => {
  const text = "http://a/b c?50%";
  const { issues } = v.safeParse(v.object({ api: uri() }), { api: text });
  expect(issues).toEqual(
    diagnose(text, { rule: "URI" }).map((diagnostic) => ({
      kind: "validation",
      type: "uri",
      input: text,
      expected: null,
      received: JSON.stringify(text),
      message: diagnostic.message,
      requirement: diagnostic,
      path: [{ type: "object", origin: "value", input: { api: text }, key: "api", value: text }],
      issues: undefined,
      lang: undefined,
      abortEarly: undefined,
      abortPipeEarly: undefined,
    })),
  );
  expect(issues).toHaveLength(2);
});

test("TypeScript knows the diagnostic of an issue", () => {
  const { issues = [] } = v.safeParse(uri(), "a b");
  const codes = issues.map((issue) => {
    if (issue.kind === "schema") return null;
    const { requirement }: URIIssue = issue;
    const diagnostic: Diagnostic = requirement;
    return diagnostic.code;
  });
  expect(codes).toEqual(diagnose("a b", { rule: "URI" }).map(({ code }) => code));
});

test.each([{ abortEarly: true }, { abortPipeEarly: true }])("with %j there is one issue", (config) => {
  expect(v.safeParse(uri(), "http://a/b c?50%", config).issues).toHaveLength(1);
});

test.each([undefined, null, 7, {}, [], new URL("http://a/"), new String("a:")])("%p is not a string", (value) => {
  expect(v.safeParse(uri(), value).issues).toMatchObject([{ kind: "schema", type: "string" }]);
});

test("strings from a hostile place are accepted or refused as by isURI", () => {
  const { valid, invalid } = arbitraries(fc, { rule: "URI" });
  const any = fc.oneof(
    valid,
    invalid,
    fc.string({ unit: "binary" }),
    fc.constantFrom("\0", "\ud800", "__proto__:", "a:\r\n"),
  );
  const schema = uri();
  fc.assert(
    fc.property(any, (text) => {
      expect(v.is(schema, text)).toBe(isURI(text));
    }),
  );
  const long = `a:${"b".repeat(10_000_000)}`;
  expect([v.is(schema, long), v.is(schema, `${long} `)]).toEqual([true, false]);
});

describe("scheme", () => {
  const web = scheme(["http", "HTTPS"], { validate });

  test.each([
    ["http://example.com/", undefined],
    ["HTTPS://example.com:443/", undefined],
    ["http://", ["An http URI has a host."]],
    ["ftp://example.com/", ["The scheme must be 'http' or 'https'."]],
    ["http://a/b c", [SPACE]],
  ])("%s: %j", (text, expected) => {
    expect(messages(web, text)).toEqual(expected);
  });

  test("without rules, only the generic syntax and the name count", () => {
    expect(messages(scheme("http"), "http://")).toBeUndefined();
    expect(messages(scheme("http"), "urn:a:b")).toEqual(["The scheme must be 'http'."]);
  });

  test("severity decides what counts", () => {
    expect(messages(scheme("http", { validate, severity: "info" }), "http://example.com:80/")).toEqual([
      "A port is written out.",
    ]);
  });

  test.each<[string, () => unknown, Error]>([
    [
      "an unknown scheme",
      () => scheme("htps", { validate: allSchemes }),
      new RangeError("A scheme is unknown to 'validate'. Did you mean 'https'?"),
    ],
    [
      "an unknown option",
      () => scheme("http", { check: validate } as never),
      new TypeError("The options must have no other names than validate, severity."),
    ],
  ])("%s is refused", (_, create, error) => {
    expect(create).toThrow(error);
  });

  test("an invalid name is refused", () => {
    expect(() => scheme("http:")).toThrow(URISyntaxError);
  });
});

test("the schemas compose, and TypeScript knows the types", () => {
  const link = v.object({
    uri: uri(),
    reference: v.optional(uriReference()),
    iris: v.array(iri()),
    place: v.nullable(iriReference()),
    template: uriTemplate(),
    api: v.pipe(
      scheme("https", { validate }),
      v.transform((text) => text.length),
    ),
  });
  interface Link {
    uri: URIString;
    reference?: URIReferenceString | undefined;
    iris: IRIString[];
    place: IRIReferenceString | null;
    template: URITemplateString;
    api: number;
  }
  const typed: Link = v.parse(link, { uri: "a:", iris: ["b:"], place: null, template: "/a", api: "https://a/" });
  const back: v.InferOutput<typeof link> = typed;
  expect(back).toEqual({ uri: "a:", iris: ["b:"], place: null, template: "/a", api: 10 });
  const input: v.InferInput<typeof link>["uri"] = "a string";
  expect(input).toBe("a string");
  // @ts-expect-error A string is not known to be a URI.
  const wrong: v.InferOutput<typeof link>["uri"] = "a:";
  expect(wrong).toBe("a:");
});

test("an action after the schema gets only valid strings", () => {
  const seen: string[] = [];
  const noted = v.pipe(
    uri(),
    v.check((text: URIString) => seen.push(text) > 0),
  );
  expect([v.is(noted, "a b"), v.is(noted, 7), v.is(noted, "a:b"), seen]).toEqual([false, false, true, ["a:b"]]);
});

test("TypeScript refuses what is not a schema of valibot", () => {
  // @ts-expect-error This is the function, not its result.
  v.object({ to: uri });
  // @ts-expect-error A Standard Schema is not a schema of valibot.
  v.object({ to: standardSchema });
});
