// Runs the expressions in the engines of their flavors, on strings that take each transition of each rule's automaton.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileAutomaton, readGrammar } from "../../scripts/build/grammar.js";
import { STANDARDS } from "../../scripts/build/standards.js";
import { toRegExp, type RegExpFlavor } from "../../src/export/index.js";
import { standards, type StandardId } from "../../src/standards/index.js";
import { transitionCover } from "../conformance/cover.js";
import { machineOf } from "../conformance/machine.js";
import { ENGINES, verdicts } from "./engines.js";

/** The cover of a rule, and the verdicts of the standard. */
interface Covered {
  readonly standard: StandardId;
  readonly rule: string;
  readonly texts: readonly string[];
  readonly expected: string;
}

const covered = STANDARDS.flatMap((source): Covered[] => {
  const standard = source.id as StandardId;
  const { rules } = standards[standard];
  const automaton = compileAutomaton(readGrammar(source), [...rules]);
  return rules.map((rule) => {
    const machine = machineOf(automaton, rule);
    // Halves of surrogate pairs have no UTF-8.
    const texts = transitionCover(machine, machine).strings.filter((text) => !/\p{Surrogate}/u.test(text));
    const expected = texts
      .map((text) => (standards[standard].test(text, { rule: rule as never }) ? "1" : "0"))
      .join("");
    return { standard, rule, texts, expected };
  });
});

const trialsFor = (flavor: RegExpFlavor): { source: string; flags: string; texts: readonly string[] }[] =>
  covered.map(({ standard, rule, texts }) => ({ ...toRegExp(rule, { standard, flavor }), texts }));

/** Returns the texts with other verdicts than those of the standard. */
function wrong(found: string): unknown[] {
  let at = 0;
  return covered.flatMap(({ standard, rule, texts, expected }) =>
    texts.flatMap((text, index) => {
      const verdict = found.charAt(at++);
      return verdict === expected.charAt(index) ? [] : [[standard, rule, text, verdict]];
    }),
  );
}

test.each(ENGINES.map((engine) => [engine.name, engine] as const))(
  "%s",
  (name, engine) => {
    const found = verdicts(engine, trialsFor(engine.flavor));
    if (found === null) {
      console.warn(`There is no ${name} (Debian's package ${engine.package}): its expressions are not run.`);
      return;
    }
    expect(found).toHaveLength(covered.reduce((sum, { texts }) => sum + texts.length, 0));
    expect(wrong(found)).toEqual([]);
  },
  600_000,
);

/** Returns a text as XML. XML reads some white space as other one, so all of it is escaped. */
const inXML = (text: string): string => text.replace(/[&<>"\s]/gu, (each) => `&#${String(each.codePointAt(0))};`);

test("libxml2 (XML Schema)", () => {
  const folder = mkdtempSync(join(tmpdir(), "schema-"));
  try {
    const found = covered.flatMap(({ standard, rule, texts }): unknown[] => {
      const { source } = toRegExp(rule, { standard, flavor: "xsd" });
      // XML has no other control characters, and no U+FFFE and U+FFFF.
      const readable = texts.filter((text) => !/[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]/.test(text));
      const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="all"><xs:complexType><xs:sequence><xs:element name="t" maxOccurs="unbounded"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="${inXML(source)}"/></xs:restriction></xs:simpleType></xs:element></xs:sequence></xs:complexType></xs:element></xs:schema>`;
      writeFileSync(join(folder, "rule.xsd"), schema);
      writeFileSync(
        join(folder, "texts.xml"),
        `<all>${readable.map((text) => `\n<t>${inXML(text)}</t>`).join("")}</all>`,
      );
      const args = ["--noout", "--huge", "--schema", "rule.xsd", "texts.xml"];
      const { stderr, error } = spawnSync("xmllint", args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 });
      if (error) return ["missing"];
      // The first text is in line 2.
      const lines = Array.from(
        stderr.matchAll(/^texts\.xml:(\d+): element t: .*\[facet 'pattern'\]/gm),
        ([, line]) => Number(line) - 2,
      );
      const refused = new Set(lines);
      const others = stderr.split("\n").filter((line) => line.includes("error : ") && !line.includes("element t:"));
      expect([rule, others]).toEqual([rule, []]);
      return readable.flatMap((text, index) =>
        refused.has(index) === standards[standard].test(text, { rule: rule as never }) ? [[standard, rule, text]] : [],
      );
    });
    if (found.includes("missing")) console.warn("There is no xmllint (Debian's package libxml2-utils).");
    else expect(found).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 600_000);
