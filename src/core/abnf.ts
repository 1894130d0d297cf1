/**
 * Reads a grammar as the build writes it, and makes the automaton of a rule when it is asked for.
 *
 * @module
 */
import { Automaton, CODE_UNITS } from "./automaton.js";
import { lazy } from "./lazy.js";

/** A grammar that was read. */
export interface Grammar {
  /** Each rule with the section that defines it, and the section's title, in the order of the document. */
  readonly rules: readonly (readonly [name: string, section: string, title: string])[];
  /**
   * @param rule the name of one of the rules
   * @returns the automaton of the rule alone: the same each time
   */
  automaton(rule: string): Automaton;
}

/** @param text the rules, each below its section; `generated/README.md` says how they are written */
export function readGrammar(text: string): Grammar {
  const definitions = new Map<string, string>();
  const rules: [name: string, section: string, title: string][] = [];
  const titles = new Map<string, string>();
  let section = "";
  for (const line of text.trim().split("\n")) {
    const [, name, rest] = /^\xA7?([^ =]+)[ =]?(.*)/.exec(line) as string[] as [string, string, string];
    if (line.startsWith("§")) {
      section = name;
      // A title is written once.
      if (rest) titles.set(section, rest);
    } else {
      definitions.set(name, rest);
      rules.push([name, section, titles.get(section) as string]);
    }
  }
  const maker = lazy(() => automataOf(definitions));
  return { rules, automaton: (rule) => maker()(rule) };
}

/**
 * What a part of a definition matches. One character is a text of all those that it may be. What is more leads through
 * states: given the one behind it, it returns the one in front of it.
 */
type Part = string | ((behind: number) => number);

/** The state behind the whole rule. */
const END = 0;

const ASCII = String.fromCharCode(...Array(128).keys());

const TOKEN = /"[^"]*"|%x[\dA-F]+(-[\dA-F]+)?|[A-Za-z][\w+-]*|\d*\*\d*|\d+|\S/g;

