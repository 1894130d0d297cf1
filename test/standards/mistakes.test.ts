import { nameExpected, nameOf } from "../../src/core/diagnostic.js";
import { applyEdit } from "../../src/index.js";
import { standards, type StandardId } from "../../src/standards/index.js";
import type { AnyGrammar } from "../../src/operations/grammar.js";
import { caught } from "../support/caught.js";
import { mistakes as ofRFC1738 } from "../tables/rfc1738-mistakes.js";
import { mistakes as ofRFC2396bis01 } from "../tables/rfc2396bis-01-mistakes.js";
import { mistakes as ofRFC3986 } from "../tables/rfc3986-mistakes.js";
import { mistakes as ofURLSyntax05 } from "../tables/url-syntax-05-mistakes.js";

const tables = [
  ["rfc3986", ofRFC3986, "https://www.rfc-editor.org/rfc/rfc3986"],
  ["rfc2396bis-01", ofRFC2396bis01, "https://datatracker.ietf.org/doc/html/draft-fielding-uri-rfc2396bis-01"],
  ["url-syntax-05", ofURLSyntax05, "https://datatracker.ietf.org/doc/html/draft-fielding-url-syntax-05"],
  ["rfc1738", ofRFC1738, "https://www.rfc-editor.org/rfc/rfc1738"],
] as const;

describe.each(tables)("%s", (id, mistakes, document) => {
  const grammar: AnyGrammar = standards[id];

  function addressOf(section: string): string {
    if (section === "RFC5234:B.1") return "https://www.rfc-editor.org/rfc/rfc5234#appendix-B.1";
    return `${document}#${section === "A" ? "appendix" : "section"}-${section}`;
  }

  const rows = mistakes.map((row) => [JSON.stringify(row.input), row.rule, row.code, row] as const);

  test.each(rows)("%s as a %s: %s", (_input, _rule, _code, row) => {
    const { input, rule, code, span, index, breaks, section, message, hint, repaired } = row;
    const result = grammar.safeParse(input, rule);
    if (result.ok) throw new Error("the input is valid");
    const { diagnostic } = result;
    const { expected, complete } = grammar.recognize(input, rule);
    expect({ ...diagnostic, hint: diagnostic.hint?.message }).toEqual({
      severity: "error",
      code: `${id}/${code}`,
      message,
      start: span[0],
      end: span[1],
      index,
      rule: breaks,
      section,
      url: addressOf(section),
      expected: nameExpected(expected, complete),
      found: nameOf(input, index),
      hint,
    });
    expect(diagnostic.hint && applyEdit(input, diagnostic.hint)).toBe(repaired);
    expect(repaired === undefined || grammar.test(repaired, rule)).toBe(true);
    expect(caught(() => grammar.parse(input, rule)).diagnostic).toEqual(diagnostic);
  });

  test("each row is there once", () => {
    expect(new Set(mistakes.map(({ input, rule }) => JSON.stringify([input, rule]))).size).toBe(mistakes.length);
  });
});

test.each([
  ["rfc3986", 40],
  ["rfc2396bis-01", 40],
  ["url-syntax-05", 25],
  ["rfc1738", 25],
] as const)("each code of %s is in its table, %d at least", (id, least) => {
  const [, mistakes] = tables.find(([each]) => each === id) ?? [];
  expect(new Set(mistakes?.map(({ code }) => code)).size).toBeGreaterThanOrEqual(least);
});

test.each<[StandardId, string[]]>([
  ["rfc3986", ["http://user:hunter2@h:x/", "hunter2 hunter2", "a#hunter2#", "http://[hunter2]", "hunter2_:x"]],
  ["rfc2396bis-01", ["http://user:hunter2@[x]", "hunter2 hunter2", "a#hunter2#", "http://[hunter2]", "hunter2_:x"]],
  ["url-syntax-05", ["http://user:hunter2@[x]", "hunter2 hunter2", "a#hunter2#", "%hunter2"]],
  ["rfc1738", ["http://user:hunter2@[x]", "hunter2 hunter2", "a:#hunter2", "hunter2_:x"]],
])("a message of %s never repeats more of the input than one character", (id, secrets) => {
  const grammar: AnyGrammar = standards[id];
  for (const secret of secrets) {
    const result = grammar.safeParse(secret);
    if (result.ok) throw new Error(`${secret} is valid`);
    const { hint, ...diagnostic } = result.diagnostic;
    expect(JSON.stringify([diagnostic, hint?.message])).not.toContain("hunter2");
  }
});
