/**
 * The texts that a program has as literals, and what a rule reports of them.
 *
 * @module
 */
import type { Diagnostic } from "../../core/diagnostic.js";
import { citation } from "../citation.js";
import { toLoc } from "./loc.js";
import type { Change, RuleContext, SourceCode, SourceNode, SuggestionDescriptor } from "./types.js";

/** A text in the program that is known without running it. */
export interface LiteralText {
  readonly text: string;
  /** Where the literal stands in the source text, its quotes included. */
  readonly range: readonly [number, number];
  /** Whether it is written as it is read: the offset of a character in the text is then one in the source. */
  readonly plain: boolean;
}

/** The messages of both rules: what there is to say is said by diagnostics. */
export const MESSAGES: Record<string, string> = { refused: "{{message}} ({{citation}})", repair: "{{repair}}" };

/** The literals that a text can be: ESTree's `Literal`, and its `TemplateLiteral` without expressions. */
export type LiteralNode = SourceNode & { readonly value?: unknown; readonly quasis?: readonly QuasiNode[] };

interface QuasiNode {
  readonly value: { readonly cooked?: string | null | undefined };
}

/** The text of a node; `null` if it is no literal that has one. */
export function literalText(node: LiteralNode, context: RuleContext): LiteralText | null {
  const { value, quasis } = node;
  const text = quasis?.length === 1 ? (quasis[0] as QuasiNode).value.cooked : value;
  if (typeof text !== "string") return null;
  const range = node.range as readonly [number, number];
  return { text, range, plain: sourceOf(context).text.slice(range[0] + 1, range[1] - 1) === text };
}

/** The nodes that the rules look at are those of programs. */
function sourceOf({ sourceCode }: RuleContext): SourceCode {
  return sourceCode as SourceCode;
}

/**
 * Reports a diagnostic of a literal, at the culprit if its place in the source is known. A repair that is certain is a
 * fix, and a guess is a suggestion.
 *
 * @param context the rule's
 * @param literal where the URI stands
 * @param diagnostic what there is to say of it
 * @param quoted writes a text so that it can stand in the literal, given the literal's quote
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

/** In an attribute of JSX, nothing is escaped by a backslash. A URI has no other quote. */
export function inAttribute(text: string): string {
  return text.replaceAll("'", "&#39;");
}
