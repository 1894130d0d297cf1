import { table } from "../../generated/rfc3986.reference.js";
import { Automaton } from "../../src/core/automaton.js";

test("a rule without a start state is refused", () => {
  expect(() => new Automaton(table).test("", "constructor")).toThrow(
    new RangeError('The automaton has no start state for the rule "constructor".'),
  );
});

describe("the regular expression before the table", () => {
  const { unusual, ...rest } = table;
  const { rules } = new Automaton(table);
  const texts = [
    "",
    "a",
    "a:b",
    "http://a@[::1]:80/",
    "a://b/%41",
    "a://b/%4",
    "a://b/%41?%4",
    "//b:c",
    "/a#b",
    "a#b#c",
  ];
  const long = "%41".repeat(6_000_000);

  test.each(rules)("changes no verdict on %s", (rule) => {
    const [withIt, withoutIt] = [new Automaton(table), new Automaton(rest)];
    for (const front of texts) {
      for (const end of ["", "/", "b".repeat(4090), "%41".repeat(2000), "%41".repeat(2000) + "%"]) {
        const text = front + end;
        expect([text, withIt.test(text, rule)]).toEqual([text, withoutIt.test(text, rule)]);
      }
    }
  });

  test("is not used for input that would need too much memory", () => {
    expect(() => unusual?.["URI"]?.test(`a:${long}`)).toThrow(RangeError);
    expect(new Automaton(table).test(`a:${long}`, "URI")).toBe(true);
    expect(new Automaton(table).test(`a:${long}%`, "URI")).toBe(false);
  });

  test.each(["http://example.com/secret", "http://u:secret@example.com/", "a:secret ", "secret"])(
    "leaves nothing of %j behind",
    (text) => {
      for (const rule of rules) {
        new Automaton(table).test(text, rule);
        const { input, lastMatch, leftContext, rightContext, $1 } = RegExp as unknown as Record<string, string>;
        expect([input, lastMatch, leftContext, rightContext, $1].join()).not.toContain("secret");
      }
    },
  );

  test("is used only for strings", () => {
    expect(() => new Automaton(table).test(["a:b"] as unknown as string, "URI")).toThrow(
      new TypeError("The input must be a string, not object"),
    );
  });
});
