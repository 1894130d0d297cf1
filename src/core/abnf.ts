/**
 * Reads compact ABNF: the notation in which the build writes grammars, which `generated/README.md` describes.
 *
 * @module
 */

import { lazy } from "./lazy.js";

/** What a definition is made of. Each part is an object of its own, so that it can be told from another like it. */
export type Expression = Alternation | Concatenation | Repetition | Literal | Characters | RuleName | Field;

/** Any one of at least two: `a/b`. */
export interface Alternation {
  readonly type: "alternation";
  readonly items: readonly Expression[];
}

/** One after the other: `a b`. Never just one; nothing at all where the definition is empty. */
export interface Concatenation {
  readonly type: "concatenation";
  readonly items: readonly Expression[];
}

/** As often as the bounds allow: `1*3a`, `2a`, `[a]`. */
export interface Repetition {
  readonly type: "repetition";
  readonly item: Expression;
  readonly min: number;
  /** Infinity if the number is not bounded. */
  readonly max: number;
}

/** A text whose letters may be in either case: `"a"`. */
export interface Literal {
  readonly type: "literal";
  readonly text: string;
}

/** One character, given by the codes of the first and the last that it may be: `%x41-5A`. */
export interface Characters {
  readonly type: "characters";
  readonly first: number;
  readonly last: number;
}

/** What another rule defines: `a`. */
export interface RuleName {
  readonly type: "rule";
  readonly name: string;
}

/** What a field of a node holds: `<name>`, or `<name:type|type>`. It has no language: a node's shape has it, no rule. */
export interface Field {
  readonly type: "field";
  readonly name: string;
  /** The types of nodes that it can hold; empty if no types are named. */
  readonly types: readonly string[];
}

/** A rule of a grammar. */
export interface Rule {
  readonly name: string;
  /**
   * The number of the section that defines it; `RFC3986:3.3` where that is another document's, and `"GIT URLS"`, with the
   * quotes, where the document's sections have titles alone.
   */
  readonly section: string;
  /** The title of that section. */
  readonly title: string;
  /** Its definition, read when it is first asked for. */
  readonly expression: Expression;
}

/**
 * @param text the rules of a grammar, each below its section
 * @returns the rules, in the order of the text
 */
export function readGrammar(text: string): readonly Rule[] {
  const rules: Rule[] = [];
  const titles = new Map<string, string>();
  let section = "";
  for (const line of text.split("\n")) {
    const [, mark, name, rest] = LINE.exec(line) ?? [];
    if (name === undefined || rest === undefined) continue;
    if (mark === undefined) {
      const expression = lazy(() => readExpression(rest));
      rules.push({
        name,
        section,
        title: titles.get(section) ?? section.slice(1, -1),
        get expression() {
          return expression();
        },
      });
    } else {
      section = name;
      // A title is written once.
      if (rest !== "") titles.set(section, rest);
    }
  }
  return rules;
}

/** `name=definition`, or `§section title`, or `§"title"`. */
const LINE = /^(\xA7)?("[^"]*"|[^ =]+)[ =]?(.*)/;

/**
 * @param rule what a rule's place in its document is
 * @returns how people are told: `section 3.2.3, Port`, or `section "GIT URLS"` where it has no number
 */
export function headingOf({ section, title }: Pick<Rule, "section" | "title">): string {
  return `section ${section}${section.startsWith('"') ? "" : `, ${title}`}`;
}

const TOKEN = /"[^"]*"|<[^>]*>|%x[\dA-F]+(?:-[\dA-F]+)?|[A-Za-z][\w+-]*|\d*\*\d*|\d+|\S/g;

/** @param definition what stands behind the "=" of a rule; the build writes no others than well-formed ones */
export function readExpression(definition: string): Expression {
  const tokens = definition.match(TOKEN) ?? [];
  let at = 0;

  /** Reads up to the end, or past the bracket that closes it. */
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

/** The names of the rules that an expression refers to, each once. */
export function referencesIn(expression: Expression, found: Set<string> = new Set<string>()): ReadonlySet<string> {
  if (expression.type === "rule") found.add(expression.name);
  else if (expression.type === "repetition") referencesIn(expression.item, found);
  else if ("items" in expression) for (const item of expression.items) referencesIn(item, found);
  return found;
}
