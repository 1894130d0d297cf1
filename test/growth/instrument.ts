/**
 * Adds counters to a source text: for each round of a loop, each call of a function, and each element that is copied.
 *
 * @module
 */
import ts from "typescript";

/** Constructors that copy their argument, or reserve memory for as many elements as it says. */
const COPYING = /^(?:Array|Map|Set|(?:Uint|Int|Float)\d+(?:Clamped)?Array)$/;

/**
 * Returns the source text with counters. They use the names `__work` and `__copied`, and `__made` for each `new RegExp`.
 *
 * @param text a module in TypeScript or JavaScript
 * @param name its path, for the place of each `new RegExp`
 */
export function instrumented(text: string, name: string): string {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  const edits: { readonly at: number; readonly text: string }[] = [];

  function visitBody(body: ts.Node): void {
    if (ts.isBlock(body)) {
      edits.push({ at: body.getStart(file) + 1, text: "__work.count++;" });
      visit(body);
    } else if (ts.isStatement(body)) surround(body, "{__work.count++;", "}");
    else surround(body, "(__work.count++,", ")");
  }

  /** Unlike `around`, the node itself can need a counter. */
  function surround(node: ts.Node, before: string, after: string): void {
    edits.push({ at: node.getStart(file), text: before });
    visit(node);
    edits.push({ at: node.end, text: after });
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node)) return;
    const body = ts.isFunctionLike(node) && "body" in node ? (node.body as ts.Node | undefined) : undefined;
    const loop = ts.isIterationStatement(node, false) ? node.statement : undefined;
    const counted = body ?? loop;
    if (counted) {
      ts.forEachChild(node, (child) => {
        if (child === counted) visitBody(child);
        else visit(child);
      });
    } else if (ts.isSpreadElement(node) || ts.isSpreadAssignment(node)) {
      surround(node.expression, "__copied(", ")");
    } else if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.arguments?.[0]) {
      const [first, ...others] = node.arguments;
      const isExpression = node.expression.text === "RegExp";
      if (isExpression) edits.push({ at: node.getStart(file), text: "__made(" });
      if (COPYING.test(node.expression.text)) surround(first, "__copied(", ")");
      else visit(first);
      for (const other of others) visit(other);
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      if (isExpression) edits.push({ at: node.end, text: `, ${JSON.stringify(`${name}:${String(line + 1)}`)})` });
    } else ts.forEachChild(node, visit);
  }

  visit(file);
  edits.sort((a, b) => a.at - b.at);
  let result = "";
  let done = 0;
  for (const { at, text: added } of edits) {
    result += text.slice(done, at) + added;
    done = at;
  }
  return result + text.slice(done);
}
