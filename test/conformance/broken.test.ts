// The suite bites: grammars with one deliberate mistake, each of a kind that a transcription into PEG invites, do not
// pass the suite of the rule that the mistake is in.
import { readFileSync } from "node:fs";
import { compileParser, readGrammar } from "../../scripts/build/grammar.js";
import { pegName } from "../../scripts/build/literate.js";
import { STANDARDS, type StandardSource } from "../../scripts/build/standards.js";
import { differences, oracleOf, subjectOf, verdictOf, type Oracle, type ParserModule } from "./oracle.js";

interface Mistake {
  readonly name: string;
  readonly file: string;
  readonly search: string;
  readonly replace: string;
  readonly rule: string;
}

const RFC3986: readonly Mistake[] = [
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
    search: `query = (pchar / "/" / "?")*`,
    replace: `query = (pchar / "/")*`,
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
    search: `port = DIGIT*`,
    replace: `port = DIGIT+`,
    rule: "authority",
  },
  {
    name: "the letter K of any script, as a literal that ignores case has it",
    file: "rfc3986.peggy",
    search: `unreserved = ALPHA`,
    replace: `unreserved = "k"i / ALPHA`,
    rule: "reg-name",
  },
  {
    name: "characters past ASCII in a path",
    file: "rfc3986.peggy",
    search: `pchar = unreserved`,
    replace: `pchar = [^\\0-\\x7F] / unreserved`,
    rule: "path-absolute",
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

const subject = subjectOf("rfc3986");
const standard = STANDARDS.find(({ id }) => id === subject.id) as StandardSource;
const oracles = new Map<string, Oracle>();

function oracle(rule: string): Oracle {
  const known = oracles.get(rule) ?? oracleOf(subject, rule);
  oracles.set(rule, known);
  return known;
}

const read = (file: string): string => readFileSync(new URL(`../../grammar/${file}`, import.meta.url), "utf8");

/** Compiles the standard's grammar with one file changed. */
async function parserWith(file: string, change: (text: string) => string): Promise<ParserModule> {
  const grammar = readGrammar(standard, (name) => (name === file ? change(read(name)) : read(name)));
  // The mistake is in the PEG alone: the ABNF, from which the suite is made, stays as it is.
  expect(grammar.rules.map(({ definition }) => definition)).toEqual(
    subject.grammar.rules.map(({ definition }) => definition),
  );
  const source = Buffer.from(compileParser(grammar)).toString("base64");
  return (await import(`data:text/javascript;base64,${source}`)) as ParserModule;
}

test("a copy without a mistake passes", async () => {
  const parser = await parserWith("rfc3986.peggy", (text) => text);
  for (const rule of ["scheme", "dec-octet", "path"]) {
    expect(differences(oracle(rule), verdictOf(parser, pegName(rule)))).toEqual([]);
  }
});

test.each(RFC3986)("$rule does not pass: $name", async ({ file, search, replace, rule }) => {
  const parser = await parserWith(file, (text) => {
    expect(text.split(search)).toHaveLength(2);
    return text.replace(search, () => replace);
  });
  expect(differences(oracle(rule), verdictOf(parser, pegName(rule)))).not.toEqual([]);
});
