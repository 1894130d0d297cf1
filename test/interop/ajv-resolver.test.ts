/** Compares the resolvers for ajv with fast-uri, which ajv uses by default, on the cases of the JSON Schema Test Suite. */
import { createRequire } from "node:module";
import { Ajv, type AnySchema } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { diagnose, normalize, resolve, URISyntaxError, type Diagnostic } from "../../src/index.js";
import { arbitraries } from "../../src/interop/fast-check.js";
import { lenientURIResolver, uriResolver, type URIResolver } from "../../src/interop/ajv.js";
import { groupsOf, REMOTES, remotesOf } from "../suites/json-schema.js";

/** The version that ajv itself loads. */
const theirs = createRequire(createRequire(import.meta.url).resolve("ajv"))("fast-uri") as URIResolver;

const both = [
  ["uriResolver", uriResolver],
  ["lenientURIResolver", lenientURIResolver],
] as const;

const DRAFTS = [
  ["draft7", Ajv],
  ["draft2019-09", Ajv2019],
  ["draft2020-12", Ajv2020],
] as const;

const options = { strict: false, logger: false, validateSchema: false, validateFormats: false } as const;

type AnyAjv = (typeof DRAFTS)[number][1];
type Group = ReturnType<typeof groupsOf>[number];

/** Returns the verdicts about the cases of a group, or why its schema does not compile. */
function verdicts(AnyAjv: AnyAjv, { schema, tests }: Group, remotes: ReturnType<typeof remotesOf>, by: URIResolver) {
  const ajv = new AnyAjv({ ...options, uriResolver: by });
  try {
    if (JSON.stringify(schema).includes(REMOTES)) {
      for (const [uri, remote] of remotes) ajv.addSchema(remote as AnySchema, uri);
    }
    const isValid = ajv.compile(schema as AnySchema);
    return tests.map(([data]) => isValid(data));
  } catch (error) {
    return tests.map(() => (error as Error).constructor.name);
  }
}

test.each(DRAFTS)("the cases of %s have the same results as with fast-uri", (draft, AnyAjv) => {
  const remotes = remotesOf(draft);
  const groups = groupsOf(draft).map((group) => ({
    group,
    expected: verdicts(AnyAjv, group, remotes, theirs),
    strict: verdicts(AnyAjv, group, remotes, uriResolver),
    lenient: verdicts(AnyAjv, group, remotes, lenientURIResolver),
  }));
  const agreed = groups.flatMap(({ group, expected }) =>
    group.tests.filter(([, valid], index) => expected[index] === valid),
  );
  expect(agreed.length).toBeGreaterThan(150);
  const different = groups.filter((each) =>
    [each.strict, each.lenient].some((ours) => JSON.stringify(ours) !== JSON.stringify(each.expected)),
  );
  expect(different).toEqual([]);
});

