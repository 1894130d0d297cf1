import { table } from "../../generated/rfc3986.reference.js";
import { Automaton } from "../../src/core/automaton.js";

test("a rule without a start state is refused", () => {
  expect(() => new Automaton(table).test("", "constructor")).toThrow(
    new RangeError("The automaton has no start state for this rule."),
  );
});

test("a rule must be a string", () => {
  expect(() => new Automaton(table).start(1 as never)).toThrow(new TypeError("The rule must be a string, not number."));
});

test("characters without transitions have class 0", () => {
  const automaton = new Automaton(table);
  expect([0, 0x20, 0x7f, 0x80, 0xffff].map((code) => automaton.classOf(code))).toEqual([0, 0, 0, 0, 0]);
});

test("the transition tables can be used directly", () => {
  const automaton = new Automaton(table);
  const { starts, classOf, next, accepts } = automaton.rows;
  expect([...starts.keys()]).toEqual(automaton.rules);
  for (const text of ["a:b", "a", "a b", "http://a/\u00e9"]) {
    let state = starts.get("URI") as number;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      expect(automaton.classOf(code)).toBe(classOf[code]);
      expect(automaton.step(state, code)).toBe((state = next[state + (classOf[code] as number)] as number));
    }
    expect(accepts[state] === 1).toBe(automaton.test(text, "URI"));
    expect(automaton.accepts(state)).toBe(automaton.test(text, "URI"));
  }
  expect(automaton.classOf(0x61)).not.toBe(automaton.classOf(0x3a));
});

test("the expected characters of a state are one list", () => {
  const automaton = new Automaton(table);
  const [one, other] = ["a:b c", "a:bb c"].map((text) => automaton.recognize(text, "URI").expected);
  expect(one).toBe(other);
  expect(Object.isFrozen(one)).toBe(true);
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

  test("is used for the rules that have one and for short input", () => {
    // This expression wrongly calls the text usual.
    const automaton = new Automaton({ ...table, unusual: { URI: /x/ } });
    expect([automaton.test(" ", "URI"), automaton.test("x ", "URI")]).toEqual([true, false]);
    expect(automaton.test(" ", "URI-reference")).toBe(false);
    expect([4096, 4097].map((length) => automaton.test(" ".repeat(length), "URI"))).toEqual([true, false]);
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
      new TypeError("The input must be a string, not object."),
    );
  });
});
