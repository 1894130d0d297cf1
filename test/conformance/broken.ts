/**
 * Grammars with one deliberate mistake, each of a kind that is typical of a transcription into PEG. The tests of the
 * rule with the mistake must fail.
 *
 * @module
 */
import type { Automaton } from "../../scripts/build/automaton.js";
import { readFileSync } from "node:fs";
import { compileParser, compileStockParser, readGrammar, type Grammar } from "../../scripts/build/grammar.js";
import { pegName } from "../../scripts/build/literate.js";
import { STANDARDS, type StandardSource } from "../../scripts/build/standards.js";
import { firstDifference, machineOf } from "./machine.js";
import { differences, oracleOf, pegOf, subjectOf, verdictOf, type ParserModule } from "./oracle.js";
import type { Peg } from "./peg.js";

interface Mistake {
  readonly name: string;
  readonly file: string;
  readonly search: string;
  readonly replace: string;
  readonly rule: string;
  /** Whether the back end of the shipped parser cannot have the mistake. */
  readonly stockOnly?: boolean;
}

const MISTAKES: readonly Mistake[] = [
  {
    name: "the alternatives of dec-octet in the ABNF's order",
    file: "rfc3986.peggy",
    search: `  = "25" [0-5]\n  / "2" [0-4] DIGIT\n  / "1" DIGIT DIGIT\n  / [1-9] DIGIT\n  / DIGIT\n`,
    replace: `  = DIGIT\n  / [1-9] DIGIT\n  / "1" DIGIT DIGIT\n  / "2" [0-4] DIGIT\n  / "25" [0-5]\n`,
    rule: "dec-octet",
  },
  {
    name: "a dec-octet of 256",
    file: "rfc3986.peggy",
    search: `"25" [0-5]\n`,
    replace: `"25" [0-6]\n`,
    rule: "IPv4address",
  },
  {
    name: "an IPv4address that is only the beginning of a reg-name",
    file: "rfc3986.peggy",
    search: `@IPv4address !(unreserved / pct_encoded / sub_delims)`,
    replace: `IPv4address`,
    rule: "host",
  },
  {
    name: "a reg-name that may not begin as an IPv4address does",
    file: "rfc3986.peggy",
    search: `  / reg_name\n`,
    replace: `  / !IPv4address @reg_name\n`,
    rule: "authority",
  },
  {
    name: 'the groups of *5( h16 ":" ) taken greedily',
    file: "rfc3986.peggy",
    search: `(h16 (":" h16)|..5|)?`,
    replace: `((h16 ":")|..5| h16)?`,
    rule: "IPv6address",
  },
  {
    name: "an IPv6address with a group too many",
    file: "rfc3986.peggy",
    search: `(h16 (":" h16)|..5|)?`,
    replace: `(h16 (":" h16)|..6|)?`,
    rule: "IP-literal",
  },
  {
    name: "an IPv6address with an h16 of five digits",
    file: "rfc3986.peggy",
    search: `h16 = HEXDIG|1..4|`,
    replace: `h16 = HEXDIG|1..5|`,
    rule: "IPv6address",
  },
  {
    name: "an IPvFuture that begins with a small v only",
    file: "rfc3986.peggy",
    search: `[Vv] HEXDIG+`,
    replace: `"v" HEXDIG+`,
    rule: "IPvFuture",
  },
  {
    name: "path without the look-ahead behind path-noscheme",
    file: "rfc3986.peggy",
    search: `/ @path_noscheme !":"`,
    replace: `/ path_noscheme`,
    rule: "path",
  },
  {
    name: "path without the guard before path-abempty",
    file: "rfc3986.peggy",
    search: `&("/" / !.) @path_abempty`,
    replace: `path_abempty`,
    rule: "path",
  },
  {
    name: "hier-part with path-empty before what it hides",
    file: "rfc3986.peggy",
    search: `(path_absolute / path_rootless / path_empty)`,
    replace: `(path_absolute / path_empty / path_rootless)`,
    rule: "hier-part",
  },
  {
    name: "relative-part with path-rootless in place of path-noscheme",
    file: "rfc3986.peggy",
    search: `(path_absolute / path_noscheme / path_empty)`,
    replace: `(path_absolute / path_rootless / path_empty)`,
    rule: "relative-ref",
  },
  {
    name: "URI-reference with relative-ref first",
    file: "rfc3986.peggy",
    search: `  = URI\n  / relative_ref\n`,
    replace: `  = relative_ref\n  / URI\n`,
    rule: "URI-reference",
  },
  {
    name: "a URI without its fragment",
    file: "rfc3986.peggy",
    search: `URI\n  = scheme:scheme ":" part:hier_part query:("?" @query)? fragment:("#" @fragment)?`,
    replace: `URI\n  = scheme:scheme ":" part:hier_part query:("?" @query)? fragment:("" { return null; })`,
    rule: "URI",
  },
  {
    name: 'a query without "?"',
    file: "rfc3986.peggy",
    search: `query = $(pchar / "/" / "?")*`,
    replace: `query = $(pchar / "/")*`,
    rule: "absolute-URI",
  },
  {
    name: 'a scheme that allows "_"',
    file: "rfc3986.peggy",
    search: `(ALPHA / DIGIT / "+" / "-" / ".")*`,
    replace: `(ALPHA / DIGIT / "+" / "-" / "." / "_")*`,
    rule: "scheme",
  },
  {
    name: 'a scheme without "."',
    file: "rfc3986.peggy",
    search: `(ALPHA / DIGIT / "+" / "-" / ".")*`,
    replace: `(ALPHA / DIGIT / "+" / "-")*`,
    rule: "URI",
  },
  {
    name: "a port of at least one digit",
    file: "rfc3986.peggy",
    search: `port = $DIGIT*`,
    replace: `port = $DIGIT+`,
    rule: "authority",
  },
  {
    name: "the letter K of any script, as a literal that ignores case has it",
    file: "rfc3986.peggy",
    search: `unreserved = ALPHA`,
    replace: `unreserved = "k"i / ALPHA`,
    rule: "reg-name",
    stockOnly: true,
  },
  {
    name: "characters past ASCII in a path",
    file: "rfc3986.peggy",
    search: `pchar = unreserved`,
    replace: `pchar = [^\\0-\\x7F] / unreserved`,
    rule: "path-absolute",
    stockOnly: true,
  },
  {
    name: "hexadecimal digits in capitals only",
    file: "core.peggy",
    search: `HEXDIG = DIGIT / [A-Fa-f]`,
    replace: `HEXDIG = DIGIT / [A-F]`,
    rule: "pct-encoded",
  },
  {
    name: "letters without Z",
    file: "core.peggy",
    search: `ALPHA = [A-Za-z]`,
    replace: `ALPHA = [A-Ya-z]`,
    rule: "URI-reference",
  },
];

