import type { StandardSchemaV1 } from "@standard-schema/spec";
import { createEnv } from "@t3-oss/env-core";
import {
  absoluteURI,
  relativeRef,
  ruleSchema,
  schemeSchema,
  uri,
  uriReference,
  type Issue,
  type Result,
  type SeverityOption,
  type StringSchema,
  uriTemplate,
} from "../../src/interop/standard-schema.js";
import { diagnose, parse, URISyntaxError } from "../../src/index.js";
import { withSchemes } from "../../src/schemes/define.js";
import { git } from "../../generated/schemes/git.js";
import { validate as allSchemes } from "../../src/schemes/index.js";
import { standards } from "../../src/standards/index.js";
import { validate } from "./schemes.js";

const answer = (schema: StringSchema, value: unknown): Result => schema["~standard"].validate(value);

const messages = (schema: StringSchema, value: unknown): string[] | undefined =>
  answer(schema, value).issues?.map(({ message }) => message);

test("has the form of the specification", () => {
  const schema: StandardSchemaV1<string, string> = uri;
  expect(schema["~standard"]).toEqual({ version: 1, vendor: "uri-grammar", validate: expect.any(Function) as unknown });
  const text: StandardSchemaV1.InferOutput<typeof uri> = "a:";
  expect(schema["~standard"].validate(text)).toEqual({ value: "a:" });
});

const schemas = { uri, uriReference, absoluteURI, relativeRef };

test.each([
  ["http://example.com/#nose", ["uri", "uriReference"]],
  ["http://example.com/", ["uri", "uriReference", "absoluteURI"]],
  ["/over/there", ["uriReference", "relativeRef"]],
  ["", ["uriReference", "relativeRef"]],
  ["a b", []],
  ["\0", []],
  ["\ud800", []],
  ["__proto__", ["uriReference", "relativeRef"]],
])("%j is accepted by %j", (text, accepting) => {
  const answers = Object.entries(schemas).map(([name, schema]) => [name, answer(schema, text)] as const);
  expect(answers.filter(([, { issues }]) => !issues).map(([name]) => name)).toEqual(accepting);
  for (const [, result] of answers) if (!result.issues) expect(result).toEqual({ value: text });
});

test("an issue has the message, and the diagnostic", () => {
  const [diagnostic] = diagnose("/a b");
  expect(answer(uriReference, "/a b")).toEqual({
    issues: [{ message: "A space is not allowed in the path.", diagnostic }],
  });
});

test("each fault is an issue", () => {
  expect(messages(uri, "http://a/b c?50%")).toEqual([
    "A space is not allowed in the path.",
    "'%' must be followed by two hexadecimal digits; for a literal '%' write '%25'.",
  ]);
});

test.each([
  [null, "The value must be a string, not null."],
  [undefined, "The value must be a string, not undefined."],
  [12, "The value must be a string, not number."],
  [["a:"], "The value must be a string, not object."],
  [new URL("http://a/"), "The value must be a string, not object. Pass url.href."],
  [parse("a:b"), "The value must be a string, not object. If it is a tree, pass recompose(tree)."],
])("%p is no string", (value, message) => {
  expect(answer(uri, value)).toEqual({ issues: [{ message }] });
});

test("ten million characters are validated", () => {
  const path = `/${"a".repeat(10_000_000)}`;
  expect(answer(relativeRef, path)).toEqual({ value: path });
  expect(messages(relativeRef, `${path} `)).toHaveLength(1);
});

test("any rule of any standard has a schema", () => {
  const ftp = ruleSchema(standards.rfc1738, { rule: "ftpurl" });
  expect(messages(ftp, "ftp://host.com/a;type=A")).toBeUndefined();
  expect(messages(ftp, "http://host.com/")).toEqual(
    standards.rfc1738.diagnose("http://host.com/", { rule: "ftpurl" }).map(({ message }) => message),
  );
  expect(() => ruleSchema(standards.rfc3986, { rule: "url" as never })).toThrow(RangeError);
});

