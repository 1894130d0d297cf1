// Compares the back end with Peggy's own: every supported PEG construct in small grammars, on all short inputs. For
// every other construct, tests the error message.
import { readFileSync } from "node:fs";
import peggy from "peggy";
import { actionsOf } from "../../scripts/build/actions.js";
import { backEnd } from "../../scripts/build/backend/index.js";

type Parse = (input: string, options: object) => unknown;

const TREE = readFileSync("grammar/tree.peggy", "utf8");

/** Characters that could be confused with ASCII: those whose lower or upper case is ASCII, and a lone surrogate. */
const STRANGE = ["\u212A", "\u017F", "\uD800"];

const namesIn = (grammar: string): string[] =>
  [...grammar.matchAll(/^(\w+)(?: "\w+")? *=/gm)].map(([, name]) => String(name));

function compile(grammar: string, plugins: peggy.Plugin[]): string {
  const sources = [
    { source: "grammar/tree.peggy", text: TREE },
    { source: "test.peggy", text: grammar },
  ];
  return peggy.generate(sources, {
    allowedStartRules: namesIn(grammar),
    format: "es",
    output: "source",
    grammarSource: "test",
    plugins: [actionsOf([]), ...plugins],
  });
}

const urlOf = (code: string): string => `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;

async function load(code: string): Promise<Parse> {
  return ((await import(urlOf(code))) as { parse: Parse }).parse;
}

/**
 * Returns the result of Peggy's own parser in the form of the back end: a node or `null`; `undefined` for a refusal.
 */
function stockValue(parse: Parse, input: string, startRule: string): unknown {
  const found = parse(input, { startRule, peg$library: true }) as { peg$success: boolean; peg$result: unknown };
  if (!found.peg$success) return undefined;
  const value = found.peg$result;
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}

/**
 * Converts a value to a text. Two values have the same text only if they are equal, with properties in the same order.
 */
function textOf(value: unknown): string {
  return value === undefined
    ? "refused"
    : JSON.stringify(value, (_key, each: unknown) => (each === undefined ? "(undefined)" : each));
}

/** Yields all texts of the characters up to a length. */
function* texts(characters: readonly string[], length: number): Generator<string> {
  yield "";
  if (length === 0) return;
  for (const character of characters) for (const rest of texts(characters, length - 1)) yield character + rest;
}

/** Returns the inputs on which the parsers of two grammars differ, for a rule that both have. */
async function differences(
  grammar: string,
  reference: string,
  alphabet: string,
  length: number,
  plugin = backEnd([]),
): Promise<string[]> {
  const [own, stock] = [await load(compile(grammar, [plugin])), await load(compile(reference, []))];
  const found: string[] = [];
  for (const startRule of namesIn(grammar)) {
    let accepted = 0;
    for (const input of texts([...alphabet, ...STRANGE], length)) {
      const [actual, expected] = [textOf(own(input, { startRule })), textOf(stockValue(stock, input, startRule))];
      if (actual !== expected) found.push(`${startRule} ${JSON.stringify(input)}: ${actual} in place of ${expected}`);
      if (expected !== "refused") accepted++;
    }
    if (accepted === 0) found.push(`${startRule} accepts nothing`);
  }
  return found.slice(0, 5);
}

const X = `\nx = $"x"`;

const supported: readonly (readonly [construct: string, grammar: string, alphabet: string])[] = [
  ["a literal", `a = "x"\nb = "xy"\nc = ""\nd = "" "x" ""`, "xy"],
  ["a character of JavaScript's own", `a = "\\"" / "\\\\" / "*" / "/"\nb = "*/" / "\\n\\0"`, `"\\*/\n\0`],
  ["a class", `a = [xy]\nb = [w-y]\nc = [x-x]\nd = [\\]\\-^\\\\]\ne = [] / "x"`, "vwxyz]-^\\"],
  ["a class with control characters", `a = [\\0-\\x1F\\x7F]+`, "\0\x1F\x20\x7F"],
  ["any character", `a = .\nb = . "x" .\nc = .*\nd = .+\ne = .?\nf = .|2|\ng = .|2..3|`, "xy"],
  ["text", `a = $"x"\nb = $("x" "y"*)\nc = $[xy]+`, "xy"],
  ["a sequence", `a = "x" "y" [xy]`, "xyz"],
  ["a choice", `a = "x" / "yx" / "y"\nb = ("x" / "xy") "z"\nc = "x" ("y" / "z" / "")`, "xyz"],
  ["alternatives with a common prefix", `a = "xy" / "x" / "xyz"\nb = "x" "y" / "x" "z"\nc = ("xy" "x" / "x")*`, "xyz"],
  ["an alternative that matches nothing", `a = "" / "x"\nb = ("x" / "" / "y") "y"\nc = ("x"? / "y") "z"`, "xyz"],
  ["what is optional", `a = "x"?\nb = "x"? "x"\nc = ("x" "y")? "x"\nd = ("x"? "y")? "z"?`, "xyz"],
  [
    "a rule that its first character rules out, or cannot",
    [
      `a = (b / c / d / e / "z")* "y"`,
      `b = "x"? "y" "x"`,
      `c = ("z" / "x"*) "z" "x"`,
      `d = "y"|2..| / [xz]|1..2| "z"`,
      `e = ("x" / "y")|0..2| "z" / "" "x" "x"`,
      `f = (c / d)? (e / b)`,
      `g = !d (b / e)`,
      `h = (i / "y")+`,
      `i = "x"|..1| "y"? "z" "z"`,
    ].join("\n"),
    "xyz",
  ],
  ["a repetition", `a = "x"*\nb = "x"+ "y"\nc = "x"* "x" / "y"\nd = ("x" "y")*\ne = ("x" "y")+ "x"?`, "xyz"],
  [
    "repetitions in one another",
    `a = (("x" "y")* "z")*\nb = ("x"* "y")+\nc = (("x" / "xy" "z")+ "y")*\nd = ("x"+ "y"?)+ "z"`,
    "xyz",
  ],
  ["what is optional in a repetition", `a = ("x" "y"?)*\nb = ("x"? "y")+\nc = ("x" ("y" "z")?)*`, "xyz"],
  [
    "a choice in a repetition",
    `a = ("x" / "yx" / "z")*\nb = ("yx" / r)+\nc = ("x" / "xy")*\nd = (("x" / "y") / s)*\ne = ("" "x" "y" / "x")*\nf = ("x"? "yz" / "y")+\ng = ([xy] "z" / "x")*\nr = "x" / s\ns = "yy" / "z"`,
    "xyz",
  ],
  ["a repetition so many times", `a = "x"|2|\nb = "x"|3|\nc = ("x" "y")|2|\nd = ("x"?)|2|\ne = "x"|1|`, "xy"],
  [
    "a repetition with bounds",
    `a = "x"|1..2|\nb = "x"|..2| "x"?\nc = "x"|2..|\nd = "x"|..|\ne = [xy]|2..3| "x"?\nf = "x"|0..2|\ng = "x"|3..2| / "y"`,
    "xy",
  ],
  [
    "a repetition of more with bounds",
    `a = ("x" "y")|1..2|\nb = ("x" "y")|..2| "x"?\nc = ("x" "y")|2..|\nd = ("xy" / "y")|..|\ne = ("xy"?)|1..2| "x"?`,
    "xy",
  ],
  [
    "a delimiter",
    `a = "x"|.., ","|\nb = "x"|1.., ","| ","\nc = "x"|2, ","|\nd = "x"|1..2, ","| .\ne = "x"|..2, ","|\nf = "x"|2.., ","|`,
    "x,",
  ],
  [
    "a delimiter of what can be empty",
    `a = ("x"?)|1.., ","|\nb = ("x"*)|.., ","|\nc = "x"|2.., ","?|\nd = ("x" "y")|1.., ("," ","?)|`,
    "xy,",
  ],
  [
    "a look-ahead",
    `a = &"x" .\nb = &("x" "y") .*\nc = "x" &"y" .\nd = &. "x"\ne = &"" "x"\nf = "x" &("y" / "z") .`,
    "xyz",
  ],
  [
    "a negative look-ahead",
    `a = !"x" .\nb = !("x" "y") .*\nc = "x" !.\nd = (!"xy" .)*\ne = !(!"x") .\nf = !(&"x" "xy") .*\ng = ("x" !"y" / "xy")+`,
    "xyz",
  ],
  ["a look-ahead so many characters on", `a = ![xy]|3| .*\nb = &("x" / "y")|2..| .*`, "xyz"],
  [
    "a look-ahead that contains actions",
    `a = &(y:x { return { y }; }) z:x { return node("a", { z }); } / "y" x\nb = !(y:x { return { y }; } / "y" @x) "y" @("y" / x)\nc = &(x / "y") .${X}`,
    "xy",
  ],
  ["a leaf", `a = $("x"* "y")\nb = $("x" / "y")\nc = $""`, "xy"],
  ["a rule that is another", `a = b\nb = c\nc = $"x"\nd = e\ne = "x"`, "xy"],
  ["a rule with a name for messages", `a "letter" = "x" / "y"\nb "leaf" = $"x"\nc = a b`, "xy"],
  [
    "a node",
    `a = y:x\nb = y:x z:x? { return node("b", { first: y, z }); }\nc = "y" { return node("c", {}); }${X}`,
    "xy",
  ],
  [
    "a node that an action makes itself",
    `a = y:x { return { type: "a", y }; }\nb = y:x z:x { const list = [y, z]; return node("b", { list }); }
