import { machineOf } from "../../src/explain/machine.js";
import { Draft } from "../../src/explain/draft.js";
import { explain } from "../../src/explain/explain.js";
import { applyRepairs } from "../../src/explain/report.js";
import { kindOf, nounOf } from "../../src/explain/characters.js";
import { tracer } from "../../src/explain/trace.js";
import { readExpression } from "../../src/core/abnf.js";
import { diagnose, repair, type Diagnostic } from "../../src/index.js";
import { defineScheme, repair as repairOfScheme, rfc, validate, withSchemes } from "../../src/schemes/index.js";
import { rfc3986 } from "../../src/standards/index.js";
import { grammar } from "../../src/standards/rfc3986/grammar.js";

const codesOf = (diagnostics: readonly Diagnostic[]): readonly string[] => diagnostics.map(({ code }) => code);

test.each([
  [0x41, "ascii", "'A'"],
  [0x27, "ascii", '"\'"'],
  [0x20, "blank", "a space"],
  [0xa0, "blank", "a blank character (no-break space, U+00A0)"],
  [0x09, "tab", "a tab"],
  [0x0a, "break", "a line break"],
  [0x85, "break", "a line break"],
  [0x2028, "break", "a line break"],
  [0x00, "control", "a control character (NUL, U+0000)"],
  [0x90, "control", "a control character (U+0090)"],
  [0xd800, "surrogate", "half of a surrogate pair (U+D800)"],
  [0x200b, "invisible", "an invisible character (zero-width space, U+200B)"],
  [0x201d, "other", "a curly quote (U+201D)"],
  [0x2026, "other", "an ellipsis (U+2026)"],
  [0x1f600, "other", "a non-ASCII character (U+1F600)"],
] as const)("the character of code %d is %s: %s", (code, kind, noun) => {
  expect(kindOf(code)).toBe(kind);
  expect(nounOf(code)).toBe(noun);
});

describe("a draft", () => {
  const draft = Draft.of("abcdef")
    .edited([{ start: 1, end: 2, text: "XYZ", owner: 0 }])
    .edited([
      { start: 2, end: 3, text: "-", owner: 1 },
      { start: 5, end: 6, text: "", owner: 2 },
    ]);

  test("has the text after all edits, and the corresponding edits of the input", () => {
    expect(draft.text).toBe("aX-Zcef");
    expect(draft.edits.map(({ start, end, text }) => [start, end, text])).toEqual([
      [1, 2, "X"],
      [2, 2, "-"],
      [2, 2, "Z"],
      [3, 4, ""],
    ]);
    expect(draft.edited([])).toBe(draft);
  });

  test("maps a span back to the input", () => {
    expect(draft.origin({ start: 0, end: 1 })).toEqual({ start: 0, end: 1 });
    expect(draft.origin({ start: 1, end: 3 })).toEqual({ start: 1, end: 2 });
    expect(draft.origin({ start: 5, end: 7 })).toEqual({ start: 4, end: 6 });
    expect(draft.origin({ start: 7, end: 7 })).toEqual({ start: 6, end: 6 });
  });
});

test("a trace knows the current rule and the rule that must follow", () => {
  const rules: Readonly<Record<string, string>> = { top: 'a ":" b', a: '1*2"a"', b: '[ "x" / c ] *c', c: "%x30-39" };
  const trace = tracer(
    (rule) => readExpression(rules[rule] as string),
    "top",
    (rule) => rule === "a" || rule === "c",
  );
  const at = (text: string, offset: number): unknown => {
    const { before, next } = trace().at(text, offset);
    return [before?.rule ?? null, next?.rule ?? null];
  };
  expect(at("aa:1", 1)).toEqual(["a", null]);
  expect(at("aa:1", 2)).toEqual(["a", null]);
  expect(at("aa:1", 3)).toEqual([null, null]);
  expect(at("aa:12", 4)).toEqual(["c", "c"]);
  expect(at("aa:!", 4)).toEqual([null, null]);
  expect(() =>
    tracer(
      () => readExpression("<field>"),
      "top",
      () => false,
    ),
  ).toThrow(new TypeError("A field has no automaton."));
});

test("repaired spans are mapped back to the input, also next to faults without a repair", () => {
  const ground = { machine: machineOf(rfc3986.automaton("URI-reference"), "URI-reference"), isScheme: false };
  const { faults, isRepaired, origin } = explain("/abcdefghijklmnopq/{id}/a b", () => ground, null);
  expect([faults.length, isRepaired]).toEqual([2, false]);
  expect(origin({ start: 23, end: 24 })).toEqual({ start: 25, end: 26 });
});

test.each([
  ["git@example.com:/abs/path", "ssh://git@example.com/abs/path"],
  ['"http://example.com/".', "http://example.com/"],
  ["http://[1:2:3:4:5:6:7:8:8080/", "http://[1:2:3:4:5:6:7:8]:8080/"],
  ["http://example.com/%2<0a", "http://example.com/%20a"],
])("%s is repaired to %s", (input, uri) => {
  expect(repair(input, { rule: "URI" })).toMatchObject({ uri, ok: true });
});

