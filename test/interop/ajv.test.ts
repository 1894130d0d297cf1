import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { formats, uriScheme } from "../../src/interop/ajv.js";
import { diagnose } from "../../src/index.js";
import { others, strings, type Kind } from "../tables/json-schema.js";
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

    test.each(others)("has nothing to say to %j", (value) => {
      expect(isValid(value)).toBe(true);
    });
  });

  test("accepts and refuses ten million characters", () => {
    const isValid = new Ajv({ formats, strictTypes: false }).compile({ format });
    const long = `a:${"b".repeat(10_000_000)}`;
    expect([isValid(long), isValid(`${long} `)]).toEqual([true, false]);
  });
});

describe("ajv-formats, beside it", () => {
  const ajv = addFormats(new Ajv({ strictTypes: false }));

  /** The facts that it has otherwise. */
  const differences = (format: Format): string[] => {
    const isValid = ajv.compile({ format });
    return strings.filter(([, text, kind]) => isValid(text) !== accepts(format, kind)).map(([fact]) => fact);
  };

  test("has these facts otherwise for uri", () => {
    expect(differences("uri")).toEqual([
      "a scheme and nothing else",
      "an IPv6 address without brackets",
      "a port that is no number",
      "a port of two parts",
      "a colon in a port",
    ]);
  });

  test("has these facts otherwise for uri-reference", () => {
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

describe("keyword uriScheme", () => {
  const ajv = new Ajv({ strictTypes: false });
  ajv.addKeyword(uriScheme(validate));

  test.each([
    ["http", "http://host.example/", null],
    ["HTTP", "HTTP://host.example:80/", null],
    [["ftp", "http"], "http://host.example/", null],
    ["http", 12, null],
    ["urn", "http://host.example/", 'The scheme is to be "urn".'],
    [["ftp", "urn"], "http://host.example/", 'The scheme is to be "ftp" or "urn".'],
    ["http", "http:///", "An http URI has a host."],
    ["http", "http://a/b c", "A space is not allowed in the path."],
    ["http", "/one", String(validate("/one").diagnostics[0]?.message)],
  ])("%j: %j", (scheme, value, message) => {
    const isValid = ajv.compile({ uriScheme: scheme });
    expect(isValid(value)).toBe(message === null);
    if (message === null) expect(isValid.errors).toBeNull();
    else expect(isValid.errors).toMatchObject([{ keyword: "uriScheme", message, schemaPath: "#/uriScheme" }]);
  });

  test("an error has the diagnostic, and the place in the data", () => {
    const isValid = ajv.compile({ type: "object", properties: { home: { uriScheme: "http" } } });
    expect(isValid({ home: "http:///" })).toBe(false);
    expect(isValid.errors).toMatchObject([
      { instancePath: "/home", params: { diagnostic: validate("http:///").diagnostics[0] } },
    ]);
  });

  test("each fault is an error", () => {
    const isValid = ajv.compile({ uriScheme: "http" });
    expect(isValid("http://a/b c?50%")).toBe(false);
    expect(isValid.errors).toMatchObject(
      diagnose("http://a/b c?50%", { rule: "URI" }).map((diagnostic) => ({ params: { diagnostic } })),
    );
    expect(isValid.errors).toHaveLength(2);
  });

  test("errors are those of the last string", () => {
    const isValid = ajv.compile({ uriScheme: "http" });
    expect([isValid("a b"), isValid("http://a/"), isValid.errors]).toEqual([false, true, null]);
  });

  test.each([["http:"], [""], [[]], [["http", 1]], [12], ["1a"]])("a schema %j is refused", (scheme) => {
    expect(() => ajv.compile({ uriScheme: scheme })).toThrow(/uriScheme|keyword/);
  });
});
