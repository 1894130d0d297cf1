import { EXAMPLES } from "../../scripts/readme/examples.js";
import { standards } from "../../src/standards/index.js";
import { validate } from "../../src/schemes/index.js";
import { sentenceOf, SENTENCES } from "../../src/explain/sentences.js";
import { diagnose } from "../../src/index.js";

test("each fault has an example", () => {
  expect(Object.keys(EXAMPLES)).toEqual(Object.keys(SENTENCES));
});

test.each(Object.entries(EXAMPLES))("%s: its example has the fault", (code, example) => {
  // Some examples are of an older standard.
  const [, id, older] = /^(rfc1738|rfc2396): (.*)$/.exec(example) ?? [];
  const found =
    older !== undefined
      ? standards[id as "rfc1738" | "rfc2396"].diagnose(older)
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
