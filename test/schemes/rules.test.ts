import { parse } from "../../generated/scheme/http.parser.js";
import { table } from "../../generated/scheme/http.table.js";
import { defineScheme, rfc, schemes, type AnyScheme, type SchemeDefinition } from "../../src/schemes/index.js";
import { rulesOf } from "../../src/schemes/mechanism/rules.js";

const known = [...schemes.values()];

const namesOf = (scheme: AnyScheme, all: Iterable<AnyScheme> = known): string[] =>
  rulesOf(scheme, all).map(({ name }) => name);

const schemeOf = (key: string): AnyScheme => schemes.get(key) as AnyScheme;

test("a scheme does not list the rules of another scheme in the same file", () => {
  expect(namesOf(schemeOf("http"))).toEqual(["http-URI"]);
  expect(namesOf(schemeOf("https"))).toEqual(["https-URI"]);
});

test("a rule that no other rule refers to is listed", () => {
  expect(namesOf(schemeOf("http"), [])).toEqual(["http-URI", "https-URI"]);
});

// Schemes without a grammar of their own have no rules.
const withRules = known.filter(({ grammar }) => grammar.rules.length > 0);

test.each(withRules.map((scheme) => [`${scheme.standard} ${scheme.name}`, scheme] as const))(
  "%s: the list contains the top rule, and each rule has a definition",
  (_, scheme) => {
    expect(namesOf(scheme)).toContain(scheme.grammar.rule);
    for (const { name, definition } of rulesOf(scheme, known)) {
      expect(definition.replace(/ .*/s, "")).toBe(name);
    }
  },
);

test.each([
  ["rfc1738/ftp", ["ftpurl", "fpath", "fsegment", "ftptype"]],
  ["rfc1738/file", ["fpath", "fsegment", "fileurl"]],
  ["rfc1738/mailto", ["mailtourl", "encoded822addr"]],
  ["rfc1738/nntp", ["group", "nntpurl"]],
])("%s: the list contains the rules of the sections on schemes", (key, names) => {
  expect(namesOf(schemeOf(key))).toEqual(names);
  expect(rulesOf(schemeOf(key), known).map(({ section }) => section)).not.toContain("3.1");
});

describe("a user's scheme", () => {
  const definition = { name: "x", specification: rfc(1, "One"), section: "1", status: null } satisfies SchemeDefinition;

  test("without a grammar", () => {
    expect(rulesOf(defineScheme(definition), known)).toEqual([]);
  });

  test("with rules that refer to other rules, and with an imported rule", () => {
    const definitions = {
      "http-URI": 'http-URI = "u" LETTER ; digit\n / <digit> / %x61',
      letter: 'letter = "digit" / http-uri / silent',
      digit: "digit = %x30-39",
      "https-URI": "https-URI = digit",
    };
    const rules = [
      "§1 One",
      'http-URI="u"letter/%x61',
      'letter="digit"/http-URI/silent',
      "digit=%x30-39",
      "§2 Two",
      "https-URI=digit",
      "§RFC9:1 Other",
      "silent=digit",
    ].join("\n");
    const grammar = {
      parse,
      table,
      rules,
      definitions,
      shapes: "",
      schemes: { x: { rule: "http-URI" }, y: { rule: "https-URI" } },
    };
    const [one, other] = [
      defineScheme({ ...definition, grammar }),
      defineScheme({ ...definition, name: "y", grammar }),
    ];
    expect(namesOf(one, [])).toEqual(["http-URI", "letter", "digit", "https-URI"]);
    expect(namesOf(one, [one, other])).toEqual(["http-URI", "letter"]);
    expect(namesOf(other, [one, other])).toEqual(["digit", "https-URI"]);
    expect(rulesOf(other, [one])[0]).toEqual({
      name: "digit",
      section: "1",
      title: "One",
      definition: "digit = %x30-39",
    });
  });
});
