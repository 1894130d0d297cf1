// What people write, judged by hand before it was run: certain repairs do no harm, guesses make sense, and messages do
// not mislead. `JUDGED=1` prints each bad row with what was found.
import { diagnose, repair, test as isValid } from "../../src/index.js";
import { repair as repairOfScheme, validate } from "../../src/schemes/index.js";
import { isIRI } from "../../src/iri.js";
import { explained as iris } from "../../src/standards/rfc3987/explained.js";
import { diagnoseTemplate, repairTemplate } from "../../src/template/explain.js";
import { isURITemplate } from "../../src/template/index.js";
import type { Diagnostic } from "../../src/core/diagnostic.js";
import { faults } from "../tables/faults.js";
import { judged, type JudgedRow } from "../tables/judged.js";

interface Outcome {
  readonly text: string;
  readonly ok: boolean;
}

/** How an input is judged, diagnosed and repaired. */
interface Subject {
  readonly isValid: (text: string) => boolean;
  readonly diagnose: (input: string) => readonly Diagnostic[];
  readonly repair: (input: string, certain: boolean) => Outcome;
}

function referenceBy(rule: "URI" | "URI-reference"): Subject {
  return {
    isValid: (text) => isValid(text, { rule }),
    diagnose: (input) => diagnose(input, { rule }),
    repair(input, certain) {
      const { uri, ok } = repair(input, { rule, certain });
      return { text: uri, ok };
    },
  };
}

const SUBJECTS: Readonly<Record<JudgedRow["as"], Subject>> = {
  URI: referenceBy("URI"),
  reference: referenceBy("URI-reference"),
  scheme: {
    isValid: (text) => validate(text).ok,
    diagnose: (input) => validate(input).diagnostics,
    repair(input, certain) {
      const { uri, ok } = repairOfScheme(input, { certain });
      return { text: uri, ok };
    },
  },
  iri: {
    isValid: isIRI,
    diagnose: (input) => iris.diagnose(input, { rule: "IRI" }),
    repair(input, certain) {
      const { uri, ok } = iris.repair(input, { rule: "IRI", certain });
      return { text: uri, ok };
    },
  },
  template: {
    isValid: isURITemplate,
    diagnose: diagnoseTemplate,
    repair(input, certain) {
      const { template, ok } = repairTemplate(input, { certain });
      return { text: template, ok };
    },
  },
};

interface Found {
  /** After the certain repairs alone. */
  readonly certain: Outcome;
  /** After all repairs. */
  readonly full: Outcome;
  /** Of the first error; of the first diagnostic if there is no error. */
  readonly message: string | undefined;
}

function foundIn({ input, as }: JudgedRow): Found {
  const subject = SUBJECTS[as];
  const diagnostics = subject.diagnose(input);
  const first = diagnostics.find(({ severity }) => severity === "error") ?? diagnostics[0];
  return { certain: subject.repair(input, true), full: subject.repair(input, false), message: first?.message };
}

/** How something can be bad, with the percentage of a group's rows that may be. */
const MOST = { harmful: 0, overconfident: 2, silly: 3, missing: 4, misleading: 0 };

type Verdict = keyof typeof MOST;

const VERDICTS: Readonly<Record<Verdict, (row: JudgedRow, found: Found) => boolean>> = {
  harmful: (row, found) => isTouched(row, found) && !isGood(row, found),
  overconfident: (row, found) =>
    isTouched(row, found) && isGood(row, found) && !row.mayBeCertain && !isPart(row, found),
  silly: ({ input, accepted }, { certain, full }) =>
    full.ok && full.text !== input && full.text !== certain.text && !accepted.includes(full.text),
  missing: ({ input, accepted }, { full }) => !accepted.includes(null) && (!full.ok || full.text === input),
  misleading: ({ about }, { message }) =>
    message !== undefined && about.length > 0 && !about.some((source) => new RegExp(source, "iu").test(message)),
};

function isTouched({ input }: JudgedRow, { certain }: Found): boolean {
  return certain.text !== input;
}

/** Whether the certain repairs alone give an accepted text, or are a step on the way to one. */
function isGood({ accepted, partly = [] }: JudgedRow, { certain, full }: Found): boolean {
  return [...accepted, ...partly].includes(certain.text) || (!certain.ok && full.ok && accepted.includes(full.text));
}

function isPart({ partly = [] }: JudgedRow, { certain }: Found): boolean {
  return partly.includes(certain.text);
}

interface BadRow {
  readonly verdict: Verdict;
  readonly row: JudgedRow;
  readonly found: Found;
}

function badRowsOf(rows: readonly JudgedRow[]): readonly BadRow[] {
  return rows.flatMap((row) => {
    const found = foundIn(row);
    return (Object.keys(VERDICTS) as Verdict[])
      .filter((verdict) => VERDICTS[verdict](row, found))
      .map((verdict) => ({ verdict, row, found }));
  });
}

function print(group: string, { length }: readonly JudgedRow[], bad: readonly BadRow[]): void {
  const counts = Object.keys(MOST).map(
    (name) => `${String(bad.filter(({ verdict }) => verdict === name).length)} ${name}`,
  );
  process.stdout.write(`${group}, ${String(length)} inputs: ${counts.join(", ")}\n`);
  if (process.env["JUDGED"] === undefined) return;
  for (const { verdict, row, found } of bad) process.stdout.write(`${JSON.stringify({ verdict, ...row, ...found })}\n`);
}

const groups = Object.entries(judged);
const all = groups.flatMap(([, rows]) => rows);

describe("the table", () => {
  test("has at least 300 different inputs, and none of the other table", () => {
    const others = Object.values(faults).flat();
    const inputs = all.map(({ as, input }) => JSON.stringify([as, input]));
    expect(new Set(inputs).size).toBe(inputs.length);
    expect(inputs.length).toBeGreaterThanOrEqual(300);
    expect(all.filter(({ input }) => others.some((other) => other.input === input))).toEqual([]);
  });

  test("accepts only valid repairs", () => {
    const wrong = all.flatMap(({ as, accepted }) =>
      accepted.filter((text) => text !== null && !SUBJECTS[as].isValid(text)).map((text) => [as, text]),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(groups)("%s", (group, rows) => {
  const bad = badRowsOf(rows);
  print(group, rows, bad);
  const tooMany = Object.entries(MOST).flatMap(([name, most]) => {
    const inputs = bad.filter(({ verdict }) => verdict === name).map(({ row }) => row.input);
    return (100 * inputs.length) / rows.length > most ? [[name, inputs]] : [];
  });
  expect(tooMany).toEqual([]);
});
