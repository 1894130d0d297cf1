import { schemes } from "../../src/schemes/index.js";
import * as shared from "../../src/schemes/shared/words.js";

// The schemes of one document share their words.
const all = new Map(
  [...schemes.values()].flatMap(({ name, words }) => Object.entries(words).map((row) => [row[1], { name, row }])),
);
const rules = new Set([...schemes.values()].flatMap(({ grammar }) => grammar.rules));
const common = new Set(
  Object.values(shared).flatMap((words) => (typeof words === "function" ? [] : Object.values(words))),
);

const rows = [...all.values()].map(({ name, row: [rule, words] }) => {
  const [called, sentence] = typeof words === "string" ? [words] : words;
  return { name, rule, words, called, sentence };
});

test.each(rows)("$name: $rule is a rule", ({ rule, words }) => {
  // Words that many schemes share may name rules that one of them lacks.
  expect(rules.has(rule) || common.has(words)).toBe(true);
});

test.each(rows)("$name: $rule is called $called", ({ called }) => {
  expect(called).toMatch(/^(?:an? |the )/);
  expect(called).not.toMatch(/[.:;]$/);
  // "a" is wrong before a vowel sound. Abbreviations that are spelled out are not checked.
  expect(called).not.toMatch(/^a [aeio]|^an [bcdgjkpqtvwyz]/);
});

test.each(rows.filter(({ sentence }) => sentence !== undefined))("$name: $rule is described", ({ sentence }) => {
  expect(sentence).toMatch(/^(?:[A-Z]|'.').*[^.]\.$/);
  expect(sentence).not.toMatch(/"| {2}/);
});