/** What makes the automaton of a rule, given the definition of each. */
function automataOf(definitions: ReadonlyMap<string, string>): (rule: string) => Automaton {
  // First the states of a machine that may have a choice: a state leads on by a character of its text, where it has
  // one, and else by itself.
  const texts = [""];
  const targets: number[][] = [[]];
  const textOf = (state: number): string => texts[state] as string;
  const targetsOf = (state: number): number[] => targets[state] as number[];
  const add = (text: string, ...to: number[]): number => {
    targets.push(to);
    return texts.push(text) - 1;
  };

  // The same part in front of the same state is entered by the same one.
  const entries = kept((part: Part) =>
    kept((behind: number) => (typeof part === "string" ? add(part, behind) : part(behind))),
  );
  const enter = (behind: number, part: Part): number => entries(part)(behind);

  const sequence = (parts: readonly Part[]): Part =>
    parts.length === 1 ? (parts[0] as Part) : (behind) => parts.reduceRight(enter, behind);

  const choice = (parts: readonly Part[]): Part => {
    const more = parts.filter((part) => typeof part !== "string");
    const text = [...new Set(parts.filter((part) => typeof part === "string").join(""))].join("");
    const all = text ? [text, ...more] : more;
    if (all.length === 1) return all[0] as Part;
    return (behind) => add("", ...all.map((part) => enter(behind, part)));
  };

  const repetition =
    (part: Part, min: number, max: number): Part =>
    (behind) => {
      let state = behind;
      if (max === Infinity) {
        state = add("", behind);
        targetsOf(state).push(enter(state, part));
      } else {
        for (let count = min; count < max; count++) state = add("", behind, enter(state, part));
      }
      for (let count = 0; count < min; count++) state = enter(state, part);
      return state;
    };

  const ruleOf = kept((name: string) => parse((definitions.get(name) as string).match(TOKEN) as string[]));

  function parse(tokens: readonly string[]): Part {
    let at = 0;
    /** Reads up to the end, or past the bracket that ends the alternatives. */
    const alternatives = (): Part => {
      const found: Part[] = [];
      do {
        const parts: Part[] = [];
        while (at < tokens.length && !"/)]".includes(tokens[at] as string)) parts.push(element());
        found.push(sequence(parts));
      } while (tokens[at++] === "/");
      return choice(found);
    };
    const element = (): Part => {
      const token = tokens[at++] as string;
      if (token === "(") return alternatives();
      if (token === "[") return repetition(alternatives(), 0, 1);
      if (token.startsWith('"')) {
        return sequence(Array.from(token.slice(1, -1), (each) => choice([each.toLowerCase(), each.toUpperCase()])));
      }
      if (token.startsWith("%")) {
        const [first, last = first] = token.slice(2).split("-") as [string, string?];
        return ASCII.slice(parseInt(first, 16), parseInt(last, 16) + 1);
      }
      if (/^[*\d]/.test(token)) {
        const [min, max = min] = token.split("*");
        return repetition(element(), Number(min), max ? Number(max) : Infinity);
      }
      return ruleOf(token);
    };
    return alternatives();
  }

  // Then sets of these states, each known by a number: where a string may lead to several, it leads to their set. Every
  // text has a character, so that whatever is in a set can still reach the end.
  const sets: number[][] = [];
  const numberByText = kept((text: string) => sets.push(Array.from(text, (each) => each.charCodeAt(0))) - 1);
  const numberOf = (states: readonly number[]): number =>
    numberByText(String.fromCharCode(...[...new Set(states)].sort((a, b) => a - b)));
  const setAt = (number: number): readonly number[] => sets[number] as number[];
  const union = kept((pair: number) => numberOf([...setAt(pair >>> 16), ...setAt(pair & 0xffff)]));

  /** The set of a state alone: what it leads to by itself is what reads on, or the end. */
  const setOf = kept((state: number) =>
    numberOf(
      reachable(state, (each) => (textOf(each) ? [] : targetsOf(each))).filter(
        (each) => each === END || textOf(each) !== "",
      ),
    ),
  );

  return kept((rule) => {
    const start = enter(END, ruleOf(rule));
    // Characters that no text of the rule tells apart form a class; class 0 is those that are in none.
    const textsWith = new Map<string, string>();
    for (const text of new Set(reachable(start, targetsOf).map(textOf))) {
      for (const each of text) textsWith.set(each, `${textsWith.get(each) ?? ""} ${text}`);
    }
    const classes = new Map<string, number>();
    const classOf = new Uint8Array(CODE_UNITS);
    for (const [character, key] of textsWith) {
      if (!classes.has(key)) classes.set(key, classes.size + 1);
      classOf[character.charCodeAt(0)] = classes.get(key) as number;
    }
    const classesIn = kept((text: string) => [
      ...new Set(Array.from(text, (each) => classOf[each.charCodeAt(0)] as number)),
    ]);
    const moveFrom = kept((state: number) => ({
      by: classesIn(textOf(state)),
      to: setOf(targetsOf(state)[0] as number),
    }));

    const width = classes.size + 1;
    const rowOf = new Map([[setOf(start), width]]);
    const order = [...rowOf.keys()];
    const next = new Array<number>(width).fill(0);
    for (const set of order) {
      const row = new Array<number | undefined>(width).fill(undefined);
      for (const state of setAt(set)) {
        if (state === END) continue;
        const { by, to } = moveFrom(state);
        for (const each of by) {
          const other = row[each];
          row[each] = other === undefined ? to : union((other << 16) | to);
        }
      }
      for (const target of row) {
        if (target !== undefined && !rowOf.has(target)) rowOf.set(target, order.push(target) * width);
        next.push(rowOf.get(target as number) ?? 0);
      }
    }
    const accepts = new Uint8Array(next.length);
    for (const [set, row] of rowOf) if (setAt(set)[0] === END) accepts[row] = 1;
    return new Automaton({ starts: new Map([[rule, width]]), classOf, next: Uint16Array.from(next), accepts });
  });
}

/** What can be reached from a state, itself included. */
function reachable(from: number, targetsOf: (state: number) => readonly number[]): number[] {
  const reached = new Set([from]);
  for (const each of reached) for (const target of targetsOf(each)) reached.add(target);
  return [...reached];
}

/** Computes a value for each key once. */
function kept<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    let value = values.get(key);
    if (value === undefined) values.set(key, (value = compute(key)));
    return value;
  };
}

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
  /** Infinity where there is no bound. */
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
  /** The types of nodes that it can hold; empty where none are named. */
  readonly types: readonly string[];
}

const TOKENS = /"[^"]*"|<[^>]*>|%x[\dA-F]+(?:-[\dA-F]+)?|[A-Za-z][\w+-]*|\d*\*\d*|\d+|\S/g;

/** @param definition what stands behind the "=" of a rule; the build writes no others than well-formed ones */
export function readExpression(definition: string): Expression {
  const tokens = definition.match(TOKENS) ?? [];
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
export function referencesIn(expression: Expression, found: Set<string> = new Set()): ReadonlySet<string> {
  if (expression.type === "rule") found.add(expression.name);
  else if (expression.type === "repetition") referencesIn(expression.item, found);
  else if ("items" in expression) for (const item of expression.items) referencesIn(item, found);
  return found;
}
