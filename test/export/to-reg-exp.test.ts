import { compileAutomaton, readGrammar } from "../../scripts/build/grammar.js";
import { compileSchemeAutomaton, readScheme } from "../../scripts/build/schemes.js";
import { GENERIC, STANDARDS } from "../../scripts/build/standards.js";
import { toRegExp } from "../../src/export/index.js";
import { rfc3986, standards, type StandardId } from "../../src/standards/index.js";
import { unknownStandard } from "../../src/standards/unknown.js";
import { automatonOf, difference } from "./equal.js";

describe.each(STANDARDS.map((source) => [source.id as StandardId, source] as const))("%s", (standard, source) => {
  test("the expression of each rule matches exactly its texts", () => {
    const { rules } = standards[standard];
    const automaton = compileAutomaton(readGrammar(source), [...rules]);
    const found = rules.map((rule) => {
      const { source, flags } = toRegExp(rule, { standard });
      return [rule, difference(automatonOf(new RegExp(source, flags)), automaton, rule)];
    });
    expect(found.filter(([, text]) => text !== null)).toEqual([]);
    expect(found.length).toBeGreaterThan(20);
  });
});

/** Rules whose ABNF has several ways to read a text: parts of them become deterministic. */
test.each([
  ["sip", "sip", "uri-parameters"],
  ["h323", "h323", "H323-URL"],
  ["nested", "jar", "jar-URL"],
  ["otpauth", "otpauth", "label"],
  ["payto", "payto", "opts"],
  ["service", "service", "url-path"],
])("the grammar %s, scheme %s: %s", (file, scheme, rule) => {
  const automaton = compileSchemeAutomaton(readScheme(file), [rule]);
  const { source, flags } = toRegExp(rule, { scheme });
  expect(difference(automatonOf(new RegExp(source, flags)), automaton, rule)).toBeNull();
});

test("a scheme without a grammar of its own has the rules of its standard", () => {
  const { source, ...rest } = toRegExp("URI");
  expect(toRegExp(undefined, { scheme: "facetime" })).toEqual({ source, ...rest });
  expect(toRegExp("port", { scheme: "facetime" })).toEqual(toRegExp("port"));
});

test("the comparison finds a text that only one matches", () => {
  const automaton = compileAutomaton(readGrammar(GENERIC), ["port", "scheme"]);
  expect(difference(automatonOf(/^[0-9]+$/), automaton, "port")).toBe("");
  expect(difference(automatonOf(/^[0-9]*[!]?$/), automaton, "port")).toBe("!");
  expect(difference(automatonOf(/^[A-Za-z][A-Za-z0-9+.]*$/), automaton, "scheme")).toBe("A-");
});

test.each([
  [
    ["port", { flavor: "perl5" }],
    "The option 'flavor' must be one of these: js, pcre, python, java, dotnet, re2, ruby, perl, xsd.",
  ],
  [["port", { standard: "rfc1" }], unknownStandard(Object.keys(standards)).message],
  [["port", { scheme: "__proto__" }], "The option 'scheme' must be the name of a known scheme, in lower case."],
  [
    ["port", { scheme: "HTTP" }],
    "The option 'scheme' must be the name of a known scheme, in lower case. Did you mean 'http'?",
  ],
  [["port", { scheme: "rfc1738/http" }], "The option 'scheme' must be the name of a known scheme, in lower case."],
  [["ports"], `rfc3986 does not have this rule. Its rules are ${rfc3986.rules.join(", ")}.`],
] as const)("%j", (args, message) => {
  expect(() => toRegExp(...(args as unknown as Parameters<typeof toRegExp>))).toThrow(new RangeError(message));
});

test("an option with an unknown name is refused", () => {
  const options = { flavour: "js" } as object;
  expect(() => toRegExp("port", options)).toThrow(
    new TypeError("The options must have no other names than standard, scheme, flavor."),
  );
});
