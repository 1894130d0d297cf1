// Tests the actions that follow from names and labels: the trees of small grammars, and the errors with their line.
import { compileParser, compileStockParser } from "../../scripts/build/grammar.js";
import { treeOf } from "../../scripts/build/tree/index.js";
import { loadModule, treeDifferences } from "../conformance/stock.js";
import { sketch, treesBy } from "../tree/table.js";
import { grammarOf } from "./rules.js";

/** Rules that others need. */
const OTHERS = ["h = $[a-z]", "digit = [0-9]", "p = h:h"];

/** The first rule of each row, the text, and its tree, as `sketch` writes it. */
const rows: readonly (readonly [rule: string, text: string, tree: string])[] = [
  // The text of a rule.
  ["n_n = $digit", "1", 'n-n"1"'],
  ['n = $("x" / "xy"i)', "x", 'n"x"'],
  ['n "the name" = $("x" $"y"?)', "xy", 'n"xy"'],
  ["n = h / $digit", "1", 'n"1"'],
  ["n = h / $digit", "a", 'h"a"'],
  ['n = "(" @$digit ")"', "(1)", 'n"1"'],
  ["n = digit", "1", 'n"1"'],
  // The text of a label.
  ['n = keyword:$"crs"i "=" h:h', "CrS=a", 'n(keyword=keyword"CrS", h=h"a")'],
  ['n = a:$digit+ b:$("x" / "y" "z") ":" c:$""', "12yz:", 'n(a=a"12", b=b"yz", c=c"")'],
  ['n = a:(h / $"") b:("=" @$digit)? c:($"x")?', "=1", 'n(a=a"", b=b"1", c=null)'],
  ['n = a:$digit|1.., ","| b:(@$digit ";")?', "1,2", 'n(a=a"1,2", b=null)'],
  ['n = list:($digit)|1.., $","|', "1,2", 'n(list=[list"1", list"2"])'],
  // A node.
  ["n_n = h:h", "a", 'n-n(h=h"a")'],
  ['n "the name" = "<" a:h b:p ">"', "<ab>", 'n(a=h"a", b=p(h=h"b"))'],
  ['n = &($"a" h / "b") a:h !(h $"b") "c"', "bc", 'n(a=h"b")'],
  ['n = list:("/" @h)*', "/a/b", 'n(list=[h"a", h"b"])'],
  ["n = list:h*", "", "n(list=[])"],
  // Several alternatives.
  ['n = "/" a:h b:h / b:h', "/ab", 'n(a=h"a", b=h"b")'],
  ['n = "/" a:h b:h / b:h', "b", 'n(a=null, b=h"b")'],
  ['n = b:h c:(":" @h)? !"@" / a:h "@" b:h "." c:h', "b:c", 'n(a=null, b=h"b", c=h"c")'],
  ['n = b:h c:(":" @h)? !"@" / a:h "@" b:h "." c:h', "a@b.c", 'n(a=h"a", b=h"b", c=h"c")'],
  ['n = "1" a:h / "2" b:h', "2x", 'n(a=null, b=h"x")'],
  ['n = a:h "1" / @h "2" / p', "x2", 'h"x"'],
  ['n = a:h "1" / (@h "2" / p)', "x", 'p(h=h"x")'],
  // Code.
  ['n = a:$"1" "2" { return node("m", { b: a }); } / a:h', "12", 'm(b=a"1")'],
  ['n = a:$"1" { return node("n", { a, b: null }); } / a:h b:h?', "x", 'n(a=h"x", b=null)'],
  ['n = $digit { return leaf("other"); }', "1", 'other"1"'],
  [
    'n = rest:("1" b:$digit { return { b }; })? a:h { return node("n", { b: null, ...rest, a }); }',
    "x",
    'n(b=null, a=h"x")',
  ],
];

test.each(rows)("%s reads %j as %s", async (rule, text, tree) => {
  const grammar = grammarOf([rule, ...OTHERS]);
  const parser = await loadModule(compileParser(grammar));
  const [{ name, pegName } = { name: "", pegName: "" }] = grammar.rules;
  expect(sketch(treesBy(parser)(name, text) ?? { type: "none", start: 0, end: 0 })).toBe(tree);
  expect(
    treeDifferences(parser, await loadModule(compileStockParser(grammar)), pegName, ["", text, `${text}x`]),
  ).toEqual([]);
  expect(() => treeOf(grammar)).not.toThrow();
});

const refused: readonly (readonly [rule: string, message: string])[] = [
  // Names.
  ["n = class:h", 'Label can\'t be a reserved word "class"'],
  ["n = type:h", "a field cannot have the name type"],
  ["n = __proto__:h", "a field cannot have the name __proto__"],
  ["n = start:h", 'not supported: the label "start"'],
  ["n = end:$digit", 'not supported: the label "end"'],
  ["n = a:h a:p", 'Label "a" is already defined'],
  ["n = a:h ':' @b:h", "not supported: a label on a picked element"],
  // Labels that make no node.
  ['n = "x" (a:h "y")', "the label a is not used"],
  ['n = b:("x" a:h)', "the label a is not used"],
  ["n = a:h @h", "the label a is not used"],
  ["n = $(a:h)", "the label a is not used"],
  ['n = &(a:h "x") h', "the label a is not used"],
  // Alternatives that labels do not decide.
  ['n = a:h / "1"', 'an alternative of n gives no node. Give it labels, "$" or code'],
  ["n = a:h / digit", 'an alternative of n gives no node. Give it labels, "$" or code'],
  ["n = a:h / (digit / p)", 'an alternative of n gives no node. Give it labels, "$" or code'],
  ['n = $"1" / digit', 'an alternative of n gives no node. Give it labels, "$" or code'],
  ['n = a:h / $"1"', "n is a leaf here but has fields elsewhere"],
  ["n = a:h b:p / b:p a:h", "the fields of n are not in the order of the text, b, a"],
  ['n = a:h / @h "1" @h', "rule n gives a list instead of a node"],
  ["n = a:digit", "a field holds text instead of a node: a of n"],
];

test.each(refused)("%s is refused", (rule, message) => {
  const grammar = (): void => {
    const read = grammarOf([rule, ...OTHERS]);
    compileParser(read);
    treeOf(read);
  };
  expect(grammar).toThrow(message);
  expect(grammar).toThrow(/^grammar\/x\.peggy:3:/);
});
