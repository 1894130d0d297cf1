/** Each command does what the function of the same name of `uri-grammar/schemes` does, for all tables of schemes. */
import * as library from "../../src/schemes/index.js";
import { schemesWithValues } from "../../src/cli/commands/read.js";
import { write } from "../../src/cli/commands/write.js";
import { styleFor } from "../../src/cli/terminal.js";
import type { Rung } from "../../src/index.js";
import type { StandardId } from "../../src/standards/index.js";
import { othersOf, tables } from "../schemes/table.js";
import { cli } from "./fake.js";

/** The strings of the tables by the standards of their schemes: all of them, and pairs to compare. */
const standardOf = (key: string): StandardId =>
  key.includes("/") ? (key.slice(0, key.indexOf("/")) as StandardId) : "rfc3986";
const rows = [...new Set(tables.map(([, key]) => standardOf(key)))].map((standard) => {
  const found = tables.filter(([, key]) => standardOf(key) === standard);
  const all = found.flatMap(([, , table]) => {
    const { valid, examples, normal, equivalent, different, fixed = [] } = table;
    const pairs = [...normal, ...equivalent, ...different];
    const strings = [...valid, ...othersOf(table), ...examples, ...[...pairs, ...fixed].flat()];
    return { strings, pairs: [...pairs, ...strings.map((each, index) => [each, strings[index + 1] ?? each] as const)] };
  });
  const strings = [...new Set(all.flatMap((each) => each.strings))];
  return {
    standard,
    strings,
    pairs: all.flatMap(({ pairs }) => pairs).filter((pair) => !/[\n\r\t]/.test(pair.join(""))),
  };
});

type Answer = Readonly<Record<string, unknown>>;

/** A refusal has the index of the mistake. The command line explains the mistake, so its sentence is another one. */
const refused = ({ diagnostic }: { readonly diagnostic: { readonly index?: number } }): Answer => ({
  ok: false,
  index: diagnostic.index,
});

/** Returns what a function says, as JSON. */
function saidBy(make: () => object): Answer {
  try {
    return JSON.parse(JSON.stringify({ ok: true, ...make() })) as Answer;
  } catch (error) {
    return refused(error as Parameters<typeof refused>[0]);
  }
}

/** Returns what a command says of the lines of standard input. */
async function saidOf(argv: readonly string[], lines: readonly string[]): Promise<readonly Answer[]> {
  const { out, err } = await cli([...argv, "--json"], { stdin: [lines.join("\n")] });
  expect(err).toBe("");
  return out
    .trimEnd()
    .split("\n")
    .map((line) => {
      const answer = JSON.parse(line) as Answer;
      return "diagnostic" in answer
        ? refused(answer as Parameters<typeof refused>[0])
        : { ...answer, input: undefined };
    });
}

const validated = (input: string, options: library.ValidateOptions): object => {
  const { ok, diagnostics } = library.validate(input, options);
  return { ok, diagnostics };
};

const NORMAL_STEPS = ["case", "scheme"] as const;

test.each<readonly [command: string, answer: (input: string, standard: StandardId) => object]>([
  ["normalize", (input, standard) => ({ uri: library.normalize(input, { standard }) })],
  ["normalize --changes", (input, standard) => library.normalize(input, { standard, changes: true })],
  [
    "normalize --steps case,scheme",
    (input, standard) => ({ uri: library.normalize(input, { standard, steps: NORMAL_STEPS }) }),
  ],
  ["parse", (input, standard) => ({ node: library.parse(input, { standard }) })],
  ["parse --scheme", (input, standard) => ({ node: library.parse(input, { standard, scheme: true }) })],
  ["validate", (input, standard) => validated(input, { standard })],
  ["validate --profile mint", (input, standard) => validated(input, { standard, profile: "mint" })],
  [
    "repair",
    (input, standard) => ({
      ...validated(input, { standard }),
      fix: library.repair(input, { standard, certain: true }),
    }),
  ],
  [
    "repair --guess",
    (input, standard) => ({ ...validated(input, { standard }), fix: library.repair(input, { standard }) }),
  ],
])("%s", async (command, answer) => {
  for (const { standard, strings } of rows) {
    const argv = [...command.split(" "), "--standard", standard, "--from", "ndjson:input"];
    const found = await saidOf(
      argv,
      strings.map((input) => JSON.stringify({ input })),
    );
    const withInput = (all: readonly Answer[]): readonly Answer[] =>
      all.map((each, index) => ({ ...each, input: strings[index] }));
    expect(withInput(found)).toEqual(withInput(strings.map((input) => saidBy(() => answer(input, standard)))));
  }
});

test.each<Rung>(["string", "syntax", "scheme"])("compare --rung %s", async (rung) => {
  for (const { standard, pairs } of rows) {
    const argv = ["compare", "--rung", rung, "--standard", standard];
    const found = await saidOf(
      argv,
      pairs.map((pair) => pair.join("\t")),
    );
    const expected = pairs.map(([a, b]) => saidBy(() => library.compare(a, b, { standard, rung })));
    expect(pairs.map((pair, index) => [...pair, found[index]])).toEqual(
      pairs.map((pair, index) => [...pair, expected[index]]),
    );
  }
});

test("read and write", async () => {
  const known = rows.flatMap(({ strings }) => strings);
  const lines = known.map((input) => JSON.stringify({ input }));
  const found = await saidOf(["read", "--from", "ndjson:input"], lines);
  let count = 0;
  for (const [index, input] of known.entries()) {
    const { ok, values } = library.safeRead(input);
    const said = found[index] as { readonly ok: boolean; readonly values?: library.Values };
    expect([input, said.ok]).toEqual([input, ok]);
    if (values === undefined) continue;
    const plain = "bytes" in values ? { ...values, bytes: Buffer.from(values.bytes).toString("base64") } : values;
    expect([input, said.values]).toEqual([input, plain]);
    const name = schemesWithValues.find((each) =>
      input.toLowerCase().startsWith(`${each}:`),
    ) as library.SchemeWithValues;
    const { record } = write.run({ values: JSON.stringify(said.values) }, styleFor({ colour: false }))(name);
    expect(record).toEqual(library.safeWrite(name, values as never));
    count++;
  }
  expect(count).toBeGreaterThan(1000);
});