const standard = STANDARDS.find(({ id }) => id === "rfc3986") as StandardSource;
const { grammar: right, automaton } = subjectOf(standard.id);

const read = (file: string): string => readFileSync(new URL(`../../grammar/${file}`, import.meta.url), "utf8");

/** The standard's grammar with one changed file. Only the PEG changes; the ABNF stays the same. */
function changed(file: string, change: (text: string) => string): Grammar {
  const grammar = readGrammar(standard, (name) => (name === file ? change(read(name)) : read(name)));
  expect(grammar.rules.map(({ definition }) => definition)).toEqual(right.rules.map(({ definition }) => definition));
  return grammar;
}

const load = (source: string): Promise<unknown> =>
  import(`data:text/javascript;base64,${Buffer.from(source).toString("base64")}`);

type Verdict = (text: string) => boolean;

/** Returns the verdicts of the parser that the build would ship, for a rule. */
async function shippedVerdict(grammar: Grammar, rule: string): Promise<Verdict> {
  return verdictOf((await load(compileParser(grammar))) as ParserModule, pegName(rule));
}

/** Returns the verdicts of the parser that Peggy's own back end makes. */
async function stockVerdict(grammar: Grammar, rule: string): Promise<Verdict> {
  const { parse } = (await load(compileStockParser(grammar))) as {
    parse(input: string, options: object): { peg$success: boolean };
  };
  // With peg$library, the parser returns its result. Otherwise a refusal takes 20 microseconds, mostly for the error's
  // message.
  const options = { startRule: pegName(rule), peg$library: true, peg$silentFails: 1 };
  return (text) => parse(text, options).peg$success;
}

/**
 * Defines the tests.
 *
 * @param stringsOf returns the strings to test a rule on, from the ABNF's automaton and the PEG
 */
export function testMistakes(stringsOf: (automaton: Automaton, peg: Peg, rule: string) => Iterable<string>): void {
  test.each(["scheme", "dec-octet", "path"])("%s passes if the copy has no mistake", async (rule) => {
    const grammar = changed("rfc3986.peggy", (text) => text);
    const strings = [...stringsOf(automaton, pegOf(grammar), rule)];
    for (const verdict of [shippedVerdict, stockVerdict]) {
      expect(differences(oracleOf(automaton, rule), await verdict(grammar, rule), { strings })).toEqual([]);
    }
  });

  test.each(MISTAKES)("$rule fails with $name", async ({ file, search, replace, rule, stockOnly = false }) => {
    const grammar = changed(file, (text) => {
      expect(text.split(search)).toHaveLength(2);
      return text.replace(search, () => replace);
    });
    const peg = pegOf(grammar);
    const oracle = oracleOf(automaton, rule);
    // The automaton of the PEG gives the string on which it is wrong.
    const difference = firstDifference(machineOf(automaton, rule), peg.machine(pegName(rule)));
    expect(difference).not.toBeNull();
    for (const verdict of stockOnly ? [stockVerdict] : [stockVerdict, shippedVerdict]) {
      const accepts = await verdict(grammar, rule);
      expect(differences(oracle, accepts, { strings: stringsOf(automaton, peg, rule), most: 1 })).toHaveLength(1);
      expect(accepts(String(difference))).toBe(!oracle.accepts(String(difference)));
    }
  });
}
