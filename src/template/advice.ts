/**
 * Finds what the grammar of templates allows, but what an expansion does not do: reserved operators, and the variables of
 * other languages and copied text, which are literal text here.
 *
 * @module
 */
import { MORE, type Diagnostic, type Repair } from "../core/diagnostic.js";
import type { Edit } from "../core/edits.js";
import { judgeOf } from "../explain/certain.js";
import { textAround } from "../explain/copied.js";
import { wordsOfEdits } from "../explain/edit-words.js";
import { insertion, removal } from "../explain/proposal.js";
import { recordOf, reservedOperator } from "./check.js";

/** The maximum number of diagnostics. */
const MOST = 100;

/** Expressions are read as a whole, because triplets can be in names. The first group is a reserved operator. */
const FOUND = /\{([=,!@|])?[^{}]*\}|\/:[a-z_]\w*|\$|%7B[+#./;?&]?[a-z_][\w.,*]*%7D/gi;

/** The words for literal text that looks like a variable, or like text that was copied with the template. */
const LITERAL = {
  "text-before": "The text before the URI is literal text here. Remove it if it was only copied.",
  "markdown-link": "A Markdown link is literal text here. Only the part in parentheses is the URI.",
  "route-parameter": "A segment that begins with ':' is literal text. A template writes a variable as '{name}'.",
  dollar: "'$' before an expression is literal text. Remove it if '${' begins a variable of another language.",
  "encoded-brace": "'%7B' is literal text. A template writes a variable as '{name}'.",
};

/**
 * Returns the advice on a template: a warning for each reserved operator, and an info for literal text that looks like a
 * variable, or like text that was copied with the template.
 *
 * @param template a valid template
 * @returns at most 100 diagnostics, in order. Offsets are UTF-16 code units
 */
export function adviceOn(template: string): readonly Diagnostic[] {
  const judge = judgeOf(template, null);
  const found: Diagnostic[] = [];
  /** Returns the info about a range of literal text. */
  const info = (code: keyof typeof LITERAL, start: number, end: number, edits: readonly Edit[]): Diagnostic => {
    const repair: Repair = { message: wordsOfEdits(template, edits), edits, certain: judge(edits) };
    const record = recordOf({ code, message: LITERAL[code], start, end, rule: "literals" }, "2.1");
    return { ...record, severity: "info", repair };
  };
  const around = textAround(template);
  if (around !== null) {
    found.push(info(around.code as keyof typeof LITERAL, around.start, around.end, around.edits));
  }
  for (const { 0: all, 1: operator, index } of template.matchAll(FOUND)) {
    const [start, end] = [index, index + all.length];
    const next = template.charAt(end);
    if (all.startsWith("{") ? operator === undefined : !isVariable(all, next)) continue;
    if (found.length === MOST) {
      const last = found.pop() as Diagnostic;
      found.push({ ...last, message: `${last.message} ${MORE}` });
      break;
    }
    if (operator !== undefined) found.push({ ...reservedOperator(start + 1), severity: "warning" });
    else if (all === "$") found.push(info("dollar", start, end, [removal(start, end)]));
    else if (all.startsWith("/")) {
      const edits = [{ start: start + 1, end: start + 2, text: "{" }, insertion(end, "}")];
      found.push(info("route-parameter", start + 1, end, edits));
    } else {
      const edits = [
        { start, end: start + 3, text: "{" },
        { start: end - 3, end, text: "}" },
      ];
      found.push(info("encoded-brace", start, end, edits));
    }
  }
  return found;
}

/** Returns whether literal text looks like a variable, or like the sign before one, if this character follows it. */
function isVariable(text: string, next: string): boolean {
  if (text === "$") return next === "{";
  return !text.startsWith("/") || next === "" || "/?#".includes(next);
}
