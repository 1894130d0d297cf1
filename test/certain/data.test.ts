// The laws of certain repairs, on a share of the strings that is the same in each run. data.prove.ts takes more of them.
import { edited, listed, some, swept } from "./cases.js";
import { scheme } from "./explainers.js";
import { oneByOne } from "./laws.js";
import { equalAtOnce, keepData } from "./report.js";

test("certain repairs of the tables and of the corpus keep data", () => {
  expect(keepData("tables and corpus", some(9, listed(1)))).toEqual([]);
});

test("certain repairs of single edits keep data", () => {
  expect(keepData("single edits", edited(53))).toEqual([]);
});

test("certain repairs of the sweep keep data", () => {
  expect(keepData("sweep", swept(499))).toEqual([]);
});

test("one repair after the other gives the same as all at once", () => {
  const cases = [...some(59, listed(1)), ...swept(4999)];
  expect(equalAtOnce("tables, corpus and sweep", cases)).toEqual([]);
});

test("repairs of advice come after those of errors, and a repair that is left out is found", () => {
  expect(oneByOne("ws:///example.com/chat", scheme)).toEqual([]);
  expect(oneByOne("http:///example.com/a b", scheme)).toEqual([]);
  expect(oneByOne("http:///example.com/a b", { ...scheme, repair: (text) => text })).toHaveLength(1);
});