test.each([
  ["a<b", "host", ["rfc3986/delimiter"]],
  ["a%2<0b", "host", ["rfc3986/percent"]],
] as const)("%s as a %s", (input, rule, codes) => {
  expect(codesOf(diagnose(input, { rule }))).toEqual(codes);
});

test.each([
  ["nih:sha-256-32;53269057;BZ", ["nih/case", "nih/character"]],
  ["rtsp://h:5x5/a", ["rfc3986/port"]],
  ["tel:1%2<0;phone-context=a", ["tel/character"]],
  ["http://example.com/\u00E9\uFE0F", ["rfc3986/non-ascii"]],
  ["tel:+1%", ["tel/character"]],
  ["ipp://h?q", ["ipp/character"]],
])("validation of %s", (input, codes) => {
  expect(codesOf(validate(input).diagnostics)).toEqual(codes);
});

test("faults beyond the limit are repaired together with the last one, which is a guess if any of them is", () => {
  const input = `http://a/${"x ".repeat(101)}%2<0`;
  const faults = diagnose(input);
  expect(faults.length).toBe(100);
  expect(faults.at(-1)?.repair).toMatchObject({ certain: false });
  expect(faults.at(-1)?.repair?.edits.length).toBe(3);
  expect(repair(input)).toMatchObject({ ok: true, certain: false });
});

test("a refusal by a scheme's functions of a generic URI has no further explanation", () => {
  const project = defineScheme({
    name: "project",
    specification: rfc(1, "Projects"),
    section: "1",
    status: null,
    grammar: { rule: "project", test: (uri) => /^project:[a-z]+$/.test(uri) },
  });
  const known = withSchemes([project]);
  expect(known.validate("project:(x)").diagnostics).toEqual([
    {
      severity: "error",
      code: "project/syntax",
      message: "The syntax of the scheme project does not allow this URI.",
      start: 0,
      end: 11,
      rule: "project",
      section: "1",
      url: "https://www.rfc-editor.org/rfc/rfc1#section-1",
    },
  ]);

  // The repaired URI is not one of the scheme, either.
  const [first, ...others] = known.validate("project:a b").diagnostics;
  expect([first?.code, first?.repair?.certain, others]).toEqual(["rfc3986/space", true, []]);
});

test("an input of only white space is removed completely", () => {
  expect(codesOf(diagnose(" \t"))).toEqual(["rfc3986/white-space-around"]);
  expect(repair(" \t")).toMatchObject({ uri: "", ok: true });
});

test("an insertion and a replacement at the same place are both applied", () => {
  expect(repair("^mailto:\u200B//")).toMatchObject({ uri: "./%5Emailto://", ok: true, certain: true });
});

test("of edits that overlap, the first is applied", () => {
  const [diagnostic] = diagnose("a b") as [Diagnostic];
  const repairs = [
    { start: 1, end: 3, text: "x" },
    { start: 0, end: 2, text: "y" },
  ].map((edit) => ({ ...diagnostic, repair: { message: "", edits: [edit], certain: true } }));
  expect(applyRepairs("a b", repairs)).toBe("yb");
});

test("the repair of a delimiter in a password says that it is percent-encoded", () => {
  const [{ repair: repairOf } = {}] = diagnose("http://joe:p@ss@example.com/");
  expect(repairOf).toEqual({
    message: "Percent-encode it.",
    edits: [{ start: 12, end: 13, text: "%40" }],
    certain: false,
  });
});

test.each(["example.com", "data.example/x", "sip.example.com/"])(
  "the first label of the domain name in %s is not a scheme",
  (text) => {
    expect(repairOfScheme(text)).toMatchObject({ uri: `https://${text}`, ok: true, certain: false });
  },
);

test("a grammar without a standard gives only the position", () => {
  expect(grammar.safeParse("/a").ok).toBe(true);
  expect(grammar.node("/a")).toMatchObject({ type: "relative-ref" });
  expect(grammar.node("/a b")).toBeUndefined();
  expect(grammar.safeParse("/a b")).toMatchObject({
    ok: false,
    diagnostic: {
      code: "rfc3986/syntax",
      message: "U+0020 is not allowed here (rule URI-reference).",
      start: 2,
      end: 3,
    },
  });
  expect(grammar.safeParse("http:", { rule: "authority" })).toMatchObject({ ok: true });
  expect(grammar.safeParse("%4", { rule: "pct-encoded" })).toMatchObject({
    diagnostic: { message: "The input ends too early (rule pct-encoded)." },
  });
});

test("repairs of a scheme's URI are accepted by its grammar", () => {
  expect(repairOfScheme("mailto:ann@example.com;bob@example.org")).toMatchObject({
    uri: "mailto:ann@example.com,bob@example.org",
    ok: true,
    certain: false,
  });
});
