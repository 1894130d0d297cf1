import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { jest } from "@jest/globals";
import { Policies } from "../../../src/cli/language-server/policies.js";
import { settingsFrom, type Settings } from "../../../src/cli/language-server/settings.js";

const root = mkdtempSync(join(tmpdir(), "uri-grammar-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

let warned: string[] = [];
let now = 0;
beforeEach(() => {
  warned = [];
  now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const policies = (): Policies => new Policies((message) => warned.push(message));

/** Writes a configuration, and returns the URI of a document in a folder of its project. */
function project(name: string, config: unknown, file = "uri-grammar.config.json"): string {
  const folder = join(root, name);
  mkdirSync(join(folder, "docs"), { recursive: true });
  writeFileSync(join(folder, file), typeof config === "string" ? config : JSON.stringify(config));
  return pathToFileURL(join(folder, "docs", "é a.md")).href;
}

test("without a configuration and settings, errors and warnings are shown", () => {
  const policy = policies().of("untitled:Untitled-1");
  const reported = (severity: "error" | "warning" | "info"): number =>
    policy.weighing.reported([{ severity } as never]).length;
  expect([policy.standard, policy.schemes, policy.validate]).toEqual(["rfc3986", false, undefined]);
  expect([reported("error"), reported("warning"), reported("info")]).toEqual([1, 1, 0]);
});

test.each([
  ["uri-grammar.config.json", { schemes: true, ignore: ["http://a/*"] }],
  ["package.json", { name: "x", "uri-grammar": { schemes: true, ignore: ["http://a/*"] } }],
])("the configuration of a project is in %s", (file, config) => {
  const policy = policies().of(project(`of-${file}`, config, file));
  expect([policy.schemes, policy.isExempt("http://a/b"), policy.isExempt("http://b/")]).toEqual([true, true, false]);
});

test("the settings of the client win", () => {
  const all = policies();
  const uri = project("settings", { schemes: true, standard: "rfc2396", severity: "error" });
  const before = all.of(uri);
  all.settings = { languages: null, schemes: false, severity: { "a/b": "off" } };
  const after = all.of(uri);
  expect([before.standard, before.schemes]).toEqual(["rfc2396", true]);
  expect([after.standard, after.schemes]).toEqual(["rfc2396", false]);
  expect(after.weighing.reported([{ code: "a/b", severity: "error" } as never])).toEqual([]);
});

test("a configuration is read again after a second, or when the client says that it has changed", () => {
  const all = policies();
  const uri = project("changes", { schemes: true });
  const first = all.of(uri);
  project("changes", { schemes: false });
  now = 999;
  expect(all.of(uri)).toBe(first);
  now = 1000;
  expect(all.of(uri).schemes).toBe(false);
  project("changes", { schemes: true });
  all.refresh();
  const last = all.of(uri);
  expect(last.schemes).toBe(true);
  now = 5000;
  // Nothing has changed, so the results of earlier searches stay valid.
  expect(all.of(uri)).toBe(last);
});

test("a configuration that cannot be used is told once, and the defaults are used", () => {
  const all = policies();
  const uri = project("broken", { schemes: "yes" });
  for (now = 0; now < 3000; now += 1000) expect(all.of(uri).schemes).toBe(false);
  const path = JSON.stringify(join(root, "broken", "uri-grammar.config.json"));
  const first = `${path} cannot be used: 'schemes' of the configuration must be a boolean, not string.`;
  expect(warned).toEqual([first]);
  project("broken", "{");
  for (; now < 6000; now += 1000) all.of(uri);
  expect(warned).toEqual([first, `${path} cannot be used: It is not JSON.`]);
});

test.each([
  "file://host/share/a.md",
  "file:///a%2Fb.md",
  "file:%",
  "FILE:///nowhere/a.md",
  "http://a/",
  "",
  "__proto__",
])("a document that is no file of this machine has the defaults: %j", (uri) => {
  expect(policies().of(uri).schemes).toBe(false);
  expect(warned).toEqual([]);
});

describe("settings", () => {
  const read = (value: unknown): [Settings, string[]] => {
    const complaints: string[] = [];
    return [settingsFrom(value, (message) => complaints.push(message)), complaints];
  };

  test("are read", () => {
    const settings = {
      languages: ["markdown"],
      schemes: true,
      severity: { "rfc3986/port": "off" },
      standard: "rfc3987",
      ignore: ["http://a/*"],
      placeholders: ["HOST"],
    };
    expect(read({ ...settings, trace: { server: "off" } })).toEqual([settings, []]);
  });

  test.each([null, undefined, {}, { schemes: null, languages: null, severity: null }])(
    "%j has the defaults",
    (value) => {
      expect(read(value)).toEqual([{ languages: null }, []]);
    },
  );

  const NAMES = "The settings are languages, schemes, severity, standard, ignore, placeholders.";

  test.each<[unknown, string[]]>([
    [5, ["The settings 'uri-grammar' must be an object."]],
    [[], ["The settings 'uri-grammar' must be an object."]],
    [{ scheme: true }, [`A setting of 'uri-grammar' is unknown. Did you mean 'schemes'? ${NAMES}`]],
    [JSON.parse('{"__proto__": 5, "x": 1}'), Array<string>(2).fill(`A setting of 'uri-grammar' is unknown. ${NAMES}`)],
    [{ languages: "markdown" }, ["The setting 'uri-grammar.languages' must be a list of language identifiers."]],
    [{ languages: [5] }, ["The setting 'uri-grammar.languages' must be a list of language identifiers."]],
    [
      { ignore: [5] },
      [
        "The setting 'uri-grammar.ignore' is not used: An item of 'ignore' of the configuration must be a string, not number.",
      ],
    ],
    [
      { placeholders: [""] },
      [
        "The setting 'uri-grammar.placeholders' is not used: 'placeholders' of the configuration must not have an empty text.",
      ],
    ],
    [
      { severity: "bad" },
      [
        "The setting 'uri-grammar.severity' is not used: 'severity' of the configuration must be one of these: error, warning, info.",
      ],
    ],
    [
      { standard: "rfc1738" },
      [
        "The setting 'uri-grammar.standard' is not used: rfc1738 does not define relative references. These standards do: rfc3986, rfc3987, rfc2396bis-01, rfc2396, url-syntax-05, rfc1808.",
      ],
    ],
  ])("%j: what is wrong is told and not used", (value, complaints) => {
    expect(read(value)).toEqual([{ languages: null }, complaints]);
  });
});
