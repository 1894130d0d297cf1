// A back end for Peggy: plain loops over character codes, in place of Peggy's own code.
//
// It is a plugin. Peggy reads, checks and transforms a grammar as ever; this writes the parser. It knows what the
// grammars here use of PEG, and refuses anything else with the place where it stands. What an expression matches is
// found first, without making anything; values are made where an action or a list wants them, once it is known that the
// sequence they stand in has matched. Actions only make values, so none is run where its value is not wanted.

import { ASCII, CharSet } from "./charset.js";

/** @typedef {import("../literate.js").LiterateRule} LiterateRule */
/** @typedef {import("peggy").ast.Grammar} Grammar */
/** @typedef {import("peggy").ast.Rule} Rule */
/** @typedef {import("peggy").ast.Expression | import("peggy").ast.Named} Expression */
/** @typedef {import("peggy").LocationRange} LocationRange */

/** How many character sets one table of masks can hold. */
const MASKS = 31;

/**
 * @param {LiterateRule[]} rules the rules of the grammar, for the comments
 * @returns {import("peggy").Plugin}
 */
export function backEnd(rules) {
  return {
    use(config) {
      config.passes.generate = [
        (ast) => {
          // Peggy asks for the text of whatever stands here.
          Object.assign(ast, { code: new Emitter(ast, rules).emit() });
        },
      ];
    },
  };
}

/** A value that is made only when it is used: the code that matches, and an expression for what it matched. */
/** @typedef {{ code: string, value: string }} Matched */

/** What an expression's labels stand for: expressions that are only made where an action uses them. */
/** @typedef {Map<string, string>} Labels */

class Emitter {
  /**
   * @param {Grammar} ast
   * @param {LiterateRule[]} literate
   */
  constructor(ast, literate) {
    this.ast = ast;
    this.literate = new Map(literate.map((rule) => [rule.pegName, rule]));
    /** @type {Map<string, Rule>} */
    this.rules = new Map(ast.rules.map((rule) => [rule.name, rule]));
    /** @type {Map<string, { name: string, bit: number }>} by the set's characters */
    this.sets = new Map();
    /** @type {Map<string, CharSet | null>} */
    this.ruleSets = new Map();
    this.counter = 0;
    /** The variables of the function that is being written. @type {string[]} */
    this.variables = [];
    /** The actions that are functions of their own. @type {string[]} */
    this.actions = [];
    this.initializers = [ast.initializer ?? []].flat().map((each) => each.code);
  }

  /** @returns {string} the parser, as an ES module */
  emit() {
    const functions = this.ast.rules.map((rule) => this.rule(rule));
    return [
      "let end = 0;",
      "",
      ...this.initializerCode(),
      this.table(),
      ...functions,
      this.actions.join("\n"),
      "const RULES = new Map([",
      ...this.ast.rules.map(({ name }) => `  ["${name}", parse_${name}],`),
      "]);",
      "",
      "/**",
      " * @param {string} input",
      " * @param {{ startRule: string }} options",
      " * @returns the node, or null for a rule that makes none; undefined where the input does not match",
      " */",
      "export function parse(input, { startRule }) {",
      "  const value = RULES.get(startRule)(input, 0);",
      "  return end === input.length ? value : undefined;",
      "}",
      "",
    ].join("\n");
  }

  /** The initializers' helpers, but for those whose calls are written out where they stand. */
  initializerCode() {
    return this.initializers.slice(1).map((code) => code.replaceAll(/^ {2}/gm, ""));
  }

  /** @param {Rule} rule */
  rule(rule) {
    const { name, expression } = rule;
    const literate = this.literate.get(name);
    const comment = literate
      ? [`// §${literate.section}`, ...literate.definition.split("\n").map((line) => `//     ${line}`)].join("\n")
      : "";
    return [comment, this.matcher(name, expression), this.parser(name, expression), ""].join("\n");
  }

  /**
   * @param {string} name
   * @param {Expression} expression
   */
  matcher(name, expression) {
    const code = this.inFunction(() => this.match(expression, "return -1;"));
    return [`function match_${name}(input, p) {`, `const n = input.length;`, code, `return p;`, `}`].join("\n");
  }

