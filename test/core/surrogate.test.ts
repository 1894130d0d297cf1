import { isHigh, isLow } from "../../src/core/surrogate.js";

test.each<[unit: number, high: boolean, low: boolean]>([
  [0x0061, false, false],
  [0xd7ff, false, false],
  [0xd800, true, false],
  [0xdbff, true, false],
  [0xdc00, false, true],
  [0xdfff, false, true],
  [0xe000, false, false],
])("of %i, it is %j that it is high, and %j that it is low", (unit, high, low) => {
  expect([isHigh(unit), isLow(unit)]).toEqual([high, low]);
});
