// The laws of certain repairs, on many more strings than data.test.ts: all tables and the whole corpus with each main
// explainer and some of the others, all single edits, and the whole sweep. What is left out is most pairs of a string and
// the rule of a part.
import { edited, listed, some, swept } from "./cases.js";
import { equalAtOnce, keepData } from "./report.js";

const TIMEOUT = 1_200_000;

test(
  "certain repairs of the tables and of the corpus keep data",
  () => {
    expect(keepData("tables and corpus", listed(8))).toEqual([]);
  },
  TIMEOUT,
);

test(
  "certain repairs of single edits keep data",
  () => {
    expect(keepData("single edits", edited(1))).toEqual([]);
  },
  TIMEOUT,
);

test(
  "certain repairs of the sweep keep data",
  () => {
    expect(keepData("sweep", swept(1))).toEqual([]);
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
