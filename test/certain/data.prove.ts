// The laws of certain repairs, on many more strings than data.test.ts: a part of all tables and of the corpus with each main
// explainer and some of the others, of all single edits, and of the sweep.
import { effort } from "../support/effort.js";
import { edited, listed, some, swept } from "./cases.js";
import { equalAtOnce, keepData } from "./report.js";

const TIMEOUT = 1_200_000;

test(
  "certain repairs of the tables and of the corpus keep data",
  () => {
    expect(keepData("tables and corpus", some(effort(5, 2), listed(8)))).toEqual([]);
  },
  TIMEOUT,
);

test(
  "certain repairs of single edits keep data",
  () => {
    expect(keepData("single edits", edited(effort(6, 2)))).toEqual([]);
  },
  TIMEOUT,
);

test(
  "certain repairs of the sweep keep data",
  () => {
    expect(keepData("sweep", swept(effort(9, 3)))).toEqual([]);
  },
  TIMEOUT,
);

test(
  "one repair after the other gives the same as all at once",
  () => {
    const cases = [...some(effort(7, 3), listed(2)), ...swept(effort(53, 19))];
    expect(equalAtOnce("tables, corpus and sweep", cases)).toEqual([]);
  },
  TIMEOUT,
);
