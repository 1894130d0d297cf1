// Generates the body of one function of a parser.
//
// `p` is the position in `input`, and `n` is the input's length. The code of an expression moves `p` past the match. If
// it does not match, it runs the statement `fail` with any `p`; code that continues after a failure must restore `p`.
//
// Expressions without side effects are written where their value is used, so no leaf is created for an abandoned match.
// Actions have no side effects either, so an action is not run if its value is unused.

import { mentions, readAction } from "./action.js";
import { isPicked, MADE, OTHER, TEXT } from "./facts.js";
import { lines } from "./lines.js";
import { unsupported } from "./support.js";

/** @typedef {import("./facts.js").Expression} Expression */
/** @typedef {import("peggy").ast.Element} Element */

/** @typedef {{ code: string, value: string }} Matched code that matches, and an expression for the value if wanted */

/**
 * The task for an expression.
 *
 * @typedef {object} Task
 * @property {string} fail the statement that runs if it does not match
 * @property {NOTHING | NODE | VALUE} want
 * @property {Map<string, string>} labels for each label in scope, the expression for its value
 * @property {string} [into] an existing variable for the value
 */

/** @typedef {{ min: number, max: number, delimiter: Expression | null, expression: Expression }} Repetition */

/** The value is not needed. */
const NOTHING = "nothing";
/** The value of a rule: the result of an action, or null. */
const NODE = "node";
/** The value as Peggy defines it. */
const VALUE = "value";

export class FunctionBody {
  /**
   * @param {import("./index.js").Parser} parser the parser that contains the function
   * @param {string} rule the rule of the function
   */
  constructor(parser, rule) {
    this.parser = parser;
    this.facts = parser.facts;
    this.rule = rule;
    this.names = 0;
    /**
     * The variables that are used outside the block that sets them.
     * @type {string[]}
     */
    this.variables = [];
    /**
     * The functions generated from actions.
     * @type {string[]}
     */
    this.actions = [];
  }

  /**
   * @param {Expression} expression
   * @returns {string} the body of a function that returns the position after the match, or -1
   */
  matcher(expression) {
    const code = this.match(expression, "return -1;");
    return this.body(code, "return p;");
  }

  /**
   * @param {Expression} expression
   * @returns {string} the body of a function that sets `end` and returns the value of a rule
   */
  maker(expression) {
    const { code, value } = this.scan(expression, { fail: "return miss();", want: NODE, labels: new Map() });
    return this.body(code, "end = p;", `return ${value};`);
  }

  /** @param {string[]} code */
  body(...code) {
    return lines(
      /\bn\b/.test(lines(...code)) ? "const n = input.length;" : "",
      this.variables.length > 0 ? `let ${this.variables.join(", ")};` : "",
      ...code,
    );
  }

  /** @param {string} name */
  fresh(name) {
    this.names++;
    return `${name}${String(this.names)}`;
  }

  /** @param {string} name */
  variable(name) {
    const variable = this.fresh(name);
    this.variables.push(variable);
    return variable;
  }

  /**
   * @param {Expression} expression
   * @param {string} fail
   * @returns {string} the code that matches it
   */
  match(expression, fail) {
    return this.scan(expression, { fail, want: NOTHING, labels: new Map() }).code;
  }

  /**
   * @param {Expression} expression
   * @param {Task} task
   * @returns {Matched}
   */
  scan(expression, task) {
    const { fail, want } = task;
    if (want === NOTHING) {
      const unit = this.unit(expression);
      const code = unit ? lines(`if (${unit.isNot}) ${fail}`, "p++;") : this.scanParts(expression, task).code;
      return { code, value: "" };
    }
    const kinds = this.facts.kindsOf(expression);
    if (want === NODE && !(kinds & MADE)) return { code: this.match(expression, fail), value: "null" };
    const leaf = this.facts.leafTypeOf(expression);
    if (leaf === null && kinds !== TEXT) return this.scanParts(expression, task);
    const [start, stop] = [this.variable("start"), this.variable("stop")];
    return {
      code: lines(`${start} = p;`, this.match(expression, fail), `${stop} = p;`),
      value: leaf === null ? `input.slice(${start}, ${stop})` : `leaf("${leaf}", input, ${start}, ${stop})`,
    };
  }

