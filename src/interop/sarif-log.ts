/**
 * Builds the parts of a SARIF log. The command line writes a log part by part with them.
 *
 * @module
 */
import type { Diagnostic, Repair, Severity } from "../core/diagnostic.js";
import { citation } from "./citation.js";
import type { Point, Span } from "./lines.js";
import { VERSION } from "./version.js";

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

const LEVELS: Readonly<Record<Severity, SARIFResult["level"]>> = { error: "error", warning: "warning", info: "note" };

/** Returns the log of one run. */
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

/** Returns the kind of a diagnostic. */
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
 * Returns the result for a diagnostic, without the index of its kind.
 *
 * @param uri a reference to the file
 * @param pointAt returns the position of an offset of the diagnostic in the file
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
