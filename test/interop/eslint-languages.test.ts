/** Runs the rules in the languages of ESLint's plugins. */
import css from "@eslint/css";
import json from "@eslint/json";
import markdown from "@eslint/markdown";
import html from "@html-eslint/eslint-plugin";
import yml from "eslint-plugin-yml";
import { Linter } from "eslint";
import uriGrammar from "../../src/interop/eslint/index.js";

const plugins = { css, html, json, markdown, yml, "uri-grammar": uriGrammar } as never;
const linter = new Linter();
const rules: Linter.RulesRecord = { "uri-grammar/valid-uri": "error", "uri-grammar/no-userinfo-password": "error" };
const run = (text, language, filename) => linter.verify(text, [{ files: ["**/*.*"], plugins, language, rules }], { filename });
test("x", () => {
  for (const [t, l, f] of [
    ['{\n "a": "http:\\/\\/a\\/b|c", "b": "http://me:pw@h/", "d": "http://h:8x/" }', "json/json", "a.json"],
    ['{\n // eslint-disable-next-line\n"a": "http://a/b|c" } // http://x/|y', "json/jsonc", "a.jsonc"],
    ["{\n a: 'http://a/b|c' }", "json/json5", "a.json5"],
    ["# A\r\n\r\n[a](http://a/b|c) [home](https://example.com/my file.html)\n<!-- eslint-disable-next-line -->\n[a](http://a/b|c)", "markdown/commonmark", "a.md"],
    ["# A\n\n<http://a/b|c> http://me:pw@h/", "markdown/gfm", "a.md"],
    ["a { b: url(http://a/b|c) }\n/* eslint-disable-next-line */\na { b: url(http://a/b|c) }", "css/css", "a.css"],
    ['<p>\n<a href="http://a/b|c?a&amp;b|">x</a><!-- eslint-disable-next-line -->\n<a href="http://a/b|c">x</a>', "html/html", "a.html"],
    ["a: 1\nb: http://a/b|c # eslint-disable-line\nb: http://a/b|c # http://me:pw@h/", "yml/yaml", "a.yml"],
  ]) console.log(l, JSON.stringify(run(t, l, f).map((m) => [m.ruleId, m.line, m.column, m.endLine, m.endColumn, m.message, m.fix, m.suggestions?.map(s=>[s.desc,s.fix])]), null, 0));
});
