import fc from "fast-check";
import { machineOf, run, withFragment } from "../../src/explain/machine.js";
import { grammar } from "../../src/standards/rfc3986/grammar.js";

// Both accept the same strings: a URI is an absolute URI with an optional fragment.
const URI = machineOf(grammar.automaton("URI"), "URI");
const appended = withFragment(
  machineOf(grammar.automaton("absolute-URI"), "absolute-URI"),
  machineOf(grammar.automaton("fragment"), "fragment"),
);

test.each([
  "",
  "a",
  "a:",
  "a:b?c",
  "a:#",
  "a:#b",
  "a:#b?/",
  "a:#b#",
  "a#",
  "a:b%",
  "a:b%4#",
  "a:#%",
  "a:#%4",
  "a:#%4G",
  " ",
])("an automaton with an appended fragment reads %j like the automaton of both", (text) => {
  const [whole, parts] = [run(URI, URI.start, text), run(appended, appended.start, text)];
  expect(parts === 0).toBe(whole === 0);
  expect(Object.is(parts, -0)).toBe(false);
  expect(appended.accepts(parts)).toBe(URI.accepts(whole));
  expect(appended.expectedAt(parts)).toEqual(URI.expectedAt(whole));
});

test("an automaton with an appended fragment reads every text like the automaton of both", () => {
  const text = fc.string({ unit: fc.constantFrom(..."a:/?#%4[]@ \u00E9"), maxLength: 12 });
  fc.assert(
    fc.property(text, (given) => {
      const [whole, parts] = [run(URI, URI.start, given), run(appended, appended.start, given)];
      expect([parts === 0, appended.accepts(parts), appended.expectedAt(parts)]).toEqual([
        whole === 0,
        URI.accepts(whole),
        URI.expectedAt(whole),
      ]);
    }),
    { seed: 3986 },
  );
});

test("a text is read up to the first character that is not allowed", () => {
  const read: number[] = [];
  const counting = {
    ...URI,
    step(state: number, code: number) {
      read.push(code);
      return URI.step(state, code);
    },
  };
  expect(run(counting, URI.start, "a b:")).toBe(0);
  expect(read).toEqual([0x61, 0x20]);
});
