/** The sections on the page of a scheme. */
import { comparisonOf, factsOf, grammarOf, requirementsOf, treeOf } from "../../scripts/site/schemes.js";
import { valuesOf, valuesOfSchemes } from "../../scripts/site/values.js";
import { defineScheme, rfc, schemes, type AnyScheme } from "../../src/schemes/index.js";
import { rulesOf } from "../../src/schemes/mechanism/rules.js";

const code = (text: string): string => `\`${text}\``;
const check = { section: "1.2", rule: "r", summary: "A | b *c*.", find: (): [] => [] };
const full = defineScheme({
  name: "full",
  specification: { name: "A", title: "The <b>", url: (section) => `https://example.com/#${section}` },
  section: "1",
  status: null,
  defaultPort: "1",
  requirements: [
    { ...check, code: "a" },
    { ...check, code: "b", level: "advice", binds: "producers" },
  ],
  exempt: ["password"],
  without: ["empty-path", "dot-segments"],
  normalize: () => [],
  equate: () => [],
});
const empty = defineScheme({ name: "empty", specification: rfc(1, "One"), section: "2", status: "permanent" });
const known = (key: string): AnyScheme => schemes.get(key) as AnyScheme;

test("the facts", () => {
  expect(factsOf(full).join("\n")).toBe(`\
- Specification: [A section 1](https://example.com/#1), The \\<b\\>
- Status: not listed
- Default port: 1
- Advice on security that is not given: password
`);
  expect(factsOf(empty).join("\n")).toBe(`\
- Specification: [RFC 1 section 2](https://www.rfc-editor.org/rfc/rfc1#section-2), One
- Status: permanent
- Default port: none
`);
});

test("the grammar, in the notation of its document", () => {
  const program = { schemes, rulesOf };
  expect(grammarOf(empty, program)).toEqual([]);
  const [heading, , , , https] = grammarOf(known("https"), program);
  expect([heading, https]).toEqual([
    "## Grammar",
    '```abnf\n; section 4.2.2, https URI Scheme\nhttps-URI = "https" "://" authority path-abempty [ "?" query ]\n```',
  ]);
  const old = grammarOf(known("rfc1738/ftp"), program).join("\n");
  expect(old).toContain("\n```text\n; section 3.2, FTP\nftpurl         = ");
  // Each section has its heading once, after an empty line.
  expect(old.match(/; section/g)).toHaveLength(2);
  expect(old).toContain("\n\n; section 3.2.2, FTP url-path\n");
});

test("the tree of an example, and the nodes with fields", () => {
  const tree = treeOf(known("tel"), "tel:+1;ext=2").join("\n");
  expect(tree).toContain(`
telephone-uri  0–12  "tel:+1;ext=2"
  scheme  0–3  "tel"
  subscriber: global-number  4–12  "+1;ext=2"
    digits: global-number-digits  4–6  "+1"
    parameters: extension  6–12  ";ext=2"
      keyword  7–10  "ext"
      digits: phonedigit  11–12  "2"
`);
  expect(tree).toContain("| `telephone-uri` | `scheme`, `subscriber: global-number or local-number` |");
  expect(tree).toContain("| `parameter` | `pname`, `pvalue?` |");
  expect(tree).not.toContain("| `pname` |");
  // A file can have several schemes: only the nodes of this one are shown.
  expect(treeOf(known("ws"), "ws://h/").join("\n")).not.toMatch(/wss/i);
  expect(treeOf(known("tel"), undefined)).toEqual([]);
  expect(treeOf(known("tel"), "tel:x")).toEqual([]);
  expect(treeOf(empty, "empty:x")).toEqual([]);
});

const values = valuesOfSchemes();

test("the values, with their types and rules", () => {
  expect(valuesOf(known("mongodb"), values.get("mongodb")).join("\n")).toContain(`
| value | type | rule | section |
| --- | --- | --- | --- |
| \`user\` | \`string \\| null\` | \`username\` | ["Userinfo (optional)"](${known("mongodb").specification.url('"Userinfo (optional)"')}) |
`);
  const mailto = valuesOf(known("mailto"), values.get("mailto")).join("\n");
  expect(mailto).toContain("\n| `cc` | `string[]` |  |  |\n");
  expect(mailto).toContain("\n| `subject` | `string \\| null` |  |  |\n| `body` |");
  expect(mailto).toContain(" A `Pair` has a `name` ");
  expect(valuesOf(known("tv"), values.get("tv")).join("\n")).not.toContain("Pair");
  expect(valuesOf(empty, undefined)).toEqual([]);
  expect(values.get("xmpp")?.find(({ name }) => name === "auth")?.type).toBe("{ nodeid: string; host: string } | null");
});

test("other declarations have no values", () => {
  expect([...valuesOfSchemes("type A = string; interface B { c(): void; d; e: string; f: G }")]).toEqual([["f", []]]);
});

test("the requirements", () => {
  expect(requirementsOf(empty, code)).toEqual([]);
  expect(requirementsOf(full, code).join("\n")).toContain(`
| requirement | level | binds | section | rule |
| --- | --- | --- | --- | --- |
| \`full/a\` | MUST | everybody | [1.2](https://example.com/#1.2) | A \\| b \\*c\\*. |
| \`full/b\` | advice | producers | [1.2](https://example.com/#1.2) | A \\| b \\*c\\*. |
`);
});

test("the normal form and the equivalence", () => {
  const none = { normal: [], equivalent: [], different: [] };
  expect(comparisonOf(empty, none, code)).toEqual([
    ...["## Normal form", "", "The normal form is that of `rfc3986`.", ""],
    ...["## Equivalence", "", "URIs with the same normal form are equivalent.", ""],
  ]);
  const pairs = Array.from({ length: 9 }, (_, index) => [`a:${String(index)}`, "a:x"] as const);
  const text = comparisonOf(full, { ...none, normal: pairs, equivalent: pairs.slice(0, 1) }, code).join("\n");
  expect(text).toContain(
    "The normal form is that of `rfc3986` without `empty-path`, `dot-segments`, plus the steps of the document.",
  );
  expect(text).toContain("\n| `a:5` | `a:x` |\n");
  expect(text).not.toContain("a:6");
  expect(text).toContain("The document treats more URIs as equivalent.\n\n| URI | an equivalent URI |\n");
  expect(text).not.toContain("not equivalent");
});