  /**
   * @param {Expression} expression
   * @param {Task} task
   * @returns {Matched}
   */
  scanParts(expression, task) {
    switch (expression.type) {
      case "literal":
        return { code: matchLiteral(expression, task.fail), value: "" };
      case "rule_ref":
        return this.reference(expression, task);
      case "sequence":
        return this.sequence(expression.elements, task);
      case "choice":
        return this.choice(expression, task);
      case "optional":
        return this.optional(expression.expression, task);
      case "zero_or_more":
      case "one_or_more":
      case "repeated":
        return this.repetition(repetitionOf(expression), task);
      case "simple_and":
      case "simple_not":
        return { code: this.ahead(expression, task.fail), value: "undefined" };
      case "action":
        return this.action(expression, task);
      case "group":
      case "labeled":
      case "named":
      case "text":
        return this.scan(expression.expression, task);
      default:
        throw unsupported(expression.location, `an expression of type "${expression.type}"`);
    }
  }

  /**
   * @param {Expression} expression
   * @returns {{ is: string, isNot: string } | null} conditions for a match at `p`; null if the expression is not a
   *   single code unit
   */
  unit(expression) {
    if (expression.type === "any") return { is: "p < n", isNot: "p === n" };
    const set = this.facts.setOf(expression);
    return set && this.unitOf(set);
  }

  /** @param {import("./charset.js").CharSet} set */
  unitOf(set) {
    const code = set.only;
    if (code !== null) {
      const [is, isNot] = ["===", "!=="].map((operator) => `input.charCodeAt(p) ${operator} ${character(code)}`);
      return { is: `p < n && ${String(is)}`, isNot: `p === n || ${String(isNot)}` };
    }
    const bit = this.parser.characters.test(set, "input.charCodeAt(p)");
    return { is: `p < n && ${bit} !== 0`, isNot: `p === n || ${bit} === 0` };
  }

  /**
   * @param {import("peggy").ast.RuleReference} reference
   * @param {Task} task
   * @returns {Matched}
   */
  reference(reference, { fail, want, into }) {
    const { name, location } = reference;
    const guard = this.guard(reference, fail);
    const miss = `if (p < 0) ${fail}`;
    if (want === NOTHING) {
      return { code: lines(guard, `p = ${this.parser.matcherOf(name)}(input, p);`, miss), value: "" };
    }
    if (want === VALUE && this.facts.kindsOf(reference) & (TEXT | OTHER)) {
      throw unsupported(location, `the value of rule ${name}, because it is neither a node nor the matched text`);
    }
    const value = into ?? this.variable("value");
    const { parse, end } = this.parser.makerOf(name);
    return { code: lines(guard, `${value} = ${parse}(input, p);`, `p = ${end};`, miss), value };
  }

  /**
   * Returns a test of the first character, which often saves a call, if the code continues after a failure.
   *
   * @param {Expression} expression
   * @param {string} fail
   * @returns {string}
   */
  guard(expression, fail) {
    const first = fail.startsWith("return") ? null : this.facts.firstOf(expression);
    return first ? `if (${this.unitOf(first).isNot}) ${fail}` : "";
  }

  /**
   * @param {Element[]} elements
   * @param {Task} task
   * @returns {Matched}
   */
  sequence(elements, { fail, want, labels }) {
    const picks = elements.filter(isPicked);
    const parts = picks.length > 0 ? picks : elements;
    const matched = this.elements(elements, { fail, labels: new Map(labels) }, (each) => {
      if (want === NOTHING || parts.includes(each)) return want;
      return each.type === "labeled" ? VALUE : NOTHING;
    });
    const values = parts.map((each) => matched.get(each)?.value);
    return {
      code: lines(...Array.from(matched.values(), ({ code }) => code)),
      value: picks.length === 1 ? values.join() : `[${values.join(", ")}]`,
    };
  }

