/**
 * Converts diagnostics to a SARIF log (`uri-grammar/sarif`; Static Analysis Results Interchange Format, version 2.1.0).
 *
 * @module
 */
import { anything, aString, optional, readList, readObject, readOptions, upTo } from "../core/arguments.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { encodeData } from "../core/percent.js";
import { readSeverity, type SeverityOption, type Weighing } from "../core/severity.js";
import { grammar } from "../standards/rfc3986/grammar.js";
import { lineCounter } from "./lines.js";
import { readDiagnostic } from "./read-diagnostic.js";
import { logOf, resultOf, ruleOf, type SARIFLog, type SARIFResult, type SARIFRule } from "./sarif-log.js";

export type {
  SARIFArtifactLocation,
  SARIFDriver,
  SARIFFix,
  SARIFLog,
  SARIFRegion,
  SARIFResult,
  SARIFRule,
} from "./sarif-log.js";

/** The diagnostics of one file or other resource. */
export interface SARIFArtifact {
  /** A reference to the file: a `URI-reference`. An artifact has either `uri` or `path`. */
  readonly uri?: string | undefined;
  /**
   * The path of the file, such as `my file.md`. The log has it percent-encoded, as a relative reference or, if the path is
   * absolute, as a URI of `file`. A `\` counts as a `/`.
   */
  readonly path?: string | undefined;
  /** The text of the file, used to count lines. By default the file has one line. */
  readonly document?: string | undefined;
  /** The diagnostics, each with the offset of its URI in the file, in UTF-16 code units (default 0). */
  readonly found: Iterable<{ readonly diagnostic: Diagnostic; readonly offset?: number | undefined }>;
}

/** Options of `toSARIF`. */
export interface SARIFOptions {
  /**
   * The least severity that is reported, such as `"warning"`, or the severities of codes, such as
   * `{ "scheme/unknown": "error" }`. A map leaves out `"off"`, and warnings and infos that it does not name. By default,
   * all diagnostics are reported.
   */
  readonly severity?: SeverityOption | undefined;
}

type Found = SARIFArtifact["found"] extends Iterable<infer Each> ? Each : never;

const IS_ARTIFACT = { uri: optional(aString), path: optional(aString), document: optional(aString), found: anything };

/** Section 3.14.15, the default: a carriage return alone does not end a line. */
const LINE_ENDS = /\r\n|\n/g;

/**
 * Creates a log of one run.
 *
 * @param artifacts the diagnostics of each file
 * @param options which diagnostics are reported, and how severe they are
 * @returns the log, ready for `JSON.stringify`. It does not contain the inputs.
 * @throws {URISyntaxError} if the `uri` of an artifact is not a `URI-reference`, or its `path` has a lone surrogate
 * @throws {TypeError} if a property or an option has the wrong type, or an artifact has not exactly one of `uri` and `path`
 * @throws {RangeError} if an offset is not in the file, a path is empty, or an option, a severity or a code is unknown
 *
 * @example
 * import { diagnose } from "uri-grammar";
 * import { toSARIF } from "uri-grammar/sarif";
 *
 * const found = diagnose("/a b?50%").map((diagnostic) => ({ diagnostic, offset: 0 }));
 * const log = toSARIF([{ uri: "links.md", document: "/a b?50%", found }]);
 * log.runs[0].results.map(({ ruleId }) => ruleId); // => ["rfc3986/space", "rfc3986/percent"]
 */
export function toSARIF(artifacts: Iterable<SARIFArtifact>, options?: SARIFOptions): SARIFLog {
  const reported = readReported(options);
  const rules: SARIFRule[] = [];
  const indexes = new Map<string, number>();
  const results: SARIFResult[] = [];
  for (const artifact of readList<unknown>(artifacts, "The artifacts", anything)) {
    const { document, found, ...named } = readObject<SARIFArtifact>(artifact, "artifact", IS_ARTIFACT);
    const uri = referenceOf(named);
    // Stryker disable next-line StringLiteral: In each text of one line, an offset has the same place.
    const pointAt = lineCounter(document ?? "", LINE_ENDS);
    const offsetCheck = upTo(document?.length ?? Number.MAX_SAFE_INTEGER);
    const whole = { diagnostic: anything, offset: optional(offsetCheck) };
    for (const each of readList<unknown>(found, "'found' of the artifact", anything)) {
      const { offset = 0, ...given } = readObject<Found>(each, "item of 'found'", whole);
      const diagnostic = readDiagnostic(given.diagnostic);
      for (const { end } of [diagnostic, ...(diagnostic.repair?.edits ?? [])]) {
        offsetCheck(offset + end, "The end of a diagnostic");
      }
      for (const weighed of reported([diagnostic])) {
        const { code } = weighed;
        let ruleIndex = indexes.get(code);
        if (ruleIndex === undefined) {
          ruleIndex = rules.push(ruleOf(weighed)) - 1;
          indexes.set(code, ruleIndex);
        }
        results.push({ ruleIndex, ...resultOf(weighed, uri, (at) => pointAt(offset + at)) });
      }
    }
  }
  return logOf(rules, results);
}

/** Reads the options. Returns the function that weighs diagnostics. */
function readReported(options: SARIFOptions | undefined): Weighing["reported"] {
  const { severity } = readOptions<SARIFOptions>(options, IS_OPTIONS);
  return severity === undefined ? (diagnostics) => diagnostics : readSeverity(severity).reported;
}

const IS_OPTIONS = { severity: anything };

/** Returns the reference to the file of an artifact. */
function referenceOf({ uri, path }: Pick<SARIFArtifact, "uri" | "path">): string {
  if ((uri === undefined) === (path === undefined))
    throw new TypeError("The artifact must have either 'uri' or 'path'.");
  if (uri !== undefined) {
    grammar.parse(uri);
    return uri;
  }
  if (path === "") throw new RangeError("'path' of the artifact must not be empty.");
  const slashed = (path as string).replaceAll("\\", "/");
  const [drive] = /^[a-z]:(?=\/)|/i.exec(slashed) as unknown as [string];
  const names = slashed.slice(drive.length).split("/");
  const encoded = drive + names.map(encodeData).join("/");
  if (drive !== "") return `file:///${encoded}`;
  // Two slashes are before the name of a computer, as in `\\server\folder`.
  if (encoded.startsWith("//")) return `file:${encoded}`;
  return encoded.startsWith("/") ? `file://${encoded}` : encoded;
}
