import { readFileSync } from "node:fs";
import fc, { assert, property } from "fast-check";
import type { Log } from "sarif";
import { toSARIF, type SARIFLog, type SARIFOptions } from "../../src/interop/sarif.js";
import { isURIReference, safeParse, URISyntaxError, type Diagnostic } from "../../src/index.js";
import { faultsOf, schemaNames } from "../support/sarif.js";
import { validate as validateURI } from "./schemes.js";

function diagnosticOf(text: string): Diagnostic {
  const parsed = safeParse(text);
  if (parsed.ok) throw new Error(`${text} is valid`);
  return parsed.diagnostic;
}

const SPACE = diagnosticOf("http://example.com/a b");
const WRAPPER = diagnosticOf("<http://a/>");
const HOPELESS = diagnosticOf("/\ud800");

/** Three lines in the Language Server Protocol, but two in SARIF. */
const TEXT = "see\r<http://example.com/a b>\r\n(<http://a/>)\n";

const log: SARIFLog = toSARIF([
  {
    uri: "docs/links.md",
    document: TEXT,
    found: [
      { diagnostic: SPACE, offset: TEXT.indexOf("http://example") },
      { diagnostic: WRAPPER, offset: TEXT.indexOf("<http://a/") },
    ],
  },
  { uri: "other.txt", found: [{ diagnostic: { ...SPACE, severity: "warning" } }] },
  { uri: "third.txt", found: [{ diagnostic: { ...HOPELESS, severity: "info" } }] },
]);

test("the schema is that of SARIF 2.1.0, and refuses invalid logs", () => {
  expect(schemaNames).toEqual([
    "http://json-schema.org/draft-04/schema#",
    expect.stringMatching(/sarif-2\.1\.0/) as unknown,
  ]);
  expect(faultsOf({ ...log, version: "2.0.0" })).toMatchObject([{ instancePath: "/version", keyword: "enum" }]);
  expect(faultsOf({ ...log, runs: [{}] })).toMatchObject([{ instancePath: "/runs/0", keyword: "required" }]);
});

test("a log matches the schema", () => {
  const typed: Log = log;
  expect(faultsOf(typed)).toBeNull();
  expect(faultsOf(JSON.parse(JSON.stringify(log)))).toBeNull();
});

test("an empty log also matches the schema", () => {
  const empty = toSARIF([]);
  expect(faultsOf(empty)).toBeNull();
  expect(empty.runs[0]?.results).toEqual([]);
});

test("each kind of diagnostic is listed once, with its link", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(log.runs[0]?.tool).toEqual({
    driver: {
      name: "uri-grammar",
      version,
      semanticVersion: version,
      rules: [
        {
          id: "rfc3986/space",
          shortDescription: { text: "Space (rule path; RFC 3986, section 3.3)" },
          helpUri: "https://www.rfc-editor.org/rfc/rfc3986#section-3.3",
        },
        {
          id: "rfc3986/wrapper",
          shortDescription: { text: "Wrapper (rule path; RFC 3986, section 3.3)" },
          helpUri: "https://www.rfc-editor.org/rfc/rfc3986#section-3.3",
        },
        {
          id: HOPELESS.code,
          shortDescription: { text: "Lone surrogate (rule path; RFC 3986, section 3.3)" },
          helpUri: "https://www.rfc-editor.org/rfc/rfc3986#section-3.3",
        },
      ],
    },
  });
  expect(log.runs[0]?.results.map(({ ruleId, ruleIndex, level }) => [ruleId, ruleIndex, level])).toEqual([
    ["rfc3986/space", 0, "error"],
    [WRAPPER.code, 1, "error"],
    ["rfc3986/space", 0, "warning"],
    [HOPELESS.code, 2, "note"],
  ]);
});

test("a result has its place and its repair", () => {
  const region = { startLine: 1, startColumn: 26, endLine: 1, endColumn: 27 };
  const artifactLocation = { uri: "docs/links.md" };
  expect(log.runs[0]?.results[0]).toEqual({
    ruleId: "rfc3986/space",
    ruleIndex: 0,
    level: "error",
    message: { text: "A space is not allowed in the path." },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    fixes: [
      {
        description: { text: "Write '%20'." },
        artifactChanges: [
          { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: "%20" } }] },
        ],
      },
    ],
    properties: { rule: "path", section: "3.3" },
  });
  expect(log.runs[0]?.results[1]?.locations[0]?.physicalLocation.region).toEqual({
    startLine: 2,
    startColumn: 2 + WRAPPER.start,
    endLine: 2,
    endColumn: 2 + WRAPPER.end,
  });
  expect(log.runs[0]?.results[3]).not.toHaveProperty("fixes");
});

test("a repair has a replacement for each of its edits", () => {
  const columns = (startColumn: number) => ({ startLine: 2, startColumn, endLine: 2, endColumn: startColumn + 1 });
  expect(log.runs[0]?.results[1]?.fixes).toEqual([
    {
      description: { text: "Remove the text around the reference." },
      artifactChanges: [
        {
          artifactLocation: { uri: "docs/links.md" },
          replacements: [
            { deletedRegion: columns(2), insertedContent: { text: "" } },
            { deletedRegion: columns(12), insertedContent: { text: "" } },
          ],
        },
      ],
    },
  ]);
});

test("a repair that is not certain is called a guess", () => {
  const repair = { message: "Write '_'.", edits: [{ start: 20, end: 21, text: "_" }], certain: false };
  const guesses = toSARIF([{ uri: "links.md", found: [{ diagnostic: { ...SPACE, repair } }] }]);
  expect(guesses.runs[0]?.results[0]?.fixes?.[0]?.description).toEqual({ text: "A guess: Write '_'." });
});