  /**
   * @param {Element[]} elements
   * @param {Pick<Task, "fail" | "labels">} task the labels of the elements are added to its labels
   * @param {(element: Element) => Task["want"]} wantOf
   * @returns {Map<Element, Matched>} for each element
   */
  elements(elements, { fail, labels }, wantOf) {
    /** @type {Map<Element, Matched>} */
    const matched = new Map();
    for (const element of elements) {
      const each = this.scan(element, { fail, want: wantOf(element), labels });
      matched.set(element, each);
      if (element.type === "labeled" && element.label !== null) labels.set(element.label, each.value);
    }
    return matched;
  }

  /**
   * @param {import("peggy").ast.Choice} choice
   * @param {Task} task
   * @returns {Matched}
   */
  choice(choice, task) {
    if (task.want === NOTHING) {
      const { set, rest } = this.facts.split(choice);
      if (set) return { code: this.unitOr(set, rest, task.fail), value: "" };
    }
    const { alternatives } = choice;
    const [done, start] = [this.fresh("choice"), this.fresh("start")];
    const value = task.want === NOTHING ? "" : (task.into ?? this.variable("value"));
    const codes = alternatives.map((each, index) => {
      const next = index < alternatives.length - 1 ? this.fresh("next") : "";
      const fail = next ? `break ${next};` : task.fail;
      const matched = this.scan(each, { ...task, fail, into: value });
      const code = lines(matched.code, matched.value === value ? "" : `${value} = ${matched.value};`);
      return next ? lines(`${next}: {`, code, `break ${done};`, "}", `p = ${start};`) : code;
    });
    return { code: lines(`${done}: {`, `const ${start} = p;`, ...codes, "}"), value };
  }

  /**
   * @param {import("./charset.js").CharSet} set
   * @param {Expression} rest an expression that never begins with a character of the set
   * @param {string} fail
   */
  unitOr(set, rest, fail) {
    const done = this.fresh("choice");
    return lines(
      `${done}: {`,
      `if (${this.unitOf(set).is}) {`,
      "p++;",
      `break ${done};`,
      "}",
      this.match(rest, fail),
      "}",
    );
  }

  /**
   * @param {Expression} expression
   * @param {Task} task
   * @returns {Matched}
   */
  optional(expression, task) {
    if (task.want === NOTHING) {
      const unit = this.unit(expression);
      if (unit) return { code: `if (${unit.is}) p++;`, value: "" };
      const call = this.callOf(expression);
      const next = this.fresh("next");
      if (call) return { code: lines(`const ${next} = ${call};`, `if (${next} >= 0) p = ${next};`), value: "" };
    }
    const done = this.fresh("optional");
    let [found, result] = ["", ""];
    const back = this.orBack((fail) => {
      const { code, value } = this.scan(expression, { ...task, fail });
      if (value) [found, result] = [this.variable("found"), value];
      return lines(code, found && `${found} = true;`, `break ${done};`);
    });
    return {
      code: lines(found && `${found} = false;`, `${done}: {`, back, "}"),
      value: found && `(${found} ? ${result} : null)`,
    };
  }

  /**
   * @param {(fail: string) => string} write returns code that jumps out of its block on failure, given the statement to
   *   fail
   * @returns {string} code that continues after itself on failure, with the old `p`
   */
  orBack(write) {
    const [miss, start] = [this.fresh("miss"), this.fresh("start")];
    return lines(`const ${start} = p;`, `${miss}: {`, write(`break ${miss};`), "}", `p = ${start};`);
  }

