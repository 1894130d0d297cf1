import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { diffOf } from "../../src/cli/diff.js";
import { applyEdits, type Edit } from "../../src/core/edits.js";
import { git } from "../support/git.js";
import { programOf, testWith } from "../support/outside.js";

const plain = (line: string): string => line;
const PLAIN = { old: plain, new: plain, range: plain };

const diff = (path: string, text: string, edits: readonly Edit[]): string =>
  Array.from(diffOf(path, text, edits, PLAIN), (line) => `${line}\n`).join("");

const lines = (count: number): string => Array.from({ length: count }, (_, index) => `${String(index)}\n`).join("");

/** Replaces the first place of a text. */
const replace = (text: string, old: string, fresh: string): Edit => {
  const start = text.indexOf(old);
  return { start, end: start + old.length, text: fresh };
};

test("a line changes", () => {
  const text = lines(9);
  expect(diff("docs/a.md", text, [replace(text, "4", "four")])).toBe(
    "--- a/docs/a.md\n+++ b/docs/a.md\n@@ -2,7 +2,7 @@\n 1\n 2\n 3\n-4\n+four\n 5\n 6\n 7\n",
  );
});

test("changes with at most six lines between them share a hunk", () => {
  const text = lines(24);
  const edits = [replace(text, "\n1\n", "\n1\nx\n"), replace(text, "\n8\n", "\n"), replace(text, "16", "y")];
  expect(diff("a", text, edits)).toBe(
    "--- a/a\n+++ b/a\n@@ -1,12 +1,12 @@\n 0\n 1\n+x\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n 9\n 10\n 11\n" +
      "@@ -14,7 +14,7 @@\n 13\n 14\n 15\n-16\n+y\n 17\n 18\n 19\n",
  );
});

test("edits that change nothing have no diff", () => {
  expect(diff("a", "a\nb\n", [])).toBe("");
  expect(diff("a", "a\nb\n", [{ start: 0, end: 3, text: "a\nb" }])).toBe("");
});

test.each<[string, string, Edit[], string]>([
  [
    "an insertion at the end",
    "a\n",
    [{ start: 2, end: 2, text: "b" }],
    "@@ -1 +1,2 @@\n a\n+b\n\\ No newline at end of file\n",
  ],
  [
    "the missing line break at the end",
    "a",
    [{ start: 1, end: 1, text: "\n" }],
    "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n",
  ],
  ["an empty text", "", [{ start: 0, end: 0, text: "a\n" }], "@@ -0,0 +1 @@\n+a\n"],
  ["a text that becomes empty", "a\n", [{ start: 0, end: 2, text: "" }], "@@ -1 +0,0 @@\n-a\n"],
  ["a line break in front", "\nb\n", [{ start: 1, end: 1, text: "c" }], "@@ -1,2 +1,2 @@\n \n-b\n+cb\n"],
  [
    "CRLF and a lone CR",
    "a\r\nb\rc\r\n",
    [{ start: 3, end: 4, text: "d" }],
    "@@ -1,2 +1,2 @@\n a\r\n-b\rc\r\n+d\rc\r\n",
  ],
])("%s", (_, text, edits, wanted) => {
  expect(diff("a", text, edits)).toBe(`--- a/a\n+++ b/a\n${wanted}`);
});

test("colours end before a CR", () => {
  const paint = {
    old: (line: string) => `<${line}>`,
    new: (line: string) => `{${line}}`,
    range: (line: string) => `(${line})`,
  };
  expect([...diffOf("a", "a\r\n", [{ start: 0, end: 1, text: "b" }], paint)]).toEqual([
    "<--- a/a>",
    "{+++ b/a}",
    "(@@ -1 +1 @@)",
    "<-a>\r",
    "{+b}\r",
  ]);
});

