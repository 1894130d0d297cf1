import { referringJudge, type ReferringStandardId } from "../../src/standards/judges.js";
import { standards } from "../../src/standards/list.js";
import type { AnyStandard } from "../../src/standards/standard.js";

const all = Object.values<unknown>(standards) as AnyStandard[];
const referring = all.filter(({ resolve }) => resolve).map(({ id }) => id);

test.each(all.filter(({ id }) => referring.includes(id)))(
  "$id judges strings as the whole standard does",
  (standard) => {
    const { rules, diagnoser } = referringJudge(standard.id as ReferringStandardId);
    expect(rules.id).toBe(standard.id);
    expect(rules.rules).toBe(standard.rules);
    for (const text of ["http://a/b", "a b", "http://[::1", "%4"]) {
      expect(rules.test(text)).toBe(standard.test(text));
      expect(rules.recognize(text)).toEqual(standard.recognize(text));
      expect(diagnoser.diagnose(text)).toEqual(standard.diagnose(text));
    }
  },
);

test("a standard without relative references has no judge", () => {
  expect(() => referringJudge("rfc1738" as never)).toThrow(
    new RangeError(`rfc1738 does not define relative references. These standards do: ${referring.join(", ")}.`),
  );
});

test("an unknown standard is refused with the ids of all standards, in their order", () => {
  expect(() => referringJudge("toString" as never)).toThrow(
    new RangeError(`The standard must be one of these: ${Object.keys(standards).join(", ")}.`),
  );
});
