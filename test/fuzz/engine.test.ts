import fc from "fast-check";
import { addToPool, draw, withPool } from "../laws/pool.js";
import { Coverage } from "./coverage.js";
import { fuzz, type Summary } from "./engine.js";
import { target, type Target } from "./target.js";
import { read, stringsIn, written } from "./value.js";

draw("also");
for (const text of ["http://a/b?c", "urn:a:b", "mailto:a@b"]) addToPool(text);

const counters = new Uint8Array(8);
const strings = (): fc.Arbitrary<string> => withPool(() => true, fc.string());

/** Fails only after several steps, each of which is a branch of its own. */
function planted(text: string): void {
  let depth = 0;
  for (const part of ["http:", "[", "%", "\u200B"]) {
    if (!text.includes(part)) return;
    counters[depth] = (counters[depth] ?? 0) + 1;
    depth++;
  }
  throw new Error("the planted fault");
}

async function run(targets: readonly Target[], most: number, seed = 1): Promise<Summary> {
  const done = (executions: number): boolean => executions >= most;
  return fuzz({ targets, seed, done, coverage: new Coverage(counters) });
}

test("a planted fault is found and shrunk, and its value fails again", async () => {
  const fault = target("planted/fault: it holds", () => fc.property(strings(), planted));
  const { findings, added, branches, byTarget } = await run([fault], 200_000);
  expect(findings).toMatchObject([
    { target: "planted/fault: it holds", message: expect.stringContaining("the planted fault") as unknown },
  ]);
  expect(added).toBeGreaterThan(0);
  expect(branches).toBeGreaterThanOrEqual(3);
  expect(byTarget["planted/fault: it holds"]?.executions).toBeGreaterThan(0);
  const [text] = read(String(findings[0]?.value)) as [string];
  expect(text).toHaveLength("http:[%\u200B".length);
  expect(() => {
    planted(text);
  }).toThrow("the planted fault");
});

test("a target without a fault runs until the end, and a failed one runs only once", async () => {
  const holds = target("planted/holds: it holds", () => fc.property(strings(), () => true));
  const asynchronous = target("planted/fails: it holds", () =>
    fc.asyncProperty(fc.constant("\uD800\0"), () => Promise.reject(new Error("refused"))),
  );
  const { findings, executions } = await run([holds, asynchronous], 1_000);
  expect(findings.map(({ target: name, value }) => [name, value])).toEqual([
    ["planted/fails: it holds", String.raw`["\ud800\u0000"]`],
  ]);
  expect(executions).toBeGreaterThanOrEqual(1_000);
});

test("only a run that reaches something new counts", () => {
  const coverage = new Coverage(counters);
  const reach = (at: number, times: number): number => {
    coverage.start();
    counters[at] = times;
    return coverage.end("group");
  };
  expect([reach(0, 1), reach(0, 1), reach(0, 2), reach(5, 200), reach(5, 255)]).toEqual([1, 0, 1, 1, 0]);
  expect(coverage.branches).toBe(2);
});

test.each([
  [["a", -0, NaN, 1.5, null, undefined, true]],
  [new Map([["http://a/", "\uDC00"]])],
  [[Uint8Array.of(0, 255)]],
  [{ rule: "URI", text: "\u2028é\x7F", $map: [{}], __proto: "x" }],
])("a value is written in ASCII and read again: %j", (value) => {
  expect(written(value)).toMatch(/^[ -~]+$/);
  expect(read(written(value))).toEqual(value);
});

test("functions cannot be written", () => {
  expect(() => written([() => 1])).toThrow(new TypeError("a function cannot be written"));
});

test("the strings of a value are found at any depth", () => {
  expect([...stringsIn([{ text: "a" }, new Map([["b", ["c"]]]), Uint8Array.of(1), null, 2])]).toEqual(["a", "b", "c"]);
});
