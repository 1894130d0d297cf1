/**
 * It replaces a module, so it shares none with other test files.
 *
 * @jest-environment node
 */
import { jest } from "@jest/globals";
import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import * as fs from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { Failure } from "../../src/cli/errors.js";
import { isBackup, readStored, recoverIn, replaceFile, type Stored } from "../../src/cli/rewrite.js";
import { programOf, testWith } from "../support/outside.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

let folder = "";
let path = "";
let old: Stored;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rewrite-"));
  path = join(folder, "a");
  writeFileSync(path, "old");
  old = readStored(path, 10);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const text = (): string => readFileSync(path, "utf8");

const failureOf = (run: () => void): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

const messageOf = (run: () => void): string => {
  const failure = failureOf(run);
  // A test that loads the module again gets another class.
  expect((failure as Error).constructor.name).toBe(Failure.name);
  return (failure as Error).message;
};

describe("a file is written, and stays the same file", () => {
  test.each(["new content", "n", ""])("%j", (content) => {
    chmodSync(path, 0o640);
    linkSync(path, join(folder, "b"));
    const { ino } = statSync(path);
    replaceFile(path, readStored(path, 10), bytes(content));
    expect(text()).toBe(content);
    expect(readFileSync(join(folder, "b"), "utf8")).toBe(content);
    expect([statSync(path).mode & 0o7777, statSync(path).ino]).toEqual([0o640, ino]);
    expect(readdirSync(folder)).toEqual(["a", "b"]);
  });

  test("a symbolic link stays, and its target is written", () => {
    mkdirSync(join(folder, "b"));
    const link = join(folder, "b", "link");
    symlinkSync("../a", link);
    replaceFile(link, old, bytes("new"));
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readlinkSync(link)).toBe("../a");
    expect(text()).toBe("new");
    expect(readdirSync(join(folder, "b"))).toEqual(["link"]);
  });
});

describe("what is not read", () => {
  test.each([
    ["/dev/zero", "it is not a regular file"],
    ["/dev/full", "it is not a regular file"],
    [tmpdir(), "it is a directory"],
    ["/missing", "the file does not exist"],
  ])("%s", (name, reason) => {
    expect(messageOf(() => readStored(name, 10))).toBe(`cannot read "${name}": ${reason}`);
  });

  testWith("mkfifo", "a FIFO, which would wait for a writer", () => {
    const fifo = join(folder, "fifo");
    spawnSync(programOf("mkfifo"), [fifo]);
    expect(messageOf(() => readStored(fifo, 10))).toBe(`cannot read "${fifo}": it is not a regular file`);
  });

  test("a file that is too long", () => {
    expect(messageOf(() => readStored(path, 2))).toBe(`cannot read "${path}": it is longer than a string can be`);
  });
});

describe("a file that is not in the state in which it was read is not written", () => {
  const again = (): void => {
    writeFileSync(path, "old");
  };
  test.each([
    [
      "another content",
      () => {
        writeFileSync(path, "other");
      },
    ],
    [
      "the same length",
      () => {
        writeFileSync(path, "OLD");
      },
    ],
    [
      "another time of change",
      () => {
        utimesSync(path, 1, 1);
      },
    ],
    [
      "the same content and time, but changed in between",
      () => {
        again();
        utimesSync(path, Number(old.state.mtimeNs) / 1e9, Number(old.state.mtimeNs) / 1e9);
      },
    ],
    [
      "other permissions",
      () => {
        chmodSync(path, 0o600);
      },
    ],
    [
      "another file of this name",
      () => {
        rmSync(path);
        again();
      },
    ],
  ])("%s", (_, change) => {
    change();
    const now = text();
    expect(
      messageOf(() => {
        replaceFile(path, old, bytes("new"));
      }),
    ).toBe(`cannot write "${path}": the file was changed by another program`);
    expect(text()).toBe(now);
    expect(readdirSync(folder)).toEqual(["a"]);
  });

  test.each([
    [
      "a file that is gone",
      () => {
        rmSync(path);
      },
      "the file does not exist",
    ],
    [
      "a folder",
      () => {
        rmSync(path);
        mkdirSync(path);
      },
      "it is a directory",
    ],
  ])("%s", (_, change, reason) => {
    change();
    expect(
      messageOf(() => {
        replaceFile(path, old, bytes("new"));
      }),
    ).toBe(`cannot write "${path}": ${reason}`);
  });

  test("a path that no file can have", () => {
    expect(
      messageOf(() => {
        replaceFile("a\0", old, bytes("new"));
      }),
    ).toMatch(/^cannot write "a\\u0000": The argument 'path' must be /);
  });
});

