/**
 * Nodes of expressions, and the variables that they name.
 *
 * @module
 */
import type { SourceDefinition, SourceNode, SourceScope, SourceVariable } from "./types.js";

/** The fields of the nodes that the rules read. Each node has some of them. */
export interface ExpressionNode extends SourceNode {
  readonly name?: unknown;
  readonly value?: unknown;
  readonly operator?: string;
  readonly left?: ExpressionNode;
  readonly right?: ExpressionNode;
  readonly expression?: ExpressionNode;
  readonly expressions?: readonly ExpressionNode[];
  readonly quasis?: readonly (SourceNode & { readonly value: { readonly cooked: string } })[];
  readonly id?: ExpressionNode;
  readonly init?: ExpressionNode | null;
  readonly kind?: string;
}

/** The wrappers that do not change a value. */
export const WRAPPERS: ReadonlySet<string> = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "ChainExpression",
  "ParenthesizedExpression",
]);

/** Returns an expression without parentheses and types. */
export function bare(node: ExpressionNode): ExpressionNode {
  let inner = node;
  while (WRAPPERS.has(inner.type)) inner = inner.expression as ExpressionNode;
  return inner;
}

/** Finds the variable that a name means. */
export function variableOf(name: string, from: SourceScope): SourceVariable | undefined {
  for (let scope: SourceScope | null = from; scope; scope = scope.upper) {
    const variable = scope.set.get(name);
    if (variable) return variable;
  }
  return undefined;
}

/** Returns the initial value of a constant variable of this file; `null` without one. */
export function initialOf(variable: SourceVariable): ExpressionNode | null {
  const { defs, references } = variable;
  const [definition] = defs as readonly [SourceDefinition];
  if (definition.type !== "Variable" || defs.length > 1) return null;
  const { id, init } = definition.node as ExpressionNode & { readonly id: SourceNode };
  if (id.type !== "Identifier" || !init) return null;
  return references.every((each) => !each.isWrite() || each.init) ? init : null;
}

/** Returns the name of a property or an attribute. */
export function keyName({ name, value }: ExpressionNode): string {
  return String(name ?? value);
}