c = y:x { const f = (g) => { return { g }; }; return node("c", { ...f(y), h: { i: y } }); }${X}`,
    "xy",
  ],
  [
    "an action without labels",
    `a = "x" "y" { return { type: "a" }; }\nb = "x"+ { return node("b", { list: [] }); }`,
    "xy",
  ],
  [
    "code with names that are nearly those of Peggy",
    `a = y:x { const texts = [y.start, y?.end], context = y . type; return node("a", { texts, context, lists: [...texts] }); }${X}`,
    "x",
  ],
  [
    "an action in an action",
    `a = y:("x" z:x { return node("b", { z }); })? { return node("a", { y }); }
b = y:(z:x { return { z }; })? { return node("b", { z: null, ...y }); }
c = y:("y" { return leaf("y"); }) z:x { return node("c", { y, z }); }${X}`,
    "xy",
  ],
  [
    "labels that an action in an action uses",
    `a = y:x z:("y" w:x { return node("b", { y, w }); })* { return node("a", { z }); }
b = y:x @(z:x? { return node("b", { y, z }); })
c = y:[xy] ("x" z:x { return 0; } / w:(x / "y" { return [y]; }) { return node("z", { y, w }); })
d = y:[xy] v:("x" { return [y]; } / w:("y" { return [y, y]; }) { return { w, y }; }) { return node("d", { v, y }); }${X}`,
    "xy",
  ],
  ["a label that is a part of another's name", `a = y:x yy:x y$:x y$z:x { return node("a", { yy, y$ }); }${X}`, "xy"],
  [
    "a label in parentheses",
    `a = (y:x) y:x { return node("a", { y }); }\nb = z:(y:x) { return node("b", { z }); }${X}`,
    "xy",
  ],
  ["a label without an action", `a = y:x\nb = y:"x" z:x\nc = y:x / "y"${X}`, "xy"],
  [
    "a pick",
    `a = "y" @x\nb = @x !"x" / @"y" x\nc = "x" @"y"\nd = y:("y" @x)?\ne = y:("y" @"x") { return { y }; }${X}`,
    "xy",
  ],
  ["several picks", `a = @x @x\nb = y:(@x "y" @x)\nc = y:(@x @("y" @x))*${X}`, "xy"],
  [
    "a sequence without a pick as a value",
    `a = y:(x "y" x?)\nb = y:("x" [xy])*\nc = y:(z:x "y") { return { y }; }${X}`,
    "xy",
  ],
  [
    "a list",
    `a = y:x*\nb = y:x+\nc = y:("y" @x)*
