// The suite bites: grammars with one deliberate mistake, each of a kind that a transcription into PEG invites, do not
// pass the suite of the rule that the mistake is in.
import { readFileSync } from "node:fs";
import { compileParser } from "../../scripts/build/grammar.js";
import { pegName } from "../../scripts/build/literate.js";
import { STANDARDS, type StandardSource } from "../../scripts/build/standards.js";
import { firstDifference, machineOf } from "./machine.js";
import { differences, oracleOf, Subject, subjectOf, verdictOf, type ParserModule } from "./oracle.js";

interface Mistake {
  readonly name: string;
  readonly file: string;
  readonly search: string;
  readonly replace: string;
  readonly rule: string;
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

const standard = STANDARDS.find(({ id }) => id === "rfc3986") as StandardSource;
const { grammar: right } = subjectOf(standard.id);

const read = (file: string): string => readFileSync(new URL(`../../grammar/${file}`, import.meta.url), "utf8");

/** The standard with one grammar file changed. */
function changed(file: string, change: (text: string) => string): Subject {
  const subject = new Subject(standard, (name) => (name === file ? change(read(name)) : read(name)));
  // The change is in the PEG alone: the ABNF stays as it is.
  expect(subject.grammar.rules.map(({ definition }) => definition)).toEqual(
    right.rules.map(({ definition }) => definition),
  );
  return subject;
}

/** The verdict of the parser that the build would make. */
async function parserOf({ grammar }: Subject, rule: string): Promise<(text: string) => boolean> {
  const source = Buffer.from(compileParser(grammar)).toString("base64");
  return verdictOf((await import(`data:text/javascript;base64,${source}`)) as ParserModule, pegName(rule));
}

test.each(["scheme", "dec-octet", "path"])("%s passes in a copy without a mistake", async (rule) => {
  const subject = changed("rfc3986.peggy", (text) => text);
  expect(differences(oracleOf(subject, rule), await parserOf(subject, rule))).toEqual([]);
});

test.each(MISTAKES)("$rule does not pass with $name", async ({ file, search, replace, rule }) => {
  const subject = changed(file, (text) => {
    expect(text.split(search)).toHaveLength(2);
    return text.replace(search, () => replace);
  });
  const oracle = oracleOf(subject, rule);
  const accepts = await parserOf(subject, rule);
  expect(differences(oracle, accepts)).not.toEqual([]);
  // And it is not only the suite that sees it: the PEG's own automaton says on which string.
  const difference = firstDifference(machineOf(subject.automaton, rule), subject.peg.machine(pegName(rule)));
  expect(difference).not.toBeNull();
  expect(accepts(String(difference))).toBe(!oracle.accepts(String(difference)));
});