  /**
   * @param {string} name
   * @param {Expression} expression
   */
  parser(name, expression) {
    if (!this.makesNode(expression)) {
      return `function parse_${name}(input, p) { end = match_${name}(input, p); return end < 0 ? undefined : null; }`;
    }
    /** @type {string} */
    let value = "";
    const code = this.inFunction(() => {
      const matched = this.nodeValue(expression, "{ end = -1; return undefined; }");
      value = matched.value;
      return matched.code;
    });
    return [
      `function parse_${name}(input, p) {`,
      `const n = input.length;`,
      code,
      `end = p;`,
      `return ${value};`,
      `}`,
    ].join("\n");
  }

  /** @param {() => string} write */
  inFunction(write) {
    this.variables = [];
    const code = write();
    return (this.variables.length > 0 ? `let ${this.variables.join(", ")};\n` : "") + code;
  }

  /** @param {string} hint */
  variable(hint) {
    const name = `${hint}${String(++this.counter)}`;
    this.variables.push(name);
    return name;
  }

  /** @param {string} hint */
  label(hint) {
    return `${hint}${String(++this.counter)}`;
  }

  /**
   * Whether an expression's value is, or may be, a node.
   * @param {Expression} expression
   * @returns {boolean}
   */
  makesNode(expression) {
    switch (expression.type) {
      case "action":
        return true;
      case "rule_ref":
        return this.makesNode(this.ruleNamed(expression).expression);
      case "choice":
        return expression.alternatives.some((each) => this.makesNode(each));
      case "sequence":
        return expression.elements.some((each) => isPicked(each) && this.makesNode(each));
      case "group":
      case "named":
      case "labeled":
      case "optional":
        return this.makesNode(expression.expression);
      default:
        return false;
    }
  }

  /**
   * The node type of an expression that makes nothing but a leaf of what it matched.
   * @param {Expression} expression
   * @returns {string | null}
   */
  leafType(expression) {
    if (expression.type === "rule_ref") return this.leafType(this.ruleNamed(expression).expression);
    if (expression.type === "group" || expression.type === "labeled") return this.leafType(expression.expression);
    return expression.type === "action"
      ? (/^\s*return leaf\("([^"]+)"\);\s*$/.exec(expression.code)?.[1] ?? null)
      : null;
  }

  /** @param {import("peggy").ast.RuleReference} reference */
  ruleNamed({ name }) {
    return /** @type {Rule} */ (this.rules.get(name));
  }

  // ---- Matching: code that moves `p` past what an expression matches, or does `fail`, which leaves or puts `p` back.

  /**
   * @param {Expression} expression
   * @param {string} fail a statement
   * @returns {string}
   */
  match(expression, fail) {
    const set = this.setOf(expression);
    if (set) return this.matchSet(set, fail);
    switch (expression.type) {
      case "rule_ref":
        return `p = match_${expression.name}(input, p);\nif (p < 0) ${fail}`;
      case "literal":
        return this.matchLiteral(expression, fail);
      case "any":
        return `if (p === n) ${fail}\np++;`;
      case "sequence":
        return expression.elements.map((each) => this.match(each, fail)).join("\n");
      case "choice":
        return this.matchChoice(expression.alternatives, fail);
      case "optional":
        return this.matchOptional(expression.expression);
      case "zero_or_more":
        return this.matchRepeated(expression.expression);
      case "one_or_more":
        return `${this.match(expression.expression, fail)}\n${this.matchRepeated(expression.expression)}`;
      case "repeated":
        return this.matchCounted(expression, fail);
      case "simple_and":
      case "simple_not":
        return this.matchAhead(expression, fail);
      case "action":
      case "group":
      case "labeled":
      case "named":
      case "text":
        return this.match(expression.expression, fail);
      default:
        return unsupported(expression);
    }
  }

  /**
   * @param {CharSet} set
   * @param {string} fail
   */
  matchSet(set, fail) {
    return `if (${this.isNotIn(set)}) ${fail}\np++;`;
  }

