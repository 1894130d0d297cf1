/**
 * Computes the exact meaning of a PEG: the automaton of the strings that a rule matches completely.
 *
 * A parsing expression never looks back and never backtracks into a match, so its result depends only on the rest of
 * the input. "`e` matches, and `rest` holds for the input after it" is a formula about the rest of the input:
 *
 *     a character   there is one of these, and the rest of the input after it is as said
 *     e1 e2         e1 matches, and after it (e2 matches, and after it the rest is as said)
 *     e1 / e2       e1 matches, and after it the rest is as said;
 *                   or e1 matches in no way, and e2 matches, and after it the rest is as said
 *     !e            e matches in no way, and the rest is as said
 *     e*            (e e*) / ""
 *
 * A formula and the next character give a formula about the remaining input. Formulas are the states of the automaton.
 * The rules are not recursive, so all formulas are made of finitely many formulas about one character and the input
 * after it.
 *
 * @module
 */
import peggy from "peggy";
import { intervalsOf } from "../../scripts/build/units.js";
import { alphabetWith, machineFrom, type Machine } from "./machine.js";

/** A parsing expression, in one of the few basic forms. */
type Form =
  | { readonly kind: "nothing" }
  | { readonly kind: "rule"; readonly name: string }
  | { readonly kind: "character"; readonly isMember: readonly boolean[] }
  | { readonly kind: "sequence" | "choice"; readonly first: Expression; readonly second: Expression }
  | { readonly kind: "not" | "repetition"; readonly of: Expression };

/** An expression. Equal expressions are the same object. */
type Expression = Form & { readonly id: number };

/** A statement about the input after an expression. It becomes part of a formula when the expression can end. */
interface Rest {
  readonly id: number;
  readonly formula: () => Formula;
}

/**
 * A statement about the rest of the input. Equal formulas are the same object, if simplification can show that they are
 * equal.
 */
interface Formula {
  readonly id: number;
  /** Whether it holds at the end of the input. */
  readonly atEnd: boolean;
  /** Returns the formula that must hold after a character, given by the number of its class. */
  readonly behind: (symbol: number) => Formula;
  /** The operands of a conjunction, in the order of their ids; for other formulas only the formula itself. */
  readonly conjuncts: readonly Formula[];
  /** The operand of a negation. */
  readonly denied: Formula | null;
}

/** The conjunctions by the ids of their operands. Each level leads to one more operand. */
interface Conjunctions {
  formula?: Formula;
  readonly next: Map<number, Conjunctions>;
}

/** A limit that no rule here comes near. */
const MOST = 20_000;

/** More than any id. */
const MOST_IDS = 2 ** 26;

/** Returns a number for two ids, because millions are needed, and numbers are faster than strings. */
const pair = (one: { readonly id: number }, other: { readonly id: number }): number => one.id * MOST_IDS + other.id;

/** The rules of a PEG. */
export class Peg {
  readonly #expressions = new Map<string, Expression>();
  readonly #rules: ReadonlyMap<string, Expression>;
  readonly #alphabet: readonly string[];
  /** The class of each character of the alphabet. No expression distinguishes the characters of one class. */
  readonly #classOf: readonly number[];
  /** One character of each class, by its place in the alphabet. */
  readonly #samples: readonly number[];

  #formulas = 0;
  readonly #always: Formula = this.#formula(true, () => this.#always, { conjuncts: [] });
  readonly #never: Formula = this.#formula(false, () => this.#never);
  readonly #end: Formula = this.#formula(true, () => this.#never);
  readonly #characters = new Map<number, Formula>();
  readonly #denials = new Map<Formula, Formula>();
  readonly #conjunctions: Conjunctions = { formula: this.#always, next: new Map() };

  readonly #machines = new Map<string, Machine>();
  readonly #matches = new Map<number, Formula>();
  readonly #rests = new Map<number, Rest>();
  readonly #anything: Rest = { id: 0, formula: () => this.#always };
  readonly #theEnd: Rest = { id: 1, formula: () => this.#end };