/** A backup as a process leaves it that is killed, with a process that has ended. */
function backup(change: Readonly<Record<string, unknown>> = {}, contents = ["old", "new content"]): string {
  const [before = "", after = ""] = contents;
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const head = {
    name: "a",
    pid,
    host: hostname(),
    length: before.length,
    hash: createHash("sha256").update(before).update(after).digest("hex"),
    ...change,
  };
  const place = join(folder, `.uri-grammar-${statSync(path).ino.toString(16)}`);
  writeFileSync(place, `${JSON.stringify(head)}\n${before}${after}`);
  return place;
}

describe("the system", () => {
  type Module = Pick<typeof import("../../src/cli/rewrite.js"), "replaceFile" | "readStored" | "recoverIn">;
  const failing = async (replaced: Partial<typeof fs>): Promise<Module> => {
    jest.unstable_mockModule("node:fs", () => ({ ...fs, ...replaced }));
    jest.resetModules();
    return import("../../src/cli/rewrite.js");
  };
  const error = (code: string): Error => Object.assign(new Error(`${code}: reason`), { code });
  /** Fails at the call with this number, from 0. */
  const fail = (code: string, at = 0, instead?: (...args: never[]) => unknown): (() => never) => {
    let calls = 0;
    return ((...args: never[]) => {
      if (calls++ === at) throw error(code);
      return instead?.(...args);
    }) as () => never;
  };
  const NO_BACKUP = "its backup cannot be written to its folder: ";

  test.each([
    ["openSync", "EACCES", 0, "permission denied"],
    ["openSync", "EACCES", 1, `${NO_BACKUP}permission denied`],
    ["writeSync", "ENOSPC", 0, `${NO_BACKUP}the disk is full`],
    ["fsyncSync", "EIO", 0, `${NO_BACKUP}EIO: reason`],
    ["writeSync", "ENOSPC", 1, "the disk is full"],
    ["ftruncateSync", "EIO", 1, "EIO: reason"],
    ["fsyncSync", "EIO", 2, "EIO: reason"],
  ] as const)("refuses %s with %s at call %i: the file keeps its content", async (name, code, at, reason) => {
    const { replaceFile } = await failing({ [name]: fail(code, at, fs[name]) });
    expect(
      messageOf(() => {
        replaceFile(path, old, bytes("new content"));
      }),
    ).toBe(`cannot write "${path}": ${reason}`);
    expect(text()).toBe("old");
    expect(readdirSync(folder)).toEqual(["a"]);
  });

  test("writes a part at a time", async () => {
    const writeSync = (fd: number, chunk: Uint8Array, from: number, _: number, at: number): number =>
      fs.writeSync(fd, chunk, from, 1, at);
    const { replaceFile } = await failing({ writeSync: writeSync as typeof fs.writeSync });
    replaceFile(path, old, bytes("new"));
    expect(text()).toBe("new");
  });

  test("cannot sync a folder, as on Windows", async () => {
    const { replaceFile } = await failing({ openSync: fail("EISDIR", 2, fs.openSync) });
    replaceFile(path, old, bytes("new"));
    expect(text()).toBe("new");
  });

  test("cannot give back the old content: it stays in the backup", async () => {
    let calls = 0;
    const ftruncateSync: typeof fs.ftruncateSync = (fd, length) => {
      if (calls++ > 0) throw error("EIO");
      fs.ftruncateSync(fd, length);
    };
    const { replaceFile } = await failing({ ftruncateSync });
    const message = messageOf(() => {
      replaceFile(path, old, bytes("ne"));
    });
    const [name = ""] = readdirSync(folder).filter(isBackup);
    expect(message).toBe(
      `cannot write "${path}": EIO: reason; its old content is in the backup "${join(folder, name)}"`,
    );
    expect(text()).toBe("old");
    expect(readFileSync(join(folder, name), "utf8")).toMatch(/\noldne$/);
  });

  test("lets another program change the file in the meantime: its content stays", async () => {
    const fsyncSync = (): void => {
      writeFileSync(path, "abc");
    };
    const { replaceFile } = await failing({ fsyncSync });
    expect(
      messageOf(() => {
        replaceFile(path, old, bytes("new"));
      }),
    ).toBe(`cannot write "${path}": the file was changed by another program`);
    expect(text()).toBe("abc");
    expect(readdirSync(folder)).toEqual(["a"]);
  });

  test.each([
    [
      "longer",
      () => {
        writeFileSync(path, "old and more");
      },
    ],
    [
      "shorter",
      () => {
        truncateSync(path, 1);
      },
    ],
    [
      "another one",
      () => {
        writeFileSync(path, "OLD");
      },
    ],
  ])("lets another program make the content %s while it is read", async (_, change) => {
    const readSync = (fd: number, buffer: Buffer, at: number, length: number): number => {
      change();
      return fs.readSync(fd, buffer, at, length, null);
    };
    const { readStored } = await failing({ readSync: readSync as typeof fs.readSync });
    expect(messageOf(() => readStored(path, 100))).toBe(
      `cannot read "${path}": the file was changed by another program`,
    );
  });

  test("lets another process recover the same file: its backup stays", async () => {
    backup();
    writeFileSync(path, "new");
    const fsyncSync = (): void => {
      utimesSync(backup(), 1, 1);
    };
    const { recoverIn } = await failing({ fsyncSync });
    expect([...recoverIn(folder)]).toHaveLength(1);
    expect(readdirSync(folder).filter(isBackup)).toHaveLength(1);
  });

  test.each([
    ["EPERM", 1],
    ["ESRCH", 0],
  ])("says %s about the process of a backup", async (code, count) => {
    const { recoverIn } = await failing({});
    const kill = jest.spyOn(process, "kill").mockImplementation(() => {
      throw error(code);
    });
    backup();
    expect([...recoverIn(folder)]).toEqual([]);
    expect(readdirSync(folder).filter(isBackup)).toHaveLength(count);
    kill.mockRestore();
  });
});

