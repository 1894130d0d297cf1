// The rules of the namespaces, which the scheme's top rule does not refer to, and a user's own namespaces.
import { pegName } from "../../scripts/build/literate.js";
import { compileSchemeAutomaton, readScheme } from "../../scripts/build/schemes.js";
import { namespaces, urn, urnWith, type URNNamespace } from "../../src/schemes/urn.js";
import { withSchemes } from "../../src/schemes/define.js";
import { firstDifference, machineOf } from "../conformance/machine.js";
import { differences, oracleOf, pegOf } from "../conformance/oracle.js";
import { othersOf } from "./table.js";
import { ofNamespaces } from "../tables/scheme/urn.js";

describe("each namespace accepts exactly the language of its ABNF", () => {
  const grammar = readScheme("urn");
  const peg = pegOf(grammar);

  test.each([...namespaces.values()])("$nid: $rule", ({ rule, test: accepts }) => {
    const automaton = compileSchemeAutomaton(grammar, [rule]);
    expect(firstDifference(machineOf(automaton, rule), peg.machine(pegName(rule)))).toBeNull();
    const oracle = oracleOf(automaton, rule, peg, { small: 0, large: 10_000 });
    expect(differences(oracle, accepts, { strings: oracle.strings() })).toEqual([]);
  });
});

describe.each([...namespaces])("%s", (nid, namespace) => {
  test("has its document and its section", () => {
    const { nid: name, specification, section, url } = namespace;
    expect(name).toBe(nid);
    expect(specification.name).toMatch(/^RFC \d+$/);
    expect(section.startsWith(`${specification.name.replace(" ", "")}:`)).toBe(true);
    expect(url).toBe(
      `https://www.rfc-editor.org/rfc/${specification.name.replace(" ", "").toLowerCase()}#section-${section.replace(/^.*:/, "")}`,
    );
    expect(urn.grammar.definition(namespace.rule).section).toBe(section);
  });

  test("has requirements with its NID, sections and rules", () => {
    for (const { code, section, rule } of namespace.requirements) {
      expect(code.startsWith(`${nid}-`)).toBe(true);
      expect(section).toMatch(/^RFC\d+:[\d.]+$/);
      expect(urn.grammar.rules).toContain(rule);
    }
  });

  test("has valid examples", () => {
    const { validate } = withSchemes([urn]);
    expect(namespace.examples.length).toBeGreaterThan(0);
    for (const each of namespace.examples) {
      expect(each.startsWith(`urn:${nid}:`)).toBe(true);
      expect(validate(each).diagnostics).toEqual([]);
    }
  });

  test("is frozen", () => {
    expect(Object.isFrozen(namespace)).toBe(true);
    for (const each of [
      namespace.specification,
      namespace.examples,
      namespace.requirements,
      ...namespace.requirements,
    ]) {
      expect(Object.isFrozen(each)).toBe(true);
    }
  });
});

test.each(Object.entries(ofNamespaces))("%s has at least eight valid and eight other strings", (nid, table) => {
  const others = othersOf(table);
  expect(namespaces.has(nid)).toBe(true);
  expect([table.valid, others].every(({ length }) => length >= 8)).toBe(true);
  for (const uri of others) expect(uri.toLowerCase().startsWith(`urn:${nid}:`)).toBe(true);
});

test("the map of namespaces is read-only", () => {
  expect(namespaces.size).toBe(15);
  expect("set" in namespaces).toBe(false);
  expect(namespaces.get("ISBN")).toBeUndefined();
  expect(namespaces.get("__proto__")).toBeUndefined();
});

test("a mistake is explained by the summary, at the first wrong character", () => {
  const { summary, explain } = namespaces.get("service") as URNNamespace;
  expect(explain("sos.-")).toEqual({ start: 4, end: 5, message: summary });
  expect(explain("sos.")).toEqual({ start: 4, end: 4, message: summary });
});

test("an NSS that does not match the rule of its namespace breaks no other requirement", () => {
  for (const { requirements: own = [] } of namespaces.values()) {
    for (const { find } of own) expect([...find("mac:A!")]).toEqual([]);
  }
});

test.each([
  ["isbn", "9-79-0-306-40615-1", []],
  ["isbn", "9-7-50306406157", [{ start: 0, end: 5 }]],
  ["oid", "3.40", [{ start: 0, end: 1 }]],
  ["oid", "2.40", []],
  ["oid", "1.40.3", [{ start: 2, end: 4 }]],
  ["uuid", "00000000-0000-0000-0000-000000000001", [{ start: 19, end: 20 }]],
  ["uuid", "ffffffff-FFFF-ffff-ffff-ffffffffffff", []],
] as const)("%s: what the header says is wrong with %s", (nid, nss, spans) => {
  const { requirements = [] } = namespaces.get(nid) as URNNamespace;
  const found = requirements.filter(({ code }) => !code.endsWith("digit")).flatMap(({ find }) => [...find(nss)]);
  expect(found.map(({ start, end }) => ({ start, end }))).toEqual(spans);
});

test("a rule of a namespace without a node gives a leaf, although the parser does not have it", () => {
  expect(urn.grammar.tree?.parse("sos.fire", "service")).toEqual({
    type: "service",
    start: 0,
    end: 8,
    value: "sos.fire",
  });
  expect(() => urn.grammar.tree?.parse("sos.", "service")).toThrow("ends too early");
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
