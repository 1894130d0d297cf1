/** Runs the rules in the languages of ESLint's plugins. */
import css from "@eslint/css";
import json from "@eslint/json";
import markdown from "@eslint/markdown";
import html from "@html-eslint/eslint-plugin";
import * as htmlParser from "@html-eslint/parser";
import { ESLint, Linter } from "eslint";
import yml from "eslint-plugin-yml";
import * as vueParser from "vue-eslint-parser";
import * as yamlParser from "yaml-eslint-parser";
import uriGrammar from "../../src/interop/eslint/index.js";
import type { RuleContext } from "../../src/interop/eslint/index.js";

// The types of some plugins are older than those of ESLint.
const plugins = { css, html, json, markdown, yml, "uri-grammar": uriGrammar } as unknown as NonNullable<
  Linter.Config["plugins"]
>;
const rules: Linter.RulesRecord = {
  "uri-grammar/valid-uri": "error",
  "uri-grammar/no-raw-interpolation": "error",
  "uri-grammar/no-userinfo-password": "error",
};
const linter = new Linter();

const messagesOf = (text: string, filename: string, config: Linter.Config): Linter.LintMessage[] =>
  linter.verify(text, [{ files: [`**/${filename}`], plugins, rules, ...config }], { filename });

/** Returns messages in short: the rule, the marked text, and the change with "fix" or "suggestion". */
function shortOf(text: string, messages: readonly Linter.LintMessage[]): string[] {
  const lines = text.split(/\r?\n/);
  return messages.map(({ ruleId, message, line, column, endLine, endColumn, fix, suggestions = [] }) => {
    if (ruleId === null || endLine !== line) throw new Error(message);
    const marked = (lines[line - 1] as string).slice(column - 1, (endColumn as number) - 1);
    const change = fix ?? suggestions[0]?.fix;
    const written = change === undefined ? "" : `${fix ? " fix" : " suggestion"} ${JSON.stringify(change.text)}`;
    return `${ruleId.replace("uri-grammar/", "")} ${String(line)} ${JSON.stringify(marked)}${written}`;
  });
}

const BAD = "http://a.example/x|y";
const FIX = 'valid-uri 2 "|" suggestion "%7C"';
const BOTH = [FIX, 'no-userinfo-password 3 ":pw" suggestion ""'];

/** For each language: the name of a file, and a text with two mistakes and one that a comment disables. */
const LANGUAGES: readonly (readonly [language: string, filename: string, text: string, found: readonly string[]])[] = [
  ["json/json", "a.json", `{\r\n "a": "${BAD}",\r\n "b": "http://me:pw@h.example/" }`, BOTH],
  ["json/jsonc", "a.jsonc", `{ // ${BAD.replace("|", "")}\n "a": "${BAD}",\n "b": "http://me:pw@h.example/" }`, BOTH],
  ["json/jsonc", "tsconfig", `{ // eslint-disable-next-line\n "a": "${BAD}" }`, []],
  ["json/json5", "a.json5", `{\n a: '${BAD}',\n b: 'http://me:pw@h.example/' }`, BOTH],
  ["json/json", "a.ipynb", `{ "cells": [\n{ "cell_type": "markdown", "source": ["<${BAD}>"] }\n] }`, [FIX]],
  ["markdown/commonmark", "a.md", `# A\n[a](${BAD})\n<http://me:pw@h.example/>\n`, BOTH],
  ["markdown/gfm", "a.txt", `# A\n[a](${BAD})\nhttp://me:pw@h.example/\n`, BOTH],
  ["markdown/gfm", "a.md", `<!-- eslint-disable-next-line -->\n[a](${BAD})\n`, []],
  ["css/css", "a.css", `a { b: c }\na { b: url(${BAD}) }\na { b: url("http://me:pw@h.example/") }`, BOTH],
  ["css/css", "a.scss", `a { b: c }\na { b: url(${BAD}) }\n/* http://me:pw@h.example/ */`, BOTH],
  ["css/css", "a.css", `/* eslint-disable-next-line */\na { b: url(${BAD}) }`, []],
  ["html/html", "a.html", `<p>\n<a href="${BAD}">a</a>\n<a href="http://me:pw@h.example/">a</a></p>`, BOTH],
  ["html/html", "a", `<p>\n<a href="${BAD}">a</a>\n<a href="http://me:pw@h.example/">a</a></p>`, BOTH],
  ["html/html", "a.html", `<!-- eslint-disable-next-line -->\n<a href="${BAD}">a</a>`, []],
  ["yml/yaml", "a.yml", `a: 1\nb: ${BAD}\nc: http://me:pw@h.example/`, BOTH],
  ["yml/yaml", "a.md", `a: 1\nb: "${BAD}"\nc: 'http://me:pw@h.example/'`, BOTH],
  ["yml/yaml", "a.yml", `a: 1 # eslint-disable-next-line\nb: ${BAD}`, []],
];

