import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { configAt, filesOf, findConfig, matcher, readConfig, type Config } from "../../src/interop/config.js";
import { policyFor, policyOf } from "../../src/interop/policy.js";
import { validate } from "../../src/schemes/index.js";

const NAMES = "standard, schemes, severity, ignore, placeholders, ignoreFiles";

describe("readConfig", () => {
  test("all names are read, and editors can name the schema", () => {
    const config = {
      standard: "rfc3987",
      schemes: true,
      severity: { "scheme/unknown": "error" },
      ignore: ["http://localhost*"],
      placeholders: ["%*%"],
      ignoreFiles: ["vendor/"],
    };
    expect(readConfig({ $schema: "x", ...config })).toEqual(config);
    expect(readConfig({})).toEqual({});
  });

  test.each([
    [1, "The configuration must be an object, not number."],
    [[], "The configuration must be an object, not a list."],
    [{ severty: "error" }, "The configuration has a name that is unknown. Did you mean 'severity'?"],
    [{ zzzzzz: 1 }, `The configuration has a name that is unknown. The names are ${NAMES}.`],
    [JSON.parse('{"__proto__":1}'), `The configuration has a name that is unknown. The names are ${NAMES}.`],
    [{ schemes: "yes" }, "'schemes' of the configuration must be a boolean, not string."],
    [{ severity: "fatal" }, "'severity' of the configuration must be one of these: error, warning, info."],
    [{ ignore: "a" }, "'ignore' of the configuration must be a list, not string."],
    [{ ignore: [1] }, "An item of 'ignore' of the configuration must be a string, not number."],
    [{ placeholders: [""] }, "'placeholders' of the configuration must not have an empty text."],
    [{ standard: 1 }, "The standard must be a string, not number."],
  ])("%j is refused", (value: unknown, message) => {
    expect(() => readConfig(value)).toThrow(message);
  });

  test("the standard must define references", () => {
    expect(() => readConfig({ standard: "rfc1738" })).toThrow(RangeError);
  });
});

describe("policyOf", () => {
  test("the defaults exempt nothing", () => {
    const { standard, schemes, ignoreFiles, isExempt, validate: byScheme, weighing } = policyOf();
    expect([standard, schemes, ignoreFiles, isExempt("http://a/"), byScheme]).toEqual([
      "rfc3986",
      false,
      [],
      false,
      undefined,
    ]);
    expect(weighing.reported(validate("htps://a/").diagnostics)).toEqual([]);
  });

  test("what is ignored, and what has a placeholder, is exempt", () => {
    const { isExempt } = policyOf({ ignore: ["http://localhost*", "urn:x"], placeholders: ["YOUR-HOST", "%*%"] });
    expect(isExempt("http://localhost:8o80/")).toBe(true);
    expect(isExempt("urn:x")).toBe(true);
    expect(isExempt("urn:xy")).toBe(false);
    expect(isExempt("https://YOUR-HOST/a b")).toBe(true);
    expect(isExempt("https://%HOST%/a b")).toBe(true);
    expect(isExempt("https://host/50%")).toBe(false);
  });

  test("the rules of schemes are weighed", () => {
    const policy = policyOf({ schemes: true, severity: { "scheme/unknown": "error", "http/host": "off" } });
    expect(policy.validate?.("htps://a/").diagnostics.map(({ severity, code }) => [severity, code])).toEqual([
      ["error", "scheme/unknown"],
    ]);
    expect(policy.validate?.("http://a/")).toEqual({ ok: true, diagnostics: [] });
    const iris = policyOf({ schemes: true, standard: "rfc3987" });
    expect(iris.validate?.("http://a/\u00E9").ok).toBe(true);
    expect(policyOf({ schemes: true }).validate?.("http://a/\u00E9").ok).toBe(false);
  });
});