  /**
   * @param texts the texts of its files
   * @throws {Error} if they contain more than matching of characters, such as a predicate in JavaScript
   */
  constructor(texts: readonly string[]) {
    const rules = texts.flatMap((text) => peggy.parser.parse(text, { reservedWords: peggy.RESERVED_WORDS }).rules);
    this.#alphabet = alphabetWith(intervalsOf(rules.flatMap(({ expression }) => unitsIn(expression))));
    this.#rules = new Map(rules.map(({ name, expression }) => [name, this.#read(expression)]));
    const sets = [...this.#expressions.values()].flatMap((each) => (each.kind === "character" ? [each.isMember] : []));
    const symbols = new Map<string, number>();
    const samples: number[] = [];
    this.#classOf = this.#alphabet.map((_, at) => {
      const key = sets.map((isMember) => Number(isMember[at])).join("");
      const symbol = symbols.get(key) ?? samples.push(at) - 1;
      symbols.set(key, symbol);
      return symbol;
    });
    this.#samples = samples;
  }

  /**
   * @param rule a rule's name in the PEG
   * @returns the automaton of the strings that it matches completely. It may not be minimal, because its states are
   *   those of a parser that follows the rules.
   * @throws {Error} if the rule, or a rule that it refers to, is missing
   */
  machine(rule: string): Machine {
    const machine = this.#machines.get(rule) ?? this.#machine(rule);
    this.#machines.set(rule, machine);
    return machine;
  }

  #machine(rule: string): Machine {
    const start = this.#match(this.#expression(`rule ${rule}`, { kind: "rule", name: rule }), this.#theEnd);
    const numberOf = new Map([this.#never, start].map((formula, number) => [formula, number]));
    const rows: number[][] = [];
    for (const formula of numberOf.keys()) {
      const targets = this.#samples.map((_, symbol) => {
        const target = formula.behind(symbol);
        const number = numberOf.get(target) ?? numberOf.size;
        numberOf.set(target, number);
        return number;
      });
      rows.push(this.#classOf.map((symbol) => targets[symbol] ?? 0));
      if (rows.length > MOST) throw new Error(`rule ${rule} has more than ${String(MOST)} states`);
    }
    const accepts = [...numberOf.keys()].map(({ atEnd }) => atEnd);
    return machineFrom(numberOf.get(start) ?? 0, accepts, rows, this.#alphabet);
  }

  /** Returns the formula that an expression matches here and that the statement holds for the input after it. */
  #match(expression: Expression, rest: Rest): Formula {
    const key = pair(expression, rest);
    const known = this.#matches.get(key);
    if (known) return known;
    const formula = this.#matchAnew(expression, rest);
    this.#matches.set(key, formula);
    return formula;
  }

  #matchAnew(expression: Expression, rest: Rest): Formula {
    switch (expression.kind) {
      case "nothing":
        return rest.formula();
      case "rule": {
        const definition = this.#rules.get(expression.name);
        if (!definition) throw new Error(`there is no rule ${expression.name}`);
        return this.#match(definition, rest);
      }
      case "character": {
        const { isMember } = expression;
        const key = pair(expression, rest);
        const known = this.#characters.get(key);
        const isIn = (symbol: number): boolean => isMember[this.#samples[symbol] ?? 0] === true;
        const formula = known ?? this.#formula(false, (symbol) => (isIn(symbol) ? rest.formula() : this.#never));
        this.#characters.set(key, formula);
        return formula;
      }
      case "sequence":
        return this.#match(expression.first, this.#rest(expression.second, rest));
      case "choice":
        return this.#either(expression.first, rest, this.#match(expression.second, rest));
      case "repetition":
        return this.#either(expression.of, this.#rest(expression, rest), rest.formula());
      case "not":
        return this.#every([this.#not(this.#match(expression.of, this.#anything)), rest.formula()]);
    }
  }

  /**
   * Returns the formula that an expression matches and the statement holds after it, or, if it does not match, another
   * formula.
   */
  #either(expression: Expression, rest: Rest, otherwise: Formula): Formula {
    const fails = this.#not(this.#match(expression, this.#anything));
    const neither = [this.#match(expression, rest), this.#every([fails, otherwise])].map((each) => this.#not(each));
    return this.#not(this.#every(neither));
  }

  /** Returns the statement about the input after a first expression, if a second one follows. */
  #rest(second: Expression, rest: Rest): Rest {
    const key = pair(second, rest);
    const known = this.#rests.get(key) ?? {
      id: this.#rests.size + 2,
      formula: () => this.#match(second, rest),
    };
    this.#rests.set(key, known);
    return known;
  }

  #not(formula: Formula): Formula {
    if (formula === this.#always) return this.#never;
    if (formula === this.#never) return this.#always;
    if (formula.denied) return formula.denied;
    const known = this.#denials.get(formula);
    if (known) return known;
    const denial = this.#formula(!formula.atEnd, (symbol) => this.#not(formula.behind(symbol)), { denied: formula });
    this.#denials.set(formula, denial);
    return denial;
  }

  #every(formulas: readonly Formula[]): Formula {
    const conjuncts: Formula[] = [];
    for (const formula of formulas) {
      for (const conjunct of formula.conjuncts) if (!conjuncts.includes(conjunct)) conjuncts.push(conjunct);
    }
    for (const conjunct of conjuncts) {
      const isDenied = conjunct.denied !== null && conjuncts.includes(conjunct.denied);
      if (conjunct === this.#never || isDenied) return this.#never;
    }
    const [first = this.#always, second] = conjuncts;
    if (!second) return first;
    conjuncts.sort((one, other) => one.id - other.id);
    let conjunctions = this.#conjunctions;
    for (const { id } of conjuncts) {
      const next: Conjunctions = conjunctions.next.get(id) ?? { next: new Map() };
      conjunctions.next.set(id, next);
      conjunctions = next;
    }
    return (conjunctions.formula ??= this.#conjunction(conjuncts));
  }

  #conjunction(conjuncts: readonly Formula[]): Formula {
    const behind = (symbol: number): Formula => {
      const each: Formula[] = [];
      for (const conjunct of conjuncts) {
        const formula = conjunct.behind(symbol);
        // Usually one of them is, and then the others are not needed.
        if (formula === this.#never) return formula;
        each.push(formula);
      }
      return this.#every(each);
    };
    const atEnd = conjuncts.every((conjunct) => conjunct.atEnd);
    return this.#formula(atEnd, behind, { conjuncts });
  }

  /** Makes a formula, which must be new. */
  #formula(
    atEnd: boolean,
    behind: (symbol: number) => Formula,
    { conjuncts, denied = null }: { conjuncts?: readonly Formula[]; denied?: Formula | null } = {},
  ): Formula {
    const behindEach: Formula[] = [];
    const own: Formula[] = [];
    const made: Formula = {
      id: this.#formulas++,
      atEnd,
      behind: (symbol) => (behindEach[symbol] ??= behind(symbol)),
      conjuncts: conjuncts ?? own,
      denied,
    };
    own.push(made);
    return made;
  }

  /** Returns the expression of a name. Makes it on first use. */
  #expression(name: string, form: Form): Expression {
    const known = this.#expressions.get(name) ?? { ...form, id: this.#expressions.size };
    this.#expressions.set(name, known);
    return known;
  }

  #nothing(): Expression {
    return this.#expression("nothing", { kind: "nothing" });
  }

  #character(test: (character: string) => boolean): Expression {
    const isMember = this.#alphabet.map(test);
    return this.#expression(`character ${isMember.map(Number).join("")}`, { kind: "character", isMember });
  }

  #two(kind: "sequence" | "choice", first: Expression, second: Expression): Expression {
    return this.#expression(`${kind} ${String(first.id)} ${String(second.id)}`, { kind, first, second });
  }

  #one(kind: "not" | "repetition", of: Expression): Expression {
    return this.#expression(`${kind} ${String(of.id)}`, { kind, of });
  }

  #sequence(expressions: readonly Expression[]): Expression {
    return expressions.reduceRight((second, first) => this.#two("sequence", first, second), this.#nothing());
  }

  #choice(alternatives: readonly Expression[]): Expression {
    return alternatives.reduceRight((second, first) => this.#two("choice", first, second));
  }

  /** Converts one of Peggy's expressions to the basic forms. */
  #read(node: peggy.ast.Expression | peggy.ast.Named): Expression {
    switch (node.type) {
      case "named":
      case "action":
      case "labeled":
      case "text":
      case "group":
        return this.#read(node.expression);
      case "rule_ref":
        return this.#expression(`rule ${node.name}`, { kind: "rule", name: node.name });
      case "sequence":
        return this.#sequence(node.elements.map((each) => this.#read(each)));
      case "choice":
        return this.#choice(node.alternatives.map((each) => this.#read(each)));
      case "optional":
        return this.#two("choice", this.#read(node.expression), this.#nothing());
      case "zero_or_more":
        return this.#one("repetition", this.#read(node.expression));
      case "one_or_more": {
        const each = this.#read(node.expression);
        return this.#two("sequence", each, this.#one("repetition", each));
      }
      case "repeated":
        return this.#repeated(node);
      case "simple_not":
        return this.#one("not", this.#read(node.expression));
      case "simple_and":
        return this.#one("not", this.#one("not", this.#read(node.expression)));
      case "literal": {
        const as = node.ignoreCase ? (text: string) => text.toLowerCase() : (text: string) => text;
        return this.#sequence(
          [...node.value].map((each) => this.#character((character) => as(character) === as(each))),
        );
      }
      case "class": {
        if (node.unicode) {
          const isIn = (ranges: readonly Range[]): Expression =>
            this.#character((each) => ranges.some(([first, last]) => each >= unit(first) && each <= unit(last)));
          const { single, pairs } = unitsOf(node);
          return this.#choice([
            isIn(single),
            ...Array.from(pairs.values(), ({ low, highs }) => this.#sequence([isIn(highs), isIn([low])])),
          ]);
        }
        const pattern = new RegExp(`[${node.inverted ? "^" : ""}${parts(node)}]`, node.ignoreCase ? "i" : "");
        return this.#character((character) => pattern.test(character));
      }
      case "any":
        return this.#character(() => true);
      default:
        throw new Error(`${node.type} is not about characters alone`);
    }
  }

  #repeated({ min, max, delimiter, expression }: peggy.ast.Repeated): Expression {
    // Peggy has `null` for a missing upper bound, which its types do not allow.
    const most = (max.value as unknown) === null ? Infinity : Number(max.value);
    const least = min === null ? most : Number(min.value);
    if (Number.isNaN(least + most)) throw new Error("a bound that depends on a value is not about characters alone");
    const each = this.#read(expression);
    const another = delimiter ? this.#two("sequence", this.#read(delimiter), each) : each;
    /** Repeats an expression further, with the beginning of each repetition. */
    const more = (item: Expression, fewest: number, greatest: number): Expression => {
      if (greatest === 0) return this.#nothing();
      if (fewest <= 0 && greatest === Infinity && item === another) return this.#one("repetition", item);
      const items = this.#two("sequence", item, more(another, fewest - 1, greatest - 1));
      return fewest > 0 ? items : this.#two("choice", items, this.#nothing());
    };
    return more(each, least, most);
  }
}