  /**
   * @param {CharSet} set
   * @returns {string} a condition: no character of the set stands at `p`
   */
  isNotIn(set) {
    const codes = set.codes();
    if (codes.length === 1) return `p === n || input.charCodeAt(p) !== ${character(codes[0] ?? 0)}`;
    return `p === n || !(${this.isIn(set, "input.charCodeAt(p)")})`;
  }

  /**
   * @param {CharSet} set
   * @param {string} code
   */
  isIn(set, code) {
    const { name, bit } = this.maskOf(set);
    return `(CHARACTERS${name}[${code}] & ${String(bit)}) !== 0`;
  }

  /**
   * @param {CharSet} set
   * @returns {{ name: string, bit: number }} the table and the bit that it has there
   */
  maskOf(set) {
    const key = set.key();
    let mask = this.sets.get(key);
    if (!mask) {
      const index = this.sets.size;
      const table = Math.floor(index / MASKS);
      mask = { name: table === 0 ? "" : String(table), bit: 2 ** (index % MASKS) };
      this.sets.set(key, mask);
    }
    return mask;
  }

  /** The tables of masks: for each ASCII character, the bits of the sets that it is in; beyond, none. */
  table() {
    /** @type {Map<string, number[]>} */
    const tables = new Map();
    const comments = [];
    for (const [key, { name, bit }] of this.sets) {
      const table = tables.get(name) ?? Array.from({ length: ASCII }, () => 0);
      tables.set(name, table);
      for (const code of CharSet.fromKey(key).codes()) table[code] = (table[code] ?? 0) + bit;
      comments.push(`// ${String(bit)}${name && ` (${name})`}: ${JSON.stringify(key)}`);
    }
    return [
      "// For each ASCII character, the sets that it is in, as bits:",
      ...comments,
      ...Array.from(
        tables,
        ([name, bits]) =>
          `const CHARACTERS${name} = new Int32Array(65536);\nCHARACTERS${name}.set([${bits.join(", ")}]);`,
      ),
      "",
    ].join("\n");
  }

  /**
   * @param {import("peggy").ast.Literal} literal
   * @param {string} fail
   */
  matchLiteral({ value, ignoreCase, location }, fail) {
    const text = value;
    if (text === "") return "";
    const tests = Array.from(text, (char, index) => {
      const code = `input.charCodeAt(p${index > 0 ? ` + ${String(index)}` : ""})`;
      const lower = char.toLowerCase();
      if (ignoreCase && lower !== char.toUpperCase()) return `(${code} | 32) !== ${character(lower.charCodeAt(0))}`;
      if (char.charCodeAt(0) >= ASCII) throw located({ location }, "a literal has characters past ASCII");
      return `${code} !== ${character(char.charCodeAt(0))}`;
    });
    const room = text.length === 1 ? "p === n" : `n - p < ${String(text.length)}`;
    return `if (${[room, ...tests].join(" || ")}) ${fail}\np += ${String(text.length)};`;
  }

  /**
   * @param {Expression[]} alternatives
   * @param {string} fail
   */
  matchChoice(alternatives, fail) {
    const done = this.label("choice");
    const start = this.variable("s");
    const parts = alternatives.map((each, index) => {
      if (index === alternatives.length - 1) return this.match(each, fail);
      const next = this.label("next");
      return `${next}: {\n${this.match(each, `break ${next};`)}\nbreak ${done};\n}\np = ${start};`;
    });
    return `${done}: {\n${start} = p;\n${parts.join("\n")}\n}`;
  }

  /** @param {Expression} expression */
  matchOptional(expression) {
    const set = this.setOf(expression);
    if (set) return `if (!(${this.isNotIn(set)})) p++;`;
    const label = this.label("optional");
    const start = this.variable("s");
    return `${start} = p;\n${label}: {\n${this.match(expression, `{ p = ${start}; break ${label}; }`)}\n}`;
  }

