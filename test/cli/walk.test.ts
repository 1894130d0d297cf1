import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import fc from "fast-check";
import { walk, type WalkOptions } from "../../src/cli/walk.js";
import { git } from "../support/git.js";
import { programOf, testWith } from "../support/outside.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "walk-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes files; the content of those whose names begin with "." is given, and the others are empty. */
const write = (files: readonly string[] | Readonly<Record<string, string>>): void => {
  const contents = Array.isArray(files) ? files.map((path: string) => [path, ""] as const) : Object.entries(files);
  for (const [path, content] of contents as [string, string][]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};

const paths = (operands: readonly string[] = [], options: WalkOptions = {}): string[] =>
  Array.from(walk(operands, { cwd: folder, ...options }), ({ path }) => path);

test("files and folders are in the order of their names", () => {
  write(["b", "a/c", "a.md", "B", "a/b/d", "\u00E9"]);
  expect(paths()).toEqual(["B", "a/b/d", "a/c", "a.md", "b", "\u00E9"]);
});

test("without cwd, paths are relative to the folder of the process", () => {
  write(["a"]);
  const operand = relative(process.cwd(), folder);
  expect([...walk([operand], {})]).toEqual([{ path: `${operand}/a`, isNamed: false }]);
});

test.each<[string[], string[]]>([
  [["."], ["./docs/a.md", "./docs/b/c.md"]],
  [["docs"], ["docs/a.md", "docs/b/c.md"]],
  [["./docs/"], ["./docs/a.md", "./docs/b/c.md"]],
  [["docs/b/.."], ["docs/b/../a.md", "docs/b/../b/c.md"]],
  [["docs/a.md"], ["docs/a.md"]],
  [
    ["docs/a.md", "docs", "./docs/a.md", "docs"],
    ["docs/a.md", "docs/b/c.md", "./docs/a.md"],
  ],
  [
    ["docs", "docs/a.md"],
    ["docs/a.md", "docs/b/c.md"],
  ],
  [
    ["none", "-", "", "a\0"],
    ["none", "-", "", "a\0"],
  ],
  [["docs/*.md"], ["docs/a.md"]],
  [["**/*.md"], ["docs/a.md", "docs/b/c.md"]],
  [["./**/c.md"], ["./docs/b/c.md"]],
  [["d*/{a,b/c}.md"], ["docs/a.md", "docs/b/c.md"]],
  [["docs/?.md", "docs/[a-z].md"], ["docs/a.md"]],
])("the operands %j", (operands, wanted) => {
  write(["docs/a.md", "docs/b/c.md"]);
  expect(paths(operands)).toEqual(wanted);
});

test("an absolute operand or glob has absolute results", () => {
  write(["a", "b"]);
  expect(paths([folder, join(folder, "*")])).toEqual([join(folder, "a"), join(folder, "b")]);
  expect(paths([join(folder, "[a]")])).toEqual([join(folder, "a")]);
  expect(paths(["/e*/passwd"])).toEqual(["/etc/passwd"]);
});

test("a file whose name is a glob is named", () => {
  write(["[a]", "a"]);
  expect([...walk(["[a]", "[a]*"], { cwd: folder })]).toEqual([
    { path: "[a]", isNamed: true },
    { path: "a", isNamed: false },
  ]);
});

test("a glob that matches nothing is reported, also if other operands have its files", () => {
  write(["docs/a", "!b"]);
  const empty: string[] = [];
  const onEmpty = (glob: string): unknown => empty.push(glob);
  expect(paths(["docs/a", "docs/*", "!*", "docs/b*", "none/*", "docs/a/*"], { onEmpty })).toEqual(["docs/a", "!b"]);
  expect(empty).toEqual(["docs/b*", "none/*", "docs/a/*"]);
  expect(paths(["x*"])).toEqual([]);
});

test("a glob does not search folders that it cannot match", () => {
  write(["a/b/c/d", "a/x/y", "z/b/y"]);
  const read: string[] = [];
  chmodSync(join(folder, "a/b/c"), 0);
  expect(paths(["a/*/y"], { onError: (path) => read.push(path) })).toEqual(["a/x/y"]);
  expect(read).toEqual([]);
  chmodSync(join(folder, "a/b/c"), 0o700);
});

test("hidden files are found only if this is wanted; .git is never searched", () => {
  write([".a", ".b/c", "d", ".git/config", "e/.git"]);
  expect(paths()).toEqual(["d"]);
  expect(paths([], { hidden: true })).toEqual([".a", ".b/c", "d"]);
  expect(paths([".b", ".a"])).toEqual([".b/c", ".a"]);
  expect(paths([".*"])).toEqual([".a"]);
  expect(paths(["*/c"])).toEqual([]);
  expect(paths(["**/.b/*"])).toEqual([".b/c"]);
  expect(paths([], { globs: [".a"] })).toEqual([".a"]);
});

testWith("mkfifo", "symbolic links and special files are found only if they are named", () => {
  write(["a/b"]);
  symlinkSync("a", join(folder, "folder"));
  symlinkSync("a/b", join(folder, "file"));
  symlinkSync("..", join(folder, "a/loop"));
  spawnSync(programOf("mkfifo"), [join(folder, "pipe")]);
  expect(paths()).toEqual(["a/b"]);
  expect(paths(["folder", "file", "pipe"])).toEqual(["folder/b", "file", "pipe"]);
});

describe("ignore files", () => {
  const files = ["a.log", "b.log", "c/a.log", "c/b.log", "c/d/a.log"];
  const rules: readonly [string, Readonly<Record<string, string>>, string[]][] = [
    ["without a repository, .gitignore is not read", { ".gitignore": "*.log" }, files],
    ["without a repository, .ignore is read", { ".ignore": "c" }, ["a.log", "b.log"]],
    ["in a repository", { ".git/HEAD": "", ".gitignore": "a.log" }, ["b.log", "c/b.log"]],
    [
      "of a nested folder win",
      { ".git/HEAD": "", ".gitignore": "*.log", "c/.gitignore": "!a.log" },
      ["c/a.log", "c/d/a.log"],
    ],
    [
      "cannot include files of an ignored folder",
      { ".git/HEAD": "", ".gitignore": "c/\n!c/a.log" },
      ["a.log", "b.log"],
    ],
    [
      ".ignore wins over .gitignore",
      { ".git/HEAD": "", ".ignore": "!a.log", ".gitignore": "*.log", "c/.gitignore": "*" },
      ["a.log", "c/a.log"],
    ],
    [
      ".git/info/exclude comes last",
      { ".git/info/exclude": "/c/d\n*.log", "c/.gitignore": "!*.log" },
      ["c/a.log", "c/b.log"],
    ],
    [
      "above a nested repository do not count",
      { ".git/HEAD": "", ".gitignore": "*.log", "c/.git/HEAD": "" },
      ["c/a.log", "c/b.log", "c/d/a.log"],
    ],
    [
      "of a linked working tree",
      { ".git": "gitdir: main/x", "main/x/commondir": "../common\n", "main/common/info/exclude": "*.log\nmain" },
      [],
    ],
  ];
  test.each(rules)("%s", (_, ignore, wanted) => {
    write(files);
    write(ignore);
    expect(paths()).toEqual(wanted);
    expect(paths(["main", "."], { noIgnore: true }).filter((path) => path.endsWith(".log"))).toEqual(
      files.map((path) => `./${path}`),
    );
  });

  test("above an operand count, but not for the operand itself", () => {
    write({ ".git/HEAD": "", ".gitignore": "c\n/c/d/a.log\nb.log", "x/.gitignore": "*" });
    write(files);
    expect(paths(["c/d", "c"])).toEqual(["c/a.log"]);
    expect(paths(["../" + (folder.split("/").at(-1) as string) + "/c/a.log", "b.log"])).toHaveLength(2);
  });

  test("can include hidden files", () => {
    write({ ".ignore": "!.a", ".a": "", ".b": "" });
    expect(paths()).toEqual([".a"]);
  });

  test("that are not regular files are not read", () => {
    write(["a"]);
    symlinkSync("/dev/zero", join(folder, ".ignore"));
    mkdirSync(join(folder, ".gitignore"));
    expect(paths()).toEqual(["a"]);
  });

  /** Compares the files that another program finds with ours, in repositories with ignore files. */
  function compare(check: (ignoreFiles: readonly string[]) => void): void {
    const names = fc.constantFrom("a", "b", "c", "d.md", "e.md", "f");
    const path = fc.array(names, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));
    const line = fc.tuple(
      fc.constantFrom("", "", "!", "/"),
      fc.constantFrom("a", "b", "c", "*", "*.md", "a/b", "**/c", "a/**", "?", "[a-c]", "b/*", "a/**/d.md"),
      fc.constantFrom("", "", "/"),
    );
    const text = fc.array(
      line.map((parts) => parts.join("")),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(
        fc.array(path, { minLength: 5, maxLength: 12 }),
        fc.array(fc.tuple(fc.constantFrom("", "a/", "b/", "a/b/"), fc.constantFrom(".gitignore", ".ignore"), text)),
        text,
        (chosen, ignore, exclude) => {
          rmSync(folder, { recursive: true });
          mkdirSync(folder);
          git(folder, ["init", "-q"]);
          // A path that continues another one makes a folder of it.
          const files = chosen.filter((one) => !chosen.some((other) => other.startsWith(`${one}/`)));
          write(files);
          write({ ".git/info/exclude": exclude.join("\n") });
          for (const [place, name, lines] of ignore) {
            if (files.some((file) => `${file}/` === place || (place === "a/b/" && file === "a"))) continue;
            write({ [place + name]: lines.join("\n") });
          }
          check(ignore.map(([, name]) => name));
        },
      ),
      { seed: 3986, numRuns: 60 },
    );
  }

  test("git finds the same files", () => {
    compare((ignoreFiles) => {
      if (ignoreFiles.includes(".ignore")) return;
      const listed = git(folder, ["ls-files", "-z", "--others", "--exclude-standard"]).split("\0").slice(0, -1);
      expect(paths([], { hidden: true }).sort()).toEqual(listed.sort());
    });
  });

  testWith("rg", "ripgrep finds the same files", () => {
    compare(() => {
      // Ripgrep searches .git if a pattern includes it.
      expect(paths().sort()).toEqual(ripgrep().filter((path) => !path.startsWith(".git/")));
    });
  });
});

