// What people write, judged by hand before it was run: certain repairs do no harm, guesses make sense, and messages do
// not mislead. `JUDGED=1` prints each bad row with what was found.
import { diagnose, repair, test as isValid } from "../../src/index.js";
import { repair as repairOfScheme, validate } from "../../src/schemes/index.js";
import { isIRI } from "../../src/iri.js";
import { explained as iris } from "../../src/standards/rfc3987/grammar.js";
import { diagnoseTemplate, repairTemplate } from "../../src/template/explain.js";
import { isURITemplate } from "../../src/template/index.js";
import type { Diagnostic } from "../../src/core/diagnostic.js";
import { JUDGED, judgementsIn, readJudged, type Judgement, type Way } from "../support/judgements.js";

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

const SUBJECTS: Readonly<Record<Way, Subject>> = {
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

function foundIn({ input, as }: Judgement): Found {
  const subject = SUBJECTS[as];
  const diagnostics = subject.diagnose(input);
  const first = diagnostics.find(({ severity }) => severity === "error") ?? diagnostics[0];
  return { certain: subject.repair(input, true), full: subject.repair(input, false), message: first?.message };
}

/** How something can be bad, with the percentage of a group's rows that may be. */
const MOST = { harmful: 0, overconfident: 2, silly: 3, missing: 4, misleading: 0 };

type Verdict = keyof typeof MOST;

const VERDICTS: Readonly<Record<Verdict, (row: Judgement, found: Found) => boolean>> = {
  harmful: (row, found) => isTouched(row, found) && !isGood(row, found),
  overconfident: (row, found) =>
    isTouched(row, found) && isGood(row, found) && !row.mayBeCertain && !isPart(row, found),
  silly: ({ input, accepted }, { certain, full }) =>
    full.ok && full.text !== input && full.text !== certain.text && !accepted.includes(full.text),
  missing: ({ input, accepted }, { full }) => !accepted.includes(null) && (!full.ok || full.text === input),
  misleading: ({ about }, { message }) => message !== undefined && about !== null && !about.test(message),
};

function isTouched({ input }: Judgement, { certain }: Found): boolean {
  return certain.text !== input;
}

/** Whether the certain repairs alone give an accepted text, or are a step on the way to one. */
function isGood({ accepted, partly }: Judgement, { certain, full }: Found): boolean {
  return [...accepted, ...partly].includes(certain.text) || (!certain.ok && full.ok && accepted.includes(full.text));
}

function isPart({ partly }: Judgement, { certain }: Found): boolean {
  return partly.includes(certain.text);
}

interface BadRow {
  readonly verdict: Verdict;
  readonly row: Judgement;
  readonly found: Found;
}

function badRowsOf(rows: readonly Judgement[]): readonly BadRow[] {
  return rows.flatMap((row) => {
    const found = foundIn(row);
    return (Object.keys(VERDICTS) as Verdict[])
      .filter((verdict) => VERDICTS[verdict](row, found))
      .map((verdict) => ({ verdict, row, found }));
  });
}

function print(group: string, { length }: readonly Judgement[], bad: readonly BadRow[]): void {
  const counts = Object.keys(MOST).map(
    (name) => `${String(bad.filter(({ verdict }) => verdict === name).length)} ${name}`,
  );
  process.stdout.write(`${group}, ${String(length)} inputs: ${counts.join(", ")}\n`);
  if (process.env["JUDGED"] === undefined) return;
  for (const { verdict, row, found } of bad) process.stdout.write(`${JSON.stringify({ verdict, ...row, ...found })}\n`);
}

// faults.test.ts has other limits for what people typically write.
const groups = JUDGED.filter((name) => name !== "typical").map((name) => [name, readJudged(name)] as const);
const all = groups.flatMap(([, rows]) => rows);

describe("the tables", () => {
  test("have at least 1000 different inputs, and none of the typical ones", () => {
    const inputs = all.map(({ as, input }) => JSON.stringify([as, input]));
    expect(new Set(inputs).size).toBe(inputs.length);
    expect(inputs.length).toBeGreaterThanOrEqual(1000);
    const typical = new Set(readJudged("typical").map(({ input }) => input));
    expect(all.filter(({ input }) => typical.has(input))).toEqual([]);
  });

  test("accept only valid repairs", () => {
    const wrong = all.flatMap(({ as, accepted }) =>
      accepted.filter((text) => text !== null && !SUBJECTS[as].isValid(text)).map((text) => [as, text]),
    );
    expect(wrong).toEqual([]);
  });
});

describe("a line of a table that is malformed is an error", () => {
  const HEAD = 'URI: "a b"\n';

  test.each([
    ['URL: "a"', "1: 'URL' is not one of URI, reference, scheme, iri, template"],
    ["URI: a", "1: a JSON string in ASCII is missing"],
    ['URI: "é"', "1: a JSON string in ASCII is missing"],
    ["  nothing", "1: a string must come before this line"],
    ['# one\n\nURI: "\\x"', "3: Bad escaped character in JSON at position 2"],
    [`${HEAD}nothing`, "2: two spaces and one of repair, guess, nothing, partly, at, about, why are missing"],
    [`${HEAD}  maybe "a"`, "2: two spaces and one of repair, guess, nothing, partly, at, about, why are missing"],
    [`${HEAD}  guess "a" `, "2: two spaces and one of repair, guess, nothing, partly, at, about, why are missing"],
    [`${HEAD}  constructor`, "2: two spaces and one of repair, guess, nothing, partly, at, about, why are missing"],
    [`${HEAD}  nothing "a"`, "2: nothing can follow 'nothing'"],
    [`${HEAD}  nothing\n  guess "a"\n  repair "b"`, "4: 'repair' and 'guess' exclude each other"],
    [`${HEAD}  at 2-1`, "2: '2-1' is not a range of the string"],
    [`${HEAD}  at 0-4`, "2: '0-4' is not a range of the string"],
    [`${HEAD}  at 0-1\n  at 0-1`, "3: this line can occur only once"],
    [`${HEAD}  about (`, "2: Invalid regular expression: /(/iu: Unterminated group"],
    [`${HEAD}  why`, "2: text is missing"],
    [`${HEAD}  partly "a"`, " \"a b\" has no line 'repair', 'guess' or 'nothing'"],
  ])("%j", (text, message) => {
    expect(() => judgementsIn(text, "a.txt")).toThrow(
      new RegExp(`^a\\.txt:${message.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}`),
    );
  });
});

test("a judgement is read with all its lines", () => {
  const text =
    '# Two\n\nURI: "\\u00e9"\n  nothing\n  repair "e"\n  partly ""\n  at 0-1\n  about a|b\n  why It is é.\nscheme: "x"\n  nothing';
  const bare = { accepted: [null], mayBeCertain: false, partly: [], culprit: null, about: null, why: null };
  expect(judgementsIn(text, "a.txt")).toEqual([
    {
      as: "URI",
      input: "é",
      accepted: [null, "e"],
      mayBeCertain: true,
      partly: [""],
      culprit: [0, 1],
      about: /a|b/iu,
      why: "It is é.",
    },
    { as: "scheme", input: "x", ...bare },
  ]);
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
