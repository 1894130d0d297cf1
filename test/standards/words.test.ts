import { standards, type StandardId } from "../../src/standards/index.js";
import { explanations as ofRFC1738 } from "../../src/standards/rfc1738/grammar.js";
import { explanations as ofRFC1808 } from "../../src/standards/rfc1808/grammar.js";
import { explanations as ofRFC2396 } from "../../src/standards/rfc2396/grammar.js";
import { explanations as ofRFC2396bis } from "../../src/standards/rfc2396bis-01/grammar.js";
import { explanations as ofRFC3986 } from "../../src/standards/rfc3986/rules.js";
import { explanations as ofRFC3987 } from "../../src/standards/rfc3987/rules.js";
import { explanations as ofURLSyntax } from "../../src/standards/url-syntax-05/grammar.js";
import { expectCalled, expectSentence } from "../support/words.js";

const all = Object.entries({
  rfc1738: ofRFC1738,
  rfc1808: ofRFC1808,
  rfc2396: ofRFC2396,
  "rfc2396bis-01": ofRFC2396bis,
  rfc3986: ofRFC3986,
  rfc3987: ofRFC3987,
  "url-syntax-05": ofURLSyntax,
} satisfies Record<StandardId, unknown>) as [StandardId, typeof ofRFC3986][];

const rows = all.flatMap(([id, { words }]) =>
  Object.entries(words).map(([rule, said]) => {
    const [called, sentence] = typeof said === "string" ? [said] : said;
    return [id, rule, called, sentence] as const;
  }),
);

test.each(rows)("%s: %s is a rule, and called %s", (id, rule, called) => {
  expect(standards[id].rules).toContain(rule);
  expectCalled(called);
});

test.each(rows.filter(([, , , sentence]) => sentence !== undefined))("%s: %s is described", (...row) => {
  expectSentence(row[3] ?? "");
});

test.each(all)("the parts of %s are named by its rules", (id, { parts }) => {
  for (const rule of Object.values(parts)) expect(standards[id].rules).toContain(rule);
});
