// The laws of the schemes, on a fixed number of strings. laws.prove.ts takes strings of every scheme.
import { equivalent, normalize } from "../../src/schemes/index.js";
import { testSchemeLaws } from "./test-laws.js";

testSchemeLaws();

test.each([
  ["sip:a@b", ";A", ";a"],
  ["geo:1,2", ";A=%41", ";a=A"],
  ["mailto:a@b?A=%41", "&A=%41", "&a=A"],
])("%s with very many times %j normalizes to the same number of %j and is equivalent to it", (start, part, normal) => {
  const count = 40_000;
  const [uri, form] = [start + part.repeat(count), normalize(start) + normal.repeat(count)];
  expect(normalize(uri) === form).toBe(true);
  expect(equivalent(uri, form)).toBe(true);
});

test("the order of three parameters of a SIP URI makes no difference", () => {
  expect(equivalent("sip:a@b;c=1;a=1;b=1", "sip:a@b;b=1;c=1;a=1")).toBe(true);
});
