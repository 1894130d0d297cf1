// Tests the mutation testing of the grammars, on small grammars: the mutants, the verdicts and the report.
import { compileAutomaton, readGrammar, readGrammarFile } from "../../scripts/build/grammar.js";
import { KINDS, mutantsOf, mutated, type Kind, type Mutant } from "../../scripts/mutate/grammar/mutants.js";
import { report } from "../../scripts/mutate/grammar/report.js";
import { Original, type Verdict } from "../conformance/mutant.js";
import type { TreeRow } from "../tree/table.js";

const rows: readonly (readonly [kind: Kind, rule: string, mutants: readonly string[]])[] = [
  [KINDS.lookAhead, '"a" !"b" "c"', ['"a"  "c"']],
  [KINDS.lookAhead, '"a" &("b" / "c")', ['"a" ""']],
  [KINDS.lookAhead, '@a !"b"', ["@a "]],
  [KINDS.negation, '"a" !"b"', ['"a" &"b"']],
  [KINDS.negation, '&"b" "a"', ['!"b" "a"']],
  [KINDS.order, "a / b / c", ["b / a / c", "a / c / b"]],
  [KINDS.order, "$(a / b)", ["$(b / a)"]],
  [KINDS.order, "(a / b)? / c", ["c / (a / b)?", "(b / a)? / c"]],
  [KINDS.alternative, "a / b / c", ["b / c", "a / c", "a / b"]],
  [KINDS.alternative, "a / (b / c) / d", ["(b / c) / d", "a / d", "a / (c) / d", "a / (b) / d", "a / (b / c)"]],
  [KINDS.element, '"a" b', ['"" b', '"a" ""']],
  [KINDS.element, '(a / b) "c" d', [' "c" d', "(a / b)  d", '(a / b) "c" ']],
  [KINDS.element, 'x:a "b" { return x; }', [' "b" { return x; }', "x:a  { return x; }"]],
  [KINDS.repetition, "a?", ["a"]],
  [KINDS.repetition, "a*", ["a+", "a?"]],
  [KINDS.repetition, "a+", ["a*", "a"]],
  [KINDS.repetition, "a|2..4|", ["a|1..4|", "a|3..4|", "a|2..3|", "a|2..5|"]],
  [KINDS.repetition, "a|..1|", ["a|..2|"]],
  [KINDS.repetition, 'a|2.., "b"|', ['a|1.., "b"|', 'a|3.., "b"|']],
  [KINDS.repetition, "a|0..1|", ["a|1..1|", "a|0..2|"]],
  [KINDS.repetition, "a|3|", ["a|2|", "a|4|"]],
  [KINDS.wider, "[b-y]", ["[b-ya]", "[b-yz]"]],
  [KINDS.wider, "[^ab\\x7F]i", ["[^a\\x60b\\x7F]i", "[^abc\\x7F]i", "[^ab\\x7F~]i"]],
  [KINDS.narrower, "[b-dx]", ["[c-dx]", "[b-cx]", "[b-d]"]],
  [KINDS.narrower, "[x]", []],
  [KINDS.character, '"ab"', ['"ac"']],
  [KINDS.character, '"z"i', ['"y"i']],
  [KINDS.character, '""', ['"x"']],
  [KINDS.ignoreCase, '"a"i', ['"a"']],
  [KINDS.ignoreCase, '"a"', ['"a"i']],
  [KINDS.ignoreCase, '"-"', []],
  [KINDS.action, '(a / b) { return leaf("r"); }', ["(a / b)"]],
  [KINDS.action, "x:$a / $(a b)", ["x:a / $(a b)", "x:$a / (a b)"]],
  [KINDS.type, '@a { return node("r", { x }); }', ['@a { return node("r-other", { x }); }']],
  [KINDS.label, "x:a y:(b / c)", ["x_other:a y:(b / c)", "x:a y_other:(b / c)", "y:a x:(b / c)"]],
  [KINDS.label, "x:a / y:b @c", ["x_other:a / y:b @c", "x:a / y_other:b @c"]],
  [KINDS.pick, '"a" @b', ['"a" b']],
];

test.each(rows)("%s: %s", (kind, rule, expected) => {
  const text = `r\n  = ${rule}\n\na = "a"\n`;
  const mutants = mutantsOf(text, "grammar/r.peggy").filter((each) => each.rule === "r" && each.kind === kind);
  const ruleOf = (mutant: Mutant): string => mutated(text, mutant).slice("r\n  = ".length, -'\n\na = "a"\n'.length);
  expect(mutants.map(ruleOf)).toEqual(expected);
  for (const { line, column, start, end, original } of mutants) {
    expect([line, text.slice(start, end)]).toEqual([2, original]);
    expect(text.split("\n")[1]?.slice(column - 1, column - 1 + original.length)).toBe(original);
  }
});

test("each kind has a row", () => {
  expect(new Set(rows.map(([kind]) => kind))).toEqual(new Set(Object.values(KINDS)));
});

