// The laws of certain repairs, on a share of the strings that is the same in each run. data.prove.ts takes more.
import { edited, listed, swept } from "./cases.js";
import { equalAtOnce, keepData } from "./report.js";

test("certain repairs of the tables and of the corpus keep data", () => {
  expect(keepData("tables and corpus", listed(1))).toEqual([]);
});

test("certain repairs of single edits keep data", () => {
  expect(keepData("single edits", edited(17))).toEqual([]);
});

test("certain repairs of the sweep keep data", () => {
  expect(keepData("sweep", swept(331))).toEqual([]);
});

test("one repair after the other gives the same as all at once", () => {
  expect(equalAtOnce("tables and corpus", every(listed(1), 7))).toEqual([]);
  expect(equalAtOnce("sweep", swept(1999))).toEqual([]);
});
