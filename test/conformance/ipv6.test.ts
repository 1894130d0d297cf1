// IPv6 addresses by counting: with any number of groups before and after "::". The minimal automaton has the same state
// for "1::" and for "::" with a group less after it, so strings that take its transitions do not lead into each of the
// parser's alternatives. Groups of each width show that no alternative skips a digit.
import { everyStandard } from "../../src/standards/by-id.js";
import { standards } from "../../src/standards/index.js";
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

/** The valid addresses with another character for one colon. */
const damaged = addresses.flatMap(([text, isValid]) =>
  isValid ? Array.from(text.matchAll(/:/g), ({ index }) => `${text.slice(0, index)}g${text.slice(index + 1)}`) : [],
);

const all: readonly AnyStandard[] = everyStandard.filter(({ rules }) => rules.includes("IPv6address"));

/** The grammars that count the groups. The rule of RFC 2396, from RFC 2373, allows any number. */
const grammars = all.filter(({ id }) => id !== "rfc2396");

test.each(grammars)("$id: the parser and the automaton count the groups of an address", (grammar) => {
  const options = { rule: "IPv6address" };
  expect(addresses.filter(([text, isValid]) => grammar.test(text, options) !== isValid)).toEqual([]);
  expect(addresses.filter(([text, isValid]) => grammar.safeParse(text, options).ok !== isValid)).toEqual([]);
});

test("rfc2396 allows any number of groups, but not an IPv4 address alone", () => {
  const { rfc2396 } = standards;
  const refused = addresses.map(([text]) => text).filter((text) => !rfc2396.test(text, { rule: "IPv6address" }));
  expect([...new Set(refused)]).toEqual(["", "1.2.3.4"]);
  const unparsed = addresses.filter(([text]) => !rfc2396.safeParse(text, { rule: "IPv6address" }).ok);
  expect(unparsed.map(([text]) => text)).toEqual(refused);
});

test.each(all)("$id: no other character can replace a colon of an address", (grammar) => {
  const options = { rule: "IPv6address" };
  expect(damaged.filter((text) => grammar.test(text, options) || grammar.safeParse(text, options).ok)).toEqual([]);
});

test.each(all)("$id: an IPv4 address has numbers up to 255, or any of three digits", (grammar) => {
  const options = { rule: "IPv4address" };
  const most = grammar.test("999.9.9.9", options) ? 999 : 255;
  const numbers = Array.from({ length: 1200 }, (_, number) => number);
  const accepted = numbers.filter((number) => grammar.safeParse(`1.2.${String(number)}.4`, options).ok);
  expect(accepted).toEqual(numbers.slice(0, most + 1));
});

test("the addresses have both verdicts", () => {
  const valid = addresses.filter(([, isValid]) => isValid);
  expect([addresses.length, valid.length, damaged.length]).toEqual([880, 236, 1176]);
  expect(grammars.length).toBeGreaterThan(1);
});