/** Returns the files that ripgrep finds, sorted. */
function ripgrep(...options: readonly string[]): readonly string[] {
  const args = ["--no-config", "--no-ignore-global", "--files", ...options];
  const { stdout } = spawnSync(programOf("rg"), args, { cwd: folder, encoding: "utf8" });
  return stdout.split("\n").slice(0, -1).sort();
}

describe("globs", () => {
  const files = ["a.md", "b.txt", "docs/c.md", "docs/d.txt", "docs/e/f.md"];
  const cases: readonly [string[], string[]][] = [
    [["*.md"], ["a.md", "docs/c.md", "docs/e/f.md"]],
    [["!*.md"], ["b.txt", "docs/d.txt"]],
    [["!docs"], ["a.md", "b.txt"]],
    [
      ["*.md", "!docs/*", "docs/d.txt"],
      ["a.md", "docs/d.txt"],
    ],
    [["/*.{md,txt}"], ["a.md", "b.txt"]],
    [["docs/**"], ["docs/c.md", "docs/d.txt", "docs/e/f.md"]],
    [
      ["!{a,b}.*", "!e"],
      ["docs/c.md", "docs/d.txt"],
    ],
  ];
  test.each(cases)("%j", (globs, wanted) => {
    write(files);
    expect(paths([], { globs })).toEqual(wanted);
  });

  testWith("rg", "ripgrep finds the same files", () => {
    write(files);
    for (const [globs, wanted] of cases) {
      expect(ripgrep(...globs.map((glob) => `--glob=${glob}`))).toEqual(wanted.sort());
    }
  });

  test("win over ignored and hidden files, but not over named files", () => {
    write(files);
    write({ ".ignore": "*.*\ne", ".g.md": "" });
    expect(paths([], { globs: ["*.md"] })).toEqual([".g.md", "a.md", "docs/c.md"]);
    expect(paths(["b.txt"], { globs: ["!*.txt"] })).toEqual(["b.txt"]);
  });

  test("in other folders, they are relative to the root of the file system", () => {
    write(files);
    const cwd = join(folder, "docs/e");
    expect(paths([".."], { cwd, globs: ["*.txt"] })).toEqual(["../d.txt"]);
    expect(paths([".."], { cwd, globs: ["/d.txt"] })).toEqual([]);
    expect(paths([".."], { cwd, globs: [`${folder}/docs/d.txt`] })).toEqual(["../d.txt"]);
  });

  test("stand for at most 1,000 patterns", () => {
    const glob = "{a,b}".repeat(10);
    const message = `a glob stands for more than 1000 patterns`;
    expect(() => paths([], { globs: [glob] })).toThrow(message);
    expect(() => paths([glob])).toThrow(`a glob stands for more than 1000 patterns`);
  });
});