d = y:(x / "y" { return leaf("y"); })* "x"? { return { y }; }${X}`,
    "xy",
  ],
  [
    "a list with bounds",
    `a = y:x|2|\nb = y:x|1..2| "x"?\nc = y:x|..2|
d = y:x|2..|\ne = y:x|..|${X}`,
    "xy",
  ],
  [
    "a list with a delimiter",
    `a = y:x|.., ","|\nb = y:x|1.., ","| ","?
c = y:x|2, ","|\nd = y:x|1..2, ","| .?\ne = y:z|1.., ","|
z = $"x"*${X}`,
    "x,",
  ],
  [
    "lists in one another",
    `a = y:("," @x*)*\nc = y:(@x @","?)*\nd = y:(x / "," @x?)*\nb = y:(x|1.., ","|)|2|${X}`,
    "x,",
  ],
  [
    "text as a value",
    `a = y:"x" z:[xy] w:.\nb = y:$("x" "y"*)\nc = y:("x" / [yz])
d = y:t z:u?\ne = y:"x"*\nf = y:("xy" / "x")?
t = "x" / "yx"\nu = t`,
    "xyz",
  ],
  ["what is not there as a value", `a = y:x? z:"y"?\nb = y:&"x" z:!"y" x { return { y, z }; }${X}`, "xy"],
  [
    "rules with and without a node",
    `a = x / "y"\nb = ("y" / x)\nc = "y" / ("x" / z) / ("z" / @x)\nd = x?\ne = "x" x / @x "y"\nf = "y"? x\ng = x*\nh = "y" @("z" / x)