test.each(LANGUAGES)("%s: faults of %s have their places, repairs and comments", (language, filename, text, found) => {
  expect(shortOf(text, messagesOf(text, filename, { language }))).toEqual(found);
});

test("the messages are those of programs", () => {
  const [first, second, ...others] = messagesOf(`a: ${BAD} # http://me:pw@h.example/`, "a.yml", {
    language: "yml/yaml",
  });
  expect(others).toEqual([]);
  expect(first?.message).toBe("'|' is not allowed in the path. (RFC 3986, section 3.3)");
  expect(first?.suggestions?.map(({ desc }) => desc)).toEqual(["Write '%7C'."]);
  expect(second?.message).toBe("A password in a URI is visible wherever the URI is. (RFC 3986, section 3.2.1)");
  expect(second?.suggestions?.map(({ desc }) => desc)).toEqual(["Remove the password."]);
});

test.each([
  ["[a](<https://a.example/my file.html>)", "a.md", "markdown/gfm", "[a](<https://a.example/my%20file.html>)"],
  [
    '\uFEFF{ "a": "https://a.example/?a=100%&b" }',
    "a.json",
    "json/json",
    '\uFEFF{ "a": "https://a.example/?a=100%25&b" }',
  ],
  ["a { b: url('https://a.example/?a^b') }", "a.css", "css/css", "a { b: url('https://a.example/?a%5Eb') }"],
  [
    '<a href="https://a.example/?a&amp;b^c">a</a>',
    "a.html",
    "html/html",
    '<a href="https://a.example/?a&amp;b%5Ec">a</a>',
  ],
  ["a: https://a.example/?a^b", "a.yaml", "yml/yaml", "a: https://a.example/?a%5Eb"],
])("certain repairs are fixes: %j", (text, filename, language, output) => {
  const config = { files: ["**/*.*"], plugins, rules, language };
  expect(linter.verifyAndFix(text, [config], { filename })).toEqual({ fixed: true, messages: [], output });
});

test.each([
  ["html/html", "a.html", '<a href="http://me:&#x70;w@h.example/">a</a>', ":&#x70;w"],
  ["json/json", "a.json", '{ "a": "http:\\/\\/me:\\u0070w@h.example" }', ":\\u0070w"],
])("%s: a password with escapes has its place", (language, filename, text, marked) => {
  expect(shortOf(text, messagesOf(text, filename, { language }))).toEqual([
    `no-userinfo-password 1 ${JSON.stringify(marked)} suggestion ""`,
  ]);
});

test("references that are relative, and templates, are no faults", () => {
  const text = 'a: "b c"\nb: https://a.example/{id}|\nc: https://me:${PW}@a.example/\nd: https://me:@a.example/';
  expect(messagesOf(text, "a.yml", { language: "yml/yaml" })).toEqual([]);
});

