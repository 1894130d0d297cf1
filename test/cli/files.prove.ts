/**
 * Repairs of files as other users see them: owners and permissions, devices and FIFOs, killed and parallel runs, large folders.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { testWith } from "../support/outside.js";

const CLI = resolve("dist/cjs/cli.js");
const PAGE = "See <http://a.example/b c>.\n";
const FIXED = PAGE.replace("b c", "b%20c");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "files-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program, and fails after a minute. */
function run(program: string, args: readonly string[], input = ""): Run {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    input,
    timeout: 60_000,
  });
  if (error) throw error;
  return { status, stdout, stderr: stderr.replaceAll(`${folder}/`, "") };
}

const find = (...args: readonly string[]): Run => run(process.execPath, [CLI, "find", ...args]);

const NOBODY = ["--reuid=5555", "--regid=100", "--groups=1001", "--"];

/** Runs `find --fix` as the user 5555 of the groups 100 and 1001. */
function fixAsOther(...args: readonly string[]): Run {
  return run("setpriv", [...NOBODY, process.execPath, CLI, "find", "--fix", ...args]);
}

const stateOf = (path: string): readonly number[] => {
  const { ino, uid, gid, mode, nlink } = statSync(path);
  return [ino, uid, gid, mode & 0o7777, nlink];
};

describe("owners and permissions", () => {
  const page = (): string => join(folder, "a.md");
  beforeEach(() => {
    chmodSync(folder, 0o777);
    writeFileSync(page(), PAGE);
  });

  testWith("root with acl and attr", "a file of another user and group keeps all of them", () => {
    for (const mode of [0o660, 0o666, 0o664, 0o2660]) {
      writeFileSync(page(), PAGE);
      chownSync(page(), 1000, 1001);
      chmodSync(page(), mode);
      const before = stateOf(page());
      expect(fixAsOther("a.md")).toMatchObject({ status: 0, stderr: "uri-grammar find: 1 repair in 1 file made\n" });
      // The system itself takes these rights away when another user writes.
      expect(stateOf(page()).map((each) => each & ~0o6000)).toEqual(before.map((each) => each & ~0o6000));
      expect(readFileSync(page(), "utf8")).toBe(FIXED);
      expect(readdirSync(folder)).toEqual(["a.md"]);
    }
  });

  testWith(
    "root with acl and attr",
    "a file that the user may not write is refused, and so is a folder without a backup",
    () => {
      chownSync(page(), 1000, 1001);
      chmodSync(page(), 0o644);
      expect(fixAsOther("a.md")).toMatchObject({ status: 2 });
      chmodSync(page(), 0o666);
      chmodSync(folder, 0o755);
      const { status, stderr } = fixAsOther("a.md");
      expect([status, stderr]).toEqual([
        2,
        "uri-grammar find: 0 repairs in 0 files made\n" +
          'uri-grammar find: cannot write "a.md": its backup cannot be written to its folder: permission denied\n',
      ]);
      expect(readFileSync(page(), "utf8")).toBe(PAGE);
    },
  );

  testWith("root with acl and attr", "access control lists and attributes stay", () => {
    chownSync(page(), 1000, 1001);
    run("setfacl", ["-m", "g::---,m:rw,u:5555:rw,u:1234:r", "a.md"]);
    run("setfattr", ["-n", "user.note", "-v", "mine", "a.md"]);
    const listed = (): string => run("getfacl", ["a.md"]).stdout + run("getfattr", ["-d", "-m", "-", "a.md"]).stdout;
    const before = listed();
    expect(before).toMatch(/^group::---$/m);
    expect(before).toMatch(/^user\.note="mine"$/m);
    expect(fixAsOther("a.md").status).toBe(0);
    expect(readFileSync(page(), "utf8")).toBe(FIXED);
    expect(listed()).toBe(before);
  });

  test("all hard links get the new content", () => {
    linkSync(page(), join(folder, "b.md"));
    expect(find("--fix", "a.md").status).toBe(0);
    expect(readFileSync(join(folder, "b.md"), "utf8")).toBe(FIXED);
    expect(stateOf(page())).toEqual(stateOf(join(folder, "b.md")));
  });
});

