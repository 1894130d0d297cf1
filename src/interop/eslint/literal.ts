/**
 * Literal texts in a program, and how the rules report their diagnostics.
 *
 * @module
 */
import type { Diagnostic, Repair } from "../../core/diagnostic.js";
import type { Edit } from "../../core/edits.js";
import type { InterpolatedEdit, InterpolatedPosition } from "../../core/holes.js";
import { citation } from "../citation.js";
import type { Span } from "../lines.js";
import { inOnlyText, type InterpolatedDiagnostic } from "../../explain/interpolated.js";
import { locationsIn } from "./loc.js";
import type { Change, RuleContext, SourceCode, SourceLocation, SourceNode, SuggestionDescriptor } from "./types.js";

/** A text in a program that is known statically. */
export interface LiteralText {
  readonly text: string;
  /** The range of the literal in the source text, including its quotes. */
  readonly range: readonly [number, number];
  /** Whether the source is equal to the text: then the offsets of characters in both correspond. */
  readonly plain: boolean;
}

/** A literal that is a piece of a text with holes. */
export interface Piece extends LiteralText {
  /** Where the piece begins in the texts. */
  readonly at: InterpolatedPosition;
  /** Whether it is written in the argument itself, not in a constant elsewhere. */
  readonly isOwn: boolean;
}

/** The messages of the rules that report diagnostics. Their content comes from diagnostics. */
export const MESSAGES: Record<string, string> = { refused: "{{message}} ({{citation}})", repair: "{{repair}}" };

/** The nodes of literal texts: ESTree's `Literal`, and `TemplateLiteral` without expressions. */
export type LiteralNode = SourceNode & { readonly value?: unknown; readonly quasis?: readonly QuasiNode[] };

interface QuasiNode {
  readonly value: { readonly cooked?: string | null | undefined };
}

/** Returns the text of a node; `null` if the node is not a literal text. */
export function literalText(node: LiteralNode, context: RuleContext): LiteralText | null {
  const { value, quasis } = node;
  const text = quasis?.length === 1 ? (quasis[0] as QuasiNode).value.cooked : value;
  if (typeof text !== "string") return null;
  const range = rangeOf(node);
  return { text, range, plain: sourceOf(context).text.slice(range[0] + 1, range[1] - 1) === text };
}

/** Returns the range of a node in the source text: the parsers that ESLint takes give one to each node. */
export function rangeOf({ range }: SourceNode): readonly [start: number, end: number] {
  return range as readonly [number, number];
}

/** Returns the source code of a program: the rules only visit nodes of programs. */
export function sourceOf({ sourceCode }: RuleContext): SourceCode {
  return sourceCode as SourceCode;
}

/**
 * Writes text for the inside of a literal. The value of the literal is then the text.
 *
 * @param text the new text
 * @param before the end of the literal's text before it
 * @param after the beginning of the literal's text after it
 * @param quote the quote of the literal
 * @returns the source; `null` if it cannot be written
 */
export type WriteText = (text: string, before: string, after: string, quote: string) => string | null;

/**
 * Reports a diagnostic of a literal, like `reportFault`.
 *
 * @param context the context of the rule
 * @param literal the literal that contains the URI
 * @param diagnostic the diagnostic
 * @param write writes a text for the literal
 */
export function report(context: RuleContext, literal: LiteralText, diagnostic: Diagnostic, write?: WriteText): void {
  reportFault(context, [{ ...literal, at: { part: 0, offset: 0 }, isOwn: true }], inOnlyText(diagnostic), write);
}

/**
 * Reports a fault of texts with holes, at the culprit if its position in the source is known. A certain repair becomes a
 * fix, a guess becomes a suggestion.
 *
 * @param context the context of the rule
 * @param pieces the pieces of the texts, in their order, at least one
 * @param fault the fault
 * @param write writes a text for a piece
 * @param reported the faults that were reported before; a constant can be in several arguments
 */
export function reportFault(
  context: RuleContext,
  pieces: readonly Piece[],
  fault: InterpolatedDiagnostic,
  write: WriteText = inProgram,
  reported?: Set<string>,
): void {
  const source = sourceOf(context);
  const span = spanOf(pieces, fault);
  const key = `${String(span.start)} ${fault.message}`;
  if (reported?.has(key)) return;
  reported?.add(key);
  const edits = fault.repair && editsOfPiece(source, pieces, fault.repair.edits, write);
  reportAt(context, locationsIn({ document: source })(span), fault, edits ?? null);
}

/** A fault, as far as a message shows it. */
interface ReportedFault extends Pick<Diagnostic, "message" | "section" | "url"> {
  readonly repair?: Pick<Repair, "message" | "certain">;
}

/**
 * Reports a fault. A certain repair becomes a fix, a guess becomes a suggestion.
 *
 * @param context the context of the rule
 * @param loc where the fault is
 * @param fault the fault
 * @param edits the repair as edits of the source; `null` without one
 */
