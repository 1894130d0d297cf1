import { machineOf } from "../../src/explain/machine.js";
import { Draft } from "../../src/explain/draft.js";
import { explain } from "../../src/explain/explain.js";
import { applyRepairs } from "../../src/explain/report.js";
import { isJoiner, kindOf, nounOf, otherCase } from "../../src/explain/characters.js";
import { tracer } from "../../src/explain/trace.js";
import { readExpression } from "../../src/core/abnf.js";
import { diagnose, repair, type Diagnostic } from "../../src/index.js";
import { defineScheme, repair as repairOfScheme, rfc, validate, withSchemes } from "../../src/schemes/index.js";
import { rfc3986 } from "../../src/standards/index.js";
import { grammar } from "../../src/standards/rfc3986/grammar.js";

const codesOf = (diagnostics: readonly Diagnostic[]): readonly string[] => diagnostics.map(({ code }) => code);

test.each([
  [0x41, "ascii", "'A'"],
  [0x27, "ascii", "a single quote"],
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
  [0xad, "invisible", "an invisible character (soft hyphen, U+00AD)"],
  [0x34f, "invisible", "an invisible character (U+034F)"],
  [0x61c, "invisible", "an invisible character (U+061C)"],
  [0x180a, "other", "a non-ASCII character (U+180A)"],
  [0x180b, "invisible", "an invisible character (U+180B)"],
  [0x180f, "invisible", "an invisible character (U+180F)"],
  [0x200a, "blank", "a blank character (U+200A)"],
  [0x200c, "invisible", "an invisible character (zero-width non-joiner, U+200C)"],
  [0x200d, "invisible", "an invisible character (zero-width joiner, U+200D)"],
  [0x200e, "invisible", "an invisible character (left-to-right mark, U+200E)"],
  [0x200f, "invisible", "an invisible character (right-to-left mark, U+200F)"],
  [0x2010, "other", "a non-ASCII character (U+2010)"],
  [0x202f, "blank", "a blank character (narrow no-break space, U+202F)"],
  [0x206f, "invisible", "an invisible character (U+206F)"],
  [0xdfff, "surrogate", "half of a surrogate pair (U+DFFF)"],
  [0xe000, "other", "a non-ASCII character (U+E000)"],
  [0xfe0f, "invisible", "an invisible character (U+FE0F)"],
  [0xfeff, "invisible", "an invisible character (byte order mark, U+FEFF)"],
  [0xe0000, "invisible", "an invisible character (U+E0000)"],
  [0xe1000, "other", "a non-ASCII character (U+E1000)"],
  [0x1f600, "other", "a non-ASCII character (U+1F600)"],
] as const)("the character of code %d is %s: %s", (code, kind, noun) => {
  expect(kindOf(code)).toBe(kind);
  expect(nounOf(code)).toBe(noun);
});

test.each([
  [0x200b, false],
  [0x200c, true],
  [0x200d, true],
  [0x200e, false],
  [0xfdff, false],
  [0xfe00, true],
  [0xfe0f, true],
  [0xfe10, false],
])("a character of code %d joins: %j", (code, joins) => {
  expect(isJoiner(code)).toBe(joins);
});

test.each([
  ["a", "A"],
  ["Z", "z"],
  ["1", "1"],
  ["-", "-"],
])("the other case of %j is %j", (letter, other) => {
  expect(otherCase(letter)).toBe(other);
});

