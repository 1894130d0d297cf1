import fc from "fast-check";
import * as z from "zod";
import * as mini from "zod/mini";
import { diagnose, isURI, URISyntaxError, type URIReferenceString, type URIString } from "../../src/index.js";
import type { IRIReferenceString, IRIString } from "../../src/iri.js";
import { arbitraries } from "../../src/interop/fast-check.js";
import { uri as standardSchema } from "../../src/interop/standard-schema.js";
import { iri, iriReference, scheme, uri, uriReference, uriTemplate } from "../../src/interop/zod.js";
import { validate as allSchemes } from "../../src/schemes/index.js";
import type { URITemplateString } from "../../src/template/index.js";
import { validate } from "./schemes.js";

const messages = (schema: z.ZodType, value: unknown): string[] | undefined =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

const SPACE = "A space is not allowed in the path.";

test.each([
  ["uri", uri(), "http://example.com/#nose", "http://example.com/a b", SPACE],
  ["uri-reference", uriReference(), "../a", "/a b", SPACE],
  ["iri", iri(), "http://example.com/ros\u00E9", "http://example.com/ros\u00E9 x", SPACE],
  ["iri-reference", iriReference(), "ros\u00E9", "ros\u00E9 x", SPACE],
  ["uri-template", uriTemplate(), "/people{/id}{!x}", "/people{/id", "The expression that begins here has no '}'."],
  ["uri", scheme("https"), "HTTPS://example.com/", "https://example.com/a b", SPACE],
])("a schema of the format %s", (format, schema, valid, invalid, message) => {
  expect(schema.safeParse(valid)).toEqual({ success: true, data: valid });
  expect(messages(schema, invalid)).toEqual([message]);
  expect(z.toJSONSchema(schema)).toEqual({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "string",
    format,
  });
});

test("each fault is an issue, with the diagnostic and the path", () => {
  const text = "http://a/b c?50%";
  const { error } = z.object({ api: uri() }).safeParse({ api: text });
  expect(error?.issues).toEqual(
    diagnose(text, { rule: "URI" }).map((diagnostic) => ({
      code: "custom",
      message: diagnostic.message,
      params: { diagnostic },
      path: ["api"],
    })),
  );
  expect(error?.issues).toHaveLength(2);
});

test.each([undefined, null, 7, {}, [], new URL("http://a/"), new String("a:")])("%p is not a string", (value) => {
  expect(uri().safeParse(value).error?.issues).toMatchObject([{ code: "invalid_type", expected: "string" }]);
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
      expect(schema.safeParse(text).success).toBe(isURI(text));
    }),
  );
  const long = `a:${"b".repeat(10_000_000)}`;
  expect([schema.safeParse(long).success, schema.safeParse(`${long} `).success]).toEqual([true, false]);
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
    expect(messages(scheme("htps"), "htps:")).toBeUndefined();
  });

  test("severity decides what counts", () => {
    const text = "http://example.com:80/a b";
    expect(messages(scheme("http", { validate, severity: "info" }), "http://example.com:80/")).toEqual([
      "A port is written out.",
    ]);
    expect(messages(scheme("http", { validate, severity: { "rfc3986/space": "off" } }), text)).toBeUndefined();
  });

  test.each<[string, () => unknown, Error]>([
    [
      "an unknown scheme",
      () => scheme(["https", "htps"], { validate: allSchemes }),
      new RangeError("A scheme is unknown to 'validate'. Did you mean 'https'?"),
    ],
    [
      "an unknown option",
      () => scheme("http", { severities: "info" } as never),
      new TypeError("The options must have no other names than validate, severity."),
    ],
    [
      "an unknown severity",
      () => scheme("http", { severity: "fatal" as never }),
      new RangeError("The option 'severity' must be one of these: error, warning, info."),
    ],
    ["a number", () => scheme(7 as never), new TypeError("The schemes must be a name or a list of names, not number.")],
  ])("%s is refused", (_, create, error) => {
    expect(create).toThrow(error);
  });

  test("an invalid name is refused", () => {
    expect(() => scheme("http:")).toThrow(URISyntaxError);
  });
});

test("the schemas compose, and TypeScript knows the types", () => {
  const link = z.object({
    uri: uri(),
    reference: uriReference().optional(),
    iris: iri().array(),
    place: iriReference().nullable(),
    template: uriTemplate().default("/a" as URITemplateString),
    api: scheme("https", { validate }),
  });
  interface Link {
    uri: URIString;
    reference?: URIReferenceString | undefined;
    iris: IRIString[];
    place: IRIReferenceString | null;
    template: URITemplateString;
    api: URIString;
  }
  const value = link.parse({ uri: "a:", iris: ["b:"], place: null, api: "https://a/" });
  const typed: Link = value;
  const back: z.output<typeof link> = typed;
  expect(back).toEqual({ uri: "a:", iris: ["b:"], place: null, template: "/a", api: "https://a/" });
  const input: z.input<typeof link>["uri"] = "a string";
  expect(input).toBe("a string");
  // @ts-expect-error A string is not known to be a URI.
  const wrong: z.output<typeof link>["uri"] = "a:";
  expect(wrong).toBe("a:");
});

test("a check after the schema gets only valid strings", () => {
  const seen: string[] = [];
  const noted = uri().refine((text: URIString) => seen.push(text) > 0);
  expect([noted.safeParse("a b").success, noted.safeParse("a:b").success, seen]).toEqual([false, true, ["a:b"]]);
});

test("the schemas also work in zod/mini", () => {
  const link = mini.object({ to: mini.optional(uri()) });
  const { to }: { to?: URIString | undefined } = link.parse({ to: "a:" });
  expect([to, link.safeParse({ to: "a b" }).error?.issues[0]?.path]).toEqual(["a:", ["to"]]);
});

test("zod refuses a Standard Schema when it validates with it: its types allow everything", () => {
  const wrong = z.object({ to: standardSchema });
  expect(() => wrong.safeParse({ to: "a:" })).toThrow(new Error('Invalid element at key "to": expected a Zod schema'));
});
