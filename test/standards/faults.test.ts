import { nameExpected, nameOf } from "../../src/core/diagnostic.js";
import { standards, type StandardId } from "../../src/standards/index.js";
import type { AnyStandard } from "../../src/standards/standard.js";
import { caught } from "../support/caught.js";
import { linesAbout } from "../explain/explanations.js";
import { readExplanations, testExplanations } from "../support/explanations.js";

/** The document of each standard. */
const documents: Readonly<Record<string, string>> = {
  rfc3986: "https://www.rfc-editor.org/rfc/rfc3986",
  rfc3987: "https://www.rfc-editor.org/rfc/rfc3987",
  "rfc2396bis-01": "https://datatracker.ietf.org/doc/html/draft-fielding-uri-rfc2396bis-01",
  rfc2396: "https://www.rfc-editor.org/rfc/rfc2396",
  "url-syntax-05": "https://datatracker.ietf.org/doc/html/draft-fielding-url-syntax-05",
  rfc1808: "https://www.rfc-editor.org/rfc/rfc1808",
  rfc1738: "https://www.rfc-editor.org/rfc/rfc1738",
};

function addressOf(id: string, section: string): string {
  if (section === "RFC5234:B.1") return "https://www.rfc-editor.org/rfc/rfc5234#appendix-B.1";
  return `${String(documents[id])}#${section === "A" ? "appendix" : "section"}-${section}`;
}

testExplanations("standard-faults", linesAbout);

const rows = readExplanations("standard-faults").map(({ as, input }) => {
  const [id, rule] = as.split(" ") as [StandardId, string];
  return [id, rule, JSON.stringify(input), input] as const;
});

test("each standard has faults, and each row occurs once", () => {
  expect(new Set(rows.map(([id]) => id))).toEqual(new Set(Object.keys(standards)));
  expect(new Set(rows.map(([id, rule, text]) => [id, rule, text].join(" "))).size).toBe(rows.length);
});

test.each(rows)("%s: %s of %s", (id, rule, _text, input) => {
  const standard = standards[id] as unknown as AnyStandard;
  const result = standard.safeParse(input, { rule });
  if (result.ok) throw new Error("the input is valid");
  const { diagnostic } = result;
  const { index, expected, complete } = standard.recognize(input, { rule });
  expect(diagnostic).toMatchObject({
    severity: "error",
    index,
    url: addressOf(id, diagnostic.section),
    expected: nameExpected(expected, complete),
    found: nameOf(input, index),
  });
  expect(diagnostic.code.startsWith(`${id}/`)).toBe(true);
  expect(standard.diagnose(input, { rule })[0]).toEqual(diagnostic);
  const { uri, ok } = standard.repair(input, { rule });
  expect(standard.test(uri, { rule })).toBe(ok);
  const { found } = diagnostic;
  const { section, url } = standard.definition(rule);
  expect(caught(() => standard.parse(input, { rule })).diagnostic).toMatchObject({
    code: `${id}/syntax`,
    start: index,
    index,
    rule,
    found,
    section,
    url,
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