test("comments of this package ignore mistakes, too", () => {
  const text = `# uri-grammar-ignore-next-line\na: ${BAD}`;
  expect(messagesOf(text, "a.yml", { language: "yml/yaml" })).toEqual([]);
});

describe("parsers that put a document into a program", () => {
  test.each([
    ["yaml-eslint-parser", yamlParser, "a.yml", `a: 1\nb: ${BAD}`],
    ["@html-eslint/parser", htmlParser, "a.html", `<p>\n<a href="${BAD}">a</a></p>`],
  ])("%s", (_, parser, filename, text) => {
    const languageOptions = { parser: parser as unknown as Linter.Parser };
    expect(shortOf(text, messagesOf(text, filename, { languageOptions }))).toEqual([FIX]);
  });

  test("a program of Vue stays a program", () => {
    const languageOptions = { parser: vueParser as unknown as Linter.Parser };
    const text = `<template>\n<a href="http://a.example/x|y">${BAD}</a></template><script>fetch("/a b")</script>`;
    expect(shortOf(text, messagesOf(text, "a.vue", { languageOptions }))).toEqual([FIX, 'valid-uri 2 " " fix "%20"']);
  });

  test("an empty program has no documents", () => {
    expect(messagesOf("", "a.js", {})).toEqual([]);
  });
});

describe("code in Markdown", () => {
  const text = `[a](${BAD})\n\n\`\`\`js\nfetch("/a b");\n"${BAD}";\n\`\`\`\n`;

  test("is part of the document for the language", () => {
    expect(shortOf(text, messagesOf(text, "a.md", { language: "markdown/gfm" }))).toEqual([
      'valid-uri 1 "|" suggestion "%7C"',
      'valid-uri 5 "|" suggestion "%7C"',
    ]);
  });

  test("is a program for the processor", async () => {
    const eslint = new ESLint({
      overrideConfigFile: true,
      overrideConfig: [
        { plugins, rules },
        { files: ["**/*.md"], processor: "markdown/markdown", language: "markdown/gfm" },
      ],
    });
    const [result] = await eslint.lintText(text, { filePath: "a.md" });
    expect(shortOf(text, result?.messages ?? [])).toEqual(['valid-uri 4 " " fix "%20"']);
  });
});

describe("other languages", () => {
  interface Source {
    readonly text?: unknown;
    readonly ast: object;
    readonly getLoc?: () => object;
  }
  type Report = Parameters<RuleContext["report"]>[0];

  /** Runs `valid-uri` on a source. Returns the reports. */
  function reports(sourceCode: Source, filename?: string): Report[] {
    const found: Report[] = [];
    const context: RuleContext = { options: [], sourceCode, filename, report: (each) => found.push(each) };
    const visitor = uriGrammar.rules["valid-uri"].create(context);
    visitor["File"]?.({ type: "File" });
    return found;
  }

  test.each([0, 1])("without a method that counts lines, the root shows the first column, %i", (first) => {
    const getLoc = () => ({ start: { line: 1, column: first }, end: { line: 2, column: first } });
    const source = { text: '\r\n\tu = "http://h:8x/"', ast: { type: "File" }, getLoc };
    const [report, ...others] = reports(source, "a.toml");
    expect(others).toEqual([]);
    expect(report?.loc).toEqual({ start: { line: 2, column: first + 16 }, end: { line: 2, column: first + 17 } });
  });

  test("the name or the text tells the format", () => {
    const source = { ast: { type: "File" }, getLocFromIndex: (column: number) => ({ line: 1, column }) };
    expect(reports({ ...source, text: 'a = "http:\\u002F/a|b"' }, "a.toml")).toHaveLength(1);
    expect(reports({ ...source, text: '{"a": "http:\\/\\/a|b"}' })).toHaveLength(1);
  });

  test("a file that is no text has no faults", () => {
    expect(reports({ ast: { type: "File" } })).toEqual([]);
  });
});
