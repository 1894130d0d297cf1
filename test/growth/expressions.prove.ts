// The same as expressions.test.ts, for large expressions, and for those that `new RegExp` makes.
import { expressionsIn, faultsOf, isAbout, isLarge, LINEAR, modules } from "./expressions.js";
import { madeExpressions } from "./measure.js";

test("large regular expressions are linear", async () => {
  const large = [...expressionsIn(modules().written).literals.filter(isLarge), ...(await madeExpressions())];
  expect(large.length).toBeGreaterThan(30);
  expect(LINEAR.filter((entry) => !large.some((each) => isAbout(entry, each)))).toEqual([]);
  const unknown = large.filter((each) => !LINEAR.some((entry) => isAbout(entry, each)));
  expect(faultsOf(unknown)).toEqual([]);
}, 1_200_000);
