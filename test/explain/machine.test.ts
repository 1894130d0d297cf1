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

test("both are read up to the same character, and one step at a time leads to the same state", () => {
  const text = fc.string({ unit: fc.constantFrom(..."a:/?#%4[]@ \u00E9"), maxLength: 12 });
  fc.assert(
    fc.property(text, fc.nat(12), (given, from) => {
      const { at } = URI.advance(given, 0, URI.start);
      const reached = appended.advance(given, 0, appended.start);
      expect(reached.at).toBe(at);
      const between = Math.min(from, at);
      let state = appended.start;
      for (const each of given.slice(0, between)) state = appended.step(state, each.charCodeAt(0));
      expect(appended.advance(given, between, state)).toEqual(reached);
    }),
    { seed: 3986 },
  );
});
