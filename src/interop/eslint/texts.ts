/**
 * Reads expressions of a program as texts with holes: template literals, concatenations and constants of the same file.
 *
 * @module
 */
import { literalText, rangeOf, sourceOf, type Piece } from "./literal.js";
import { MemberReader } from "./members.js";
import { bare, initialOf, variableOf, type ExpressionNode } from "./nodes.js";
import type { RuleContext, SourceNode, SourceScope, SourceVariable } from "./types.js";

/** A hole: an expression whose value is not known. */
export interface HoleExpression {
  readonly node: SourceNode;
  /** Whether it is written in the argument itself, not in a constant elsewhere. */
  readonly isOwn: boolean;
}

/** An expression as texts with holes. */
export interface Texts {
  /** The texts around the holes. */
  readonly strings: readonly string[];
  readonly pieces: readonly Piece[];
  readonly holes: readonly HoleExpression[];
}

/** How many constants and parentheses inside each other are read. */
const DEEPEST = 100;
/** How many references of a variable are read. */
const MOST_REFERENCES = 1000;
/** How many code units of constants one expression can have. Constants can double each other. */
const LONGEST = 100_000;

/** Returns the function that contains a node; `undefined` at the top of a program. */
function functionOf(node: SourceNode): SourceNode | undefined {
  let outer = node.parent;
  while (outer && !outer.type.includes("Function")) outer = outer.parent;
  return outer;
}

/** Returns the operands of a concatenation from left to right. It can have thousands. */
function operandsOf(sum: ExpressionNode): ExpressionNode[] {
  const operands: ExpressionNode[] = [];
  let node = sum;
  while (isSum(node)) {
    operands.push(node.right as ExpressionNode);
    node = bare(node.left as ExpressionNode);
  }
  operands.push(node);
  return operands.reverse();
}

const isSum = ({ type, operator }: ExpressionNode): boolean => type === "BinaryExpression" && operator === "+";

/** Returns whether an expression is a constant that is a number: then "+" can mean an addition. */
const isNumber = (node: ExpressionNode): boolean => typeof bare(node).value === "number";

/** Reads the expressions of a file. */
export class TextReader {
  readonly #context: RuleContext;
  readonly #known = new WeakMap<SourceNode, boolean>();
  readonly #constants = new WeakMap<SourceVariable, ExpressionNode | null>();

  readonly #members: MemberReader;

  constructor(context: RuleContext) {
    this.#context = context;
    this.#members = new MemberReader(context);
  }

  /** Returns the names that are defined where a node is. */
  scopeOf(node: SourceNode): SourceScope {
    return sourceOf(this.#context).getScope(node);
  }

  /** Returns whether an expression is surely a text. */
  isText(node: ExpressionNode): boolean {
    return this.#isText(node, this.scopeOf(node), 0);
  }

  #isText(node: ExpressionNode, scope: SourceScope, depth: number): boolean {
    const inner = bare(node);
    const known = this.#known.get(inner);
    if (known !== undefined) return known;
    // A constant that refers to itself is not known.
    this.#known.set(inner, false);
    const is = depth < DEEPEST && this.#findIsText(inner, scope, depth + 1);
    this.#known.set(inner, is);
    return is;
  }

  #findIsText(node: ExpressionNode, scope: SourceScope, depth: number): boolean {
    if (node.type === "TemplateLiteral") return true;
    if (isSum(node)) return operandsOf(node).some((each) => this.#isText(each, scope, depth));
    if (typeof node.value === "string") return true;
    const init = this.#constant(node, scope);
    return init !== null && this.#isText(init, this.scopeOf(init), depth);
  }

