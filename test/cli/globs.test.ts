import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { decisionOf, isGlob, patternsOf, patternsOfGlob, reaches, type Pattern } from "../../src/cli/globs.js";
import { git } from "../support/git.js";

/** Returns the paths that patterns match; a path that ends in "/" is a folder. */
const matching = (patterns: readonly Pattern[], paths: readonly string[]): string[] =>
  paths.filter((path) => {
    const isFolder = path.endsWith("/");
    return decisionOf(patterns, (isFolder ? path.slice(0, -1) : path).split("/"), 0, isFolder);
  });

/** Returns whether git ignores a file: the first folder, or the file, that a pattern decides to ignore. */
const isIgnored = (patterns: readonly Pattern[], path: string): boolean => {
  const names = path.split("/");
  return names.some(
    (_, index) => decisionOf(patterns, names.slice(0, index + 1), 0, index + 1 < names.length) === true,
  );
};

describe("a file in the language of .gitignore", () => {
  test.each<[string, string[], string[]]>([
    ["a", ["a", "b/a", "a/"], ["ab", "b"]],
    ["/a", ["a"], ["b/a"]],
    ["a/", ["a/", "b/a/"], ["a"]],
    ["b/a", ["b/a"], ["c/b/a", "a"]],
    ["*.md", ["a.md", "b/.md"], ["a.mdx"]],
    ["a*", ["a", "ab"], ["ba"]],
    ["a*b*c", ["abc", "abbbc", "axbxc"], ["ab", "acb", "abcd"]],
    ["a?c", ["abc", "a\u{1F600}c"], ["ac", "abbc"]],
    ["**/a", ["a", "b/a", "c/b/a"], ["ab"]],
    ["a/**", ["a/b", "a/b/c"], ["a/", "b/a/b"]],
    ["a/**/b", ["a/b", "a/c/b", "a/c/d/b"], ["a/c", "b"]],
    ["a/***/b", ["a/b", "a/c/b"], ["b"]],
    ["a/**/**/b", ["a/b", "a/c/b"], ["b"]],
    ["**", ["a", "a/b"], []],
    ["\\!a", ["!a"], ["a"]],
    ["\\#a", ["#a"], ["a"]],
    ["#a", [], ["#a", "a"]],
    ["a  ", ["a"], ["a  "]],
    ["a\\  ", ["a "], ["a", "a\\ "]],
    ["a\r\nb", ["a", "b"], ["a\r"]],
    ["\uFEFFa", ["a"], []],
    ["[ab]", ["a", "b"], ["c", "ab"]],
    ["[!ab]", ["c"], ["a", "b"]],
    ["[^ab]", ["c", "^"], ["a"]],
    ["[a-c]x", ["ax", "bx"], ["dx", "-x"]],
    ["[c-a]", ["c"], ["b", "a", "-"]],
    ["[a-]", ["a", "-"], ["b"]],
    ["[]a]", ["]", "a"], ["b"]],
    ["[\\]a]", ["]", "a"], ["\\"]],
    ["[a-\\c]", ["b"], ["\\"]],
    ["[[:digit:][:upper:]-]", ["0", "Z", "-"], ["a", ":"]],
    ["[[:a]", ["[", ":", "a"], ["b"]],
    ["[/]", [], ["/", "a"]],
    ["a\\/b", ["a/b"], ["a"]],
    // These match nothing.
    ["[a", [], ["a", "[a", "[", "b"]],
    ["[[:a", [], ["a", "["]],
    ["[a-", [], ["a"]],
    ["[a-\\", [], ["a"]],
    ["[[:none:]]", [], ["a"]],
    ["a\\", [], ["a", "a\\"]],
    ["a\\/", [], ["a/"]],
    ["!\n/\n//a\n\n", [], ["a", "b/a"]],
  ])("%j", (text, matched, others) => {
    expect(matching(patternsOf(text), [...matched, ...others])).toEqual(matched);
  });

  test("the last pattern that matches decides", () => {
    const patterns = patternsOf("a*\n!ab*\nabc");
    expect(["a", "ab", "abc", "b"].map((name) => decisionOf(patterns, [name], 0, false))).toEqual([
      true,
      false,
      true,
      undefined,
    ]);
  });

  test("git ignores the same files", () => {
    const repository = mkdtempSync(join(tmpdir(), "globs-"));
    git(repository, ["init", "-q"]);
    const names = ["a", "b", "ab", "a.b", "[a]", "a b", "a ", "]", "!a", "#a", "a-b", "ba", "^", "\\", "-"];
    const paths = names.flatMap((name) => [name, `a/${name}`, `b/a/${name}`, `a/b/ab/${name}`]);
    const tokens = fc.constantFrom(
      ...["a", "b", "*", "**", "***", "?", "/", "[", "]", "!", "#", "-", ".", " ", "^", "\\", "\\ ", "\\*", "/**/"],
      ...["[a]", "[!a]", "[^a]", "[a-b]", "[]a]", "[[:alpha:]]", "[a\\]]", "[^-a]", "[[:punct:]]"],
    );
    const line = fc.array(tokens, { maxLength: 6 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), (lines) => {
        const text = lines.join("\n");
        writeFileSync(join(repository, ".gitignore"), text);
        const ignored = git(repository, ["check-ignore", "--no-index", "-z", "--stdin"], paths.join("\0"));
        const patterns = patternsOf(text);
        expect(paths.filter((path) => isIgnored(patterns, path))).toEqual(ignored.split("\0").slice(0, -1));
      }),
      { numRuns: 50, seed: 3986 },
    );
    rmSync(repository, { recursive: true });
  });

  test("many stars do not take exponential time", () => {
    const folders = Array<string>(1000).fill("a");
    expect(decisionOf(patternsOf("a/**/".repeat(20) + "b"), folders, 0, false)).toBeUndefined();
    expect(decisionOf(patternsOf("*a".repeat(100) + "b"), ["a".repeat(255)], 0, false)).toBeUndefined();
  });
});