describe("a name", () => {
  test.each([
    ["./docs//a.md", "a/docs/a.md"],
    ["/tmp/a", "a/tmp/a"],
    ["a b", "a/a b\t"],
    ['a"b\\', '"a/a\\"b\\\\"'],
    ["a\tb\n\u0001\u007F", '"a/a\\tb\\n\\001\\177"'],
    ["\u00E9 \u0007", '"a/\\303\\251 \\a"'],
  ])("%j", (path, wanted) => {
    expect(diff(path, "a", [{ start: 0, end: 0, text: "b" }]).split("\n", 1)[0]).toBe(`--- ${wanted}`);
  });
});

describe("a program applies the diff", () => {
  const folder = mkdtempSync(join(tmpdir(), "diff-"));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const piece = fc.constantFrom("a", "b", "\n", "\r\n", "\r", "\n\n\n\n", "\u00E9", " ", "c\nd\ne\nf\ng\nh\ni\n");
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(""));
  const edited = text.chain((old) =>
    fc.record({
      old: fc.constant(old),
      edits: fc
        .array(fc.tuple(fc.nat(old.length), fc.nat(old.length), fc.oneof(fc.constant(""), text)), { maxLength: 4 })
        .map((cuts) => {
          const places = cuts.flatMap(([a, b]) => [a, b]).sort((a, b) => a - b);
          return cuts.map(([, , fresh], index): Edit => {
            const [start, end] = places.slice(2 * index) as [number, number];
            return { start, end, text: fresh };
          });
        }),
    }),
  );
  type Apply = (patch: string) => void;
  const applied = (apply: Apply, patch: string, path: string, old: string): string => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, old);
    apply(patch);
    return readFileSync(file, "utf8");
  };
  const byGit: Apply = (patch) => {
    git(folder, ["apply", "--whitespace=nowarn", "-"], patch);
  };
  const byPatch: Apply = (patch) => {
    const args = ["--binary", "--silent", "-p1"];
    const { status, stderr } = spawnSync(programOf("patch"), args, { cwd: folder, input: patch, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  };
  const PATHS = ["a b", "d/\u00E9\u{1F600}", 'a"b\\c', "a\tb\n", "a\u0001"];

  function check(apply: Apply): void {
    fc.assert(
      fc.property(edited, ({ old, edits }) => {
        const fresh = applyEdits(old, edits);
        const patch = diff("a", old, edits);
        expect(patch === "").toBe(fresh === old);
        if (patch !== "") expect(applied(apply, patch, "a", old)).toBe(fresh);
      }),
      { seed: 3986, numRuns: 60 },
    );
    for (const path of PATHS) {
      const patch = diff(path, "a\n", [{ start: 0, end: 1, text: "b" }]);
      expect([path, applied(apply, patch, path, "a\n")]).toEqual([path, "b\n"]);
    }
  }

  test("git", () => {
    check(byGit);
  });

  testWith("patch", "patch", () => {
    check(byPatch);
  });

  test("git writes the same diff", () => {
    writeFileSync(join(folder, "old"), lines(40));
    const text = lines(40);
    const edits = [replace(text, "5", "five"), replace(text, "\n20\n", "\n"), replace(text, "\n38\n", "\n38\nx\n")];
    writeFileSync(join(folder, "fresh"), applyEdits(text, edits));
    const args = ["-c", "core.quotePath=true", "diff", "--no-index", "old", "fresh"];
    const theirs = git(folder, args);
    const withoutNames = (patch: string): string => patch.replace(/[^]*?(?=@@)/, "").replace(/^(@@ .* @@).*/gm, "$1");
    expect(withoutNames(diff("old", text, edits))).toBe(withoutNames(theirs));
  });
});

test("many edits of one long line take linear time", () => {
  const text = "a ".repeat(200_000);
  const edits = Array.from({ length: 200_000 }, (_, index) => ({ start: 2 * index, end: 2 * index + 1, text: "b" }));
  expect(diff("a", text, edits)).toBe(
    `--- a/a\n+++ b/a\n@@ -1 +1 @@\n-${text}\n\\ No newline at end of file\n` +
      `+${"b ".repeat(200_000)}\n\\ No newline at end of file\n`,
  );
});
