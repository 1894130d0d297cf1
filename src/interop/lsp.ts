/**
 * Diagnostics and ranges for the Language Server Protocol (`uri-grammar/lsp`; sections "Range", "Diagnostic" and
 * "TextEdit" of its specification, version 3.17).
 *
 * @module
 */
import { anything, aString, readObject, readStrict } from "../core/arguments.js";
import type { Diagnostic, Edit, Repair, Severity } from "../core/diagnostic.js";
import { readDiagnostic } from "./read-diagnostic.js";
import { placesIn, type Counting, type Place, type Span } from "./lines.js";

export type { Place, Span } from "./lines.js";

/** A position in a document. Lines and characters (UTF-16 code units) count from 0. */
export interface LSPPosition {
  line: number;
  character: number;
}

/** A half-open range of a document. */
export interface LSPRange {
  start: LSPPosition;
  end: LSPPosition;
}

/** A replacement of a range of a document. */
export interface LSPTextEdit {
  range: LSPRange;
  newText: string;
}

/** A diagnostic for a client. */
export interface LSPDiagnostic {
  range: LSPRange;
  /** 1 is an error, 2 a warning, 3 information. */
  severity: 1 | 2 | 3;
  /** The code of the diagnostic. */
  code: string;
  /** The link to the section. */
  codeDescription: { href: string };
  /** Always `uri-grammar`. */
  source: string;
  message: string;
}

/** A quick fix for a client. */
export interface LSPCodeAction {
  title: string;
  kind: "quickfix";
  diagnostics: LSPDiagnostic[];
  /** Whether the repair is certain. Clients apply preferred actions without asking. */
  isPreferred: boolean;
  edit: { changes: Record<string, LSPTextEdit[]> };
}

/** An object that counts the lines of a document: a `TextDocument`. */
export interface LSPDocument {
  positionAt(offset: number): LSPPosition;
}

/** The document of a quick fix, and the position of the URI in it. */
export interface CodeActionOptions extends Place<LSPDocument> {
  /** The URI that identifies the document to the client. */
  readonly uri: string;
}

const OPTIONS = { uri: aString, document: anything, offset: anything };

/** The line breaks of the protocol: its specification, "Text Documents". */
const PROTOCOL: Counting<LSPDocument, LSPPosition> = {
  ends: /\r\n|\n|\r/g,
  method: "positionAt",
  write({ line, column }, offset, text) {
    // There is no position between CR and LF: an offset there counts as the end of the line.
    // `startsWith` reads -1 as 0.
    const isBetween = offset > 0 && text.startsWith("\r\n", offset - 1);
    return { line, character: isBetween ? column - 1 : column };
  },
  ask: (document, offset) => document.positionAt(offset),
};

const SEVERITIES: Readonly<Record<Severity, 1 | 2 | 3>> = { error: 1, warning: 2, info: 3 };

/**
 * Converts a span of a URI (a node, a diagnostic or an edit) to a range.
 *
 * @param span offsets in the URI, in UTF-16 code units
 * @param place the document and the offset of the URI in it; by default the URI is a document of one line
 * @returns the range. Lines and characters count from 0, characters in UTF-16 code units.
 * @throws {TypeError} if an argument has the wrong type
 * @throws {RangeError} if an offset is not in the document
 *
 * @example
 * import { parse } from "uri-grammar";
 * import { toRange } from "uri-grammar/lsp";
 *
 * toRange(parse("http://example.com/").path); // => { start: { line: 0, character: 18 }, end: { line: 0, character: 19 } }
 */
export function toRange(span: Span, place?: Place<LSPDocument>): LSPRange {
  return placesIn(place, PROTOCOL)(span);
}

/**
 * Converts an edit of a repair to a text edit.
 *
 * @param edit an edit of a repair, with offsets in the URI
 * @param place the document and the offset of the URI in it
 * @returns the text edit for the document
 * @throws {TypeError} if an argument has the wrong type
 * @throws {RangeError} if an offset is not in the document
 *
 * @example
 * import { diagnose } from "uri-grammar";
 * import { toTextEdit } from "uri-grammar/lsp";
 *
 * const [{ repair }] = diagnose("/a b");
 * repair?.edits.map((edit) => toTextEdit(edit).newText); // => ["%20"]
 */
export function toTextEdit(edit: Edit, place?: Place<LSPDocument>): LSPTextEdit {
  const { start, end, text } = readObject<Edit>(edit, "edit", { start: anything, end: anything, text: aString });
  return { range: toRange({ start, end }, place), newText: text };
}

/**
 * Converts a diagnostic to a diagnostic for a client.
 *
 * @param diagnostic a diagnostic of the package, with offsets in the URI
 * @param place the document and the offset of the URI in it
 * @returns the diagnostic in the format of the protocol, with a link to the section
 * @throws {TypeError} if an argument has the wrong type
 * @throws {RangeError} if an offset is not in the document
 *
 * @example
 * import { diagnose } from "uri-grammar";
 * import { toDiagnostic } from "uri-grammar/lsp";
 *
 * diagnose("/a b").map((each) => toDiagnostic(each).message); // => ["A space is not allowed in the path."]
 */
export function toDiagnostic(diagnostic: Diagnostic, place?: Place<LSPDocument>): LSPDiagnostic {
  const { severity, code, message, url, start, end } = readDiagnostic(diagnostic);
  return {
    range: toRange({ start, end }, place),
    severity: SEVERITIES[severity],
    code,
    codeDescription: { href: url },
    source: "uri-grammar",
    message,
  };
}

/**
 * Converts the repair of a diagnostic to a quick fix.
 *
 * @param diagnostic a diagnostic of the package, with offsets in the URI
 * @param options the document's URI, the document, and the offset of the URI in it
 * @returns the quick fix, which is preferred if the repair is certain; `null` only if the diagnostic has no repair
 * @throws {TypeError} if an argument has the wrong type
 * @throws {RangeError} if an offset is not in the document
 *
 * @example
 * import { diagnose } from "uri-grammar";
 * import { toCodeAction } from "uri-grammar/lsp";
 *
 * const [diagnostic] = diagnose("/a b");
 * toCodeAction(diagnostic, { uri: "file:///links.md" })?.title; // => "Write '%20'."
 */
export function toCodeAction(
  diagnostic: Diagnostic & { readonly repair: Repair },
  options: CodeActionOptions,
): LSPCodeAction;
export function toCodeAction(diagnostic: Diagnostic, options: CodeActionOptions): LSPCodeAction | null;
export function toCodeAction(diagnostic: Diagnostic, options: CodeActionOptions): LSPCodeAction | null {
  const read = readDiagnostic(diagnostic);
  const { uri, ...place } = readStrict<CodeActionOptions>(options, "options", OPTIONS);
  const { repair } = read;
  if (repair === undefined) return null;
  // The line breaks of the document are searched once for all edits.
  const rangeOf = placesIn(place, PROTOCOL);
  const edits = repair.edits.map((edit): LSPTextEdit => ({ range: rangeOf(edit), newText: edit.text }));
  return {
    title: repair.message,
    kind: "quickfix",
    diagnostics: [toDiagnostic(read, place)],
    isPreferred: repair.certain,
    edit: { changes: Object.fromEntries([[uri, edits]]) },
  };
}