test.each(["O", "o", "l", "I"])("a port with %j instead of a digit", (letter) => {
  const digit = letter.toLowerCase() === "o" ? "0" : "1";
  expect(repair(`http://h:8${letter}/`, { rule: "URI" }).uri).toBe(`http://h:8${digit}/`);
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

  test("a new edit belongs to the repair whose text it changes, unless its text stands for something unknown", () => {
    const owners = (isStandIn?: boolean): readonly (readonly [string, number])[] =>
      Draft.of("abc")
        .edited([{ start: 1, end: 2, text: "XY", owner: 0 }])
        .edited([{ start: 1, end: 4, text: "Z", owner: 1, ...(isStandIn !== undefined && { isStandIn }) }])
        .edits.map(({ text, owner }) => [text, owner]);
    expect(owners()).toEqual([["Z", 0]]);
    expect(owners(false)).toEqual([["Z", 0]]);
    expect(owners(true)).toEqual([["Z", 1]]);
  });

  test("maps a span back to the input", () => {
    expect(draft.origin({ start: 0, end: 1 })).toEqual({ start: 0, end: 1 });
    expect(draft.origin({ start: 1, end: 3 })).toEqual({ start: 1, end: 2 });
    expect(draft.origin({ start: 5, end: 7 })).toEqual({ start: 4, end: 6 });
    expect(draft.origin({ start: 7, end: 7 })).toEqual({ start: 6, end: 6 });
  });

  test("an edit that a later one takes back is no edit", () => {
    const inserted = Draft.of("ab").edited([{ start: 1, end: 1, text: "x", owner: 0 }]);
    const removed = inserted.edited([{ start: 1, end: 2, text: "", owner: 1 }]);
    expect([removed.text, removed.edits]).toEqual(["ab", []]);
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

  // The repaired URI would not be one of the scheme, either.
  const [first, ...others] = known.validate("project:a b").diagnostics;
  expect([first?.code, first?.repair, others]).toEqual(["rfc3986/space", undefined, []]);
});

test("an input of only white space is removed completely", () => {
  expect(codesOf(diagnose(" \t"))).toEqual(["rfc3986/white-space-around"]);
  expect(repair(" \t")).toMatchObject({ uri: "", ok: true });
});

test("an insertion and a replacement at the same place are both applied", () => {
  expect(repair("^mailto:/")).toMatchObject({ uri: "./%5Emailto:/", ok: true, certain: false });
});

test("of edits that overlap, the first is applied", () => {
  const [diagnostic] = diagnose("a b") as [Diagnostic];
  const repairs = [
    { start: 1, end: 3, text: "x" },
    { start: 0, end: 2, text: "y" },
  ].map((edit) => ({ ...diagnostic, repair: { message: "", edits: [edit], certain: true } }));
  const [unrepaired] = diagnose("//[") as [Diagnostic];
  expect(unrepaired.repair).toBeUndefined();
  expect(applyRepairs("a b", [unrepaired, ...repairs])).toBe("yb");
});

test("the repair of a delimiter in a password says what to write", () => {
  const [{ repair: repairOf } = {}] = diagnose("http://joe:p@ss@example.com/");
  expect(repairOf).toEqual({
    message: "Write '%40'.",
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
      message: "U+0020 is not allowed here (rule URI-reference). 'diagnose' explains it.",
      start: 2,
      end: 3,
    },
  });
  expect(grammar.safeParse("http:", { rule: "authority" })).toMatchObject({ ok: true });
  expect(grammar.safeParse("%4", { rule: "pct-encoded" })).toMatchObject({
    diagnostic: { message: "The input ends too early (rule pct-encoded). 'diagnose' explains it." },
  });
});

test("repairs of a scheme's URI are accepted by its grammar", () => {
  expect(repairOfScheme("mailto:ann@example.com;bob@example.org")).toMatchObject({
    uri: "mailto:ann@example.com,bob@example.org",
    ok: true,
    certain: false,
  });
});

test("text that stands for an unknown port is not part of the repair before it", () => {
  const input = "http://h:\\u0041/";
  expect(diagnose(input, { rule: "URI" }).map(({ code, repair }) => [code, repair])).toEqual([
    ["rfc3986/escape", undefined],
    ["rfc3986/port", undefined],
  ]);
  expect(repair(input, { rule: "URI" })).toMatchObject({ uri: input, ok: false, applied: [] });
});

test("no repair removes the zone of an address", () => {
  for (const input of ["http://[fe80::1%25eth0]/", "http://[fe80::1%eth0]/"]) {
    expect(repairOfScheme(input)).toMatchObject({ uri: input, ok: false, applied: [] });
  }
});

describe("at most 100 faults are separate; the last one of a kind has the edits of the others", () => {
  const many = (unit: string, count: number): string => unit.repeat(count);
  test.each([
    [`/${many("<a", 99)}`, 99, 99, "delimiter", 197, 1, true, true, 397],
    [`/${many("<a", 100)}`, 100, 100, "delimiter", 199, 1, true, true, 401],
    [`/${many("<a", 101)}`, 100, 100, "delimiter", 199, 2, true, true, 405],
    [`/${many("<a", 150)}`, 100, 100, "delimiter", 199, 51, true, true, 601],
    [`/${many("<a", 99)}${many("\0a", 3)}`, 100, 99, "control-character", 199, 0, false, false, 403],
    [`/${many("\0a", 99)}${many("<a", 3)}`, 100, 1, "delimiter", 199, 3, true, false, 211],
    [`/${many("\0a", 101)}`, 100, 0, "control-character", 199, 0, false, false, 203],
    [`/${many("<a", 100)}{}a%zz a\0`, 101, 100, "control-character", 209, 0, false, false, 418],
    [`/${many("<a", 100)}\0a`, 101, 100, "control-character", 201, 0, false, false, 403],
    [`/${many("\0a", 100)}<a<`, 101, 1, "delimiter", 201, 2, true, false, 208],
    // An end tag of HTML can begin with "</".
    [`//h<h${many("/<", 120)}`, 100, 100, "delimiter", 202, 22, false, true, 484],
    // One guess makes the others guesses.
    [`/${many("<a", 99)}%1 2<`, 100, 100, "percent", 201, 2, false, true, 403],
    [`/${many("<a", 100)}%1 2<`, 100, 100, "delimiter", 199, 3, false, true, 407],
  ])("%j", (input, all, repaired, code, start, edits, certain, ok, length) => {
    const found = diagnose(input);
    const last = found.at(-1);
    expect([found.length, found.filter((each) => each.repair).length]).toEqual([all, repaired]);
    expect([last?.code, last?.start, last?.repair?.edits.length ?? 0, last?.repair?.certain ?? false]).toEqual([
      `rfc3986/${code}`,
      start,
      edits,
      certain,
    ]);
    const result = repair(input);
    expect([result.ok, result.uri.length]).toEqual([ok, length]);
  });

  test("the rest of a text with too many faults is one fault", () => {
    const input = `/${many("<", 95_400)}`;
    const found = diagnose(input);
    expect(found.length).toBe(101);
    expect(found.at(-2)?.repair?.edits.length).toBe(95_227);
    expect(found.at(-1)).toMatchObject({
      code: "rfc3986/too-many-faults",
      message: "The string has too many faults. The rest of it was not checked.",
      start: 95_327,
      end: 95_401,
      index: 95_327,
    });
  });
});

test.each([
  [10_000, "global-number"],
  [10_001, "telephone-uri"],
])(
  "a fault at offset %i names the rule %s: the innermost rule is searched only in the first 10,000 characters",
  (at, rule) => {
    const text = `tel:+${"1".repeat(at - "tel:+".length)}|x`;
    expect(validate(text).diagnostics).toMatchObject([{ code: "tel/separator", start: at, rule }]);
  },
);
