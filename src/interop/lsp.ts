/**
 * Diagnostics and ranges as the Language Server Protocol has them (`uri-grammar/lsp`; sections "Range", "Diagnostic" and
 * "TextEdit" of its specification, version 3.17).
 *
 * @module
 */
import type { Diagnostic, Edit, Severity } from "../core/diagnostic.js";
import { lineCounter, type Span } from "./lines.js";

export type { Span } from "./lines.js";

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

/** Where a URI stands in a document. */
export interface DocumentPlace {
  /** The document's text, or the document itself, which counts its lines once for all ranges. */
  readonly document?: string | { positionAt(offset: number): LSPPosition };
  /** Where the URI begins in the document: an offset in UTF-16 code units. 0 by default. */
  readonly offset?: number;
}

/** Specification of the protocol, "Text Documents": the three ends of a line. */
const LINE_ENDS = /\r\n|\n|\r/g;

const SEVERITIES: Readonly<Record<Severity, 1 | 2 | 3>> = { error: 1, warning: 2, info: 3 };

/**
 * Makes a range of a stretch of a URI: of a node, a diagnostic or an edit.
 *
 * @param span offsets in the URI
 * @param place the document and where the URI begins in it; without it, the URI is a document of one line
 *
 * @example
 * import { parse } from "uri-grammar";
 * import { toRange } from "uri-grammar/lsp";
 *
 * toRange(parse("http://example.com/").authority); // => { start: { line: 0, character: 7 }, end: { line: 0, character: 18 } }
 */
export function toRange({ start, end }: Span, { document = "", offset = 0 }: DocumentPlace = {}): LSPRange {
  const positionAt = typeof document === "string" ? counter(document) : document.positionAt.bind(document);
  return { start: positionAt(offset + start), end: positionAt(offset + end) };
}

function counter(text: string): (offset: number) => LSPPosition {
  const pointAt = lineCounter(text, LINE_ENDS);
  return (offset) => {
    const { line, column } = pointAt(offset);
    // Between the two halves of a line's end there is no place: what lies there lies before it.
    const isBetween = text.startsWith("\r\n", offset - 1);
    return { line, character: isBetween ? column - 1 : column };
  };
}

/**
 * Makes a text edit of an edit of a repair: see `toRange`.
 *
 * @example
 * import { diagnose } from "uri-grammar";
 * import { toTextEdit } from "uri-grammar/lsp";
 *
 * const [{ repair }] = diagnose("/a b");
 * repair.edits.map((edit) => toTextEdit(edit).newText); // => ["%20"]
 */
export function toTextEdit(edit: Edit, place?: DocumentPlace): LSPTextEdit {
  return { range: toRange(edit, place), newText: edit.text };
}

/**
 * Makes a diagnostic for a client: see `toRange`.
 *
 * @example
 * import { diagnose } from "uri-grammar";
 * import { toDiagnostic } from "uri-grammar/lsp";
 *
 * diagnose("/a b").map((each) => toDiagnostic(each).message); // => ["A space is not allowed in the path."]
 */
export function toDiagnostic(diagnostic: Diagnostic, place?: DocumentPlace): LSPDiagnostic {
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
 * @param diagnostic what there is to say
 * @param documentURI the document's own URI, by which the client knows it
 * @param place the document and where the URI begins in it
 * @returns the quick fix, which is preferred if the repair is certain; `null` if the diagnostic has no repair
 *
 * @example
 * import { diagnose } from "uri-grammar";
 * import { toCodeAction } from "uri-grammar/lsp";
 *
 * const [diagnostic] = diagnose("/a b");
 * toCodeAction(diagnostic, "file:///links.md").title; // => "Percent-encode it."
 */
export function toCodeAction(diagnostic: Diagnostic, documentURI: string, place?: DocumentPlace): LSPCodeAction | null {
  const { repair } = diagnostic;
  if (repair === undefined) return null;
  const edits = repair.edits.map((edit) => toTextEdit(edit, place));
  return {
    title: repair.message,
    kind: "quickfix",
    diagnostics: [toDiagnostic(diagnostic, place)],
    isPreferred: repair.certain,
    edit: { changes: Object.fromEntries([[documentURI, edits]]) },
  };
}
