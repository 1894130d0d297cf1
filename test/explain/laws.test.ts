// Laws of explanations and repairs, on references with one to three typical mistakes.
import fc, { type Arbitrary } from "fast-check";
import { applyRepair, diagnose, recognize, repair, safeParse, test as isValid } from "../../src/index.js";
import { repair as repairOfScheme, validate } from "../../src/schemes/index.js";
import { same, SEED } from "../laws/law.js";

const RUNS = Number(process.env["LAWS_RUNS"] ?? 1_000);

const BASES = [
  "http://user:pw@example.com:8042/over/there?name=ferret#nose",
  "//host/p",
  "a/b?c",
  "urn:example:a",
  "http://[2001:db8::1]:80/x",
  "mailto:joe@example.com?subject=x",
  "/a/b/../c",
  "tel:+1-201-555-0123",
  "C:\\dir\\x",
  "www.example.com/x y",
];
const BITS = [
  ..." %[]#@:\\{}<>\"\n\t/?x1('|",
  "\u200B",
  "\u00E9",
  "\u201C",
  "\u2026",
  "\uD800",
  "\0",
  "::",
  "%2",
  "\u{1F600}",
];

const broken: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...BASES),
    fc.array(fc.tuple(fc.nat(80), fc.nat(2), fc.constantFrom("", ...BITS)), { minLength: 1, maxLength: 3 }),
  )
  .map(([base, changes]) =>
    changes.reduce((text, [at, removed, added]) => text.slice(0, at) + added + text.slice(at + removed), base),
  );

function check(law: (text: string) => void): void {
  fc.assert(fc.property(broken, law), { numRuns: RUNS, seed: SEED });
}

const RULES = ["URI", "URI-reference", "absolute-URI", "relative-ref"] as const;

describe.each(RULES)("as a %s", (rule) => {
  test("a string has faults if and only if it is invalid; they are in order, and the first one is the parser's", () => {
    check((text) => {
      const faults = diagnose(text, { rule });
      same([text, faults.length === 0], [text, isValid(text, { rule })]);
      const result = safeParse(text, { rule });
      if (result.ok) return;
      same([text, faults[0]], [text, result.diagnostic]);
      same([text, result.diagnostic.index], [text, recognize(text, { rule }).index]);
      same([text, [...faults].sort((a, b) => a.start - b.start)], [text, faults]);
    });
  });

  test("if each fault has a repair, all repairs together make it valid; edits do not overlap and do not repeat the input", () => {
    check((text) => {
      const faults = diagnose(text, { rule });
      const { uri, ok } = repair(text, { rule });
      same([text, ok], [text, isValid(uri, { rule })]);
      if (faults.every(({ repair }) => repair !== undefined)) same([text, ok], [text, true]);
      for (const { repair } of faults) {
        if (repair === undefined) continue;
        repair.edits.forEach(({ start, end, text: written }, index) => {
          const before = repair.edits[index - 1];
          same([text, start >= (before?.end ?? 0) && end >= start], [text, true]);
          same([text, written === text.slice(start, end)], [text, false]);
        });
        if (faults.length === 1) same([text, isValid(applyRepair(text, repair), { rule })], [text, true]);
      }
    });
  });

  test("repairing a repaired or a valid string changes nothing", () => {
    check((text) => {
      for (const certain of [false, true]) {
        const { uri, applied } = repair(text, { rule, certain });
        same([text, repair(uri, { rule, certain }).uri], [text, uri]);
        same([text, certain && applied.some(({ repair }) => repair?.certain !== true)], [text, false]);
        if (isValid(text, { rule })) same([text, uri, applied], [text, text, []]);
      }
    });
  });
});

test("a repair never changes a valid host", () => {
  fc.assert(
    fc.property(fc.constantFrom("http", "https", "ws", "ftp", "example"), broken, (scheme, text) => {
      const input = `${scheme}://example.com/${text.replace(/^[^/]*\/+/, "")}`;
      const { uri } = repairOfScheme(input);
      same([input, uri.startsWith(`${scheme}://example.com`)], [input, true]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

test("the same laws hold for validation with schemes", () => {
  check((text) => {
    const { ok, diagnostics } = validate(text);
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    same([text, ok], [text, errors.length === 0]);
    const repaired = repairOfScheme(text);
    same([text, validate(repaired.uri).ok], [text, repaired.ok]);
    same([text, repairOfScheme(repaired.uri).uri], [text, repaired.uri]);
    if (ok) same([text, repaired.uri], [text, text]);
  });
});

test("no diagnostic contains more than one character of the input", () => {
  const secret = "hunter2";
  fc.assert(
    fc.property(broken, fc.nat(60), (text, at) => {
      const input = text.slice(0, at) + secret + text.slice(at);
      for (const found of [...diagnose(input), ...diagnose(input, { rule: "URI" })]) {
        same([input, JSON.stringify(found).includes(secret)], [input, false]);
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

/** A text of about a million characters, full of faults. */
const MANY: readonly (readonly [name: string, text: string])[] = [
  ["spaces", `http://a/${"a ".repeat(500_000)}`],
  ["user information", `http://${"a@".repeat(500_000)}h/`],
  ["brackets", `http://[${"[".repeat(1_000_000)}`],
  ["percent signs", "%".repeat(1_000_000)],
  ["line breaks", `http://a/${"a\n".repeat(500_000)}`],
  ["templates", `http://a/${"{id}".repeat(250_000)}`],
  ["letters in a host", `http://${"a\u00E9".repeat(500_000)}`],
  ["separators", `mailto:${"a@b;".repeat(250_000)}`],
  ["quotation marks", '"'.repeat(1_000_000)],
];

test.each(MANY)("a million characters with faults in %s: the number of reported faults is bounded", (_, text) => {
  expect(diagnose(text, { rule: "URI" }).length).toBeLessThan(200);
  expect(validate(text).diagnostics.length).toBeLessThan(200);
});
