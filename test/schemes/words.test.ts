import { schemes, validate } from "../../src/schemes/index.js";
import * as shared from "../../src/schemes/shared/words.js";
import { expectCalled, expectSentence } from "../support/words.js";

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
  expectCalled(called);
});

test.each(rows.filter(({ sentence }) => sentence !== undefined))("$name: $rule is described", ({ sentence }) => {
  expectSentence(sentence ?? "");
});

test.each(["an http", "an mtqp", "a pkcs11", "an snmp", "an xmpp"])("the article of %s fits its sound", (name) => {
  const scheme = name.replace(/^an? /, "");
  const diagnostics = [`${scheme}:`, `${scheme}://h/?a&b##`].flatMap((text) => validate(text).diagnostics);
  const said = diagnostics.map(({ message }) => message).join(" ");
  const found = Array.from(said.matchAll(/\ban? [a-z\d]+ URI/gi), ([text]) => text.toLowerCase());
  expect([...new Set(found)]).toEqual([`${name} uri`]);
});

test.each([
  ["swh://1", "Slashes are not allowed after the scheme of a SWHID."],
  ["swh:", "A SWHID is incomplete: expected '1'."],
  ["did://web", "Slashes are not allowed after the scheme of a DID URL."],
  ["urn://isbn", "Slashes are not allowed after the scheme of a URN."],
  ["pkg:npm", "A package URL is incomplete. A package URL is 'pkg:',"],
  ["turns://h", "Slashes are not allowed after the scheme of a TURN URI."],
  ["blob:https://a?b", "'?' is a delimiter in a blob URL; percent-encode it if it is data."],
])("messages call the whole of %s by its own name", (uri, message) => {
  expect(validate(uri).diagnostics[0]?.message).toContain(message);
});
