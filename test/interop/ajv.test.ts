import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { addURIFormats, formats } from "../../src/interop/ajv.js";
import { diagnose } from "../../src/index.js";
import { others, strings, type Kind } from "../tables/json-schema.js";
import { validate as allSchemes } from "../../src/schemes/index.js";
import { validate } from "./schemes.js";

const addFormats = ajvFormats as unknown as (ajv: Ajv) => Ajv;

const FORMATS = ["uri", "uri-reference"] as const;
type Format = (typeof FORMATS)[number];

const accepts = (format: Format, kind: Kind): boolean =>
  kind === "URI" || (kind === "relative-ref" && format === "uri-reference");

describe.each(FORMATS)("format %s", (format) => {
  const ways = [
    ["in the options", new Ajv({ formats, strictTypes: false })],
    ["in place of that of ajv-formats", addFormats(new Ajv({ strictTypes: false })).addFormat(format, formats[format])],
    ["by draft 2020-12", new Ajv2020({ formats, strictTypes: false })],
  ] as const;

  describe.each(ways)("%s", (_, ajv) => {
    const isValid = ajv.compile({ format });

    test.each(strings)("%s: %j is a %s", (_fact, text, kind) => {
      expect(isValid(text)).toBe(accepts(format, kind));
    });

    test.each(others)("ignores %j", (value) => {
      expect(isValid(value)).toBe(true);
    });
  });

  test("accepts and refuses ten million characters", () => {
    const isValid = new Ajv({ formats, strictTypes: false }).compile({ format });
    const long = `a:${"b".repeat(10_000_000)}`;
    expect([isValid(long), isValid(`${long} `)]).toEqual([true, false]);
  });
});

describe("together with ajv-formats", () => {
  const ajv = addFormats(new Ajv({ strictTypes: false }));

  /** The facts on which it differs. */
  const differences = (format: Format): string[] => {
    const isValid = ajv.compile({ format });
    return strings.filter(([, text, kind]) => isValid(text) !== accepts(format, kind)).map(([fact]) => fact);
  };

  test("it differs on these facts for uri", () => {
    expect(differences("uri")).toEqual([
      "a scheme and nothing else",
      "an IPv6 address without brackets",
      "a port that is no number",
      "a port of two parts",
      "a colon in a port",
    ]);
  });

  test("it differs on these facts for uri-reference", () => {
    expect(differences("uri-reference")).toEqual([
      "a comma in a scheme",
      "an underscore in a scheme",
      "a digit at the beginning of a scheme",
      "no scheme before a colon",
      "a colon in the first segment of a path",
      "brackets in a path",
      "a leading zero in the IPv4 part of an IPv6 address",
      "an IPv6 address without brackets",
      "two signs of user information",
      "a port that is no number",
      "a port of two parts",
      "a colon in a port",
      "a port that is no number, without a scheme",
      "a double quote",
      "a double quote in a path, without a scheme",
    ]);
  });
});

describe.each([
  ["before", (ajv: Ajv) => addFormats(addURIFormats(ajv))],
  ["after", (ajv: Ajv) => addURIFormats(addFormats(ajv))],
])("addURIFormats, %s ajv-formats", (_, add) => {
  const ajv = add(new Ajv({ strict: true, $data: true }));

  test("keeps its formats, in strict mode", () => {
    const verdicts = (schema: object): boolean[] =>
      ["http://a:80a/", "/a", "http://a/"].map((text) => ajv.validate({ type: "string", ...schema }, text));
    expect(verdicts({ format: "uri" })).toEqual([false, false, true]);
    expect(verdicts({ format: "uri-reference" })).toEqual([false, true, true]);
    expect(verdicts({ uri: true })).toEqual([false, false, true]);
  });

  test("keeps them if the data names the format", () => {
    const isValid = ajv.compile({
      type: "object",
      properties: { kind: { type: "string" }, text: { type: "string", format: { $data: "1/kind" } } },
    });
    expect(isValid({ kind: "uri", text: "http://a:80a/" })).toBe(false);
    expect(isValid({ kind: "uri", text: "http://a/" })).toBe(true);
  });

  test("does not change the other formats and additions of ajv-formats", () => {
    const date = { type: "string", format: "date", formatMinimum: "2020-01-01" };
    expect(["2020-13-01", "2019-01-01", "2021-01-01"].map((text) => ajv.validate(date, text))).toEqual([
      false,
      false,
      true,
    ]);
    expect(ajv.addFormat("even", /^(..)*$/)).toBe(ajv);
    expect(["ab", "abc"].map((text) => ajv.validate({ type: "string", format: "even" }, text))).toEqual([true, false]);
  });

  test("ignores the names of its formats from then on", () => {
    expect(ajv.addFormat("uri", true)).toBe(ajv);
    expect(ajv.validate({ type: "string", format: "uri" }, "a b")).toBe(false);
  });
});