i = d\nj = y:d\nk = (@"y" / @x)?\nz = $"z"${X}`,
    "xyz",
  ],
  [
    "rules that refer to themselves",
    `a = "x" @a / "y" { return leaf("y"); }\nb = "x" b? "y"\nc = "x" @d / "y"\nd = "z" @c / "x" { return leaf("d"); }
e = "(" y:e* ")" { return node("e", { y }); }\nf = "x" @g / @"y"\ng = "(" @f / "z"`,
    "xyz()",
  ],
  [
    "names that are those of the parser's parts",
    `set = [xy]\nSet = [x-z]\nb = [x-z]+ ("w" / "y")*\nrules = [wz]\ncharacters = rules+ set* Set
match_a = x\nparse = match_a\np = p:x n:x\nvalue = value1:x list:x* { return { value1, list }; }
miss = "x" { return { type: "miss" }; } / "y" { return { type: "other" }; }\nmiss_2 = "x" { return { type: "2" }; }${X}`,
    "wxyz",
  ],
];

test.each(supported)("%s", async (_construct, grammar, alphabet) => {
  expect(await differences(grammar, grammar, alphabet, alphabet.length > 4 ? 3 : 4)).toEqual([]);
});

// Peggy compares the input in lower case, so U+212A matches "k".
const caseless: readonly (readonly [what: string, grammar: string, reference: string])[] = [
  ["a letter", `a = "k"i\nb = "S"i+`, `a = [Kk]\nb = [Ss]+`],
  ["a word", `a = "kS"i\nb = "K1s"i / "k"i`, `a = [Kk][Ss]\nb = [Kk] "1" [Ss] / [Kk]`],
  ["what is no letter", `a = "@[1"i\nb = "@"i\nc = "[k"i\nd = "\`{"i`, `a = "@[1"\nb = "@"\nc = "[" [Kk]\nd = "\`{"`],
  ["a choice", `a = "k"i / "s"i\nb = ("k"i / "1s"i)*`, `a = [KkSs]\nb = ([Kk] / "1" [Ss])*`],
  ["a class", `a = [Ks]i\nb = [j-l@]i+`, `a = [KkSs]\nb = [JKLjkl@]+`],
  ["as a value", `a = y:"k"i z:$"ks"i\nb = $"ks"i`, `a = y:[Kk] z:$([Kk][Ss])\nb = $([Kk][Ss])`],
];

test.each(caseless)("%s that ignores case", async (_what, grammar, reference) => {
  expect(await differences(grammar, reference, "Kks1\x0B[{@`", 4)).toEqual([]);
});

test.each(["ks{[1@S`x", "K-{s"])(
  "the literal %s that ignores case, with each other character at each place",
  async (word) => {
    const code = compile(`a = "${word}"i`, [backEnd([])]);
    expect(code.includes("!hasWord(")).toBe(word.length > 6);
    const parse = await load(code);
    const isAccepted = (input: string): boolean => parse(input, { startRule: "a" }) !== undefined;
    const others = ["", "\0", "\x0B", ..."kKsS{}[]1Q@`xX-\r", ...STRANGE];
    for (const [at, own] of [...word].entries()) {
      const same = others.filter((each) => isAccepted(word.slice(0, at) + each + word.slice(at + 1)));
      const letters = /[A-Za-z]/.test(own) ? [own.toLowerCase(), own.toUpperCase()] : [own];
      expect([own, same]).toEqual([own, others.filter((each) => letters.includes(each))]);
    }
    expect([word, `${word}x`, `x${word}`, word.slice(1)].map(isAccepted)).toEqual([true, false, false, false]);
  },
);

