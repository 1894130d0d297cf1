// The laws of certain repairs, on a share of the strings that is the same in each run. data.prove.ts takes more of them.
import { edited, listed, some, swept } from "./cases.js";
import { equalAtOnce, keepData } from "./report.js";

test("certain repairs of the tables and of the corpus keep data", () => {
  expect(keepData("tables and corpus", some(3, listed(1)))).toEqual([]);
});

test("certain repairs of single edits keep data", () => {
  expect(keepData("single edits", edited(31))).toEqual([]);
});

test("certain repairs of the sweep keep data", () => {
  expect(keepData("sweep", swept(397))).toEqual([]);
});

test("one repair after the other gives the same as all at once", () => {
  expect(equalAtOnce("tables and corpus", some(19, listed(1)))).toEqual([]);
  expect(equalAtOnce("sweep", swept(1999))).toEqual([]);
});
