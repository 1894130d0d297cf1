import { defineScheme, rfc, validate, type Finding } from "../../src/schemes/index.js";

type Edit = readonly [start: number, end: number, text: string];
type Level = "MUST" | "SHOULD" | "advice";

const DEFINITION = { name: "x", specification: rfc(1, "One"), section: "1", status: null } as const;

/** Returns which of the findings keep their repairs. Each finding stands while its text occurs in the input. */
function kept(input: string, findings: readonly (readonly [text: string, level: Level, edit?: Edit])[]): string[] {
  const requirements = findings.map(([text, level, edit], index) => ({
    code: `c${String(index)}`,
    level,
    section: "1",
    rule: "URI",
    summary: "S.",
    *find(subject: { readonly input: string }): Generator<Finding> {
      if (!subject.input.includes(text)) return;
      const repair = edit && { start: edit[0], end: edit[1], text: edit[2], message: "M." };
      yield { start: 0, end: 1, message: "F.", repair };
    },
  }));
  const { diagnostics } = validate(input, { schemes: [defineScheme({ ...DEFINITION, requirements })] });
  return diagnostics.filter(({ repair }) => repair !== undefined).map(({ code }) => code);
}

describe("a repair is kept if there are fewer diagnostics of the worst severity after it", () => {
  test.each<[how: string, input: string, findings: Parameters<typeof kept>[1], kept: string[]]>([
    ["a repair that helps", "x:ab", [["b", "MUST", [3, 4, "c"]]], ["x/c0"]],
    ["a repair that changes nothing", "x:ab", [["b", "MUST", [2, 3, "c"]]], []],
    [
      "an error becomes a warning",
      "x:ab",
      [
        ["b", "MUST", [3, 4, "c"]],
        ["c", "SHOULD"],
      ],
      ["x/c0"],
    ],
    [
      "a warning becomes an error",
      "x:ab",
      [
        ["b", "SHOULD", [3, 4, "c"]],
        ["c", "MUST"],
      ],
      [],
    ],
    [
      "one of two warnings becomes an error",
      "x:ab",
      [
        ["b", "SHOULD", [3, 4, "c"]],
        ["b", "SHOULD"],
        ["c", "MUST"],
      ],
      [],
    ],
    [
      "an error becomes another",
      "x:ab",
      [
        ["b", "MUST", [3, 4, "c"]],
        ["c", "MUST"],
      ],
      [],
    ],
    [
      "the result is not a URI",
      "x:ab",
      [
        ["b", "MUST", [3, 4, " "]],
        ["b", "MUST"],
        ["b", "MUST"],
      ],
      [],
    ],
  ])("%s", (_how, input, findings, codes) => {
    expect(kept(input, findings).filter((code) => code === "x/c0")).toEqual(codes);
  });
});

describe("the repair of an error must not delete letters or digits", () => {
  test.each<[input: string, level: Level, edit: Edit, isKept: boolean]>([
    ["x:a-", "MUST", [3, 4, ""], true],
    ["x:-a", "MUST", [2, 4, ""], false],
    ["x:-1", "MUST", [2, 4, ""], false],
    ["x:-a", "SHOULD", [2, 4, ""], true],
    ["x:-a", "MUST", [2, 4, "c"], true],
    // Encoded white space and line breaks count as white space.
    ["x:-%20", "MUST", [2, 6, ""], true],
    ["x:-%09", "MUST", [2, 6, ""], true],
    ["x:-%0a", "MUST", [2, 6, ""], true],
    ["x:-%0D", "MUST", [2, 6, ""], true],
    ["x:-%0B", "MUST", [2, 6, ""], false],
    ["x:-%41", "MUST", [2, 6, ""], false],
  ])("%s at level %s: %j", (input, level, edit, isKept) => {
    expect(kept(input, [["-", level, edit]])).toEqual(isKept ? ["x/c0"] : []);
  });
});

test.each([
  ["a short input", 1, 16],
  ["an input of 500,000 characters", 499_998, 2],
  ["an input of more than a million characters", 1_000_000, 1],
])("of %s, a limited number of repairs is tried", (_what, length, most) => {
  const input = `x:${"a".repeat(length)}`;
  const findings = Array.from({ length: 20 }, () => ["x:a", "MUST", [2, 3, "b"]] as const);
  expect(kept(input, findings)).toHaveLength(most);
});

test("diagnostics are in the order of their offsets; at the same offset, the worst comes first", () => {
  const at = (start: number, level: Level): object => ({
    code: `${level.toLowerCase()}-${String(start)}`,
    level,
    section: "1",
    rule: "URI",
    summary: "S.",
    find: () => [{ start, end: start + 1, message: "F." }],
  });
  const requirements = [at(1, "advice"), at(0, "advice"), at(0, "SHOULD"), at(1, "SHOULD"), at(0, "MUST")];
  const scheme = defineScheme({ ...DEFINITION, requirements: requirements as never });
  expect(validate("x:ab", { schemes: [scheme] }).diagnostics.map(({ code }) => code)).toEqual([
    "x/must-0",
    "x/should-0",
    "x/advice-0",
    "x/should-1",
    "x/advice-1",
  ]);
});

test("the advice that a scheme appears twice comes together with other diagnostics", () => {
  const find = (): Finding[] => [{ start: 0, end: 1, message: "F." }];
  const requirements = [{ code: "a", section: "1", rule: "URI", summary: "S.", find }];
  const { diagnostics } = validate("x://x://a", { schemes: [defineScheme({ ...DEFINITION, requirements })] });
  expect(diagnostics.map(({ code }) => code)).toEqual(["x/a", "scheme/repeated-scheme"]);
});
