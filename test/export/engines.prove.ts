// Runs the expressions in the engines of their flavors, on strings that take each transition of the automaton of each rule
// of the standards, and of a part of the schemes (`npm run prove:all`: of all).
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Automaton } from "../../scripts/build/automaton.js";
import { compileAutomaton, readGrammar } from "../../scripts/build/grammar.js";
import { compileSchemeAutomaton, readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import { STANDARDS } from "../../scripts/build/standards.js";
import { toRegExp, type RegExpFlavor } from "../../src/export/index.js";
import { schemes, type AnyScheme } from "../../src/schemes/index.js";
import { standards, type StandardId } from "../../src/standards/index.js";
import { transitionCover } from "../conformance/cover.js";
import { machineOf } from "../conformance/machine.js";
import { oneOf } from "../support/effort.js";
import { programOf, testWith } from "../support/outside.js";
import { ENGINES, verdicts } from "./engines.js";

/** The cover of a rule of a standard or a scheme, and the verdicts. */
interface Covered {
  readonly of: { readonly standard: StandardId } | { readonly scheme: string };
  readonly rule: string;
  readonly texts: readonly string[];
  readonly expected: string;
}

function covers(
  of: Covered["of"],
  rules: readonly string[],
  automaton: Automaton,
  test: (text: string, rule: string) => boolean,
): Covered[] {
  return rules.map((rule) => {
    const machine = machineOf(automaton, rule);
    // Halves of surrogate pairs have no UTF-8.
    const texts = transitionCover(machine, machine).strings.filter((text) => !/\p{Surrogate}/u.test(text));
    return { of, rule, texts, expected: texts.map((text) => (test(text, rule) ? "1" : "0")).join("") };
  });
}

const covered = [
  ...STANDARDS.flatMap((source) => {
    const standard = source.id as StandardId;
    const { rules } = standards[standard];
    return covers({ standard }, rules, compileAutomaton(readGrammar(source), [...rules]), (text, rule) =>
      standards[standard].test(text, { rule: rule as never }),
    );
  }),
  ...oneOf(3, schemeFiles()).flatMap((file) => {
    const grammar = readScheme(file);
    const [scheme = ""] = grammar.schemes.keys();
    const rules = grammar.own.map(({ name }) => name);
    const shipped = (schemes.get(scheme) as AnyScheme).grammar;
    return covers({ scheme }, rules, compileSchemeAutomaton(grammar, rules), (text, rule) =>
      shipped.automaton(rule).test(text, rule),
    );
  }),
];

const trialsFor = (flavor: RegExpFlavor): { source: string; flags: string; texts: readonly string[] }[] =>
  covered.map(({ of, rule, texts }) => ({ ...toRegExp(rule, { ...of, flavor }), texts }));

/** Returns the texts with other verdicts than those of the standard. */
function wrong(found: string): unknown[] {
  let at = 0;
  return covered.flatMap(({ of, rule, texts, expected }) =>
    texts.flatMap((text, index) => {
      const verdict = found.charAt(at++);
      return verdict === expected.charAt(index) ? [] : [[of, rule, text, verdict]];
    }),
  );
}

for (const engine of ENGINES) {
  testWith(
    engine.needs,
    engine.name,
    () => {
      const found = verdicts(engine, trialsFor(engine.flavor));
      expect(found).toHaveLength(covered.reduce((sum, { texts }) => sum + texts.length, 0));
      expect(wrong(found)).toEqual([]);
    },
    600_000,
  );
}

/** Returns a text as XML. XML reads some white space as other one, so all of it is escaped. */
const inXML = (text: string): string => text.replace(/[&<>"\s]/gu, (each) => `&#${String(each.codePointAt(0))};`);

testWith(
  "xmllint",
  "libxml2 (XML Schema)",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "schema-"));
    try {
      const found = covered.flatMap(({ of, rule, texts, expected }): unknown[] => {
        // Its engine accepts more texts of some rules of schemes, see the notes of the flavor.
        if (!("standard" in of)) return [];
        const { source } = toRegExp(rule, { ...of, flavor: "xsd" });
        // XML has no other control characters, and no U+FFFE and U+FFFF.
        const readable = texts.flatMap((text, index) =>
          /[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]/.test(text) ? [] : [[text, expected.charAt(index)] as const],
        );
        const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="all"><xs:complexType><xs:sequence><xs:element name="t" maxOccurs="unbounded"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="${inXML(source)}"/></xs:restriction></xs:simpleType></xs:element></xs:sequence></xs:complexType></xs:element></xs:schema>`;
        writeFileSync(join(folder, "rule.xsd"), schema);
        writeFileSync(
          join(folder, "texts.xml"),
          `<all>${readable.map(([text]) => `\n<t>${inXML(text)}</t>`).join("")}</all>`,
        );
        const args = ["--noout", "--huge", "--schema", "rule.xsd", "texts.xml"];
        const { stderr } = spawnSync(programOf("xmllint"), args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 });
        // The first text is in line 2.
        const lines = Array.from(
          stderr.matchAll(/^texts\.xml:(\d+): element t: .*\[facet 'pattern'\]/gm),
          ([, line]) => Number(line) - 2,
        );
        const refused = new Set(lines);
        const others = stderr.split("\n").filter((line) => line.includes("error : ") && !line.includes("element t:"));
        expect([rule, others]).toEqual([rule, []]);
        return readable.flatMap(([text, verdict], index) =>
          refused.has(index) === (verdict === "1") ? [[of, rule, text]] : [],
        );
      });
      expect(found).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  600_000,
);
