import { Misuse } from "../../src/cli/errors.js";
import { jobOf, type Order } from "../../src/cli/order.js";
import type { PassingLines } from "../../src/cli/stretches.js";
import { work, workOn } from "../../src/cli/work.js";

const order: Order = {
  command: "normalize",
  values: {},
  json: false,
  only: "all",
  summary: false,
  placed: false,
  looks: { out: { colour: false }, err: { colour: false } },
};

const FULL = 1 << 20;

test("no inputs are one part", async () => {
  const fault = { kind: "misuse", message: "x" } as const;
  expect([...work([[]], await jobOf(order), { place: { source: "<arguments>", line: 1 }, fault })]).toEqual([
    { segments: [], whole: true, inputs: 0, failed: 0, codes: new Map(), fault },
  ]);
});

test.each([
  ["normalize", `//A/${"a".repeat(995)}\n`, 1500],
  ["normalize", "//a:x\n", 8000],
  ["check", "a\n//a:x\n", 8000],
])("%s: however many lines a block has, a part has hardly more text than is kept", async (command, lines, times) => {
  const block = {
    bytes: Buffer.from(lines.repeat(times)),
    format: { kind: "lines" },
    source: "<stdin>",
    line: 1,
  } as const;
  const parts = [...workOn(block, await jobOf({ ...order, command }))];
  expect(parts.length).toBeGreaterThan(1);
  for (const { segments, whole } of parts) {
    const length = segments.reduce((sum, [, text]) => sum + text.length, 0);
    expect(length).toBeLessThan(FULL + 1000);
    expect(whole).toBe(true);
  }
  const inputs = parts.reduce((sum, part) => sum + part.inputs, 0);
  expect(inputs).toBe(times * (lines.split("\n").length - 1));
});

test("lines that pass fill a part, too", async () => {
  const passing = (text: string): PassingLines => ({ count: 1, text });
  const parts = work([passing("a".repeat(FULL)), passing("b")], await jobOf({ ...order, command: "check" }), {
    place: { source: "<stdin>", line: 1 },
  });
  expect(Array.from(parts, ({ segments, inputs }) => [segments[0]?.[1].length, inputs])).toEqual([
    [FULL, 1],
    [1, 1],
  ]);
});

describe("an error of the handler", () => {
  const throwing = async (error: Error): Promise<unknown[]> => {
    const handler = (input: string): never => {
      throw input === "b" ? error : new Error("only the second input is wrong");
    };
    const job = { ...(await jobOf(order)), handler };
    return [...work([{ count: 1, text: "a\n" }, ["b", "c"]], job, { place: { source: "<stdin>", line: 1 } })];
  };

  test("that is a misuse ends the inputs; the results before it are kept", async () => {
    expect(await throwing(new Misuse("x"))).toMatchObject([
      { segments: [["out", "a\n"]], inputs: 1, failed: 0, fault: { kind: "misuse", message: "x" } },
    ]);
  });

  test("of any other kind is thrown", async () => {
    await expect(throwing(new TypeError("a fault"))).rejects.toThrow("a fault");
  });
});