test("other instances than that of addURIFormats do not change", () => {
  addURIFormats(new Ajv());
  expect(addFormats(new Ajv()).validate({ type: "string", format: "uri" }, "http://a:80a/")).toBe(true);
});

test("an instance with a keyword of that name is refused", () => {
  expect(() => addURIFormats(addURIFormats(new Ajv()))).toThrow(new Error("Keyword uri is already defined"));
});

describe("keyword uri", () => {
  const ajv = addURIFormats(new Ajv({ strictTypes: false }), { validate });
  const SCHEMELESS = String(diagnose("/one", { rule: "URI" })[0]?.message);

  test.each([
    [true, "http://host.example/#nose", null],
    [true, 12, null],
    [true, "http://a/b c", "A space is not allowed in the path."],
    [true, "/one", SCHEMELESS],
    [{ rule: "URI-reference" }, "/one", null],
    [{ rule: "URI-reference" }, "/a b", "A space is not allowed in the path."],
    [{ rule: "port" }, "80", null],
    [{ scheme: "http" }, "http://host.example/", null],
    [{ scheme: "HTTP" }, "HTTP://host.example:80/", null],
    [{ scheme: ["ftp", "http"] }, "http://host.example/", null],
    [{ scheme: "http" }, 12, null],
    [{ scheme: "urn" }, "http://host.example/", "The scheme must be 'urn'."],
    [{ scheme: ["ftp", "urn"] }, "http://host.example/", "The scheme must be 'ftp' or 'urn'."],
    [{ scheme: "http" }, "http:///", "An http URI has a host."],
    [{ scheme: "http" }, "http://a/b c", "A space is not allowed in the path."],
    [{ scheme: "http" }, "/one", SCHEMELESS],
  ])("%j: %j", (value, text, message) => {
    const isValid = ajv.compile({ uri: value });
    expect(isValid(text)).toBe(message === null);
    if (message === null) expect(isValid.errors).toBeNull();
    else expect(isValid.errors).toMatchObject([{ keyword: "uri", message, schemaPath: "#/uri" }]);
  });

  test("an error has the diagnostic, and the place in the data", () => {
    const isValid = ajv.compile({ type: "object", properties: { home: { uri: { scheme: "http" } } } });
    expect(isValid({ home: "http:///" })).toBe(false);
    expect(isValid.errors).toMatchObject([
      { instancePath: "/home", params: { diagnostic: validate("http:///").diagnostics[0] } },
    ]);
  });

  test.each([true, { scheme: "http" }])("%j: each fault is an error", (value) => {
    const isValid = ajv.compile({ uri: value });
    expect(isValid("http://a/b c?50%")).toBe(false);
    expect(isValid.errors).toMatchObject(
      diagnose("http://a/b c?50%", { rule: "URI" }).map((diagnostic) => ({ params: { diagnostic } })),
    );
    expect(isValid.errors).toHaveLength(2);
  });

  test.each([
    ["info", "http://a:80/", ["A port is written out."]],
    [{ "http/port": "error" }, "http://a:80/", ["A port is written out."]],
    [{ "http/port": "off" }, "http://a:80/", []],
    ["warning", "http://a:80/", []],
    [{ "http/empty-host": "warning" }, "http:///", []],
  ] as const)("severity %j: %s", (severity, text, messages) => {
    const general = addURIFormats(new Ajv(), { validate, severity });
    const schema = { type: "string", uri: { scheme: "http" } };
    const own = { type: "string", uri: { scheme: "http", severity } };
    for (const isValid of [general.compile(schema), ajv.compile(own)]) {
      isValid(text);
      expect((isValid.errors ?? []).map(({ message }) => message)).toEqual(messages);
    }
  });

  test("the severity of a value replaces that of the instance", () => {
    const strict = addURIFormats(new Ajv({ strictTypes: false }), { validate, severity: "info" });
    expect(strict.validate({ uri: { scheme: "http" } }, "http://a:80/")).toBe(false);
    expect(strict.validate({ uri: { scheme: "http", severity: "error" } }, "http://a:80/")).toBe(true);
    expect(strict.validate({ uri: { rule: "URI", severity: { "rfc3986/space": "off" } } }, "a:b c")).toBe(true);
  });

  test("an unknown scheme does not compile", () => {
    const known = addURIFormats(new Ajv(), { validate: allSchemes });
    expect(() => known.compile({ type: "string", uri: { scheme: "htps" } })).toThrow(
      new RangeError("A scheme is unknown to 'validate'. Did you mean 'https'?"),
    );
    expect(known.validate({ type: "string", uri: { scheme: "facetime" } }, "facetime:a")).toBe(true);
  });

  test.each<[object, Error]>([
    [{ valdate: validate }, new TypeError("The options must have no other names than validate, severity.")],
    [{ severity: "fatal" }, new RangeError("The option 'severity' must be one of these: error, warning, info.")],
    [
      { severity: { space: "off" } },
      new RangeError("Each name in the option 'severity' must be a code, such as 'rfc3986/space'."),
    ],
  ])("the options %j are refused", (options, error) => {
    expect(() => addURIFormats(new Ajv(), options)).toThrow(error);
  });

  test("errors belong to the last string", () => {
    const isValid = ajv.compile({ uri: true });
    expect([isValid("a b"), isValid("http://a/"), isValid.errors]).toEqual([false, true, null]);
  });

  test.each([
    [false],
    ["http"],
    [{}],
    [{ rule: "url" }],
    [{ rule: "URI", scheme: "http" }],
    [{ scheme: "http:" }],
    [{ scheme: [] }],
    [{ scheme: ["http", 1] }],
    [{ scheme: "1a" }],
    [{ severity: "info" }],
    [{ rule: "URI", severity: "fatal" }],
    [{ rule: "URI", severity: { "rfc3986/space": "fatal" } }],
  ])("a value %j is refused", (value) => {
    expect(() => ajv.compile({ uri: value })).toThrow(/^(?:keyword "uri" value is invalid|uri value must be)/);
  });

  test("a value of another type is refused, also by an Ajv that does not check schemas", () => {
    const lenient = addURIFormats(new Ajv({ validateSchema: "log", logger: false }));
    expect(() => lenient.compile({ type: "string", uri: 7 })).toThrow(
      new Error('uri value must be ["boolean","object"]'),
    );
  });

  test("a scheme is refused if no function validates it", () => {
    expect(() => addURIFormats(new Ajv()).compile({ type: "string", uri: { scheme: "http" } })).toThrow(
      new TypeError("Pass 'validate' to addURIFormats, because the keyword 'uri' has a scheme."),
    );
  });
});

