/**
 * The way through the grammar to one character: which rule names which, from the rule of the whole input down to the
 * one that the character itself matches, and the way through each rule's definition.
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

/** One rule on the way. */
export interface Stop {
  readonly rule: string;
  /** The stretch of the input that the rule matches, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The expressions of the rule's definition that the stretch goes through, each with how often. */
  readonly taken: ReadonlyMap<Expression, number>;
  /** The expression that the character falls to; `null` where the stretch is empty. */
  readonly here: Expression | null;
}

/** A longer input takes too long for as-you-type: nothing here is as fast as the package's own parsers. */
export const LONGEST = 2000;

/** An expression with the stretch that it matches and what that is made of. */
interface Match {
  readonly expression: Expression;
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Match[];
}

/**
 * @param id a standard
 * @param tree the tree of an input, by the rule below
 * @param input the input, no longer than `LONGEST`
 * @param at the offset of a character in it
 * @param rule the rule that the input was parsed by
 * @returns the rules on the way, the outermost first
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

/** Takes down what a match goes through; gives the leaf that a character falls to, or an empty one next to it. */
function takeDown(match: Match, at: number, taken: Map<Expression, number>): Match | null {
  const { expression, parts, start, end } = match;
  taken.set(expression, (taken.get(expression) ?? 0) + (expression.type === "repetition" ? parts.length : 1));
  if (isLeaf(expression)) return start <= at && (at < end || start === end) ? match : null;
  let found: Match | null = null;
  for (const part of parts) {
    const here = takeDown(part, at, taken);
    // One that holds the character is better than an empty one in front of it.
    if (here && (!found || found.start === found.end)) found = here;
  }
  return found;
}

function isLeaf({ type }: Expression): boolean {
  return type === "literal" || type === "characters" || type === "rule";
}

/** The nodes of a tree by type and stretch, and by type and end: where the grammar is ambiguous, the tree says what is meant. */
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

/** Never a key: there are two numbers in one. */
const endOf = (type: string, end: number): string => `${type} ${String(end)}`;

type Matcher = (expression: Expression, start: number, end: number) => Match | null;

function matcherOf(grammar: AnyGrammar, input: string, nodes: ReadonlySet<string>): Matcher {
  /** Where what a rule matches from a position on can end. */
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

  /** Where what an expression matches from a position on can end, no further than the limit. */
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
      // No rule has one.
      case "field":
        return [];
    }
  }

  const after = (starts: Iterable<number>, item: Expression, limit: number): Set<number> => {
    const ends = new Set<number>();
    for (const start of starts) for (const end of endsOf(item, start, limit)) ends.add(end);
    return ends;
  };

  /** Where each round of a repetition can end; a position is kept in the first round that may come to rest there. */
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

  /** Chains parts backwards through the positions that are possible after each of them. */
  function chain(items: readonly Expression[], layers: readonly Set<number>[], end: number): Match[] | null {
    const parts: Match[] = [];
    let to = end;
    for (let index = items.length - 1; index >= 0; index--) {
      const item = items[index] as Expression;
      const starts = [...(layers[index] as Set<number>)].filter(
        (from) => from <= to && [...endsOf(item, from, to)].includes(to),
      );
      // What stands in front takes as much as it can, but for what the tree says.
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
 * The shortest way by which one rule names another, for an input that was refused.
 *
 * @returns the rules on the way, the outermost first, with nothing matched; no more than the second rule where the first
 *   does not lead to it
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
