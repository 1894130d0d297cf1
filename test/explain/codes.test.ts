import { EXAMPLES } from "../../scripts/readme/examples.js";
import { standards, type StandardId } from "../../src/standards/index.js";
import { validate } from "../../src/schemes/index.js";
import { sentenceOf, SENTENCES } from "../../src/explain/sentences.js";
import { diagnose } from "../../src/index.js";

test("each fault has an example", () => {
  expect(Object.keys(EXAMPLES)).toEqual(Object.keys(SENTENCES));
});

test.each(Object.entries(EXAMPLES))("%s: its example has the fault", (code, example) => {
  // Some examples are of other standards.
  const [, id, other = ""] = /^(rfc\d+): (.*)$/.exec(example) ?? [];
  const found =
    id !== undefined
      ? standards[id as StandardId].diagnose(other)
      : sentenceOf(code)?.of === "scheme"
        ? validate(example).diagnostics
        : [...diagnose(example, { rule: "URI" }), ...diagnose(example), ...validate(example).diagnostics];
  expect(found.map((each) => each.code.replace(/^.*\//, ""))).toContain(code);
  for (const { message, repair } of found) {
    expect(message).toMatch(/^\S.*[.]$|^\S.*\)$/);
    if (repair) expect(repair.message).toMatch(/^[A-Z].*\.$/);
  }
});

test("a fault without a sentence is explained by its rule", () => {
  expect(sentenceOf("grammar")).toBeUndefined();
  expect(sentenceOf("toString")).toBeUndefined();
});
