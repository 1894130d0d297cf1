// Which characters may stand where: for each scheme and each standard, every set of characters that may follow some text. A
// grammar that gains or loses a character, in the ABNF and in the PEG at once, changes a line. test/README.md says how to
// write the files again.
import type { Automaton } from "../../src/core/automaton.js";
import { schemes, type AnyScheme } from "../../src/schemes/index.js";
import { standards } from "../../src/standards/index.js";
import { written } from "../fuzz/value.js";
import type { AnyStandard } from "../laws/subject.js";
import { tables } from "../schemes/table.js";
import { testFolder } from "../support/folder.js";
import { selected } from "../support/selected.js";

const ASCII = Array.from({ length: 0x80 }, (_, code) => code);

/** Returns the set of the characters with these codes: ranges of letters and digits, and all others one by one. */
function setOf(codes: readonly number[]): string {
  const ranges: number[][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    const isNext = last?.at(-1) === code - 1 && /^[A-Za-z\d]{2}$/.test(String.fromCharCode(code - 1, code));
    if (isNext) last.push(code);
    else ranges.push([code]);
  }
  return ranges
    .map((range) =>
      Array.from(new Set([range[0], range.at(-1)]), (code) => String.fromCharCode(code as number)).join("-"),
    )
    .join("");
}

/** Returns a line for each set of a rule: the set, in how many states it is the next one, and the shortest such text. */
function linesOf(machine: Automaton, rule: string): string[] {
  const texts = new Map([[machine.start(rule), ""]]);
  const sets = new Map<string, { count: number; readonly text: string }>();
  // The iteration over a Map also visits entries that are added during the loop.
  for (const [state, text] of texts) {
    const codes = ASCII.filter((code) => machine.step(state, code) !== 0);
    const set = `${written(setOf(codes))}${machine.step(state, 0xe9) === 0 ? "" : " or é"}${machine.accepts(state) ? " or the end" : ""}`;
    const known = sets.get(set);
    if (known) known.count++;
    else sets.set(set, { count: 1, text });
    for (const code of [...codes, 0xe9]) {
      const next = machine.step(state, code);
      if (next !== 0 && !texts.has(next)) texts.set(next, text + String.fromCharCode(code));
    }
  }
  return Array.from(sets, ([set, { count, text }]) => `  ${written(text)} ${set} (${String(count)})`);
}

/** The rules of each file, with the automaton that has them. */
const rows: readonly (readonly [file: string, rules: readonly (readonly [machine: Automaton, rule: string])[]])[] = [
  ...[...new Set(tables.map(([file]) => file))].flatMap((file) => {
    const own = tables.flatMap(([of, key]) => (of === file ? [(schemes.get(key) as AnyScheme).grammar] : []));
    const rules = new Map(own.filter(({ rules: all }) => all.length > 0).map((grammar) => [grammar.rule, grammar]));
    const machines = Array.from(rules, ([rule, grammar]) => [grammar.automaton(rule), rule] as const);
    return machines.length > 0 ? [[`scheme-${file}`, machines] as const] : [];
  }),
  ...selected(Object.values(standards) as unknown as readonly AnyStandard[], ({ id }) => id).map(
    (standard) => [standard.id, standard.rules.map((rule) => [standard.automaton(rule), rule] as const)] as const,
  ),
];

/** Returns the text of a file. */
function textOf(rules: (typeof rows)[number][1]): string {
  return rules.flatMap(([machine, rule]) => [rule, ...linesOf(machine, rule)]).join("\n") + "\n";
}

testFolder(
  "characters",
  rows.map(([file, rules]) => [file, () => textOf(rules)]),
  "no other character is allowed anywhere",
);