  /**
   * Any number of what an expression matches. Of a choice, the alternatives that are one character are tried in a loop
   * of their own, before the others: they begin with other characters, so it makes no difference which come first.
   * @param {Expression} expression
   */
  matchRepeated(expression) {
    const { set, rest } = this.splitChoice(expression);
    const loop = set ? `while (p < n && ${this.isIn(set, "input.charCodeAt(p)")}) p++;` : "";
    if (rest === null) return loop;
    const label = this.label("loop");
    const start = this.variable("s");
    return `${label}: for (;;) {\n${loop}\n${start} = p;\n${this.match(rest, `{ p = ${start}; break ${label}; }`)}\n}`;
  }

  /**
   * @param {Expression} expression
   * @returns {{ set: CharSet | null, rest: Expression | null }} the characters among its alternatives, and the others
   */
  splitChoice(expression) {
    const set = this.setOf(expression);
    if (set) return { set, rest: null };
    const all = this.alternativesOf(expression);
    const single = all.map((each) => this.setOf(each)).filter((each) => each !== null);
    const others = all.filter((each) => this.setOf(each) === null);
    const union = single.reduce((sum, each) => sum.union(each), new CharSet(0n));
    if (single.length === 0 || others.some((each) => this.firstOf(each)?.meets(union) ?? true)) {
      return { set: null, rest: expression };
    }
    const { location } = expression;
    const alternatives = /** @type {import("peggy").ast.Alternative[]} */ (others);
    return { set: union, rest: others.length === 1 ? (others[0] ?? null) : { type: "choice", alternatives, location } };
  }

  /**
   * @param {Expression} expression
   * @returns {Expression[]} its alternatives, and those of the rules that are nothing but choices
   */
  alternativesOf(expression) {
    if (expression.type === "group" || expression.type === "labeled") return this.alternativesOf(expression.expression);
    if (expression.type === "rule_ref" && !this.makesNode(expression)) {
      const own = this.ruleNamed(expression).expression;
      return own.type === "choice" ? this.alternativesOf(own) : [expression];
    }
    if (expression.type !== "choice") return [expression];
    return expression.alternatives.flatMap((each) => this.alternativesOf(each));
  }

  /**
   * @param {import("peggy").ast.Repeated} repeated
   * @param {string} fail
   */
  matchCounted(repeated, fail) {
    const { expression, delimiter, location } = repeated;
    if (delimiter !== null) {
      const elements = /** @type {import("peggy").ast.Element[]} */ ([delimiter, expression]);
      return `${this.match(expression, fail)}\n${this.matchRepeated({ type: "sequence", elements, location })}`;
    }
    const { min, max } = boundsOf(repeated);
    if (min === max && max <= 2) return Array.from({ length: min }, () => this.match(expression, fail)).join("\n");
    const label = this.label("count");
    const counter = this.variable("k");
    const start = this.variable("s");
    const onMiss = min === max ? fail : `{ p = ${start}; break ${label}; }`;
    const loop = `${label}: for (${counter} = 0; ${counter} < ${String(max)}; ${counter}++) {\n${start} = p;\n${this.match(expression, onMiss)}\n}`;
    return min > 0 && min !== max ? `${loop}\nif (${counter} < ${String(min)}) ${fail}` : loop;
  }

  /**
   * @param {import("peggy").ast.Prefixed} ahead
   * @param {string} fail
   */
  matchAhead({ type, expression }, fail) {
    const start = this.variable("s");
    const positive = type === "simple_and";
    if (expression.type === "any" && !positive) return `if (p < n) ${fail}`;
    if (positive) return `${start} = p;\n${this.match(expression, fail)}\np = ${start};`;
    const label = this.label("not");
    return `${start} = p;\n${label}: {\n${this.match(expression, `break ${label};`)}\n${fail}\n}\np = ${start};`;
  }

  // ---- Values.

