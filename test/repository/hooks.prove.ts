/** Runs the commands of the hooks for pre-commit and of the action for GitHub. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { programOf, testWith } from "../support/outside.js";
import { manifest } from "../../scripts/consumers/package.js";

const NAME = "uri-grammar";
const CLI = resolve("dist/cjs/cli.js");
const PAGE = "See [a](<http://a.example/b c>) and [b](http://a.example:8o/).\n";

let folder = "";
const page = (): string => readFileSync(join(folder, "a page.md"), "utf8");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "uri-grammar-hooks-"));
  writeFileSync(join(folder, "a page.md"), PAGE);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly args: readonly string[];
  readonly language: string;
  readonly types: readonly string[];
}

const hooks = parse(readFileSync(".pre-commit-hooks.yaml", "utf8")) as readonly Hook[];

/** Runs a hook as pre-commit does: with its arguments, or those of the project, and the names of the files after the entry. */
function runHook(
  id: string,
  names: readonly string[] = ["a page.md"],
  args?: readonly string[],
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const hook = hooks.find((each) => each.id === id);
  if (!hook) throw new Error("there is no such hook");
  const [program, ...options] = hook.entry.split(" ");
  expect([program, hook.language, hook.types]).toEqual([NAME, "node", ["text"]]);
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...options, ...(args ?? hook.args), ...names], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("the program of the hooks is the command of the package", () => {
  const { bin } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly bin: Readonly<Record<string, string>>;
  };
  expect(Object.keys(bin)).toEqual([NAME]);
  expect(hooks.map(({ id }) => id)).toEqual([NAME, `${NAME}-fix`]);
});

test("the first hook reports, and changes nothing", () => {
  const { status, stdout } = runHook(NAME);
  expect(status).toBe(1);
  expect(stdout.match(/^a page\.md:.*$/gm)).toEqual([
    "a page.md:1:10  http://a.example/b c",
    "a page.md:1:41  http://a.example:8o/",
  ]);
  expect(page()).toBe(PAGE);
});

test("the second hook repairs, and reports what is left", () => {
  const { status, stdout, stderr } = runHook(`${NAME}-fix`);
  expect([status, stderr]).toEqual([1, "uri-grammar find: 1 repair in 1 file made\n"]);
  expect(stdout.match(/^a page\.md:.*$/gm)).toEqual(["a page.md:1:43  http://a.example:8o/"]);
  expect(page()).toBe(PAGE.replace("b c", "b%20c"));
});

/** Names of files that look like options. */
const ODD = ["--fix=guess", "--config=evil.json", "--diff", "-q", "--"];

/** JSON has no links of Markdown. */
const textOf = (name: string): string => (name.endsWith(".json") ? JSON.stringify(PAGE.match(/http[^>)]+/g)) : PAGE);

describe("names of files that look like options are names", () => {
  beforeEach(() => {
    // If it was read, nothing would be found.
    writeFileSync(join(folder, "evil.json"), JSON.stringify({ ignore: ["*"] }));
    for (const name of ODD) writeFileSync(join(folder, name), textOf(name));
  });

  const placesIn = (stdout: string): string[] => stdout.match(/^\S.*?(?=:\d+:\d+ )/gm) ?? [];

  test("for the first hook", () => {
    const { status, stdout } = runHook(NAME, [...ODD, "a page.md"]);
    expect([status, placesIn(stdout)]).toEqual([1, [...ODD, "a page.md"].flatMap((name) => [name, name])]);
  });

  test("for the second hook, which makes no guess", () => {
    const { status, stdout, stderr } = runHook(`${NAME}-fix`, [...ODD, "a page.md"]);
    expect([status, stderr]).toEqual([1, "uri-grammar find: 5 repairs in 5 files made\n"]);
    // In JSON, a space can be meant.
    const places = ODD.flatMap((name) => (name.endsWith(".json") ? [name, name] : [name]));
    expect(placesIn(stdout)).toEqual([...places, "a page.md"]);
    for (const name of ODD) {
      const text = name.endsWith(".json") ? textOf(name) : PAGE.replace("b c", "b%20c");
      expect(readFileSync(join(folder, name), "utf8")).toBe(text);
    }
  });

  test("with arguments of the project, which end with --", () => {
    const { status, stderr } = runHook(`${NAME}-fix`, ODD, ["--fix=guess", "--"]);
    expect([status, stderr]).toEqual([0, "uri-grammar find: 10 repairs in 5 files made\n"]);
  });
});

const action = parse(readFileSync("action.yml", "utf8")) as {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: {
    readonly using: string;
    readonly steps: readonly [
      { readonly run: string; readonly shell: string; readonly env: Readonly<Record<string, string>> },
    ];
  };
};

/** Runs the action, with a program `npx` that runs this build. */
function runAction(
  inputs: Readonly<Record<string, string>>,
  version = manifest().version,
): {
  readonly status: number | null;
  readonly stdout: string;
} {
  const npx = join(folder, "npx");
  const script = `#!/bin/sh\n[ "$1 $2" = "--yes ${NAME}@${version}" ] || exit 9\nshift 2\nexec '${process.execPath}' '${CLI}' "$@"\n`;
  writeFileSync(npx, script);
  chmodSync(npx, 0o755);
  const [{ run, shell, env }] = action.runs.steps;
  expect([action.runs.using, shell]).toEqual(["composite", "bash"]);
  const given = Object.entries(env).map(([name, value]): readonly [string, string | undefined] => {
    if (value === "${{ github.action_path }}") return [name, resolve(".")];
    const input = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value)?.[1] ?? "";
    return [name, inputs[input] ?? action.inputs[input]?.default];
  });
  const { status, stdout }: { status: number | null; stdout: string } = spawnSync(
    programOf("bash"),
    ["-e", "-c", run],
    {
      cwd: folder,
      encoding: "utf8",
      env: {
        ...process.env,
        ...(Object.fromEntries(given) as Readonly<Record<string, string>>),
        PATH: `${folder}:${String(process.env["PATH"])}`,
      },
    },
  );
  return { status, stdout };
}

testWith("bash", "the action annotates the mistakes", () => {
  const { status, stdout } = runAction({});
  expect(status).toBe(1);
  expect(stdout.split("\n").map((line) => line.slice(0, 60))).toEqual(
    [
      "::error file=a page.md,line=1,col=28,title=rfc3986/space::A s",
      "::error file=a page.md,line=1,col=59,title=rfc3986/port::The",
      "",
    ].map((line) => line.slice(0, 60)),
  );
});

testWith("bash", "the action runs the version of its own package, or the one that is asked for", () => {
  expect(runAction({ version: "9.8.7" }).status).toBe(9);
  expect(runAction({ version: "9.8.7" }, "9.8.7").status).toBe(1);
});

testWith("bash", "the action takes names of files that look like options", () => {
  writeFileSync(join(folder, "--fix=guess"), PAGE);
  expect(runAction({ paths: "--fix=guess" }).stdout.match(/^::error file=--fix=guess,line=1/gm)).toHaveLength(2);
  expect(readFileSync(join(folder, "--fix=guess"), "utf8")).toBe(PAGE);
});

testWith("bash", "the action takes patterns and options", () => {
  expect(runAction({ paths: "*.txt *.md", options: "--type markdown --max-filesize 1" }).status).toBe(2);
  expect(runAction({ paths: "*.md", options: "--severity rfc3986/space=off,rfc3986/port=off" })).toEqual({
    status: 0,
    stdout: "",
  });
});