describe("a schema with the format and the keyword", () => {
  const errors = (schema: object, text: string, allErrors: boolean, ajv = new Ajv({ allErrors })): unknown[] => {
    const isValid = addURIFormats(ajv, { validate }).compile({ type: "string", ...schema });
    return isValid(text) ? [] : (isValid.errors ?? []).map(({ keyword }) => keyword);
  };

  describe.each([true, false])("allErrors: %j", (allErrors) => {
    test.each<[object, string, string[]]>([
      [{ format: "uri", uri: true }, "a:b c", ["uri"]],
      [{ uri: true, format: "uri" }, "a:b c", ["uri"]],
      [{ format: "uri", uri: true }, "a:b", []],
      [{ format: "uri-reference", uri: true }, "/a", ["uri"]],
      [{ format: "iri", uri: { rule: "absolute-URI" } }, "a:b#c", ["uri"]],
      [{ format: "uri-reference", uri: { rule: "relative-ref" } }, "a:b", ["uri"]],
      [{ format: "iri-reference", uri: { rule: "URI-reference" } }, "a b", ["uri"]],
      [{ format: "uri", uri: { scheme: "http" } }, "urn:a:b", ["uri"]],
      [{ format: "uri", uri: { scheme: "http", severity: "info" } }, "http://a:80/", ["uri"]],
      [{ format: "uri", uri: { scheme: "http", severity: { "http/port": "error" } } }, "http://a:80/", ["uri"]],
      // The format refuses something that the keyword accepts.
      [{ format: "uri", uri: { rule: "URI-reference" } }, "/a", ["format"]],
      [{ format: "uri", uri: { rule: "port" } }, "80", ["format"]],
      [{ format: "uri", uri: { rule: "URI", severity: { "rfc3986/space": "off" } } }, "a:b c", ["format"]],
      [{ format: "date", uri: true }, "a:b", ["format"]],
      // Other schemas report what they refuse themselves.
      [{ anyOf: [{ uri: true, format: "uri" }, { format: "uri-reference" }] }, "/a", []],
      [{ uri: true, not: { format: "uri" } }, "a:b", ["not"]],
    ])("%j: %j", (schema, text, keywords) => {
      const ajv = new Ajv({ allErrors, formats: { date: /^[0-9]+-/ } });
      expect(errors(schema, text, allErrors, ajv)).toEqual(keywords);
    });
  });

  test("each fault is one error, with its reason", () => {
    const ajv = addURIFormats(new Ajv({ allErrors: true }));
    const isValid = ajv.compile({ type: "string", format: "uri", uri: true });
    expect(isValid("http://a/b c?50%")).toBe(false);
    expect(isValid.errors?.map(({ message }) => message)).toEqual(
      diagnose("http://a/b c?50%", { rule: "URI" }).map(({ message }) => message),
    );
  });

  test("a fault is reported by both if they are in different schemas", () => {
    expect(errors({ format: "uri", allOf: [{ uri: true }] }, "a:b c", true)).toEqual(["uri", "format"]);
  });

  test("the format of the data still counts", () => {
    const ajv = addURIFormats(new Ajv({ $data: true, formats: { short: /^.{1,5}$/ } }));
    const text = { type: "string", uri: true, format: { $data: "1/kind" } };
    const isValid = ajv.compile({ type: "object", properties: { kind: { type: "string" }, text } });
    expect(isValid({ kind: "short", text: "a:bcdef" })).toBe(false);
    expect(isValid({ kind: "uri", text: "a:bcdef" })).toBe(true);
  });

  test("a wrong value is refused as without the format, also by an Ajv that does not check schemas", () => {
    const lenient = addURIFormats(new Ajv({ validateSchema: "log", logger: false }));
    for (const uri of [7, null]) {
      expect(() => lenient.compile({ type: "string", format: "uri", uri })).toThrow(
        new Error('uri value must be ["boolean","object"]'),
      );
    }
    expect(lenient.validate({ type: "string", format: "uri" }, "a b")).toBe(false);
  });
});

test("an instance without the keyword format gets the keyword uri", () => {
  const ajv = addURIFormats(new Ajv({ strict: false }).removeKeyword("format"));
  expect(ajv.getKeyword("format")).toBe(false);
  expect(ajv.validate({ type: "string", uri: true }, "a:b c")).toBe(false);
});
