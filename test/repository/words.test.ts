// Tests that docstrings, comments, messages and documents avoid phrases that are hard to read.
import { readFileSync } from "node:fs";
import { git } from "../support/git.js";

/** Avoided phrases, with advice. A space also stands for a line break, with the prefix of a comment line. */
const AVOIDED: readonly (readonly [phrase: string, advice: string])[] = [
  ["(?<!there )(?:is|are) none", 'write "does not exist" or "has no …"'],
  ["there (?:is|are) no \\w+ that", 'write "no … does …"'],
  ["had better", 'write "should"'],
  ["beside", 'write "next to" or "in addition to"'],
  ["in the midst", 'write "in" or "within"'],
  ["for want of", 'write "without"'],
  ["what is no", 'write "… that is not a …"'],
  ["who(?:ever)? (?:asks|calls|passes|reads|uses|wants)", "use a noun as the subject"],
  ["by the letter", 'write "exactly"'],
  ["deals? (?:\\w+ )?out", 'write "distributes"'],
];

const PATTERNS = AVOIDED.map(([phrase, advice]) => {
  const source = phrase.replaceAll(" ", "(?:[ \\t]|\\r?\\n[ \\t]*(?:\\*|//|#|>)?[ \\t]*)");
  return [new RegExp(`\\b${source}\\b`, "gi"), advice] as const;
});

/** Returns a message for each avoided phrase in a text. */
function complaintsAbout(path: string, text: string): string[] {
  return PATTERNS.flatMap(([pattern, advice]) =>
    Array.from(text.matchAll(pattern), ({ 0: phrase, index }) => {
      const line = text.slice(0, index).split("\n").length;
      return `${path}:${String(line)}: avoid "${phrase.replace(/\s+(?:[*#>]|\/\/)?\s*/g, " ")}": ${advice}`;
    }),
  );
}

test("an avoided phrase is found, with its file and line", () => {
  const text = "/**\n * The value, in the\n * midst of others.\n */\n// A port that is none; if there is none, null.\n";
  expect(complaintsAbout("a.ts", text)).toEqual([
    'a.ts:5: avoid "is none": write "does not exist" or "has no …"',
    'a.ts:2: avoid "in the midst": write "in" or "within"',
  ]);
});

test("each phrase of the list is found", () => {
  const examples = [
    "a port that is none",
    "There are no rules that match.",
    "You had better not.",
    "ajv-formats, beside it",
    "in the midst of a line",
    "for want of a name",
    "what is no string",
    "whoever calls it",
    "by the letter of the grammar",
    "deals blocks out",
  ];
  expect(examples.map((text) => complaintsAbout("", text).length)).toEqual(AVOIDED.map(() => 1));
});

test("the sources, the grammars and the documents avoid all of them", () => {
  const listed = git(".", ["ls-files", "-z", "src", "scripts", "grammar", "*.md"]);
  const paths = listed.split("\0").filter((path) => /^(?!test\/repositories\/).*\.(?:md|[jt]s|peggy)$/.test(path));
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.flatMap((path) => complaintsAbout(path, readFileSync(path, "utf8")))).toEqual([]);
});