export function reportAt(
  context: RuleContext,
  loc: SourceLocation,
  fault: ReportedFault,
  edits: readonly Edit[] | null,
): void {
  const { message, repair } = fault;
  let change: Change | null = null;
  const suggest: SuggestionDescriptor[] = [];
  if (repair && edits) {
    const fix: Change = (fixer) => edits.map(({ start, end, text }) => fixer.replaceTextRange([start, end], text));
    if (repair.certain) change = fix;
    else suggest.push({ messageId: "repair", data: { repair: repair.message }, fix });
  }
  context.report({ loc, messageId: "refused", data: { message, citation: citation(fault) }, fix: change, suggest });
}

/** Returns the last piece that begins at or before a place. */
function pieceAt(pieces: readonly Piece[], { part, offset }: InterpolatedPosition): Piece {
  let [low, high] = [0, pieces.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const { at } = pieces[middle] as Piece;
    if (at.part < part || (at.part === part && at.offset <= offset)) low = middle;
    else high = middle;
  }
  return pieces[low] as Piece;
}

/** Returns the place of a fault in the source. */
function spanOf(pieces: readonly Piece[], { start, end }: Pick<InterpolatedDiagnostic, "start" | "end">): Span {
  const first = pieceAt(pieces, start);
  // A range ends before the character at its end.
  const last = end.offset > 0 ? pieceAt(pieces, { ...end, offset: end.offset - 1 }) : first;
  const from = first.plain ? first.range[0] + 1 + start.offset - first.at.offset : first.range[0];
  const isOne = last === first || (first.isOwn && last.isOwn && last.range[0] > first.range[0]);
  if (!isOne) return { start: from, end: first.range[1] - Number(first.plain) };
  const to = last.plain ? last.range[0] + 1 + end.offset - last.at.offset : last.range[1];
  return { start: from, end: Math.max(from, to) };
}

/** Returns edits of the source; `null` if they are not in one plain piece of the argument itself. */
function editsOfPiece(
  source: SourceCode,
  pieces: readonly Piece[],
  edits: readonly InterpolatedEdit[],
  write: WriteText,
): Edit[] | null {
  const { text, range, plain, at, isOwn } = pieceAt(pieces, (edits[0] as InterpolatedEdit).start);
  const isIn = ({ part, offset }: InterpolatedPosition): boolean =>
    part === at.part && offset >= at.offset && offset <= at.offset + text.length;
  if (!plain || !isOwn || !edits.every(({ start, end }) => isIn(start) && isIn(end))) return null;
  const moved = edits.map((edit) => ({
    start: edit.start.offset - at.offset,
    end: edit.end.offset - at.offset,
    text: edit.text,
  }));
  const first = source.text.charAt(range[0]);
  const written = writtenEdits(text, moved, first === "}" ? "`" : first, write);
  const offset = range[0] + 1;
  return written?.map((edit) => ({ ...edit, start: offset + edit.start, end: offset + edit.end })) ?? null;
}

/** Returns edits whose texts are written for a literal; `null` if one of them cannot be written. */
function writtenEdits(text: string, edits: readonly Edit[], quote: string, write: WriteText): Edit[] | null {
  const joined: Edit[] = [];
  for (const edit of edits) {
    const last = joined.at(-1);
    // Edits that touch are one edit: its neighbours are characters that stay.
    if (last?.end === edit.start) joined[joined.length - 1] = { ...last, end: edit.end, text: last.text + edit.text };
    else joined.push(edit);
  }
  const written = joined.map((edit) => {
    const source = write(
      edit.text,
      text.slice(Math.max(0, edit.start - LONGEST_REFERENCE), edit.start),
      text.slice(edit.end, edit.end + LONGEST_REFERENCE),
      quote,
    );
    return source === null ? null : { ...edit, text: source };
  });
  return written.every((edit) => edit !== null) ? written : null;
}

/** The length of a context that contains every character reference of HTML. */
const LONGEST_REFERENCE = 40;

/** Writes a text for a string literal or a template. */
export function inProgram(text: string, before: string, after: string, quote: string): string {
  const isTemplate = quote === "`";
  // A line break ends a string literal, and a template replaces some line breaks by others.
  const escaped = text.replace(/[\\'"`${\n\r\u2028\u2029]/g, (character) => {
    const escape = LINE_BREAKS.get(character);
    if (escape !== undefined) return escape;
    const isEscaped = character === "\\" || character === quote || (isTemplate && "${".includes(character));
    return isEscaped ? `\\${character}` : character;
  });
  // Without the text between them, these two would begin an expression.
  return isTemplate && escaped === "" && before.endsWith("$") && after.startsWith("{") ? "\\" : escaped;
}

const LINE_BREAKS: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\u2028", "\\u2028"],
  ["\u2029", "\\u2029"],
]);

/** Writes a text for a program inside an attribute, if it needs no character reference. */
export const inDirective: WriteText = (text, before, after, quote) =>
  /[&'"<>]/.test(text) ? null : inProgram(text, before, after, quote);

/** Writes a text for a JSX attribute, where backslashes do not escape, but character references do. */
export const inAttribute: WriteText = (text, before, after) => {
  // The new text must not complete a character reference.
  if (/&#?\w*$/.test(before) && /^#?\w*;/.test(text + after)) return null;
  return text.replace(/[&'"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
};
