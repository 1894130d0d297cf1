// Tests the node types and shapes that the build derives from rules and actions, and the errors with their line.
import { encodeTree, treeOf } from "../../scripts/build/tree/index.js";
import { typesOf } from "../../scripts/build/tree/types.js";
import { grammarOf } from "./rules.js";

/** Rules that others need. */
const LEAVES = ['a = $"a"+', 'b = $"b"+'];

const shapesOf = (...rules: readonly string[]): string => encodeTree(treeOf(grammarOf([...rules, ...LEAVES])));

const accepted: readonly (readonly [rule: string, shape: string])[] = [
  ['n = "<" a:a ">"', 'n="<"<a>">"'],
  ['n = a:a ":" b:b?', 'n=<a>":"[<b>]'],
  ['n = a:(@a "@")? b:b', 'n=[<a>"@"]<b>'],
  ['n = list:("/" @a)*', 'n=*("/"<list[]:a>)'],
  ['n = first:a rest:("/" @b)* { return node("n", { list: [first, ...rest] }); }', 'n=<list[]:a|b>*("/"<list>)'],
  ['n = list:a|1.., ","|', 'n=<list[]:a>*(","<list>)'],
  ['n = list:a|.., ","|', 'n=[<list[]:a>*(","<list>)]'],
  ['n = "(" list:a|3| ")"', 'n="("*<list[]:a>")"'],
  ['n = l:(x:a y:("," @a)* { return [x, ...y]; })? { return node("n", { l: l ?? [] }); }', 'n=[<l[]:a>*(","<l>)]'],
  ["n = one:(a / b)", "n=<one:a|b>"],
  ['n = "//" a:a b:b / b:b { return node("n", { a: null, b }); }', 'n="//"<a><b>/<b>'],
  ['n = a:a tail:("/" b:b { return { b }; })? { return node("n", { a, b: null, ...tail }); }', 'n=<a>["/"<b>]'],
  ['n = a:a tail:("/" b:b { return { b }; })? { return node("n", { a, b: tail?.b ?? null }); }', 'n=<a>["/"<b>]'],
  ['n = m:m { const { a, b: c } = m; return node("n", { a, c }); }\n\nm = a:a "+" b:b', 'n=<a>"+"<c:b>\nm=<a>"+"<b>'],
  ['n = "" { return node("n", { list: [], none: null }); }', "n=<list[]:><none:>"],
  ['n = &"a" !"b" a:a "%09"', 'n=<a>"%09"'],
  ['n = "\\"" a:a', "n=%x22<a>"],
  ['n = before:a* b:b after:a* { return node("n", { list: [...before, b, ...after] }); }', "n=*<list[]:a|b>"],
  ['n = "x" { const name = null; return node("n", { name }); }', 'n="x"<name:>'],
  ['n = rest:("x" a:a { return { a }; })? { const { a = null } = rest ?? {}; return node("n", { a }); }', 'n=["x"<a>]'],
];

test.each(accepted)("%s is %s", (rule, shape) => {
  expect(shapesOf(...rule.split("\n\n"))).toBe(shape);
});

const refused: readonly (readonly [rule: string, message: string])[] = [
  // A field that no action creates.
  ['n = a:a {\n  return node("n", { a, ghost });\n}', "4: there is no label ghost"],
  ['n = a:a ":" b:b\n  / a:a { return node("n", { a }); }', "4: n has no field b here but has it elsewhere"],
  ['n = a:a\n  / a:a ":" b:b { return node("n", { a, b }); }', "4: n has a field b here but not elsewhere"],
  ['n = a:a ":" b:b\n  / b:b { return node("n", { b, a: null }); }', "4: n has its fields in a different order here"],
  ['n = m:m { const { c } = m; return node("n", { c }); }\n\nm = a:a', "3: a node m has no field c"],
  ['n = x:"x" { return node("n", { a: x.a }); }', "3: text has no field a"],
  // An unused label.
  ['n = a:a b:b { return node("n", { a }); }', "3: the label b is not used"],
  // A node without a shape.
  ["n = a:a b", "3: no field of n holds this b"],
  ["n = a:a [0-9]", "3: no field of n holds the text that this matches"],
  ['n = a:a "x"i', "3: no field of n holds the text that this matches"],
  ["n = a:a digit\n\ndigit = [0-9]", "3: no field of n holds the text that this matches"],
  ["n = x:(a:a { return { a }; })", "3: a field holds an object that is not a node: x of n"],
  ['n = a:a { return node("n", { a, again: a }); }', "3: a and again of n hold the same node"],
  ['n = a:a b:b { return node("n", { b, a }); }', "3: the fields of n are not in the order of the text, a, b"],
  ['n = a:a "/"?', '3: no field of n tells whether "/" is present'],
  ['n = a:a "/"*', '3: no list of n tells how often "/" occurs'],
  ['n = a:a ("/" / "?")', '3: no field of n tells whether "/" or "?" is present'],
  ['n = "//" a:a? / a:a { return node("n", { a }); }', '3: no field of n tells whether "//"[<a>] or <a> is present'],
  [
    'n = x:a* ":" y:a* { return node("n", { l: [...x, ...y] }); }',
    "3: no field tells which items of l of n are in *<l>",
  ],
  ["n = l:a* / l:b", "3: the field l is a list in one place but not in another"],
  // Constructs that the build does not understand.
  ['n = a:a { return node("n", { a: a.value + 1 }); }', '3: the build cannot evaluate "a.value + 1"'],
  ['n = a:a { if (a) return node("n", { a }); }', '3: the build cannot evaluate "if (a) return node(\\"n\\", { a });"'],
  ['n = a:a { return node("n", a); }', '3: the build cannot evaluate "node(\\"n\\", a)"'],
  ['n = a:a { return made("n", { a }); }', '3: the build cannot evaluate "made(\\"n\\", { a })"'],
  ["n = a:a { return node(type, { a }); }", '3: the build cannot evaluate "node(type, { a })"'],
  ['n = a:a { return node("n", { "x": a }); }', '3: the build cannot evaluate "\\"x\\": a"'],
  ['n = a:a { const [x] = a; return node("n", { x }); }', '3: the build cannot evaluate "[x]"'],
  ['n = a:a { const { x: [y] } = a; return node("n", { y }); }', '3: the build cannot evaluate "[y]"'],
  ["n = a:a { const x = a; }", "3: this action returns nothing"],
  ['n = a:a { return node("n", { list: [...a] }); }', "3: only lists can be spread here"],
  ['n = a:a { return node("n", { ...a }); }', "3: only objects can be spread here"],
  [
    'n = a:a tail:(b:b { return { b }; })? { return node("n", { a, ...tail }); }',
    "3: the field b is missing if the spread value is null",
  ],
  ["n = &{ return 1; } a:a", '3: the build cannot evaluate an expression "semantic_and"'],
  ['n = a:a ("x" n)?', "3: rule n is recursive"],
];

