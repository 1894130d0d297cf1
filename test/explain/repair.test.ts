import { repair, type Diagnostic } from "../../src/index.js";
import { repaired } from "../../src/explain/repair.js";

/** A fault whose repair puts a text at the beginning; without a text, it has no repair. */
const fault = (text?: string, certain = true): Diagnostic => ({
  severity: "error",
  code: "test/fault",
  message: "A fault.",
  start: 0,
  end: 0,
  rule: "URI",
  section: "3",
  url: "https://example.com/",
  ...(text !== undefined && { repair: { message: "Write it.", edits: [{ start: 0, end: 0, text }], certain } }),
});

/** A text is valid if it begins with this many letters. */
const until = (count: number, made: Diagnostic) => (text: string) =>
  /^a*/.exec(text)?.[0].length === count ? [] : [made];

test("a valid text stays as it is", () => {
  expect(repaired("b", false, () => [])).toEqual({ uri: "b", ok: true, certain: true, applied: [] });
});

test("a fault without a repair stays", () => {
  expect(repaired("b", false, () => [fault()])).toEqual({ uri: "b", ok: false, certain: true, applied: [] });
});

test.each([1, 2, 3, 4])("repairs that cause %d more faults are all applied", (rounds) => {
  const certain = fault("a");
  expect(repaired("b", false, until(rounds, certain))).toEqual({
    uri: "a".repeat(rounds) + "b",
    ok: true,
    certain: true,
    applied: Array.from({ length: rounds }, () => certain),
  });
});

test("repairs without end are not applied", () => {
  expect(repaired("b", false, until(5, fault("a")))).toEqual({ uri: "b", ok: false, certain: true, applied: [] });
});

test("the result is a guess if one of the repairs is", () => {
  const [certain, guess] = [fault("a"), fault("a", false)];
  const faults = (text: string): readonly Diagnostic[] => (text === "b" ? [certain] : text === "ab" ? [guess] : []);
  expect(repaired("b", false, faults)).toEqual({ uri: "aab", ok: true, certain: false, applied: [certain, guess] });
  // Without guesses, the second fault stays.
  expect(repaired("b", true, faults)).toEqual({ uri: "ab", ok: false, certain: true, applied: [certain] });
});

test("faults without a repair are not applied", () => {
  const certain = fault("a");
  const faults = (text: string): readonly Diagnostic[] => (text === "b" ? [fault(), certain] : [fault()]);
  expect(repaired("b", false, faults)).toEqual({ uri: "ab", ok: false, certain: true, applied: [certain] });
});

test("'%' after a complete character is encoded for certain, but not after a part of one", () => {
  expect(repair("http://a/%C3%A9%,", { certain: true })).toMatchObject({ uri: "http://a/%C3%A9%25,", ok: true });
  expect(repair("http://a/%C3%,", { certain: true })).toMatchObject({ uri: "http://a/%C3%,", ok: false });
});