test("the kinds of a scheme's diagnostics name the scheme's document", () => {
  const { diagnostics } = validateURI("http:///");
  const found = diagnostics.map((diagnostic) => ({ diagnostic }));
  const byScheme = toSARIF([{ uri: "links.md", document: "http:///", found }]);
  expect(faultsOf(byScheme)).toBeNull();
  expect(byScheme.runs[0]?.tool.driver.rules).toEqual([
    {
      id: "http/empty-host",
      shortDescription: { text: "Empty host (rule authority; RFC 9110, section 4.2.1)" },
      helpUri: "https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1",
    },
  ]);
});

test("a file name that is not a URI-reference is refused", () => {
  expect(() => toSARIF([{ uri: "my links.md", found: [] }])).toThrow(URISyntaxError);
});

test("what is found must be a list", () => {
  expect(() => toSARIF([{ uri: "a", found: 7 as never }])).toThrow(
    new TypeError("'found' of the artifact must be a list, not number."),
  );
});

describe("the option severity", () => {
  const found = (["error", "warning", "info"] as const).map((severity, offset) => ({
    diagnostic: { ...SPACE, severity, code: `rfc3986/space-${String(offset)}` },
  }));
  const levels = (severity?: SARIFOptions["severity"]): string[] => {
    const [run] = toSARIF([{ uri: "a", found }], { severity }).runs;
    expect(run?.tool.driver.rules).toHaveLength(run?.results.length ?? -1);
    return run?.results.map(({ ruleId, ruleIndex, level }) => `${String(ruleIndex)} ${ruleId} ${level}`) ?? [];
  };

  test("leaves out what is below, or off, and changes levels", () => {
    const all = ["0 rfc3986/space-0 error", "1 rfc3986/space-1 warning", "2 rfc3986/space-2 note"];
    expect(levels()).toEqual(all);
    expect(levels("info")).toEqual(all);
    expect(levels("warning")).toEqual(all.slice(0, 2));
    expect(levels("error")).toEqual(all.slice(0, 1));
    expect(levels({ "rfc3986/space-0": "off", "rfc3986/space-2": "warning" })).toEqual(["0 rfc3986/space-2 warning"]);
    expect(levels({ "rfc3986/space-0": "info" })).toEqual(["0 rfc3986/space-0 note"]);
  });

  test.each([
    [{ severty: "error" }, new TypeError("The options must have no other names than severity.")],
    [{ severity: "fatal" }, new RangeError("The option 'severity' must be one of these: error, warning, info.")],
    [
      { severity: { space: "error" } },
      new RangeError("Each name in the option 'severity' must be a code, such as 'rfc3986/space'."),
    ],
    [{ severity: 1 }, new TypeError("The option 'severity' must be an object, not number.")],
    [[], new TypeError("The options must be an object, not a list.")],
  ])("wrong options: %j", (options, error) => {
    expect(() => toSARIF([], options as never)).toThrow(error);
  });
});

describe("a path", () => {
  test.each([
    ["my file.md", "my%20file.md"],
    ["docs\\my file.md", "docs/my%20file.md"],
    ["docs/50%#?.md", "docs/50%25%23%3F.md"],
    ["a:b/c:d", "a%3Ab/c%3Ad"],
    ["../\u00E9.md", "../%C3%A9.md"],
    ["/home/me/a b", "file:///home/me/a%20b"],
    ["C:\\Users\\me\\a b", "file:///C:/Users/me/a%20b"],
    ["c:x", "c%3Ax"],
    ["\\\\server\\my folder\\a", "file://server/my%20folder/a"],
    ["a\nb\0", "a%0Ab%00"],
  ])("%j is written as %s", (path, uri) => {
    const converted = toSARIF([{ path, found: [{ diagnostic: SPACE }] }]);
    expect(faultsOf(converted)).toBeNull();
    expect(converted.runs[0]?.results[0]?.locations[0]?.physicalLocation.artifactLocation).toEqual({ uri });
  });

  test("any path gives a reference that has its names", () => {
    assert(
      property(fc.string({ unit: fc.constantFrom(..."a/\\:.%?# é😀~"), minLength: 1 }), (path) => {
        const converted = toSARIF([{ path, found: [{ diagnostic: SPACE }] }]);
        const uri = converted.runs[0]?.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri ?? "";
        expect(isURIReference(uri)).toBe(true);
        const read = decodeURIComponent(uri.replace(/^file:(?:\/\/(?=\/))?(?:\/(?=[a-z]:\/))?/i, ""));
        // Three slashes or more are two fewer, as in POSIX.
        expect(read).toBe(path.replaceAll("\\", "/").replace(/^\/\/(?=\/)/, ""));
      }),
      { seed: 3986, numRuns: 500 },
    );
  });

  test.each([
    [{ path: "" }, new RangeError("'path' of the artifact must not be empty.")],
    [{}, new TypeError("The artifact must have either 'uri' or 'path'.")],
    [{ path: "a", uri: "a" }, new TypeError("The artifact must have either 'uri' or 'path'.")],
    [{ path: 1 }, new TypeError("'path' of the artifact must be a string, not number.")],
  ])("%j is refused", (artifact, error) => {
    expect(() => toSARIF([{ ...artifact, found: [] } as never])).toThrow(error);
  });

  test("a lone surrogate is refused", () => {
    expect(() => toSARIF([{ path: "\ud800", found: [] }])).toThrow("A lone surrogate has no UTF-8 encoding.");
  });
});
