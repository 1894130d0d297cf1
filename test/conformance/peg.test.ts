// Tests that the tests' reading of a PEG equals the behavior of Peggy's own parser.
import peggy from "peggy";
import {
  accessWords,
  ALPHABET,
  after,
  ASCII,
  firstDifference,
  machineFrom,
  spelling,
  type Machine,
} from "./machine.js";
import { Peg } from "./peg.js";

/** Grammars over "a", "b" and "c", with the traps of PEG. */
const GRAMMARS: readonly string[] = [
  `r = "ab"`,
  `r = ""`,
  `r = "ab" / "a" / "abc"`,
  `r = ("a" / "ab") "c"`,
  `r = ("ab" / "a") "bc"`,
  `r = "a"* "a"`,
  `r = "a"* "ab"?`,
  `r = ("a" "b"?)* "bc"`,
  `r = ("ab" / "a" !"b")* "c"?`,
  `r = "a"+ ("b" / "c"+)*`,
  `r = ("a"? "b")+ "a"?`,
  `r = "a"|2..3| "b"`,
  `r = "a"|2| "a"?`,
  `r = "a"|..2| "b"`,
  `r = ("a" / "b" "c")|2..|`,
  `r = "a"|1.., "b"| "b"?`,
  `r = "a"|..3, "b"+| "c"`,
  `r = "a"|2, "b"|`,
  `r = "a"|0.., "bc"| "b"`,
  `r = !"ab" . .`,
  `r = !("a" / "bc") [abc]+`,
  `r = &("a" . "c") "a" "b"? .*`,
  `r = (!"b" .)* "b" .`,
  `r = (&"a" . / !"c" .)*`,
  `r = !(!"a" / !.) ("a" / .)*`,
  `r = [ab] [^a] [^]?`,
  `r = [a-b]+ / []`,
  `r = [A-B]i "C"i`,
  `r = $("a" "b") / @"a" "c" / first:"b" { return first; }`,
  `r = s "b" / s t\ns "an s" = "a" / "ab"\nt = "c" / s`,
  `r = h !("a" / "b") / n\nh = d "b" d\nd = "a" "a" / "a"\nn = ("a" / "b")*`,
];

/** All strings of some characters, up to a length. */
function* strings(characters: string, length: number): Generator<string> {
  yield "";
  if (length > 0) for (const rest of strings(characters, length - 1)) for (const each of characters) yield each + rest;
}

function accepts(machine: Machine, text: string): boolean {
  const word = [...text].map((each) => machine.classes.findIndex((members) => members.includes(each)));
  return machine.accepts[after(machine, machine.start, word)] === true;
}

const options = { peg$library: true } as object;

test.each(GRAMMARS)("%s", (text) => {
  const parser = peggy.generate(text);
  const machine = new Peg([text]).machine("r");
  const wrong: string[] = [];
  for (const input of new Set([...strings("abc", 6), ...strings("aBC", 4), ...ALPHABET, "aa\u212A"])) {
    const { peg$success } = parser.parse(input, options) as { peg$success: boolean };
    if (accepts(machine, input) !== peg$success) wrong.push(input);
  }
  expect(wrong).toEqual([]);
});

test("a case-insensitive literal also matches characters whose lower case is that letter", () => {
  const machine = new Peg([`r = "k"i`]).machine("r");
  expect(ALPHABET.filter((each) => accepts(machine, each))).toEqual(["K", "k", "\u212A"]);
});

test("several files make one grammar", () => {
  const machine = new Peg([`r = s "b"`, `s = "a"`]).machine("r");
  expect(firstDifference(machine, new Peg([`r = "ab"`]).machine("r"))).toBeNull();
});

test("the states are those of a parser that follows the rules, not of the minimal automaton", () => {
  const machine = new Peg([`r = "ab" ![ab] / [ab]*`]).machine("r");
  // The states after "", "a", "ab" and any other text, and the refusing state.
  expect([...accessWords(machine).values()].map((word) => spelling(machine, word))).toEqual(
    expect.arrayContaining(["", "a", "ab", "b"]),
  );
  expect(accessWords(machine).size).toBeGreaterThan(4);
});

const refused: readonly (readonly [text: string, message: string])[] = [
  [`r = &{ return true; } "a"`, "semantic_and is not about characters alone"],
  [`r = !{ return true; } "a"`, "semantic_not is not about characters alone"],
  [`r = [\\p{L}]`, "the class escape p{L} is not about the alphabet alone"],
  [`r = n:"a" "b"|n|`, "a bound that depends on a value is not about characters alone"],
  [`r = s`, "there is no rule s"],
  [`s = "a"`, "there is no rule r"],
  [`r = "a" r "b" / ""`, "rule r has more than 20000 states"],
];

test.each(refused)("%s is refused", (text, message) => {
  expect(() => new Peg([text]).machine("r")).toThrow(new Error(message));
});

describe("the first difference of two machines", () => {
  const machine = (text: string): Machine => new Peg([text]).machine("r");

  test.each([
    [`r = "a"*`, `r = ("a" "a")* "a"?`, null],
    [`r = [a-z]`, `r = [a-y] / "z"`, null],
    [`r = [a-z]`, `r = [a-y]`, "z"],
    [`r = [a-y]`, `r = [a-z]`, "z"],
    [`r = "a"*`, `r = "a"+`, ""],
    [`r = "a"|3|`, `r = "a"|2..3|`, "aa"],
    [`r = .`, `r = [\\0-\\x7F]`, "\u0080"],
  ])("%s and %s", (one, other, difference) => {
    expect(firstDifference(machine(one), machine(other))).toBe(difference);
  });

  test("is found if their classes differ in both directions", () => {
    const rows = (at: (character: string) => boolean): number[][] => [
      ALPHABET.map(() => 0),
      ALPHABET.map((character) => (at(character) ? 2 : 0)),
      ALPHABET.map(() => 0),
    ];
    const made = (at: (character: string) => boolean): Machine => machineFrom(1, [false, false, true], rows(at));
    expect(
      firstDifference(
        made((each) => each < "m"),
        made((each) => each < "n"),
      ),
    ).toBe("m");
    expect(made((each) => each < "m").classes[0]).toEqual(ASCII.slice(0, "m".charCodeAt(0)));
  });
});