describe("devices and FIFOs", () => {
  const FIFO = "fifo";
  beforeEach(() => {
    run("mkfifo", [FIFO]);
  });

  test.each(["/dev/zero", "/dev/full", "/dev/urandom", FIFO])("--fix refuses %s before it is read", (name) => {
    for (const argv of [["find"], ["check", "--file"]]) {
      const { status, stderr } = run(process.execPath, [CLI, ...argv, "--fix", name]);
      expect(status).toBe(2);
      expect(stderr).toContain(`cannot read "${name}": it is not a regular file\n`);
    }
  });

  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "%s ends a run that waits for a writer, or reads without end",
    async (signal) => {
      for (const argv of [
        ["find", FIFO],
        ["check", "--file", FIFO],
        ["find", "--encoding=latin1", "--type=html", "/dev/zero"],
      ]) {
        const child = spawn(process.execPath, [CLI, ...argv], { cwd: folder, stdio: "ignore" });
        // A signal before the program listens ends it, too.
        await pause(1000);
        child.kill(signal);
        expect((await once(child, "exit")) as unknown).toEqual([null, signal]);
      }
    },
  );

  test("without --fix, they can be read", () => {
    const bash = (text: string): string => run("bash", ["-c", text, "bash", process.execPath, CLI]).stdout;
    expect(bash('"$1" "$2" find <(echo http://a.example/)')).toMatch(/^\/dev\/fd\/\d+:1:1 {2}http:\/\/a\.example\/\n$/);
    expect(bash('echo http://a.example/ | "$1" "$2" find /dev/stdin')).toBe("/dev/stdin:1:1  http://a.example/\n");
    expect(bash('echo http://a.example/ > fifo & "$1" "$2" find fifo')).toBe("fifo:1:1  http://a.example/\n");
  });
});

/** Writes files that are long enough to be written in several pieces, and returns both texts of each. */
function pages(count: number): readonly (readonly [name: string, old: string, fresh: string])[] {
  return Array.from({ length: count }, (_, index) => {
    const text = `${PAGE}${"Nothing.\n".repeat(10_000 * (index % 4))}${PAGE}${String(index)}`;
    writeFileSync(join(folder, `${String(index)}.txt`), text);
    return [`${String(index)}.txt`, text, text.replaceAll("b c", "b%20c")] as const;
  });
}

const contentOf = (name: string): string => readFileSync(join(folder, name), "utf8");

test("killed at any moment, nothing is lost, and the next run leaves nothing behind", async () => {
  const backups = (): number => readdirSync(folder).filter((name) => name.startsWith(".uri-grammar-")).length;
  let left = 0;
  for (const delay of fc.sample(fc.integer({ min: 0, max: 60 }), { numRuns: 15, seed: 47 })) {
    const all = pages(24);
    const child = spawn(process.execPath, [CLI, "find", "--fix", "."], { cwd: folder, stdio: "ignore" });
    const exit = once(child, "exit");
    while (backups() === 0 && child.exitCode === null) await pause(1);
    await pause(delay);
    child.kill("SIGKILL");
    await exit;
    left += backups();
    const { status, stderr } = find("--fix", ".");
    expect([status, /cannot|changed after/.test(stderr)]).toEqual([0, false]);
    expect(all.filter(([name, , fresh]) => contentOf(name) !== fresh)).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(all.length);
  }
  // Otherwise, the moments show nothing.
  expect(left).toBeGreaterThan(0);
}, 300_000);

test("two runs at the same time lose nothing", async () => {
  const all = pages(40);
  const children = ["--fix", "--fix=guess"].map((option) =>
    spawn(process.execPath, [CLI, "find", option, "--hidden", "."], { cwd: folder }),
  );
  const errors: [string, string] = ["", ""];
  for (const index of [0, 1] as const) {
    children[index]?.stderr.on("data", (chunk) => (errors[index] += String(chunk)));
  }
  const statuses = await Promise.all(children.map(async (child) => ((await once(child, "close")) as [number])[0]));
  for (const [index, status] of statuses.entries()) {
    const reasons = errors[index as 0 | 1].match(/cannot (?:read|write) .*/g) ?? [];
    expect(status).toBe(reasons.length > 0 ? 2 : 0);
    const known = /: (?:the file was changed by another program|another program repairs it now, .*)$/;
    expect(reasons.filter((reason) => !known.test(reason))).toEqual([]);
  }
  expect(all.filter(([name, , fresh]) => contentOf(name) !== fresh)).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(all.length);
}, 60_000);

test("a folder with 100,000 files", () => {
  mkdirSync(join(folder, "many"));
  for (let index = 0; index < 100_000; index++)
    writeFileSync(join(folder, "many", String(index)), "http://a.example/\n");
  writeFileSync(join(folder, "many", "5"), PAGE);
  const fixed = run(process.execPath, ["--max-old-space-size=256", CLI, "find", "--fix", "many"]);
  expect(fixed).toEqual({ status: 0, stdout: "", stderr: "uri-grammar find: 1 repair in 1 file made\n" });
  expect(readdirSync(join(folder, "many"))).toHaveLength(100_000);
  expect(contentOf("many/5")).toBe(FIXED);
}, 300_000);