  /**
   * @param {Expression} expression
   * @returns {string | null} a call that returns the position after the match, or -1; null if a call is not sufficient
   */
  callOf(expression) {
    const rule = this.facts.ruleOf(expression);
    return rule === null ? null : `${this.parser.matcherOf(rule)}(input, p)`;
  }

  /**
   * @param {Repetition} repetition
   * @param {Task} task
   * @returns {Matched}
   */
  repetition(repetition, task) {
    const { min, max, delimiter, expression } = repetition;
    if (task.want === NOTHING && delimiter === null) {
      const unit = this.unit(expression);
      if (unit !== null || (max === Infinity && min <= 1)) {
        return { code: this.run(repetition, unit, task.fail), value: "" };
      }
      return { code: this.times(repetition, task.fail), value: "" };
    }
    const [list, count] = task.want === NOTHING ? ["", this.variable("count")] : [this.variable("list"), ""];
    const length = list ? `${list}.length` : count;
    const back = this.orBack((fail) => {
      const { code, value } = this.scan(expression, { ...task, fail });
      return lines(
        delimiter ? lines(`if (${length} > 0) {`, this.match(delimiter, fail), "}") : "",
        code,
        list ? `${list}.push(${value});` : `${count}++;`,
        "continue;",
      );
    });
    return {
      code: lines(
        list ? `${list} = [];` : `${count} = 0;`,
        `${max === Infinity ? "for (;;)" : `while (${length} < ${String(max)})`} {`,
        back,
        "break;",
        "}",
        min > 0 ? `if (${length} < ${String(min)}) ${task.fail}` : "",
      ),
      value: list,
    };
  }

  /**
   * @param {Repetition} repetition a repetition without a delimiter
   * @param {string} fail
   * @returns {string} a call that matches it
   */
  times({ min, max, expression }, fail) {
    const rule = this.facts.ruleOf(expression);
    const match = rule === null ? this.parser.partOf(this.rule, expression) : this.parser.matcherOf(rule);
    const bounds = `${String(min)}, ${String(max)}`;
    return lines(`p = times(${match}, input, p, ${bounds});`, min > 0 ? `if (p < 0) ${fail}` : "");
  }

  /**
   * @param {Repetition} repetition a repetition without a delimiter, of code units or without a count
   * @param {ReturnType<FunctionBody["unit"]>} unit the conditions, if it repeats a code unit
   * @param {string} fail
   * @returns {string} a loop that matches it without counting
   */
  run({ min, max, expression }, unit, fail) {
    const start = min === 0 && max === Infinity ? "" : this.fresh("start");
    const room = max === Infinity ? "" : `p - ${start} < ${String(max)} && `;
    const least = min === 1 ? `p === ${start}` : `p - ${start} < ${String(min)}`;
    return lines(
      start && `const ${start} = p;`,
      unit ? `while (${room}${unit.is}) p++;` : this.runOf(expression),
      min > 0 ? `if (${least}) ${fail}` : "",
    );
  }

  /** @param {Expression} expression an expression whose match is never empty; Peggy checks this */
  runOf(expression) {
    const { set, rest } = this.facts.split(expression);
    const call = this.callOf(rest);
    const next = this.fresh("next");
    return lines(
      "for (;;) {",
      set ? `while (${this.unitOf(set).is}) p++;` : "",
      call
        ? lines(this.guard(rest, "break;"), `const ${next} = ${call};`, `if (${next} < 0) break;`, `p = ${next};`)
        : lines(
            this.orBack((fail) => lines(this.match(rest, fail), "continue;")),
            "break;",
          ),
      "}",
    );
  }

  /**
   * @param {import("peggy").ast.Prefixed} ahead
   * @param {string} fail
   */
  ahead({ type, expression }, fail) {
    const isWanted = type === "simple_and";
    const unit = this.unit(expression);
    if (unit) return `if (${isWanted ? unit.isNot : unit.is}) ${fail}`;
    const [start, block] = [this.fresh("start"), this.fresh("not")];
    const code = isWanted
      ? this.match(expression, fail)
      : lines(`${block}: {`, this.match(expression, `break ${block};`), fail, "}");
    return lines(`const ${start} = p;`, code, `p = ${start};`);
  }

