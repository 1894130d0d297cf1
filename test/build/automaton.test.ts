import { automatonOf, matches, type Automaton } from "../../scripts/build/automaton.js";

/** Checks whether a text leads from the start of a rule to an accepting state. */
function accepts({ rules, starts, classOf, next, accepts }: Automaton, rule: string, text: string): boolean {
  let state = starts[rules.indexOf(rule)] ?? 0;
  for (const character of text) state = next[state]?.[classOf[character.charCodeAt(0)] ?? 0] ?? 0;
  return accepts[state] === true;
}

const language: readonly (readonly [abnf: string, valid: string[], invalid: string[]])[] = [
  [`a = "x" / "y" "z"`, ["x", "yz", "X", "yZ"], ["", "y", "xyz", "xx"]],
  [`a = "Ab-1"`, ["ab-1", "AB-1", "aB-1"], ["ab-", "ab\r1"]],
  [`a = %s"Ab"`, ["Ab"], ["ab", "AB"]],
  [`a = %i"Ab"`, ["Ab", "ab", "AB"], ["a"]],
  [`a = ""`, [""], ["x"]],
  [`a = %x41`, ["A"], ["a", ""]],
  [`a = %x41.62`, ["Ab"], ["ab", "A"]],
  [`a = %x61-63 %d48-50`, ["a0", "c2"], ["d0", "a3", "A0", "`0"]],
  [`a = %x0 / %x7F`, ["\0", "\x7F"], ["", "\x01"]],
  [`a = 2*3"x"`, ["xx", "xxx"], ["", "x", "xxxx"]],
  [`a = 2"x"`, ["xx"], ["x", "xxx"]],
  [`a = *2"x"`, ["", "x", "xx"], ["xxx"]],
  [`a = 1*"x"`, ["x", "xxxxx"], [""]],
  [`a = *"x" "x"`, ["x", "xxx"], [""]],
  [`a = 0<anything>`, [""], ["x"]],
  [`a = 0<anything> "x" 0b`, ["x"], ["", "xb"]],
  [`a = [ "x" ] [ "y" [ "z" ] ]`, ["", "x", "yz", "xyz"], ["z", "xz"]],
  [`a = *( "x" / "yz" )`, ["", "xyzx"], ["xy", "z"]],
  [`a = B *( "," b )\nb = "x" ; a comment\n  / "y"`, ["x", "y,x", "Y,Y"], ["", "x,", ","]],
  [`a = "x"\na =/ "y"`, ["x", "y"], ["xy"]],
];

test.each(language)("ABNF: %j", (abnf, valid, invalid) => {
  const automaton = automatonOf(abnf, "test", ["a"]);
  expect(valid.filter((text) => !accepts(automaton, "a", text))).toEqual([]);
  expect(invalid.filter((text) => accepts(automaton, "a", text))).toEqual([]);
});

test("the automaton is minimal over all rules, with classes of characters that no rule distinguishes", () => {
  const { classOf, ...rest } = automatonOf(`a = "x" b\nb = *"y" / 2*c\nc = "y"`, "test", ["a", "b"]);
  expect(rest).toEqual({
    rules: ["a", "b"],
    starts: [1, 2],
    accepts: [false, false, true],
    intervals: [],
    classes: 3,
    next: [
      [0, 0, 0],
      [0, 2, 0],
      [0, 0, 2],
    ],
  });
  const classes = { X: 1, x: 1, Y: 2, y: 2 };
  expect(classOf).toEqual(
    Uint8Array.from(
      { length: 128 },
      (_, code) => Object.entries(classes).find(([each]) => each.charCodeAt(0) === code)?.[1] ?? 0,
    ),
  );
});

test("acceptance can be reached from every state except the refusing one", () => {
  const { next, accepts: accepting } = automatonOf(`a = 3( "x" / "y" "z" ) / *4"z"`, "test", ["a"]);
  const alive = new Set(accepting.flatMap((each, state) => (each ? [state] : [])));
  for (const state of alive) {
    next.forEach((row, before) => {
      if (row.includes(state)) alive.add(before);
    });
  }
  expect([...alive].sort((one, other) => one - other)).toEqual(next.map((_, state) => state).slice(1));
  expect(next[0]?.every((target) => target === 0)).toBe(true);
});

const refused: readonly (readonly [what: string, abnf: string, rules: string[], error: Error])[] = [
  [
    "a rule that names itself",
    `a = "x" / "(" a ")"`,
    ["a"],
    new Error("test: rule a is recursive, so its language may not be regular"),
  ],
  [
    "rules that name one another",
    `a = b\nb = "x" / c\nc = "(" B ")"`,
    ["a"],
    new Error("test: rule B is recursive, so its language may not be regular"),
  ],
  ["a rule that is not defined", `a = "x" b`, ["a"], new Error("test: rule b is not defined")],
  ["a rule of an object", `a = constructor`, ["a"], new Error("test: rule constructor is not defined")],
  ["a start that is not defined", `a = "x"`, ["a", "b"], new Error("test: rule b is not defined")],
  ["two definitions", `a = "x"\na = "y"`, ["a"], new Error("Duplicate rule definition (line 2): a")],
  ["prose", `a = "x" <any character>`, ["a"], new Error("test: prose has no automaton")],
  ["a list, which is not RFC 5234's", `a = 1#"x"`, ["a"], new Error("test: hash_repeat has no automaton")],
  ["a surrogate", `a = %x41 ( %xDC00 / "b" )`, ["a"], new Error("test: a lone surrogate is not a character")],
];

test.each(refused)("%s is refused", (_what, abnf, rules, error) => {
  expect(() => automatonOf(abnf, "test", rules)).toThrow(error);
});

test.each([`a = "x" (`, `a = 3*2"x"`, `a "x"`, `a = "é"`])("%j is refused, because it is not ABNF", (abnf) => {
  expect(() => automatonOf(abnf, "test", ["a"])).toThrow(SyntaxError);
});

test("characters beyond ASCII are code units in intervals, and pairs of them above U+FFFF", () => {
  const automaton = automatonOf(`a = %x70-80 / %xE9 / %x10000-1FFFD / %x20000-2FFFD / %x41.E9.1F600`, "test", ["a"]);
  const accepted = ["p", "\x7F", "\x80", "\xE9", "\u{10000}", "\u{1FFFD}", "\u{20000}", "\u{2FFFD}", "A\xE9\u{1F600}"];
  const refusedTexts = [
    "o",
    "\x81",
    "\xE8",
    "\xEA",
    "\uD800",
    "\uDC00",
    "\u{1FFFE}",
    "\u{30000}",
    "\uD83F",
    "A\xE9",
    "\uFFFF",
  ];
  expect(accepted.filter((text) => !matches(automaton, "a", text))).toEqual([]);
  expect(refusedTexts.filter((text) => matches(automaton, "a", text))).toEqual([]);
  expect(automaton.intervals.slice(0, 4)).toEqual([0x80, 0x81, 0xe9, 0xea]);
  expect(automaton.classOf).toHaveLength(0x10000);
});
