// Laws of explanations and repairs, on few strings and on long ones. laws.prove.ts takes more strings.
import { diagnose } from "../../src/index.js";
import { validate } from "../../src/schemes/index.js";
import { testExplanations } from "./test-laws.js";

testExplanations(1);

/** A text of about a hundred thousand characters, full of faults. */
const MANY: readonly (readonly [name: string, text: string])[] = [
  ["spaces", `http://a/${"a ".repeat(50_000)}`],
  ["user information", `http://${"a@".repeat(50_000)}h/`],
  ["brackets", `http://[${"[".repeat(100_000)}`],
  ["percent signs", "%".repeat(100_000)],
  ["line breaks", `http://a/${"a\n".repeat(50_000)}`],
  ["templates", `http://a/${"{id}".repeat(25_000)}`],
  ["letters in a host", `http://${"a\u00E9".repeat(50_000)}`],
  ["separators", `mailto:${"a@b;".repeat(25_000)}`],
  ["quotation marks", '"'.repeat(100_000)],
];

test.each(MANY)(
  "a hundred thousand characters with faults in %s: the number of reported faults is bounded",
  (_, text) => {
    expect(diagnose(text, { rule: "URI" }).length).toBeLessThan(200);
    expect(validate(text).diagnostics.length).toBeLessThan(200);
  },
);