  /**
   * @param {import("peggy").ast.Action} action
   * @param {Task} task
   * @returns {Matched}
   */
  action(action, task) {
    const { expression } = action;
    if (task.want === NOTHING) return this.scan(expression, task);
    const { body, literal } = readAction(action);
    const [start, value] = [this.fresh("start"), task.into ?? this.variable("value")];
    const labels = new Map([...task.labels, ["start", start], ["end", "p"]]);
    const elements = expression.type === "sequence" ? expression.elements : [expression];
    const matched = this.elements(elements, { fail: task.fail, labels }, ({ type }) =>
      type === "labeled" ? VALUE : NOTHING,
    );
    const used = [...labels].filter(([label]) => mentions(body, label));
    return {
      code: lines(
        used.some(([label]) => label === "start") ? `const ${start} = p;` : "",
        ...Array.from(matched.values(), ({ code }) => code),
        `${value} = ${literal?.(labels) ?? this.made(body, used)};`,
      ),
      value,
    };
  }

  /**
   * @param {string} body the body of an action
   * @param {[label: string, value: string][]} used the labels in it
   * @returns {string} a call of the function generated from it
   */
  made(body, used) {
    const name = this.parser.uniqueName(`make_${this.rule}`);
    this.actions.push(`function ${name}(${used.map(([label]) => label).join(", ")}) {${body}}\n`);
    return `${name}(${used.map(([, value]) => value).join(", ")})`;
  }
}

/**
 * @param {import("peggy").ast.Suffixed | import("peggy").ast.Repeated} expression
 * @returns {Repetition}
 */
function repetitionOf(expression) {
  if (expression.type !== "repeated") {
    const min = expression.type === "one_or_more" ? 1 : 0;
    return { min, max: Infinity, delimiter: null, expression: expression.expression };
  }
  const { min, max, delimiter } = expression;
  return { min: valueOf(min ?? max), max: valueOf(max), delimiter, expression: expression.expression };
}

/** @param {import("peggy").ast.RepeatedBoundary} bound */
function valueOf({ value }) {
  // Peggy uses null for an open end, unlike its types say.
  return typeof value === "number" ? value : Infinity;
}

/**
 * @param {import("peggy").ast.Literal} literal an empty literal, or one of several characters
 * @param {string} fail
 */
function matchLiteral({ value, ignoreCase }, fail) {
  if (value === "") return "";
  const isFolded = ignoreCase && /[A-Za-z]/.test(value);
  const text = JSON.stringify(isFolded ? value.toLowerCase() : value);
  const test = !isFolded
    ? `!input.startsWith(${text}, p)`
    : value.length > SHORT
      ? `!hasWord(input, p, ${text})`
      : `n - p < ${String(value.length)} || ${Array.from(value, unlike).join(" || ")}`;
  return lines(`if (${test}) ${fail}`, `p += ${String(value.length)};`);
}

/** The longest literal that ignores case and is compared in place: a call is shorter, and slower. */
const SHORT = 6;

/**
 * @param {string} char
 * @param {number} index
 * @returns {string} the condition that another character stands there
 */
function unlike(char, index) {
  const code = `input.charCodeAt(p${index > 0 ? ` + ${String(index)}` : ""})`;
  if (!/[A-Za-z]/.test(char)) return `${code} !== ${character(char.charCodeAt(0))}`;
  // Bit 5 distinguishes the cases of a letter. Setting it never turns a non-ASCII unit into an ASCII letter.
  return `(${code} | 32) !== ${character(char.toLowerCase().charCodeAt(0))}`;
}

/** @param {number} code */
function character(code) {
  return `${String(code)} /* ${JSON.stringify(String.fromCharCode(code))} */`;
}
