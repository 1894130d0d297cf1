import fc from "fast-check";
import { standards } from "../../src/standards/index.js";
import { FIRST, fromHash, LONGEST_LINK, nextEntry, toHash, type State } from "../../scripts/playground/page/state.js";
import { ids } from "./inputs.js";

const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0xffff }), fc.constantFrom(0x7e, 0xd800, 0xdc00, 0x25, 0x26, 0x3d, 0x44, 0x30)))
  .map((units) => String.fromCharCode(...units));

const anyState: fc.Arbitrary<State> = fc.constantFrom(...ids).chain((standard) =>
  fc.record({
    input: anyText,
    standard: fc.constant(standard),
    base: anyText,
    rule: fc.option(fc.constantFrom<string>(...standards[standard].rules)),
  }),
);

test("a link restores the state, including lone surrogates", () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const hash = toHash(state);
      expect(hash).toMatch(/^[\w.~%=&-]*$/);
      expect(fromHash(`#${String(hash)}`)).toEqual(state);
    }),
    { seed: 3986 },
  );
});

test("any fragment gives a state that the page can show", () => {
  fc.assert(
    fc.property(anyText, (hash) => {
      const { standard, rule } = fromHash(hash);
      expect(ids).toContain(standard);
      if (rule !== null) expect(standards[standard].rules).toContain(rule);
    }),
    { seed: 3986 },
  );
});

test.each([
  ["", FIRST],
  ["#", FIRST],
  ["#u=", { ...FIRST, input: "" }],
  ["#u=a%3Ab&s=rfc1738", { ...FIRST, input: "a:b", standard: "rfc1738" }],
  ["#u=%FF&b=x", { ...FIRST, base: "x" }],
  ["#s=__proto__&r=constructor", FIRST],
  ["#s=rfc1738&r=path-abempty", { ...FIRST, standard: "rfc1738" }],
  ["#r=port", { ...FIRST, rule: "port" }],
  ["#u=~~D800~D800~D", { ...FIRST, input: "~D800\uD800~D" }],
])("%s", (hash, state) => {
  expect(fromHash(hash)).toEqual(state);
});

test("a state that is too long has no link", () => {
  const room = LONGEST_LINK - "u=".length;
  expect(toHash({ ...FIRST, input: "a".repeat(room) })).toHaveLength(LONGEST_LINK);
  expect(toHash({ ...FIRST, input: "a".repeat(room + 1) })).toBeNull();
  expect(toHash({ ...FIRST, input: " ".repeat(room / 2) })).toBeNull();
  expect(toHash({ ...FIRST, input: "a".repeat(10_000_000) })).toBeNull();
});

test("an input begins an entry of the history if the previous input is finished", () => {
  const finished = { input: "a", isFinished: true };
  const typing = { input: "ab", isFinished: false };
  expect(nextEntry(finished, "ab")).toEqual({ isNew: true, entry: typing });
  expect(nextEntry(typing, "abc")).toEqual({ isNew: false, entry: { input: "abc", isFinished: false } });
  expect(nextEntry(finished, "a")).toEqual({ isNew: false, entry: finished });
});
