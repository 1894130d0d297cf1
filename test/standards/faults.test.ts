import { nameExpected, nameOf } from "../../src/core/diagnostic.js";
import { standards, type StandardId } from "../../src/standards/index.js";
import type { AnyStandard } from "../../src/standards/standard.js";
import { caught } from "../support/caught.js";
import { faults as ofRFC1738 } from "../tables/rfc1738-faults.js";
import { faults as ofRFC1808 } from "../tables/rfc1808-faults.js";
import { faults as ofRFC2396 } from "../tables/rfc2396-faults.js";
import { faults as ofRFC2396bis01 } from "../tables/rfc2396bis-01-faults.js";
import { faults as ofRFC3986 } from "../tables/rfc3986-faults.js";
import { faults as ofRFC3987 } from "../tables/rfc3987-faults.js";
import { faults as ofURLSyntax05 } from "../tables/url-syntax-05-faults.js";

const tables = [
  ["rfc3986", ofRFC3986, "https://www.rfc-editor.org/rfc/rfc3986"],
  ["rfc3987", ofRFC3987, "https://www.rfc-editor.org/rfc/rfc3987"],
  ["rfc2396bis-01", ofRFC2396bis01, "https://datatracker.ietf.org/doc/html/draft-fielding-uri-rfc2396bis-01"],
  ["rfc2396", ofRFC2396, "https://www.rfc-editor.org/rfc/rfc2396"],
  ["url-syntax-05", ofURLSyntax05, "https://datatracker.ietf.org/doc/html/draft-fielding-url-syntax-05"],
  ["rfc1808", ofRFC1808, "https://www.rfc-editor.org/rfc/rfc1808"],
  ["rfc1738", ofRFC1738, "https://www.rfc-editor.org/rfc/rfc1738"],
] as const;

describe.each(tables)("%s", (id, faults, document) => {
  const standard = standards[id] as unknown as AnyStandard;

  function addressOf(section: string): string {
    if (section === "RFC5234:B.1") return "https://www.rfc-editor.org/rfc/rfc5234#appendix-B.1";
    return `${document}#${section === "A" ? "appendix" : "section"}-${section}`;
  }

  const rows = faults.map((row) => [JSON.stringify(row[0]), row[1], row[2], row] as const);

  test.each(rows)("%s as a %s: %s", (_input, _rule, _code, row) => {
    const [input, rule, code, [start, end], breaks, section, message, repair, repaired] = row;
    const result = standard.safeParse(input, { rule: rule as never });
    if (result.ok) throw new Error("the input is valid");
    const { diagnostic } = result;
    const { index, expected, complete } = standard.recognize(input, { rule });
    expect({ ...diagnostic, repair: diagnostic.repair?.message ?? null }).toEqual({
      severity: "error",
      code: `${id}/${code}`,
      message,
      start,
      end,
      index,
      rule: breaks,
      section,
      url: addressOf(section),
      expected: nameExpected(expected, complete),
      found: nameOf(input, index),
      repair,
    });
    const all = standard.diagnose(input, { rule });
    expect(all[0]).toEqual(diagnostic);
    const { uri, ok } = standard.repair(input, { rule: rule });
    expect(ok ? uri : null).toBe(repaired);
    expect(standard.test(uri, { rule: rule })).toBe(ok);
    expect(caught(() => standard.parse(input, { rule: rule as never })).diagnostic).toEqual(diagnostic);
  });

  test("each row occurs once", () => {
    expect(new Set(faults.map(([input, rule]) => JSON.stringify([input, rule]))).size).toBe(faults.length);
  });
});

test.each<[StandardId, string[]]>([
  ["rfc3986", ["http://user:hunter2@h:x/", "hunter2 hunter2", "a#hunter2#", "http://[hunter2]", "hunter2_:x"]],
  ["rfc3987", ["http://user:hunter2@h:x/", "hunter2 hunter2\uE000", "a#hunter2#", "http://[hunter2]", "\uFFFEhunter2"]],
  ["rfc2396bis-01", ["http://user:hunter2@[x]", "hunter2 hunter2", "a#hunter2#", "http://[hunter2]", "hunter2_:x"]],
  ["rfc2396", ["http://user:hunter2@[x]", "hunter2 hunter2", "a#hunter2#", "http://[hunter2]", "hunter2_:x"]],
  ["url-syntax-05", ["http://user:hunter2@[x]", "hunter2 hunter2", "a#hunter2#", "%hunter2"]],
  ["rfc1808", ["http://user:hunter2@[x]", "hunter2 hunter2", "a#hunter2#", "%hunter2"]],
  ["rfc1738", ["http://user:hunter2@[x]", "hunter2 hunter2", "a:#hunter2", "hunter2_:x"]],
])("no diagnostic of %s repeats more of the input than one character", (id, secrets) => {
  const standard = standards[id] as unknown as AnyStandard;
  for (const secret of secrets) {
    const diagnostics = standard.diagnose(secret);
    expect(diagnostics).not.toEqual([]);
    expect(JSON.stringify(diagnostics)).not.toContain("hunter2");
  }
});
