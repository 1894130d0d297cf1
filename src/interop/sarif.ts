/**
 * Converts diagnostics to a SARIF log (`uri-grammar/sarif`; Static Analysis Results Interchange Format, version 2.1.0).
 *
 * @module
 */
import type { Diagnostic, Repair, Severity } from "../core/diagnostic.js";
import { explained } from "../standards/current.js";
import { citation } from "./citation.js";
import { lineCounter, type Point, type Span } from "./lines.js";
import { VERSION } from "./version.js";

/** The diagnostics of one file or other resource. */
export interface SARIFArtifact {
  /** A reference to the file: a `URI-reference`. */
  readonly uri: string;
  /** The text of the file, used to count lines. By default the file has one line. */
  readonly document?: string;
  /** The diagnostics, each with the offset of its URI in the file, in UTF-16 code units (default 0). */
  readonly found: Iterable<{ readonly diagnostic: Diagnostic; readonly offset?: number }>;
}

/** Section 3.30: lines and columns count from 1, columns in UTF-16 code units. The end column is exclusive. */
export interface SARIFRegion {
  startLine: number;
  startColumn: number;
  endLine: number;
  endColumn: number;
}

/** Section 3.4. */
export interface SARIFArtifactLocation {
  uri: string;
}

/** Section 3.55: a repair, with one replacement per edit. */
export interface SARIFFix {
  /** The repair message. It says so if the repair is a guess. */
  description: { text: string };
  artifactChanges: {
    artifactLocation: SARIFArtifactLocation;
    replacements: { deletedRegion: SARIFRegion; insertedContent: { text: string } }[];
  }[];
}

/** Section 3.27: a diagnostic. */
export interface SARIFResult {
  ruleId: string;
  ruleIndex: number;
  level: "error" | "warning" | "note";
  message: { text: string };
  locations: { physicalLocation: { artifactLocation: SARIFArtifactLocation; region: SARIFRegion } }[];
  /** The repair of the diagnostic. */
  fixes?: SARIFFix[];
  /** Section 3.8: the ABNF rule and the section. */
  properties: { rule: string; section: string };
}

/** Section 3.49: a kind of diagnostic. Its data come from the first diagnostic of the kind. */
export interface SARIFRule {
  /** The code of the diagnostics. */
  id: string;
  /** The code in words, with the ABNF rule and the section. */
  shortDescription: { text: string };
  /** The link to the section. */
  helpUri: string;
}

/** Section 3.19: the package. */
export interface SARIFDriver {
  name: string;
  version: string;
  /** The same version; it follows Semantic Versioning. */
  semanticVersion: string;
  rules: SARIFRule[];
}

/** Section 3.13. */
export interface SARIFLog {
  $schema: string;
  version: "2.1.0";
  runs: {
    tool: { driver: SARIFDriver };
    columnKind: "utf16CodeUnits";
    results: SARIFResult[];
  }[];
}

/** Section 3.14.15, the default: a carriage return alone does not end a line. */
const LINE_ENDS = /\r\n|\n/g;

const LEVELS: Readonly<Record<Severity, SARIFResult["level"]>> = { error: "error", warning: "warning", info: "note" };

/**
 * Creates a log of one run.
 *
 * @param artifacts the diagnostics of each file
 * @returns the log, ready for `JSON.stringify`. It does not contain the inputs.
 * @throws {URISyntaxError} if the `uri` of an artifact is not a `URI-reference`
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
  for (const { uri, document = "", found } of artifacts) {
    explained.parse(uri);
    const pointAt = lineCounter(document, LINE_ENDS);
    for (const { diagnostic, offset = 0 } of found) {
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

/** The log of one run. */
export function logOf(rules: SARIFRule[], results: SARIFResult[]): SARIFLog {
  return {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "uri-grammar", version: VERSION, semanticVersion: VERSION, rules } },
        columnKind: "utf16CodeUnits",
        results,
      },
    ],
  };
}

/** The kind of a diagnostic. */
export function ruleOf(diagnostic: Diagnostic): SARIFRule {
  const { code, rule, url } = diagnostic;
  // The message belongs to one diagnostic only; others of its kind have other messages, so the code is used.
  const words = code.slice(code.indexOf("/") + 1).replaceAll("-", " ");
  const text = `${words.charAt(0).toUpperCase()}${words.slice(1)} (rule ${rule}; ${citation(diagnostic)})`;
  return { id: code, shortDescription: { text }, helpUri: url };
}

function region(start: Point, end: Point): SARIFRegion {
  return {
    startLine: start.line + 1,
    startColumn: start.column + 1,
    endLine: end.line + 1,
    endColumn: end.column + 1,
  };
}

function fixOf(
  { message, edits, certain }: Repair,
  artifactLocation: SARIFArtifactLocation,
  regionOf: (span: Span) => SARIFRegion,
): SARIFFix {
  const replacements = edits.map((edit) => ({
    deletedRegion: regionOf(edit),
    insertedContent: { text: edit.text },
  }));
  const text = certain ? message : `A guess: ${message}`;
  return { description: { text }, artifactChanges: [{ artifactLocation, replacements }] };
}

/**
 * The result for a diagnostic, without the index of its kind.
 *
 * @param uri a reference to the file
 * @param pointAt where an offset of the diagnostic lies in the file
 */
export function resultOf(
  diagnostic: Diagnostic,
  uri: string,
  pointAt: (offset: number) => Point,
): Omit<SARIFResult, "ruleIndex"> {
  const { severity, code, message, rule, section, repair } = diagnostic;
  const artifactLocation = { uri };
  const regionOf = ({ start, end }: Span): SARIFRegion => region(pointAt(start), pointAt(end));
  return {
    ruleId: code,
    level: LEVELS[severity],
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation, region: regionOf(diagnostic) } }],
    ...(repair && { fixes: [fixOf(repair, artifactLocation, regionOf)] }),
    properties: { rule, section },
  };
}
