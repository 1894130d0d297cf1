import { automatonOf } from "../../scripts/build/automaton.js";
import { encodeGrammar } from "../../scripts/build/notation.js";
import { Automaton, CODE_UNITS } from "../../src/core/automaton.js";
import { defineLanguage, type Language } from "../../src/core/language.js";
import { firstDisagreement } from "../conformance/oracle.js";

/** The rules, all in one section. */
const inOneSection = (names: readonly string[]): Parameters<typeof encodeGrammar>[2] =>
  names.map((name) => ({ name, abnfName: name, section: "1", title: "One" }));

const languageOf = (text: string): Language => defineLanguage({ id: "test", text });

/** What is written for the first rule of a grammar. */
function written(abnf: string, names: readonly string[]): string {
  const [, line = ""] = encodeGrammar(abnf, "test", inOneSection(names)).split("\n");
  return line.slice(`${String(names[0])}=`.length);
}

test("rules are grouped by section, with the names of the document", () => {
  const rules = [
    { name: "a+b", abnfName: "a-p-b", section: "2.1", title: "Two" },
    { name: "c", abnfName: "c", section: "2.1", title: "Two" },
    { name: "d", abnfName: "d", section: "RFC1:A.3", title: "A: title = 3" },
    { name: "e", abnfName: "e", section: "2.1", title: "Two" },
    { name: "f", abnfName: "f", section: '"F = two"', title: "F = two" },
  ];
  const text = encodeGrammar(`a-p-b = C D\nc = "c"\nd = "d"\ne = *A-P-B\nf = e`, "test", rules);
  expect(text).toBe(`§2.1 Two\na+b=c d\nc="c"\n§RFC1:A.3 A: title = 3\nd="d"\n§2.1\ne=*a+b\n§"F = two"\nf=e`);
  const language = languageOf(text);
  expect(language.rules).toEqual(rules.map(({ name }) => name));
  for (const { name, section, title } of rules) {
    expect(language.definition(name)).toMatchObject({ name, section, title });
  }
});

test("a rule is written as its document writes it, with its compact form if it has other tokens", () => {
  const rules = ['a = "x" ; one\n/ ( b )', "b = %x79.7A", "c = B"].map((definition) => {
    const name = definition.charAt(0);
    return { name, abnfName: name, section: "1", title: "One", definition };
  });
  const abnf = rules.map(({ definition }) => definition.replace("\n", "\n ")).join("\n");
  const text = encodeGrammar(abnf, "test", rules);
  expect(text).toBe('§1 One\n|a = "x" ; one\n / ( b )\n|b = %x79.7A\n=%s"yz"\n|c = B\n=b');
  const language = languageOf(text);
  expect(rules.map(({ name }) => language.definition(name).definition)).toEqual(
    rules.map(({ definition }) => definition),
  );
  const automaton = automatonOf(abnf, "test", ["a", "b", "c"]);
  for (const { name } of rules) expect(firstDisagreement(automaton, name, language.automaton(name))).toBeNull();
});

const DEFINITIONS: readonly (readonly [definition: string, written: string])[] = [
  [`""`, `""`],
  [`"x" / %s"yZ" / %s"y" / %s""`, `"x"/%s"yZ"/%x79/("")`],
  [`"x" *%x30-39 [ "." ]`, `"x"*%x30-39["."]`],
  [`%x41.62 %d48-50 %x0 %x7F`, `%s"Ab"%x30-32%x0%x7F`],
  [`2%s"xY" %x41.22 %x41.0D`, `2%s"xY"(%x41%x22)(%x41%xD)`],
  [`2*3"x" 4( "y" / "z" ) 1*"z" *2"u" 5*5b`, `2*3"x"4("y"/"z")1*"z"*2"u"5b`],
  [`0<anything> / 0b 1b 0*b 3*b`, `""/""1b*b 3*b`],
  [`b c-3 4b *b 2*b %x41 b`, `b c-3 4b*b 2*b%x41 b`],
  [`[ b ] / [ ( b ) c-3 ] / *1( b / c-3 ) / ( b )`, `[b]/[(b)c-3]/[b/c-3]/(b)`],
  [`*( *b / [ "," ] 1*2( *%x2E c-3 ) )`, `*(*b/[","]1*2(*%x2E c-3))`],
];

test.each(DEFINITIONS)("%s is written as %s and read with the same meaning", (definition, short) => {
  const names = ["a", "b", "c-3"];
  const abnf = `a = ${definition}\nb = "b" / c-3\nc-3 = %x33 / "c" ( "c" / "C" )`;
  expect(written(abnf, names)).toBe(short);
  const grammar = languageOf(encodeGrammar(abnf, "test", inOneSection(names)));
  const automaton = automatonOf(abnf, "test", names);
  for (const rule of names) expect(firstDisagreement(automaton, rule, grammar.automaton(rule))).toBeNull();
});

test.each([
  [`a = *"x"`, `a=1*"x"`, ""],
  [`a = "x"`, `a="x"/"y"`, "Y"],
  [`a = 3"x" / "y"`, `a=*3"x"/"y"`, ""],
  [`a = "x" [ "y" ]`, `a="x"`, "XY"],
])("%j and %j are distinguished", (abnf, rules, text) => {
  const automaton = languageOf(`§1 One\n${rules}`).automaton("a");
  expect(firstDisagreement(automatonOf(abnf, "test", ["a"]), "a", automaton)).toBe(text);
});

test("a state that cannot reach acceptance differs from the refusing state, and characters outside ASCII differ from ASCII", () => {
  const automaton = automatonOf(`a = "x"`, "test", ["a"]);
  const starts = new Map([["a", 2]]);
  const classOf = Uint8Array.from({ length: CODE_UNITS }, (_, code) =>
    Number("Xx".includes(String.fromCharCode(code))),
  );
  const accepts = Uint8Array.of(0, 0, 0, 0, 1, 0, 0, 0);
  const right = new Automaton({ starts, classOf, next: Uint16Array.of(0, 0, 0, 4, 0, 0, 0, 0), accepts });
  expect(firstDisagreement(automaton, "a", right)).toBeNull();
  const dead = new Automaton({ starts, classOf, next: Uint16Array.of(0, 0, 0, 4, 0, 6, 0, 0), accepts });
  expect(firstDisagreement(automaton, "a", dead)).toBe("XX");
  const wide = new Automaton({
    starts,
    classOf: classOf.map((each, code) => (code === 0xff58 ? 1 : each)),
    next: Uint16Array.of(0, 0, 0, 4),
    accepts,
  });
  expect(firstDisagreement(automaton, "a", wide)).toBe("\uFF58");
});

test.each([
  [`a = b`, ["a"], "test: rule b is not defined"],
  [`a = "x"`, ["a", "b"], "test: rule b is not defined"],
  [`a = constructor`, ["a"], "test: rule constructor is not defined"],
  [`a = [ b ]\nb = 2( "x" A )`, ["a", "b"], "test: rule A is recursive, so its language may not be regular"],
  [`a = 1#"x"`, ["a"], "test: hash_repeat has no automaton"],
  [`a = <anything>`, ["a"], "test: prose has no automaton"],
  [`a = %xD800`, ["a"], "test: a lone surrogate is not a character"],
])("%j cannot be written", (abnf, names, message) => {
  expect(() => encodeGrammar(abnf, "test", inOneSection(names))).toThrow(new Error(message));
});
