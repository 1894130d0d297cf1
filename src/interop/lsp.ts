/**
 * Diagnostics and ranges as the Language Server Protocol has them (`uri-grammar/lsp`; sections "Range", "Diagnostic" and
 * "TextEdit" of its specification, version 3.17).
 *
 * @module
 */
import type { Diagnostic, Edit, Repair, Severity } from "../core/diagnostic.js";
import { placesIn, type Counting, type Place, type Span } from "./lines.js";

export type { Place, Span } from "./lines.js";

/** A place in a document: the line and the UTF-16 code units before it on its line count from 0. */
export interface LSPPosition {
  line: number;
  character: number;
}

/** A stretch of a document, half-open. */
export interface LSPRange {
  start: LSPPosition;
  end: LSPPosition;
}

/** A replacement of a stretch of a document. */
export interface LSPTextEdit {
  range: LSPRange;
  newText: string;
}

/** A diagnostic for a client. */
export interface LSPDiagnostic {
  range: LSPRange;
  /** 1 is an error, 2 a warning, 3 information. */
  severity: 1 | 2 | 3;
  /** The diagnostic's code. */
  code: string;
  /** The link to the section. */
  codeDescription: { href: string };
  /** Always `uri-grammar`. */
  source: string;
  message: string;
}

/** A repair for a client to offer. */
export interface LSPCodeAction {
  title: string;
  kind: "quickfix";
  diagnostics: LSPDiagnostic[];
  /** Whether the repair is certain: clients apply preferred actions without asking. */
  isPreferred: boolean;
  edit: { changes: Record<string, LSPTextEdit[]> };
}

/** What counts the lines of a document: a `TextDocument`. */
export interface LSPDocument {
  positionAt(offset: number): LSPPosition;
}

/** For which document a quick fix is, and where the URI stands in it. */
export interface CodeActionOptions extends Place<LSPDocument> {
  /** The document's own URI, by which the client knows it. */
  readonly uri: string;
}

/** As the protocol counts lines: its specification, "Text Documents". */
const PROTOCOL: Counting<LSPDocument, LSPPosition> = {
  ends: /\r\n|\n|\r/g,
  write({ line, column }, offset, text) {
    // Between the two halves of a line's end there is no place: what lies there lies before it.
    const isBetween = text.startsWith("\r\n", offset - 1);
    return { line, character: isBetween ? column - 1 : column };
  },
  ask: (document, offset) => document.positionAt(offset),
};

const SEVERITIES: Readonly<Record<Severity, 1 | 2 | 3>> = { error: 1, warning: 2, info: 3 };

/**
 * Makes a range of a stretch of a URI: of a node, a diagnostic or an edit.
 *
 * @param span offsets in the URI, in UTF-16 code units
 * @param place the document, and the offset in it where the URI begins; without it, the URI is a document of one line
 * @returns the range: lines and characters count from 0, characters in UTF-16 code units
 *
 * @example
 * import { parse } from "uri-grammar";
 * import { toRange } from "uri-grammar/lsp";
 *
 * toRange(parse("http://example.com/").path); // => { start: { line: 0, character: 18 }, end: { line: 0, character: 19 } }
 */
export function toRange(span: Span, place: Place<LSPDocument> = {}): LSPRange {
  return placesIn(place, PROTOCOL)(span);
}

/**
 * Makes a text edit of an edit of a repair.
 *
 * @param edit an edit of a repair, with offsets in the URI
 * @param place the document, and the offset in it where the URI begins
 * @returns the text edit for the document
 *
 * @example
 * import { diagnose } from "uri-grammar";
 * import { toTextEdit } from "uri-grammar/lsp";
 *
 * const [{ repair }] = diagnose("/a b");
 * repair?.edits.map((edit) => toTextEdit(edit).newText); // => ["%20"]
 */
export function toTextEdit(edit: Edit, place?: Place<LSPDocument>): LSPTextEdit {
  return { range: toRange(edit, place), newText: edit.text };
}

/**
 * Makes a diagnostic for a client.
 *
 * @param diagnostic a diagnostic of the package, with offsets in the URI
 * @param place the document, and the offset in it where the URI begins
 * @returns the diagnostic as the protocol defines it, with a link to the section of the standard
 *
 * @example
 * import { diagnose } from "uri-grammar";
 * import { toDiagnostic } from "uri-grammar/lsp";
 *
 * diagnose("/a b").map((each) => toDiagnostic(each).message); // => ["A space is not allowed in the path."]
 */
export function toDiagnostic(diagnostic: Diagnostic, place?: Place<LSPDocument>): LSPDiagnostic {
  const { severity, code, message, url } = diagnostic;
  return {
    range: toRange(diagnostic, place),
    severity: SEVERITIES[severity],
    code,
    codeDescription: { href: url },
    source: "uri-grammar",
    message,
  };
}

/**
 * Makes a quick fix of a diagnostic's repair.
 *
 * @param diagnostic a diagnostic of the package, with offsets in the URI
 * @param options the document's own URI, the document, and the offset in it where the URI begins
 * @returns the quick fix, which is preferred if the repair is certain; `null` only if the diagnostic has no repair
 *
 * @example
 * import { diagnose } from "uri-grammar";
 * import { toCodeAction } from "uri-grammar/lsp";
 *
 * const [diagnostic] = diagnose("/a b");
 * toCodeAction(diagnostic, { uri: "file:///links.md" })?.title; // => "Percent-encode it."
 */
export function toCodeAction(
  diagnostic: Diagnostic & { readonly repair: Repair },
  options: CodeActionOptions,
): LSPCodeAction;
export function toCodeAction(diagnostic: Diagnostic, options: CodeActionOptions): LSPCodeAction | null;
export function toCodeAction(diagnostic: Diagnostic, { uri, ...place }: CodeActionOptions): LSPCodeAction | null {
  const { repair } = diagnostic;
  if (repair === undefined) return null;
  const edits = repair.edits.map((edit) => toTextEdit(edit, place));
  return {
    title: repair.message,
    kind: "quickfix",
    diagnostics: [toDiagnostic(diagnostic, place)],
    isPreferred: repair.certain,
    edit: { changes: Object.fromEntries([[uri, edits]]) },
  };
}
