/**
 * Compares a regular expression of JavaScript with the automaton of the ABNF, which the build makes without it.
 *
 * @module
 */
import { DFA, JS, NFA } from "refa";
import type { Automaton } from "../../scripts/build/automaton.js";

/**
 * Returns the automaton of an expression that matches whole texts only.
 *
 * @throws if it does not begin with `^` and end with `$`, outside of all groups
 */
export function automatonOf(expression: RegExp): DFA {
  const { alternatives } = JS.Parser.fromLiteral(expression).parse().expression;
  const elements = alternatives[0]?.elements ?? [];
  const isEdge = (at: number, kind: string): boolean => {
    const element = elements.at(at);
    return element?.type === "Assertion" && element.negate && element.kind === kind;
  };
  expect([alternatives.length, isEdge(0, "behind"), isEdge(-1, "ahead")]).toEqual([1, true, true]);
  const inner = new RegExp(expression.source.slice(1, -1), expression.flags);
  const { expression: parsed, maxCharacter } = JS.Parser.fromLiteral(inner).parse();
  return DFA.fromFA(NFA.fromRegex(parsed, { maxCharacter }), new DFA.LimitedNodeFactory(1_000_000));
}

/**
 * Returns one of the shortest texts that only one of them matches; `null` if they match the same texts.
 *
 * @param one the automaton of an expression. It reads code points, or code units.
 * @param other the automaton of a grammar, which reads code units
 * @param rule the rule of the grammar
 */
export function difference(one: DFA, other: Automaton, rule: string): string | null {
  const samples = samplesOf(one, other.intervals);
  const finals: ReadonlySet<DFA.ReadonlyNode> = one.finals;
  const after = (state: number, text: string): number => {
    for (let at = 0; at < text.length; at++) {
      state = other.next[state]?.[other.classOf[text.charCodeAt(at)] ?? 0] ?? 0;
    }
    return state;
  };
  interface Pair {
    readonly node: DFA.ReadonlyNode | undefined;
    readonly state: number;
    readonly text: string;
  }
  const first: Pair = { node: one.initial, state: other.starts[other.rules.indexOf(rule)] ?? 0, text: "" };
  const seen = new Map<DFA.ReadonlyNode | undefined, Set<number>>();
  const queue = [first];
  for (const { node, state, text } of queue) {
    const states = seen.get(node) ?? new Set();
    if (states.has(state)) continue;
    seen.set(node, states.add(state));
    if ((node !== undefined && finals.has(node)) !== (other.accepts[state] === true)) return text;
    for (const each of samples) {
      const [next, target] = [node?.out.get(each.codePointAt(0) as number), after(state, each)];
      if (next !== undefined || target !== 0) queue.push({ node: next, state: target, text: text + each });
    }
  }
  return null;
}

/** Returns a character of each set of characters that neither automaton distinguishes. */
function samplesOf(one: DFA, intervals: readonly number[]): readonly string[] {
  const codes = new Set<number>(Array.from({ length: 0x81 }, (_, code) => code));
  for (const { out } of one.nodes()) for (const [{ min, max }] of out) codes.add(min).add(max + 1);
  for (const start of intervals) codes.add(start - 1).add(start);
  const units = [...codes].filter((code) => code >= 0xd7ff && code <= 0xe000);
  const highs = units.filter((unit) => unit >= 0xd800 && unit < 0xdc00);
  const lows = units.filter((unit) => unit >= 0xdc00 && unit < 0xe000);
  for (const high of highs) for (const low of lows) codes.add(0x10000 + (high - 0xd800) * 0x400 + low - 0xdc00);
  return [...codes]
    .filter((code) => code <= 0x10ffff && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code));
}
