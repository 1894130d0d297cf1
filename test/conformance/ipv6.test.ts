// IPv6 addresses by counting: with any number of groups before and after "::". The minimal automaton has the same state
// for "1::" and for "::" with a group less after it, so strings that take its transitions do not lead into each of the
// parser's alternatives. Groups of each width show that no alternative skips a digit.
import { everyStandard } from "../../src/standards/by-id.js";
import type { AnyStandard } from "../../src/standards/standard.js";

const MOST = 9;
const WIDTHS = [1, 2, 3, 4];

const groups = (count: number, width: number): string[] =>
  Array.from({ length: count }, (_, index) => (index + 1).toString(16).padStart(width, "a"));

/** Addresses, and whether they are valid. An IPv4 address at the end stands for two groups. */
const addresses: [text: string, isValid: boolean][] = [];
for (const width of WIDTHS) {
  for (let before = 0; before <= MOST; before++) {
    for (const [last, size] of [["", 0] as const, ["1.2.3.4", 2] as const]) {
      const only = [...groups(before, width), ...(last === "" ? [] : [last])].join(":");
      addresses.push([only, before + size === 8]);
      for (let after = 0; after <= MOST; after++) {
        const end = [...groups(after, width), ...(last === "" ? [] : [last])].join(":");
        addresses.push([`${groups(before, width).join(":")}::${end}`, before + after + size <= 7]);
      }
    }
  }
}

const grammars: readonly AnyStandard[] = everyStandard.filter(({ rules }) => rules.includes("IPv6address"));

test.each(grammars)("$id: the parser and the automaton count the groups of an address", (grammar) => {
  const options = { rule: "IPv6address" };
  expect(addresses.filter(([text, isValid]) => grammar.test(text, options) !== isValid)).toEqual([]);
  expect(addresses.filter(([text, isValid]) => grammar.safeParse(text, options).ok !== isValid)).toEqual([]);
});

test("the addresses have both verdicts", () => {
  const valid = addresses.filter(([, isValid]) => isValid);
  expect([addresses.length, valid.length]).toEqual([880, 236]);
  expect(grammars.length).toBeGreaterThan(1);
});