describe.each(both)("%s", (_, resolver) => {
  const ajv = (): Ajv => new Ajv({ uriResolver: resolver });

  test.each([
    ["a^b", "#/definitions/a%5Eb"],
    ["100%", "#/definitions/100%25"],
    ["a b", "#/definitions/a%20b"],
    ['"#?', "#/definitions/%22%23%3F"],
    ["ros\u00E9\u{1F600}", "#/definitions/ros%C3%A9%F0%9F%98%80"],
    ["a/b~c", "#/definitions/a~1b~0c"],
    ["a/b~c", "#/definitions/a~1b%7E0c"],
    ["__proto__", "#/definitions/__proto__"],
    ["\r\n\0", "#/definitions/%0D%0A%00"],
    ["", "#/definitions/"],
  ])("a definition %j is found by %s", (name, $ref) => {
    // A literal `__proto__` would be the prototype.
    const definitions = JSON.parse(JSON.stringify([name]).replace(/^\[(.*)\]$/, '{$1:{"type":"string"}}')) as object;
    const isValid = ajv().compile({ $ref, definitions });
    expect([isValid("text"), isValid(7)]).toEqual([true, false]);
  });

  test("a schema in a definition whose name no URI can have is found by its identifier", () => {
    const isValid = ajv().compile({
      $id: "http://example.com/root",
      $ref: "item",
      definitions: { "100% ^{a}": { $id: "item", type: "string" } },
    });
    expect([isValid("text"), isValid(7)]).toEqual([true, false]);
  });

  test.each([
    ["urn:uuid:deadbeef-1234-0000-0000-4321feebdaed", "urn:uuid:deadbeef-1234-0000-0000-4321feebdaed#/definitions/s"],
    ["urn:example:root", "#/definitions/s"],
    ["urn:example:root?=q", "#s"],
    ["HTTP://Example.com/%7Eroot", "http://example.com/~root#/definitions/s"],
    ["http://[::1]:80/root", "root#s"],
    ["tag:example.com,2024:root", "#s"],
    ["root", "./other/../root#s"],
  ])("with the identifier %s, the reference %s works", ($id, $ref) => {
    const schema = { $id, properties: { a: { $ref } }, definitions: { s: { $anchor: "s", type: "string" } } };
    const isValid = new Ajv2020({ uriResolver: resolver, strict: false }).compile(schema);
    expect([isValid({ a: "text" }), isValid({ a: 7 })]).toEqual([true, false]);
  });

  test("a schema is loaded from the resolved URI", async () => {
    const loaded: string[] = [];
    const loadSchema = (uri: string): Promise<object> => {
      loaded.push(uri);
      return Promise.resolve({ type: "string" });
    };
    const loading = new Ajv({ uriResolver: resolver, loadSchema });
    const isValid = await loading.compileAsync({ $id: "http://example.com/a/b", $ref: "../c?d" });
    expect([loaded, isValid("text"), isValid(7)]).toEqual([["http://example.com/c?d"], true, false]);
  });

  test.each([
    ["", "", ""],
    ["", "#a", "#a"],
    ["a/b", "../c", "c"],
    ["http://example.com/a/b#/definitions/a b", "#/c", "http://example.com/a/b#/c"],
    ["HTTP://EXAMPLE.com/%7e", "%2f", "http://example.com/%2F"],
    ["urn:a:b", "c", "urn:c"],
    ["http://example.com", "a", "http://example.com/a"],
  ])("from %j, %j leads to %j", (base, reference, target) => {
    expect(resolver.resolve(base, reference)).toBe(target);
  });

  test("a reference is split into its components, in their normal form", () => {
    expect(resolver.parse("HTTP://me@[::A]:80/./%7e?q#/a^b")).toEqual({
      scheme: "http",
      userinfo: "me",
      host: "[::a]",
      port: "80",
      path: "/~",
      query: "q",
      fragment: "/a%5Eb",
    });
    expect(resolver.parse("")).toEqual({ path: "" });
  });

  test("parts that make no reference are refused", () => {
    expect(() => resolver.serialize({ host: "a/b", path: "" })).toThrow(URISyntaxError);
  });

  test("values that are not strings are refused", () => {
    expect(() => resolver.parse(7 as never)).toThrow(new TypeError("The reference must be a string, not number."));
    expect(() => resolver.resolve("", 7 as never)).toThrow(
      new TypeError("The reference must be a string, not number."),
    );
    expect(() => resolver.resolve(7 as never, "")).toThrow(new TypeError("The base must be a string, not number."));
  });

  test("ten million characters are resolved and split", () => {
    const long = "a".repeat(10_000_000);
    expect(resolver.resolve("http://h/", long)).toBe(`http://h/${long}`);
    expect(resolver.parse(`#/${long} `).fragment).toBe(`/${long}%20`);
  });

  const { valid: reference } = arbitraries(fc, { rule: "URI-reference" });
  const { valid: base } = arbitraries(fc, { rule: "URI" });
  const steps = ["case", "percent-encoding", "dot-segments"] as const;

  test("the components of every reference give its normal form again", () => {
    fc.assert(
      fc.property(reference, (text) => {
        expect(resolver.serialize(resolver.parse(text))).toBe(normalize(text, { steps }));
      }),
    );
  });

  test("every reference leads to the normal form of the target", () => {
    fc.assert(
      fc.property(base, reference, (from, text) => {
        expect(resolver.resolve(from, text)).toBe(normalize(resolve(text, from), { steps }));
      }),
    );
  });
});

describe("references that are not valid", () => {
  const schema = { $ref: "#/definitions/a^b", definitions: { "a^b": { type: "string" } } };
  const compiled = (by: URIResolver, given: AnySchema) => new Ajv({ uriResolver: by, logger: false }).compile(given);

  test("are refused by the strict resolver", () => {
    expect(() => compiled(uriResolver, schema)).toThrow(URISyntaxError);
    expect(() => compiled(uriResolver, schema)).toThrow(
      new URISyntaxError(diagnose("#/definitions/a^b")[0] as Diagnostic),
    );
    expect(() => compiled(uriResolver, { $id: "http://a b/" })).toThrow(URISyntaxError);
    expect(() => uriResolver.parse("#a b")).toThrow(URISyntaxError);
  });

  test("are encoded by the lenient resolver", () => {
    const isValid = compiled(lenientURIResolver, schema);
    expect([isValid("text"), isValid(7)]).toEqual([true, false]);
    expect(lenientURIResolver.resolve("http://a/b c", "d|e")).toBe("http://a/d%7Ce");
    expect(lenientURIResolver.parse("#a b")).toEqual({ path: "", fragment: "a%20b" });
  });

  test("are refused by the lenient resolver if encoding is not enough", () => {
    expect(() => compiled(lenientURIResolver, { $id: "http://a:b/" })).toThrow(URISyntaxError);
  });
});