type Range = [first: number, last: number];

const unit = (code: number): string => String.fromCharCode(code);

/**
 * Returns the code units of a class of code points: the ranges of single code units, and the high surrogates by the low
 * surrogates that can follow them.
 */
function unitsOf({ parts: all }: peggy.ast.CharacterClass): {
  readonly single: Range[];
  readonly pairs: ReadonlyMap<string, { readonly low: Range; readonly highs: Range[] }>;
} {
  const single: Range[] = [];
  const pairs = new Map<string, { readonly low: Range; readonly highs: Range[] }>();
  for (const part of all) {
    if (typeof part === "object" && !Array.isArray(part)) {
      throw new Error(`the class escape ${part.value} is not about the alphabet alone`);
    }
    const [first = "", last = first] = [part].flat();
    const [from, to] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0];
    if (from < 0x10000) single.push([from, Math.min(to, 0xffff)]);
    for (let point = Math.max(from, 0x10000); point <= to; point = (point | 0x3ff) + 1) {
      const [high = 0, low = 0] = codesOf(point);
      const [, end = 0] = codesOf(Math.min(to, point | 0x3ff));
      const key = `${String(low)} ${String(end)}`;
      const pair = pairs.get(key) ?? { low: [low, end], highs: [] };
      pairs.set(key, pair);
      const before = pair.highs.at(-1);
      if (before?.[1] === high - 1) before[1] = high;
      else pair.highs.push([high, high]);
    }
  }
  return { single, pairs };
}

/** Returns the code units of a code point. */
const codesOf = (point: number): number[] =>
  String.fromCodePoint(point)
    .split("")
    .map((each) => each.charCodeAt(0));

/** Returns the ranges of code units in the classes of an expression. */
function unitsIn(expression: peggy.ast.Expression | peggy.ast.Named): Range[] {
  const found: Range[] = [];
  const visit = peggy.compiler.visitor.build({
    class(node: peggy.ast.CharacterClass) {
      if (!node.unicode) return;
      const { single, pairs } = unitsOf(node);
      found.push(...single, ...Array.from(pairs.values(), ({ low, highs }) => [low, ...highs]).flat());
    },
  });
  visit(expression);
  return found;
}

/** Returns the content of a character class in JavaScript's notation. */
function parts({ parts: all }: peggy.ast.CharacterClass): string {
  const escaped = (character: string): string =>
    `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  return all
    .map((part) => {
      if (typeof part === "string") return escaped(part);
      if (Array.isArray(part)) return part.map(escaped).join("-");
      throw new Error(`the class escape ${part.value} is not about the alphabet alone`);
    })
    .join("");
}
