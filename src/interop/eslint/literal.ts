/**
 * Literal texts in a program, and how the rules report their diagnostics.
 *
 * @module
 */
import type { Diagnostic } from "../../core/diagnostic.js";
import type { Edit } from "../../core/edits.js";
import { citation } from "../citation.js";
import { locationsIn } from "./loc.js";
import type { Change, RuleContext, SourceCode, SourceNode, SuggestionDescriptor } from "./types.js";

/** A text in a program that is known statically. */
export interface LiteralText {
  readonly text: string;
  /** The range of the literal in the source text, including its quotes. */
  readonly range: readonly [number, number];
  /** Whether the source is equal to the text: then the offsets of characters in both correspond. */
  readonly plain: boolean;
}

/** The messages of both rules. Their content comes from diagnostics. */
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
  const range = node.range as readonly [number, number];
  return { text, range, plain: sourceOf(context).text.slice(range[0] + 1, range[1] - 1) === text };
}

/** Returns the source code of a program: the rules only visit nodes of programs. */
function sourceOf({ sourceCode }: RuleContext): SourceCode {
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
 * Reports a diagnostic of a literal, at the culprit if its position in the source is known. A certain repair becomes a
 * fix, a guess becomes a suggestion.
 *
 * @param context the context of the rule
 * @param literal the literal that contains the URI
 * @param diagnostic the diagnostic
 * @param write writes a text for the literal
 */
export function report(
  context: RuleContext,
  { text, range, plain }: LiteralText,
  diagnostic: Diagnostic,
  write: WriteText = inProgram,
): void {
  const source = sourceOf(context);
  const { message, repair } = diagnostic;
  const offset = range[0] + 1;
  let change: Change | null = null;
  const suggest: SuggestionDescriptor[] = [];
  const edits = plain && repair ? writtenEdits(text, repair.edits, source.text.charAt(range[0]), write) : null;
  if (repair && edits) {
    const fix: Change = (fixer) =>
      edits.map(({ start, end, text: written }) => fixer.replaceTextRange([offset + start, offset + end], written));
    if (repair.certain) change = fix;
    else suggest.push({ messageId: "repair", data: { repair: repair.message }, fix });
  }
  context.report({
    loc: plain
      ? locationsIn({ document: source, offset })(diagnostic)
      : locationsIn({ document: source })({ start: range[0], end: range[1] }),
    messageId: "refused",
    data: { message, citation: citation(diagnostic) },
    fix: change,
    suggest,
  });
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
function inProgram(text: string, before: string, after: string, quote: string): string {
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

/** Writes a text for a JSX attribute, where backslashes do not escape, but character references do. */
export const inAttribute: WriteText = (text, before, after) => {
  // The new text must not complete a character reference.
  if (/&#?\w*$/.test(before) && /^#?\w*;/.test(text + after)) return null;
  return text.replace(/[&'"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
};
