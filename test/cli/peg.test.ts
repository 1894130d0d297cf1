import peggy from "peggy";
import { compileAutomaton, readGrammar } from "../../scripts/build/grammar.js";
import { pegName } from "../../scripts/build/literate.js";
import { STANDARDS } from "../../scripts/build/standards.js";
import { toPeggy } from "../../src/cli/peg.js";
import { schemes } from "../../src/schemes/index.js";
import { standards, type StandardId } from "../../src/standards/index.js";
import { machineOf } from "../conformance/machine.js";
import { peggyDifferences } from "./peg.js";

describe.each(STANDARDS.map((source) => [source.id as StandardId, source] as const))("%s", (standard, source) => {
  const { rules, defaultRule } = standards[standard];
  const automaton = compileAutomaton(readGrammar(source), [...rules]);

  test("the parser of each rule accepts its texts", () => {
    const wrong = rules.flatMap((rule) =>
      peggyDifferences(toPeggy(rule, { standard }), machineOf(automaton, rule)).map((text) => [rule, text]),
    );
    expect(wrong).toEqual([]);
  });

  test("the rule comes first, and all that follow are needed", () => {
    for (const rule of rules) {
      const names = peggy.parser
        .parse(toPeggy(rule, { standard }), { reservedWords: [] })
        .rules.map(({ name }) => name);
      expect(names[0]).toBe(pegName(rule));
      expect(new Set(names).size).toBe(names.length);
    }
    expect(toPeggy(undefined, { standard })).toBe(toPeggy(defaultRule, { standard }));
  });
});

test("the texts", () => {
  expect(toPeggy("host", {})).toMatch(
    /^host\n {2}= IP_literal\n {2}\/ IPv4address !\(unreserved \/ pct_encoded \/ sub_delims\)\n {2}\/ reg_name\nIP_literal = "\[" \(IPv6address \/ IPvFuture\) "\]"\n/,
  );
  expect(toPeggy("port", { standard: "rfc3986" })).toBe("port = DIGIT*\nDIGIT = [0-9]\n");
  expect(toPeggy("iprivate", { standard: "rfc3987" })).toBe(
    "iprivate\n  = [\\uE000-\\uF8FF]\n  / [\\uDB80-\\uDBBE\\uDBC0-\\uDBFE] [\\uDC00-\\uDFFF]\n  / [\\uDBBF\\uDBFF] [\\uDC00-\\uDFFD]\n",
  );
});

test("every rule of every scheme", () => {
  for (const { name: scheme, standard, grammar } of schemes.values()) {
    for (const rule of grammar.rules) expect(toPeggy(rule, { standard, scheme })).toMatch(/^\w+(?: =|\n {2}=) /);
  }
  expect(toPeggy(undefined, { standard: "rfc1738", scheme: "wais" })).toMatch(/^waisurl\n/);
});

test.each([[{ scheme: "__proto__" }, "The option 'scheme' must be the name of a known scheme, in lower case."]])(
  "%j",
  (options, message) => {
    expect(() => toPeggy(undefined, options)).toThrow(new RangeError(message));
  },
);

test("a scheme without a grammar of its own has the rules of its standard", () => {
  expect(toPeggy(undefined, { scheme: "javascript" })).toBe(toPeggy("URI", {}));
});