describe("backups that killed processes left", () => {
  const left = (): number => readdirSync(folder).filter(isBackup).length;

  test.each(["old", "new content"])("%j: the file is complete, so the backup is removed", (content) => {
    backup();
    writeFileSync(path, content);
    expect([...recoverIn(folder)]).toEqual([]);
    expect([text(), left()]).toEqual([content, 0]);
  });

  test.each([
    ["nld", "new content"],
    ["new", "new content"],
    ["new cont", "new content"],
    ["new\0\0\0\0\0\0\0t", "new content"],
    ["nld", "n"],
  ])("%j is a part of both contents, so the file gets its old one", (content, fresh) => {
    backup({}, ["old", fresh]);
    writeFileSync(path, content);
    const note = `note: "${path}" was partly written when a run was killed; it has its old content again`;
    expect([...recoverIn(folder)]).toEqual([note]);
    expect([text(), left()]).toEqual(["old", 0]);
  });

  test.each(["", "ol", "mine", "old content and more", "new content of me"])(
    "%j was written later, so both stay, and the file is not replaced",
    (content) => {
      const place = backup();
      writeFileSync(path, content);
      const note = `note: "${path}" was changed after a run was killed; its content before that run is in "${place}"`;
      expect([...recoverIn(folder)]).toEqual([note]);
      expect([text(), left()]).toEqual([content, 1]);
      const now = readStored(path, 100);
      expect(
        messageOf(() => {
          replaceFile(path, now, bytes("new"));
        }),
      ).toBe(
        `cannot write "${path}": another program repairs it now, or a killed one left the backup "${place}"; remove it if you do not need it`,
      );
      expect([text(), left()]).toEqual([content, 1]);
    },
  );

  test("the file is gone, so the backup stays", () => {
    const place = backup();
    renameSync(path, join(folder, "b"));
    expect([...recoverIn(folder)]).toEqual([
      `note: the backup "${place}" cannot be used: cannot read "${path}": the file does not exist`,
    ]);
    expect(left()).toBe(1);
  });

  test("one that is not complete is removed, because the file was not touched", () => {
    const place = backup();
    writeFileSync(place, readFileSync(place).subarray(0, -1));
    writeFileSync(join(folder, `.uri-grammar-${randomUUID()}`), "half of a new file, as older versions wrote");
    writeFileSync(join(folder, ".uri-grammar-0"), "");
    writeFileSync(join(folder, ".uri-grammar-1"), "{}\n");
    writeFileSync(join(folder, ".uri-grammar-2"), "null\n");
    writeFileSync(join(folder, ".uri-grammar-notes"), "mine");
    expect([...recoverIn(folder)]).toEqual([]);
    expect(readdirSync(folder)).toEqual([".uri-grammar-notes", "a"]);
  });

  test("one that is written now stays", () => {
    const place = backup();
    writeFileSync(place, "{");
    const wait = jest.spyOn(Atomics, "wait").mockImplementation(() => {
      writeFileSync(place, '{"');
      return "timed-out";
    });
    expect([...recoverIn(folder)]).toEqual([]);
    wait.mockRestore();
    expect(left()).toBe(1);
  });

  test.each([
    ["of a process that runs", { pid: process.ppid }, 1],
    ["of another machine", { host: "other.example" }, 1],
    ["of this process, which has ended the work", { pid: process.pid }, 0],
  ])("one %s", (_, change, count) => {
    const place = backup(change);
    writeFileSync(path, "new");
    expect([...recoverIn(folder)]).toHaveLength(1 - count);
    expect([text(), left()]).toEqual([count === 1 ? "new" : "old", count]);
    if (count === 0) return;
    // After a long time, no process still writes.
    utimesSync(place, 1, 1);
    expect([...recoverIn(folder)]).toHaveLength(1);
    expect([text(), left()]).toEqual(["old", 0]);
  });

  test("one that leads to another folder, a link and a folder are not used", () => {
    mkdirSync(join(folder, "b"));
    writeFileSync(join(folder, "b", "a"), "new");
    backup({ name: "b/a" });
    mkdirSync(join(folder, ".uri-grammar-1"));
    symlinkSync("a", join(folder, ".uri-grammar-2"));
    expect([...recoverIn(folder)]).toEqual([]);
    expect(readFileSync(join(folder, "b", "a"), "utf8")).toBe("new");
    expect(readdirSync(folder)).toEqual([".uri-grammar-1", ".uri-grammar-2", "a", "b"]);
  });

  testWith("root with acl and attr", "one of another user is not used", () => {
    fs.chownSync(backup(), 12345, 12345);
    writeFileSync(path, "new");
    expect([...recoverIn(folder)]).toEqual([]);
    expect([text(), left()]).toEqual(["new", 1]);
  });

  test("without numbers of users, as on Windows, all files have one owner", () => {
    const { geteuid } = process;
    Object.assign(process, { geteuid: undefined });
    backup();
    expect([...recoverIn(folder)]).toEqual([]);
    expect(left()).toBe(statSync(path).uid === 0 ? 0 : 1);
    Object.assign(process, { geteuid });
  });

  test("a folder that cannot be listed has none", () => {
    expect([...recoverIn(join(folder, "missing"))]).toEqual([]);
  });
});
