/**
 * It replaces a module, so it shares none with other test files.
 *
 * @jest-environment node
 */
import { jest } from "@jest/globals";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failure } from "../../src/cli/errors.js";
import { replaceFile } from "../../src/cli/rewrite.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rewrite-"));
  path = join(folder, "a");
  writeFileSync(path, "old");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("the content is replaced by a new file with the same mode", () => {
  chmodSync(path, 0o640);
  const { ino } = statSync(path);
  replaceFile(path, bytes("new content"));
  expect(readFileSync(path, "utf8")).toBe("new content");
  expect(statSync(path).mode & 0o7777).toBe(0o640);
  expect(statSync(path).ino).not.toBe(ino);
  expect(readdirSync(folder)).toEqual(["a"]);
});

test("the content can become empty", () => {
  replaceFile(path, new Uint8Array());
  expect(readFileSync(path, "utf8")).toBe("");
});

test("a file in the expected state is replaced", () => {
  const { size, mtimeMs } = statSync(path);
  replaceFile(path, bytes("new"), { size, mtimeMs });
  expect(readFileSync(path, "utf8")).toBe("new");
});

test("a symbolic link stays, and its target is replaced", () => {
  mkdirSync(join(folder, "b"));
  const link = join(folder, "b", "link");
  symlinkSync("../a", link);
  replaceFile(link, bytes("new"));
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readlinkSync(link)).toBe("../a");
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(readdirSync(join(folder, "b"))).toEqual(["link"]);
});

const failureOf = (run: () => void): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe("it fails, and leaves all as it was", () => {
  const expectFailure = (run: () => void, message: string): void => {
    const before = readdirSync(folder);
    const failure = failureOf(run);
    expect(failure).toBeInstanceOf(Failure);
    expect((failure as Error).message).toBe(message);
    expect(readdirSync(folder)).toEqual(before);
    expect(readFileSync(path, "utf8")).toBe("old");
  };

  test("for a file that does not exist", () => {
    const missing = join(folder, 'b\n"');
    expectFailure(
      () => {
        replaceFile(missing, bytes("new"));
      },
      `cannot write ${JSON.stringify(missing)}: the file does not exist`,
    );
  });

  test("for a folder", () => {
    mkdirSync(join(folder, "b"));
    expectFailure(
      () => {
        replaceFile(join(folder, "b"), bytes("new"));
      },
      `cannot write "${join(folder, "b")}": it is a directory`,
    );
  });

  test("for a device", () => {
    expectFailure(() => {
      replaceFile("/dev/null", bytes("new"));
    }, 'cannot write "/dev/null": it is not a regular file');
  });

  test("for a path that no file can have", () => {
    const failure = failureOf(() => {
      replaceFile("a\0", bytes("new"));
    });
    expect(failure).toBeInstanceOf(Failure);
    expect((failure as Error).message).toMatch(/^cannot write "a\\u0000": The argument 'path' must be /);
  });

  test.each([
    ["size", (size: number, mtimeMs: number) => ({ size: size + 1, mtimeMs })],
    ["time", (size: number, mtimeMs: number) => ({ size, mtimeMs: mtimeMs - 1 })],
  ])("if the file has another %s than expected", (_, other) => {
    const { size, mtimeMs } = statSync(path);
    expectFailure(() => {
      replaceFile(path, bytes("new"), other(size, mtimeMs));
    }, `cannot write "${path}": the file was changed by another program`);
  });
});

describe("the system", () => {
  const failing = async (replaced: Partial<typeof fs>): Promise<typeof replaceFile> => {
    jest.unstable_mockModule("node:fs", () => ({ ...fs, ...replaced }));
    jest.resetModules();
    return (await import("../../src/cli/rewrite.js")).replaceFile;
  };
  const error = (code: string): Error => Object.assign(new Error(`${code}: reason`), { code });
  const fail = (code: string) => (): never => {
    throw error(code);
  };

  test.each([
    ["openSync", "EACCES", "permission denied"],
    ["writeSync", "ENOSPC", "the disk is full"],
    ["fsyncSync", "EIO", "EIO: reason"],
    ["renameSync", "EPERM", "permission denied"],
  ] as const)("refuses %s: the file keeps its content", async (name, code, reason) => {
    const replace = await failing({ [name]: fail(code) });
    const failure = failureOf(() => {
      replace(path, bytes("new"));
    });
    expect((failure as Error).message).toBe(`cannot write "${path}": ${reason}`);
    expect((failure as Error).cause).toEqual(error(code));
    expect(readFileSync(path, "utf8")).toBe("old");
    expect(readdirSync(folder)).toEqual(["a"]);
  });

  test("writes a part at a time", async () => {
    const writeSync = (fd: number, chunk: Uint8Array, from: number): number => fs.writeSync(fd, chunk, from, 1);
    const replace = await failing({ writeSync: writeSync as typeof fs.writeSync });
    replace(path, bytes("new"));
    expect(readFileSync(path, "utf8")).toBe("new");
  });

  test("refuses to keep the owner: the file then does not run with the rights of another one", async () => {
    chmodSync(path, 0o4755);
    const replace = await failing({ fchownSync: fail("EPERM") });
    replace(path, bytes("new"));
    expect(statSync(path).mode & 0o7777).toBe(0o755);
  });

  test("lets another program change the file in the meantime: its content stays", async () => {
    const { size, mtimeMs } = statSync(path);
    const fsyncSync = (): void => {
      writeFileSync(path, "abc");
      utimesSync(path, 1, 1);
    };
    const replace = await failing({ fsyncSync });
    const failure = failureOf(() => {
      replace(path, bytes("new"), { size, mtimeMs });
    });
    expect((failure as Error).message).toBe(`cannot write "${path}": the file was changed by another program`);
    expect(readFileSync(path, "utf8")).toBe("abc");
    expect(readdirSync(folder)).toEqual(["a"]);
  });
});
