// Which strings match each rule: a digest for each scheme and for each rule of a standard. A grammar that gains or loses a
// character anywhere, in the ABNF and in the PEG at once, changes a line. test/README.md says how to write the file again.
import fc from "fast-check";
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import type { Automaton } from "../../src/core/automaton.js";
import { schemes, type AnyScheme } from "../../src/schemes/index.js";
import { standards } from "../../src/standards/index.js";
import type { AnyStandard } from "../laws/subject.js";
import { tables } from "../schemes/table.js";
import { selected, testOfAll } from "../support/selected.js";
import { languageOf, runsOf, type Machine } from "./languages.js";

/** The rules of each grammar file, with the automaton that has them. */
const rows: readonly (readonly [file: string, rules: readonly (readonly [machine: Automaton, rule: string])[]])[] = [
  ...[...new Set(tables.map(([file]) => file))].flatMap((file) => {
    const own = tables.flatMap(([of, key]) => (of === file ? [(schemes.get(key) as AnyScheme).grammar] : []));
    const rules = new Map(own.filter(({ rules: all }) => all.length > 0).map((grammar) => [grammar.rule, grammar]));
    const machines = Array.from(rules, ([rule, grammar]) => [grammar.automaton(rule), rule] as const);
    return machines.length > 0 ? [[`scheme/${file}`, machines] as const] : [];
  }),
  ...selected(Object.values(standards) as unknown as readonly AnyStandard[], ({ id }) => id).map(
    (standard) => [standard.id, standard.rules.map((rule) => [standard.automaton(rule), rule] as const)] as const,
  ),
];

/** Returns a line for each rule of a file: the file, the rule, the number of its states, and its digest. */
function linesOf([file, rules]: (typeof rows)[number]): string[] {
  const runs = new Map([...new Set(rules.map(([machine]) => machine))].map((machine) => [machine, runsOf(machine)]));
  return rules.map(([machine, rule]) => `${file} ${rule} ${languageOf(machine, rule, runs.get(machine))}`);
}

const PLACE = new URL("../tables/languages.txt", import.meta.url);
if (process.env["EXPLANATIONS"] === "write") writeFileSync(PLACE, `${rows.flatMap(linesOf).join("\n")}\n`);
const recorded = readFileSync(PLACE, "utf8").trimEnd().split("\n");

test.each(rows)("%s: its rules match no other strings", (file, rules) => {
  expect(linesOf([file, rules])).toEqual(recorded.filter((line) => line.startsWith(`${file} `)));
});

testOfAll("each line is about a file", () => {
  const files = new Set(rows.map(([file]) => file));
  expect(recorded.filter((line) => !files.has(line.slice(0, line.indexOf(" "))))).toEqual([]);
});

/** All rules. */
const ALL = rows.flatMap(([file, rules]) => rules.map(([machine, rule]) => ({ file, machine, rule })));

test("a character that one state gains or loses changes the digest", () => {
  const changes = fc.record({
    each: fc.constantFrom(...ALL),
    walk: fc.array(fc.nat(), { maxLength: 12 }),
    picked: fc.nat(),
  });
  fc.assert(
    fc.property(changes, ({ each: { machine, rule }, walk, picked }) => {
      const codes = runsOf(machine).map(([code]) => code);
      const nextOf = (state: number): number[] => codes.filter((code) => machine.step(state, code) !== 0);
      const at = walk.reduce((state, pick) => {
        const next = nextOf(state);
        return next.length === 0 ? state : machine.step(state, next[pick % next.length] as number);
      }, machine.start(rule));
      const ascii = Array.from({ length: 0x80 }, (_, code) => code);
      const changed = ascii[picked % ascii.length] as number;
      const target = machine.step(at, changed) === 0 ? machine.start(rule) : 0;
      const mutant: Machine = {
        start: (name) => machine.start(name),
        accepts: (state) => machine.accepts(state),
        // The changed character has a class of its own.
        classOf: (code) => (code === changed ? -1 : machine.classOf(code)),
        step: (state, code) => (state === at && code === changed ? target : machine.step(state, code)),
      };
      expect(languageOf(mutant, rule)).not.toBe(languageOf(machine, rule));
    }),
    { seed: 1, numRuns: 60 },
  );
});