  /**
   * @param {Expression} expression
   * @param {string} fail
   * @param {Labels} labels what is labelled around it
   * @returns {Matched}
   */
  value(expression, fail, labels) {
    const leaf = this.leafType(expression);
    if (leaf !== null) return this.span(expression, fail, (start, stop) => leafOf(leaf, start, stop));
    switch (expression.type) {
      case "rule_ref": {
        if (!this.makesNode(expression)) break;
        const result = this.variable("v");
        const code = `${result} = parse_${expression.name}(input, p);\np = end;\nif (p < 0) ${fail}`;
        return { code, value: result };
      }
      case "sequence":
        return this.sequenceValue(expression, fail, labels);
      case "choice":
        return this.choiceOf(expression.alternatives, fail, (each, otherwise) =>
          this.value(each, otherwise, new Map(labels)),
        );
      case "optional":
        return this.optionalValue(expression.expression, labels);
      case "zero_or_more":
      case "one_or_more":
      case "repeated":
        return this.listValue(expression, fail, labels);
      case "action":
        return this.actionValue(expression, fail, labels);
      case "group":
      case "labeled":
      case "named":
        return this.value(expression.expression, fail, labels);
      case "simple_and":
      case "simple_not":
        return { code: this.match(expression, fail), value: "undefined" };
      default:
    }
    return this.span(expression, fail, (start, stop) => `input.slice(${start}, ${stop})`);
  }

  /**
   * The value of a whole rule: a node, or null where what it matched is none.
   * @param {Expression} expression
   * @param {string} fail
   * @returns {Matched}
   */
  nodeValue(expression, fail) {
    if (!this.makesNode(expression)) return { code: this.match(expression, fail), value: "null" };
    if (expression.type !== "choice") return this.value(expression, fail, new Map());
    return this.choiceOf(expression.alternatives, fail, (each, otherwise) => this.nodeValue(each, otherwise));
  }

  /**
   * What is known of a match by where it begins and ends.
   * @param {Expression} expression
   * @param {string} fail
   * @param {(start: string, stop: string) => string} make
   * @returns {Matched}
   */
  span(expression, fail, make) {
    const [start, stop] = [this.variable("a"), this.variable("b")];
    return { code: `${start} = p;\n${this.match(expression, fail)}\n${stop} = p;`, value: make(start, stop) };
  }

  /**
   * @param {Pick<import("peggy").ast.Sequence, "elements">} sequence
   * @param {string} fail
   * @param {Labels} labels gets the labels of the sequence
   * @returns {Matched}
   */
  sequenceValue({ elements }, fail, labels) {
    /** @type {string[]} */
    const codes = [];
    /** @type {string[]} */
    const picked = [];
    const picks = elements.some(isPicked);
    for (const element of elements) {
      const wanted = element.type === "labeled";
      if (!wanted) {
        codes.push(this.match(element, fail));
        continue;
      }
      const { code, value } = this.value(element.expression, fail, labels);
      codes.push(code);
      if (element.pick) picked.push(value);
      if (element.label) labels.set(element.label, value);
    }
    if (!picks) return { code: codes.join("\n"), value: "undefined" };
    return { code: codes.join("\n"), value: picked.length === 1 ? String(picked[0]) : `[${picked.join(", ")}]` };
  }

  /**
   * @param {Expression[]} alternatives
   * @param {string} fail
   * @param {(alternative: Expression, fail: string) => Matched} valueOf
   * @returns {Matched}
   */
  choiceOf(alternatives, fail, valueOf) {
    const done = this.label("choice");
    const [start, result] = [this.variable("s"), this.variable("v")];
    const parts = alternatives.map((each, index) => {
      const isLast = index === alternatives.length - 1;
      const next = this.label("next");
      const { code, value } = valueOf(each, isLast ? fail : `break ${next};`);
      const made = `${code}\n${result} = ${value};`;
      return isLast ? made : `${next}: {\n${made}\nbreak ${done};\n}\np = ${start};`;
    });
    return { code: `${done}: {\n${start} = p;\n${parts.join("\n")}\n}`, value: result };
  }

  /**
   * @param {Expression} expression
   * @param {Labels} labels
   * @returns {Matched}
   */
  optionalValue(expression, labels) {
    const label = this.label("optional");
    const [start, present] = [this.variable("s"), this.variable("has")];
    const { code, value } = this.value(expression, `{ p = ${start}; break ${label}; }`, new Map(labels));
    return {
      code: `${start} = p;\n${present} = false;\n${label}: {\n${code}\n${present} = true;\n}`,
      value: `(${present} ? ${value} : null)`,
    };
  }

