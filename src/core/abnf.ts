/**
 * Reads compact ABNF, the notation in which the build writes grammars. `generated/README.md` describes it.
 *
 * @module
 */

import { lazy } from "./lazy.js";

/**
 * A rule's definition or a part of it. Each part is a separate object, so equal parts can be told apart by identity.
 */
export type Expression = Alternation | Concatenation | Repetition | Literal | Characters | RuleName | Field;

/** Alternatives, at least two: `a/b`. */
export interface Alternation {
  readonly type: "alternation";
  readonly items: readonly Expression[];
}

/** A sequence: `a b`. It never has exactly one item. It has no items if the definition is empty. */
export interface Concatenation {
  readonly type: "concatenation";
  readonly items: readonly Expression[];
}

/** A repetition with bounds: `1*3a`, `2a`, `[a]`. */
export interface Repetition {
  readonly type: "repetition";
  readonly item: Expression;
  readonly min: number;
  /** Infinity if the repetition is unbounded. */
  readonly max: number;
}

/** A case-insensitive text: `"a"`. */
export interface Literal {
  readonly type: "literal";
  readonly text: string;
}

/** One character in a range, given by its first and last code: `%x41-5A`. */
export interface Characters {
  readonly type: "characters";
  readonly first: number;
  readonly last: number;
}

/** A reference to another rule: `a`. */
export interface RuleName {
  readonly type: "rule";
  readonly name: string;
}

/**
 * A field of a node: `<name>`, or `<name:type|type>`. It occurs in node shapes only, not in rules, and has no language.
 */
export interface Field {
  readonly type: "field";
  readonly name: string;
  /** The node types that the field can hold. Empty if the notation names no types. */
  readonly types: readonly string[];
}

/** A rule of a grammar. */
export interface Rule {
  readonly name: string;
  /**
   * The number of the section that defines the rule. It is `RFC3986:3.3` if the section belongs to another document,
   * and `"GIT URLS"`, with the quotes, if the document's sections have titles only.
   */
  readonly section: string;
  /** The title of the section. */
  readonly title: string;
  /** The definition as its document writes it; `undefined` if the grammar has only its compact form. */
  readonly definition: string | undefined;
  /** The definition, parsed lazily. */
  readonly expression: Expression;
}

/**
 * Reads a grammar.
 *
 * @param text the rules of a grammar, each below its section
 * @returns the rules, in the order of the text
 */
export function readGrammar(text: string): readonly Rule[] {
  const rules: Rule[] = [];
  const titles = new Map<string, string>();
  // Stryker disable next-line StringLiteral: A grammar begins with a section.
  let section = "";
  for (const [, mark, whole, name, rest, compact] of text.matchAll(LINE) as Iterable<Line>) {
    if (mark !== SECTION) {
      const definition = mark === undefined ? undefined : whole.replaceAll("\n ", "\n");
      const expression = lazy(() => readExpression(compact ?? (definition === undefined ? rest : bodyOf(definition))));
      rules.push({
        name,
        section,
        title: titles.get(section) ?? section.slice(1, -1),
        definition,
        get expression() {
          return expression();
        },
      });
    } else {
      section = name;
      // The title is written only at the first mark of a section.
      if (rest !== "") titles.set(section, rest);
    }
  }
  return rules;
}

type Line = [string, mark: string | undefined, whole: string, name: string, rest: string, compact: string | undefined];

const SECTION = "\xA7";

/**
 * `name=definition`, or `§section title`, or `§"title"`; or `|` and a definition as its document writes it, whose other
 * lines begin with a space. Below it stands `=definition` if it is not in the notation that `readExpression` reads.
 */
const LINE = /([\xA7|])?(("[^"]*"|[^ =\n]+)[ =]?(.*(?:\n .*)*))(?:\n=(.*))?/g;

/** Returns the text after the "=" of a rule without its comments. */
function bodyOf(definition: string): string {
  return definition.slice(definition.indexOf("=") + 1).replace(/("[^"\n]*")|;.*/g, "$1");
}

/**
 * Returns the heading of the section that defines a rule.
 *
 * @param rule the rule's section and title
 * @returns for example `section 3.2.3, Port`, or `section "GIT URLS"` if the section has no number
 */
export function headingOf({ section, title }: Pick<Rule, "section" | "title">): string {
  // Stryker disable next-line MethodExpression: A section has both quotes or none.
  return `section ${section}${section.startsWith('"') ? "" : `, ${title}`}`;
}

const TOKEN = /(?:%s)?"[^"]*"|<[^>]*>|%x[\dA-F]+(?:-[\dA-F]+)?|[A-Za-z][\w+-]*|\d*\*\d*|\d+|\S/g;

/** Returns the expression for a character of a string whose case matters (RFC 7405). */
function exactly(character: string): Expression {
  const code = character.charCodeAt(0);
  return { type: "characters", first: code, last: code };
}

/**
 * Parses the definition of a rule.
 *
 * @param definition the text after the "=" of a rule, with or without spaces; the build writes only well-formed
 *   definitions
 */
export function readExpression(definition: string): Expression {
  const tokens = definition.match(TOKEN) ?? [];
  let at = 0;

  /** Reads up to the end or past the closing bracket. */
  function alternation(): Expression {
    const items: Expression[] = [];
    do items.push(concatenation());
    while (tokens[at++] === "/");
    return items.length === 1 ? (items[0] as Expression) : { type: "alternation", items };
  }

  function concatenation(): Expression {
    const items: Expression[] = [];
    while (at < tokens.length && !"/)]".includes(tokens[at] as string)) items.push(element());
    return items.length === 1 ? (items[0] as Expression) : { type: "concatenation", items };
  }

  function element(): Expression {
    const token = tokens[at++] as string;
    switch (token.charAt(0)) {
      case "(":
        return alternation();
      case "[":
        return { type: "repetition", item: alternation(), min: 0, max: 1 };
      case '"':
        return { type: "literal", text: token.slice(1, -1) };
      case "<": {
        const [name, types] = token.slice(1, -1).split(":") as [string, string?];
        return { type: "field", name, types: types === undefined ? [] : types.split("|") };
      }
      case "%": {
        if (token.startsWith('%s"')) return { type: "concatenation", items: Array.from(token.slice(3, -1), exactly) };
        const [first, last = first] = token.slice("%x".length).split("-") as [string, string?];
        return { type: "characters", first: parseInt(first, 16), last: parseInt(last, 16) };
      }
    }
    if (!/^[*\d]/.test(token)) return { type: "rule", name: token };
    const [min, max = min] = token.split("*") as [string, string?];
    return { type: "repetition", item: element(), min: Number(min), max: max === "" ? Infinity : Number(max) };
  }

  return alternation();
}

/** Returns the names of the rules that an expression refers to. */
export function referencesIn(expression: Expression, found: Set<string> = new Set<string>()): ReadonlySet<string> {
  if (expression.type === "rule") found.add(expression.name);
  else if (expression.type === "repetition") referencesIn(expression.item, found);
  else if ("items" in expression) for (const item of expression.items) referencesIn(item, found);
  return found;
}
