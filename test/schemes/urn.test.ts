// The rules of the namespaces, which the scheme's top rule does not refer to, and a user's own namespaces.
import { pegName } from "../../scripts/build/literate.js";
import { compileSchemeAutomaton, readScheme } from "../../scripts/build/schemes.js";
import { namespaces, urnWith, type URNNamespace } from "../../src/schemes/urn.js";
import { withSchemes } from "../../src/schemes/define.js";
import { firstDifference, machineOf } from "../conformance/machine.js";
import { differences, oracleOf, pegOf } from "../conformance/oracle.js";

describe("each namespace accepts exactly the language of its ABNF", () => {
  const grammar = readScheme("urn");
  const peg = pegOf(grammar);

  test.each([...namespaces.values()])("$nid: $rule", ({ rule, test: accepts }) => {
    const automaton = compileSchemeAutomaton(grammar, [rule]);
    expect(firstDifference(machineOf(automaton, rule), peg.machine(pegName(rule)))).toBeNull();
    expect(differences(oracleOf(automaton, rule, peg), accepts)).toEqual([]);
  });
});

test("a namespace can be added", () => {
  const even: URNNamespace = {
    nid: "even",
    section: "RFC0:0",
    rule: "even",
    summary: "A number is even.",
    test: (nss) => /[02468]$/.test(nss),
    explain: (nss) => ({ start: nss.length - 1, end: nss.length, message: "This digit is odd." }),
  };
  const { validate, normalize } = withSchemes([urnWith([...namespaces.values(), even])]);
  expect(validate("urn:even:12").ok).toBe(true);
  expect(validate("urn:EVEN:13").diagnostics).toMatchObject([{ code: "urn/even", start: 10, end: 11 }]);
  expect(normalize("urn:EVEN:A%4a2")).toBe("urn:even:A%4A2");
});