test("the configuration ignores files relative to its folder, also without ignore files", () => {
  write(["a/b", "a/c", "b"]);
  const cwd = join(folder, "a");
  expect(paths([], { cwd, root: folder, ignoreFiles: ["/a/b"], noIgnore: true })).toEqual(["c"]);
  expect(paths([], { cwd, root: "..", ignoreFiles: ["/b"] })).toEqual(["b", "c"]);
  expect(paths([], { ignoreFiles: ["*", "!b", "# no pattern"] })).toEqual(["b"]);
});

describe("what cannot be read is reported, and the walk goes on:", () => {
  test("files of patterns that are too large", () => {
    write({ ".ignore": "*\n".repeat(5_000_000), "a/.ignore": "a*".repeat(500_000), "a/b": "" });
    const errors: unknown[] = [];
    const onError = (path: string, cause: unknown): unknown => errors.push([path, (cause as Error).message]);
    expect(paths([], { onError })).toEqual(["a/b"]);
    expect(errors).toEqual([[join(folder, ".ignore"), "it is larger than 1048576 bytes"]]);
    expect(paths()).toEqual(["a/b"]);
  });

  test("folders", () => {
    write(["a/b", "c"]);
    const errors: unknown[] = [];
    const steps = walk(["."], { cwd: folder, onError: (path) => errors.push(path) });
    // The folder disappears after it was found; root can read all others.
    write(["0"]);
    expect(steps.next().value).toEqual({ path: "./0", isNamed: false });
    rmSync(join(folder, "a"), { recursive: true });
    expect([...steps]).toEqual([{ path: "./c", isNamed: false }]);
    expect(errors).toEqual([join(folder, "a")]);
  });
});

test("long and unusual names", () => {
  write(["__proto__", "constructor/\r\n"]);
  expect(paths()).toEqual(["__proto__", "constructor/\r\n"]);
  expect(paths(["a".repeat(10_000)])).toHaveLength(1);
  expect(paths([`${"a/".repeat(10_000)}*`])).toEqual([]);
});
