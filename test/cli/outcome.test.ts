import { parse, URISyntaxError, type Diagnostic } from "../../src/index.js";
import { PASSED, type Handler, type Outcome } from "../../src/cli/command.js";
import { lineAt } from "../../src/cli/findings.js";
import type { Input } from "../../src/cli/inputs.js";
import type { Job } from "../../src/cli/order.js";
import { diagnosticsOf, outcomeOf, writtenOf } from "../../src/cli/outcome.js";
import { styleFor } from "../../src/cli/terminal.js";
import { exactMistake } from "../../src/core/diagnostic.js";
import { present } from "../../src/core/invariant.js";
import { standards } from "../../src/standards/index.js";
import { diagnosticFor, reportFor } from "./fake.js";

const jobOf = (handler: Handler): Job => ({
  arity: 1,
  handler,
  json: false,
  only: "all",
  summary: false,
  placed: false,
  errStyle: styleFor({ colour: false }),
});

const WHERE = lineAt({ source: "a.txt", line: 1 });

const passed: Outcome = { passed: true, record: PASSED, lines: ["passed"] };

const parsing = (operand: string): Outcome => {
  parse(operand);
  return passed;
};

function written(input: Input, outcome: Outcome, json: boolean): readonly [stream: string, text: string] {
  const [first, ...others] = writtenOf(input, outcome, { ...jobOf(() => outcome), json }, WHERE);
  expect(others).toEqual([]);
  const { stream, pieces, after } = present(first, "what is written");
  return [stream, Array.from(pieces, (piece) => piece + after).join("")];
}

describe("an input of one operand", () => {
  test("is refused if the handler throws", () => {
    const outcome = outcomeOf("/a b", jobOf(parsing));
    expect(outcome.passed).toBe(false);
    expect(outcome.record).toEqual({ ok: false, diagnostic: diagnosticFor("/a b") });
    expect(written("/a b", outcome, false)).toEqual(["err", `a.txt:1:3:\n${reportFor("/a b")}`]);
  });

  test("as JSON, a refusal is a result", () => {
    const outcome = outcomeOf("/a b", jobOf(parsing));
    const [stream, text] = written("/a b", outcome, true);
    expect(stream).toBe("out");
    expect(JSON.parse(text)).toMatchObject({ input: "/a b", ok: false, diagnostic: { start: 2, end: 3 } });
  });

  test("a refusal by an automaton is explained", () => {
    const normalize = (operand: string): Outcome => ({ ...passed, lines: [standards.rfc3986.normalize(operand)] });
    expect(() => normalize("/a b")).toThrow(
      new URISyntaxError(exactMistake("/a b", "URI-reference", { index: 2 }, "diagnose") as never),
    );
    const outcome = outcomeOf("/a b", jobOf(normalize));
    expect(outcome.record).toEqual({ ok: false, diagnostic: diagnosticFor("/a b") });
  });

  test("other refusals stay the same", () => {
    const diagnostic = { ...diagnosticFor("/a b"), code: "rfc3986/syntax" };
    const refusing = (): Outcome => {
      throw new URISyntaxError(diagnostic);
    };
    expect(outcomeOf("/a", jobOf(refusing)).record).toEqual({ ok: false, diagnostic });
    const other = { ...diagnostic, code: "http/syntax" };
    const refusingSchemes = (): Outcome => {
      throw new URISyntaxError(other);
    };
    expect(outcomeOf("/a b", jobOf(refusingSchemes)).record).toEqual({ ok: false, diagnostic: other });
  });
});

describe("an input of several operands", () => {
  const refusing = (argument?: string) => (): never => {
    throw new URISyntaxError(diagnosticFor("/a b"), argument);
  };

  test.each([
    ["a", 0],
    ["b", 1],
    [undefined, 2],
  ])("an error about the argument %j refuses operand %d", (argument, operand) => {
    const subjectOf = (name?: string): number => ["a", "b", undefined].indexOf(name);
    const input = ["c", "d", "e"].map((each, index) => (index === operand ? "/a b" : each));
    const outcome = outcomeOf(input, jobOf(Object.assign(refusing(argument), { subjectOf })));
    expect(outcome.record).toEqual({ ok: false, operand, diagnostic: diagnosticFor("/a b") });
    expect(written(input, outcome, false)[1]).toContain("\n  /a b\n");
  });

  test("the handler gets all operands", () => {
    const keeping = (...operands: string[]): Outcome => ({ ...passed, lines: operands });
    expect(outcomeOf(["a", "b"], jobOf(keeping))).toEqual({ ...passed, lines: ["a", "b"] });
  });

  test("an error of the handler is thrown if it does not say which operand is wrong", () => {
    expect(() => outcomeOf(["//a:x", "b"], jobOf(refusing("a")))).toThrow(URISyntaxError);
  });
});

