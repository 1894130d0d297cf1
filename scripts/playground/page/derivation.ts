/**
 * Derives one character from the grammar: the path of rules from the rule of the whole input to the rule that matches the
 * character, and the path through the definition of each rule.
 *
 * @module
 */
import { referencesIn, type Expression, type Repetition } from "../../../src/core/abnf.js";
import { childrenOf } from "../../../src/tree/index.js";
import type { NodeBase } from "../../../src/index.js";
import { anyStandard } from "../../../src/standards/by-id.js";
import type { StandardId } from "../../../src/standards/index.js";
import type { AnyGrammar } from "../../../src/operations/grammar.js";
import { rulesOf } from "./grammar.js";

/** One rule on the path. */
export interface Stop {
  readonly rule: string;
  /** The range of the input that the rule matches, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The expressions of the rule's definition that match parts of the range, and how often. */
  readonly taken: ReadonlyMap<Expression, number>;
  /** The expression that matches the character; `null` if the range is empty. */
  readonly here: Expression | null;
}

/** A longer input takes too long while the user types: this algorithm is slower than the parsers of the package. */
export const LONGEST = 2000;

/** An expression with the range that it matches, and its parts. */
interface Match {
  readonly expression: Expression;
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Match[];
}

/**
 * Derives one character.
 *
 * @param id a standard
 * @param tree the tree of the input
 * @param input the input, no longer than `LONGEST`
 * @param at the offset of a character in it
 * @param rule the rule that the input was parsed with
 * @returns the rules on the path, the outermost first
 */
export function wayTo(id: StandardId, tree: NodeBase, input: string, at: number, rule: string): readonly Stop[] {
  const rules = rulesOf(id);
  const matcher = matcherOf(anyStandard(id), input, nodesOf(tree));
  const way: Stop[] = [];
  let next: { readonly rule: string; readonly start: number; readonly end: number } | null = {
    rule,
    start: 0,
    end: input.length,
  };
  while (next) {
    const { rule: name, start, end }: { rule: string; start: number; end: number } = next;
    const match = matcher(rules.get(name) as Expression, start, end);
    if (!match) break;
    const taken = new Map<Expression, number>();
    const here = takeDown(match, at, taken);
    way.push({ rule: name, start, end, taken, here: here && start < end ? here.expression : null });
    next = here?.expression.type === "rule" ? { rule: here.expression.name, start: here.start, end: here.end } : null;
  }
  return way;
}

/** Records the expressions of a match. Returns the leaf that matches the character, or an empty leaf next to it. */
function takeDown(match: Match, at: number, taken: Map<Expression, number>): Match | null {
  const { expression, parts, start, end } = match;
  taken.set(expression, (taken.get(expression) ?? 0) + (expression.type === "repetition" ? parts.length : 1));
  if (isLeaf(expression)) return start <= at && (at < end || start === end) ? match : null;
  let found: Match | null = null;
  for (const part of parts) {
    const here = takeDown(part, at, taken);
    // A leaf with the character is better than an empty leaf before it.
    if (here && (!found || found.start === found.end)) found = here;
  }
  return found;
}

function isLeaf({ type }: Expression): boolean {
  return type === "literal" || type === "characters" || type === "rule";
}

/** Returns the nodes of a tree by type and range, and by type and end. The tree decides if the grammar is ambiguous. */
function nodesOf(root: NodeBase): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    found.add(keyOf(node.type, node.start, node.end)).add(endOf(node.type, node.end));
    for (const [, child] of childrenOf(node)) open.push(child);
  }
  return found;
}

const keyOf = (type: string, start: number, end: number): string => `${type} ${String(start)} ${String(end)}`;

/** Returns the key of a type and an end. It differs from the keys with two numbers. */
const endOf = (type: string, end: number): string => `${type} ${String(end)}`;

type Matcher = (expression: Expression, start: number, end: number) => Match | null;

