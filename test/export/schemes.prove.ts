// Proves for each rule of a part of the schemes (`npm run prove:all`: of all) that the expression for JavaScript matches
// exactly its texts.
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { automatonOf as automatonOfABNF } from "../../scripts/build/automaton.js";
import { lazy } from "../../src/core/lazy.js";
import { firstDifference, machineOf } from "../conformance/machine.js";
import { toABNF, toRegExp } from "../../src/export/index.js";
import { oneOf } from "../support/effort.js";
import { selected } from "../support/selected.js";
import { automatonOf, difference } from "./equal.js";

/** The rules that a file has already proven: several files import the same. */
const proven = new Set<string>();

/** The longest expression so far. */
let longest = 0;

describe.each(selected(oneOf(3, schemeFiles()), (file) => file))("%s", (file) => {
  const grammar = readScheme(file);
  const [scheme = ""] = grammar.schemes.keys();
  const unproven = grammar.rules.filter(({ name, section, definition }) => {
    const isOwn = grammar.own.some((each) => each.name === name) || [...grammar.schemes.values()].includes(name);
    const key = isOwn ? `${file} ${name}` : `${section} ${definition}`;
    const isNew = !proven.has(key);
    proven.add(key);
    return isNew;
  });

  const names = unproven.map(({ name }) => name);
  const automaton = lazy(() => compileSchemeAutomaton(grammar, names));

  test("the expression of each rule matches exactly its texts", () => {
    const found = names.map((rule) => {
      const { source, flags } = toRegExp(rule, { scheme });
      longest = Math.max(longest, source.length);
      return [rule, difference(automatonOf(new RegExp(source, flags)), automaton(), rule)];
    });
    expect(found.filter(([, text]) => text !== null)).toEqual([]);
  }, 120_000);

  test("the ABNF of each rule has the same texts", () => {
    const found = names.map((rule) => {
      const allowed = rule.replaceAll(/[+_]/g, "-");
      const other = automatonOfABNF(toABNF(rule, { scheme }), rule, [allowed]);
      return [rule, firstDifference(machineOf(automaton(), rule), machineOf(other, allowed))];
    });
    expect(found.filter(([, text]) => text !== null)).toEqual([]);
  }, 120_000);

  test("each rule has a pattern of XML Schema, and no expression repeats more than RE2 allows", () => {
    for (const rule of names) {
      expect(() => toRegExp(rule, { scheme, flavor: "xsd" })).not.toThrow();
      const counts = toRegExp(rule, { scheme, flavor: "re2" }).source.matchAll(/\{(?:\d*,)?(\d+)\}/g);
      expect(Math.max(0, ...Array.from(counts, ([, count]) => Number(count)))).toBeLessThanOrEqual(1000);
    }
  });
});

test("no expression is longer than the guide says", () => {
  expect(longest).toBeLessThan(20_000);
});
