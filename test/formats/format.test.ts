/** Which format a document has, by the name of its file and by its beginning. */
import { formatOfLanguage, readersOf } from "../../src/formats/format.js";
import { formatOf, formats, findIn, type Format } from "../../src/formats/index.js";

test.each<[name: string, document: string, format: Format]>([
  ["a.md", "", "markdown"],
  ["docs/README.MD", "", "markdown"],
  ["C:\\docs\\a.html", "", "html"],
  ["a.html.in", "", "html"],
  ["a.js.orig", "", "javascript"],
  ["a.json.gz", "", "json"],
  [".eslintrc", "", "json"],
  ["Gemfile", "", "ruby"],
  ["a.d.ts", "", "typescript"],
  // The name wins, except that of a text.
  ["a.yaml", '{"a": "b"}', "yaml"],
  ["a.txt", '{"a": "b"}', "json"],
  ["a", ' [ { "a": 1 } ]', "json"],
  ["a.txt", "[1] a list", "text"],
  ["a", "<!DOCTYPE html>", "html"],
  ["a", "\n<HTML lang='en'>", "html"],
  ["a", '<?xml version="1.0"?>', "xml"],
  ["a", "<svg>", "xml"],
  ["a", "<a@b.example>", "text"],
  ["a", "#!/bin/sh -e\n", "shell"],
  ["a", "#!/usr/bin/env bash\n", "shell"],
  ["a", "#!/usr/bin/env python3\n", "python"],
  ["a", "#!/usr/bin/perl -w\n", "perl"],
  ["a", "#!/usr/bin/env ruby\n", "ruby"],
  ["a", "#!/usr/bin/env node\n", "javascript"],
  ["a", '# a\n\nmsgid ""\n', "po"],
  ["a", "% a\n@book{a,\n", "bibtex"],
  ["a", "% a\n\\documentclass{article}\n", "tex"],
  ["a", "---\na: b\n", "yaml"],
  // Manual pages have names like those of many other files.
  ["a.1", '.\\" a comment', "roff"],
  ["a", "'\\\" t\n.TH A 1", "roff"],
  ["a", ".TH A 1", "roff"],
  ["a.3", "\n.Dd today\n", "roff"],
  ["a.1", "The first version\n", "text"],
  ["version.2", '{"a": 1}', "json"],
  ["a.unknown", "See http://a/", "text"],
  ["", "", "text"],
  ["__proto__", "", "text"],
  ["a.constructor", "", "text"],
])("%j %j", (name, document, format) => {
  expect(formatOf(name, document)).toBe(format);
});

test.each<[language: string, format: Format | undefined]>([
  ["js", "javascript"],
  ["TypeScript", "typescript"],
  ["tsx title=a", "typescript"],
  ["js{1,3}", "javascript"],
  ["js,ignore", "javascript"],
  ["c++", "c"],
  ["c#", "csharp"],
  ["py", "python"],
  ["bash", "shell"],
  ["gradle", "groovy"],
  ["php", "php"],
  ["makefile", undefined],
  ["", undefined],
  [" js", undefined],
  ["constructor", undefined],
  ["__proto__", undefined],
])("the format of the language %j", (language, format) => {
  expect(formatOfLanguage(language)).toBe(format);
});

test("each format can be searched", () => {
  for (const format of formats) {
    expect(findIn("http://a.example/b", format).map(({ reference }) => reference)).toEqual(
      // A program and a table of keys have no text outside of strings and comments.
      expect.any(Array),
    );
  }
  expect(formats).toContain("text");
});

test("what is no format is refused", () => {
  const message = `The format must be one of these: ${formats.join(", ")}.`;
  expect(() => findIn("", "word" as Format)).toThrow(new RangeError(message));
  expect(() => findIn("", 1 as unknown as Format)).toThrow(new TypeError("The format must be a string, not number."));
  expect(() => findIn(1 as unknown as string, "text")).toThrow(
    new TypeError("The document must be a string, not number."),
  );
  expect(() => formatOf(null as unknown as string, "")).toThrow(new TypeError("The name must be a string, not null."));
  expect(() => formatOf("", {} as unknown as string)).toThrow(
    new TypeError("The document must be a string, not object."),
  );
});

test.each([
  ["a.log", false],
  ["/var/log/a.log.1", false],
  ["a.LOG.2.gz", false],
  ["a.log.txt", true],
  ["log", true],
])("a log carries no IRIs: %s", (name, expected) => {
  expect(readersOf("text", name).hasIRIs).toBe(expected);
  expect(readersOf("json", name).hasIRIs).toBe(false);
});