describe("a glob", () => {
  test.each<[string, string[], string[]]>([
    ["*.{md,txt}", ["a.md", "b/a.txt"], ["a.js"]],
    ["{a,b/c}/d", ["a/d", "b/c/d"], ["b/d"]],
    ["{a,{b,c}d}", ["a", "bd", "cd"], ["b", "d"]],
    ["{a}{b,c}", ["ab", "ac"], ["a", "{a}b"]],
    ["{a,}b", ["ab", "b"], ["a"]],
    ["{a", ["{a"], ["a"]],
    ["a,b}", ["a,b}"], ["a"]],
    ["\\{a,b}", ["{a,b}"], ["a"]],
    ["[{]{a,b}", ["{a", "{b"], ["a"]],
    ["[{a,b}", [], ["a", "[a"]],
    ["#a", ["#a"], ["a"]],
    ["a ", ["a "], ["a"]],
    ["\\", [], ["\\"]],
  ])("%j", (glob, matched, others) => {
    expect(matching(patternsOfGlob(glob), [...matched, ...others])).toEqual(matched);
  });

  test("all alternatives exclude", () => {
    expect(patternsOfGlob("!{a,b}").map(({ isNegated }) => isNegated)).toEqual([true, true]);
  });

  test("that stands for too many patterns is refused", () => {
    const glob = "{a,b}".repeat(30);
    expect(() => patternsOfGlob(glob)).toThrow(`a glob stands for more than 1000 patterns`);
    expect(patternsOfGlob("{a,b}".repeat(9))).toHaveLength(512);
  });

  test("is recognized", () => {
    expect(["*", "a?", "[a]", "{a}", "a", "a]"].map(isGlob)).toEqual([true, true, true, true, false, false]);
  });

  test.each<[string, string[], string[]]>([
    ["/a/b/c", ["a", "a/b"], ["b", "a/c", "a/b/c"]],
    ["/a/**/c", ["a", "a/b", "a/b/c"], ["b"]],
    ["a", ["b", "b/c"], []],
    ["/*", [], ["a"]],
  ])("%j can match in folders", (glob, folders, others) => {
    const [pattern] = patternsOfGlob(glob) as [Pattern];
    expect([...folders, ...others].filter((path) => reaches(pattern, path.split("/"), 0))).toEqual(folders);
  });
});