test.each([
  ["a", "a", true],
  ["a", "ab", false],
  ["*", "", true],
  ["a*", "a", true],
  ["a*a", "a", false],
  ["a*a", "aa", true],
  ["a*b*c", "axbxc", true],
  ["a*b*c", "acb", false],
  ["a*b*b", "ab", false],
  ["*b*", "abc", true],
  ["*x*", "abc", false],
  ["a.c", "abc", false],
])("the pattern %s and the text %s", (pattern, text, expected) => {
  expect(matcher(pattern)(text)).toBe(expected);
});

describe("files", () => {
  const root = mkdtempSync(path.join(tmpdir(), "uri-grammar-config-"));
  const files = filesOf({ fs, path });
  const inner = path.join(root, "a", "b");
  mkdirSync(inner, { recursive: true });
  const write = (name: string, value: unknown): string => {
    const file = path.join(root, name);
    writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
    return file;
  };
  const configOf = (folder: string): Config | undefined => findConfig(folder, files)?.config;

  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  test("the nearest file upward counts", () => {
    const file = write("uri-grammar.config.json", '\uFEFF{"schemes":true}');
    expect(findConfig(inner, files)).toEqual({ config: { schemes: true }, path: file });
    write("package.json", { "uri-grammar": { standard: "rfc3987" } });
    expect(configOf(root)).toEqual({ schemes: true });
    write("a/package.json", { name: "a" });
    expect(configOf(inner)).toEqual({ schemes: true });
    write("a/package.json", { "uri-grammar": { standard: "rfc2396" } });
    expect(configOf(inner)).toEqual({ standard: "rfc2396" });
    write("a/b/package.json", "{");
    expect(configOf(inner)).toEqual({ standard: "rfc2396" });
    write("a/b/package.json", "null");
    expect(configOf(inner)).toEqual({ standard: "rfc2396" });
    expect(policyFor(path.join(inner, "x.md")).standard).toBe("rfc2396");
    expect(policyFor(path.join(root, "x.md")).schemes).toBe(true);
    expect(configAt(file, files).config).toEqual({ schemes: true });
  });

  test("a file that cannot be used is named", () => {
    const file = write("a/uri-grammar.config.json", "{");
    expect(() => configOf(inner)).toThrow(`${JSON.stringify(file)} cannot be used: It is not JSON.`);
    write("a/uri-grammar.config.json", { schemes: 1 });
    expect(() => configOf(inner)).toThrow(
      `${JSON.stringify(file)} cannot be used: 'schemes' of the configuration must be a boolean, not number.`,
    );
    const missing = path.join(root, "missing.json");
    expect(() => configAt(missing, files)).toThrow(`${JSON.stringify(missing)} does not exist.`);
  });

  test("a manifest that the user names", () => {
    const manifest = write("a/package.json", { name: "m", "uri-grammar": { schemes: true } });
    expect(configAt(manifest, files).config).toEqual({ schemes: true });
    write("a/package.json", { name: "m" });
    expect(() => configAt(manifest, files)).toThrow(`${JSON.stringify(manifest)} has no key "uri-grammar".`);
    write("a/package.json", "{");
    expect(() => configAt(manifest, files)).toThrow(`${JSON.stringify(manifest)} cannot be used: It is not JSON.`);
  });

  test("a folder has no configuration if there is no file up to the root, or nothing can be read", () => {
    expect(findConfig("/a/b", { ...files, read: () => null })).toBeNull();
    const failing = {
      ...fs,
      statSync: () => {
        throw new Error("no access");
      },
    };
    expect(filesOf({ fs: failing, path }).read("a")).toBeNull();
    expect(files.read(root)).toBeNull();
  });

  test("without the modules of Node, the defaults count", () => {
    const { getBuiltinModule } = process;
    try {
      Object.assign(process, { getBuiltinModule: undefined });
      expect(policyFor(path.join(inner, "x.md")).standard).toBe("rfc3986");
    } finally {
      Object.assign(process, { getBuiltinModule });
    }
  });
});
