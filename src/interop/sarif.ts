/**
 * Converts diagnostics to a SARIF log (`uri-grammar/sarif`; Static Analysis Results Interchange Format, version 2.1.0).
 *
 * @module
 */
import { anything, aString, optional, readList, readObject, upTo } from "../core/arguments.js";
import type { Diagnostic } from "../core/diagnostic.js";
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
  /** A reference to the file: a `URI-reference`. */
  readonly uri: string;
  /** The text of the file, used to count lines. By default the file has one line. */
  readonly document?: string | undefined;
  /** The diagnostics, each with the offset of its URI in the file, in UTF-16 code units (default 0). */
  readonly found: Iterable<{ readonly diagnostic: Diagnostic; readonly offset?: number | undefined }>;
}

type Found = SARIFArtifact["found"] extends Iterable<infer Each> ? Each : never;

const IS_ARTIFACT = { uri: aString, document: optional(aString), found: anything };

/** Section 3.14.15, the default: a carriage return alone does not end a line. */
const LINE_ENDS = /\r\n|\n/g;

/**
 * Creates a log of one run.
 *
 * @param artifacts the diagnostics of each file
 * @returns the log, ready for `JSON.stringify`. It does not contain the inputs.
 * @throws {URISyntaxError} if the `uri` of an artifact is not a `URI-reference`
 * @throws {TypeError} if a property has the wrong type
 * @throws {RangeError} if an offset is not in the file
 *
 * @example
 * import { diagnose } from "uri-grammar";
 * import { toSARIF } from "uri-grammar/sarif";
 *
 * const found = diagnose("/a b?50%").map((diagnostic) => ({ diagnostic, offset: 0 }));
 * const log = toSARIF([{ uri: "links.md", document: "/a b?50%", found }]);
 * log.runs[0].results.map(({ ruleId }) => ruleId); // => ["rfc3986/space", "rfc3986/percent"]
 */
export function toSARIF(artifacts: Iterable<SARIFArtifact>): SARIFLog {
  const rules: SARIFRule[] = [];
  const indexes = new Map<string, number>();
  const results: SARIFResult[] = [];
  for (const artifact of readList<unknown>(artifacts, "The artifacts", anything)) {
    const { uri, document, found } = readObject<SARIFArtifact>(artifact, "artifact", IS_ARTIFACT);
    grammar.parse(uri);
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
      const { code } = diagnostic;
      let ruleIndex = indexes.get(code);
      if (ruleIndex === undefined) {
        ruleIndex = rules.push(ruleOf(diagnostic)) - 1;
        indexes.set(code, ruleIndex);
      }
      results.push({ ruleIndex, ...resultOf(diagnostic, uri, (at) => pointAt(offset + at)) });
    }
  }
  return logOf(rules, results);
}