test("more sets of characters than a table holds", async () => {
  const rules = Array.from({ length: 70 }, (_, index) => `r${String(index)} = [\\x${(0x30 + index).toString(16)}-~]`);
  const grammar = [...rules, "some = r60 r10*"].join("\n");
  const tables = compile(grammar, [backEnd([])]).matchAll(/^const (CHARACTERS\w*)/gm);
  expect(Array.from(tables, ([, name]) => name)).toEqual(["CHARACTERS", "CHARACTERS_2", "CHARACTERS_3"]);
  expect(await differences(grammar, grammar, "0:;kl~", 3)).toEqual([]);
});

test("functions from another parser", async () => {
  const shared = `x = $"x"\ny = "y" z\nz = a:x b:("y" @x)? { return node("z", { a, b: b }); }\nw = "w"+`;
  const from = urlOf(compile(shared, [backEnd([], { isShared: true })]));
  const grammar = `a = y:x z:z\nb = y ("y" w)|..2|\nc = y:x? b { return node("c", { y, w: null }); }
d = $("w" &z .)\ne = (w / x)|2|\n${shared}`;
  const plugin = backEnd([], { shared: { from, rules: new Set(namesIn(shared)) } });
  const code = compile(grammar, [plugin]);
  expect(code).not.toMatch(/function (?:leaf|times|match_[w-y]|parse_[w-z])\b/);
  expect(await differences(grammar, grammar, "xyw", 4, plugin)).toEqual([]);
});

test("a parser without functions for rules that make no node, or only one of the whole match", async () => {
  const shared = 'y = "y" { return node("y", {}); }\nz = "z" { return node("z", {}); }';
  const from = urlOf(compile(shared, [backEnd([], { isShared: true })]));
  const grammar = `a = b:y c "." { return node("a", { b }); }\ny = "y" { return leaf("y"); }\nb = y c
c = "c" { return leaf("d"); }\nz = "z" { return node("z", {}); }`;
  const rules = namesIn(grammar).map((name) => ({
    ...{ name, pegName: name, section: "1", title: "", definition: "", references: [], facts: {}, words: undefined },
  }));
  const plugin = backEnd(rules, { shared: { from, rules: new Set(["z"]), names: new Set(namesIn(shared)) } });
  const parse = await load(compile(grammar, [plugin]));
  const typeOf = (input: string, startRule: string): unknown => {
    const node = parse(input, { startRule }) as { readonly type: string } | null | undefined;
    return node ? node.type : node;
  };
  expect(typeOf("yc.", "a")).toBe("a");
  expect(typeOf("yc", "a")).toBeUndefined();
  expect(typeOf("c", "c")).toBe("d");
  expect(typeOf("z", "z")).toBe("z");
  // Null says that the parser has no function. The shared parser has another rule with the name of "y".
  expect(["y", "b"].map((rule) => typeOf("y", rule))).toEqual([null, null]);
});

test("a part that is repeated several times is one function", async () => {
  const grammar = `a = ("x" "y")|2| "z" ("x" "y")|..2|\nb = ("x" "y")|1..3| ("y" "x")|2..|`;
  expect(compile(grammar, [backEnd([])]).match(/function part\w*/g)).toEqual(["function part", "function part_2"]);
  expect(await differences(grammar, grammar, "xyz", 7)).toEqual([]);
});

