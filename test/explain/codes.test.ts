import { standards } from "../../src/standards/index.js";
import { validate } from "../../src/schemes/index.js";
import { sentenceOf, SENTENCES } from "../../src/explain/sentences.js";
import { diagnose } from "../../src/index.js";

const codes = Object.entries(SENTENCES);

test.each(codes)("%s: its example has the fault", (code, { example, of }) => {
  // One example is of an older standard.
  const [, older] = /^rfc1738: (.*)$/.exec(example) ?? [];
  const found =
    older !== undefined
      ? standards.rfc1738.diagnose(older)
      : of === "scheme"
        ? validate(example).diagnostics
        : [...diagnose(example, { rule: "URI" }), ...diagnose(example), ...validate(example).diagnostics];
  expect(found.map((each) => each.code.replace(/^.*\//, ""))).toContain(code);
  for (const { message, repair } of found) {
    expect(message).toMatch(/^\S.*[.]$|^\S.*\)$/);
    if (repair) expect(repair.message).toMatch(/^[A-Z].*\.$/);
  }
});

test("what has no sentence is explained by its rule", () => {
  expect(sentenceOf("grammar")).toBeUndefined();
  expect(sentenceOf("toString")).toBeUndefined();
});
