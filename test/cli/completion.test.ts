/** Tests that run the completion scripts in the shells themselves. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { completionFor, SHELLS } from "../../src/cli/completion.js";
import { describeWith, programOf } from "../support/outside.js";
import { cli, commands, good, misuse, rawCommands } from "./fake.js";

const place = mkdtempSync(join(tmpdir(), "completion-"));
writeFileSync(join(place, "a file.txt"), "");
afterAll(() => {
  rmSync(place, { recursive: true });
});

const all = [...commands, ...rawCommands];
for (const shell of SHELLS) writeFileSync(join(place, shell), completionFor(shell, all));

function run(shell: (typeof SHELLS)[number], argv: readonly string[], input?: string): string {
  const { stdout, stderr } = spawnSync(programOf(shell), argv, { cwd: place, encoding: "utf8", input });
  return stdout + stderr;
}

/** Typed text, and the completions of its last word. */
const CASES: readonly (readonly [typed: string, completions: readonly string[]])[] = [
  ["uri-grammar chec", ["check"]],
  ["uri-grammar co", ["compare", "completion"]],
  ["uri-grammar --vers", ["--version"]],
  ["uri-grammar check --stand", ["--standard"]],
  ["uri-grammar check --standard rfc3", ["rfc3986", "rfc3987"]],
  ["uri-grammar check --rule IPv6", ["IPv6address"]],
  ["uri-grammar check --base ", []],
  ["uri-grammar check --only p", ["passed"]],
  ["uri-grammar check --from cs", ["csv:"]],
  ["uri-grammar check --fix ", []],
  ["uri-grammar check -f sar", ["sarif"]],
  ["uri-grammar normalize --color al", ["always"]],
  [
    "uri-grammar explain rfc3986/por",
    ["rfc3986/port", "rfc3986/port-colon", "rfc3986/port-in-brackets", "rfc3986/port-path"],
  ],
  ["uri-grammar compare --rung sy", ["syntax"]],
  ["uri-grammar resolve --lit", ["--literal"]],
  ["uri-grammar scheme mailt", ["mailto"]],
  ["uri-grammar difference url", ["url-syntax-05"]],
  ["uri-grammar completion ba", ["bash"]],
  ["uri-grammar help vali", ["validate"]],
  ["uri-grammar check a", []],
];

describeWith("bash", "bash", () => {
  const script = `
    source ./bash
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    complete -p uri-grammar >/dev/null && _uri_grammar 2>/dev/null
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  const complete = (...words: readonly string[]): readonly string[] =>
    run("bash", ["-c", script, "bash", ...words])
      .split("\n")
      .filter((line) => line !== "")
      .sort();

  test.each(CASES)("%s", (typed, completions) => {
    expect(complete(...typed.split(" "))).toEqual(completions);
  });

  test("the value after a =, which is a word of its own", () => {
    expect(complete("uri-grammar", "check", "--fix", "=")).toEqual(["guess"]);
    expect(complete("uri-grammar", "check", "--standard", "=", "url")).toEqual(["url-syntax-05"]);
  });

  test("names of files after --file", () => {
    expect(complete("uri-grammar", "check", "--file", "a")).toEqual(["a file.txt"]);
  });
});

describeWith("fish", "fish", () => {
  const complete = (typed: string): readonly string[] =>
    run("fish", ["--no-config", "-c", `source ./fish; complete -C ${JSON.stringify(typed)}`])
      .split("\n")
      .flatMap((line) => (line === "" ? [] : [String(line.split("\t")[0])]))
      .sort();

  test.each(CASES)("%s", (typed, completions) => {
    expect(complete(typed)).toEqual(completions);
  });

  test("the value after a =", () => {
    expect(complete("uri-grammar check --fix=")).toEqual(["--fix=guess"]);
    expect(complete("uri-grammar check --standard=url")).toEqual(["--standard=url-syntax-05"]);
  });

  test("names of files after --file", () => {
    expect(complete("uri-grammar check --file a")).toEqual(["a file.txt"]);
  });
});

describeWith("zsh", "zsh", () => {
  // Each line is typed and completed in a terminal; then a key shows the result.
  const script = `
    zmodload zsh/zpty
    TERM=dumb zpty -b z zsh -f -i
    wait_for() {
      local part
      out=
      repeat 1000; do
        if zpty -rt z part 2>/dev/null; then
          out+=$part
          [[ $out == \${~1} ]] && return
        else
          sleep 0.02
        fi
      done
      print -r -- "$out"
      exit 1
    }
    zpty -w z 'PS1="@""@ " RPS1=; autoload -Uz compinit; compinit -D -u; source ./zsh; show() { print -r -- "<""<$BUFFER>>" }; zle -N show; bindkey "^T" show; setopt no_beep; print RE""ADY'
    wait_for '*READY*@@*'
    sleep 0.5
    for line in "$@"; do
      zpty -n -w z "$line"$'\\t\\x14\\x15'
      wait_for '*<<*>>*'
      print -r -- "\${\${out##*<<}%%>>*}"
    done
    zpty -d z`;
  const complete = (lines: readonly string[]): readonly string[] =>
    run("zsh", ["-f", "-c", script, "zsh", ...lines])
      .trimEnd()
      .split("\n")
      .map((line) => line.trim());

  test("what has one completion is completed", () => {
    const cases = CASES.filter(([typed, completions]) => completions.length === 1 && !typed.includes("--stand"));
    const wanted = cases.map(([typed, [completion]]) => typed.replace(/\S*$/, String(completion)));
    expect(complete(cases.map(([typed]) => typed))).toEqual(wanted);
    expect(
      complete([
        "uri-grammar check --stand",
        "uri-grammar check --standard=url",
        "uri-grammar check --fix=",
        "uri-grammar check --file a",
        "uri-grammar check a",
      ]),
    ).toEqual([
      "uri-grammar check --standard=",
      "uri-grammar check --standard=url-syntax-05",
      "uri-grammar check --fix=guess",
      "uri-grammar check --file a\\ file.txt",
      "uri-grammar check a",
    ]);
  }, 60_000);
});

describe("the command", () => {
  test.each(SHELLS)("%s", async (shell) => {
    expect(await cli(["completion", shell])).toEqual(good(completionFor(shell, all)));
  });

  test.each([
    [[], "missing required argument 'shell'"],
    [["tcsh"], "SHELL takes bash, zsh, fish"],
  ])("%j", async (argv, message) => {
    expect(await cli(["completion", ...argv])).toEqual(misuse("uri-grammar completion", message));
  });
});

test("the command accepts each value that is completed", async () => {
  for (const { name, options } of commands) {
    for (const [option, { type, completes = [] }] of Object.entries(options)) {
      if (type !== "string") continue;
      for (const value of completes) {
        const { err } = await cli([name, `--${option}`, value]);
        expect(err).not.toMatch(/: no [a-z]+ "|does not have this rule|must be one of these/);
      }
    }
  }
});