const unsupported: readonly (readonly [construct: string, grammar: string, message: string])[] = [
  ["a predicate", 'a = "x"\n  &{ return true; }', '2:3: an expression of type "semantic_and"'],
  ["a negated predicate", 'a = !{ return true; } "x"', '1:5: an expression of type "semantic_not"'],
  ["a predicate nobody looks at", 'a = $(!("x" &{ return 1; }))', '1:13: an expression of type "semantic_and"'],
  ["an inverted class", 'a = "x" [^xy]', "1:9: an inverted class"],
  ["a class of code points that ignores case", "a = [x]ui", "1:5: a class of code points that ignores case"],
  ["a class with a surrogate", "a = [\\u{D7FF}-\\u{E000}]u", "1:5: a class with a surrogate"],
  ["a Unicode property", "a = [\\p{L}]u", "1:5: a Unicode property"],
  ["a class past ASCII", "a = [x-\\x80]", "1:5: a non-ASCII character"],
  ["a character of a class past ASCII", 'a = "x"* [xé]+', "1:10: a non-ASCII character"],
  ["a literal past ASCII", 'a = "\u212A"', "1:5: a non-ASCII character"],
  ["a literal past ASCII that ignores case", 'a = "é"i', "1:5: a non-ASCII character"],
  ["a literal that ends past ASCII", 'a = "x" "xé"', "1:9: a non-ASCII character"],
  ["a pair of surrogates", 'a = "x\u{1D4B3}"', "1:5: a non-ASCII character"],
  ["a bound by a label", 'a = y:"x" "y"|y|', "1:15: a bound that is not a number"],
  ["a bound by code", 'a = "y"|1..{ return 2; }|', "1:12: a bound that is not a number"],
  ["a lower bound by code", 'a = "y"|{ return 2; }..2|', "1:9: a bound that is not a number"],
  ["code for the module", '{{ const b = 1; }}\na = "x"', "1:1: module code"],
  ["code for all actions", '{ const b = 1; }\na = "x"', "1:1: code for all actions"],
  ["code that reads options", 'a = "x" { return { b: options }; }', '1:10: "options" in this code'],
  ["code that ends in a remark", 'a = "x" { return {}; // done }', "1:10: code with a syntax error"],
  ["a leaf that is a part", 'a = "x" { return { b: leaf("x") }; }', '1:10: "leaf" in this code'],
  ["a leaf of another type for each match", 'a = "x" { return leaf(1 + 1); }', '1:10: "leaf" in this code'],
  ["a node that is a part", 'a = "x" { return [node("x", {})]; }', '1:10: "node" in this code'],
  ["two nodes", 'a = y:"x" { if (y) return node("x", {}); return node("z", {}); }', '1:12: "node" in this code'],
  ["a node with fields from elsewhere", 'a = y:"x" { return node("x", y); }', '1:12: "node" in this code'],
  ["a leaf in a node", 'a = "x" { return node("x", { y: leaf("y") }); }', '1:10: "leaf" in this code'],
  ["a node with more", 'a = "x" { return node("x", { y: 1 }, { z: 2 }); }', "1:10: code with a syntax error"],
  ["a node and more", 'a = "x" { return node("x", { y: 1 }) ?? f({ z: 2 }); }', "1:10: code with a syntax error"],
  ["the text", 'a = "x" { return node("x", { y: text() }); }', '1:10: "text" in this code'],
  ["the range", 'a = "x" { const { start: b } = range(); return { b }; }', '1:10: "range" in this code'],
  ["the input", 'a = "x" { return node("x", { ...input }); }', '1:10: "input" in this code'],
  ["an error", 'a = "x" / "y" { error("no y"); }', '1:16: "error" in this code'],
  ["an error where no value is wanted", 'a = !("x" { error("no x"); }) "y"', '1:12: "error" in this code'],
  ["a label that is a position", 'a = start:"x" { return node("x", {}); }', '1:5: the label "start"'],
  ["a label that is a helper", 'a = "x"? node:"x" { return { }; }', '1:10: the label "node"'],
  ["a label on what is picked", 'a = "x" @y:"x" "y"', "1:10: a label on a picked element"],
  [
    "a list of a rule",
    'a = y:b { return { y }; }\nb = "x"*',
    "1:7: the value of rule b, because it is neither a node nor the matched text",
  ],
  [
    "a part of a rule's text",
    'a = y:("x" / b)* { return { y }; }\nb = "x" @"y"',
    "1:14: the value of rule b, because it is neither a node nor the matched text",
  ],
  [
    "a node or a text",
    'a = y:(@b)? { return { y }; }\nb = "x" / c\nc = "y" { return leaf("c"); }',
    "1:9: the value of rule b, because it is neither a node nor the matched text",
  ],
];

test("refused: an import", () => {
  const text = 'import { b } from "./b.js"\na = "x" b';
  expect(() => peggy.generate([{ source: "test.peggy", text }], { output: "source", plugins: [backEnd([])] })).toThrow(
    new Error("test.peggy:1:1: not supported: an import"),
  );
});

test.each(unsupported)("refused: %s", (_construct, grammar, message) => {
  const whole = message.replace(": ", ": not supported: ");
  expect(() => compile(grammar, [backEnd([])])).toThrow(new Error(`test.peggy:${whole}`));
});

test("the parser that generated/README.md shows is that of the build", () => {
  const parser = readFileSync("generated/rfc3986.parser.js", "utf8");
  const shown = [...readFileSync("generated/README.md", "utf8").matchAll(/^```js\n([^]*?)^```$/gm)];
  expect(shown).toHaveLength(2);
  for (const [, code = ""] of shown) expect(parser).toContain(code);
});
