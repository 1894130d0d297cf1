// Tests all files of the suite: their schemas, their verdicts, the driver on the covers, and what the covers find.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { withSection } from "../../scripts/readme/sections.js";
import { mutantTable } from "../../scripts/suite/mutants.js";
import { suite } from "../../scripts/suite/suite.js";
import { documentAt } from "../support/documents.js";
import { trialsOf, wrongIn, type SuiteFile } from "./driver.js";
import { verdictOf } from "./grammar.js";

const files = await suite();
const covers = [...files.keys()].filter((path) => path.startsWith("cover/"));
const fileAt = (path: string): SuiteFile => JSON.parse(files.get(path) ?? "") as SuiteFile;

test("the command writes the same bytes again, and nothing else", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/suite.js"], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const entries = readdirSync("generated/suite", { recursive: true, withFileTypes: true });
  const paths = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  expect(paths.sort()).toEqual([...files.keys()].map((path) => join("generated/suite", path)).sort());
  for (const [path, text] of files) expect(readFileSync(join("generated/suite", path), "utf8") === text).toBe(true);
});

test("each file matches its schema", () => {
  const ajv = new Ajv2020({ allErrors: true });
  let count = 0;
  for (const [path, text] of files) {
    if (!path.endsWith(".json") || path.startsWith("schemas/")) continue;
    const value = JSON.parse(text) as { readonly $schema?: string };
    const { $schema = "schemas/notes.schema.json" } = value;
    const schema = files.get(posix.join(path, "..", $schema)) ?? "";
    const validate = ajv.getSchema($schema) ?? ajv.compile({ ...(JSON.parse(schema) as object), $id: $schema });
    expect({ path, valid: validate(value), errors: validate.errors?.slice(0, 3) ?? null }).toEqual({
      path,
      valid: true,
      errors: null,
    });
    count++;
  }
  expect(count).toBe(23);
});

test.each(covers)("%s: derivatives of the grammar agree with each verdict", (path) => {
  const { rule = "", cases } = fileAt(path);
  const wrong = (cases as readonly (readonly [string, boolean, number])[]).filter(([input, valid, stops]) => {
    const verdict = verdictOf(rule, input);
    return verdict.valid !== valid || verdict.stops !== stops;
  });
  expect(wrong).toEqual([]);
  expect(cases.length).toBeGreaterThan(3000);
});

test.each(covers)("%s: the driver agrees with each verdict", (path) => {
  expect(wrongIn(trialsOf(path, fileAt(path)))).toEqual([]);
});

test("the guide says what the covers find; node scripts/suite/table.js writes it", async () => {
  const table = mutantTable();
  const { text } = documentAt("scripts/suite/README.md");
  expect(await withSection(text, "mutants", table)).toBe(text);
  // These kinds are found completely: a cover tries each character in each state.
  const rows = table.split("\n").slice(2);
  for (const row of rows) {
    for (const cell of row.split(" | ").slice(1, 5)) {
      const [killed, made] = cell.split(" of ");
      expect(killed).toBe(made);
    }
  }
  expect(rows.length).toBe(covers.length);
});

/** What the lines of the suite's guide make of a machine. */
interface Lines {
  readonly suite: readonly (readonly number[])[];
  readonly endings: readonly (readonly number[])[];
  readonly access: ReadonlyMap<number, readonly number[]>;
}

interface Published {
  readonly start: number;
  readonly accepts: readonly number[];
  readonly next: readonly (readonly number[])[];
  readonly classes: readonly (readonly (readonly [first: string, last: string])[])[];
}

const machines = [...files.keys()].filter((path) => path.startsWith("machines/"));
const [, lines = ""] = /```javascript\n(.*?)```/s.exec(files.get("README.md") ?? "") ?? [];
const source = `export const made = ({ start, accepts, next }) => { ${lines}\nreturn { suite, endings, access }; };`;
const { made } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
  readonly made: (machine: Published) => Lines;
};

const machineAt = (path: string): Published => JSON.parse(files.get(path) ?? "") as Published;

test.each(machines)("%s: each character has one class, and the verdicts are those of the cover", (path) => {
  const { start, accepts, next, classes } = machineAt(path);
  const point = (text: string): number => text.codePointAt(0) ?? 0;
  const ranges = classes.flatMap((each, symbol) =>
    each.map(([first, last]) => [point(first), point(last), symbol] as const),
  );
  ranges.sort(([a], [b]) => a - b);
  // The ranges follow each other, but for the surrogates.
  const starts = ranges.map(([first]) => first);
  const ends = ranges.map(([, last]) => (last === 0xd7ff ? 0xe000 : last + 1));
  expect([...starts, 0x110000]).toEqual([0, ...ends]);
  const classOf = new Map<string, number>();
  const { cases } = fileAt(path.replace("machines", "cover"));
  const wrong = (cases as readonly (readonly [string, boolean, number])[]).filter(([input, valid, stops]) => {
    let [state, read] = [start, 0];
    for (const character of input) {
      const at = point(character);
      const symbol = classOf.get(character) ?? ranges.find(([first, last]) => first <= at && at <= last)?.[2] ?? -1;
      classOf.set(character, symbol);
      state = next[state]?.[symbol] ?? -1;
      if (state < 0) break;
      read++;
    }
    return accepts.includes(state) !== valid || read !== stops;
  });
  expect(wrong).toEqual([]);
});

test("the guide says how many lines there are", () => {
  expect(lines.trim().split("\n").length).toBe(10);
});

test.each(machines)("%s: the lines of the guide make a complete suite", (path) => {
  const machine = machineAt(path);
  const { suite: words, endings, access } = made(machine);
  const after = (from: number, word: readonly number[]): number =>
    word.reduce((state, symbol) => (state < 0 ? -1 : (machine.next[state]?.[symbol] ?? -1)), from);
  const isAccepted = (state: number): boolean => machine.accepts.includes(state);
  // Each state is reached, and the endings tell any two states apart: this is what the W-method needs.
  expect([...access].map(([state, word]) => after(machine.start, word) === state)).toEqual(
    machine.next.map(() => true),
  );
  const rows = [-1, ...machine.next.keys()].map((state) =>
    endings.map((word) => isAccepted(after(state, word))).join(),
  );
  expect(new Set(rows).size).toBe(machine.next.length + 1);
  const has = new Set(words.map((word) => word.join()));
  const width = machine.next[0]?.length ?? 0;
  for (const word of access.values()) {
    for (const symbol of [null, ...Array(width).keys()]) {
      const before = symbol === null ? word : [...word, symbol];
      for (const ending of endings) if (!has.has([...before, ...ending].join())) throw new Error(`no ${before.join()}`);
    }
  }
});

test("the suite of the lines finds each transition to a wrong state", () => {
  const machine = machineAt("machines/URI-Template.json");
  const { start, accepts, next } = machine;
  const { suite: words } = made(machine);
  let count = 0;
  for (const [from, row] of next.entries()) {
    for (const [symbol, right] of row.entries()) {
      for (let to = -1; to < next.length; to++) {
        if (to === right) continue;
        const isFound = words.some((word) => {
          let [state, mutant] = [start, start];
          for (const each of word) {
            mutant = mutant === from && each === symbol ? to : (next[mutant]?.[each] ?? -1);
            state = next[state]?.[each] ?? -1;
          }
          return accepts.includes(state) !== accepts.includes(mutant);
        });
        if (!isFound) throw new Error(`${String(from)} ${String(symbol)} ${String(to)}`);
        count++;
      }
    }
  }
  expect(count).toBe(13 * 15 * 13);
});
