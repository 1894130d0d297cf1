import { PartBuilder } from "../../src/cli/parts.js";

const HALF = 1 << 19;

const NOTHING = { segments: [], whole: true, inputs: 0, failed: 0, codes: new Map() };

test("consecutive text for one stream is one segment, and the order of the streams stays the same", () => {
  const part = new PartBuilder();
  part.write("out", "a");
  part.write("out", "b\n");
  part.write("err", "c\n");
  part.write("err", "d\n");
  part.write("out", "e\n");
  expect(part.take().segments).toEqual([
    ["out", "ab\n"],
    ["err", "c\nd\n"],
    ["out", "e\n"],
  ]);
});

test("empty text does not become a segment", () => {
  const part = new PartBuilder();
  part.write("out", "");
  part.write("err", "a\n");
  part.write("out", "");
  expect(part.take().segments).toEqual([["err", "a\n"]]);
});

test("inputs and codes are counted", () => {
  const part = new PartBuilder();
  part.addPassing(3);
  part.add(true, ["x"]);
  part.add(false, ["x", "y", "x"]);
  const codes = new Map([
    ["x", 3],
    ["y", 1],
  ]);
  expect(part.take()).toEqual({ ...NOTHING, inputs: 5, failed: 1, codes });
});

test.each([
  ["", true],
  ["a\n", true],
  ["a\nb", false],
])("text that ends in %j is whole: %j", (text, whole) => {
  const part = new PartBuilder();
  part.write("out", text);
  expect(part.take().whole).toBe(whole);
});

test.each([
  ["out", "out"],
  ["err", "err"],
  ["out", "err"],
] as const)("text for %s and %s fills the part", (first, second) => {
  const part = new PartBuilder();
  part.write(first, "a".repeat(HALF));
  part.write(second, "b".repeat(HALF - 1));
  expect(part.full).toBe(false);
  part.write(second, "\n");
  expect(part.full).toBe(true);
  part.take();
  expect(part.full).toBe(false);
});

test("the next part does not repeat text, counts or a fault", () => {
  const part = new PartBuilder();
  part.add(false, ["x"]);
  part.write("err", "a\n");
  const fault = { kind: "unreadable", message: "not JSON" } as const;
  expect(part.take(fault)).toEqual({
    segments: [["err", "a\n"]],
    whole: true,
    inputs: 1,
    failed: 1,
    codes: new Map([["x", 1]]),
    fault,
  });
  expect(part.take()).toEqual(NOTHING);
});
