/**
 * Literal texts in a program, and how the rules report their diagnostics.
 *
 * @module
 */
import type { Diagnostic } from "../../core/diagnostic.js";
import { citation } from "../citation.js";
import { toLoc } from "./loc.js";
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
 * Reports a diagnostic of a literal, at the culprit if its position in the source is known. A certain repair becomes a
 * fix, a guess becomes a suggestion.
 *
 * @param context the context of the rule
 * @param literal the literal that contains the URI
 * @param diagnostic the diagnostic
 * @param quoted escapes a text for the literal, given the literal's quote
 */
export function report(
  context: RuleContext,
  { range, plain }: LiteralText,
  diagnostic: Diagnostic,
  quoted: (text: string, quote: string) => string = inProgram,
): void {
  const source = sourceOf(context);
  const { message, repair } = diagnostic;
  const offset = range[0] + 1;
  let change: Change | null = null;
  const suggest: SuggestionDescriptor[] = [];
  if (plain && repair) {
    const quote = source.text.charAt(range[0]);
    const fix: Change = (fixer) =>
      repair.edits.map(({ start, end, text }) =>
        fixer.replaceTextRange([offset + start, offset + end], quoted(text, quote)),
      );
    if (repair.certain) change = fix;
    else suggest.push({ messageId: "repair", data: { repair: repair.message }, fix });
  }
  context.report({
    loc: plain
      ? toLoc(diagnostic, { document: source, offset })
      : toLoc({ start: range[0], end: range[1] }, { document: source }),
    messageId: "refused",
    data: { message, citation: citation(diagnostic) },
    fix: change,
    suggest,
  });
}

function inProgram(text: string, quote: string): string {
  return text.replaceAll(quote, `\\${quote}`);
}

/** Escapes a text for a JSX attribute, where backslashes do not escape. A URI cannot contain other quotes. */
export function inAttribute(text: string): string {
  return text.replaceAll("'", "&#39;");
}