describe("by scheme", () => {
  const http = schemeSchema(["http", "HTTPS"], { validate });

  test.each([
    ["http://example.com/", undefined],
    ["HTTPS://example.com:443/", undefined],
    ["http://", ["An http URI has a host."]],
    ["http:", ["An http URI has a host."]],
    ["ftp://example.com/", ["The scheme must be 'http' or 'https'."]],
    ["/over/there", [validate("/over/there").diagnostics[0]?.message]],
    ["http://a/b c", ["A space is not allowed in the path."]],
  ])("%s: %j", (text, expected) => {
    expect(messages(http, text)).toEqual(expected);
  });

  test("a different scheme is the culprit", () => {
    const { issues } = answer(schemeSchema("urn", { validate }), "http://example.com/");
    expect(issues).toEqual([
      {
        message: "The scheme must be 'urn'.",
        diagnostic: {
          severity: "error",
          code: "rfc3986/other-scheme",
          message: "The scheme must be 'urn'.",
          start: 0,
          end: 4,
          rule: "scheme",
          section: "3.1",
          url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
        },
      },
    ]);
  });

  test("severity decides what counts as a fault", () => {
    const web = "http://example.com:80/";
    const by = (severity: SeverityOption): readonly Issue[] | undefined =>
      answer(schemeSchema("http", { validate, severity }), web).issues;
    expect(by("warning")).toBeUndefined();
    expect(by("info")?.map(({ message }) => message)).toEqual(["A port is written out."]);
    expect(by({ "http/port": "error" })).toMatchObject([{ diagnostic: { code: "http/port", severity: "error" } }]);
    expect(by({ "http/port": "warning" })).toBeUndefined();
    const spaces = schemeSchema("http", { validate, severity: { "rfc3986/space": "off" } });
    expect(messages(spaces, "http://a/b c?50%")).toHaveLength(1);
    expect(messages(spaces, "ftp://a/")).toEqual(["The scheme must be 'http'."]);
  });

  test.each<[string | string[], string]>([
    ["htps", "A scheme is unknown to 'validate'. Did you mean 'https'?"],
    [["https", "HTPS"], "A scheme is unknown to 'validate'. Did you mean 'https'?"],
    ["zzqqxx", "A scheme is unknown to 'validate'."],
    [[], "The schemes must not be an empty list."],
  ])("the unknown scheme %j is refused", (scheme, message) => {
    expect(() => schemeSchema(scheme, { validate: allSchemes })).toThrow(new RangeError(message));
  });

  test("registered schemes without rules, and schemes of withSchemes, are known", () => {
    expect(messages(schemeSchema("facetime", { validate: allSchemes }), "facetime:a")).toBeUndefined();
    const own = withSchemes([git]).validate;
    expect(messages(schemeSchema("git", { validate: own }), "git://a/b")).toBeUndefined();
    expect(() => schemeSchema("ssh", { validate: own })).toThrow(new RangeError("A scheme is unknown to 'validate'."));
  });

  test.each<[string, () => unknown, Error]>([
    [
      "an unknown option of schemeSchema",
      () => schemeSchema("http", { validate, severty: "info" } as never),
      new TypeError("The options must have no other names than validate, severity."),
    ],
    [
      "an unknown option of ruleSchema",
      () => ruleSchema(standards.rfc3986, { rules: "URI" } as never),
      new TypeError("The options must have no other names than rule."),
    ],
    [
      "an unknown severity",
      () => schemeSchema("http", { validate, severity: "fatal" as never }),
      new RangeError("The option 'severity' must be one of these: error, warning, info."),
    ],
  ])("%s is refused", (_, create, error) => {
    expect(create).toThrow(error);
  });

  test("an invalid name of a scheme is refused", () => {
    expect(() => schemeSchema("http:", { validate })).toThrow(URISyntaxError);
  });
});

describe("@t3-oss/env-core consumes it", () => {
  const create = (runtimeEnv: Record<string, string>, report: (issues: readonly unknown[]) => never) =>
    createEnv({
      server: { HOME: uri, LOGO: uriReference, API: schemeSchema("https", { validate }) },
      runtimeEnv,
      onValidationError: report,
    });
  const fail = (): never => {
    throw new Error("it is valid");
  };

  test("and accepts valid values", () => {
    const env = create({ HOME: "http://a/", LOGO: "/logo.png", API: "https://a/" }, fail);
    const home: string = env.HOME;
    expect([home, env.LOGO, env.API]).toEqual(["http://a/", "/logo.png", "https://a/"]);
  });

  test("and reports invalid values by their names", () => {
    const reported: unknown[] = [];
    const report = (issues: readonly unknown[]): never => {
      reported.push(...issues);
      throw new Error("refused");
    };
    expect(() => create({ HOME: "a b:", LOGO: "/logo.png", API: "http://a/" }, report)).toThrow("refused");
    expect(reported).toMatchObject([
      { path: ["HOME"], message: expect.any(String) as unknown },
      { path: ["API"], message: "The scheme must be 'https'." },
    ]);
  });
});

test("only the errors of a template count", () => {
  expect(uriTemplate["~standard"].validate("{!a}")).toEqual({ value: "{!a}" });
  expect(uriTemplate["~standard"].validate("{")).toMatchObject({ issues: [{}] });
});