test.each(refused)("%s is refused", (rule, message) => {
  expect(() => shapesOf(...rule.split("\n\n"))).toThrow(new Error(`grammar/x.peggy:${message}`));
});

describe("the types", () => {
  const types = (...rules: readonly string[]): string => {
    const grammar = grammarOf([...rules, ...LEAVES]);
    return typesOf(treeOf(grammar), grammar.rules, "./node.js");
  };

  test("follow from the rules: lists, optional nodes, unions and names", () => {
    const written = types(
      'n_n = one:one "?" b:b? list:("/" @(a / b))* few:("," @a)*',
      "one = a / b",
      'none = "" { return node("none", { list: [], none: null }); }',
      "other = n_n",
      "maybe = a?",
      'text = "x"',
      'inner = x:(a:a { return node("in", { a }); })',
      'local = x:("x" { return leaf("loc.al"); })',
    ).replace(/\/\*\*.*?\*\/\n/gs, "");
    expect(written).toBe(`import type { Leaf, NodeBase } from "./node.js";

export interface NN extends NodeBase<"n-n"> {
  readonly one: One;
  readonly b: B | null;
  readonly list: readonly One[];
  readonly few: readonly A[];
}

export type One = A | B;

export interface None extends NodeBase<"none"> {
  readonly list: readonly [];
  readonly none: null;
}

export type Other = NN;

export type Maybe = Leaf<"maybe">;

export type Text = Leaf<"text">;

export interface Inner extends NodeBase<"inner"> {
  readonly x: In;
}

export interface Local extends NodeBase<"local"> {
  readonly x: LocAl;
}

export type A = Leaf<"a">;

export type B = Leaf<"b">;

export interface In extends NodeBase<"in"> {
  readonly a: A;
}

export type LocAl = Leaf<"loc.al">;

export interface Nodes {
  "n-n": NN;
  one: A | B;
  none: None;
  other: NN;
  maybe: A | Maybe;
  text: Text;
  inner: Inner;
  local: Local;
  a: A;
  b: B;
}

export type Rule = keyof Nodes;

export type Node = Nodes[Rule];
`);
  });

  test("have the section and the definition of the rule", () => {
    expect(types("n = a:a")).toContain('/** Section 1, One: `n = "x"`. */\nexport interface N extends');
    const grammar = grammarOf(['a = "x"']);
    const typesWith = (changes: Partial<(typeof grammar.rules)[number]>): string =>
      typesOf(
        treeOf(grammar),
        grammar.rules.map((rule) => ({ ...rule, ...changes })),
        "./node.js",
      );
    expect(typesWith({ section: '"One"' })).toContain('/** Section "One": `');
    expect(typesWith({ definition: 'a   = "x" /\n      "*/"' })).toContain(
      '/**\n * Section 1, One.\n *\n * ```text\n * a   = "x" /\n *       "*\\/"\n * ```\n */\n',
    );
    // A code span ends at a backtick.
    expect(typesWith({ definition: 'a = "`"' })).toContain(
      '/**\n * Section 1, One.\n *\n * ```text\n * a = "`"\n * ```\n */\n',
    );
  });

  test("have different names for different rules", () => {
    expect(() => types("a_b = a", "aB = b")).toThrow(new Error("a-b and aB are both AB as types"));
  });
});
