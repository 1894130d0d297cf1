import { originsOf, type Replacement } from "../../src/schemes/mechanism/origins.js";

type Range = readonly [start: number, end: number];
type Change = readonly [start: number, end: number, after: string];

// The input is "0123456789"; the comments show what it has become.
test.each<[changes: readonly Change[], spans: readonly Range[], origins: readonly Range[]]>([
  [
    [],
    [
      [0, 0],
      [1, 3],
    ],
    [
      [0, 0],
      [1, 3],
    ],
  ],
  // 01x56789
  [
    [[2, 5, "x"]],
    [
      [0, 2],
      [2, 3],
      [3, 4],
    ],
    [
      [0, 2],
      [2, 5],
      [5, 6],
    ],
  ],
  [[[2, 5, "x"]], [[1, 4]], [[1, 6]]],
  [[[2, 5, "x"]], [[1, 3]], [[1, 5]]],
  // 01wxyz56789
  [
    [[2, 5, "wxyz"]],
    [
      [1, 2],
      [3, 4],
      [5, 6],
      [6, 8],
    ],
    [
      [1, 2],
      [2, 5],
      [2, 5],
      [5, 7],
    ],
  ],
  // 01ab23456789
  [
    [[2, 2, "ab"]],
    [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ],
    [
      [1, 2],
      [2, 2],
      [2, 2],
      [2, 3],
    ],
  ],
  // 01456789
  [
    [[2, 4, ""]],
    [
      [1, 2],
      [2, 3],
    ],
    [
      [1, 2],
      [4, 5],
    ],
  ],
  [[[2, 4, ""]], [[1, 3]], [[1, 5]]],
  // 0x23y56789, in any order
  [
    [
      [1, 2, "x"],
      [4, 5, "y"],
    ],
    [
      [1, 2],
      [4, 5],
      [9, 10],
    ],
    [
      [1, 2],
      [4, 5],
      [9, 10],
    ],
  ],
  // 0xx23y789
  [
    [
      [4, 7, "y"],
      [1, 2, "xx"],
    ],
    [
      [1, 3],
      [5, 6],
      [6, 7],
    ],
    [
      [1, 2],
      [4, 7],
      [7, 8],
    ],
  ],
  // The outer replacement counts: 01z6789
  [
    [
      [3, 4, "yy"],
      [2, 6, "z"],
    ],
    [
      [2, 3],
      [3, 4],
    ],
    [
      [2, 6],
      [6, 7],
    ],
  ],
  [
    [
      [2, 4, "yy"],
      [2, 6, "z"],
    ],
    [
      [2, 3],
      [3, 4],
    ],
    [
      [2, 6],
      [6, 7],
    ],
  ],
  // 0xx23789, the first change at the front
  [
    [
      [1, 2, "xx"],
      [4, 7, ""],
    ],
    [
      [1, 3],
      [5, 6],
    ],
    [
      [1, 2],
      [7, 8],
    ],
  ],
  // The outer replacement counts, wherever it is in the list: 01z6789
  [
    [
      [2, 6, "z"],
      [2, 4, "yy"],
      [3, 4, "y"],
    ],
    [
      [2, 3],
      [3, 4],
    ],
    [
      [2, 6],
      [6, 7],
    ],
  ],
  // The later one of the same span counts: 01yyy456789
  [
    [
      [2, 4, "x"],
      [2, 4, "yyy"],
    ],
    [
      [2, 5],
      [5, 6],
    ],
    [
      [2, 4],
      [4, 5],
    ],
  ],
])("after %j, the spans %j come from %j", (changes, spans, origins) => {
  const replacements: readonly Replacement[] = changes.map(([start, end, after]) => ({ start, end, after }));
  const found = originsOf(
    spans.map(([start, end]) => ({ start, end })),
    replacements,
  );
  expect(found.map(({ start, end }) => [start, end])).toEqual(origins);
});
