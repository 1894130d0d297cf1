/**
 * Tables of complete explanations, as lines that people can read and compare. test/README.md says how to write a table
 * again.
 *
 * @module
 */
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Diagnostic, Edit } from "../../src/core/diagnostic.js";
import type { Repaired } from "../../src/explain/repair.js";
import { written } from "../fuzz/value.js";

/** A text that is explained. */
interface Text {
  /** How the text is explained; each table has its own words. */
  readonly as: string;
  readonly input: string;
}

/** A text, and all lines about it. */
export interface Explanation extends Text {
  readonly lines: readonly string[];
}

/** Returns all lines about a text. */
export type Explain = (as: string, input: string) => readonly string[];

/**
 * Defines a test for each text of a table.
 *
 * @param name the name of the table's file
 * @param strings the texts, if another table has them; by default, the texts of the table itself
 */
export function testExplanations(name: string, explain: Explain, strings?: readonly Text[]): void {
  if (process.env["EXPLANATIONS"] === "write") writeExplanations(name, explain, strings ?? readExplanations(name));
  if (strings) {
    test("the table of complete explanations has each string", () => {
      const lines = (texts: readonly Text[]): string =>
        texts.map(({ as, input }) => `${as}: ${written(input)}`).join("\n");
      expect(lines(readExplanations(name))).toBe(lines(strings));
    });
  }
  test.each(readExplanations(name).map((each) => [`${each.as}: ${JSON.stringify(each.input)}`, each] as const))(
    "%s",
    (_, { as, input, lines }) => {
      expect(explain(as, input).join("\n")).toBe(lines.join("\n"));
    },
  );
}

/** Returns the explanations of a table. */
export function readExplanations(name: string): readonly Explanation[] {
  return explanationsIn(readFileSync(pathOf(name), "utf8"));
}

/** Returns the explanations in the text of a table. */
export function explanationsIn(text: string): readonly Explanation[] {
  return text
    .split(/\r?\n\r?\n/)
    .filter((block) => block.trim() !== "")
    .map((block) => {
      const [head = "", ...lines] = block.trim().split(/\r?\n/);
      const [, as = "", input = '""'] = /^(.*?): (".*")$/.exec(head) ?? [];
      return { as, input: JSON.parse(input) as string, lines: lines.map((line) => line.replace(/^ {2}/, "")) };
    });
}

function writeExplanations(name: string, explain: Explain, strings: readonly Text[]): void {
  const blocks = strings.map(({ as, input }) =>
    [`${as}: ${written(input)}`, ...explain(as, input).map((line) => `  ${line}`)].join("\n"),
  );
  writeFileSync(pathOf(name), `${blocks.join("\n\n")}\n`);
}

const pathOf = (name: string): string => fileURLToPath(new URL(`../tables/${name}.txt`, import.meta.url));

/** Returns the lines for diagnostics, for the repaired text, and for the text after all certain repairs. */
export function linesOfFound(
  input: string,
  diagnostics: readonly Diagnostic[],
  repaired: Repaired,
  certainly: Repaired,
): readonly string[] {
  const [full, safe] = [lineOf(input, repaired), lineOf(input, certainly)];
  return [...diagnostics.flatMap(linesOf), full, ...(safe === full ? [] : [`without guesses ${safe}`])];
}

/** Returns the lines for a diagnostic. */
export function linesOf({
  severity,
  code,
  message,
  start,
  end,
  index,
  rule,
  found,
  section,
  repair: offered,
}: Diagnostic): string[] {
  const at = index === undefined ? "" : ` at ${String(index)}`;
  const instead = found === undefined ? "" : ` found ${found}`;
  const head = `${severity} ${code} ${String(start)}-${String(end)}${at} (${rule}, ${section})${instead}: ${message}`;
  if (offered === undefined) return [head];
  return [head, `  ${offered.certain ? "repair" : "guess"} ${editsIn(offered.edits)}: ${offered.message}`];
}

/** Returns edits in one line. */
export function editsIn(edits: readonly Edit[]): string {
  return edits.map(({ start, end, text }) => `${String(start)}-${String(end)} ${written(text)}`).join(", ");
}

function lineOf(input: string, { uri, ok, certain, applied }: Repaired): string {
  const codes = applied.map(({ code }) => code);
  return `${ok ? "valid" : "invalid"}${certain ? "" : ", guessed"}${uri === input ? "" : `: ${written(uri)} after ${codes.join(", ")}`}`;
}