function matcherOf(grammar: AnyGrammar, input: string, nodes: ReadonlySet<string>): Matcher {
  /** Returns the possible ends of a rule's match that begins at a position. */
  function endsOfRule(rule: string, start: number, limit: number): number[] {
    const automaton = grammar.automaton(rule);
    const ends: number[] = [];
    let state = automaton.start(rule);
    for (let at = start; state !== 0 && at <= limit; at++) {
      if (automaton.accepts(state)) ends.push(at);
      if (at < limit) state = automaton.step(state, input.charCodeAt(at));
    }
    return ends;
  }

  /** Returns the possible ends, up to the limit, of an expression's match that begins at a position. */
  function endsOf(expression: Expression, start: number, limit: number): Iterable<number> {
    switch (expression.type) {
      case "literal": {
        const end = start + expression.text.length;
        return end <= limit && input.slice(start, end).toUpperCase() === expression.text.toUpperCase() ? [end] : [];
      }
      case "characters": {
        const code = input.charCodeAt(start);
        return start < limit && code >= expression.first && code <= expression.last ? [start + 1] : [];
      }
      case "rule":
        return endsOfRule(expression.name, start, limit);
      case "alternation":
        return new Set(expression.items.flatMap((item) => [...endsOf(item, start, limit)]));
      case "concatenation":
        return expression.items.reduce((starts, item) => after(starts, item, limit), new Set([start]));
      case "repetition": {
        const layers = layersOf(expression, start, limit);
        return new Set(layers.slice(expression.min).flatMap((layer) => [...layer]));
      }
      // No rule contains one.
      case "field":
        return [];
    }
  }

  const after = (starts: Iterable<number>, item: Expression, limit: number): Set<number> => {
    const ends = new Set<number>();
    for (const start of starts) for (const end of endsOf(item, start, limit)) ends.add(end);
    return ends;
  };

  /** Returns the possible ends of each round of a repetition. Each position is kept only in its first round. */
  function layersOf({ item, min, max }: Repetition, start: number, limit: number): Set<number>[] {
    const layers = [new Set([start])];
    const seen = new Set(min === 0 ? [start] : []);
    while (layers.length <= max) {
      const ends = after(layers[layers.length - 1] as Set<number>, item, limit);
      if (layers.length >= min) for (const end of ends) if (seen.has(end)) ends.delete(end);
      if (ends.size === 0) break;
      if (layers.length >= min) for (const end of ends) seen.add(end);
      layers.push(ends);
    }
    return layers;
  }

  const isNode = (expression: Expression, start: number, end: number): boolean =>
    expression.type === "rule" && nodes.has(keyOf(expression.name, start, end));

  /** Connects parts from right to left, through the possible positions after each part. */
  function chain(items: readonly Expression[], layers: readonly Set<number>[], end: number): Match[] | null {
    const parts: Match[] = [];
    let to = end;
    for (let index = items.length - 1; index >= 0; index--) {
      const item = items[index] as Expression;
      const starts = [...(layers[index] as Set<number>)].filter(
        (from) => from <= to && [...endsOf(item, from, to)].includes(to),
      );
      // Earlier parts match as much as possible, unless the tree says otherwise.
      const before = items[index - 1];
      const from =
        starts.find((each) => isNode(item, each, to)) ??
        starts.find((each) => before?.type === "rule" && nodes.has(endOf(before.name, each))) ??
        Math.max(...starts);
      const part = starts.length > 0 ? match(item, from, to) : null;
      if (!part) return null;
      parts.unshift(part);
      to = from;
    }
    return parts;
  }

  function match(expression: Expression, start: number, end: number): Match | null {
    const made = (parts: readonly Match[] | null): Match | null => parts && { expression, start, end, parts };
    switch (expression.type) {
      case "literal":
      case "characters":
      case "rule":
        return [...endsOf(expression, start, end)].includes(end) ? made([]) : null;
      case "alternation": {
        const preferred = expression.items.filter((item) => isNode(item, start, end));
        for (const item of [...preferred, ...expression.items]) {
          const part = match(item, start, end);
          if (part) return made([part]);
        }
        return null;
      }
      case "concatenation": {
        const layers = [new Set([start])];
        for (const item of expression.items) layers.push(after(layers[layers.length - 1] as Set<number>, item, end));
        return layers[layers.length - 1]?.has(end) === true ? made(chain(expression.items, layers, end)) : null;
      }
      case "repetition": {
        const layers = layersOf(expression, start, end);
        const rounds = layers.findIndex((layer, index) => index >= expression.min && layer.has(end));
        if (rounds < 0) return null;
        return made(chain(new Array<Expression>(rounds).fill(expression.item), layers, end));
      }
      case "field":
        return null;
    }
  }

  return match;
}

/**
 * Finds the shortest path of references from one rule to another, for an input that was refused.
 *
 * @returns the rules on the path, the outermost first, without matches; only the second rule if the first does not lead
 *   to it
 */
export function wayBetween(id: StandardId, from: string, to: string): readonly Stop[] {
  const rules = rulesOf(id);
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const name of cameFrom.keys()) {
    for (const next of referencesIn(rules.get(name) as Expression)) if (!cameFrom.has(next)) cameFrom.set(next, name);
  }
  const names: string[] = [];
  for (let name: string | null | undefined = to; name; name = cameFrom.get(name)) names.unshift(name);
  return names.map((rule, index) => {
    const next = names[index + 1];
    const taken = new Map<Expression, number>();
    const here = next === undefined ? null : nameIn(rules.get(rule) as Expression, next);
    if (here) taken.set(here, 1);
    return { rule, start: 0, end: 0, taken, here };
  });
}

function nameIn(expression: Expression, name: string): Expression | null {
  if (expression.type === "rule") return expression.name === name ? expression : null;
  if (expression.type === "repetition") return nameIn(expression.item, name);
  if (!("items" in expression)) return null;
  for (const item of expression.items) {
    const found = nameIn(item, name);
    if (found) return found;
  }
  return null;
}
