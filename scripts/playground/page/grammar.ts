/**
 * The rules of a standard as expressions, read from the text that the package ships.
 *
 * @module
 */
import { grammar as rfc1738 } from "../../../generated/rfc1738.grammar.js";
import { grammar as rfc2396bis01 } from "../../../generated/rfc2396bis-01.grammar.js";
import { grammar as rfc3986 } from "../../../generated/rfc3986.grammar.js";
import { grammar as urlSyntax05 } from "../../../generated/url-syntax-05.grammar.js";
import type { StandardId } from "../../../src/standards/index.js";

/** What a rule is made of. Each expression is an object of its own, so that it can be told from its like. */
export type Expression =
  /** A literal; the case of its letters does not matter. */
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "range"; readonly first: number; readonly last: number }
  | { readonly kind: "rule"; readonly name: string }
  | { readonly kind: "sequence"; readonly items: readonly Expression[] }
  | { readonly kind: "choice"; readonly items: readonly Expression[] }
  | { readonly kind: "repetition"; readonly item: Expression; readonly min: number; readonly max: number };

const TOKEN = /"[^"]*"|%x[\dA-F]+(-[\dA-F]+)?|[A-Za-z][\w+-]*|\d*\*\d*|\d+|\S/g;

/** @param definition what stands behind the "=" of a rule, as `generated/README.md` describes it */
export function readExpression(definition: string): Expression {
  const tokens = definition.match(TOKEN) ?? [];
  let at = 0;

  function alternatives(): Expression {
    const found: Expression[] = [];
    do {
      const items: Expression[] = [];
      while (at < tokens.length && !"/)]".includes(String(tokens[at]))) items.push(element());
      found.push(items.length === 1 ? (items[0] as Expression) : { kind: "sequence", items });
    } while (tokens[at++] === "/");
    return found.length === 1 ? (found[0] as Expression) : { kind: "choice", items: found };
  }

  function element(): Expression {
    const token = String(tokens[at++]);
    if (token === "(") return alternatives();
    if (token === "[") return { kind: "repetition", item: alternatives(), min: 0, max: 1 };
    if (token.startsWith('"')) return { kind: "text", text: token.slice(1, -1) };
    if (token.startsWith("%")) {
      const [first, last = first] = token.slice("%x".length).split("-") as [string, string?];
      return { kind: "range", first: parseInt(first, 16), last: parseInt(last, 16) };
    }
    if (/^[*\d]/.test(token)) {
      const [min, max = min] = token.split("*");
      return { kind: "repetition", item: element(), min: Number(min), max: max ? Number(max) : Infinity };
    }
    return { kind: "rule", name: token };
  }

  return alternatives();
}

const texts: Readonly<Record<StandardId, string>> = {
  rfc3986,
  "rfc2396bis-01": rfc2396bis01,
  "url-syntax-05": urlSyntax05,
  rfc1738,
};

const read = new Map<StandardId, ReadonlyMap<string, Expression>>();

/** The rules of a standard, by name, in the order of its document. */
export function rulesOf(id: StandardId): ReadonlyMap<string, Expression> {
  let rules = read.get(id);
  if (!rules) {
    const lines = texts[id].split("\n").filter((line) => /^[A-Za-z]/.test(line));
    rules = new Map(
      lines.map((line) => {
        const equals = line.indexOf("=");
        return [line.slice(0, equals), readExpression(line.slice(equals + 1))];
      }),
    );
    read.set(id, rules);
  }
  return rules;
}

/** The names of the rules that an expression names, each once. */
export function referencesIn(expression: Expression, found = new Set<string>()): Set<string> {
  if (expression.kind === "rule") found.add(expression.name);
  else if (expression.kind === "repetition") referencesIn(expression.item, found);
  else if ("items" in expression) for (const item of expression.items) referencesIn(item, found);
  return found;
}