  /**
   * @param {import("peggy").ast.Suffixed | import("peggy").ast.Repeated} repeated
   * @param {string} fail
   * @param {Labels} labels
   * @returns {Matched}
   */
  listValue(repeated, fail, labels) {
    const { type, expression } = repeated;
    const delimiter = repeated.type === "repeated" ? repeated.delimiter : null;
    if (type === "repeated" && delimiter === null) throw located(repeated, "a list has bounds");
    const label = this.label("loop");
    const [start, list] = [this.variable("s"), this.variable("v")];
    const again = `{ p = ${start}; break ${label}; }`;
    const further = this.value(expression, again, new Map(labels));
    const loop = (/** @type {string} */ before) =>
      `${label}: for (;;) {\n${start} = p;\n${before}\n${further.code}\n${list}.push(${further.value});\n}`;
    if (delimiter !== null) {
      const first = this.value(expression, fail, new Map(labels));
      return { code: `${first.code}\n${list} = [${first.value}];\n${loop(this.match(delimiter, again))}`, value: list };
    }
    const code = `${list} = [];\n${loop("")}`;
    return { code: type === "one_or_more" ? `${code}\nif (${list}.length === 0) ${fail}` : code, value: list };
  }

  /**
   * @param {import("peggy").ast.Action} action
   * @param {string} fail
   * @param {Labels} around
   * @returns {Matched}
   */
  actionValue({ expression, code, location }, fail, around) {
    const labels = new Map(around);
    const [start, result] = [this.variable("a"), this.variable("v")];
    const inner =
      expression.type === "sequence" || expression.type === "labeled"
        ? this.sequenceValue(expression.type === "sequence" ? expression : { elements: [expression] }, fail, labels)
        : { code: this.match(expression, fail) };
    const body = writtenOut(code);
    if (/\b(?:leaf|node|span|text|range|location|offset|error|expected)\(/.test(body)) {
      throw located({ location }, 'an action calls "leaf" or "node" in a way that cannot be written out');
    }
    // An action that does no more than return an object is written where it stands.
    const returned = /^\s*return (\{[^;]*\}|\[[^;]*\]);\s*$/.exec(body)?.[1];
    const used = [...labels].filter(([name]) => new RegExp(`\\b${name}\\b`).test(body));
    if (returned !== undefined && used.every(([name]) => isSimple(returned, name))) {
      const object = used.reduce((text, [name, value]) => substituted(text, name, value), returned);
      return {
        code: `${start} = p;\n${inner.code}\n${result} = ${object.replace(/\bstart, end\b/, `start: ${start}, end: p`)};`,
        value: result,
      };
    }
    const name = `action_${String(this.actions.length + 1)}`;
    const parameters = ["start", "end", ...used.map(([label]) => label)];
    this.actions.push(`function ${name}(${parameters.join(", ")}) {${body}}\n`);
    const args = [start, "p", ...used.map(([, value]) => value)];
    return { code: `${start} = p;\n${inner.code}\n${result} = ${name}(${args.join(", ")});`, value: result };
  }

  // ---- Sets of characters.

  /**
   * @param {Expression} expression
   * @returns {CharSet | null} the characters that it matches, where it matches any one character of a set and no more
   */
  setOf(expression) {
    switch (expression.type) {
      case "class":
        return classSet(expression);
      case "literal": {
        const { value, ignoreCase } = expression;
        if (value.length !== 1 || (ignoreCase && value.toLowerCase() !== value.toUpperCase())) return null;
        return CharSet.of([value.charCodeAt(0)]);
      }
      case "rule_ref": {
        const { name } = expression;
        const known = this.ruleSets.get(name);
        if (known !== undefined) return known;
        this.ruleSets.set(name, null);
        const own = this.setOf(this.ruleNamed(expression).expression);
        this.ruleSets.set(name, own);
        return own;
      }
      case "choice": {
        const sets = expression.alternatives.map((each) => this.setOf(each)).filter((each) => each !== null);
        const isWhole = sets.length === expression.alternatives.length;
        return isWhole ? sets.reduce((all, each) => all.union(each), new CharSet(0n)) : null;
      }
      case "group":
      case "named":
      case "labeled":
      case "action":
        return this.setOf(expression.expression);
      default:
        return null;
    }
  }

  /**
   * @param {Expression} expression
   * @returns {CharSet | null} the characters that what it matches begins with; `null` where that is not known
   */
  firstOf(expression) {
    const set = this.setOf(expression);
    if (set) return set;
    switch (expression.type) {
      case "literal":
        return expression.ignoreCase || expression.value === "" ? null : CharSet.of([expression.value.charCodeAt(0)]);
      case "sequence": {
        const [first] = expression.elements;
        return first ? this.firstOf(first) : null;
      }
      case "rule_ref":
        return this.firstOf(this.ruleNamed(expression).expression);
      case "group":
      case "labeled":
      case "action":
        return this.firstOf(expression.expression);
      default:
        return null;
    }
  }
}

/** @param {import("peggy").ast.CharacterClass} expression */
function classSet({ parts, inverted, ignoreCase, unicode, location }) {
  if (inverted || ignoreCase || unicode) throw located({ location }, "a class is inverted or has a flag");
  return CharSet.of(
    parts.flatMap((part) => {
      const ends = typeof part === "string" ? [part, part] : Array.isArray(part) ? part : [];
      const [from, to] = ends.map((char) => char.charCodeAt(0));
      if (from === undefined || to === undefined || to >= ASCII) {
        throw located({ location }, "a class has characters past ASCII");
      }
      return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
    }),
  );
}

/** @param {import("peggy").ast.Repeated} repeated */
function boundsOf({ min, max, location }) {
  const lowest = min ?? max;
  // An open end is a null, whatever the types say.
  if (max.type !== "constant" || lowest.type !== "constant" || !Number.isInteger(max.value)) {
    throw located({ location }, "a repetition has a bound that is not a number");
  }
  return { min: lowest.value, max: max.value };
}

/** @param {import("peggy").ast.Element} element */
function isPicked(element) {
  return element.type === "labeled" && element.pick === true;
}

/**
 * @param {string} type
 * @param {string} start
 * @param {string} stop
 */
function leafOf(type, start, stop) {
  return `{ type: ${JSON.stringify(type)}, start: ${start}, end: ${stop}, value: input.slice(${start}, ${stop}) }`;
}

/**
 * An action's code with the object in the place of each call of "node".
 * @param {string} code
 */
function writtenOut(code) {
  return code
    .replace(/\bnode\("([^"]+)", \{ ?/g, '{ type: "$1", start, end, ')
    .replace(/(\{ type: "[^"]+", start, end, [^;]*)\}\);/g, "$1};");
}

/**
 * Whether a name stands in an object literal only as a property by shorthand, or as a whole value, so that an
 * expression can take its place.
 * @param {string} object
 * @param {string} name
 */
function isSimple(object, name) {
  const uses = object.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0;
  const simple = object.match(new RegExp(`(?<=[{,] )${name}(?=,| \\})`, "g"))?.length ?? 0;
  return uses === 1 && simple === 1;
}

/**
 * @param {string} object
 * @param {string} name
 * @param {string} value
 */
function substituted(object, name, value) {
  return object.replace(new RegExp(`(?<=[{,] )${name}(?=,| \\})`), () => `${name}: ${value}`);
}

/** @param {number} code */
function character(code) {
  return `${String(code)} /* ${JSON.stringify(String.fromCharCode(code)).replaceAll("*/", "* /")} */`;
}

/** @param {Expression} expression @returns {never} */
function unsupported(expression) {
  throw located(/** @type {any} */ (expression), `this back end does not know ${expression.type}`);
}

/**
 * @param {{ location: import("peggy").LocationRange }} at
 * @param {string} message
 */
function located({ location: { source, start } }, message) {
  return new Error(`${String(source)}:${String(start.line)}:${String(start.column)}: ${message}`);
}