  /** Returns the value of a constant of this file, or of a constant member; `null` for any other expression. */
  #constant(node: ExpressionNode, scope: SourceScope): ExpressionNode | null {
    if (node.type !== "Identifier") return this.#members.valueOf(node, scope);
    const variable = variableOf(String(node.name), scope);
    if (!variable) return null;
    const known = this.#constants.get(variable);
    if (known !== undefined) return known;
    const { kind } = (variable.defs[0]?.parent ?? {}) as ExpressionNode;
    const init = kind === "const" ? initialOf(variable) : null;
    this.#constants.set(variable, init);
    return init;
  }

  /** Returns the value of a constant of this file; `null` for any other expression. */
  constantOf(node: ExpressionNode): ExpressionNode | null {
    return this.#constant(node, this.scopeOf(node));
  }

  /**
   * Returns what a variable can hold at one of its uses.
   *
   * @param use the name of the variable
   * @returns a list for each assignment before the use: its value, and what `+=` adds to it. Nothing if the variable is not
   *   of this file, or if another function assigns it.
   */
  assignedTo(use: ExpressionNode): ExpressionNode[][] {
    const variable = variableOf(String(use.name), this.scopeOf(use));
    if (variable?.defs[0]?.type !== "Variable" || variable.references.length > MOST_REFERENCES) return [];
    const written = variable.references.filter((each) => each.isWrite());
    const init = initialOf(variable);
    if (init) return [[init]];
    const assigned: ExpressionNode[][] = [];
    for (const { identifier } of written) {
      const { parent } = identifier as SourceNode & { readonly parent: ExpressionNode };
      const value = parent.left === identifier ? parent.right : parent.id === identifier ? parent.init : null;
      const isIn = /^(?:VariableDeclarator|AssignmentExpression)$/.test(parent.type);
      if (!value || !isIn || functionOf(identifier) !== functionOf(use)) return [];
      if (rangeOf(identifier)[0] > rangeOf(use)[0]) continue;
      const last = assigned.at(-1);
      if ((parent.operator ?? "=") === "=") assigned.push([value]);
      else if (parent.operator === "+=" && last) last.push(value);
      else return [];
    }
    return assigned;
  }

  /**
   * Reads an expression.
   *
   * @param expression the expression, or several whose texts follow each other
   * @param resolves whether the values of constants are read
   * @returns the texts, and the expressions of the holes. An expression that is not surely a text is one hole.
   */
  textsOf(expression: ExpressionNode | readonly ExpressionNode[], resolves = true): Texts {
    const strings = [""];
    const pieces: Piece[] = [];
    const holes: HoleExpression[] = [];
    const open = new Set<SourceNode>();
    let lengthOfConstants = 0;
    const stack = [expression].flat().map((node): Task => ({ node, scope: this.scopeOf(node), isOwn: true }));
    stack.reverse();

    const add = (literal: Omit<Piece, "at" | "isOwn">, isOwn: boolean): void => {
      const part = strings.length - 1;
      const before = strings[part] as string;
      pieces.push({ ...literal, at: { part, offset: before.length }, isOwn });
      strings[part] = before + literal.text;
      if (!isOwn) lengthOfConstants += literal.text.length + 1;
    };

    const isStart = (): boolean => strings.length === 1 && strings[0] === "";

    for (let task = stack.pop(); task; task = stack.pop()) {
      const { node, scope, isOwn } = task;
      if (task.isEnd) {
        open.delete(node);
        continue;
      }
      const inner = bare(node);
      const next = (each: ExpressionNode): Task => ({ node: each, scope, isOwn });
      if (inner.type === "TemplateElement") add(this.#quasi(inner), isOwn);
      else if (inner.type === "TemplateLiteral") {
        const { quasis, expressions } = inner as Required<Pick<ExpressionNode, "quasis" | "expressions">>;
        for (let index = quasis.length - 1; index >= 0; index--) {
          const [quasi, before] = [quasis[index], expressions[index - 1]];
          stack.push(next(quasi as ExpressionNode));
          if (before) stack.push(next(before));
        }
      } else if (isSum(inner) && this.#isText(inner, scope, 0)) {
        const operands = operandsOf(inner);
        const first = operands.findIndex((each) => this.#isText(each, scope, 0));
        // Before the first text, "+" can add numbers. At the beginning of a URI, nobody adds numbers.
        const isSplit = first < 2 || (isStart() && !operands.slice(0, first).some(isNumber));
        const before = isSplit ? 0 : first;
        for (const operand of operands.slice(before).reverse()) stack.push(next(operand));
        if (!isSplit) stack.push(next(leftOf(inner, operands.length - before)));
      } else {
        const literal = this.#literal(inner);
        const init = resolves ? this.#constant(inner, scope) : null;
        if (literal) add(literal, isOwn);
        else if (init && !open.has(init) && lengthOfConstants < LONGEST && this.#isValue(init)) {
          open.add(init);
          stack.push(
            { node: init, scope, isOwn, isEnd: true },
            { node: init, scope: this.scopeOf(init), isOwn: false },
          );
        } else {
          holes.push({ node, isOwn });
          strings.push("");
        }
      }
    }
    return { strings, pieces, holes };
  }

  /** Returns whether the value of a constant is a text, or a number. */
  #isValue(init: ExpressionNode): boolean {
    return this.isText(init) || isNumber(init);
  }

  /** Returns the literal of a value; `null` if it is not a literal. */
  #literal(node: ExpressionNode): Omit<Piece, "at" | "isOwn"> | null {
    const { value } = node;
    if (typeof value === "string") return literalText(node, this.#context);
    const isKnown = node.type === "Literal" && (typeof value === "number" || typeof value === "boolean");
    return isKnown ? { text: String(value), range: rangeOf(node), plain: false } : null;
  }

  /** Returns the literal of a text of a template literal. Its range has one character before and after the text. */
  #quasi(node: ExpressionNode): Omit<Piece, "at" | "isOwn"> {
    const { cooked } = node.value as { cooked: string };
    const [start, end] = rangeOf(node);
    const { text } = sourceOf(this.#context);
    // Parsers count the delimiters, as in "}/path${".
    const from = start + 1;
    const to = end - (text.endsWith("${", end) ? 2 : 1);
    return { text: cooked, range: [from - 1, to + 1], plain: text.slice(from, to) === cooked };
  }
}

interface Task {
  readonly node: ExpressionNode;
  readonly scope: SourceScope;
  readonly isOwn: boolean;
  /** Marks the end of a constant. */
  readonly isEnd?: boolean;
}

/** Returns the left part of a sum without some operands at the right. */
function leftOf(sum: ExpressionNode, dropped: number): ExpressionNode {
  let node = sum;
  for (let index = 0; index < dropped; index++) node = bare(node.left as ExpressionNode);
  return node;
}