test.each(["a", ["a", "b"]])("an internal error is thrown: %j", (input) => {
  const assertion = (): never => {
    throw new TypeError("a fault");
  };
  const handler = Object.assign(assertion, { subjectOf: () => 0 });
  expect(() => outcomeOf(input, jobOf(handler))).toThrow(new TypeError("a fault"));
});

test.each([
  ["a", PASSED, '{"input":"a","ok":true,"diagnostics":[]}\n'],
  ["\u009b", PASSED, '{"input":"\\u009b","ok":true,"diagnostics":[]}\n'],
  ["a", { ok: true, uri: "b" }, '{"input":"a","ok":true,"uri":"b"}\n'],
  [["a", "b"], PASSED, '{"input":["a","b"],"ok":true,"diagnostics":[]}\n'],
])("%j as JSON", (input, record, text) => {
  expect(written(input, { ...passed, record }, true)).toEqual(["out", text]);
});

test("the line is in pieces if one operand is long", () => {
  const piecesFor = (input: Input): number => {
    const job = { ...jobOf(() => passed), json: true };
    return writtenOf(input, passed, job, WHERE).flatMap(({ pieces }) => [...pieces]).length;
  };
  const long = "a".repeat(1 << 16);
  expect([piecesFor(["a", "b"]), piecesFor("a")]).toEqual([1, 1]);
  expect(piecesFor(["a", long])).toBeGreaterThan(1);
  expect(piecesFor([long, "a"])).toBeGreaterThan(1);
});

test("for people, each line ends in a line break", () => {
  expect(written("a", { ...passed, lines: ["b", "c"] }, false)).toEqual(["out", "b\nc\n"]);
});

test("the complaint is written to standard error", () => {
  const outcome = { ...passed, complaint: () => ["not good"] };
  const writtenAt = (source: string): unknown =>
    writtenOf(
      "a",
      outcome,
      jobOf(() => outcome),
      lineAt({ source, line: 2 }),
    ).map(({ stream, pieces }) => [stream, ...pieces]);
  expect(writtenAt("<arguments>")).toEqual([
    ["out", "passed"],
    ["err", "not good"],
  ]);
  expect(writtenAt("a\n.txt")).toEqual([
    ["out", "passed"],
    ["err", "a\\u000a.txt:2:", "not good"],
  ]);
  expect(written("a", outcome, true)[0]).toBe("out");
});

test("a complaint without lines has no place", () => {
  const outcome = { ...passed, complaint: () => [] };
  const job = jobOf(() => outcome);
  expect(writtenOf("a", outcome, job, WHERE).map(({ stream, pieces }) => [stream, ...pieces])).toEqual([
    ["out", "passed"],
    ["err"],
  ]);
});

describe("a placeholder stands for the result of an input that is refused", () => {
  test.each([
    ["-", undefined, "-"],
    ["", undefined, ""],
    ["a\nb\u009b", undefined, "a\\u000ab\u009b"],
    ["a\nb\u009b", true, "a\\u000ab\\u009b"],
  ])("%j", (placeholder, terminal, text) => {
    const job = { ...jobOf(parsing), placeholder, terminal };
    const outcome = outcomeOf("/a b", job);
    const streams = writtenOf("/a b", outcome, job, WHERE).map(({ stream, pieces, after }) => [
      stream,
      Array.from(pieces, (piece) => piece + after).join(""),
    ]);
    expect(streams).toEqual([
      ["out", `${text}\n`],
      ["err", `a.txt:1:3:\n${reportFor("/a b")}`],
    ]);
  });
});

test("the diagnostics of a record", () => {
  const [first, second] = [{ code: "x" }, { code: "y" }] as Diagnostic[];
  const found = (record: object): readonly Diagnostic[] =>
    diagnosticsOf({ ...passed, record: { ok: false, ...record } });
  expect(found({ diagnostic: first })).toEqual([first]);
  expect(found({ diagnostics: [first, second, first] })).toEqual([first, second, first]);
  expect(found({})).toEqual([]);
});
