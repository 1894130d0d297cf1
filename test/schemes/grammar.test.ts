import { schemes, defineScheme, rfc, type AnyScheme, type SchemeDefinition } from "../../src/schemes/index.js";
import { rfc1738 } from "../../src/standards/rfc1738/index.js";

const grammarOf = (key: string): AnyScheme["grammar"] => (schemes.get(key) as AnyScheme).grammar;
const sip = grammarOf("sip");

test.each([
  ["host", "a.example", true],
  ["host", "[::1]", true],
  ["host", "a_b", false],
  ["host", "a.example#f", false],
  ["IPv4address", "255.0.0.1", true],
  ["IPv4address", "256.0.0.1", false],
  ["SIP-URI", "sip:a@b", true],
  ["SIPS-URI", "sip:a@b", false],
])("the rule %s matches the whole string %j: %j", (rule, text, valid) => {
  expect(sip.test(text, { rule })).toBe(valid);
  expect(sip.recognize(text, { rule }).ok).toBe(valid);
  expect(sip.automaton(rule).test(text, rule)).toBe(valid);
});

test("without a rule, the string is a whole URI, and its fragment is ignored", () => {
  expect(sip.test("sip:a@b#f")).toBe(true);
  expect(sip.test("sip:a@b#f", { rule: sip.rule })).toBe(false);
  expect(sip.recognize("sip:a@b#f")).toMatchObject({ ok: true, index: 7 });
  expect(sip.recognize("sip:a@b#f", { rule: sip.rule })).toMatchObject({ ok: false, index: 7 });
});

test("each rule has its section, and the scheme's own rules have the notation of their document", () => {
  expect(sip.rules.slice(0, 3)).toEqual(["SIP-URI", "SIPS-URI", "userinfo"]);
  expect(sip.rules).toContain("IPv6address");
  expect(sip.definition("port")).toEqual({
    name: "port",
    section: "25.1",
    title: "Basic Rules",
    definition: "port           =  1*DIGIT",
  });
  expect(sip.definition("IPv6address")).toEqual({
    name: "IPv6address",
    section: "RFC3986:3.2.2",
    title: "Host",
    definition: undefined,
  });
  expect(sip.expression("port")).toEqual({
    type: "repetition",
    item: { type: "rule", name: "DIGIT" },
    min: 1,
    max: Infinity,
  });
  expect(Object.isFrozen(sip)).toBe(true);
  expect(Object.isFrozen(sip.rules)).toBe(true);
});

/** All pairs of different schemes of one file of `grammar/scheme/`. They share the automata of their rules. */
const neighbours = [...schemes.values()].flatMap((scheme) =>
  [...schemes.values()]
    .filter(
      ({ name, grammar: { rules } }) => name !== scheme.name && rules.length > 0 && rules === scheme.grammar.rules,
    )
    .map((other) => [scheme, other] as const),
);

test("a grammar refuses the URIs of the other schemes of its file", () => {
  expect(neighbours.length).toBeGreaterThan(200);
  const accepted = neighbours.flatMap(([{ name, grammar }, { examples }]) =>
    [...examples, ...examples.map((uri) => uri.toUpperCase())]
      .filter((uri) => grammar.test(uri) || grammar.parse(uri) !== null || grammar.recognize(uri)?.ok !== false)
      .map((uri) => [name, uri]),
  );
  expect(accepted).toEqual([]);
});

test("a URI of another scheme of the file is wrong from the first character of another name", () => {
  const verdicts = neighbours
    .filter(([{ standard }]) => standard === "rfc3986")
    .flatMap(([{ name, grammar }, { examples }]) => examples.map((uri) => [name, uri, grammar.recognize(uri)?.index]));
  const firstOther = (name: string, uri: string): number =>
    [...`${name}:`].findIndex((letter, at) => letter !== uri.charAt(at).toLowerCase());
  expect(verdicts).toEqual(verdicts.map(([name, uri]) => [name, uri, firstOther(String(name), String(uri))]));
});

