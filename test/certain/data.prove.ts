// The laws of certain repairs, on many more strings than data.test.ts: half of all tables and of the corpus with each main
// explainer and some of the others, half of all single edits, and a third of the sweep.
import { edited, listed, some, swept } from "./cases.js";
import { equalAtOnce, keepData } from "./report.js";

const TIMEOUT = 1_200_000;

test(
  "certain repairs of the tables and of the corpus keep data",
  () => {
    expect(keepData("tables and corpus", some(2, listed(8)))).toEqual([]);
  },
  TIMEOUT,
);

test(
  "certain repairs of single edits keep data",
  () => {
    expect(keepData("single edits", edited(2))).toEqual([]);
  },
  TIMEOUT,
);

test(
  "certain repairs of the sweep keep data",
  () => {
    expect(keepData("sweep", swept(3))).toEqual([]);
  },
  TIMEOUT,
);

test(
  "one repair after the other gives the same as all at once",
  () => {
    const cases = [...some(3, listed(2)), ...swept(19)];
    expect(equalAtOnce("tables, corpus and sweep", cases)).toEqual([]);
  },
  TIMEOUT,
);
