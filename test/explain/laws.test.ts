// Laws of explanations and repairs, on few strings and on long ones. laws.prove.ts takes more strings.
import { diagnose } from "../../src/index.js";
import { validate } from "../../src/schemes/index.js";
import { testExplanations } from "./test-laws.js";

testExplanations(1);

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