/** The rules of a small grammar, each with its definition in ABNF. */
const RULES: readonly (readonly [definition: string, rule: string])[] = [
  ['pair = item [ "=" item ]', 'pair = name:item value:("=" @item)?'],
  ["item = switch / word / gap", "item = @switch !ALPHA / word / gap"],
  ['switch = "on" / "off"', 'switch = ("on"i / "off"i) { return leaf("switch"); }'],
  ["word = 1*ALPHA", 'word = ALPHA+ !ALPHA { return leaf("word"); }'],
  ['gap = 1*"-"', 'gap = $("-"+)+'],
  ["ALPHA = %x41-5A / %x61-7A", "ALPHA = [A-Za-z]"],
];
const SMALL = RULES.map(([definition, rule]) => `// §1 One\n//\n//     ${definition}\n${rule}\n`).join("\n");
const SOURCE = "grammar/small.peggy";
const mutants = mutantsOf(SMALL, SOURCE);

/** The original with a table of trees. */
function originalWith(table: readonly TreeRow[]): Original {
  const standard = { id: "small", files: ["small.peggy"], notation: "abnf", uri: "pair", characters: [] } as const;
  const source = {
    ...standard,
    files: [...standard.files],
    characters: [],
    sets: [],
    hasSchemes: false,
    isStandard: true,
    isForSchemes: false,
  };
  const grammar = readGrammar(source, (file) => (file === "small.peggy" ? SMALL : readGrammarFile(file)));
  return new Original(grammar, () => compileAutomaton(grammar), table);
}

const SWITCH: TreeRow = ["item", "on", 'switch"on"'];

/** Returns the only mutant with a change, or the one at an occurrence of the original in its rule. */
function mutant(rule: string, original: string, replacement: string, at = 0): Mutant {
  const found = mutants.filter(
    (each) => each.rule === rule && each.original === original && each.replacement === replacement,
  );
  expect(found).toHaveLength(at === 0 ? 1 : 2);
  return found.sort((one, other) => one.start - other.start)[at === 0 ? 0 : at - 1] as Mutant;
}

const proved = (rule: string, text: string): Verdict => ({ kind: "killed", by: "proof", rule, text });

const verdicts: readonly (readonly [mutant: Parameters<typeof mutant>, verdict: Verdict])[] = [
  [["ALPHA", "[A-Za-z]", "[A-Za-y]"], proved("ALPHA", "z")],
  [["word", "+", "*"], proved("word", "")],
  [["item", "!ALPHA", ""], proved("item", "ONA")],
  // In a different order, the alternatives match the same inputs, because no input begins with both.
  [["item", "word / gap", "gap / word"], { kind: "equivalent", strings: null }],
  // A look-ahead that does nothing.
  [["word", "!ALPHA", ""], { kind: "equivalent", strings: null }],
  [["item", "@switch !ALPHA / ", ""], { kind: "killed", by: "trees", rule: "item", text: "on" }],
  [["switch", "switch", "switch-other"], { kind: "killed", by: "trees", rule: "item", text: "on" }],
  // No row of the table has a word.
  [["word", "word", "word-other"], { kind: "survived", rule: "word", text: "A" }],
  [["pair", "name", "name_other"], { kind: "survived", rule: "pair", text: "-" }],
  // A loop without end.
  [["gap", "+", "*", 1], { kind: "refused", message: expect.stringContaining("Possible infinite loop") as string }],
  [["gap", "+", "", 2], { kind: "equivalent", strings: expect.any(Number) as number }],
];

test.each(verdicts)("the verdict on %j is %j", async (of, verdict) => {
  expect(await originalWith([SWITCH]).judge(mutant(...of))).toEqual(verdict);
});

test("the report has a row for each folder, and the survivors", () => {
  const [survivor, other] = [mutant("word", "word", "word-other"), mutant("switch", "switch", "switch-other")];
  const results = [
    { mutant: survivor, verdict: { kind: "survived", rule: "word", text: "A" } },
    { mutant: other, verdict: { kind: "killed", by: "trees", rule: "switch", text: "on" } },
    { mutant: { ...other, source: "grammar/scheme/a.peggy" }, verdict: proved("a", "on") },
    { mutant: { ...other, source: "grammar/scheme/a.peggy" }, verdict: { kind: "refused", message: "no" } },
    { mutant: { ...other, source: "grammar/scheme/b.peggy" }, verdict: { kind: "equivalent", strings: 9 } },
  ] as const;
  expect(report(results)).toEqual({
    text: [
      "| folder            | mutants | refused by the build | killed by the proof | killed by a tree | equivalent | survivors | score   |",
      "| ----------------- | ------- | -------------------- | ------------------- | ---------------- | ---------- | --------- | ------- |",
      "| `grammar/`        | 2       | 0                    | 0                   | 1                | 0          | 1         | 50.0 %  |",
      "| `grammar/scheme/` | 3       | 1                    | 1                   | 0                | 1          | 0         | 100.0 % |",
      "",
      'grammar/small.peggy:19:37: word: change the type of a node: "word" → "word-other", as word "A" shows',
      "",
    ].join("\n"),
    survivors: 1,
  });
});