test.each([
  ["hdfs", "mqtt://h/", 0, ["H", "h"]],
  ["redis", "rediss://h/0", 5, [":"]],
  ["REDISS", "redis:/0", 5, ["S", "s"]],
  ["rediss", "redis", 5, ["S", "s"]],
  ["svn+ssh", "svn://h/", 3, ["+"]],
  ["ssh", "\u017Fsh://h/", 0, ["S", "s"]],
  ["mqtt", "", 0, ["M", "m"]],
])("the grammar of %s refuses %j at %i", (name, input, index, expected) => {
  const grammar = grammarOf(name.toLowerCase());
  expect(grammar.test(input)).toBe(false);
  expect(grammar.recognize(input)).toEqual({ ok: false, index, expected, complete: false });
});

test("a rule that several schemes share matches the URIs of all of them", () => {
  expect(grammarOf("redis").test("rediss:/0", { rule: "redis-URI" })).toBe(true);
  expect(grammarOf("redis").recognize("rediss:/0", { rule: "redis-URI" }).ok).toBe(true);
});

test("schemes of one file share their rules", () => {
  const sips = grammarOf("sips");
  expect(sips.rules).toBe(sip.rules);
  expect(sips.automaton("host")).toBe(sip.automaton("host"));
});

test("a scheme of RFC 1738 has the rules and the automata of the standard", () => {
  const ftp = grammarOf("rfc1738/ftp");
  expect(ftp.rules).toBe(rfc1738.rules);
  expect(ftp.automaton("host")).toBe(rfc1738.automaton("host"));
  expect(ftp.test("a.example", { rule: "host" })).toBe(true);
  expect(ftp.recognize("a_b", { rule: "host" })).toEqual(rfc1738.recognize("a_b", { rule: "host" }));
  expect(ftp.expression("host")).toBe(rfc1738.expression("host"));
  expect(ftp.definition("ftptype")).toEqual({
    name: "ftptype",
    section: "3.2.2",
    title: rfc1738.definition("ftptype").title,
    definition: expect.stringMatching(/^ftptype +=/) as string,
  });
  expect(ftp.definition("host").definition).toBeUndefined();
});

const asked: readonly (readonly [what: string, ask: (grammar: AnyScheme["grammar"], rule: string) => unknown])[] = [
  ["test", (grammar, rule) => grammar.test("", { rule })],
  ["recognize", (grammar, rule) => grammar.recognize("", { rule })],
  ["automaton", (grammar, rule) => grammar.automaton(rule)],
  ["definition", (grammar, rule) => grammar.definition(rule)],
  ["expression", (grammar, rule) => grammar.expression(rule)],
];

test.each(asked)("%s throws for an unknown rule and lists the known rules", (_, ask) => {
  for (const rule of ["constructor", "URI", ""]) {
    expect(() => ask(sip, rule)).toThrow(
      new RangeError(`the grammar of sip, sips does not have this rule. Its rules are ${sip.rules.join(", ")}.`),
    );
  }
  expect(() => ask(grammarOf("rfc1738/ftp"), "authority")).toThrow(
    /^rfc1738 does not have this rule, but rfc3986.* has it\. Its rules are genericurl, url, /,
  );
});

const right = { name: "x", specification: rfc(1, "One"), section: "2", status: null } satisfies SchemeDefinition;

test.each<[string, SchemeDefinition]>([
  ["functions", { ...right, grammar: { rule: "x-URI", test: (text) => text === "x:a" } }],
  ["no grammar", right],
])("%s has no known rules", (_, definition) => {
  const { grammar } = defineScheme(definition);
  expect(grammar.rules).toEqual([]);
  expect(grammar.nodeTypes()).toEqual([]);
  expect(grammar.test("x:a")).toBe(true);
  for (const [, ask] of asked) {
    expect(() => ask(grammar, "x-URI")).toThrow(
      new RangeError("this grammar does not have this rule. Its rules are not known."),
    );
  }
});

test("a grammar made of functions can have a language", () => {
  const { grammar } = defineScheme({ ...right, grammar: { test: () => true, language: sip } });
  expect(grammar.rules).toBe(sip.rules);
  expect(grammar.test("a_b", { rule: "host" })).toBe(false);
  expect(grammar.definition("host")).toEqual({
    name: "host",
    section: "25.1",
    title: "Basic Rules",
    definition: undefined,
  });
});
